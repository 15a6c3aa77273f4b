"""The append-only records: sources, readings, decisions, searches, releases, results, reviews.

A file of these is written once. Its id is its file name without ``.toml``; later facts are new files.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime

from firsthand.catalogue.vocabulary import (
    ClaimStrength,
    DecisionKind,
    ExclusionCode,
    Extent,
    Question,
    ReviewDecision,
    SourceKind,
    Track,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """An official record of a work at one version. Title and abstract are stored, full text only as a hash.

    ``sha256`` is taken over the normalised text (see ``identity.normalise_source``); ``v1_at`` is when the
    first version appeared. ``withdrawn`` keeps the service's own notice.
    """

    paper: str
    kind: SourceKind
    url: str
    version: str = ""
    retrieved_at: datetime
    sha256: str
    title: str
    authors: tuple[str, ...] = ()
    abstract: str = ""
    v1_at: datetime | None = None
    version_at: datetime | None = None
    venue: str = ""
    venue_date: date | None = None
    doi: str = ""
    withdrawn: str = ""
    full_text_sha256: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """Someone read a source to some extent. ``by`` is ``human:<handle>`` or ``model:<name>``."""

    paper: str
    by: str
    at: datetime
    source: str
    extent: Extent
    sections: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """One answer of an inclusion; ``quote`` is an exact part of the stored source, at most 300 characters."""

    en: str
    zh: str = ""
    quote: str = ""
    source: str = ""
    where: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """One move of a paper. ``by`` as in a reading; ``readings`` are the ids of the events it rests on."""

    paper: str
    decision: DecisionKind
    policy: str
    track: Track | None = None
    code: ExclusionCode | None = None
    by: str
    at: datetime
    proposed_by: str = ""
    reason: str = ""
    readings: tuple[str, ...] = ()
    new_source: str = ""
    duplicate_of: str = ""
    answers: Mapping[Question, Answer] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """One query of a search window: what was asked, what the service promised and what came."""

    query: str
    total: int
    received: int
    pages: int
    complete: bool
    cursor: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """One search window over one service: the first box of the flow. Dates are inclusive."""

    service: SourceKind
    since: date
    until: date
    at: datetime
    by: str = ""
    queries: tuple[Query, ...] = ()
    found: tuple[str, ...] = ()
    known: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Release:
    """One published state: counts by section, what came in and what left. News is rendered from it."""

    version: str
    at: datetime
    policy: str
    previous: str = ""
    counts: Mapping[str, int] = field(default_factory=dict)
    added: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    retired: tuple[str, ...] = ()
    projects_added: tuple[str, ...] = ()
    projects_retired: tuple[str, ...] = ()
    projects_count: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """One reported figure. Only results that agree in everything from ``benchmark`` to ``k`` are comparable."""

    system: str
    benchmark: str
    split: str = ""
    metric: str
    value: float
    unit: str = ""
    model: str = ""
    judge: str = ""
    k: int | None = None
    paper: str
    quote: str
    source: str
    where: str = ""
    strength: ClaimStrength = ClaimStrength.AUTHOR_REPORTED
    by: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """A screening record of another list, kept as history. It is a claim about reading, not a reading.

    ``texts`` are the record's own sentences under its own keys; ``faults`` is what its import found
    (ids of the review rules, with detail).
    """

    paper: str
    title: str
    decision: ReviewDecision
    policy: str = ""
    track: str = ""
    claimed_scope: str = ""
    source_url: str = ""
    source_sha256: str = ""
    file: str
    index: int
    direct: bool | None = None
    sections_read: str = ""
    reassessment: Mapping[str, str] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)
    quotes: Mapping[str, str] = field(default_factory=dict)
    abstract: str = ""
    other: Mapping[str, str] = field(default_factory=dict)
    faults: tuple[str, ...] = ()
