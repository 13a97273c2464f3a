"""Cards and powers that bring, recruit or move members."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT
from tikal.core.position import LEGAL
from tikal.core.reasons import reason_of
from tikal.core.sites import no_figure, refuse_secret
from tikal.core.step import ANYWHERE, list_hexes
from tikal.legend.rules import deeds, moves, sites
from tikal.legend.rules import layout as at
from tikal.legend.rules.effects.effect import SCRATCH, Effect, HexEffect, did, finish, next_stage
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class RuinLanding(HexEffect):
    """Cards 02 and 03: so many explorers, or as many as there are, to one ruin with treasures."""

    def __init__(self, explorers: i64) -> None:
        super().__init__(act.CHOOSE, 1)
        self.explorers: i64 = explorers

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        return sites.ruins_with_treasures(s, hexes)

    def can_start(self, s: LegendState) -> bool:
        return s.w[at.EXPLORERS_IN + s.current] > 0 and self.has_picks(s)

    def do(self, s: LegendState, hex: i64) -> None:
        left: i64 = self.explorers
        while left and s.w[at.EXPLORERS_IN + s.current]:
            deeds.deploy(s, hex, act.EXPLORER)
            left -= 1


class TempleLanding(HexEffect):
    """Card 09: up to 2 explorers to one or two temples, guarded or unreachable too."""

    def __init__(self, most: i64) -> None:
        super().__init__(act.CHOOSE, most)

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        return sites.temples(s, hexes)

    def has_picks(self, s: LegendState) -> bool:
        return s.w[at.EXPLORERS_IN + s.current] > 0 and s.w[at.TEMPLES] != 0

    def do(self, s: LegendState, hex: i64) -> None:
        deeds.deploy(s, hex, act.EXPLORER)


class Camping(Effect):
    """Cards 12, 13 and 14: a camp set up or, if all are out, moved; then up to so many members to that hex."""

    def __init__(self, members: i64) -> None:
        super().__init__()
        self.members: i64 = members

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
                n = list_hexes(act.RESITE | hex << act.ITEM, hexes, out, n)
            hex += 1
        return n

    def refusal(self, s: LegendState, action: i64) -> str:
        kind: i64 = act.kind_of(action)
        if s.w[at.STAGE]:
            if kind != act.ENTER:
                return "other-pick"
            reason = moves.refuse_deploy(s, BIT[s.w[at.SITE] - 1], action)
            return "only-to-new-camp" if reason == "not-own-camp" else reason
        if kind != act.CAMP and kind != act.RESITE:
            return "other-pick"
        left: i64 = s.camps_left(s.current)
        if kind == act.CAMP and not left:
            return "no-camp-left"
        if kind == act.RESITE and left:
            return "camp-in-supply"
        if kind == act.RESITE and not s.w[at.CAMPS + s.current] & BIT[act.item_of(action)]:
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
        return s.w[at.COUNT] >= (self.members if s.w[at.STAGE] else 1)

    def is_sound(self, s: LegendState) -> bool:
        site: i64 = s.w[at.SITE] - 1
        if s.w[at.STAGE] == 0:
            return site < 0
        return s.w[at.STAGE] == 1 and site >= 0 and s.w[at.CAMPS + s.current] & BIT[site] != 0 and s.w[at.DID] != 0

    def leave(self, s: LegendState) -> None:
        if s.w[at.STAGE] or not self.members:
            finish(s)
        else:
            next_stage(s)


class Recruiting(Effect):
    """Cards 15 and 16: members become available, up to so many explorers and so many leaders."""

    def __init__(self, explorers: i64, leaders: i64) -> None:
        super().__init__()
        self.explorers: i64 = explorers
        self.leaders: i64 = leaders

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return list_recruits(s, self.explorers, self.leaders, out, n)

    def refusal(self, s: LegendState, action: i64) -> str:
        if act.kind_of(action) != act.RECRUIT:
            return "other-pick"
        return refuse_more(s, self.explorers, self.leaders, act.detail_of(action))

    def pick(self, s: LegendState, action: i64) -> None:
        recruit_one(s, act.detail_of(action))

    def full(self, s: LegendState) -> bool:
        return s.w[at.COUNT] >= self.explorers + self.leaders


def recruit_one(s: LegendState, figure: i64) -> None:
    """Recruit as a pick of an effect."""
    did(s)
    deeds.recruit(s, figure)
    if figure == act.LEADER:
        s.add(at.LEADERS_TAKEN, 1)


def refuse_more(s: LegendState, explorers: i64, leaders: i64, figure: i64) -> str:
    """Why an effect that allows so many cannot recruit such a figure now."""
    so_far: i64 = s.w[at.LEADERS_TAKEN]
    if figure == act.LEADER:
        if so_far >= leaders:
            return "no-more-recruits"
    elif s.w[at.COUNT] - so_far >= explorers:
        return "no-more-recruits"
    return moves.refuse_recruit(s, figure)


def list_recruits(s: LegendState, explorers: i64, leaders: i64, out: vec[i64], n: i64) -> i64:
    """Write the recruits that an effect still allows."""
    if refuse_more(s, explorers, leaders, act.LEADER) == LEGAL:
        out[n] = act.pack(act.RECRUIT, 0, 0, act.LEADER)
        n += 1
    if refuse_more(s, explorers, leaders, act.EXPLORER) == LEGAL:
        out[n] = act.pack(act.RECRUIT, 0, 0, act.EXPLORER)
        n += 1
    return n


class NewLeader(Effect):
    """The power "leader": as card 16, then up to 2 deploys without AP (L-POW-3)."""

    def __init__(self, deploys: i64) -> None:
        super().__init__()
        self.deploys: i64 = deploys

    def can_start(self, s: LegendState) -> bool:
        """The deploys alone will do, if there is nobody to recruit."""
        seat: i64 = s.current
        recruits: i64 = s.w[at.LEADERS_LATER + seat] + s.w[at.EXPLORERS_LATER + seat]
        return recruits + s.w[at.LEADERS_IN + seat] + s.w[at.EXPLORERS_IN + seat] > 0

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if s.w[at.STAGE]:
            return moves.list_deploys(s, s.homes(s.current), out, n)
        return list_recruits(s, 1, 1, out, n)

    def refusal(self, s: LegendState, action: i64) -> str:
        if s.w[at.STAGE]:
            if act.kind_of(action) != act.ENTER:
                return "other-pick"
            return moves.refuse_deploy(s, s.homes(s.current), action)
        if act.kind_of(action) != act.RECRUIT:
            return "other-pick"
        return refuse_more(s, 1, 1, act.detail_of(action))

    def pick(self, s: LegendState, action: i64) -> None:
        if s.w[at.STAGE]:
            did(s)
            deeds.deploy(s, act.hex_of(action), act.detail_of(action))
        else:
            recruit_one(s, act.detail_of(action))

    def full(self, s: LegendState) -> bool:
        return s.w[at.COUNT] >= (self.deploys if s.w[at.STAGE] else 2)

    def is_sound(self, s: LegendState) -> bool:
        return s.w[at.STAGE] < 2 and not s.w[at.SITE] and not s.w[at.SPARE]

    def leave(self, s: LegendState) -> None:
        if s.w[at.STAGE]:
            finish(s)
        else:
            next_stage(s)


class Marching(Effect):
    """Card 17: one or more own members from one hex to any one other hex; source, target, then each figure."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        everywhere: i64 = s.ruleset.box.board.everywhere
        if s.w[at.STAGE] == 0:
            return list_hexes(act.CHOOSE, s.w[at.MEMBER_HEXES + s.current], out, n)
        source: i64 = s.w[at.SOURCE] - 1
        if s.w[at.STAGE] == 1:
            return list_hexes(act.CHOOSE, everywhere & ~BIT[source], out, n)
        march: i64 = act.pack(act.MARCH, s.w[at.SITE] - 1, source)
        if s.leaders(s.current, source):
            out[n] = march | act.LEADER << act.DETAIL
            n += 1
        if s.explorers(s.current, source):
            out[n] = march
            n += 1
        return n

    def refusal(self, s: LegendState, action: i64) -> str:
        hex: i64 = act.hex_of(action)
        if s.w[at.STAGE] < 2:
            if act.kind_of(action) != act.CHOOSE:
                return "other-pick"
            if s.w[at.STAGE] == 0:
                return LEGAL if s.w[at.MEMBER_HEXES + s.current] & BIT[hex] else "no-own-member"
            return "march-elsewhere" if hex == s.w[at.SOURCE] - 1 else LEGAL
        if act.kind_of(action) != act.MARCH or hex != s.w[at.SITE] - 1 or act.item_of(action) != s.w[at.SOURCE] - 1:
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


class Walking(Effect):
    """Card 18: up to so many AP of steps and secret paths by any members; the rest is lost."""

    def __init__(self, ap: i64) -> None:
        super().__init__()
        self.budget: i64 = ap

    def can_start(self, s: LegendState) -> bool:
        return can_walk(s, self.budget)

    def begin(self, s: LegendState) -> None:
        s.put(at.BUDGET, self.budget)

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return list_walks(s, s.w[at.BUDGET], out, n)

    def refusal(self, s: LegendState, action: i64) -> str:
        return refuse_walk(s, s.w[at.BUDGET], action)

    def pick(self, s: LegendState, action: i64) -> None:
        walk_one(s, action)

    def is_sound(self, s: LegendState) -> bool:
        return super().is_sound(s) and s.w[at.BUDGET] <= self.budget

    def full(self, s: LegendState) -> bool:
        return s.w[at.BUDGET] == 0


def list_walks(s: LegendState, ap: i64, out: vec[i64], n: i64) -> i64:
    """Steps and secret paths that so many AP pay."""
    n = moves.list_moves(s, ap, out, n)
    return moves.list_secret(s, out, n) if ap >= s.ruleset.box.costs.secret else n


def can_walk(s: LegendState, ap: i64) -> bool:
    """Whether any member could take a step or secret path for so many AP."""
    return list_walks(s, ap, SCRATCH, 0) > 0


def refuse_walk(s: LegendState, ap: i64, action: i64) -> str:
    """Why a step or secret path cannot be taken with so many AP."""
    if act.kind_of(action) == act.MOVE:
        return moves.refuse_move(s, ap, action)
    if act.kind_of(action) != act.SECRET:
        return "other-pick"
    reason = refuse_secret(s, s.homes(s.current), action)
    return reason if reason != LEGAL or ap >= s.ruleset.box.costs.secret else "not-enough-ap"


def walk_one(s: LegendState, action: i64) -> None:
    """Take a step or secret path as a pick of an effect, paid from its budget."""
    did(s)
    s.add(at.BUDGET, -s.ruleset.cost(s, action))
    deeds.walk(s, act.item_of(action), act.hex_of(action), act.detail_of(action))
