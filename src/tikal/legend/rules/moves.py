"""Ways of figures: deploying at camps, steps over stones, secret paths (L-DEPLOY, L-MOVE, L-SECRET).

AP actions and cards ask the same functions; `ap` is the purse that pays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT, NOWHERE, SIDES, next_in
from tikal.core.moves import list_entries, list_figures, refuse_entry, refuse_step
from tikal.core.position import LEGAL
from tikal.legend.rules import layout as at
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


def none_available(figure: i64) -> str:
    """The refusal when no such figure is in the available supply."""
    return "no-leader-available" if figure == act.LEADER else "no-explorer-available"


def refuse_recruit(s: LegendState, figure: i64) -> str:
    """Why no such figure can become available: all are (L-EXPL, L-LEAD)."""
    if figure == act.LEADER:
        return LEGAL if s.w[at.LEADERS_LATER + s.current] else "no-leader-unavailable"
    return LEGAL if s.w[at.EXPLORERS_LATER + s.current] else "no-explorer-unavailable"


def list_deploys(s: LegendState, homes: i64, out: vec[i64], n: i64) -> i64:
    """Every figure of the available supply to each of these hexes."""
    return list_entries(homes, s.w[at.LEADERS_IN + s.current] > 0, s.w[at.EXPLORERS_IN + s.current] > 0, out, n)


def refuse_deploy(s: LegendState, homes: i64, action: i64) -> str:
    """Why a figure cannot be deployed there."""
    figure: i64 = act.detail_of(action)
    return refuse_entry(homes, action, s.available(s.current, figure) > 0, none_available(figure))


def list_moves(s: LegendState, ap: i64, out: vec[i64], n: i64) -> i64:
    """Every step of a figure that costs at most `ap` (L-MOVE-1, L-MOVE-2)."""
    board = s.ruleset.box.board
    standing: i64 = s.w[at.MEMBER_HEXES + s.current]
    while standing:
        hex: i64 = next_in(standing)
        side: i64 = 0
        while side < SIDES:
            stones: i64 = s.stones_on_side(hex, side)
            if 0 < stones <= ap:
                step: i64 = act.pack(act.MOVE, board.neighbour[hex * SIDES + side], hex, 0, stones)
                n = list_figures(s, hex, step, out, n)
            side += 1
        standing &= standing - 1
    return n


def refuse_move(s: LegendState, ap: i64, action: i64) -> str:
    """Why a figure cannot take that step."""
    source: i64 = act.item_of(action)
    target: i64 = act.hex_of(action)
    next_to: bool = s.ruleset.box.board.edge_between(source, target) != NOWHERE
    stones: i64 = s.stones_between(source, target)
    reason = refuse_step(s, next_to, stones, action)
    return "not-enough-ap" if reason == LEGAL and stones > ap else reason


def list_secret(s: LegendState, out: vec[i64], n: i64) -> i64:
    """Every secret path between the common camp and own ones."""
    homes: i64 = s.homes(s.current)
    standing: i64 = s.w[at.MEMBER_HEXES + s.current] & homes
    while standing:
        hex: i64 = next_in(standing)
        targets: i64 = homes & ~BIT[hex]
        while targets:
            n = list_figures(s, hex, act.pack(act.SECRET, next_in(targets), hex), out, n)
            targets &= targets - 1
        standing &= standing - 1
    return n
