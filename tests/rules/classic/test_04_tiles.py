"""Placing a tile."""

from __future__ import annotations

import pytest

import tikal
from tests.rules.classic.table import CORNERED, NEW, WALLED, at, listed, phase, place, play, seat, to_move, verdict

# A3=c1/3 has its three stones to the south, so nothing leads from it to A2 (north) or B2 (north-east).
BARE = "A3=c1/3"


def hexes(game: tikal.Game) -> set[str]:
    """Where the tile in hand may go, however it is turned."""
    return {text.partition("@")[2].partition("/")[0] for text in listed(game)}


def turns(game: tikal.Game, hex: str) -> set[int]:
    """How the tile in hand may be turned on a hex."""
    return {int(text.partition("/")[2]) for text in listed(game) if f"@{hex}/" in text}


def test_on_an_empty_hex_next_to_an_explored_one() -> None:  # C-TILE-1
    game = at(phase="lay", hand="a5")
    assert hexes(game) == {"A3", "B3", "C4", "C5"}
    assert verdict(game, "a5@C4/1") == "legal"
    assert verdict(game, "a5@B4/0") == "hex-taken"
    assert verdict(game, "a5@A2/0") == "not-beside-explored"
    assert verdict(game, "a6@C4/1") == "other-tile"
    with pytest.raises(tikal.InvalidAction) as off_board:
        game.play("a5@A6/0")
    assert off_board.value.code == "unknown-hex"


def test_in_any_of_six_turns() -> None:  # C-TILE-1
    game = at(phase="lay", hand="a5")
    assert turns(game, "C4") == {0, 1, 2, 3, 4, 5}
    play(game, "a5@C4/1")
    assert place(game, "C4")["stones"] == [
        0,
        2,
        0,
        0,
        0,
        1,
    ]  # 2 from north to north-east, 1 from south-west to north-west


def test_turns_that_look_the_same_are_one_placement() -> None:  # C-TILE-1
    game = at(phase="lay", hand="d3")  # one stone on every other side
    assert listed(game) == {f"d3@{hex}/{turn}" for hex in ("A3", "B3", "C4", "C5") for turn in (0, 1)}
    play(game, "d3@C4/5")
    assert str(game.history[-1]) == "d3@C4/1"
    assert place(game, "C4")["stones"] == [0, 1, 0, 1, 0, 1]


def test_turned_volcano_is_accepted_as_unturned() -> None:  # C-TILE-1
    game = at(phase="lay", hand="b6")
    assert listed(game, "b6@C4") == {"b6@C4/0"}
    assert verdict(game, "b6@C4/4") == "legal"
    play(game, "b6@C4/4")
    assert place(game, "C4")["turn"] == 0


def test_volcano_on_the_board_is_an_explored_hex() -> None:  # C-TILE-1
    game = at("C4=b6/0", phase="lay", hand="d5")
    assert hexes(game) == {"A3", "B3", "C5", "C3", "D3", "D4"}  # the last three touch nothing but C4


def test_side_shared_with_explored_land_needs_a_stone() -> None:  # C-TILE-2
    game = at(BARE, phase="lay", hand="a1")  # stones 2, 1 on two sides beside each other
    assert turns(game, "A2") == {2, 3}  # those that bring a stone south
    assert turns(game, "B2") == {3, 4}  # those that bring a stone south-west
    assert verdict(game, "a1@A2/0") == "no-stone-joins"
    assert verdict(game, "a1@B2/5") == "no-stone-joins"


def test_stone_on_either_tile_will_do() -> None:  # C-TILE-2
    game = at(BARE, phase="lay", hand="c4")  # three stones on one side
    assert turns(game, "C4") == {0, 1, 2, 3, 4, 5}  # B4 has a stone towards it
    assert turns(game, "A2") == {3}  # A3 has none, so its own must point there


def test_path_to_a_volcano_does_not_count() -> None:  # C-TILE-2
    game = at(BARE + ",B3=b6/0", phase="lay", hand="a1")  # B2 touches A3 (south-west) and the volcano B3 (south)
    assert turns(game, "B2") == {3, 4}
    assert verdict(game, "a1@B2/2") == "no-stone-joins"  # its stones would point south-east and at the volcano


def test_next_to_a_volcano_alone_no_other_tile_fits() -> None:  # C-TILE-2
    game = at("C4=b6/0", phase="lay", hand="a1")
    assert hexes(game) == {"A3", "B3", "C5"}
    assert verdict(game, "a1@D3/0") == "only-volcanoes-beside"


def test_volcano_needs_no_stones() -> None:  # C-TILE-3
    game = at(BARE, phase="lay", hand="b6")
    assert listed(game) == {f"b6@{hex}/0" for hex in ("A2", "B2", "B3", "C4", "C5")}
    assert verdict(game, "b6@D4/0") == "not-beside-explored"


@pytest.mark.parametrize(("tile", "masks"), [("a5", 4), ("c5", 3), ("e5", 2), ("a4", None), ("a1", None)])
def test_ruin_gets_one_treasure_per_mask(tile: str, masks: int | None) -> None:  # C-TILE-4
    game = at(phase="lay", hand=tile)
    play(game, f"{tile}@C4/0")
    assert place(game, "C4").get("treasures") == masks
    assert set(game.view()["stack"]["treasures_unseen"].values()) == {3}  # face down


def test_treasures_lie_there_at_once() -> None:  # C-TILE-4
    game = at(red=seat("B4:1"), phase="lay", hand="a5")
    play(game, "a5@C4/1", "E:B4-C4", "$C4")
    assert place(game, "C4")["treasures"] == 3


def test_tile_without_a_place_leaves_the_game_and_the_turn_goes_on() -> None:  # C-TILE-5
    game = at(WALLED, blue=seat("A5:1"), ap=3)  # g3 and g4 are left, A1 and A2 touch volcanoes alone
    play(game, ".")
    gone = game.view()["stack"]["gone"]
    assert len(gone) == 1 and gone[0] in ("g3", "g4")
    assert (to_move(game), phase(game), int(game.state.ap)) == ("Blue", "spend", 10)
    play(game, "E:A5-B4")
    assert int(game.state.ap) == 9


def test_who_drew_the_last_tile_counts_as_having_placed_it() -> None:  # C-TILE-5 C-ROUND-3
    game = at(WALLED, NEW, NEW, NEW, ap=0)
    play(game, ".", ".")  # Red's end, Blue draws the last but one; Blue's end, Yellow draws the last
    assert game.view()["stack"]["gone"] == ["g3", "g4"]
    assert to_move(game) == "Yellow" and game.view()["scoring"] is None
    play(game, ".")
    assert to_move(game) == "Red" and game.view()["scoring"]["waiting"] == ["Blue", "Yellow"]


def test_volcano_can_always_be_placed() -> None:  # C-TILE-5 C-TILE-3
    game = at(CORNERED, ap=0)  # f5 is left, A1 touches two volcanoes
    play(game, ".", ".", ".")  # Red's end, then both take their scoring turn
    assert (to_move(game), phase(game), listed(game)) == ("Blue", "lay", {"f5@A1/0"})


def test_tile_without_a_place_may_be_chosen_in_an_auction() -> None:  # C-TILE-5
    game = at(
        WALLED, seat(score=5), seat(score=9), rules="rio-grande+auction", phase="bid", offer="g3.g4", opener="Red"
    )
    play(game, "bid 1", "pass")
    assert listed(game) == {"take g3", "take g4"}
    play(game, "take g4")
    assert (to_move(game), phase(game), int(game.state.ap)) == ("Red", "spend", 10)
    assert game.view()["stack"]["gone"] == ["g4"]


def test_in_an_auction_the_last_tile_may_have_no_place_too() -> None:  # C-TILE-5 C-AUC-5 C-AUC-9
    game = at(
        WALLED, seat(score=5), seat(score=4), rules="rio-grande+auction", phase="bid", offer="g3.g4", opener="Red"
    )
    play(game, "bid 1", "pass", "take g4", ".")
    assert (to_move(game), phase(game), game.view()["stack"]["gone"]) == ("Blue", "spend", ["g3", "g4"])
    play(game, ".")  # both have 4 points: Blue drew last and counts as farthest
    assert to_move(game) == "Red" and game.view()["scoring"]["waiting"] == ["Blue"]
