"""Tables in a PostgreSQL database, which any number of processes may share; they are in a schema of their own there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from functools import partial
from typing import Any, TypeVar

import asyncpg

from tikal.core.errors import TikalError
from tikal.server import postgres_node
from tikal.server.ledger import Row
from tikal.server.measures import Histogram
from tikal.server.others import News
from tikal.server.people_store import PeopleStore
from tikal.server.postgres_errors import AWAY, public, reason, unusable
from tikal.server.postgres_node import Node
from tikal.server.schema import POSTGRES, STATS, check_version, steps
from tikal.server.store import (
    GAME,
    ROW,
    SEAT,
    UNHELD,
    Found,
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
    Unreachable,
    game_row,
    seat_row,
    slots,
)

MIGRATIONS = steps(POSTGRES)
SCHEMA = "tikal"
MIGRATING = 0x74696B616C  # the lock that is held while a database is brought up to date
ADDING = MIGRATING + 1  # ... and the one that is held while a table is added
ALONE = MIGRATING + 2  # ... and while a script writes
CONNECTIONS = 10  # at most, for all tables of a process
CONNECTING = 5.0  # seconds after which a database counts as out of reach ...
ANSWERING = 10.0  # ... and after which it takes too long to answer
COUNTING = 600.0  # ... even to count all there is
CLOSING = 2.0  # ... and which it has when a process stops
RELEASING = 1.0  # ... and to let go of a statement that took too long
CROWDED = 0.05  # seconds until one asks again for a connection of which there are no more ...
ENDING = 1.0  # ... for so long if none is there that could become free: the database may not be done with an old one

Connection = Any  # of asyncpg, which has no types
T = TypeVar("T")

SEATS = f"SELECT {SEAT} FROM seats WHERE game = $1 ORDER BY seat"
SEATED = f"ARRAY (SELECT ROW ({SEAT}) FROM seats WHERE game = $1 ORDER BY seat)"
GLANCED = f"SELECT {GAME}, {SEATED} FROM games WHERE id = $1"
LOADED = f"""
SELECT {GAME}, {SEATED},
    ARRAY (SELECT ROW ({ROW}) FROM rows WHERE game = $1 AND number >= $2 ORDER BY number)
FROM games WHERE id = $1
"""
SEATS_OF = f"SELECT game, {SEAT} FROM seats WHERE game = ANY ($1) ORDER BY game, seat"
#: What `listing.page_of` does, done by the database: it may be much more than is listed. `watched` is `is_record`.
MINE = f"""
WITH mine AS (
    SELECT {GAME}, watched, over <> 0 OR watched AS finished
    FROM games, LATERAL (
        SELECT NOT EXISTS (SELECT FROM seats WHERE game = id AND (kind <> 'person' OR holder <> '')) AS watched
    ) AS seen
    WHERE lesson = '' AND id IN (
        SELECT id FROM games WHERE host = $1 UNION SELECT game FROM seats WHERE holder = $1 AND holder <> ''
    )
)
"""
COUNTS = f"""{MINE}
SELECT count(*) FILTER (WHERE NOT finished), count(*) FILTER (WHERE finished), count(*) FILTER (WHERE watched) FROM mine
"""
LISTED = f"""{MINE}
SELECT {GAME} FROM mine ORDER BY finished, played DESC, created DESC, id COLLATE "C" OFFSET $2 LIMIT $3
"""
WITH_BOTS = """
SELECT id, summary, array_agg(CASE WHEN stand_in <> '' THEN 'bot' ELSE kind END ORDER BY seat)
FROM games JOIN seats ON game = id
WHERE over = 0 GROUP BY id HAVING bool_or(kind = 'bot' OR stand_in <> '') ORDER BY id
"""
APPEND = """
WITH added AS (
    INSERT INTO rows (game, number, seat, kind, text, at) SELECT $1, number, seat, kind, text, $2
    FROM unnest($3::bigint[], $4::bigint[], $5::text[], $6::text[]) AS new (number, seat, kind, text)
    WHERE $9 = 0 OR EXISTS (SELECT FROM rows WHERE game = $1 AND number = $9 - 1)
    RETURNING number
), game AS (
    UPDATE games
    SET summary = $7, over = $8, played = $2, ticking = coalesce($10, ticking), due = coalesce($11, due)
    WHERE id = $1 AND EXISTS (SELECT FROM added)
)
SELECT count(*) FROM added
"""
TICK = "UPDATE games SET ticking = $2, due = $3 WHERE id = $1"


class Plain(asyncpg.Connection):  # type: ignore[misc]
    """A connection that nothing is set on, so nothing has to be reset before the next one uses it."""

    def get_reset_query(self) -> str:
        return ""


class PostgresStore(PeopleStore):
    """All tables in one database."""

    def __init__(self, url: str, migrate: bool = True) -> None:
        """See that the database can be used, and bring it up to date unless it is to be left as it is.

        :raises RecordError: if it cannot be reached or used, or is one of another Tikal.
        """
        super().__init__()
        self.seconds["share"] = Histogram()
        self.url = url
        self.name = public(url)
        self._pool: Any = None
        self.others = self._node = Node(partial(connect, url), self._sharing, self._asking, self._give_up)
        self._opening = asyncio.Lock()
        self._adding = asyncio.Lock()
        self._alone = asyncio.Lock()
        with ThreadPoolExecutor(1) as apart:  # whoever asks may have a loop of their own, or none yet
            apart.submit(asyncio.run, prepare(url, migrate)).result()

    async def _open(self) -> Any:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self.url, min_size=0, max_size=CONNECTIONS, connection_class=Plain, init=set_up, **settings()
                )
        return self._pool

    def _give_up(self) -> None:
        """Let nobody wait any longer for a database that is out of reach."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.terminate()

    @asynccontextmanager
    async def _connected(self, kind: str) -> AsyncIterator[Connection]:
        try:
            with self.seconds[kind].timing():
                pool = self._pool or await self._open()
                db = await self._connection(pool)
                try:
                    yield db
                finally:
                    if pool is self._pool:
                        await pool.release(db, timeout=RELEASING)
                    else:  # it was given up meanwhile
                        with suppress(asyncpg.InterfaceError):  # as far as it was there by then, with all others
                            db.terminate()
        except (StoreError, TikalError):
            raise
        except Exception as error:  # text that cannot be stored among them
            away = isinstance(error, AWAY) and not isinstance(error, ValueError)
            raise (Unreachable if away else StoreError)(reason(error)) from None  # what it came from may tell more

    def _asking(self, kind: str = "read") -> AbstractAsyncContextManager[Connection]:
        """Do something in one statement, which is a transaction by itself: the database is asked once."""
        return self._connected(kind)

    @asynccontextmanager
    async def _work(self, kind: str = "write", **how: Any) -> AsyncIterator[Connection]:
        """Do something in one transaction, all of it or nothing."""
        async with self._connected(kind) as db, db.transaction(**how):
            yield db

    def _sharing(self) -> AbstractAsyncContextManager[Connection]:
        """Agree on something with other processes, all of it or nothing."""
        return self._work("share")

    def _seeing(self) -> AbstractAsyncContextManager[Connection]:
        """Read something, all of it as it is at one moment."""
        return self._work("read", isolation="repeatable_read", readonly=True)

    async def _connection(self, pool: Any) -> Connection:
        """Return a connection. If the database gives no more of them, one is free soon: one of those that are there, or
        one of a process that just ended.
        """
        if self._node.cut_off:
            raise Unreachable("the database is out of reach")  # known already: nobody has to wait for it
        began = time.monotonic()
        async with asyncio.timeout(ANSWERING):
            while True:
                try:
                    return await pool.acquire()
                except asyncpg.TooManyConnectionsError:
                    if not pool.get_size() and time.monotonic() - began > ENDING:
                        raise
                    await asyncio.sleep(CROWDED)

    # --- writing

    async def create(
        self, game: GameRow, seats: Sequence[SeatRow], rows: Sequence[Row], room: Room | None = None
    ) -> None:
        async with _in_turn(self._adding), self._work() as db:
            if room is not None:
                await db.execute("SELECT pg_advisory_xact_lock($1)", ADDING)  # until it is written
                room(await _count(db), Page([], *await db.fetchrow(COUNTS, game.host)))
            try:
                await db.execute(f"INSERT INTO games ({GAME}) VALUES ({slots(len(game))})", *game)
            except asyncpg.UniqueViolationError:
                raise Overtaken from None
            await _write_seats(db, game.id, seats)
            now = _now()
            await db.copy_records_to_table(
                "rows",
                records=[(game.id, number, now, *row) for number, row in enumerate(rows)],
                columns=("game", "number", "at", *Row._fields),
                schema_name=SCHEMA,
            )

    async def append(
        self, game: str, first: int, rows: Sequence[Row], summary: str, over: bool, tick: Tick | None = None
    ) -> None:
        numbers = range(first, first + len(rows))
        seats, kinds, texts = zip(*rows, strict=True)
        try:
            async with self._asking("write") as db:
                try:
                    added = await db.fetchval(
                        APPEND,
                        game,
                        _now(),
                        numbers,
                        seats,
                        kinds,
                        texts,
                        summary,
                        over,
                        first,
                        *(tick or (None, None)),
                    )
                except asyncpg.IntegrityConstraintViolationError:
                    raise Overtaken from None
                if not added:
                    raise Overtaken
        except Overtaken:
            raise
        except StoreError:  # it may be written all the same
            self._node.played(game, numbers.stop)
            raise
        self._node.played(game, numbers.stop)

    async def seat(self, game: str, was: Held, now: Held, tick: Tick | None = None) -> None:
        async with self._work() as db:
            host = await db.fetchval("SELECT host FROM games WHERE id = $1 FOR UPDATE", game)
            if host != was.host or await _seats(db, game) != list(was.seats):
                raise Overtaken
            await db.execute("UPDATE games SET host = $2 WHERE id = $1", game, now.host)
            await db.execute("DELETE FROM seats WHERE game = $1", game)
            await _write_seats(db, game, now.seats)
            if tick is not None:
                await db.execute(TICK, game, *tick)
            await db.execute(UNHELD, game)
            await self._node.notify(db, News(game))

    async def tick(self, game: str, was: Tick, now: Tick) -> None:
        async with self._work() as db:
            if await db.execute(f"{TICK} AND ticking = $4 AND due = $5", game, *now, *was) != "UPDATE 1":
                raise Overtaken
            await self._node.notify(db, News(game))

    async def delete(self, game: str, why: str = "") -> None:
        async with self._work() as db:
            await db.execute("DELETE FROM games WHERE id = $1", game)
            await self._node.notify(db, News(game, gone=True, why=why))

    # --- reading

    async def load(self, id: str, since: int = 0) -> Stored | None:
        if not _is_text(id):
            return None
        async with self._asking() as db:
            found = await db.fetchrow(LOADED, id, since)
        if found is None:
            return None
        *game, seats, rows = found
        return Stored(game_row(game), [seat_row(seat) for seat in seats], [Row(*row) for row in rows])

    async def games_of(self, visitor: str, skip: int = 0, most: int | None = None) -> Page:
        async with self._seeing() as db:
            counts = await db.fetchrow(COUNTS, visitor)
            games = await db.fetch(LISTED, visitor, skip, most)
            seats = await db.fetch(SEATS_OF, [game["id"] for game in games])
        found: dict[str, tuple[GameRow, list[SeatRow]]] = {game["id"]: (game_row(game), []) for game in games}
        for id, *seat in seats:
            found[id][1].append(seat_row(seat))
        return Page(list(found.values()), *counts)

    async def count(self) -> int:
        async with self._asking() as db:
            return await _count(db)

    async def stats(self) -> Stats:
        async with self._asking() as db:
            return Stats(*await db.fetchrow(STATS, timeout=COUNTING))

    async def ids(self) -> list[str]:
        async with self._asking() as db:
            return [id for (id,) in await db.fetch("SELECT id FROM games ORDER BY id")]

    async def with_bots(self) -> list[Going]:
        async with self._asking() as db:
            return [Going(*game) for game in await db.fetch(WITH_BOTS)]

    async def dues(self) -> list[tuple[str, int]]:
        async with self._asking() as db:
            return [(id, due) for id, due in await db.fetch("SELECT id, due FROM games WHERE due > 0 ORDER BY due")]

    async def glance(self, id: str) -> tuple[GameRow, list[SeatRow]] | None:
        if not _is_text(id):
            return None
        async with self._asking() as db:
            found = await db.fetchrow(GLANCED, id)
        if found is None:
            return None
        *game, seats = found
        return game_row(game), [seat_row(seat) for seat in seats]

    async def invited(self, token: str) -> tuple[str, int] | None:
        if not _is_text(token):
            return None
        async with self._asking() as db:
            found = await db.fetchrow("SELECT game, seat FROM seats WHERE invitation = $1 AND invitation <> ''", token)
        return None if found is None else (found["game"], found["seat"])

    # --- scripts

    async def read(self, script: Script[T]) -> T:
        async with self._seeing() as db:
            return await _carry_out(db, script)

    async def write(self, script: Script[T], alone: bool = False) -> T:
        async with _in_turn(self._alone) if alone else nullcontext(), self._work() as db:
            if alone:
                await db.execute("SELECT pg_advisory_xact_lock($1)", ALONE)  # until it is written
            return await _carry_out(db, script)

    async def find(self, query: str, *values: object) -> Found:
        async with self._asking() as db:  # instead of three times, to begin and end a transaction
            return [tuple(row) for row in await db.fetch(query, *values)]

    async def close(self) -> None:
        await self._node.close()
        if self._pool is not None:
            try:
                async with asyncio.timeout(CLOSING):
                    await self._pool.close()
            except TimeoutError:  # nothing is being written any more
                self._pool.terminate()


async def prepare(url: str, migrate: bool = True) -> None:
    """Bring a database up to date, or make one; others who want to wait until it is done.

    :raises RecordError: if it cannot be reached or used, or is one of a newer Tikal; unless it is brought up to date,
        also if it is one of an older.
    """
    try:
        db = await connect(url, command_timeout=None)  # however much there is to change
        try:
            async with db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
                version = await _version(db)
                if migrate:
                    await _migrate(db, version)
        finally:
            await db.close()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError, OverflowError) as error:
        raise unusable(url, error) from None
    check_version(public(url), version, len(MIGRATIONS), migrate)


async def _version(db: Connection) -> int:
    """Return how many of the steps a database has had."""
    if await db.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.version") is None:
        return 0
    version = await db.fetchval("SELECT number FROM version")
    if version is None:
        raise asyncpg.DataCorruptedError("the table `version` is empty")
    return int(version)


async def _migrate(db: Connection, version: int) -> None:
    """Take the steps that a database has not had."""
    if not version:
        if not await db.fetchval("SELECT count(*) FROM pg_namespace WHERE nspname = $1", SCHEMA):
            await db.execute(f"CREATE SCHEMA {SCHEMA}")  # or somebody made it, who may do more in this database
        await db.execute("CREATE TABLE version (number BIGINT NOT NULL)")
        await db.execute("INSERT INTO version VALUES (0)")
    for number, step in enumerate(MIGRATIONS[version:], version + 1):
        await db.execute(f"{step} UPDATE version SET number = {number};")


def settings() -> dict[str, Any]:
    """Return how databases are connected to."""
    return {"server_settings": {"application_name": "tikal"}, "timeout": CONNECTING, "command_timeout": ANSWERING}


async def connect(url: str, **changed: Any) -> Connection:
    """Return a connection to a database, for whoever needs one of their own."""
    db = await asyncpg.connect(url, **settings() | changed)
    try:
        await set_up(db)
    except BaseException:
        db.terminate()
        raise
    return db


async def set_up(db: Connection) -> None:
    """Let a new connection know where the tables are. It is told once it is there: poolers refuse whoever says so
    while they connect.
    """
    # what a machine that vanishes has locked is free again by when it is taken to be lost
    vanished = f"{postgres_node.LEASE.total_seconds():g}s"
    await db.execute(f"SET search_path = {SCHEMA}; SET idle_in_transaction_session_timeout = '{vanished}'")


@asynccontextmanager
async def _in_turn(lock: asyncio.Lock) -> AsyncIterator[None]:
    """Wait for others of this process before waiting for those of all: connections that wait for a lock of the database
    are lost to whoever plays.
    """
    try:
        async with asyncio.timeout(ANSWERING):
            await lock.acquire()
    except TimeoutError:
        raise Unreachable("too many wait") from None
    try:
        yield
    finally:
        lock.release()


def _is_text(text: str) -> bool:
    """Whether PostgreSQL can keep it; what it cannot keep it cannot be asked for either."""
    return "\0" not in text


def _now() -> int:
    return int(time.time())


async def _count(db: Connection) -> int:
    return int(await db.fetchval("SELECT count(*) FROM games"))


async def _seats(db: Connection, game: str) -> list[SeatRow]:
    return [seat_row(seat) for seat in await db.fetch(SEATS, game)]


async def _write_seats(db: Connection, game: str, seats: Sequence[SeatRow]) -> None:
    numbered = [(game, number, *seat) for number, seat in enumerate(seats)]
    await db.executemany(f"INSERT INTO seats (game, seat, {SEAT}) VALUES ({slots(len(numbered[0]))})", numbered)


async def _carry_out(db: Connection, script: Script[T]) -> T:
    found: Any = None
    while True:
        try:
            statement, values = script.send(found)
        except StopIteration as end:
            done: T = end.value
            return done
        try:
            found = [tuple(row) for row in await db.fetch(statement, *values)]
        except asyncpg.IntegrityConstraintViolationError:
            raise Overtaken from None
