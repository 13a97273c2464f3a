"""Bots that look beyond their own turn."""

from __future__ import annotations

from typing import ClassVar

from tikal.bots.bot import Budget
from tikal.classic.bots.planner import Breadth, PlanningBot
from tikal.classic.planning.replies import Table, choose_by_replies
from tikal.classic.planning.tree import Tree
from tikal.classic.rules.state import State
from tikal.core import action as act
from tikal.core.dealer import Rng
from tikal.core.limit import Limit
from tikal.core.planning import Candidate, Turn

PLANNING = 30  # percent of the budget at most for finding turns; the rest is for comparing them
FIRST = 75  # percent of the rest, if a turn may bring something to light: then it has to think again


class LookaheadBot(PlanningBot):
    """Plans several good turns and compares them by what comes after them."""

    breadth = Breadth(8, 3, 32, 8)
    trust: ClassVar[int] = 6  # how many samples the plan's own value counts for

    def rank(self, position: State, limit: Limit) -> list[Turn]:
        planning = limit.part(PLANNING)
        turns = self.plan(position, planning)
        limit.nodes += planning.nodes
        if len(turns) == 1:
            return turns
        digs = any(act.kind_of(action) == act.DIG for turn in turns for action in turn.actions)
        comparing = limit.part(FIRST if digs else 100)
        ranked = self.compare(self.table(position), position, turns, comparing)
        limit.nodes += comparing.nodes
        return [candidate.turn for candidate in ranked]

    def compare(self, table: Table, position: State, turns: list[Turn], limit: Limit) -> list[Candidate]:
        """Return the turns, best first, after looking ahead."""
        raise NotImplementedError


class ReplyBot(LookaheadBot):
    """Takes the turn that stands up best to the others' answers."""

    name = "reply"
    level = "easy"
    budget = Budget(seconds=0.5)

    def compare(self, table: Table, position: State, turns: list[Turn], limit: Limit) -> list[Candidate]:
        seed = str(self.rng.below(1 << 20))
        return choose_by_replies(table, position, turns, seed, self.trust, limit)


class SearchBot(LookaheadBot):
    """Searches a tree of whole turns, in which everybody looks for the best of theirs."""

    name = "search"
    level = "easy"
    budget = Budget(seconds=2.0)

    def compare(self, table: Table, position: State, turns: list[Turn], limit: Limit) -> list[Candidate]:
        rng = Rng(f"tree/{self.rng.below(1 << 20)}")
        return Tree(table, position, turns, rng).grow(limit, self.trust)
