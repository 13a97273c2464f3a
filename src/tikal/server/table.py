"""A table: a session, its audience and its bots' seats, and one lock around them.

What somebody asks for is done in a task of the table's own. Once it has begun it is finished: written, told, and the
bots woken, even if the connection it came from is gone by then.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence, Set
from typing import TypeVar

from tikal.server import clock, protocol, seating
from tikal.server.audience import Audience, Guest
from tikal.server.bot_seats import BotSeats
from tikal.server.chat import Chat
from tikal.server.hints import Hints
from tikal.server.ledger import NOBODY
from tikal.server.letters import Letter
from tikal.server.measures import Play
from tikal.server.others import News
from tikal.server.plans import Plans
from tikal.server.session import Moved, NotWritten, Session
from tikal.server.store import Overtaken, SeatRow, StoreError
from tikal.server.thinkers import Thinkers
from tikal.server.words import NotPossible

log = logging.getLogger(__name__)

Deed = protocol.Act | protocol.Undo | protocol.Redo | protocol.Back | protocol.AddNumber
Talk = protocol.Say | protocol.Tie | protocol.Report
Question = protocol.Why | protocol.Show | protocol.Advise | protocol.Review | protocol.Plan

T = TypeVar("T")

AGAIN = 1.0  # seconds until a table that could not catch up tries again
SOON = 1000  # milliseconds until it is asked again whether a time is up, where another process sees to it
PATIENCE = 5.0  # seconds in which the pages of those who sit down first add to the shuffle


class Table:
    """A game that is being played. Whoever looks at it or changes its seats holds the lock."""

    def __init__(
        self,
        session: Session,
        thinkers: Thinkers,
        on_rest: Callable[[], None] = lambda: None,
        measured: Play | None = None,
        on_over: Callable[[], None] = lambda: None,
    ) -> None:
        self.session = session
        self.measured = measured or Play()
        self.bots = BotSeats(session, thinkers, self.play_bot, on_rest)
        self.hints = Hints(session, thinkers, on_rest)
        self.audience = Audience(session, self.hints.allowed)
        self.chat = Chat(session, self.audience)
        self.plans = Plans(session)
        self.lock = asyncio.Lock()
        self._looking = asyncio.Lock()  # looks at the past wait for each other; play never waits for them
        self._on_over = on_over  # called when the game has ended here
        self._on_rest = on_rest  # called when nothing is being done any more
        self._acts: set[asyncio.Task[object]] = set()
        self._behind = False  # news came that nobody has looked at yet ...
        self._people_changed = False  # ... not only of rows: it has to be asked who is where
        self._doubtful = False  # what is written could not be read: it is looked at again
        self._stopping = False
        self._dealing: asyncio.Task[None] | None = None  # waits until things are dealt, whoever is missing

    @property
    def id(self) -> str:
        return self.session.id

    @property
    def busy(self) -> bool:
        """Whether something is being done."""
        return bool(self._acts) or self._dealing is not None or self.bots.busy or self.hints.busy

    async def do(self, guest: Guest, request: protocol.ClientMessage) -> None:
        """Do what a guest asks.

        :raises TikalError: if that is not possible; nothing has changed then.
        :raises StoreError: if what is kept cannot be read or written.
        """
        if isinstance(request, protocol.Look):
            await self._finish(self._look(guest, request))
        elif isinstance(request, protocol.Forget):
            self.hints.forget(guest, request)
        elif isinstance(request, protocol.Writing):
            self.chat.writing(guest.visitor)
        elif isinstance(request, Talk):
            await self._finish(self.chat.do(guest, request))
            guest.send(Letter(protocol.Accepted(request.id, self.session.seq)))
        elif isinstance(request, Question):
            await self._finish(self._do(guest, request))
        else:
            began = time.perf_counter()
            await self._finish(self._do(guest, request))
            self.measured.told.add(time.perf_counter() - began)

    async def _look(self, guest: Guest, request: protocol.Look) -> None:
        async with self._looking:
            async with self.lock:
                if self.session.waiting:
                    raise NotPossible("not-dealt")
                await self._recall({guest.visitor})
                moment = self.audience.moment(guest, request)
            guest.send(Letter(await asyncio.to_thread(moment)))

    async def _do(self, guest: Guest, request: Deed | Question) -> None:
        async with self.lock:
            if isinstance(request, protocol.AddNumber):
                await self._add_number(guest, request)
            elif self.session.waiting:
                raise NotPossible("not-dealt")
            elif isinstance(request, protocol.Plan):
                guest.send(Letter(await self.plans.answer(guest.visitor, request)))
            elif isinstance(request, protocol.Why) and request.after is not None:
                guest.send(Letter(self.plans.explain(guest.visitor, request)))
            elif isinstance(request, protocol.Why):
                guest.send(Letter(self.audience.answer(guest, request)))
            elif isinstance(request, (protocol.Advise, protocol.Review)):
                self.hints.ask(guest, request)
            elif isinstance(request, protocol.Show):
                guest.send(Letter(self.audience.demonstration(guest, request)))
            elif isinstance(request, protocol.Back):
                await self._go_back(guest, request)
            elif isinstance(request, protocol.Act):
                await self._told(self.session.act(guest.visitor, request), guest, request.id)
            else:
                await self._told(self.session.take_back(guest.visitor, request), guest, request.id)
        self.wake()

    # --- the shuffle

    async def _add_number(self, guest: Guest, request: protocol.AddNumber) -> None:
        """Add a number to the shuffle. What is drawn next may be another thing now: everybody is told.

        It answers no situation: if another process was quicker with something else it is added after that.
        """
        while True:
            try:
                await self.session.add_number(guest.visitor, request.number)
                break
            except NotWritten as error:
                if error.code != "stale" or not self.session.asked(guest.visitor):
                    await self._set_right()
                    raise
        guest.send(Letter(protocol.Accepted(request.id, self.session.seq)))
        await self._welcome_all()
        if self._dealing is not None and not self.session.waiting:
            self._dealing.cancel()

    async def _deal_soon(self) -> None:
        """Deal after a while, whoever has added a number by then: a page that is not there keeps nobody waiting."""
        try:
            await asyncio.sleep(PATIENCE)
            while self.session.waiting and not self.session.deleted:
                try:
                    await self._finish(self._deal())
                except (NotPossible, StoreError):  # it was another process, or the disk refused
                    await asyncio.sleep(AGAIN)
        finally:
            self._dealing = None
            self._on_rest()

    async def _deal(self) -> None:
        async with self.lock:
            if self.session.waiting and not self.session.deleted:
                try:
                    await self.session.begin()
                except NotWritten:
                    await self._set_right()
                    raise
                await self._welcome_all()
        self.wake()

    async def _go_back(self, guest: Guest, request: protocol.Back) -> None:
        """Go back in a lesson. So much may be taken back that everybody is told everything anew."""
        try:
            await self.session.go_back(guest.visitor, request)
        except NotWritten:
            await self._set_right()
            raise
        guest.send(Letter(protocol.Accepted(request.id, self.session.seq)))
        await self._welcome_all()

    async def play_bot(self, seat: int, seq: int, action: str) -> bool:
        """Play an action of a bot, if that is still the situation it thought about."""
        return await self._finish(self._play_bot(seat, seq, action))

    async def _play_bot(self, seat: int, seq: int, action: str) -> bool:
        async with self.lock:
            if self.session.seq != seq or not self.bots.deciding:
                return False
            await self._told(self.session.play(seat, [action]))
        return True

    async def _told(self, act: Coroutine[None, None, Sequence[Moved]], guest: Guest | None = None, id: int = 0) -> None:
        """Tell everybody what was written; whoever asked for it hears first that it was."""
        try:
            moved = await act
        except NotWritten:
            await self._set_right()
            raise
        if guest is not None:
            guest.send(Letter(protocol.Accepted(id, self.session.seq)))
        self.audience.tell(moved)
        self.chat.turn()
        for seat in self.plans.over(moved):
            self._begin_apart(self.session.store.drop_plan(self.id, seat))
        who = "bot" if guest is None else "person"
        self.measured.actions.update("chance" if move.row.seat == NOBODY else who for move in moved)
        if self.session.game.is_over:
            self._on_over()

    async def _set_right(self) -> None:
        """Something was not written, as far as is known: tell everybody what is, and look at it again later."""
        await self._welcome_all()
        self._catch_up_later()

    async def _finish(self, act: Coroutine[None, None, T]) -> T:
        """See something through to its end, whatever becomes of whoever waits for it."""
        task = self._begin(act)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_end_unheard)
            raise

    def _begin(self, act: Coroutine[None, None, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(act)
        self._acts.add(task)
        task.add_done_callback(self._done)
        return task

    def _begin_apart(self, act: Coroutine[None, None, T]) -> asyncio.Task[T]:
        """Begin something that nobody waits for."""
        task = self._begin(act)
        task.add_done_callback(_end_unheard)
        return task

    def _done(self, task: asyncio.Task[object]) -> None:
        self._acts.discard(task)
        self._on_rest()

    async def seat(self, seats: list[SeatRow], host: str, noted: bool = True) -> None:
        """Change who sits where; everybody is told. The lock is held by whoever asks.

        It is `noted` in the chat, unless it is the same people under other names.

        :raises NotPossible: if another process has changed it meanwhile.
        """
        before = self.session.seats
        try:
            await self.session.seat(seats, host)
        except StoreError as error:
            await self._follow()
            if (self.session.seats, self.session.host) != (seats, host):  # what was lost may have been the answer
                if isinstance(error, Overtaken):
                    raise NotPossible("stale", 503) from None
                raise
        else:
            await self._welcome_all()
            if noted:
                await self.chat.note(before)
        self.wake()

    # --- the clock

    async def begin(self) -> None:
        """The table is new: the clock runs, if everybody is there already."""
        async with self.lock:
            if self.session.clock is not None and not self.session.tick.ticking:
                await self.session.start_clock()
            self.session.tell_turn(anew=True)

    async def gone_away(self, visitor: str) -> None:
        """Somebody who sits here is away from now on, or back: everybody is told, and a clock of days waits."""
        async with self.lock:
            await self.session.know_away()
            try:
                if await self.session.set_clock(self.session.wait_for(visitor)):
                    self.audience.tell_clocks()
            except Overtaken:  # somebody has played: whoever did so knows that they are away
                self._people_changed = True
                await self._follow()
            self.audience.tell_presence()

    async def time_out(self, patient: bool) -> int:
        """If the time of who decides is up, let a bot stand in for them. Return when the next one is, or 0.

        `patient`: this process has just begun. Whoever is not here yet has lost the connection to the one before.

        :raises StoreError: if that cannot be written.
        """
        async with self.lock:
            session, others = self.session, self.session.store.others
            if not session.due or session.due > session.time.now():
                return session.due
            seat = session.ticking.seat
            if not await others.claim(self.id, session.seq):  # another process sees to it, or knows more
                return session.time.now() + SOON
            try:
                missed = patient and session.seats[seat].holder not in self.audience.present()
                if missed and await session.set_clock(clock.lost):
                    self.audience.tell_clocks()
                else:
                    seats = list(session.seats)
                    seats[seat] = seats[seat]._replace(stand_in=seating.usual_stand_in())
                    await self.seat(seats, session.host)
            finally:
                if not self.bots.busy:
                    others.release(self.id)
            return session.due

    def _attend(self, before: Set[str]) -> None:
        """Some have come or gone: the clock waits for who decides, once a turn, until they are back."""
        session = self.session
        if session.clock is None or not session.due:
            return
        holder, present = session.seats[session.ticking.seat].holder, self.audience.present()
        if holder in before and holder not in present:
            self._begin_apart(self._set_clock(clock.lost))
        elif holder in present and holder not in before:
            self._begin_apart(self._set_clock(lambda ticking, _, now: clock.found(ticking, now)))

    async def _set_clock(self, change: Callable[[clock.Ticking, clock.Clock, int], clock.Ticking]) -> None:
        async with self.lock:
            try:
                if await self.session.set_clock(change):
                    self.audience.tell_clocks()
            except Overtaken:  # another process did so, or somebody has played
                self._people_changed = True
                await self._follow()

    # --- other processes

    def hear(self, news: News) -> None:
        """Another process has done something here, and this is what: see `catch_up` if it is not known."""
        if news.writing:
            self.chat.tell_writing(news.writing)
        elif news.said >= 0:
            if not news.said:
                self._begin_apart(self.chat.look_again())
            elif news.said > self.chat.last:
                self._begin_apart(self.chat.catch_up())
        elif news.rematch:
            self.audience.announce(protocol.Rematch(news.rematch))
        elif news.gone:
            self._begin_apart(self._go(news.why))
        elif news.rows > self.session.seq and not self._behind:
            self._behind = True
            self._begin_apart(self._catch_up())

    async def _go(self, why: str) -> None:
        async with self.lock:
            self.close(why)

    def catch_up(self) -> asyncio.Task[None]:
        """Look at all that may have changed here; may be asked for at any time."""
        self._people_changed = True
        return self._begin_apart(self._catch_up())

    async def _catch_up(self) -> None:
        async with self.lock:
            self._behind = False
            await self._follow()
        self.wake()

    def _catch_up_later(self) -> None:
        if not self._doubtful and not self._stopping:
            self._doubtful = True
            self._begin_apart(self._wait_and_catch_up())

    async def _wait_and_catch_up(self) -> None:
        await asyncio.sleep(AGAIN)
        self._doubtful = False
        self._people_changed = True
        await self._catch_up()

    async def _follow(self) -> None:
        """Do as other processes have done, and tell everybody; if that cannot be read now, do so later."""
        people, self._people_changed = self._people_changed, False
        elsewhere, before, tick = self.audience.elsewhere, self.audience.present(), self.session.tick
        away = self.session.away
        try:
            if people:
                await self.session.know_away()
                elsewhere = await self.session.store.others.elsewhere(self.id)
                await self.chat.catch_up()
            moved = await self.session.catch_up()  # last: what was played is told
        except StoreError as error:
            log.warning("Table %s: %s", self.id, error, extra={"table": self.id})
            self._catch_up_later()
            return
        if moved is None:
            self.audience.elsewhere = elsewhere
            await self._welcome_all()
        else:
            if moved:
                self.audience.tell(moved)
                self.chat.turn()
            elif self.session.tick != tick:
                self.audience.tell_clocks()
            self.audience.hear_of(elsewhere)
            if self.session.away != away:
                self.audience.tell_presence()
        self._attend(before)

    # --- guests

    async def enter(self, guest: Guest) -> None:
        """Let somebody in."""
        async with self.lock:
            await self._recall({guest.visitor})
            await self.chat.enter(guest.visitor)
            before = self.audience.present()
            self.audience.enter(guest)
            self.session.store.others.attend(self.id, self.audience.here())
            self._attend(before)

    def leave(self, guest: Guest) -> None:
        """Let somebody go."""
        self.hints.leave(guest)
        before = self.audience.present()
        self.audience.leave(guest)
        self.session.store.others.attend(self.id, self.audience.here())
        self._attend(before)

    def send_away(self, visitor: str) -> None:
        """Let somebody's pages connect anew; what they said may be another's by now, or gone."""
        self.audience.send_away(visitor)
        if self.chat.knows(visitor):
            self._begin_apart(self.chat.read_anew())

    async def _welcome_all(self) -> None:
        """Tell everybody everything anew, or that the table is no more."""
        if self.session.deleted:
            self.close()
            return
        self.audience.forget()
        await self._recall(self.audience.here())
        self.audience.welcome_all()

    async def _recall(self, visitors: set[str]) -> None:
        """Have ready what happened so far, as these visitors are told: of a long game that takes a while."""
        for visitor in visitors:
            if not self.audience.recalls(visitor):
                await asyncio.to_thread(self.audience.log, visitor)

    def wake(self) -> None:
        """Let the bots play if one of them has to decide, and things be dealt that are not dealt yet."""
        if self.session.waiting and self._dealing is None and not self._stopping:
            self._dealing = asyncio.get_running_loop().create_task(self._deal_soon())
        self.bots.wake()

    def close(self, why: str = "") -> None:
        """The table is no more: everybody goes. `why` is what a host of the house said who closed it."""
        self.session.deleted = True
        if self._dealing is not None:
            self._dealing.cancel()
        self.bots.dismiss()
        self.audience.close(why)

    async def stop(self) -> None:
        """Stop the bots, and wait for what has begun."""
        self._stopping = True
        if self._dealing is not None:
            self._dealing.cancel()
        await self.bots.stop()
        if self._acts:
            await asyncio.wait(self._acts)


def _end_unheard(task: asyncio.Task[object]) -> None:
    """Take note of how something ended that nobody waits for any more: a refusal matters to none, a fault does."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, (NotPossible, StoreError)):
        log.error("Nobody waited for what failed", exc_info=error)
