"""Where things may be done: each function narrows a set of hexes, requirement by requirement.

What is left is legal; the requirement that left nothing is the reason (see `reasons.py`). AP actions, cards and powers
share these, so that a condition is written once.
"""

from __future__ import annotations

from mypy_extensions import i64

from tikal.core import reasons as why
from tikal.core import sites as core
from tikal.core.hexes import BIT, next_in
from tikal.legend.rules import layout as at
from tikal.legend.rules.scoring import held
from tikal.legend.rules.state import LegendState


def temples(s: LegendState, hexes: i64) -> i64:
    """Any temple, guarded or not."""
    hexes &= s.w[at.TEMPLES]
    return hexes if hexes else why.NO_TEMPLE


def ruins_with_treasures(s: LegendState, hexes: i64) -> i64:
    """Ruins that are not empty."""
    return core.ruins_with_treasures(hexes, s.w[at.RUINS], s.w[at.FILLED])


def clearable(s: LegendState, hexes: i64) -> i64:
    """Temples that the current player may clear, limits per turn apart; only unbuilt floors are used (L-CLEAR-1)."""
    hexes = core.uncoverable(hexes, s.w[at.TEMPLES], s.w[at.GUARDED], s.w[at.MEMBER_HEXES + s.current])
    return hexes if hexes < 0 else core.with_next_piece(hexes, s.w, at.LEVEL, s.w, at.FLOORS)


def with_members(s: LegendState, hexes: i64, least: i64) -> i64:
    """The hexes on which the current player has at least `least` members; a leader is one."""
    kept: i64 = 0
    while hexes:
        hex: i64 = next_in(hexes)
        if s.members(s.current, hex) >= least:
            kept |= BIT[hex]
        hexes &= hexes - 1
    return kept


def diggable(s: LegendState, hexes: i64) -> i64:
    """Ruins from which the current player may take the top treasure, limits per turn and card apart."""
    return core.diggable(hexes, s.w[at.RUINS], s.w[at.FILLED], s.w[at.MEMBER_HEXES + s.current])


def camp_sites(s: LegendState, hexes: i64) -> i64:
    """Where the current player may set up a camp (L-CAMP): a free clearing, empty of members or in own majority."""
    hexes = core.free_for_camp(hexes, s.clearings(), s.w[at.CAMPED])
    if hexes < 0:
        return hexes
    hexes = not_held_by_others(s, hexes)
    return hexes if hexes else why.OTHERS_HOLD_HEX


def not_held_by_others(s: LegendState, hexes: i64) -> i64:
    """Those hexes where nobody stands or the current player has the majority; a tie is nobody's."""
    crowded: i64 = hexes & s.anybody()
    return hexes & ~crowded | held(s, s.current, crowded)


def guardable(s: LegendState, hexes: i64) -> i64:
    """Temples on which the current player may place a guardian (L-GUARD)."""
    w = s.w
    members: i64 = w[at.MEMBER_HEXES + s.current]
    return core.guardable(s, hexes, w[at.TEMPLES], w[at.GUARDED], members, w[at.GUARDS + s.current])


def inner_jungle(s: LegendState, hexes: i64) -> i64:
    """Where a tile of the stack may go (L-TILE-1)."""
    hexes &= s.ruleset.box.board.inner
    if not hexes:
        return why.NOT_INNER
    return _free(s, hexes)


def border_jungle(s: LegendState, hexes: i64) -> i64:
    """Where a tile of a card may go, if it is accessible there (L-TILE-5)."""
    hexes &= s.ruleset.box.board.border
    if not hexes:
        return why.NOT_BORDER
    return _free(s, hexes)


def _free(s: LegendState, hexes: i64) -> i64:
    hexes &= ~s.w[at.EXPLORED]
    if not hexes:
        return why.HEX_TAKEN
    hexes = not_held_by_others(s, hexes)
    return hexes if hexes else why.OTHERS_HOLD_HEX
