"""Opponents by strength in the classic game: easy, medium, hard and expert. `tikal/bots/levels.py` seats them.

All of them plan sensible turns. The weaker ones judge them less well (`misjudgement.py`).
"""

from __future__ import annotations

from typing import ClassVar

from tikal.bots.bot import Budget
from tikal.bots.misjudgement import misjudged
from tikal.classic.bots.lookahead import ReplyBot
from tikal.classic.bots.planner import PlanningBot, modest_rivalry
from tikal.classic.bots.thrift import without_leftovers
from tikal.classic.planning.evaluation import ONE
from tikal.classic.rules.ruleset import LAYING
from tikal.classic.rules.state import State
from tikal.core.limit import Limit
from tikal.core.planning import Turn


class CasualBot(PlanningBot):
    """Plans like the planner, but misjudges the turns it thinks of by some points."""

    misjudges: ClassVar[float]  # points, typically
    most: ClassVar[int] = 48  # turns it thinks of

    def rank(self, position: State, limit: Limit) -> list[Turn]:
        turns = without_leftovers(position, self.plan(position, limit))
        if position.phase != LAYING and position.ap < position.ruleset.action_points:
            return turns  # it goes on with what it has begun
        order = misjudged([turn.value for turn in turns], self.rng, int(self.misjudges * ONE))
        return [turns[n] for n in order]

    def rivalry(self, players: int) -> int:
        return modest_rivalry(players)


class ClassicEasy(CasualBot):
    name = "easy"
    level = "easy"
    width = 3
    tiles = 8
    spending_width = 6
    most = 96
    misjudges = 8.0


class ClassicMedium(CasualBot):
    name = "medium"
    level = "medium"
    width = 6
    tiles = 4
    spending_width = 16
    misjudges = 2.0


class ClassicHard(ReplyBot):
    name = "hard"
    level = "hard"
    budget = Budget(seconds=0.4)


class ClassicExpert(ReplyBot):
    name = "expert"
    level = "expert"
    budget = Budget(seconds=2.0)
    width = 16
    tiles = 6
    spending_width = 64
    most = 12
