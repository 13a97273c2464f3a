"""Actions of Legend as numbers; `segments.py` says what they mean, `observation.py` writes what a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.arrays import array
from tikal.core.encoding import NO_NUMBER, Encoding
from tikal.core.hexes import BIT, HEXES, SIDES, count_bits
from tikal.core.position import Position
from tikal.legend.encoding import segments
from tikal.legend.encoding.observation import Observer
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.board import MOST_BORDER, PLACES
from tikal.legend.rules.box import FACES, MOST_SLOTS
from tikal.legend.rules.cards import face_up
from tikal.legend.rules.preservation import discarded
from tikal.legend.rules.ruleset import LegendRuleset
from tikal.legend.rules.state import LegendState
from tikal.legend.rules.stones import source_of, target_of

if TYPE_CHECKING:
    from librt.vecs import vec

# What of an action makes its number.
HEX: Final = 1
FIGURE_HEX: Final = 2
ITEM: Final = 3
ITEM_SIDE: Final = 4
DETAIL: Final = 5
BY_POSITION: Final = 6


@final
class LegendEncoding(Encoding):
    """The encoding of one ruleset of Legend."""

    def __init__(self, rules: LegendRuleset) -> None:
        super().__init__(rules, segments.observation(rules), segments.numbering(rules))
        box = rules.box
        self.observer: Observer = Observer(rules, self)
        self.treasures: i64 = len(box.treasures)
        self.camps: i64 = box.numbers.camps
        self.edges: i64 = box.board.edges
        self.n_lay_border: i64 = self.first_number("lay-border")
        # first numbers by kind
        self.n: vec[i64] = array([0] * kinds.KINDS)
        for kind, name in enumerate(kinds.KIND_NAMES):
            for segment in self.numbering:
                if segment.name == name:
                    self.n[kind] = segment.first
        self.shape_of: vec[i64] = array([_shape(kind) for kind in range(kinds.KINDS)])
        # by tile: those that the same card offers
        self.group: vec[i64] = array([0] * len(box.tiles))
        for face in range(len(FACES)):
            for tile in range(len(box.tiles)):
                if box.card_tile_mask[face] & BIT[tile]:
                    self.group[tile] = box.card_tile_mask[face]

    def number_of(self, s: Position, action: i64) -> i64:
        kind: i64 = action & act.KIND_MASK
        first: i64 = self.n[kind]
        shape: i64 = self.shape_of[kind]
        if shape == HEX:
            return first + act.hex_of(action)
        if shape == FIGURE_HEX:
            return first + act.detail_of(action) * PLACES + act.hex_of(action)
        if shape == ITEM:
            return first + act.item_of(action)
        if shape == ITEM_SIDE:
            return first + act.item_of(action) * 2 + act.detail_of(action)
        if shape == DETAIL:
            return first + act.detail_of(action)
        assert isinstance(s, LegendState)
        return self._by_position(s, kind, action)

    def _by_position(self, s: LegendState, kind: i64, action: i64) -> i64:
        """The number of an action that is only found with the position."""
        first: i64 = self.n[kind]
        hex: i64 = act.hex_of(action)
        item: i64 = act.item_of(action)
        if kind == act.MOVE:
            return first + (act.detail_of(action) * PLACES + item) * SIDES + self._side(s, item, hex)
        if kind == act.LAY:
            return self._lay(s, action)
        if kind == act.SECRET:
            before: i64 = s.homes(s.current) & (BIT[item] - 1)
            return first + (act.detail_of(action) * PLACES + hex) * (self.camps + 1) + count_bits(before)
        if kind == kinds.RESITE:
            before = s.w[at.CAMPS + s.current] & (BIT[item] - 1)
            return first + hex * self.camps + count_bits(before)
        if kind == act.EXCHANGE:
            left: i64 = (hex - s.current + s.players) % s.players - 1
            return first + (left * self.treasures + item) * self.treasures + act.detail_of(action)
        if kind == kinds.TAKE_PLACE:
            return first + item - 1
        if kind == kinds.STONE:
            board = s.ruleset.box.board
            source: i64 = source_of(board, action)
            token: i64 = 0 if source < 0 else 1 if s.w[at.STONE] == source + 1 else 2
            return first + token * self.edges + target_of(board, action)
        if kind == kinds.PRESERVE:
            return first + self._preserve(s, action)
        if kind == kinds.ORDER:  # in a viewer's state another seat's choice is not told
            return first + item if item < self.treasures else NO_NUMBER
        return first

    def _side(self, s: LegendState, hex: i64, other: i64) -> i64:
        neighbour = s.ruleset.box.board.neighbour
        side: i64 = 0
        while neighbour[hex * SIDES + side] != other:
            side += 1
        return side

    def _lay(self, s: LegendState, action: i64) -> i64:
        hex: i64 = act.hex_of(action)
        tile: i64 = act.item_of(action)
        before: i64 = BIT[tile] - 1
        if hex >= HEXES:
            slot: i64 = count_bits(self.group[tile] & s.w[at.CARD_TILES] & before)
            return self.n_lay_border + (slot * MOST_BORDER + hex - HEXES) * SIDES + act.detail_of(action)
        slot = 0
        if not s.w[at.EFFECT]:
            slot = count_bits(s.w[at.HELD + s.current] & ~s.ruleset.box.volcanoes & before)
        return self.n[act.LAY] + (slot * HEXES + hex) * SIDES + act.detail_of(action)

    def _preserve(self, s: LegendState, action: i64) -> i64:
        kept: i64 = MOST_SLOTS
        if not s.w[at.SPARE]:
            kept = _slot(s, at.RIGHT, face_up(act.hex_of(action)) + (act.detail_of(action) & 1))
        other: i64 = discarded(action)
        return kept * (MOST_SLOTS + 1) + (1 + _slot(s, at.LEFT, other) if other else 0)

    def fill(self, s: Position, seat: i64, out: BytesWriter, first: i64) -> None:
        assert isinstance(s, LegendState)
        self.observer.fill(s, seat, out, first)


def _shape(kind: int) -> int:
    if kind in (act.UNCOVER, act.DIG, act.CAMP, kinds.CHOOSE):
        return HEX
    if kind in (act.ENTER, act.GUARD):
        return FIGURE_HEX
    if kind in (act.TAKE, kinds.DROP, kinds.ERUPT, kinds.TAKE_CARD, kinds.TAKE_TOKEN, kinds.POWER):
        return ITEM
    if kind in (kinds.PLAY, kinds.DISCARD):
        return ITEM_SIDE
    if kind in (kinds.LOOK, kinds.MARCH, kinds.RECRUIT):
        return DETAIL
    return BY_POSITION


def _slot(s: LegendState, row: i64, slot: i64) -> i64:
    """The first place in a row of the current player's campsite in which a card lies."""
    place: i64 = 0
    while s.w[row + s.current * MOST_SLOTS + place] != slot:
        place += 1
    return place
