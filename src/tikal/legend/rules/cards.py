"""Cards on a campsite: a row of slots on either side, filled from the first on and sorted.

A slot holds `1 + 2 * face`, and one more if the card lies face down; 0 is an empty slot. Rows are those of the layout:
RIGHT for the cards of this round, LEFT for preserved ones.
"""

from __future__ import annotations

from mypy_extensions import i64

from tikal.core import action as act
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import MOST_SLOTS
from tikal.legend.rules.state import LegendState


def face_up(face: i64) -> i64:
    """The slot of a card that lies face up."""
    return 1 + 2 * face


def face_of(slot: i64) -> i64:
    """The face of a card in a slot."""
    return (slot - 1) // 2


def is_down(slot: i64) -> bool:
    """Whether a card in a slot lies face down."""
    return slot % 2 == 0


def row_of(action: i64) -> i64:
    """The side of the campsite a card is used from: right, or left if the detail field says so."""
    return at.LEFT if act.detail_of(action) else at.RIGHT


def slot_at(s: LegendState, row: i64, seat: i64, n: i64) -> i64:
    """The n-th slot of a row, or 0."""
    return s.w[row + seat * MOST_SLOTS + n]


def cards_on_side(s: LegendState, seat: int, left: bool) -> list[tuple[int, bool]]:
    """The cards on the left or right side of a campsite: their faces, and whether they lie face down."""
    row = at.LEFT if left else at.RIGHT
    slots = [int(slot_at(s, row, seat, n)) for n in range(MOST_SLOTS)]
    return [(int(face_of(slot)), is_down(slot)) for slot in slots if slot]


def count_cards(s: LegendState, row: i64, seat: i64) -> i64:
    """How many cards lie in a row."""
    n: i64 = 0
    while n < MOST_SLOTS and s.w[row + seat * MOST_SLOTS + n]:
        n += 1
    return n


def has_card(s: LegendState, row: i64, seat: i64, slot: i64) -> bool:
    """Whether such a card lies there, face up or down as it says."""
    n: i64 = 0
    while n < MOST_SLOTS:
        if s.w[row + seat * MOST_SLOTS + n] == slot:
            return True
        n += 1
    return False


def add_card(s: LegendState, row: i64, seat: i64, slot: i64) -> None:
    """Lay a card down, keeping the row sorted."""
    first: i64 = row + seat * MOST_SLOTS
    place: i64 = first + count_cards(s, row, seat)
    while place > first and s.w[place - 1] > slot:
        s.put(place, s.w[place - 1])
        place -= 1
    s.put(place, slot)


def remove_card(s: LegendState, row: i64, seat: i64, slot: i64) -> None:
    """Take a card away."""
    place: i64 = row + seat * MOST_SLOTS
    last: i64 = place + count_cards(s, row, seat) - 1
    while s.w[place] != slot:
        place += 1
    while place < last:
        s.put(place, s.w[place + 1])
        place += 1
    s.put(last, 0)


def turn_card(s: LegendState, row: i64, seat: i64, slot: i64) -> None:
    """Turn a card over."""
    remove_card(s, row, seat, slot)
    add_card(s, row, seat, slot - 1 if is_down(slot) else slot + 1)


def normal_cards(s: LegendState, row: i64, seat: i64) -> i64:
    """How many cards of a row are not permanent."""
    count: i64 = 0
    n: i64 = 0
    while n < MOST_SLOTS:
        slot: i64 = s.w[row + seat * MOST_SLOTS + n]
        if slot and not s.ruleset.is_permanent(face_of(slot)):
            count += 1
        n += 1
    return count


def discard_row(s: LegendState, seat: i64) -> None:
    """What is left on the right at upkeep goes to the discard pile (L-UP-1)."""
    n: i64 = 0
    while n < MOST_SLOTS:
        place: i64 = at.RIGHT + seat * MOST_SLOTS + n
        if s.w[place]:
            s.add(at.USED + face_of(s.w[place]), 1)
            s.put(place, 0)
        n += 1


def wake_row(s: LegendState, seat: i64) -> None:
    """Preserved permanent cards are turned face up at upkeep (L-UP-1)."""
    n: i64 = 0
    while n < MOST_SLOTS:
        slot: i64 = s.w[at.LEFT + seat * MOST_SLOTS + n]
        if slot and is_down(slot):
            turn_card(s, at.LEFT, seat, slot)
            n = 0
        else:
            n += 1
