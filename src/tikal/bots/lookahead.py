"""Bots that look beyond their own turn."""

from __future__ import annotations

from typing import ClassVar

from tikal.bots.bot import Budget
from tikal.bots.planner import PlanningBot
from tikal.core.dealer import Rng
from tikal.core.state import State
from tikal.search.limit import Limit
from tikal.search.planner import Turn
from tikal.search.replies import Candidate, Table, choose_by_replies
from tikal.search.tree import Tree

PLANNING = 40  # percent of the budget at most for finding turns; the rest is for comparing them
FIRST = 75  # percent of what is left of the turn's budget, if something may come to light and it must think again


class LookaheadBot(PlanningBot):
    """Plans several good turns and compares them by what comes after them."""

    width: ClassVar[int] = 12
    tiles: ClassVar[int] = 4
    trust: ClassVar[int] = 2  # how many samples the plan's own value counts for

    def rank(self, position: State, limit: Limit) -> list[Turn]:
        weights = self.weights(position)
        now = limit.part(FIRST) if position.filled else limit
        planning = now.part(PLANNING)
        turns = self.plan(position, planning)
        now.nodes += planning.nodes
        if len(turns) > 1:
            turns = [c.turn for c in self.compare(Table(weights, *self.quick), position, turns, now)]
        if now is not limit:
            limit.nodes += now.nodes
        return turns

    def compare(self, table: Table, position: State, turns: list[Turn], limit: Limit) -> list[Candidate]:
        """Return the turns, best first, after looking ahead."""
        raise NotImplementedError


class ReplyBot(LookaheadBot):
    """Takes the turn that stands up best to the others' answers."""

    name = "reply"
    level = "hard"
    budget = Budget(seconds=0.5)

    def compare(self, table: Table, position: State, turns: list[Turn], limit: Limit) -> list[Candidate]:
        seed = str(self.rng.below(1 << 20))
        return choose_by_replies(table, position, turns, seed, self.trust, 64, limit)


class SearchBot(LookaheadBot):
    """Searches a tree of whole turns, in which everybody looks for the best of theirs."""

    name = "search"
    level = "expert"
    budget = Budget(seconds=2.0)

    def compare(self, table: Table, position: State, turns: list[Turn], limit: Limit) -> list[Candidate]:
        rng = Rng(f"tree/{self.rng.below(1 << 20)}")
        return Tree(table, position, turns, rng).grow(limit, self.trust)
