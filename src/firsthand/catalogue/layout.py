"""Which file holds what: the path of every entry and record below a catalogue's directory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath

from firsthand.catalogue.identity import base_id, file_stem, parse_arxiv
from firsthand.catalogue.ledger import Decision, Reading, Release, Result, Review, Search, Source
from firsthand.catalogue.model import Benchmark, Concept, Entry, Media, Paper, Practice, Project, ReadingPath
from firsthand.catalogue.settings import ImportRecord, Policy

SETTINGS_FILE = "catalogue.toml"
TAXONOMY_FILE = "taxonomy.toml"

ENTRY_FOLDERS: Mapping[str, type[Entry]] = {
    "papers": Paper,
    "projects": Project,
    "benchmarks": Benchmark,
    "media": Media,
    "practices": Practice,
    "concepts": Concept,
    "paths": ReadingPath,
}
"""Folders of entries; each file holds its own id."""

Record = Source | Reading | Decision | Search | Release | Result | Review | Policy | ImportRecord
RECORD_FOLDERS: Mapping[str, type[Record]] = {
    "sources": Source,
    "readings": Reading,
    "decisions": Decision,
    "searches": Search,
    "releases": Release,
    "results": Result,
    "reviews": Review,
    "policy": Policy,
    "imports": ImportRecord,
}
"""Folders of records; the file name is the id."""


@dataclass(frozen=True, slots=True)
class Place:
    """Folder and id of one file."""

    folder: str
    id: str


def paper_path(entry_id: str) -> PurePosixPath:
    """Where a paper's file stands: by month for arXiv ids, else by kind of id."""
    folder = PurePosixPath("papers")
    arxiv = parse_arxiv(base_id(entry_id))
    if arxiv is not None:
        month = arxiv.value.rpartition("/")[2][:4]
        return folder / month / f"{file_stem(entry_id)}.toml"
    kind, _, rest = entry_id.partition(":")
    return folder / file_stem(kind) / f"{_name(rest)}.toml"


def entry_path(entry: Entry) -> PurePosixPath:
    """Where an entry's file stands."""
    if isinstance(entry, Paper):
        return paper_path(entry.id)
    folder = next(name for name, kind in ENTRY_FOLDERS.items() if kind is type(entry))
    return PurePosixPath(folder) / f"{_name(entry.id)}.toml"


def _name(entry_id: str) -> str:
    # Chinese names stay readable in file names; only what file systems or shells trip over is replaced.
    return "".join(letter if letter.isalnum() or letter in "-.~_" else "_" for letter in entry_id)


def record_path(record: Record, record_id: str) -> PurePosixPath:
    """Where a record's file stands: dated records by year and month, the others flat."""
    folder = next(name for name, kind in RECORD_FOLDERS.items() if kind is type(record))
    path = PurePosixPath(folder)
    if isinstance(record, Decision | Reading):
        path = path / f"{record.at:%Y}" / f"{record.at:%m}"
    return path / f"{record_id}.toml"


def next_record_id(stem: str, taken: Callable[[str], bool]) -> str:
    """The first free id of the form ``stem-01``, ``stem-02`` and so on."""
    number = 1
    while taken(f"{stem}-{number:02d}"):
        number += 1
    return f"{stem}-{number:02d}"
