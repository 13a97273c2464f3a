"""Card 08, and the power "ruin-landing": an expert goes to a ruin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT
from tikal.core.position import LEGAL
from tikal.core.step import ANYWHERE, list_hexes
from tikal.legend.rules import deeds, kinds, sites
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import MOST_KINDS
from tikal.legend.rules.effects.effect import Effect, HexEffect, did, finish, next_stage
from tikal.legend.rules.knowledge import UNKNOWN, is_others, left_to_order, look_at, pick_next, picked, put_in_order
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class Expert(HexEffect):
    """An explorer to a ruin, look at its stack, put it in any order, take the top."""

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        return sites.ruins_with_treasures(s, hexes)

    def can_start(self, s: LegendState) -> bool:
        return s.w[at.EXPLORERS_IN + s.current] > 0 and self.narrow(s, ANYWHERE) > 0

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if s.w[at.STAGE] == 0:
            return list_hexes(kinds.CHOOSE, self.narrow(s, ANYWHERE), out, n)
        if is_others(s):  # all that a viewer can tell
            out[n] = act.pack(kinds.ORDER, 0, UNKNOWN)
            return n + 1
        kind: i64 = 0
        while kind < MOST_KINDS:
            if left_to_order(s, s.w[at.SITE] - 1, kind) > 0:
                out[n] = act.pack(kinds.ORDER, 0, kind)
                n += 1
            kind += 1
        return n

    def refusal(self, s: LegendState, action: i64) -> str:
        if s.w[at.STAGE] == 0:
            return super().refusal(s, action)
        if act.kind_of(action) != kinds.ORDER:
            return "other-pick"
        hex: i64 = s.w[at.SITE] - 1
        kind: i64 = act.item_of(action)
        if kind == UNKNOWN:
            return LEGAL if is_others(s) else "order-hidden"
        return LEGAL if left_to_order(s, hex, kind) > 0 else "not-in-stack"

    def pick(self, s: LegendState, action: i64) -> None:
        if s.w[at.STAGE]:
            s.add(at.COUNT, 1)
            pick_next(s, act.item_of(action))
            return
        did(s)
        hex: i64 = act.hex_of(action)
        s.put(at.SITE, hex + 1)
        deeds.deploy(s, hex, act.EXPLORER)
        next_stage(s)
        look_at(s, BIT[hex], 1)

    def full(self, s: LegendState) -> bool:
        """The last treasure takes the place that is left."""
        if s.w[at.STAGE] == 0:
            return False
        return s.w[at.STAGE] == 2 or picked(s) >= s.w[at.HOARD + s.w[at.SITE] - 1] - 1

    def is_sound(self, s: LegendState) -> bool:
        """What it remembers of the stack is looked at in `invariants.py`."""
        return not s.w[at.SOURCE] and not s.w[at.PARTNER] and not s.w[at.SPARE]

    def may_stop(self, s: LegendState) -> bool:
        return False

    def leave(self, s: LegendState) -> None:
        if s.w[at.STAGE] == 2:
            finish(s)
            return
        hex: i64 = s.w[at.SITE] - 1
        put_in_order(s, hex)
        next_stage(s)
        deeds.take_treasure(s, hex)


CARDS: Final[dict[str, Effect]] = {"08": Expert(kinds.CHOOSE, 1)}
POWERS: Final[dict[str, Effect]] = {"ruin-landing": Expert(kinds.CHOOSE, 1)}
