"""What follows an interim scoring: its volcano is placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT
from tikal.core.reasons import reason_of
from tikal.core.step import ANYWHERE
from tikal.legend.rules import layout as at
from tikal.legend.rules import sites, tiles
from tikal.legend.rules.effects.effect import Effect
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class PlacingVolcano(Effect):
    """After the interim scoring its player places the volcano at once, or it leaves the game (L-TILE-3, L-TILE-4)."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if not s.w[at.VOLCANO]:
            return n
        hexes: i64 = sites.inner_jungle(s, ANYWHERE)
        return tiles.list_turns(s, s.w[at.VOLCANO] - 1, hexes, False, out, n)

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
