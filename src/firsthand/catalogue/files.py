"""Table <-> TOML text, the same bytes every time.

``tomli-w`` writes: keys in the order given, one list item a line, tables after plain values. Texts with
line breaks become multi-line strings; a text with a carriage return keeps the whole file on single-line
strings, because TOML folds line endings inside multi-line ones.
"""

from __future__ import annotations

import contextlib
import os
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from firsthand.catalogue.codec import InvalidTable, KeyFault
from firsthand.errors import MissingExtra

try:
    import tomli_w
except ImportError as error:
    raise MissingExtra("catalogue", "the catalogue") from error


def dumps(table: Mapping[str, Any]) -> str:
    """The TOML text of a table."""
    return tomli_w.dumps(table, multiline_strings=not _has_return(table.values()), indent=2)


def loads(text: str) -> dict[str, Any]:
    """The table of a TOML text.

    Raises:
        InvalidTable: where the text is not TOML; the message holds line and column.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidTable((KeyFault("", f"not TOML: {error}"),)) from error


def read(path: Path) -> dict[str, Any]:
    """The table in a file.

    Raises:
        InvalidTable: where the file is not UTF-8 or not TOML.
    """
    try:
        text = path.read_bytes().decode()
    except UnicodeDecodeError as error:
        raise InvalidTable((KeyFault("", f"not UTF-8 at byte {error.start}"),)) from error
    return loads(text)


def write(path: Path, table: Mapping[str, Any]) -> bool:
    """Write a table to a file, whole or not at all; False when the file already holds these bytes."""
    data = dumps(table).encode()
    if path.exists() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    finally:
        with contextlib.suppress(FileNotFoundError):
            draft.unlink()
    return True


def _has_return(values: Iterable[Any]) -> bool:
    for value in values:
        if isinstance(value, str):
            if "\r" in value:
                return True
        elif isinstance(value, Mapping):
            if _has_return(value.values()):
                return True
        elif isinstance(value, list | tuple) and _has_return(value):
            return True
    return False
