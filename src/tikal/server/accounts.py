"""What can be asked over HTTP about people: one's own name, and what hosts of the house may do."""

from __future__ import annotations

import asyncio
import io
import zipfile
from typing import Annotated

from msgspec import Meta, json
from starlette.requests import Request
from starlette.responses import Response

from tikal.core.errors import TikalError
from tikal.server import identity, passphrases, visitors
from tikal.server.calls import ZIP, Call
from tikal.server.desk import HostDesk
from tikal.server.people import HOST, Caller, People
from tikal.server.store import PersonRow
from tikal.server.words import language_of, refusal_of

Skip = Annotated[int, Meta(ge=0, le=10**9)]
Name = Annotated[str, Meta(max_length=400)]


class Accounts:
    """Answers questions about people."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.store = people.store
        self.host_desk = HostDesk(people)

    async def account(self, caller: Caller) -> identity.Account:
        """All that is known of who asks."""
        return await self._account(caller.visitor, await self.people.meet(caller))

    async def _account(self, visitor: str, person: PersonRow | None) -> identity.Account:
        page = await self.store.games_of(visitor, most=0)
        you, games = you_of(person), page.running + page.finished
        if person is None:
            return identity.Account(you.name, you.claimed, you.host, games, 0, 0, 0, 0, "")
        devices = len(await self.store.sessions(person.id))
        facts = (games, devices, person.created, person.muted, person.banned, person.reason)
        return identity.Account(you.name, you.claimed, you.host, *facts)

    async def check_name(self, request: Request, caller: Caller, name: Name = "") -> identity.NameChecked:
        """Whether a name can be had."""
        try:
            return identity.NameChecked(await self.people.can_be_called(caller.visitor, name), None)
        except TikalError as error:
            return identity.NameChecked(name, refusal_of(error, language_of(request)))

    async def suggestion(self) -> identity.Suggestion:
        """A passphrase of five words."""
        return identity.Suggestion(passphrases.suggest())

    async def claim(self, request: Request, caller: Caller, wanted: identity.Claim) -> identity.Account:
        """Have a name for oneself. The browser gets a new cookie, and the one before leads nowhere."""
        person, token = await self.people.claim(caller, wanted.name, wanted.passphrase)
        visitors.renew(request, token)
        return await self._account(person.id, person)

    async def sign_in(self, request: Request, caller: Caller, wanted: identity.SignIn) -> identity.SignedIn:
        """Be somebody in this browser, too. It gets a new cookie; the games it had as a guest come along."""
        person, token, along = await self.people.sign_in(caller, wanted.name, wanted.passphrase)
        visitors.renew(request, token)
        return identity.SignedIn(await self._account(person.id, person), along.games, along.doubled)

    async def sign_out(self, request: Request, caller: Caller, wanted: identity.SignOut) -> None:
        """Be a guest in this browser again, or everywhere else."""
        await self.people.sign_out(caller, wanted.others)
        if not wanted.others and caller.person is not None and caller.person.key:
            visitors.renew(request, visitors.new_token())

    async def rename(self, caller: Caller, wanted: identity.Rename) -> identity.Account:
        """Be called otherwise, at one's tables too where nobody is called like that."""
        return await self._account(caller.visitor, await self.people.rename(caller, wanted.name))

    async def passphrase(self, caller: Caller, wanted: identity.NewPassphrase) -> None:
        """Change one's passphrase; all other browsers are signed out."""
        await self.people.change_passphrase(caller, wanted.now, wanted.new)

    async def export(self, caller: Caller) -> Response:
        """All that belongs to who asks, as far as they may see it: a ZIP file, games as TGN, the rest as JSON."""
        account = await self._account(caller.visitor, caller.person)
        files = {"account.json": json.format(json.encode(account))}
        for belongings in self.people.belongings:
            files |= await belongings.export(caller.visitor)
        content = await asyncio.to_thread(zipped, files)
        headers = {"Content-Type": ZIP, "Content-Disposition": 'attachment; filename="tikal.zip"'}
        return Response(content, headers=headers)

    async def forget(self, request: Request, caller: Caller, wanted: identity.Forget) -> None:
        """Forget who asks, and what they said. Bots play on for them; finished games have a colour for the name."""
        await self.people.forget(caller, wanted.name)
        visitors.renew(request, visitors.new_token())

    # --- hosts of the house

    async def desk(self, caller: Caller, skip: Skip = 0) -> identity.Desk:
        """What hosts of the house did, and who may not do everything."""
        return await self.host_desk.look(caller, skip)

    async def deed(self, caller: Caller, wanted: identity.DeedWanted) -> None:
        """Close a table, mute or ban somebody, make somebody host, or take that back."""
        await self.host_desk.do(caller, wanted)


def you_of(person: PersonRow | None) -> identity.You:
    """Return who somebody is to the house."""
    if person is None:
        return identity.You("", False, False)
    return identity.You(person.name, bool(person.key), person.role == HOST)


def zipped(files: dict[str, bytes]) -> bytes:
    """Return files in one."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as out:
        for name, content in files.items():
            out.writestr(name, content)
    return buffer.getvalue()


#: The addresses of this part.
CALLS = (
    Call("GET", "/api/account", Accounts.account, part="accounts"),
    Call("GET", "/api/account/name", Accounts.check_name, part="accounts", costs="names"),
    Call("POST", "/api/account/name", Accounts.rename, 200, (409, 422), part="accounts", costs="names"),
    Call("GET", "/api/account/passphrase", Accounts.suggestion, part="accounts"),
    Call("POST", "/api/account/passphrase", Accounts.passphrase, 200, (409, 422), part="accounts", costs="guesses"),
    Call("POST", "/api/account/claim", Accounts.claim, 200, (409, 422), part="accounts", costs="names"),
    Call("POST", "/api/account/sign-in", Accounts.sign_in, part="accounts", costs="guesses", always=True),
    Call("POST", "/api/account/sign-out", Accounts.sign_out, part="accounts", always=True),
    Call("GET", "/api/account/export", Accounts.export, media=ZIP, part="accounts", costs="work"),
    Call("POST", "/api/account/delete", Accounts.forget, 200, (422,), part="accounts", costs="work", always=True),
    Call("GET", "/api/house", Accounts.desk, 200, (403,), part="accounts"),
    Call("POST", "/api/house/deeds", Accounts.deed, 200, (404, 409, 422), part="accounts", costs="work"),
)
