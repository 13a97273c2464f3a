"""Card 17, and the power "march": members from one hex to any other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT
from tikal.core.moves import list_figures, no_figure
from tikal.core.position import LEGAL
from tikal.core.step import list_hexes
from tikal.legend.rules import deeds, kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.effects.effect import Effect, did, next_stage
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class Marching(Effect):
    """One or more own members from one hex to any one other hex; source, target, then each figure."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if s.w[at.STAGE] == 0:
            return list_hexes(kinds.CHOOSE, s.w[at.MEMBER_HEXES + s.current], out, n)
        source: i64 = s.w[at.SOURCE] - 1
        if s.w[at.STAGE] == 1:
            return list_hexes(kinds.CHOOSE, s.ruleset.box.board.everywhere & ~BIT[source], out, n)
        return list_figures(s, source, act.pack(kinds.MARCH, s.w[at.SITE] - 1, source), out, n)

    def refusal(self, s: LegendState, action: i64) -> str:
        hex: i64 = act.hex_of(action)
        if s.w[at.STAGE] < 2:
            if act.kind_of(action) != kinds.CHOOSE:
                return "other-pick"
            if s.w[at.STAGE] == 0:
                return LEGAL if s.w[at.MEMBER_HEXES + s.current] & BIT[hex] else "no-own-member"
            return "march-elsewhere" if hex == s.w[at.SOURCE] - 1 else LEGAL
        if act.kind_of(action) != kinds.MARCH or hex != s.w[at.SITE] - 1 or act.item_of(action) != s.w[at.SOURCE] - 1:
            return "other-pick"
        figure: i64 = act.detail_of(action)
        return LEGAL if s.stands(s.current, act.item_of(action), figure) else no_figure(figure)

    def pick(self, s: LegendState, action: i64) -> None:
        hex: i64 = act.hex_of(action)
        if s.w[at.STAGE] == 0:
            s.put(at.SOURCE, hex + 1)
            next_stage(s)
        elif s.w[at.STAGE] == 1:
            s.put(at.SITE, hex + 1)
            next_stage(s)
        else:
            did(s)
            deeds.walk(s, act.item_of(action), hex, act.detail_of(action))

    def full(self, s: LegendState) -> bool:
        return False

    def is_sound(self, s: LegendState) -> bool:
        source: i64 = s.w[at.SOURCE]
        site: i64 = s.w[at.SITE]
        if (source > 0) != (s.w[at.STAGE] > 0) or (site > 0) != (s.w[at.STAGE] > 1):
            return False
        return (source == 0 or source != site) and not s.w[at.SPARE]


CARDS: Final[dict[str, Effect]] = {"17": Marching()}
POWERS: Final[dict[str, Effect]] = {"march": Marching()}
