"""Ways to bring figures where something is to be had, as whole rows of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.arrays import zeros
from tikal.core.hexes import BIT, HEX_OF_BIT, SIDES
from tikal.legend.planning.map import FAR, Map
from tikal.legend.rules import layout as at
from tikal.legend.rules import scoring
from tikal.legend.rules.state import SPENDING, LegendState

if TYPE_CHECKING:
    from librt.vecs import vec

LONGEST: Final = 32  # actions of one walk: two figures, each from hex to hex
MOST_WALKS: Final = 1500
STROLL: Final = 5  # AP: how far somebody on the board is sent
MOST_TOGETHER: Final = 3  # figures that come from supply together
EVERYWHERE: Final = -1  # all hexes, as goals


class Walks:
    """All walks from one position. `actions` holds them row by row, `length` says how long each is."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.actions: vec[i64] = zeros(MOST_WALKS * LONGEST)
        self.length: vec[i64] = zeros(MOST_WALKS)
        self.way: vec[i64] = zeros(FAR + 1)  # hexes of one way, from its end

    def find(self, s: LegendState, map: Map, ap: i64, among: i64 = EVERYWHERE) -> None:
        """List the walks that cost at most `ap`: from supply, if AP are spent freely, and on the board.

        `among` are the hexes of which those that are worth going to are goals.
        """
        self.count = 0
        seat: i64 = s.current
        goals: i64 = worth_going(s) & among
        homes: i64 = s.homes(seat)
        map.measure(s)
        if s.phase == SPENDING:
            self._from_supply(s, map, ap, goals, homes)
        most: i64 = ap if ap < STROLL else STROLL
        standing: i64 = s.w[at.MEMBER_HEXES + seat]
        while standing:
            hex: i64 = HEX_OF_BIT[(standing & -standing) % 67]
            map.spread(s, BIT[hex], homes, 0, most)
            if s.explorers(seat, hex):
                self._to_goals(s, map, goals & ~BIT[hex], most, act.EXPLORER, 1)
            if s.leaders(seat, hex):
                self._to_goals(s, map, goals & ~BIT[hex], most, act.LEADER, 1)
            standing &= standing - 1

    def _from_supply(self, s: LegendState, map: Map, ap: i64, goals: i64, homes: i64) -> None:
        seat: i64 = s.current
        explorers: i64 = s.w[at.EXPLORERS_IN + seat]
        if not explorers and not s.w[at.LEADERS_IN + seat]:
            return
        map.spread(s, homes, homes, s.ruleset.box.costs.deploy, ap)
        if s.w[at.LEADERS_IN + seat]:
            self._to_goals(s, map, goals, ap, act.LEADER, 1)
        most: i64 = explorers if explorers < MOST_TOGETHER else MOST_TOGETHER
        together: i64 = 1
        while together <= most:
            self._to_goals(s, map, goals if together == 1 else goals & crowded(s), ap, act.EXPLORER, together)
            together += 1

    def _to_goals(self, s: LegendState, map: Map, goals: i64, ap: i64, figure: i64, together: i64) -> None:
        """Add the walk to each goal that `together` figures can reach."""
        while goals:
            hex: i64 = HEX_OF_BIT[(goals & -goals) % 67]
            goals &= goals - 1
            if map.away[hex] * together <= ap and map.away[hex] < FAR and self.count < MOST_WALKS:
                self._add(s, map, hex, figure, together)

    def _add(self, s: LegendState, map: Map, goal: i64, figure: i64, together: i64) -> None:
        steps: i64 = 0
        hex: i64 = goal
        while hex >= 0:
            self.way[steps] = hex
            steps += 1
            hex = map.back[hex]
        start: i64 = self.way[steps - 1]
        deploys: bool = map.away[start] > 0
        each: i64 = steps if deploys else steps - 1
        if each * together > LONGEST:
            return
        place: i64 = self.count * LONGEST
        left: i64 = together
        while left:
            if deploys:
                self.actions[place] = act.pack(act.ENTER, start, 0, figure)
                place += 1
            n: i64 = steps - 1
            while n > 0:
                self.actions[place] = self._step(map, self.way[n], self.way[n - 1], figure)
                place += 1
                n -= 1
            left -= 1
        self.length[self.count] = each * together
        self.count += 1

    def _step(self, map: Map, source: i64, target: i64, figure: i64) -> i64:
        """A step over stones if it costs what the way says, else the secret path."""
        cost: i64 = map.away[target] - map.away[source]
        side: i64 = 0
        while side < SIDES:
            if map.board.neighbour[source * SIDES + side] == target and map.stones[source * SIDES + side] == cost:
                return act.pack(act.MOVE, target, source, figure, cost)
            side += 1
        return act.pack(act.SECRET, target, source, figure)


def worth_going(s: LegendState) -> i64:
    """The hexes where members count for something."""
    w = s.w
    tiles: i64 = w[at.TEMPLES] & ~w[at.GUARDED] | w[at.VOLCANOES] | w[at.LAKES] | w[at.RUINS]
    return tiles | scoring.featureless(s)


def crowded(s: LegendState) -> i64:
    """The hexes where more than one member may be of use."""
    w = s.w
    return w[at.TEMPLES] & ~w[at.GUARDED] | w[at.VOLCANOES] | w[at.FILLED] | w[at.LAKES] & s.anybody()
