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
from tikal.server import clock, mailing, reminder_store, seating
from tikal.server.belongings import Along
from tikal.server.errand import Errand, Errands
from tikal.server.ledger import Summary, read_summary
from tikal.server.mail import Mail, NotSent, Post, Relay
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
AT_ONCE = 8  # messages to webhooks that are on their way at the same time ...
MOST = 1000  # ... and that wait for that; as many mails
TRYING = 60.0  # seconds that somebody waits for a mail that is only a try
AGAIN = 1.0  # seconds until something that could not be read is tried again


class Outside(NamedTuple):
    """What the host lets the server say to others."""

    webhooks: bool = False
    url: str = ""  # by which the server is known, without a slash at the end
    relay: Relay | None = None  # that takes mails; without one there are none


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

    def __init__(
        self, tables: Tables, outside: Outside, webhooks: Webhooks | None = None, post: Post | None = None
    ) -> None:
        self.tables = tables
        self.store: Store = tables.store
        self.outside = outside
        self.webhooks = webhooks or Webhooks()
        self.post = post or (Post(outside.relay) if outside.relay is not None else None)
        self.keeper = Timekeeper(tables.time, self._look, "reminders wait")
        self._messages, self._mails = Errands(MOST), Errands(MOST)
        self._room = asyncio.Semaphore(AT_ONCE)
        self._sweeping = Errand(self._sweep)
        self._retired = False

    @property
    def on(self) -> bool:
        """Whether anybody can be reminded of anything."""
        return self.outside.webhooks or self.post is not None

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
        await self._messages.stop()
        await self._mails.stop()

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
        if not self._hooked(notice) and not self._mailed(notice):
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
            self._send(notice, turn, self._reminder(kind, id, found[1], wait, due // clock.SECOND, notice.language))
        return late if late > now else 0

    async def _waits(self, game: GameRow, seats: list[SeatRow]) -> Wait | None:
        """Return who has to decide at a table, if others wait for them, and not only for minutes."""
        days = clock.known_clock(game.clock)
        timed = days is not None and days.kind != clock.DAYS
        if game.over or game.lesson or timed or len(seating.players(seats)) < 2:
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

    def _hooked(self, notice: NoticeRow) -> bool:
        return bool(notice.hook) and self.outside.webhooks

    def _mailed(self, notice: NoticeRow) -> bool:
        return bool(notice.mail) and self.post is not None

    def _send(self, notice: NoticeRow, turn: Turn, told: Reminder) -> None:
        begun = not self._hooked(notice) or self._messages.begin(lambda: self._tell(notice, told))
        if self._mailed(notice):
            mail = mailing.reminding(notice, self.outside.url, told.kind, told.text, told.url, told.due)
            begun = self._mails.begin(lambda: self._mail(mail, turn)) and begun
        if not begun:
            log.warning("Too many reminders are on their way: one is not sent")

    async def _tell(self, notice: NoticeRow, told: Reminder) -> None:
        async with self._room:
            with contextlib.suppress(NotPossible):  # whoever chose the address can try it out
                await self.webhooks.send(notice.hook, notice.secret, json.encode(told), told.at)

    async def _mail(self, mail: Mail, turn: Turn) -> None:
        assert self.post is not None
        await self.post.send(mail, lambda: self._still(mail, turn))

    async def _still(self, mail: Mail, turn: Turn) -> bool:
        """Whether a mail that was not taken is still to be sent: it is the same turn, and they still want it there."""
        try:
            found = await self.store.glance(turn.game)
            wait = await self._waits(*found) if found is not None else None
            if wait is None or wait.holder != turn.person:
                return False
            notice = await reminder_store.notice(self.store, turn.person)
            if notice.mail != mail.to or is_away(notice, self.tables.time.now() // clock.SECOND):
                return False
            if await self._looks(turn.game, turn.person):
                return False
            return await reminder_store.turn_of(self.store, turn.game, wait.seat) == turn.turn
        except StoreError:
            return True  # nobody knows better

    def ask_for(self, row: NoticeRow, code: str) -> None:
        """Send the mail that asks whether an address is to get others. Nobody is told what becomes of it."""
        post, mail = self.post, mailing.asking(row, self.outside.url, code)

        async def still() -> bool:
            try:
                return (await reminder_store.notice(self.store, row.person)).code == row.code
            except StoreError:
                return False

        async def send() -> None:
            assert post is not None
            await post.send(mail, still)

        if not self._mails.begin(send):
            log.warning("Too many mails are on their way: one is not sent")

    async def try_out(self, person: PersonRow, notice: NoticeRow, by: str) -> None:
        """Send somebody what a reminder looks like.

        :raises NotPossible: if it was not taken, or there is no address.
        """
        if not (notice.mail if by == "mail" else notice.hook):
            raise NotPossible("no-mail" if by == "mail" else "no-webhook")
        url, now = f"{self.outside.url}/", self.tables.time.now() // clock.SECOND
        text = catalogue(notice.language).sentence("reminder-test", {"name": person.name})
        if by == "mail":
            await self._try_mail(mailing.reminding(notice, self.outside.url, TEST, text, url, 0))
            return
        told = Reminder(TEST, now, person.name, text, "", url, 0)
        async with self._room:
            await self.webhooks.try_once(notice.hook, notice.secret, json.encode(told), now)

    async def _try_mail(self, mail: Mail) -> None:
        assert self.post is not None
        try:
            async with asyncio.timeout(TRYING):
                await self.post.try_once(mail)
        except (NotSent, TimeoutError) as error:
            log.warning("A mail was not taken: %s", error)
            raise NotPossible("mail-failed") from None


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
        kept = {
            "language": row.language,
            "webhook": row.hook,
            "mail": row.mail,
            "mail_not_confirmed": row.wanted,
            "away": row.away,
            "year": row.year,
            "days": row.days,
        }
        return {"reminders.json": json.format(json.encode(kept))}

    async def forget(self, visitor: str) -> None:
        await reminder_store.forget(self.store, visitor)
