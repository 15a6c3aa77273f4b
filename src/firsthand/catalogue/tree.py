"""A whole catalogue in memory, with every fault of its files; and the writing of single entries.

Loading never stops at a bad file: the file is left out and reported as a ``Fault`` with its path and key.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any, cast

from firsthand.catalogue import files
from firsthand.catalogue.codec import InvalidTable, KeyFault, from_table, to_table
from firsthand.catalogue.layout import (
    ENTRY_FOLDERS,
    RECORD_FOLDERS,
    SETTINGS_FILE,
    TAXONOMY_FILE,
    Record,
    entry_path,
    record_path,
)
from firsthand.catalogue.ledger import Decision, Reading, Release, Result, Review, Search, Source
from firsthand.catalogue.model import Benchmark, Concept, Entry, Media, Paper, Practice, Project, ReadingPath
from firsthand.catalogue.settings import ImportRecord, Policy, Settings
from firsthand.catalogue.taxonomy import Taxonomy
from firsthand.errors import InvalidInput, NotFound


@dataclass(frozen=True, slots=True)
class Fault:
    """A file that does not hold what it should. ``code`` is F01 to F05, see ``docs/catalogue/checks.md``."""

    code: str
    file: str
    key: str
    message: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Tree:
    """All of a catalogue. Entries are keyed by id, records by file name; both in a stable order."""

    settings: Settings
    taxonomy: Taxonomy = field(default_factory=Taxonomy)
    papers: Mapping[str, Paper] = field(default_factory=dict)
    projects: Mapping[str, Project] = field(default_factory=dict)
    benchmarks: Mapping[str, Benchmark] = field(default_factory=dict)
    media: Mapping[str, Media] = field(default_factory=dict)
    practices: Mapping[str, Practice] = field(default_factory=dict)
    concepts: Mapping[str, Concept] = field(default_factory=dict)
    paths: Mapping[str, ReadingPath] = field(default_factory=dict)
    sources: Mapping[str, Source] = field(default_factory=dict)
    readings: Mapping[str, Reading] = field(default_factory=dict)
    decisions: Mapping[str, Decision] = field(default_factory=dict)
    searches: Mapping[str, Search] = field(default_factory=dict)
    releases: Mapping[str, Release] = field(default_factory=dict)
    results: Mapping[str, Result] = field(default_factory=dict)
    reviews: Mapping[str, Review] = field(default_factory=dict)
    policy: Mapping[str, Policy] = field(default_factory=dict)
    imports: Mapping[str, ImportRecord] = field(default_factory=dict)
    faults: tuple[Fault, ...] = ()

    def entries(self) -> Iterator[Entry]:
        """Every entry of every kind, papers first."""
        for folder in ENTRY_FOLDERS:
            yield from getattr(self, folder).values()

    def entry(self, entry_id: str) -> Entry:
        """The entry with this id.

        Raises:
            NotFound: when no entry of any kind has it.
        """
        for folder in ENTRY_FOLDERS:
            held = getattr(self, folder).get(entry_id)
            if held is not None:
                return cast("Entry", held)
        raise NotFound(f"no entry {entry_id!r} in this catalogue")

    def decisions_of(self, paper: str) -> tuple[tuple[str, Decision], ...]:
        """The decisions on a paper with their ids, oldest first; the last one gives its state."""
        held = [(key, item) for key, item in self.decisions.items() if item.paper == paper]
        return tuple(sorted(held, key=lambda pair: (pair[1].at, pair[0])))

    def readings_of(self, paper: str) -> tuple[tuple[str, Reading], ...]:
        """The readings of a paper with their ids, oldest first."""
        held = [(key, item) for key, item in self.readings.items() if item.paper == paper]
        return tuple(sorted(held, key=lambda pair: (pair[1].at, pair[0])))


def load(root: Path) -> Tree:
    """The catalogue in a directory, with the faults of its files.

    Raises:
        NotFound: when there is no ``catalogue.toml``.
        InvalidInput: when ``catalogue.toml`` itself can't be read, as nothing else makes sense then.
    """
    head = root / SETTINGS_FILE
    if not head.is_file():
        raise NotFound(f"{root} is no catalogue: it has no {SETTINGS_FILE}; make one with `catalogue init`")
    try:
        settings = from_table(Settings, files.read(head))
    except InvalidTable as error:
        raise InvalidInput(f"{head}: {error}") from error
    faults: list[Fault] = []
    parts: dict[str, dict[str, Any]] = {}
    for folder, kind in (*ENTRY_FOLDERS.items(), *RECORD_FOLDERS.items()):
        parts[folder] = dict(_load_folder(root, folder, kind, faults))
    taxonomy = _load_one(root, PurePosixPath(TAXONOMY_FILE), Taxonomy, faults) or Taxonomy()
    return Tree(settings=settings, taxonomy=taxonomy, faults=tuple(faults), **parts)


def _load_folder(root: Path, folder: str, kind: type, faults: list[Fault]) -> Iterator[tuple[str, Any]]:
    seen: dict[str, str] = {}
    for path in sorted((root / folder).rglob("*.toml")):
        place = PurePosixPath(path.relative_to(root).as_posix())
        if path.name.startswith("."):
            continue
        held = _load_one(root, place, kind, faults)
        if held is None:
            continue
        is_entry = folder in ENTRY_FOLDERS
        key = held.id if is_entry else path.stem
        expected = entry_path(held) if is_entry else record_path(held, path.stem)
        if key in seen:
            faults.append(Fault("F04", str(place), "id", f"id {key!r} is already held by {seen[key]}"))
            continue
        if expected != place:
            faults.append(Fault("F03", str(place), "id", f"belongs at {expected} by what it holds"))
        seen[key] = str(place)
        yield key, held


def _load_one(root: Path, place: PurePosixPath, kind: type, faults: list[Fault]) -> Any:
    path = root / place
    if not path.is_file():
        return None
    try:
        table = files.read(path)
    except InvalidTable as error:
        faults.extend(Fault("F01", str(place), fault.key, fault.message) for fault in error.faults)
        return None
    try:
        return from_table(kind, table)
    except InvalidTable as error:
        faults.extend(Fault("F02", str(place), *_split(fault)) for fault in error.faults)
        return None


def _split(fault: KeyFault) -> tuple[str, str]:
    return fault.key, fault.message


def write_entry(root: Path, entry: Entry) -> PurePosixPath:
    """Write one entry to its own file and return its path below the root."""
    place = entry_path(entry)
    files.write(root / place, to_table(entry))
    return place


def write_record(root: Path, record_id: str, record: Record) -> PurePosixPath:
    """Write one record under its id and return its path below the root."""
    place = record_path(record, record_id)
    files.write(root / place, to_table(record))
    return place


def write_head(root: Path, settings: Settings, taxonomy: Taxonomy | None = None) -> None:
    """Write ``catalogue.toml`` and, when given, ``taxonomy.toml``."""
    files.write(root / SETTINGS_FILE, to_table(settings))
    if taxonomy is not None:
        files.write(root / TAXONOMY_FILE, to_table(taxonomy))


def write_tree(root: Path, tree: Tree) -> int:
    """Write a whole catalogue; files that it no longer holds are left alone. Returns the files written."""
    write_head(root, tree.settings, tree.taxonomy)
    written = 2
    for entry in tree.entries():
        write_entry(root, entry)
        written += 1
    for folder in RECORD_FOLDERS:
        records: Mapping[str, Record] = getattr(tree, folder)
        written += write_records(root, records.items())
    return written


def write_records(root: Path, records: Iterable[tuple[str, Record]]) -> int:
    """Write records under their ids; returns how many."""
    count = 0
    for key, record in records:
        write_record(root, key, record)
        count += 1
    return count
