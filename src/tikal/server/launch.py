"""Starting and stopping: the address, the port, the data file, and the browser."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import IO, Any, cast

import uvicorn

from tikal.bots.registry import prepare_programs
from tikal.core.errors import InvalidOption, RecordError
from tikal.server.app import House
from tikal.server.connections import AT_THE_DOOR, Caller, Door, Network, Wire, in_both_families
from tikal.server.limits import Limits
from tikal.server.pages import Pages, client_folder
from tikal.server.reminders import Outside
from tikal.server.sockets import HARD_LIMIT
from tikal.server.sqlite_store import SqliteStore
from tikal.server.store import Store
from tikal.server.thinkers import Thinkers
from tikal.server.visitors import Names

fcntl: ModuleType | None
resource: ModuleType | None
try:
    import fcntl
    import resource
except ImportError:  # not on this system: two servers on one file are then not told apart
    fcntl = resource = None

PORT = 8000
TRIES = 50  # ports, that one and the next ones, for who does not say which
ANYWHERE = ("0.0.0.0", "::", "")
PATIENCE = 3  # seconds that open requests get when the server stops
MOST_FILES = 65536  # connections among them
QUEUE = 256  # connections that wait to be accepted
UNSENT = 256 * 1024  # bytes that the system keeps for somebody who does not read them
# A collection stops every table for as long as it takes. Young objects are looked at twice, a few at a time, however
# many tables come at once; all of them seldom.
COLLECTIONS = (10_000, 4, 2_000)
OWN_FILES = 64  # that the server needs besides connections


def data_file() -> Path:
    """Return where the tables are kept unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME", "")
    data = Path(home) if os.path.isabs(home) else Path(os.path.expanduser("~")) / ".local" / "share"
    return data / "tikal" / "tables.sqlite3"


class Lock:
    """Only one server plays the tables of a file; it leaves its address for others to find.

    A database is for any number of servers: there is nothing to take.
    """

    def __init__(self, place: Path | str) -> None:
        """`place` is a file, or the address of a database."""
        self.place = place.resolve() if isinstance(place, Path) else place  # by whatever name it is called
        self._held: IO[str] | None = None

    def take(self) -> str:
        """Take the file; return "", or the address of the server that has it.

        :raises RecordError: if there can be no such file.
        """
        if isinstance(self.place, str):
            return ""
        try:
            if self.place.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            self.place.parent.mkdir(parents=True, exist_ok=True)
            path = self.place.with_name(self.place.name + ".lock")
            held = open(path, "a+", encoding="utf-8")  # noqa: SIM115 - held until the end
        except OSError as error:
            raise RecordError("data-unreadable", file=str(self.place), reason=str(error.strerror)) from None
        try:
            if fcntl is not None:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            held.seek(0)
            address = held.read().strip()
            held.close()
            return address or "?"
        self._held = held
        return ""

    def leave_address(self, url: str) -> None:
        """Write down where this server is."""
        if self._held is not None:
            self._held.truncate(0)
            self._held.write(url)
            self._held.flush()

    def give_back(self) -> None:
        """Let another server have the file."""
        if self._held is not None:
            self._held.truncate(0)
            self._held.close()
            self._held = None


def open_store(place: Path | str, migrate: bool = True) -> Store:
    """Return the store in a file, or in the PostgreSQL database at an address, brought up to date or as it is.

    :raises InvalidOption: if it is the address of something else, or what speaks to PostgreSQL is not installed.
    :raises RecordError: if it cannot be used.
    """
    if isinstance(place, Path):
        return SqliteStore(place, migrate)
    if place.partition("://")[0] not in ("postgresql", "postgres"):
        raise InvalidOption("serve-no-database")
    try:
        from tikal.server.postgres_store import PostgresStore
    except ModuleNotFoundError:
        raise InvalidOption("serve-no-postgres", package="tikal[postgres]") from None
    return PostgresStore(place, migrate)


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens on that port: on any if it is 0, on the usual one or the next that is free if None.

    :raises InvalidOption: if the host is not one of ours, or the port is not free.
    """
    first, tries = (PORT, TRIES) if port is None else (port, 1)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(first, first + tries):
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named: asyncio then sends at once
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
            listener.listen(QUEUE)
        except OSError as error:
            listener.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise InvalidOption("serve-no-host", host=host, reason=error.strerror or str(error)) from None
            continue
        return listener
    if tries == 1:
        raise InvalidOption("serve-port-taken", port=str(first), host=host)
    raise InvalidOption("serve-no-port", first=str(first), last=str(first + tries - 1), host=host)


def addresses(host: str, port: int) -> tuple[str, str]:
    """Return the address to open here, and the one for others on the network ("" if they cannot)."""
    if host in ANYWHERE:
        outside = outside_address(socket.AF_INET6 if host == "::" else socket.AF_INET)
        return f"http://127.0.0.1:{port}/", f"http://{_bracketed(outside)}:{port}/" if outside else ""
    own = f"http://{_bracketed(host)}:{port}/"
    return own, "" if host == "localhost" or host.startswith("127.") or host == "::1" else own


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def outside_address(family: int) -> str:
    """Return this computer's address on the network; nothing is sent to find it out."""
    target = "2001:db8::1" if family == socket.AF_INET6 else "192.0.2.1"  # addresses that nobody has
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def open_browser(url: str) -> None:
    """Open a page, if this is a computer with a screen; never waits for it."""
    screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen:
        threading.Thread(target=_open, args=(url,), daemon=True).start()


def _open(url: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(url)


class Server(uvicorn.Server):
    """Stops on Ctrl-C and on a request to end, and is then done: that is how one closes it."""

    def __init__(
        self,
        house: House,
        listener: socket.socket,
        proxies: Sequence[Network] = (),
        on_start: Callable[[], None] = lambda: None,
    ) -> None:
        """`proxies` are believed when they say for whom they ask."""
        proxies = in_both_families(proxies)
        files = most_files()
        at_once = max(8, min(64, files // 16))  # connections that are accepted
        room = max(16, files - OWN_FILES - 3 * at_once - AT_THE_DOOR)  # those about to be let in have files too
        self.door = Door(room, min(house.limits.connections, max(8, room // 2)), proxies, house.cuts)
        self.listener = listener
        self.tables = house.tables
        super().__init__(
            uvicorn.Config(
                house.app(on_start),
                http=cast(Any, partial(Caller, self.door)),
                ws=cast(Any, Wire),
                ws_max_size=HARD_LIMIT,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                lifespan="on",
                access_log=False,
                log_config=None,
                log_level="error",
                server_header=False,
                proxy_headers=bool(proxies),
                forwarded_allow_ips=[str(network) for network in proxies],
                backlog=at_once,
                timeout_graceful_shutdown=PATIENCE,
                timeout_keep_alive=30,
            )
        )

    def open(self) -> None:
        """Serve until told to stop."""
        self.run(sockets=[self.listener])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.listener.listen(QUEUE)  # asyncio has made it as short as it accepts at once

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new work, tell pages to connect again (1012), finish what has begun, and let go of everything."""
        self.tables.retire()
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second."""
        if counter % 10 == 0:
            self.door.sweep(self.server_state.connections, asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def most_files() -> int:
    """Return how many files, connections among them, this process may have open, after having raised that number."""
    if resource is None:
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)


def serve(
    listener: socket.socket,
    store: Store,
    workers: int,
    names: tuple[str, ...],
    limits: Limits,
    proxies: Sequence[Network],
    ready: Callable[[], None],
    outside: Outside,
) -> None:
    """Serve until told to stop; `ready` is called when the first page can be had.

    :raises RecordError: if the client is not built.
    :raises InvalidOption: if a program that is to play cannot be used.
    """
    prepare_programs()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    pages = Pages(client_folder())
    house = House(store, Thinkers(workers), pages, Names(names), limits, outside=outside)
    Server(house, listener, proxies, ready).open()
