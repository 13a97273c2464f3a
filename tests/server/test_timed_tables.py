"""Tables with a clock: time runs out, a bot stands in, the seat is taken back; in seconds and over simulated days."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, Chair, Person, Running, Simulated, choices, play_on, running
from tikal.server import clock, protocol

GAMES = {"classic": "super-meeple", "legend": "legend"}


def joined(person: Person, path: str, name: str) -> None:
    assert person.request("POST", path.replace("/join/", "/api/invitations/"), {"name": name}).status_code == 200


def opened(ana: Person, bo: Person, timed: str, *more: str, **wanted: object) -> str:
    """Return a table of two people, and perhaps bots, with a clock."""
    table = ana.create("Ana", "link", *more, clock=timed, **({"first": "Red"} | wanted))
    joined(bo, table.invitations[0].path, "Bo")
    return table.table


def heard(chair: Chair, test: Callable[[Chair], bool]) -> None:
    """Receive until something is so; what is known of seats and clocks is kept with the chair."""
    end = time.monotonic() + PATIENCE
    while not test(chair):
        assert time.monotonic() < end
        receive(chair)


def receive(chair: Chair) -> None:
    message = chair.receive()
    if isinstance(message, protocol.Welcome):
        chair.welcome = message
    elif isinstance(message, protocol.Update):
        chair.welcome = replaced(chair.welcome, clocks=message.clocks)
    elif isinstance(message, protocol.Presence):
        chair.welcome = replaced(chair.welcome, seats=message.seats)
    elif isinstance(message, protocol.Clocks):
        chair.welcome = replaced(chair.welcome, clocks=message)


def replaced(welcome: protocol.Welcome, **changed: object) -> protocol.Welcome:
    fields = {name: getattr(welcome, name) for name in welcome.__struct_fields__}
    return protocol.Welcome(**(fields | changed))


def stands_in(seat: int) -> Callable[[Chair], bool]:
    return lambda chair: bool(chair.welcome.seats[seat].stand_in)


def turn_ended(chair: Chair) -> None:
    """Play until somebody else decides."""
    seat = chair.situation.deciding
    rng = random.Random(1)
    while chair.situation.deciding == seat:
        found = choices(chair.situation)
        ends = [actions for actions in found if actions == ["."]]
        chair.plays(*(ends or [rng.choice(found)])[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_slow_game_over_days(house: Running, times: Simulated, game: str) -> None:
    """Time out, take over, taking back: three days a turn, and nobody waits for real."""
    with Person(house.url) as ana, Person(house.url) as bo:
        table = opened(ana, bo, "days 3", edition=GAMES[game])
        with ana.at(table) as hers, bo.at(table) as his:
            first, second = (hers, his) if hers.situation.offers else (his, hers)
            seat = next(n for n, seat in enumerate(first.welcome.seats) if seat.yours)
            assert first.welcome.clocks.kind == "days" and first.welcome.clocks.left == [3 * clock.DAY] * 2
            times.passes(days=2, hours=23)
            if game == "classic":  # in the other one the first decision is a turn
                first.plays(*choices(first.situation)[0])
            assert clock.left_at(*ticking(house, table, times)) <= clock.HOUR
            times.passes(hours=2)
            heard(second, stands_in(seat))
            heard(first, stands_in(seat))
            mine = first.welcome.seats[seat]
            assert (mine.kind, mine.name, mine.yours) == ("person", ("Ana", "Bo")[seat], True)
            assert mine.stand_in == "medium" and mine.stand_in_name not in ("", "Ana", "Bo")
            heard(second, lambda chair: chair.situation.offers is not None)  # the bot has ended the turn
            refused = first.answer("act", seq=first.situation.seq, seat=mine.seat, actions=["."])
            assert refused.refusal.code in ("out-of-turn", "stale")
            person = first.person
            assert person.request("POST", f"/api/tables/{table}/return", {}).status_code == 200
            heard(first, lambda chair: not chair.welcome.seats[seat].stand_in)
            turn_ended(second)
            heard(first, lambda chair: chair.situation.offers is not None)
            assert first.welcome.clocks.running == mine.seat
            times.passes(days=2)
            first.plays(*choices(first.situation)[0])  # a whole new turn, of three days


def ticking(house: Running, table: str, times: Simulated) -> tuple[clock.Ticking, int, int]:
    (text,) = house.query("SELECT ticking FROM games WHERE id = ?", table)[0]
    found = clock.read_ticking(text, clock.Clock(clock.DAYS, clock.DAY), 2)
    return found, found.seat, times.now()


def test_time_runs_only_when_all_are_there(house: Running, times: Simulated) -> None:
    with Person(house.url) as ana, Person(house.url) as bo:
        table = ana.create("Ana", "link", clock="turn 60", first="Red")
        with ana.at(table.table) as hers:
            assert hers.welcome.clocks.running is None
            times.passes(hours=9)
            joined(bo, table.invitations[0].path, "Bo")
            heard(hers, lambda chair: chair.welcome.clocks.running == "Red")
            assert hers.welcome.clocks.left == [60_000, 60_000]
            times.passes(seconds=59)
            hers.plays(*choices(hers.situation)[0])


@pytest.mark.parametrize("seats", [("Ana", "Bo"), ("Ana", "bot"), ("Ana", "bot", "bot")])
def test_who_plays_alone_has_no_clock(house: Running, seats: tuple[str, ...]) -> None:
    with Person(house.url) as ana:
        table = ana.create(*seats, clock="turn 60", first="Red").table
        with ana.at(table) as hers:
            assert hers.welcome.clocks is None
    assert house.query("SELECT clock, due FROM games WHERE id = ?", table) == [("", 0)]


def test_a_clock_that_cannot_be_is_refused(house: Running) -> None:
    with Person(house.url) as ana:
        wanted = {"seats": [{"kind": "me"}, {"kind": "link"}], "clock": "fortnight"}
        answer = ana.request("POST", "/api/tables", wanted)
        assert answer.status_code == 422 and answer.json()["refusal"]["code"] == "bad-clock"


def test_a_lost_connection_is_waited_for_once(house: Running, times: Simulated) -> None:
    with Person(house.url) as ana, Person(house.url) as bo:
        table = opened(ana, bo, "turn 60")
        with bo.at(table) as his:
            with ana.at(table):
                times.passes(seconds=50)
            heard(his, lambda chair: chair.welcome.clocks.lost)
            assert his.welcome.clocks.wait == clock.GRACE and his.welcome.clocks.left[0] == 10_000
            times.passes(seconds=55)
            with ana.at(table):
                heard(his, lambda chair: not chair.welcome.clocks.lost)
                times.passes(seconds=5)
            times.passes(seconds=4)  # it does not wait again
            assert not his.welcome.seats[0].stand_in
            times.passes(seconds=2)
            heard(his, stands_in(0))


def test_a_seat_is_taken_back_between_two_actions_and_the_bot_never_undoes(house: Running, times: Simulated) -> None:
    with Person(house.url) as ana, Person(house.url) as bo:
        table = opened(ana, bo, "player 60+10")
        with ana.at(table) as hers, bo.at(table) as his:
            times.passes(seconds=61)
            heard(hers, stands_in(0))
            assert hers.situation.offers is None
            ana.post(f"/api/tables/{table}/return", {})
            heard(hers, lambda chair: not chair.welcome.seats[0].stand_in)
            heard(his, lambda chair: not chair.welcome.seats[0].stand_in)
            heard(hers, lambda chair: chair.situation.offers is not None or chair.situation.deciding == "Blue")
            if hers.situation.offers is None:  # the bot was quicker
                heard(his, lambda chair: chair.situation.offers is not None)
                turn_ended(his)
                heard(hers, lambda chair: chair.situation.offers is not None)
            assert hers.welcome.clocks.left[0] >= 30_000
            hers.plays(*choices(hers.situation)[0])
        kinds = {kind for (kind,) in house.query("SELECT kind FROM rows WHERE game = ?", table)}
        assert kinds <= {"play", "chance"}


def test_leaving_keeps_the_seat_if_wanted_and_gives_it_up_if_not(house: Running) -> None:
    with Person(house.url) as ana, Person(house.url) as bo:
        table = opened(ana, bo, "", first="Blue")
        with ana.at(table) as hers:
            assert bo.request("POST", f"/api/tables/{table}/leave", {"keep": True}).status_code == 200
            heard(hers, lambda chair: chair.situation.offers is not None)  # a bot has played his turn
            assert hers.welcome.seats[1].stand_in and hers.welcome.seats[1].name == "Bo"
            (game,) = bo.home().games
            assert not game.your_turn and game.players[1].kind == "person"
            assert ana.request("DELETE", f"/api/tables/{table}").status_code == 409  # he still plays
            bo.post(f"/api/tables/{table}/return", {})
            heard(hers, lambda chair: not chair.welcome.seats[1].stand_in)
            bo.post(f"/api/tables/{table}/leave", {})
            heard(hers, lambda chair: chair.welcome.seats[1].kind == "bot")
        assert bo.request("POST", f"/api/tables/{table}/return", {}).status_code == 403
        assert bo.home().games == []


def test_where_nobody_is_left_the_bots_wait(house: Running, times: Simulated) -> None:
    with Person(house.url) as ana, Person(house.url) as bo, Person(house.url) as cy:
        table = opened(ana, bo, "days 1")
        bo.post(f"/api/tables/{table}/leave", {"keep": True})
        ana.post(f"/api/tables/{table}/leave", {"keep": True})
        with cy.at(table) as watching:
            before = watching.situation.seq
            assert all(seat.stand_in for seat in watching.welcome.seats)
            ana.post(f"/api/tables/{table}/return", {})
            heard(watching, lambda chair: not chair.welcome.seats[0].stand_in)
            assert watching.situation.seq == before and watching.situation.deciding == "Red"


def test_a_stand_in_sees_what_the_seat_may_see_and_whoever_left_sees_no_more(house: Running, times: Simulated) -> None:
    """A whole game of Legend, in which a bot stands in for one of two."""
    with Person(house.url) as ana, Person(house.url) as bo:
        table = opened(ana, bo, "turn 60", edition="legend")
        bo.post(f"/api/tables/{table}/leave", {"keep": True})
        with ana.at(table) as hers:
            play_on([hers], random.Random(5), 40)
            assert not any(seed.encode() in b"".join(ana.heard) for seed in house.seeds())
            assert hers.situation.view.seat == "Red"


def test_a_rematch_has_the_clock_and_nobody_stands_in(house: Running, times: Simulated) -> None:
    with Person(house.url) as ana, Person(house.url) as bo:
        lone = ana.create("Ana", "Bo", first="Red").table
        with ana.at(lone) as chair:
            play_on([chair], random.Random(3), 200)
            tgn = ana.request("GET", f"/api/tables/{lone}/record").text
        game = ana.create("Ana", "link", record=tgn, clock="player 600+5")
        joined(bo, game.invitations[0].path, "Bo")
        table = game.table
        bo.post(f"/api/tables/{table}/leave", {"keep": True})
        with ana.at(table) as hers:
            play_on([hers], random.Random(2))
        again = ana.post(f"/api/tables/{table}/rematch", {})["table"]
        with bo.at(again) as his:
            assert [seat.stand_in for seat in his.welcome.seats] == ["", ""]
            assert his.welcome.clocks.running and his.welcome.clocks.left == [600_000] * 2


def test_clocks_go_on_when_a_server_starts_again(tmp_path: Path, times: Simulated) -> None:
    with running(tmp_path, time=times) as server, Person(server.url) as ana, Person(server.url) as bo:
        table = opened(ana, bo, "days 2")
        live = opened(ana, bo, "turn 600")
        cookie = ana.cookie
    times.passes(days=1)
    with running(tmp_path, time=times) as server, Person(server.url, cookie) as ana:
        (game, other) = sorted(ana.home().games, key=lambda game: game.clocks.kind if game.clocks else "")
        assert game.table == table and other.table == live
        assert game.clocks is not None and game.clocks.left[0] == clock.DAY and game.clocks.running == "Red"
        times.passes(minutes=5)  # the server is there long enough for everybody to have come back
        with ana.at(live) as hers:
            heard(hers, stands_in(0))
        with ana.at(table) as hers:
            assert not hers.welcome.seats[0].stand_in
            times.passes(days=1)
            heard(hers, stands_in(0))


def test_the_home_page_has_the_clock(house: Running, times: Simulated) -> None:
    with Person(house.url) as ana, Person(house.url) as bo:
        opened(ana, bo, "player 1200+30")
        times.passes(minutes=3)
        (game,) = ana.home().games
        assert game.clocks == protocol.Clocks("player", 1200, 30, [17 * 60_000, 20 * 60_000], "Red", 0, False)
        times.passes(minutes=30)
        deadline = time.monotonic() + PATIENCE
        while ana.home().games[0].your_turn:
            assert time.monotonic() < deadline
