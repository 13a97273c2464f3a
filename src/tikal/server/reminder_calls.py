"""What can be asked over HTTP about reminders and being away."""

from __future__ import annotations

import secrets

from starlette.requests import Request

from tikal.server import clock, reminder_store, vacation
from tikal.server.calls import Call
from tikal.server.people import Caller
from tikal.server.reminder_store import NoticeRow
from tikal.server.reminder_types import Hooked, NewAway, NewWebhook, Reminding
from tikal.server.reminders import Reminders
from tikal.server.store import PersonRow
from tikal.server.words import NotPossible, language_of


class ReminderDesk:
    """Answers questions about reminders."""

    def __init__(self, reminders: Reminders) -> None:
        self.reminders = reminders
        self.tables = reminders.tables
        self.store = reminders.store

    def _now(self) -> int:
        return self.tables.time.now() // clock.SECOND

    def _shown(self, row: NoticeRow) -> Reminding:
        now = self._now()
        return Reminding(
            webhooks=self.reminders.outside.webhooks,
            webhook=row.hook,
            away=row.away if vacation.is_away(row, now) else 0,
            left=vacation.days_left(row, now),
            most=vacation.AT_ONCE,
        )

    async def reminding(self, caller: Caller) -> Reminding:
        """How who asks is reminded, and until when they are away."""
        return self._shown(await reminder_store.notice(self.store, _claimed(caller).id))

    async def webhook(self, request: Request, caller: Caller, wanted: NewWebhook) -> Hooked:
        """Say which address is told when it is one's turn. There is a new secret every time."""
        person = _claimed(caller)
        self._check_on()
        if wanted.url:
            self.reminders.webhooks.door(wanted.url)
        secret = secrets.token_urlsafe(32) if wanted.url else ""
        row = NoticeRow(person.id, language_of(request), wanted.url, secret)
        await reminder_store.set_hook(self.store, row)
        return Hooked(await self.reminding(caller), secret)

    async def test(self, caller: Caller, wanted: dict[str, str]) -> None:
        """Send a reminder to one's address now, to see that it is taken. The body says nothing: {}."""
        person = _claimed(caller)
        self._check_on()
        await self.reminders.try_out(person, await reminder_store.notice(self.store, person.id))

    async def away(self, caller: Caller, wanted: NewAway) -> Reminding:
        """Be away until then: day clocks wait, and nobody is reminded. 0 is to be back."""
        person = _claimed(caller)
        was = await reminder_store.notice(self.store, person.id)
        row = vacation.gone(was, wanted.until, self._now())
        if not await reminder_store.set_away(self.store, was, row):
            raise NotPossible("changed-meanwhile", 503)
        await self.tables.gone_away(person.id)
        return self._shown(row)

    def _check_on(self) -> None:
        if not self.reminders.outside.webhooks:
            raise NotPossible("no-webhooks-here")


def _claimed(caller: Caller) -> PersonRow:
    if caller.person is None or not caller.person.key:
        raise NotPossible("claimed-only")
    return caller.person


PART = "reminder_desk"
COSTS = "reminders"

#: The addresses of this part.
CALLS = (
    Call("GET", "/api/account/reminders", ReminderDesk.reminding, 200, (409,), part=PART),
    Call("POST", "/api/account/reminders/webhook", ReminderDesk.webhook, 200, (409, 422), part=PART, costs=COSTS),
    Call("POST", "/api/account/reminders/test", ReminderDesk.test, 200, (409, 422), part=PART, costs=COSTS),
    Call("POST", "/api/account/reminders/away", ReminderDesk.away, 200, (409, 422), part=PART, costs=COSTS),
)
