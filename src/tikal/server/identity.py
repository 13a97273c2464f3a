"""What page and server say to each other over HTTP about people: names, passphrases, and what hosts of the house do.

Like `protocol.py` it is a part of `web/src/net/protocol.ts`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tikal.server.words import Refusal
from tikal.view import SeatName

Typed = Annotated[str, Meta(max_length=400)]
Reason = Annotated[str, Meta(max_length=200)]
Line = Annotated[int, Meta(ge=0, le=10**9)]
Hours = Annotated[int, Meta(ge=0, le=24 * 365)]

#: What a host can do: `close` a table, `dismiss` what was reported, and everything else to somebody.
DeedName = Literal["close", "dismiss", "mute", "unmute", "ban", "unban", "host", "unhost"]
ALIASES = {"DeedName": DeedName}


class You(Struct, frozen=True):
    """Who somebody is to the house."""

    name: str  # "" while none was chosen
    claimed: bool  # it is theirs on every device
    host: bool  # of the house


class Account(You, frozen=True):
    """GET /api/account, and the answer to whatever changes it: all that is known of who asks."""

    games: int
    devices: int  # where they are signed in; 0 for a guest
    created: int  # seconds since 1970; 0 for a guest who never chose a name
    muted: int  # until when; 0 for not at all
    banned: int
    reason: str  # why


class NameChecked(Struct, frozen=True):
    """GET /api/account/name?name=Mira: whether a name can be had."""

    name: str  # as it would be written
    refusal: Refusal | None  # why not


class Suggestion(Struct, frozen=True):
    """GET /api/account/passphrase: one that nobody has used."""

    passphrase: str


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/claim: have a name for oneself, on every device."""

    name: Typed
    passphrase: Typed


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/sign-in: be somebody in this browser, too."""

    name: Typed
    passphrase: Typed


class SignedIn(Struct, frozen=True):
    """The games that a guest had in this browser come along."""

    account: Account
    along: int  # how many did
    doubled: int  # how many of them they play at already: a bot has the second seat now


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/sign-out: be a guest in this browser again, or everywhere but in this browser."""

    others: bool = False


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/name: be called otherwise. A claimed name then is free for others."""

    name: Typed


class NewPassphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/passphrase: change it; all other browsers are signed out."""

    now: Typed
    new: Typed


class Forget(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/delete: forget all that is known of who asks."""

    name: Typed  # once more, so that nobody does it by accident


class DeedWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/house/deeds: do something that only hosts of the house may."""

    deed: DeedName
    reason: Reason  # which is written down, and told
    table: str = ""  # where somebody sits, or which is to be closed
    seat: SeatName | None = None
    name: Typed = ""  # a claimed one, where no table is named
    id: Typed = ""  # of somebody on the desk, where there is no such name either
    hours: Hours = 0  # how long; 0 is for good
    number: Line = 0  # of what was said at the table, to put a report of it away


class Deed(Struct, frozen=True):
    """Something that a host did."""

    at: int  # seconds since 1970
    host: str
    deed: DeedName
    whom: str  # a name, or a table
    until: int  # 0 if that makes no sense, or if it is for good
    reason: str


class Watched(Struct, frozen=True):
    """Somebody who may not do everything, or who may do more."""

    id: str  # as the desk knows them, guests too; nobody can be them by it
    name: str
    claimed: bool
    host: bool
    muted: int  # until when; 0 for not at all
    banned: int
    reason: str


class Reported(Struct, frozen=True):
    """Something that was said at a table, and that somebody wants the hosts to look at."""

    table: str  # which may be gone
    number: int
    id: str  # of who said it, as the desk knows them
    name: str  # as they were called then
    text: str
    at: int  # when it was first reported
    by: list[str]  # who did, as far as they have names


class Desk(Struct, frozen=True):
    """GET /api/house: what hosts of the house look at."""

    people: list[Watched]
    reports: list[Reported]  # the latest first; those that were put away are gone
    deeds: list[Deed]  # the latest first
    next: int | None  # what to skip for more
