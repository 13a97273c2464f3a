"""Preserving a card: to the left side, where one may first have to make room (L-ACT-4).

The action keeps the face of the card in the hex field, the face that is discarded + 1 in the item field, and in the
detail field 1 if the preserved card lies face down and 2 if the discarded one does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.position import LEGAL
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import MOST_SLOTS
from tikal.legend.rules.cards import count_cards, face_of, face_up, has_card, is_down, remove_card, slot_at
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


def is_left_full(s: LegendState) -> bool:
    """Whether the current player has no room on the left."""
    return count_cards(s, at.LEFT, s.current) >= s.ruleset.box.numbers.left_slots


def list_preserves(s: LegendState, slot: i64, out: vec[i64], n: i64) -> i64:
    """Every way to preserve a card: one, or, if the left is full, one for each card that may go."""
    preserve: i64 = act.pack(kinds.PRESERVE, face_of(slot), 0, 1 if is_down(slot) else 0)
    if not is_left_full(s):
        out[n] = preserve
        return n + 1
    last: i64 = 0
    place: i64 = 0
    while place < MOST_SLOTS:
        other: i64 = slot_at(s, at.LEFT, s.current, place)
        if other and other != last:
            out[n] = preserve | (face_of(other) + 1) << act.ITEM | (2 if is_down(other) else 0) << act.DETAIL
            n += 1
        last = other
        place += 1
    return n


def discarded(action: i64) -> i64:
    """The slot of the card that makes room, or 0."""
    face: i64 = act.item_of(action)
    if not face:
        return 0
    return face_up(face - 1) + (1 if act.detail_of(action) & 2 else 0)


def refuse_room(s: LegendState, action: i64) -> str:
    """Why there is no room on the left, or none may be made."""
    other: i64 = discarded(action)
    if not is_left_full(s):
        return "left-not-full" if other else LEGAL
    if not other:
        return "left-full"
    return LEGAL if has_card(s, at.LEFT, s.current, other) else "card-not-preserved"


def make_room(s: LegendState, action: i64) -> None:
    """Discard the card that makes room, if one has to."""
    other: i64 = discarded(action)
    if other:
        remove_card(s, at.LEFT, s.current, other)
        s.add(at.USED + face_of(other), 1)
