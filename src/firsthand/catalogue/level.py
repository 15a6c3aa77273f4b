"""The evidence level of a paper: computed from who read what, and from nothing else.

A level can't be typed, imported or suggested. Readings by models and the claims of imported review
records are shown, but they count as nothing here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from firsthand.catalogue.ledger import Reading
from firsthand.catalogue.vocabulary import Extent, Level

_LEVELS: Mapping[Extent, Level] = {
    Extent.TITLE: Level.E1,
    Extent.ABSTRACT: Level.E2,
    Extent.SECTIONS: Level.E3,
    Extent.FULL_TEXT: Level.E4,
    Extent.ARTEFACT: Level.E5,
}


def by_human(actor: str) -> bool:
    """Whether an actor is a named person (``human:<handle>``)."""
    role, _, handle = actor.partition(":")
    return role == "human" and bool(handle.strip())


def level_of(paper: str, readings: Iterable[Reading]) -> Level:
    """The highest level that human readings of this paper reach; E0 when there is none.

    A reading of sections that names none counts as a reading of the abstract.
    """
    reached = Level.E0
    for reading in readings:
        if reading.paper != paper or not by_human(reading.by):
            continue
        level = _LEVELS[reading.extent]
        if reading.extent is Extent.SECTIONS and not reading.sections:
            level = Level.E2
        reached = max(reached, level)
    return reached
