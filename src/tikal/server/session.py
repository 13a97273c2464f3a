"""One game as it is played at a table: checked, played in memory, written. Telling comes after, in `audience.py`.

The game in memory is a cache of its rows. If they cannot be written, memory goes back to what is.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import json

from tikal.core.errors import RecordError
from tikal.core.position import Position
from tikal.record.record import Record
from tikal.server import ledger, protocol, seating
from tikal.server.ledger import Row
from tikal.server.store import GameRow, Overtaken, SeatRow, Store, StoreError
from tikal.server.words import NotPossible
from tikal.view import seat_number

log = logging.getLogger(__name__)

MOST_ACTIONS = 64  # in one message


class NotWritten(NotPossible):
    """What was played could not be kept. The game is what is written: everybody has to be told anew."""


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

    def __init__(self, store: Store, stored: GameRow, seats: list[SeatRow], rows: list[Row]) -> None:
        self.store = store
        self.deleted = False
        self._open(stored, seats, rows)

    def _open(self, stored: GameRow, seats: list[SeatRow], rows: list[Row]) -> None:
        self.stored = stored
        self.host = stored.host
        self.seats = seats
        self.rows = rows
        self.game = ledger.game_of(stored.header, seating.shown_names(seats), rows, stored.seed, stored.dealt)
        if len(seats) != self.game.players:
            raise RecordError("table-damaged")

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
    def decider(self) -> SeatRow | None:
        """Who sits where something is to be decided; None when the game is over, or gone."""
        deciding = self.game.current_player
        return None if deciding is None or self.deleted else self.seats[deciding]

    def held(self, visitor: str) -> list[int]:
        """Return the seats that a visitor holds."""
        return seating.held_by(self.seats, visitor)

    def happened(self) -> Record:
        """Return the record of what happened. One that was uploaded ends where it ends: nothing more is drawn."""
        record = self.game.record
        return record.up_to(self.seq) if self.is_record else record

    # --- playing

    async def act(self, visitor: str, request: protocol.Act) -> list[Moved]:
        """Do actions for a seat, all or none.

        :raises TikalError: if that is not possible; nothing has changed then.
        """
        return await self.play(self.check(visitor, request, len(request.actions)), request.actions)

    async def play(self, seat: int, actions: Sequence[str]) -> list[Moved]:
        """Play actions of the seat to decide, all or none, and what chance adds to them.

        :raises TikalError: if that is not possible; nothing has changed then.
        """
        length, rules = self.game.length, self.game.ruleset
        moved = [
            Moved(self.seq + n, ledger.row_of(rules, action, seat), length + n, before, action, after)
            for n, (before, action, after) in enumerate(self.game.play_through(actions), 1)
        ]
        return await self._write(moved)

    async def take_back(self, visitor: str, request: protocol.Undo | protocol.Redo) -> list[Moved]:
        """Take actions back, or play them again, all or none.

        :raises TikalError: if that is not possible; nothing has changed then.
        """
        game, back = self.game, isinstance(request, protocol.Undo)
        seat = self.check(visitor, request, request.count)
        most = game.undoable if back else game.redoable
        if most and request.count > most:
            raise NotPossible("too-many-actions", most=most)
        moved: list[Moved] = []
        before = game.state.copy()
        for n in range(1, request.count + 1):
            action = game.undo() if back else game.redo()
            after = game.state.copy()
            row = Row(seat, ledger.UNDO if back else ledger.REDO, str(action))
            moved.append(Moved(self.seq + n, row, game.length, after if back else before, action.packed, after))
            before = after
        return await self._write(moved)

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
        if count < 1:
            raise NotPossible("no-actions", 422, most=MOST_ACTIONS)
        if count > MOST_ACTIONS:
            raise NotPossible("too-many-actions", 422, most=MOST_ACTIONS)
        return seat

    async def _write(self, moved: list[Moved]) -> list[Moved]:
        """Put on disk what was played.

        :raises NotWritten: if that fails; the game is then as it was.
        """
        rows = [move.row for move in moved]
        summary = json.encode(ledger.summary(self.game)).decode()
        try:
            await self.store.append(self.id, self.seq, rows, summary, self.game.is_over)
        except StoreError as error:
            log.error("Table %s: %s", self.id, error or type(error).__name__)
            await self._reload()
            raise NotWritten("stale" if isinstance(error, Overtaken) else "not-written", 503) from None
        self.rows += rows
        return moved

    async def _reload(self) -> None:
        """Go back to what is on disk or, if that cannot be read, to the rows that are known to be there."""
        try:
            loaded = await self.store.load(self.id)
        except StoreError:
            loaded = None
        self._open(*(loaded or (self.stored._replace(host=self.host), self.seats, self.rows)))

    # --- seats

    async def seat(self, seats: list[SeatRow], host: str) -> None:
        """Change who sits where.

        :raises TikalError: if that is not possible; nothing has changed then.
        """
        names = self.game.names
        self.game.rename(seating.shown_names(seats))
        try:
            await self.store.seat(self.id, host, seats)
        except BaseException:
            self.game.rename(names)
            raise
        self.seats, self.host = seats, host
