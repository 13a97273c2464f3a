"""Cards and powers that work on temples, ruins and trails, and swap treasures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core import reasons as why
from tikal.core.hexes import BIT
from tikal.core.position import LEGAL
from tikal.core.sites import list_guards, refuse_guard
from tikal.core.step import ANYWHERE, list_hexes
from tikal.legend.rules import deeds, sites, stones, swaps
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import MOST_KINDS
from tikal.legend.rules.effects.effect import Effect, HexEffect, did, finish, next_stage, worked_on
from tikal.legend.rules.effects.people import can_walk, list_walks, refuse_walk, walk_one
from tikal.legend.rules.knowledge import (
    UNKNOWN,
    is_others,
    left_to_order,
    look_at,
    pick_next,
    picked,
    put_in_order,
)
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class OpenTreasures(Effect):
    """Cards 01: take the face-up treasures of one kind."""

    def __init__(self, treasure: i64) -> None:
        super().__init__()
        self.treasure: i64 = treasure

    def can_start(self, s: LegendState) -> bool:
        return s.w[at.OPEN + self.treasure] > 0

    def begin(self, s: LegendState) -> None:
        s.add_treasures(s.current, self.treasure, s.w[at.OPEN + self.treasure])
        s.put(at.OPEN + self.treasure, 0)

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return n

    def refusal(self, s: LegendState, action: i64) -> str:
        return "other-pick"

    def full(self, s: LegendState) -> bool:
        return True


class Unearthing(HexEffect):
    """Cards 04, 05 and 06: up to so many top treasures of ruins; k from one ruin need k own members there."""

    def __init__(self, most: i64) -> None:
        super().__init__(act.DIG, most)

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        return sites.diggable(s, hexes, s.w[at.ONCE], s.w[at.TWICE])

    def do(self, s: LegendState, hex: i64) -> None:
        worked_on(s, hex)
        deeds.take_treasure(s, hex)


class Expert(HexEffect):
    """Card 08: an explorer to a ruin, look at its stack, put it in any order, take the top."""

    def __init__(self) -> None:
        super().__init__(act.CHOOSE, 1)

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        return sites.ruins_with_treasures(s, hexes)

    def can_start(self, s: LegendState) -> bool:
        return s.w[at.EXPLORERS_IN + s.current] > 0 and self.narrow(s, ANYWHERE) > 0

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if s.w[at.STAGE] == 0:
            return list_hexes(act.CHOOSE, self.narrow(s, ANYWHERE), out, n)
        if is_others(s):  # all that a viewer can tell
            out[n] = act.pack(act.ORDER, 0, UNKNOWN)
            return n + 1
        kind: i64 = 0
        while kind < MOST_KINDS:
            if left_to_order(s, s.w[at.SITE] - 1, kind) > 0:
                out[n] = act.pack(act.ORDER, 0, kind)
                n += 1
            kind += 1
        return n

    def refusal(self, s: LegendState, action: i64) -> str:
        if s.w[at.STAGE] == 0:
            return super().refusal(s, action)
        if act.kind_of(action) != act.ORDER:
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

    def may_look(self, s: LegendState) -> bool:
        return False

    def leave(self, s: LegendState) -> None:
        if s.w[at.STAGE] == 2:
            finish(s)
            return
        hex: i64 = s.w[at.SITE] - 1
        put_in_order(s, hex)
        next_stage(s)
        deeds.take_treasure(s, hex)


class ClearingOne(HexEffect):
    """Card 10: up to 2 floors of one temple; k floors need k own members there."""

    def __init__(self, most: i64) -> None:
        super().__init__(act.UNCOVER, most)

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        hexes = sites.clearable(s, hexes)
        if hexes < 0 or not s.w[at.ONCE]:
            return hexes
        hexes &= s.w[at.ONCE]
        if not hexes:
            return why.OTHER_TEMPLE
        hexes = sites.with_members(s, hexes, s.w[at.COUNT] + 1)
        return hexes if hexes else why.SECOND_LEVEL_NEEDS_SECOND_MEMBER

    def do(self, s: LegendState, hex: i64) -> None:
        worked_on(s, hex)
        deeds.clear_floor(s, hex)


class ClearingSeveral(HexEffect):
    """Card 11: one floor on each of up to three temples."""

    def __init__(self, most: i64) -> None:
        super().__init__(act.UNCOVER, most)

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        hexes = sites.clearable(s, hexes)
        if hexes < 0:
            return hexes
        hexes &= ~s.w[at.ONCE]
        return hexes if hexes else why.SAME_TEMPLE_TWICE

    def do(self, s: LegendState, hex: i64) -> None:
        worked_on(s, hex)
        deeds.clear_floor(s, hex)


class Laying(Effect):
    """Card 19: as L-STONE, free."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return stones.list_stones(s, out, n)

    def refusal(self, s: LegendState, action: i64) -> str:
        return stones.refuse_stone(s, action) if act.kind_of(action) == act.STONE else "other-pick"

    def pick(self, s: LegendState, action: i64) -> None:
        lay_stone(s, action)

    def full(self, s: LegendState) -> bool:
        return s.w[at.COUNT] > 0


def lay_stone(s: LegendState, action: i64) -> None:
    """Put a token down as a pick of an effect."""
    did(s)
    board = s.ruleset.box.board
    deeds.put_stone(s, stones.source_of(board, action), stones.target_of(board, action))


class Trailblazing(Effect):
    """The power "trailblazers": as card 19, then as card 18; either half may be left out (L-POW-3)."""

    def __init__(self, ap: i64) -> None:
        super().__init__()
        self.budget: i64 = ap

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if s.w[at.STAGE]:
            return list_walks(s, s.w[at.BUDGET], out, n)
        return stones.list_stones(s, out, n)

    def refusal(self, s: LegendState, action: i64) -> str:
        if s.w[at.STAGE]:
            return refuse_walk(s, s.w[at.BUDGET], action)
        return stones.refuse_stone(s, action) if act.kind_of(action) == act.STONE else "other-pick"

    def pick(self, s: LegendState, action: i64) -> None:
        if s.w[at.STAGE]:
            walk_one(s, action)
        else:
            lay_stone(s, action)

    def full(self, s: LegendState) -> bool:
        return s.w[at.BUDGET] == 0 if s.w[at.STAGE] else s.w[at.COUNT] > 0

    def is_sound(self, s: LegendState) -> bool:
        return s.w[at.STAGE] < 2 and s.w[at.BUDGET] <= self.budget and not s.w[at.SITE] and not s.w[at.SPARE]

    def may_stop(self, s: LegendState) -> bool:
        """The token may be left out if somebody can walk."""
        return s.w[at.DID] != 0 or (s.w[at.STAGE] == 0 and can_walk(s, self.budget))

    def leave(self, s: LegendState) -> None:
        if s.w[at.STAGE]:
            finish(s)
        else:
            next_stage(s)
            s.put(at.BUDGET, self.budget)


class Guarding(Effect):
    """The power "guardian": one L-GUARD without AP; the others go to the available supply."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return list_guards(s, sites.guardable(s, ANYWHERE), out, n)

    def refusal(self, s: LegendState, action: i64) -> str:
        if act.kind_of(action) != act.GUARD:
            return "other-pick"
        return refuse_guard(s, sites.guardable(s, BIT[act.hex_of(action)]), action)

    def pick(self, s: LegendState, action: i64) -> None:
        did(s)
        deeds.place_guardian(s, act.hex_of(action), act.detail_of(action), True)

    def full(self, s: LegendState) -> bool:
        return s.w[at.COUNT] > 0


class Swapping(Effect):
    """Up to so many swaps: a pair, then a second with the same player or "done" (L-SWAP-1)."""

    def __init__(self, most: i64) -> None:
        super().__init__()
        self.most: i64 = most

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return swaps.list_swaps(s, out, n)

    def refusal(self, s: LegendState, action: i64) -> str:
        return swaps.refuse_swap(s, action) if act.kind_of(action) == act.EXCHANGE else "other-pick"

    def pick(self, s: LegendState, action: i64) -> None:
        seat: i64 = act.hex_of(action)
        deeds.swap_pair(s, seat, act.item_of(action), act.detail_of(action))
        s.put(at.DID, 1)
        if s.w[at.PARTNER]:
            self._close(s)
        else:
            s.put(at.PARTNER, seat + 1)
            s.put(at.GIVEN, act.item_of(action) + 1)
            s.put(at.TAKEN, act.detail_of(action) + 1)

    def _close(self, s: LegendState) -> None:
        """One swap is complete."""
        s.put(at.PARTNER, 0)
        s.put(at.GIVEN, 0)
        s.put(at.TAKEN, 0)
        s.add(at.COUNT, 1)

    def is_sound(self, s: LegendState) -> bool:
        """A swap under way has a partner who got what was given and lacks what was taken."""
        if s.w[at.STAGE] or s.w[at.SITE] or s.w[at.SPARE]:
            return False
        if not s.w[at.PARTNER]:
            return not s.w[at.GIVEN] and not s.w[at.TAKEN]
        got: bool = s.owns(s.w[at.PARTNER] - 1, s.w[at.GIVEN] - 1) > 0
        return got and s.owns(s.current, s.w[at.TAKEN] - 1) > 0 and s.w[at.GIVEN] != s.w[at.TAKEN]

    def full(self, s: LegendState) -> bool:
        return s.w[at.COUNT] >= self.most

    def leave(self, s: LegendState) -> None:
        if s.w[at.PARTNER]:
            self._close(s)
        else:
            finish(s)
