"""Sealed shuffles at a table: who adds a number and when, what comes to light, and what does not before the end."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server import stores
from tests.server.house import Chair, Person, Running, play_on, running
from tests.server.test_nodes import joined, node
from tikal.record.fairness import Finding, Sealing, examine, sealing_of
from tikal.record.tgn import read_headers, read_tgn
from tikal.server import ledger, proofs, protocol
from tikal.server.session import Session
from tikal.server.visitors import visitor_of

ONE, OTHER, THIRD = "1a" * 32, "2b" * 32, "3c" * 32


@pytest.fixture(autouse=True)
def sealed(monkeypatch: pytest.MonkeyPatch, same_deals: None) -> None:
    monkeypatch.setattr("tikal.server.tables.Tables.sealing", True)
    monkeypatch.setattr("tikal.server.table.PATIENCE", 600.0)  # nobody is given up, unless a test wants it


class Quiet(Chair):
    """A page that adds a number only when the test says so."""

    adds = False


class Silent(Quiet):
    """One that comes before anything is dealt."""

    def wait(self, kind: str) -> Any:
        return super().wait("sealed" if not hasattr(self, "welcome") else kind)


def add(chair: Chair, number: str) -> Any:
    return chair.answer("number", number=number)


def sit_down(ana: Person, bo: Person, table: str) -> tuple[Chair, Chair]:
    """Both come to a table where both sit, and add their numbers."""
    hers = Silent(ana, table, {})
    add(hers, ONE)
    his = bo.at(table)
    hers.wait("welcome")
    return hers, his


def record_of(person: Person, table: str) -> str:
    return person.request("GET", f"/api/tables/{table}/record").text


def found_in(text: str) -> Finding:
    record = read_tgn(text)
    return examine(record, sealing_of(read_headers(text), record.players))


def written(server: Running, table: str) -> list[tuple[int, str, str]]:
    return server.query("SELECT seat, kind, text FROM rows WHERE game = ? ORDER BY number", table)


def secret_of(server: Running, table: str) -> str:
    ((secret,),) = server.query("SELECT seed FROM games WHERE id = ?", table)
    return str(secret)


def shorten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tikal.server.table.PATIENCE", 0.05)


def test_everybody_adds_a_number_and_the_end_proves_it(server: Running, ana: Person, bo: Person) -> None:
    opened = ana.create("Ana", "link", "bot:random")
    with Silent(ana, opened.table, {}) as hers:
        assert hers.welcome.fair.asked and hers.welcome.fair.added == [] and len(hers.welcome.fair.seal) == 64
        assert written(server, opened.table) == []  # sealed, and nothing is dealt
        assert joined(bo, opened.invitations[0].path, "Bo") == 200
        with Silent(bo, opened.table, {}) as his:
            assert his.welcome.fair.asked and his.welcome.fair.seal == hers.welcome.fair.seal
            assert isinstance(add(his, OTHER), protocol.Accepted)
            assert his.wait("sealed").fair.added == ["Blue"]
            assert isinstance(add(hers, ONE), protocol.Accepted)
            welcome = his.wait("welcome")
            assert welcome.fair.added == ["Red", "Blue"] and not welcome.fair.asked
            hers.wait("welcome")
            kinds = [kind for _, kind, _ in written(server, opened.table)]
            assert kinds[:4] == ["number", "number", "deal", "chance"]
            with Person(server.url) as eve, eve.at(opened.table) as watching:  # a spectator knows the seal
                assert watching.welcome.fair == protocol.FairShuffle(welcome.fair.seal, ["Red", "Blue"], False)
                play_on([hers, his, watching], random.Random(3), 40)
                running_record = record_of(eve, opened.table)
                headers = read_headers(running_record)
                assert headers["Seal"] == welcome.fair.seal and headers["Table"] == opened.table
                assert not {"Secret", "Numbers", "Absent"} & set(headers)
                refused = eve.request("GET", f"/api/tables/{opened.table}/proof")
                assert refused.status_code == 409 and refused.json()["refusal"]["code"] == "game-not-over"
                secret = secret_of(server, opened.table)
                assert not any(secret.encode() in heard for person in (ana, bo, eve) for heard in person.heard)
                play_on([hers, his, watching], random.Random(3))
                text = record_of(eve, opened.table)
                found = found_in(text)
                assert found.fair and found.over and found.sealing is not None
                assert [number[:2] for number in found.sealing.numbers] == [(0, ONE), (1, OTHER)]
                proof = proofs.Proof(**eve.get(f"/api/tables/{opened.table}/proof"))
                assert proof.secret == secret and proof.seal == welcome.fair.seal and len(proof.deals) == 1
    for before, after in ((secret, "0" * 64), (ONE, OTHER), (f", Blue {OTHER}", ""), (opened.table, "elsewhere")):
        assert not found_in(text.replace(before, after)).fair


def test_a_number_is_added_once(server: Running, ana: Person, bo: Person) -> None:
    opened = ana.create("Ana", "Ada", "bot:random")  # two seats at one browser: one number
    with Silent(ana, opened.table, {}) as hers, Silent(bo, opened.table, {}) as watching:
        assert not watching.welcome.fair.asked
        assert add(watching, OTHER).refusal.code == "not-at-table"
        assert hers.answer("act", seq=0, seat="Red", actions=["."]).refusal.code == "not-dealt"
        assert hers.answer("look", number=0).refusal.code == "not-dealt"
        for wrong in ("", "1a", "1A" * 32, "1a" * 33):
            assert hers.answer("number", number=wrong).refusal.code == "message-unreadable"
        answers: list[Any] = []
        with Silent(ana, opened.table, {}) as again:  # two pages of one person at the same time
            threads = [
                threading.Thread(target=lambda chair=chair, number=number: answers.append(add(chair, number)))
                for chair, number in ((hers, ONE), (again, THIRD))
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        assert sorted(type(answer).__name__ for answer in answers) == ["Accepted", "Refused"]
        assert add(hers, OTHER).refusal.code == "number-not-asked"
        numbers = [row for row in written(server, opened.table) if row[1] == "number"]
        assert len(numbers) == 1 and numbers[0][0] == 0
        assert not any(row[1] == "deal" and row[2] for row in written(server, opened.table))
        assert visitor_of(ana.cookie) not in numbers[0][2]


def test_who_joins_later_is_covered_from_then_on(server: Running, ana: Person, bo: Person) -> None:
    opened = ana.create("Ana", "link", "bot:random", first="Red")
    with ana.at(opened.table) as hers:
        play_on([hers], random.Random(1), 1)
        assert joined(bo, opened.invitations[0].path, "Bo") == 200
        with bo.at(opened.table) as his:
            assert his.welcome.fair.asked and his.welcome.fair.added == ["Red"]
            before = dealer_of(server, opened.table)
            assert isinstance(add(his, OTHER), protocol.Accepted)
            assert his.wait("welcome").fair == protocol.FairShuffle(his.welcome.fair.seal, ["Red", "Blue"], False)
            assert dealer_of(server, opened.table) != before  # what is still hidden is another order now
            while hers.wait("welcome").fair.added != ["Red", "Blue"]:
                pass
            play_on([hers, his], random.Random(1))
    finding = found_in(text := record_of(bo, opened.table))
    assert finding.fair and finding.sealing is not None
    (first, late) = finding.sealing.numbers
    assert not first.at and late == (1, OTHER, late.at) and late.at > 0
    assert not found_in(text.replace(f"Blue@{late.at}", f"Blue@{late.at + 1}")).fair
    assert not found_in(text.replace(OTHER, ONE)).fair


def dealer_of(server: Running, table: str) -> str:
    """The seed of what is still hidden."""
    sealing = server.house.tables._open[table].session.sealing
    assert sealing is not None
    return sealing.deals[-1][1]


def test_a_seat_that_is_taken_over_adds_another_number(server: Running, ana: Person, bo: Person) -> None:
    opened = ana.create("Ana", "link", first="Red")
    assert joined(bo, opened.invitations[0].path, "Bo") == 200
    with Person(server.url) as cy:
        hers, his = sit_down(ana, bo, opened.table)
        with his:
            play_on([hers, his], random.Random(5), 20)
        bo.post(f"/api/tables/{opened.table}/leave", {"open": True})
        seats = hers.wait("welcome").seats
        while not seats[1].invitation:
            seats = hers.wait("welcome").seats
        assert joined(cy, seats[1].invitation, "Cy") == 200
        with cy.at(opened.table) as theirs:
            assert theirs.welcome.fair.asked
            assert isinstance(add(theirs, THIRD), protocol.Accepted)
            theirs.wait("welcome")
            hers.wait_until(lambda now: now.seq >= theirs.situation.seq)
            play_on([hers, theirs], random.Random(5))
        finding = found_in(record_of(cy, opened.table))
        hers.close()
        assert finding.fair and finding.sealing is not None
        assert [number.seat for number in finding.sealing.numbers] == [0, 1, 1]


def test_a_page_that_is_not_there_keeps_nobody_waiting(
    server: Running, ana: Person, bo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten(monkeypatch)
    opened = ana.create("Ana", "Ada", "bot:random")
    with Quiet(bo, opened.table, {}) as watching:  # nobody at the table has opened it
        assert watching.welcome.fair.added == []
    deal = [row for row in written(server, opened.table) if row[1] == "deal"]
    assert deal == [(-1, "deal", "Red Blue")]
    with ana.at(opened.table) as hers:
        assert hers.welcome.fair.asked  # still: what is drawn from now on
        add(hers, ONE)
        hers.wait("welcome")
        play_on([hers], random.Random(2))
    finding = found_in(record_of(ana, opened.table))
    assert finding.fair and finding.sealing is not None
    assert finding.sealing.absent == (0, 1) and finding.sealing.numbers[0].at


def test_before_the_lot_is_drawn_it_is_nobodys_turn(server: Running, ana: Person, bo: Person) -> None:
    opened = ana.create("Ana", "link")
    bo.request("POST", f"/api/invitations/{opened.invitations[0].path.removeprefix('/join/')}", {"name": "Bo"})

    def cards() -> list[Any]:
        games = [ana.get("/api/games")["games"], bo.get("/api/games")["games"]]
        return [next(card for card in found if card["table"] == opened.table) for found in games]

    with Silent(ana, opened.table, {}) as hers:
        assert [(card["deciding"], card["your_turn"], card["over"]) for card in cards()] == [(None, False, False)] * 2
        add(hers, ONE)
        assert [(card["deciding"], card["your_turn"]) for card in cards()] == [(None, False)] * 2
        with bo.at(opened.table):
            hers.wait("welcome")
            deciding = hers.situation.deciding
            assert {card["deciding"] for card in cards()} == {deciding}
            assert [card["your_turn"] for card in cards()] == [deciding == "Red", deciding == "Blue"]


def test_a_server_that_stops_deals_when_it_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server, Person(server.url) as ana:
        opened, cookie = ana.create("Ana", "Ada"), ana.cookie  # no bot that plays on meanwhile
        with Silent(ana, opened.table, {}) as hers:
            seal = hers.welcome.fair.seal
    shorten(monkeypatch)
    with running(tmp_path) as server, Person(server.url, cookie) as ana, Quiet(ana, opened.table, {}) as hers:
        assert hers.welcome.fair.seal == seal
        play_on([hers], random.Random(4), 10)
        before = hers.situation
    with running(tmp_path) as server, Person(server.url, cookie) as ana, ana.at(opened.table) as hers:
        assert hers.situation.view == before.view
        play_on([hers], random.Random(4))
        assert found_in(record_of(ana, opened.table)).fair


def test_tables_that_prove_nothing_say_so(server: Running, ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = ana.create("Ana", "bot:random")
    with ana.at(opened.table) as hers:
        play_on([hers], random.Random(6))
        text = record_of(ana, opened.table)
        hers.send("look", number=1)
    uploaded = ana.post("/api/records", {"record": text})["table"]
    going_on = ana.post(f"/api/tables/{opened.table}/play-on", {"number": 30, "seat": "Red"})["table"]
    learnt = ana.post("/api/lessons", {"lesson": ana.home().lessons[0].id})["table"]
    monkeypatch.setattr("tikal.server.tables.Tables.sealing", False)  # as those of an older Tikal
    older = ana.create("Ana", "bot:random").table
    for table in (uploaded, going_on, learnt, older):
        refused = ana.request("GET", f"/api/tables/{table}/proof")
        assert refused.status_code == 404 and refused.json()["refusal"]["code"] == "no-seal"
        assert "Seal" not in read_headers(record_of(ana, table))
        with ana.at(table) as chair:
            assert chair.welcome.fair is None
            assert add(chair, ONE).refusal.code in ("number-not-asked", "not-at-table")


def test_a_rematch_is_sealed_anew(server: Running, ana: Person, bo: Person) -> None:
    opened = ana.create("Ana", "link")
    assert joined(bo, opened.invitations[0].path, "Bo") == 200
    hers, his = sit_down(ana, bo, opened.table)
    with hers, his:
        play_on([hers, his], random.Random(7))
        again = bo.post(f"/api/tables/{opened.table}/rematch", {})["table"]
    with Silent(ana, again, {}) as hers, Silent(bo, again, {}) as his:
        assert hers.welcome.fair.seal != read_headers(record_of(ana, opened.table))["Seal"]
        add(his, OTHER)
        add(hers, ONE)
        hers.wait("welcome")
        assert his.wait("welcome").fair.added == ["Red", "Blue"]


def test_a_table_that_ends_early_never_tells(server: Running, ana: Person) -> None:
    opened = ana.create("Ana", "bot:random")
    with ana.at(opened.table) as hers:
        play_on([hers], random.Random(8), 5)
        secret = secret_of(server, opened.table)
        assert ana.request("DELETE", f"/api/tables/{opened.table}").status_code == 200
        hers.ends()
    assert ana.request("GET", f"/api/tables/{opened.table}/proof").status_code == 404
    assert not any(secret.encode() in heard for heard in ana.heard)


def test_taking_back_around_a_number(server: Running, ana: Person, bo: Person) -> None:
    """What was done before a number came can still be taken back, and done otherwise."""
    opened = ana.create("Ana", "link", first="Red")
    with ana.at(opened.table) as hers:
        (place, *_) = hers.situation.offers.places  # type: ignore[union-attr]
        hers.plays(place.turns[0].action)
        hers.plays("+L@A5")
        assert joined(bo, opened.invitations[0].path, "Bo") == 200
        with bo.at(opened.table) as his:
            add(his, OTHER)
            his.wait("welcome")
            hers.wait_until(lambda now: now.seq >= his.situation.seq)
            done = hers.answer("undo", seq=hers.situation.seq, seat="Red", count=2)
            assert isinstance(done, protocol.Accepted)
            hers.wait_until(lambda now: now.seq >= done.seq)
            play_on([hers, his], random.Random(9))
    finding = found_in(record_of(ana, opened.table))
    assert finding.fair and finding.sealing is not None and finding.sealing.numbers[1].at == 1


@pytest.mark.parametrize("edition", ["super-meeple", "legend"])
def test_a_game_is_the_same_when_it_is_loaded_again(edition: str, tmp_path: Path) -> None:
    """At every number of rows, what is on disk leads to the same game, the dealer's decks too."""
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo:
        opened = ana.create("Ana", "link", edition=edition, first="Red")
        with ana.at(opened.table) as hers:
            play_on([hers], random.Random(1), 1)
            assert joined(bo, opened.invitations[0].path, "Bo") == 200
            with bo.at(opened.table) as his:
                add(his, OTHER)
                his.wait("welcome")
                hers.wait_until(lambda now: now.seq >= his.situation.seq)
                play_on([hers, his], random.Random(1), 60)
        stored = asyncio.run(loaded(server, opened.table))
        assert stored.rows.count(next(row for row in stored.rows if row.kind == ledger.DEAL)) == 1
        done = [row.text for row in stored.rows if row.kind in (ledger.PLAY, ledger.CHANCE)]
        for count in range(len(stored.rows), len(stored.rows) - 30, -1):
            early = Session(server.store, stored.game, stored.seats, stored.rows[:count])
            assert early.seq == count and not early.waiting
            texts = [str(action) for action in early.game.history]  # if it ends before a draw that is dealt again
            assert texts == done[: len(texts)] and 0 <= len(texts) - early.seq + 3 < 30


async def loaded(server: Running, table: str) -> Any:
    store = stores.a_store(server.file)
    try:
        return await store.load(table)
    finally:
        await store.close()


@pytest.mark.once
def test_numbers_through_two_servers(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = stores.database(request.node.nodeid)
    servers = [node(url, tmp_path / name) for name in ("one", "two")]
    try:
        with Person(servers[0].url) as ana, Person(servers[1].url) as bo, Person(servers[1].url) as cy:
            opened = ana.create("Ana", "link", "link")
            assert joined(bo, opened.invitations[0].path, "Bo") == 200
            with Silent(ana, opened.table, {}) as hers, Silent(bo, opened.table, {}) as his:
                answers: list[Any] = []
                threads = [
                    threading.Thread(target=lambda chair=chair, number=number: answers.append(add(chair, number)))
                    for chair, number in ((hers, ONE), (his, OTHER))
                ]
                for thread in threads:
                    thread.start()
                for thread in threads:
                    thread.join()
                assert all(isinstance(answer, protocol.Accepted) for answer in answers)
                for chair in (hers, his):
                    if not hasattr(chair, "situation"):
                        chair.wait("welcome")
                assert joined(cy, opened.invitations[1].path, "Cy") == 200
                with cy.at(opened.table) as theirs:
                    while not isinstance(add(theirs, THIRD), protocol.Accepted):
                        pass
                    theirs.wait("welcome")
                    for chair in (hers, his):
                        chair.wait_until(lambda now: now.seq >= theirs.situation.seq)
                    play_on([hers, his, theirs], random.Random(11))
                    texts = {record_of(person, opened.table) for person in (ana, bo, cy)}
            (text,) = texts
            finding = found_in(text)
            assert finding.fair and finding.sealing is not None
            assert [number.value for number in finding.sealing.numbers] == [ONE, OTHER, THIRD]
    finally:
        for server in servers:
            server.stop()


def test_what_is_sealed_survives_a_backup(tmp_path: Path) -> None:
    from tikal.server.backup import back_up, restore

    with running(tmp_path) as server, Person(server.url) as ana:
        opened = ana.create("Ana", "bot:random")
        with ana.at(opened.table) as hers:
            play_on([hers], random.Random(12))
        text = record_of(ana, opened.table)
        assert found_in(text).fair

        async def work() -> Sealing | None:
            ours, theirs = stores.a_store(server.file), stores.a_store(tmp_path / "other.sqlite3")
            await back_up(ours, tmp_path / "all.gz", lambda *_: None)
            assert await restore(theirs, tmp_path / "all.gz", lambda *_: None) == (1, 0)
            again, before = await theirs.load(opened.table), await ours.load(opened.table)
            assert again == before and again is not None
            await ours.close()
            await theirs.close()
            return Session(theirs, *again).shown_sealing()

        assert asyncio.run(work()) == found_in(text).sealing
