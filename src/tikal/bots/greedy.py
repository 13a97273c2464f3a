"""Plays the action that looks best right now, one action at a time."""

from __future__ import annotations

from tikal.bots.bot import Bot
from tikal.core.action import Action
from tikal.core.engine import LegalActions
from tikal.core.state import State


class GreedyBot(Bot):
    name = "greedy"

    def choose(self, position: State, legal: LegalActions) -> Action:
        return legal[0]
