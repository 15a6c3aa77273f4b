"""The head of a catalogue: ``catalogue.toml``, policies, and what an imported README said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from firsthand.catalogue.model import Bilingual
from firsthand.catalogue.vocabulary import ExclusionCode, Language, Level, Question


@dataclass(frozen=True, slots=True, kw_only=True)
class Heading:
    """One section, task or media group: its key in the data and its title in both languages."""

    key: str
    title: Bilingual


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiver:
    """A finding that is meant to stay: rule, place and the reason, which must not be empty.

    ``place`` is the id of the entry, or a file of the catalogue; empty means every place.
    """

    rule: str
    place: str = ""
    reason: str
    by: str = ""
    until: date | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """``catalogue.toml``."""

    name: Bilingual
    homepage: str = ""
    licence: str = ""
    attribution: Bilingual = field(default_factory=Bilingual)
    policy: str = ""
    sort: str = "newest_first"
    sections: tuple[Heading, ...] = ()
    tasks: tuple[Heading, ...] = ()
    media_groups: tuple[Heading, ...] = ()
    waivers: tuple[Waiver, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ScopeRule:
    """One line of a policy's scope, in both languages."""

    en: str
    zh: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Gate:
    """The word gate: necessary, never sufficient. Off unless switched on; it changes no state by itself."""

    enabled: bool = False
    words: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """One version of the screening rules. A new version marks older decisions, it changes none."""

    version: str
    title: Bilingual
    include_level: Level = Level.E2
    two_person: bool = False
    repeat_limit: int = 3
    quote_limit: int = 300
    gate: Gate = field(default_factory=Gate)
    included: tuple[ScopeRule, ...] = ()
    excluded: tuple[ScopeRule, ...] = ()
    questions: Mapping[Question, Bilingual] = field(default_factory=dict)
    codes: Mapping[ExclusionCode, Bilingual] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkupFault:
    """A fault of the imported text itself: the rule that it breaks, the line and what is wrong there."""

    rule: str
    line: int
    detail: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NewsLine:
    """One news line as written."""

    line: int
    date: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftOut:
    """Something that looks like an entry and was not taken in, with the reason."""

    line: int
    reason: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportedFile:
    """One imported README: what it is, how much was read from it and what it says about itself.

    ``rows`` counts what was read per part (``paper``, ``project``, ``benchmark``, ``media``, ``news``);
    ``badges`` are the numbers and names that its own badges give, with the line of each in ``badge_lines``.
    """

    language: Language
    file: str
    sha256: str
    lines: int
    bytes: int
    rows: Mapping[str, int] = field(default_factory=dict)
    badges: Mapping[str, str] = field(default_factory=dict)
    badge_lines: Mapping[str, int] = field(default_factory=dict)
    news: tuple[NewsLine, ...] = ()
    commented: tuple[LeftOut, ...] = ()
    unread: tuple[LeftOut, ...] = ()
    markup: tuple[MarkupFault, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportRecord:
    """``imports/<name>.toml``: one import of a pair of READMEs.

    ``licence`` is what the list's own licence file holds, where known. ``settled`` names the rules whose
    findings stand only in the imported text and cannot come back, because output is rendered from data.
    """

    licence: str = ""
    facts_only: bool = False
    settled: tuple[str, ...] = ()
    files: tuple[ImportedFile, ...] = ()
