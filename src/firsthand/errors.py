"""The errors of firsthand: one tree, each with one exit code, HTTP status and MCP code.

::

    FirsthandError
    ├── ConfigurationError      a setting, option or environment variable is wrong
    │   └── MissingExtra        an optional part is not installed; names the command that installs it
    ├── InvalidInput            the caller's values are wrong; nothing was stored
    ├── NotFound                no such memory in this scope (or not yours: the two look alike)
    ├── Conflict                the memory changed in a way that this call cannot apply to
    ├── PolicyDenied            the principal may not do this here
    ├── BudgetExceeded          a quota or a budget would be exceeded; nothing was stored
    ├── EmbedderError           an embedder returned something that is not its promised vectors
    ├── ModelError              a language model endpoint failed or answered something unusable
    └── StoreError
        ├── StoreMissing        no store at this path, and this call does not create one
        ├── StoreUnavailable    locked, read-only, full disk, lost connection: worth another try
        ├── StoreCorrupt        the file is not a firsthand store, is damaged, or the key is wrong
        └── SchemaMismatch      the store was written by a newer firsthand

Expected outcomes (unchanged, quarantined, rejected inside a list) are values in a receipt, not
exceptions.
"""

from __future__ import annotations

from typing import ClassVar


class FirsthandError(Exception):
    """Root of all errors raised on purpose; ``str(error)`` says what to do.

    Attributes:
        code: stable machine-readable name, the same over Python, CLI, MCP and HTTP.
        exit_code: exit status of the command line.
        status: HTTP status.
    """

    code: ClassVar[str] = "error"
    exit_code: ClassVar[int] = 1
    status: ClassVar[int] = 500

    def as_dict(self) -> dict[str, object]:
        """The one error shape of every interface: ``{"error": {"code", "message"}}``."""
        return {"error": {"code": self.code, "message": str(self)}}


class ConfigurationError(FirsthandError):
    """A setting is wrong; the message names it, its value and the allowed form."""

    code = "configuration"
    exit_code = 2
    status = 500


class MissingExtra(ConfigurationError, ImportError):
    """An optional part is not installed; the message holds the command that installs it."""

    code = "missing_extra"
    status = 501

    def __init__(self, extra: str, feature: str) -> None:
        """Name the extra and the feature that needs it."""
        super().__init__(f"{feature} needs an optional part: pip install 'firsthand[{extra}]'")
        self.extra = extra


class InvalidInput(FirsthandError, ValueError):
    """The caller's values are wrong; nothing was stored."""

    code = "invalid_input"
    exit_code = 2
    status = 422


class NotFound(FirsthandError, LookupError):
    """No such memory in this scope; the ids of others look exactly like unknown ones."""

    code = "not_found"
    exit_code = 1
    status = 404


class Conflict(FirsthandError):
    """The memory is in a state that this call cannot apply to."""

    code = "conflict"
    status = 409


class PolicyDenied(FirsthandError, PermissionError):
    """The principal has no right to do this in this scope."""

    code = "denied"
    status = 403


class BudgetExceeded(FirsthandError):
    """A quota or a budget would be exceeded; nothing was stored or spent."""

    code = "budget_exceeded"
    status = 429


class EmbedderError(FirsthandError):
    """An embedder failed or returned vectors of another shape than it promised."""

    code = "embedder"
    status = 502


class ModelError(FirsthandError):
    """A language model endpoint failed or answered something unusable."""

    code = "model"
    status = 502


class StoreError(FirsthandError):
    """The store could not do what was asked."""

    code = "store"
    status = 500


class StoreMissing(StoreError, FileNotFoundError):
    """There is no store at this path, and this call does not create one."""

    code = "store_missing"
    exit_code = 3
    status = 404


class StoreUnavailable(StoreError):
    """The store is locked, read-only, on a full disk or out of reach."""

    code = "store_unavailable"
    exit_code = 4
    status = 503


class StoreCorrupt(StoreError):
    """The file is not a firsthand store, is damaged, or the key is wrong."""

    code = "store_corrupt"
    exit_code = 5
    status = 500


class SchemaMismatch(StoreError):
    """The store was written by a newer firsthand than this one."""

    code = "schema_mismatch"
    exit_code = 6
    status = 500
