"""Cards 22-1 to 22-4, 23 and 24: a temple, a lake or a volcano on the border."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT, next_in
from tikal.core.position import LEGAL
from tikal.core.reasons import reason_of
from tikal.core.step import ANYWHERE
from tikal.legend.rules import layout as at
from tikal.legend.rules import sites, tiles
from tikal.legend.rules.box import FACES
from tikal.legend.rules.effects.effect import Effect, KindEffect, did
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class BorderTile(KindEffect):
    """The tile shown, or any of its kind that is left, on the border; never a scoring (L-TILE-5)."""

    def __init__(self, face: i64) -> None:
        super().__init__(act.LAY)
        self.face: i64 = face

    def left(self, s: LegendState) -> i64:
        """The tiles that the card may place, as a mask."""
        return s.ruleset.box.card_tile_mask[self.face] & s.w[at.CARD_TILES]

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        hexes: i64 = sites.border_jungle(s, ANYWHERE)
        left: i64 = self.left(s)
        while left and hexes > 0:
            n = tiles.list_turns(s, next_in(left), hexes, True, out, n)
            left &= left - 1
        return n

    def why_not(self, s: LegendState, action: i64) -> str:
        tile: i64 = act.item_of(action)
        if not self.left(s) & BIT[tile]:
            return "not-this-tile"
        reason = reason_of(sites.border_jungle(s, BIT[act.hex_of(action)]))
        if reason == LEGAL and not tiles.is_accessible(s, tile, act.hex_of(action), act.detail_of(action)):
            return "not-accessible"
        return reason

    def pick(self, s: LegendState, action: i64) -> None:
        did(s)
        s.clear_bits(at.CARD_TILES, BIT[act.item_of(action)])
        tiles.lay(s, action)


CARDS: Final[dict[str, Effect]] = {
    id: BorderTile(face) for face, id in enumerate(FACES) if id[:2] in ("22", "23", "24")
}
