"""Placing terrain tiles: where, turned how, and whether a border hex would be accessible (L-TILE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import SIDES, next_in
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


def list_turns(s: LegendState, tile: i64, hexes: i64, accessible: bool, out: vec[i64], n: i64) -> i64:
    """A tile on each of these hexes in every turn that looks different (L-TILE-1), or only where it is accessible."""
    turns: i64 = s.ruleset.box.turns[tile + 1]
    while hexes > 0:
        hex: i64 = next_in(hexes)
        turn: i64 = 0
        while turn < turns:
            if not accessible or is_accessible(s, tile, hex, turn):
                out[n] = act.pack(act.LAY, hex, tile, turn)
                n += 1
            turn += 1
        hexes &= hexes - 1
    return n


def is_accessible(s: LegendState, tile: i64, hex: i64, turn: i64) -> bool:
    """Whether a stone, its own, a neighbour's or a token, lies on an edge it shares with another hex (L-TILE-5)."""
    box = s.ruleset.box
    side: i64 = 0
    while side < SIDES:
        own: i64 = box.stones_at(tile + 1, turn, side)
        if box.board.neighbour[hex * SIDES + side] >= 0 and (own or s.stones_on_side(hex, side)):
            return True
        side += 1
    return False


def lay(s: LegendState, action: i64) -> None:
    """Put the tile of an action where it says."""
    s.put_tile(act.item_of(action), act.hex_of(action), act.detail_of(action))
