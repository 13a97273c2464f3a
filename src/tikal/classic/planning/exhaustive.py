"""The best turn for certain: every way to spend the AP of a position, digs valued by expectation.

Far too slow to play with; it is what the planner is measured against. Positions are kept once, whatever the order of
the actions that lead there.
"""

from __future__ import annotations

from mypy_extensions import i64

from tikal.classic.planning.distances import Distances
from tikal.classic.planning.evaluation import Evaluation
from tikal.classic.planning.planner import dig_unseen, key_of
from tikal.classic.rules.ruleset import MOST_AP
from tikal.classic.rules.state import State
from tikal.core import action as act
from tikal.core import engine
from tikal.core.arrays import zeros


class Exhaustive:
    """Looks at every position that a turn can reach."""

    def __init__(self, weights: list[int], rivalry: int = 100) -> None:
        self.evaluation: Evaluation = Evaluation(weights, rivalry)
        self.seen: list[set[int]] = []
        self.best: i64 = 0
        self.positions: i64 = 0
        self.most: i64 = 0

    def best_value(self, s: State, most: int) -> int | None:
        """Return the value of the best turn, or None if there are more positions than `most`."""
        distances = Distances()
        distances.measure(s)
        self.evaluation.begin(s, distances)
        self.seen = [set() for _ in range(MOST_AP + 1)]
        self.best = -(1 << 60)
        self.positions = 0
        self.most = most
        self._try_all(s.copy(), 0)
        return None if self.positions > self.most else int(self.best)

    def _try_all(self, s: State, unknown: i64) -> None:
        """Look at a position, and at all that follow from it unless it has been seen with as many AP."""
        seen = self.seen[s.ap]
        key = int(key_of(s))
        if key in seen:
            return
        seen.add(key)
        self.positions += 1
        if self.positions > self.most:
            return
        self.evaluation.look(s, unknown)
        value: i64 = self.evaluation.margin(s)
        if value > self.best:
            self.best = value
        if s.ap == 0:
            return
        listed = zeros(engine.MOST_ACTIONS)
        count: i64 = s.list_actions(listed, 0)
        n: i64 = 0
        while n < count:
            action: i64 = listed[n]
            if act.kind_of(action) == act.DIG:
                dig_unseen(s, action)
                self._try_all(s, unknown + 1)
                s.unapply(action)
            elif action != act.END:
                s.apply(action)
                self._try_all(s, unknown)
                s.unapply(action)
            n += 1
