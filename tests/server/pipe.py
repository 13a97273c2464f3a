"""A way to a PostgreSQL server that can be cut."""

from __future__ import annotations

import contextlib
import selectors
import socket
import threading
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit

NAME = ".s.PGSQL.5432"


class Pipe:
    """Passes on what goes to a database and what comes back; while it is cut, nothing."""

    def __init__(self, url: str, folder: Path) -> None:
        parts = urlsplit(url)
        query = dict(parse_qsl(parts.query))
        self._target = Path(query["host"]) / NAME
        self.url = parts._replace(query=urlencode(query | {"host": str(folder)})).geturl()
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(folder / NAME))
        self._door.listen()
        self.greetings: list[bytes] = []  # what was said first on each connection
        self._new: set[socket.socket] = set()
        self._cut = threading.Event()
        self._closed = threading.Event()
        self._pairs: dict[socket.socket, socket.socket] = {}
        self._ears = selectors.DefaultSelector()
        self._ears.register(self._door, selectors.EVENT_READ)
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def cut(self) -> None:
        """Let nothing through; nobody is told."""
        self._cut.set()

    def mend(self) -> None:
        """Let everything through; whoever was connected has to connect again."""
        self._cut.clear()

    def close(self) -> None:
        self._closed.set()
        self._thread.join()
        for end in (self._door, *self._pairs):
            end.close()

    def _run(self) -> None:
        was_cut = False
        while not self._closed.is_set():
            if self._cut.is_set():
                was_cut = True
                self._closed.wait(0.02)
                continue
            if was_cut:
                was_cut = False
                for end in list(self._pairs):
                    self._drop(end)
            for key, _ in self._ears.select(0.02):
                assert isinstance(key.fileobj, socket.socket)
                if not self._cut.is_set():
                    self._serve(key.fileobj)

    def _serve(self, end: socket.socket) -> None:
        if end is self._door:
            ends = self._door.accept()[0], socket.socket(socket.AF_UNIX)
            ends[1].connect(str(self._target))
            self._new.add(ends[0])
            for one, other in (ends, ends[::-1]):
                self._pairs[one] = other
                self._ears.register(one, selectors.EVENT_READ)
        elif end in self._pairs:
            data = b""
            with contextlib.suppress(OSError):
                data = end.recv(65536)
                if end in self._new:
                    self._new.discard(end)
                    self.greetings.append(data)
                self._pairs[end].sendall(data)
            if not data:
                self._drop(end)

    def _drop(self, end: socket.socket) -> None:
        for one in (end, self._pairs.get(end)):
            if one is not None and one in self._pairs:
                self._ears.unregister(one)
                del self._pairs[one]
                one.close()
