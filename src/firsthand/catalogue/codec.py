"""Dataclass <-> table: strict on the way in, shortest on the way out.

In: unknown keys, missing keys and wrong types are all reported at once, each with its key; nothing is
coerced (``5`` is not a title). Out: keys in field order, values equal to their default left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import is_dataclass
from datetime import date, datetime
from enum import StrEnum
from functools import cache
from typing import Any, NamedTuple, TypeVar

from firsthand.errors import InvalidInput, MissingExtra

try:
    from cattrs import BaseValidationError, Converter, ForbiddenExtraKeysError, transform_error
    from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn
except ImportError as error:
    raise MissingExtra("catalogue", "the catalogue") from error

T = TypeVar("T")


class KeyFault(NamedTuple):
    """What is wrong under one key of a table; the empty key is the table itself."""

    key: str
    message: str


class InvalidTable(InvalidInput):
    """A table does not fit its class; ``faults`` lists every key."""

    def __init__(self, faults: tuple[KeyFault, ...]) -> None:
        """Keep the faults."""
        super().__init__("; ".join(f"{fault.key or 'table'}: {fault.message}" for fault in faults))
        self.faults = faults


def _plain(expected: type) -> Any:
    def check(value: Any, _: type) -> Any:
        if type(value) is not expected:
            raise ValueError(f"expected {_NAMES[expected]}, not {type(value).__name__} {value!r}")
        return value

    return check


_NAMES = {int: "a whole number", bool: "true or false", date: "a date", datetime: "a time"}


def _same(value: T) -> T:
    return value


def _number(value: Any, _: type) -> float:
    if type(value) not in (int, float):
        raise ValueError(f"expected a number, not {type(value).__name__} {value!r}")
    return float(value)


def _choice(value: Any, kind: type[StrEnum]) -> StrEnum:
    if not isinstance(value, str) or value not in kind._value2member_map_:
        raise ValueError(f"expected one of {', '.join(kind)}, not {value!r}")
    return kind(value)


def _text(value: Any, kind: type) -> str:
    # cattrs picks a hook by class with its subclasses, so members of a vocabulary arrive here too.
    if issubclass(kind, StrEnum):
        return _choice(value, kind)
    if type(value) is not str:
        raise ValueError(f"expected text, not {type(value).__name__} {value!r}")
    return value


@cache
def _converter() -> Converter:
    converter = Converter(forbid_extra_keys=True, omit_if_default=True, detailed_validation=True)
    for plain in _NAMES:
        # By class, not by predicate: cattrs asks its own hooks for plain classes before any predicate.
        converter.register_structure_hook(plain, _plain(plain))
        converter.register_unstructure_hook(plain, _same)
    converter.register_structure_hook(float, _number)
    converter.register_structure_hook(str, _text)
    converter.register_unstructure_hook(str, str)
    converter.register_structure_hook_factory(
        is_dataclass, lambda kind: make_dict_structure_fn(kind, converter, _cattrs_forbid_extra_keys=True)
    )
    converter.register_unstructure_hook_factory(
        is_dataclass, lambda kind: make_dict_unstructure_fn(kind, converter, _cattrs_omit_if_default=True)
    )
    return converter


def to_table(value: Any) -> dict[str, Any]:
    """The table of a dataclass: keys in field order, values equal to their default left out."""
    table: dict[str, Any] = _converter().unstructure(value)
    return table


def from_table(kind: type[T], table: Mapping[str, Any]) -> T:
    """The dataclass that a table holds.

    Raises:
        InvalidTable: with one fault for each key that is unknown, missing or of another type.
    """
    try:
        return _converter().structure(table, kind)
    except (BaseValidationError, ForbiddenExtraKeysError) as error:
        raise InvalidTable(tuple(_faults(error))) from error


def _faults(error: BaseException) -> list[KeyFault]:
    faults = []
    for line in transform_error(error, path="", format_exception=_words):
        message, _, place = line.rpartition(" @ ")
        faults.append(KeyFault(place.lstrip("."), message))
    return faults


def _words(error: BaseException, _: type | None) -> str:
    if isinstance(error, ForbiddenExtraKeysError):
        return f"unknown key {', '.join(sorted(error.extra_fields))}"
    if isinstance(error, KeyError):
        return f"key {error.args[0]} is missing"
    if isinstance(error, TypeError | AttributeError):
        return "expected a table or a list of another form"
    return str(error)
