"""What can be asked over HTTP about reminders, the mails among them, and being away."""

from __future__ import annotations

import contextlib
import secrets

from starlette.requests import Request

from tikal.server import clock, mailing, reminder_store, vacation, visitors
from tikal.server.calls import Call
from tikal.server.limits import Limits, TooFast
from tikal.server.mail import address_of, box_of
from tikal.server.people import Caller
from tikal.server.reminder_store import NoticeRow
from tikal.server.reminder_types import Confirm, Hooked, NewAway, NewMail, NewWebhook, Reminding, Trial
from tikal.server.reminders import Reminders
from tikal.server.store import PersonRow
from tikal.server.words import NotPossible, language_of


class ReminderDesk:
    """Answers questions about reminders."""

    def __init__(self, reminders: Reminders, limits: Limits) -> None:
        self.reminders = reminders
        self.limits = limits
        self.tables = reminders.tables
        self.store = reminders.store

    def _now(self) -> int:
        return self.tables.time.now() // clock.SECOND

    def _shown(self, row: NoticeRow) -> Reminding:
        now = self._now()
        return Reminding(
            webhooks=self.reminders.outside.webhooks,
            webhook=row.hook,
            mails=self.reminders.post is not None,
            mail=row.mail,
            wanted=row.wanted if row.until > now else "",
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
        if not self.reminders.outside.webhooks:
            raise NotPossible("no-webhooks-here")
        if wanted.url:
            self.reminders.webhooks.door(wanted.url)
        secret = secrets.token_urlsafe(32) if wanted.url else ""
        row = NoticeRow(person.id, language_of(request), wanted.url, secret)
        await reminder_store.set_hook(self.store, row)
        return Hooked(await self.reminding(caller), secret)

    async def mail(self, request: Request, caller: Caller, wanted: NewMail) -> Reminding:
        """Say which mail address is told. A link is sent there, and nothing else before somebody has opened it.

        Whatever becomes of that mail, the answer is the same: nobody learns here which addresses there are.
        """
        person = _claimed(caller)
        if self.reminders.post is None:
            raise NotPossible("no-mails-here")
        if not wanted.address.strip():
            await reminder_store.end_mail(self.store, person.id)
            return await self.reminding(caller)
        address = address_of(wanted.address)
        await self.limits.take_with(self.store.others, "mails", person.id, visitors.place_of(request))
        code = visitors.new_token()
        row = NoticeRow(
            person.id,
            language_of(request),
            wanted=address,
            code=visitors.visitor_of(code),
            until=self._now() + mailing.CONFIRMING,
        )
        await reminder_store.want_mail(self.store, row)
        with contextlib.suppress(TooFast):  # it has had enough of them, from whomever
            await self.limits.take_for(self.store.others, "mails", visitors.visitor_of(box_of(address)))
            self.reminders.ask_for(row, code)
        return await self.reminding(caller)

    async def confirm(self, wanted: Confirm) -> None:
        """Let an address that a link was sent to have reminders. Whoever has the link may, signed in or not."""
        code = visitors.visitor_of(wanted.code)
        if not await reminder_store.confirm(self.store, code, self._now(), visitors.new_token()):
            raise NotPossible("mail-link", 410)

    async def stop(self, token: str) -> None:
        """Send no more reminders to an address. The link is in each of them; mail programs may ask by themselves.

        What the body says does not matter, and neither does whether the link is still good.
        """
        if "\0" not in token:
            await reminder_store.stop_mail(self.store, token)

    async def test(self, caller: Caller, wanted: Trial) -> None:
        """Send oneself a reminder now, to see that it is taken."""
        person = _claimed(caller)
        notice = await reminder_store.notice(self.store, person.id)
        if wanted.by == "webhook" and not self.reminders.outside.webhooks:
            raise NotPossible("no-webhooks-here")
        if wanted.by == "mail" and self.reminders.post is None:
            raise NotPossible("no-mails-here")
        await self.reminders.try_out(person, notice, wanted.by)

    async def away(self, caller: Caller, wanted: NewAway) -> Reminding:
        """Be away until then: day clocks wait, and nobody is reminded. 0 is to be back."""
        person = _claimed(caller)
        was = await reminder_store.notice(self.store, person.id)
        row = vacation.gone(was, wanted.until, self._now())
        if not await reminder_store.set_away(self.store, was, row):
            raise NotPossible("changed-meanwhile", 503)
        await self.tables.gone_away(person.id)
        return self._shown(row)


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
    Call("POST", "/api/account/reminders/mail", ReminderDesk.mail, 200, (409, 422), part=PART, costs=COSTS),
    Call("POST", "/api/mail/confirm", ReminderDesk.confirm, 200, (410,), part=PART, costs=COSTS, always=True),
    Call("POST", "/mail/stop/{token}", ReminderDesk.stop, part=PART, always=True, anywhere=True),
    Call("POST", "/api/account/reminders/test", ReminderDesk.test, 200, (409, 422), part=PART, costs=COSTS),
    Call("POST", "/api/account/reminders/away", ReminderDesk.away, 200, (409, 422), part=PART, costs=COSTS),
)
