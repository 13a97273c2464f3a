"""Terrain and tiles: what both boxes are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import SIDES

if TYPE_CHECKING:
    from librt.vecs import vec

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


def least_turned(action: i64, turns: vec[i64], first: i64) -> i64:
    """Return the action with a laid tile turned as little as gives the same stones (C-TILE-1, L-TILE-1).

    `turns` says in how many ways each tile looks different, from place `first` on.
    """
    if act.kind_of(action) != act.LAY:
        return action
    turn: i64 = act.detail_of(action) % turns[act.item_of(action) + first]
    return act.pack(act.LAY, act.hex_of(action), act.item_of(action), turn)
