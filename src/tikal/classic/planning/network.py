"""A small network that sees the board: by how much the evaluation is mistaken about each seat's points.

It looks at a position once for every seat, with the rivals in the order in which they move. The same few numbers see
every open temple, others every ruin; what they make of them is added up and seen together with the facts of all
seats. It is learnt from games (training/network.py) and from looking ahead (training/lookahead.py). All of it is whole
numbers, so both builds and all machines agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.classic.planning.distances import FAR
from tikal.classic.planning.evaluation import SOONNESS, STAGES, Evaluation
from tikal.classic.planning.facts import COUNT
from tikal.classic.rules.state import State
from tikal.core.arrays import array, zeros
from tikal.core.hexes import HEX_OF_BIT, HEXES

if TYPE_CHECKING:
    from librt.vecs import vec

# Numbers in a network are in 1/1024; weights of them in 1/4096, and of what is seen, which are whole numbers, in
# 1/4194304: so sums always are in 1/4194304.
UNIT: Final = 10
HEARD: Final = 12
SEEN: Final = UNIT + HEARD
TO_VALUE: Final = SEEN - 16  # to the units of values, 1/65536 points

TEMPLES: Final = (24, 16)  # numbers that are made of every open temple, one layer after the other
RUINS: Final = (10, 8)
TOGETHER: Final = (48, 24)  # ... and of everything

MOST_TEMPLES: Final = 12  # more are hardly ever open
MOST_RUINS: Final = 10
OWN_OF_TEMPLE: Final = 13  # what a seat sees of a temple, and besides for each rival ...
RIVALS_OF_TEMPLE: Final = 4
OWN_OF_RUIN: Final = 3  # ... and of a ruin
RIVALS_OF_RUIN: Final = 2
CLEAR: Final = 6  # a lead or a lag as great as any


def sizes(players: int) -> list[tuple[int, int]]:
    """How many numbers go into each layer and come out of it: temples, ruins, together, in the order of weights."""
    temple = OWN_OF_TEMPLE + RIVALS_OF_TEMPLE * (players - 1)
    ruin = OWN_OF_RUIN + RIVALS_OF_RUIN * (players - 1)
    together = COUNT * players + STAGES + players + TEMPLES[1] + RUINS[1]
    return [
        (temple, TEMPLES[0]), (TEMPLES[0], TEMPLES[1]),
        (ruin, RUINS[0]), (RUINS[0], RUINS[1]),
        (together, TOGETHER[0]), (TOGETHER[0], TOGETHER[1]), (TOGETHER[1], 1),
    ]  # fmt: skip


class Sights:
    """What the network is shown of one position: for each seat temples, ruins, and the facts of all."""

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        self.temple_width: i64 = OWN_OF_TEMPLE + RIVALS_OF_TEMPLE * (players - 1)
        self.ruin_width: i64 = OWN_OF_RUIN + RIVALS_OF_RUIN * (players - 1)
        self.temples: i64 = 0  # how many there are
        self.ruins: i64 = 0
        self.temple: vec[i64] = zeros(players * MOST_TEMPLES * int(self.temple_width))  # by seat and temple
        self.ruin: vec[i64] = zeros(players * MOST_RUINS * int(self.ruin_width))  # by seat and ruin
        self.facts: vec[i64] = zeros(players * players * COUNT)  # by seat: its own, then those of its rivals
        self.hexes: vec[i64] = zeros(MOST_TEMPLES)  # of the temples
        self.rivals: vec[i64] = zeros(players * players)  # by seat, in the order in which they move

    def gather(self, s: State, look: Evaluation) -> None:
        """Gather what is to be seen in the position that was looked at last."""
        self._order(look)
        open: i64 = s.temples & ~s.guarded
        while open and self.temples < MOST_TEMPLES:
            hex: i64 = HEX_OF_BIT[(open & -open) % 67]
            open &= open - 1
            self.hexes[self.temples] = hex
            seat: i64 = 0
            while seat < self.players:
                self._see_temple(s, look, seat, hex)
                seat += 1
            self.temples += 1
        filled: i64 = s.filled
        while filled and self.ruins < MOST_RUINS:
            hex = HEX_OF_BIT[(filled & -filled) % 67]
            filled &= filled - 1
            seat = 0
            while seat < self.players:
                self._see_ruin(s, look, seat, hex)
                seat += 1
            self.ruins += 1

    def _order(self, look: Evaluation) -> None:
        """Find in which order the rivals of each seat move, and put the facts in that order."""
        players = self.players
        facts = look.facts.facts
        seat: i64 = 0
        while seat < players:
            place: i64 = seat * players
            self._copy(facts, seat, place)
            turn: i64 = 0
            found: i64 = 0
            while turn < players:
                rival: i64 = 0
                while rival < players:
                    if look.order[rival] == turn and rival != seat:
                        self.rivals[place + found] = rival
                        found += 1
                        self._copy(facts, rival, place + found)
                    rival += 1
                turn += 1
            seat += 1

    def _copy(self, facts: vec[i64], seat: i64, place: i64) -> None:
        n: i64 = 0
        while n < COUNT:
            self.facts[place * COUNT + n] = facts[seat * COUNT + n]
            n += 1

    def _see_temple(self, s: State, look: Evaluation, seat: i64, hex: i64) -> None:
        """Note what a temple is to a seat: who stands there, and how many AP it would take whom to lead it."""
        sight = self.temple
        place: i64 = (seat * MOST_TEMPLES + self.temples) * self.temple_width
        mine: i64 = s.strength(seat, hex)
        rival_best: i64 = 0
        rival: i64 = 0
        while rival < self.players:
            strength: i64 = s.strength(rival, hex)
            if rival != seat and strength > rival_best:
                rival_best = strength
            rival += 1
        best: i64 = mine if mine > rival_best else rival_best
        lead: i64 = mine - rival_best
        enter: i64 = look.facts.enter[seat * HEXES + hex] if s.supply[seat] else FAR
        if enter > FAR:
            enter = FAR
        walk: i64 = look.facts.walk[seat * HEXES + hex]
        stage: i64 = look.stage[seat]
        sight[place] = s.level[hex]
        sight[place + 1] = mine
        sight[place + 2] = rival_best
        sight[place + 3] = CLEAR if lead > CLEAR else -CLEAR if lead < -CLEAR else lead
        sight[place + 4] = 1 if lead > 0 else 0
        sight[place + 5] = 1 if lead == 0 and mine > 0 else 0
        sight[place + 6] = 1 if s.leader[seat] == hex else 0
        sight[place + 7] = look.facts.reinforce(s, seat, hex, 1 - lead)
        sight[place + 8] = enter
        sight[place + 9] = walk if walk < enter else enter
        sight[place + 10] = 1 if s.pieces[s.level[hex] + 1] else 0
        sight[place + 11] = stage // SOONNESS + 1 if stage >= 0 else 0
        sight[place + 12] = stage % SOONNESS if stage >= 0 else 0
        place += OWN_OF_TEMPLE
        n: i64 = 0
        while n < self.players - 1:
            rival = self.rivals[seat * self.players + n]
            strength = s.strength(rival, hex)
            sight[place] = strength
            sight[place + 1] = look.facts.reinforce(s, rival, hex, mine - strength)
            sight[place + 2] = look.facts.reinforce(s, rival, hex, best - strength + 1)
            sight[place + 3] = 1 if look.order[rival] < look.order[seat] else 0
            place += RIVALS_OF_TEMPLE
            n += 1

    def _see_ruin(self, s: State, look: Evaluation, seat: i64, hex: i64) -> None:
        """Note what a ruin is to a seat: how many treasures are left, and who can be there for how many AP."""
        sight = self.ruin
        place: i64 = (seat * MOST_RUINS + self.ruins) * self.ruin_width
        stage: i64 = look.stage[seat]
        sight[place] = s.treasures_on[hex]
        sight[place + 1] = look.facts.way(s, seat, hex)
        sight[place + 2] = stage // SOONNESS + 1 if stage >= 0 else 0
        place += OWN_OF_RUIN
        n: i64 = 0
        while n < self.players - 1:
            rival: i64 = self.rivals[seat * self.players + n]
            sight[place] = look.facts.way(s, rival, hex)
            sight[place + 1] = 1 if look.order[rival] < look.order[seat] else 0
            place += RIVALS_OF_RUIN
            n += 1


class Network:
    """The network for one number of players. Weights go by layer: a row for each number that goes in, then the bias."""

    def __init__(self, weights: list[int], players: int) -> None:
        self.players: i64 = players
        self.weights: vec[i64] = array(weights)
        starts: list[int] = []
        start = 0
        for into, out in sizes(players):
            starts.append(start)
            start += (into + 1) * out
        if start != len(weights):
            raise ValueError(f"a network for {players} players has {start} weights, not {len(weights)}")
        self.starts: vec[i64] = array(starts)

    def correct(self, s: State, look: Evaluation) -> None:
        """Add to the values of the position looked at last what the evaluation did not see."""
        sights = Sights(int(self.players))
        sights.gather(s, look)
        seat: i64 = 0
        while seat < self.players:
            if look.stage[seat] >= 0:
                look.value[seat] += self._mistake(sights, look, seat)
            seat += 1

    def _mistake(self, sights: Sights, look: Evaluation, seat: i64) -> i64:
        """By how much a seat's points are more than the evaluation says."""
        starts = self.starts
        weights = self.weights
        temples = zeros(TEMPLES[1])
        n: i64 = 0
        while n < sights.temples:
            place: i64 = (seat * MOST_TEMPLES + n) * sights.temple_width
            self._see(sights.temple, place, sights.temple_width, 0, temples)
            n += 1
        ruins = zeros(RUINS[1])
        n = 0
        while n < sights.ruins:
            place = (seat * MOST_RUINS + n) * sights.ruin_width
            self._see(sights.ruin, place, sights.ruin_width, 2, ruins)
            n += 1
        width: i64 = TOGETHER[0]
        seen: i64 = COUNT * self.players
        start: i64 = starts[4]
        sums = biases(weights, starts[5] - width, width)
        add(sights.facts, seat * seen, seen, weights, start, sums)
        start += seen * width
        add_row(weights, start + look.stage[seat] * width, sums)
        start += STAGES * width
        add_row(weights, start + look.order[seat] * width, sums)
        start += self.players * width
        add(temples, 0, TEMPLES[1], weights, start, sums)
        start += TEMPLES[1] * width
        add(ruins, 0, RUINS[1], weights, start, sums)
        rectify(sums)
        more = biases(weights, starts[6] - TOGETHER[1], TOGETHER[1])
        add(sums, 0, width, weights, starts[5], more)
        rectify(more)
        last = biases(weights, starts[6] + TOGETHER[1], 1)
        add(more, 0, TOGETHER[1], weights, starts[6], last)
        return last[0] >> TO_VALUE

    def _see(self, sight: vec[i64], place: i64, width: i64, layer: i64, total: vec[i64]) -> None:
        """Let two layers look at a temple or a ruin; add what they make of it to a total."""
        weights = self.weights
        middle: i64 = TEMPLES[0] if layer == 0 else RUINS[0]
        sums = biases(weights, self.starts[layer + 1] - middle, middle)
        add(sight, place, width, weights, self.starts[layer], sums)
        rectify(sums)
        out: i64 = len(total)
        more = biases(weights, self.starts[layer + 2] - out, out)
        add(sums, 0, middle, weights, self.starts[layer + 1], more)
        rectify(more)
        n: i64 = 0
        while n < out:
            total[n] += more[n]
            n += 1


def biases(weights: vec[i64], start: i64, count: i64) -> vec[i64]:
    """Sums to begin with."""
    return weights[start : start + count]


def add(numbers: vec[i64], place: i64, count: i64, weights: vec[i64], start: i64, sums: vec[i64]) -> None:
    """Add weighted numbers to sums."""
    width: i64 = len(sums)
    n: i64 = 0
    while n < count:
        number: i64 = numbers[place + n]
        if number:
            row: i64 = start + n * width
            k: i64 = 0
            while k < width:
                sums[k] += number * weights[row + k]
                k += 1
        n += 1


def add_row(weights: vec[i64], row: i64, sums: vec[i64]) -> None:
    """Add the weights of something that is so."""
    k: i64 = 0
    while k < len(sums):
        sums[k] += weights[row + k]
        k += 1


def rectify(sums: vec[i64]) -> None:
    """Make numbers of sums, none below zero."""
    k: i64 = 0
    while k < len(sums):
        sums[k] = sums[k] >> HEARD if sums[k] > 0 else 0
        k += 1
