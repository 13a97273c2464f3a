"""Who plays here: guests at once, and people with a name that is theirs on every device.

A browser has a secret cookie, and a guest is known by its digest. Who claims a name is known by the same digest from
then on, but that cookie does not lead there any more: every browser where they are signed in gets a new one, and a
session says whose it is. So a cookie that somebody else knew before is worth nothing afterwards.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from tikal.server import naming, passphrases, visitors
from tikal.server.belongings import Along, Belongings, Games
from tikal.server.limits import Limits
from tikal.server.others import News
from tikal.server.own_club import OwnClub
from tikal.server.own_results import OwnResults
from tikal.server.store import Overtaken, PersonRow, SessionRow, Store, StoreError, key_of
from tikal.server.tables import Tables
from tikal.server.words import NotPossible

HOST = "host"
SEEN = 3600  # seconds after which it is written that somebody was here
FOR_GOOD = 253402300799  # the last second of the year 9999


class Caller(NamedTuple):
    """Who asks."""

    visitor: str
    token: str  # that their browser has
    person: PersonRow | None  # what is known of them


class People:
    """Finds out who somebody is, and lets them be somebody."""

    def __init__(self, store: Store, tables: Tables, limits: Limits) -> None:
        self.store = store
        self.tables = tables
        self.limits = limits
        self.games = Games(tables)
        # A plan goes when its seat changes hands, so it is handed over before; who gets up is talked of.
        # Other parts of the house add theirs.
        self.belongings: list[Belongings] = [
            OwnClub(tables),
            self.games,
            OwnResults(store),
        ]

    async def behind(self, token: str) -> Caller:
        """Return who uses a browser; one whose secret was given up gets a new one, and is a new guest's."""
        browser = visitors.visitor_of(token)
        person = await self.store.behind(browser) if browser else None
        if person is not None and person.id == browser and person.key:
            token = visitors.new_token()
            return Caller(visitors.visitor_of(token), token, None)
        return Caller(person.id if person else browser, token, person)

    async def meet(self, caller: Caller) -> PersonRow | None:
        """Return what is known of somebody who opens the house, and write down that they were here."""
        person, now = caller.person, int(time.time())
        if person is not None and now - person.seen > SEEN:
            try:
                await self.store.keep_person(person._replace(seen=now), person)
            except Overtaken:
                person = await self.store.person(person.id)
        return person

    # --- names

    async def can_be_called(self, visitor: str, name: str) -> str:
        """Return a name as somebody can have it.

        :raises TikalError: if they cannot.
        """
        wanted = naming.person_named(name)
        await naming.check_free(self.store, visitor, wanted)
        return wanted

    async def rename(self, caller: Caller, name: str) -> PersonRow:
        """Call somebody otherwise, at their tables, too.

        :raises TikalError: if they cannot be called that.
        """
        wanted = await self.can_be_called(caller.visitor, name)
        person = caller.person or _new(caller.visitor)
        now = person._replace(name=wanted, key=key_of(wanted) if person.key else "")
        await self._keep(now, caller.person)
        for belongings in self.belongings:
            await belongings.rename(now, person.name)
        return now

    async def _keep(self, row: PersonRow, was: PersonRow | None) -> None:
        try:
            await self.store.keep_person(row, was)
        except Overtaken:
            if row.key:
                await naming.check_free(self.store, row.id, row.name)  # somebody was quicker
            raise NotPossible("changed-meanwhile", 503) from None

    # --- being somebody

    async def claim(self, caller: Caller, name: str, passphrase: str) -> tuple[PersonRow, str]:
        """Let somebody have a name for themselves; return what is known of them, and a new secret for their browser.

        :raises TikalError: if they cannot.
        """
        if caller.person is not None and caller.person.key:
            raise NotPossible("claimed-already", name=caller.person.name)
        passphrases.check(passphrase)
        wanted = await self.can_be_called(caller.visitor, name)
        person = caller.person or _new(caller.visitor)
        secret = await passphrases.secret_of(passphrase)
        now = person._replace(name=wanted, key=key_of(wanted), secret=secret)
        await self._keep(now, caller.person)
        if person.name != wanted:
            for belongings in self.belongings:
                await belongings.rename(now, person.name)
        await self.games.claimed(now.id)
        token = await self._let_in(now)
        await self.send_away(now.id)  # whoever knew the cookie may be connected
        return now, token

    async def sign_in(self, caller: Caller, name: str, passphrase: str) -> tuple[PersonRow, str, Along]:
        """Let a browser be somebody's; what it had as a guest comes along.

        :raises NotPossible: if nobody has that name, or it is not their passphrase: nobody is told which.
        :raises TooFast: if it was tried too often, whoever tried.
        """
        key = key_of(name)
        await self.limits.take_for(self.store.others, "guesses", visitors.visitor_of(key))
        person = await self.store.person_by_key(key)
        if not await passphrases.fits(person.secret if person else "", passphrase) or person is None:
            raise NotPossible("wrong-passphrase", 403)
        along = Along()
        if caller.person is not None and caller.person.key:
            await self.store.end_sessions(caller.visitor, only=visitors.visitor_of(caller.token))
        elif caller.visitor:
            for belongings in self.belongings:
                more = await belongings.hand_over(caller.visitor, person)
                along = Along(along.games + more.games, along.doubled + more.doubled)
            if caller.person is not None and not caller.person.banned and not caller.person.muted:
                await self.store.forget_person(caller.visitor)
        token = await self._let_in(person)
        await self.send_away(caller.visitor)
        return person, token, along

    async def _let_in(self, person: PersonRow) -> str:
        token = visitors.new_token()
        try:
            await self.store.open_session(SessionRow(visitors.visitor_of(token), person.id, int(time.time())))
        except Overtaken:  # they have deleted themselves meanwhile
            raise NotPossible("wrong-passphrase", 403) from None
        return token

    async def sign_out(self, caller: Caller, others: bool) -> None:
        """Let this browser be a guest's again, or all others of this person."""
        browser = visitors.visitor_of(caller.token)
        await self.store.end_sessions(caller.visitor, **({"but": browser} if others else {"only": browser}))
        await self.send_away(caller.visitor)

    async def change_passphrase(self, caller: Caller, now: str, new: str) -> None:
        """Change somebody's passphrase; only this browser stays theirs.

        :raises NotPossible: if they do not know the one they have, or the new one will not do.
        """
        person = caller.person
        if person is None or not person.key:
            raise NotPossible("not-claimed")
        passphrases.check(new)
        await self.limits.take_for(self.store.others, "guesses", visitors.visitor_of(person.key))
        if not await passphrases.fits(person.secret, now):
            raise NotPossible("wrong-passphrase", 403)
        await self._keep(person._replace(secret=await passphrases.secret_of(new)), person)
        await self.sign_out(caller, others=True)

    async def forget(self, caller: Caller, name: str) -> None:
        """Forget somebody: bots play on for them, and their name is gone from what others have.

        :raises NotPossible: if it is not their name that was typed.
        """
        person = caller.person
        if key_of(name) != key_of(person.name if person else ""):
            raise NotPossible("not-your-name", 422)
        club, *others = self.belongings
        for belongings in (*others, club):  # results are kept first, and what is said of who gets up goes last
            await belongings.forget(caller.visitor)
        if person is not None:
            await self.store.forget_person(person.id)
        await self.send_away(caller.visitor)

    async def send_away(self, visitor: str) -> None:
        """Let somebody's pages connect anew, wherever they are, so that they are asked again who they are."""
        self.tables.send_away(visitor)
        try:
            await self.store.others.tell(News("", person=visitor))
        except StoreError:  # a server that hears nothing sends all its pages away
            return


def check_welcome(person: PersonRow | None) -> None:
    """See that somebody may play here.

    :raises NotPossible: if a host has said that they may not.
    """
    if person is not None and person.banned > time.time():
        raise NotPossible("banned", 403, reason=person.reason, **until(person.banned))


def until(moment: int) -> dict[str, str]:
    """Return until when something holds, as facts of a sentence."""
    if moment == FOR_GOOD:
        return {"good": "yes", "until": ""}
    return {"good": "no", "until": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(moment))}


def _new(visitor: str) -> PersonRow:
    now = int(time.time())
    return PersonRow(visitor, "", "", "", "", now, now)
