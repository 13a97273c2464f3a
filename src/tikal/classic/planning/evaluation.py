"""What a position is worth: the points each seat can expect to end with, as a weighted sum of facts.

How much a fact is worth depends on how many times the seat still scores and how soon: its stage. It may also depend on
how many seats move before it does: its place in the order. The weights are learnt from games (training/), not written
by hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.classic.planning.distances import Distances
from tikal.classic.planning.facts import COUNT, GRAIN, TREASURE_POINTS, Facts
from tikal.classic.rules import scoring
from tikal.classic.rules.ruleset import NO_TILE, OVER
from tikal.classic.rules.state import FINAL_ROUND, MOST_PLAYERS, NOBODY, NORMAL, State
from tikal.core.arrays import array, zeros
from tikal.core.hexes import BIT, HEX_OF_BIT, count_bits
from tikal.core.planning import margin
from tikal.core.tiles import VOLCANO

if TYPE_CHECKING:
    from librt.vecs import vec

ONE: Final = 65536  # one point, in the units of weights and values

# How soon a seat scores next: more than two rounds of turns away, two, one, or now.
SOONNESS: Final = 4
SCORINGS: Final = 4
STAGES: Final = SCORINGS * SOONNESS


class Evaluation:
    """Values of positions that share one layout of tiles: `begin` for each layout, then `look` at each position.

    All values are as if the current player ended the turn now, with what that scores; or, if it is `upcoming`, as if
    its turn were about to begin.
    """

    def __init__(self, weights: list[int], rivalry: int = 100) -> None:
        self.weights: vec[i64] = array(weights)  # by stage and fact, or by stage, place in the order and fact
        self.orders: i64 = len(weights) // (STAGES * COUNT)  # 1, or as many as seats and one for upcoming turns
        self.upcoming: bool = False
        self.rivalry: i64 = rivalry  # percent: how much the others' points count against one's own
        self.minder: i64 = NOBODY  # a seat that minds some rivals more than others
        self.minds: vec[i64] = zeros(MOST_PLAYERS)  # how much it does, in 1/256
        self.facts: Facts = Facts()
        self.stage: vec[i64] = zeros(MOST_PLAYERS)  # or -1: nothing more to score
        self.order: vec[i64] = zeros(
            MOST_PLAYERS
        )  # seats that move before this one does; for upcoming turns, all of them
        self.points: vec[i64] = zeros(MOST_PLAYERS)  # already scored
        self.value: vec[i64] = zeros(MOST_PLAYERS)  # points expected at the end

    def begin(self, s: State, distances: Distances, upcoming: bool = False) -> None:
        """Get ready for positions with the tiles of this one in which only the current player acts."""
        self.upcoming = upcoming
        self._read_clock(s)
        self.facts.begin(s, distances)

    def _read_clock(self, s: State) -> None:
        """Find each seat's stage: how many times it still scores and how soon, once the current turn is over."""
        c = s.ruleset.components
        to_come: i64 = s.undrawn | s.offer
        self.facts.tiles = count_bits(to_come)
        wait: i64 = self.facts.tiles  # tiles until the next scoring round begins, about
        volcanoes: i64 = 0
        letter: i64 = len(c.letters) - 1
        while letter >= 0:
            mask: i64 = c.letter_mask[letter]
            here: i64 = s.undrawn & mask
            left: i64 = here
            while left:
                if c.terrain[HEX_OF_BIT[(left & -left) % 67]] == VOLCANO:
                    volcanoes += 1
                    wait = count_bits(s.offer) + (count_bits(here) + 1) // 2
                    sooner: i64 = letter - 1
                    while sooner >= 0:
                        wait += count_bits(s.undrawn & c.letter_mask[sooner])
                        sooner -= 1
                left &= left - 1
            letter -= 1
        if self.upcoming and s.hand != NO_TILE and c.terrain[s.hand] != VOLCANO:  # as if it had not been drawn yet
            self.facts.tiles += 1
            wait += 1
        left = s.offer
        while left:
            if c.terrain[HEX_OF_BIT[(left & -left) % 67]] == VOLCANO:
                volcanoes += 1
                wait = 1
            left &= left - 1
        soon: i64 = 2 if wait <= s.players else 1 if wait <= 2 * s.players else 0
        queued: i64 = 0
        queue: i64 = s.queue
        if self.upcoming and s.round_kind != NORMAL and s.phase != OVER:
            queued = BIT[s.current]
        while queue:
            queued |= BIT[(queue & 7) - 1]
            queue >>= 3
        seat: i64 = 0
        while seat < s.players:
            scorings: i64 = 0 if s.round_kind == FINAL_ROUND else volcanoes + 1
            waits: i64 = soon
            if queued & BIT[seat]:
                scorings += 1
                waits = 3
            if scorings > SCORINGS:
                scorings = SCORINGS
            self.stage[seat] = (scorings - 1) * SOONNESS + waits if scorings else -1
            order: i64 = seat - s.current - 1
            if order < 0:
                order += s.players
            self.order[seat] = s.players if self.upcoming else order
            seat += 1

    def look(self, s: State, unknown: i64) -> None:
        """Set `value` for a position; the planner holds `unknown` treasures more than it shows."""
        self.facts.gather(s, unknown)
        me = self.facts.me
        facts = self.facts.facts
        weights = self.weights
        seat: i64 = 0
        while seat < s.players:
            points: i64 = s.score[seat] * ONE
            if seat == me and s.round_kind != NORMAL and s.phase != OVER and not self.upcoming:
                scored: i64 = scoring.temple_points(s, me) * GRAIN + facts[me * COUNT + TREASURE_POINTS]
                points += scored * (ONE // GRAIN)
            self.points[seat] = points
            stage: i64 = self.stage[seat]
            if stage >= 0:
                place: i64 = seat * COUNT
                last: i64 = place + COUNT
                weight: i64 = stage * self.orders
                if self.orders > 1:
                    weight += self.order[seat]
                weight *= COUNT
                while place < last:
                    points += facts[place] * weights[weight]
                    place += 1
                    weight += 1
            self.value[seat] = points
            seat += 1

    def margin(self, s: State) -> i64:
        """What the planner prefers positions by: its value above the others' mean."""
        return self.margin_of(s, self.facts.me)

    def margin_of(self, s: State, me: i64) -> i64:
        """A seat's value above the others' mean as far as it minds them, in the position looked at last."""
        if me != self.minder:
            return margin(self.value, me, s.players, self.rivalry)
        total: i64 = self.value[me] * 256
        seat: i64 = 0
        while seat < s.players:
            total -= self.minds[seat] * self.value[seat]
            seat += 1
        return total >> 8

    def mind(self, seat: int, shares: list[int]) -> None:
        """Let a seat mind each rival's points so much, in 1/256 of its own."""
        self.minder = seat
        for rival, share in enumerate(shares):
            self.minds[rival] = share


def facts_by_seat(evaluation: Evaluation, s: State) -> list[tuple[int, int, list[int]]]:
    """Return for each seat its stage, its points (in 1/65536) and its facts: what weights are fitted to."""
    distances = Distances()
    distances.measure(s)
    evaluation.begin(s, distances)
    evaluation.look(s, 0)
    rows: list[tuple[int, int, list[int]]] = []
    for seat in range(s.players):
        facts = [int(fact) for fact in evaluation.facts.facts[seat * COUNT : (seat + 1) * COUNT]]
        rows.append((int(evaluation.stage[seat]), int(evaluation.points[seat]), facts))
    return rows
