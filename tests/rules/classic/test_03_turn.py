"""A turn: one tile, ten action points, an explicit end."""

from __future__ import annotations

import tikal
from tests.rules.classic.table import (
    at,
    idle_turn,
    lay_anywhere,
    listed,
    phase,
    place,
    play,
    player,
    price,
    seat,
    to_move,
    verdict,
)


def test_the_tile_comes_first_then_ten_points() -> None:  # C-TURN-1
    game = tikal.new_game(players=3, seed=1, first_player="Blue")
    assert (to_move(game), phase(game)) == ("Blue", "lay")
    assert verdict(game, "+E@A5") == "not-in-this-phase"
    assert verdict(game, ".") == "not-in-this-phase"
    lay_anywhere(game)
    assert (to_move(game), phase(game), int(game.state.ap)) == ("Blue", "spend", 10)
    assert verdict(game, "a1@A3/0") == "not-in-this-phase"


def test_turns_go_clockwise() -> None:  # C-TURN-1
    game = tikal.new_game(players=4, seed=1, first_player="Yellow")
    order = []
    for _ in range(6):
        order.append(to_move(game))
        idle_turn(game)
    assert order == ["Yellow", "White", "Red", "Blue", "Yellow", "White"]


def test_unspent_points_are_lost() -> None:  # C-TURN-1
    game = tikal.new_game(players=2, seed=1, first_player="Red")
    idle_turn(game)
    idle_turn(game)
    lay_anywhere(game)
    assert (to_move(game), int(game.state.ap)) == ("Red", 10)


def test_ten_points_and_no_more() -> None:  # C-TURN-1
    game = at()
    play(game, *["+E@A5"] * 10)
    assert verdict(game, "+E@A5") == "not-enough-ap"


def test_actions_in_any_order_and_number() -> None:  # C-TURN-2
    game = at("C4=a5/1", red=seat("A4:2,B4:1"))
    prices = [price(game, a) for a in ("^A4", "+E@A5", "^A4", "+L@A5", "E:A5-B4", "E:B4-A5", "+E@A5", "E:B4-C4")]
    assert prices == [2, 1, 2, 1, 1, 1, 1, 1]
    assert place(game, "A4")["level"] == 3
    assert listed(game) == {"."}


def test_scoring_turn_and_normal_turn_have_limits_of_their_own() -> None:  # C-TURN-3
    game = at("C4=a5/1", red=seat("A4:2,C4:2"), aside="b6", by="Red", scoring="volcano", queue="Blue")
    play(game, "^A4", "^A4", "$C4", "$C4")
    assert verdict(game, "^A4") == "uncovered-twice"
    assert verdict(game, "$C4") == "dug-twice-here"
    play(game, ".", ".")
    assert (to_move(game), phase(game)) == ("Red", "lay")
    lay_anywhere(game)
    play(game, "^A4", "^A4", "$C4", "$C4")
    assert place(game, "A4")["level"] == 5
    assert place(game, "C4")["treasures"] == 0


def test_limits_begin_anew_with_the_next_player_and_turn() -> None:  # C-TURN-3
    game = at("C4=a5/1", red=seat("A4:2,C4:2"), blue=seat("A4:2,C4:2"), rules="reference", seed=2)
    play(game, "^A4", "^A4", "$C4", "$C4", ".")
    lay_anywhere(game)
    play(game, "^A4", "^A4", "$C4", "$C4", ".")
    lay_anywhere(game)
    assert to_move(game) == "Red"
    play(game, "^A4")
    assert place(game, "A4")["level"] == 6
    assert sum(player(game, "Blue")["treasures"].values()) == 2


def test_turn_ends_only_by_saying_so() -> None:  # C-TURN-4
    game = at(ap=1)
    play(game, "+E@A5")
    assert (to_move(game), phase(game), int(game.state.ap)) == ("Red", "spend", 0)
    assert listed(game) == {"."}
    assert game.view()["stack"]["left"] == 36
    play(game, ".")
    assert (to_move(game), phase(game)) == ("Blue", "lay")
    assert game.view()["stack"]["left"] == 35


def test_turn_may_end_with_points_left() -> None:  # C-TURN-4
    game = at(ap=7)
    assert verdict(game, ".") == "legal"
    play(game, ".")
    assert to_move(game) == "Blue"


def test_next_tile_is_drawn_after_the_end() -> None:  # C-TURN-4
    game = at(ap=0)
    assert [action.kind for action in game.history] == []
    play(game, ".")
    assert [action.kind for action in game.history] == ["end", "draw"]
