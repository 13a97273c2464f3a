"""A table: a session, its audience and its bots' seats, and one lock around them.

What somebody asks for is done in a task of the table's own. Once it has begun it is finished: written, told, and the
bots woken, even if the connection it came from is gone by then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import TypeVar

from tikal.server import protocol
from tikal.server.audience import Audience, Guest
from tikal.server.bot_seats import BotSeats
from tikal.server.hints import Hints
from tikal.server.letters import Letter
from tikal.server.session import Moved, NotWritten, Session
from tikal.server.store import SeatRow
from tikal.server.thinkers import Thinkers

Deed = protocol.Act | protocol.Undo | protocol.Redo
Question = protocol.Why | protocol.Advise | protocol.Review

T = TypeVar("T")


class Table:
    """A game that is being played. Whoever looks at it or changes its seats holds the lock."""

    def __init__(self, session: Session, thinkers: Thinkers, on_rest: Callable[[], None] = lambda: None) -> None:
        self.session = session
        self.bots = BotSeats(session, thinkers, self.play_bot, on_rest)
        self.hints = Hints(session, thinkers, on_rest)
        self.audience = Audience(session, self.hints.allowed)
        self.lock = asyncio.Lock()
        self._looking = asyncio.Lock()  # looks at the past wait for each other; play never waits for them
        self._on_rest = on_rest  # called when nothing is being done any more
        self._acts: set[asyncio.Task[object]] = set()

    @property
    def id(self) -> str:
        return self.session.id

    @property
    def busy(self) -> bool:
        """Whether something is being done."""
        return bool(self._acts) or self.bots.busy or self.hints.busy

    async def do(self, guest: Guest, request: protocol.ClientMessage) -> None:
        """Do what a guest asks.

        :raises TikalError: if that is not possible; nothing has changed then.
        """
        if isinstance(request, protocol.Look):
            await self._finish(self._look(guest, request))
        elif isinstance(request, protocol.Forget):
            self.hints.forget(guest, request)
        else:
            await self._finish(self._do(guest, request))

    async def _look(self, guest: Guest, request: protocol.Look) -> None:
        async with self._looking:
            async with self.lock:
                await self._recall({guest.visitor})
                moment = self.audience.moment(guest, request)
            guest.send(Letter(await asyncio.to_thread(moment)))

    async def _do(self, guest: Guest, request: Deed | Question) -> None:
        async with self.lock:
            if isinstance(request, protocol.Why):
                guest.send(Letter(self.audience.answer(guest, request)))
            elif isinstance(request, (protocol.Advise, protocol.Review)):
                self.hints.ask(guest, request)
            elif isinstance(request, protocol.Act):
                await self._told(self.session.act(guest.visitor, request), guest, request.id)
            else:
                await self._told(self.session.take_back(guest.visitor, request), guest, request.id)
        self.wake()

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
            await self._welcome_all()
            raise
        if guest is not None:
            guest.send(Letter(protocol.Accepted(id, self.session.seq)))
        self.audience.tell(moved)

    async def _finish(self, act: Coroutine[None, None, T]) -> T:
        """See something through to its end, whatever becomes of whoever waits for it."""
        task = asyncio.get_running_loop().create_task(act)
        self._acts.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._acts.discard(task)
        self._on_rest()

    async def seat(self, seats: list[SeatRow], host: str) -> None:
        """Change who sits where; everybody is told. The lock is held by whoever asks."""
        await self.session.seat(seats, host)
        await self._welcome_all()
        self.wake()

    async def enter(self, guest: Guest) -> None:
        """Let somebody in."""
        async with self.lock:
            await self._recall({guest.visitor})
            self.audience.enter(guest)

    def leave(self, guest: Guest) -> None:
        """Let somebody go."""
        self.hints.leave(guest)
        self.audience.leave(guest)

    async def _welcome_all(self) -> None:
        """Tell everybody everything anew."""
        self.audience.forget()
        await self._recall(self.audience.present())
        self.audience.welcome_all()

    async def _recall(self, visitors: set[str]) -> None:
        """Have ready what happened so far, as these visitors are told: of a long game that takes a while."""
        for visitor in visitors:
            if not self.audience.recalls(visitor):
                await asyncio.to_thread(self.audience.log, visitor)

    def wake(self) -> None:
        """Let the bots play if one of them has to decide."""
        self.bots.wake()

    def close(self) -> None:
        """The table is no more: everybody goes."""
        self.session.deleted = True
        self.bots.dismiss()
        self.audience.close()

    async def stop(self) -> None:
        """Stop the bots, and wait for what has begun."""
        await self.bots.stop()
        if self._acts:
            await asyncio.wait(self._acts)
