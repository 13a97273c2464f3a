"""What a Legend position is worth to each seat: points scored, the scorings to come, and what is still to be used.

Every scoring to come is taken to find things as they stand, as far as one can count on them: a hex counts by a share,
the greater the more one is ahead there and the farther away the others are. What may be held, members in supply,
cards, tiles, AP, is worth what it usually brings (`weights.py`). All values are in 1/256 points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core.arrays import zeros
from tikal.core.hexes import BIT, HEX_OF_BIT, count_bits
from tikal.core.planning import margin
from tikal.core.position import OVER
from tikal.legend.planning.map import FAR, Map
from tikal.legend.planning.weights import ONE, Weights
from tikal.legend.rules import layout as at
from tikal.legend.rules import scoring
from tikal.legend.rules.board import PLACES
from tikal.legend.rules.box import FACES, MOST_SLOTS
from tikal.legend.rules.cards import face_of
from tikal.legend.rules.effects.cards_20_21 import EXTRA
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec

MOST_SEATS: Final = 4
MOST_AHEAD: Final = 6  # more strength than this makes no difference
NEAR: Final = 4  # AP: rivals within reach of a hex at once
TREASURE_CARDS: Final = 8  # the faces 01-1 to 01-8 come first

# What a hex counts for.
TEMPLE: Final = 0
VOLCANO: Final = 1
LAKE: Final = 2
RUIN: Final = 3
LAND: Final = 4
EMPTY_RUIN: Final = 5  # land, and its masks


class Evaluation:
    """Values of positions: `begin` for each decision, then `look` at each position that it may lead to."""

    def __init__(self, weights: Weights, map: Map, rivalry: int = 100) -> None:
        self.weights: Weights = weights
        self.map: Map = map
        self.rivalry: i64 = rivalry  # percent: how much the others' points count against one's own
        self.value: vec[i64] = zeros(MOST_SEATS)  # points expected at the end
        self.hold: vec[i64] = zeros(MOST_SEATS * len(FACES))  # by seat and face: what a card on the campsite is worth
        self.kept: vec[i64] = zeros(MOST_SEATS * len(FACES))  # ... that is preserved
        # By seat, of the position looked at: sums of shares, and points of temples and volcanoes.
        self.temples: vec[i64] = zeros(MOST_SEATS)
        self.land: vec[i64] = zeros(MOST_SEATS)
        self.lakes: vec[i64] = zeros(MOST_SEATS)
        self.masks: vec[i64] = zeros(MOST_SEATS)
        self.due: vec[i64] = zeros(MOST_SEATS)
        self.firm: vec[i64] = zeros(MOST_SEATS)  # what nobody can take away any more: guarded temples
        self.diggers: vec[i64] = zeros(MOST_SEATS)
        self.soft_weight: vec[i64] = zeros(MOST_SEATS)  # what all scorings to come count for together
        self.scorings: vec[i64] = zeros(MOST_SEATS)
        self.strength: vec[i64] = zeros(MOST_SEATS)

    # --- once for each decision

    def begin(self, s: LegendState) -> None:
        """Get ready for positions that one decision may lead to: say what each card is worth to each seat."""
        self._read_clock(s)
        rounds: i64 = s.ruleset.box.numbers.rounds - s.w[at.ROUND]  # after this one
        seat: i64 = 0
        while seat < s.players:
            face: i64 = 0
            while face < len(FACES):
                self.set_hold(s, seat, face, self.usual_worth(s, seat, face), rounds)
                face += 1
            seat += 1

    def set_hold(self, s: LegendState, seat: i64, face: i64, worth: i64, rounds: i64) -> None:
        """Say what a card is worth to a seat, with `rounds` to come after this one."""
        place: i64 = seat * len(FACES) + face
        self.hold[place] = worth
        if face in EXTRA:
            self.hold[place] = worth * 15 // 16  # it has to be preserved some time
            self.kept[place] = worth
        else:
            self.kept[place] = worth * self.weights.kept // ONE if rounds else worth * 15 // 16

    def usual_worth(self, s: LegendState, seat: i64, face: i64) -> i64:
        """What a card usually brings that seat from now on."""
        w = self.weights
        if face < TREASURE_CARDS:
            owned: i64 = s.owns(seat, face)
            points = s.ruleset.box.numbers.treasure_points
            two_more: i64 = owned + 2 if owned + 2 < len(points) else len(points) - 1
            return (points[two_more] - points[owned]) * ONE * self.scorings[seat] * 15 // 16
        if face in EXTRA:
            rounds: i64 = s.ruleset.box.numbers.rounds - s.w[at.ROUND]
            each: i64 = w.ap * EXTRA[face]
            return each + each * rounds * 5 // 8
        return w.card_always[face] + w.card_scoring[face] * self.soft_weight[seat] // ONE

    # --- when the scorings come

    def _read_clock(self, s: LegendState) -> None:
        """Find how many times each seat still scores, and what those scorings count for together."""
        w = s.w
        box = s.ruleset.box
        held: i64 = w[at.TILES_UP] | w[at.HELD] | w[at.HELD + 1] | w[at.HELD + 2] | w[at.HELD + 3]
        soon = self.weights.soon
        for_all: i64 = 0
        count: i64 = 0
        if w[at.SCORING] != at.FINAL and s.phase != OVER:
            for_all = soon[box.numbers.rounds - w[at.ROUND]]
            count = 1
            left: i64 = box.volcanoes & (held | w[at.STACK])
            while left:
                volcano: i64 = left & -left
                for_all += soon[0] if held & volcano else soon[self._rounds_until(s, volcano)]
                count += 1
                left &= left - 1
        seat: i64 = 0
        while seat < s.players:
            self.soft_weight[seat] = for_all
            self.scorings[seat] = count
            seat += 1
        queue: i64 = w[at.QUEUE]
        while queue:
            seat = (queue & 7) - 1
            self.soft_weight[seat] += soon[0]
            self.scorings[seat] += 1
            queue >>= 3

    def _rounds_until(self, s: LegendState, volcano: i64) -> i64:
        """Rounds until a tile of the stack, given as a mask, comes up, about."""
        before: i64 = 0
        for letter in s.ruleset.box.letter_mask:
            here: i64 = count_bits(s.w[at.STACK] & letter)
            if letter & volcano:
                before += here // 2
                break
            before += here
        rounds: i64 = 1 + before // s.ruleset.box.numbers.tiles_a_round
        return rounds if rounds < len(self.weights.soon) else len(self.weights.soon) - 1

    # --- each position

    def look(self, s: LegendState) -> None:
        """Set `value` for all seats. A scoring turn under way is valued as if it ended now."""
        self._read_clock(s)
        self.map.measure(s)
        seat: i64 = 0
        while seat < s.players:
            self.temples[seat] = 0
            self.land[seat] = 0
            self.lakes[seat] = 0
            self.masks[seat] = 0
            self.due[seat] = 0
            self.firm[seat] = 0
            self.diggers[seat] = 0
            seat += 1
        self._count_hexes(s)
        seat = 0
        while seat < s.players:
            self.value[seat] = self._value_of(s, seat)
            seat += 1

    def margin(self, s: LegendState, me: i64) -> i64:
        """Look at a position; return a seat's value above the others' mean, as far as it minds them."""
        self.look(s)
        return margin(self.value, me, s.players, self.rivalry)

    def _count_hexes(self, s: LegendState) -> None:
        """Give every seat its share of every hex where somebody stands."""
        w = s.w
        guarded: i64 = w[at.GUARDED]
        while guarded:
            hex: i64 = HEX_OF_BIT[(guarded & -guarded) % 67]
            guarded &= guarded - 1
            seat: i64 = (w[at.GUARD + hex] - 1) // 2
            self.temples[seat] += ONE
            self.firm[seat] += self._floors(s, hex) * ONE
        featureless: i64 = scoring.featureless(s)
        ruins: i64 = w[at.RUINS] & ~w[at.CAMPED]
        worth: i64 = w[at.TEMPLES] & ~w[at.GUARDED] | w[at.VOLCANOES] | w[at.LAKES] | ruins | featureless
        hexes: i64 = s.anybody() & worth
        while hexes:
            hex = HEX_OF_BIT[(hexes & -hexes) % 67]
            bit: i64 = hexes & -hexes
            hexes &= hexes - 1
            kind: i64 = LAND
            if w[at.TEMPLES] & bit:
                kind = TEMPLE
            elif w[at.VOLCANOES] & bit:
                kind = VOLCANO
            elif w[at.LAKES] & bit:
                kind = LAKE
            elif w[at.RUINS] & bit:
                kind = RUIN if w[at.FILLED] & bit else EMPTY_RUIN
            self._share_out(s, hex, kind)

    def _share_out(self, s: LegendState, hex: i64, kind: i64) -> None:
        """Give every seat that stands on a hex its share."""
        best: i64 = 0
        second: i64 = 0
        seat: i64 = 0
        while seat < s.players:
            strength: i64 = s.strength(seat, hex)
            self.strength[seat] = strength
            if strength > best:
                second = best
                best = strength
            elif strength > second:
                second = strength
            seat += 1
        table = self.weights.temple if kind in (TEMPLE, VOLCANO) else self.weights.other
        seat = 0
        while seat < s.players:
            strength = self.strength[seat]
            if strength:
                ahead: i64 = strength - (second if strength == best else best)
                ahead = -2 if ahead < -2 else MOST_AHEAD if ahead > MOST_AHEAD else ahead
                share: i64 = table[ahead + 2]
                if ahead > 0:
                    far: i64 = self.map.rival[seat * PLACES + hex] - NEAR
                    if far > 0:  # the farther the others, the less likely they come
                        share += (ONE - share) * far // (FAR + NEAR)
                self._count_share(s, seat, hex, kind, share)
            seat += 1

    def _count_share(self, s: LegendState, seat: i64, hex: i64, kind: i64, share: i64) -> None:
        if kind == TEMPLE:
            self.temples[seat] += share
            self.due[seat] += share * self._floors(s, hex)
        elif kind == VOLCANO:
            self.due[seat] += share * s.ruleset.box.numbers.volcano_points
        elif kind == LAKE:
            self.lakes[seat] += share
        elif kind == LAND:
            self.land[seat] += share
        elif kind == EMPTY_RUIN:
            self.land[seat] += share
            self.masks[seat] += share * s.ruleset.box.value[s.w[at.TILE + hex]]
        else:
            self.masks[seat] += share
            members: i64 = s.members(seat, hex)
            hoard: i64 = s.w[at.HOARD + hex]
            self.diggers[seat] += members if members < hoard else hoard

    def _floors(self, s: LegendState, hex: i64) -> i64:
        """What a temple scores."""
        level: i64 = s.w[at.LEVEL + hex]
        return level + s.ruleset.box.numbers.tall_bonus[level]

    # --- adding up

    def _value_of(self, s: LegendState, seat: i64) -> i64:
        w = s.w
        weights = self.weights
        value: i64 = w[at.SCORE + seat] * ONE
        if s.phase == OVER:
            return value
        soft: i64 = self.soft_weight[seat]
        scorings: i64 = self.scorings[seat]
        treasures: i64 = scoring.treasures(s, seat)
        if w[at.SCORING] != at.NORMAL and seat == s.current:  # scores now, whatever may come
            value += scoring.points(s, seat) * ONE
        if scorings:
            due: i64 = self.due[seat] + self.temples[seat] * self.land[seat] // ONE
            due += self.lakes[seat] * self.masks[seat] // ONE
            value += due * soft // ONE + self.firm[seat] * scorings + treasures * scorings * ONE
            value += self._means(s, seat) + scorings * s.ruleset.box.numbers.scoring_ap * weights.ap
        if not w[at.DIRECTED] & BIT[seat]:
            value += weights.director if scorings else s.ruleset.box.numbers.unused_director * ONE
        if w[at.SCORING] != at.FINAL:
            value += self._campsite(s, seat)
        return value

    def _means(self, s: LegendState, seat: i64) -> i64:
        """What members, guardians and camps may still bring."""
        w = s.w
        weights = self.weights
        soft: i64 = self.soft_weight[seat]
        explorers: i64 = w[at.EXPLORERS_IN + seat]
        first: i64 = explorers if explorers < 6 else 6
        value: i64 = first * weights.explorer + (explorers - first) * weights.spare_explorer
        value += w[at.LEADERS_IN + seat] * weights.leader + w[at.LEADERS_LATER + seat] * weights.leader_later
        standing: i64 = w[at.MEMBER_HEXES + seat]
        while standing:
            value += weights.on_board * s.members(seat, HEX_OF_BIT[(standing & -standing) % 67])
            standing &= standing - 1
        value = value * soft // ONE
        value += w[at.GUARDS + seat] * weights.guard * soft // ONE
        value += self.diggers[seat] * weights.digger * self.scorings[seat]
        return value + self.map.access[seat] * weights.access // ONE * soft // ONE

    def _campsite(self, s: LegendState, seat: i64) -> i64:
        """What lies on a campsite: the AP token, tiles, cards."""
        w = s.w
        weights = self.weights
        last: bool = w[at.ROUND] == s.ruleset.box.numbers.rounds
        passed: bool = w[at.PASSED] & BIT[seat] != 0
        value: i64 = 0
        place: i64 = w[at.PLACE + seat]
        if place:
            value += place * weights.last_place if last else (s.players - place) * weights.place
        if not passed:
            value += w[at.TOKEN + seat] * weights.ap
            tiles: i64 = w[at.HELD + seat]
            value += count_bits(tiles) * weights.tile
            if tiles & s.ruleset.box.volcanoes:
                value += weights.volcano_tile
        if not (passed and last):
            n: i64 = 0
            while n < MOST_SLOTS:
                right: i64 = w[at.RIGHT + seat * MOST_SLOTS + n]
                left: i64 = w[at.LEFT + seat * MOST_SLOTS + n]
                if right and not passed:
                    worth: i64 = self.hold[seat * len(FACES) + face_of(right)]
                    value += worth if right % 2 else self._asleep(s, worth) * 3 // 4
                if left:
                    worth = self.kept[seat * len(FACES) + face_of(left)]
                    value += worth if left % 2 else self._asleep(s, worth)
                n += 1
        if w[at.SPARE] and seat == s.current:
            value += self.hold[seat * len(FACES) + w[at.SPARE] - 1]
        return value

    def _asleep(self, s: LegendState, worth: i64) -> i64:
        """What is left of a permanent card's worth when it is used for this round."""
        rounds: i64 = s.ruleset.box.numbers.rounds - s.w[at.ROUND]
        return worth * rounds // (rounds + 1)
