"""Making tables: new ones, those of lessons, and rematches."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from base64 import b64encode
from functools import partial
from hashlib import sha256
from typing import NamedTuple
from weakref import WeakValueDictionary

from msgspec import json

from tikal.core.notation import SEATS
from tikal.editions import registry
from tikal.game import Game, fresh_seed, game_from, new_game, new_record
from tikal.lessons import lesson
from tikal.record.fairness import fresh_secret, seal_of
from tikal.record.record import Record
from tikal.record.tgn import house_rules, read_tgn
from tikal.server import clock, ledger, lobby, naming, protocol, seating
from tikal.server.ledger import Row
from tikal.server.open_tables import Damaged, NoTable, OpenTables, OtherRules
from tikal.server.others import News
from tikal.server.rated import check_rated
from tikal.server.session import Session
from tikal.server.store import GameRow, Overtaken, Page, SeatRow, Store, StoreError
from tikal.server.thinkers import Thinkers
from tikal.server.timekeeper import Time
from tikal.server.words import NotPossible
from tikal.view import seat_name, seat_names

MOST_TABLES = 100  # unfinished games of one visitor
MOST_RECORDS = 100  # that one visitor may bring along


class Terms(NamedTuple):
    """How a table is set up besides its rules and who sits there; `GameRow` says what each means."""

    hints: bool = False
    open: bool = False
    rated: bool = False
    clock: str = ""  # see clock.py; where one person plays alone there is none


USUAL_TERMS = Terms()


def terms_of(wanted: lobby.NewTable) -> Terms:
    """Return how a new table is to be set up."""
    return Terms(wanted.hints, wanted.open, wanted.rated, wanted.clock)


class NewTables(OpenTables):
    """Makes tables."""

    sealing = True  # whether the shuffle of new tables is sealed

    def __init__(self, store: Store, thinkers: Thinkers, most: int, time: Time | None = None) -> None:
        """`most` tables and records are kept in all."""
        super().__init__(store, thinkers, time)
        self.most = most
        self._learning: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by visitor

    async def create(self, visitor: str, wanted: lobby.NewTable) -> lobby.Opened:
        """Set up a new table.

        :raises TikalError: if it cannot be set up like that.
        """
        if wanted.record:
            if wanted.rated:
                raise NotPossible("rated-record")
            record = await asyncio.to_thread(read_tgn, wanted.record)
            if len(wanted.seats) != record.players:
                raise NotPossible("seats-do-not-fit", 422, players=record.players, seats=len(wanted.seats))
            seats = seating.arrange(wanted.seats, visitor, record.ruleset.game, record.names)
            seats = await naming.named(self.store, visitor, seats, [seat.name for seat in wanted.seats])
            seed = fresh_seed()
            game = await asyncio.to_thread(game_from, record, seed)
            dealt = len(record.actions)
            return await self.keep(visitor, game.record, seats, seed, dealt, terms=terms_of(wanted))
        home = registry.edition(wanted.edition or registry.DEFAULT)
        seats = seating.arrange(wanted.seats, visitor, home.game)
        seats = await naming.named(self.store, visitor, seats, [seat.name for seat in wanted.seats])
        options: dict[str, object] = dict(wanted.options)
        if wanted.components:
            options["components"] = await asyncio.to_thread(registry.components_option, home.id, text=wanted.components)
        return await self._deal(visitor, seats, home.id, wanted.auction, options, wanted.first, terms_of(wanted))

    async def learn(self, visitor: str, wanted: lobby.Learn) -> lobby.Opened:
        """Open the table where a visitor learns a lesson; set it up if there is none, or to begin again.

        :raises TikalError: if there is no such lesson, or no room.
        """
        plan = lesson(wanted.lesson).plan
        id = lesson_id(visitor, wanted.lesson)
        lock = self._learning.setdefault(visitor, asyncio.Lock())
        async with lock:
            if await self.store.glance(id) is not None:
                try:
                    async with self.use(id) as table, table.lock:
                        if table.session.standing is not None and not wanted.again:
                            return opened_for(id, table.session.seats, visitor, host=True)
                        await self.remove(table)
                except NoTable:  # it was removed meanwhile, through another server
                    pass
                except (Damaged, OtherRules) as error:
                    if isinstance(error, OtherRules) and not wanted.again:
                        raise
                    await self.store.delete(id)
            game = registry.edition(plan.edition).game
            chairs = [lobby.NewSeat("me" if colour == plan.learner else "bot") for colour in SEATS[: plan.players]]
            seats = seating.arrange(chairs, visitor, game)
            record = lesson(wanted.lesson).deal(seating.shown_names(seats)).record
            return await self.keep(visitor, record, seats, plan.seed, 0, id, lesson=wanted.lesson)

    def _room(self, record: bool, tables: int, kept: Page) -> None:
        """See that there is room for one more game of a visitor, or for one more record, which are counted apart.

        :raises NotPossible: if there are too many already.
        """
        if tables >= self.most:
            raise NotPossible("house-full", 503, most=self.most)
        if record and kept.records >= MOST_RECORDS:
            raise NotPossible("too-many-records", most=MOST_RECORDS)
        if not record and kept.running >= MOST_TABLES:
            raise NotPossible("too-many-tables", most=MOST_TABLES)

    async def _deal(
        self,
        visitor: str,
        seats: list[SeatRow],
        edition: str,
        auction: bool,
        options: dict[str, object],
        first: str | None,
        terms: Terms,
        id: str = "",
    ) -> lobby.Opened:
        names, sealed = seating.shown_names(seats), self.sealing
        seed = fresh_secret() if sealed else fresh_seed()
        if sealed:
            record = new_record(edition, len(seats), auction, options, names, first or 0)
        else:
            record = new_game(edition, len(seats), auction, seed, options, names, first).record
        if terms.rated:
            host = await self.store.person(visitor)
            check_rated(seats, record, terms.hints, claimed=host is not None and bool(host.key))
        lot = sealed and first is None
        return await self.keep(visitor, record, seats, seed, 0, id, terms, sealed=sealed, lot=lot)

    async def keep(
        self,
        visitor: str,
        record: Record,
        seats: list[SeatRow],
        seed: str,
        dealt: int | None = None,
        id: str = "",
        terms: Terms = USUAL_TERMS,
        lesson: str = "",
        sealed: bool = False,
        lot: bool = False,
    ) -> lobby.Opened:
        """Keep a new table. `seed` hid what the first `dealt` actions, or all, had not brought to light yet.

        If the shuffle is `sealed` it is the secret, and nothing is dealt yet; a `lot` then decides who begins.

        :raises NotPossible: if there is no room for it, or one of that id already.
        :raises InvalidOption: for a clock that cannot be.
        """
        clock.read_clock(terms.clock)
        if not seating.may_be_timed(seats):
            terms = terms._replace(clock="")
        now = int(time.time())
        id = id or secrets.token_urlsafe(12)
        dealt = len(record.actions) if dealt is None else dealt

        def rows() -> tuple[GameRow, list[Row]]:
            dealer = None if sealed else record.ruleset.dealer(record.up_to(dealt).end(), seed)
            game = Game(record, dealer, wait=sealed)
            shown = json.encode(ledger.summary(game, drawn=not lot)).decode()
            head, seal = ledger.header(record, lot), seal_of(seed, id, record, lot) if sealed else ""
            row = GameRow(id, head, seed, dealt, visitor, shown, game.is_over, now, now, lesson=lesson, seal=seal)
            row = row._replace(**terms._asdict())
            return row, ledger.past_rows(record)

        row, past = await asyncio.to_thread(rows)  # of a long game that takes a while
        try:
            await self.store.create(row, seats, past, partial(self._room, seating.is_record(seats)))
        except Overtaken:  # another process was asked for the same, and was quicker
            raise NotPossible("stale", 503) from None
        async with self.use(id) as table:  # the first to decide may be a bot
            await table.begin()
        return opened_for(id, seats, visitor, host=True)

    # --- once more

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
            if await self.store.glance(rematch_id(id)) is not None:
                return await self._agree(visitor, rematch_id(id))
            rated = await self._rated_again(visitor, table.session)
            seats = [
                seat._replace(invitation="", stand_in="", unasked=rated and not seating.holds(seat, visitor))
                if seat.kind == seating.BOT or seating.holds(seat, seat.holder)
                else seating.open_seat()
                for seat in table.session.seats
            ]
            rules = game.ruleset
            first = SEATS[(game.record.first + 1) % game.players]
            terms = Terms(table.session.stored.hints, rated=rated, clock=table.session.stored.clock)
            options: dict[str, object] = dict(house_rules(game.record))
            again = rematch_id(id)
            opened = await self._deal(visitor, seats, rules.edition, rules.auction, options, first, terms, again)
            table.audience.announce(protocol.Rematch(again))
            with contextlib.suppress(StoreError):  # whoever comes anew is told
                await self.store.others.tell(News(id, rematch=again))
        return opened

    async def _rated_again(self, visitor: str, session: Session) -> bool:
        """Whether the rematch can be rated as this game was; where everybody has to agree once more."""
        host = await self.store.person(visitor)
        try:
            check_rated(session.seats, session.game.record, False, claimed=host is not None and bool(host.key))
        except NotPossible:
            return False
        return session.stored.rated

    async def _agree(self, visitor: str, id: str) -> lobby.Opened:
        """Go to the rematch that somebody else has set up; if it is rated one agrees to that, before one plays."""
        async with self.use(id) as table, table.lock:
            session = table.session
            held = session.held(visitor)
            if any(session.seats[seat].unasked for seat in held) and not any(map(session.turns, held)):
                seats = [seat._replace(unasked=seat.unasked and seat.holder != visitor) for seat in session.seats]
                await table.seat(seats, session.host)
            return opened_for(id, session.seats, visitor, host=session.host == visitor)

    async def rematch_of(self, id: str) -> str:
        """Return the table of the rematch, or ""."""
        found = await self.store.glance(rematch_id(id))
        return "" if found is None else found[0].id


def lesson_id(visitor: str, lesson: str) -> str:
    """Return the id of the table where a visitor learns a lesson: there is one."""
    return b64encode(sha256(f"lesson {lesson} of {visitor}".encode()).digest()[:12], b"-_").decode()


def rematch_id(id: str) -> str:
    """Return the id that the table of a rematch has, whoever asks for it first."""
    return b64encode(sha256(f"rematch of {id}".encode()).digest()[:12], b"-_").decode()


def opened_for(id: str, seats: list[SeatRow], visitor: str, host: bool) -> lobby.Opened:
    """Return the answer to a visitor who is led to a table."""
    links = [
        lobby.InvitationLink(seat_name(number), seating.join_path(seat.invitation))
        for number, seat in enumerate(seats)
        if host and seat.kind == seating.OPEN
    ]
    return lobby.Opened(id, seat_names(seating.held_by(seats, visitor)), links)
