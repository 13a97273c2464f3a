"""Opponents by strength, for people: easy, medium, hard and expert, whichever game is played.

A level has a bot of its own for every game that it plays; `plays` names those games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tikal.bots.bot import Bot, Budget
from tikal.bots.classic_levels import ClassicEasy, ClassicExpert, ClassicHard, ClassicMedium
from tikal.bots.legend_levels import LegendEasy, LegendHard, LegendMedium
from tikal.core.action import Action
from tikal.core.engine import LegalActions
from tikal.core.position import Position


class LevelBot(Bot):
    """One strength: asks the bot of the game that is played."""

    bots: ClassVar[tuple[type[Bot], ...]]  # one for each game

    def __init_subclass__(cls) -> None:
        cls.plays = tuple(game for bot in cls.bots for game in bot.plays)

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._by_game = {game: bot(seed) for bot in self.bots for game in bot.plays}

    def choose(self, position: Position, legal: LegalActions, budget: Budget) -> Action | Sequence[Action]:
        bot = self._by_game[position.rules.game]
        bot.thought = None
        answer = bot.choose(position, legal, budget)
        self.thought = bot.thought
        return answer


class EasyBot(LevelBot):
    name = "easy"
    level = "easy"
    bots = (ClassicEasy, LegendEasy)


class MediumBot(LevelBot):
    name = "medium"
    level = "medium"
    bots = (ClassicMedium, LegendMedium)


class HardBot(LevelBot):
    name = "hard"
    level = "hard"
    bots = (ClassicHard, LegendHard)
    budget = Budget(seconds=0.4)


class ExpertBot(LevelBot):
    name = "expert"
    level = "expert"
    bots = (ClassicExpert,)
    budget = Budget(seconds=2.0)
