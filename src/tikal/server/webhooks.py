"""Webhooks: a small signed message to an address that somebody chose, and never to one inside our own network.

A name is looked up once, what it leads to is checked, and the connection goes to that very address. No answer leads
anywhere else, nothing of it is read but whether the message was taken, and all together may last only so long.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import re
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from tikal import __version__
from tikal.server.apart import apart
from tikal.server.words import NotPossible

SECONDS = 8.0  # that everything may last: looking up, connecting, sending, the answer
TRIES = 2
PAUSE = 2.0  # seconds before the second
MOST_READ = 4096  # bytes of an answer
MOST_ADDRESS = 500
PORTS = (80, 443, 8080, 8443)
SIGNATURE = "Tikal-Signature"

_WRITTEN = re.compile(r"https?://[!-~]+", re.ASCII | re.IGNORECASE)
_STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})[ \r]")
#: The only part of IPv6 that is given out, and in it what leads to IPv4, is for trying things out, or for no machine.
_GLOBAL = ip_network("2000::/3")
_NOT_GLOBAL = tuple(map(ip_network, ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")))
_looking = threading.Semaphore(16)  # names at the same time

Address = IPv4Address | IPv6Address


class Door(NamedTuple):
    """Where a message goes: what a name led to."""

    host: str
    port: int
    path: str
    secure: bool


def is_public(address: Address) -> bool:
    """Whether an address is one of the whole internet, and of one machine."""
    if isinstance(address, IPv6Address):
        return address in _GLOBAL and address.is_global and not any(address in part for part in _NOT_GLOBAL)
    return address.is_global and not address.is_multicast and not address.is_reserved and not address.is_unspecified


async def look_up(host: str, port: int) -> list[str]:
    """Return the addresses of a name.

    Whoever keeps a name can let that last long: it is done in a thread that nobody else needs and nobody waits for.

    :raises OSError: if there are none, or too many names are being looked up.
    """

    def work() -> list[str]:
        try:
            return [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, proto=socket.IPPROTO_TCP)]
        except ValueError as error:
            raise OSError from error

    return await apart(_looking, work)


class Rule(NamedTuple):
    """Where messages may go, and how names are looked up."""

    allows: Callable[[Address], bool] = is_public
    ports: tuple[int, ...] = PORTS  # none: any
    look_up: Callable[[str, int], Awaitable[list[str]]] = look_up


class Webhooks:
    """Sends messages to addresses that people chose."""

    def __init__(self, rule: Rule | None = None, trust: ssl.SSLContext | None = None, seconds: float = SECONDS) -> None:
        self.rule = rule or Rule()
        self.seconds = seconds
        self._trust = trust or ssl.create_default_context()

    def door(self, url: str) -> Door:
        """Return where an address leads.

        :raises NotPossible: if it is none that may be told anything.
        """
        if not url.isascii() or len(url) > MOST_ADDRESS or not _WRITTEN.fullmatch(url):
            raise NotPossible("webhook-address", 422)
        try:
            parts = urlsplit(url)
            secure = parts.scheme == "https"
            host, port = parts.hostname or "", parts.port or (443 if secure else 80)
        except ValueError:
            raise NotPossible("webhook-address", 422) from None
        if not host or parts.username is not None or parts.password is not None or "#" in url or "%" in host:
            raise NotPossible("webhook-address", 422)
        if self.rule.ports and port not in self.rule.ports:
            raise NotPossible("webhook-port", 422, port=str(port), ports=", ".join(map(str, self.rule.ports)))
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Door(host, port, path, secure)

    async def send(self, url: str, secret: str, body: bytes, at: int) -> None:
        """Send a message, once more if it is not taken.

        :raises NotPossible: if it was not taken.
        """
        for attempt in range(1, TRIES + 1):
            try:
                await self.try_once(url, secret, body, at)
                return
            except NotPossible as error:
                if attempt == TRIES or error.code != "webhook-failed":
                    raise
            await asyncio.sleep(PAUSE)

    async def try_once(self, url: str, secret: str, body: bytes, at: int) -> None:
        """Send a message.

        :raises NotPossible: if it was not taken.
        """
        door = self.door(url)
        try:
            async with asyncio.timeout(self.seconds):
                status = await self._post(door, await self._checked(door), secret, body, at)
        except TimeoutError:
            raise NotPossible("webhook-failed", reason="time") from None
        except ssl.SSLError:
            raise NotPossible("webhook-failed", reason="tls") from None
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            raise NotPossible("webhook-failed", reason="connection") from None
        if not 200 <= status < 300:
            raise NotPossible("webhook-failed", reason=str(status))

    async def _checked(self, door: Door) -> str:
        """Return the address that a name leads to.

        :raises NotPossible: if one of those that it leads to is not to be told anything.
        """
        try:
            found = await self.rule.look_up(door.host, door.port)
            addresses = [ip_address(text) for text in found]
        except (OSError, ValueError):
            raise NotPossible("webhook-failed", reason="name") from None
        if not addresses or not all(map(self.rule.allows, addresses)):
            raise NotPossible("webhook-private", 422)
        return str(addresses[0])

    async def _post(self, door: Door, address: str, secret: str, body: bytes, at: int) -> int:
        """Send a message to an address that was checked; return the status of the answer."""
        secured = {"ssl": self._trust, "server_hostname": door.host} if door.secure else {}
        reader, writer = await asyncio.open_connection(address, door.port, limit=MOST_READ, **secured)  # type: ignore[arg-type]
        try:
            writer.write(_head(door, secret, body, at) + body)
            await writer.drain()
            found = _STATUS.match(await reader.readuntil(b"\n"))
            return int(found[1]) if found else 0
        finally:
            writer.transport.abort()
            with contextlib.suppress(Exception):
                await writer.wait_closed()


def _head(door: Door, secret: str, body: bytes, at: int) -> bytes:
    usual = door.port == (443 if door.secure else 80)
    host = f"[{door.host}]" if ":" in door.host else door.host
    lines = (
        f"POST {door.path} HTTP/1.1",
        f"Host: {host}" + ("" if usual else f":{door.port}"),
        f"User-Agent: tikal/{__version__}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        f"{SIGNATURE}: t={at},v1={signature(secret, body, at)}",
        "Connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode("ascii")


def signature(secret: str, body: bytes, at: int) -> str:
    """Return what shows that a message of that moment is from whoever knows the secret."""
    return hmac.new(secret.encode(), f"{at}.".encode() + body, sha256).hexdigest()
