"""All tables and people in one file that either kind of store can be filled from: lines of JSON, compressed."""

from __future__ import annotations

import errno
import gzip
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, cast

from msgspec import MsgspecError, Struct, json

from tikal.core.errors import RecordError
from tikal.server import club_store, reminder_store, result_scripts
from tikal.server.club_store import ReportRow, TieRow
from tikal.server.reminder_store import NoticeRow
from tikal.server.result_scripts import AT_ONCE, all_results
from tikal.server.results import PlaceRow, ResultRow
from tikal.server.store import (
    DeedRow,
    Overtaken,
    PersonRow,
    SaidRow,
    SessionRow,
    Store,
    Stored,
    StoreError,
    Unreachable,
)

VERSION = 2  # 1 had no people


class First(Struct):
    """The first line."""

    tikal_backup: int


class Person(Struct, tag="person", tag_field="kind"):
    """Somebody who plays."""

    row: PersonRow


class Browser(Struct, tag="session", tag_field="kind"):
    """Where somebody is signed in."""

    row: SessionRow


class Deed(Struct, tag="deed", tag_field="kind"):
    """What a host did."""

    row: DeedRow


class Spoken(Struct, tag="chat", tag_field="kind"):
    """What was said at a table that stands before it."""

    game: str
    rows: list[SaidRow]


class Tie(Struct, tag="tie", tag_field="kind"):
    """Whom somebody does not want to hear of."""

    visitor: str
    row: TieRow


class Report(Struct, tag="report", tag_field="kind"):
    """What the hosts are to look at."""

    row: ReportRow


class Outcome(Struct, tag="result", tag_field="kind"):
    """What a game that is over came to; its table may be gone."""

    row: ResultRow
    places: list[PlaceRow]


class Notice(Struct, tag="notice", tag_field="kind"):
    """How somebody is reminded, and until when they are away."""

    row: NoticeRow


#: A line that is no table.
More = Person | Browser | Deed | Spoken | Tie | Report | Outcome | Notice


class Last(Struct):
    """The last line: without it something is missing."""

    tables: int
    more: int = 0  # lines that are no tables


#: Is told how many tables were looked at, of how many.
Progress = Callable[[int, int], None]


async def back_up(store: Store, path: Path, progress: Progress) -> tuple[int, int]:
    """Write all tables and people to a new file, each as it is at one moment; servers may go on meanwhile.

    Return how many tables, and how many could not be read. There is a file of that name only when it is whole.

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
    """Write all tables and people; return how many tables, and how many could not be read."""
    count = unreadable = 0
    out.write(json.encode(First(VERSION)) + b"\n")
    more = 0
    for line in await _more(store):
        out.write(json.encode(line) + b"\n")
        more += 1
    ids = await store.ids()
    for number, id in enumerate(ids):
        progress(number, len(ids))
        try:
            loaded, rows = await store.load(id), await club_store.said(store, id)
        except Unreachable:
            raise
        except StoreError:
            unreadable += 1
            continue
        if loaded is not None:  # it was not deleted meanwhile
            out.write(json.encode(loaded) + b"\n")
            count += 1
            if rows:
                out.write(json.encode(Spoken(id, rows)) + b"\n")
                more += 1
    out.write(json.encode(Last(count, more)) + b"\n")
    return count, unreadable


async def _more(store: Store) -> list[More]:
    """Return all that is kept besides tables; a session comes after whose it is."""
    people = await store.everybody()
    known = {row.id for row in people}
    sessions: list[More] = [Browser(row) for row in await store.sessions() if row.person in known]
    deeds: list[More] = [Deed(row) for row in await store.deeds()]
    ties: list[More] = [Tie(visitor, row) for visitor, row in await club_store.all_ties(store)]
    notices: list[More] = [Notice(row) for row in await reminder_store.notices(store) if row.person in known]
    reports: list[More] = [Report(row) for row in await club_store.reports(store)]
    outcomes: list[More] = []
    last = 0
    while found := await store.read(all_results(last, AT_ONCE)):
        outcomes += [Outcome(result.row, result.places) for result in found]
        last = found[-1].row.number
    return [*map(Person, people), *sessions, *notices, *deeds, *ties, *reports, *outcomes]


async def restore(store: Store, path: Path, progress: Progress) -> tuple[int, int]:
    """Add all of a backup to a store; return how many tables, and how many were there already and are left alone.

    :raises RecordError: if it is not a backup, or not a whole one; nothing is added then.
    """
    count = sum(1 for _ in tables(path))  # it is whole
    added = there = 0
    for line in lines(path):
        if not isinstance(line, Stored):
            with suppress(Overtaken):  # it is there already, or somebody else has that name
                await _add(store, line)
            continue
        progress(added + there, count)
        try:
            await store.create(*line)
            added += 1
        except Overtaken:
            there += 1
    await store.write(result_scripts.recompute(), alone=True)
    return added, there


async def _add(store: Store, line: More) -> None:
    match line:
        case Person(row):
            await store.keep_person(row, None)
        case Browser(row):
            await store.open_session(row)
        case Deed(row):
            await store.note(row)
        case Spoken(game, rows):
            await club_store.keep_said(store, game, rows)
        case Tie(visitor, row):
            await club_store.tie(store, visitor, row)
        case Report(row):
            await club_store.report(store, row)
        case Notice(row):
            await reminder_store.keep(store, row)
        case Outcome(row, places):
            await store.write(result_scripts.restore(row, places), alone=True)


def tables(path: Path) -> Iterator[Stored]:
    """Return the tables of a backup, one by one.

    :raises RecordError: if it is not a backup, or not a whole one.
    """
    return (line for line in lines(path) if isinstance(line, Stored))


def lines(path: Path) -> Iterator[Stored | More]:
    """Return what is in a backup, one by one.

    :raises RecordError: if it is not a backup, or not a whole one.
    """
    count = {True: 0, False: 0}  # whether it is a table
    decoder: json.Decoder[Stored | More] = json.Decoder(Stored | More)
    try:
        with gzip.open(path, "rb") as found:
            if json.decode(next(cast(BinaryIO, found), b""), type=First).tikal_backup > VERSION:
                for _ in found:  # to its end: a damaged one may only look like a newer one
                    pass
                raise RecordError("backup-newer", file=str(path))
            line: Any = b""
            for after in found:
                if line:
                    decoded = decoder.decode(line)
                    yield decoded
                    count[isinstance(decoded, Stored)] += 1
                line = after
            last = json.decode(line, type=Last)
            if (last.tables, last.more) != (count[True], count[False]):
                raise RecordError("backup-damaged", file=str(path))
    except (OSError, EOFError, zlib.error, UnicodeError, MsgspecError) as error:
        if isinstance(error, FileNotFoundError):
            raise RecordError("backup-unwritable", file=str(path), reason=error.strerror or "") from None
        raise RecordError("backup-damaged", file=str(path)) from None
