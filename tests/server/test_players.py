"""Rated tables and player pages as people use them: set up, played to the end over sockets, looked at."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import PATIENCE, Person, Running, new_seat, play_on
from tikal.server import seating
from tikal.server.store import key_of


def named(server: Running, name: str) -> Person:
    """Somebody who has claimed a name."""
    person = Person(server.url)
    answer = person.post("/api/account/claim", {"name": name, "passphrase": f"{name} goes up the steep steps"})
    assert answer["claimed"], answer
    return person


@pytest.fixture(scope="module")
def people(server: Running) -> Iterator[tuple[Person, Person]]:
    found = named(server, "Mira"), named(server, "Kenji")
    yield found
    for person in found:
        person.close()


def settled(person: Person, table: str) -> dict[str, Any]:
    """Wait until the result of a table is kept."""
    end = time.monotonic() + PATIENCE
    while not (found := person.get(f"/api/tables/{table}/result"))["kept"]:
        assert time.monotonic() < end
        time.sleep(0.02)
    return dict(found)


def to_the_end(table: str, *people: Person) -> None:
    chairs = [person.at(table) for person in people]
    play_on(chairs, random.Random(1), prefer=lambda action: action == ".")
    for chair in chairs:
        chair.close()


def join(person: Person, path: str, name: str = "") -> None:
    answer = person.request("POST", f"/api/invitations/{path.removeprefix('/join/')}", {"name": name})
    assert answer.status_code == 200, answer.text


def test_a_rated_game_and_its_rematches(people: tuple[Person, Person]) -> None:
    mira, kenji = people
    opened = mira.create("Mira", "link", rated=True)
    (link,) = opened.invitations
    assert kenji.get(f"/api/invitations/{link.path.removeprefix('/join/')}")["rated"]
    join(kenji, link.path)
    assert mira.request("GET", f"/api/tables/{opened.table}/result").status_code == 409  # not over yet
    to_the_end(opened.table, mira, kenji)
    result = settled(mira, opened.table)
    assert result["friendly"] == "" and [seat["seat"] for seat in result["seats"]] == ["Red", "Blue"]
    page = mira.get("/api/players/mira")
    assert (page["name"], page["yours"], page["people"]) == ("Mira", True, 1)
    assert not kenji.get("/api/players/mira")["yours"]
    assert [(each["name"], each["games"]) for each in page["companions"]] == [("Kenji", 1)]

    again = mira.post(f"/api/tables/{opened.table}/rematch", {})["table"]  # Kenji was not asked
    to_the_end(again, mira, kenji)
    assert settled(kenji, again) == {"kept": True, "friendly": "unasked", "seats": []}

    once_more = kenji.post(f"/api/tables/{again}/rematch", {})["table"]
    assert mira.post(f"/api/tables/{again}/rematch", {})["table"] == once_more  # both were
    to_the_end(once_more, mira, kenji)
    assert settled(mira, once_more)["friendly"] == ""
    games = kenji.get("/api/players/Mira/games")["games"]
    assert [game["rated"] for game in games] == [True, False, True] and games[1]["change"] == 0
    assert games[0]["table"] == once_more and games[0]["others"] == [{"name": "Kenji", "page": True, "level": ""}]


def test_who_has_no_name_makes_it_friendly(server: Running, people: tuple[Person, Person], bo: Person) -> None:
    mira, _ = people
    opened = mira.create("Mira", "link", rated=True)
    join(bo, opened.invitations[0].path, "Bo")
    to_the_end(opened.table, mira, bo)
    assert settled(mira, opened.table)["friendly"] == "guest"
    for path in ("", "/games", "/results"):
        assert mira.request("GET", f"/api/players/Bo{path}").status_code == 404
    last = mira.get("/api/players/Mira/games")["games"][0]
    assert last["others"] == [{"name": "Bo", "page": False, "level": ""}]


def test_who_deletes_themselves_takes_nobodys_result_along(server: Running, people: tuple[Person, Person]) -> None:
    """The others have played against somebody: it counts for them, as against a newcomer, and names nobody."""
    mira, kenji = people
    before = {
        person: person.get(f"/api/players/{name}")["people"] for person, name in ((mira, "Mira"), (kenji, "Kenji"))
    }
    gone = named(server, "Gone")
    opened = gone.create("Gone", "link", "link", rated=True, first="Red")
    for person, link in zip((mira, kenji), opened.invitations, strict=True):
        join(person, link.path)
    with gone.at(opened.table) as theirs, mira.at(opened.table) as hers:
        play_on([theirs], random.Random(1), 1, prefer=lambda action: action == ".")
        while theirs.situation.offers is not None:
            play_on([theirs], random.Random(1), 1, prefer=lambda action: action == ".")
        assert gone.post("/api/account/delete", {"name": "Gone"}) == {}
        seats: dict[str, Any] = {}
        while not seats or not seats["Red"].stand_in:
            told = hers.receive()
            seats = {seat.seat: seat for seat in getattr(told, "seats", [])} or seats
        assert (seats["Red"].kind, seats["Red"].name, seats["Red"].yours) == ("person", "Red", False)
    to_the_end(opened.table, mira, kenji)
    result = settled(mira, opened.table)
    assert result["friendly"] == "" and len(result["seats"]) == 3
    for person, name in ((mira, "Mira"), (kenji, "Kenji")):
        page = person.get(f"/api/players/{name}")
        assert page["people"] == before[person] + 1
        last = person.get(f"/api/players/{name}/games")["games"][0]
        assert last["rated"] and last["change"] != 0
        assert sorted(one["name"] for one in last["others"]) == sorted({"Mira", "Kenji", ""} - {name})
    assert server.query("SELECT 1 FROM standings WHERE person LIKE 'forgotten %'") == []
    again = mira.post(f"/api/tables/{opened.table}/rematch", {})["table"]
    with mira.at(again) as hers:
        assert [seat.kind for seat in hers.welcome.seats] == ["open", "person", "person"]
    gone.close()


def test_a_bot_that_takes_a_seat_makes_it_friendly(people: tuple[Person, Person]) -> None:
    mira, _ = people
    opened = mira.create("Mira", "link", rated=True)
    mira.post(f"/api/tables/{opened.table}/seats/Blue", {"bot": "random"})
    to_the_end(opened.table, mira)
    assert settled(mira, opened.table)["friendly"] == "bots"
    assert mira.get("/api/players/Mira")["bots"] == 1


@pytest.mark.parametrize(
    ("code", "seats", "how"),
    [
        ("rated-bots", ("Mira", "link", "bot"), {}),
        ("rated-alone", ("Mira", "Other", "link"), {}),
        ("rated-house-rules", ("Mira", "link"), {"options": {"start_score": "5"}}),
        ("rated-hints", ("Mira", "link"), {"hints": True}),
        ("rated-record", ("Mira", "link"), {"record": "x"}),
    ],
)
def test_what_cannot_be_rated_is_refused(
    people: tuple[Person, Person], code: str, seats: tuple[str, ...], how: dict[str, object]
) -> None:
    wanted = {"seats": [new_seat(seat) for seat in seats], "rated": True, **how}
    answer = people[0].request("POST", "/api/tables", wanted)
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (409, code)


def test_a_guest_cannot_set_up_a_rated_table(bo: Person) -> None:
    seats = [{"kind": "me", "name": "Bo"}, {"kind": "link"}]
    answer = bo.request("POST", "/api/tables", {"seats": seats, "rated": True})
    assert answer.json()["refusal"]["code"] == "rated-guest"
    assert bo.create("Bo", "link").table  # a friendly one they can


def test_nobody_is_told_who_is_behind_a_name(server: Running, people: tuple[Person, Person], bo: Person) -> None:
    ids = [row[0] for row in server.query("SELECT id FROM people WHERE key = ?", key_of("Mira"))]
    assert len(ids) == 1
    kind = "edition=super-meeple&players=2"
    told = [
        bo.request("GET", f"/api/players{path}").text for path in ("", "/Mira", "/Mira/games", f"/Mira/results?{kind}")
    ]
    assert all(ids[0] not in text and seating.BOT_MARK not in text for text in told)


@pytest.mark.parametrize("query", ["players=0", "players=x", "skip=-1", "auction=maybe", "name=" + "x" * 101])
def test_nonsense_is_refused(bo: Person, query: str) -> None:
    assert bo.request("GET", f"/api/players?edition=super-meeple&{query}").status_code == 400
    assert bo.request("GET", "/api/players?edition=nonsense").status_code == 404
    assert bo.request("GET", "/api/players?edition=super-meeple&name=%00").status_code == 200
    assert bo.request("GET", "/api/players/%00").status_code == 404
