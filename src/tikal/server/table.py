"""One table: a game in memory, a cache of its rows, and everybody who is looking at it.

Whatever changes goes the same way: checked, played in memory, written to disk, then told. While it is being
written nobody can look, since the lock is held; if the disk refuses, memory goes back to what is written.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import json

from tikal.bots.bot import bot_seed
from tikal.core import engine
from tikal.core.state import State
from tikal.game import Game
from tikal.record.record import Record
from tikal.server import ledger, protocol, seating
from tikal.server.ledger import Row
from tikal.server.picture import SeatName, seat_name, seat_number
from tikal.server.reasons import Reasons
from tikal.server.store import GameRow, Overtaken, SeatRow, Store
from tikal.server.telling import __version__, events_of, eyes, seen, situation, summary, table_info
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


class Moved:
    """A row that was just written, with the position it led to and what it meant."""

    def __init__(self, seq: int, row: Row, length: int, after: State, events: list[protocol.Told]) -> None:
        self.seq = seq
        self.row = row
        self.length = length
        self.after = after
        self.events = events


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
        self.log: list[list[protocol.Told]]  # by action
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
        moments = enumerate(self.game.record.moments())
        self.log = [events_of(names, number, *moment) for number, moment in moments]

    def happened(self) -> Record:
        """Return the record of what happened. One that was uploaded ends where it ends: nothing more is drawn."""
        record = self.game.record
        return record.up_to(len(self.rows)) if seating.is_record(self.seats) else record

    def record(self) -> Record:
        """Return the game as it is written to files."""
        return self.happened()._replace(names=tuple(seating.record_names(self.seats)))

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
                length = self.game.length
                names = self.game.names
                events = [] if back else events_of(names, length - 1, before, action.packed, after)
                moved.append(Moved(self.seq + number + 1, rows[-1], length, after, events))
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

    def _played(self, rows: Sequence[Row], before: State) -> list[Moved]:
        """Return what was just played, each row with its outcome."""
        first = self.game.length - len(rows)
        actions = self.game.record.actions[first:]
        moved = []
        for place, (row, action) in enumerate(zip(rows, actions, strict=True)):
            after = before.copy()
            engine.apply(after, action)
            events = events_of(self.game.names, first + place, before, action, after)
            moved.append(Moved(self.seq - len(rows) + place + 1, row, first + place + 1, after, events))
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
        return Reasons(self.game).answer(request.id, request.question)

    def moment(self, guest: Guest, request: protocol.Look) -> protocol.Moment:
        """Return the table as it was after some of the actions.

        :raises NotPossible: if there have not been so many.
        """
        number = request.number
        if not 0 <= number <= self.game.length:
            raise NotPossible("no-such-moment", 404, number=number, most=self.game.length)
        record = self.game.record.up_to(number)
        held = seating.held_by(self.seats, guest.visitor)
        shown = seen(record.end(), self.game.names, eyes(self.game, held))
        action = self.game.ruleset.notation.write(record.actions[-1]) if number else ""
        return protocol.Moment(request.id, number, action, shown, self.log[number - 1] if number else [])

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
                log=[event for events in self.log for event in events],
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
        """Keep the log up to date and tell everybody what happened."""
        for move in moved:
            del self.log[move.length - (move.row.kind != ledger.UNDO) :]
            if move.row.kind != ledger.UNDO:
                self.log.append(move.events)
        for guest in self.guests:
            guest.send(self._update(guest, moved))

    def _update(self, guest: Guest, moved: Sequence[Moved]) -> protocol.Update:
        held = seating.held_by(self.seats, guest.visitor)
        seat = eyes(self.game, held)
        steps = [
            protocol.Step(
                seq=move.seq,
                kind=move.row.kind,  # type: ignore[arg-type]
                seat=None if move.row.seat == ledger.NOBODY else seat_name(move.row.seat),
                action=move.row.text,
                length=move.length,
                events=move.events,
                view=seen(move.after, self.game.names, seat),
            )
            for move in moved
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
                line = self.game.state.to_line()
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
