"""What page and server say to each other over HTTP about reminders and being away.

Like `identity.py` it is a part of `web/src/net/protocol.ts`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Moment = Annotated[int, Meta(ge=0, le=253402300799)]


class Reminding(Struct, frozen=True):
    """GET /api/account/reminders, and the answer to whatever changes it: how who asks is reminded, and their leave."""

    webhooks: bool  # whether this server tells other servers
    webhook: str  # the address that is told; "" for none
    mails: bool  # whether this server sends mails
    mail: str  # the address that gets them; "" for none
    wanted: str  # the address that is to get them, once the link that was sent there is opened; "" for none
    away: int  # until when, in seconds since 1970; 0 if they are not
    left: int  # for how many days more they may be this year ...
    most: int  # ... and for how many at once


class NewWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/reminders/webhook: which address is to be told; "" for none any more."""

    url: Annotated[str, Meta(max_length=500)]


class Hooked(Struct, frozen=True):
    """An address is told from now on. The secret signs what is sent there, and is not shown again."""

    reminding: Reminding
    secret: str  # "" if there is no address


class NewMail(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/reminders/mail: which address is to get mails; "" for none any more."""

    address: Annotated[str, Meta(max_length=400)]


class Confirm(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/mail/confirm: what stood in the link that was sent to an address."""

    code: Annotated[str, Meta(max_length=100)]


class Trial(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/reminders/test: which way a reminder is to be tried."""

    by: Literal["webhook", "mail"] = "webhook"


class NewAway(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/reminders/away: until when one is away, in seconds since 1970; 0 if one is back."""

    until: Moment
