"""Who is asking: a browser is known by one secret cookie, and only pages of this server may use it."""

from __future__ import annotations

import hashlib
import ipaddress
import re
import secrets
import socket
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tikal.server.connections import place
from tikal.server.words import NotPossible

COOKIE = "tikal"
YEAR = 365 * 24 * 3600
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
NOBODY = ""  # without a cookie one can only look


def token_of(connection: HTTPConnection) -> str:
    """Return the secret that a browser sent, or "" if it sent none that can be one."""
    token = connection.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else ""


def new_token() -> str:
    """Return a secret for a browser that has none yet."""
    return secrets.token_urlsafe(32)


def visitor_of(token: str) -> str:
    """Return the name under which a browser is kept: nobody can tell its secret from that."""
    return hashlib.sha256(token.encode()).hexdigest() if token else NOBODY


def alias_of(visitor: str) -> str:
    """Return what stands for a visitor where others see it: nobody can tell from it who that is, or act as them."""
    return hashlib.sha256(f"alias of {visitor}".encode()).hexdigest()[:24] if visitor else NOBODY


def place_of(connection: HTTPConnection) -> str:
    """Return the address that somebody calls from, as it is counted."""
    return place(connection.client.host) if connection.client else ""


def renew(request: Request, token: str) -> None:
    """Let the browser that asks have another secret from now on."""
    request.state.token = token


def given(request: Request) -> str:
    """Return the secret that the browser was given by `renew`, or ""."""
    return str(getattr(request.state, "token", ""))


def give_cookie(response: Response, token: str, secure: bool) -> None:
    """Let the browser keep its secret, out of reach of scripts."""
    response.set_cookie(COOKIE, token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)


class Names:
    """The names by which this server may be called. Others could be another site's that leads here."""

    def __init__(self, allowed: tuple[str, ...] = ()) -> None:
        self.allowed = {name.lower().rstrip(".") for name in (*allowed, "localhost", socket.gethostname())}

    def knows(self, host: str) -> bool:
        """Whether a Host header names this server: an address, or one of its names."""
        name = _name(host)
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in self.allowed or (name.removesuffix(".local") in self.allowed and name.endswith(".local"))
        return True

    def check_host(self, connection: HTTPConnection) -> None:
        """See that the request was meant for this server.

        :raises NotPossible: if not.
        """
        host = connection.headers.get("host", "")
        if not self.knows(host):
            raise NotPossible("foreign-host", 421, name=host[:80])

    def check_origin(self, connection: HTTPConnection) -> None:
        """See that the page that asks is one of this server's.

        :raises NotPossible: if not.
        """
        try:
            origin = urlsplit(connection.headers.get("origin", ""))
        except ValueError:
            raise NotPossible("foreign-origin", 403) from None
        host = connection.headers.get("host", "")
        if origin.scheme not in ("http", "https") or origin.netloc.lower() != host.lower() or not self.knows(host):
            raise NotPossible("foreign-origin", 403)


def _name(host: str) -> str:
    """Return a Host header without its port and brackets."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""
