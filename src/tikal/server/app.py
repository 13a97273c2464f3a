"""The web application: which address leads to what, and the rules of the house for all of them."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from msgspec import json
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tikal.core.errors import TikalError
from tikal.editions import registry
from tikal.record.tgn import write_tgn
from tikal.server import lobby, sockets, visitors
from tikal.server.connections import place
from tikal.server.home import games, home
from tikal.server.limits import Limits, TooFast
from tikal.server.pages import Pages
from tikal.server.replays import Replays
from tikal.server.rulebook import rule_book
from tikal.server.store import Store, StoreError
from tikal.server.tables import Tables
from tikal.server.thinkers import Thinkers
from tikal.server.visitors import Names
from tikal.server.words import NotPossible, language_of, refusal_of, refuse
from tikal.titles import title

log = logging.getLogger(__name__)

LONGEST_BODY = 256 * 1024  # bytes: a long game as TGN has a tenth of that
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self' ws://{host} wss://{host}; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

PAGES = ("/", "/new", "/table/{id}", "/join/{token}", "/replay/{id}", "/replay/{id}/{number:int}")
HOST = re.compile(r"[\w.\-\[\]:]{1,255}", re.ASCII)

T = TypeVar("T")
Handler = Callable[[Request, str], Awaitable[Response]]


class House:
    """One server: tables, bots, pages, and the names it goes by."""

    def __init__(self, store: Store, thinkers: Thinkers, pages: Pages, names: Names, limits: Limits) -> None:
        self.store = store
        self.thinkers = thinkers
        self.tables = Tables(store, thinkers, limits.kept)
        self.replays = Replays(self.tables)
        self.pages = pages
        self.names = names
        self.limits = limits

    def app(self, on_start: Callable[[], None] = lambda: None) -> Starlette:
        """Return the application; `on_start` is called when it is ready."""

        @asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            self.thinkers.start()
            resuming = asyncio.create_task(self.tables.resume())
            on_start()
            try:
                yield
            finally:
                resuming.cancel()
                await self.tables.stop()
                self.thinkers.stop()
                await self.store.close()

        page = self.route(self.index, renews=True)
        routes = [
            *(Route(path, page) for path in PAGES),
            Route("/api/home", self.route(self.home)),
            Route("/api/games", self.route(self.games)),
            Route("/api/tables", self.route(self.create, "tables"), methods=["POST"]),
            Route("/api/tables/{id}", self.route(self.delete), methods=["DELETE"]),
            Route("/api/tables/{id}/leave", self.route(self.leave), methods=["POST"]),
            Route("/api/tables/{id}/rematch", self.route(self.rematch, "tables"), methods=["POST"]),
            Route("/api/tables/{id}/seats/{seat}", self.route(self.fill), methods=["POST"]),
            Route("/api/tables/{id}/record", self.route(self.record, "work")),
            Route("/api/tables/{id}/film", self.route(self.film, "work")),
            Route("/api/tables/{id}/play-on", self.route(self.play_on, "tables"), methods=["POST"]),
            Route("/api/records", self.route(self.upload, "tables"), methods=["POST"]),
            Route("/api/rules/{edition}", self.route(self.rules, "work")),
            Route("/api/components/{edition}", self.route(self.components)),
            Route("/api/components/{edition}", self.route(self.check_components, "work"), methods=["POST"]),
            Route("/api/invitations/{token}", self.route(self.invitation)),
            Route("/api/invitations/{token}", self.route(self.join), methods=["POST"]),
            WebSocketRoute("/ws/{id}", self.socket),
            Route("/{name:path}", self.route(self.file)),
        ]
        return Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: self.wrong_way})

    def route(
        self, handler: Handler, costs: str = "", renews: bool = False
    ) -> Callable[[Request], Awaitable[Response]]:
        """Return a handler with what all of them share: checks, limits, cookie, refusals and headers.

        `costs` names another limit that counts it; it then waits for its turn. `renews` gives the cookie another year.
        """

        async def handle(request: Request) -> Response:
            known = visitors.token_of(request)
            token = known or visitors.new_token()
            try:
                self.names.check_host(request)
                if request.method not in ("GET", "HEAD"):
                    self.names.check_origin(request)
                asking = visitors.visitor_of(known), address_of(request)
                for what in ("requests", costs) if costs else ("requests",):
                    self.limits.take(what, *asking)
                visitor = visitors.visitor_of(token)
                if costs:
                    self.thinkers.calls_from(visitor, asking[1])
                async with self.limits.turn(*asking) if costs else contextlib.nullcontext():
                    response = await handler(request, visitor)
            except ClientDisconnect:  # nobody is there to be told
                return Response(status_code=400)
            except TikalError as error:
                response = refused(error, language_of(request))
            except StoreError as error:
                log.error("%s %s: %s", request.method, request.url.path, error)
                response = answer(lobby.Failure(refuse("not-written", language_of(request))), 503)
            except Exception:
                log.exception("%s %s", request.method, request.url.path)
                response = answer(lobby.Failure(refuse("server-error", language_of(request))), 500)
            dress(response, request.headers.get("host", ""))
            private = "private" in response.headers["Cache-Control"]  # no cache keeps another's cookie
            if private and response.status_code < 400 and (renews or not known):
                visitors.give_cookie(response, token, request.url.scheme == "https")
            return response

        return handle

    async def wrong_way(self, request: Request, error: Exception) -> Response:
        """Answer a request that no handler takes, such as one with the wrong method."""
        status = error.status_code if isinstance(error, HTTPException) else 404
        response = answer(lobby.Failure(refuse("no-such-page", language_of(request))), status)
        dress(response, request.headers.get("host", ""))
        return response

    # --- pages

    async def index(self, request: Request, visitor: str) -> Response:
        return self.pages.index(request)

    async def file(self, request: Request, visitor: str) -> Response:
        try:
            return self.pages.file(request, request.path_params["name"])
        except NotPossible:
            if "text/html" not in request.headers.get("accept", ""):
                raise
            return self.pages.lost(request)  # somebody at a browser mistyped an address

    # --- home

    async def home(self, request: Request, visitor: str) -> Response:
        return answer(await home(self.store, visitor))

    async def games(self, request: Request, visitor: str) -> Response:
        skip = request.query_params.get("skip", "0")
        return answer(await games(self.store, visitor, int(skip) if skip.isdecimal() and len(skip) < 10 else 0))

    async def create(self, request: Request, visitor: str) -> Response:
        return answer(await self.tables.create(visitor, await body(request, lobby.NewTable)), 201)

    async def delete(self, request: Request, visitor: str) -> Response:
        await self.tables.delete(visitor, request.path_params["id"])
        return answer({})

    async def leave(self, request: Request, visitor: str) -> Response:
        wanted = await body(request, lobby.Leave)
        await self.tables.give_up(visitor, request.path_params["id"], wanted)
        return answer({})

    async def rematch(self, request: Request, visitor: str) -> Response:
        await body(request, dict[str, str])
        return answer(await self.tables.rematch(visitor, request.path_params["id"]), 201)

    async def fill(self, request: Request, visitor: str) -> Response:
        wanted = await body(request, lobby.FillSeat)
        await self.tables.fill(visitor, request.path_params["id"], request.path_params["seat"], wanted)
        return answer({})

    async def record(self, request: Request, visitor: str) -> Response:
        id = request.path_params["id"]
        async with self.tables.use(id) as table, table.lock:
            record, viewer = table.audience.record(visitor)
        text = await asyncio.to_thread(lambda: write_tgn(record.seen_by(viewer)))
        name = f'inline; filename="tikal-{id}.tgn"'
        headers = {"Content-Type": "text/plain; charset=utf-8", "Content-Disposition": name}
        return Response(text, headers=headers)

    # --- watching

    async def film(self, request: Request, visitor: str) -> Response:
        known = request.headers.get("if-none-match", "")
        tag, film = await self.replays.film(visitor, request.path_params["id"], known)
        if film is None:
            return Response(status_code=304, headers={"ETag": tag})
        response = await asyncio.to_thread(packed, film, request.headers.get("accept-encoding", ""))
        response.headers["ETag"] = tag
        return response

    async def upload(self, request: Request, visitor: str) -> Response:
        return answer(await self.replays.upload(visitor, await body(request, lobby.NewRecord)), 201)

    async def play_on(self, request: Request, visitor: str) -> Response:
        wanted = await body(request, lobby.PlayOn)
        return answer(await self.replays.play_on(visitor, request.path_params["id"], wanted), 201)

    async def rules(self, request: Request, visitor: str) -> Response:
        auction = request.query_params.get("auction") == "yes"
        book = rule_book(request.path_params["edition"], auction)
        return packed(book, request.headers.get("accept-encoding", ""))

    async def components(self, request: Request, visitor: str) -> Response:
        file = title(registry.edition(request.path_params["edition"]).game).table().box_file()
        name = f'attachment; filename="{file.name}"'
        headers = {"Content-Type": "application/toml; charset=utf-8", "Content-Disposition": name}
        return Response(file.text, headers=headers)

    async def check_components(self, request: Request, visitor: str) -> Response:
        wanted, home = await body(request, lobby.BoxText), registry.edition(request.path_params["edition"])
        return answer(await asyncio.to_thread(title(home.game).table().check_box, home.id, wanted.components))

    # --- sitting down

    async def invitation(self, request: Request, visitor: str) -> Response:
        return answer(await self.tables.invitation(visitor, request.path_params["token"]))

    async def join(self, request: Request, visitor: str) -> Response:
        wanted = await body(request, lobby.Join)
        return answer(await self.tables.join(visitor, request.path_params["token"], wanted))

    # --- the table

    async def socket(self, socket: WebSocket) -> None:
        """Check who is asking, then let them in to their table."""
        visitor, address = visitors.visitor_of(visitors.token_of(socket)), address_of(socket)
        try:
            self.names.check_origin(socket)
            self.limits.take("requests", visitor, address)
        except TooFast as error:  # a page that is told nothing tries again by itself
            await socket.send_denial_response(refused(error, language_of(socket)))
            return
        except NotPossible:
            await socket.close()  # before it is open: the handshake is answered with 403
            return
        with contextlib.suppress(WebSocketDisconnect, OSError):  # they went away meanwhile
            try:
                with self.limits.page(visitor, address):
                    await self._serve(socket, visitor, address)
            except TikalError as error:
                await sockets.turn_away(socket, error)
            except StoreError as error:
                log.error("%s: %s", socket.url.path, error)
                await socket.close(sockets.FAILED)

    async def _serve(self, socket: WebSocket, visitor: str, address: str) -> None:
        def allow(what: str, count: int) -> None:
            self.limits.take(what, visitor, address, count)

        if visitor:
            self.thinkers.calls_from(visitor, address)
        async with contextlib.AsyncExitStack() as stack:
            async with self.limits.turn(visitor, address):
                table = await stack.enter_async_context(self.tables.use(socket.path_params["id"]))
            again = await self.tables.rematch_of(table.id) if table.session.game.is_over else ""
            await sockets.serve(socket, visitor, table, again, allow)


def address_of(connection: HTTPConnection) -> str:
    """Return the address that somebody calls from, as it is counted."""
    return place(connection.client.host) if connection.client else ""


def refused(error: TikalError, language: str) -> Response:
    """Return why something is not done."""
    status = error.status if isinstance(error, NotPossible) else 422
    response = answer(lobby.Failure(refusal_of(error, language)), status)
    if isinstance(error, TooFast):
        response.headers["Retry-After"] = str(error.seconds)
    return response


def answer(content: Any, status: int = 200) -> Response:
    """Return something as JSON."""
    return Response(json.encode(content), status, {"Content-Type": "application/json"})


def packed(content: Any, accepted: str) -> Response:
    """Return something long as JSON, compressed for those who can read that."""
    response = answer(content)
    if "gzip" in accepted:
        response.body = gzip.compress(bytes(response.body), 5)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
    response.headers["Vary"] = "Accept-Encoding"
    return response


async def body(request: Request, kind: type[T]) -> T:
    """Return what was sent.

    :raises NotPossible: if it is too long, not JSON, or something else.
    """
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise NotPossible("not-json", 415)
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LONGEST_BODY:
            raise NotPossible("message-too-long", 413, most=LONGEST_BODY)
    try:
        return json.decode(bytes(data), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotPossible("message-unreadable", 400, reason=str(error)[:200]) from None


def dress(response: Response, host: str) -> None:
    """Add the headers that every answer has; what does not say otherwise is for one visitor only."""
    response.headers.setdefault("Cache-Control", "no-store, private")
    response.headers["Content-Security-Policy"] = POLICY.format(host=host if HOST.fullmatch(host) else "localhost")
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "same-origin"
    response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
