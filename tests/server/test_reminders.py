"""Reminders and vacation days: a slow game over simulated days, and who is told what."""

from __future__ import annotations

import asyncio
import io
import random
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tests.server import stores
from tests.server.house import PATIENCE, Person, Running, Simulated, play_on, running
from tests.server.receivers import ANYWHERE, Receiver
from tests.server.test_timed_tables import heard, joined, opened, stands_in, turn_ended
from tikal.server import backup, clock, reminders, table
from tikal.server.postgres_store import PostgresStore
from tikal.server.webhooks import Webhooks

DAY = 86_400
SOON = reminders.SOON / 1000 + 1
KINDS = "SELECT kind, at > 0 FROM reminded ORDER BY turn, kind"


@pytest.fixture
def house(tmp_path: Path, times: Simulated) -> Iterator[Running]:
    with running(tmp_path, time=times, webhooks=Webhooks(ANYWHERE)) as server:
        times.passes(days=1)  # it has been there for long
        yield server


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as found:
        yield found


def claim(person: Person, name: str) -> None:
    person.post("/api/account/claim", {"name": name, "passphrase": f"{name} goes up the steep steps"})


def hook(person: Person, url: str) -> str:
    """Have an address told; return the secret."""
    answer = person.request("POST", "/api/account/reminders/webhook", {"url": url}, **{"Accept-Language": "de"})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["secret"])


def refused(person: Person, path: str, body: Any) -> str:
    answer = person.request("POST", f"/api/account/reminders/{path}", body)
    assert answer.status_code in (409, 422), answer.text
    return str(answer.json()["refusal"]["code"])


def until(test: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not test():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_slow_game_over_days(house: Running, times: Simulated, receiver: Receiver) -> None:
    """Reminded, reminded again, timed out, stood in for, back, away, and played to the end."""
    with Person(house.url) as ana, Person(house.url) as bo:
        claim(ana, "Ana")
        secret = hook(ana, receiver.url)
        table = opened(ana, bo, "days 4")
        with bo.at(table) as his:
            heard(his, lambda chair: chair.welcome.clocks.running == "Red")
            now = times.now() // 1000
            times.passes(seconds=SOON)
            first = receiver.wait(1)
            assert first.signed_with(secret)
            told = first.told
            assert (told["kind"], told["name"], told["table"]) == ("turn", "Ana", table)
            assert told["url"] == f"https://tikal.example.org/table/{table}"
            assert told["text"].startswith("Du bist am Zug:") and "Bo" in told["text"]
            assert 0 <= told["due"] - now - 4 * DAY < 60
            times.passes(days=3)
            assert receiver.wait(2).told["kind"] == "quarter"
            times.passes(days=1)
            heard(his, stands_in(0))
            heard(his, lambda chair: chair.situation.offers is not None)
            turn_ended(his)
            heard(his, lambda chair: chair.situation.offers is not None)  # the bot has played once more
            times.passes(hours=5)  # and nobody is told meanwhile
            ana.post(f"/api/tables/{table}/return", {})
            heard(his, lambda chair: not chair.welcome.seats[0].stand_in)
            turn_ended(his)
            times.passes(seconds=SOON)
            assert receiver.wait(3).told["kind"] == "turn"

            away = times.now() // 1000 + 5 * DAY
            found = ana.post("/api/account/reminders/away", {"until": away})
            assert (found["away"], found["left"]) == (away, 25)
            heard(his, lambda chair: chair.welcome.seats[0].away == away)
            heard(his, lambda chair: chair.welcome.clocks.wait > 4 * clock.DAY)
            times.passes(days=4, hours=20)  # longer than she would have had
            left = his.welcome.clocks.left[0]
            times.passes(days=3)
            until(lambda: house.query("SELECT due FROM games")[0][0] == away * 1000 + left)
            assert len(receiver.got) == 3 and not his.welcome.seats[0].stand_in
            times.passes(hours=5)
            assert receiver.wait(4).told["kind"] == "quarter"

            with ana.at(table) as hers:
                turn_ended(hers)
                heard(his, lambda chair: chair.situation.offers is not None)
                turn_ended(his)
                heard(hers, lambda chair: chair.situation.offers is not None)
                times.passes(seconds=SOON)  # she looks at it
                until(lambda: house.query(KINDS)[-1] == ("turn", False))
                play_on([hers, his], random.Random(4))
        times.passes(days=30)
        ana.post("/api/account/reminders/test", {})
        assert receiver.wait(5).told["kind"] == "test"
        assert all(got.signed_with(secret) for got in receiver.got)


def test_tables_without_a_clock_and_those_with_a_quick_one(
    house: Running, times: Simulated, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is told before things are dealt."""
    monkeypatch.setattr(house.house.tables, "sealing", True)
    monkeypatch.setattr(table, "PATIENCE", 0.1)
    with Person(house.url) as ana, Person(house.url) as bo:
        claim(ana, "Ana")
        hook(ana, receiver.url)
        opened(ana, bo, "turn 600")
        ana.create("Ana", "bot", first="Red")
        times.passes(seconds=SOON)
        slow = opened(ana, bo, "")
        until(lambda: len(house.query("SELECT 1 FROM rows WHERE game = ? AND kind = 'deal'", slow)) == 1)
        times.passes(seconds=SOON)
        told = receiver.wait(1).told
        assert (told["table"], told["due"]) == (slow, 0)
        times.passes(days=9)
        assert house.query(KINDS) == [("turn", True)]


def test_nobody_is_reminded_too_often(
    house: Running, times: Simulated, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reminders, "A_DAY", 2)
    with Person(house.url) as ana, Person(house.url) as bo:
        claim(ana, "Ana")
        hook(ana, receiver.url)
        for _ in range(3):
            opened(ana, bo, "days 8")
        times.passes(seconds=SOON)
        times.settles()  # the third was looked at, too
        receiver.wait(2)
        times.passes(days=2)
        times.settles()
        hook(ana, "")
        times.passes(days=4, hours=1)  # a quarter is left, and she does not want to be told any more
        opened(ana, bo, "days 8")
        times.passes(seconds=SOON)
        times.settles()
        hook(ana, receiver.url)
        assert ana.request("POST", "/api/account/reminders/test", {}).status_code == 200
        assert receiver.wait(3).told["kind"] == "test"


def test_who_comes_back_early_is_waited_for_no_longer(house: Running, times: Simulated) -> None:
    with Person(house.url) as ana, Person(house.url) as bo:
        claim(ana, "Ana")
        table = opened(ana, bo, "days 2")
        with bo.at(table) as his:
            heard(his, lambda chair: chair.welcome.clocks.running == "Red")
            times.passes(hours=12)
            ana.post("/api/account/reminders/away", {"until": times.now() // 1000 + 10 * DAY})
            heard(his, lambda chair: chair.welcome.clocks.wait == 10 * clock.DAY)
            times.passes(days=3)
            assert ana.post("/api/account/reminders/away", {"until": 0})["left"] == 27  # three days are used
            heard(his, lambda chair: chair.welcome.clocks.wait == 0 and not chair.welcome.seats[0].away)
            assert 36 * clock.HOUR - clock.MINUTE < his.welcome.clocks.left[0] <= 36 * clock.HOUR
            times.passes(days=1, hours=13)
            heard(his, stands_in(0))


def test_vacation_days_are_limited(house: Running, times: Simulated) -> None:
    with Person(house.url) as ana:
        assert refused(ana, "away", {"until": 9}) == "claimed-only"
        assert ana.request("GET", "/api/account/reminders").status_code == 409
        claim(ana, "Ana")
        now = times.now() // 1000
        assert refused(ana, "away", {"until": now + 14 * DAY + 1}) == "away-too-long"
        for left in (16, 2):
            now = times.now() // 1000
            assert ana.post("/api/account/reminders/away", {"until": now + 14 * DAY})["left"] == left
            times.passes(days=14)
            assert ana.get("/api/account/reminders")["left"] == left
        now = times.now() // 1000
        assert refused(ana, "away", {"until": now + 3 * DAY}) == "away-too-often"
        assert ana.request("POST", "/api/account/reminders/away", {"until": now + 2 * DAY}).status_code == 200
        times.passes(days=365)
        assert ana.get("/api/account/reminders") == {
            "webhooks": True, "webhook": "", "mails": False, "mail": "", "wanted": "",
            "away": 0, "left": 30, "most": 14,
        }  # fmt: skip


def test_the_secret_is_shown_once_and_all_of_it_is_exported_and_forgotten(house: Running, receiver: Receiver) -> None:
    with Person(house.url) as ana:
        assert refused(ana, "webhook", {"url": receiver.url}) == "claimed-only"
        claim(ana, "Ana")
        assert refused(ana, "test", {}) == "no-webhook"
        assert refused(ana, "webhook", {"url": "ftp://example.org"}) == "webhook-address"
        first, second = hook(ana, receiver.url), hook(ana, receiver.url)
        assert first != second and len(first) > 30
        kept = ana.request("GET", "/api/account/reminders")
        assert kept.json()["webhook"] == receiver.url and second not in kept.text
        files = zipfile.ZipFile(io.BytesIO(ana.request("GET", "/api/account/export").content))
        assert json.decode(files.read("reminders.json"))["webhook"] == receiver.url
        ana.post("/api/account/delete", {"name": "Ana"})
        assert house.query("SELECT count(*) FROM notices") == [(0,)]


def test_a_backup_has_it(tmp_path: Path, receiver: Receiver) -> None:
    with running(tmp_path / "one", webhooks=Webhooks(ANYWHERE)) as server, Person(server.url) as ana:
        claim(ana, "Ana")
        secret = hook(ana, receiver.url)
        ana.post("/api/account/reminders/away", {"until": int(time.time()) + DAY})
        cookie, kept = ana.cookie, ana.get("/api/account/reminders")
    copy = tmp_path / "copy"

    async def moved() -> None:
        for place, work in (("one", backup.back_up), ("two", backup.restore), ("two", backup.restore)):
            (tmp_path / place).mkdir(exist_ok=True)
            store = stores.a_store(tmp_path / place / "tables.sqlite3")
            await work(store, copy, lambda done, count: None)
            await store.close()

    asyncio.run(moved())
    with running(tmp_path / "two", webhooks=Webhooks(ANYWHERE)) as server, Person(server.url, cookie) as ana:
        assert ana.get("/api/account/reminders") == kept
        ana.post("/api/account/reminders/test", {})
        assert receiver.wait(1).signed_with(secret)


def test_where_the_host_has_not_switched_it_on(tmp_path: Path, receiver: Receiver) -> None:
    with running(tmp_path) as server, Person(server.url) as ana:
        claim(ana, "Ana")
        assert refused(ana, "webhook", {"url": receiver.url}) == "no-webhooks-here"
        assert refused(ana, "test", {}) == "no-webhooks-here"
        assert not ana.get("/api/account/reminders")["webhooks"]


def test_a_server_that_starts_again_reminds_of_what_is_left(
    tmp_path: Path, times: Simulated, receiver: Receiver
) -> None:
    hooks = Webhooks(ANYWHERE)
    with running(tmp_path, time=times, webhooks=hooks) as server, Person(server.url) as ana, Person(server.url) as bo:
        claim(ana, "Ana")
        hook(ana, receiver.url)
        opened(ana, bo, "days 4")
        times.passes(seconds=SOON)
        receiver.wait(1)
        opened(ana, bo, "days 4")  # of which she will not have been told
    with running(tmp_path, time=times, webhooks=hooks) as server:
        until(lambda: len(server.house.reminders.keeper._dues) == 2)
        times.passes(seconds=reminders.PATIENCE / 1000 + 1)
        receiver.wait(2)
        times.passes(days=3)
        receiver.wait(4)
        assert [got.told["kind"] for got in receiver.got] == ["turn", "turn", "quarter", "quarter"]


@pytest.mark.once
def test_two_servers_send_one_reminder(
    tmp_path: Path, times: Simulated, receiver: Receiver, request: pytest.FixtureRequest
) -> None:
    url = stores.database(request.node.nodeid)
    nodes = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        nodes.append(Running(tmp_path / name, store=PostgresStore(url), time=times, webhooks=Webhooks(ANYWHERE)))
    try:
        times.passes(days=1)
        with Person(nodes[0].url) as ana, Person(nodes[1].url) as bo:
            claim(ana, "Ana")
            hook(ana, receiver.url)
            table = ana.create("Ana", "link", clock="days 4", first="Red")
            joined(bo, table.invitations[0].path, "Bo")
            with bo.at(table.table) as his:
                heard(his, lambda chair: chair.welcome.clocks is not None and chair.welcome.clocks.running == "Red")
                for node in nodes:  # as when another is lost
                    node.house.reminders.keeper.set(table.table, times.now() + 1)
                times.passes(seconds=SOON)
                receiver.wait(1)
                keepers = [node.house.reminders.keeper for node in nodes]
                until(lambda: all(keeper._dues.get(table.table, 0) > times.now() for keeper in keepers))
                times.passes(days=3)
                until(lambda: not any(keeper._dues for keeper in keepers))
                assert receiver.wait(2).told["kind"] == "quarter"
                away = times.now() // 1000 + 3 * DAY
                ana.post("/api/account/reminders/away", {"until": away})  # on the other server than he is at
                heard(his, lambda chair: chair.welcome.seats[0].away == away)
                heard(his, lambda chair: chair.welcome.clocks.wait > 2 * clock.DAY)
    finally:
        for node in nodes:
            node.stop()
