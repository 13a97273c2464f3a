"""Where parts meet: names, clocks, sealed shuffles, chat and ratings at the same table."""

from __future__ import annotations

import io
import random
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json

from tests.server.hostile import Caller, message
from tests.server.house import PATIENCE, Chair, Person, Running, Simulated, play_on, running
from tikal.record.tgn import read_tgn
from tikal.server import seating
from tikal.server.audience import Guest
from tikal.server.bot_seats import BotSeats
from tikal.server.club import FRESH
from tikal.server.protocol import Accepted
from tikal.server.visitors import visitor_of

PHRASE = "quiet ceiba lifts nine stones"


pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that stand in do not think."""
    monkeypatch.setattr(seating, "STAND_IN", "random")


@pytest.fixture
def mira(house: Running) -> Iterator[Person]:
    with Person(house.url) as person:
        claim(person, "Mira")
        yield person


@pytest.fixture
def kenji(house: Running) -> Iterator[Person]:
    with Person(house.url) as person:
        claim(person, "Kenji")
        yield person


def claim(person: Person, name: str) -> None:
    answer = person.request("POST", "/api/account/claim", {"name": name, "passphrase": PHRASE})
    assert answer.status_code == 200, answer.text


def sign_in(person: Person, name: str) -> Any:
    answer = person.request("POST", "/api/account/sign-in", {"name": name, "passphrase": PHRASE})
    assert answer.status_code == 200, answer.text
    return answer.json()


def join(person: Person, path: str, name: str = "") -> None:
    answer = person.request("POST", path.replace("/join/", "/api/invitations/"), {"name": name})
    assert answer.status_code == 200, answer.text


def rated(mira: Person, kenji: Person, **wanted: object) -> str:
    """A rated table of both."""
    opened = mira.create("", "link", rated=True, **wanted)
    join(kenji, opened.invitations[0].path)
    return opened.table


def to_the_end(table: str, *people: Person, most: int = 1_000_000) -> None:
    """Play the shortest game, or so many decisions of it."""
    chairs = [person.at(table) for person in people]
    play_on(chairs, random.Random(1), most, prefer=lambda action: action == ".")
    for chair in chairs:
        chair.close()


def code(person: Person, path: str, body: Any) -> str:
    """Ask for something that must be refused; return why."""
    answer = person.request("POST", path, body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["refusal"]["code"])


def until(test: Callable[[], Any]) -> Any:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not (found := test()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return found


def points_kept(house: Running, table: str) -> list[int]:
    """The points of a result, by seat, once it is kept."""
    query = "SELECT points FROM places JOIN results ON result = id WHERE game = ? ORDER BY seat"
    return [row[0] for row in until(lambda: house.query(query, table))]


def guests_of(house: Running, table: str) -> set[Guest]:
    """The connections to a table."""
    return set(house.house.tables._open[table].audience.guests)


def lines(person: Person, table: str) -> list[tuple[str, str]]:
    """What somebody who comes now hears."""
    with person.at(table) as chair:
        assert chair.welcome.chat is not None
        return [(line.name, line.text) for line in chair.welcome.chat.lines]


def says(chair: Chair, text: str) -> None:
    assert isinstance(chair.answer("say", text=text), Accepted)


# --- results


def test_the_lot_does_not_turn_a_result_around(
    house: Running, mira: Person, kenji: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who begins follows from the sealed shuffle, also when a result is worked out from what is written."""
    monkeypatch.setattr("tikal.server.tables.Tables.sealing", True)
    monkeypatch.setattr("tikal.server.table.PATIENCE", 0.05)
    began: set[int] = set()
    while len(began) < 2:
        table = rated(mira, kenji)
        hers, his = mira.at(table), kenji.at(table)
        play_on([hers, his], random.Random(7))
        record = read_tgn(mira.request("GET", f"/api/tables/{table}/record").text)
        end = record.end()
        assert points_kept(house, table) == [int(end.points_of(seat)) for seat in range(2)]
        began.add(record.first)
        for chair in (hers, his):
            chair.close()


@pytest.mark.parametrize("how", ["delete", "leave", "forget"])
def test_nobody_gets_rid_of_a_result(
    house: Running, mira: Person, kenji: Person, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(house.house.tables.settler, "ask", lambda ended="": None)  # a server that is slow to look
    table = rated(mira, kenji)
    to_the_end(table, mira, kenji)
    assert house.query("SELECT settled FROM games WHERE id = ?", table) == [(0,)]
    if how == "delete":
        assert mira.request("DELETE", f"/api/tables/{table}").status_code == 200
    elif how == "leave":
        assert mira.request("POST", f"/api/tables/{table}/leave", {}).status_code == 200
    else:
        assert mira.request("POST", "/api/account/delete", {"name": "Mira"}).status_code == 200
    assert house.query("SELECT rated FROM results WHERE game = ?", table) == [(1,)]
    assert house.query("SELECT count(*) FROM standings") == [(1 if how == "forget" else 2,)]


def test_who_plays_a_rated_game_badly_does_not_leave_it(house: Running, mira: Person, kenji: Person) -> None:
    table = rated(mira, kenji, first="Red")
    to_the_end(table, mira, kenji, most=8)
    for body in ({}, {"open": True}):
        assert code(mira, f"/api/tables/{table}/leave", body) == "rated-leave"
    assert mira.request("POST", f"/api/tables/{table}/leave", {"keep": True}).status_code == 200
    assert mira.request("POST", f"/api/tables/{table}/return", {}).status_code == 200
    to_the_end(table, mira, kenji)
    assert until(lambda: house.query("SELECT rated FROM results WHERE game = ?", table)) == [(1,)]


def left_alone(house: Running, mira: Person, **wanted: object) -> str:
    """A rated table of Mira and somebody who has deleted their name in the middle of the game; both have played."""
    with Person(house.url) as gone:
        claim(gone, "Gone")
        table = rated(mira, gone, first="Red", **wanted)
        to_the_end(table, mira, gone, most=16)
        assert gone.request("POST", "/api/account/delete", {"name": "Gone"}).status_code == 200
    return table


def counted(house: Running, table: str) -> None:
    """See that a game has its result, and that Mira is the only one whose rating it changed."""
    assert until(lambda: house.query("SELECT rated FROM results WHERE game = ?", table)) == [(1,)]
    assert house.query("SELECT name FROM standings JOIN people ON people.id = person") == [("Mira",)]


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.parametrize("how", ["keep", "ban", "ban for good", "time"])
def test_the_last_of_a_rated_game_does_not_get_rid_of_it(
    house: Running, times: Simulated, mira: Person, kenji: Person, how: str
) -> None:
    """All others have deleted their names: bots play to the end, and it counts for who is left."""
    table = left_alone(house, mira, clock="turn 60")
    for body in ({}, {"open": True}):
        assert code(mira, f"/api/tables/{table}/leave", body) == "rated-leave"
    answer = mira.request("DELETE", f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (409, "others-play")
    assert house.query("SELECT over FROM games WHERE id = ?", table) == [(0,)]
    if how == "keep":
        assert mira.request("POST", f"/api/tables/{table}/leave", {"keep": True}).status_code == 200
    elif how == "time":
        until(lambda: house.query("SELECT due > 0 FROM games WHERE id = ?", table)[0][0])  # it is her turn
        times.passes(minutes=2)
    else:
        house.query("UPDATE people SET role = 'host' WHERE name = 'Kenji'")
        hours = {"hours": 1} if how == "ban" else {}
        deed = {"deed": "ban", "reason": "rude", "table": table, "seat": "Red", **hours}
        assert kenji.request("POST", "/api/house/deeds", deed).status_code == 200
    counted(house, table)


def test_the_last_of_a_rated_game_may_delete_themselves_too(house: Running, mira: Person) -> None:
    """Then there is nobody left for whom it could count."""
    table = left_alone(house, mira)
    assert mira.request("POST", "/api/account/delete", {"name": "Mira"}).status_code == 200
    assert house.query("SELECT 1 FROM games WHERE id = ?", table) == []
    assert house.query("SELECT 1 FROM results") == []


@pytest.mark.usefixtures("quick_bots")
def test_bots_that_end_a_rated_game_go_on_after_a_start(
    house: Running, mira: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as still:
        still.setattr(BotSeats, "wake", lambda seats: None)
        table = left_alone(house, mira)
        assert mira.request("POST", f"/api/tables/{table}/leave", {"keep": True}).status_code == 200
        house.stop()
    with running(tmp_path):
        counted(house, table)


def test_who_has_not_played_yet_leaves_a_rated_game(mira: Person, kenji: Person) -> None:
    table = rated(mira, kenji)
    assert kenji.request("POST", f"/api/tables/{table}/leave", {}).status_code == 200


def test_nobody_agrees_to_a_rematch_once_they_know_how_it_goes(house: Running, mira: Person, kenji: Person) -> None:
    table = rated(mira, kenji)
    to_the_end(table, mira, kenji)
    again = mira.post(f"/api/tables/{table}/rematch", {})["table"]
    to_the_end(again, mira, kenji, most=12)
    assert kenji.post(f"/api/tables/{table}/rematch", {})["table"] == again
    to_the_end(again, mira, kenji)
    assert until(lambda: house.query("SELECT rated FROM results WHERE game = ?", again)) == [(0,)]


@pytest.mark.parametrize(("how", "clock"), [("claim", ""), ("sign in", ""), ("sign in", "turn 60")])
def test_no_guest_decides_late_that_a_game_counts(
    house: Running, mira: Person, kenji: Person, how: str, clock: str
) -> None:
    with Person(house.url) as guest:
        opened = mira.create("", "link", rated=True, clock=clock)
        join(guest, opened.invitations[0].path, "Bo")
        to_the_end(opened.table, mira, guest, most=16)
        if how == "claim":
            claim(guest, "Bo Lee")
        else:
            sign_in(guest, "Kenji")
        to_the_end(opened.table, mira, guest)
        points_kept(house, opened.table)
        assert house.query("SELECT rated FROM results WHERE game = ?", opened.table) == [(0,)]


def test_who_claims_a_name_in_time_is_rated(house: Running, mira: Person) -> None:
    with Person(house.url) as guest:
        opened = mira.create("", "link", rated=True)
        join(guest, opened.invitations[0].path, "Bo")
        claim(guest, "Bo Lee")
        to_the_end(opened.table, mira, guest)
        points_kept(house, opened.table)
        assert house.query("SELECT rated FROM results WHERE game = ?", opened.table) == [(1,)]


def test_a_table_by_link_is_not_told_to_strangers(house: Running, mira: Person, kenji: Person) -> None:
    """The pages of players list games; where strangers were not asked to they are not led, nor to what was said."""
    with Person(house.url) as eve:
        for wanted in ({}, {"open": True}):
            table = rated(mira, kenji, **wanted)
            to_the_end(table, mira, kenji)
            points_kept(house, table)
            told = [person.get("/api/players/Mira/games")["games"][0]["table"] for person in (mira, kenji, eve)]
            assert told == [table, table, table if wanted else ""]
        assert len(eve.get("/api/players/Mira/results?edition=super-meeple&players=2")["games"]) == 2


# --- clocks


def test_the_clock_follows_when_two_guests_are_one_person(house: Running, times: Simulated, mira: Person) -> None:
    """Who plays both hands is not timed, and no bot plays for them."""
    with Person(house.url) as guest:
        opened = mira.create("", "link", clock="turn 60", first="Red")
        join(guest, opened.invitations[0].path, "Bo")
        assert house.query("SELECT due > 0 FROM games WHERE id = ?", opened.table)[0][0]
        sign_in(guest, "Mira")
        assert house.query("SELECT due FROM games WHERE id = ?", opened.table) == [(0,)]
        times.passes(minutes=5)
        with guest.at(opened.table) as chair:
            assert chair.situation.offers is not None and not chair.welcome.seats[0].stand_in
            assert chair.welcome.seats[0].yours and chair.welcome.seats[1].yours


def test_going_and_coming_back_takes_no_clock_s_place(
    house: Running, times: Simulated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotSeats, "wake", lambda seats: None)  # bots that are slower than who comes back
    with Person(house.url) as ana, Person(house.url) as bo:
        opened = ana.create("Ana", "link", clock="turn 60", first="Red")
        join(bo, opened.invitations[0].path, "Bo")
        left = []
        for _ in range(4):
            (card,) = ana.home().games
            assert card.clocks is not None
            left.append(card.clocks.left[0] // 1000)
            times.passes(seconds=25)
            for way, body in (("leave", {"keep": True}), ("return", {})):
                assert ana.request("POST", f"/api/tables/{opened.table}/{way}", body).status_code == 200
        assert left == [60, 35, 30, 5]  # the third is what who comes back is given, once


def test_a_bot_stands_in_for_who_is_banned_for_a_while(house: Running, mira: Person) -> None:
    house.query("UPDATE people SET role = 'host' WHERE name = 'Mira'")
    with Person(house.url) as bo, Person(house.url) as cy:
        opened = bo.create("Bo", "link", first="Red")
        join(cy, opened.invitations[0].path, "Cy")
        deed = {"deed": "ban", "reason": "cool down", "table": opened.table, "seat": "Red", "hours": 1}
        assert mira.request("POST", "/api/house/deeds", deed).status_code == 200
        with cy.at(opened.table) as his:
            his.wait_until(lambda now: now.offers is not None)  # nobody waits for an hour
            assert his.welcome.seats[0].stand_in and his.welcome.seats[0].kind == "person"
        assert code(bo, f"/api/tables/{opened.table}/return", {}) == "banned"
        house.query("UPDATE people SET banned = 0")
        assert bo.request("POST", f"/api/tables/{opened.table}/return", {}).status_code == 200


# --- what was said


def test_what_somebody_said_goes_with_them(house: Running, mira: Person) -> None:
    with Person(house.url) as bo, Person(house.url) as cy:
        opened = mira.create("", "link", "link")
        for person, link, name in ((bo, 0, "Bo"), (cy, 1, "Cyra")):
            join(person, opened.invitations[link].path, name)
        with cy.at(opened.table) as hers, bo.at(opened.table) as his:
            says(hers, "My secret garden")
            his.wait("said")
            assert ("Cyra", "My secret garden") in lines(mira, opened.table)
            assert cy.request("POST", "/api/account/delete", {"name": "Cyra"}).status_code == 200
            told = his.wait("chat").chat  # those who are there do not keep it either
            assert not any(line.name == "Cyra" or "garden" in line.text for line in told.lines)
            says(his, "Hello?")  # and the numbers of what is said go on
        found = lines(mira, opened.table)
        assert ("Bo", "Hello?") in found
        assert not any(name == "Cyra" or "garden" in text for name, text in found)
        assert not house.query("SELECT 1 FROM chat WHERE name = 'Cyra' OR text LIKE '%garden%'")


def test_who_signs_in_brings_along_what_they_said_and_whom_they_block(house: Running, mira: Person) -> None:
    with Person(house.url) as bo, Person(house.url) as guest:
        opened = bo.create("Bo", "link")
        join(guest, opened.invitations[0].path, "Cy")
        with bo.at(opened.table) as his, guest.at(opened.table) as hers:
            says(hers, "Hello")
            line = his.wait("said").lines[0]
            says(his, "Go away")
            other = hers.wait("said").lines[0]
            assert isinstance(his.answer("tie", who=line.who, tie="block"), Accepted)
            assert isinstance(hers.answer("tie", who=other.who, tie="mute"), Accepted)
        sign_in(guest, "Mira")
        with zipfile.ZipFile(io.BytesIO(guest.request("GET", "/api/account/export").content)) as files:
            assert [row["text"] for row in json.decode(files.read("chat.json"))] == ["Hello"]
            assert json.decode(files.read("muted.json")) == [{"name": "Bo", "how": "mute"}]
        table = bo.create("Bo", "link", open=True).table
        assert code(guest, f"/api/tables/{table}/sit", {}) == "not-welcome"  # who blocked the guest blocked them


def test_who_signs_in_goes_on_with_a_lesson(house: Running, mira: Person) -> None:
    with Person(house.url) as guest:
        lesson, other = (card.id for card in guest.home().lessons[:2])
        for person, which in ((guest, lesson), (guest, other), (mira, other)):
            table = person.post("/api/lessons", {"lesson": which})["table"]
            if person is guest:
                with guest.at(table) as chair:
                    chair.wait_until(lambda now: now.offers is not None)
        begun = guest.home().lessons
        sign_in(guest, "Mira")
        assert guest.home().lessons[0] == begun[0]
        assert house.query("SELECT count(*), count(DISTINCT lesson) FROM games WHERE lesson <> ''") == [(2, 2)]
        with guest.at(guest.post("/api/lessons", {"lesson": lesson})["table"]) as chair:
            assert any(seat.yours for seat in chair.welcome.seats)
        assert guest.request("POST", "/api/account/delete", {"name": "Mira"}).status_code == 200
        assert house.query("SELECT count(*) FROM games") == [(0,)]


# --- cookies


def test_a_page_that_knew_the_cookie_before_is_sent_away(house: Running) -> None:
    with Person(house.url) as ana, Person(house.url) as bo:
        opened = ana.create("Ana", "link")
        join(bo, opened.invitations[0].path, "Bo")
        with Person(house.url, ana.cookie) as thief, thief.at(opened.table) as stolen:
            assert stolen.welcome.seats[0].yours
            claim(ana, "Ana Lopez")
            assert stolen.ends() == 1012
            with thief.at(opened.table) as again:
                assert not any(seat.yours for seat in again.welcome.seats)
            with ana.at(opened.table) as hers:
                assert hers.welcome.seats[0].yours


def test_a_page_that_reads_nothing_is_nobody_once_it_was_sent_away(house: Running) -> None:
    with Person(house.url) as ana, Person(house.url) as bo:
        opened = ana.create("Ana", "link")
        join(bo, opened.invitations[0].path, "Bo")
        stolen = Caller(house.url, buffer=2048)
        stolen.open_table(opened.table, ana.cookie)
        for number in range(100):  # so that what closes the connection waits behind the answers
            stolen.send(message("look", number, number=0))
        with bo.at(opened.table) as his:
            his.wait_until(lambda now: True)
            (hers,) = [guest for guest in guests_of(house, opened.table) if guest.visitor == visitor_of(ana.cookie)]
            claim(ana, "Ana Lee")
            assert hers.visitor == ""
            stolen.send(message("say", 200, text="It is me"))
            stolen.reset()
            until(lambda: hers not in guests_of(house, opened.table))
        assert not house.query("SELECT 1 FROM chat WHERE text = 'It is me'")


def test_a_guest_who_was_called_so_before_is_not_any_more(house: Running, mira: Person) -> None:
    with Person(house.url) as guest, Person(house.url) as kenji:
        before = guest.create("Kenji", "link", open=True)  # the house remembers it
        claim(kenji, "Kenji")
        opened = mira.create("", "link", "link", open=True)
        with guest.at(opened.table) as watching:
            says(watching, "Hello")
            with Person(house.url) as eve:
                assert ("", "Hello") in lines(eve, opened.table)
            time.sleep(FRESH)
            assert [one["name"] for one in mira.get("/api/club")["people"]] == []
        join(guest, opened.invitations[0].path)
        kenji.request("POST", f"/api/tables/{opened.table}/sit", {})
        own = guest.create("", "link").table
        for table in (opened.table, own):
            with guest.at(table) as chair:
                (seat,) = [seat for seat in chair.welcome.seats if seat.yours]
                assert seat.name == seat.seat
        with kenji.at(opened.table) as chair:
            assert [seat.name for seat in chair.welcome.seats if seat.yours] == ["Kenji"]
        with guest.at(before.table) as chair:  # what was begun is not taken from them
            assert chair.welcome.seats[0].name == "Kenji"


def test_who_has_no_cookie_is_not_counted_as_here(house: Running, mira: Person) -> None:
    before = mira.get("/api/club")["guests"]
    for _ in range(5):
        assert httpx.get(f"{house.url}/api/club").status_code == 200
    time.sleep(FRESH)
    assert mira.get("/api/club")["guests"] == before
