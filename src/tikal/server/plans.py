"""Planning ahead: while others move, somebody tries out the coming turn of a seat and keeps it with that seat.

A plan is texts of actions, step by step. It is checked in the position of now as the seat sees it, taken on to its
coming turn by the game's face: nothing is played, and the dealer is never asked. What is kept is for who holds the
seat alone, and for that turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import MsgspecError, json

from tikal.bots.advice import AdvisedStep, adviser_of
from tikal.core import action as act
from tikal.core.engine import waits_for_chance
from tikal.core.errors import InvalidAction, InvalidOption
from tikal.core.notation import BEYOND
from tikal.core.position import LEGAL, Position
from tikal.explain import explain
from tikal.game import Game
from tikal.record.record import Moment
from tikal.server import ledger, protocol, questions, seating
from tikal.server.audience import Views, events_of
from tikal.server.face import TableFace, face_of
from tikal.server.protocol import PlanStep
from tikal.server.session import MOST_ACTIONS, Moved, Session
from tikal.server.store import PlanRow
from tikal.server.words import NotPossible, Refusal, plain
from tikal.titles import title_of
from tikal.view import seat_name, seat_number, state_for

MOST_STEPS = 24
MOST_BACK = 120  # actions that are looked at to find what broke a step

LEFT_OUT = Refusal("no-actions", {})

_decoder = json.Decoder(list[PlanStep])


class Tried(NamedTuple):
    """A step of a plan in one position."""

    before: Position
    actions: list[int]  # as they would be played
    cost: int = 0
    unknown: bool = False
    cut: bool = False  # chance gives something after it, or others decide: what comes next is another step
    yields: bool = False  # others decide after it
    refusal: Refusal | None = None  # nothing of the step is done then


class Trial:
    """A plan in one position: what cannot be done of it is left out, and the rest goes on without it."""

    def __init__(
        self, face: TableFace, start: Position, steps: Sequence[PlanStep], names: tuple[str, ...], without: int = -1
    ) -> None:
        """`without` is a step that is left out."""
        self.face = face
        self.names = names
        self.seat = int(start.current)
        self.end = start.copy()
        self.tried: list[Tried] = []
        for number, step in enumerate(steps):
            if number == without:
                self.tried.append(Tried(self.end, [], refusal=LEFT_OUT))
            else:
                self.tried.append(self._try(step))

    def works(self, number: int) -> bool:
        """Whether a step can be done."""
        return self.tried[number].refusal is None

    @property
    def open(self) -> bool:
        """Whether the last step has begun something that has to be carried out before anything else."""
        return bool(self.tried) and self.works(-1) and not self.tried[-1].cut and self.face.is_open(self.end)

    def _try(self, step: PlanStep) -> Tried:
        before, after = self.end, self.end.copy()
        actions: list[int] = []
        unknown, cut, yields, cost = False, False, False, 0
        for text in step.actions:
            try:
                action = self._read(after, text)
            except InvalidAction as error:
                return Tried(before, actions, refusal=Refusal(error.code, plain(error.facts)))
            refusal = Refusal("list-past-reveal", {}) if cut else self._why_not(after, action)
            if refusal is not None:
                return Tried(before, actions, refusal=refusal)
            actions.append(action)
            last, after = after, after.copy()
            after.apply(action)
            cost += max(0, int(last.ap) - int(after.ap))
            yields = int(after.current) != self.seat
            cut = yields or waits_for_chance(after)
            unknown = self.face.pass_over(last, after) or unknown
        self.end = after
        return Tried(before, actions, cost, unknown, cut, yields)

    def _read(self, s: Position, text: str) -> int:
        """Read an action as it is now: what a way takes may have changed since."""
        notation = s.rules.notation
        read = int(notation.read(text))
        if act.kind_of(read) == act.MOVE:
            read &= ~(int(act.FIELD) << int(act.COST))
        action = int(s.normalise(read))
        if not 0 < action < BEYOND or not notation.can_write(action):
            raise InvalidAction("no-such-action")
        return action

    def _why_not(self, s: Position, action: int) -> Refusal | None:
        if act.kind_of(action) in self.face.turn_ends:
            return Refusal("plan-no-end", {})
        if not s.rules.notation.is_chance(action) and s.refusal(action) == LEGAL:
            return None
        why = explain(s, action, self.names)
        return Refusal(why.code, dict(why.facts))


class Plans:
    """The plans of those who play at a table: what they come to, and those that are kept."""

    def __init__(self, session: Session) -> None:
        self.session = session

    @property
    def game(self) -> Game:
        return self.session.game

    async def answer(self, visitor: str, request: protocol.Plan) -> protocol.Planned:
        """Check a plan, or the one that is kept; keep it if that is wanted.

        :raises TikalError: if nothing can be planned for that seat.
        """
        seat = self._seat(visitor, request)
        if request.steps is None:
            kept = await self._kept(visitor, seat)
            return self.checked(request.id, seat, kept, bool(kept))
        _check(request.steps)
        planned = self.checked(request.id, seat, request.steps, request.keep and bool(request.steps))
        if request.keep:
            await self._keep(visitor, seat, request.steps)
        return planned

    def explain(self, visitor: str, request: protocol.Why) -> questions.Answer:
        """Answer a question as if it were the coming turn of the visitor's seat, after the steps of a plan.

        :raises TikalError: if nothing can be planned, or the question names something that does not exist.
        """
        assert request.after is not None
        seat = self._seat(visitor, None)
        _check(request.after)
        trial = Trial(self.face, self._start(seat), request.after, self.game.names)
        return self.face.answer(Game.standing(trial.end, self.game.names), request.id, request.question, seat)

    def checked(self, id: int, seat: int, steps: Sequence[PlanStep], kept: bool) -> protocol.Planned:
        """Return what a plan comes to in the position of now.

        :raises NotPossible: if no turn of that seat is to come.
        """
        names, face = self.game.names, self.face
        own, start = state_for(self.game.state, seat), self._start(seat)
        trial = Trial(face, start, steps, names)
        back = Lookback(self.game, seat, steps, trial, face)
        cost = sum(step.cost for step in trial.tried)
        return protocol.Planned(
            id=id,
            seq=self.session.seq,
            turn=self._turn(seat),
            steps=[self._planned(number, step, trial, back) for number, step in enumerate(steps)],
            cost=cost,
            ap=cost + int(trial.end.ap),
            now=self.game.current_player == seat and own.words() == start.words(),
            kept=kept,
            open=trial.open,
            view=title_of(self.game.ruleset).view(trial.end, names, seat),
            offers=face.offers(Game.standing(trial.end, names)),
        )

    def _planned(self, number: int, step: PlanStep, trial: Trial, back: Lookback) -> protocol.PlannedStep:
        now = trial.tried[number]
        write = self.game.ruleset.notation.write
        broken = now.refusal is not None
        return protocol.PlannedStep(
            actions=list(step.actions) if broken else [write(action) for action in now.actions],
            cost=now.cost,
            was=step.cost,
            told=back.told(number),
            refusal=now.refusal,
            cause=back.cause(number) if broken else None,
            waits=back.waits(number) if broken else 0,
            unknown=now.unknown,
            yields=now.yields,
        )

    @property
    def face(self) -> TableFace:
        return face_of(self.game.ruleset)

    def _start(self, seat: int) -> Position:
        start = self.face.ahead(state_for(self.game.state, seat), seat)
        if isinstance(start, Refusal):
            raise NotPossible(start.code)
        return start

    def _turn(self, seat: int) -> int:
        """Return the number of what is planned for a seat: how many turns, and other parts of the game, it has had."""
        return self.session.turns(seat) + self.face.parts_over(self.game.state, seat)

    def _seat(self, visitor: str, request: protocol.Plan | None) -> int:
        """Return the seat that is planned for: the only one that the visitor holds, for nobody looks over a shoulder.

        :raises NotPossible: if there is none.
        """
        held, names = self.session.held(visitor), self.game.names
        seat = held[0] if request is None and held else seat_number(request.seat) if request else len(names)
        if seat not in held:
            name = names[seat] if seat < len(names) else request.seat if request else ""
            raise NotPossible("foreign-seat", 403, player=name)
        if not self.session.plans:
            raise NotPossible("plan-not-here")
        if len(held) > 1:
            raise NotPossible("plan-one-seat")
        return seat

    # --- what is kept

    async def _kept(self, visitor: str, seat: int) -> list[PlanStep]:
        """Return the plan that is kept with a seat; one of a turn that is over is none."""
        row = await self.session.store.plan(self.session.id, seat)
        if row is None or row.holder != visitor or row.turn != self._turn(seat):
            return []
        try:
            steps = _decoder.decode(row.steps)
        except MsgspecError:  # another Tikal wrote it
            return []
        return steps

    async def _keep(self, visitor: str, seat: int, steps: Sequence[PlanStep]) -> None:
        store, id = self.session.store, self.session.id
        if steps:
            await store.keep_plan(PlanRow(id, seat, visitor, self._turn(seat), json.encode(steps).decode()))
        else:
            await store.drop_plan(id, seat)

    def over(self, moved: Sequence[Moved]) -> list[int]:
        """Return the seats of persons whose turn was ended: what was planned for it is no more."""
        if not self.session.plans:
            return []
        return [
            move.row.seat
            for move in moved
            if move.row.kind == ledger.PLAY
            and act.kind_of(move.action) in self.face.turn_ends
            and self.session.seats[move.row.seat].kind == seating.PERSON
        ]


class Lookback:
    """What became of a plan since its seat's last turn: until when each step could be done, and what changed that."""

    def __init__(self, game: Game, seat: int, steps: Sequence[PlanStep], trial: Trial, face: TableFace) -> None:
        self.names, self.length, self.seat, self.steps, self.face = game.names, game.length, seat, steps, face
        self.now = trial
        self._worked: dict[int, tuple[int, Moment, Trial, Position]] = {}  # how long ago, by step
        lost = {number for number in range(len(steps)) if not trial.works(number)}
        for ago, moment in enumerate(game.since_turn(seat, MOST_BACK, face.turn_ends) if lost else []):
            start = face.ahead(state_for(moment.before, seat), seat)
            if isinstance(start, Refusal):
                continue
            then = Trial(face, start, steps, game.names)
            for number in [number for number in lost if then.works(number)]:
                lost.discard(number)
                self._worked[number] = ago, moment, then, start
            if not lost:
                break

    def told(self, number: int) -> list[AdvisedStep]:
        """Return a step as it is told, in the last position in which it could be done."""
        if self.now.works(number):
            tried = self.now.tried[number]
        elif number in self._worked:
            tried = self._worked[number][2].tried[number]
        else:
            return []
        try:
            return adviser_of(tried.before, self.names).tell(tried.before, tried.actions)
        except InvalidOption:  # nobody tells turns of this game
            return []

    def cause(self, number: int) -> protocol.Told | None:
        """Return what somebody else did after which a step could not be done any more."""
        if number not in self._worked or self.waits(number):
            return None
        ago, moment, _, _ = self._worked[number]
        told = Views(self.names).told(moment, self.seat)
        events = events_of(self.names, self.length - 1 - ago, told)
        return next((event for event in events if event.seat not in (None, seat_name(self.seat))), None)

    def waits(self, number: int) -> int:
        """Return the step before that cannot be done now and without which this one could not be done then; else 0."""
        if number not in self._worked:
            return 0
        start = self._worked[number][3]
        for before in range(number):
            if not self.now.works(before):
                without = Trial(self.face, start, self.steps, self.names, without=before)
                if not without.works(number):
                    return before + 1
        return 0


def _check(steps: Sequence[PlanStep]) -> None:
    """See that a plan is not longer than a turn can be."""
    if len(steps) > MOST_STEPS or sum(len(step.actions) for step in steps) > MOST_ACTIONS:
        raise NotPossible("plan-too-long", 422, most=MOST_STEPS)
    if not all(step.actions for step in steps):
        raise NotPossible("no-actions", 422, most=MOST_ACTIONS)
