"""Where things may be done, by the rules that all games share: functions that narrow a set of hexes.

What is left is legal; the requirement that left nothing is the reason (see `reasons.py`). Each game hands in its own
masks, puts these functions in the order of its own book, and adds what only that book asks for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core import reasons as why
from tikal.core.hexes import HEX_OF_BIT, next_in
from tikal.core.moves import list_figures, no_figure
from tikal.core.position import LEGAL, NOBODY, Position

if TYPE_CHECKING:
    from librt.vecs import vec


def majority(strengths: i64) -> i64:
    """The seat that is strictly stronger than every other single one; a tie is nobody's (C-GUARD-1, L-GUARD).

    `strengths` has a byte for each seat, the first seat's lowest.
    """
    best: i64 = 0
    owner: i64 = NOBODY
    seat: i64 = 0
    while strengths:
        strength: i64 = strengths & 255
        if strength > best:
            best = strength
            owner = seat
        elif strength == best:
            owner = NOBODY
        strengths >>= 8
        seat += 1
    return owner


def with_majority(s: Position, seat: i64, hexes: i64) -> i64:
    """Those hexes on which a seat has the majority."""
    kept: i64 = 0
    while hexes:
        bit: i64 = hexes & -hexes
        if s.majority(HEX_OF_BIT[bit % 67]) == seat:
            kept |= bit
        hexes ^= bit
    return kept


def guardable(s: Position, hexes: i64, temples: i64, guarded: i64, members: i64, guards_left: i64) -> i64:
    """Temples on which the current player may place a guard.

    One guard per temple, for good, and a guard needs the majority (C-GUARD-1, L-GUARD); each player has a limited
    number (C-GUARD-3).
    """
    hexes &= temples
    if not hexes:
        return why.NO_TEMPLE
    hexes &= ~guarded
    if not hexes:
        return why.TEMPLE_GUARDED
    if guards_left == 0:
        return why.NO_GUARD_LEFT
    hexes &= members
    if not hexes:
        return why.NO_OWN_MEMBER
    hexes = with_majority(s, s.current, hexes)
    return hexes if hexes else why.NO_MAJORITY


def uncoverable(hexes: i64, temples: i64, guarded: i64, members: i64) -> i64:
    """Temples on which a player can work: not guarded ones, with a member of that player there (C-UNC-4, L-CLEAR)."""
    hexes &= temples
    if not hexes:
        return why.NO_TEMPLE
    hexes &= ~guarded
    if not hexes:
        return why.TEMPLE_GUARDED
    hexes &= members
    return hexes if hexes else why.NO_OWN_MEMBER


def within_uncovering_limit(hexes: i64, once: i64, twice: i64, crowded: i64) -> i64:
    """At most two levels of one temple in a turn, and a second level needs a second member (C-UNC-2, L-CLEAR).

    `once` and `twice` are the temples worked on in this turn, `crowded` the hexes with two own members or more.
    """
    hexes &= ~twice
    if not hexes:
        return why.UNCOVERED_TWICE
    hexes &= ~once | crowded
    return hexes if hexes else why.SECOND_LEVEL_NEEDS_SECOND_MEMBER


def with_next_piece(hexes: i64, levels: vec[i64], first: i64, pieces: vec[i64], least: i64) -> i64:
    """Temples for which the piece that is exactly one higher is left in the supply (C-UNC-1, L-CLEAR-1).

    Temples have their levels in `levels` from place `first` on, by hex; how many pieces of a level are left stands in
    `pieces` from place `least` on.
    """
    kept: i64 = 0
    while hexes:
        bit: i64 = hexes & -hexes
        if pieces[least + levels[first + HEX_OF_BIT[bit % 67]] + 1]:
            kept |= bit
        hexes ^= bit
    return kept if kept else why.NO_PIECE_LEFT


def ruins_with_treasures(hexes: i64, ruins: i64, filled: i64) -> i64:
    """Ruins that are not empty: an empty one is a clearing (C-DIG-2, L-DIG-1)."""
    hexes &= ruins
    if not hexes:
        return why.NO_RUIN
    hexes &= filled
    return hexes if hexes else why.RUIN_EMPTY


def diggable(hexes: i64, ruins: i64, filled: i64, members: i64) -> i64:
    """Ruins with treasures and a member of the player (C-DIG-1, L-DIG)."""
    if not hexes & ruins & filled:
        return ruins_with_treasures(hexes, ruins, filled)
    hexes &= filled & members
    return hexes if hexes else why.NO_OWN_MEMBER


def within_digging_limit(hexes: i64, once: i64, twice: i64, crowded: i64, too_few: i64) -> i64:
    """At most two treasures of one ruin in a turn, and the second needs a second member (C-DIG-1, L-DIG).

    `once` and `twice` are the ruins already dug this turn, `crowded` the hexes with two or more of the player's
    members; `too_few` is the reason that a game gives where a member is missing.
    """
    hexes &= ~twice
    if not hexes:
        return why.DUG_TWICE_HERE
    hexes &= ~once | crowded
    return hexes if hexes else too_few


def clearings(clearings: i64, ruins: i64, filled: i64) -> i64:
    """All hexes that are clearings, empty ruins among them (C-DIG-2, L-DIG-1)."""
    return (clearings | ruins) & ~filled


def free_for_camp(hexes: i64, clearings: i64, camped: i64) -> i64:
    """Clearings without anybody's camp (C-CAMP-1, L-CAMP)."""
    hexes &= clearings
    if not hexes:
        return why.NO_CAMP_SITE
    hexes &= ~camped
    return hexes if hexes else why.CAMP_ALREADY_THERE


def list_guards(s: Position, hexes: i64, out: vec[i64], n: i64) -> i64:
    """Write every guard that may be placed on these hexes: which figure of the current player there becomes it."""
    while hexes > 0:
        hex: i64 = next_in(hexes)
        n = list_figures(s, hex, act.GUARD | hex << act.HEX, out, n)
        hexes &= hexes - 1
    return n


def refuse_guard(s: Position, narrowed: i64, action: i64) -> str:
    """Why that figure cannot become a guard: the temple, as it was narrowed, or the figure (C-GUARD-2, L-GUARD)."""
    reason = why.reason_of(narrowed)
    figure: i64 = act.detail_of(action)
    return no_figure(figure) if reason == LEGAL and not s.stands(s.current, act.hex_of(action), figure) else reason
