"""Opponents by strength in the classic game, from beginner to expert. `tikal/bots/levels.py` seats them.

All of them plan sensible turns. The weaker ones judge them less well (`misjudgement.py`).
"""

from __future__ import annotations

from typing import ClassVar

from tikal.bots.misjudgement import misjudged
from tikal.classic.bots.champion import ChampionBot
from tikal.classic.bots.planner import Breadth
from tikal.classic.bots.thrift import without_leftovers
from tikal.classic.bots.weights import weights
from tikal.classic.planning.evaluation import ONE
from tikal.classic.planning.network import Network
from tikal.classic.rules.ruleset import LAYING
from tikal.classic.rules.state import NORMAL, State
from tikal.core.limit import Limit
from tikal.core.planning import Turn


class CasualBot(ChampionBot):
    """Plans like the champion and does not look ahead, and it misjudges the turns it thinks of by some points."""

    breadth = Breadth(6, 4, 16, 48)
    misjudges: ClassVar[float]  # points, typically

    def breadth_of(self, position: State, limit: Limit) -> Breadth:
        return self.breadth

    def network(self, position: State) -> Network | None:
        return None

    def rank(self, position: State, limit: Limit) -> list[Turn]:
        turns = without_leftovers(position, self.plan(position, limit))
        if position.phase != LAYING and position.ap < position.ruleset.action_points:
            return turns  # it goes on with what it has begun
        order = misjudged([turn.value for turn in turns], self.rng, int(self.misjudges * ONE))
        return [turns[n] for n in order]


class ClassicBeginner(CasualBot):
    """Judges by the planner's weights, which know less of what comes of a turn."""

    name = "beginner"
    level = "beginner"
    misjudges = 6.0

    def weights(self, position: State) -> list[int]:
        return list(weights(int(position.players)))


class ClassicEasy(CasualBot):
    name = "easy"
    level = "easy"
    misjudges = 12.0


class ClassicMedium(CasualBot):
    name = "medium"
    level = "medium"
    misjudges = 0.8


class ClassicHard(ChampionBot):
    """Compares few turns: there is not much time for looking ahead."""

    name = "hard"
    level = "hard"
    breadth = ChampionBot.breadth._replace(turns=5)
    wider: ClassVar[tuple[tuple[int, Breadth], ...]] = ()

    def plan(self, position: State, limit: Limit) -> list[Turn]:
        turns = super().plan(position, limit)
        return without_leftovers(position, turns) if position.round_kind == NORMAL else turns


class ClassicExpert(ClassicHard):
    """Plans wider and compares more turns, as many as there is time for."""

    name = "expert"
    level = "expert"
    breadth = Breadth(16, 6, 64, 12)
    wider = ChampionBot.wider
