"""Recovering treasures."""

from __future__ import annotations

import pytest

from tests.rules.classic.table import EDITIONS, at, lay_anywhere, listed, place, play, player, price, seat, verdict

# Two ruins with four treasures each, two stones apart; both one stone from B4.
RUINS = "C4=a5/1,C5=a6/0"
PER_HEX = [edition for edition in EDITIONS if edition != "reference"]


def test_one_treasure_for_three_points() -> None:  # C-DIG
    game = at(RUINS, red=seat("C4:1"))
    assert listed(game, "$") == {"$C4"}
    assert price(game, "$C4") == 3
    assert place(game, "C4")["treasures"] == 3
    assert sum(player(game, "Red")["treasures"].values()) == 1


def test_needs_a_ruin_an_own_member_and_three_points() -> None:  # C-DIG
    game = at(RUINS, red=seat("A4:1,B4:1"), blue=seat("C4:2"))
    assert verdict(game, "$A4") == "no-ruin"
    assert verdict(game, "$B4") == "no-ruin"
    assert verdict(game, "$C4") == "no-own-member"
    assert verdict(at(RUINS, red=seat("C4:1"), ap=2), "$C4") == "not-enough-ap"
    assert verdict(at(RUINS, red=seat("C4:1"), ap=3), "$C4") == "legal"


def test_treasure_is_shown_to_all() -> None:  # C-DIG-1
    game = at(RUINS, red=seat("C4:1"))
    play(game, "$C4")
    dug, revealed = game.history
    kind = str(revealed).removeprefix("~")
    assert (dug.kind, revealed.kind) == ("dig", "reveal")
    for viewer in (0, 1, None):
        assert game.view(viewer)["seats"][0]["treasures"] == {kind: 1}
    assert game.view()["stack"]["treasures_unseen"][kind] == 2


def test_top_of_the_stack_comes_first_whoever_digs_when() -> None:  # C-DIG-1
    """The order of a ruin's treasures is fixed: it does not depend on who takes them or in which turn."""
    for seed in range(5):
        alone = at(RUINS, red=seat("C4:2"), blue=seat("C4:2"), seed=seed)
        play(alone, "$C4", "$C4")
        shared = at(RUINS, red=seat("C4:2,C5:1"), blue=seat("C4:2"), seed=seed)
        play(shared, "$C5", "$C4", ".")
        lay_anywhere(shared)
        play(shared, "$C4")
        kinds = [str(a) for a in alone.history if a.kind == "reveal"]
        assert [str(a) for a in shared.history if a.kind == "reveal"][1:] == kinds


@pytest.mark.parametrize("edition", EDITIONS)
def test_second_treasure_needs_a_second_member_there(edition: str) -> None:  # C-DIG-1
    game = at(RUINS, red=seat("C4:1,B4:1"), rules=edition)
    play(game, "$C4")
    assert verdict(game, "$C4") == "second-treasure-needs-second-member"
    play(game, "E:B4-C4")
    assert verdict(game, "$C4") == "legal"
    play(game, "$C4")
    assert sum(player(game, "Red")["treasures"].values()) == 2


def test_members_are_counted_at_that_moment() -> None:  # C-DIG-1
    game = at(RUINS, red=seat("C4:2"))
    play(game, "$C4", "E:C4-B4")
    assert verdict(game, "$C4") == "second-treasure-needs-second-member"


def test_leader_is_one_member_here() -> None:  # C-DIG-1
    game = at(RUINS, red=seat("C4:L"), blue=seat("C4:3"))
    play(game, "$C4")
    assert verdict(game, "$C4") == "second-treasure-needs-second-member"


@pytest.mark.parametrize("edition", PER_HEX)
def test_two_treasures_a_hex_and_turn(edition: str) -> None:  # C-DIG-1
    game = at(RUINS, red=seat("C4:L4,C5:1"), rules=edition)
    play(game, "$C4", "$C4")
    assert verdict(game, "$C4") == "dug-twice-here"
    assert verdict(game, "$C5") == "legal"
    play(game, "$C5")
    assert sum(player(game, "Red")["treasures"].values()) == 3


@pytest.mark.parametrize("edition", PER_HEX)
def test_three_treasures_a_turn_from_two_hexes(edition: str) -> None:  # C-DIG-1
    game = at(RUINS, red=seat("C4:2,C5:2"), rules=edition)
    play(game, "$C4", "$C5")
    assert listed(game, "$") == {"$C4", "$C5"}


def test_reference_allows_two_treasures_a_turn_over_all_hexes() -> None:  # C-DIG-1
    game = at(RUINS, red=seat("C4:L2,C5:2"), rules="reference")
    play(game, "$C4", "$C5")
    assert verdict(game, "$C4") == "dug-twice-this-turn"
    assert verdict(game, "$C5") == "dug-twice-this-turn"
    one_hex = at(RUINS, red=seat("C4:L2,C5:2"), rules="reference")
    play(one_hex, "$C4", "$C4")
    assert verdict(one_hex, "$C4") == "dug-twice-this-turn"
    assert verdict(one_hex, "$C5") == "dug-twice-this-turn"


def test_reference_still_counts_members_per_hex() -> None:  # C-DIG-1
    game = at(RUINS, red=seat("C4:1,C5:1"), rules="reference")
    play(game, "$C4")
    assert verdict(game, "$C4") == "second-treasure-needs-second-member"
    assert verdict(game, "$C5") == "legal"  # the second this turn, but the first there


def test_empty_ruin_gives_nothing() -> None:  # C-DIG-2
    game = at("C4=a5/1$1", red=seat("C4:2", owns="jade.sun.vase"))
    play(game, "$C4")
    assert place(game, "C4")["treasures"] == 0
    assert verdict(game, "$C4") == "ruin-empty"


def test_empty_ruin_is_a_clearing() -> None:  # C-DIG-2
    game = at("C4=a5/1$1", red=seat("C4:1", owns="jade.sun.vase"))
    assert verdict(game, "C@C4") == "no-camp-site"
    play(game, "$C4")
    assert verdict(game, "C@C4") == "legal"
    play(game, "C@C4", "+E@C4")
    assert place(game, "C4")["camp"] == "Red"
