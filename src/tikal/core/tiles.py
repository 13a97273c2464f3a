"""Terrain and tiles: what both boxes are made of."""

from __future__ import annotations

from typing import Final

from tikal.core.hexes import SIDES

BASE_CAMP: Final = 0
TEMPLE: Final = 1
CLEARING: Final = 2
RUIN: Final = 3
VOLCANO: Final = 4
TERRAINS: Final = ("base_camp", "temple", "clearing", "ruin", "volcano")


class Tile:
    """One terrain tile, or one printed hex of the board (`letter` is then empty)."""

    def __init__(self, id: str, letter: str, terrain: int, value: int, stones: tuple[int, ...], hex: int = -1) -> None:
        self.id: str = id
        self.letter: str = letter
        self.terrain: int = terrain
        self.value: int = value  # a temple's printed value, a ruin's masks
        self.stones: tuple[int, ...] = stones
        self.hex: int = hex  # where it is printed, for the board's own


def turned_stones(tiles: tuple[Tile, ...]) -> list[int]:
    """stones[(tile * 6 + turns) * 6 + side]: turning by k puts the stones of side i on side i + k."""
    return [t.stones[(side - k) % SIDES] for t in tiles for k in range(SIDES) for side in range(SIDES)]


def different_turns(stones: tuple[int, ...]) -> int:
    """How many turns of these stones differ: 1, 2, 3 or 6. Turn k looks like turn k mod this (C-TILE-1)."""
    for period in (1, 2, 3):
        if all(stones[i] == stones[(i + period) % SIDES] for i in range(SIDES)):
            return period
    return SIDES
