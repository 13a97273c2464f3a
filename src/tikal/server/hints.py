"""Help at a table: what the strongest bot would do, for who may ask, and what a turn gave away.

The bot is asked in the same way as those that have a seat: it gets what the seat may see, in a worker, when it is the
visitor's turn. A question is no part of the game: nothing is written, and nobody else is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tikal.bots.advice import Advice
from tikal.core import action as act
from tikal.core.errors import TikalError
from tikal.core.position import Position
from tikal.record.record import Record
from tikal.server import protocol, seating
from tikal.server.audience import Guest
from tikal.server.letters import Letter
from tikal.server.session import Session
from tikal.server.thinkers import NOTE, CannotSay, Question, Thinkers
from tikal.server.words import NotPossible, refusal_of, refuse
from tikal.titles import title_of
from tikal.view import seat_number, state_for

Asked = protocol.Advise | protocol.Review


class Hints:
    """The questions of a table's guests: of each kind one at a time for each."""

    def __init__(self, session: Session, thinkers: Thinkers, on_rest: Callable[[], None]) -> None:
        self.session = session
        self.thinkers = thinkers
        self._on_rest = on_rest
        self._asked: dict[tuple[Guest, type[Asked]], tuple[int, asyncio.Task[None]]] = {}

    @property
    def busy(self) -> bool:
        """Whether somebody waits for an answer."""
        return bool(self._asked)

    def allowed(self, visitor: str) -> bool:
        """Whether a visitor may ask: where no other person plays, or the host allows it; never at a lesson."""
        session = self.session
        explained = title_of(session.game.ruleset).adviser
        if not explained or session.is_record or session.lesson is not None or not session.held(visitor):
            return False
        others = any(seat.kind == seating.OPEN or seat.holder not in ("", visitor) for seat in session.seats)
        return bool(session.stored.hints) or not others

    def ask(self, guest: Guest, request: Asked) -> None:
        """Let a bot think about a question; the answer goes to the guest when it is found.

        :raises NotPossible: if it may not be asked.
        """
        if not self.allowed(guest.visitor):
            raise NotPossible("hints-off", 403)
        if isinstance(request, protocol.Advise):
            seat = self.session.check(guest.visitor, request)
        else:
            seat = self._looks_back(guest.visitor, request)
        self._drop(guest, type(request))
        task = asyncio.get_running_loop().create_task(self._answer(guest, request, seat, self.session.happened()))
        self._asked[guest, type(request)] = request.id, task
        task.add_done_callback(lambda _: self._done(guest, type(request), task))

    def _looks_back(self, visitor: str, request: protocol.Review) -> int:
        """Return whose turn is looked back at. Where a device is passed round, what one seat knew is not told then."""
        seat, held = seat_number(request.seat), self.session.held(visitor)
        if seat not in held:
            raise NotPossible("foreign-seat", 403, player=request.seat)
        if len(held) > 1 and self.session.game.ruleset.secrets:
            raise NotPossible("hints-off", 403)
        return seat

    def forget(self, guest: Guest, request: protocol.Forget) -> None:
        """Drop a question."""
        for (who, kind), (id, _) in list(self._asked.items()):
            if who is guest and id == request.question:
                self._drop(guest, kind)

    def leave(self, guest: Guest) -> None:
        """Drop all questions of a guest."""
        for who, kind in list(self._asked):
            if who is guest:
                self._drop(guest, kind)

    def _drop(self, guest: Guest, kind: type[Asked]) -> None:
        if (guest, kind) in self._asked:
            id, task = self._asked.pop((guest, kind))
            task.cancel()
            guest.send(Letter(protocol.Refused(id, refuse("hint-gone", guest.language), self.session.seq)))

    def _done(self, guest: Guest, kind: type[Asked], task: asyncio.Task[None]) -> None:
        if self._asked.get((guest, kind), (0, None))[1] is task:
            del self._asked[guest, kind]
        self._on_rest()

    async def _answer(self, guest: Guest, request: Asked, seat: int, record: Record) -> None:
        """Tell a guest what was found, or why nothing was."""
        session = self.session
        try:
            question = await self._question(guest.visitor, request, seat, record)
            found = None if question is None else await self.thinkers.answer(question)
            if isinstance(request, protocol.Review):
                assert not isinstance(found, Advice)
                guest.send(Letter(protocol.Reviewed(request.id, found)))
                return
            if session.seq != request.seq or not self.allowed(guest.visitor):  # somebody has played on, or sat down
                raise NotPossible("hint-gone")
            assert isinstance(found, Advice)
            guest.send(Letter(protocol.Advised(request.id, found)))
        except CannotSay:
            guest.send(Letter(protocol.Refused(request.id, refuse("hint-failed", guest.language), session.seq)))
        except TikalError as error:
            guest.send(Letter(protocol.Refused(request.id, refusal_of(error, guest.language), session.seq)))

    async def _question(self, visitor: str, request: Asked, seat: int, record: Record) -> Question | None:
        """Return what the bot is asked: its seed has nothing to do with the deal. None if there is nothing to ask."""
        game, names = self.session.game, self.session.game.names
        seed = f"hint {seat} {len(record.actions)}"
        if isinstance(request, protocol.Advise):
            return Question(seed, state_for(game.state, seat).to_line(), names, visitor)
        turn = await asyncio.to_thread(last_turn, record, seat)  # the whole game is played again
        if turn is None:
            return None
        start, played = turn
        line = state_for(start, seat).to_line()
        return Question(seed, line, names, visitor, tuple(played), NOTE)


def last_turn(record: Record, seat: int) -> tuple[Position, list[str]] | None:
    """Return where the last whole turn of a seat began and what it did, without what chance added; None if none."""
    write = record.ruleset.notation.write
    found: tuple[Position, list[str]] | None = None
    start: Position | None = None
    played: list[str] = []
    for before, action, _ in record.moments():
        if record.ruleset.notation.is_chance(action):
            continue
        if int(before.current) != seat:
            start = None
            continue
        if start is None:
            start, played = before.copy(), []
        played.append(write(action))
        if act.kind_of(action) == act.END:
            found, start = (start, played), None
    return found
