"""People who are here at the same time: open tables, who is where, invitations, and games that were played."""

from __future__ import annotations

import random
from pathlib import Path
from threading import Barrier, Thread

import pytest
from msgspec import json

from tests.server.house import BOUNDLESS, Person, Running, decode, play_on, running
from tikal.server import club, lobby
from tikal.server.club_store import MOST_WAITING
from tikal.server.limits import ADDRESS, RATES, Limits


@pytest.fixture(autouse=True)
def no_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club, "FRESH", -1.0)


def here(person: Person, away: str = "no") -> lobby.Club:
    return decode(person.request("GET", f"/api/club?away={away}").content, lobby.Club)


def open_table(host: Person, name: str, *more: str) -> str:
    return host.create(name, "link", *more, open=True).table


def sits(person: Person, table: str) -> int:
    return person.request("POST", f"/api/tables/{table}/sit", {}).status_code


def refused(person: Person, path: str, body: object) -> str:
    answer = person.request("POST", path, body)
    assert answer.status_code >= 400, answer.text
    return decode(answer.content, lobby.Failure).refusal.code


def test_anybody_may_sit_down_at_an_open_table(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo:
        table = open_table(ana, "Ana", "bot")
        private = ana.create("Ana", "link").table
        found = here(bo).tables
        assert [(one.table, one.host, one.free, one.title) for one in found] == [(table, "Ana", 1, "Super Meeple")]
        assert here(ana).tables == []  # one sits there already
        assert refused(bo, f"/api/tables/{private}/sit", {}) == "table-not-open"
        assert refused(bo, "/api/tables/nowhere/sit", {}) == "no-such-table"
        opened = json.decode(bo.request("POST", f"/api/tables/{table}/sit", {}).content, type=lobby.Opened)
        assert opened.seats == ["Blue"] and not opened.invitations
        assert sits(bo, table) == 200  # and is led there again
        assert here(bo).tables == []


def test_a_list_says_how_a_table_is_timed_and_whether_it_counts(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo:
        ana.create("Ana", "link", open=True)
        (plain,) = here(bo).tables
        assert (plain.timing, plain.rated) == (None, False)
        ana.create("Ana", "link", open=True, clock="player 1200+30")
        server.query("UPDATE games SET rated = 1 WHERE clock <> '' RETURNING 1")
        (timed,) = [table for table in here(bo).tables if table.timing]
        assert timed.timing == lobby.Timing("player", 1200, 30) and timed.rated


def test_one_of_two_who_want_the_last_seat_gets_it(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo, Person(server.url) as cleo:
        table = open_table(ana, "Ana")
        ready, got = Barrier(2), list[int]()

        def hurry(person: Person) -> None:
            ready.wait()
            got.append(sits(person, table))

        threads = [Thread(target=hurry, args=(person,)) for person in (bo, cleo)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(got) == [200, 409]


def blocked_by(server: Running, blocker: Person, other: Person) -> None:
    """Let somebody block another for what they said at a table."""
    opened = blocker.create("Ana", "link")
    token = opened.invitations[0].path.removeprefix("/join/")
    other.post(f"/api/invitations/{token}", {"name": "Bo"})
    with blocker.at(opened.table) as a, other.at(opened.table) as b:
        b.answer("say", text="Rubbish")
        said = a.wait("said").lines[0]
        a.send("tie", who=said.who, tie="block")
        a.wait("chat")


def test_who_is_blocked_is_not_seated(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo:
        blocked_by(server, ana, bo)
        opened = ana.create("Ana", "link", open=True)
        assert here(bo).tables == []
        assert refused(bo, f"/api/tables/{opened.table}/sit", {}) == "not-welcome"
        token = opened.invitations[0].path.removeprefix("/join/")
        assert refused(bo, f"/api/invitations/{token}", {"name": "Bo"}) == "not-welcome"
        mine = open_table(bo, "Bo")
        assert here(ana).tables == []  # nor shown to who blocked them
        who = next(one.who for one in here(bo).people if one.name == "Ana")
        assert bo.request("POST", f"/api/tables/{mine}/ask", {"who": who}).status_code == 200
        assert here(ana).asked == []  # they are not told, and do not know that


def test_it_is_seen_who_is_here_and_what_they_do(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo, Person(server.url) as cleo:
        assert here(ana).people == [] and here(ana).guests == 0
        assert here(bo).guests == 1  # Ana has no name yet
        table = ana.create("Ana", "link")
        private = table.table
        assert [(one.name, one.doing) for one in here(bo).people] == [("Ana", "looking")]
        here(ana, away="yes")
        assert [(one.name, one.doing) for one in here(bo).people] == [("Ana", "away")]
        with ana.at(private):
            assert [(one.name, one.doing) for one in here(bo).people] == [("Ana", "playing")]
            token = table.invitations[0].path.removeprefix("/join/")
            bo.post(f"/api/invitations/{token}", {"name": "Bo"})
            assert [(one.name, one.doing) for one in here(bo).people] == [("Ana", "yours")]
            with cleo.at(private), ana.at(ana.create("Ana", "bot").table):
                seen = here(cleo)
                assert ("Ana", "tables", 2) in [(one.name, one.doing, one.tables) for one in seen.people]
                assert here(ana).playing == 2
                assert private not in json.encode(seen).decode()  # where they play is nobody's business


def test_somebody_who_is_here_can_be_asked(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo, Person(server.url) as cleo:
        bo.create("Bo", "bot")
        here(bo)
        table = ana.create("Ana", "link", "link").table
        who = next(one.who for one in here(ana).people if one.name == "Bo")
        ask = f"/api/tables/{table}/ask"
        assert refused(ana, ask, {"who": "nobody"}) == "not-here"
        assert refused(cleo, ask, {"who": who}) == "not-at-table"
        for _ in range(2):
            assert ana.request("POST", ask, {"who": who}).status_code == 200
        assert [(one.table, one.host, one.free) for one in here(bo).asked] == [(table, "Ana", 2)]
        assert here(cleo).asked == []
        assert bo.request("POST", f"/api/tables/{table}/decline", {}).status_code == 200
        assert here(bo).asked == []
        ana.request("POST", ask, {"who": who})
        assert here(bo).asked == []  # no is no
        assert refused(bo, f"/api/tables/{table}/sit", {}) == "table-not-open"
        other = ana.create("Ana", "link").table
        ana.request("POST", f"/api/tables/{other}/ask", {"who": who})
        assert sits(bo, other) == 200
        assert here(bo).asked == []
        assert refused(ana, f"/api/tables/{other}/ask", {"who": who}) == "no-free-seat"


def test_somebody_with_a_name_can_be_asked_wherever_they_are(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo:
        words = {"name": "Böla", "passphrase": "Bo goes up the steep steps"}
        assert bo.request("POST", "/api/account/claim", words).status_code == 200
        table = ana.create("Ana", "link").table
        ask = f"/api/tables/{table}/ask"
        for nobody in ("Nobody", "", "\0"):
            assert refused(ana, ask, {"name": nobody}) in ("nobody-of-that-name", "not-here")
        assert ana.request("POST", ask, {"name": "böla"}).status_code == 200
        assert [(one.table, one.host) for one in here(bo).asked] == [(table, "Ana")]
        mine = bo.create("Bo", "link").table
        assert refused(bo, f"/api/tables/{mine}/ask", {"name": "Böla"}) == "nobody-of-that-name"
        assert sits(bo, table) == 200 and here(bo).asked == []


def asks(person: Person, whom: str, name: str = "Ana") -> str:
    """Ask somebody to a new table; return why that was refused, or ""."""
    table = person.create(name, "link").table
    answer = person.request("POST", f"/api/tables/{table}/ask", {"name": whom})
    return "" if answer.status_code == 200 else decode(answer.content, lobby.Failure).refusal.code


def claims(person: Person, name: str) -> None:
    words = {"name": name, "passphrase": f"{name} goes up the steep steps"}
    assert person.request("POST", "/api/account/claim", words).status_code == 200


def test_nobody_is_asked_by_the_same_person_again_and_again(tmp_path: Path) -> None:
    most = int(RATES["invitations"].burst)
    with (
        running(tmp_path, limits=Limits({**BOUNDLESS, "invitations": most})) as server,
        Person(server.url) as ana,
        Person(server.url) as bo,
        Person(server.url) as cleo,
    ):
        claims(bo, "Bo")
        claims(cleo, "Cleo")
        for _ in range(most):
            assert asks(ana, "Bo") == ""
            (asking,) = here(bo).asked
            bo.post(f"/api/tables/{asking.table}/decline", {})  # also what was answered counts
        table = ana.create("Ana", "link").table
        for _ in range(3):
            answer = ana.request("POST", f"/api/tables/{table}/ask", {"name": "Bo"}, **{"Accept-Language": "de"})
            said = decode(answer.content, lobby.Failure).refusal
            assert (answer.status_code, said.code, said.facts) == (429, "asked-often", {"minutes": 60})
            assert said.sentence.startswith("Du hast diese Person fürs Erste oft genug eingeladen.")
        assert here(bo).asked == []
        assert asks(ana, "Cleo") == asks(cleo, "Bo", "Cleo") == ""  # who asks others, and who is asked by others
        assert [one.host for one in here(bo).asked] == ["Cleo"]
        refusals = [""] * (most * (ADDRESS - 1) - 1) + ["asked-often"] * 3  # Ana and Cleo have asked from here, too
        for expected in refusals:
            with Person(server.url) as guest:
                assert asks(guest, "Bo", "Guest") == expected


def test_invitations_of_one_second_keep_their_order(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo:
        claims(bo, "Bo")
        for number in range(6):
            assert asks(ana, "Bo", f"Ana {number}") == ""
        assert [one.host for one in here(bo).asked] == [f"Ana {number}" for number in reversed(range(6))]


def test_a_flood_of_invitations_takes_nobody_s_place(tmp_path: Path) -> None:
    """Those of guests make room for those of people with names, and many of one person for one of another."""
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo, Person(server.url) as cleo:
        claims(bo, "Bo")
        claims(ana, "Ana")
        assert asks(ana, "Bo") == ""
        for number in range(MOST_WAITING + 3):
            with Person(server.url) as guest:
                assert asks(guest, "Bo", f"Guest {number}") == ""
        names = [one.host for one in here(bo).asked]
        assert len(names) == MOST_WAITING and "Ana" in names and f"Guest {MOST_WAITING + 2}" in names
        assert server.query("SELECT count(*) FROM asked") == [(MOST_WAITING,)]
        for _ in range(MOST_WAITING - 1):
            assert asks(ana, "Bo") == ""
        assert {one.host for one in here(bo).asked} == {"Ana"}
        assert asks(ana, "Bo") == ""  # in place of her oldest
        assert asks(cleo, "Bo", "Cleo") == "asked-full"  # a guest
        claims(cleo, "Cleo")
        assert asks(cleo, "Bo", "Cleo") == ""
        assert sorted(one.host for one in here(bo).asked) == ["Ana"] * (MOST_WAITING - 1) + ["Cleo"]


def test_only_so_many_are_asked_to_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club, "MOST_ASKED", 1)
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo, Person(server.url) as cleo:
        claims(bo, "Bo")
        claims(cleo, "Cleo")
        ask = f"/api/tables/{ana.create('Ana', 'link').table}/ask"
        for _ in range(2):
            assert ana.request("POST", ask, {"name": "Bo"}).status_code == 200
        assert refused(ana, ask, {"name": "Cleo"}) == "asked-enough"


def found(person: Person, search: str = "", whose: str = "mine", skip: int = 0) -> list[str]:
    answer = person.http.get("/api/finished", params={"search": search, "whose": whose, "skip": skip})
    return [card.table for card in json.decode(answer.content, type=lobby.Found).games]


def test_finished_games_are_found_by_player_and_edition(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo:
        open_one = ana.create("Ana", "Émile", open=True).table
        other = ana.create("Ana", "50%", edition="ravensburger").table
        running_one = ana.create("Ana", "Émile").table
        for table in (open_one, other):
            with ana.at(table) as chair:
                play_on([chair], random.Random(1))
        assert set(found(ana)) == {open_one, other} and running_one not in found(ana)
        assert found(ana, "émi") == found(ana, "ÉMILE") == found(ana, "super") == [open_one]
        assert found(ana, "%") == found(ana, "0%") == [other] and found(ana, "_") == found(ana, "zoe") == []
        assert found(ana, skip=1) != found(ana) and found(ana, skip=2) == []
        assert found(bo) == [] and found(bo, "Émile") == []
        assert found(bo, whose="all") == found(bo, "ana", "all") == [open_one]


def test_what_has_not_changed_is_not_sent_again(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo:
        first = ana.request("GET", "/api/club")
        assert ana.request("GET", "/api/club", **{"If-None-Match": first.headers["etag"]}).status_code == 304
        open_table(bo, "Bo")
        again = ana.request("GET", "/api/club", **{"If-None-Match": first.headers["etag"]})
        assert again.status_code == 200 and again.headers["etag"] != first.headers["etag"]


def test_who_does_not_look_any_more_has_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club, "SEEN", 0.2)
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo:
        here(ana)
        while here(bo).guests:  # who looks is there, and does not see themselves
            pass
        assert here(bo).people == []
