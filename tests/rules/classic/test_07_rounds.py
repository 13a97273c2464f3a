"""Scoring rounds."""

from __future__ import annotations

import pytest

from tests.rules.classic.table import (
    ALL_BUT_A1,
    EDITIONS,
    NEW,
    NEXT_IS_VOLCANO,
    at,
    idle_game,
    idle_turn,
    lay_anywhere,
    listed,
    phase,
    play,
    seat,
    to_move,
)


@pytest.mark.parametrize("edition", EDITIONS)
def test_volcano_is_set_aside_and_starts_a_scoring_round(edition: str) -> None:  # C-ROUND-1
    game = at(NEXT_IS_VOLCANO, NEW, NEW, NEW, rules=edition, ap=0)
    play(game, ".")
    assert (to_move(game), phase(game), int(game.state.ap)) == ("Blue", "spend", 10)
    assert game.view()["scoring"] == {"final": False, "volcano": "b6", "by": "Blue", "waiting": ["Yellow", "Red"]}
    assert "b6" not in {hex["tile"] for hex in game.view()["board"]}


def test_each_takes_ten_points_and_scores_at_once_and_alone() -> None:  # C-ROUND-1
    game = at(NEXT_IS_VOLCANO, seat("A4:1"), seat("B5:1"), seat("C4:1", score=7), ap=0)  # C4 is a temple of 1
    play(game, ".", "^B5")
    assert game.scores == [0, 0, 7]
    play(game, ".")
    assert (game.scores, to_move(game), int(game.state.ap)) == ([0, 2, 7], "Yellow", 10)
    play(game, ".")
    assert (game.scores, to_move(game), int(game.state.ap)) == ([0, 2, 8], "Red", 10)
    play(game, ".")
    assert game.scores == [1, 2, 8]


def test_one_temple_can_pay_several_players() -> None:  # C-ROUND-1
    game = at(
        "A4^5", seat("A4:1"), seat("A5:2"), seat("A5:L"), aside="b6", by="Red", scoring="volcano", queue="Blue.Yellow"
    )
    play(game, ".")
    play(game, "E:A5-A4", "E:A5-A4", ".")
    play(game, "L:A5-A4", ".")
    assert game.scores == [5, 5, 5]


def test_then_the_volcano_is_placed_and_a_normal_turn_taken() -> None:  # C-ROUND-2
    game = at(NEXT_IS_VOLCANO, NEW, NEW, NEW, ap=0)
    play(game, ".", ".", ".", ".")
    assert (to_move(game), phase(game), game.view()["hand"]) == ("Blue", "lay", "b6")
    assert game.view()["scoring"] is None
    lay_anywhere(game)
    assert (to_move(game), phase(game), int(game.state.ap)) == ("Blue", "spend", 10)
    scores = game.scores
    play(game, "+E@A5", ".")
    assert game.scores == scores  # nobody scores for a normal turn
    assert (to_move(game), phase(game), game.view()["hand"][0]) == ("Yellow", "lay", "c")


def test_normal_turns_do_not_score() -> None:  # C-ROUND-1
    game = at("A4^5", seat("A4:1"))
    play(game, ".")
    assert game.scores == [0, 0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_final_round_starts_left_of_who_placed_the_last_tile(edition: str) -> None:  # C-ROUND-3
    start = (seat(score=9), seat(score=1), seat(score=5))
    game = at(ALL_BUT_A1, *start, rules=edition, to="Blue", phase="lay", hand="a1")
    assert {text.partition("/")[0] for text in listed(game)} == {"a1@H5"}
    lay_anywhere(game)
    play(game, "+E@A5")
    assert game.view()["scoring"] is None  # the turn has to be over first
    play(game, ".")
    assert (to_move(game), int(game.state.ap)) == ("Yellow", 10)
    assert game.view()["scoring"] == {"final": True, "volcano": None, "by": None, "waiting": ["Red", "Blue"]}


def test_everybody_scores_in_the_final_round_and_then_it_is_over() -> None:  # C-ROUND-3
    game = at(ALL_BUT_A1, seat("D5:1", score=9), seat("A5:1"), seat("A4:1"), to="Blue", phase="lay", hand="a1")
    lay_anywhere(game)
    play(game, ".")
    play(game, ".")  # Yellow: the temple of 1 on A4
    assert game.scores == [9, 0, 1]
    play(game, "^D5", ".")  # Red: the temple of 6 on D5, now 7
    assert game.scores == [16, 0, 1]
    play(game, "E:A5-B5", ".")  # Blue: the temple of 1 on B5
    assert game.scores == [16, 1, 1]
    assert game.is_over and game.current_player is None


@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_scoring_rounds_and_equally_many_turns(players: int, auction: bool) -> None:  # C-ROUND-4
    game = idle_game(players, auction)
    events = game.events()
    kinds = [event.kind for event in events]
    assert kinds.count("scoring-round") == 3 and kinds.count("final-round") == 1
    scored = [event.seat for event in events if event.kind == "scored"]
    ended = [event.seat for event in events if event.kind == "turn-ended"]
    for colour in range(players):
        assert scored.count(colour) == 4
        assert ended.count(colour) == 36 // players + 4


def test_turn_order_is_not_disturbed_by_a_scoring_round() -> None:  # C-ROUND-2 C-ROUND-4
    game = at(NEXT_IS_VOLCANO, NEW, NEW, NEW, NEW, to="White", ap=0)
    play(game, *["."] * 5)  # White's end, then Red, Blue, Yellow and White score
    order = []
    for _ in range(4):
        order.append(to_move(game))
        idle_turn(game)
    assert order == ["Red", "Blue", "Yellow", "White"]
