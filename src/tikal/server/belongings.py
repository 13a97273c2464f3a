"""What belongs to somebody at the tables: it comes along, changes its name, is given out, and goes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import NamedTuple, Protocol

from tikal.core.errors import TikalError
from tikal.editions import registry
from tikal.lessons import lessons
from tikal.record.fairness import headers_of
from tikal.record.tgn import write_tgn
from tikal.server import lobby, naming, seating
from tikal.server.ledger import read_summary
from tikal.server.new_tables import lesson_id
from tikal.server.store import GameRow, Held, Overtaken, PersonRow, SeatRow
from tikal.server.tables import Tables
from tikal.server.words import NotPossible

log = logging.getLogger(__name__)

TRIES = 5  # to change who sits at a table, if others do so too
BEGUN = 2  # turns, or rounds, after which one may guess how a game goes

#: Returns who is to sit at a table, or None if all is to stay as it is.
Change = Callable[[GameRow, list[SeatRow]], Held | None]


class Along(NamedTuple):
    """How many games came along, and at how many of them somebody would have sat twice."""

    games: int = 0
    doubled: int = 0


class Belongings(Protocol):
    """Something that people have here. Whatever is kept by visitor has one of these."""

    async def hand_over(self, guest: str, person: PersonRow) -> Along:
        """Let somebody have what they had as a guest, before they said who they are."""

    async def rename(self, person: PersonRow, before: str) -> None:
        """Somebody has another name than `before`."""

    async def export(self, visitor: str) -> dict[str, bytes]:
        """Return all of it, as files by their names."""

    async def forget(self, visitor: str) -> None:
        """Let nothing of it be somebody's any more."""


class Games:
    """Seats, tables, records and lessons."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    async def _all(self, visitor: str) -> list[tuple[GameRow, list[SeatRow]]]:
        return (await self.store.games_of(visitor)).games

    async def hand_over(self, guest: str, person: PersonRow) -> Along:
        games, doubled = 0, set()

        def change(game: GameRow, seats: list[SeatRow]) -> Held | None:
            persons = set(seating.persons(seats))
            twice = guest in persons and person.id in persons and bool(persons - {guest, person.id}) and not game.over
            now = list(seats)
            if twice:
                doubled.add(game.id)
            for number in seating.held_by(seats, guest):
                if twice:  # among others nobody plays two hands
                    now[number] = seating.bot_seat("", _game_of(game, seats))
                else:
                    unasked = now[number].unasked or _knows_how_it_goes(game, seats)
                    now[number] = now[number]._replace(holder=person.id, unasked=unasked)
                    if person.id not in persons:
                        now = naming.with_name(now, number, person.name)
            return Held(person.id if game.host == guest else game.host, now)

        for game, _ in await self._all(guest):
            games += await self._reseat(game.id, change)
        for lesson in lessons():
            await self._bring_lesson(lesson, guest, person.id)
        return Along(games, len(doubled))

    async def _bring_lesson(self, lesson: str, guest: str, visitor: str) -> None:
        """Let somebody go on with a lesson where they were as a guest, unless they have begun it already.

        There is one table for a lesson of a visitor, and its id says whose it is.
        """
        found = await self.store.load(lesson_id(guest, lesson))
        if found is None:
            return
        seats = [seat._replace(holder=visitor) if seating.holds(seat, guest) else seat for seat in found.seats]
        with contextlib.suppress(Overtaken):
            game = found.game._replace(id=lesson_id(visitor, lesson), host=visitor)
            await self.store.create(game, seats, found.rows)
        with contextlib.suppress(TikalError):
            await self._remove(guest, found.game.id)

    async def claimed(self, visitor: str) -> None:
        """A guest has a name from now on: what was begun as a guest does not count for it."""

        def change(game: GameRow, seats: list[SeatRow]) -> Held | None:
            late = _knows_how_it_goes(game, seats)
            return Held(
                game.host,
                [
                    seat._replace(unasked=late or seat.unasked) if seating.holds(seat, visitor) else seat
                    for seat in seats
                ],
            )

        for game, _ in await self._all(visitor):
            if game.rated and not game.over:
                await self._reseat(game.id, change)

    async def rename(self, person: PersonRow, before: str) -> None:
        def change(game: GameRow, seats: list[SeatRow]) -> Held | None:
            now = seats
            for number in seating.held_by(seats, person.id):
                if seats[number].name == before:
                    now = naming.with_name(now, number, person.name)
            return Held(game.host, now)

        for game, _ in await self._all(person.id) if before else []:
            await self._reseat(game.id, change)

    async def export(self, visitor: str) -> dict[str, bytes]:
        files = {}
        for game, _ in await self._all(visitor):
            try:
                files[f"games/{game.id}.tgn"] = (await tgn_of(self.tables, visitor, game.id)).encode()
            except TikalError as error:  # what cannot be opened cannot be given out
                log.warning("Table %s is not exported: %s", game.id, error, extra={"table": game.id})
        return files

    async def forget(self, visitor: str) -> None:
        def nameless(game: GameRow, seats: list[SeatRow]) -> Held | None:
            own = seating.held_by(seats, visitor)
            now = [
                seat._replace(name="", holder="", invitation="") if number in own else seat
                for number, seat in enumerate(seats)
            ]
            others = seating.persons(now)
            return Held(game.host if game.host != visitor else others[0], now) if others else None

        for game, seats in await self._all(visitor):
            with contextlib.suppress(TikalError):  # somebody else has removed it meanwhile
                if game.over and set(seating.persons(seats)) - {visitor}:
                    await self.tables.settler.see_to(game.id)
                    await self._reseat(game.id, nameless)
                elif not game.over and set(seating.players(seats)) - {visitor}:
                    await self._leave(visitor, game.id, lobby.Leave(), forget=True)
                else:
                    await self._remove(visitor, game.id)
        for lesson in lessons():
            with contextlib.suppress(TikalError):
                await self._remove(visitor, lesson_id(visitor, lesson))

    async def give_up(self, visitor: str, for_good: bool) -> None:
        """Let bots play for somebody who will not come back soon, or at all, wherever others wait for them."""
        for game, seats in await self._all(visitor):
            if not game.over and set(seating.players(seats)) - {visitor}:
                with contextlib.suppress(TikalError):
                    await self._leave(visitor, game.id, lobby.Leave(keep=not for_good))

    async def _leave(self, visitor: str, id: str, wanted: lobby.Leave, forget: bool = False) -> None:
        """Let bots have somebody's seats, whatever others do there meanwhile."""
        for left in reversed(range(TRIES)):
            try:
                await self.tables.give_up(visitor, id, wanted, gone=True, forget=forget)
                return
            except NotPossible as error:
                if error.code != "stale" or not left:
                    raise

    async def _remove(self, visitor: str, id: str) -> None:
        found = await self.store.glance(id)
        if found is None:
            return
        if found[0].host == visitor:
            await self.tables.delete(visitor, id)
        else:
            await self.tables.give_up(visitor, id, lobby.Leave())

    async def _reseat(self, id: str, change: Change) -> bool:
        """Change who sits at a table, and tell whoever looks at it; return whether that was done."""
        for _ in range(TRIES):
            found = await self.store.glance(id)
            if found is None:
                return False
            if found[0].clock and not found[0].over:  # whose time runs depends on who sits where
                try:
                    return await self._reseat_timed(found[0], change)
                except NotPossible as error:
                    if error.code == "stale":
                        continue
                    raise
            was = Held(found[0].host, found[1])
            now = change(*found)
            if now is None or (now.host, list(now.seats)) == (was.host, list(was.seats)):
                return now is not None
            try:
                await self.store.seat(id, was, now)
            except Overtaken:
                continue
            await self.tables.reseated(id, [seat.kind for seat in was.seats] != [seat.kind for seat in now.seats])
            return True
        raise NotPossible("stale", 503)

    async def _reseat_timed(self, game: GameRow, change: Change) -> bool:
        async with self.tables.use(game.id) as table, table.lock:
            session = table.session
            now = change(game._replace(host=session.host, over=session.game.is_over), session.seats)
            if now is not None and (now.host, list(now.seats)) != (session.host, session.seats):
                await table.seat(list(now.seats), now.host, noted=False)
            return now is not None


def _game_of(game: GameRow, seats: list[SeatRow]) -> str:
    return registry.edition(read_summary(game.summary, len(seats)).edition).game


def _knows_how_it_goes(game: GameRow, seats: list[SeatRow]) -> bool:
    """Whether a rated game is under way: nobody decides then whether it is to count."""
    return game.rated and not game.over and read_summary(game.summary, len(seats)).turn > BEGUN


async def tgn_of(tables: Tables, visitor: str, id: str) -> str:
    """Return a game as TGN, as far as a visitor may see it.

    :raises NotPossible: if there is no such table, or none that can be read.
    """
    async with tables.use(id) as table, table.lock:
        record, viewer = table.audience.record(visitor)
        sealing = table.session.shown_sealing()
    sealed = headers_of(sealing) if sealing is not None else []
    return await asyncio.to_thread(lambda: write_tgn(record.seen_by(viewer), sealed))
