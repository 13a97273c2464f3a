"""Cards 12, 13 and 14: a camp, and up to 0, 1 or 2 members to it; the power "camp" is card 13."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT
from tikal.core.reasons import reason_of
from tikal.core.step import ANYWHERE, list_hexes
from tikal.legend.rules import deeds, kinds, moves, sites
from tikal.legend.rules import layout as at
from tikal.legend.rules.effects.effect import Effect, did, finish, next_stage
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class Camping(Effect):
    """A camp is set up or, if all are out, moved; then at most `most` members go to that hex."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if s.w[at.STAGE]:
            return moves.list_deploys(s, BIT[s.w[at.SITE] - 1], out, n)
        hexes: i64 = sites.camp_sites(s, ANYWHERE)
        if hexes < 0:
            return n
        if s.camps_left(s.current):
            return list_hexes(act.CAMP, hexes, out, n)
        camps: i64 = s.w[at.CAMPS + s.current]
        hex: i64 = 0
        while hex < s.ruleset.box.board.hexes:
            if camps & BIT[hex]:
                n = list_hexes(kinds.RESITE | hex << act.ITEM, hexes, out, n)
            hex += 1
        return n

    def refusal(self, s: LegendState, action: i64) -> str:
        kind: i64 = act.kind_of(action)
        if s.w[at.STAGE]:
            if kind != act.ENTER:
                return "other-pick"
            reason = moves.refuse_deploy(s, BIT[s.w[at.SITE] - 1], action)
            return "only-to-new-camp" if reason == "not-own-camp" else reason
        if kind != act.CAMP and kind != kinds.RESITE:
            return "other-pick"
        left: i64 = s.camps_left(s.current)
        if kind == act.CAMP and not left:
            return "no-camp-left"
        if kind == kinds.RESITE and left:
            return "camp-in-supply"
        if kind == kinds.RESITE and not s.w[at.CAMPS + s.current] & BIT[act.item_of(action)]:
            return "no-own-camp-there"
        return reason_of(sites.camp_sites(s, BIT[act.hex_of(action)]))

    def pick(self, s: LegendState, action: i64) -> None:
        did(s)
        hex: i64 = act.hex_of(action)
        if s.w[at.STAGE]:
            deeds.deploy(s, hex, act.detail_of(action))
            return
        s.put(at.SITE, hex + 1)
        if act.kind_of(action) == act.CAMP:
            deeds.set_up_camp(s, hex)
        else:
            deeds.move_camp(s, act.item_of(action), hex)

    def full(self, s: LegendState) -> bool:
        return s.w[at.COUNT] >= (self.most if s.w[at.STAGE] else 1)

    def is_sound(self, s: LegendState) -> bool:
        site: i64 = s.w[at.SITE] - 1
        if s.w[at.STAGE] == 0:
            return site < 0
        return s.w[at.STAGE] == 1 and site >= 0 and s.w[at.CAMPS + s.current] & BIT[site] != 0 and s.w[at.DID] != 0

    def leave(self, s: LegendState) -> None:
        if s.w[at.STAGE] or not self.most:
            finish(s)
        else:
            next_stage(s)


CARDS: Final[dict[str, Effect]] = {"12": Camping(0), "13": Camping(1), "14": Camping(2)}
POWERS: Final[dict[str, Effect]] = {"camp": Camping(1)}
