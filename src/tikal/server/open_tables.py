"""Tables that are open: somebody looks at them or a bot plays there. They are let go when nobody does any more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from tikal.core.errors import RecordError
from tikal.server import clock, ledger, seating
from tikal.server.errand import Errand
from tikal.server.measures import Play
from tikal.server.others import News
from tikal.server.session import Session
from tikal.server.settling import Settler
from tikal.server.store import Going, Store, StoreError, Unreachable
from tikal.server.table import Table
from tikal.server.thinkers import Thinkers
from tikal.server.timekeeper import Time, Timekeeper
from tikal.server.words import NotPossible

log = logging.getLogger(__name__)

AT_ONCE = 4  # tables that catch up, of all that have to: those who play need the store, too
AGAIN = 1.0  # seconds until bots that could not go on are tried again


class NoTable(NotPossible):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("no-such-table", 404)


class Damaged(NotPossible):
    """What is kept of a table does not lead to a game."""

    def __init__(self) -> None:
        super().__init__("table-damaged", 422)


class OtherRules(NotPossible):
    """A table was begun by a version of the rules that is not known here: nothing is done to it."""

    def __init__(self, error: RecordError) -> None:
        super().__init__("table-other-rules", 422, version=error.facts["value"], known=error.facts["known"])


class OpenTables:
    """Finds and opens tables, and lets them hear of each other's processes."""

    def __init__(self, store: Store, thinkers: Thinkers, time: Time | None = None) -> None:
        self.time = time or Time(store.others)
        self.timekeeper = Timekeeper(self.time, self._time_out)
        self.store = store
        self.thinkers = thinkers
        self.measured = Play()
        self._open: dict[str, Table] = {}
        self._users: dict[str, int] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._missed: set[str] = set()  # tables of which there was news while they were being opened
        self._behind: set[str] = set()  # open tables that have to catch up
        self._catching_up = Errand(self._catch_up)
        self._resuming = Errand(self._resume_all)
        self.settler = Settler(store)
        self._winding = Errand(self._wind)
        self._retired = False
        self.on_turn: Callable[[str], None] = lambda id: None  # is told where it is another person's turn
        self.on_lost: Callable[[], None] = lambda: None  # is told when another process may be gone

    @property
    def open(self) -> int:
        """How many tables somebody looks at or a bot plays at."""
        return len(self._open)

    @property
    def guests(self) -> int:
        """How many pages are connected to them."""
        return sum(len(table.audience.guests) for table in self._open.values())

    def here(self) -> dict[str, set[str]]:
        """Return who looks at which table through this process."""
        return {id: here for id, table in self._open.items() if (here := table.audience.here())}

    @asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[Table]:
        """Have a table open for a while.

        :raises NotPossible: if there is no such table, or none that can be read.
        """
        self._users[id] = self._users.get(id, 0) + 1
        try:
            table = await self._find(id)
            if self._retired:
                table.bots.retire()
            table.wake()
            yield table
        finally:
            self._users[id] -= 1
            if not self._users[id]:
                del self._users[id]
                self._let_go(id)

    async def _find(self, id: str) -> Table:
        lock = self._loading.setdefault(id, asyncio.Lock())
        async with lock:
            table = self._open.get(id)
            if table is None or table.session.deleted:
                self._open.pop(id, None)  # news is for the one that is loaded
                loaded = await self.store.load(id)
                if loaded is None:
                    raise NoTable
                try:
                    # the whole game is played again
                    session = await asyncio.to_thread(Session, self.store, *loaded, self.time)
                except Exception as error:  # whatever is wrong with what is kept
                    if isinstance(error, RecordError) and error.code in ("record-newer", "record-older"):
                        raise OtherRules(error) from None
                    _complain(id, error)
                    raise Damaged from None
                table = Table(
                    session, self.thinkers, lambda: self._let_go(id), self.measured, lambda: self.settler.ask(id)
                )
                session.on_tick = self.timekeeper.set
                session.on_turn = lambda id: self.on_turn(id)
                await session.know_away()
                table.audience.elsewhere = await self.store.others.elsewhere(id)
                self._open[id] = table
                if id in self._missed:
                    self._missed.discard(id)
                    table.catch_up()
            return table

    def _let_go(self, id: str) -> None:
        """Forget a table that nobody uses and no bot plays at; it is all on disk."""
        table = self._open.get(id)
        if id not in self._users:
            self._loading.pop(id, None)
            self._missed.discard(id)
            if table is not None and not table.busy:
                del self._open[id]

    async def start(self) -> None:
        """Begin to hear of other processes, and let the bots go on where they were when the last one stopped."""
        await self.store.others.watch(self._hear, self._send_away)
        self._resuming.ask()
        self.settler.ask()
        self._winding.ask()
        self.timekeeper.start()

    def _send_away(self) -> None:
        """Other processes do not hear of this one any more: pages are to look for one that can serve them."""
        for table in self._open.values():
            table.audience.send_away()

    def _hear(self, news: News) -> None:
        """Another process has done something at a table, or is gone, or some news was missed.

        A process that is gone has let bots think, and one that missed something may have missed that.
        """
        if news.person:
            self.send_away(news.person)
            return
        lost = not news.game and news.gone
        for id in [news.game] if news.game else [] if lost else [*self._open, *self._loading]:
            if id not in self._open:
                if id in self._loading:
                    self._missed.add(id)
            elif news.rows >= 0 or news.gone or news.rematch or news.said >= 0 or news.writing:
                self._open[id].hear(news)
            else:
                self._behind.add(id)
        if self._retired:
            return
        if self._behind:
            self._catching_up.ask()
        if not news.game:
            self._resuming.ask()
            self.settler.ask()
            self._winding.ask()
            self.on_lost()

    async def _catch_up(self) -> None:
        """Let tables look at what has changed, a few at a time."""

        async def work() -> None:
            while self._behind:
                table = self._open.get(self._behind.pop())
                if table is not None:
                    await asyncio.wait([table.catch_up()])

        await asyncio.gather(*(work() for _ in range(AT_ONCE)))

    async def _resume_all(self) -> None:
        try:
            for game in await self.store.with_bots():
                await self._try_to_resume(game)
        except StoreError as error:
            log.error("The bots of unfinished games cannot go on: %s", error)
            await asyncio.sleep(AGAIN)
            self._resuming.ask()

    async def _wind(self) -> None:
        """See when times are up, at all tables: whoever looked after them may be gone."""
        try:
            for id, due in await self.store.dues():
                self.timekeeper.set(id, due)
        except StoreError as error:
            log.error("The clocks of unfinished games cannot be read: %s", error)
            await asyncio.sleep(AGAIN)
            self._winding.ask()

    async def _time_out(self, id: str) -> int:
        """A time may be up at a table; return when the next one is."""
        try:
            async with self.use(id) as table:
                return await table.time_out(self.time.now() - self.timekeeper.began < clock.GRACE)
        except (NoTable, Damaged, OtherRules):
            return 0

    async def _try_to_resume(self, game: Going) -> None:
        id = game.id
        try:
            await self._resume(game)
        except Unreachable:
            raise
        except Damaged:  # it was logged already
            pass
        except OtherRules as error:
            log.warning("Table %s waits: %s", id, error, extra={"table": id})
        except Exception as error:  # whatever is wrong with one must not keep the others closed
            _complain(id, error)

    async def _resume(self, game: Going) -> None:
        """Open a table if a bot is to play there; most are let be."""
        deciding = ledger.read_summary(game.summary, len(game.kinds)).deciding
        if deciding is not None and game.kinds[deciding] == seating.BOT:
            async with self.use(game.id):
                pass

    async def reseated(self, id: str, wake: bool) -> None:
        """Somebody else than the table itself has changed who sits there; `wake` the bots that are new."""
        if id in self._open:
            await asyncio.wait([self._open[id].catch_up()])
            return
        self._hear(News(id))
        if wake:
            with contextlib.suppress(NotPossible):
                async with self.use(id):
                    pass

    async def said_anew(self, id: str) -> None:
        """What was said at a table before has changed: it is told anew, through other processes, too."""
        news = News(id, said=0)
        self._hear(news)
        with contextlib.suppress(StoreError):  # whoever comes anew hears it
            await self.store.others.tell(news)

    def send_away(self, visitor: str) -> None:
        """Let somebody's pages connect anew, so that they are asked again who they are."""
        for table in self._open.values():
            table.send_away(visitor)

    def retire(self) -> None:
        """Let no bot begin to think here any more, since this process ends: others may let them."""
        self._retired = True
        self._catching_up.cancel()
        self._resuming.cancel()
        self.settler.retire()
        self._winding.cancel()
        self.timekeeper.stop()
        for table in self._open.values():
            table.bots.retire()

    async def stop(self) -> None:
        """Stop all bots, and finish what has begun."""
        self.retire()
        for table in list(self._open.values()):
            await table.stop()

    async def remove(self, table: Table) -> None:
        """Forget a table; whoever looks at it is told."""
        await self.store.delete(table.id)
        table.close()


def _complain(id: str, error: Exception) -> None:
    log.error("Table %s cannot be opened: %s: %s", id, type(error).__name__, error, extra={"table": id})
