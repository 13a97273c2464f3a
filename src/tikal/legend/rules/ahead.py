"""The coming turn of a seat as if it began now, for those who try it out while others move.

Positions that come out of this need not be possible: what others do until then is left out, and what chance would show
stays unknown. They are looked at, never played on.
"""

from __future__ import annotations

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT, next_in
from tikal.core.position import DRAWING, OVER, REVEALING
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import MOST_RUINS
from tikal.legend.rules.effects.effect import finish, start
from tikal.legend.rules.effects.registry import PLACING_VOLCANO
from tikal.legend.rules.knowledge import end_reveal, known_places, next_look, ruin_on, slot_of
from tikal.legend.rules.state import ACTING, CARRYING_OUT, DRAFTING, LegendState


def drafts_over(s: LegendState, seat: i64) -> int:
    """How many drafts are over for a seat."""
    drafting: bool = s.phase == DRAWING or (s.phase == DRAFTING and s.ruleset.rounds.can_take(s, seat))
    return int(s.w[at.ROUND]) - (1 if drafting else 0)


def take_on(s: LegendState, seat: i64) -> bool:
    """Take a position on to what a seat decides next; return whether anything is known of that.

    While it drafts that is the rest of its draft, then its turn with what it has drafted, or its scoring turn.
    """
    if s.phase == OVER or s.phase == DRAWING:
        return False
    if s.current == seat:
        return s.phase != REVEALING
    drafting: bool = s.phase == DRAFTING
    _put_down(s)
    s.current = seat
    if drafting and s.ruleset.rounds.can_take(s, seat):
        s.phase = DRAFTING
        return True
    if s.w[at.SCORING] != at.NORMAL:
        return _after_scorers(s, seat)
    return _act(s, seat)


def _put_down(s: LegendState) -> None:
    """Leave what somebody else is in the middle of."""
    place: i64 = at.EFFECT
    while place <= at.DUG_TWICE:
        if s.w[place]:
            s.put(place, 0)
        place += 1
    s.ap = 0


def _after_scorers(s: LegendState, seat: i64) -> bool:
    """A scoring is on: the seat's scoring turn or, if it has had that, what follows (L-TILE-3, L-END-1)."""
    queue: i64 = s.w[at.QUEUE]
    while queue:
        first: i64 = (queue & 7) - 1
        queue >>= 3
        if first == seat:
            s.put(at.QUEUE, queue)
            s.ruleset.rounds.start_spending(s, s.ruleset.box.numbers.scoring_ap)
            return True
    if s.w[at.SCORING] == at.FINAL:
        return False
    s.put(at.SCORING, at.NORMAL)
    s.put(at.QUEUE, 0)
    if s.w[at.VOLCANO_SEAT] == seat + 1:
        s.phase = ACTING
        start(s, PLACING_VOLCANO)
        return True
    s.put(at.VOLCANO, 0)
    s.put(at.VOLCANO_SEAT, 0)
    return _act(s, seat)


def _act(s: LegendState, seat: i64) -> bool:
    """The seat's turn to act; of one that has passed the scoring turn that is sure to come in this round."""
    numbers = s.ruleset.box.numbers
    if not s.w[at.PASSED] & BIT[seat]:
        s.put(at.ACTED, 0)
        s.phase = ACTING
        return True
    other: i64 = 0
    while other < s.players:
        held: i64 = s.w[at.HELD + other] & s.ruleset.box.volcanoes
        if held:  # it has to be played before its holder can pass
            s.put(at.VOLCANO, next_in(held) + 1)
            s.put(at.VOLCANO_SEAT, other + 1)
            s.clear_bits(at.HELD + other, BIT[next_in(held)])
            s.put(at.SCORING, at.INTERIM)
            s.ruleset.rounds.start_spending(s, numbers.scoring_ap)
            return True
        other += 1
    if s.w[at.ROUND] < numbers.rounds:
        return False
    s.put(at.SCORING, at.FINAL)
    s.ruleset.rounds.start_spending(s, numbers.scoring_ap)
    return True


def go_on(before: LegendState, after: LegendState) -> bool:
    """Go on with what is tried out where chance would show something, or others would draft; return whether it did.

    A treasure that the seat knows is taken for what it is.
    """
    unknown: bool = False
    while after.phase == REVEALING:
        if next_look(after) >= 0:
            unknown = True
            _look_in_vain(after)
            continue
        hex: i64 = after.w[at.TAKING] - 1
        kind: i64 = _top(after, hex)
        if kind >= 0:
            after.apply(act.pack(act.REVEAL, 0, kind))
        else:
            unknown = True
            _take_unseen(after, hex)
            after.put(at.TAKING, 0)
            end_reveal(after)
    if before.phase == DRAFTING:
        after.phase = DRAFTING
        after.current = before.current
    return unknown


def _top(s: LegendState, hex: i64) -> i64:
    """The kind of the top treasure of a ruin, or -1 if this state does not tell it."""
    for depth, kind, _ in known_places(s, int(hex)):
        if depth == s.w[at.HOARD + hex]:
            return kind
    return -1


def _take_unseen(s: LegendState, hex: i64) -> None:
    """A treasure leaves a ruin, and nobody says which it is."""
    depth: i64 = s.w[at.HOARD + hex]
    s.put(slot_of(s, hex, depth), 0)
    s.put(at.HOARD + hex, depth - 1)
    if depth == 1:
        s.clear_bits(at.FILLED, BIT[hex])


def _look_in_vain(s: LegendState) -> None:
    """What card 07 shows is not known; an expert (card 08) cannot order what is not known, and takes something."""
    whole: bool = s.w[at.WHOLE] != 0
    hex: i64 = next_in(s.w[at.LOOKS])
    s.put(at.LOOKS, 0)
    s.put(at.WHOLE, 0)
    s.phase = s.w[at.RESUME]
    s.put(at.RESUME, 0)
    if not whole or s.phase != CARRYING_OUT:
        return
    depth: i64 = s.w[at.HOARD + hex]
    while depth:
        s.put(slot_of(s, hex, depth), 0)
        depth -= 1
    s.put(at.KINDS + s.current * MOST_RUINS + ruin_on(s, hex), 0)
    _take_unseen(s, hex)
    finish(s)
