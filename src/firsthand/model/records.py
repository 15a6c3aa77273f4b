"""Episodes, memory records and the evidence between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, get_args

Role: TypeAlias = Literal["user", "assistant", "system", "tool"]
RecordKind: TypeAlias = Literal["semantic", "episodic", "procedural", "summary", "profile"]
Kind: TypeAlias = Literal["episode", "semantic", "episodic", "procedural", "summary", "profile"]
Status: TypeAlias = Literal["active", "quarantined", "superseded", "archived", "retired"]
Level: TypeAlias = Literal["verbatim", "stated", "reported", "inferred", "confirmed", "imported"]
Origin: TypeAlias = Literal["principal", "assistant", "tool", "web", "import"]

ROLES: tuple[Role, ...] = get_args(Role)
KINDS: tuple[Kind, ...] = get_args(Kind)
RECORD_KINDS: tuple[RecordKind, ...] = get_args(RecordKind)
STATUSES: tuple[Status, ...] = get_args(Status)
LEVELS: tuple[Level, ...] = get_args(Level)
ORIGINS: tuple[Origin, ...] = get_args(Origin)

# The trust of an episode whose origin says nothing else, in [0, 1]. A record can never have
# more trust than the least trusted episode that it cites.
TRUST_OF_ORIGIN: Mapping[Origin, float] = {
    "principal": 1.0,
    "import": 0.8,
    "assistant": 0.6,
    "tool": 0.4,
    "web": 0.2,
}


@dataclass(frozen=True, slots=True)
class Namespace:
    """Where memories live: (tenant, space) and the number that leads every key in the store.

    ``key`` is random, made with the namespace and destroyed with it: term ids and tombstones are
    hashes under it.
    """

    ns: int
    tenant: str
    space: str
    key: bytes


@dataclass(frozen=True, slots=True)
class Episode:
    """One immutable observed event, verbatim.

    ``rid`` is its row in the namespace (one space of numbers with records), ``sequence`` its place
    within the namespace in order of arrival. ``text`` is the canonical text: offsets of evidence
    count code points of it. ``parts`` holds the original content where it was not plain text.
    """

    rid: int
    id: str
    role: Role
    text: str
    occurred_at: int
    recorded_at: int
    session: str | None = None
    speaker: str | None = None
    source: str = ""
    external_id: str | None = None
    offset_minutes: int | None = None
    precision: str = "second"
    principal: str = "local"
    origin: Origin = "principal"
    trust: float = 1.0
    status: Status = "active"
    retired_at: int | None = None
    superseded_by: str | None = None
    supersedes: str | None = None
    reason: str = ""
    parts: tuple[Mapping[str, Any], ...] | None = None
    metadata: Mapping[str, Any] = field(default_factory=dict)

    @property
    def kind(self) -> Kind:
        """Always ``episode``."""
        return "episode"


@dataclass(frozen=True, slots=True)
class Evidence:
    """The exact words a record stands on: a half-open span of code points of an episode's text."""

    episode_id: str
    start: int
    end: int
    quote: str
    source_id: str | None = None
    occurred_at: int = 0
    speaker: str | None = None


@dataclass(frozen=True, slots=True)
class MemoryRecord:
    """One derived statement with its validity, provenance and version."""

    rid: int
    id: str
    kind: RecordKind
    text: str
    level: Level
    recorded_at: int
    evidence: tuple[Evidence, ...]
    subject: str | None = None
    attribute: str | None = None
    value: str | None = None
    polarity: Literal["positive", "negative"] = "positive"
    modality: Literal["fact", "wish", "question", "hypothetical", "quotation"] = "fact"
    valid_from: int | None = None
    valid_to: int | None = None
    retired_at: int | None = None
    status: Status = "active"
    confidence: float = 1.0
    importance: float = 0.5
    trust: float = 1.0
    principal: str = "local"
    origin: Origin = "principal"
    deriver: str = ""
    supersedes: str | None = None
    superseded_by: str | None = None
    reason: str = ""
    metadata: Mapping[str, Any] = field(default_factory=dict)
