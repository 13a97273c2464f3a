"""Opponents by strength, for people: beginner, easy, medium, hard and expert, whichever game is played.

Every game names the bots that play each level (`Title.levels`).
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from tikal.bots.bot import Bot, Budget
from tikal.core.action import Action
from tikal.core.engine import LegalActions
from tikal.core.position import Position
from tikal.titles import title, titles


class LevelBot(Bot):
    """One strength: asks the bot of the game that is played."""

    def __init_subclass__(cls) -> None:
        cls.plays = tuple(game.id for game in titles() if cls.level in game.levels)

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._seed = seed
        self._by_game: dict[str, Bot] = {}

    def choose(self, position: Position, legal: LegalActions, budget: Budget) -> Action | Sequence[Action]:
        bot = self._bot(position.rules.game)
        bot.thought = None
        answer = bot.choose(position, legal, budget)
        self.thought = bot.thought
        return answer

    def _bot(self, game: str) -> Bot:
        if game not in self._by_game:
            self._by_game[game] = load(title(game).levels[self.level])(self._seed)
        return self._by_game[game]


def load(where: str) -> Any:
    """Return the class that "module:class" names."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


def _bot_of(level: str, budget: Budget, most_cores: int = 1) -> type[LevelBot]:
    said = {"__module__": __name__, "name": level, "level": level, "budget": budget, "most_cores": most_cores}
    return type(f"{level.title()}Bot", (LevelBot,), said)


BeginnerBot = _bot_of("beginner", Budget())
EasyBot = _bot_of("easy", Budget())
MediumBot = _bot_of("medium", Budget())
HardBot = _bot_of("hard", Budget(seconds=0.4, nodes=20_000))  # enough for it; more would make it another expert
ExpertBot = _bot_of("expert", Budget(seconds=2.0), most_cores=2)
