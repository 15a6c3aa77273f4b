"""Identifiers: time-ordered UUIDs (RFC 9562, version 7) and content hashes."""

from __future__ import annotations

import hashlib
import secrets
import uuid


def new_id(now_us: int) -> bytes:
    """A new UUIDv7 as 16 bytes: 48 bits of milliseconds, 12 of sub-millisecond time, 62 random.

    Source: RFC 9562 section 5.7 with the sub-millisecond fraction of section 6.2, method 3.
    """
    millis, micros = divmod(now_us, 1000)
    fraction = (micros << 12) // 1000
    value = (millis & (2**48 - 1)) << 80
    value |= 0x7 << 76
    value |= fraction << 64
    value |= 0b10 << 62
    value |= secrets.randbits(62)
    return value.to_bytes(16, "big")


def id_text(raw: bytes) -> str:
    """The outside name of an id: the canonical UUID text."""
    return str(uuid.UUID(bytes=raw))


def id_bytes(text: str) -> bytes | None:
    """The 16 bytes of a UUID text, or None when it is not one."""
    try:
        return uuid.UUID(text).bytes
    except (ValueError, AttributeError, TypeError):
        return None


def content_hash(role: str, text: str) -> bytes:
    """Identity of the words of an event: 16 bytes of BLAKE2b over role and canonical text."""
    return hashlib.blake2b(f"{role}\x00{text}".encode(), digest_size=16).digest()
