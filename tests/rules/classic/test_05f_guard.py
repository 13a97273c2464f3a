"""Placing temple guards."""

from __future__ import annotations

import pytest

from tests.rules.classic.table import at, lay_anywhere, listed, place, play, player, price, seat, verdict


def test_guard_costs_five() -> None:  # C-GUARD
    game = at(red=seat("A4:1"))
    assert price(game, "GE@A4") == 5
    assert place(game, "A4")["guard"] == {"seat": "Red", "figure": "explorer"}


def test_guard_needs_five_points() -> None:  # C-GUARD
    assert verdict(at(red=seat("A4:1"), ap=4), "GE@A4") == "not-enough-ap"
    assert verdict(at(red=seat("A4:1"), ap=5), "GE@A4") == "legal"


def test_guard_stands_on_a_temple_with_an_own_member() -> None:  # C-GUARD-1
    game = at("C4=a5/1", red=seat("A5:1,B4:1,C4:1"), blue=seat("B5:1"))
    for hex in ("A5", "B4", "C4"):
        assert verdict(game, f"GE@{hex}") == "no-temple"
    assert verdict(game, "GE@A4") == "no-own-member"
    assert verdict(game, "GE@B5") == "no-own-member"


@pytest.mark.parametrize("guard", ["RE", "BE"])
def test_a_temple_is_guarded_once_in_the_game(guard: str) -> None:  # C-GUARD-1
    game = at(f"A4!{guard}", red=seat("A4:L9"))
    assert verdict(game, "GE@A4") == "temple-guarded"


@pytest.mark.parametrize(
    ("mine", "theirs", "code"),
    [
        ("2", "1", "legal"),
        ("1", "1", "no-majority"),
        ("1", "2", "no-majority"),
        ("L", "2", "legal"),  # the leader counts 3
        ("L", "3", "no-majority"),
        ("L", "4", "no-majority"),
        ("L1", "3", "legal"),
        ("L", "L", "no-majority"),
        ("4", "L", "legal"),
        ("3", "L", "no-majority"),
        ("2", "L", "no-majority"),
    ],
)
def test_strictly_greater_strength(mine: str, theirs: str, code: str) -> None:  # C-GUARD-1
    game = at(red=seat(f"A4:{mine}"), blue=seat(f"A4:{theirs}"))
    assert verdict(game, f"G{'L' if 'L' in mine else 'E'}@A4") == code


def test_rivals_are_compared_one_by_one() -> None:  # C-GUARD-1
    game = at("-", seat("A4:3,B5:3"), seat("A4:2,B5:3"), seat("A4:2"), seat("A4:2"))
    assert listed(game, "G") == {"GE@A4"}


def test_player_chooses_which_figure_becomes_the_guard() -> None:  # C-GUARD-2
    assert listed(at(red=seat("A4:L2")), "G") == {"GL@A4", "GE@A4"}
    assert verdict(at(red=seat("A4:2")), "GL@A4") == "leader-not-there"
    assert verdict(at(red=seat("A4:L")), "GE@A4") == "no-explorer-there"


def test_other_own_figures_leave_the_game_and_rivals_stay() -> None:  # C-GUARD-2
    game = at(red=seat("A4:L2,B5:1"), blue=seat("A4:4"))
    play(game, "GE@A4")
    assert place(game, "A4")["figures"] == {"Blue": {"leader": False, "explorers": 4}}
    assert place(game, "B5")["figures"] == {"Red": {"leader": False, "explorers": 1}}
    assert (player(game, "Red")["leader"], player(game, "Red")["explorers"]) == ("out", 15)  # as before
    assert verdict(game, "+L@A5") == "leader-not-in-supply"


def test_those_who_left_do_not_come_back_when_a_member_walks_in() -> None:  # C-GUARD-2
    game = at(red=seat("A4:5,A5:1"))
    play(game, "GE@A4", "E:A5-A4")
    assert place(game, "A4")["figures"] == {"Red": {"leader": False, "explorers": 1}}
    play(game, "E:A4-A5")
    assert place(game, "A4")["figures"] == {}


def test_leader_may_be_the_guard() -> None:  # C-GUARD-2
    game = at(red=seat("A4:L2"))
    play(game, "GL@A4")
    assert place(game, "A4")["guard"] == {"seat": "Red", "figure": "leader"}
    assert place(game, "A4")["figures"] == {}
    assert (player(game, "Red")["leader"], player(game, "Red")["explorers"]) == ("out", 16)
    assert verdict(game, "+L@A5") == "leader-not-in-supply"


def test_leader_elsewhere_is_not_touched() -> None:  # C-GUARD-2
    game = at(red=seat("A4:2,B5:L"))
    play(game, "GE@A4")
    assert player(game, "Red")["leader"] == "B5"


def test_two_guards_a_player_and_game() -> None:  # C-GUARD-3
    game = at("C4=c1/4", red=seat("A4:1,B5:1,C4:1"))
    play(game, "GE@A4", "GE@B5", ".")
    lay_anywhere(game)
    play(game, ".")
    lay_anywhere(game)
    assert verdict(game, "GE@C4") == "no-guard-left"
    assert player(game, "Red")["guards_left"] == 0
    assert player(game, "Blue")["guards_left"] == 2


def test_guard_never_moves() -> None:  # C-GUARD-3
    game = at(red=seat("A4:1,B5:L"))
    play(game, "GE@A4")
    assert verdict(game, "E:A4-A5") == "no-explorer-there"
    assert verdict(game, "GE@A4") == "temple-guarded"
    game = at("A4!RL", red=seat("A4:2"))
    assert verdict(game, "L:A4-A5") == "leader-not-there"
    assert verdict(game, "GE@A4") == "temple-guarded"


def test_value_is_frozen_and_members_walk_in_and_out() -> None:  # C-GUARD-3 C-UNC-4
    game = at("A4^3!RE", red=seat("A5:1"), blue=seat("A4:1"))
    play(game, "E:A5-A4")
    assert verdict(game, "^A4") == "temple-guarded"
    play(game, "E:A4-A5")
    assert place(game, "A4")["guard"]["seat"] == "Red"
    assert place(game, "A4")["level"] == 3
    play(game, ".")
    lay_anywhere(game)
    play(game, "E:A4-A5")
    assert place(game, "A4")["figures"] == {}


def test_guard_is_no_member() -> None:  # C-GUARD-3
    game = at("C4=a4/3,A4!RE", red=seat("A5:1"))
    assert verdict(game, "^A4") == "temple-guarded"
    assert listed(game) == {"+L@A5", "+E@A5", "E:A5-A4=2", "E:A5-B4=1", "E:A5-B5=2", "."}
