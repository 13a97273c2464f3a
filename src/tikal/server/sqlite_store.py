"""Tables in one SQLite file, every commit on disk before it is answered.

One thread writes and another reads, so readers never wait for writers.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from tikal.core.errors import RecordError
from tikal.server.ledger import Row
from tikal.server.seating import is_record
from tikal.server.store import GameRow, Overtaken, Page, SeatRow, Store, Stored, StoreError

log = logging.getLogger(__name__)

#: What leads from each version of the file to the next; a file knows by `user_version` how many of these it has had.
#: A step that was released is never changed: old files have had it as it was.
MIGRATIONS = [
    """
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,          -- how it was set up, as JSON
    seed TEXT NOT NULL,            -- the dealer's secret: it never leaves the server
    dealt INTEGER NOT NULL,        -- how many actions there were when the dealer hid the rest
    host TEXT NOT NULL,            -- the visitor who may delete it
    summary TEXT NOT NULL,         -- for lists of games, as JSON
    over INTEGER NOT NULL,
    created INTEGER NOT NULL,
    played INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX games_host ON games (host);
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    holder TEXT NOT NULL,          -- the visitor; '' for bots and open seats
    invitation TEXT NOT NULL,      -- the link's token; '' if there never was one
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX seats_holder ON seats (holder) WHERE holder <> '';
CREATE UNIQUE INDEX seats_invitation ON seats (invitation) WHERE invitation <> '';
CREATE TABLE rows (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('play', 'chance', 'undo', 'redo')),
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TRIGGER rows_stay BEFORE UPDATE ON rows BEGIN SELECT RAISE(ABORT, 'rows are only appended'); END;
""",
    """
CREATE INDEX games_unfinished ON games (over) WHERE over = 0;
""",
    """
ALTER TABLE games ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;  -- whether persons may ask bots for help
""",
]

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class SqliteStore(Store):
    """All tables in one file, for one process."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it.

        :raises RecordError: if there can be none, if it is not a file of tables, or one of a newer Tikal.
        """
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            make_private(path)
        except OSError as error:
            raise RecordError("data-unreadable", file=str(path), reason=str(error.strerror)) from None
        self._damaged: set[str] = set()
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []  # to be written
        self._writing: asyncio.Task[None] | None = None
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._db = self._writer.submit(self._open).result()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._view = self._reader.submit(self._look).result()

    def _open(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None)
        try:
            version = int(db.execute("PRAGMA user_version").fetchone()[0])
            if version == 0 and db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                raise sqlite3.DatabaseError("it belongs to another program")
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            db.execute("PRAGMA foreign_keys = ON")
            db.execute("PRAGMA busy_timeout = 5000")
            for number, step in enumerate(MIGRATIONS[version:], version + 1):
                db.executescript(f"BEGIN; {step} PRAGMA user_version = {number}; COMMIT;")
        except sqlite3.DatabaseError as error:
            db.close()
            raise RecordError("data-unreadable", file=str(self.path), reason=str(error)) from None
        if version > len(MIGRATIONS):
            db.close()
            raise RecordError("data-newer", file=str(self.path), version=version, known=len(MIGRATIONS))
        return db

    def _look(self) -> sqlite3.Connection:
        """Open the file once more, to read: that neither takes the lock of whoever writes nor waits for it."""
        db = sqlite3.connect(self.path, isolation_level=None)
        db.execute("PRAGMA query_only = ON")
        return db

    async def _write(self, work: Work[T]) -> T:
        """Let one thread write something, all of it or nothing.

        What comes while it writes is written next, in one transaction: the disk takes as long for many as for one.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = loop.create_task(self._write_waiting())
        try:
            return await done
        except StoreError:
            raise
        except Exception as error:  # text that cannot be stored among them
            raise StoreError(str(error)) from error

    async def _write_waiting(self) -> None:
        try:
            while self._waiting:
                waiting, self._waiting = self._waiting, []
                await self._write_together(waiting)
        finally:
            self._writing = None

    async def _write_together(self, waiting: list[tuple[Work[Any], asyncio.Future[Any]]]) -> None:
        works = [work for work, _ in waiting]
        try:
            loop = asyncio.get_running_loop()
            results = await loop.run_in_executor(self._writer, _written, self._db, works)
        except Exception as error:
            results = [error] * len(works)
        for (_, done), result in zip(waiting, results, strict=True):
            if done.cancelled():
                continue  # it is written, though nobody waits for it
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)

    async def _read(self, work: Work[T]) -> T:
        """Let the other thread read something, all of it as it is at one moment."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, _seen, self._view, work)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    # --- writing

    async def create(self, game: GameRow, seats: Sequence[SeatRow], rows: Sequence[Row]) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", game)
            _write_seats(db, game.id, seats)
            _write_rows(db, game.id, 0, rows)

        await self._write(work)

    async def append(self, game: str, first: int, rows: Sequence[Row], summary: str, over: bool) -> None:
        def work(db: sqlite3.Connection) -> None:
            try:
                _write_rows(db, game, first, rows)
            except sqlite3.IntegrityError as error:
                raise Overtaken from error
            db.execute("UPDATE games SET summary = ?, over = ?, played = ? WHERE id = ?", (summary, over, _now(), game))

        await self._write(work)

    async def seat(self, game: str, host: str, seats: Sequence[SeatRow]) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE games SET host = ? WHERE id = ?", (host, game))
            db.execute("DELETE FROM seats WHERE game = ?", (game,))
            _write_seats(db, game, seats)

        await self._write(work)

    async def delete(self, game: str) -> None:
        await self._write(lambda db: db.execute("DELETE FROM games WHERE id = ?", (game,)))

    # --- reading

    async def load(self, id: str) -> Stored | None:
        def work(db: sqlite3.Connection) -> Stored | None:
            game = db.execute("SELECT * FROM games WHERE id = ?", (id,)).fetchone()
            if game is None:
                return None
            rows = db.execute("SELECT seat, kind, text FROM rows WHERE game = ? ORDER BY number", (id,))
            return Stored(GameRow(*game), _seats(db, id), [Row(*row) for row in rows])

        return await self._read(work)

    async def games_of(self, visitor: str, skip: int = 0, most: int | None = None) -> Page:
        def work(db: sqlite3.Connection) -> Page:
            mine = "SELECT id FROM games WHERE host = ? UNION SELECT game FROM seats WHERE holder = ? AND holder <> ''"
            ids = db.execute(mine, (visitor, visitor)).fetchall()
            found = [game for (id,) in ids if (game := self._glance(db, id)) is not None]
            records = {game.id for game, seats in found if is_record(seats)}
            running = [game for game in found if not game[0].over and game[0].id not in records]
            finished = [game for game in found if game[0].over or game[0].id in records]
            for games in (running, finished):
                games.sort(key=lambda game: (-game[0].played, -game[0].created, game[0].id))
            end = None if most is None else skip + most
            return Page((running + finished)[skip:end], len(running), len(finished), len(records))

        return await self._read(work)

    async def count(self) -> int:
        return await self._read(lambda db: int(db.execute("SELECT count(*) FROM games").fetchone()[0]))

    async def unfinished(self) -> list[str]:
        return await self._read(lambda db: [id for (id,) in db.execute("SELECT id FROM games WHERE over = 0")])

    async def glance(self, id: str) -> tuple[GameRow, list[SeatRow]] | None:
        return await self._read(lambda db: self._glance(db, id))

    def _glance(self, db: sqlite3.Connection, id: str) -> tuple[GameRow, list[SeatRow]] | None:
        """Return a table without its rows; None if there is none, or none that can be read, which is said once."""
        try:
            game = db.execute("SELECT * FROM games WHERE id = ?", (id,)).fetchone()
            return None if game is None else (GameRow(*game), _seats(db, id))
        except sqlite3.DatabaseError as error:
            if id not in self._damaged:
                self._damaged.add(id)
                log.error("Table %s cannot be read: %s", id, error)
            return None

    async def invited(self, token: str) -> tuple[str, int] | None:
        def work(db: sqlite3.Connection) -> tuple[str, int] | None:
            row = db.execute(
                "SELECT game, seat FROM seats WHERE invitation = ? AND invitation <> ''", (token,)
            ).fetchone()
            return None if row is None else (str(row[0]), int(row[1]))

        return await self._read(work)

    async def close(self) -> None:
        while self._writing is not None:
            await asyncio.wait([self._writing])
        for thread, db in ((self._reader, self._view), (self._writer, self._db)):
            thread.submit(db.close).result()
            thread.shutdown()


def make_private(path: Path) -> None:
    """See that nobody but the owner can read the file: it holds the seeds.

    SQLite gives the files it keeps next to it the same permissions, so this one has to have them first.
    """
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    for file in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        if file.exists():
            file.chmod(0o600)


def _seen(db: sqlite3.Connection, work: Work[T]) -> T:
    db.execute("BEGIN")
    try:
        return work(db)
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")  # nothing was written


def _written(db: sqlite3.Connection, works: Sequence[Work[Any]]) -> list[Any]:
    """Do all that is to be written, each thing whole or not at all; return what came of each, or its error."""
    results: list[Any] = []
    db.execute("BEGIN IMMEDIATE")
    try:
        for work in works:
            db.execute("SAVEPOINT work")
            try:
                results.append(work(db))
            except Exception as error:  # of this one alone, unless the whole transaction is gone
                db.execute("ROLLBACK TO work")
                results.append(error)
            db.execute("RELEASE work")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _now() -> int:
    return int(time.time())


def _write_seats(db: sqlite3.Connection, game: str, seats: Sequence[SeatRow]) -> None:
    db.executemany(
        "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", [(game, number, *seat) for number, seat in enumerate(seats)]
    )


def _write_rows(db: sqlite3.Connection, game: str, first: int, rows: Sequence[Row]) -> None:
    now = _now()
    numbered = [(game, number, *row, now) for number, row in enumerate(rows, first)]
    db.executemany("INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?)", numbered)


def _seats(db: sqlite3.Connection, game: str) -> list[SeatRow]:
    query = "SELECT kind, name, bot, holder, invitation FROM seats WHERE game = ? ORDER BY seat"
    return [SeatRow(*row) for row in db.execute(query, (game,))]
