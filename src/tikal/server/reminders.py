"""Reminders: whoever has to decide and does not look is told, where they asked for it.

Any process may see that it is somebody's turn. The row that says that they are reminded is written before anything is
sent: so one process sends it, and one that is lost in between loses that one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import NamedTuple

from msgspec import MsgspecError, Struct, json

from tikal.core.errors import TikalError
from tikal.editions import registry
from tikal.messages import catalogue
from tikal.server import clock, reminder_store, seating
from tikal.server.belongings import Along
from tikal.server.errand import Errand
from tikal.server.ledger import Summary, read_summary
from tikal.server.reminder_store import NoticeRow, Turn
from tikal.server.store import GameRow, PersonRow, SeatRow, Store, StoreError
from tikal.server.tables import Tables
from tikal.server.timekeeper import Timekeeper
from tikal.server.vacation import is_away
from tikal.server.webhooks import Webhooks
from tikal.server.words import NotPossible

log = logging.getLogger(__name__)

TURN, QUARTER, TEST = "turn", "quarter", "test"

SOON = 20 * clock.SECOND  # until somebody is told: their page may be connecting anew
PATIENCE = clock.GRACE  # until a process that has just begun tells anybody: their pages come back first
A_DAY = 20  # reminders for one person
AT_ONCE = 8  # messages that are on their way at the same time ...
MOST = 1000  # ... and that wait for that
AGAIN = 1.0  # seconds until something that could not be read is tried again


class Outside(NamedTuple):
    """What the host lets the server say to others."""

    webhooks: bool = False
    url: str = ""  # by which the server is known, without a slash at the end


class Reminder(Struct, frozen=True):
    """What a webhook is sent."""

    kind: str  # turn, quarter or test
    at: int  # seconds since 1970
    name: str  # of who is reminded
    text: str  # a sentence in their language
    table: str  # its id; "" for a test
    url: str  # where it is; only the path if the host has not said by which name the server is known
    due: int  # when their time is up, in seconds since 1970; 0 if it is not counted


class Wait(NamedTuple):
    """Somebody has to decide at a table with other persons."""

    seat: int
    holder: str
    days: clock.Clock | None  # the clock of the table, if it is one that counts days; None if it has none
    summary: Summary


class Reminders:
    """Sees to it that people are reminded."""

    def __init__(self, tables: Tables, outside: Outside, webhooks: Webhooks | None = None) -> None:
        self.tables = tables
        self.store: Store = tables.store
        self.outside = outside
        self.webhooks = webhooks or Webhooks()
        self.keeper = Timekeeper(tables.time, self._look, "reminders wait")
        self._sending: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._sweeping = Errand(self._sweep)
        self._retired = False

    @property
    def on(self) -> bool:
        """Whether anybody can be reminded of anything."""
        return self.outside.webhooks

    def start(self) -> None:
        """Begin to look at tables."""
        if self.on:
            self.tables.on_turn = self.noticed
            self.tables.on_lost = self._sweeping.ask
            self.keeper.start()
            self._sweeping.ask()

    async def stop(self) -> None:
        """Look no more, and let what is on its way be."""
        self._retired = True
        self.keeper.stop()
        self._sweeping.cancel()
        for task in self._sending:
            task.cancel()
        if self._sending:
            await asyncio.wait(self._sending)

    def noticed(self, id: str, wait: int = SOON) -> None:
        """Somebody else may have to decide at a table; it is looked at soon."""
        if self.on and not self._retired:
            self.keeper.set(id, self.tables.time.now() + wait)

    async def _sweep(self) -> None:
        """Look at all tables where somebody may have to be reminded: whoever looked after them may be gone."""
        try:
            for id in await reminder_store.waiting(self.store):
                self.noticed(id, PATIENCE)
        except StoreError as error:
            log.error("Who is to be reminded cannot be read: %s", error)
            await asyncio.sleep(AGAIN)
            self._sweeping.ask()

    # --- whom

    async def _look(self, id: str) -> int:
        """Remind who has to decide at a table, if that is to be; return when to look again, or 0."""
        found = await self.store.glance(id)
        wait = await self._waits(*found) if found is not None else None
        if found is None or wait is None:
            return 0
        notice, now = await reminder_store.notice(self.store, wait.holder), self.tables.time.now()
        if not notice.hook:
            return 0
        if is_away(notice, now // clock.SECOND):
            return notice.away * clock.SECOND + SOON
        due = found[0].due if wait.days is not None else 0
        late = due - wait.days.budget // 4 if wait.days is not None and due else 0
        kind = QUARTER if late and now >= late else TURN
        turn = Turn(id, await reminder_store.turn_of(self.store, id, wait.seat), wait.holder, kind)
        if await self._looks(id, wait.holder):
            await reminder_store.pass_over(self.store, turn)
        elif await reminder_store.take(self.store, turn, now // clock.SECOND, A_DAY):
            self._send(notice, self._reminder(kind, id, found[1], wait, due // clock.SECOND, notice.language))
        return late if late > now else 0

    async def _waits(self, game: GameRow, seats: list[SeatRow]) -> Wait | None:
        """Return who has to decide at a table, if others wait for them, and not only for minutes."""
        days = clock.known_clock(game.clock)
        timed = days is not None and days.kind != clock.DAYS
        if game.over or game.lesson or timed or len(seating.persons(seats)) < 2:
            return None
        if game.seal and not await reminder_store.is_dealt(self.store, game.id):
            return None
        try:
            summary = read_summary(game.summary, len(seats))
        except (MsgspecError, TikalError):
            return None
        seat = summary.deciding
        if seat is None or not seating.holds(seats[seat], seats[seat].holder) or seating.bot_at(seats[seat]):
            return None
        return Wait(seat, seats[seat].holder, days, summary)

    async def _looks(self, id: str, visitor: str) -> bool:
        """Whether somebody has a page open at a table, wherever."""
        here = self.tables.here().get(id, set())
        return visitor in here or visitor in await self.store.others.elsewhere(id)

    # --- what

    def _reminder(self, kind: str, id: str, seats: list[SeatRow], wait: Wait, due: int, language: str) -> Reminder:
        words, names = catalogue(language), seating.shown_names(seats)
        others = [name for seat, name in zip(seats, names, strict=True) if seat.holder not in ("", wait.holder)]
        facts = {"players": ", ".join(others), "title": registry.edition(wait.summary.edition).title}
        return Reminder(
            kind=kind,
            at=self.tables.time.now() // clock.SECOND,
            name=names[wait.seat],
            text=words.sentence("reminder-quarter" if kind == QUARTER else "reminder-turn", facts),
            table=id,
            url=f"{self.outside.url}/table/{id}",
            due=due,
        )

    def _send(self, notice: NoticeRow, told: Reminder) -> None:
        if len(self._sending) >= MOST:
            log.warning("Too many reminders are on their way: one is not sent")
            return
        task = asyncio.get_running_loop().create_task(self._deliver(notice, told))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _deliver(self, notice: NoticeRow, told: Reminder) -> None:
        async with self._room:
            with contextlib.suppress(NotPossible):  # whoever chose the address can try it out
                await self.webhooks.send(notice.hook, notice.secret, json.encode(told), told.at)

    async def try_out(self, person: PersonRow, notice: NoticeRow) -> None:
        """Send somebody what a reminder looks like.

        :raises NotPossible: if it was not taken, or there is no address.
        """
        if not notice.hook:
            raise NotPossible("no-webhook")
        now = self.tables.time.now() // clock.SECOND
        text = catalogue(notice.language).sentence("reminder-test", {"name": person.name})
        told = Reminder(TEST, now, person.name, text, "", f"{self.outside.url}/", 0)
        async with self._room:
            await self.webhooks.try_once(notice.hook, notice.secret, json.encode(told), now)


class OwnReminders:
    """How somebody is reminded, as something that they have."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def hand_over(self, guest: str, person: PersonRow) -> Along:
        return Along()  # guests have none

    async def rename(self, person: PersonRow, before: str) -> None:
        return

    async def export(self, visitor: str) -> dict[str, bytes]:
        row = await reminder_store.notice(self.store, visitor)
        if row == NoticeRow(visitor):
            return {}
        kept = {"language": row.language, "webhook": row.hook, "away": row.away, "year": row.year, "days": row.days}
        return {"reminders.json": json.format(json.encode(kept))}

    async def forget(self, visitor: str) -> None:
        await reminder_store.forget(self.store, visitor)
