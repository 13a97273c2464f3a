"""Walks as plans are made of them: bring figures of the current player to a hex, by the cheapest way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.classic.planning.distances import FAR
from tikal.classic.rules.state import IN_SUPPLY, ROW, State
from tikal.core import action as act
from tikal.core.arrays import zeros
from tikal.core.hexes import HEX_OF_BIT, HEXES, NOWHERE, SIDES

if TYPE_CHECKING:
    from librt.vecs import vec

MOST_WALKS: Final = 1024
LONGEST: Final = 16  # actions in one walk
MOST_TOGETHER: Final = 3  # figures that one walk brings
CROWD: Final = 4  # explorers that wait in one camp: more of them come in when they are needed
SETTING_OUT: Final = 14  # AP: what is farther is not worth setting out for


class Walks:
    """The walks of one position: each a row of actions, its cost and where it leads."""

    def __init__(self, thorough: bool) -> None:
        self.thorough: bool = thorough  # or only what is most often good
        self.actions: vec[i64] = zeros(MOST_WALKS * LONGEST)
        self.length: vec[i64] = zeros(MOST_WALKS)
        self.target: vec[i64] = zeros(MOST_WALKS)
        self.count: i64 = 0

    def find(self, s: State, ap: vec[i64], targets: i64) -> None:
        """Find walks of the current player's figures to these hexes; `ap` are the distances of the layout.

        Of a way that is too long for this turn the first part is a walk too.
        """
        self.count = 0
        seat = s.current
        homes: i64 = s.homes(seat)
        leader: i64 = s.leader[seat]
        left: i64 = homes if self.thorough else 0
        while left:  # come in and stay there
            camp: i64 = HEX_OF_BIT[(left & -left) % 67]
            left &= left - 1
            room: i64 = CROWD - s.explorers[seat * HEXES + camp]
            if room > 0 and s.supply[seat]:
                some: i64 = s.supply[seat] if s.supply[seat] < room else room
                self._bring(s, ap, homes, -1, camp, camp, act.EXPLORER, some)
            if leader == IN_SUPPLY:
                self._bring(s, ap, homes, -1, camp, camp, act.LEADER, 1)
        while targets:
            bit: i64 = targets & -targets
            hex: i64 = HEX_OF_BIT[bit % 67]
            targets &= targets - 1
            home: i64 = self._nearest(ap, homes, hex)
            if s.supply[seat]:
                self._bring(s, ap, homes, -1, home, hex, act.EXPLORER, s.supply[seat])
            if leader == IN_SUPPLY:
                self._bring(s, ap, homes, -1, home, hex, act.LEADER, 1)
            elif leader >= 0 and leader != hex:
                self._bring(s, ap, homes, leader, home, hex, act.LEADER, 1)
            standing: i64 = s.explorer_hexes[seat] & ~bit
            while standing:
                source: i64 = HEX_OF_BIT[(standing & -standing) % 67]
                standing &= standing - 1
                self._bring(s, ap, homes, source, home, hex, act.EXPLORER, s.explorers[seat * HEXES + source])

    def step_aside(self, s: State, hexes: i64) -> None:
        """Add single steps off these hexes, wherever they lead: who stays on a temple that gets a guard is lost."""
        seat = s.current
        while hexes:
            hex: i64 = HEX_OF_BIT[(hexes & -hexes) % 67]
            hexes &= hexes - 1
            place: i64 = hex * SIDES
            last: i64 = place + s.exit_count[hex * ROW + (s.ap if s.ap < ROW else ROW - 1)]
            while place < last:
                if s.leader[seat] == hex:
                    self.actions[self.count * LONGEST] = s.exits[place] | act.LEADER << act.DETAIL
                    self._close(self.count, 1, NOWHERE)
                if s.explorers[seat * HEXES + hex]:
                    self.actions[self.count * LONGEST] = s.exits[place]
                    self._close(self.count, 1, NOWHERE)
                place += 1

    def _nearest(self, ap: vec[i64], homes: i64, hex: i64) -> i64:
        """Return the home from which a hex is nearest."""
        best: i64 = -1
        least: i64 = FAR + 1
        while homes:
            home: i64 = HEX_OF_BIT[(homes & -homes) % 67]
            homes &= homes - 1
            if ap[home * HEXES + hex] < least:
                least = ap[home * HEXES + hex]
                best = home
        return best

    def _bring(
        self, s: State, ap: vec[i64], homes: i64, source: i64, home: i64, hex: i64, figure: i64, figures: i64
    ) -> None:
        """Add walks of one to three figures from a hex, or from the supply (-1), to another hex."""
        from_home: i64 = ap[home * HEXES + hex]
        cost: i64 = s.ruleset.enter.price + from_home
        out: i64 = -1  # the home a secret path is taken from
        if source >= 0:
            cost = ap[source * HEXES + hex]
            nearest: i64 = self._nearest(ap, homes, source)
            by_secret_path: i64 = ap[source * HEXES + nearest] + s.ruleset.secret.price + from_home
            if nearest != home and by_secret_path < cost:
                cost = by_secret_path
                out = nearest
        if cost > SETTING_OUT:
            return
        left: i64 = s.ap
        together: i64 = 1
        walk: i64 = self.count
        length: i64 = 0
        while together <= figures and together <= MOST_TOGETHER and cost <= left:
            length = self._write(s, ap, source, home, hex, figure, out, walk * LONGEST + length, left) - walk * LONGEST
            left -= cost
            self._close(walk, length, hex)
            if length > LONGEST - 6 or cost > left:
                return
            n: i64 = 0
            while n < length:  # the next walk begins like this one
                self.actions[self.count * LONGEST + n] = self.actions[walk * LONGEST + n]
                n += 1
            walk = self.count
            together += 1
        if together == 1 and cost > left and (self.thorough or source < 0):
            length = self._write(s, ap, source, home, hex, figure, out, walk * LONGEST, left) - walk * LONGEST
            if length:
                self._close(walk, length, hex)

    def _close(self, walk: i64, length: i64, hex: i64) -> None:
        if walk + 2 < MOST_WALKS:
            self.length[walk] = length
            self.target[walk] = hex
            self.count = walk + 1

    def _write(
        self, s: State, ap: vec[i64], source: i64, home: i64, hex: i64, figure: i64, out: i64, place: i64, left: i64
    ) -> i64:
        """Write the way of one figure, as far as `left` AP allow; return the next free place."""
        actions = self.actions
        at: i64 = source
        if source < 0:
            if left < s.ruleset.enter.price:
                return place
            actions[place] = act.ENTER | home << act.HEX | figure << act.DETAIL
            place += 1
            left -= s.ruleset.enter.price
            at = home
        elif out >= 0:
            place = self._follow(s, ap, source, out, figure, place, left)
            left -= ap[source * HEXES + out]
            if left < s.ruleset.secret.price:
                return place
            actions[place] = act.SECRET | home << act.HEX | out << act.ITEM | figure << act.DETAIL
            place += 1
            left -= s.ruleset.secret.price
            at = home
        return self._follow(s, ap, at, hex, figure, place, left)

    def _follow(self, s: State, ap: vec[i64], at: i64, hex: i64, figure: i64, place: i64, left: i64) -> i64:
        """Write the steps of a shortest way, as far as `left` AP allow; return the next free place."""
        while at != hex:
            step: i64 = self._step(s, ap, at, hex)
            price: i64 = step >> act.COST & act.FIELD
            if price > left:
                return place
            self.actions[place] = step | figure << act.DETAIL
            place += 1
            left -= price
            at = step >> act.HEX & act.FIELD
        return place

    def _step(self, s: State, ap: vec[i64], source: i64, hex: i64) -> i64:
        """Return the first step of a shortest way between two hexes that are connected."""
        place: i64 = source * SIDES
        last: i64 = place + s.exit_count[source * ROW + ROW - 1]
        way: i64 = ap[source * HEXES + hex]
        while place < last:
            exit: i64 = s.exits[place]
            if (exit >> act.COST & act.FIELD) + ap[(exit >> act.HEX & act.FIELD) * HEXES + hex] == way:
                return exit
            place += 1
        raise ValueError("no way leads there")


def worth_going(s: State) -> i64:
    """The hexes that a figure of the current player may have something to do on."""
    targets: i64 = s.temples & ~s.guarded | s.filled
    if s.camps_left[s.current]:
        targets |= s.camp_sites() & ~s.camped
    return targets & ~s.homes(s.current)
