"""Plays any legal action, each as likely as the others."""

from __future__ import annotations

from tikal.bots.bot import Bot, Budget
from tikal.core.action import Action
from tikal.core.engine import LegalActions
from tikal.core.position import Position
from tikal.titles import TITLES


class RandomBot(Bot):
    name = "random"
    level = "beginner"
    plays = tuple(TITLES)

    def choose(self, position: Position, legal: LegalActions, budget: Budget) -> Action:
        return legal[int(self.rng.below(len(legal)))]
