"""Search over whole turns: a tree whose moves are the turns a quick planner finds and whose chances are sampled.

Every seat plays for itself (max^n). A node knows a few good turns; the more often it is visited the more of them are
tried, and the more outcomes of chance are followed (progressive widening). A visit ends when it is the searcher's
turn again, with the evaluation.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from tikal.classic.planning.evaluation import ONE
from tikal.classic.planning.replies import Table
from tikal.classic.rules.state import State
from tikal.core.dealer import Rng
from tikal.core.limit import Limit
from tikal.core.planning import Candidate, Turn, order

CURIOSITY: Final = 3 * ONE  # points that a turn nobody has tried yet is given for it
MOST_TURNS: Final = 12  # considered in one node
MOST_VISITS: Final = 20_000  # where nothing else limits a search


class Node:
    """A position in which somebody is about to take a turn."""

    def __init__(self, state: State, turns: list[Turn]) -> None:
        self.state: State = state
        self.seat: i64 = state.current
        self.visits: i64 = 0
        self.candidates: list[Candidate] = [Candidate(turn) for turn in turns[:MOST_TURNS]]
        self.outcomes: list[list[Node]] = [[] for _ in self.candidates]

    def choose(self) -> i64:
        """Return the number of the turn to follow: a good one, or one that has not been followed much."""
        open: i64 = 2 + math.isqrt(self.visits)
        if open > len(self.candidates):
            open = len(self.candidates)
        lift: i64 = self._lift()
        curiosity: i64 = CURIOSITY * math.isqrt(self.visits * 16)
        best: i64 = 0
        top: i64 = -(1 << 60)
        n: i64 = 0
        while n < open:
            candidate = self.candidates[n]
            value: i64 = candidate.mean(lift, 1) + curiosity // (4 * (1 + candidate.count))
            if value > top:
                top = value
                best = n
            n += 1
        return best

    def _lift(self) -> i64:
        """How much more turns turned out to be worth than their plans said."""
        gained: i64 = 0
        count: i64 = 0
        for candidate in self.candidates:
            gained += candidate.total - candidate.turn.value * candidate.count
            count += candidate.count
        return gained // count if count else 0


class Tree:
    """A search from one position."""

    def __init__(self, table: Table, s: State, turns: list[Turn], rng: Rng) -> None:
        self.table: Table = table
        self.me: i64 = s.current
        self.rng: Rng = rng
        self.root: Node = Node(s.copy(), turns)

    def grow(self, limit: Limit, trust: int) -> list[Candidate]:
        """Search while the limit lasts; return the root's turns, best first."""
        while self.root.visits < MOST_VISITS and not limit.is_over() and limit.has_room_for_visit():
            self._visit(limit)
            limit.note_visit()
        order(self.root.candidates, trust)
        return self.root.candidates

    def _visit(self, limit: Limit) -> None:
        path: list[Node] = []
        taken: list[i64] = []
        node = self.root
        while True:
            n: i64 = node.choose()
            path.append(node)
            taken.append(n)
            following = node.outcomes[n]
            if len(following) <= math.isqrt(node.candidates[n].count):
                s = node.state.copy()
                self.table.play_turn(s, node.candidates[n].turn, self.rng)
                self.table.go_on(s, self.rng)
                if not self._is_done(s, len(path), node):
                    fresh = Node(s, self.table.turns(s, limit))
                    following.append(fresh)
                    self._roll_out(fresh, limit, path, taken)
                    return
                self._look_back(s, path, taken)
                return
            node = following[self.rng.below(len(following))]

    def _is_done(self, s: State, turns: i64, last: Node) -> bool:
        """Whether a visit ends here: it is one's own turn again, or a scoring turn of one's own is over."""
        return self.table.is_back(s, self.me) or (turns > 1 and last.seat == self.me)

    def _roll_out(self, node: Node, limit: Limit, path: list[Node], taken: list[i64]) -> None:
        """Play on from a new node as everybody would without a search."""
        s = node.state.copy()
        seat: i64 = s.current
        self.table.play_turn(s, node.candidates[0].turn, self.rng)
        self.table.go_on(s, self.rng)
        while not self.table.is_back(s, self.me) and seat != self.me and not limit.is_over():
            seat = s.current
            self.table.answer(s, self.rng, self.rng, limit)
        if not limit.is_over():  # a visit that was cut short tells nothing
            self._look_back(s, path, taken)

    def _look_back(self, s: State, path: list[Node], taken: list[i64]) -> None:
        """Tell all nodes on the way what came of it, each from its own seat's side."""
        self.table.look(s)
        n: i64 = 0
        while n < len(path):
            node = path[n]
            candidate = node.candidates[taken[n]]
            candidate.total += self.table.planner.evaluation.margin_of(s, node.seat)
            candidate.count += 1
            node.visits += 1
            n += 1
