"""What goes wrong with a PostgreSQL database: what that means here, and how it is said."""

from __future__ import annotations

import os
from urllib.parse import urlsplit

import asyncpg

from tikal.core.errors import InvalidOption, RecordError, TikalError

VALUES = ("22", "23")  # the classes of errors that name the values they are about

#: What keeps a database from being used, and how that is said.
USELESS: tuple[tuple[tuple[type[Exception], ...], str], ...] = (
    ((asyncpg.InvalidCatalogNameError,), "database-missing"),
    ((asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InterfaceError), "database-closed"),
    ((asyncpg.InsufficientPrivilegeError, asyncpg.ReadOnlySQLTransactionError), "database-forbidden"),
    ((asyncpg.TooManyConnectionsError,), "database-crowded"),
    ((OSError, asyncpg.CannotConnectNowError), "database-unreachable"),
)

#: What happens when a database does not answer.
AWAY = (
    OSError,  # too late among them
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
)


def unusable(url: str, error: Exception) -> TikalError:
    """Return what is told to whoever wants to use a database that cannot be used, and what to do about it."""
    if isinstance(error, (ValueError, OverflowError)):  # asyncpg cannot read the address
        return InvalidOption("serve-no-database")
    code = next((code for kinds, code in USELESS if isinstance(error, kinds)), "data-unreadable")
    return RecordError(code, file=public(url), reason=reason(error))


def reason(error: Exception) -> str:
    """Return what went wrong, without what should have been written: seeds and links may be in that."""
    kind = type(error).__name__
    if isinstance(error, asyncpg.PostgresError):
        return kind if error.sqlstate[:2] in VALUES else str(error.args[0])
    if isinstance(error, OSError) and (error.errno or 0) > 0:
        return os.strerror(error.errno or 0)
    return kind if isinstance(error, ValueError) else getattr(error, "strerror", None) or str(error) or kind


def public(url: str) -> str:
    """Return the address of a database without the password in it: as little as is certain to be none."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return "postgresql:"
    if "@" in parts.path or "@" in parts.query or "@" in parts.fragment:  # something before that is a password
        return "postgresql:"
    user = f"{parts.username}@" if parts.username else ""
    return f"{parts.scheme}://{user}{parts.netloc.rpartition('@')[2]}{parts.path}"
