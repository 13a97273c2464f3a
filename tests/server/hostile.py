"""Callers who do not behave: bytes on a socket, sent or not, read or not."""

from __future__ import annotations

import socket
import struct
import time
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import urlsplit

from msgspec import json

TEXT, BINARY, CLOSE, PING, PONG, CONTINUED = 1, 2, 8, 9, 10, 0
ESTABLISHED = 1  # the state of a connection, for Linux
SOON = 1.0  # seconds within which everybody else has to be answered


def frame(opcode: int, data: bytes, last: bool = True, packed: bool = False) -> bytes:
    """Return a frame as a browser sends it, under a mask that changes nothing."""
    first = opcode | (0x80 if last else 0) | (0x40 if packed else 0)
    if len(data) < 126:
        head = struct.pack("!BB", first, 0x80 | len(data))
    elif len(data) < 65536:
        head = struct.pack("!BBH", first, 0x80 | 126, len(data))
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, len(data))
    return head + bytes(4) + data


def message(type: str, id: int = 1, **fields: Any) -> bytes:
    """Return a message to a table, in its frame."""
    return frame(TEXT, json.encode({"type": type, "id": id} | fields))


class Caller:
    """A connection on which anything can be sent, and nothing is read unless asked for."""

    opened: ClassVar[set[Caller]] = set()

    def __init__(self, url: str, origin: str = "127.0.0.1", buffer: int = 0) -> None:
        parts = urlsplit(url)
        self.host = parts.netloc
        self.socket = socket.socket()
        self.opened.add(self)
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.bind((origin, 0))
        self.socket.settimeout(30)
        self.socket.connect((parts.hostname, parts.port))

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def open_table(self, table: str, cookie: str = "", extra: str = "") -> None:
        """Ask for a websocket, and read the answer to that."""
        self.send(
            f"GET /ws/{table} HTTP/1.1\r\nHost: {self.host}\r\nOrigin: http://{self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: tikal={cookie}\r\n{extra}\r\n".encode()
        )
        heard = b""
        while b"\r\n\r\n" not in heard:
            more = self.socket.recv(1)
            assert more, heard
            heard += more
        assert b" 101 " in heard, heard

    def rest(self) -> bytes:
        """Return everything that comes until the other side closes."""
        heard = b""
        try:
            while more := self.socket.recv(65536):
                heard += more
        except ConnectionError:
            pass
        return heard

    def rest_soon(self) -> bytes:
        """Return what comes before it has been quiet for a moment."""
        self.socket.settimeout(0.2)
        try:
            return self.rest()
        except TimeoutError:
            return b""
        finally:
            self.close()

    def is_cut_off(self) -> bool:
        """Whether the other side has ended the connection; nothing is read."""
        return self.socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] != ESTABLISHED

    def ends(self) -> bool:
        """Whether the other side ends the connection; nothing is read."""
        for _ in range(600):
            if self.is_cut_off():
                return True
            time.sleep(0.1)
        return False

    def reset(self) -> None:
        """Go without a word."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.close()

    def close(self) -> None:
        self.socket.close()
        self.opened.discard(self)


def memory(process: int, line: str = "VmHWM") -> int:
    """Return how much memory a process has needed at most, in bytes."""
    for found in Path(f"/proc/{process}/status").read_text("utf-8").splitlines():
        if found.startswith(line):
            return int(found.split()[1]) * 1024
    raise ValueError(process)


def memory_now(process: int) -> int:
    """Return how much memory a process needs now, in bytes."""
    return memory(process, "VmRSS")


def busy(process: int) -> float:
    """Return how many seconds a process has worked."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100
