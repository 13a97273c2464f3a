"""Servers outside, in a thread each: receivers of webhooks, good ones and those who mean harm."""

from __future__ import annotations

import hmac
import socket
import ssl
import threading
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Generic, NamedTuple, Self, TypeVar

from msgspec import json

from tests.server.house import PATIENCE
from tikal.server.webhooks import Rule

T = TypeVar("T")
ANYWHERE = Rule(allows=lambda address: True, ports=())  # tests have only addresses of their own computer


class Received(NamedTuple):
    """A request as it came."""

    first: str
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = json.decode(self.body)
        return found

    def signed_with(self, secret: str) -> bool:
        at, _, mac = self.headers["tikal-signature"].removeprefix("t=").partition(",v1=")
        return hmac.new(secret.encode(), f"{at}.".encode() + self.body, sha256).hexdigest() == mac


def fine(connection: socket.socket) -> None:
    connection.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")


class Local(Generic[T]):
    """A server of this computer, in a thread, that keeps what it gets."""

    def __init__(self) -> None:
        self.got: list[T] = []
        self.connections = 0
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._thread.join()

    def _run(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            self.connections += 1
            connection.settimeout(PATIENCE)
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection: socket.socket) -> None:
        """Talk with whoever has connected."""
        raise NotImplementedError

    def wait(self, count: int) -> T:
        """Wait until it has so many; return the last."""
        end = time.monotonic() + PATIENCE
        while len(self.got) < count:
            assert time.monotonic() < end, self.got
            time.sleep(0.02)
        assert len(self.got) == count, self.got
        return self.got[-1]


class Receiver(Local[Received]):
    """Receives webhooks, and answers as it is told to."""

    def __init__(self, answer: Callable[[socket.socket], None] = fine, secured: ssl.SSLContext | None = None) -> None:
        self._answer, self._secured = answer, secured
        super().__init__()
        self.url = f"http://127.0.0.1:{self.port}/hook?room=7"

    def _serve(self, connection: socket.socket) -> None:
        try:
            with self._secured.wrap_socket(connection, server_side=True) if self._secured else connection as wire:
                self.got.append(_read(wire))
                self._answer(wire)
        except OSError:
            return


def _read(connection: socket.socket) -> Received:
    data = b""
    while b"\r\n\r\n" not in data:
        data += connection.recv(4096) or _broken()
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    while len(body) < int(headers["content-length"]):
        body += connection.recv(4096) or _broken()
    return Received(first, headers, body)


def _broken() -> bytes:
    raise OSError
