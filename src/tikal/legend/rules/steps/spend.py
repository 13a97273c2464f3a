"""What AP are spent on (section 4 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core import reasons as why
from tikal.core.hexes import BIT
from tikal.core.moves import refuse_secret
from tikal.core.position import LEGAL
from tikal.core.sites import list_guards, refuse_guard, within_digging_limit, within_uncovering_limit
from tikal.core.step import ANYWHERE, HexStep, Step
from tikal.legend.rules import deeds, kinds, moves, sites, stones, swaps
from tikal.legend.rules import layout as at
from tikal.legend.rules.effects.effect import settle, start
from tikal.legend.rules.effects.registry import SWAPPING
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class Deploy(Step[LegendState]):
    """A member from supply to the common camp or one of the player's own (L-DEPLOY)."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return moves.list_deploys(s, s.homes(s.current), out, n)

    def why_not(self, s: LegendState, action: i64) -> str:
        return moves.refuse_deploy(s, s.homes(s.current), action)

    def apply(self, s: LegendState, action: i64) -> None:
        deeds.deploy(s, act.hex_of(action), act.detail_of(action))


class Move(Step[LegendState]):
    """A member to an adjacent hex, for as many AP as stones are crossed (L-MOVE)."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return moves.list_moves(s, s.ap, out, n)

    def why_not(self, s: LegendState, action: i64) -> str:
        return moves.refuse_move(s, s.ap, action)

    def cost(self, action: i64) -> i64:
        return act.cost_of(action)

    def apply(self, s: LegendState, action: i64) -> None:
        deeds.walk(s, act.item_of(action), act.hex_of(action), act.detail_of(action))


class SecretPath(Step[LegendState]):
    """A member between the common camp and one of the player's own, or two of these (L-SECRET)."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return moves.list_secret(s, out, n)

    def why_not(self, s: LegendState, action: i64) -> str:
        return refuse_secret(s, s.homes(s.current), action)

    def apply(self, s: LegendState, action: i64) -> None:
        deeds.walk(s, act.item_of(action), act.hex_of(action), act.detail_of(action))


class Camp(HexStep[LegendState]):
    """Set up a base camp; AP never move one (L-CAMP)."""

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        return sites.camp_sites(s, hexes)

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return super().legal(s, out, n) if s.camps_left(s.current) else n

    def why_not(self, s: LegendState, action: i64) -> str:
        return super().why_not(s, action) if s.camps_left(s.current) else "no-camp-left"

    def apply(self, s: LegendState, action: i64) -> None:
        deeds.set_up_camp(s, act.hex_of(action))


class Stone(Step[LegendState]):
    """Put a trail-stone token on an edge (L-STONE)."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return stones.list_stones(s, out, n)

    def why_not(self, s: LegendState, action: i64) -> str:
        return stones.refuse_stone(s, action)

    def apply(self, s: LegendState, action: i64) -> None:
        deeds.put_stone(s, action)


class Recruit(Step[LegendState]):
    """An explorer or a leader becomes available (L-EXPL, L-LEAD)."""

    def __init__(self, explorer: i64, leader: i64) -> None:
        super().__init__(kinds.RECRUIT, explorer if explorer < leader else leader)
        self.explorer: i64 = explorer
        self.leader: i64 = leader

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if s.ap >= self.leader and moves.refuse_recruit(s, act.LEADER) == LEGAL:
            out[n] = act.pack(kinds.RECRUIT, 0, 0, act.LEADER)
            n += 1
        if s.ap >= self.explorer and moves.refuse_recruit(s, act.EXPLORER) == LEGAL:
            out[n] = act.pack(kinds.RECRUIT, 0, 0, act.EXPLORER)
            n += 1
        return n

    def why_not(self, s: LegendState, action: i64) -> str:
        return moves.refuse_recruit(s, act.detail_of(action))

    def cost(self, action: i64) -> i64:
        return self.leader if act.detail_of(action) == act.LEADER else self.explorer

    def apply(self, s: LegendState, action: i64) -> None:
        deeds.recruit(s, act.detail_of(action))


class Clear(HexStep[LegendState]):
    """Clear a temple floor: at most 2 of one temple per turn, the second with a second member (L-CLEAR)."""

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        hexes = sites.clearable(s, hexes)
        if hexes < 0:
            return hexes
        crowded: i64 = sites.with_members(s, hexes & s.w[at.CLEARED_ONCE], 2)
        return within_uncovering_limit(hexes, s.w[at.CLEARED_ONCE], s.w[at.CLEARED_TWICE], crowded)

    def apply(self, s: LegendState, action: i64) -> None:
        bit: i64 = BIT[act.hex_of(action)]
        s.set_bits(at.CLEARED_TWICE if s.w[at.CLEARED_ONCE] & bit else at.CLEARED_ONCE, bit)
        deeds.clear_floor(s, act.hex_of(action))


class Guard(Step[LegendState]):
    """Place a guardian; other own members there leave the game (L-GUARD)."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return list_guards(s, sites.guardable(s, ANYWHERE), out, n)

    def why_not(self, s: LegendState, action: i64) -> str:
        return refuse_guard(s, sites.guardable(s, BIT[act.hex_of(action)]), action)

    def apply(self, s: LegendState, action: i64) -> None:
        deeds.place_guardian(s, act.hex_of(action), act.detail_of(action), False)


class Dig(HexStep[LegendState]):
    """Unearth a treasure: at most 2 of one ruin per turn, the second with a second member (L-DIG)."""

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        hexes = sites.diggable(s, hexes)
        if hexes < 0:
            return hexes
        once: i64 = s.w[at.DUG_ONCE]
        crowded: i64 = sites.with_members(s, hexes & once, 2)
        twice: i64 = s.w[at.DUG_TWICE] & crowded  # a missing member is told first
        return within_digging_limit(hexes, once, twice, crowded, why.MORE_TREASURES_NEED_MORE_MEMBERS)

    def apply(self, s: LegendState, action: i64) -> None:
        bit: i64 = BIT[act.hex_of(action)]
        s.set_bits(at.DUG_TWICE if s.w[at.DUG_ONCE] & bit else at.DUG_ONCE, bit)
        deeds.take_treasure(s, act.hex_of(action))


class Swap(Step[LegendState]):
    """Swap a pair of treasures with a player, and perhaps a second one (L-SWAP)."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return swaps.list_swaps(s, out, n)

    def why_not(self, s: LegendState, action: i64) -> str:
        return swaps.refuse_swap(s, action)

    def apply(self, s: LegendState, action: i64) -> None:
        start(s, SWAPPING)
        SWAPPING.pick(s, action)
        settle(s)
