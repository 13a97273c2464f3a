"""All tables: opened when somebody needs them, let go when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from weakref import WeakValueDictionary

from msgspec import json

from tikal.core.notation import SEATS
from tikal.editions import registry
from tikal.game import Game, fresh_seed, game_from, new_game
from tikal.record.record import Record
from tikal.record.tgn import read_tgn
from tikal.server import ledger, lobby, protocol, seating
from tikal.server.ledger import Row
from tikal.server.session import Session
from tikal.server.store import GameRow, SeatRow, Store, StoreError
from tikal.server.table import Table
from tikal.server.thinkers import Thinkers
from tikal.server.words import NotPossible
from tikal.view import seat_name, seat_names

log = logging.getLogger(__name__)

MOST_TABLES = 100  # unfinished games of one visitor
MOST_RECORDS = 100  # that one visitor may bring along


class Damaged(NotPossible):
    """What is kept of a table does not lead to a game."""

    def __init__(self) -> None:
        super().__init__("table-damaged", 422)


class Tables:
    """Finds, opens, makes and removes tables."""

    def __init__(self, store: Store, thinkers: Thinkers, most: int) -> None:
        """`most` tables and records are kept in all."""
        self.store = store
        self.thinkers = thinkers
        self.most = most
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by visitor
        self._new = 0  # tables that are being made
        self._open: dict[str, Table] = {}
        self._users: dict[str, int] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[Table]:
        """Have a table open for a while.

        :raises NotPossible: if there is no such table, or none that can be read.
        """
        self._users[id] = self._users.get(id, 0) + 1
        try:
            table = await self._find(id)
            table.wake()
            yield table
        finally:
            self._users[id] -= 1
            if not self._users[id]:
                del self._users[id]
                self._let_go(id)

    async def _find(self, id: str) -> Table:
        lock = self._loading.setdefault(id, asyncio.Lock())
        async with lock:
            table = self._open.get(id)
            if table is None or table.session.deleted:
                loaded = await self.store.load(id)
                if loaded is None:
                    raise NotPossible("no-such-table", 404)
                try:
                    session = await asyncio.to_thread(Session, self.store, *loaded)  # the whole game is played again
                except Exception as error:  # whatever is wrong with what is kept
                    log.error("Table %s cannot be opened: %s: %s", id, type(error).__name__, error)
                    raise Damaged from None
                table = self._open[id] = Table(session, self.thinkers, lambda: self._let_go(id))
            return table

    def _let_go(self, id: str) -> None:
        """Forget a table that nobody uses and no bot plays at; it is all on disk."""
        table = self._open.get(id)
        if id not in self._users:
            self._loading.pop(id, None)
            if table is not None and not table.busy:
                del self._open[id]

    async def resume(self) -> None:
        """Let the bots go on where they were when the server stopped."""
        try:
            unfinished = await self.store.unfinished()
        except StoreError as error:
            log.error("The bots of unfinished games cannot go on: %s", error)
            return
        for id in unfinished:
            try:
                await self._resume(id)
            except Damaged:  # it was logged already
                pass
            except Exception as error:  # whatever is wrong with one must not keep the others closed
                log.error("Table %s cannot be opened: %s: %s", id, type(error).__name__, error)

    async def _resume(self, id: str) -> None:
        found = await self.store.glance(id)
        if found is not None:
            deciding = ledger.read_summary(found[0].summary, len(found[1])).deciding
            if deciding is not None and found[1][deciding].kind == seating.BOT:
                async with self.use(id):
                    pass

    async def stop(self) -> None:
        """Stop all bots."""
        for table in list(self._open.values()):
            await table.stop()

    # --- making tables

    async def create(self, visitor: str, wanted: lobby.NewTable) -> lobby.Opened:
        """Set up a new table.

        :raises TikalError: if it cannot be set up like that.
        """
        if wanted.record:
            record = await asyncio.to_thread(read_tgn, wanted.record)
            if len(wanted.seats) != record.players:
                raise NotPossible("seats-do-not-fit", 422, players=record.players, seats=len(wanted.seats))
            seats = seating.arrange(wanted.seats, visitor, record.ruleset.game, record.names)
            seed = fresh_seed()
            game = await asyncio.to_thread(game_from, record, seed)
            return await self.keep(visitor, game.record, seats, seed, len(record.actions), hints=wanted.hints)
        home = registry.edition(wanted.edition or registry.DEFAULT)
        seats = seating.arrange(wanted.seats, visitor, home.game)
        options: dict[str, object] = dict(wanted.options)
        if wanted.components:
            options["components"] = await asyncio.to_thread(registry.components_option, home.id, text=wanted.components)
        return await self._deal(visitor, seats, home.id, wanted.auction, options, wanted.first, hints=wanted.hints)

    @asynccontextmanager
    async def _room(self, visitor: str, record: bool) -> AsyncIterator[None]:
        """Reserve room for one more game of a visitor, or for one more record, which are counted apart.

        :raises NotPossible: if there are too many already.
        """
        lock = self._making.setdefault(visitor, asyncio.Lock())
        async with lock:
            self._new += 1
            making = self._new  # before the count: one that is stored meanwhile must be seen by one of the two
            try:
                if await self.store.count() + making > self.most:
                    raise NotPossible("house-full", 503, most=self.most)
                kept = await self.store.games_of(visitor, most=0)
                if record and kept.records >= MOST_RECORDS:
                    raise NotPossible("too-many-records", most=MOST_RECORDS)
                if not record and kept.running >= MOST_TABLES:
                    raise NotPossible("too-many-tables", most=MOST_TABLES)
                yield
            finally:
                self._new -= 1

    async def _deal(
        self,
        visitor: str,
        seats: list[SeatRow],
        edition: str,
        auction: bool,
        options: dict[str, object],
        first: str | None,
        id: str = "",
        hints: bool = False,
    ) -> lobby.Opened:
        seed = fresh_seed()
        names = seating.shown_names(seats)
        game = new_game(edition, len(seats), auction, seed, options, names, first)
        return await self.keep(visitor, game.record, seats, seed, 0, id, hints)

    async def keep(
        self,
        visitor: str,
        record: Record,
        seats: list[SeatRow],
        seed: str,
        dealt: int | None = None,
        id: str = "",
        hints: bool = False,
    ) -> lobby.Opened:
        """Keep a new table. `seed` hid what the first `dealt` actions, or all, had not brought to light yet.

        :raises NotPossible: if there is no room for it.
        """
        now = int(time.time())
        id = id or secrets.token_urlsafe(12)
        dealt = len(record.actions) if dealt is None else dealt

        def rows() -> tuple[GameRow, list[Row]]:
            game = Game(record, record.ruleset.dealer(record.up_to(dealt).end(), seed))
            shown = json.encode(ledger.summary(game)).decode()
            row = GameRow(id, ledger.header(record), seed, dealt, visitor, shown, game.is_over, now, now, hints)
            return row, ledger.past_rows(record)

        row, past = await asyncio.to_thread(rows)  # of a long game that takes a while
        async with self._room(visitor, seating.is_record(seats)):
            await self.store.create(row, seats, past)
        async with self.use(id):  # the first to decide may be a bot
            pass
        return _opened(id, seats, visitor, host=True)

    async def rematch(self, visitor: str, id: str) -> lobby.Opened:
        """Set up the same table once more, or return the one that somebody set up already.

        The player after the one who began begins.

        :raises NotPossible: if the visitor did not play, or the game is not over.
        """
        async with self.use(id) as table, table.lock:
            if not seating.held_by(table.session.seats, visitor):
                raise NotPossible("not-at-table", 403)
            game = table.session.game
            if not game.is_over:
                raise NotPossible("game-not-over")
            stored = await self.store.load(rematch_id(id))
            if stored is not None:
                return _opened(stored[0].id, stored[1], visitor, host=stored[0].host == visitor)
            seats = [
                seat._replace(invitation="") if seat.kind == seating.BOT or seat.holder else seating.open_seat()
                for seat in table.session.seats
            ]
            rules = game.ruleset
            first = SEATS[(game.record.first + 1) % game.players]
            hints = table.session.stored.hints
            opened = await self._deal(
                visitor, seats, rules.edition, rules.auction, dict(rules.options), first, rematch_id(id), hints
            )
            table.audience.announce(protocol.Rematch(opened.table))
        return opened

    async def rematch_of(self, id: str) -> str:
        """Return the table of the rematch, or ""."""
        stored = await self.store.load(rematch_id(id))
        return "" if stored is None else stored[0].id

    # --- sitting down and getting up

    async def invitation(self, visitor: str, token: str) -> lobby.Invitation:
        """Return what a link leads to.

        :raises NotPossible: if it leads nowhere.
        """
        id, number = await self._invited(token)
        async with self.use(id) as table, table.lock:
            seat = table.session.seats[number]
            names = seating.shown_names(table.session.seats)
            hosting = seating.held_by(table.session.seats, table.session.host)
            rules = table.session.game.ruleset
            return lobby.Invitation(
                table=id,
                game=rules.game,
                edition=rules.edition,
                title=registry.edition(rules.edition).title,
                subtitle=ledger.subtitle_of(rules),
                auction=rules.auction,
                host=names[hosting[0]] if hosting else "",
                seat=seat_name(number),
                players=seating.cards(table.session.seats, visitor, table.session.game.scores),
                used=seat.kind != seating.OPEN and seat.holder != visitor,
                yours=seat.holder == visitor,
            )

    async def _invited(self, token: str) -> tuple[str, int]:
        found = await self.store.invited(token) if token else None
        if found is None:
            raise NotPossible("no-such-invitation", 404)
        return found

    async def join(self, visitor: str, token: str, wanted: lobby.Join) -> lobby.Opened:
        """Sit down by a link; whoever has used it already is led back to the table.

        :raises TikalError: if it was used by somebody else, or the name will not do.
        """
        id, number = await self._invited(token)
        async with self.use(id) as table, table.lock:
            seat = table.session.seats[number]
            if seat.holder != visitor:
                if seat.kind != seating.OPEN or seat.invitation != token:
                    raise NotPossible("invitation-used", 410)
                name = seating.chosen(wanted.name) or seat.name
                seats = list(table.session.seats)
                seats[number] = seat._replace(kind=seating.PERSON, name=name, holder=visitor)
                seating.check(seats)
                await table.seat(seats, table.session.host)
            return _opened(id, table.session.seats, visitor, host=table.session.host == visitor)

    async def give_up(self, visitor: str, id: str, wanted: lobby.Leave) -> None:
        """Give up one's seats; if no person is left the table goes.

        :raises NotPossible: if one holds none.
        """
        async with self.use(id) as table, table.lock:
            held = seating.held_by(table.session.seats, visitor)
            if not held and table.session.host != visitor:
                raise NotPossible("not-at-table", 403)
            seats = list(table.session.seats)
            game = table.session.game.ruleset.game
            for number in held:
                if table.session.game.is_over:
                    seats[number] = seats[number]._replace(holder="", invitation="")
                else:
                    seats[number] = seating.open_seat() if wanted.open else seating.bot_seat("", game)
            left = seating.persons(seats)
            if not left:
                await self._remove(table)
                return
            await table.seat(seats, table.session.host if table.session.host != visitor else left[0])

    async def fill(self, visitor: str, id: str, colour: str, wanted: lobby.FillSeat) -> None:
        """Give an open seat to a bot.

        :raises TikalError: if one is not the host, the seat is not open, or there is no such bot.
        """
        async with self.use(id) as table, table.lock:
            self._host_only(table, visitor)
            number = SEATS.index(colour) if colour in SEATS[: table.session.game.players] else -1
            if number < 0 or table.session.seats[number].kind != seating.OPEN:
                raise NotPossible("seat-not-open")
            seats = list(table.session.seats)
            seats[number] = seating.bot_seat(wanted.bot, table.session.game.ruleset.game)
            await table.seat(seats, table.session.host)

    async def delete(self, visitor: str, id: str) -> None:
        """Remove a table that is over, that nobody else plays at, or that nobody can open any more.

        :raises NotPossible: if one is not the host, or others play.
        """
        try:
            async with self.use(id) as table, table.lock:
                self._host_only(table, visitor)
                if not table.session.game.is_over and set(seating.persons(table.session.seats)) - {visitor}:
                    raise NotPossible("others-play")
                await self._remove(table)
        except Damaged:
            found = await self.store.glance(id)
            if found is None or found[0].host != visitor:
                raise
            await self.store.delete(id)

    def _host_only(self, table: Table, visitor: str) -> None:
        if table.session.host != visitor:
            hosting = seating.held_by(table.session.seats, table.session.host)
            if not hosting:
                raise NotPossible("keeper-only", 403)
            raise NotPossible("host-only", 403, player=table.session.game.names[hosting[0]])

    async def _remove(self, table: Table) -> None:
        await self.store.delete(table.id)
        table.close()


def rematch_id(id: str) -> str:
    """Return the id that the table of a rematch has, whoever asks for it first."""
    return b64encode(sha256(f"rematch of {id}".encode()).digest()[:12], b"-_").decode()


def _opened(id: str, seats: list[SeatRow], visitor: str, host: bool) -> lobby.Opened:
    links = [
        lobby.InvitationLink(seat_name(number), seating.join_path(seat.invitation))
        for number, seat in enumerate(seats)
        if host and seat.kind == seating.OPEN
    ]
    return lobby.Opened(id, seat_names(seating.held_by(seats, visitor)), links)
