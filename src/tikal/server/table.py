"""One table: a game in memory, a cache of its rows, and everybody who is looking at it.

Whatever changes goes the same way: checked, played in memory, written to disk, then told. While it is being
written nobody can look, since the lock is held; if the disk refuses, memory goes back to what is written.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from msgspec import json

from tikal.bots.bot import bot_seed
from tikal.core.position import SPECTATOR, Position
from tikal.game import Game
from tikal.record.record import Record
from tikal.server import ledger, protocol, seating
from tikal.server.face import Face, face_of
from tikal.server.ledger import Row
from tikal.server.shapes import SeatName, seat_name, seat_number
from tikal.server.store import GameRow, Overtaken, SeatRow, Store
from tikal.server.telling import (
    __version__,
    ears,
    events_of,
    eyes,
    seen,
    situation,
    summary,
    table_info,
    text_of,
)
from tikal.server.thinkers import Task, Thinkers
from tikal.server.words import NotPossible, Text

log = logging.getLogger(__name__)

MOST_ACTIONS = 64  # in one message
RETRY = 3.0  # seconds until a bot tries again after the disk refused


class Guest(Protocol):
    """Somebody who looks at a table: one connection of one visitor."""

    visitor: str

    def send(self, message: protocol.ServerMessage) -> None:
        """Let a message go out; never waits."""

    def dismiss(self) -> None:
        """Close the connection once everything has gone out."""


class Moved(NamedTuple):
    """A row that was just written, with the position its action was played in and the one that is there now."""

    seq: int
    row: Row
    length: int
    action: int
    earlier: Position
    after: Position

    def events(self, names: Sequence[str], ear: int | None) -> list[protocol.Told]:
        """Return what it meant, as it is told to a seat or, None, to a spectator."""
        if self.row.kind == ledger.UNDO:
            return []
        return events_of(names, self.length - 1, self.earlier, self.action, self.after, ear)


class Table:
    """A game that is being played."""

    def __init__(self, store: Store, thinkers: Thinkers, game: GameRow, seats: list[SeatRow], rows: list[Row]) -> None:
        self.store = store
        self.thinkers = thinkers
        self.stored = game
        self.host = game.host
        self.seats = seats
        self.rows = rows
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.deleted = False
        self.game: Game
        self._logs: dict[int | None, list[list[protocol.Told]]]  # by action, for each seat that has been told
        self.on_rest: Callable[[], None] = lambda: None  # called when the bots have nothing more to do
        self._bots: asyncio.Task[None] | None = None
        self._rebuild()

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def seq(self) -> int:
        """How many rows there are: the number of the situation."""
        return len(self.rows)

    def _rebuild(self) -> None:
        """Make game and log from what is written."""
        names = seating.shown_names(self.seats)
        self.game = ledger.game_of(self.stored.header, names, self.rows, self.stored.seed, self.stored.dealt)
        self._logs = {}

    @property
    def face(self) -> Face:
        """How its game is shown."""
        return face_of(self.game.ruleset)

    def log(self, visitor: str) -> list[list[protocol.Told]]:
        """Return what happened, by action, as a visitor is told."""
        ear = self._ear(visitor)
        if ear not in self._logs:
            moments = enumerate(self.game.record.moments())
            self._logs[ear] = [events_of(self.game.names, number, *moment, ear) for number, moment in moments]
        return self._logs[ear]

    def _ear(self, visitor: str) -> int | None:
        """Return as which seat a visitor is told what happened; where nobody has secrets all are told the same."""
        return ears(seating.held_by(self.seats, visitor)) if self.game.ruleset.secrets else None

    def past_eyes(self, visitor: str) -> int | None:
        """Return through which seat a visitor sees what was: who plays several is not shown what one of them knew."""
        held = seating.held_by(self.seats, visitor)
        return ears(held) if self.game.ruleset.secrets else eyes(self.game, held)

    def happened(self) -> Record:
        """Return the record of what happened. One that was uploaded ends where it ends: nothing more is drawn."""
        record = self.game.record
        return record.up_to(len(self.rows)) if seating.is_record(self.seats) else record

    def record(self, visitor: str) -> Record:
        """Return the game as it is written to a visitor's files: while it is played, without what others know."""
        record = self.happened()._replace(names=tuple(seating.record_names(self.seats)))
        if self.game.is_over or seating.is_record(self.seats):
            return record
        ear = self._ear(visitor)
        return record.seen_by(SPECTATOR if ear is None else ear)

    # --- playing

    async def act(self, guest: Guest, request: protocol.Act) -> None:
        """Do actions for a seat, all or none.

        :raises TikalError: if that is not possible; nothing has changed then.
        """
        async with self.lock:
            seat = self._check(guest, request.seq, request.seat, len(request.actions))
            since, before = self.game.length, self.game.state.copy()
            self.game.play(request.actions)
            rows = ledger.rows_of(self.game, since, seat)
            await self._write(rows, guest, request.id)
            self._tell(self._played(rows, before))
        self.wake()

    async def take_back(self, guest: Guest, request: protocol.Undo | protocol.Redo) -> None:
        """Take actions back, or play them again, all or none.

        :raises TikalError: if that is not possible; nothing has changed then.
        """
        back = isinstance(request, protocol.Undo)
        async with self.lock:
            seat = self._check(guest, request.seq, request.seat, request.count)
            most = self.game.undoable if back else self.game.redoable
            if most and request.count > most:
                raise NotPossible("too-many-actions", most=most)
            moved: list[Moved] = []
            rows: list[Row] = []
            before = self.game.state.copy()
            for number in range(request.count):
                action = self.game.undo() if back else self.game.redo()
                rows.append(Row(seat, ledger.UNDO if back else ledger.REDO, str(action)))
                after = self.game.state.copy()
                earlier = after if back else before
                seq = self.seq + number + 1
                moved.append(Moved(seq, rows[-1], self.game.length, action.packed, earlier, after))
                before = after
            await self._write(rows, guest, request.id)
            self._tell(moved)

    def _check(self, guest: Guest, seq: int, colour: SeatName, count: int) -> int:
        """Return the number of the seat that may act.

        :raises NotPossible: if it may not.
        """
        seat = seat_number(colour)
        names = self.game.names
        if seat not in seating.held_by(self.seats, guest.visitor):
            raise NotPossible("foreign-seat", 403, player=names[seat] if seat < len(names) else colour)
        if seq != self.seq:
            raise NotPossible("stale")
        deciding = self.game.current_player
        if deciding is None:
            raise NotPossible("game-is-over")
        if deciding != seat:
            raise NotPossible("out-of-turn", player=names[deciding])
        if count < 1:
            raise NotPossible("no-actions", 422, most=MOST_ACTIONS)
        if count > MOST_ACTIONS:
            raise NotPossible("too-many-actions", 422, most=MOST_ACTIONS)
        return seat

    async def _write(self, rows: Sequence[Row], guest: Guest | None = None, id: int = 0) -> None:
        """Put rows on disk; whoever asked for them is then told that it is done.

        :raises NotPossible: if they cannot be written; the game is then as it was.
        """
        text = json.encode(summary(self.game)).decode()
        writing = asyncio.ensure_future(self.store.append(self.id, self.seq, rows, text, self.game.is_over))
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:  # the server stops, but what is being written is still being written
            await asyncio.wait([writing])
            raise
        except (sqlite3.Error, Overtaken) as error:
            log.error("Table %s: %s", self.id, error or type(error).__name__)
            await self._reload()
            raise NotPossible("not-written" if isinstance(error, sqlite3.Error) else "stale", 503) from None
        self.rows += rows
        if guest is not None:
            guest.send(protocol.Accepted(id, self.seq))

    async def _reload(self) -> None:
        """Forget what is in memory for what is on disk."""
        try:
            loaded = await self.store.load(self.id)
        except sqlite3.Error:
            loaded = None
        if loaded is not None:
            self.stored, self.seats, self.rows = loaded
            self.host = self.stored.host
        self._rebuild()
        self.welcome_all()

    def _played(self, rows: Sequence[Row], before: Position) -> list[Moved]:
        """Return what was just played, each row with its outcome."""
        first = self.game.length - len(rows)
        actions = self.game.record.actions[first:]
        moved = []
        for place, (row, action) in enumerate(zip(rows, actions, strict=True)):
            after = before.copy()
            after.apply(action)
            seq = self.seq - len(rows) + place + 1
            moved.append(Moved(seq, row, first + place + 1, action, before, after))
            before = after
        return moved

    # --- looking

    def answer(self, guest: Guest, request: protocol.Why) -> protocol.Answer:
        """Say whether something is possible, or why not.

        :raises TikalError: if the question names something that does not exist.
        """
        deciding = self.game.current_player
        if deciding is None:
            raise NotPossible("game-is-over")
        if deciding not in seating.held_by(self.seats, guest.visitor):
            raise NotPossible("out-of-turn", player=self.game.names[deciding])
        return self.face.answer(self.game, request.id, request.question)

    def moment(self, guest: Guest, request: protocol.Look) -> protocol.Moment:
        """Return the table as it was after some of the actions.

        :raises NotPossible: if there have not been so many.
        """
        number = request.number
        if not 0 <= number <= self.game.length:
            raise NotPossible("no-such-moment", 404, number=number, most=self.game.length)
        before = self.game.record.up_to(max(0, number - 1)).end()
        after = self.game.record.up_to(number).end()
        seat = self.past_eyes(guest.visitor)
        action = text_of(before, self.game.record.actions[number - 1], seat) if number else ""
        events = self.log(guest.visitor)[number - 1] if number else []
        return protocol.Moment(request.id, number, action, seen(after, self.game.names, seat), events)

    def welcome(self, guest: Guest) -> None:
        """Tell a guest everything."""
        host = guest.visitor == self.host
        guest.send(
            protocol.Welcome(
                protocol=protocol.PROTOCOL,
                version=__version__,
                table=table_info(self.id, self.game.ruleset, self.stored.created, seating.is_record(self.seats)),
                seats=seating.seats_shown(self.seats, guest.visitor, host, self.present()),
                spectators=self.spectators(),
                host=host,
                log=[event for events in self.log(guest.visitor) for event in events],
                situation=self._situation(guest),
            )
        )

    def welcome_all(self) -> None:
        """Tell everybody everything: names or seats have changed."""
        for guest in self.guests:
            self.welcome(guest)

    def _situation(self, guest: Guest) -> protocol.Situation:
        deciding = self.game.current_player
        vacant = deciding is not None and self.seats[deciding].kind == seating.OPEN
        return situation(self.game, self.seq, seating.held_by(self.seats, guest.visitor), vacant)

    def _tell(self, moved: Sequence[Moved]) -> None:
        """Keep the logs up to date and tell everybody what happened."""
        listening = {self._ear(guest.visitor) for guest in self.guests}
        news = {ear: [move.events(self.game.names, ear) for move in moved] for ear in listening | set(self._logs)}
        for ear, log in self._logs.items():
            for move, events in zip(moved, news[ear], strict=True):
                undone = move.row.kind == ledger.UNDO
                del log[move.length - (not undone) :]
                if not undone:
                    log.append(events)
        for guest in self.guests:
            guest.send(self._update(guest, moved, news[self._ear(guest.visitor)]))

    def _update(self, guest: Guest, moved: Sequence[Moved], news: Sequence[list[protocol.Told]]) -> protocol.Update:
        seat = eyes(self.game, seating.held_by(self.seats, guest.visitor))
        ear = self._ear(guest.visitor)
        steps = [
            protocol.Step(
                seq=move.seq,
                kind=move.row.kind,  # type: ignore[arg-type]
                seat=None if move.row.seat == ledger.NOBODY else seat_name(move.row.seat),
                action=text_of(move.earlier, move.action, ear),
                length=move.length,
                events=events,
                view=seen(move.after, self.game.names, seat),
            )
            for move, events in zip(moved, news, strict=True)
        ]
        return protocol.Update(steps, self._situation(guest))

    # --- coming and going

    def present(self) -> set[str]:
        """Return the visitors who are connected."""
        return {guest.visitor for guest in self.guests}

    def spectators(self) -> int:
        """Return how many visitors look on without a seat."""
        return len(self.present() - set(seating.persons(self.seats)))

    def enter(self, guest: Guest) -> None:
        """Let somebody in."""
        news = guest.visitor not in self.present()
        self.guests.add(guest)
        self.welcome(guest)
        if news:
            self._tell_presence(guest)

    def leave(self, guest: Guest) -> None:
        """Let somebody go."""
        self.guests.discard(guest)
        if guest.visitor not in self.present():
            self._tell_presence(None)

    def _tell_presence(self, but: Guest | None) -> None:
        present, spectators = self.present(), self.spectators()
        for guest in self.guests:
            if guest is not but:
                host = guest.visitor == self.host
                seats = seating.seats_shown(self.seats, guest.visitor, host, present)
                guest.send(protocol.Presence(seats, spectators, host))

    def announce(self, message: protocol.ServerMessage) -> None:
        """Tell everybody the same."""
        for guest in self.guests:
            guest.send(message)

    def close(self) -> None:
        """The table is no more: everybody goes."""
        self.deleted = True
        self.announce(protocol.Gone(Text("table-deleted", {})))
        for guest in list(self.guests):
            guest.dismiss()

    # --- seats

    async def seat(self, seats: list[SeatRow], host: str) -> None:
        """Change who sits where; everybody is told. The lock is held by whoever asks."""
        before = self.seats, self.host
        self.seats, self.host = seats, host
        try:
            self._rebuild()
            await self.store.seat(self.id, host, seats, json.encode(summary(self.game)).decode())
        except BaseException:
            self.seats, self.host = before
            self._rebuild()
            raise
        self.welcome_all()

    # --- bots

    def wake(self) -> None:
        """Let the bots play if it is theirs to decide."""
        if self._bots is None and self._bot_decides():
            self._bots = asyncio.get_running_loop().create_task(self._play_bots())

    def _bot_decides(self) -> bool:
        deciding = self.game.current_player
        return not self.deleted and deciding is not None and self.seats[deciding].kind == seating.BOT

    @property
    def busy(self) -> bool:
        """Whether the bots are at it."""
        return self._bots is not None

    async def _play_bots(self) -> None:
        try:
            turn, seconds, nodes = -1, 0.0, 0
            while self._bot_decides():
                seat, seq = int(self.game.state.current), self.seq
                if seat != turn:
                    turn, seconds, nodes = seat, 0.0, 0
                seed = f"{bot_seed(self.stored.seed, seat)}/{self.game.length}"
                line = self.game.state.seen_by(seat).to_line()
                thoughts = await self.thinkers.think(Task(self.seats[seat].bot, seed, line, seconds, nodes))
                seconds, nodes = seconds + thoughts.seconds, nodes + thoughts.nodes
                for text in thoughts.actions:
                    async with self.lock:
                        if self.seq != seq or not self._bot_decides():
                            break
                        since, before = self.game.length, self.game.state.copy()
                        self.game.play(text)
                        rows = ledger.rows_of(self.game, since, seat)
                        if not await self._written(rows):
                            break
                        self._tell(self._played(rows, before))
                        seq = self.seq
                if thoughts.ended or self.game.current_player != seat:
                    turn = -1
        except Exception:
            log.exception("Table %s: the bots stop until somebody does something", self.id)
        finally:
            self._bots = None
            self.on_rest()

    async def _written(self, rows: Sequence[Row]) -> bool:
        """Put a bot's rows on disk; if that fails, wait a while before it thinks again."""
        try:
            await self._write(rows)
        except NotPossible:
            await asyncio.sleep(RETRY)
            return False
        return True

    async def stop(self) -> None:
        """Stop the bots."""
        task = self._bots
        if task is not None:
            task.cancel()
            await asyncio.wait([task])
