"""Limits that two servers on one database keep together: who asks both gets no more than who asks one."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server import stores
from tests.server.house import BOUNDLESS, PATIENCE, Person, Running
from tikal.server import new_tables
from tikal.server.limits import ADDRESS, Limits, Rate, TooFast
from tikal.server.postgres_store import PostgresStore

pytestmark = pytest.mark.once  # in a database of its own, whatever the others use

TWO = {"seats": [{"kind": "me"}, {"kind": "me"}]}


@pytest.fixture
def url(request: pytest.FixtureRequest) -> str:
    return stores.database(request.node.nodeid)


@pytest.fixture
def nodes(url: str, tmp_path: Path) -> Iterator[list[Running]]:
    """Two servers; of what a test is about it has changed the number."""
    found = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        found.append(Running(tmp_path / name, limits=Limits(BOUNDLESS), store=PostgresStore(url)))
    yield found
    for server in found:
        server.stop()


def asked_at_once(nodes: list[Running], count: int, path: str = "/api/tables", body: object = TWO) -> Counter[int]:
    """Ask both servers at the same time, as one visitor; return how often each answer came."""

    async def ask(cookie: str) -> list[int]:
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            asking = []
            for number in range(count):
                url = nodes[number % 2].url
                asking.append(client.post(url + path, json=body, headers={"Origin": url, "Cookie": f"tikal={cookie}"}))
            return [answer.status_code for answer in await asyncio.gather(*asking)]

    with Person(nodes[0].url) as ana:
        return Counter(asyncio.run(ask(ana.cookie)))


def kept(url: str) -> int:
    return int(stores.query_database(url, "SELECT count(*) FROM games")[0][0])


def test_unfinished_games_of_a_visitor(nodes: list[Running], url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_tables, "MOST_TABLES", 5)
    assert asked_at_once(nodes, 20) == {201: 5, 409: 15}
    assert kept(url) == 5


def test_records_of_a_visitor(nodes: list[Running], url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_tables, "MOST_RECORDS", 5)
    with Person(nodes[0].url) as ana:
        text = ana.request("GET", f"/api/tables/{ana.create('Ana', 'Bo').table}/record").text
    assert asked_at_once(nodes, 20, "/api/records", {"record": text}) == {201: 5, 409: 15}
    assert kept(url) == 6


def test_tables_in_all(nodes: list[Running], url: str) -> None:
    for server in nodes:
        server.house.tables.most = 5
    assert asked_at_once(nodes, 20) == {201: 5, 503: 15}
    assert kept(url) == 5


def test_new_tables_an_hour(nodes: list[Running], url: str) -> None:
    for server in nodes:
        server.house.limits.rates["tables"] = Rate(5, 5 / 3600)
    assert asked_at_once(nodes, 20) == {201: 5, 429: 15}
    assert kept(url) == 5
    made = [
        httpx.post(server.url + "/api/tables", json=TWO, headers={"Origin": server.url}).status_code
        for server in nodes * (5 * ADDRESS // 2)
    ]  # by visitors whom nobody has seen before
    assert Counter(made) == {201: 5 * ADDRESS - 5, 429: 5}


def test_invitations_of_one_person_by_another(nodes: list[Running], url: str) -> None:
    for server in nodes:
        server.house.limits.rates["invitations"] = Rate(5, 5 / 3600)
    with Person(nodes[0].url) as bo, Person(nodes[0].url) as ana, Person(nodes[1].url, ana.cookie) as elsewhere:
        assert bo.post("/api/account/claim", {"name": "Bo", "passphrase": "Bo goes up the steep steps"})["claimed"]
        asked = []
        for number in range(10):
            table = ana.create("Ana", "link").table
            person = (ana, elsewhere)[number % 2]
            asked.append(person.request("POST", f"/api/tables/{table}/ask", {"name": "Bo"}).status_code)
    assert asked == [200] * 5 + [429] * 5
    assert stores.query_database(url, "SELECT count(*) FROM asked") == [(5,)]


def test_what_was_taken_comes_back_and_who_has_stopped_asking_is_forgotten(url: str) -> None:
    few, many = Rate(2, 2 / 3600), Rate(100, 100 / 3600)

    async def take(visitor: str) -> None:
        """Ask two servers, one after the other."""
        for store in (PostgresStore(url), PostgresStore(url)):
            try:
                await store.others.take("tables", {"at home": many, visitor: few})
            finally:
                await store.close()

    def who() -> list[tuple[str]]:
        return stores.query_database(url, "SELECT who FROM tallies ORDER BY who")

    asyncio.run(take("ana"))
    with pytest.raises(TooFast) as refused:
        asyncio.run(take("ana"))
    assert 1700 < refused.value.seconds <= 1800
    asyncio.run(take("bo"))
    stores.query_database(url, "UPDATE tallies SET until = until - interval '1 hour'")
    asyncio.run(take("ana"))
    assert who() == [("tables ana",), ("tables at home",)]


def test_what_the_others_refuse_is_not_counted_here() -> None:
    class Full:
        async def take(self, what: str, asked: dict[str, Rate]) -> None:
            raise TooFast(10)

    async def work() -> None:
        limits = Limits({"tables": 3}, clock=lambda: 1000.0)
        for _ in range(10):
            with pytest.raises(TooFast):
                await limits.take_with(Full(), "tables", "ana", "1.2.3.4")  # type: ignore[arg-type]
        for _ in range(3):
            limits.take("tables", "ana", "1.2.3.4")
        with pytest.raises(TooFast):
            limits.take("tables", "ana", "1.2.3.4")

    asyncio.run(work())
