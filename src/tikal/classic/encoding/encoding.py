"""Positions and actions of the classic game as numbers; `segments.py` says what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from tikal.classic.encoding import segments
from tikal.classic.encoding.segments import LOWEST_PIECE
from tikal.classic.rules.ruleset import HIGHEST_LEVEL, NO_TILE, Ruleset
from tikal.classic.rules.state import IN_SUPPLY, NOBODY, State
from tikal.core import action as act
from tikal.core.arrays import array
from tikal.core.encoding import NO_NUMBER, Encoding, put, put_bits, put_row
from tikal.core.hexes import BIT, HEX_OF_BIT, HEXES, NEIGHBOUR, OPPOSITE, SIDES, count_bits
from tikal.core.position import DECIDING, Position
from tikal.core.tiles import BASE_CAMP, CLEARING, RUIN, TEMPLE, VOLCANO

if TYPE_CHECKING:
    from librt.vecs import vec

#: SIDE_TO[hex * 40 + other]: the side of a hex across which another lies.
SIDE_TO: Final = array([0] * (HEXES * HEXES))
for _hex in range(HEXES):
    for _side in range(SIDES):
        if NEIGHBOUR[_hex * SIDES + _side] >= 0:
            SIDE_TO[_hex * HEXES + NEIGHBOUR[_hex * SIDES + _side]] = _side


@final
class ClassicEncoding(Encoding):
    """The encoding of one ruleset of the classic game."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules, segments.observation(rules), segments.numbering(rules))
        c = rules.components
        self.kinds: i64 = len(c.treasures)
        # first numbers
        self.n_lay: i64 = self.first_number("lay")
        self.n_enter: i64 = self.first_number("enter")
        self.n_move: i64 = self.first_number("move")
        self.n_exchange: i64 = self.first_number("exchange")
        self.n_secret: i64 = self.first_number("secret")
        self.n_guard: i64 = self.first_number("guard")
        self.n_bid: i64 = self.first_number("bid") if rules.auction else 0
        self.bids: i64 = rules.most_points() if rules.auction else 0
        self.homes: i64 = c.camps + 1
        self.n_plain: vec[i64] = array([0] * (act.KIND_MASK + 1))  # kinds with only a hex, or with nothing
        self.n_plain[act.UNCOVER] = self.first_number("uncover")
        self.n_plain[act.DIG] = self.first_number("dig")
        self.n_plain[act.CAMP] = self.first_number("camp")
        self.n_plain[act.END] = self.first_number("end")
        self.n_take: i64 = self.first_number("take") if rules.auction else 0
        if rules.auction:
            self.n_plain[act.PASS] = self.first_number("pass")
        # first places
        self.o_terrain: i64 = self.first("terrain")
        self.o_level: i64 = self.first("level")
        self.o_hoard: i64 = self.first("hoard")
        self.o_stones: i64 = self.first("stones")
        self.o_explorers: i64 = self.first("explorers")
        self.o_leader: i64 = self.first("leader")
        self.o_camps: i64 = self.first("camps")
        self.o_guards: i64 = self.first("guards")
        self.o_uncovered: i64 = self.first("uncovered")
        self.o_dug: i64 = self.first("dug")
        self.o_seats: i64 = self.first("seated")
        self.o_treasures: i64 = self.first("treasures")
        self.o_flow: i64 = self.first("deciding")
        self.o_phase: i64 = self.first("phase")
        self.o_round: i64 = self.first("round")
        self.o_ap: i64 = self.first("ap")
        self.o_hand: i64 = self.first("hand-terrain")
        self.o_hand_value: i64 = self.first("hand-value")
        self.o_volcano: i64 = self.first("volcano")
        self.o_offer: i64 = self.first("offer")
        self.o_high_bid: i64 = self.first("high-bid")
        self.o_undrawn: i64 = self.first("undrawn")
        self.o_unseen: i64 = self.first("unseen")
        self.o_pieces: i64 = self.first("pieces")

    # --- actions

    def number_of(self, s: Position, action: i64) -> i64:
        kind: i64 = action & act.KIND_MASK
        hex: i64 = action >> act.HEX & act.FIELD
        if kind == act.MOVE:
            source: i64 = action >> act.ITEM & act.FIELD
            figure: i64 = action >> act.DETAIL & act.FIELD
            return self.n_move + (figure * HEXES + source) * SIDES + SIDE_TO[source * HEXES + hex]
        if kind == act.LAY:
            return self.n_lay + hex * SIDES + (action >> act.DETAIL & act.FIELD)
        if kind == act.ENTER:
            return self.n_enter + (action >> act.DETAIL & act.FIELD) * HEXES + hex
        if kind == act.GUARD:
            return self.n_guard + (action >> act.DETAIL & act.FIELD) * HEXES + hex
        if kind == act.EXCHANGE:
            left: i64 = (hex - s.current + s.players) % s.players - 1
            given: i64 = action >> act.ITEM & act.FIELD
            return self.n_exchange + (left * self.kinds + given) * self.kinds + (action >> act.DETAIL & act.FIELD)
        if kind == act.SECRET:
            assert isinstance(s, State)
            before: i64 = s.homes(s.current) & (BIT[action >> act.ITEM & act.FIELD] - 1)
            target: i64 = (action >> act.DETAIL & act.FIELD) * HEXES + hex
            return self.n_secret + target * self.homes + count_bits(before)
        if kind == act.BID:
            points: i64 = act.bid_of(action)
            return self.n_bid + points - 1 if points <= self.bids else NO_NUMBER
        if kind == act.TAKE:
            return self.n_take + (action >> act.ITEM & act.FIELD)
        return self.n_plain[kind] + hex

    # --- observations

    def fill(self, s: Position, seat: i64, out: BytesWriter, first: i64) -> None:
        assert isinstance(s, State)
        self._board(s, out, first)
        you: i64 = seat if seat >= 0 else 0
        place: i64 = 0
        while place < s.players:
            self._seat(s, (you + place) % s.players, place, out, first)
            place += 1
        self._flow(s, you, out, first)
        self._table(s, out, first)

    def _board(self, s: State, out: BytesWriter, first: i64) -> None:
        terrain: i64 = first + self.o_terrain
        put_bits(out, terrain + BASE_CAMP * HEXES, s.base)
        put_bits(out, terrain + TEMPLE * HEXES, s.temples)
        put_bits(out, terrain + CLEARING * HEXES, s.clearings)
        put_bits(out, terrain + RUIN * HEXES, s.ruins)
        put_bits(out, terrain + VOLCANO * HEXES, s.volcanoes)
        bits: i64 = s.temples
        while bits:
            hex: i64 = HEX_OF_BIT[(bits & -bits) % 67]
            out[first + self.o_level + hex] = u8(s.level[hex])
            bits &= bits - 1
        bits = s.filled
        while bits:
            hex = HEX_OF_BIT[(bits & -bits) % 67]
            out[first + self.o_hoard + hex] = u8(s.treasures_on[hex])
            bits &= bits - 1
        self._stones(s, out, first + self.o_stones)
        put_bits(out, first + self.o_uncovered, s.uncovered_once)
        put_bits(out, first + self.o_dug, s.dug_once)
        bits = s.uncovered_twice
        while bits:
            out[first + self.o_uncovered + HEX_OF_BIT[(bits & -bits) % 67]] = 2
            bits &= bits - 1
        bits = s.dug_twice
        while bits:
            out[first + self.o_dug + HEX_OF_BIT[(bits & -bits) % 67]] = 2
            bits &= bits - 1

    def _stones(self, s: State, out: BytesWriter, first: i64) -> None:
        stones = s.stones
        bits: i64 = s.explored
        while bits:
            hex: i64 = HEX_OF_BIT[(bits & -bits) % 67]
            bits &= bits - 1
            side: i64 = 0
            while side < SIDES:
                own: i64 = stones[hex * SIDES + side]
                if own:
                    place: i64 = first + side * HEXES + hex
                    out[place] = u8(i64(out[place]) + own)
                    other: i64 = NEIGHBOUR[hex * SIDES + side]
                    if other >= 0:
                        place = first + OPPOSITE[side] * HEXES + other
                        out[place] = u8(i64(out[place]) + own)
                side += 1

    def _seat(self, s: State, seat: i64, place: i64, out: BytesWriter, first: i64) -> None:
        plane: i64 = first + place * HEXES
        bits: i64 = s.explorer_hexes[seat]
        while bits:
            hex: i64 = HEX_OF_BIT[(bits & -bits) % 67]
            put(out, plane + self.o_explorers + hex, s.explorers[seat * HEXES + hex])
            bits &= bits - 1
        leader: i64 = s.leader[seat]
        if leader >= 0:
            out[plane + self.o_leader + leader] = 1
        put_bits(out, plane + self.o_camps, s.camps[seat])
        bits = s.guarded
        while bits:
            hex = HEX_OF_BIT[(bits & -bits) % 67]
            if s.guard_seat(hex) == seat:
                out[plane + self.o_guards + hex] = u8(1 + s.guard_figure(hex))
            bits &= bits - 1
        has: i64 = first + self.o_seats + place
        out[has] = 1
        put(out, has + 4, s.score[seat])
        put(out, has + 8, s.supply[seat])
        if leader == IN_SUPPLY:
            out[has + 12] = 1
        put(out, has + 16, s.camps_left[seat])
        put(out, has + 20, s.guards_left[seat])
        put_row(out, first + self.o_treasures + place * self.kinds, s.treasures, seat * self.kinds, self.kinds)

    def _flow(self, s: State, you: i64, out: BytesWriter, first: i64) -> None:
        """Who decides, who still scores, who bids."""
        players: i64 = s.players
        flow: i64 = first + self.o_flow
        out[flow + (s.current - you + players) % players] = 1
        queue: i64 = s.queue
        while queue:
            out[flow + 4 + ((queue & 7) - 1 - you + players) % players] = 1
            queue >>= 3
        if s.high_bidder != NOBODY:
            out[flow + 8 + (s.high_bidder - you + players) % players] = 1
        if s.first_passer != NOBODY:
            out[flow + 16 + (s.first_passer - you + players) % players] = 1
        if self.bids:
            out[flow + 20 + (s.opener - you + players) % players] = 1
            seat: i64 = 0
            while seat < players:
                place: i64 = (seat - you + players) % players
                if s.passed & BIT[seat]:
                    out[flow + 12 + place] = 1
                if s.played & BIT[seat]:
                    out[flow + 24 + place] = 1
                seat += 1
        if s.volcano != NO_TILE:
            out[first + self.o_volcano] = 1
            out[first + self.o_volcano + 1 + (s.volcano_seat - you + players) % players] = 1

    def _table(self, s: State, out: BytesWriter, first: i64) -> None:
        if s.phase >= DECIDING:
            out[first + self.o_phase + s.phase - DECIDING] = 1
        out[first + self.o_round + s.round_kind] = 1
        put(out, first + self.o_ap, s.ap)
        c = s.ruleset.components
        if s.hand != NO_TILE:
            out[first + self.o_hand + c.terrain[s.hand]] = 1
            put(out, first + self.o_hand_value, c.value[s.hand])
            put_row(out, first + self.o_hand_value + 1, c.stones, s.hand * SIDES * SIDES, SIDES)
        put_bits(out, first + self.o_offer, s.offer)
        put(out, first + self.o_high_bid, s.high_bid)
        if s.choosing_free:
            out[first + self.o_high_bid + 1] = 1
        put_bits(out, first + self.o_undrawn, s.undrawn)
        put_row(out, first + self.o_unseen, s.unseen, 0, self.kinds)
        put_row(out, first + self.o_pieces, s.pieces, LOWEST_PIECE, HIGHEST_LEVEL + 1 - LOWEST_PIECE)
