"""A server is told to stop while people play: pages connect again, to it or to another one, and miss nothing."""

from __future__ import annotations

import asyncio
import random
import signal
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server import stores
from tests.server.house import PATIENCE, Chair, Person, ThinkersHere, choices, running
from tests.server.killing import Process
from tests.server.test_nodes import until
from tikal.server import protocol

STOPS = 2


class Page:
    """What the page does (`web/src/net/socket.ts`): connects again, and sends again what the table has not seen."""

    def __init__(self, url: str, table: str, cookie: str) -> None:
        self.table, self.cookie = table, cookie
        self.waiting: dict[str, Any] | None = None  # what was sent and not answered
        self.sent: list[tuple[int, list[str]]] = []  # what it was to do, and when
        self.told: dict[int, str] = {}  # what it was told, by number
        self.closed: list[int] = []
        self.connect(url)

    def connect(self, url: str) -> None:
        self.url = url
        self.person = Person(url, self.cookie)
        self.chair: Chair = self.person.at(self.table)
        if self.waiting is not None:
            before = self.waiting["seq"]
            self.chair.wait_until(lambda now: now.seq >= before)  # another server may be behind
            if self.chair.situation.seq == before:
                self.chair.send("act", **self.waiting)
            else:
                self.waiting = None

    def play(self, rng: random.Random, count: int) -> bool:
        """Play that many actions; return whether the connection was still there then."""
        done = 0
        try:
            while done < count or self.waiting is not None:
                now = self.chair.situation
                moved = not self.sent or now.seq > self.sent[-1][0]  # it was told what came of the last one
                if self.waiting is None and moved and now.offers is not None and now.deciding is not None:
                    actions = rng.choice(choices(now))
                    self.waiting = {"seq": now.seq, "seat": now.deciding, "actions": actions}
                    self.sent.append((now.seq, actions))
                    self.chair.send("act", **self.waiting)
                    done += 1
                message = self.chair.receive()
                assert not isinstance(message, protocol.Refused), message
                if isinstance(message, protocol.Accepted):
                    self.waiting = None
                elif isinstance(message, protocol.Update):
                    self.told |= {step.seq: step.action for step in message.steps}
        except (ConnectionClosed, OSError) as error:
            if isinstance(error, ConnectionClosed) and error.rcvd is not None:
                self.closed.append(error.rcvd.code)
            return False
        return True

    def leave(self) -> None:
        self.chair.close()
        self.person.close()

    def check(self, rows: list[tuple[Any, ...]]) -> None:
        """All that was sent was done, once and in its place, and what was told is what is written."""
        assert [number for number, _, _ in rows] == list(range(len(rows)))
        for seq, actions in self.sent:
            assert [text for _, _, text in rows[seq : seq + len(actions)]] == actions
        for seq, text in self.told.items():
            assert rows[seq - 1][2] == text
        played = [number for number, seat, _ in rows if seat == 0]
        assert played == [seq + n for seq, actions in self.sent for n in range(len(actions))]


ROWS = "SELECT number, CASE kind WHEN 'number' THEN -1 ELSE seat END, text FROM rows WHERE game = ? ORDER BY number"


def test_a_page_comes_back_to_a_server_that_was_restarted(tmp_path: Path) -> None:
    rng = random.Random(1)
    server = Process(tmp_path)
    port = server.url.rpartition(":")[2]
    with Person(server.url) as ana:
        page = Page(server.url, ana.create("Ana", "bot:random", first="Red").table, ana.cookie)
    for _ in range(STOPS):
        timer = threading.Timer(rng.uniform(0.1, 0.4), server.process.send_signal, [signal.SIGTERM])
        timer.start()
        while page.play(rng, 1):
            pass
        page.leave()
        assert server.end() == 0
        assert not any("ERROR" in line or "Traceback" in line for line in server.lines)
        server = Process(tmp_path, "--port", port)
        assert server.url == page.url
        page.connect(server.url)
        assert page.chair.welcome.situation.seq >= max(page.told, default=0)
    assert page.play(rng, 3)
    page.leave()
    server.stop()
    assert page.closed == [1012] * STOPS
    page.check(stores.query(tmp_path / "tikal" / "tables.sqlite3", ROWS, page.table))


@pytest.mark.once
def test_a_page_goes_over_to_another_server(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = stores.database(request.node.nodeid)
    rng = random.Random(2)
    servers = [Process(tmp_path / str(n), "--database-url", url, "--workers", "1", in_file=True) for n in range(2)]
    with Person(servers[0].url) as ana:
        page = Page(servers[0].url, ana.create("Ana", "bot:random", first="Red").table, ana.cookie)
    threading.Timer(0.3, servers[0].process.send_signal, [signal.SIGTERM]).start()
    while page.play(rng, 1):
        pass
    page.leave()
    page.connect(servers[1].url)
    assert page.play(rng, 3)  # and the bot goes on there
    assert servers[0].end() == 0
    page.leave()
    servers[1].stop()
    assert page.closed == [1012]
    page.check(stores.query_database(url, ROWS, page.table))


def test_what_was_begun_is_finished_and_no_bot_begins_to_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    class Counting(ThinkersHere):
        async def think(self, task: Any) -> Any:
            asked.append(task)
            return await super().think(task)

    writing = threading.Event()
    with running(tmp_path, Counting(1)) as server, Person(server.url) as ana:
        table = ana.create("Ana", "bot:random", first="Red").table
        with ana.at(table) as chair:
            chair.plays(choices(chair.situation)[0][0])
            append = server.store.append

            async def slowly(*given: Any) -> None:
                writing.set()
                await asyncio.sleep(1)
                await append(*given)

            monkeypatch.setattr(server.store, "append", slowly)
            before = chair.situation.seq
            chair.send("act", seq=before, seat="Red", actions=["."])
            assert writing.wait(PATIENCE)
            server.server.should_exit = True
            assert chair.ends() == 1012
        until(lambda: not server._thread.is_alive())
        assert len(server.query(ROWS, table)) > before and asked == []
