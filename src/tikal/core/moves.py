"""Ways of figures, by the rules that all games share: entering at a camp, steps over stones, secret paths."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.action import DETAIL, ENTER, EXPLORER, HEX, LEADER
from tikal.core.hexes import BIT, HEX_OF_BIT
from tikal.core.position import LEGAL, Position

if TYPE_CHECKING:
    from librt.vecs import vec


def no_figure(figure: i64) -> str:
    """The refusal where no such figure stands."""
    return "leader-not-there" if figure == act.LEADER else "no-explorer-there"


def list_figures(s: Position, hex: i64, action: i64, out: vec[i64], n: i64) -> i64:
    """Write an action for each kind of figure that the current player has on a hex, the leader's first."""
    if s.stands(s.current, hex, act.LEADER):
        out[n] = action | act.LEADER << act.DETAIL
        n += 1
    if s.stands(s.current, hex, act.EXPLORER):
        out[n] = action
        n += 1
    return n


def list_entries(homes: i64, leader: bool, explorer: bool, out: vec[i64], n: i64) -> i64:
    """Write an action for each of these hexes and each kind of figure in supply, the leader's first."""
    while homes:
        entering: i64 = ENTER | HEX_OF_BIT[(homes & -homes) % 67] << HEX
        if leader:
            out[n] = entering | LEADER << DETAIL
            n += 1
        if explorer:
            out[n] = entering | EXPLORER << DETAIL
            n += 1
        homes &= homes - 1
    return n


def refuse_entry(homes: i64, action: i64, in_supply: bool, missing: str) -> str:
    """Why a figure cannot enter there: only at homes, and from the supply (C-PLACE, L-DEPLOY).

    `missing` is the refusal that a game gives where the supply has no such figure.
    """
    if not homes & BIT[act.hex_of(action)]:
        return "not-own-camp"
    return LEGAL if in_supply else missing


def refuse_step(s: Position, next_to: bool, stones: i64, action: i64) -> str:
    """Why a figure cannot take that step: to a hex next to it, for the stones crossed (C-MOVE-1, L-MOVE-1).

    `stones` is what lies between the two hexes, 0 where there is no path.
    """
    figure: i64 = act.detail_of(action)
    if not s.stands(s.current, act.item_of(action), figure):
        return no_figure(figure)
    if not next_to:
        return "not-next-to"
    if stones == 0:
        return "no-path"
    return LEGAL if stones == act.cost_of(action) else "other-cost"


def refuse_secret(s: Position, homes: i64, action: i64) -> str:
    """Why a figure cannot take that secret path: only between homes, never by a rival's camp (C-SECRET-1, L-SECRET)."""
    source: i64 = act.item_of(action)
    target: i64 = act.hex_of(action)
    figure: i64 = act.detail_of(action)
    if not s.stands(s.current, source, figure):
        return no_figure(figure)
    if source == target or not homes & BIT[source] or not homes & BIT[target]:
        return "no-secret-path"
    return LEGAL
