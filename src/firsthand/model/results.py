"""What the public verbs return: receipts, hits, contexts, reports."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, TypeAlias, overload

from firsthand.model.records import Evidence, Kind, Level
from firsthand.model.time import format_us

ItemStatus: TypeAlias = Literal["stored", "unchanged", "redacted", "quarantined", "rejected"]


@dataclass(frozen=True, slots=True)
class ReceiptItem:
    """What became of one message: its status, its id where one exists, and why."""

    status: ItemStatus
    id: str | None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a write did, one item per message in order; durable when you hold it."""

    items: tuple[ReceiptItem, ...]

    @property
    def ok(self) -> bool:
        """False if any message was rejected or quarantined."""
        return all(item.status not in ("rejected", "quarantined") for item in self.items)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all messages that are in the store."""
        return tuple(item.id for item in self.items if item.id is not None)

    def as_dict(self) -> dict[str, Any]:
        """JSON-ready form."""
        return {"ok": self.ok, "items": [asdict(item) for item in self.items]}


@dataclass(frozen=True, slots=True)
class Hit:
    """One episode or one record that answers a query, with its citation and the reason why.

    ``score`` is in [0, 1]. ``why`` maps each arm to its value. Times are UTC microseconds
    (``None``: open). ``evidence[0]`` is the span that ``text`` was taken from.
    """

    id: str
    kind: Kind
    text: str
    score: float
    citation: str
    level: Level
    valid_from: int | None
    valid_to: int | None
    why: Mapping[str, float]
    evidence: tuple[Evidence, ...]
    space: str = ""
    role: str | None = None
    session: str | None = None
    status: str = "active"
    folded: int = 0
    metadata: Mapping[str, Any] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        """JSON-ready form, times as ISO 8601 text."""
        found = asdict(self)
        found["valid_from"] = None if self.valid_from is None else format_us(self.valid_from)
        found["valid_to"] = None if self.valid_to is None else format_us(self.valid_to)
        for span in found["evidence"]:
            span["occurred_at"] = format_us(span["occurred_at"])
        return found


@dataclass(frozen=True, slots=True)
class Hits(Sequence[Hit]):
    """Ranked hits and how they came about.

    ``exact`` is true only if no arm was capped or pruned without a bound. ``filtered`` counts what
    was left out, by reason. ``warnings`` says what was ignored or degraded.
    """

    query: str
    hits: tuple[Hit, ...]
    exact: bool
    filtered: Mapping[str, int]
    elapsed_ms: float
    arms: tuple[str, ...]
    warnings: tuple[str, ...] = ()
    index_lag: int = 0

    def __len__(self) -> int:
        """How many hits there are."""
        return len(self.hits)

    def __iter__(self) -> Iterator[Hit]:
        """The hits, best first."""
        return iter(self.hits)

    @overload
    def __getitem__(self, index: int) -> Hit: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Hit]: ...
    def __getitem__(self, index: int | slice) -> Hit | Sequence[Hit]:
        """A hit by rank, or a slice of them."""
        return self.hits[index]

    def explain(self) -> str:
        """A readable account: arms, what was left out and why, and each hit's scores and source."""
        lines = [
            f"query: {self.query!r}",
            f"arms: {', '.join(self.arms) or 'none'}; exact: {self.exact}; {self.elapsed_ms:.1f} ms",
        ]
        lines += [f"left out: {count} {reason}" for reason, count in self.filtered.items() if count]
        lines += [f"warning: {warning}" for warning in self.warnings]
        for rank, hit in enumerate(self.hits, 1):
            scores = ", ".join(f"{arm} {value:.3f}" for arm, value in hit.why.items())
            lines.append(f"{rank}. {hit.score:.2f} [{hit.kind}, {hit.level}] {hit.citation}")
            lines.append(f"   {scores}")
        if not self.hits:
            lines.append("nothing found that answers this")
        return "\n".join(lines)

    def as_dict(self) -> dict[str, Any]:
        """JSON-ready form, the same over every interface."""
        return {
            "query": self.query,
            "hits": [hit.as_dict() for hit in self.hits],
            "exact": self.exact,
            "filtered": dict(self.filtered),
            "elapsed_ms": round(self.elapsed_ms, 3),
            "arms": list(self.arms),
            "warnings": list(self.warnings),
        }


@dataclass(frozen=True, slots=True)
class Context:
    """Packed memories for a prompt: fenced as data, cited, and within its token budget."""

    text: str
    tokens: int
    hits: tuple[Hit, ...]
    omitted: int
    budget: int

    def __str__(self) -> str:
        """The block as it goes into a prompt; empty when nothing is relevant."""
        return self.text

    def messages(self) -> list[dict[str, str]]:
        """The block as chat messages: one system message, or none when it is empty."""
        return [{"role": "system", "content": self.text}] if self.text else []

    def as_dict(self) -> dict[str, Any]:
        """JSON-ready form."""
        return {
            "text": self.text,
            "tokens": self.tokens,
            "budget": self.budget,
            "omitted": self.omitted,
            "hits": [hit.as_dict() for hit in self.hits],
        }


@dataclass(frozen=True, slots=True)
class ChangeReport:
    """What a correct or forget did: the ids that retired and the one that is new."""

    retired: tuple[str, ...]
    new_id: str | None = None
    reason: str = ""

    def as_dict(self) -> dict[str, Any]:
        """JSON-ready form."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class EraseReport:
    """What an erasure removed and what was proven.

    ``counts`` maps each table to removed rows. ``verified`` is True only after the store's files
    were scanned and hold none of the erased words; otherwise ``pending`` says why and the purge
    is finished by the next writer or by ``doctor``. ``outside`` names what no scan can reach.
    """

    counts: Mapping[str, int]
    verified: bool
    erased: tuple[str, ...]
    pending: str = ""
    outside: tuple[str, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """JSON-ready form."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class HistoryEvent:
    """One step in the life of a memory."""

    at: int
    operation: str
    principal: str
    id: str
    text: str | None
    reason: str = ""

    def as_dict(self) -> dict[str, Any]:
        """JSON-ready form."""
        found = asdict(self)
        found["at"] = format_us(self.at)
        return found
