"""Moments, intervals and clocks. All times inside are UTC microseconds since 1970."""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone
from typing import Literal, Protocol, TypeAlias

Precision: TypeAlias = Literal["year", "month", "day", "hour", "minute", "second", "unknown"]
"""How exactly a moment is known; ``unknown`` stays unknown and is never filled with now."""

MICROS = 1_000_000
# datetime's own range, with a day of margin so that every zone offset stays representable.
MIN_US = int(datetime(1, 1, 2, tzinfo=UTC).timestamp()) * MICROS
MAX_US = int(datetime(9999, 12, 30, tzinfo=UTC).timestamp()) * MICROS

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Clock(Protocol):
    """What tells the time; every part takes one, so that tests own it."""

    def now_us(self) -> int:
        """UTC microseconds since 1970."""
        ...


@dataclass(frozen=True, slots=True)
class SystemClock:
    """The machine's clock: the only place in the package that reads it."""

    def now_us(self) -> int:
        """UTC microseconds since 1970."""
        return time.time_ns() // 1000


@dataclass(frozen=True, slots=True)
class Moment:
    """A point in time as it was given: UTC microseconds, the original offset and the precision."""

    us: int
    offset_minutes: int | None = None
    precision: Precision = "second"

    def isoformat(self) -> str:
        """ISO 8601 text cut at the precision, in the original offset (UTC when none was given)."""
        return format_us(self.us, self.offset_minutes, self.precision)


@dataclass(frozen=True, slots=True)
class Interval:
    """A half-open span of UTC microseconds; ``None`` is open on that side."""

    start: int | None
    end: int | None

    def contains(self, us: int) -> bool:
        """Whether the moment lies inside."""
        return (self.start is None or us >= self.start) and (self.end is None or us < self.end)


def to_us(moment: datetime) -> int:
    """UTC microseconds of an aware datetime, exact (no float in between)."""
    return (moment.astimezone(UTC) - _EPOCH) // timedelta(microseconds=1)


def from_us(us: int, offset_minutes: int | None = None) -> datetime:
    """Aware datetime of UTC microseconds, shown in the offset."""
    moment = _EPOCH + timedelta(microseconds=us)
    if offset_minutes:
        moment = moment.astimezone(timezone(timedelta(minutes=offset_minutes)))
    return moment


_CUT: dict[str, int] = {"year": 4, "month": 7, "day": 10}


def format_us(us: int, offset_minutes: int | None = None, precision: Precision = "second") -> str:
    """ISO 8601 text of a moment, no more exact than the precision."""
    moment = from_us(us, offset_minutes)
    cut = _CUT.get(precision)
    if cut is not None:
        return moment.isoformat()[:cut]
    timespec = "microseconds" if moment.microsecond else "seconds"
    return moment.isoformat(timespec=timespec).replace("+00:00", "Z")
