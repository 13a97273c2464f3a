"""Editions are data, and a host may change single options."""

from __future__ import annotations

import pytest

import tikal
from tests.rules.classic.table import EDITIONS, at, idle_turn, phase, play, refused_setup, seat, to_move, verdict

# start score (basic, auction), camp needs a member, dig limit per, ties, all pass, next opener
TABLE = {
    "ravensburger": (0, 20, False, "hex", "shared", "auction-goes-on", "last-to-play"),
    "rio-grande": (0, 20, False, "hex", "shared", "auction-goes-on", "last-to-play"),
    "rio-grande-fr": (0, 20, True, "hex", "shared", "auction-goes-on", "last-to-play"),
    "super-meeple": (0, 20, True, "hex", "guard-treasures", "rest-choose-free", "last-opener"),
    "reference": (1, 20, True, "turn", "guard-treasures", "auction-goes-on", "last-to-play"),
}


def test_every_edition_of_the_table_is_there() -> None:  # C-SET-5 C-CAMP-2 C-DIG-1 C-END-2 C-AUC-6 C-AUC-7
    assert set(tikal.editions()) == {*TABLE, "legend"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_values_of_the_table(edition: str) -> None:  # C-SET-5 C-CAMP-2 C-DIG-1 C-END-2 C-AUC-6 C-AUC-7
    basic = tikal.editions()[edition].defaults()
    auction = tikal.editions()[edition].defaults(auction=True)
    found = (basic["start_score"], *(auction[name] for name in auction))
    assert found == TABLE[edition]
    assert list(basic) == ["start_score", "camp_needs_member", "dig_limit_per", "ties"]
    assert {name: auction[name] for name in list(basic)[1:]} == {name: basic[name] for name in list(basic)[1:]}


def test_french_rio_grande_differs_in_the_camp_alone() -> None:  # C-CAMP-2
    french = tikal.editions()["rio-grande-fr"].defaults(auction=True)
    assert french == tikal.editions()["rio-grande"].defaults(auction=True) | {"camp_needs_member": True}


def test_house_rules_change_the_start_score() -> None:  # C-SET-5
    assert tikal.new_game("reference", players=2, options={"start_score": 7}).scores == [7, 7]
    assert tikal.new_game("reference", players=2, auction=True, options={"start_score": 7}).scores == [7, 7]


def test_house_rules_change_the_camp() -> None:  # C-CAMP-2
    assert verdict(at(rules="super-meeple;camp_needs_member=no"), "C@B4") == "legal"
    assert verdict(at(rules="ravensburger;camp_needs_member=yes"), "C@B4") == "no-own-member"


def test_house_rules_change_the_dig_limit() -> None:  # C-DIG-1
    game = at("C4=a5/1,C5=a6/0", red=seat("C4:2,C5:1"), rules="super-meeple;dig_limit_per=turn")
    play(game, "$C4", "$C4")
    assert verdict(game, "$C5") == "dug-twice-this-turn"


def test_house_rules_change_the_auction() -> None:  # C-AUC-6 C-AUC-7
    options = {"all_pass": "rest-choose-free", "next_opener": "last-opener"}
    game = tikal.new_game("rio-grande", players=3, auction=True, seed=1, first_player="Red", options=options)
    play(game, "pass", "pass", "pass")
    idle_turn(game)
    assert (to_move(game), phase(game)) == ("Blue", "choose")
    idle_turn(game)
    idle_turn(game)
    assert (to_move(game), phase(game)) == ("Blue", "bid")  # left of Red, who opened; Yellow played last


def test_house_rules_change_the_ties() -> None:  # C-END-2
    tied = [seat(score=5), seat(score=5)]
    assert at("A4!BE", *tied).ranking == [[1], [0]]
    assert at("A4!BE", *tied, rules="super-meeple;ties=shared").ranking == [[0, 1]]


def test_unknown_editions_and_options_are_refused() -> None:  # C-SET-5 C-CAMP-2
    assert refused_setup(lambda: tikal.new_game("legendary")) == "unknown-edition"
    assert refused_setup(lambda: tikal.new_game(options={"huts": 3})) == "unknown-option"
    with pytest.raises(tikal.InvalidOption, match=r"Options are: start_score, .*, action_points, .*camps"):
        tikal.new_game(options={"huts": 3})
    assert refused_setup(lambda: tikal.new_game(options={"ties": "coin"})) == "bad-option-value"
    assert refused_setup(lambda: tikal.new_game(options={"all_pass": "rest-choose-free"})) == "option-needs-auction"
