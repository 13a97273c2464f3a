"""What a seat sees of a position of Legend, as bytes. What other seats have looked at is not among it (L-HID-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from tikal.core.arrays import array, zeros
from tikal.core.encoding import Encoding, put, put_bits, put_row
from tikal.core.hexes import BIT, HEX_OF_BIT, SIDES
from tikal.core.position import DECIDING
from tikal.legend.encoding.segments import DEPTHS, held_tiles
from tikal.legend.rules import layout as at
from tikal.legend.rules.board import PLACES
from tikal.legend.rules.box import FACES, HIGHEST, MOST_KINDS, MOST_RUINS, MOST_SLOTS, MOST_VALUE
from tikal.legend.rules.cards import face_of, is_down
from tikal.legend.rules.knowledge import KIND, count_of, ruin_on, slot_of
from tikal.legend.rules.ruleset import LegendRuleset
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec

#: Rows of the layout by seat that are written as they are, in the order of their segments.
ROWS: Final = (
    at.SCORE, at.EXPLORERS_IN, at.LEADERS_IN, at.EXPLORERS_LATER, at.LEADERS_LATER, -1, at.GUARDS, at.TOKEN, at.PLACE,
)  # fmt: skip


@final
class Observer:
    """Writes observations for one ruleset."""

    def __init__(self, rules: LegendRuleset, encoding: Encoding) -> None:
        box = rules.box
        self.kinds: i64 = len(box.treasures)
        self.tiles: i64 = len(box.tiles)
        self.slots: i64 = held_tiles(box)
        self.powers: vec[i64] = array([sum(1 << power for power in tile) for tile in box.power_tiles])
        self.rows: vec[i64] = array(list(ROWS))
        self.o_terrain: i64 = encoding.first("terrain")
        self.o_level: i64 = encoding.first("level")
        self.o_hoard: i64 = encoding.first("hoard")
        self.o_stones: i64 = encoding.first("stones")
        self.o_tokens: i64 = encoding.first("tokens")
        self.o_explorers: i64 = encoding.first("explorers")
        self.o_leaders: i64 = encoding.first("leaders")
        self.o_camps: i64 = encoding.first("camps")
        self.o_guards: i64 = encoding.first("guards")
        self.o_cleared: i64 = encoding.first("cleared")
        self.o_dug: i64 = encoding.first("dug")
        self.o_worked_on: i64 = encoding.first("worked-on")
        self.o_site: i64 = encoding.first("site")
        self.o_source: i64 = encoding.first("source")
        self.o_known: i64 = encoding.first("known")
        self.o_known_top: i64 = encoding.first("known-top")
        self.o_known_kinds: i64 = encoding.first("known-kinds")
        self.o_knowers: i64 = encoding.first("knowers")
        self.o_seats: i64 = encoding.first("seated")
        self.o_order: i64 = encoding.first("order")
        self.o_directed: i64 = encoding.first("directed")
        self.o_passed: i64 = encoding.first("passed")
        self.o_deciding: i64 = encoding.first("deciding")
        self.o_to_score: i64 = encoding.first("to-score")
        self.o_volcano_seat: i64 = encoding.first("volcano-seat")
        self.o_partner: i64 = encoding.first("partner")
        self.o_museum: i64 = encoding.first("museum")
        self.o_powers: i64 = encoding.first("powers")
        self.o_held: i64 = encoding.first("held")
        self.o_right: i64 = encoding.first("right")
        self.o_left: i64 = encoding.first("left")
        self.o_phase: i64 = encoding.first("phase")
        self.o_scoring: i64 = encoding.first("scoring")
        self.o_round: i64 = encoding.first("round")
        self.o_effect: i64 = encoding.first("effect")
        self.o_stage: i64 = encoding.first("stage")
        self.o_given: i64 = encoding.first("given")
        self.o_spare: i64 = encoding.first("spare")
        self.o_picked: i64 = encoding.first("picked")
        self.o_slot_terrain: i64 = encoding.first("slot-terrain")
        self.o_slot_value: i64 = encoding.first("slot-value")
        self.o_slot_stones: i64 = encoding.first("slot-stones")
        self.o_tiles_up: i64 = encoding.first("tiles-up")
        self.o_display: i64 = encoding.first("display")
        self.o_tokens_up: i64 = encoding.first("tokens-up")
        self.o_unseen: i64 = encoding.first("unseen")
        self.o_floors: i64 = encoding.first("floors")

    def fill(self, s: LegendState, seat: i64, out: BytesWriter, first: i64) -> None:
        """Write what a seat, or SPECTATOR, sees."""
        you: i64 = seat if seat >= 0 else 0
        self._board(s, out, first)
        self._edges(s, out, first)
        place: i64 = 0
        while place < s.players:
            self._seat(s, (you + place) % s.players, place, out, first)
            place += 1
        self._knowledge(s, seat, out, first)
        self._flow(s, you, out, first)
        self._slots(s, you, out, first)
        self._supplies(s, out, first)
        if seat == s.current:
            self._picked(s, out, first + self.o_picked)

    def _board(self, s: LegendState, out: BytesWriter, first: i64) -> None:
        w = s.w
        box = s.ruleset.box
        bits: i64 = w[at.EXPLORED]
        while bits:
            hex: i64 = HEX_OF_BIT[(bits & -bits) % 67]
            bits &= bits - 1
            out[first + self.o_terrain + box.terrain[w[at.TILE + hex]] * PLACES + hex] = 1
            if w[at.LEVEL + hex]:
                out[first + self.o_level + hex] = u8(w[at.LEVEL + hex])
            if w[at.HOARD + hex]:
                out[first + self.o_hoard + hex] = u8(w[at.HOARD + hex])
        _put_twice(out, first + self.o_cleared, w[at.CLEARED_ONCE], w[at.CLEARED_TWICE])
        _put_twice(out, first + self.o_dug, w[at.DUG_ONCE], w[at.DUG_TWICE])
        _put_twice(out, first + self.o_worked_on, w[at.ONCE], w[at.TWICE])
        if w[at.SITE]:
            out[first + self.o_site + w[at.SITE] - 1] = 1
        if w[at.SOURCE]:
            out[first + self.o_source + w[at.SOURCE] - 1] = 1

    def _edges(self, s: LegendState, out: BytesWriter, first: i64) -> None:
        w = s.w
        box = s.ruleset.box
        neighbour = box.board.neighbour
        stones: i64 = first + self.o_stones
        bits: i64 = w[at.EXPLORED]
        while bits:
            hex: i64 = HEX_OF_BIT[(bits & -bits) % 67]
            bits &= bits - 1
            row: i64 = (w[at.TILE + hex] * SIDES + w[at.TURN + hex]) * SIDES
            side: i64 = 0
            while side < SIDES:
                own: i64 = box.stones[row + side]
                if own:
                    place: i64 = stones + side * PLACES + hex
                    out[place] = u8(i64(out[place]) + own)
                    other: i64 = neighbour[hex * SIDES + side]
                    if other >= 0:
                        place = stones + (side + 3) % SIDES * PLACES + other
                        out[place] = u8(i64(out[place]) + own)
                side += 1
        token: i64 = 0
        while token < 2:
            edge: i64 = w[at.STONE + token] - 1
            if edge >= 0:
                hex = box.board.edge_hex[edge]
                side = box.board.edge_side[edge]
                other = (side + 3) % SIDES * PLACES + neighbour[hex * SIDES + side]
                for start in (stones, first + self.o_tokens):
                    place = start + side * PLACES + hex
                    out[place] = u8(i64(out[place]) + 1)
                    place = start + other
                    out[place] = u8(i64(out[place]) + 1)
            token += 1

    def _seat(self, s: LegendState, seat: i64, place: i64, out: BytesWriter, first: i64) -> None:
        w = s.w
        plane: i64 = first + place * PLACES
        bits: i64 = w[at.MEMBER_HEXES + seat]
        while bits:
            hex: i64 = HEX_OF_BIT[(bits & -bits) % 67]
            bits &= bits - 1
            members: i64 = w[at.MEMBERS + seat * PLACES + hex]
            out[plane + self.o_explorers + hex] = u8(members % at.ONE_LEADER)
            out[plane + self.o_leaders + hex] = u8(members // at.ONE_LEADER)
        put_bits(out, plane + self.o_camps, w[at.CAMPS + seat])
        bits = w[at.GUARDED]
        while bits:
            hex = HEX_OF_BIT[(bits & -bits) % 67]
            bits &= bits - 1
            if s.guard_seat(hex) == seat:
                out[plane + self.o_guards + hex] = u8(1 + (w[at.GUARD + hex] - 1) % 2)
        has: i64 = first + self.o_seats + place
        out[has] = 1
        for row in self.rows:
            has += 4
            put(out, has, s.camps_left(seat) if row < 0 else w[row + seat])
        put_row(out, first + self.o_museum + place * self.kinds, w, at.MUSEUM + seat * MOST_KINDS, self.kinds)
        if w[at.POWER + seat]:
            put_bits(out, first + self.o_powers + place * 12, self.powers[w[at.POWER + seat] - 1])
        put_bits(out, first + self.o_held + place * self.tiles, w[at.HELD + seat])
        self._cards(s, at.RIGHT, seat, out, first + self.o_right + place * len(FACES))
        self._cards(s, at.LEFT, seat, out, first + self.o_left + place * len(FACES))

    def _cards(self, s: LegendState, row: i64, seat: i64, out: BytesWriter, first: i64) -> None:
        n: i64 = row + seat * MOST_SLOTS
        last: i64 = n + MOST_SLOTS
        while n < last and s.w[n]:
            slot: i64 = s.w[n]
            place: i64 = first + face_of(slot) + (4 * len(FACES) if is_down(slot) else 0)
            out[place] = u8(i64(out[place]) + 1)
            n += 1

    def _knowledge(self, s: LegendState, seat: i64, out: BytesWriter, first: i64) -> None:
        """Who has seen something is public; what it was is only that seat's; all others count it as unseen."""
        w = s.w
        you: i64 = seat if seat >= 0 else 0
        unseen = zeros(MOST_KINDS)
        kind: i64 = 0
        while kind < MOST_KINDS:
            unseen[kind] = w[at.UNSEEN + kind]
            kind += 1
        bits: i64 = w[at.FILLED]
        while bits:
            hex: i64 = HEX_OF_BIT[(bits & -bits) % 67]
            bits &= bits - 1
            depth: i64 = 1
            while depth <= DEPTHS:
                word: i64 = w[slot_of(s, hex, depth)]
                if word:
                    self._slot(s, word, seat, you, hex, depth, unseen, out, first)
                depth += 1
            if seat >= 0:
                kinds: i64 = w[at.KINDS + seat * MOST_RUINS + ruin_on(s, hex)]
                kind = 0
                while kinds and kind < self.kinds:
                    count: i64 = count_of(kinds, kind)
                    put(out, first + self.o_known_kinds + kind * PLACES + hex, count)
                    if not w[at.VIEWER]:
                        unseen[kind] -= count
                    kind += 1
        put_row(out, first + self.o_unseen, unseen, 0, self.kinds)

    def _slot(
        self,
        s: LegendState,
        word: i64,
        seat: i64,
        you: i64,
        hex: i64,
        depth: i64,
        unseen: vec[i64],
        out: BytesWriter,
        first: i64,
    ) -> None:
        place: i64 = 0
        while place < s.players:
            if word & at.BY_SEAT * BIT[(you + place) % s.players]:
                counted: i64 = first + self.o_knowers + place * PLACES + hex
                out[counted] = u8(i64(out[counted]) + 1)
            place += 1
        if not word & KIND:
            return
        kind: i64 = (word & KIND) - 1
        if seat >= 0 and word & at.BY_SEAT * BIT[seat]:
            out[first + self.o_known + (depth - 1) * PLACES + hex] = u8(kind + 1)
            if depth == s.w[at.HOARD + hex]:
                out[first + self.o_known_top + kind * PLACES + hex] = 1
        else:
            unseen[kind] += 1

    def _flow(self, s: LegendState, you: i64, out: BytesWriter, first: i64) -> None:
        w = s.w
        players: i64 = s.players
        out[first + self.o_deciding + (s.current - you + players) % players] = 1
        n: i64 = 0
        while n < players:
            place: i64 = (n - you + players) % players
            out[first + self.o_order + (w[at.ORDER + n] - you + players) % players] = u8(n + 1)
            if w[at.DIRECTED] & BIT[n]:
                out[first + self.o_directed + place] = 1
            if w[at.PASSED] & BIT[n]:
                out[first + self.o_passed + place] = 1
            if w[at.VOLCANO_SEAT] == n + 1:
                out[first + self.o_volcano_seat + place] = 1
            if w[at.PARTNER] == n + 1:
                out[first + self.o_partner + place] = 1
            n += 1
        queue: i64 = w[at.QUEUE]
        while queue:
            out[first + self.o_to_score + ((queue & 7) - 1 - you + players) % players] = 1
            queue >>= 3
        if s.phase >= DECIDING:
            out[first + self.o_phase + s.phase - DECIDING] = 1
        out[first + self.o_scoring + w[at.SCORING]] = 1
        put(out, first + self.o_round, w[at.ROUND])
        put(out, first + self.o_round + 1, w[at.ACTED])
        put(out, first + self.o_round + 2, s.ap)
        if w[at.EFFECT]:
            out[first + self.o_effect + w[at.EFFECT] - 1] = 1
            put(out, first + self.o_stage, w[at.STAGE])
            put(out, first + self.o_stage + 1, w[at.COUNT])
            put(out, first + self.o_stage + 2, w[at.DID])
            put(out, first + self.o_stage + 3, w[at.LEADERS_TAKEN])
            put(out, first + self.o_stage + 4, w[at.BUDGET])
        if w[at.GIVEN]:
            out[first + self.o_given + w[at.GIVEN] - 1] = 1
        if w[at.TAKEN]:
            out[first + self.o_given + self.kinds + w[at.TAKEN] - 1] = 1
        if w[at.SPARE]:
            out[first + self.o_spare + w[at.SPARE] - 1] = 1

    def _slots(self, s: LegendState, you: i64, out: BytesWriter, first: i64) -> None:
        """The tiles one may lay on inner hexes, in the order of the numbers of actions."""
        box = s.ruleset.box
        tiles: i64 = s.w[at.HELD + you] & ~box.volcanoes
        if s.w[at.VOLCANO] and s.w[at.EFFECT]:
            tiles = BIT[s.w[at.VOLCANO] - 1]
        slot: i64 = 0
        while tiles and slot < self.slots:
            tile: i64 = HEX_OF_BIT[(tiles & -tiles) % 67] + 1
            tiles &= tiles - 1
            out[first + self.o_slot_terrain + slot * 6 + box.terrain[tile]] = 1
            put(out, first + self.o_slot_value + slot, box.value[tile])
            put_row(out, first + self.o_slot_stones + slot * SIDES, box.stones, tile * SIDES * SIDES, SIDES)
            slot += 1

    def _supplies(self, s: LegendState, out: BytesWriter, first: i64) -> None:
        w = s.w
        place: i64 = first + self.o_tiles_up
        put_bits(out, place, w[at.TILES_UP])
        put_bits(out, place + self.tiles, w[at.STACK])
        put_bits(out, place + 2 * self.tiles, w[at.GONE])
        put_bits(out, place + 3 * self.tiles, w[at.CARD_TILES])
        place = first + self.o_display
        put_row(out, place, w, at.DISPLAY, len(FACES))
        put_row(out, place + len(FACES), w, at.DECK, len(FACES))
        put_row(out, place + 2 * len(FACES), w, at.USED, len(FACES))
        place = first + self.o_tokens_up
        put_row(out, place, w, at.TOKENS_UP, MOST_VALUE + 1)
        put_row(out, place + MOST_VALUE + 1, w, at.BAG, MOST_VALUE + 1)
        put_row(out, first + self.o_unseen + self.kinds, w, at.OPEN, self.kinds)
        put_row(out, first + self.o_floors, w, at.FLOORS, HIGHEST + 1)
        put_row(out, first + self.o_floors + HIGHEST + 1, w, at.PREBUILT, HIGHEST + 1)

    def _picked(self, s: LegendState, out: BytesWriter, first: i64) -> None:
        word: i64 = s.w[at.PICKED]
        while word:
            place: i64 = first + (word & 15) - 1
            out[place] = u8(i64(out[place]) + 1)
            word >>= at.ONE_KIND


def _put_twice(out: BytesWriter, place: i64, once: i64, twice: i64) -> None:
    """Write 1 where something was done once, 2 where twice."""
    put_bits(out, place, once)
    while twice:
        out[place + HEX_OF_BIT[(twice & -twice) % 67]] = 2
        twice &= twice - 1
