"""All tables in one file that either kind of store can be filled from: a line of JSON for each, compressed."""

from __future__ import annotations

import errno
import gzip
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, cast

from msgspec import MsgspecError, Struct, json

from tikal.core.errors import RecordError
from tikal.server.store import Overtaken, Store, Stored, StoreError, Unreachable

VERSION = 1


class First(Struct):
    """The first line."""

    tikal_backup: int


class Last(Struct):
    """The last line: without it something is missing."""

    tables: int


#: Is told how many tables were looked at, of how many.
Progress = Callable[[int, int], None]


async def back_up(store: Store, path: Path, progress: Progress) -> tuple[int, int]:
    """Write all tables to a new file, each as it is at one moment; servers may go on meanwhile.

    Return how many, and how many could not be read. There is a file of that name only when it is whole.

    :raises RecordError: if there is such a file already, or can be none.
    :raises StoreError: if the store does not answer any more.
    """
    part = path.with_name(path.name + ".part")
    try:
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        # It holds the seeds: nobody but the owner may read it.
        file = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        try:
            with os.fdopen(file, "wb") as raw:
                with gzip.open(raw, "wb") as out:
                    found = await _write_all(store, out, progress)
                raw.flush()
                os.fsync(raw.fileno())
            part.rename(path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise RecordError(
            "backup-unwritable", file=str(error.filename or path), reason=error.strerror or str(error)
        ) from None
    return found


async def _write_all(store: Store, out: gzip.GzipFile, progress: Progress) -> tuple[int, int]:
    """Write all tables; return how many, and how many could not be read."""
    count = unreadable = 0
    out.write(json.encode(First(VERSION)) + b"\n")
    ids = await store.ids()
    for number, id in enumerate(ids):
        progress(number, len(ids))
        try:
            loaded = await store.load(id)
        except Unreachable:
            raise
        except StoreError:
            unreadable += 1
            continue
        if loaded is not None:  # it was not deleted meanwhile
            out.write(json.encode(loaded) + b"\n")
            count += 1
    out.write(json.encode(Last(count)) + b"\n")
    return count, unreadable


async def restore(store: Store, path: Path, progress: Progress) -> tuple[int, int]:
    """Add all tables of a backup to a store; return how many, and how many were there already and are left alone.

    :raises RecordError: if it is not a backup, or not a whole one; nothing is added then.
    """
    count = sum(1 for _ in tables(path))  # it is whole
    added = there = 0
    for table in tables(path):
        progress(added + there, count)
        try:
            await store.create(*table)
            added += 1
        except Overtaken:
            there += 1
    return added, there


def tables(path: Path) -> Iterator[Stored]:
    """Return the tables of a backup, one by one.

    :raises RecordError: if it is not a backup, or not a whole one.
    """
    count, decoder = 0, json.Decoder(Stored)
    try:
        with gzip.open(path, "rb") as lines:
            if json.decode(next(cast(BinaryIO, lines), b""), type=First).tikal_backup > VERSION:
                raise RecordError("backup-newer", file=str(path))
            line: Any = b""
            for after in lines:
                if line:
                    yield decoder.decode(line)
                    count += 1
                line = after
            if json.decode(line, type=Last).tables != count:
                raise RecordError("backup-damaged", file=str(path))
    except (OSError, EOFError, MsgspecError) as error:
        if isinstance(error, FileNotFoundError):
            raise RecordError("backup-unwritable", file=str(path), reason=error.strerror or "") from None
        raise RecordError("backup-damaged", file=str(path)) from None
