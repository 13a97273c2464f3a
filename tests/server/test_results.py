"""What becomes of games that are over: results that are kept once, and the ratings that follow from them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec import json

from tests.server import stores
from tests.server.finished import a_person, finish, held, played
from tests.server.stores import a_store, query
from tikal.cli import main
from tikal.ratings import unknown
from tikal.record.habits import spent
from tikal.server import backup
from tikal.server import result_scripts as scripts
from tikal.server.own_results import OwnResults
from tikal.server.player_types import PlayedGame
from tikal.server.players import leader_board, player, results
from tikal.server.rated import why_friendly
from tikal.server.results import Category, read_spent
from tikal.server.settling import Settler, result_id, settle_all, settle_one
from tikal.server.store import FORGOTTEN, GameRow, SeatRow, Store
from tikal.server.words import NotPossible

PEOPLE = ("ana", "bo", "cy", "dee")
TWO = Category("super-meeple", 0, 2)


def with_store(tmp_path: Path, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        store = a_store(tmp_path / "t.sqlite3")
        for id in PEOPLE:
            await store.keep_person(a_person(id), None)
        await work(store)
        await store.close()

    asyncio.run(run())


async def everything(store: Store) -> tuple[object, ...]:
    """All that is kept of results, in an order of its own."""
    found = await store.read(scripts.all_results(0, 1000))
    standings = {id: await store.read(scripts.standings_of(id)) for id in PEOPLE}
    return found, standings


async def some_games(store: Store, count: int = 12) -> None:
    """Games of all sizes, rated and friendly, with people and bots."""
    rng = random.Random(3)
    for number in range(count):
        seats = held(*rng.sample(PEOPLE, rng.choice((2, 3, 4))))
        if number % 5 == 4:
            seats = [seats[0], *held("bot:medium")]
        await finish(store, f"game{number}", seats, seed=number, rated=number % 4 != 3)


def test_a_game_that_ended_is_kept_with_what_it_came_to(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        game = await finish(store, "g", held("ana", "bo", "cy"), seed=2)
        assert await settle_all(store) == 1
        (found,) = await store.read(scripts.all_results(0, 10))
        assert found.row[1:] == ("g", 1, "super-meeple", 0, 3, "", found.row.ended, 1)
        assert [place.points for place in found.places] == game.scores
        assert [read_spent(place.spent) for place in found.places] == spent(game.record)
        firsts = {place.seat for place in found.places if place.place == 1}
        assert firsts == set(game.ranking[0])
        for place in found.places:
            assert (place.mu > place.was) == (place.place == 1) or place.place == 2
            (standing,) = await store.read(scripts.standings_of(place.person))
            assert (standing.games, standing.rated, standing.mu) == (1, 1, place.mu)
            assert standing.counts[place.place - 1] == sum(standing.counts) == 1
        assert await settle_all(store) == 0  # and that is that

    with_store(tmp_path, work)


def test_who_is_asked_twice_keeps_it_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await finish(store, "g", held("ana", "bo"))
        for _ in range(3):
            await settle_one(store, "g")
        await asyncio.gather(*(settle_one(store, "g") for _ in range(5)))
        (standing,) = await store.read(scripts.standings_of("ana"))
        assert standing.games == 1

    with_store(tmp_path, work)


def test_a_server_that_starts_keeps_what_another_one_left(tmp_path: Path) -> None:
    """As after a crash between the end of a game and its rating."""

    async def work(store: Store) -> None:
        for number in range(3):
            await finish(store, f"g{number}", held("ana", "bo"), seed=number)
        settler = Settler(store)
        settler.ask("g2")  # it has just ended: it is not kept waiting by the others
        while await store.read(scripts.unsettled(1)):
            await asyncio.sleep(0.01)
        found = await store.read(scripts.all_results(0, 10))
        assert [result.row.game for result in found] == ["g2", "g0", "g1"]
        settler.retire()
        settler.ask()

    with_store(tmp_path, work)


def test_computed_again_everything_is_the_same(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await some_games(store)
        await settle_all(store)
        before = await everything(store)
        assert await store.write(scripts.recompute(), alone=True) == 12
        assert await everything(store) == before
        query(tmp_path / "t.sqlite3", "UPDATE places SET mu = 1, was = 2")
        query(tmp_path / "t.sqlite3", "UPDATE standings SET mu = 3, games = 7")
        assert await everything(store) != before
        await store.write(scripts.recompute(), alone=True)
        assert await everything(store) == before

    with_store(tmp_path, work)


def test_the_command_brings_in_what_ended_before_there_were_results(tmp_path: Path) -> None:
    found = stores.place_of(tmp_path / "t.sqlite3")
    place = ["--database-url", found] if isinstance(found, str) else ["--data", str(found)]

    async def work(store: Store) -> None:
        await some_games(store, 5)
        await finish(store, "damaged", held("ana", "bo"), header="{}")

    with_store(tmp_path, work)
    for _ in range(2):
        done = CliRunner().invoke(main, ["admin", *place, "ratings", "--recompute"])
        assert (done.exit_code, done.output) == (0, "The ratings follow from 5 games.\n"), done.output
    assert CliRunner().invoke(main, ["admin", *place, "ratings"]).exit_code == 2  # there is nothing else to do


@pytest.mark.once
def test_servers_that_see_games_end_at_the_same_time_agree(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    from tikal.server.postgres_store import PostgresStore

    url = stores.database(request.node.nodeid)

    async def work() -> None:
        one, two = PostgresStore(url), PostgresStore(url)
        for id in PEOPLE:
            await one.keep_person(a_person(id), None)
        await some_games(one)
        ids = await one.read(scripts.unsettled(100))
        await asyncio.gather(*(settle_one(store, id) for id in ids for store in (one, two)))
        found = await everything(one)
        assert found == await everything(two)
        numbers = [result.row.number for result in await one.read(scripts.all_results(0, 100))]
        assert numbers == list(range(1, 13))
        await two.write(scripts.recompute(), alone=True)
        assert found == await everything(one)
        await one.close()
        await two.close()

    asyncio.run(work())


def test_a_backup_carries_results_also_of_tables_that_are_gone(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await some_games(store)
        await settle_all(store)
        await store.delete("game1")
        await OwnResults(store).forget("dee")
        await backup.back_up(store, tmp_path / "backup", lambda done, of: None)
        other = a_store(tmp_path / "other.sqlite3")
        for _ in range(2):
            await backup.restore(other, tmp_path / "backup", lambda done, of: None)
            assert await everything(other) == await everything(store)
        assert await settle_all(other) == 11  # nothing new comes of that
        assert await everything(other) == await everything(store)
        await other.close()

    with_store(tmp_path, work)


def test_who_is_forgotten_leaves_places_without_a_name(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await some_games(store)
        await settle_all(store)
        _, before = await everything(store)
        await OwnResults(store).forget("dee")
        found, after = await everything(store)
        assert isinstance(before, dict) and isinstance(after, dict) and isinstance(found, list)
        assert before["dee"] and after == {**before, "dee": []}
        names = {place.name for result in found for place in result.places}
        people = {place.person for result in found for place in result.places}
        assert "Dee" not in names and "" in names and "dee" not in people
        assert len([person for person in people if person.startswith(FORGOTTEN)]) == 1
        await store.write(scripts.recompute(), alone=True)  # the others are rated as before
        assert (await everything(store))[1] == after
        shown = await results(store, "ana", "Ana", False, Category("super-meeple", 0, 4))
        assert any(other.name == "" and not other.page for game in shown.games for other in game.others)

    with_store(tmp_path, work)


def test_what_somebody_played_as_a_guest_comes_along(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for number in range(9):
            holders = (("ana", "bo"), ("guest", "bo"), ("guest", "bot:easy"))[number % 3]
            await finish(store, f"g{number}", held(*holders), seed=number)
        await finish(store, "both", held("guest", "ana"), seed=10)
        await settle_all(store)
        await OwnResults(store).hand_over("guest", a_person("ana"))
        found, standings = await everything(store)
        assert await store.read(scripts.standings_of("guest")) == []
        assert isinstance(found, list) and isinstance(standings, dict)
        assert sorted((each.level, each.games, each.rated) for each in standings["ana"]) == [("", 7, 3), ("easy", 3, 0)]
        await store.write(scripts.recompute(), alone=True)
        assert await everything(store) == (found, standings)
        await OwnResults(store).rename(a_person("ana", "Anna"), "Ana")
        assert {place.name for result in found for place in result.places if place.person == "ana"} != {"Anna"}
        files = await OwnResults(store).export("ana")
        assert len(json.decode(files["results.json"], type=list[PlayedGame])) == 10
        assert await OwnResults(store).export("nobody") == {}

    with_store(tmp_path, work)


FRIENDLY = [
    ("", held("ana", "bo"), {}, False),
    ("chosen", held("ana", "bo"), {"rated": False}, False),
    ("chosen", held("ana", "bo"), {"hints": True}, False),
    ("chosen", held("ana", "bo"), {"dealt": 3}, False),
    ("chosen", held("ana", "bo"), {"lesson": "first-steps"}, False),
    ("bots", held("ana", "bot:medium"), {}, False),
    ("house", held("ana", "bo"), {}, True),
    ("left", held("ana", ""), {}, False),
    ("left", held("ana", "ana"), {}, False),
    ("left", [*held("ana"), SeatRow("person", "Bo", "", "", "")], {}, False),
    ("unasked", [*held("ana"), held("bo")[0]._replace(unasked=True)], {}, False),
    ("guest", held("ana", "guest"), {}, False),
]


@pytest.mark.once
@pytest.mark.parametrize(("why", "seats", "how", "changed"), FRIENDLY)
def test_why_a_game_does_not_count(why: str, seats: list[SeatRow], how: dict[str, Any], changed: bool) -> None:
    game = GameRow("g", "", "", 0, "ana", "", True, 1, 1, rated=True)._replace(**how)
    assert why_friendly(game, seats, changed, PEOPLE) == why


def test_what_does_not_count_changes_no_rating(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await finish(store, "guest", held("ana", "guest"), seed=1)
        await finish(store, "chosen", held("ana", "bo"), seed=2, rated=False)
        await finish(store, "hints", held("ana", "bo"), seed=3, hints=True)
        await finish(store, "house", held("ana", "bo"), seed=4, points=5)
        await finish(store, "bot", held("ana", "bo", "bot:medium"), seed=5)
        await finish(store, "alone", held("ana", "bot:medium"), seed=6)
        await settle_all(store)
        standings = await store.read(scripts.standings_of("ana"))
        assert sum(standing.games for standing in standings) == 6
        assert {(standing.rated, *standing.strength) for standing in standings} == {(0, *unknown())}
        assert {standing.level for standing in standings} == {"", "medium"}
        board = await leader_board(store, "ana", None, "", 0)
        assert board.kind is None and board.leaders == []

    with_store(tmp_path, work)


def test_what_was_no_game_between_players_has_no_result(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await finish(store, "same", held("ana", "ana"), seed=1)
        await finish(store, "lesson", held("ana", "bot:medium"), seed=2, lesson="first-steps")
        await finish(store, "record", [SeatRow("person", name, "", "", "") for name in ("X", "Y")], seed=3)
        game = played(2, 4)
        await finish(store, "on", held("ana", "bo"), seed=4, dealt=game.length)
        await finish(store, "damaged", held("ana", "bo"), seed=5, header="{}")
        assert await settle_all(store) == 5
        assert await store.read(scripts.all_results(0, 10)) == []

    with_store(tmp_path, work)


def test_a_table_that_is_set_up_again_is_another_game(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for created in (5, 6):
            await finish(store, "again", held("ana", "bo"), created=created)
            await settle_all(store)
            await store.delete("again")
        found = await store.read(scripts.all_results(0, 10))
        assert [result.row.id for result in found] == [result_id("again", 5), result_id("again", 6)]
        shown = await results(store, "ana", "ana", False, TWO)
        assert [game.table for game in shown.games] == ["", ""]  # it cannot be watched any more

    with_store(tmp_path, work)


def test_a_page_adds_up(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await some_games(store, 40)
        await settle_all(store)
        shown = await player(store, "ana", "aNA")
        assert shown.name == "Ana" and shown.yours and not (await player(store, "bo", "Ana")).yours
        assert shown.people == sum(each.games for each in shown.standings if not each.level)
        assert shown.bots == sum(each.games for each in shown.standings if each.level) > 0
        assert len(shown.companions) == 3
        assert all(0 <= each.ahead <= each.games for each in shown.companions)
        each = max((each for each in shown.standings if not each.level), key=lambda each: each.games)
        found = await results(store, "ana", "Ana", False, Category(each.edition, 0, each.players))
        assert len(found.games) == each.games and found.games[-1].number == each.number
        assert sum(game.points for game in found.games) == each.points
        assert [game.ended for game in found.games] == sorted(game.ended for game in found.games)
        assert sum(habit.own for habit in found.habits) > 0 and sum(habit.others for habit in found.habits) > 0
        for before, game in zip(found.games, found.games[1:], strict=False):
            assert game.change == game.number - before.number
            assert game.rated or not game.change
        for name in ("nobody", "", "\0", "a/b", "x" * 300):
            with pytest.raises(NotPossible):
                await player(store, "ana", name)

    with_store(tmp_path, work)


def test_the_leader_board_has_who_played_enough_in_order(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for number in range(12):
            await finish(store, f"g{number}", held(*(("ana", "bo") if number % 2 else ("bo", "ana"))), seed=number)
        for number in range(9):
            await finish(store, f"h{number}", held("cy", "dee"), seed=number)
        await settle_all(store)
        board = await leader_board(store, "bo", None, "", 0)
        assert board.kind is not None and (board.kind.edition, board.kind.players) == TWO[::2]
        assert {leader.name for leader in board.leaders} == {"Ana", "Bo"} and board.total == 2
        assert [leader.yours for leader in board.leaders] == [leader.name == "Bo" for leader in board.leaders]
        assert board.leaders[0].number >= board.leaders[1].number and board.leaders[0].place == 1
        for name, names in (("AN", ["Ana"]), ("cy", []), ("%", []), ("_na", []), ("\\", []), ("\0", None)):
            found = await leader_board(store, "bo", TWO, name, 0)
            if names is not None:
                assert [leader.name for leader in found.leaders] == names, name
        below = await leader_board(store, "bo", TWO, "b", 0)
        assert below.leaders[0].place == 1 + [leader.name for leader in board.leaders].index("Bo")
        assert (await leader_board(store, "bo", TWO, "", 1)).leaders == board.leaders[1:]

    with_store(tmp_path, work)
