"""How often what chance can give comes, counted out of what is left (L-HID-1)."""

from __future__ import annotations

from mypy_extensions import i64

from tikal.core import action as act
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import DEEPEST, MOST_KINDS, MOST_RUINS
from tikal.legend.rules.knowledge import KIND, count_of, next_look, open_slots, ruin_on, slot_of, total_of
from tikal.legend.rules.state import LegendState


def odds(s: LegendState, outcome: i64) -> i64:
    """How often an outcome comes, beside the others that can come now."""
    kind: i64 = act.kind_of(outcome)
    item: i64 = act.item_of(outcome)
    if kind == kinds.DEAL_CARD:
        return s.w[at.DECK + item]
    if kind == kinds.DEAL_TOKEN:
        return s.w[at.BAG + item]
    if kind == kinds.SEE:
        slot: i64 = next_look(s)
        return _of_treasure(s, slot // DEEPEST, slot % DEEPEST, item)
    if kind == act.REVEAL:
        taken: i64 = s.w[at.TAKING] - 1
        return _of_treasure(s, taken, s.w[at.HOARD + taken], item)
    return 1


def _of_treasure(s: LegendState, hex: i64, depth: i64, kind: i64) -> i64:
    """How often a kind lies in a slot: what nobody has seen may lie in any slot that has no kind.

    A viewer's state besides knows kinds of a ruin without their places: each may lie in any of its open slots.
    """
    if s.w[slot_of(s, hex, depth)] & KIND:
        return 1
    viewer: i64 = s.w[at.VIEWER] - 2
    kinds: i64 = s.w[at.KINDS + viewer * MOST_RUINS + ruin_on(s, hex)] if viewer >= 0 else 0
    unseen: i64 = s.w[at.UNSEEN + kind]
    if not kinds:
        return unseen
    total: i64 = 0
    n: i64 = 0
    while n < MOST_KINDS:
        total += s.w[at.UNSEEN + n]
        n += 1
    others: i64 = open_slots(s, hex) - total_of(kinds)  # slots of this ruin that hold something unseen
    return count_of(kinds, kind) * (total if total else 1) + others * unseen
