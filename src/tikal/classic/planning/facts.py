"""The facts that positions are judged by, for every seat, kept up to date while one seat plans its turn.

They are about what a seat holds and how easily that is taken, what it could take, its treasures, its figures and
tools. While somebody plans, little changes from one position to the next: what belongs to the others is worked out
once for a layout of tiles, and again only for temples on which something has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.classic.planning.distances import FAR, Distances
from tikal.classic.rules.ruleset import MOST_AP
from tikal.classic.rules.state import IN_SUPPLY, MOST_PLAYERS, State
from tikal.core.arrays import array, zeros
from tikal.core.hexes import BIT, HEX_OF_BIT, HEXES

if TYPE_CHECKING:
    from librt.vecs import vec

GRAIN: Final = 16  # one treasure point, in the facts that are about chances

NEAR: Final = 3  # AP: within reach at once
MIDDLE: Final = 6
ROW: Final = MOST_AP + 1

FACTS: Final = (
    "always",  # 1
    "held_near",  # value of temples led, by the AP that a rival needs to take or tie them
    "held_middle",
    "held_turn",
    "held_safe",
    "take_near",  # value of temples not led, by the AP it takes to lead them
    "take_middle",
    "take_turn",
    "turn_points",  # what a whole turn could lead, with what is led already
    "guarded",  # value of temples under the seat's guards
    "growing",  # temples led that can grow
    "best_held",  # value of the highest temple led, if there is a guard left for it
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
    "access",  # how near the open temples are to the seat's camps
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

#: How near a temple is, by AP from the seat's nearest camp.
_ACCESS: Final = array([8, 8, 7, 6, 5, 4, 3, 2, 1, 1] + [0] * (FAR + MOST_AP))


def _ranges(turn: int) -> vec[i64]:
    """Which of the four ranges an AP cost falls into; the third is within reach of a whole turn."""
    return array([0 if ap <= NEAR else 1 if ap <= MIDDLE else 2 if ap <= turn else 3 for ap in range(FAR + 1)])


class Facts:
    """The facts of all seats: `begin` for each layout of tiles, then `gather` for each position of a turn in it."""

    def __init__(self) -> None:
        self.facts: vec[i64] = zeros(MOST_PLAYERS * COUNT)  # by seat
        self.me: i64 = 0  # the seat that plans: only its figures move
        self.turn: i64 = 0  # AP of a whole turn
        self.range: vec[i64] = _ranges(0)
        self.tiles: i64 = 0  # still to come
        # --- AP it takes each seat to be on a hex
        self.ap: vec[i64] = zeros(HEXES * HEXES)  # the distances of this layout
        self.enter: vec[i64] = zeros(MOST_PLAYERS * HEXES)  # from the supply
        self.walk: vec[i64] = zeros(MOST_PLAYERS * HEXES)  # for the nearest explorer elsewhere
        self.lead: vec[i64] = zeros(MOST_PLAYERS * HEXES)  # for the leader
        self.homes: i64 = 0  # the planner's homes that `enter` was made for
        # --- temples a seat could take, by the AP it needs
        self.open_value: vec[i64] = zeros(MOST_PLAYERS * ROW)
        self.open_count: vec[i64] = zeros(MOST_PLAYERS * ROW)
        # --- the position that planning began with
        self.first_facts: vec[i64] = self.facts
        self.first_value: vec[i64] = self.open_value
        self.first_count: vec[i64] = self.open_count
        self.first_open: i64 = 0  # temples without a guard
        self.first_busy: i64 = 0
        self.first_dug: i64 = 0
        self.first_dug_twice: i64 = 0
        self.first_singles: vec[i64] = zeros(MOST_PLAYERS)
        self.first_level: vec[i64] = zeros(HEXES)
        self.first_strength: vec[i64] = zeros(HEXES)  # the planner's
        self.first_owner: vec[i64] = zeros(HEXES)
        self.first_best: vec[i64] = zeros(HEXES)  # the greatest strength
        self.first_threat: vec[i64] = zeros(HEXES)
        self.first_rivals: vec[i64] = zeros(HEXES)
        # --- what `_judge` found last
        self.owner: i64 = 0
        self.best: i64 = 0
        self.threat: i64 = 0  # AP that the nearest rival of the owner needs, the planner left out
        self.rivals: i64 = 0  # how many rivals of the owner could do it in a turn, likewise

    def begin(self, s: State, distances: Distances) -> None:
        """Get ready for positions with the tiles of this one in which only the current player acts."""
        self.ap = distances.ap
        self.me = s.current
        if self.turn != s.ruleset.action_points:
            self.turn = s.ruleset.action_points
            self.range = _ranges(int(self.turn))
        seat: i64 = 0
        while seat < s.players:
            self._measure_entry(s, seat)
            self._measure_figures(s, seat)
            seat += 1
        self.homes = s.homes(s.current)
        self._remember(s)

    def _remember(self, s: State) -> None:
        """Work out what changes little or not at all: the others' facts, and who leads which temple."""
        me = self.me
        self.facts = zeros(MOST_PLAYERS * COUNT)
        self.open_value = zeros(MOST_PLAYERS * ROW)
        self.open_count = zeros(MOST_PLAYERS * ROW)
        open: i64 = s.temples & ~s.guarded
        self.first_open = open
        while open:
            hex: i64 = HEX_OF_BIT[(open & -open) % 67]
            open &= open - 1
            self.first_level[hex] = s.level[hex]
            self.first_strength[hex] = s.strength(me, hex)
            self._judge(s, hex, self.first_strength[hex], s.level[hex], 1)
            self.first_owner[hex] = self.owner
            self.first_best[hex] = self.best
            self.first_threat[hex] = self.threat
            self.first_rivals[hex] = self.rivals
        self.first_busy = self.first_open | s.filled
        self.first_dug = s.dug_once
        self.first_dug_twice = s.dug_twice
        seat: i64 = 0
        while seat < s.players:
            self.first_singles[seat] = s.singles[seat]
            if seat != me:
                self._look_at_treasures(s, seat, 0)
                self._look_at_figures(s, seat, self.first_busy)
            seat += 1
        self.first_facts = self.facts
        self.first_value = self.open_value
        self.first_count = self.open_count

    def _measure_entry(self, s: State, seat: i64) -> None:
        homes: i64 = s.homes(seat)
        price: i64 = s.ruleset.enter.price
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
            enter[seat * HEXES + hex] = best + price
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

    # --- one position

    def gather(self, s: State, unknown: i64) -> None:
        """Gather the facts of a position; the planner holds `unknown` treasures more than it shows."""
        me = self.me
        if s.homes(me) != self.homes:
            self.homes = s.homes(me)
            self._measure_entry(s, me)
        self._measure_figures(s, me)
        self.facts = self.first_facts[:]
        self.open_value = self.first_value[:]
        self.open_count = self.first_count[:]
        self._look_at_temples(s)
        busy: i64 = s.temples & ~s.guarded | s.filled
        treasures_moved: bool = s.dug_once != self.first_dug or s.dug_twice != self.first_dug_twice
        seat: i64 = 0
        while seat < s.players:
            if s.singles[seat] != self.first_singles[seat]:
                treasures_moved = True
            seat += 1
        seat = 0
        while seat < s.players:
            if seat == me:
                self._look_at_treasures(s, seat, unknown)
                self._look_at_figures(s, seat, busy)
            else:
                if treasures_moved:
                    self._look_at_treasures(s, seat, 0)
                if busy != self.first_busy:
                    self._look_at_figures(s, seat, busy)
            place: i64 = seat * COUNT
            self.facts[place + TURN_POINTS] = (
                self.facts[place + HELD]
                + self.facts[place + HELD + 1]
                + self.facts[place + HELD + 2]
                + self.facts[place + HELD + 3]
                + self._take_in_turn(seat)
            )
            seat += 1

    def _look_at_figures(self, s: State, seat: i64, busy: i64) -> None:
        """Figures and tools of a seat; `busy` are the hexes with something to do on them."""
        facts = self.facts
        place: i64 = seat * COUNT
        facts[place + ALWAYS] = 1
        facts[place + SUPPLY] = s.supply[seat]
        facts[place + CAMPS] = s.camps_left[seat]
        facts[place + GUARDS] = s.guards_left[seat]
        facts[place + TILES] = self.tiles
        facts[place + LEADER] = 1 if s.leader[seat] >= 0 else 0
        facts[place + LEADER_WAITS] = 1 if s.leader[seat] == IN_SUPPLY else 0
        explorers: i64 = 0
        idle: i64 = 0
        standing: i64 = s.explorer_hexes[seat]
        while standing:
            bit: i64 = standing & -standing
            count: i64 = s.explorers[seat * HEXES + HEX_OF_BIT[bit % 67]]
            explorers += count
            if not bit & busy:
                idle += count
            standing &= standing - 1
        facts[place + EXPLORERS] = explorers
        facts[place + IDLE] = idle

    def _take_in_turn(self, seat: i64) -> i64:
        """The value of what a turn's AP could take, the cheapest temples first."""
        left: i64 = self.turn
        value: i64 = 0
        ap: i64 = 1
        place: i64 = seat * ROW
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

    # --- temples

    def _look_at_temples(self, s: State) -> None:
        me = self.me
        facts = self.facts
        mine: i64 = me * COUNT
        guarded: i64 = s.guarded
        while guarded:
            hex: i64 = HEX_OF_BIT[(guarded & -guarded) % 67]
            facts[s.guard_seat(hex) * COUNT + GUARDED] += s.level[hex]
            guarded &= guarded - 1
        closed: i64 = self.first_open & s.guarded
        while closed:  # they count no longer
            hex = HEX_OF_BIT[(closed & -closed) % 67]
            closed &= closed - 1
            self._judge(s, hex, self.first_strength[hex], self.first_level[hex], -1)
        open: i64 = s.temples & ~s.guarded
        while open:
            bit: i64 = open & -open
            hex = HEX_OF_BIT[bit % 67]
            open &= open - 1
            value: i64 = s.level[hex]
            strength: i64 = s.strength(me, hex) if s.member_hexes[me] & bit else 0
            owner: i64 = self.first_owner[hex]
            best: i64 = self.first_best[hex]
            threat: i64 = self.first_threat[hex]
            rivals: i64 = self.first_rivals[hex]
            if strength != self.first_strength[hex] or value != self.first_level[hex]:
                self._judge(s, hex, self.first_strength[hex], self.first_level[hex], -1)
                self._judge(s, hex, strength, value, 1)
                owner = self.owner
                best = self.best
                threat = self.threat
                rivals = self.rivals
            enter: i64 = self.enter[me * HEXES + hex]
            facts[mine + ACCESS] += value * _ACCESS[enter]
            if owner != me:
                self._add_open(me, self.reinforce(s, me, hex, best - strength + 1), value, 1)
            if owner >= 0:
                place: i64 = owner * COUNT
                if owner != me:
                    ap: i64 = self.reinforce(s, me, hex, best - strength)
                    if ap <= self.turn:
                        rivals += 1
                    if ap < threat:
                        threat = ap
                facts[place + HELD + self.range[threat]] += value
                if rivals > 1:
                    facts[place + CONTESTED] += value * (rivals - 1)
                if s.pieces[value + 1]:
                    facts[place + GROWING] += 1
                if s.guards_left[owner] and value > facts[place + BEST_HELD]:
                    facts[place + BEST_HELD] = value

    def _judge(self, s: State, hex: i64, strength: i64, value: i64, sign: i64) -> None:
        """Find who leads a temple with the planner at that strength, and what the others need to take it.

        The latter is added to their facts; a sign of -1 takes it off again. What the planner itself would need is
        left out: that changes with every step.
        """
        facts = self.facts
        me = self.me
        players = s.players
        best: i64 = strength
        owner: i64 = me if strength else -1
        seat: i64 = 0
        while seat < players:
            if seat != me:
                other: i64 = s.strength(seat, hex)
                if other > best:
                    best = other
                    owner = seat
                elif other == best and other:
                    owner = -1
            seat += 1
        threat: i64 = FAR
        rivals: i64 = 0
        seat = 0
        while seat < players:
            if seat != me:
                facts[seat * COUNT + ACCESS] += sign * value * _ACCESS[self.enter[seat * HEXES + hex]]
                if seat != owner:
                    need: i64 = best - s.strength(seat, hex) + 1
                    ap: i64 = self.reinforce(s, seat, hex, need)
                    self._add_open(seat, ap, value, sign)
                    if owner >= 0:
                        ap = self.reinforce(s, seat, hex, need - 1)  # a tie takes it away, too
                        if ap <= self.turn:
                            rivals += 1
                        if ap < threat:
                            threat = ap
            seat += 1
        self.owner = owner
        self.best = best
        self.threat = threat
        self.rivals = rivals

    def _add_open(self, seat: i64, ap: i64, value: i64, sign: i64) -> None:
        """A temple that a seat could take for that many AP."""
        if ap <= self.turn:
            self.facts[seat * COUNT + TAKE + self.range[ap]] += sign * value
            self.open_value[seat * ROW + ap] += sign * value
            self.open_count[seat * ROW + ap] += sign

    def reinforce(self, s: State, seat: i64, hex: i64, need: i64) -> i64:
        """About how many AP it takes that seat to be stronger on a hex by `need`."""
        if need <= 0:
            return 0
        place: i64 = seat * HEXES + hex
        leader_strength: i64 = s.ruleset.leader_strength
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

    def way(self, s: State, seat: i64, hex: i64) -> i64:
        """How many AP it takes that seat to be on a temple or a ruin."""
        if s.member_hexes[seat] & BIT[hex]:
            return 0
        place: i64 = seat * HEXES + hex
        ap: i64 = self.enter[place] if s.supply[seat] else FAR
        if self.walk[place] < ap:
            ap = self.walk[place]
        return self.lead[place] if self.lead[place] < ap else ap

    # --- treasures

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
        near: i64 = 0
        middle: i64 = 0
        turn: i64 = 0
        ruins: i64 = s.filled
        while ruins:
            bit: i64 = ruins & -ruins
            hex: i64 = HEX_OF_BIT[bit % 67]
            ruins &= ruins - 1
            ap: i64 = self.way(s, seat, hex)
            if ap <= NEAR:
                near += s.treasures_on[hex]
            elif ap <= MIDDLE:
                middle += s.treasures_on[hex]
            elif ap <= self.turn:
                turn += s.treasures_on[hex]
        facts[place + DIG] = near * gain
        facts[place + DIG + 1] = middle * gain
        facts[place + DIG + 2] = turn * gain
