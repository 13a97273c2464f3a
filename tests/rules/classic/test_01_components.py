"""What is in the box."""

from __future__ import annotations

import pytest

import tikal
from tests.rules.classic.table import (
    RUINS,
    at,
    lay_anywhere,
    listed,
    phase,
    place,
    play,
    player,
    refused_setup,
    seat,
    verdict,
)
from tikal.core.hexes import AROUND, NAMES, names_in
from tikal.editions import parts

# id, terrain, value or masks, stones clockwise from north
TILES = """
a1 temple 1 210000    b1 temple 2 200010    c1 temple 3 300000    d1 temple 5 200100    e1 temple 5 300000
a2 temple 2 200100    b2 temple 3 200100    c2 temple 4 200010    d2 temple 5 300000    e2 temple 6 300000
a3 temple 2 201000    b3 clearing 0 201000  c3 clearing 0 110100  d3 clearing 0 101010  e3 clearing 0 200100
a4 clearing 0 110100  b4 clearing 0 210000  c4 clearing 0 300000  d4 ruin 3 300000      e4 clearing 0 200100
a5 ruin 4 200010      b5 ruin 4 200001      c5 ruin 3 300000      d5 volcano 0 000000   e5 ruin 2 200001
a6 ruin 4 201000      b6 volcano 0 000000
f1 temple 4 210000    g1 temple 3 200001
f2 temple 4 300000    g2 temple 3 201000
f3 clearing 0 200100  g3 clearing 0 200100
f4 ruin 2 200100      g4 ruin 2 300000
f5 volcano 0 000000
"""
TERRAINS = ("base_camp", "temple", "clearing", "ruin", "volcano")


def words() -> list[list[str]]:
    """The table above, tile by tile."""
    flat = TILES.split()
    return [flat[n : n + 4] for n in range(0, len(flat), 4)]


def test_every_tile_is_as_printed() -> None:  # C-COMP-1
    tiles = parts.tiles()
    found = [[t.id, TERRAINS[t.terrain], str(t.value), "".join(map(str, t.stones))] for t in tiles]
    assert sorted(found) == sorted(words())


def test_tiles_by_terrain_letter_and_stones() -> None:  # C-COMP-1
    tiles = parts.tiles()
    terrains = [TERRAINS[tile.terrain] for tile in tiles]
    assert {kind: terrains.count(kind) for kind in TERRAINS} == {
        "base_camp": 0, "temple": 15, "clearing": 10, "ruin": 8, "volcano": 3,
    }  # fmt: skip
    letters = [tile.letter for tile in tiles]
    assert [letters.count(letter) for letter in "abcdefg"] == [6, 6, 5, 5, 5, 5, 4]
    assert [tile.letter for tile in tiles if TERRAINS[tile.terrain] == "volcano"] == ["b", "d", "f"]
    for tile in tiles:
        assert len(tile.stones) == 6 and all(0 <= stones <= 3 for stones in tile.stones)


def test_board_is_eight_columns_of_five_with_odd_columns_lower() -> None:  # C-COMP-1
    assert tuple(column + row for column in "ABCDEFGH" for row in "12345") == NAMES
    around = {name: set(names_in(int(AROUND[hex]))) for hex, name in enumerate(NAMES)}
    assert around["C3"] == {"C2", "D2", "D3", "C4", "B3", "B2"}
    assert around["D3"] == {"D2", "E3", "E4", "D4", "C4", "C3"}
    assert around["A1"] == {"B1", "A2"} and around["A5"] == {"A4", "B4", "B5"}
    assert around["H1"] == {"H2", "G1", "G2"} and around["H5"] == {"H4", "G5"}


def test_treasures_are_three_each_of_eight_kinds() -> None:  # C-COMP-2
    unseen = tikal.new_game(seed=1).view()["stack"]["treasures_unseen"]
    assert list(unseen.values()) == [3] * 8
    assert sum(int(masks) for _, terrain, masks, _ in words() if terrain == "ruin") == 24


def test_all_ruins_together_hold_three_of_each_kind() -> None:  # C-COMP-2
    everywhere = ",".join(f"{hex}:2" for hex in RUINS)
    game = at(",".join(f"{hex}={tile}" for hex, tile in RUINS.items()), red=seat(everywhere))
    while any(place(game, hex)["treasures"] for hex in RUINS):
        if phase(game) == "lay":
            lay_anywhere(game)
        else:
            play(game, min(listed(game, "$"), default="."))
    assert player(game, "Red")["treasures"] == dict.fromkeys(parts.treasures(), 3)
    assert set(game.view()["stack"]["treasures_unseen"].values()) == {0}


def test_temple_pieces() -> None:  # C-COMP-3
    pieces = tikal.new_game(seed=1).view()["pieces"]
    assert pieces == {"2": 3, "3": 6, "4": 9, "5": 11, "6": 8, "7": 5, "8": 3, "9": 2, "10": 1}
    assert sum(pieces.values()) == 48


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_with_equal_figures(players: int) -> None:  # C-COMP-4
    game = tikal.new_game(players=players, seed=1)
    assert len(game.view()["seats"]) == players
    for entry in game.view()["seats"]:
        assert (entry["leader"], entry["explorers"], entry["camps_left"]) == ("supply", 18, 2)


def test_one_or_five_players_are_refused() -> None:  # C-COMP-4
    assert refused_setup(lambda: tikal.new_game(players=1)) == "bad-player-count"
    assert refused_setup(lambda: tikal.new_game(players=5)) == "bad-player-count"


def test_only_one_leader_and_eighteen_explorers_enter() -> None:  # C-COMP-4
    game = at(red=seat("A5:16"), ap=10)
    play(game, "+L@A5", "+E@A5")
    assert verdict(game, "+L@A5") == "leader-not-in-supply"
    assert verdict(game, "+E@A5") == "legal"
    play(game, "+E@A5")
    assert verdict(game, "+E@A5") == "no-explorer-in-supply"
    assert place(game, "A5")["figures"]["Red"] == {"leader": True, "explorers": 18}
