"""One game as it is played at a table: checked, played in memory, written. Telling comes after, in `audience.py`.

The game in memory is a cache of its rows. If they cannot be written, memory goes back to what is.
"""

from __future__ import annotations

import contextlib
import hmac
import logging
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import NamedTuple

from msgspec import json

from tikal.core import action as act
from tikal.core.errors import IllegalAction, InvalidOption, RecordError, TikalError
from tikal.core.position import Position
from tikal.game import Game
from tikal.lessons import Lesson, Standing, lesson
from tikal.record.fairness import Sealing
from tikal.record.record import Record
from tikal.server import clock, ledger, protocol, reminder_store, seating
from tikal.server.face import face_of
from tikal.server.ledger import Row
from tikal.server.store import GameRow, Held, Overtaken, SeatRow, Store, Stored, StoreError, Tick
from tikal.server.timekeeper import Time
from tikal.server.words import NotPossible
from tikal.view import seat_name, seat_number

log = logging.getLogger(__name__)

MOST_ACTIONS = 64  # in one message


class NotWritten(NotPossible):
    """What was played could not be kept. The game is what is written: everybody has to be told anew."""


class NotTheStep(NotPossible):
    """What was tried is not what the step of a lesson is about; `reason` says why it cannot be done, if it cannot."""

    def __init__(self, wrong: str, lit: list[str], reason: TikalError | None) -> None:
        super().__init__("lesson-other-step")
        self.wrong = wrong  # the id of what was tried, or ""
        self.lit = lit
        self.reason = reason


class Moved(NamedTuple):
    """A row that was just written: its number, the actions there are now, and the position before and after it.

    For a take-back both positions are the one after it: that is what is shown.
    """

    seq: int
    row: Row
    length: int
    before: Position
    action: int
    after: Position


class Session:
    """A game, who sits at it, and the rows that are written."""

    def __init__(
        self, store: Store, stored: GameRow, seats: list[SeatRow], rows: list[Row], time: Time | None = None
    ) -> None:
        self.store = store
        self.time = time or Time(store.others)
        self.on_tick: Callable[[str, int], None] = lambda id, due: None  # is told when somebody's time is up
        self.on_turn: Callable[[str], None] = lambda id: None  # is told when it is another person's turn
        self.away: dict[str, int] = {}  # until when those who sit here are or were away, in seconds since 1970
        self.deleted = False
        self._open(stored, seats, rows)

    def _open(self, stored: GameRow, seats: list[SeatRow], rows: list[Row]) -> None:
        self.stored = stored
        self.host = stored.host
        self.seats = seats
        self.rows = rows
        self.game = self._game(seats, rows)
        if len(seats) != self.game.players:
            raise RecordError("table-damaged")
        self.lesson = _lesson_of(stored)
        self.clock = clock.known_clock(stored.clock)
        self._heed(stored)
        self._whose = self._whose_turn()

    def _heed(self, stored: GameRow) -> None:
        """Take over where the clock stands, as it is written."""
        self.tick = Tick(stored.ticking, stored.due)
        if self.clock is not None:
            self.ticking = clock.read_ticking(stored.ticking, self.clock, self.game.players)

    def _game(self, seats: Sequence[SeatRow], rows: Sequence[Row]) -> Game:
        """Return the game that rows lead to, and remember how its shuffle is sealed."""
        stored = self.stored
        self.sealing = self._sealing(rows)
        #: Whether nothing is dealt yet, because persons' pages still add to the shuffle.
        self.waiting = self.sealing is not None and all(row.kind != ledger.DEAL for row in rows)
        names = seating.shown_names(seats)
        return ledger.game_of(stored.header, names, rows, stored.seed, stored.dealt, self.sealing)

    def _sealing(self, rows: Sequence[Row]) -> Sealing | None:
        stored = self.stored
        return ledger.sealing_in(stored.id, stored.seal, stored.seed, ledger.by_lot(stored.header), rows)

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def seq(self) -> int:
        """How many rows there are: the number of the situation."""
        return len(self.rows)

    @property
    def is_record(self) -> bool:
        """Whether it was uploaded, to be watched only."""
        return seating.is_record(self.seats)

    @property
    def rated(self) -> bool:
        """Whether it counts for how strong everybody is, as far as can be told before the end."""
        return self.stored.rated and not any(seat.kind == seating.BOT for seat in self.seats)

    @property
    def plans(self) -> bool:
        """Whether coming turns can be planned here: where the game can do that, and it is played."""
        return face_of(self.game.ruleset).plans and self.lesson is None and not self.is_record

    def turns(self, seat: int) -> int:
        """Return how many turns a seat has ended; none of them can be taken back."""
        ends = {self.game.ruleset.notation.write(kind) for kind in face_of(self.game.ruleset).turn_ends}
        return sum(row.seat == seat and row.kind == ledger.PLAY and row.text in ends for row in self.rows)

    @property
    def decider(self) -> SeatRow | None:
        """Who sits where something is to be decided; None when the game is over, or gone."""
        deciding = self.game.current_player
        return None if deciding is None or self.deleted or self.waiting else self.seats[deciding]

    @property
    def standing(self) -> Standing | None:
        """Where the learner stands in the lesson; None if it is none, or the game went another way."""
        return self.lesson.standing(self.game) if self.lesson is not None else None

    def held(self, visitor: str) -> list[int]:
        """Return the seats that a visitor holds."""
        return seating.held_by(self.seats, visitor)

    @property
    def due(self) -> int:
        """When the time of who decides is up; 0 if none runs."""
        return 0 if self.deleted else self.tick.due

    def happened(self) -> Record:
        """Return the record of what happened. One that was uploaded ends where it ends: nothing more is drawn."""
        record = self.game.record
        return record.up_to(self.seq) if self.is_record else record

    # --- playing

    async def act(self, visitor: str, request: protocol.Act) -> list[Moved]:
        """Do actions for a seat, all or none.

        :raises TikalError: if that is not possible; nothing has changed then.
        """
        seat = self.check(visitor, request, len(request.actions))
        standing = self.standing
        if standing is not None:
            self._judge(standing, request.actions)
        return await self.play(seat, request.actions)

    def _judge(self, standing: Standing, tried: Sequence[str]) -> None:
        """See that all that is tried belongs to the step of the lesson, and can be done.

        :raises NotTheStep: if not.
        """
        assert self.lesson is not None
        left, strange = list(standing.todo), []
        for text in tried:
            action = self.game.read_action(text).packed
            if action in left:
                left.remove(action)
            else:
                strange.append(text)
        reason: TikalError | None = None
        try:
            self.game.copy().play(tried)
        except TikalError as error:
            reason = error
        if strange or reason:
            wrong = self.lesson.wrong(standing, self.game, [*strange, *tried][0])
            raise NotTheStep(wrong.id if wrong else "", wrong.lit if wrong else [], reason)

    async def play(self, seat: int, actions: Sequence[str]) -> list[Moved]:
        """Play actions of the seat to decide, all or none, and what chance adds to them.

        :raises TikalError: if that is not possible; nothing has changed then.
        """
        return await self._write(self._played(self.game, seat, actions))

    def _played(self, game: Game, seat: int, actions: Sequence[str | int]) -> list[Moved]:
        length = game.length
        return [
            Moved(self.seq + n, ledger.row_of(game.ruleset, action, seat), length + n, before, action, after)
            for n, (before, action, after) in enumerate(game.play_through(actions), 1)
        ]

    def tried(self, standing: Standing) -> list[Moved]:
        """Return what doing the step of the lesson would be. Nothing changes."""
        return self._played(self.game.copy(), int(self.game.state.current), standing.todo)

    async def take_back(self, visitor: str, request: protocol.Undo | protocol.Redo) -> list[Moved]:
        """Take actions back, or play them again, all or none.

        :raises TikalError: if that is not possible; nothing has changed then.
        """
        game, back = self.game, isinstance(request, protocol.Undo)
        seat = self.check(visitor, request, request.count)
        most = game.undoable if back else game.redoable
        if most and request.count > most:
            raise NotPossible("too-many-actions", most=most)
        return await self._write(self._taken_back(seat, back, request.count))

    def _taken_back(self, seat: int, back: bool, count: int) -> list[Moved]:
        game = self.game
        moved: list[Moved] = []
        before = game.state.copy()
        for n in range(1, count + 1):
            action = game.undo() if back else game.redo()
            after = game.state.copy()
            row = Row(seat, ledger.UNDO if back else ledger.REDO, str(action))
            moved.append(Moved(self.seq + n, row, game.length, after if back else before, action.packed, after))
            before = after
        return moved

    async def go_back(self, visitor: str, request: protocol.Back) -> None:
        """Go back to the beginning of a step of the lesson.

        :raises TikalError: if that is not possible; nothing has changed then.
        """
        standing = self.standing
        if not self.held(visitor):
            raise NotPossible("not-at-table", 403)
        if request.seq != self.seq:
            raise NotPossible("stale")
        if standing is None or self.lesson is None or not 0 <= request.step <= standing.step:
            raise NotPossible("no-such-step", 404)
        length = self.lesson.begin(request.step)
        texts = [str(action) for action in self.game.history[length:]]
        if not texts:
            raise IllegalAction("undo-nothing")
        self.game.rewind(length)
        await self._append([Row(ledger.NOBODY, ledger.UNDO, text) for text in reversed(texts)])

    def check(
        self, visitor: str, request: protocol.Act | protocol.Undo | protocol.Redo | protocol.Advise, count: int = 1
    ) -> int:
        """Return the number of the seat that may act.

        :raises NotPossible: if it may not.
        """
        seat = seat_number(request.seat)
        names = self.game.names
        if seat not in self.held(visitor):
            raise NotPossible("foreign-seat", 403, player=names[seat] if seat < len(names) else request.seat)
        if request.seq != self.seq:
            raise NotPossible("stale")
        deciding = self.game.current_player
        if deciding is None:
            raise NotPossible("game-is-over")
        if deciding != seat:
            raise NotPossible("out-of-turn", player=names[deciding])
        if self.seats[seat].stand_in:
            raise NotPossible("bot-stands-in", player=seating.stand_in_names(self.seats)[seat])
        if count < 1:
            raise NotPossible("no-actions", 422, most=MOST_ACTIONS)
        if count > MOST_ACTIONS:
            raise NotPossible("too-many-actions", 422, most=MOST_ACTIONS)
        return seat

    # --- the shuffle

    def asked(self, visitor: str) -> bool:
        """Whether a visitor's page is asked to add a number to the shuffle."""
        if self.sealing is None or self.game.is_over or not self.held(visitor):
            return False
        return self._mark(visitor) not in self._marks()

    def _marks(self) -> set[str]:
        """Return who has added a number."""
        return {row.text.partition(" ")[2] for row in self.rows if row.kind == ledger.NUMBER}

    def _mark(self, visitor: str) -> str:
        """Return what stands for a visitor in rows, which are never changed: it tells nobody who that was."""
        return hmac.new(self.stored.seed.encode(), f"person {visitor}".encode(), sha256).hexdigest()[:16]

    async def add_number(self, visitor: str, number: str) -> None:
        """Add a person's number to the shuffle: all that is drawn from now on depends on it.

        :raises NotPossible: if it is not asked for; nothing has changed then.
        """
        held = self.held(visitor)
        if not held:
            raise NotPossible("not-at-table", 403)
        if not self.asked(visitor):
            raise NotPossible("number-not-asked")
        row = Row(held[0], ledger.NUMBER, f"{number} {self._mark(visitor)}")
        if self.waiting:
            missing = self._missing() - {visitor}
            await self._append_dealt([row], set() if not missing else None)
            return
        await self._append([row])
        self._hide_anew()

    def _hide_anew(self) -> None:
        """Let all that is still hidden follow from the numbers that there are now."""
        self.sealing = self._sealing(self.rows)
        assert self.sealing is not None
        record = self.game.record
        dealt, seed = self.sealing.deals[-1]
        self.game.hide_anew(record.ruleset.dealer(record.up_to(dealt).end(), seed))

    def _missing(self) -> set[str]:
        """Return the persons at the table whose pages have added no number."""
        marks = self._marks()
        return {visitor for visitor in seating.persons(self.seats) if self._mark(visitor) not in marks}

    async def begin(self) -> None:
        """Deal what comes before the first decision, whoever has added a number.

        :raises NotPossible: if that cannot be written; nothing has changed then.
        """
        if self.waiting:
            await self._append_dealt([], self._missing())

    async def _append_dealt(self, rows: list[Row], without: set[str] | None) -> None:
        """Write rows and, unless `without` is None, everything that is dealt then, without numbers of these persons."""
        if without is not None:
            added = {
                row.seat for row in (*self.rows, *rows) if row.kind == ledger.NUMBER
            }  # who sat there before may have
            absent = [
                number
                for number, seat in enumerate(self.seats)
                if seat.holder and seat.holder in without and number not in added
            ]
            rows = [*rows, Row(ledger.NOBODY, ledger.DEAL, " ".join(map(seat_name, absent)))]
        self.game = self._game(self.seats, [*self.rows, *rows])
        past = ledger.past_rows(self.game.record)
        await self._append([*rows, *past])

    def shown_sealing(self) -> Sealing | None:
        """Return how the shuffle is sealed, as anybody may know: until the game is over, without the secret."""
        if self.sealing is None or self.game.is_over:
            return self.sealing
        return self.sealing._replace(secret="")

    async def _write(self, moved: list[Moved]) -> list[Moved]:
        """Put on disk what was played.

        :raises NotWritten: if that fails; the game is then as it was.
        """
        await self._append([move.row for move in moved], [_deed(move) for move in moved])
        return moved

    async def _append(self, rows: list[Row], deeds: Sequence[clock.Deed] = ()) -> None:
        drawn = not (self.waiting and ledger.by_lot(self.stored.header))
        summary = json.encode(ledger.summary(self.game, drawn)).decode()
        ticking = self._awaiting(self._after(deeds), self.seats)
        try:
            await self.store.append(self.id, self.seq, rows, summary, self.game.is_over, self._tick_of(ticking))
        except StoreError as error:
            overtaken, loaded = isinstance(error, Overtaken), None
            if not overtaken:
                log.error("Table %s: %s", self.id, error, extra={"table": self.id})
            with contextlib.suppress(StoreError):
                loaded = await self._load()
            there = loaded.rows[self.seq : self.seq + len(rows)] if loaded is not None else []
            if overtaken or there != rows:  # else only the answer was lost
                self._go_back_to(loaded)
                raise NotWritten("stale" if overtaken else "not-written", 503) from None
        self.rows += rows
        self._ticks(ticking)
        self.tell_turn()

    def _go_back_to(self, loaded: Stored | None) -> None:
        """Go back to what is on disk or, if that is not known, to the rows that were there."""
        known = self.stored._replace(host=self.host, ticking=self.tick.ticking, due=self.tick.due)
        self._open(*(loaded or (known, self.seats, self.rows)))

    async def _load(self, since: int = 0) -> Stored | None:
        """Return what is on disk. Another game of the same id may be there: then this one is gone."""
        loaded = await self.store.load(self.id, since)
        if loaded is None or (loaded.game.seed, loaded.game.created) != (self.stored.seed, self.stored.created):
            self.deleted = True
            return None
        return loaded

    # --- what other processes have written

    async def catch_up(self) -> list[Moved] | None:
        """Follow what others have written. Return what was played, or None if everything has to be told anew.

        :raises StoreError: if it cannot be read.
        """
        loaded = await self._load(self.seq)
        if loaded is None:
            return None
        seated = (loaded.game.host, loaded.seats) != (self.host, self.seats)
        self._heed(loaded.game)
        self.on_tick(self.id, self.due)
        try:
            if seated:
                self.game.rename(seating.shown_names(loaded.seats))
                self.seats, self.host = loaded.seats, loaded.game.host
            moved = self._follow(loaded.rows)
        except Exception:  # it went another way: all of it is played again
            again: Stored | None = None
            try:
                again = await self._load()
            finally:
                self._go_back_to(again)
            return None
        self._whose = self._whose_turn()  # whoever wrote it has said so
        added = any(row.kind == ledger.NUMBER for row in loaded.rows)
        return None if seated or added else moved

    def _follow(self, rows: Sequence[Row]) -> list[Moved]:
        """Play what others have written.

        :raises TikalError: if it cannot be played one by one, or leads to something else here.
        """
        moved: list[Moved] = []
        n = 0  # how many are played
        while n < len(rows):
            seat, kind, text = rows[n]
            if kind == ledger.NUMBER and not self.waiting:
                self.rows += rows[n : n + 1]
                self._hide_anew()
                n += 1
                continue
            if kind == ledger.PLAY:
                new = self._played(self.game, seat, [text])
            elif kind in (ledger.UNDO, ledger.REDO) and seat != ledger.NOBODY:
                new = self._taken_back(seat, kind == ledger.UNDO, 1)
            else:  # a lesson went back, or the first things were dealt
                raise RecordError("table-damaged")
            told = rows[n : n + len(new)]
            n += len(new)
            if [move.row for move in new] != told:
                raise RecordError("table-damaged")
            self.rows += told
            moved += new
        return moved

    # --- seats

    async def seat(self, seats: list[SeatRow], host: str) -> None:
        """Change who sits where.

        :raises TikalError: if that is not possible; nothing has changed then.
        """
        names = self.game.names
        self.game.rename(seating.shown_names(seats))
        if {seat.holder for seat in seats} - {seat.holder for seat in self.seats}:
            await self.know_away(seats)
        ticking = self._awaiting(self._seated(seats), seats)
        try:
            await self.store.seat(self.id, Held(self.host, self.seats), Held(host, seats), self._tick_of(ticking))
        except BaseException:
            self.game.rename(names)
            raise
        self.seats, self.host = seats, host
        self._ticks(ticking)
        self.tell_turn()

    # --- whose turn it is, and who is away

    def _whose_turn(self) -> str:
        """Return the visitor who has to decide, if others wait for them; else ""."""
        decider = self.decider
        waits = decider is not None and not seating.bot_at(decider) and len(seating.players(self.seats)) > 1
        return decider.holder if decider is not None and waits else ""

    def tell_turn(self, anew: bool = False) -> None:
        """Say that it is another person's turn, if it is, or if all this is new."""
        before, self._whose = self._whose, self._whose_turn()
        if self._whose and (anew or self._whose != before):
            self.on_turn(self.id)

    async def know_away(self, seats: Sequence[SeatRow] | None = None) -> None:
        """Find out who of those in the seats is away.

        :raises StoreError: if that cannot be read.
        """
        self.away = await reminder_store.away(self.store, seating.persons(self.seats if seats is None else seats))

    def _awaiting(self, ticking: clock.Ticking | None, seats: Sequence[SeatRow]) -> clock.Ticking | None:
        """Return the clock that waits for who decides, if they are away."""
        if ticking is None or self.clock is None or not ticking.runs:
            return ticking
        until, now = self.away.get(seats[ticking.seat].holder, 0) * clock.SECOND, self.time.now()
        return clock.away(ticking, self.clock, now, until) if until > max(now, ticking.since) else ticking

    def wait_for(self, visitor: str) -> Callable[[clock.Ticking, clock.Clock, int], clock.Ticking]:
        """Return how the clock changes when a visitor goes away, or comes back."""

        def change(ticking: clock.Ticking, of: clock.Clock, now: int) -> clock.Ticking:
            if ticking.seat == clock.NOBODY or self.seats[ticking.seat].holder != visitor:
                return ticking
            return clock.away(ticking, of, now, self.away.get(visitor, 0) * clock.SECOND)

        return change

    # --- the clock

    def _decider(self) -> int:
        deciding = self.game.current_player
        return clock.NOBODY if deciding is None or self.waiting else deciding

    def _runs(self, seats: Sequence[SeatRow]) -> bool:
        """Whether the time of who decides runs, with these seats."""
        decider = self._decider()
        return decider != clock.NOBODY and seating.timed(seats) and not seating.bot_at(seats[decider])

    def _after(self, deeds: Sequence[clock.Deed]) -> clock.Ticking | None:
        """Return the clock after something was done, if there is one."""
        if self.clock is None:
            return None
        now = self.time.now()
        return clock.played(self.ticking, self.clock, now, deeds, self._decider(), self._runs(self.seats))

    def _seated(self, seats: Sequence[SeatRow]) -> clock.Ticking | None:
        """Return the clock with others in the seats, if there is one."""
        if self.clock is None:
            return None
        now, before = self.time.now(), self.ticking
        for number, (was, is_now) in enumerate(zip(self.seats, seats, strict=True)):
            if was.stand_in and not is_now.stand_in:
                before = clock.returned(before, self.clock, number)
        return clock.seated(before, self.clock, now, self._decider(), self._runs(seats))

    def _tick_of(self, ticking: clock.Ticking | None) -> Tick | None:
        return None if ticking is None else Tick(clock.write_ticking(ticking), clock.due(ticking))

    def _ticks(self, ticking: clock.Ticking | None) -> None:
        """The clock is written, and stands so now."""
        tick = self._tick_of(ticking)
        if ticking is not None and tick is not None:
            self.ticking, self.tick = ticking, tick
            self.on_tick(self.id, tick.due)

    async def start_clock(self) -> None:
        """Let the clock run, if everybody is there already; it has not until now.

        :raises StoreError: if it cannot be written.
        """
        await self.set_clock(lambda ticking, of, now: self._seated(self.seats) or ticking)

    async def set_clock(self, change: Callable[[clock.Ticking, clock.Clock, int], clock.Ticking]) -> bool:
        """Change where the clock stands, if there is one; return whether it is another one now.

        :raises StoreError: if it cannot be written, or another process has changed it meanwhile.
        """
        if self.clock is None:
            return False
        after = change(self.ticking, self.clock, self.time.now())
        tick = self._tick_of(after)
        if after == self.ticking or tick is None:
            return False
        await self.store.tick(self.id, self.tick, tick)
        self._ticks(after)
        return True

    def clocks(self) -> protocol.Clocks | None:
        """Return how the clock stands, if there is one."""
        if self.clock is None or self.game.is_over:
            return None
        return clock.shown(self.clock, self.ticking, self.time.now())


def _deed(move: Moved) -> clock.Deed:
    """Return what an action means for the clock; what is taken back means nothing."""
    if move.row.kind == ledger.UNDO:
        return clock.Deed()
    points = [[int(state.points_of(seat)) for seat in range(state.players)] for state in (move.before, move.after)]
    return clock.Deed(ends=act.kind_of(move.action) == act.END, scores=points[0] != points[1])


def _lesson_of(stored: GameRow) -> Lesson | None:
    """Return the lesson that a table is; None if it is none, or one that there is no more."""
    try:
        return lesson(stored.lesson) if stored.lesson else None
    except InvalidOption:
        return None
