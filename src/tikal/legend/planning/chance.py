"""What chance may show, for planning: something of middling worth, so that a plan hopes for no more than the mean."""

from __future__ import annotations

from mypy_extensions import i64

from tikal.core import action as act
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import DEEPEST, MOST_KINDS
from tikal.legend.rules.knowledge import can_be, next_look
from tikal.legend.rules.state import LegendState


def middling(s: LegendState) -> i64:
    """Return the outcome of a reveal that comes nearest to what is to be expected of it."""
    slot: i64 = next_look(s)
    looks: bool = slot >= 0
    if not looks:
        taken: i64 = s.w[at.TAKING] - 1
        slot = taken * DEEPEST + s.w[at.HOARD + taken]
    hex: i64 = slot // DEEPEST
    depth: i64 = slot % DEEPEST
    total: i64 = 0
    count: i64 = 0
    kind: i64 = 0
    while kind < MOST_KINDS:
        if can_be(s, hex, depth, kind):
            left: i64 = s.w[at.UNSEEN + kind] + 1
            total += left * gain_of(s, kind)
            count += left
        kind += 1
    best: i64 = -1
    least: i64 = 0
    kind = 0
    while kind < MOST_KINDS:
        if can_be(s, hex, depth, kind):
            off: i64 = gain_of(s, kind) * count - total
            off = -off if off < 0 else off
            if best < 0 or off < least:
                best = kind
                least = off
        kind += 1
    return act.pack(kinds.SEE if looks else act.REVEAL, 0, best if best >= 0 else 0)


def gain_of(s: LegendState, kind: i64) -> i64:
    """The points that one more treasure of a kind adds to the current player's museum."""
    points = s.ruleset.box.numbers.treasure_points
    owned: i64 = s.owns(s.current, kind)
    return points[owned + 1] - points[owned] if owned + 1 < len(points) else 0
