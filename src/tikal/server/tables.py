"""All tables: opened when somebody needs them, let go when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from base64 import b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from hashlib import sha256
from typing import NamedTuple
from weakref import WeakValueDictionary

from msgspec import json

from tikal.core.errors import RecordError
from tikal.core.notation import SEATS
from tikal.editions import registry
from tikal.game import Game, fresh_seed, game_from, new_game, new_record
from tikal.lessons import lesson
from tikal.record.fairness import fresh_secret, seal_of
from tikal.record.record import Record
from tikal.record.tgn import house_rules, read_tgn
from tikal.server import clock, club_store, ledger, lobby, naming, protocol, seating
from tikal.server.errand import Errand
from tikal.server.ledger import Row
from tikal.server.measures import Play
from tikal.server.others import News
from tikal.server.rated import check_rated
from tikal.server.session import Session
from tikal.server.settling import Settler
from tikal.server.store import GameRow, Going, Overtaken, Page, SeatRow, Store, StoreError, Unreachable
from tikal.server.table import Table
from tikal.server.thinkers import Thinkers
from tikal.server.timekeeper import Time, Timekeeper
from tikal.server.words import NotPossible
from tikal.view import seat_name, seat_names

log = logging.getLogger(__name__)

MOST_TABLES = 100  # unfinished games of one visitor
MOST_RECORDS = 100  # that one visitor may bring along
AT_ONCE = 4  # tables that catch up, of all that have to: those who play need the store, too
AGAIN = 1.0  # seconds until bots that could not go on are tried again


class NoTable(NotPossible):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("no-such-table", 404)


class Damaged(NotPossible):
    """What is kept of a table does not lead to a game."""

    def __init__(self) -> None:
        super().__init__("table-damaged", 422)


class OtherRules(NotPossible):
    """A table was begun by a version of the rules that is not known here: nothing is done to it."""

    def __init__(self, error: RecordError) -> None:
        super().__init__("table-other-rules", 422, version=error.facts["value"], known=error.facts["known"])


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


class Tables:
    """Finds, opens, makes and removes tables."""

    sealing = True  # whether the shuffle of new tables is sealed

    def __init__(self, store: Store, thinkers: Thinkers, most: int, time: Time | None = None) -> None:
        """`most` tables and records are kept in all."""
        self.time = time or Time()
        self.timekeeper = Timekeeper(self.time, self._time_out)
        self.store = store
        self.thinkers = thinkers
        self.most = most
        self.measured = Play()
        self._learning: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by visitor
        self._open: dict[str, Table] = {}
        self._users: dict[str, int] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._missed: set[str] = set()  # tables of which there was news while they were being opened
        self._behind: set[str] = set()  # open tables that have to catch up
        self._catching_up = Errand(self._catch_up)
        self._resuming = Errand(self._resume_all)
        self.settler = Settler(store)
        self._winding = Errand(self._wind)
        self._retired = False
        self.on_turn: Callable[[str], None] = lambda id: None  # is told where it is another person's turn
        self.on_lost: Callable[[], None] = lambda: None  # is told when another process may be gone

    @property
    def open(self) -> int:
        """How many tables somebody looks at or a bot plays at."""
        return len(self._open)

    @property
    def guests(self) -> int:
        """How many pages are connected to them."""
        return sum(len(table.audience.guests) for table in self._open.values())

    def here(self) -> dict[str, set[str]]:
        """Return who looks at which table through this process."""
        return {id: here for id, table in self._open.items() if (here := table.audience.here())}

    @asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[Table]:
        """Have a table open for a while.

        :raises NotPossible: if there is no such table, or none that can be read.
        """
        self._users[id] = self._users.get(id, 0) + 1
        try:
            table = await self._find(id)
            if self._retired:
                table.bots.retire()
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
                self._open.pop(id, None)  # news is for the one that is loaded
                loaded = await self.store.load(id)
                if loaded is None:
                    raise NoTable
                try:
                    # the whole game is played again
                    session = await asyncio.to_thread(Session, self.store, *loaded, self.time)
                except Exception as error:  # whatever is wrong with what is kept
                    if isinstance(error, RecordError) and error.code in ("record-newer", "record-older"):
                        raise OtherRules(error) from None
                    _complain(id, error)
                    raise Damaged from None
                table = Table(
                    session, self.thinkers, lambda: self._let_go(id), self.measured, lambda: self.settler.ask(id)
                )
                session.on_tick = self.timekeeper.set
                session.on_turn = lambda id: self.on_turn(id)
                await session.know_away()
                table.audience.elsewhere = await self.store.others.elsewhere(id)
                self._open[id] = table
                if id in self._missed:
                    self._missed.discard(id)
                    table.catch_up()
            return table

    def _let_go(self, id: str) -> None:
        """Forget a table that nobody uses and no bot plays at; it is all on disk."""
        table = self._open.get(id)
        if id not in self._users:
            self._loading.pop(id, None)
            self._missed.discard(id)
            if table is not None and not table.busy:
                del self._open[id]

    async def start(self) -> None:
        """Begin to hear of other processes, and let the bots go on where they were when the last one stopped."""
        await self.store.others.watch(self._hear, self._send_away)
        self._resuming.ask()
        self.settler.ask()
        self._winding.ask()
        self.timekeeper.start()

    def _send_away(self) -> None:
        """Other processes do not hear of this one any more: pages are to look for one that can serve them."""
        for table in self._open.values():
            table.audience.send_away()

    def _hear(self, news: News) -> None:
        """Another process has done something at a table, or is gone, or some news was missed.

        A process that is gone has let bots think, and one that missed something may have missed that.
        """
        if news.person:
            self.send_away(news.person)
            return
        lost = not news.game and news.gone
        for id in [news.game] if news.game else [] if lost else [*self._open, *self._loading]:
            if id not in self._open:
                if id in self._loading:
                    self._missed.add(id)
            elif news.rows >= 0 or news.gone or news.rematch or news.said >= 0 or news.writing:
                self._open[id].hear(news)
            else:
                self._behind.add(id)
        if self._retired:
            return
        if self._behind:
            self._catching_up.ask()
        if not news.game:
            self._resuming.ask()
            self.settler.ask()
            self._winding.ask()
            self.on_lost()

    async def _catch_up(self) -> None:
        """Let tables look at what has changed, a few at a time."""

        async def work() -> None:
            while self._behind:
                table = self._open.get(self._behind.pop())
                if table is not None:
                    await asyncio.wait([table.catch_up()])

        await asyncio.gather(*(work() for _ in range(AT_ONCE)))

    async def _resume_all(self) -> None:
        try:
            for game in await self.store.with_bots():
                await self._try_to_resume(game)
        except StoreError as error:
            log.error("The bots of unfinished games cannot go on: %s", error)
            await asyncio.sleep(AGAIN)
            self._resuming.ask()

    async def _wind(self) -> None:
        """See when times are up, at all tables: whoever looked after them may be gone."""
        try:
            for id, due in await self.store.dues():
                self.timekeeper.set(id, due)
        except StoreError as error:
            log.error("The clocks of unfinished games cannot be read: %s", error)
            await asyncio.sleep(AGAIN)
            self._winding.ask()

    async def _time_out(self, id: str) -> int:
        """A time may be up at a table; return when the next one is."""
        try:
            async with self.use(id) as table:
                return await table.time_out(self.time.now() - self.timekeeper.began < clock.GRACE)
        except (NoTable, Damaged, OtherRules):
            return 0

    async def _try_to_resume(self, game: Going) -> None:
        id = game.id
        try:
            await self._resume(game)
        except Unreachable:
            raise
        except Damaged:  # it was logged already
            pass
        except OtherRules as error:
            log.warning("Table %s waits: %s", id, error, extra={"table": id})
        except Exception as error:  # whatever is wrong with one must not keep the others closed
            _complain(id, error)

    async def _resume(self, game: Going) -> None:
        """Open a table if a bot is to play there; most are let be."""
        deciding = ledger.read_summary(game.summary, len(game.kinds)).deciding
        if deciding is not None and game.kinds[deciding] == seating.BOT:
            async with self.use(game.id):
                pass

    async def reseated(self, id: str, wake: bool) -> None:
        """Somebody else than the table itself has changed who sits there; `wake` the bots that are new."""
        if id in self._open:
            await asyncio.wait([self._open[id].catch_up()])
            return
        self._hear(News(id))
        if wake:
            with contextlib.suppress(NotPossible):
                async with self.use(id):
                    pass

    def send_away(self, visitor: str) -> None:
        """Let somebody's pages connect anew, so that they are asked again who they are."""
        for table in self._open.values():
            table.audience.send_away(visitor)

    def retire(self) -> None:
        """Let no bot begin to think here any more, since this process ends: others may let them."""
        self._retired = True
        self._catching_up.cancel()
        self._resuming.cancel()
        self.settler.retire()
        self._winding.cancel()
        self.timekeeper.stop()
        for table in self._open.values():
            table.bots.retire()

    async def stop(self) -> None:
        """Stop all bots, and finish what has begun."""
        self.retire()
        for table in list(self._open.values()):
            await table.stop()

    # --- making tables

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
                        await self._remove(table)
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
            shown = json.encode(ledger.summary(game)).decode()
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
                if seat.kind == seating.BOT or seat.holder
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
        """Go to the rematch that somebody else has set up; if it is rated one agrees to that."""
        async with self.use(id) as table, table.lock:
            session = table.session
            if any(seat.unasked and seating.holds(seat, visitor) for seat in session.seats):
                seats = [seat._replace(unasked=seat.unasked and seat.holder != visitor) for seat in session.seats]
                await table.seat(seats, session.host)
            return opened_for(id, session.seats, visitor, host=session.host == visitor)

    async def rematch_of(self, id: str) -> str:
        """Return the table of the rematch, or ""."""
        found = await self.store.glance(rematch_id(id))
        return "" if found is None else found[0].id

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
                rated=table.session.rated,
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
                await check_not_blocked(self.store, table.session.host, visitor)
                name = seating.chosen(wanted.name)
                seats = list(table.session.seats)
                seats[number] = seat._replace(kind=seating.PERSON, name=name or seat.name, holder=visitor)
                if name:
                    await naming.check_free(self.store, visitor, name)
                else:
                    person = await self.store.person(visitor)
                    seats = naming.with_name(seats, number, person.name if person and person.name else seat.name)
                seating.check(seats)
                await table.seat(seats, table.session.host)
                if name:
                    await naming.remember(self.store, visitor, name)
            return opened_for(id, table.session.seats, visitor, host=table.session.host == visitor)

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
            others = set(seating.persons(seats)) - {visitor}
            for number in held:
                if wanted.keep and others and not table.session.game.is_over:
                    seats[number] = seats[number]._replace(stand_in=seats[number].stand_in or seating.usual_bot())
                elif table.session.game.is_over:
                    seats[number] = seats[number]._replace(holder="", invitation="")
                else:
                    seats[number] = seating.open_seat() if wanted.open else seating.bot_seat("", game)
            left = seating.persons(seats)
            if not left:
                await self._remove(table)
                return
            stays = visitor in left or table.session.host != visitor
            await table.seat(seats, table.session.host if stays else left[0])

    async def come_back(self, visitor: str, id: str) -> None:
        """Take back one's seats from the bots that stand in; whatever they are about to do, they do not.

        :raises NotPossible: if one holds none.
        """
        async with self.use(id) as table, table.lock:
            held = seating.held_by(table.session.seats, visitor)
            if not held:
                raise NotPossible("not-at-table", 403)
            seats = list(table.session.seats)
            for number in held:
                seats[number] = seats[number]._replace(stand_in="")
            if seats != table.session.seats:
                await table.seat(seats, table.session.host)

    async def gone_away(self, visitor: str) -> None:
        """Somebody is away from now on, or back: clocks that count their days wait, and everybody is told."""
        for game, _ in (await self.store.games_of(visitor)).games:
            if not game.over:
                if game.id in self._open or game.due:
                    with contextlib.suppress(NoTable, Damaged, OtherRules):
                        async with self.use(game.id) as table:
                            await table.gone_away(visitor)
                with contextlib.suppress(StoreError):  # whoever comes anew is told
                    await self.store.others.tell(News(game.id))
                self.on_turn(game.id)

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

    async def shut(self, id: str, reason: str) -> None:
        """Remove a table, whoever plays there: a host of the house says so, and everybody is told why.

        :raises NotPossible: if there is none.
        """
        try:
            async with self.use(id) as table, table.lock:
                await self.store.delete(id, reason)
                table.close(reason)
        except (Damaged, OtherRules):
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


async def check_not_blocked(store: Store, host: str, visitor: str) -> None:
    """See that who keeps a table lets a visitor sit down there.

    :raises NotPossible: if not.
    """
    if await club_store.blocks(store, host, visitor):
        raise NotPossible("not-welcome", 403)


def _complain(id: str, error: Exception) -> None:
    log.error("Table %s cannot be opened: %s: %s", id, type(error).__name__, error, extra={"table": id})


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
