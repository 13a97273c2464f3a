"""Looking ahead in Legend: turns and takes are legal, found within the limit, and valued by what the position shows."""

from __future__ import annotations

import pytest

import tikal
from tests.properties.walk import hash_words
from tests.search.legend_positions import positions
from tikal.core import action as act
from tikal.core import engine
from tikal.core.arrays import COMPILED
from tikal.core.hexes import BIT
from tikal.core.limit import Limit
from tikal.core.planning import Turn
from tikal.core.position import OVER, REVEALING
from tikal.legend.bots.weights import weights
from tikal.legend.planning.bridges import Bridges
from tikal.legend.planning.drafting import Draft
from tikal.legend.planning.evaluation import Evaluation
from tikal.legend.planning.map import FAR, Map
from tikal.legend.planning.planner import CAREFUL, HASTY, USUAL, Planner
from tikal.legend.planning.playouts import Table, choose_by_playouts
from tikal.legend.planning.walks import worth_going
from tikal.legend.planning.weights import ONE
from tikal.legend.rules import layout as at
from tikal.legend.rules.board import PLACES
from tikal.legend.rules.state import DRAFTING, SPENDING, LegendState
from tikal.legend.rules.stones import in_supply, pack_stone

EVERY = 9 if COMPILED else 40
ENDS = (act.END, act.PASS)
FOUND = {HASTY: 961865566, USUAL: 596332836, CAREFUL: 586309917}  # checksums of all turns


def play(state: LegendState, turn: Turn) -> None:
    """Play a turn on a copy, every action of which must be legal up to the first that reveals something."""
    after = state.copy()
    for action in turn.actions:
        assert after.refusal(action) == "", after.ruleset.notation.write(action)
        after.apply(action)
        if after.phase == REVEALING:
            return


@pytest.mark.parametrize("care", [HASTY, USUAL, CAREFUL])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_turns_found_are_legal_to_the_end(players: int, care: int) -> None:
    planner = Planner(weights(), care=care)
    for state in positions(f"legal {players}", players, every=EVERY):
        if state.phase == DRAFTING:
            continue
        before = state.words()
        turns = planner.plan(state, 3, Limit(), 12)
        assert state.words() == before, "planning leaves the position as it was"
        assert turns == sorted(turns, key=lambda turn: -turn.value)
        for turn in turns:
            assert turn.actions[-1] in ENDS and sum(action in ENDS for action in turn.actions) == 1
            play(state, turn)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_take_is_ranked(players: int) -> None:
    for state in positions(f"draft {players}", players, every=EVERY):
        if state.phase != DRAFTING:
            continue
        before = state.words()
        legal = engine.actions_at(state)
        draft = Draft(Planner(weights()), state)
        draft.study(state.current, Limit(300))
        turns = draft.rank(legal, Limit())
        assert sorted(turn.actions[0] for turn in turns) == sorted(legal)
        assert state.words() == before


@pytest.mark.parametrize("care", [USUAL, CAREFUL])
@pytest.mark.parametrize("nodes", [1, 2, 30, 200])
def test_a_limit_in_nodes_is_kept(nodes: int, care: int) -> None:
    planner = Planner(weights(), care=care)
    for state in positions("short", 3, every=2 * EVERY):
        if state.phase == DRAFTING:
            continue
        limit = Limit(nodes)
        turns = planner.plan(state, 4, limit)
        assert int(limit.nodes) <= nodes + 2
        for turn in turns:
            play(state, turn)


def test_a_wider_beam_is_no_worse_on_the_whole() -> None:
    narrow = wide = 0
    for state in positions("width", every=EVERY):
        if state.phase != DRAFTING:
            narrow += Planner(weights()).plan(state, 1, Limit())[0].value
            wide += Planner(weights()).plan(state, 6, Limit())[0].value
    assert wide >= narrow


@pytest.mark.parametrize("care", [HASTY, USUAL, CAREFUL])
def test_both_builds_find_the_same_turns(care: int) -> None:
    """One number for all turns of some positions: the compiled and the interpreted build must agree on it."""
    planner = Planner(weights(), care=care)
    words: list[int] = []
    for state in positions("builds", 3, every=37):
        if state.phase != DRAFTING:
            for turn in planner.plan(state, 3, Limit(400), 4):
                words += [*turn.actions, turn.value]
    assert hash_words(words) == FOUND[care]


def test_bridges_bring_their_goals_nearer() -> None:
    """Every edge has no path, and over a stone on it the goal costs less, the stone included."""
    looked = 0
    for state in positions("bridges", 3, every=3 if COMPILED else 11):
        if state.phase != SPENDING or state.ap < 3:
            continue
        board = state.ruleset.box.board
        ways = Map(board)
        bridges = Bridges()
        left = state.ap - state.ruleset.box.costs.stone
        for edge, goal in bridges.find(state, ways, left):
            before = int(bridges.near[goal])
            after = state.copy()
            source = -1 if in_supply(after) else int(after.w[at.STONE]) - 1
            after.apply(pack_stone(board, source, edge))
            fresh = Bridges()
            fresh.find(after, Map(board), after.ap)
            assert (
                worth_going(state) & BIT[goal]
                and not ways.stones[int(board.edge_hex[edge]) * 6 + int(board.edge_side[edge])]
            )
            if source < 0:  # one that is taken away may have carried the way to it
                assert fresh.near[goal] + state.ruleset.box.costs.stone < before
            looked += 1
    assert looked


def test_ways_are_the_same_whether_measured_at_once_or_step_by_step() -> None:
    kept: Map | None = None
    for state in positions("ways", 3, every=3 if COMPILED else 25):
        kept = kept or Map(state.ruleset.box.board)
        kept.measure(state)
        fresh = Map(state.ruleset.box.board)
        fresh.measure(state)
        assert list(kept.stones) == list(fresh.stones) and list(kept.reach) == list(fresh.reach)
        assert list(kept.rival) == list(fresh.rival) and list(kept.access) == list(fresh.access)


def test_the_common_camp_is_one_ap_away_for_everybody() -> None:
    state = next(iter(positions("camp", 4)))
    ways = Map(state.ruleset.box.board)
    ways.measure(state)
    for seat in range(4):
        reach = [int(ways.reach[seat * PLACES + hex]) for hex in range(state.ruleset.box.board.hexes)]
        assert reach[state.ruleset.box.base] == 1 == min(reach) and max(reach) <= FAR


def test_a_game_that_is_over_is_worth_its_points() -> None:
    last = None
    for state in positions("over"):
        last = state
    assert last is not None
    planner = Planner(weights())
    while last.phase != OVER:  # the final scoring turns
        for action in planner.plan(last, 1, Limit())[0].actions:
            last.apply(action)
            while last.phase == REVEALING:
                last.apply(engine.actions_at(last)[0])
    judge = Evaluation(weights(), Map(last.ruleset.box.board))
    judge.look(last)
    assert [int(value) for value in judge.value[:2]] == [int(last.points_of(seat)) * ONE for seat in range(2)]


def test_playing_out_ranks_all_turns_and_leaves_the_position() -> None:
    for state in list(positions("play out", every=4 * EVERY))[1:3]:
        before = state.words()
        planner = Planner(weights())
        if state.phase == DRAFTING:
            turns = Draft(planner, state).rank(engine.actions_at(state), Limit())[:3]
        else:
            turns = planner.plan(state, 2, Limit(), 3)
        ranked = choose_by_playouts(Table(weights(), 100), state, turns, "seed", 1, Limit(1500))
        assert sorted(turn.value for turn in ranked) == sorted(turn.value for turn in turns)
        assert state.words() == before


def test_an_answer_ends_where_it_is_ones_own_turn_again() -> None:
    """The same every time, and as a rule not what the whole round makes of it."""
    differ = 0
    for state in [state for state in positions("answers", every=EVERY) if state.phase != DRAFTING][:6]:
        table = Table(weights(), 100)
        for turn in Planner(weights()).plan(state, 2, Limit(), 2):
            answered = table.value_after_replies(state, turn, "seed", Limit())
            assert answered == table.value_after_replies(state, turn, "seed", Limit())
            differ += answered != table.value_after_round(state, turn, "seed", Limit())
    assert differ


def test_what_seats_have_changes_what_a_card_is_worth() -> None:
    """Two more of a kind one owns are worth more than two of a new one (L-SCORE-6)."""
    game = tikal.new_game("legend", 2, seed=4)
    state = game.state.copy()
    assert isinstance(state, LegendState)

    state.add_treasures(0, 0, 2)
    judge = Evaluation(weights(), Map(state.ruleset.box.board))
    judge.begin(state)
    assert judge.usual_worth(state, 0, 0) > judge.usual_worth(state, 0, 1) == judge.usual_worth(state, 1, 0)
