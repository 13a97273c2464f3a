"""Several servers on one database: a table is played at through any of them, and none of them is missed."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server import stores
from tests.server.house import PATIENCE, Chair, Person, Running, ThinkersHere, choices, play_on
from tests.server.killing import Process
from tests.server.pipe import Pipe
from tests.server.test_kill import Witness
from tikal.server import postgres_node, postgres_store, protocol
from tikal.server.postgres_store import PostgresStore
from tikal.server.store import Stored, StoreError
from tikal.server.thinkers import Task, Thoughts

pytestmark = pytest.mark.once  # in a database of its own, whatever the others use

KILLS = int(os.environ.get("TIKAL_NODE_KILLS", "3"))
SOON = 5.0  # seconds within which play goes on through another server


@pytest.fixture
def url(request: pytest.FixtureRequest) -> str:
    return stores.database(request.node.nodeid)


@pytest.fixture
def nodes(url: str, tmp_path: Path) -> Iterator[list[Running]]:
    """Two servers in threads of this process."""
    found = [node(url, tmp_path / name) for name in ("one", "two")]
    yield found
    for server in found:
        server.stop()


def node(url: str, folder: Path, thinkers: ThinkersHere | None = None) -> Running:
    folder.mkdir()
    return Running(folder, thinkers, store=PostgresStore(url))


def until(test: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not test():
        assert time.monotonic() < end
        time.sleep(0.02)


def until_connected(chair: Chair, wanted: bool) -> None:
    """Wait until the first seat is connected, or is not."""
    while chair.wait("presence").seats[0].connected != wanted:
        pass


def joined(person: Person, path: str, name: str = "") -> int:
    return person.request("POST", path.replace("/join/", "/api/invitations/"), {"name": name}).status_code


def test_a_whole_game_between_players_of_two_servers(nodes: list[Running]) -> None:
    with Person(nodes[0].url) as ana, Person(nodes[1].url) as bo:
        opened = ana.create("Ana", "link", "bot:random", first="Red")
        with ana.at(opened.table) as hers:
            assert joined(bo, opened.invitations[0].path, "Bo") == 200
            assert [seat.name for seat in hers.wait("welcome").seats][:2] == ["Ana", "Bo"]
            with bo.at(opened.table) as his:
                play_on([hers, his], random.Random(1))
                assert hers.situation.prompt.code == his.situation.prompt.code == "prompt-over"
                assert hers.situation.view.line == his.situation.view.line
        numbers = stores.query_database(url_of(nodes), "SELECT number FROM rows ORDER BY number")
        assert [number for (number,) in numbers] == list(range(len(numbers)))


def url_of(nodes: list[Running]) -> str:
    store = nodes[0].store
    assert isinstance(store, PostgresStore)
    return store.url


def test_what_is_told_elsewhere_is_what_would_be_told_here(nodes: list[Running]) -> None:
    """Whoever looks on through another server gets the same messages, take-backs too."""
    with Person(nodes[0].url) as ana, Person(nodes[0].url) as near, Person(nodes[1].url) as far:
        table = ana.create("Ana", "Bo", first="Red").table
        with ana.at(table) as chair, near.at(table) as here, far.at(table) as there:
            chair.plays(choices(chair.situation)[0][0])
            chair.plays("+E@A5", "+E@A5", "+L@A5")
            chair.answer("undo", seq=chair.situation.seq, seat="Red", count=2)
            chair.wait_until(lambda now: now.redo == 2)
            chair.answer("redo", seq=chair.situation.seq, seat="Red")
            chair.wait_until(lambda now: now.redo == 1)
            chair.plays(".")
            told = []
            for watching in (here, there):
                steps: dict[int, Any] = {}
                while watching.situation.seq < chair.situation.seq:
                    message = watching.receive()
                    if isinstance(message, protocol.Update):
                        steps |= {step.seq: step for step in message.steps}
                told.append((steps, watching.situation))
            assert told[0] == told[1] and len(told[0][0]) > 6


def test_who_is_there_is_known_on_all_servers(nodes: list[Running]) -> None:
    with Person(nodes[0].url) as ana, Person(nodes[1].url) as bo, Person(nodes[1].url) as cy:
        opened = ana.create("Ana", "link", first="Red")
        joined(bo, opened.invitations[0].path, "Bo")
        with ana.at(opened.table) as hers:
            with bo.at(opened.table) as his:
                if not his.welcome.seats[0].connected:  # this server is told a moment later
                    until_connected(his, True)
                while [seat.connected for seat in hers.wait("presence").seats] != [True, True]:
                    pass
                with cy.at(opened.table) as watching:
                    assert [seat.connected for seat in watching.welcome.seats] == [True, True]
                    assert watching.welcome.spectators == 1
                    while hers.wait("presence").spectators != 1:
                        pass
                while hers.wait("presence").spectators != 0:
                    pass
            while [seat.connected for seat in hers.wait("presence").seats] != [True, False]:
                pass


def test_one_of_two_who_use_a_link_at_the_same_time_gets_the_seat(nodes: list[Running]) -> None:
    with Person(nodes[0].url) as ana, Person(nodes[0].url) as bo, Person(nodes[1].url) as cy:
        for _ in range(5):
            opened = ana.create("Ana", "link")
            path = opened.invitations[0].path
            with ana.at(opened.table), cy.at(opened.table), ThreadPoolExecutor(2) as both:  # each server has it open
                answers = list(both.map(joined, (bo, cy), (path, path)))
            assert sorted(answers) in ([200, 410], [200, 503])
            holders = stores.query_database(url_of(nodes), "SELECT holder FROM seats WHERE game = ?", opened.table)
            seated = [any(game.table == opened.table for game in person.home().games) for person in (bo, cy)]
            assert len(holders) == 2 and sorted(seated) == [False, True]


def test_leaving_deleting_and_playing_again_are_told_elsewhere(nodes: list[Running]) -> None:
    with Person(nodes[0].url) as ana, Person(nodes[1].url) as bo:
        opened = ana.create("Ana", "link", first="Red")
        joined(bo, opened.invitations[0].path, "Bo")
        with ana.at(opened.table) as hers:
            assert bo.post(f"/api/tables/{opened.table}/leave", {"open": True}) == {}
            while hers.wait("welcome").seats[1].kind != "open":
                pass
            with bo.at(opened.table) as watching:
                assert ana.request("DELETE", f"/api/tables/{opened.table}").status_code == 200
                assert watching.wait("gone").reason.code == "table-deleted"
                assert watching.ends() == 1000
        tgn = finished(ana)
        again = ana.create("Ana", "link", record=tgn)
        joined(bo, again.invitations[0].path, "Bo")
        with ana.at(again.table) as hers, bo.at(again.table) as his:
            play_on([hers, his], random.Random(2))
            rematch = ana.post(f"/api/tables/{again.table}/rematch", {})
            assert his.wait("rematch").table == rematch["table"]


def finished(person: Person) -> str:
    """Return the record of a game that is nearly over."""
    table = person.create("Ana", "Bo", first="Red").table
    with person.at(table) as chair:
        play_on([chair], random.Random(3), 450)
        return person.request("GET", f"/api/tables/{table}/record").text


def test_the_bots_of_a_table_think_on_one_server(url: str, tmp_path: Path) -> None:
    asked: list[tuple[int, str]] = []

    class Counting(ThinkersHere):
        async def think(self, task: Task) -> Thoughts:
            asked.append((id(self), task.seed))
            await asyncio.sleep(0.05)
            return await super().think(task)

    found = [node(url, tmp_path / str(number), Counting(1)) for number in range(2)]
    with Person(found[0].url) as ana, Person(found[1].url) as bo:
        table = ana.create("Ana", "bot:random", "bot:random", first="Red").table
        with ana.at(table) as hers, bo.at(table) as his:
            play_on([hers, his], random.Random(4), 120)
            seeds = [seed for _, seed in asked]  # what one does not finish, since it stops, another begins again
    for server in found:
        server.stop()
    assert len(seeds) > 10 and len(set(seeds)) == len(seeds)  # nothing was thought about twice


def test_a_server_that_stops_leaves_its_bots_and_its_guests_to_the_others(url: str, tmp_path: Path) -> None:
    class Still(ThinkersHere):
        async def think(self, task: Task) -> Thoughts:
            await asyncio.Event().wait()
            raise AssertionError

    one, two = node(url, tmp_path / "one", Still(1)), node(url, tmp_path / "two")
    with Person(one.url) as ana, Person(two.url) as bo:
        tables = [ana.create("Ana", "bot:random", first="Blue").table for _ in range(2)]
        with bo.at(tables[0]) as watching:
            with ana.at(tables[0]):
                while not watching.wait("presence").seats[0].connected:
                    pass
                one.stop()
            while watching.wait("presence").seats[0].connected:
                pass
            watching.wait_until(lambda now: now.deciding == "Red")
        rows = "SELECT count(*) FROM rows WHERE game = ?"
        until(lambda: stores.query_database(url, rows, tables[1])[0][0] > 1)  # nobody has opened it there
    two.stop()


@pytest.mark.usefixtures("lease")
def test_the_bots_of_a_server_that_says_nothing_any_more_are_taken_over(url: str, tmp_path: Path) -> None:
    class Still(ThinkersHere):
        async def think(self, task: Task) -> Thoughts:
            asked.set()
            await asyncio.Event().wait()
            raise AssertionError

    asked = threading.Event()
    one, two = node(url, tmp_path / "one", Still(1)), node(url, tmp_path / "two")
    with Person(one.url) as ana, Person(two.url) as bo:
        table = ana.create("Ana", "bot:random", first="Blue").table
        assert asked.wait(PATIENCE)
        with bo.at(table) as watching:
            assert watching.situation.deciding == "Blue"
            life = one.store.others._life  # type: ignore[attr-defined]
            life.get_loop().call_soon_threadsafe(life.cancel)
            watching.wait_until(lambda now: now.deciding == "Red")
        claims = "SELECT node FROM claims UNION SELECT id FROM nodes"
        assert stores.query_database(url, claims) == [(two.store.others.id,)]  # type: ignore[attr-defined]
    one.stop()
    two.stop()


def test_bots_of_a_server_that_missed_a_row_play_on(url: str, tmp_path: Path) -> None:
    """Another has played for them and nobody says so: the server finds out when its own are to think."""
    one = node(url, tmp_path / "one")
    with Person(one.url) as ana:
        table = ana.create("Ana", "bot:random", first="Red").table
        with ana.at(table) as chair:
            stores.query_database(url, "INSERT INTO nodes VALUES ('other', now() + interval '1 hour')")
            stores.query_database(url, "INSERT INTO claims VALUES (?, 'other')", table)
            chair.plays(choices(chair.situation)[0][0])
            chair.plays(".")
            assert chair.situation.deciding == "Blue"
            game = one.house.tables._open[table].session.game
            row = (table, chair.situation.seq, str(next(iter(game.legal_actions()))))
            stores.query_database(url, "INSERT INTO rows VALUES (?, ?, 1, 'play', ?, 0)", *row)
            stores.query_database(url, "DELETE FROM nodes WHERE id = 'other'")
            chair.wait_until(lambda now: now.deciding == "Red")
    one.stop()


def test_a_table_that_could_not_catch_up_tries_again(nodes: list[Running], monkeypatch: pytest.MonkeyPatch) -> None:
    """The news came, but what it is about could not be read: there is no other news."""
    failed = threading.Event()
    load = nodes[1].store.load

    async def fails_once(id: str, since: int = 0) -> Stored | None:
        if since and not failed.is_set():
            failed.set()
            raise StoreError("too many wait")
        return await load(id, since)

    monkeypatch.setattr(nodes[1].store, "load", fails_once)
    with Person(nodes[0].url) as ana, Person(nodes[1].url) as bo:
        table = ana.create("Ana", "Bo", first="Red").table
        with ana.at(table) as hers, bo.at(table) as watching:
            hers.plays(choices(hers.situation)[0][0])
            watching.wait_until(lambda now: now.seq == hers.situation.seq)
    assert failed.is_set()


@pytest.mark.usefixtures("lease")
def test_nobody_is_taken_to_be_gone_by_one_who_was_away(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the database answers nobody for a while, everybody is late, and one is back before the other."""
    monkeypatch.setattr(postgres_node, "BEAT", 0.1)
    monkeypatch.setattr(postgres_store, "ANSWERING", 2.0)
    late = "SELECT count(*) FROM nodes WHERE until < now()"
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as other:
        pipes = [Pipe(url, Path(folder)), Pipe(url, Path(other))]
        servers = [node(pipe.url, tmp_path / str(number)) for number, pipe in enumerate(pipes)]
        try:
            until(lambda: stores.query_database(url, "SELECT count(*) FROM nodes") == [(2,)])
            stores.query_database(url, "INSERT INTO claims SELECT id, id FROM nodes")  # goes with the node
            for pipe in pipes:
                pipe.cut()
            until(lambda: stores.query_database(url, late) == [(2,)])
            until(lambda: not any(server.store.others.joined for server in servers))
            for pipe in pipes:
                pipe.mend()
                until(lambda: stores.query_database(url, late) != [(2,)])
                time.sleep(0.3)  # a few signs of life
            until(lambda: stores.query_database(url, late) == [(0,)])
            assert stores.query_database(url, "SELECT count(*) FROM claims") == [(2,)]
            until(lambda: all(server.store.others.joined for server in servers))
        finally:
            for server in servers:
                server.stop()
            for pipe in pipes:
                pipe.close()


@pytest.mark.parametrize("number", range(KILLS))
def test_play_goes_on_when_the_database_was_started_anew(
    nodes: list[Running], caplog: pytest.LogCaptureFixture, number: int
) -> None:
    rng = random.Random(number)
    with Person(nodes[0].url) as ana, Person(nodes[1].url) as bo:
        opened = ana.create("Ana", "link", first="Red")
        joined(bo, opened.invitations[0].path, "Bo")
        with ana.at(opened.table) as hers, bo.at(opened.table) as his:
            play_on([hers, his], rng, rng.randint(1, 40))
            stores.restart("immediate" if number % 2 else "fast")  # that empties what is not logged
            end = time.monotonic() + PATIENCE
            while True:  # until what is done is written, and told elsewhere
                assert time.monotonic() < end
                chair = next(chair for chair in (hers, his) if chair.situation.offers)
                done = chair.act(*choices(chair.situation)[-1])
                if isinstance(done, protocol.Accepted):
                    break
                assert done.refusal.code == "not-written"
                chair.wait("welcome")
            for chair in (hers, his):
                chair.wait_until(lambda now: now.seq >= done.seq)
            play_on([hers, his], rng, 20)
            assert hers.situation.view.line == his.situation.view.line
            there = "SELECT count(DISTINCT node) FROM guests WHERE game = ?"
            until(lambda: stores.query_database(url_of(nodes), there, opened.table) == [(2,)])
    said = {record.getMessage().partition(":")[0] for record in caplog.records}
    assert all("cannot be reached" in text or opened.table in text for text in said)


@pytest.mark.usefixtures("lease")
@pytest.mark.parametrize("number", range(KILLS))
def test_a_server_that_is_cut_off_from_the_database_catches_up(url: str, tmp_path: Path, number: int) -> None:
    rng = random.Random(number)
    with tempfile.TemporaryDirectory() as folder:  # the path of a socket has to be short
        pipe = Pipe(url, Path(folder))
        one, two = node(pipe.url, tmp_path / "one"), node(url, tmp_path / "two")
        try:
            with Person(one.url) as ana, Person(two.url) as bo:
                opened = ana.create("Ana", "link", first="Red")
                joined(bo, opened.invitations[0].path, "Bo")
                with bo.at(opened.table) as his:
                    with ana.at(opened.table) as hers:
                        play_on([hers, his], rng, rng.randint(0, 40))
                        while hers.situation.offers is None:
                            play_on([hers, his], rng, 1)
                        pipe.cut()
                        with pytest.raises(ConnectionClosed) as closed:  # her page is to look for another server
                            while True:
                                hers.receive()
                        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
                    with pytest.raises(InvalidStatus) as turned_away:
                        ana.at(opened.table)
                    assert turned_away.value.response.status_code == 503
                    with Person(two.url, ana.cookie) as again, again.at(opened.table) as there:
                        there.plays(*rng.choice(choices(there.situation)))
                        his.wait_until(lambda now: now.seq == there.situation.seq)
                    pipe.mend()
                    until(lambda: ana.request("GET", "/readyz").status_code == 200)
                    with ana.at(opened.table) as hers:
                        hers.wait_until(lambda now: now.seq == his.situation.seq)
                        play_on([hers, his], rng, 20)
                        assert hers.situation.view.line == his.situation.view.line
        finally:
            one.stop()
            two.stop()
            pipe.close()


@pytest.mark.usefixtures("lease")
def test_a_server_that_is_cut_off_from_the_database_stops(url: str, caplog: pytest.LogCaptureFixture) -> None:
    """In the time that systemd gives it, also while something is being written."""
    with tempfile.TemporaryDirectory() as folder:  # the path of a socket has to be short
        pipe = Pipe(url, Path(folder))
        server = node(pipe.url, Path(folder) / "one")
        with Person(server.url) as ana:
            opened = ana.create("Ana", "bot:random", first="Red")
            with ana.at(opened.table) as hers:
                actions = choices(hers.situation)[0]
                pipe.cut()
                hers.send("act", seq=hers.situation.seq, seat="Red", actions=actions)
                began = time.monotonic()
                server.stop()
                assert time.monotonic() - began < 12
        pipe.close()
    assert not any(record.exc_info or "Traceback" in record.getMessage() for record in caplog.records)


class Table:
    """People who play a whole game through whichever server answers, and remember what they were told."""

    def __init__(self, urls: list[str], cookies: list[str], table: str) -> None:
        self.urls = urls
        self.table = table
        self.witnesses = [Witness() for _ in cookies]
        self.people = [Person(urls[number % len(urls)], cookie) for number, cookie in enumerate(cookies)]
        self.chairs: list[Chair] = [person.at(table) for person in self.people]
        self.bots = 0  # how often a bot has played

    def move(self, rng: random.Random) -> bool:
        """Let whoever decides do something; return False when the game is over.

        :raises ConnectionClosed: if a server is gone.
        """
        for chair, witness in zip(self.chairs, self.witnesses, strict=True):
            newest = max(other.situation.seq for other in self.chairs)
            while chair.situation.seq < newest:
                witness.hear(chair.receive())
        if self.chairs[0].situation.deciding is None:
            return False
        deciding = [n for n, chair in enumerate(self.chairs) if chair.situation.offers is not None]
        if not deciding:  # a bot's turn
            before = self.chairs[0].situation.seq
            self.witnesses[0].hear(self.chairs[0].receive())
            self.bots += self.chairs[0].situation.seq > before
            return True
        chair, witness = self.chairs[deciding[0]], self.witnesses[deciding[0]]
        now = chair.situation
        id = chair.send("act", seq=now.seq, seat=now.deciding, actions=rng.choice(choices(now)))
        while chair.situation.seq == now.seq:
            message = chair.receive()
            witness.hear(message)
            assert not (isinstance(message, protocol.Refused) and message.id == id), message
        return True

    def go_over(self, url: str) -> None:
        """Everybody goes to another server, as pages do that have lost theirs."""
        self.close()
        self.people = [Person(url, person.cookie) for person in self.people]
        self.chairs = [person.at(self.table) for person in self.people]

    def check(self, url: str) -> None:
        """Whatever anybody was told is written, under the same number, once, and nothing is missing in between."""
        sql = "SELECT number, kind, text FROM rows WHERE game = ? ORDER BY number"
        rows = stores.query_database(url, sql, self.table)
        assert [row[0] for row in rows] == list(range(len(rows)))
        for witness in self.witnesses:
            assert len(rows) >= witness.acknowledged
            for seq, step in witness.told.items():
                assert rows[seq - 1][1:] == step

    def close(self) -> None:
        for chair in self.chairs:
            chair.close()
        for person in self.people:
            person.close()


@pytest.mark.parametrize("number", range(KILLS))
def test_when_a_server_is_killed_play_goes_on_through_the_other(url: str, tmp_path: Path, number: int) -> None:
    rng = random.Random(number)
    servers = [Process(tmp_path, "--database-url", url, in_file=True) for _ in range(2)]
    urls = [server.url for server in servers]
    with Person(urls[0]) as ana, Person(urls[1]) as bo:
        opened = ana.create("Ana", "link", "bot:random", first="Red")
        assert joined(bo, opened.invitations[0].path, "Bo") == 200
        table = Table(urls, [ana.cookie, bo.cookie], opened.table)
    lost = servers[number % 2]
    timer = threading.Timer(rng.uniform(0, 0.05), lost.process.kill)
    for _ in range(rng.randint(1, 150)):
        table.move(rng)
    timer.start()  # it comes while somebody or something acts
    with pytest.raises((ConnectionClosed, OSError)):
        while table.move(rng):
            pass
    timer.join()
    lost.kill()
    killed = time.monotonic()
    table.go_over(urls[1 - number % 2])
    before, table.bots = table.chairs[0].situation.seq, 0
    while table.chairs[0].situation.seq == before:
        assert table.move(rng)
    while not table.bots:  # whoever let them think
        assert table.move(rng)
    assert time.monotonic() - killed < SOON
    table.check(url)
    while table.move(rng):
        pass
    table.check(url)
    table.close()
    assert servers[1 - number % 2].stop() == 0
