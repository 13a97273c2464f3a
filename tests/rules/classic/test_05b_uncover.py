"""Uncovering temple levels."""

from __future__ import annotations

import pytest

from tests.rules.classic.table import EDITIONS, at, listed, place, play, price, seat, verdict

# Four high temples: e1 (printed 5) on A3, d1 (5) on B3, e2 (6) on C4, d2 (5) on C5.
HIGH = "A3=e1/3^{},B3=d1/3^{},C4=e2/4^{},C5=d2/5^{}"


def test_one_level_for_two_points() -> None:  # C-UNC
    game = at(red=seat("A4:1"))
    assert listed(game, "^") == {"^A4"}
    assert price(game, "^A4") == 2
    assert place(game, "A4")["level"] == 2


def test_needs_a_temple_an_own_member_and_two_points() -> None:  # C-UNC
    game = at(red=seat("B4:1,A4:1"), blue=seat("B5:L3"))
    assert verdict(game, "^B4") == "no-temple"
    assert verdict(game, "^B5") == "no-own-member"
    assert verdict(at(red=seat("A4:1"), ap=1), "^A4") == "not-enough-ap"
    assert verdict(at(red=seat("A4:1"), ap=2), "^A4") == "legal"


def test_majority_is_not_needed() -> None:  # C-UNC
    assert verdict(at(red=seat("A4:1"), blue=seat("A4:L5")), "^A4") == "legal"


def test_the_piece_comes_from_the_supply_and_is_one_higher() -> None:  # C-UNC-1
    game = at("A3=e1/3", red=seat("A3:1,A4:1"))
    play(game, "^A3", "^A4")
    assert (place(game, "A3")["level"], place(game, "A4")["level"]) == (6, 2)
    pieces = game.view()["pieces"]
    assert pieces == {"2": 2, "3": 6, "4": 9, "5": 11, "6": 7, "7": 5, "8": 3, "9": 2, "10": 1}


def test_without_the_next_piece_a_temple_cannot_grow() -> None:  # C-UNC-1
    game = at(HIGH.format(9, 8, 9, 7), red=seat("A3:1,B3:1,C4:1,C5:1"))
    assert game.view()["pieces"]["8"] == game.view()["pieces"]["9"] == 0
    assert verdict(game, "^B3") == "no-piece-left"  # at 8: both 9s are used, and 10 must not be taken instead
    assert verdict(game, "^C5") == "no-piece-left"  # at 7: all three 8s are used
    play(game, "^C4")  # takes the only 10
    assert place(game, "C4")["level"] == 10
    assert verdict(game, "^A3") == "no-piece-left"


def test_never_past_ten() -> None:  # C-UNC-1
    game = at(HIGH.format(5, 5, 10, 5), red=seat("C4:2"))
    assert verdict(game, "^C4") == "no-piece-left"
    assert listed(game, "^") == set()


def test_second_level_needs_a_second_member() -> None:  # C-UNC-2
    game = at(red=seat("A4:1,A5:1"))
    play(game, "^A4")
    assert verdict(game, "^A4") == "second-level-needs-second-member"
    play(game, "E:A5-A4")
    assert price(game, "^A4") == 2
    assert place(game, "A4")["level"] == 3


def test_members_are_counted_at_that_moment() -> None:  # C-UNC-2
    game = at(red=seat("A4:2"))
    play(game, "^A4", "E:A4-A5")
    assert verdict(game, "^A4") == "second-level-needs-second-member"


def test_second_member_is_not_needed_for_the_first_level() -> None:  # C-UNC-2
    game = at("A4^3", red=seat("A4:1,A5:1"), ap=2)
    assert verdict(game, "^A4") == "legal"


def test_leader_is_one_member_here() -> None:  # C-UNC-2
    alone = at(red=seat("A4:L"))
    play(alone, "^A4")
    assert verdict(alone, "^A4") == "second-level-needs-second-member"
    both = at(red=seat("A4:L1"))
    play(both, "^A4", "^A4")
    assert place(both, "A4")["level"] == 3


def test_rival_members_do_not_help() -> None:  # C-UNC-2
    game = at(red=seat("A4:1"), blue=seat("A4:2"))
    play(game, "^A4")
    assert verdict(game, "^A4") == "second-level-needs-second-member"


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_levels_a_temple_and_turn_whatever_stands_there(edition: str) -> None:  # C-UNC-2
    game = at(red=seat("A4:L4"), rules=edition)
    play(game, "^A4", "^A4")
    assert verdict(game, "^A4") == "uncovered-twice"
    assert game.state.ap == 6


def test_several_temples_in_one_turn() -> None:  # C-UNC-3
    game = at(red=seat("A4:2,B5:2"))
    play(game, "^A4", "^B5", "^A4", "^B5")
    assert (place(game, "A4")["level"], place(game, "B5")["level"]) == (3, 3)


def test_the_same_member_may_move_on_and_uncover_elsewhere() -> None:  # C-UNC-3
    game = at(red=seat("A4:1"))
    play(game, "^A4", "E:A4-A5", "E:A5-B5", "^B5")
    assert (place(game, "A4")["level"], place(game, "B5")["level"]) == (2, 2)
    assert game.state.ap == 2


@pytest.mark.parametrize("guard", ["RE", "BE", "BL"])
def test_guarded_temple_cannot_be_uncovered(guard: str) -> None:  # C-UNC-4
    game = at(f"A4^3!{guard}", red=seat("A4:2,B5:1"))
    assert verdict(game, "^A4") == "temple-guarded"
    assert listed(game, "^") == {"^B5"}
