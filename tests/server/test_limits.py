"""How much one visitor, one address and all together may ask for."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from msgspec import json
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.hostile import Caller
from tests.server.house import PATIENCE, Person, running
from tikal.cli import main
from tikal.record.record import Record
from tikal.record.tgn import read_tgn
from tikal.server import new_tables, protocol, replays
from tikal.server.connections import Door, in_both_families, place
from tikal.server.limits import ADDRESS, SWEEP, Limits, Rate, Tally, TooFast
from tikal.server.words import NotPossible

TWO = {"seats": [{"kind": "me"}, {"kind": "bot"}]}


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_what_was_taken_comes_back() -> None:
    tally = Tally(Rate(3, 0.5))
    assert [tally.take(100) for _ in range(4)] == [0, 0, 0, 2]
    assert tally.take(101.9) > 0 and tally.take(102) == 0
    assert not tally.is_over(104) and tally.is_over(110)


def test_a_visitor_an_address_and_everybody_else() -> None:
    clock = Clock()
    limits = Limits({"messages": 10}, clock)
    for _ in range(10):
        limits.take("messages", "ana", "1.2.3.4")
    with pytest.raises(TooFast) as refused:
        limits.take("messages", "ana", "1.2.3.4")
    assert refused.value.status == 429 and refused.value.facts == {"seconds": 3}
    limits.take("messages", "bo", "1.2.3.4")
    clock.now += 3
    limits.take("messages", "ana", "1.2.3.4")
    with pytest.raises(TooFast):  # new cookies are of no use to who has one address
        for number in range(10 * ADDRESS):
            limits.take("messages", f"visitor {number}", "1.2.3.4")
    limits.take("messages", "cy", "5.6.7.8")


def test_who_has_stopped_asking_is_forgotten() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for number in range(5 * SWEEP):
        clock.now += 0.1
        limits.take("requests", f"visitor {number}", f"address {number}")
    assert len(limits._tallies) < 2 * SWEEP


def test_pages_are_counted_while_they_are_open() -> None:
    limits = Limits({"pages": 2})
    with limits.page("ana", "1.2.3.4"), limits.page("ana", "1.2.3.4"):
        with pytest.raises(NotPossible), limits.page("ana", "5.6.7.8"):
            pass
        with limits.page("bo", "1.2.3.4"):
            pass
    with limits.page("ana", "1.2.3.4"):
        pass
    assert not limits._pages


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("10.0.0.7", "10.0.0.7"),
        ("::ffff:10.0.0.7", "10.0.0.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
    ],
)
def test_what_is_one_address(address: str, counted: str) -> None:
    assert place(address) == counted


# --- at a server


def refusal(answer: httpx.Response) -> str:
    told = answer.json()["refusal"]
    assert told["sentence"] and told["sentence"] != told["code"]
    return str(told["code"])


def test_tables_without_a_cookie_are_limited_by_address(tmp_path: Path) -> None:
    """10,000 tables in 51 seconds is what one could have before."""
    with running(tmp_path, limits=Limits({"tables": 3})) as server:
        made = [
            httpx.post(server.url + "/api/tables", json=TWO, headers={"Origin": server.url})
            for _ in range(3 * ADDRESS + 1)
        ]
        assert [answer.status_code for answer in made] == [201] * 3 * ADDRESS + [429]
        assert refusal(made[-1]) == "too-fast" and int(made[-1].headers["Retry-After"]) > 60


def test_tables_in_all(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits({"kept": 3})) as server:
        made = [httpx.post(server.url + "/api/tables", json=TWO, headers={"Origin": server.url}) for _ in range(4)]
        assert [answer.status_code for answer in made] == [201, 201, 201, 503]
        assert refusal(made[-1]) == "house-full"


def test_many_tables_at_once_are_no_more_than_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A race kept 103 of 100."""
    monkeypatch.setattr(new_tables, "MOST_TABLES", 10)
    with running(tmp_path) as server, Person(server.url) as ana:

        async def ask() -> list[int]:
            headers = {"Origin": server.url, "Cookie": f"tikal={ana.cookie}"}
            async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=PATIENCE) as client:
                return [
                    a.status_code
                    for a in await asyncio.gather(*(client.post("/api/tables", json=TWO) for _ in range(30)))
                ]

        answers = asyncio.run(ask())
        assert answers.count(201) == 10 and answers.count(409) == 20
        assert server.query("SELECT count(*) FROM games") == [(10,)]


def test_what_takes_long_for_one_visitor_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More uploads at once than there are threads."""
    begun, go_on = threading.Event(), threading.Event()

    def slow(text: str) -> Record:
        begun.set()
        go_on.wait(PATIENCE)
        return read_tgn(text)

    monkeypatch.setattr(replays, "read_tgn", slow)
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo:
        text = ana.request("GET", f"/api/tables/{ana.create('Ana', 'Ben').table}/record").text
        headers = {"Origin": server.url, "Cookie": f"tikal={ana.cookie}"}

        def upload(_: int) -> int:
            sent = httpx.post(server.url + "/api/records", json={"record": text}, headers=headers, timeout=PATIENCE)
            return sent.status_code

        with ThreadPoolExecutor(40) as pool:
            sent = pool.map(upload, range(40))
            try:
                assert begun.wait(PATIENCE)
                with bo.at(bo.create("Bo", "Cy").table) as chair:
                    assert chair.answer("look", number=0).number == 0
            finally:
                go_on.set()
            assert set(sent) == {201}


def test_messages_to_a_table(tmp_path: Path) -> None:
    with (
        running(tmp_path, limits=Limits({"messages": 12})) as server,
        Person(server.url) as ana,
        ana.at(ana.create("Ana", "Bo", first="Red").table) as chair,
    ):
        answers = [chair.answer("look", number=0) for _ in range(5)]
        told = [answer for answer in answers if isinstance(answer, protocol.Refused)]
        assert told and {answer.refusal.code for answer in told} == {"too-fast"}
        assert "second" in told[0].refusal.sentence


def test_pages_of_tables(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits({"pages": 2})) as server, Person(server.url) as ana, Person(server.url) as bo:
        table = ana.create("Ana", "Bo").table
        with ana.at(table), ana.at(table), bo.at(table):
            third = Chairless(ana, table)
            assert third.said.reason.code == "too-many-pages" and third.closed == 4429
        with ana.at(table):
            pass


class Chairless:
    """Somebody who is not let in, and is told why."""

    def __init__(self, person: Person, table: str) -> None:
        from websockets.sync.client import connect

        known = {"Origin": person.url, "Cookie": f"tikal={person.cookie}"}
        with connect(person.url.replace("http", "ws") + f"/ws/{table}", additional_headers=known, proxy=None) as socket:
            self.said: Any = json.decode(socket.recv(timeout=PATIENCE), type=protocol.Gone)
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=PATIENCE)
            self.closed = socket.close_code


def test_requests(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits({"requests": 5})) as server:
        with Person(server.url) as ana:
            answers = [ana.http.get("/api/home") for _ in range(8)]
            assert answers[-1].status_code == 429 and refusal(answers[-1]) == "too-fast"
            assert int(answers[-1].headers["Retry-After"]) > 0
            with pytest.raises(InvalidStatus) as refused:
                ana.at("nowhere")
            assert refused.value.response.status_code == 429
        with Person(server.url) as bo:
            assert bo.http.get("/api/home").status_code == 200


@pytest.mark.parametrize("named", [False, True])
def test_only_a_proxy_that_is_named_is_believed(tmp_path: Path, named: bool) -> None:
    """Whoever else claims to ask for many addresses is one."""
    proxies = [ip_network("127.0.0.0/8")] if named else []
    with running(tmp_path, limits=Limits({"tables": 1}), proxies=proxies) as server:
        made = []
        for number in range(ADDRESS + 1):
            forwarded = {"X-Forwarded-For": f"10.9.9.9, 10.0.0.{number}", "X-Forwarded-Proto": "https"}
            origin = server.url.replace("http:", "https:") if named else server.url
            headers = {"Origin": origin} | forwarded
            made.append(httpx.post(server.url + "/api/tables", json=TWO, headers=headers))
        assert [answer.status_code for answer in made] == [201] * ADDRESS + [201 if named else 429]
        assert ("secure" in made[0].headers["set-cookie"].lower()) == named


def test_a_proxy_is_known_in_both_families() -> None:
    """A server that listens for both sees an IPv4 address as one of IPv6."""
    door = Door(8, 4, in_both_families([ip_network("10.1.0.0/16"), ip_network("fd00::/8")]))
    known = [address for address in ("10.1.2.3", "::ffff:10.1.2.3", "fd12::1") if door.is_proxy(address)]
    assert known == ["10.1.2.3", "::ffff:10.1.2.3", "fd12::1"]
    assert not any(door.is_proxy(address) for address in ("10.2.0.1", "::ffff:10.2.0.1", "fe80::1", "::1", ""))


def test_a_proxy_may_have_more_connections_than_anybody_behind_it(tmp_path: Path) -> None:
    limits = Limits({"connections": 8})
    for proxies in ([], [ip_network("127.0.0.1")]):
        with running(tmp_path / str(len(proxies)), limits=limits, proxies=proxies) as server:
            callers = [Caller(server.url) for _ in range(12)]
            with Person(server.url) as person:
                person.home()  # everybody has been let in, or made room
                assert [caller.is_cut_off() for caller in callers].count(True) == (0 if proxies else 5)
            for caller in callers:
                caller.close()


@pytest.mark.parametrize(
    "given", ["--limit=x=3", "--limit=tables", "--limit=tables=0", "--limit=tables=-1", "--proxy=x"]
)
def test_options_that_cannot_be(given: str) -> None:
    told = CliRunner().invoke(main, ["serve", given])
    assert told.exit_code == 2 and given.partition("=")[2] in told.output
