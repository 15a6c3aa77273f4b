"""Facets and tags: closed values in both languages, and the many spellings that mean the same tag."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property

from firsthand.catalogue.model import Bilingual, Facets

FACETS: tuple[str, ...] = tuple(item.name for item in fields(Facets))

_SEPARATOR = re.compile(r"[\s\-_‐‑‒–—]+")
_WORD = re.compile(r"[a-z]{4,}s")


@dataclass(frozen=True, slots=True, kw_only=True)
class FacetValue:
    """One value of a facet: its key, its names, what it means."""

    key: str
    name: Bilingual
    meaning: Bilingual = field(default_factory=Bilingual)


@dataclass(frozen=True, slots=True, kw_only=True)
class Facet:
    """One facet: its names and its closed list of values."""

    name: Bilingual
    values: tuple[FacetValue, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Tag:
    """One tag: key, names, one colour, the spellings that resolve to it, and the facet values it stands for.

    ``facets`` holds ``facet:value`` pairs. ``vague`` marks a label that repeats the section or says nothing.
    """

    key: str
    name: Bilingual
    colour: str = ""
    aliases: tuple[str, ...] = ()
    facets: tuple[str, ...] = ()
    vague: bool = False


@dataclass(frozen=True, kw_only=True)
class Taxonomy:
    """``taxonomy.toml``. Not slotted: it keeps its alias table once that has been asked for."""

    facets: Mapping[str, Facet] = field(default_factory=dict)
    tags: tuple[Tag, ...] = ()

    @cached_property
    def _by_spelling(self) -> dict[str, Tag]:
        table: dict[str, Tag] = {}
        for tag in self.tags:
            for spelling in (tag.key, tag.name.en, tag.name.zh, *tag.aliases):
                if spelling:
                    table.setdefault(fold_label(spelling), tag)
        return table

    def resolve(self, label: str) -> Tag | None:
        """The tag that a label means, or None; case, hyphens and white space do not count."""
        return self._by_spelling.get(fold_label(label))

    def allows(self, facet: str, value: str) -> bool:
        """Whether the facet has this value."""
        held = self.facets.get(facet)
        return held is not None and any(item.key == value for item in held.values)

    def value_name(self, facet: str, value: str) -> Bilingual:
        """The names of a facet value; empty ones when it is unknown."""
        held = self.facets.get(facet)
        return (
            next((item.name for item in held.values if item.key == value), Bilingual())
            if held
            else Bilingual()
        )


def fold_label(label: str) -> str:
    """A label without case, hyphens, underscores and white space."""
    return _SEPARATOR.sub("", unicodedata.normalize("NFKC", label).casefold())


def fold_words(label: str) -> tuple[str, ...]:
    """The words of a label in lower case."""
    folded = unicodedata.normalize("NFKC", label).casefold()
    return tuple(word for word in _SEPARATOR.split(folded) if word)


def singular(label: str) -> str:
    """A folded label whose last word has lost its plural ``s``."""
    words = fold_words(label)
    if not words:
        return ""
    last = words[-1]
    if last.endswith("ies") and len(last) > 4:
        last = f"{last[:-3]}y"
    elif _WORD.fullmatch(last) and not last.endswith(("ss", "us", "is")):
        last = last[:-1]
    return "".join((*words[:-1], last))


def chosen(facets: Facets) -> Iterator[tuple[str, str]]:
    """Every (facet, value) that an entry carries, in the order of the facets."""
    for facet in FACETS:
        for value in getattr(facets, facet):
            yield facet, value
