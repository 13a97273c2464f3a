"""Reminders by mail: only where somebody has said yes, and ended by a link."""

from __future__ import annotations

import asyncio
import io
import logging
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from msgspec import json

from tests.server import stores
from tests.server.house import BOUNDLESS, Person, Running, Simulated, running
from tests.server.mailboxes import Got, MailServer
from tests.server.test_reminders import DAY, SOON, claim, refused, until
from tests.server.test_timed_tables import heard, opened, turn_ended
from tikal.server import backup
from tikal.server.limits import RATES, Limits
from tikal.server.postgres_store import PostgresStore
from tikal.server.reminder_store import NoticeRow

NOTICE = "SELECT mail, stop <> '', wanted, code <> '' FROM notices"


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with MailServer() as found:
        yield found


@pytest.fixture
def house(tmp_path: Path, times: Simulated, mails: MailServer) -> Iterator[Running]:
    with running(tmp_path, time=times, post=mails.post()) as server:
        times.passes(days=1)  # it has been there for long
        yield server


def wants(person: Person, address: str, language: str = "fr") -> dict[str, object]:
    answer = person.request(
        "POST", "/api/account/reminders/mail", {"address": address}, **{"Accept-Language": language}
    )
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def confirms(url: str, mail: Got) -> int:
    """Open the link in a mail, in a browser that nobody knows; return the status."""
    path = mail.link()
    code = path.removeprefix("/mail/confirm/")
    with Person(url) as somebody:
        assert somebody.get(path).status_code == 200
        return somebody.request("POST", "/api/mail/confirm", {"code": code}).status_code


def test_a_slow_game_over_days_by_mail(house: Running, times: Simulated, mails: MailServer) -> None:
    with Person(house.url) as ana, Person(house.url) as bo:
        claim(ana, "Ana")
        assert wants(ana, " ana@example.org ")["wanted"] == "ana@example.org"
        asked = mails.wait(1)
        assert asked.to == "ana@example.org" and "Ana" not in asked.text and "tikal.example.org" in asked.text
        assert (
            asked.message["Subject"] == "Des rappels de tikal.example.org\N{NARROW NO-BREAK SPACE}?"
            and asked.message["List-Unsubscribe"] is None
        )
        table = opened(ana, bo, "days 4")
        times.passes(seconds=SOON)  # nothing is sent there: nobody has said yes
        assert house.query(NOTICE) == [("", False, "ana@example.org", True)] and len(mails.got) == 1
        assert confirms(house.url, asked) == 200
        assert confirms(house.url, asked) == 410, "once"
        kept = ana.get("/api/account/reminders")
        assert (kept["mails"], kept["mail"], kept["wanted"]) == (True, "ana@example.org", "")

        with ana.at(table) as hers, bo.at(table) as his:
            turn_ended(hers)
            heard(his, lambda chair: chair.situation.offers is not None)
            turn_ended(his)
        mails.says = ["451 later"]
        times.passes(seconds=SOON)
        told = mails.wait(2)
        assert mails.refused == 1, "it was tried again"
        assert told.message["Subject"] == "C’est à vous de jouer" and told.message["Content-Language"] == "fr"
        assert (
            told.text.startswith("C’est à vous de jouer\N{NO-BREAK SPACE}: ")
            and "Bo" in told.text
            and "Votre temps s’achève le" in told.text
        )
        assert told.link() == f"/table/{table}"
        assert told.message["List-Unsubscribe"] == f"<https://tikal.example.org{told.link(1)}>"
        times.passes(days=3)
        assert mails.wait(3).message["Subject"] == "Il vous reste un quart de votre temps"
        ana.post("/api/account/reminders/test", {"by": "mail"})
        assert mails.wait(4).text.startswith("Voici à quoi ressemble un rappel pour Ana.")

        # a mail program asks by itself, without a cookie or a page of ours, and gets none
        stop = told.link(1)
        assert ana.get(stop).status_code == 200 and house.query(NOTICE)[0][0], "looking at the link does nothing"
        answer = httpx.post(
            house.url + stop, data={"List-Unsubscribe": "One-Click"}, headers={"Origin": "https://mail.example.com"}
        )
        assert answer.status_code == 200 and "set-cookie" not in answer.headers
        assert house.query(NOTICE) == [("", False, "", False)]
        assert httpx.post(house.url + stop).json() == httpx.post(f"{house.url}/mail/stop/{'x' * 43}").json() == {}
        assert refused(ana, "test", {"by": "mail"}) == "no-mail"
        assert not ana.get("/api/account/reminders")["mail"]


def test_an_old_link_and_one_for_another_address(house: Running, times: Simulated, mails: MailServer) -> None:
    with Person(house.url) as ana:
        claim(ana, "Ana")
        wants(ana, "old@example.org")
        first = mails.wait(1)
        wants(ana, "new@example.org")
        second = mails.wait(2)
        assert confirms(house.url, first) == 410
        times.passes(seconds=DAY + 1)
        assert ana.get("/api/account/reminders")["wanted"] == "" and confirms(house.url, second) == 410
        wants(ana, "new@example.org")
        assert confirms(house.url, mails.wait(3)) == 200
        wants(ana, "third@example.org")
        mails.wait(4)
        kept = ana.get("/api/account/reminders")
        assert (kept["mail"], kept["wanted"]) == ("new@example.org", "third@example.org")
        assert wants(ana, "")["mail"] == "" and house.query(NOTICE) == [("", False, "", False)]
        assert confirms(house.url, mails.got[-1]) == 410
        for wrong in ("", "\0", "x" * 43):
            assert ana.request("POST", "/api/mail/confirm", {"code": wrong}).status_code == 410


def test_what_is_kept_of_it(house: Running, mails: MailServer, caplog: pytest.LogCaptureFixture) -> None:
    with Person(house.url) as ana, caplog.at_level(logging.INFO):
        assert refused(ana, "mail", {"address": "ana@example.org"}) == "claimed-only"
        claim(ana, "Ana")
        assert refused(ana, "mail", {"address": "ana@example.org\r\nBcc: all@example.org"}) == "mail-address"
        wants(ana, "ana@example.org")
        asked = mails.wait(1)
        assert confirms(house.url, asked) == 200
        stop = house.query("SELECT stop FROM notices")[0][0]
        wants(ana, "ana2@example.org")
        mails.wait(2)
        answer = ana.request("GET", "/api/account/export")
        files = zipfile.ZipFile(io.BytesIO(answer.content))
        kept = json.decode(files.read("reminders.json"))
        assert (kept["mail"], kept["mail_not_confirmed"]) == ("ana@example.org", "ana2@example.org")
        assert not any(stop.encode() in heard for heard in ana.heard)
        ana.post("/api/account/delete", {"name": "Ana"})
        assert house.query("SELECT count(*) FROM notices") == [(0,)]
        assert confirms(house.url, mails.got[-1]) == 410
    assert "example.org" not in caplog.text and stop not in caplog.text


def test_nobody_learns_which_addresses_there_are(house: Running, mails: MailServer) -> None:
    """Whether an address is somebody's, was refused, or has had too many mails: the answer is the same."""
    with Person(house.url) as ana, Person(house.url) as bo:
        claim(ana, "Ana")
        claim(bo, "Bo")
        wants(ana, "ana@example.org")
        assert confirms(house.url, mails.wait(1)) == 200
        mails.says = ["550 nobody of that name"]
        for address in ("nobody@example.org", "ana@example.org"):
            assert wants(bo, address) == {**bo.get("/api/account/reminders"), "wanted": address}
        mails.wait(2)
        assert mails.refused == 1


def test_how_many_are_asked(tmp_path: Path, mails: MailServer) -> None:
    """One person asks only so many addresses in a day, and one mailbox is asked only so often, by whomever."""
    limits = Limits(BOUNDLESS | {"mails": int(RATES["mails"].burst)})
    with (
        running(tmp_path, limits=limits, post=mails.post()) as house,
        Person(house.url) as ana,
        Person(house.url) as bo,
    ):
        claim(ana, "Ana")
        claim(bo, "Bo")
        for number in range(5):
            wants(ana, f"v.ictim+{number}@example.org")
        mails.wait(5)
        answer = ana.request("POST", "/api/account/reminders/mail", {"address": "other@example.org"})
        assert answer.status_code == 429
        assert wants(ana, "")["wanted"] == "", "to have none is always possible"
        assert wants(bo, "Victim@example.org")["wanted"] == "Victim@example.org"
        wants(bo, "bo@example.org")
        assert mails.wait(6).to == "bo@example.org", "the other had enough"


def test_a_backup_has_it_and_an_older_one_does_not(tmp_path: Path, mails: MailServer) -> None:
    with running(tmp_path / "one", post=mails.post()) as house, Person(house.url) as ana:
        claim(ana, "Ana")
        wants(ana, "ana@example.org")
        confirms(house.url, mails.wait(1))
        cookie, kept = ana.cookie, ana.get("/api/account/reminders")
    old = json.decode(json.encode(("Ana", "de", "https://x.example/", "s", 0, 0, 0)), type=NoticeRow)
    assert (old.hook, old.mail, old.until) == ("https://x.example/", "", 0)

    async def moved() -> None:
        for place, work in (("one", backup.back_up), ("two", backup.restore)):
            (tmp_path / place).mkdir(exist_ok=True)
            store = stores.a_store(tmp_path / place / "tables.sqlite3")
            await work(store, tmp_path / "copy", lambda done, count: None)
            await store.close()

    asyncio.run(moved())
    with running(tmp_path / "two", post=mails.post()) as house, Person(house.url, cookie) as ana:
        assert ana.get("/api/account/reminders") == kept and kept["mail"] == "ana@example.org"


def test_where_the_host_has_not_switched_it_on(tmp_path: Path) -> None:
    with running(tmp_path) as house, Person(house.url) as ana:
        claim(ana, "Ana")
        assert refused(ana, "mail", {"address": "ana@example.org"}) == "no-mails-here"
        assert refused(ana, "test", {"by": "mail"}) == "no-mails-here"
        assert refused(ana, "webhook", {"url": "https://x.example/"}) == "no-webhooks-here"
        assert not ana.get("/api/account/reminders")["mails"]


@pytest.mark.once
def test_two_servers_send_one_mail(
    tmp_path: Path, times: Simulated, mails: MailServer, request: pytest.FixtureRequest
) -> None:
    url = stores.database(request.node.nodeid)
    nodes = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        limits = Limits(BOUNDLESS | {"mails": 5})
        nodes.append(Running(tmp_path / name, limits=limits, store=PostgresStore(url), time=times, post=mails.post()))
    try:
        times.passes(days=1)
        with Person(nodes[0].url) as ana, Person(nodes[0].url) as bo:
            claim(ana, "Ana")
            wants(ana, "ana@example.org")
            assert confirms(nodes[1].url, mails.wait(1)) == 200
            with Person(nodes[1].url, ana.cookie) as same:
                for _ in range(4):
                    wants(same, "ana@example.org")
            assert ana.request("POST", "/api/account/reminders/mail", {"address": "a@example.org"}).status_code == 429
            mails.wait(5)
            table = opened(ana, bo, "days 4")
            keepers = [node.house.reminders.keeper for node in nodes]
            for keeper in keepers:  # as when another is lost
                keeper.set(table, times.now() + 1)
            times.passes(seconds=SOON)
            mails.wait(6)
            until(lambda: all(keeper._dues.get(table, 0) > times.now() for keeper in keepers))
            times.passes(days=3)
            until(lambda: not any(keeper._dues for keeper in keepers))
            mails.wait(7)
            assert {got.to for got in mails.got} == {"ana@example.org"}
    finally:
        for node in nodes:
            node.stop()
