"""What a store is: rows as the truth, segments as derived data, changes for everyone to catch up.

A store knows no domain rule: it keeps what it is given, in one transaction, and answers from one
snapshot. Everything above it sees only this protocol, and every backend runs the same conformance
suite (``firsthand.testing.conformance``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

from firsthand.model.records import Episode, MemoryRecord, Namespace, Status

ChangeOp: TypeAlias = Literal["add", "state", "erase", "space"]
"""``add``: new rows; ``state``: lifecycle of rows; ``erase``: rows gone; ``space``: a vector space."""

Arm: TypeAlias = int
"""0 for the lexical blocks, else the number of an embedder space."""

LEXICAL: Arm = 0
SEGMENT_ROWS = 256


@dataclass(frozen=True, slots=True)
class Change:
    """One step of a namespace's history: rows ``first`` to ``last`` (inclusive) changed by ``op``."""

    seq: int
    op: ChangeOp
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class SegmentRow:
    """Rows ``first`` … of one arm as an opaque block; the index layer knows what is inside."""

    first: int
    rows: int
    payload: bytes


@dataclass(frozen=True, slots=True)
class RowState:
    """The mutable part of a row that is not plainly active and open."""

    seq: int
    status: Status
    retired_at: int | None
    valid_to: int | None


@dataclass(frozen=True, slots=True)
class EmbedderSpace:
    """Where vectors of one embedder live: mismatched embedders never share one."""

    number: int
    fingerprint: str
    dimension: int
    additive: bool
    state: Literal["building", "active", "retired"]
    rows: int


@dataclass(frozen=True, slots=True)
class Job:
    """A piece of background work, leased by a worker until ``leased_until``."""

    job: int
    ns: int
    stage: str
    first: int
    last: int
    attempts: int
    reason: str


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """One entry of the append-only audit chain: ids and counts, never text."""

    seq: int
    at: int
    ns: int
    principal: str
    operation: str
    target: str
    counts: Mapping[str, int]
    previous: bytes
    digest: bytes


@dataclass(frozen=True, slots=True)
class Stats:
    """What a namespace (or the whole store) holds."""

    episodes: int
    records: int
    retired: int
    sessions: int
    text_bytes: int
    pending_jobs: int
    failed_jobs: int
    oldest_job_at: int | None


class Reader(Protocol):
    """One consistent snapshot."""

    def namespace(self, tenant: str, space: str) -> Namespace | None:
        """The namespace, or None where nothing was ever written."""
        ...

    def namespaces(self, tenant: str) -> Sequence[Namespace]:
        """All namespaces of a tenant, ordered by space."""
        ...

    def change_head(self, ns: int) -> int:
        """Number of the newest change of the namespace, 0 for none."""
        ...

    def changes(self, ns: int, after: int) -> Sequence[Change]:
        """All changes after that number, oldest first."""
        ...

    def segments(self, ns: int, arm: Arm, after: int = 0) -> Iterator[SegmentRow]:
        """Blocks of an arm that hold any row with a number above ``after``, in row order."""
        ...

    def segments_covering(self, ns: int, arm: Arm, rows: Sequence[int]) -> Sequence[SegmentRow]:
        """The blocks of an arm that hold any of these rows, in row order."""
        ...

    def row_states(self, ns: int, rows: Sequence[int] | None = None) -> Sequence[RowState]:
        """States of the rows that are not plainly active and open (all, or of these rows)."""
        ...

    def spaces(self, ns: int) -> Sequence[EmbedderSpace]:
        """The embedder spaces of the namespace."""
        ...

    def exact_vectors(self, ns: int, arm: Arm, rows: Sequence[int]) -> Mapping[int, bytes]:
        """Float16 rows of a space that keeps them, by row number (missing rows are left out)."""
        ...

    def names(self, ns: int, axis: Literal["session", "speaker"]) -> Mapping[int, str]:
        """Interned names of the namespace: number -> name."""
        ...

    def episodes_at(self, ns: int, rows: Sequence[int]) -> Mapping[int, Episode]:
        """Episodes by row number, in one query."""
        ...

    def records_at(self, ns: int, rows: Sequence[int]) -> Mapping[int, MemoryRecord]:
        """Records with their evidence by row number, in two queries."""
        ...

    def row_of(self, ns: int, memory_id: str) -> tuple[int, Literal["episode", "record"]] | None:
        """Row number and table of an id in this namespace, whatever its state."""
        ...

    def episode_by_source(self, ns: int, source: str, external_id: str) -> Episode | None:
        """The live episode (else the newest) that carries this external id."""
        ...

    def episode_by_hash(self, ns: int, digest: bytes) -> Episode | None:
        """The live episode without session and external id that has these words."""
        ...

    def list_episodes(
        self,
        ns: int,
        *,
        session: str | None = None,
        after: tuple[int, int] | None = None,
        newest_first: bool = False,
        by: Literal["occurred_at", "recorded_at"] = "occurred_at",
        include_retired: bool = False,
        limit: int = 100,
    ) -> Sequence[Episode]:
        """A page of episodes ordered by (time, row); ``after`` is the last pair seen."""
        ...

    def list_records(
        self,
        ns: int,
        *,
        kinds: Sequence[str] | None = None,
        subject: str | None = None,
        attribute: str | None = None,
        status: str | None = "active",
        after: int = 0,
        limit: int = 100,
    ) -> Sequence[MemoryRecord]:
        """A page of records in row order; ``status=None`` means every state."""
        ...

    def records_citing(self, ns: int, rows: Sequence[int]) -> Sequence[int]:
        """Rows of records whose evidence names any of these rows (one step, both tables)."""
        ...

    def live_evidence_count(self, ns: int, row: int) -> int:
        """How many active episodes or records a record's evidence still names."""
        ...

    def rows_where(self, ns: int, condition: Condition) -> Sequence[int]:
        """Rows whose metadata meets one condition (see ``Condition``), ascending."""
        ...

    def rows_of(
        self,
        ns: int,
        *,
        session: str | None = None,
        source: str | None = None,
        principal: str | None = None,
        subject: str | None = None,
    ) -> Sequence[int]:
        """All rows of one session, source, principal or subject, whatever their state."""
        ...

    def is_tombstoned(self, ns: int, marks: Sequence[bytes]) -> set[bytes]:
        """Which of these keyed marks name an event that was erased."""
        ...

    def jobs(self, ns: int | None = None) -> Sequence[Job]:
        """Waiting and failed background work."""
        ...

    def ledger(self, ns: int | None = None, after: int = 0, limit: int = 1000) -> Sequence[LedgerEntry]:
        """Entries of the audit chain in order."""
        ...

    def stats(self, ns: int | None = None) -> Stats:
        """Counts of a namespace or of the whole store."""
        ...

    def setting(self, key: str) -> str | None:
        """A setting fixed in the store, such as its zone."""
        ...


@dataclass(frozen=True, slots=True)
class Condition:
    """One test on the flattened metadata of a row.

    Metadata is flattened to paths joined by dots. Values keep their JSON type: numbers compare as
    numbers, text as text, true is not 1. ``elements`` tests any element of a list, the other
    operators the whole value (a list compares as its canonical JSON).
    """

    path: str
    op: Literal["eq", "ne", "gt", "gte", "lt", "lte", "in", "exists", "elements"]
    value: Any


class Writer(Reader, Protocol):
    """A transaction: all of it or none of it. Reads see its own writes."""

    def ensure_namespace(self, tenant: str, space: str, now_us: int) -> Namespace:
        """The namespace, made on first use."""
        ...

    def reserve(self, ns: int, count: int) -> int:
        """Take ``count`` row numbers; returns the first. Numbers are never used twice."""
        ...

    def intern(self, ns: int, axis: Literal["session", "speaker"], names: Iterable[str]) -> Mapping[str, int]:
        """Numbers of names, made on first use."""
        ...

    def add_episodes(self, ns: int, episodes: Sequence[Episode], digests: Sequence[bytes]) -> None:
        """Insert episodes (their ``rid`` set by ``reserve``) with their flattened metadata."""
        ...

    def add_records(self, ns: int, records: Sequence[MemoryRecord]) -> None:
        """Insert records with their evidence; an active one without evidence is refused."""
        ...

    def set_state(
        self,
        ns: int,
        row: int,
        *,
        status: Status,
        retired_at: int | None = None,
        valid_to: int | None = None,
        superseded_by: str | None = None,
        reason: str = "",
    ) -> None:
        """Change the lifecycle of an episode or record; its content never changes."""
        ...

    def put_segment(self, ns: int, arm: Arm, segment: SegmentRow) -> None:
        """Write one block."""
        ...

    def replace_segments(
        self, ns: int, arm: Arm, first: int, last: int, segments: Sequence[SegmentRow]
    ) -> None:
        """Replace all blocks that start in ``[first, last]`` by these."""
        ...

    def ensure_space(self, ns: int, fingerprint: str, dimension: int, additive: bool) -> EmbedderSpace:
        """The space of an embedder in this namespace; the first one made is active."""
        ...

    def set_space_state(self, ns: int, number: int, state: Literal["building", "active", "retired"]) -> None:
        """Switch a space."""
        ...

    def put_exact_vectors(self, ns: int, arm: Arm, vectors: Mapping[int, bytes]) -> None:
        """Float16 rows for rescoring, for embedders whose int8 codes are not the definition."""
        ...

    def add_change(self, ns: int, op: ChangeOp, first: int, last: int) -> int:
        """Append to the change log; returns its number."""
        ...

    def add_job(self, ns: int, stage: str, first: int, last: int, now_us: int) -> None:
        """Queue background work over a range of rows."""
        ...

    def lease_jobs(self, ns: int | None, now_us: int, lease_s: int, limit: int) -> Sequence[Job]:
        """Take waiting jobs; a lease that runs out makes them waiting again."""
        ...

    def finish_job(self, job: int) -> None:
        """Remove a job that is done."""
        ...

    def fail_job(self, job: int, reason: str, retry_at: int | None) -> None:
        """Record a failure; without ``retry_at`` it stays failed until someone retries it."""
        ...

    def add_ledger(
        self, ns: int, at: int, principal: str, operation: str, target: str, counts: Mapping[str, int]
    ) -> None:
        """Append to the audit chain."""
        ...

    def erase_rows(self, ns: int, rows: Sequence[int]) -> Mapping[str, int]:
        """Physically delete rows and all that hangs on them; counts per table.

        Segments are the caller's part (``replace_segments``), as only the index knows their form.
        """
        ...

    def drop_unused_names(self, ns: int, sessions: Iterable[str], speakers: Iterable[str]) -> None:
        """Forget interned names that no row uses any more."""
        ...

    def erase_namespace(self, ns: int) -> Mapping[str, int]:
        """Delete a namespace with its key and everything in it; counts per table."""
        ...

    def add_tombstones(self, ns: int, marks: Iterable[bytes]) -> None:
        """Keyed hashes of events that must not come back by import."""
        ...

    def set_setting(self, key: str, value: str) -> None:
        """Fix a setting in the store."""
        ...


class Store(Protocol):
    """A place where memories live."""

    location: str
    """The path or the address, without secrets."""

    read_only: bool

    def read(self) -> AbstractContextManager[Reader]:
        """A snapshot for the time of a ``with`` block; never held across public calls."""
        ...

    def write(self) -> AbstractContextManager[Writer]:
        """A transaction; durable when the ``with`` block ends without an exception.

        Raises:
            StoreUnavailable: read-only, full disk, or locked for longer than the timeout.
        """
        ...

    def purge(self, words: Sequence[str]) -> tuple[bool, str]:
        """Make deleted bytes unrecoverable and look for the words in the store's files.

        Returns whether none was found, and otherwise why (such as a reader that blocks the
        checkpoint); the purge then stays pending.
        """
        ...

    def pending_purge(self) -> str:
        """Why an earlier purge is not finished, or an empty string."""
        ...

    def check(self) -> Sequence[str]:
        """Faults of the store itself (damaged pages, broken references), empty when sound."""
        ...

    def size_bytes(self) -> int:
        """Bytes of all files of the store."""
        ...

    def close(self) -> None:
        """Release files and connections; safe to call twice."""
        ...
