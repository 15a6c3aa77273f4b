"""The entries of a catalogue: papers, projects, benchmarks, media, practices, concepts, reading paths.

Each class is one TOML file; the order of its fields is the order of its keys. Every field with a default
may be left out of the file, and is left out when written.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import TypeAlias

from firsthand.catalogue.vocabulary import (
    Audience,
    Language,
    LinkKind,
    Origin,
    PracticeKind,
    RelationKind,
    Track,
    TrialOutcome,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Bilingual:
    """A text in both languages; an empty side is missing and says so when asked."""

    en: str = ""
    zh: str = ""

    def in_language(self, language: Language) -> str:
        """The text in one language, empty where it is missing."""
        return self.en if language is Language.EN else self.zh


@dataclass(frozen=True, slots=True, kw_only=True)
class Ids:
    """The identifiers of one work, each in its canonical form (see ``identity``)."""

    arxiv: str = ""
    doi: str = ""
    acl: str = ""
    openreview: str = ""
    s2: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """One typed link; ``host`` is what the list calls it where that is not the address's own host."""

    kind: LinkKind
    url: str
    host: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Relation:
    """``this <kind> target``; the target is an entry id of any kind."""

    kind: RelationKind
    target: str
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Facets:
    """Values of the seven facets, of modality and of operations inside the model.

    The values must be listed in ``taxonomy.toml``; ``tree`` reports those that are not.
    """

    storage: tuple[str, ...] = ()
    scope: tuple[str, ...] = ()
    content: tuple[str, ...] = ()
    operations: tuple[str, ...] = ()
    mechanism: tuple[str, ...] = ()
    agent: tuple[str, ...] = ()
    evaluation: tuple[str, ...] = ()
    modality: tuple[str, ...] = ()
    inside_model: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SummaryMeta:
    """Who wrote a summary, and from which English text the Chinese one was made."""

    zh_of: str = ""
    by: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """The bullets of a work in both languages, inline HTML kept as given (it is untrusted text)."""

    en: tuple[str, ...] = ()
    zh: tuple[str, ...] = ()
    meta: SummaryMeta = field(default_factory=SummaryMeta)


@dataclass(frozen=True, slots=True, kw_only=True)
class Badge:
    """One badge image of a README row: the part of its address after ``/badge/``, and its ``alt`` text."""

    path: str
    alt: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenLink:
    """One hyperlink of a README row with the badge that it wraps, as written."""

    url: str
    badge: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sighting:
    """One README row as it was read: where it stood and what it said before any repair.

    ``place`` is the row's number within its section, from 1. Texts that equal the entry's own are left
    empty; ``badges`` are empty when only facts were imported.
    """

    language: Language
    file: str
    line: int
    place: int
    date: str = ""
    title: str = ""
    section: str = ""
    links: tuple[SeenLink, ...] = ()
    badges: tuple[Badge, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """One paper. ``id`` is a bare arXiv id or ``doi:``, ``acl:``, ``openreview:``, ``other:`` and a name.

    Three dates are kept apart: ``first_public`` (first version anywhere), ``venue_date`` and ``added``.
    ``listed`` is a date that an imported list gave without saying which of these it means. ``title_zh``
    and ``tags_zh`` are given only where they differ from the English ones.
    """

    id: str
    ids: Ids = field(default_factory=Ids)
    title: str
    title_zh: str = ""
    authors: tuple[str, ...] = ()
    section: str
    track: Track | None = None
    origin: Origin = Origin.FOUND
    first_public: date | None = None
    venue: str = ""
    venue_date: date | None = None
    added: date | None = None
    listed: date | None = None
    aliases: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()
    tags: tuple[str, ...] = ()
    tags_zh: tuple[str, ...] = ()
    concepts: tuple[str, ...] = ()
    relations: tuple[Relation, ...] = ()
    facets: Facets = field(default_factory=Facets)
    summary: Summary = field(default_factory=Summary)
    note: Bilingual = field(default_factory=Bilingual)
    sightings: tuple[Sighting, ...] = ()

    @property
    def sort_date(self) -> date | None:
        """The date that orders lists: first public version, else the imported date, else the venue's."""
        return self.first_public or self.listed or self.venue_date


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """One attempt to use a project: what was tried, by whom, when, at which version, with what outcome."""

    tried: Bilingual
    on: date
    version: str
    by: str
    outcome: TrialOutcome
    found: Bilingual = field(default_factory=Bilingual)
    source: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class EvidenceCard:
    """What is known about a project at first hand; no trial means that nobody here has run it."""

    trials: tuple[Trial, ...] = ()
    reported: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Project:
    """One open-source project. ``id`` is ``owner--repository`` in lower case."""

    id: str
    name: str
    name_zh: str = ""
    repository: str
    site: str = ""
    listed: date | None = None
    origin: Origin = Origin.FOUND
    note: Bilingual = field(default_factory=Bilingual)
    tags: tuple[str, ...] = ()
    concepts: tuple[str, ...] = ()
    relations: tuple[Relation, ...] = ()
    facets: Facets = field(default_factory=Facets)
    card: EvidenceCard = field(default_factory=EvidenceCard)
    sightings: tuple[Sighting, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Benchmark:
    """One benchmark or dataset; ``task`` is a key of ``catalogue.toml``, ``paper`` the entry that presents it."""

    id: str
    name: str
    task: str
    origin: Origin = Origin.FOUND
    paper: str = ""
    ids: Ids = field(default_factory=Ids)
    links: tuple[Link, ...] = ()
    concepts: tuple[str, ...] = ()
    relations: tuple[Relation, ...] = ()
    facets: Facets = field(default_factory=Facets)
    note: Bilingual = field(default_factory=Bilingual)
    sightings: tuple[Sighting, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Media:
    """One video or talk; ``group`` is a key of ``catalogue.toml``."""

    id: str
    title: Bilingual
    group: str
    url: str
    origin: Origin = Origin.FOUND
    papers: tuple[str, ...] = ()
    concepts: tuple[str, ...] = ()
    note: Bilingual = field(default_factory=Bilingual)
    sightings: tuple[Sighting, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Practice:
    """A report, post-mortem or how-to from use; ``by`` and ``on`` name who wrote it and when."""

    id: str
    kind: PracticeKind
    title: Bilingual
    url: str = ""
    by: str = ""
    on: date | None = None
    body: Bilingual = field(default_factory=Bilingual)
    projects: tuple[str, ...] = ()
    concepts: tuple[str, ...] = ()
    facets: Facets = field(default_factory=Facets)


@dataclass(frozen=True, slots=True, kw_only=True)
class Concept:
    """One idea in both languages; ``engine`` names the engine's verbs that embody it."""

    id: str
    title: Bilingual
    text: Bilingual
    by: str = ""
    facets: Facets = field(default_factory=Facets)
    works: tuple[str, ...] = ()
    engine: tuple[str, ...] = ()
    related: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One stop of a reading path: an entry of any kind and why it comes here."""

    entry: str
    why: Bilingual


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingPath:
    """An ordered way through the entries for one audience."""

    id: str
    audience: Audience
    title: Bilingual
    intro: Bilingual
    by: str = ""
    steps: tuple[Step, ...] = ()


Entry: TypeAlias = Paper | Project | Benchmark | Media | Practice | Concept | ReadingPath
Titles: TypeAlias = Mapping[str, Bilingual]
