"""Opponents by strength, for people: easy, medium, hard and expert.

All of them plan sensible turns. The weaker ones judge them less well: each turn they think of is given an error, and
they take what then looks best. So they choose worse among good turns, as people do, and never do what is silly.
"""

from __future__ import annotations

from typing import ClassVar

from tikal.bots.bot import Budget
from tikal.bots.lookahead import ReplyBot
from tikal.bots.planner import PlanningBot, modest_rivalry
from tikal.core.state import State
from tikal.search.evaluation import ONE
from tikal.search.limit import Limit
from tikal.search.planner import Turn

DICE = 12  # so many dice with a thousand sides make a good bell curve


class CasualBot(PlanningBot):
    """Plans like the planner, but misjudges the turns it thinks of by some points."""

    misjudges: ClassVar[float]  # points, typically
    most: ClassVar[int] = 24  # turns it thinks of

    def rank(self, position: State, limit: Limit) -> list[Turn]:
        turns = self.plan(position, limit)
        looks = [turn.value + self._error() for turn in turns]
        order = sorted(range(len(turns)), key=lambda n: (-looks[n], n))
        return [turns[n] for n in order]

    def rivalry(self, players: int) -> int:
        return modest_rivalry(players)

    def _error(self) -> int:
        dice = sum(int(self.rng.below(1000)) for _ in range(DICE)) - DICE * 999 // 2
        return int(self.misjudges * ONE) * dice // 1000


class EasyBot(CasualBot):
    name = "easy"
    level = "easy"
    width = 3
    tiles = 4
    spending_width = 6
    misjudges = 6.0


class MediumBot(CasualBot):
    name = "medium"
    level = "medium"
    width = 6
    tiles = 4
    spending_width = 16
    misjudges = 2.0


class HardBot(ReplyBot):
    name = "hard"
    level = "hard"
    budget = Budget(seconds=0.4)


class ExpertBot(ReplyBot):
    name = "expert"
    level = "expert"
    budget = Budget(seconds=2.0)
    width = 16
    tiles = 6
    spending_width = 64
    most = 12
