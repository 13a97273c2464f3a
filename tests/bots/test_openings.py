"""Levels look sensible from the first turn: nothing is wasted that a person would not waste."""

from __future__ import annotations

import pytest

import tikal
from tests.bots.openings import BACK, CROWD, DEAR, LEADER, LEFT, SWAPPED, UNDONE, Played, opening, wasted
from tikal.bots.bot import Budget
from tikal.classic.bots.planner import PlannerBot
from tikal.classic.bots.thrift import without_detours, without_leftovers
from tikal.classic.planning import walks
from tikal.classic.rules.state import State, classic_state
from tikal.core import action as act
from tikal.core.arrays import COMPILED
from tikal.core.planning import Turn, worth_considering

TABLES = (2, 3, 4) if COMPILED else (2,)
ROUNDS = 3 if COMPILED else 1


@pytest.mark.parametrize(("level", "nodes"), [("medium", None), ("hard", 20_000), ("expert", 30_000)])
def test_hardly_anything_is_wasted_from_medium_up(level: str, nodes: int | None) -> None:
    """At most one turn in twenty: after a dig a turn may go on in another way than it was meant."""
    budget = None if nodes is None else Budget(nodes=nodes if COMPILED else nodes // 6)
    turns = [
        turn
        for players in TABLES
        for turn in opening(level, players, f"first turns/{players}", ROUNDS, budget)
    ]  # fmt: skip
    assert sum(bool(turn.wasted) for turn in turns) * 20 <= len(turns), [t.text() for t in turns if t.wasted]


def begun() -> State:
    """A position at the beginning of a turn's spending: the base camp and what is next to it are all there is."""
    game = tikal.new_game(players=3, seed="spend")
    while str(game.state.phase) and game.legal_actions()[0].kind == "lay":
        game.play(game.legal_actions()[0])
    return classic_state(game.state.copy())


def turn_of(*texts: str) -> tuple[State, list[int]]:
    """A position and the actions that these texts stand for, played one after another from it."""
    state = begun()
    read = state.ruleset.notation.read
    after = state.copy()
    packed: list[int] = []
    for text in texts:
        packed.append(int(read(text)))
        after.apply(packed[-1])
    return state, [*packed, act.END]


def kinds(state: State, actions: list[int], left: int = 0) -> list[str]:
    return list(wasted(Played(3, int(state.current), state, actions, left), []))


def test_the_list_knows_what_is_wasted() -> None:
    assert kinds(*turn_of("+E@A5", "E:A5-B4=1", "E:B4-A5=1", "+E@A5")) == [BACK]
    assert kinds(*turn_of("+E@A5", "E:A5-B4=1", "E:B4-A4=2")) == [DEAR]
    assert kinds(*turn_of(*["+E@A5"] * 8)) == [CROWD]
    assert kinds(*turn_of("+L@A5", "L:A5-A4=2", "GL@A4")) == [LEADER]
    assert kinds(*turn_of("+L@A5", "L:A5-A4=2", "^A4"), left=3) == [LEFT]
    assert kinds(*turn_of("+L@A5", "L:A5-A4=2", "^A4", "L:A4-A5=2", "+E@A5")) == []


def test_what_the_next_turns_take_back_is_wasted_too() -> None:
    state, there = turn_of("+E@A5", "E:A5-B4=1")
    back = [act.pack(act.MOVE, act.item_of(there[1]), act.hex_of(there[1]), 0, 1), act.END]
    first = Played(3, 0, state, there[1:])
    assert UNDONE in list(wasted(first, [Played(3, 0, state, back)]))
    swap, again = act.pack(act.EXCHANGE, 1, 2, 5), act.pack(act.EXCHANGE, 1, 5, 2)
    for later in ([again], [swap]):
        turns = [Played(3, 0, state, [act.END]), Played(3, 0, state, [*later, act.END])]
        assert (SWAPPED in list(wasted(Played(3, 0, state, [swap, act.END]), turns))) == (later == [again])


def test_of_two_turns_the_better_makes_the_other_pointless() -> None:
    """Where one does all that the other does, and more."""
    short, long, other = Turn([7, 1, act.END], 10), Turn([7, 1, 2, act.END], 12), Turn([7, 3, act.END], 5)
    assert worth_considering([long, short, other]) == [long, other]
    harmful = Turn([7, 1, 2, act.END], 8)
    assert worth_considering([short, harmful, other]) == [short, other]
    for_nothing = Turn([7, 1, 2, act.END], 10)
    assert worth_considering([short, for_nothing]) == [short]
    twice = Turn([7, 1, 1, act.END], 11)
    assert worth_considering([twice, short]) == [twice]


def test_ways_for_nothing_are_not_considered() -> None:
    state, straight = turn_of("+E@A5", "E:A5-B4=1")
    good = Turn(straight, 5)
    for detour in (["E:A5-B4=1", "E:B4-A5=1"], ["E:A5-B4=1", "E:B4-A4=2"]):
        bad = Turn(turn_of("+E@A5", *detour)[1], 9)
        assert without_detours(state, [bad, good]) == [good]
        assert without_detours(state, [bad]) == [bad]  # there has to be a turn
    worked = Turn(turn_of("+L@A5", "L:A5-A4=2", "^A4", "L:A4-A5=2")[1], 9)
    assert without_detours(state, [worked, good]) == [worked, good]


def test_ap_are_not_left_lying() -> None:
    state, _ = turn_of()
    few, many = Turn(turn_of("+E@A5")[1], 9), Turn(turn_of(*["+E@A5"] * 9)[1], 5)
    assert without_leftovers(state, [few, many]) == [many]
    assert without_leftovers(state, [few]) == [few]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_planner_brings_its_leader_in_and_does_something(players: int) -> None:
    """It used to bring in ten explorers, and with two players to leave the leader at home."""
    for seed in range(4 if COMPILED else 1):
        game = tikal.new_game(players=players, seed=f"leader {seed}")
        bot = PlannerBot(1)
        answer = bot.choose(classic_state(game.state.copy()), game.legal_actions(), Budget())
        assert isinstance(answer, tuple)
        texts = [str(action) for action in answer]
        waiting = sum(text == "+E@A5" for text in texts) - sum(text.startswith("E:A5-") for text in texts)
        assert waiting <= walks.CROWD + 2 and any(text.startswith("+L") for text in texts)
        assert {"move", "uncover", "dig", "camp"} & {action.kind for action in answer}
