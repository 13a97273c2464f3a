"""Cards that place tiles on the border, and a volcano that is placed after its scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT, next_in
from tikal.core.position import LEGAL
from tikal.core.reasons import reason_of
from tikal.core.step import ANYWHERE
from tikal.legend.rules import layout as at
from tikal.legend.rules import sites, tiles
from tikal.legend.rules.effects.effect import Effect, did
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class BorderTile(Effect):
    """Cards 22, 23 and 24: the tile shown, or any of its kind that is left, on the border; never a scoring."""

    def __init__(self, tiles: i64) -> None:
        super().__init__()
        self.tiles: i64 = tiles  # a mask

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        hexes: i64 = sites.border_jungle(s, ANYWHERE)
        left: i64 = self.tiles & s.w[at.CARD_TILES]
        while left and hexes > 0:
            n = tiles.list_accessible(s, next_in(left), hexes, out, n)
            left &= left - 1
        return n

    def refusal(self, s: LegendState, action: i64) -> str:
        if act.kind_of(action) != act.LAY:
            return "other-pick"
        tile: i64 = act.item_of(action)
        if not self.tiles & s.w[at.CARD_TILES] & BIT[tile]:
            return "not-this-tile"
        reason = reason_of(sites.border_jungle(s, BIT[act.hex_of(action)]))
        if reason == LEGAL and not tiles.is_accessible(s, tile, act.hex_of(action), act.detail_of(action)):
            return "not-accessible"
        return reason

    def pick(self, s: LegendState, action: i64) -> None:
        did(s)
        s.clear_bits(at.CARD_TILES, BIT[act.item_of(action)])
        tiles.lay(s, action)

    def full(self, s: LegendState) -> bool:
        return s.w[at.COUNT] > 0


class PlacingVolcano(Effect):
    """After the interim scoring its player places the volcano at once, or it leaves the game (L-TILE-3, L-TILE-4)."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if not s.w[at.VOLCANO]:
            return n
        hexes: i64 = sites.inner_jungle(s, ANYWHERE)
        return tiles.list_turns(s, s.w[at.VOLCANO] - 1, hexes, out, n)

    def refusal(self, s: LegendState, action: i64) -> str:
        if act.kind_of(action) != act.LAY or act.item_of(action) != s.w[at.VOLCANO] - 1:
            return "other-pick"
        return reason_of(sites.inner_jungle(s, BIT[act.hex_of(action)]))

    def pick(self, s: LegendState, action: i64) -> None:
        s.put(at.VOLCANO, 0)
        tiles.lay(s, action)

    def full(self, s: LegendState) -> bool:
        return s.w[at.VOLCANO] == 0

    def may_stop(self, s: LegendState) -> bool:
        return False

    def leave(self, s: LegendState) -> None:
        """Without a legal hex the tile is discarded."""
        if s.w[at.VOLCANO]:
            s.set_bits(at.GONE, BIT[s.w[at.VOLCANO] - 1])
            s.put(at.VOLCANO, 0)
        s.put(at.VOLCANO_SEAT, 0)
        super().leave(s)
