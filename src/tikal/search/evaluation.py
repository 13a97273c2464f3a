"""What a position is worth: the points each seat can expect to end with, as a weighted sum of simple facts.

Facts are about one seat: what it holds and how easily that is taken, what it could take, its treasures, its
figures and tools. How much each of them is worth depends on how many times the seat still scores and how soon; those
weights are fitted from games (see docs/bots.md), not written here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import scoring
from tikal.core.arrays import array, zeros
from tikal.core.hexes import BIT, HEX_OF_BIT, HEXES, count_bits
from tikal.core.ruleset import VOLCANO
from tikal.core.state import FINAL_ROUND, IN_SUPPLY, MOST_PLAYERS, NORMAL, State
from tikal.search.distances import FAR, Distances

if TYPE_CHECKING:
    from librt.vecs import vec

ONE: Final = 65536  # one point, in the units of weights and values
GRAIN: Final = 16  # one treasure point, in the facts that are about chances

NEAR: Final = 3  # AP: within reach at once
MIDDLE: Final = 6
TURN: Final = 10  # within reach of a whole turn

FACTS: Final = (
    "always",  # 1
    "held_near",  # value of temples led, by the AP that a rival needs to take or tie them
    "held_middle",
    "held_turn",
    "held_safe",
    "take_near",  # value of temples not led, by the AP it takes to lead them
    "take_middle",
    "take_turn",
    "turn_points",  # what a whole turn of 10 AP could lead, with what is led already
    "guarded",  # value of temples under an own guard
    "growing",  # temples led that can grow
    "best_held",  # value of the highest temples led, one for each guard left
    "treasure_points",
    "singles",  # kinds owned once: open to exchange
    "pairs",
    "dig_near",  # treasures in the ground by the AP it takes to be there, times what one would add
    "dig_middle",
    "dig_turn",
    "supply",  # explorers not yet on the board
    "explorers",  # ... and on it
    "leader",  # 1 if it is on the board
    "leader_waits",  # 1 if it is in the supply
    "camps",  # still to be set up
    "guards",
    "access",  # how near the open temples are to an own camp
    "tiles",  # still to come
    "contested",  # value of temples led, for each rival beyond the first who could take or tie them in a turn
    "idle",  # explorers that stand neither on an open temple nor on a ruin with treasures
)
ALWAYS: Final = 0
HELD: Final = 1
TAKE: Final = 5
TURN_POINTS: Final = 8
GUARDED: Final = 9
GROWING: Final = 10
BEST_HELD: Final = 11
TREASURE_POINTS: Final = 12
SINGLES: Final = 13
PAIRS: Final = 14
DIG: Final = 15
SUPPLY: Final = 18
EXPLORERS: Final = 19
LEADER: Final = 20
LEADER_WAITS: Final = 21
CAMPS: Final = 22
GUARDS: Final = 23
ACCESS: Final = 24
TILES: Final = 25
CONTESTED: Final = 26
IDLE: Final = 27
COUNT: Final = 28  # of facts

# How soon a seat scores next: more than two rounds of turns away, two, one, or now.
SOONNESS: Final = 4
SCORINGS: Final = 4
STAGES: Final = SCORINGS * SOONNESS

#: How near a temple is, by AP from an own camp.
_ACCESS: Final = array([8, 8, 7, 6, 5, 4, 3, 2, 1, 1] + [0] * (FAR + 10))

#: Which of the four ranges an AP cost falls into.
_RANGE: Final = array([0 if ap <= NEAR else 1 if ap <= MIDDLE else 2 if ap <= TURN else 3 for ap in range(FAR * 10)])


class Evaluation:
    """Values of positions that share one layout of tiles: `begin` for each layout, then `look` at each position.

    All values are as if the current player ended the turn now, with what that scores.
    """

    def __init__(self, weights: list[int]) -> None:
        self.weights: vec[i64] = array(weights)  # by stage and fact
        self.facts: vec[i64] = zeros(MOST_PLAYERS * COUNT)
        self.stage: vec[i64] = zeros(MOST_PLAYERS)  # or -1: nothing more to score
        self.points: vec[i64] = zeros(MOST_PLAYERS)  # already scored
        self.value: vec[i64] = zeros(MOST_PLAYERS)  # points expected at the end
        self.ap: vec[i64] = zeros(HEXES * HEXES)  # the distances of this layout
        self.me: i64 = 0  # the seat that plans: only its figures move
        self.enter: vec[i64] = zeros(MOST_PLAYERS * HEXES)  # AP to bring a figure in from the supply
        self.homes: i64 = 0  # the planner's homes that `enter` was made for
        self.walk: vec[i64] = zeros(MOST_PLAYERS * HEXES)  # AP from the nearest explorer elsewhere
        self.lead: vec[i64] = zeros(MOST_PLAYERS * HEXES)  # AP for the leader
        self.strength: vec[i64] = zeros(MOST_PLAYERS)
        self.open_value: vec[i64] = zeros(MOST_PLAYERS * (TURN + 1))  # temples to take, by AP
        self.open_count: vec[i64] = zeros(MOST_PLAYERS * (TURN + 1))
        self.tiles: i64 = 0

    def begin(self, s: State, distances: Distances) -> None:
        """Get ready for positions with the tiles of this one in which only the current player acts."""
        self.ap = distances.ap
        self.me = s.current
        seat: i64 = 0
        while seat < s.players:
            self._measure_entry(s, seat)
            self._measure_figures(s, seat)
            seat += 1
        self.homes = s.homes(s.current)
        self._read_clock(s)

    def _measure_entry(self, s: State, seat: i64) -> None:
        homes: i64 = s.homes(seat)
        enter = self.enter
        ap = self.ap
        hex: i64 = 0
        while hex < HEXES:
            best: i64 = FAR
            left: i64 = homes
            while left:
                way: i64 = ap[HEX_OF_BIT[(left & -left) % 67] * HEXES + hex]
                if way < best:
                    best = way
                left &= left - 1
            enter[seat * HEXES + hex] = best + 1
            hex += 1

    def _measure_figures(self, s: State, seat: i64) -> None:
        """Measure how far the nearest explorer and the leader are from every temple and ruin."""
        ap = self.ap
        walk = self.walk
        explorers: i64 = s.explorer_hexes[seat]
        leader: i64 = s.leader[seat]
        targets: i64 = s.temples & ~s.guarded | s.filled
        while targets:
            hex: i64 = HEX_OF_BIT[(targets & -targets) % 67]
            left: i64 = explorers & ~(targets & -targets)
            targets &= targets - 1
            best: i64 = FAR
            while left:
                way: i64 = ap[HEX_OF_BIT[(left & -left) % 67] * HEXES + hex]
                if way < best:
                    best = way
                left &= left - 1
            place: i64 = seat * HEXES + hex
            walk[place] = best
            if leader >= 0:
                self.lead[place] = ap[leader * HEXES + hex] if leader != hex else FAR
            else:
                self.lead[place] = self.enter[place] if leader == IN_SUPPLY else FAR

    def _read_clock(self, s: State) -> None:
        """Find each seat's stage: how many times it still scores and how soon, once the current turn is over."""
        c = s.ruleset.components
        to_come: i64 = s.undrawn | s.offer
        self.tiles = count_bits(to_come)
        wait: i64 = self.tiles  # tiles until the next scoring round begins, about
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
        left = s.offer
        while left:
            if c.terrain[HEX_OF_BIT[(left & -left) % 67]] == VOLCANO:
                volcanoes += 1
                wait = 1
            left &= left - 1
        soon: i64 = 2 if wait <= s.players else 1 if wait <= 2 * s.players else 0
        queued: i64 = 0
        queue: i64 = s.queue
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
            seat += 1

    # --- looking at one position

    def look(self, s: State, unknown: i64) -> None:
        """Set `value` for a position; the planner holds `unknown` treasures more than it shows."""
        me = self.me
        if s.homes(me) != self.homes:
            self.homes = s.homes(me)
            self._measure_entry(s, me)
        self._measure_figures(s, me)
        self._gather(s, unknown)
        facts = self.facts
        weights = self.weights
        scored: i64 = 0
        if s.round_kind != NORMAL:
            scored = scoring.temple_points(s, me) * GRAIN + facts[me * COUNT + TREASURE_POINTS]
        seat: i64 = 0
        while seat < s.players:
            points: i64 = s.score[seat] * ONE
            if seat == me and scored:
                points += scored * (ONE // GRAIN)
            self.points[seat] = points
            stage: i64 = self.stage[seat]
            if stage >= 0:
                place: i64 = seat * COUNT
                last: i64 = place + COUNT
                weight: i64 = stage * COUNT
                while place < last:
                    points += facts[place] * weights[weight]
                    place += 1
                    weight += 1
            self.value[seat] = points
            seat += 1

    def margin(self, s: State) -> i64:
        """What the planner prefers positions by: its value above the others' mean."""
        return self.margin_of(s, self.me)

    def margin_of(self, s: State, me: i64) -> i64:
        """A seat's value above the others' mean, in the position looked at last."""
        others: i64 = 0
        seat: i64 = 0
        while seat < s.players:
            if seat != me:
                others += self.value[seat]
            seat += 1
        return self.value[me] - others // (s.players - 1)

    def _gather(self, s: State, unknown: i64) -> None:
        """Gather the facts of all seats."""
        facts = self.facts
        players = s.players
        seat: i64 = 0
        while seat < players:
            place: i64 = seat * COUNT
            last: i64 = place + COUNT
            while place < last:
                facts[place] = 0
                place += 1
            place = seat * (TURN + 1)
            last = place + TURN + 1
            while place < last:
                self.open_value[place] = 0
                self.open_count[place] = 0
                place += 1
            seat += 1
        self._look_at_temples(s)
        busy: i64 = s.temples & ~s.guarded | s.filled
        seat = 0
        while seat < players:
            self._look_at_treasures(s, seat, unknown if seat == self.me else 0)
            place = seat * COUNT
            facts[place + ALWAYS] = 1
            facts[place + SUPPLY] = s.supply[seat]
            facts[place + CAMPS] = s.camps_left[seat]
            facts[place + GUARDS] = s.guards_left[seat]
            facts[place + TILES] = self.tiles
            leader: i64 = s.leader[seat]
            if leader >= 0:
                facts[place + LEADER] = 1
            elif leader == IN_SUPPLY:
                facts[place + LEADER_WAITS] = 1
            standing: i64 = s.explorer_hexes[seat]
            while standing:
                bit: i64 = standing & -standing
                count: i64 = s.explorers[seat * HEXES + HEX_OF_BIT[bit % 67]]
                facts[place + EXPLORERS] += count
                if not bit & busy:
                    facts[place + IDLE] += count
                standing &= standing - 1
            facts[place + TURN_POINTS] = (
                facts[place + HELD]
                + facts[place + HELD + 1]
                + facts[place + HELD + 2]
                + facts[place + HELD + 3]
                + self._take_in_turn(seat)
            )
            seat += 1

    def _take_in_turn(self, seat: i64) -> i64:
        """The value of what a turn's AP could take, the cheapest temples first."""
        left: i64 = TURN
        value: i64 = 0
        ap: i64 = 1
        place: i64 = seat * (TURN + 1)
        while ap <= left:
            count: i64 = self.open_count[place + ap]
            if count:
                taken: i64 = left // ap
                if taken > count:
                    taken = count
                value += self.open_value[place + ap] * taken // count
                left -= taken * ap
            ap += 1
        return value

    def _look_at_temples(self, s: State) -> None:
        facts = self.facts
        strength = self.strength
        players = s.players
        guarded: i64 = s.guarded
        while guarded:
            hex: i64 = HEX_OF_BIT[(guarded & -guarded) % 67]
            facts[s.guard_seat(hex) * COUNT + GUARDED] += s.level[hex]
            guarded &= guarded - 1
        temples: i64 = s.temples & ~s.guarded
        leader_strength: i64 = s.ruleset.leader_strength
        while temples:
            bit: i64 = temples & -temples
            hex = HEX_OF_BIT[bit % 67]
            temples &= temples - 1
            value: i64 = s.level[hex]
            best: i64 = 0
            owner: i64 = -1
            seat: i64 = 0
            while seat < players:
                mine: i64 = 0
                if s.member_hexes[seat] & bit:
                    mine = s.explorers[seat * HEXES + hex]
                    if s.leader[seat] == hex:
                        mine += leader_strength
                    if mine > best:
                        best = mine
                        owner = seat
                    elif mine == best:
                        owner = -1
                strength[seat] = mine
                facts[seat * COUNT + ACCESS] += value * _ACCESS[self.enter[seat * HEXES + hex]]
                seat += 1
            threat: i64 = FAR
            rivals: i64 = -1
            seat = 0
            while seat < players:
                if seat != owner:
                    mine = strength[seat]
                    need: i64 = best - mine + 1
                    ap: i64 = self._reinforce(s, seat, hex, need, leader_strength)
                    if ap <= TURN:
                        facts[seat * COUNT + TAKE + _RANGE[ap]] += value
                        self.open_value[seat * (TURN + 1) + ap] += value
                        self.open_count[seat * (TURN + 1) + ap] += 1
                    if owner >= 0:
                        if need > 1:  # a tie takes it away, too
                            ap = self._reinforce(s, seat, hex, need - 1, leader_strength)
                        if ap <= TURN:
                            rivals += 1
                        if ap < threat:
                            threat = ap
                seat += 1
            if owner >= 0:
                place: i64 = owner * COUNT
                facts[place + HELD + _RANGE[threat]] += value
                if rivals > 0:
                    facts[place + CONTESTED] += value * rivals
                if s.pieces[value + 1]:
                    facts[place + GROWING] += 1
                guards: i64 = s.guards_left[owner]
                if guards and value > facts[place + BEST_HELD]:
                    facts[place + BEST_HELD] = value

    def _reinforce(self, s: State, seat: i64, hex: i64, need: i64, leader_strength: i64) -> i64:
        """About how many AP it takes that seat to be stronger on a hex by `need`."""
        place: i64 = seat * HEXES + hex
        enter: i64 = self.enter[place] if s.supply[seat] else FAR
        first: i64 = self.walk[place]
        if enter < first:
            first = enter
        cost: i64 = first + (need - 1) * enter
        lead: i64 = self.lead[place]
        if need > leader_strength:
            lead += (need - leader_strength) * enter
        if lead < cost:
            cost = lead
        return cost if cost < FAR else FAR

    def _look_at_treasures(self, s: State, seat: i64, unknown: i64) -> None:
        facts = self.facts
        owned = s.treasures
        scale = s.ruleset.treasure_points
        unseen = s.unseen
        kinds: i64 = len(unseen)
        first: i64 = seat * kinds
        points: i64 = 0
        singles: i64 = 0
        pairs: i64 = 0
        gain: i64 = 0  # of one more treasure, whichever it is
        left: i64 = 0
        kind: i64 = 0
        while kind < kinds:
            count: i64 = owned[first + kind]
            here: i64 = unseen[kind]
            points += scale[count]
            if count == 1:
                singles += 1
            elif count == 2:
                pairs += 1
            if here:
                gain += here * (scale[count + 1] - scale[count])
                left += here
            kind += 1
        gain = gain * GRAIN // left if left else 0
        place: i64 = seat * COUNT
        facts[place + TREASURE_POINTS] = points * GRAIN + unknown * gain
        facts[place + SINGLES] = singles
        facts[place + PAIRS] = pairs
        ruins: i64 = s.filled
        while ruins:
            bit: i64 = ruins & -ruins
            hex: i64 = HEX_OF_BIT[bit % 67]
            ruins &= ruins - 1
            ap: i64 = 0
            if not s.member_hexes[seat] & bit:
                ap = self.enter[seat * HEXES + hex] if s.supply[seat] else FAR
                if self.walk[seat * HEXES + hex] < ap:
                    ap = self.walk[seat * HEXES + hex]
                if self.lead[seat * HEXES + hex] < ap:
                    ap = self.lead[seat * HEXES + hex]
            if ap <= TURN:
                facts[place + DIG + _RANGE[ap]] += s.treasures_on[hex] * gain


def facts_by_seat(evaluation: Evaluation, s: State) -> list[tuple[int, int, list[int]]]:
    """Return for each seat its stage, its points (in 1/65536) and its facts: what weights are fitted to."""
    distances = Distances()
    distances.measure(s)
    evaluation.begin(s, distances)
    evaluation.look(s, 0)
    rows: list[tuple[int, int, list[int]]] = []
    for seat in range(s.players):
        facts = [int(fact) for fact in evaluation.facts[seat * COUNT : (seat + 1) * COUNT]]
        rows.append((int(evaluation.stage[seat]), int(evaluation.points[seat]), facts))
    return rows
