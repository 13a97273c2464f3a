"""Watching games again: films of them, records that somebody brings along, and playing on from any moment."""

from __future__ import annotations

import asyncio
import hashlib

from msgspec import json

from tikal.core.errors import InvalidOption, InvalidPosition
from tikal.core.notation import SEATS
from tikal.core.position import OVER, read_position
from tikal.game import Game, fresh_seed, game_from
from tikal.record.record import Record
from tikal.record.tgn import read_tgn
from tikal.server import lobby, naming, seating
from tikal.server.audience import table_info
from tikal.server.film import Film, Films, Shot
from tikal.server.table import Table
from tikal.server.tables import Tables
from tikal.server.words import NotPossible
from tikal.view import state_for


class Replays:
    """What those who look at a game ask for; nothing here changes the game they look at."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.films = Films()
        self._filming = asyncio.Lock()  # waiting for a film is done here, not in a thread that others need

    async def film(self, visitor: str, id: str, known: str = "") -> tuple[str, Film | None]:
        """Return a game as a film, and a tag that changes with it; no film if `known` is still its tag.

        :raises NotPossible: if there is no such table.
        """
        async with self.tables.use(id) as table, table.lock:
            shot = await asyncio.to_thread(shot_of, table, visitor)
            tag = _tag(shot, table.session.seq)
        if tag == known:
            return tag, None
        async with self._filming:
            return tag, await asyncio.to_thread(self.films.film, shot)

    async def upload(self, visitor: str, wanted: lobby.NewRecord) -> lobby.Opened:
        """Keep a record to be watched.

        :raises RecordError: with the line, if it cannot be read or does not replay.
        :raises NotPossible: if the visitor keeps too many already.
        """
        record = await asyncio.to_thread(read_tgn, wanted.record)
        return await self.tables.keep(visitor, record, seating.record_seats(record.names), fresh_seed())

    async def play_on(self, visitor: str, id: str, wanted: lobby.PlayOn) -> lobby.Opened:
        """Set up a table that goes on from a moment of another one, against bots. What was hidden is dealt anew.

        While a game with secrets is played one can only go on in a seat of one's own, from what that seat knows.

        :raises TikalError: if there is no such moment, seat or bot, the game is over then, or somebody is in the middle
            of a choice that the seat does not know.
        """
        async with self.tables.use(id) as table, table.lock:
            record = table.session.happened()
            names = seating.record_names(table.session.seats)
            held = seating.held_by(table.session.seats, visitor)
            uploaded = table.session.is_record
            secret = table.session.game.ruleset.secrets and not uploaded and not table.session.game.is_over
            if secret and set(seating.players(table.session.seats)) - {visitor}:
                raise NotPossible("play-on-would-tell")
        if not 0 <= wanted.number <= len(record.actions):
            raise NotPossible("no-such-moment", 404, number=wanted.number, most=len(record.actions))
        if wanted.seat not in SEATS[: record.players]:
            raise InvalidOption("no-such-seat", seat=wanted.seat, players=record.players)
        mine = SEATS.index(wanted.seat)
        if secret and mine not in held:
            raise NotPossible("play-on-own-seat")
        past = await asyncio.to_thread(_past, record, wanted.number, mine if secret else None)
        chairs = [lobby.NewSeat("me" if n == mine else "bot", bot=wanted.bot) for n in range(record.players)]
        seats = seating.arrange(chairs, visitor, record.ruleset.game, names if uploaded or mine in held else ())
        seats = await naming.named(self.tables.store, visitor, seats, [""] * len(seats))
        seed = fresh_seed()
        game = await asyncio.to_thread(_going_on, past, seed)
        return await self.tables.keep(visitor, game.record, seats, seed, wanted.number)


def _past(record: Record, number: int, viewer: int | None) -> Record:
    """Return a record up to a moment from which it can be played on, as a seat knows it, or None, as it is.

    :raises NotPossible: if the game is over then.
    """
    past = record.up_to(number)
    if past.end().phase == OVER:
        raise NotPossible("game-is-over")
    return past if viewer is None else past.seen_by(viewer)


def _going_on(past: Record, seed: str) -> Game:
    """Return the game that goes on from there.

    :raises NotPossible: if whoever decides would have to know what nobody there knows.
    """
    game = game_from(past, seed)
    try:
        read_position(state_for(game.state, game.current_player).to_line())
    except InvalidPosition:
        raise NotPossible("play-on-mid-choice") from None
    return game


def shot_of(table: Table, visitor: str) -> Shot:
    """Return what a visitor's film of a table is made of."""
    session, audience = table.session, table.audience
    record = session.happened()
    return Shot(
        table=table_info(session),
        seats=seating.seats_shown(session.seats, visitor, host=False, present=set(), away={}),
        record=record,
        eyes=audience.past_eyes(visitor),
        log=[event for events in audience.log(visitor)[: len(record.actions)] for event in events],
    )


def _tag(shot: Shot, seq: int) -> str:
    seats = json.encode([seq, shot.eyes, shot.seats])
    return f'"{hashlib.sha256(seats).hexdigest()[:20]}"'
