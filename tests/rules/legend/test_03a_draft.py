"""Round management: drafting."""

from __future__ import annotations

import pytest

from tests.rules.legend.table import dealt, phase, play, seat_of, state, texts, to_move, why
from tikal import Game


def draft_all(game: Game) -> list[str]:
    """Draft at random until the action phase; return who took, in order."""
    from tikal.core.dealer import Rng

    rng, takers = Rng("draft"), []
    while phase(game) == "draft":
        takers.append(to_move(game))
        legal = game.legal_actions()
        game.play(legal[int(rng.below(len(legal)))])
    return takers


@pytest.mark.parametrize(("players", "tiles", "cards"), [(2, [2, 2], 3), (3, [1, 1, 2], 3), (4, [1, 1, 1, 1], 2)])
def test_campsites_are_filled_one_thing_at_a_time(players: int, tiles: list[int], cards: int) -> None:  # L-DRAFT-1
    game = dealt(players)
    draft_all(game)
    seats = game.view()["seats"]
    assert sorted(len(seat["tiles"]) for seat in seats) == tiles
    assert all(len(seat["right"]) == cards and seat["token"] and seat["place"] for seat in seats)
    assert all(not card["down"] for seat in seats for card in seat["right"])
    assert phase(game) == "act" and to_move(game) == "Red"
    assert sorted(seat["place"] for seat in seats) == list(range(1, players + 1))


def test_a_take_is_one_thing_of_the_four() -> None:  # L-DRAFT-1
    game = dealt(2)
    shown = game.view()["offer"]
    assert texts(game) == {
        *(f"take place{n}" for n in (1, 2)),
        *(f"take {value}AP" for value in shown["tokens"]),
        *(f"take {tile}" for tile in shown["tiles"]),
        *(f"take #{card}" for card in shown["cards"]),
    }
    tile = shown["tiles"][0]
    play(game, f"take {tile}")
    assert to_move(game) == "Blue" and seat_of(game)["tiles"] == [tile]
    assert why(game, f"take {tile}") == "tile-not-on-offer"


def test_any_free_place_may_be_taken() -> None:  # L-DRAFT-2
    game = dealt(3)
    play(game, "take place3")
    assert texts(game, "take place") == {"take place1", "take place2"}
    assert why(game, "take place3") == "place-not-free" and why(game, "take place4") == "place-not-free"
    play(game, "take place1", "take place2")
    assert why(game, "take place1") == "place-already-taken"
    assert state(game).order[0] == 0  # it takes effect at upkeep


def test_one_ap_token_each() -> None:  # L-DRAFT-1
    game = dealt(2)
    one, two = (f"take {value}AP" for value in game.view()["offer"]["tokens"])
    play(game, one, two)
    assert why(game, one) == "token-already-taken"
    assert game.view()["offer"]["tokens"] == []


def test_who_is_full_is_skipped() -> None:  # L-DRAFT-3
    game = dealt(3, seed=4)
    takers = draft_all(game)
    assert len(takers) == 3 * 6 + 1
    counts = {colour: takers.count(colour) for colour in set(takers)}
    assert sorted(counts.values()) == [6, 6, 7]
    for number, taker in enumerate(takers[:18]):
        assert taker == ("Red", "Blue", "Yellow")[number % 3]
    double = next(seat["seat"] for seat in game.view()["seats"] if len(seat["tiles"]) == 2)
    assert takers[18] == double


def test_limits_of_tiles_and_cards() -> None:  # L-DRAFT-3
    game = dealt(4)
    tile = sorted(texts(game, "take a"))[0]
    play(game, tile)
    for _ in range(3):
        play(game, sorted(texts(game, "take #"))[0])
    assert to_move(game) == "Red" and why(game, sorted(_tiles(game))[0]) == "tiles-already-taken"
    for _ in range(2):
        for _ in range(4):
            play(game, sorted(texts(game, "take #") or texts(game, "take place"))[0])
    assert why(game, f"take #{game.view()['offer']['cards'][0]}") == "cards-already-taken"


def _tiles(game: Game) -> list[str]:
    return [f"take {tile}" for tile in game.view()["offer"]["tiles"]]


def test_the_fourth_tile_of_three_players() -> None:  # L-DRAFT-4
    game = dealt(3)
    for _ in range(3):
        play(game, sorted(texts(game, "take a"))[0])
    assert texts(game, "take a") == set(_tiles(game)), "Red has one and may take the fourth"
    play(game, _tiles(game)[0])
    assert len(seat_of(game)["tiles"]) == 2 and not texts(game, "take a")


def test_the_fourth_tile_must_be_taken() -> None:  # L-DRAFT-4
    game = dealt(3)
    for kinds in ("take a", "take place", "take #", "take #", "take #", ""):
        for _ in range(3):
            offered = texts(game, kinds) if kinds else {text for text in texts(game) if text.endswith("AP")}
            play(game, sorted(offered)[0])
    assert phase(game) == "draft" and to_move(game) == "Red"
    assert texts(game) == set(_tiles(game)) and len(texts(game)) == 1
    play(game, _tiles(game)[0])
    assert phase(game) == "act"


def test_nobody_has_three_tiles() -> None:  # L-DRAFT-4
    game = dealt(3)
    for _ in range(3):
        play(game, sorted(texts(game, "take a"))[0])
    play(game, "take place1")
    play(game, _tiles(game)[0])  # Blue takes the fourth
    assert len(seat_of(game, "Blue")["tiles"]) == 2
    assert state(game).tiles_up == 0 and not texts(game, "take a")


@pytest.mark.parametrize(("players", "left"), [(2, 4), (3, 1), (4, 2)])
def test_cards_that_are_left_stay_on_display(players: int, left: int) -> None:  # L-DRAFT-5
    game = dealt(players)
    draft_all(game)
    stay = game.view()["offer"]["cards"]
    assert len(stay) == left
    from tests.rules.legend.test_03b_turn import pass_round

    pass_round(game)
    assert game.view()["round"] == 2 and len(game.view()["offer"]["cards"]) == 10
    for card in stay:
        assert game.view()["offer"]["cards"].count(card) >= stay.count(card)
