"""Clocks where several servers share the tables: whoever set one may be lost, and it runs out all the same."""

from __future__ import annotations

import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

from tests.server import stores
from tests.server.house import Person, Running, Simulated, catch_up, choices, running
from tests.server.killing import Process
from tests.server.test_timed_tables import heard, joined, opened, stands_in
from tikal.server.others import machine_time
from tikal.server.postgres_store import PostgresStore

pytestmark = pytest.mark.once  # in a database of its own, whatever the others use


@pytest.fixture
def url(request: pytest.FixtureRequest) -> str:
    return stores.database(request.node.nodeid)


def test_another_server_acts_when_the_one_that_set_the_clock_is_killed(url: str, tmp_path: Path) -> None:
    servers = [Process(tmp_path, "--database-url", url, "--workers", "1", in_file=True) for _ in range(2)]
    with Person(servers[0].url) as ana:
        table = ana.create("Ana", "link", clock="turn 10", first="Red")
        with Person(servers[0].url) as bo:
            joined(bo, table.invitations[0].path, "Bo")
            cookie = bo.cookie
    while stores.query_database(url, "SELECT due > 0 FROM games") != [(True,)]:  # it runs when the game is dealt
        time.sleep(0.05)
    servers[0].kill()
    # she was waited for already: else she would be for a minute, by a server that is new
    stores.query_database(url, """UPDATE games SET ticking = replace(ticking, '"graced":false', '"graced":true')""")
    with Person(servers[1].url, cookie) as bo, bo.at(table.table) as his:
        assert not his.welcome.seats[0].stand_in
        heard(his, stands_in(0))
        heard(his, lambda chair: chair.situation.offers is not None)  # and the bot has played
    servers[1].kill()


def test_two_servers_let_one_bot_stand_in_and_both_tell(url: str, tmp_path: Path) -> None:
    times = Simulated()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    nodes = [Running(tmp_path / name, store=PostgresStore(url), time=times) for name in ("one", "two")]
    times.passes(days=1)
    with Person(nodes[0].url) as ana, Person(nodes[1].url) as bo:
        joined(bo, (table := ana.create("Ana", "link", clock="days 2", first="Red")).invitations[0].path, "Bo")
        with ana.at(table.table) as hers, bo.at(table.table) as his:
            heard(his, lambda chair: chair.welcome.clocks is not None and chair.welcome.clocks.running == "Red")
            times.passes(days=2, seconds=1)
            for chair in (hers, his):
                heard(chair, stands_in(0))
            heard(his, lambda chair: chair.situation.offers is not None)
            bo.post(f"/api/tables/{table.table}/leave", {})
            heard(hers, lambda chair: chair.welcome.seats[1].kind == "bot")
            ana.post(f"/api/tables/{table.table}/return", {})
            heard(hers, lambda chair: not chair.welcome.seats[0].stand_in)
    for server in nodes:
        server.stop()


def test_a_lost_connection_is_known_on_the_other_server(url: str, tmp_path: Path) -> None:
    times = Simulated()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    nodes = [Running(tmp_path / name, store=PostgresStore(url), time=times) for name in ("one", "two")]
    with Person(nodes[0].url) as ana, Person(nodes[1].url) as bo:
        table = opened(ana, bo, "turn 600")
        with bo.at(table) as his:
            with ana.at(table):
                heard(his, lambda chair: chair.welcome.seats[0].connected)
            heard(his, lambda chair: chair.welcome.clocks is not None and chair.welcome.clocks.lost)
            with ana.at(table):
                heard(his, lambda chair: chair.welcome.clocks is not None and not chair.welcome.clocks.lost)
    for server in nodes:
        server.stop()


def test_a_server_whose_clock_is_wrong_goes_by_that_of_the_database(
    url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with ExitStack() as stack:
        people = []
        for name, wrong in (("fast", 3_600_000), ("slow", -3_600_000), ("right", 0)):
            store = PostgresStore(url)
            store._node._machine_time = partial(lambda wrong: machine_time() + wrong, wrong)
            server = stack.enter_context(running(tmp_path / name, store=store))
            people.append(stack.enter_context(Person(server.url)))
        table = opened(people[0], people[1], "turn 600")
        chairs = [stack.enter_context(person.at(table)) for person in people]
        for _ in range(3):  # she plays, he plays, and she again
            deciding = next(chair for chair in chairs if chair.situation.offers)
            turn = deciding.situation.deciding
            for person in people:  # whoever looks, and wherever, sees the same, and nobody's time is up
                with person.at(table) as looking:
                    clocks = looking.welcome.clocks
                assert clocks.running == turn and clocks.wait < 60_000
                assert all(540_000 < left <= 600_000 for left in clocks.left)
            while deciding.situation.deciding == turn:
                deciding.plays(*choices(deciding.situation)[-1])
            catch_up(chairs)
        with people[2].at(table) as looking:
            assert not any(seat.stand_in for seat in looking.welcome.seats)
    said = {record.getMessage().split(" by ")[0] for record in caplog.records if "clock" in record.getMessage()}
    assert said == {f"The clock of this machine is 3600 seconds {way}" for way in ("fast", "slow")}
