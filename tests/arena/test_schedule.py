"""Every deal is played in every seat, and a plan says all that decides its games."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tikal.arena.schedule import Match, Plan, Question
from tikal.core.errors import InvalidOption


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_pair_plays_each_alone_against_the_rest_in_every_seat(players: int) -> None:
    lineups = Match(("a", "b"), pair=True).lineups(players)
    assert len(set(lineups)) == len(lineups) == (2 if players == 2 else 2 * players)
    for bot, other in (("a", "b"), ("b", "a")):
        alone = [seats.index(bot) for seats in lineups if seats.count(bot) == 1]
        assert sorted(alone) == list(range(players))
        assert all(set(seats) == {bot, other} for seats in lineups)


def test_a_table_is_rotated_until_it_repeats() -> None:
    assert len(Match(("a", "a", "a", "a"), pair=False).lineups(4)) == 1
    assert len(Match(("a", "b", "a", "b"), pair=False).lineups(4)) == 2
    lineups = Match(("a", "b", "c", "d"), pair=False).lineups(4)
    for seat in range(4):
        assert sorted(seats[seat] for seats in lineups) == ["a", "b", "c", "d"]


def test_a_round_robin_gives_every_bot_every_seat_equally_often() -> None:
    plan = Plan(bots=("a", "b", "c"), players=3, deals=4)
    assert plan.games == len(list(plan.fixtures())) == 4 * 3 * 6
    seats = Counter((bot, seat) for fixture in plan.fixtures() for seat, bot in enumerate(fixture.seats))
    assert len(set(seats.values())) == 1 and len(seats) == 9


def test_deal_after_deal_is_played_whole_by_all_pairs() -> None:
    plan = Plan(bots=("a", "b", "c"), deals=3)
    assert [fixture.deal for fixture in plan.fixtures()] == [0] * 6 + [1] * 6 + [2] * 6
    assert len({plan.deal_seed(deal) for deal in range(3)}) == 3


def test_a_gauntlet_is_the_pairs_of_the_first() -> None:
    plan = Plan(bots=("a", "b", "c", "d"), gauntlet=True)
    assert [match.bots for match in plan.matches] == [("a", "b"), ("a", "c"), ("a", "d")]


def test_a_plan_survives_json_and_tells_its_command() -> None:
    plan = Plan(
        bots=("a", "b"), players=3, auction=True, options={"ties": "shared"}, seconds=0.5, nodes=10, seed="x y",
        question=Question(elo1=50.0),
    )  # fmt: skip
    assert Plan.read(json.loads(json.dumps(plan.plain()))) == plan
    assert plan.command == (
        "tikal arena sprt a b --players 3 --deals 100 --seed 'x y' --edition super-meeple --auction "
        "--option ties=shared --seconds 0.5 --nodes 10 --elo0 0 --elo1 50 --alpha 0.05 --beta 0.05"
    )
    tables = Plan(tables=(("a", "b", "b"),), players=3)
    assert Plan.read(json.loads(json.dumps(tables.plain()))) == tables
    assert tables.name != Plan(tables=(("a", "b", "b"),), players=3, seed="2").name


@pytest.mark.parametrize(
    ("code", "given"),
    [
        ("arena-bot-twice", {"bots": ("a", "a")}),
        ("arena-too-few-bots", {"bots": ("a",)}),
        ("arena-too-few-bots", {}),
        ("arena-bots-and-tables", {"bots": ("a", "b"), "tables": (("a", "b"),)}),
        ("arena-table-size", {"tables": (("a", "b"), ("a", "b", "c"))}),
        ("arena-elo-order", {"bots": ("a", "b"), "question": Question(30, 0)}),
    ],
)
def test_what_cannot_be_played_is_refused(code: str, given: dict[str, Any]) -> None:
    with pytest.raises(InvalidOption) as caught:
        Plan(**given)
    assert caught.value.code == code and str(caught.value) != code


def test_cores_belong_to_a_plan_and_one_core_is_as_before() -> None:
    plan = Plan(bots=("a", "b"), seconds=0.5)
    two = replace(plan, cores=2)
    assert "cores" not in plan.plain() and "--cores" not in plan.command
    assert two.command == f"{plan.command} --cores 2" and two.name != plan.name
    for each in (plan, two):
        assert Plan.read(json.loads(json.dumps(each.plain()))) == each
