"""Connections, before anybody has said who they are: how many there may be, and how long one may take to speak or read.

Whoever waits for the other side to send or to read something is *quiet*. When there are too many connections the one
that has been quiet the longest makes room, so that those who say nothing keep nobody out. Where nobody is quiet, a few
newcomers wait at the door until somebody is.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import struct
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.server import ServerProtocol

from tikal.server.letters import WINDOW, Letter
from tikal.server.limits import Rate, Tally

FIRST = 10.0  # seconds until the headers of a request have to be there
BODY = 30.0  # ... and what comes after them
UNREAD = 20.0  # ... and until somebody has to have read something of what was sent
MOST_BEHIND = 2 * 1024 * 1024  # bytes that may wait to be read
CHUNK = 16 * 1024  # bytes that are read at a time, so that nobody's flood keeps the others waiting
AT_THE_DOOR = 32  # callers who wait for room
PATIENCE = 5.0  # seconds that they do
TURN = 0.01  # ... and between one who is let in and the next: time to say something, so as not to be quiet
FRAMES = Rate(5000, 500)  # of one websocket: far more than any page sends
#: Why somebody is cut off: others need the room, they take too long, do not read, send too much or rubbish; or are not
#: let in, since it is full.
CUTS = ("room", "slow", "unread", "flood", "unreadable", "full")
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\n"
    b"Cache-Control: no-store\r\nConnection: close\r\n\r\n"
)

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def place(address: str) -> str:
    """Return what counts as one address; with IPv6 a household's network, since each has many addresses."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def in_both_families(networks: Iterable[Network]) -> list[Network]:
    """Return networks, those of IPv4 also as a server sees them that listens for both."""
    return [*networks, *(_mapped(network) for network in networks if network.version == 4)]


def _mapped(network: Network) -> Network:
    return ipaddress.ip_network(f"::ffff:{network.network_address}/{96 + network.prefixlen}")


def cut_off(transport: asyncio.Transport, cuts: Counter[str], why: str) -> None:
    """End a connection at once: the system too forgets what was not read."""
    cuts[why] += 1
    connected = transport.get_extra_info("socket")
    if connected is not None:
        with contextlib.suppress(OSError):
            connected.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


class Door:
    """Counts who is connected from where, and knows who is quiet."""

    def __init__(
        self, most: int, most_of_one: int, proxies: Sequence[Network] = (), cuts: Counter[str] | None = None
    ) -> None:
        """`cuts` counts who is cut off, or turned away."""
        self.cuts: Counter[str] = Counter() if cuts is None else cuts
        self.most = most  # connections in all
        self.most_of_one = most_of_one  # ... from one address
        self.proxies = tuple(proxies)  # behind these are many addresses
        self._count = 0
        self._open: dict[str, int] = {}
        self._quiet: dict[Caller, None] = {}  # the longest first
        self._quiet_of: dict[str, dict[Caller, None]] = {}
        self._waiting: dict[Caller, float] = {}  # at the door, until when

    def is_proxy(self, address: str) -> bool:
        """Whether a proxy that this server knows of is there."""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)

    def welcome(self, caller: Caller) -> None:
        """Let a newcomer in, now or as soon as there is room; tell them if there will be none."""
        if self._enter(caller):
            return
        if len(self._waiting) >= AT_THE_DOOR:
            self._turn_away(caller)
            return
        if not self._waiting:
            caller.loop.call_later(TURN, self._let_in, caller.loop)
        self._waiting[caller] = caller.loop.time() + PATIENCE
        caller.transport.pause_reading()

    def _let_in(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let in the first who can be, and no second one before the first could say something."""
        for caller, until in list(self._waiting.items()):
            if self._enter(caller):
                del self._waiting[caller]
                caller.transport.resume_reading()
                break
            if loop.time() > until:
                del self._waiting[caller]
                self._turn_away(caller)
        if self._waiting:
            loop.call_later(TURN, self._let_in, loop)

    def _turn_away(self, caller: Caller) -> None:
        self.cuts["full"] += 1
        caller.turn_away()

    def _enter(self, caller: Caller) -> bool:
        of_one = self._quiet_of.get(caller.place, {})
        crowded = self._open.get(caller.place, 0) >= self.most_of_one and not caller.is_proxy
        if crowded and not self._make_room(of_one):
            return False
        if self._count >= self.most and not self._make_room(self._quiet):
            return False
        self._count += 1
        self._open[caller.place] = self._open.get(caller.place, 0) + 1
        caller.inside = True
        self.wait_for(caller)
        return True

    def _make_room(self, quiet: Iterable[Caller]) -> bool:
        longest = next(iter(quiet), None)
        if longest is None:
            return False
        self.leave(longest)
        cut_off(longest.transport, self.cuts, "room")
        return True

    def wait_for(self, caller: Caller) -> None:
        """It is up to them now to say or to read something."""
        self.attend(caller)
        if caller.inside:
            self._quiet[caller] = None
            self._quiet_of.setdefault(caller.place, {})[caller] = None

    def attend(self, caller: Caller) -> None:
        """It is up to us now."""
        self._quiet.pop(caller, None)
        of_one = self._quiet_of.get(caller.place)
        if of_one is not None:
            of_one.pop(caller, None)
            if not of_one:
                del self._quiet_of[caller.place]

    def leave(self, caller: Caller) -> None:
        """Somebody has gone."""
        self.attend(caller)
        self._waiting.pop(caller, None)
        if caller.inside:
            caller.inside = False
            self._count -= 1
            self._open[caller.place] -= 1
            if not self._open[caller.place]:
                del self._open[caller.place]

    def sweep(self, connections: Iterable[Any], now: float) -> None:
        """End the connections of those who take too long."""
        for connection in list(connections):
            if isinstance(connection, (Caller, Wire)) and connection.takes_too_long(now):
                cut_off(connection.transport, self.cuts, "slow")


class Reading:
    """Whether the other side reads what it is sent."""

    def __init__(self) -> None:
        self._unread = 0
        self._since = 0.0

    def stopped(self, transport: asyncio.Transport, now: float) -> bool:
        """Whether nothing was read for too long, or far too much waits to be."""
        unread = transport.get_write_buffer_size()
        if not unread or unread < self._unread or not self._unread:
            self._since = now
        self._unread = unread
        return unread > MOST_BEHIND or now - self._since > UNREAD


class Caller(H11Protocol):
    """A connection that asks for pages. It has to say what it wants in time, and may become a websocket."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self.door = door
        self.place = ""
        self.is_proxy = False
        self.inside = False  # it is counted
        self._begun = False  # there is a part of a request
        self._asked = False  # there was a whole one before
        self._since = 0.0
        self._reading = Reading()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._since = self.loop.time()
        address = self.client[0] if self.client else ""
        self.place, self.is_proxy = place(address), self.door.is_proxy(address)
        self.door.welcome(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self.door.leave(self)

    def turn_away(self) -> None:
        """There is no room."""
        self.transport.write(FULL)
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        before = self.conn.their_state
        super().data_received(data)
        state = self.conn.their_state
        if state is not before:
            self._since, self._begun, self._asked = self.loop.time(), False, True
        elif state is h11.IDLE and not self._begun:
            self._since, self._begun = self.loop.time(), True
        if state is not h11.IDLE and state is not h11.SEND_BODY:
            self.door.attend(self)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._since, self._begun = self.loop.time(), False
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.door.wait_for(self)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.door.wait_for(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.cycle is not None and not self.cycle.response_complete:
            self.door.attend(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.door.attend(self)
        super().handle_websocket_upgrade(event)
        wire = self.transport.get_protocol()
        if isinstance(wire, Wire):
            wire.caller = self

    def send_400_response(self, msg: str) -> None:
        if self.cycle is not None:
            self.cycle.disconnected = True  # whatever else it was about to be told
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            cut_off(self.transport, self.door.cuts, "unreadable")

    def takes_too_long(self, now: float) -> bool:
        """Whether what has to come has not come in time."""
        state = self.conn.their_state
        waited = now - self._since
        if state is h11.IDLE and (self._begun or not self._asked) and waited > FIRST:
            return True
        return (state is h11.SEND_BODY and waited > BODY) or self._reading.stopped(self.transport, now)


class Wire(WebSocketsSansIOProtocol):
    """A websocket. One that does not read, or sends far too much, is cut off.

    Besides what others can it takes `Letter`s, which are compressed already: see `letters.py`.
    """

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.conn = ServerProtocol(
            extensions=[ServerPerMessageDeflateFactory(True, True, client_max_window_bits=12)],
            max_size=self.config.ws_max_size,
            logger=self.logger,
        )
        self._unpacks = False  # the other side can read what is compressed
        self.caller: Caller | None = None  # what it was before
        self._frames = Tally(FRAMES)
        self._reading = Reading()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if hasattr(transport, "max_size"):
            transport.max_size = CHUNK

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.caller is not None:
            self.caller.door.leave(self.caller)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._unpacks = any(
                isinstance(extension, PerMessageDeflate) and extension.local_max_window_bits == WINDOW
                for extension in self.conn.extensions
            )
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions["cut off"] = partial(self._cut_off, "unread")
            extensions["post"] = self.post

    def _cut_off(self, why: str) -> None:
        cut_off(self.transport, self.caller.door.cuts if self.caller is not None else Counter(), why)

    def handle_events(self) -> None:
        if self._frames.take(self.loop.time(), len(self.conn.events)):
            self._cut_off("flood")
        else:
            super().handle_events()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_BEHIND:  # they ask whether we are there and do not listen
            self._cut_off("unread")

    def send_receive_event_to_app(self) -> None:
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            self.conn.fail(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # they did not wait for an answer: there is no way to say so yet
            self._cut_off("unreadable")
        else:
            super().handle_parser_exception()

    def post(self, letter: Letter) -> bool:
        """Send a letter at once; return False if it has to wait, or there is nobody to send it to."""
        if not self.handshake_complete or self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        self.transport.write(letter.frame(self._unpacks))
        return True

    async def send(self, message: Any) -> None:
        if not self.handshake_complete and self.transport.is_closing():  # they have gone before we could open
            self.handshake_complete = self.disconnected = True
        letter: Letter | None = message.get("letter")
        if letter is None:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        self.post(letter)

    def takes_too_long(self, now: float) -> bool:
        """Whether nothing is read of what was sent."""
        return self._reading.stopped(self.transport, now)
