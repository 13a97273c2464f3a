"""Establishing camps."""

from __future__ import annotations

import pytest

from tests.rules.classic.table import EDITIONS, at, listed, place, play, player, price, seat, verdict

WITH_MEMBER = ["super-meeple", "reference", "rio-grande-fr"]
WITHOUT_MEMBER = ["ravensburger", "rio-grande"]
# Clearings B4 (printed), C4 and A3; an empty ruin on C5.
SITES = "A3=b3/0,C4=a4/3,C5=a6/0$0"
FOUR = "jade.sun.vase.frog"


def test_camp_costs_five() -> None:  # C-CAMP
    game = at(red=seat("B4:1"))
    assert price(game, "C@B4") == 5
    assert place(game, "B4")["camp"] == "Red"
    assert player(game, "Red")["camps_left"] == 1


def test_camp_needs_five_points() -> None:  # C-CAMP
    assert verdict(at(red=seat("B4:1"), ap=4), "C@B4") == "not-enough-ap"
    assert verdict(at(red=seat("B4:1"), ap=5), "C@B4") == "legal"


def test_on_clearings_and_empty_ruins() -> None:  # C-CAMP-1
    game = at(SITES, red=seat("A3:1,B4:1,C4:1,C5:1", owns=FOUR))
    assert listed(game, "C@") == {"C@A3", "C@B4", "C@C4", "C@C5"}


def test_nowhere_else() -> None:  # C-CAMP-1
    game = at("C4=a5/1,C5=b6/0", red=seat("A4:1,A5:1,B5:1,C4:1"))
    assert verdict(game, "C@A5") == "no-camp-site"  # base camp
    assert verdict(game, "C@A4") == "no-camp-site"  # temple
    assert verdict(game, "C@C4") == "no-camp-site"  # ruin with treasures
    assert verdict(game, "C@C5") == "no-camp-site"  # volcano
    assert verdict(game, "C@C3") == "no-camp-site"  # unexplored


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_camp_a_hex_whoever_owns_it(edition: str) -> None:  # C-CAMP-1
    rival = at(SITES, red=seat("B4:1", owns=FOUR), blue=seat(camps="B4"), rules=edition)
    assert verdict(rival, "C@B4") == "camp-already-there"
    own = at(SITES, red=seat("B4:1", camps="B4", owns=FOUR), rules=edition)
    assert verdict(own, "C@B4") == "camp-already-there"


def test_two_camps_a_player_and_game() -> None:  # C-CAMP-1
    game = at(SITES, red=seat("A3:1,B4:1,C4:1", owns=FOUR))
    play(game, "C@B4", "C@C4")
    assert player(game, "Red")["camps_left"] == 0
    later = at(SITES, red=seat("A3:1", camps="B4.C4", owns=FOUR))
    assert verdict(later, "C@A3") == "no-camp-left"
    assert listed(later, "C@") == set()


def test_camps_of_others_do_not_count_against_one() -> None:  # C-CAMP-1
    game = at(SITES, red=seat("A3:1", owns=FOUR), blue=seat(camps="B4.C4"))
    assert verdict(game, "C@A3") == "legal"


def test_camp_stays_when_its_members_leave() -> None:  # C-CAMP-1
    game = at(red=seat("B4:1"))
    play(game, "C@B4", "E:B4-A5", "+E@B4", "E:A5>B4")
    assert place(game, "B4")["camp"] == "Red"
    assert not [text for text in listed(game) if "C@" in text]


@pytest.mark.parametrize("edition", WITH_MEMBER)
def test_own_member_is_needed(edition: str) -> None:  # C-CAMP-2
    game = at(SITES, red=seat("C4:1", owns=FOUR), blue=seat("B4:3"), rules=edition)
    assert listed(game, "C@") == {"C@C4"}
    assert verdict(game, "C@B4") == "no-own-member"


@pytest.mark.parametrize("edition", WITHOUT_MEMBER)
def test_own_member_is_not_needed(edition: str) -> None:  # C-CAMP-2
    game = at(SITES, red=seat(owns=FOUR), blue=seat("B4:3"), rules=edition)
    assert listed(game, "C@") == {"C@A3", "C@B4", "C@C4", "C@C5"}
    play(game, "C@C4", "+E@C4")
    assert place(game, "C4")["figures"] == {"Red": {"leader": False, "explorers": 1}}


@pytest.mark.parametrize("edition", EDITIONS)
def test_rival_members_never_matter(edition: str) -> None:  # C-CAMP-2
    game = at(red=seat("B4:1"), blue=seat("B4:L7"), rules=edition)
    assert verdict(game, "C@B4") == "legal"
