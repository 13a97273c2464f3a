"""Who knows which hidden treasure: private looks, stacks put in order, and what a seat may see (L-HID).

Cards 07 and 08 call `look_at`; `See` then shows one treasure after another, and `end_look` says what others forget.

A treasure slot is a ruin and a depth, 1 at the bottom. Its word is open (kind 0) or has a kind, and in either case the
mask of the seats that know it: that a seat looked, and where, is public. In the state of the game itself every slot
that somebody knows has its kind. In a state that `redact` made for one viewer it has it only if the viewer knows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT, next_in
from tikal.core.position import LEGAL, REVEALING
from tikal.core.step import Step
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import DEEPEST, MOST_KINDS, MOST_RUINS
from tikal.legend.rules.effects.effect import settle
from tikal.legend.rules.state import CARRYING_OUT, LegendState

if TYPE_CHECKING:
    from librt.vecs import vec

KIND: Final = 15  # the bits of a slot's word that hold its kind + 1
UNKNOWN: Final = 14  # a kind in a redacted record: the viewer is not told


def ruin_on(s: LegendState, hex: i64) -> i64:
    """The number of the ruin on a hex."""
    return s.ruleset.box.ruin_of[s.w[at.TILE + hex]]


def slot_of(s: LegendState, hex: i64, depth: i64) -> i64:
    """The place of a slot's word."""
    return at.KNOWN + ruin_on(s, hex) * DEEPEST + depth


def knows(s: LegendState, seat: i64, hex: i64, depth: i64) -> bool:
    """Whether that seat has looked at a slot and can still tell what is in it."""
    return s.w[slot_of(s, hex, depth)] & at.BY_SEAT * BIT[seat] != 0


def known_places(s: LegendState, hex: int) -> list[tuple[int, int, int]]:
    """The slots of a ruin that somebody has looked at, the top first: depth, kind or -1, and seats as a mask."""
    words = [(depth, int(s.w[slot_of(s, hex, depth)])) for depth in range(DEEPEST - 1, 0, -1)]
    return [(depth, (word & KIND) - 1, word // at.BY_SEAT) for depth, word in words if word]


def known_kinds(s: LegendState, seat: int, hex: int) -> list[int]:
    """How many treasures of each kind a seat knows in a ruin without their places."""
    kinds = s.w[at.KINDS + seat * MOST_RUINS + ruin_on(s, hex)]
    return [int(count_of(kinds, kind)) for kind in range(len(s.ruleset.box.treasures))]


# --- looking


def look_at(s: LegendState, hexes: i64, whole: i64) -> None:
    """The current player looks at the tops of these ruins, or at the whole stack of one: what is not known is shown."""
    s.put(at.LOOKS, hexes)
    s.put(at.WHOLE, whole)
    if next_look(s) >= 0:
        s.put(at.RESUME, s.phase)
        s.phase = REVEALING
    else:
        end_look(s)


def next_look(s: LegendState) -> i64:
    """The next slot, as `hex * DEEPEST + depth`, that the current player has to be shown, or -1."""
    hexes: i64 = s.w[at.LOOKS]
    while hexes:
        hex: i64 = next_in(hexes)
        depth: i64 = s.w[at.HOARD + hex]
        last: i64 = 1 if s.w[at.WHOLE] else depth
        while depth >= last:
            if not knows(s, s.current, hex, depth):
                return hex * DEEPEST + depth
            depth -= 1
        hexes &= hexes - 1
    return -1


class See(Step[LegendState]):
    """The current player is shown a treasure that stays hidden from the others (L-HID-2)."""

    def __init__(self) -> None:
        super().__init__(kinds.SEE)

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        slot: i64 = next_look(s)
        return list_kinds(s, kinds.SEE, slot // DEEPEST, slot % DEEPEST, out, n) if slot >= 0 else n

    def why_not(self, s: LegendState, action: i64) -> str:
        slot: i64 = next_look(s)
        if slot < 0:
            return "not-dealt-now"
        kind: i64 = act.item_of(action)
        if kind == UNKNOWN:
            return LEGAL if is_others(s) else "look-hidden"
        return LEGAL if can_be(s, slot // DEEPEST, slot % DEEPEST, kind) else "treasure-already-seen"

    def apply(self, s: LegendState, action: i64) -> None:
        slot: i64 = next_look(s)
        see(s, slot // DEEPEST, slot % DEEPEST, act.item_of(action))
        if next_look(s) < 0:
            end_reveal(s)


def see(s: LegendState, hex: i64, depth: i64, kind: i64) -> None:
    """Show a slot to the current player; a redacted record does not say which kind it is."""
    place: i64 = slot_of(s, hex, depth)
    if kind != UNKNOWN and not give_kind(s, hex, depth, kind):
        forget_kind(s, s.current, ruin_on(s, hex), kind)
    s.set_bits(place, at.BY_SEAT * BIT[s.current])


def end_reveal(s: LegendState) -> None:
    """Nothing more is to be shown: what was going on goes on."""
    end_look(s)
    s.phase = s.w[at.RESUME]
    s.put(at.RESUME, 0)
    if s.phase == CARRYING_OUT:
        settle(s)


def end_look(s: LegendState) -> None:
    """The current player has seen all there was; of a whole stack the others keep kinds, not places (L-HID-3)."""
    if s.w[at.WHOLE]:
        _keep_kinds(s, next_in(s.w[at.LOOKS]))
    s.put(at.LOOKS, 0)
    s.put(at.WHOLE, 0)


def list_kinds(s: LegendState, kind: i64, hex: i64, depth: i64, out: vec[i64], n: i64) -> i64:
    """Write every kind of treasure that can be in a slot."""
    treasure: i64 = 0
    while treasure < MOST_KINDS:
        if can_be(s, hex, depth, treasure):
            out[n] = act.pack(kind, 0, treasure)
            n += 1
        treasure += 1
    return n


def can_be(s: LegendState, hex: i64, depth: i64, kind: i64) -> bool:
    """Whether that kind can be in a slot, as far as this state tells."""
    word: i64 = s.w[slot_of(s, hex, depth)]
    if word & KIND:
        return word & KIND == kind + 1
    viewer: i64 = s.w[at.VIEWER] - 2
    if viewer >= 0:
        kinds: i64 = s.w[at.KINDS + viewer * MOST_RUINS + ruin_on(s, hex)]
        if count_of(kinds, kind):
            return True
        if kinds and total_of(kinds) >= open_slots(s, hex):
            return False
    return s.w[at.UNSEEN + kind] > 0


def open_slots(s: LegendState, hex: i64) -> i64:
    """How many slots of a ruin have no kind in this state."""
    count: i64 = 0
    depth: i64 = s.w[at.HOARD + hex]
    while depth:
        if not s.w[slot_of(s, hex, depth)] & KIND:
            count += 1
        depth -= 1
    return count


def give_kind(s: LegendState, hex: i64, depth: i64, kind: i64) -> bool:
    """Give a slot its kind, if it has none yet; return whether it came out of the viewer's kinds of that ruin.

    Otherwise it comes out of what nobody has seen.
    """
    place: i64 = slot_of(s, hex, depth)
    if s.w[place] & KIND:
        return False
    s.set_bits(place, kind + 1)
    viewer: i64 = s.w[at.VIEWER] - 2
    if viewer >= 0 and count_of(s.w[at.KINDS + viewer * MOST_RUINS + ruin_on(s, hex)], kind):
        forget_kind(s, viewer, ruin_on(s, hex), kind)
        return True
    s.add(at.UNSEEN + kind, -1)
    return False


def take_top(s: LegendState, hex: i64, kind: i64) -> None:
    """The top treasure of a ruin is taken for all to see: nobody needs to know it any more."""
    depth: i64 = s.w[at.HOARD + hex]
    word: i64 = s.w[slot_of(s, hex, depth)]
    told: bool = give_kind(s, hex, depth, kind)
    s.put(slot_of(s, hex, depth), 0)
    s.put(at.HOARD + hex, depth - 1)
    if depth == 1:
        s.clear_bits(at.FILLED, BIT[hex])
    seat: i64 = 0
    while seat < s.players and not told:  # a viewer's state knows no other seat's kinds
        if not word & at.BY_SEAT * BIT[seat]:  # who knew it here has others of its kind among those without places
            forget_kind(s, seat, ruin_on(s, hex), kind)
        seat += 1


# --- kinds without places


def count_of(kinds: i64, kind: i64) -> i64:
    """How many of a kind are among kinds known without their places."""
    return kinds >> kind * at.ONE_KIND & 15


def total_of(kinds: i64) -> i64:
    """How many kinds are known without their places."""
    total: i64 = 0
    while kinds:
        total += kinds & 15
        kinds >>= at.ONE_KIND
    return total


def forget_kind(s: LegendState, seat: i64, ruin: i64, kind: i64) -> None:
    """A kind that a seat knew to be in a ruin is placed or gone (L-HID-3)."""
    place: i64 = at.KINDS + seat * MOST_RUINS + ruin
    if count_of(s.w[place], kind):
        s.add(place, -(BIT[kind * at.ONE_KIND]))


# --- putting a stack in order


def is_others(s: LegendState) -> bool:
    """Whether this is a viewer's state and another seat decides: it does not tell what that seat sees and does."""
    return s.w[at.VIEWER] != 0 and s.w[at.VIEWER] - 2 != s.current


def picked(s: LegendState) -> i64:
    """How many treasures of the stack are in their new place, from the top on."""
    count: i64 = 0
    word: i64 = s.w[at.PICKED]
    while word:
        count += 1
        word >>= at.ONE_KIND
    return count


def left_to_order(s: LegendState, hex: i64, kind: i64) -> i64:
    """How many of a kind are still without a new place."""
    count: i64 = 0
    depth: i64 = s.w[at.HOARD + hex]
    while depth:
        if s.w[slot_of(s, hex, depth)] & KIND == kind + 1:
            count += 1
        depth -= 1
    word: i64 = s.w[at.PICKED]
    while word:
        if word & 15 == kind + 1:
            count -= 1
        word >>= at.ONE_KIND
    return count


def pick_next(s: LegendState, kind: i64) -> None:
    """Put a treasure below those that have their new place."""
    s.set_bits(at.PICKED, (kind + 1) * BIT[picked(s) * at.ONE_KIND])


def put_in_order(s: LegendState, hex: i64) -> None:
    """The current player's order becomes the stack's; it is hidden from the others (L-HID-3)."""
    hidden: bool = is_others(s)
    if not hidden:  # the last one takes the place that is left
        kind: i64 = 0
        while kind < MOST_KINDS:
            if left_to_order(s, hex, kind) > 0 and picked(s) < s.w[at.HOARD + hex]:
                pick_next(s, kind)
            kind += 1
    word: i64 = s.w[at.PICKED]
    depth: i64 = s.w[at.HOARD + hex]
    while depth:
        s.put(slot_of(s, hex, depth), (0 if hidden else word & 15) | at.BY_SEAT * BIT[s.current])
        word >>= at.ONE_KIND
        depth -= 1
    s.put(at.PICKED, 0)


def _keep_kinds(s: LegendState, hex: i64) -> None:
    """Turn what the other seats knew of places into kinds; a viewer's state knows only the viewer's."""
    viewer: i64 = s.w[at.VIEWER] - 2
    depth: i64 = s.w[at.HOARD + hex]
    while depth:
        word: i64 = s.w[slot_of(s, hex, depth)]
        seat: i64 = 0
        while seat < s.players and word & KIND:
            told: bool = s.w[at.VIEWER] == 0 or seat == viewer
            if seat != s.current and told and word & at.BY_SEAT * BIT[seat]:
                s.add(at.KINDS + seat * MOST_RUINS + ruin_on(s, hex), BIT[((word & KIND) - 1) * at.ONE_KIND])
            seat += 1
        s.put(slot_of(s, hex, depth), (0 if is_others(s) else word & KIND) | at.BY_SEAT * BIT[s.current])
        depth -= 1
    s.put(at.KINDS + s.current * MOST_RUINS + ruin_on(s, hex), 0)


# --- what one seat may see


def redact(s: LegendState, seat: i64) -> None:
    """Take out of a state what a seat does not know; SPECTATOR knows only what is public (L-HID-2)."""
    place: i64 = at.KNOWN
    while place < at.KNOWN + MOST_RUINS * DEEPEST:
        word: i64 = s.w[place]
        mine: bool = seat >= 0 and word & at.BY_SEAT * BIT[seat] != 0
        if word & KIND and not mine:
            s.add(at.UNSEEN + (word & KIND) - 1, 1)
            s.put(place, word & ~KIND)
        place += 1
    place = at.KINDS
    while place < at.KINDS + 4 * MOST_RUINS:
        owner: i64 = (place - at.KINDS) // MOST_RUINS
        if owner != seat:
            s.put(place, 0)
        elif s.w[at.VIEWER] == 0:
            kind: i64 = 0
            while kind < MOST_KINDS:
                s.add(at.UNSEEN + kind, -count_of(s.w[place], kind))
                kind += 1
        place += 1
    if s.current != seat and s.w[at.PICKED]:
        picks: i64 = picked(s)
        s.put(at.PICKED, 0)
        while picks:
            pick_next(s, UNKNOWN)
            picks -= 1
    s.put(at.VIEWER, seat + 2)
