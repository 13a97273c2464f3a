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
from weakref import WeakValueDictionary

from tikal.core.errors import RecordError
from tikal.server.ledger import Row
from tikal.server.listing import page_of
from tikal.server.others import Others
from tikal.server.people_store import PeopleStore
from tikal.server.schema import SQLITE, STATS, check_version, steps
from tikal.server.store import (
    GAME,
    ROW,
    SEAT,
    UNHELD,
    GameRow,
    Going,
    Held,
    Overtaken,
    Page,
    Room,
    Script,
    SeatRow,
    Stats,
    Stored,
    StoreError,
    Tick,
    game_row,
    seat_row,
    slots,
)

log = logging.getLogger(__name__)

MIGRATIONS = steps(SQLITE)  # a file knows by `user_version` how many of these it has had

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class SqliteStore(PeopleStore):
    """All tables in one file, for one process."""

    def __init__(self, path: Path, migrate: bool = True) -> None:
        """Open the file, or make it, and bring it up to date unless it is to be left as it is.

        :raises RecordError: if there can be none, if it is not a file of tables, or one of another Tikal.
        """
        super().__init__()
        self.path = path
        self.name = str(path)
        self.others = Others()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            make_private(path)
        except OSError as error:
            raise RecordError("data-unreadable", file=str(path), reason=str(error.strerror)) from None
        self._damaged: set[str] = set()
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []  # to be written
        self._writing: asyncio.Task[None] | None = None
        self._adding: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # tables, by host
        self._added = 0  # how many tables are being added
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._db = self._writer.submit(self._open, migrate).result()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._view = self._reader.submit(self._look).result()

    def _open(self, migrate: bool) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None)
        try:
            version = int(db.execute("PRAGMA user_version").fetchone()[0])
            if version == 0 and db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                raise sqlite3.DatabaseError("it belongs to another program")
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            db.execute("PRAGMA foreign_keys = ON")
            db.execute("PRAGMA busy_timeout = 5000")
            _teach(db)
            for number, step in enumerate(MIGRATIONS[version:] if migrate else [], version + 1):
                db.executescript(f"BEGIN; {step} PRAGMA user_version = {number}; COMMIT;")
        except sqlite3.DatabaseError as error:
            db.close()
            raise RecordError("data-unreadable", file=str(self.path), reason=str(error)) from None
        try:
            check_version(self.name, version, len(MIGRATIONS), migrate)
        except RecordError:
            db.close()
            raise
        return db

    def _look(self) -> sqlite3.Connection:
        """Open the file once more, to read: that neither takes the lock of whoever writes nor waits for it."""
        db = sqlite3.connect(self.path, isolation_level=None)
        db.execute("PRAGMA query_only = ON")
        _teach(db)
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
            with self.seconds["write"].timing():
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
            with self.seconds["read"].timing():
                return await asyncio.get_running_loop().run_in_executor(self._reader, _seen, self._view, work)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    # --- writing

    async def create(
        self, game: GameRow, seats: Sequence[SeatRow], rows: Sequence[Row], room: Room | None = None
    ) -> None:
        def work(db: sqlite3.Connection) -> None:
            try:
                db.execute(f"INSERT INTO games ({GAME}) VALUES ({slots(len(game))})", _named(game))
            except sqlite3.IntegrityError as error:
                raise Overtaken from error
            _write_seats(db, game.id, seats)
            _write_rows(db, game.id, 0, rows)

        if room is None:
            await self._write(work)
            return
        lock = self._adding.setdefault(game.host, asyncio.Lock())
        async with lock:
            self._added += 1
            before = self._added - 1  # before the count: one that is written meanwhile is seen by one of the two
            try:
                room(await self.count() + before, await self.games_of(game.host, most=0))
                await self._write(work)
            finally:
                self._added -= 1

    async def append(
        self, game: str, first: int, rows: Sequence[Row], summary: str, over: bool, tick: Tick | None = None
    ) -> None:
        def work(db: sqlite3.Connection) -> None:
            before = "SELECT 1 FROM rows WHERE game = ? AND number = ?"
            if first and not db.execute(before, (game, first - 1)).fetchone():
                raise Overtaken
            try:
                _write_rows(db, game, first, rows)
            except sqlite3.IntegrityError as error:
                raise Overtaken from error
            db.execute("UPDATE games SET summary = ?, over = ?, played = ? WHERE id = ?", (summary, over, _now(), game))
            _write_tick(db, game, tick)

        await self._write(work)

    async def seat(self, game: str, was: Held, now: Held, tick: Tick | None = None) -> None:
        def work(db: sqlite3.Connection) -> None:
            found = db.execute("SELECT host FROM games WHERE id = ?", (game,)).fetchone()
            if found != (was.host,) or _seats(db, game) != list(was.seats):
                raise Overtaken
            db.execute("UPDATE games SET host = ? WHERE id = ?", (now.host, game))
            db.execute("DELETE FROM seats WHERE game = ?", (game,))
            _write_seats(db, game, now.seats)
            _write_tick(db, game, tick)
            db.execute(UNHELD, _named((game,)))

        await self._write(work)

    async def tick(self, game: str, was: Tick, now: Tick) -> None:
        def work(db: sqlite3.Connection) -> None:
            if db.execute("SELECT ticking, due FROM games WHERE id = ?", (game,)).fetchone() != was:
                raise Overtaken
            _write_tick(db, game, now)

        await self._write(work)

    async def delete(self, game: str, why: str = "") -> None:
        await self._write(lambda db: db.execute("DELETE FROM games WHERE id = ?", (game,)))

    # --- reading

    async def load(self, id: str, since: int = 0) -> Stored | None:
        def work(db: sqlite3.Connection) -> Stored | None:
            game = db.execute(f"SELECT {GAME} FROM games WHERE id = ?", (id,)).fetchone()
            if game is None:
                return None
            query = f"SELECT {ROW} FROM rows WHERE game = ? AND number >= ? ORDER BY number"
            rows = db.execute(query, (id, since))
            return Stored(game_row(game), _seats(db, id), [Row(*row) for row in rows])

        return await self._read(work)

    async def games_of(self, visitor: str, skip: int = 0, most: int | None = None) -> Page:
        def work(db: sqlite3.Connection) -> Page:
            mine = "SELECT id FROM games WHERE host = ? UNION SELECT game FROM seats WHERE holder = ? AND holder <> ''"
            ids = db.execute(mine, (visitor, visitor)).fetchall()
            return page_of((game for (id,) in ids if (game := self._glance(db, id)) is not None), skip, most)

        return await self._read(work)

    async def count(self) -> int:
        return await self._read(lambda db: int(db.execute("SELECT count(*) FROM games").fetchone()[0]))

    async def stats(self) -> Stats:
        return await self._read(lambda db: Stats(*db.execute(STATS).fetchone()))

    async def ids(self) -> list[str]:
        return await self._read(lambda db: [id for (id,) in db.execute("SELECT id FROM games")])

    async def with_bots(self) -> list[Going]:
        return await self._read(self._with_bots)

    def _with_bots(self, db: sqlite3.Connection) -> list[Going]:
        """Look at one game after the other: what cannot be read of one keeps no other from being found."""
        ids = [id for (id,) in db.execute("SELECT id FROM games WHERE over = 0")]
        found = [game for id in ids if (game := self._glance(db, id)) is not None]
        kinds = {game.id: ["bot" if seat.stand_in else seat.kind for seat in seats] for game, seats in found}
        return [Going(game.id, game.summary, kinds[game.id]) for game, _ in found if "bot" in kinds[game.id]]

    async def dues(self) -> list[tuple[str, int]]:
        query = "SELECT id, due FROM games WHERE due > 0 ORDER BY due"
        return await self._read(lambda db: [(str(id), int(due)) for id, due in db.execute(query)])

    async def glance(self, id: str) -> tuple[GameRow, list[SeatRow]] | None:
        return await self._read(lambda db: self._glance(db, id))

    def _glance(self, db: sqlite3.Connection, id: str) -> tuple[GameRow, list[SeatRow]] | None:
        """Return a table without its rows; None if there is none, or none that can be read, which is said once."""
        try:
            game = db.execute(f"SELECT {GAME} FROM games WHERE id = ?", (id,)).fetchone()
            return None if game is None else (game_row(game), _seats(db, id))
        except sqlite3.DatabaseError as error:
            if id not in self._damaged:
                self._damaged.add(id)
                log.error("Table %s cannot be read: %s", id, error, extra={"table": id})
            return None

    async def invited(self, token: str) -> tuple[str, int] | None:
        def work(db: sqlite3.Connection) -> tuple[str, int] | None:
            row = db.execute(
                "SELECT game, seat FROM seats WHERE invitation = ? AND invitation <> ''", (token,)
            ).fetchone()
            return None if row is None else (str(row[0]), int(row[1]))

        return await self._read(work)

    # --- scripts

    async def read(self, script: Script[T]) -> T:
        return await self._read(lambda db: _carry_out(db, script))

    async def write(self, script: Script[T], alone: bool = False) -> T:
        return await self._write(lambda db: _carry_out(db, script))  # nobody else writes meanwhile

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


def _teach(db: sqlite3.Connection) -> None:
    """Have small letters of all alphabets known, as they are to PostgreSQL."""
    db.create_function("lower", 1, lambda text: text.lower() if isinstance(text, str) else text, deterministic=True)


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


def _carry_out(db: sqlite3.Connection, script: Script[T]) -> T:
    found: Any = None
    while True:
        try:
            statement, values = script.send(found)
        except StopIteration as end:
            done: T = end.value
            return done
        try:
            found = db.execute(statement, _named(values)).fetchall()
        except sqlite3.IntegrityError as error:
            raise Overtaken from error


def _now() -> int:
    return int(time.time())


def _named(values: Sequence[object]) -> dict[str, object]:
    """Return values by the names that they have in statements of both kinds of store: `$1`, `$2` ..."""
    return {str(number): value for number, value in enumerate(values, 1)}


def _write_seats(db: sqlite3.Connection, game: str, seats: Sequence[SeatRow]) -> None:
    numbered = [(game, number, *seat) for number, seat in enumerate(seats)]
    db.executemany(f"INSERT INTO seats (game, seat, {SEAT}) VALUES ({', '.join('?' * len(numbered[0]))})", numbered)


def _write_tick(db: sqlite3.Connection, game: str, tick: Tick | None) -> None:
    if tick is not None:
        db.execute("UPDATE games SET ticking = ?, due = ? WHERE id = ?", (*tick, game))


def _write_rows(db: sqlite3.Connection, game: str, first: int, rows: Sequence[Row]) -> None:
    now = _now()
    numbered = [(game, number, now, *row) for number, row in enumerate(rows, first)]
    db.executemany(f"INSERT INTO rows (game, number, at, {ROW}) VALUES (?, ?, ?, ?, ?, ?)", numbered)


def _seats(db: sqlite3.Connection, game: str) -> list[SeatRow]:
    query = f"SELECT {SEAT} FROM seats WHERE game = ? ORDER BY seat"
    return [seat_row(row) for row in db.execute(query, (game,))]
