"""The websocket of a table: one guest's messages in, everybody's news out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
from msgspec import json
from starlette.websockets import WebSocket, WebSocketDisconnect

from tikal.core.errors import TikalError
from tikal.server import protocol
from tikal.server.audience import FOR_GOOD
from tikal.server.connections import MOST_BEHIND
from tikal.server.lesson_view import wrong_try
from tikal.server.letters import Letter
from tikal.server.session import NotTheStep
from tikal.server.store import StoreError
from tikal.server.table import Table
from tikal.server.words import NotPossible, Refusal, Text, language_of, refusal_of, refuse

log = logging.getLogger(__name__)

PATH = "/ws/{id}"
LONGEST = 16 * 1024  # bytes of one message; longer ones are refused
HARD_LIMIT = 64 * 1024  # longer ones close the connection
DEAR = (protocol.Look, protocol.Review, protocol.Plan)
LOOK = 4  # messages that each of these counts for
FAILED = 1011  # close codes
REFUSED = 4000  # and the status that a request would be answered with
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)

#: Counts messages, or hints; raises `TooFast` if there were too many.
Allow = Callable[[str, int], None]

_decoder = json.Decoder(protocol.ClientMessage)


class _Id(msgspec.Struct):
    """As much of a message as is needed to answer it."""

    id: int


class Guest:
    """One connection. What it is slow to read waits in line and holds up nobody; one that never reads is cut off."""

    def __init__(self, socket: WebSocket, visitor: str, allow: Allow) -> None:
        self.socket = socket
        self.visitor = visitor
        self.language = language_of(socket)
        self._allow = allow
        self._post: Callable[[Letter], bool] = socket.scope["extensions"]["post"]
        self._line: asyncio.Queue[Letter | None] = asyncio.Queue()
        self._behind = 0  # bytes in line
        self._lost = False
        self._code = FOR_GOOD

    def send(self, letter: Letter) -> None:
        """Let a message go out; never waits."""
        if self._behind > MOST_BEHIND:
            self._cut_off()
        if not self._lost and (self._behind or not self._post(letter)):
            self._behind += len(letter)
            self._line.put_nowait(letter)

    def _cut_off(self) -> None:
        """Cut off a connection that cannot be closed properly, since nothing is read at the other end."""
        if not self._lost:
            self._lost = True
            self._line = asyncio.Queue()
            self.socket.scope["extensions"]["cut off"]()

    def dismiss(self, code: int) -> None:
        """Close the connection once everything has gone out."""
        self._code = code
        self._line.put_nowait(None)

    async def write(self) -> None:
        """Send what is in line until dismissed."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (letter := await self._line.get()) is not None:
                await self.socket.send({"type": "websocket.send", "letter": letter})
                self._behind -= len(letter)
            await self.socket.close(self._code)

    async def read(self, table: Table) -> None:
        """Answer messages until the connection ends, including those that arrived just before."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._answer(table, message.get("text"))

    async def _answer(self, table: Table, text: str | None) -> None:
        id: int | None = None
        try:
            if text is None:
                raise NotPossible("message-unreadable", reason="binary")
            if len(text.encode()) > LONGEST:
                raise NotPossible("message-too-long", most=LONGEST)
            try:
                request: protocol.ClientMessage = _decoder.decode(text)
            except UNREADABLE as error:
                id = _id_of(text)
                raise NotPossible("message-unreadable", reason=str(error)[:200]) from None
            id = request.id
            self._allow("messages", LOOK if isinstance(request, DEAR) else 1)
            if isinstance(request, (protocol.Advise, protocol.Review)):
                self._allow("hints", 1)
            if isinstance(request, (protocol.Say, protocol.Tie, protocol.Report)):
                self._allow("chat", 1)
            await table.do(self, request)
        except NotTheStep as error:
            self._refuse(table, id, refusal_of(error, self.language), wrong_try(table.session, error, self.language))
        except TikalError as error:
            self._refuse(table, id, refusal_of(error, self.language))
        except StoreError as error:
            log.error("Table %s: %s", table.id, error, extra={"table": table.id})
            self._refuse(table, id, refuse("not-written", self.language))
        except Exception:  # a mistake of ours must not cost anybody the game
            log.exception("Table %s", table.id, extra={"table": table.id})
            self._refuse(table, id, refuse("server-error", self.language))

    def _refuse(self, table: Table, id: int | None, refusal: Refusal, wrong: protocol.WrongTry | None = None) -> None:
        self.send(Letter(protocol.Refused(id, refusal, table.session.seq, wrong)))


def _id_of(text: str) -> int | None:
    """Return the id of a message that is otherwise unreadable."""
    try:
        return json.decode(text, type=_Id).id
    except UNREADABLE:
        return None


async def serve(socket: WebSocket, visitor: str, table: Table, again: str, allow: Allow, host: bool) -> None:
    """Serve one connection until it ends; `again` is the table where the game is played once more, if it is.

    A `host` of the house is told that they are one.
    """
    await socket.accept()
    guest = Guest(socket, visitor, allow)
    writing = asyncio.create_task(guest.write())
    try:
        await table.enter(guest)
        if again:
            guest.send(Letter(protocol.Rematch(again)))
        if host:
            guest.send(Letter(protocol.HostOfHouse()))
        await guest.read(table)
    finally:
        table.leave(guest)
        writing.cancel()
        await asyncio.wait([writing])


async def turn_away(socket: WebSocket, error: TikalError) -> None:
    """Say why somebody cannot be connected, then close: browsers do not show the answer to a handshake."""
    await socket.accept()
    letter = Letter(protocol.Gone(Text(error.code, refusal_of(error, language_of(socket)).facts)))
    await socket.send({"type": "websocket.send", "letter": letter})
    await socket.close(REFUSED + (error.status if isinstance(error, NotPossible) else 404))
