"""A server among callers who do not behave: others are served, memory and log stay small, nothing is left untold."""

from __future__ import annotations

import asyncio
import random
import resource
import threading
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import pytest

from tests.server.hostile import CLOSE, PING, SOON, Caller, busy, frame, memory, message
from tests.server.house import PATIENCE, Chair, Person, Running, choices
from tests.server.killing import Process

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
        monkeypatch.undo()
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
        many = frame(PING, b"x" * size) * 10_000
        for caller in deaf:
            with pytest.raises(ConnectionError):
                for _ in range(100):
                    caller.send(many)
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
