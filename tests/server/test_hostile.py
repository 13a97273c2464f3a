"""A server among callers who do not behave: others are served, memory and log stay small, nothing is left untold."""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
import resource
import threading
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import pytest

from tests.server.hostile import CLOSE, CONTINUED, PING, PONG, SOON, TEXT, Caller, busy, frame, memory, message
from tests.server.house import PATIENCE, Chair, Person, Running, choices, running
from tests.server.killing import Process
from tikal.server import connections, sockets
from tikal.server import table as table_module
from tikal.server.limits import Limits
from tikal.server.people import Caller as Asking

MOST_ACTS = 500
MIB = 1024 * 1024


# --- what has begun is told


def at_the_end_of_a_turn(ana: Person, bo: Person) -> tuple[str, Chair, int]:
    """Return a table where Ana may end her turn, after her a bot plays, and Bo looks on from his seat."""
    opened = ana.create("Ana", "bot:random", "link", first="Red")
    bo.post(opened.invitations[0].path.replace("/join/", "/api/invitations/"), {"name": "Bo"})
    with ana.at(opened.table) as chair:
        chair.plays(choices(chair.situation)[0][0])
        seq = chair.situation.seq
    there = bo.at(opened.table)
    there.wait_until(lambda now: now.seq == seq)
    return opened.table, there, seq


@pytest.mark.parametrize("way", ["close", "reset"])
@pytest.mark.parametrize("actions", [["."], ["+E@A5", "+E@A5", "."]], ids=["a question, then the end", "three acts"])
def test_who_acts_and_leaves_at_once_has_acted(
    server: Running, ana: Person, bo: Person, actions: list[str], way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight of eight: it is on disk, the others are told, and the bot after them plays."""
    monkeypatch.setattr(table_module, "PATIENCE", 0.2)  # nobody adds to the shuffles
    append, writing = server.store.append, threading.Event()

    async def slow(*given: Any) -> None:
        writing.set()
        await asyncio.sleep(0.05)
        await append(*given)

    told = 0
    for _ in range(8):
        table, there, seq = at_the_end_of_a_turn(ana, bo)
        caller = Caller(server.url)
        caller.open_table(table, ana.cookie)
        said = message("why", question={"about": "action", "action": "^A4"}) if len(actions) == 1 else b""
        for number, action in enumerate(actions):
            said += message("act", id=number + 2, seq=seq + number, seat="Red", actions=[action])
        writing.clear()
        monkeypatch.setattr(server.store, "append", slow)
        caller.send(said + (frame(CLOSE, b"\x03\xe8") if way == "close" else b""))
        writing.wait(PATIENCE)
        caller.close() if way == "close" else caller.reset()
        there.wait_until(lambda now: now.deciding == "Yellow")  # the bot has been woken, and has played
        monkeypatch.setattr(server.store, "append", append)
        ((rows,),) = server.query("SELECT count(*) FROM rows WHERE game = ?", table)
        told += there.situation.seq == rows >= seq + len(actions)
        there.close()
    assert told == 8


# --- who never reads


def test_who_never_reads_is_cut_off_and_memory_stays_small(tmp_path: Path) -> None:
    """25 of them, while a game of Legend goes on beside them."""
    server = Process(tmp_path, "--limit", "messages=100000")
    with Person(server.url) as person:
        table = person.create("Ana", "Bo", "Cy", "Di", edition="legend").table
        with person.at(table) as chair:
            before = memory(server.process.pid)
            deaf = [Caller(server.url, buffer=4096) for _ in range(25)]
            for caller in deaf:
                caller.open_table(table)
            rng = random.Random(1)
            for _ in range(MOST_ACTS):
                chair.plays(*rng.choice(choices(chair.situation)))
                chair.person.heard.clear()
                if all(caller.is_cut_off() for caller in deaf):
                    break
            assert all(caller.is_cut_off() for caller in deaf)
            assert memory(server.process.pid) - before < 25 * 4 * MIB
            assert person.home().games[0].table == table
    assert server.stop() == 0
    assert not any("Traceback" in line for line in server.lines)


@pytest.mark.parametrize("size", [0, 125])
def test_who_asks_whether_we_are_there_and_never_listens_is_cut_off(tmp_path: Path, size: int) -> None:
    server = Process(tmp_path)
    with Person(server.url) as person:
        table = person.create("Ana", "Bo").table
        before = memory(server.process.pid)
        deaf = [Caller(server.url, buffer=4096) for _ in range(10)]
        for caller in deaf:
            caller.open_table(table)
        many = frame(PING, b"x" * size) * 500_000
        for caller in deaf:
            with contextlib.suppress(ConnectionError):
                caller.send(many)
            assert caller.ends()
        assert memory(server.process.pid) - before < 10 * 4 * MIB
        assert person.http.get("/api/home").elapsed.total_seconds() < SOON
    server.stop()


# --- who says nothing

SILENT: dict[str, Callable[[str], bytes]] = {
    "nothing": lambda host: b"",
    "half a header": lambda host: f"GET / HTTP/1.1\r\nHost: {host}\r\nX-".encode(),
    "half a body": lambda host: (
        f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        f"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{{"
    ).encode(),
    "an answer not read": lambda host: f"GET /api/rules/super-meeple HTTP/1.1\r\nHost: {host}\r\n\r\n".encode() * 5,
}


def few_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))


def until_idle(pid: int) -> None:
    """Wait until a process has hardly anything to do, however slow the machine."""
    worked = -math.inf
    while busy(pid) - worked > 0.05:
        worked = busy(pid)
        time.sleep(0.3)


@pytest.mark.parametrize("what", SILENT)
def test_who_says_nothing_keeps_nobody_out(tmp_path: Path, what: str) -> None:
    """300 of them where there may be 256 files: others are served within a second, nothing burns, the log is small."""
    server = Process(tmp_path, before=few_files)
    with Person(server.url) as person:
        table = person.create("Ana", "bot").table
        person.home()
        with person.at(table) as chair:
            silent = [Caller(server.url, buffer=4096) for _ in range(300)]
            for caller in silent:
                try:
                    caller.send(SILENT[what](caller.host))
                except ConnectionError:
                    continue  # made room for somebody else already
            until_idle(server.process.pid)  # it answers them first, and nobody is quiet before that
            worked, start, waited = busy(server.process.pid), time.monotonic(), []
            while time.monotonic() - start < 3:
                with httpx.Client(base_url=server.url, timeout=PATIENCE) as other:
                    before = time.monotonic()
                    assert other.get("/").status_code == other.get("/api/home").status_code == 200
                    waited.append(time.monotonic() - before)
                assert chair.answer("look", number=0).number == 0
                time.sleep(0.1)
            assert median(waited) < SOON
            assert busy(server.process.pid) - worked < 1.5
            for caller in silent:
                caller.close()
    assert server.stop() == 0
    assert sum(map(len, server.lines)) < 10_000
    assert not any("Traceback" in line for line in server.lines)


@pytest.mark.parametrize("status", [200, 503])
def test_who_comes_while_all_are_being_answered_waits_at_the_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    """Nobody is quiet then; who has waited too long is told when to come again."""
    monkeypatch.setattr(connections, "PATIENCE", 1.0 if status == 503 else PATIENCE)
    answered = threading.Event()
    with running(tmp_path, limits=Limits({"connections": 8})) as server:
        games_of = server.store.games_of

        async def slow(*given: Any, **options: Any) -> Any:
            while not answered.is_set():
                await asyncio.sleep(0.05)
            return await games_of(*given, **options)

        monkeypatch.setattr(server.store, "games_of", slow)
        others = [Caller(server.url) for _ in range(8)]
        for caller in others:
            caller.send(f"GET /api/home HTTP/1.1\r\nHost: {caller.host}\r\nConnection: close\r\n\r\n".encode())
        time.sleep(0.5)
        if status == 200:
            threading.Timer(0.5, answered.set).start()
        told = httpx.get(server.url, timeout=PATIENCE)
        answered.set()
        assert told.status_code == status
        assert ("Retry-After" in told.headers) == (status == 503)
        assert all(b" 200 OK" in caller.rest() for caller in others)


# --- who breaks off, or sends what cannot be


def post(host: str, length: int, body: bytes) -> bytes:
    head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {length}\r\n\r\n".encode() + body


def shake(host: str, table: str, *lines: str) -> bytes:
    head = f"GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
    return (head + "".join(f"{line}\r\n" for line in lines) + "\r\n").encode()


UPGRADE = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="


def test_broken_requests_leave_no_traceback_and_keep_nobody_out(tmp_path: Path) -> None:
    server = Process(tmp_path)
    with Person(server.url) as person:
        table = person.create("Ana", "Bo").table
        host = Caller(server.url).host
        chunked = post(host, 0, b"").replace(b"Content-Length: 0", b"Transfer-Encoding: chunked")
        broken = [
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(256)),  # somebody speaks TLS
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            b"GET / HTTP/1.1\r\n\r\n",
            b"GET /%ff%00 HTTP/1.1\r\nHost: " + host.encode() + b"\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"a" * 100_000 + b"\r\n\r\n",
            b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
            post(host, 1000, b"{"),
            post(host, 5, b"{}   ") + b"garbage\r\n\r\n",
            post(host, 2, b"{}").replace(b"Length: 2", b"Length: -2"),
            chunked + b"5\r\n{",
            chunked + b"zz\r\n{",
            chunked + b"1\r\n{\r\nffffffffffffffffffffff\r\n",
            shake(host, table, *UPGRADE),
            shake(host, table, *UPGRADE, "Sec-WebSocket-Key: short"),
            shake(host, table, *UPGRADE, KEY).replace(b"13", b"12"),
            shake(host, table, *UPGRADE, KEY, "Sec-WebSocket-Extensions: permessage-deflate; x=y"),
            shake(host, table, *UPGRADE, KEY, "Sec-WebSocket-Extensions: ;;;"),
            shake(host, table, *UPGRADE, KEY),
            shake(host, "nowhere", *UPGRADE, KEY),
            shake(host, "%00" * 50, *UPGRADE, KEY),
            shake(host, table, "Upgrade: h2c", "Connection: Upgrade"),
            shake(host, table, *UPGRADE, KEY) + message("look", number=0) * 3,
        ]
        for data in broken:
            for leave in (Caller.reset, Caller.close, Caller.rest_soon):
                caller = Caller(server.url)
                with contextlib.suppress(ConnectionError):  # it may have seen enough
                    caller.send(data)
                leave(caller)
            assert person.http.get("/api/home").status_code == 200
    assert server.stop() == 0
    assert len(server.lines) == 3, server.lines


BROKEN = pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"x" * (sockets.HARD_LIMIT + 1)), 1009),
        (frame(TEXT, b"x" * 60_000, last=False) + frame(CONTINUED, b"x" * 60_000), 1009),
        (frame(CONTINUED, b"x"), 1002),
        (frame(TEXT, b"x", last=False) + frame(TEXT, b"x"), 1002),
        (frame(3, b"x"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(CLOSE, b"x"), 1002),
        (frame(TEXT, b"x", packed=True), 1002),
        (b"\x81\x01x", 1002),  # without a mask
        (b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00", 1009),
    ],
)


@BROKEN
def test_broken_frames_end_their_connection_alone(
    server: Running, ana: Person, caplog: pytest.LogCaptureFixture, data: bytes, code: int
) -> None:
    table = ana.create("Ana", "Bo").table
    with ana.at(table) as chair:
        caller = Caller(server.url)
        caller.open_table(table)
        caller.send(data)
        assert frames_of(caller.rest())[-1] == (CLOSE, code)
        assert chair.answer("look", number=0).number == 0
    assert not caplog.records


@BROKEN
def test_broken_frames_of_who_does_not_wait_until_it_is_open(
    server: Running,
    ana: Person,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    data: bytes,
    code: int,
) -> None:
    table = ana.create("Ana", "Bo").table
    behind, asked, come = server.house.people.behind, threading.Event(), threading.Event()

    async def slow(token: str) -> Asking:
        if not come.is_set():
            asked.set()
            await asyncio.to_thread(come.wait, PATIENCE)
            await asyncio.sleep(0.05)  # for what was sent to be read
        return await behind(token)

    with ana.at(table) as chair:
        monkeypatch.setattr(server.house.people, "behind", slow)
        caller = Caller(server.url)
        host = server.url.removeprefix("http://")
        caller.send(shake(host, table, *UPGRADE, KEY))
        assert asked.wait(PATIENCE)
        caller.send(data)
        come.set()
        assert caller.ends()
        assert chair.answer("look", number=0).number == 0
    assert not caplog.records


def frames_of(data: bytes) -> list[tuple[int, int]]:
    """Return the kinds of the frames that a server sent, and with that of closing its code."""
    found = []
    while data:
        kind, length, start = data[0] & 15, data[1], 2
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(data[2:start], "big")
        found.append((kind, int.from_bytes(data[start : start + 2], "big") if kind == CLOSE else 0))
        data = data[start + length :]
    return found


def test_a_bomb_is_not_unpacked(tmp_path: Path) -> None:
    """A compressed message of 60 kB that has 60 MB in it."""
    server = Process(tmp_path)
    with Person(server.url) as person:
        table = person.create("Ana", "Bo").table
        before = memory(server.process.pid)
        packer = zlib.compressobj(9, zlib.DEFLATED, -12)
        bomb = packer.compress(bytes(60 * MIB)) + packer.flush(zlib.Z_SYNC_FLUSH)
        for _ in range(5):
            caller = Caller(server.url)
            caller.open_table(
                table, extra="Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=12\r\n"
            )
            caller.send(frame(TEXT, bomb[:-4], packed=True))
            caller.rest()
        assert memory(server.process.pid) - before < 10 * MIB
        assert person.http.get("/api/home").status_code == 200
    server.stop()


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING, b""),
        frame(PONG, b"x"),
        frame(CONTINUED, b"", last=False),
        message("look", number=0),
        frame(TEXT, b"{"),
    ],
    ids=["pings", "pongs", "empty parts", "looks", "nonsense"],
)
def test_a_flood_ends_its_connection_and_others_are_answered(tmp_path: Path, flood: bytes) -> None:
    server = Process(tmp_path)
    with Person(server.url) as person:
        table = person.create("Ana", "Bo").table
        person.home()
        floods = [Caller(server.url) for _ in range(5)]
        start = frame(TEXT, b"", last=False) if flood[0] == CONTINUED else b""
        waited = []
        for caller in floods:
            caller.open_table(table)
            caller.send(start)
            with contextlib.suppress(ConnectionError):
                caller.send(flood * 20_000)
            assert caller.ends()
            before = time.monotonic()
            assert person.http.get("/api/home").status_code == 200
            waited.append(time.monotonic() - before)
        assert median(waited) < SOON
    assert server.stop() == 0
    assert len(server.lines) == 3, server.lines


def test_a_header_sent_letter_by_letter_is_not_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither is a body; who waits between two requests is let be."""
    monkeypatch.setattr(connections, "FIRST", 1.5)
    monkeypatch.setattr(connections, "BODY", 1.5)
    idle = Caller(server.url)
    idle.send(f"GET / HTTP/1.1\r\nHost: {idle.host}\r\n\r\n".encode())
    slow = [Caller(server.url), Caller(server.url), Caller(server.url)]
    slow[0].send(b"GET / HTTP/1.1\r\nX-")
    slow[1].send(post(slow[1].host, 1000, b"{"))
    slow[2].send(f"GET / HTTP/1.1\r\nHost: {idle.host}\r\n\r\nG".encode())
    gone = [False] * 3
    for _ in range(100):
        for number, caller in enumerate(slow):
            try:
                caller.send(b"x")
            except ConnectionError:
                gone[number] = True
        if all(gone):
            break
        time.sleep(0.1)
    assert all(gone)
    assert not idle.is_cut_off()
