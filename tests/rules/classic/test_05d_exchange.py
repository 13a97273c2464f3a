"""Exchanging treasures."""

from __future__ import annotations

from tests.rules.classic.table import NEW, at, listed, play, player, price, seat, verdict
from tikal import Game

# Twelve treasures were dug: all of a5, a6 and b5.
DUG = "B3=b5/0$0,C4=a5/1$0,C5=a6/0$0"


def bazaar(ap: int = 10) -> Game:
    """Red has a pair, Blue a triple; everything else is single."""
    return at(DUG, seat(owns="jade.sun.vase2"), seat(owns="jade.frog.knife3"), seat(owns="sun.plume.beads"), ap=ap)


def test_exchange_costs_three() -> None:  # C-EXCH
    game = bazaar()
    assert price(game, "xBlue:jade/frog") == 3
    assert player(game, "Red")["treasures"] == {"vase": 2, "sun": 1, "frog": 1}
    assert player(game, "Blue")["treasures"] == {"jade": 2, "knife": 3}


def test_exchange_needs_three_points() -> None:  # C-EXCH
    assert verdict(bazaar(ap=2), "xBlue:jade/frog") == "not-enough-ap"
    assert verdict(bazaar(ap=3), "xBlue:jade/frog") == "legal"


def test_no_member_is_needed_and_it_may_be_repeated() -> None:  # C-EXCH
    game = bazaar()
    play(game, "xBlue:jade/frog", "xYellow:sun/plume", "xYellow:frog/beads")
    assert player(game, "Red")["treasures"] == {"vase": 2, "plume": 1, "beads": 1}
    assert player(game, "Yellow")["treasures"] == {"sun": 2, "frog": 1}


def test_they_cannot_refuse() -> None:  # C-EXCH-1
    game = bazaar()
    play(game, "xBlue:jade/frog")
    assert game.current_player == 0 and len(game.history) == 1  # nobody was asked


def test_every_pair_of_different_singles_is_listed() -> None:  # C-EXCH-1
    assert listed(bazaar(), "x") == {
        "xBlue:jade/frog", "xBlue:sun/jade", "xBlue:sun/frog",
        "xYellow:jade/sun", "xYellow:jade/plume", "xYellow:jade/beads", "xYellow:sun/plume", "xYellow:sun/beads",
    }  # fmt: skip


def test_pairs_and_triples_are_safe_on_both_sides() -> None:  # C-EXCH-1
    game = bazaar()
    assert verdict(game, "xBlue:vase/frog") == "own-set-is-safe"
    assert verdict(game, "xBlue:jade/knife") == "their-set-is-safe"
    pair = at(DUG, seat(owns="jade.sun3.vase3"), seat(owns="frog2.knife3"))
    assert verdict(pair, "xBlue:sun/frog") == "own-set-is-safe"
    assert verdict(pair, "xBlue:jade/frog") == "their-set-is-safe"
    assert listed(pair, "x") == set()


def test_kinds_must_differ_and_be_owned() -> None:  # C-EXCH-1
    game = bazaar()
    assert verdict(game, "xBlue:jade/jade") == "exchange-same-kind"
    assert verdict(game, "xYellow:sun/sun") == "exchange-same-kind"
    assert verdict(game, "xBlue:serpent/frog") == "treasure-not-owned"
    assert verdict(game, "xBlue:jade/serpent") == "treasure-not-theirs"


def test_only_with_another_player_of_this_game() -> None:  # C-EXCH-1
    game = bazaar()
    assert verdict(game, "xRed:jade/sun") == "exchange-with-oneself"
    assert verdict(game, "xWhite:jade/sun") == "no-such-player"


def test_what_was_taken_may_make_a_pair() -> None:  # C-EXCH-1
    game = bazaar()
    play(game, "xBlue:sun/jade")
    assert player(game, "Red")["treasures"] == {"jade": 2, "vase": 2}
    assert listed(game, "x") == set()  # nothing single is left to give


def test_without_treasures_there_is_no_exchange() -> None:  # C-EXCH-1
    game = at("C4=a5/1$2", NEW, seat(owns="jade.sun"))
    assert listed(game, "x") == set()
    assert verdict(game, "xBlue:frog/jade") == "treasure-not-owned"
