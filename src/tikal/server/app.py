"""The web application: which address leads to what, and the rules of the house for all of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Literal

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tikal.core.errors import TikalError
from tikal.server import accounts, club, lobby, openapi, reminder_calls, sent, sockets, visitors
from tikal.server.accounts import Accounts, you_of
from tikal.server.belongings import tgn_of
from tikal.server.calls import HTML, TEXT, TOML, Call, Skip, answer, methods_at, packed
from tikal.server.club import Club
from tikal.server.film import Film
from tikal.server.health import answers_in, gauges, measured
from tikal.server.home import games, home
from tikal.server.limits import Limits, TooFast
from tikal.server.mail import Post
from tikal.server.measures import FORMAT, exposition
from tikal.server.pages import Pages
from tikal.server.people import HOST as OF_HOUSE
from tikal.server.people import Caller, People, check_welcome
from tikal.server.player_calls import PLAYER_CALLS
from tikal.server.proofs import Proof, proof
from tikal.server.reminder_calls import ReminderDesk
from tikal.server.reminders import Outside, OwnReminders, Reminders
from tikal.server.replays import Replays
from tikal.server.rulebook import RuleBook, edition_at, rule_book
from tikal.server.store import Store, StoreError
from tikal.server.tables import Tables
from tikal.server.thinkers import Thinkers
from tikal.server.timekeeper import Time
from tikal.server.visitors import Names
from tikal.server.webhooks import Webhooks
from tikal.server.words import NotPossible, language_of, refusal_of, refuse
from tikal.titles import title

log = logging.getLogger(__name__)

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self' ws://{host} wss://{host}; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

PAGES = (
    *("/", "/new", "/club", "/table/{id}", "/join/{token}", "/replay/{id}", "/replay/{id}/{number:int}"),
    *("/players", "/player/{name}", "/mail/confirm/{token}", "/mail/stop/{token}"),
)
HOST = re.compile(r"[\w.\-\[\]:]{1,255}", re.ASCII)

YesNo = Literal["yes", "no"]


class House:
    """One server: tables, bots, pages, and the names it goes by."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        pages: Pages,
        names: Names,
        limits: Limits,
        time: Time | None = None,
        outside: Outside | None = None,
        webhooks: Webhooks | None = None,
        post: Post | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.tables = Tables(store, thinkers, limits.kept, time)
        self.replays = Replays(self.tables)
        self.club = Club(store, self.tables, limits)
        self.people = People(store, self.tables, limits)
        self.accounts = Accounts(self.people)
        self.reminders = Reminders(self.tables, outside or Outside(), webhooks, post)
        self.reminder_desk = ReminderDesk(self.reminders, limits)
        self.people.belongings.append(OwnReminders(store))
        self.pages = pages
        self.names = names
        self.limits = limits
        self.cuts: Counter[str] = Counter()  # connections that were cut off, by why

    def app(self, on_start: Callable[[], None] = lambda: None) -> Starlette:
        """Return the application; `on_start` is called when it is ready."""

        @asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            sent.prepare()
            self.thinkers.start()
            await self.tables.start()
            self.reminders.start()
            on_start()
            try:
                yield
            finally:
                self.club.stop()
                await self.reminders.stop()
                await self.tables.stop()
                self.thinkers.stop()
                await self.store.close()

        routes = [
            *(Route(call.path, self.route(call), methods=[call.method]) for call in CALLS),
            WebSocketRoute(sockets.PATH, self.socket),
            Route("/{name:path}", self.route(Call("GET", "/{name:path}", House.file))),
        ]
        return Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: self.wrong_way})

    def route(self, call: Call) -> Callable[[Request], Awaitable[Response]]:
        """Return what answers a call, with what all of them share: checks, limits, cookie, refusals and headers."""
        if call.watches:
            return self.watch(call)
        costs = call.costs

        async def handle(request: Request) -> Response:
            known = visitors.token_of(request)
            token = known or visitors.new_token()
            try:
                self.names.check_host(request)
                if call.changes and not call.anywhere:
                    self.names.check_origin(request)
                asking = visitors.visitor_of(known), visitors.place_of(request)
                for what in ("requests", costs) if costs else ("requests",):
                    await self.limits.take_with(self.store.others, what, *asking)
                caller = Caller(visitors.visitor_of(token), token, None)
                if known and call.personal:
                    caller = await self.people.behind(known)
                    if call.changes and not call.always:
                        check_welcome(caller.person)
                    if call.changes:  # an answer to a look would take the place of a cookie that was just given
                        token = caller.token
                if costs:
                    self.thinkers.calls_from(caller.visitor, asking[1])
                async with self.limits.turn(*asking) if costs else contextlib.nullcontext():
                    response = await call.answer(self, request, caller)
                token = visitors.given(request) or token
            except ClientDisconnect:  # nobody is there to be told
                return Response(status_code=400)
            except TikalError as error:
                response = refused(error, language_of(request))
            except StoreError as error:
                log.error("%s %s: %s", request.method, request.url.path, error, extra=asked(request))
                response = answer(lobby.Failure(refuse("not-written", language_of(request))), 503)
            except Exception:
                log.exception("%s %s", request.method, request.url.path, extra=asked(request))
                response = answer(lobby.Failure(refuse("server-error", language_of(request))), 500)
            dress(response, request.headers.get("host", ""))
            private = "private" in response.headers["Cache-Control"]  # no cache keeps another's cookie
            gives = private and not call.anywhere  # what another site asked for would take the place of a cookie
            if gives and response.status_code < 400 and (call.renews or token != known):
                visitors.give_cookie(response, token, request.url.scheme == "https")
            return response

        return handle

    def watch(self, call: Call) -> Callable[[Request], Awaitable[Response]]:
        """Return what answers those who watch over the server: no cookie, and the limits of any address."""

        async def handle(request: Request) -> Response:
            try:
                self.limits.take("requests", "", visitors.place_of(request))
                response = await call.answer(self, request)
            except TooFast as error:
                response = refused(error, language_of(request))
            dress(response, request.headers.get("host", ""))
            return response

        return handle

    async def wrong_way(self, request: Request, error: Exception) -> Response:
        """Answer a request that no handler takes, such as one with the wrong method."""
        response = self.wrong(request)
        dress(response, request.headers.get("host", ""))
        return response

    def wrong(self, request: Request) -> Response:
        """Return that there is nothing at an address, or not by this method."""
        path = request.url.path
        allowed = methods_at(CALLS, path) or (["GET", "HEAD"] if self.pages.has(path.removeprefix("/")) else [])
        response = answer(lobby.Failure(refuse("no-such-page", language_of(request))), 405 if allowed else 404)
        if allowed:
            response.headers["Allow"] = ", ".join(allowed)
        return response

    # --- pages

    async def index(self, request: Request) -> Response:
        """The page: one document, which looks at its address."""
        return self.pages.index(request)

    async def file(self, request: Request, name: str) -> Response:
        """A file of the page."""
        try:
            return self.pages.file(request, name)
        except NotPossible:
            if methods_at(CALLS, request.url.path):
                return self.wrong(request)
            if HTML not in request.headers.get("accept", ""):
                raise
            return self.pages.lost(request)  # somebody at a browser mistyped an address

    # --- home

    async def home(self, caller: Caller) -> lobby.Home:
        """The first of the visitor's games, and what a new table can be."""
        return await home(self.store, caller.visitor, you_of(await self.people.meet(caller)), self.tables.time.now())

    async def games(self, visitor: str, skip: Skip = 0) -> lobby.GamePage:
        """More of the visitor's games: those still played first, and of each kind what was played last."""
        return await games(self.store, visitor, self.tables.time.now(), skip)

    async def create(self, visitor: str, wanted: lobby.NewTable) -> lobby.Opened:
        """Set up a table."""
        return await self.tables.create(visitor, wanted)

    async def learn(self, visitor: str, wanted: lobby.Learn) -> lobby.Opened:
        """Go on with a lesson, or begin it."""
        return await self.tables.learn(visitor, wanted)

    async def delete(self, visitor: str, id: str) -> None:
        """Delete a game that is over, or in which nobody else holds a seat; the host may."""
        await self.tables.delete(visitor, id)

    async def leave(self, visitor: str, id: str, wanted: lobby.Leave) -> None:
        """Give up one's seats, to bots or by new links, or let a bot stand in. The last to go takes the table along."""
        await self.tables.give_up(visitor, id, wanted)

    async def come_back(self, visitor: str, id: str, wanted: dict[str, str]) -> None:
        """Take back one's seats from the bots that stand in. The body says nothing: {}."""
        await self.tables.come_back(visitor, id)

    async def rematch(self, visitor: str, id: str, wanted: dict[str, str]) -> lobby.Opened:
        """Play once more with the same people, rules and bots; the next player begins. The body says nothing: {}."""
        return await self.tables.rematch(visitor, id)

    async def fill(self, visitor: str, id: str, seat: str, wanted: lobby.FillSeat) -> None:
        """Give an open seat to a bot; the host may."""
        await self.tables.fill(visitor, id, seat, wanted)

    async def record(self, visitor: str, id: str) -> Response:
        """The game as TGN, as far as the visitor may see it."""
        text = await tgn_of(self.tables, visitor, id)
        name = f'inline; filename="tikal-{id}.tgn"'
        headers = {"Content-Type": f"{TEXT}; charset=utf-8", "Content-Disposition": name}
        return Response(text, headers=headers)

    async def proof(self, visitor: str, id: str) -> Proof:
        """What proves that nobody chose the shuffle of a game that is over and was sealed when it began."""
        return await proof(self.tables, id)

    # --- watching

    async def film(self, request: Request, visitor: str, id: str) -> Response:
        """The game from its beginning to where it stands, as far as the visitor may see it."""
        known = request.headers.get("if-none-match", "")
        tag, film = await self.replays.film(visitor, id, known)
        if film is None:
            return Response(status_code=304, headers={"ETag": tag})
        response = await asyncio.to_thread(packed, film, request)
        response.headers["ETag"] = tag
        return response

    async def upload(self, visitor: str, wanted: lobby.NewRecord) -> lobby.Opened:
        """Keep a game from elsewhere, to be watched. What is wrong with it is refused with the fact `line`."""
        return await self.replays.upload(visitor, wanted)

    async def play_on(self, visitor: str, id: str, wanted: lobby.PlayOn) -> lobby.Opened:
        """Set up a table that goes on from a moment of this one, against bots. What is hidden is dealt anew."""
        return await self.replays.play_on(visitor, id, wanted)

    async def rules(self, edition: str, auction: YesNo = "no") -> RuleBook:
        """The rules of an edition: its numbers and options, and examples that the engine has answered."""
        return rule_book(edition, auction == "yes")

    async def components(self, edition: str) -> Response:
        """The data file of what is in the box of an edition, to be corrected by who owns one; not all have one."""
        file = title(edition_at(edition).game).table().box_file()
        name = f'attachment; filename="{file.name}"'
        headers = {"Content-Type": f"{TOML}; charset=utf-8", "Content-Disposition": name}
        return Response(file.text, headers=headers)

    async def check_components(self, edition: str, wanted: lobby.BoxText) -> lobby.BoxChecked:
        """Check a corrected data file; what is wrong with it is refused."""
        home = edition_at(edition)
        return await asyncio.to_thread(title(home.game).table().check_box, home.id, wanted.components)

    # --- sitting down

    async def invitation(self, visitor: str, token: str) -> lobby.Invitation:
        """What a link leads to. Looking at it does not use it up."""
        return await self.tables.invitation(visitor, token)

    async def join(self, visitor: str, token: str, wanted: lobby.Join) -> lobby.Opened:
        """Sit down. A link works once; whoever used it is led to the table again."""
        return await self.tables.join(visitor, token, wanted)

    # --- for those who write clients

    async def description(self) -> dict[str, Any]:
        """This description."""
        return await asyncio.to_thread(openapi.description, CALLS)

    async def messages(self) -> dict[str, Any]:
        """The messages of a table's websocket, as JSON Schema."""
        return await asyncio.to_thread(openapi.messages)

    # --- how it is doing

    async def health(self) -> Response:
        """Whether the server lives."""
        return PlainTextResponse("alive\n")

    async def ready(self) -> Response:
        """Whether it can serve: 503 while its store does not answer, or it does not hear what other servers do."""
        if await answers_in(self.store) is None:
            return PlainTextResponse("no store\n", 503)
        if not self.store.others.joined:
            return PlainTextResponse("deaf\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(self) -> Response:
        """Numbers for Prometheus."""
        found = gauges(self.tables, self.thinkers, await answers_in(self.store))
        found += measured(self.tables, self.thinkers, self.limits, self.cuts)
        return Response(exposition(found), headers={"Content-Type": FORMAT})

    # --- the table

    async def socket(self, socket: WebSocket) -> None:
        """Check who is asking, then let them in to their table."""
        token, address = visitors.token_of(socket), visitors.place_of(socket)
        try:
            self.names.check_origin(socket)
            self.limits.take("requests", visitors.visitor_of(token), address)
            if not self.store.others.joined:  # another server may, meanwhile
                raise NotPossible("not-written", 503)
        except NotPossible as error:  # a page that is told nothing tries again by itself
            await socket.send_denial_response(refused(error, language_of(socket)))
            return
        with contextlib.suppress(WebSocketDisconnect, OSError):  # they went away meanwhile
            try:
                caller = await self.people.behind(token)
                check_welcome(caller.person)
                with self.limits.page(visitors.visitor_of(token), address):
                    await self._serve(socket, caller, address)
            except TikalError as error:
                await sockets.turn_away(socket, error)
            except StoreError as error:
                log.error("%s: %s", socket.url.path, error, extra={"table": socket.path_params["id"]})
                await socket.close(sockets.FAILED)

    async def _serve(self, socket: WebSocket, caller: Caller, address: str) -> None:
        visitor = caller.visitor

        def allow(what: str, count: int) -> None:
            self.limits.take(what, visitor, address, count)

        if visitor:
            self.thinkers.calls_from(visitor, address)
        async with contextlib.AsyncExitStack() as stack:
            async with self.limits.turn(visitor, address):
                table = await stack.enter_async_context(self.tables.use(socket.path_params["id"]))
            again = await self.tables.rematch_of(table.id) if table.session.game.is_over else ""
            host = caller.person is not None and caller.person.role == OF_HOUSE
            await sockets.serve(socket, visitor, table, again, allow, host)


def asked(request: Request) -> dict[str, str]:
    """Return what somebody wanted, as fields of a log."""
    return {"method": request.method, "path": request.url.path}


def refused(error: TikalError, language: str) -> Response:
    """Return why something is not done."""
    status = error.status if isinstance(error, NotPossible) else 422
    response = answer(lobby.Failure(refusal_of(error, language)), status)
    if isinstance(error, TooFast):
        response.headers["Retry-After"] = str(error.seconds)
    return response


def dress(response: Response, host: str) -> None:
    """Add the headers that every answer has; what does not say otherwise is for one visitor only."""
    response.headers.setdefault("Cache-Control", "no-store, private")
    response.headers["Content-Security-Policy"] = POLICY.format(host=host if HOST.fullmatch(host) else "localhost")
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "same-origin"
    response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"


#: Every address of the server but its websocket and the files of the page.
CALLS = (
    *(Call("GET", path, House.index, media=HTML, tagged=True, renews=True) for path in PAGES),
    Call("GET", "/api/home", House.home),
    Call("GET", "/api/games", House.games),
    Call("POST", "/api/tables", House.create, 201, (409, 422), costs="tables"),
    Call("POST", "/api/lessons", House.learn, 201, (409, 422), costs="tables"),
    Call("DELETE", "/api/tables/{id}", House.delete, 200, (409, 422)),
    Call("POST", "/api/tables/{id}/leave", House.leave, 200, (409, 422)),
    Call("POST", "/api/tables/{id}/return", House.come_back, 200, (422,)),
    Call("POST", "/api/tables/{id}/rematch", House.rematch, 201, (409, 422), costs="tables"),
    Call("POST", "/api/tables/{id}/seats/{seat}", House.fill, 200, (409, 422)),
    Call("GET", "/api/tables/{id}/record", House.record, 200, (422,), media=TEXT, costs="work"),
    Call("GET", "/api/tables/{id}/proof", House.proof, 200, (409, 422), packs=True, costs="work"),
    Call("GET", "/api/tables/{id}/film", House.film, 200, (422,), sends=Film, tagged=True, costs="work"),
    Call("POST", "/api/tables/{id}/play-on", House.play_on, 201, (409, 422), costs="tables"),
    Call("POST", "/api/records", House.upload, 201, (409, 422), costs="tables"),
    Call("GET", "/api/rules/{edition}", House.rules, packs=True, costs="work"),
    Call("GET", "/api/components/{edition}", House.components, 200, (422,), media=TOML),
    Call("POST", "/api/components/{edition}", House.check_components, 200, (422,), costs="work"),
    Call("GET", "/api/invitations/{token}", House.invitation, 200, (422,)),
    Call("POST", "/api/invitations/{token}", House.join, 200, (409, 410, 422)),
    *accounts.CALLS,
    *reminder_calls.CALLS,
    *club.CALLS,
    *PLAYER_CALLS,
    Call("GET", "/api/openapi.json", House.description, packs=True),
    Call("GET", "/api/messages.json", House.messages, packs=True),
    Call("GET", "/healthz", House.health, media=TEXT, watches=True),
    Call("GET", "/readyz", House.ready, media=TEXT, watches=True),
    Call("GET", "/metrics", House.metrics, media=TEXT, watches=True),
)
