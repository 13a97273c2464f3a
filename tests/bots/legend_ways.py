"""What a walk costs in Legend, by another way than the bots': figure by figure through the engine."""

from __future__ import annotations

import heapq

from tikal.bots.reach import hexes_of
from tikal.core import action as act
from tikal.core.engine import actions_at
from tikal.legend.rules.state import SPENDING, LegendState

FAR = 99


def ways(s: LegendState, seat: int, figure: int, source: int | None) -> dict[int, int]:
    """The least AP that bring one figure to each hex, from a hex or from the supply, step by step by the engine."""
    start = s.copy()
    start.current, start.phase, start.ap = seat, SPENDING, 60
    line: list[tuple[int, int]] = []
    if source is None:
        for action in actions_at(start):
            if act.kind_of(action) == act.ENTER and act.detail_of(action) == figure:
                line.append((int(start.cost(action)), int(act.hex_of(action))))
    else:
        line.append((0, source))
        start.remove_member(seat, source, figure)
    heapq.heapify(line)
    found: dict[int, int] = {}
    while line:
        cost, hex = heapq.heappop(line)
        if hex in found:
            continue
        found[hex] = cost
        state = start.copy()
        state.add_member(seat, hex, figure)
        for action in actions_at(state):
            walks = act.kind_of(action) in (act.MOVE, act.SECRET)
            if walks and act.item_of(action) == hex and act.detail_of(action) == figure:
                heapq.heappush(line, (cost + int(state.cost(action)), int(act.hex_of(action))))
    return found


def costs(s: LegendState, seat: int, hex: int, figure: int) -> list[int]:
    """What each figure that is not there would need."""
    found: list[int] = []
    for source in hexes_of(s.member_hexes(seat)):
        count = int(s.leaders(seat, source) if figure == act.LEADER else s.explorers(seat, source))
        if source != hex and count:
            found += [ways(s, seat, figure, source).get(hex, FAR)] * count
    if s.available(seat, figure):
        found += [ways(s, seat, figure, None).get(hex, FAR)] * int(s.available(seat, figure))
    return sorted(cost for cost in found if cost < FAR)


def least(s: LegendState, seat: int, hex: int, strength: int) -> int:
    """The least AP that make a seat stronger on a hex by this much."""
    explorers, leaders = (costs(s, seat, hex, int(figure)) for figure in (act.EXPLORER, act.LEADER))
    found = []
    for count in range(len(leaders) + 1):
        rest = max(0, strength - count * int(s.ruleset.box.numbers.leader_strength))
        if rest <= len(explorers):
            found.append(sum(leaders[:count]) + sum(explorers[:rest]))
    return min(found, default=FAR)


def nearest(s: LegendState, seat: int, hex: int) -> int:
    return 0 if s.members(seat, hex) else least(s, seat, hex, 1)
