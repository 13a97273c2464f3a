"""Guardians: where one may be placed, and who becomes it (L-GUARD)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT
from tikal.core.position import LEGAL
from tikal.legend.rules import moves, sites
from tikal.legend.rules.state import LegendState
from tikal.legend.rules.step import reason_of

if TYPE_CHECKING:
    from librt.vecs import vec


def list_guards(s: LegendState, out: vec[i64], n: i64) -> i64:
    """Every guardian that may be placed: which temple, and which figure there."""
    hexes: i64 = sites.guardable(s, s.ruleset.box.board.everywhere)
    hex: i64 = 0
    while hexes > 0 and hex < s.ruleset.box.board.hexes:
        if hexes & BIT[hex]:
            if s.leaders(s.current, hex):
                out[n] = act.pack(act.GUARD, hex, 0, act.LEADER)
                n += 1
            if s.explorers(s.current, hex):
                out[n] = act.pack(act.GUARD, hex, 0, act.EXPLORER)
                n += 1
        hex += 1
    return n


def refuse_guard(s: LegendState, action: i64) -> str:
    """Why that figure cannot become a guardian there."""
    reason = reason_of(sites.guardable(s, BIT[act.hex_of(action)]))
    figure: i64 = act.detail_of(action)
    if reason == LEGAL and not s.stands(s.current, act.hex_of(action), figure):
        return moves.no_figure(figure)
    return reason
