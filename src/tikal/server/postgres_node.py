"""One of the processes that share a PostgreSQL database: what it tells the others, and what it hears of them.

Each keeps a row that says it is there, and renews it. When one does not, another removes the row and with it all that
the lost one had claimed and everybody who looked at tables through it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
from collections.abc import Awaitable, Callable, Mapping, Set
from contextlib import AbstractAsyncContextManager
from datetime import timedelta
from typing import Any

import asyncpg
from msgspec import MsgspecError, json

from tikal.server.limits import Rate, TooFast
from tikal.server.others import Hear, News, Others, machine_time
from tikal.server.postgres_errors import reason
from tikal.server.store import Overtaken, StoreError

log = logging.getLogger(__name__)

CHANNEL = "tikal"
BEAT = 1.0  # seconds from one sign of life to the next
LEASE = timedelta(seconds=3)  # without one, and a process is taken to be lost
WRONG = 2000  # milliseconds by which a clock may differ from that of the database before that is said
ROUNDED = 0.001  # seconds: a database counts in millionths

Connection = Any  # of asyncpg, which has no types

#: Says that a process is there, and whether the others did not know, or had taken it to be lost; and what time it is.
RENEW = """
INSERT INTO nodes (id, until) VALUES ($1, now() + $2)
ON CONFLICT (id) DO UPDATE SET until = excluded.until
RETURNING xmax = 0, (extract(epoch FROM clock_timestamp()) * 1000)::bigint
"""
REMOVE_LOST = """
WITH lost AS (
    SELECT id FROM nodes WHERE until < now() FOR UPDATE SKIP LOCKED
), left_behind AS (
    SELECT game FROM guests WHERE node IN (SELECT id FROM lost)
    UNION SELECT game FROM claims WHERE node IN (SELECT id FROM lost)
), removed AS (
    DELETE FROM nodes WHERE id IN (SELECT id FROM lost) RETURNING id
)
SELECT (SELECT count(*) FROM removed), ARRAY (SELECT game FROM left_behind)
"""
ATTEND = """
WITH gone AS (
    DELETE FROM guests WHERE game = $1 AND node = $2 AND NOT visitor = ANY ($3::text[])
), come AS (
    INSERT INTO guests (game, node, visitor) SELECT $1, $2, unnest($3::text[]) ON CONFLICT DO NOTHING
)
SELECT pg_notify($4, $5)
"""
RELEASE = "DELETE FROM claims WHERE node = $1 AND game = ANY ($2::text[])"
CLAIM = """
INSERT INTO claims (game, node) VALUES ($1, $2)
ON CONFLICT (game) DO UPDATE SET node = claims.node WHERE claims.node = $2 RETURNING node
"""
PLAYED_ON = "SELECT EXISTS (SELECT FROM rows WHERE game = $1 AND number = $2)"
TAKE = """
INSERT INTO tallies (who, until) VALUES ($1, clock_timestamp() + $2)
ON CONFLICT (who) DO UPDATE SET until = greatest(tallies.until, clock_timestamp()) + $2
RETURNING extract(epoch FROM until - clock_timestamp())::float
"""
FORGET = """
DELETE FROM tallies
WHERE who IN (SELECT who FROM tallies WHERE until < now() LIMIT 10 FOR UPDATE SKIP LOCKED)
"""
NOTIFY = "SELECT pg_notify($1, letter) FROM unnest($2::text[]) AS letter"
LEAVE = "DELETE FROM nodes WHERE id = $1"


class Node(Others):
    """This process among the others. What it wants them to know is kept here, and told again if it may be lost."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Connection]],
        work: Callable[[], AbstractAsyncContextManager[Connection]],
        ask: Callable[[], AbstractAsyncContextManager[Connection]],
        give_up: Callable[[], None],
    ) -> None:
        """`connect` makes a connection for this node alone, `work` a transaction, `ask` is for a single statement.

        `give_up` is called when the database is out of reach for so long that nobody is to wait for it any more.
        """
        self.id = secrets.token_urlsafe(9)
        self.joined = False
        self.cut_off = False  # whether it was out of reach for so long that to the others it is lost
        self._connect = connect
        self._work = work
        self._ask = ask
        self._give_up = give_up
        self._hear: Hear = lambda news: None
        self._on_cut_off: Callable[[], None] = lambda: None
        self._guests: dict[str, frozenset[str]] = {}  # who looks at which table here
        self._untold: set[str] = set()  # tables where others do not know that yet
        self._played: dict[str, int] = {}  # tables where others do not know yet how many rows there are
        self._mentions: list[News] = []  # what else they may hear of
        self._released: set[str] = set()  # tables whose bots may think elsewhere now ...
        self._releasing: set[str] = set()  # ... and those of them that others are being told of
        self._saying = asyncio.Lock()
        self._stirred = asyncio.Event()  # there is something to tell
        self._renewed = -math.inf  # when others last heard that this process is there
        self._patient = -math.inf  # until then none of them is taken to be lost
        self._machine_time = machine_time
        self._ahead = 0  # milliseconds that the clock of the database is ahead of that of this machine
        self._life: asyncio.Task[None] | None = None

    def letter(self, news: News) -> str:
        """Return news as they are sent."""
        return json.encode((self.id, news)).decode()

    def now(self) -> int:
        return self._machine_time() + self._ahead

    # --- what others are to know

    def attend(self, game: str, visitors: Set[str]) -> None:
        if visitors == self._guests.get(game, frozenset()):
            return
        if visitors:
            self._guests[game] = frozenset(visitors)
        else:
            del self._guests[game]
        self._untold.add(game)
        self._stirred.set()

    def played(self, game: str, rows: int) -> None:
        """So many rows are written now; never waits.

        They are told apart from the transaction that wrote them. Commits that tell something wait for each other, and
        with them for the disk. If this process is lost before it has told them, others look at the table anyway.
        """
        self._played[game] = rows
        self._stirred.set()

    def mention(self, news: News) -> None:
        self._mentions.append(news)
        self._stirred.set()

    async def elsewhere(self, game: str) -> Set[str]:
        async with self._ask() as db:
            found = await db.fetch("SELECT visitor FROM guests WHERE game = $1 AND node <> $2", game, self.id)
        return {visitor for (visitor,) in found}

    async def everybody(self) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        async with self._ask() as db:
            for game, visitor in await db.fetch("SELECT game, visitor FROM guests WHERE node <> $1", self.id):
                found.setdefault(game, set()).add(visitor)
        return found

    async def claim(self, game: str, seq: int) -> bool:
        if self._life is None:
            return True  # it never came to the others
        if game in self._releasing:
            async with self._saying:  # or the new claim would be taken for the old one
                pass
        self._released.discard(game)
        try:
            async with self._work() as db:
                try:
                    if await db.fetchval(CLAIM, game, self.id) is None:
                        return False
                except asyncpg.ForeignKeyViolationError:
                    raise StoreError("the others take this process to be lost") from None
                if await db.fetchval(PLAYED_ON, game, seq):  # asked once nobody else has the claim
                    raise Overtaken
        except Overtaken:  # whoever is behind does not get it, and catches up
            self._hear(News(game))
            return False
        return True

    def release(self, game: str) -> None:
        self._released.add(game)
        self._stirred.set()

    async def take(self, what: str, asked: Mapping[str, Rate]) -> None:
        async with self._work() as db:
            for who, (burst, second) in asked.items():
                back = await db.fetchval(TAKE, f"{what} {who}", timedelta(seconds=1 / second))
                wait = back - burst / second
                if wait > ROUNDED:
                    raise TooFast(wait)
            await db.execute(FORGET)

    async def tell(self, news: News) -> None:
        async with self._work() as db:
            await self.notify(db, news)

    async def notify(self, db: Connection, *news: News) -> None:
        """Let the others know something, when and if it is written."""
        await db.execute(NOTIFY, CHANNEL, [self.letter(one) for one in news])

    # --- among others

    async def watch(self, hear: Hear, cut_off: Callable[[], None]) -> None:
        joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hear, self._on_cut_off = hear, cut_off
        self._life = asyncio.create_task(self._live(joined))
        await joined

    async def _live(self, joined: asyncio.Future[None]) -> None:
        """Stay connected; whatever happens, come back."""
        while True:
            try:
                await self._stay(joined)
            except Exception as error:
                if not joined.done():
                    joined.set_exception(StoreError(reason(error)))
                    return
                log.warning("The other servers cannot be reached: %s", reason(error))
            if asyncio.get_running_loop().time() - self._renewed >= LEASE.total_seconds():
                self.cut_off = True
                self._give_up()
                self._on_cut_off()
            await asyncio.sleep(BEAT)

    async def _stay(self, joined: asyncio.Future[None]) -> None:
        """Connect, and renew the lease as long as that can be done in time."""
        loop, lease = asyncio.get_running_loop(), LEASE.total_seconds()
        async with asyncio.timeout(lease) as limit:
            db = await self._connect()
            try:
                await db.execute("SET synchronous_commit = off")  # nothing here is worth waiting for the disk
                await db.add_listener(CHANNEL, self._heard)
                self._patient = loop.time() + lease  # what kept this process may have kept the others
                await self._renew(db, limit)
                self.joined = True
                self.cut_off = False
                if joined.done():
                    self._hear(News(""))  # what came while nobody listened
                else:
                    joined.set_result(None)
                while True:
                    due = self._renewed + BEAT
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout_at(due):
                            await self._stirred.wait()
                    self._stirred.clear()
                    if loop.time() >= due:
                        await self._renew(db, limit)
                    await self._say(db, self._renewed + BEAT)
            finally:
                self.joined = False
                db.terminate()

    def _heard(self, _connection: object, _process: int, _channel: str, letter: str) -> None:
        try:
            sender, news = json.decode(letter, type=tuple[str, News])
        except MsgspecError as error:
            log.warning("Another process said something unreadable: %s", error)
            self._hear(News(""))  # whatever it was
            return
        if sender != self.id:
            self._hear(news)

    async def _renew(self, db: Connection, limit: asyncio.Timeout) -> None:
        """Say that this process is there, and see whether all others are: not when it was late itself."""
        now, asked = asyncio.get_running_loop().time(), self._machine_time()
        unknown, told = await db.fetchrow(RENEW, self.id, LEASE)
        self._set_clock(asked, told, self._machine_time())
        if unknown:
            self._untold |= set(self._guests)
        self._renewed = now
        limit.reschedule(now + LEASE.total_seconds())
        if now >= self._patient:
            await self._remove_lost(db)

    def _set_clock(self, asked: int, told: int, heard: int) -> None:
        """It was so late at the database some time after it was `asked` and before that was `heard`.

        What is known stays as long as that may be right: how long an answer takes is no reason to change it.
        """
        before, self._ahead = self._ahead, min(max(self._ahead, told - heard), told - asked)
        if abs(self._ahead) >= WRONG > abs(before):
            by = f"{abs(self._ahead) / 1000:.0f} seconds {'slow' if self._ahead > 0 else 'fast'}"
            log.warning("The clock of this machine is %s by that of the database, which games are timed by", by)

    async def _remove_lost(self, db: Connection) -> None:
        """Take those to be lost who did not say that they are there."""
        removed, left_behind = await db.fetchrow(REMOVE_LOST)
        if removed:
            news = [News(game) for game in left_behind]
            await self.notify(db, *news)
            for one in (*news, News("", gone=True)):
                self._hear(one)

    async def _say(self, db: Connection, due: float) -> None:
        """Let others know what they do not know yet, until the next sign of life is due."""
        await self._tell_played(db)
        mentions, self._mentions = self._mentions, []
        if mentions:
            await self.notify(db, *mentions)
        for game in list(self._untold):
            visitors = self._guests.get(game, frozenset())
            await db.execute(ATTEND, game, self.id, list(visitors), CHANNEL, self.letter(News(game)))
            if visitors == self._guests.get(game, frozenset()):  # nobody has come or gone meanwhile
                self._untold.discard(game)
            if self._played or asyncio.get_running_loop().time() >= due:
                break
        if self._untold:
            self._stirred.set()
        async with self._saying:
            self._releasing, self._released = self._released, set()
            try:
                if self._releasing:
                    await db.execute(RELEASE, self.id, list(self._releasing))
            except BaseException:
                self._released |= self._releasing
                raise
            finally:
                self._releasing = set()

    async def _tell_played(self, db: Connection) -> None:
        played, self._played = self._played, {}
        try:
            if played:
                await self.notify(db, *(News(game, rows) for game, rows in played.items()))
        except BaseException:
            self._played = played | self._played
            raise

    async def close(self) -> None:
        """Leave the others at once, as far as they can be reached."""
        if self._life is None:
            return
        self._life.cancel()
        await asyncio.wait([self._life])
        try:
            async with asyncio.timeout(BEAT):
                db = await self._connect()
                try:
                    await self._tell_played(db)
                    await db.execute(LEAVE, self.id)
                    await self.notify(db, *(News(game) for game in self._guests), News("", gone=True))
                finally:
                    db.terminate()
        except Exception as error:
            log.warning("The other servers cannot be reached: %s", reason(error))
