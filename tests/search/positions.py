"""Positions from games of planners, for the tests of what looks ahead."""

from __future__ import annotations

from collections.abc import Iterator

import tikal
from tikal.bots.bot import Budget
from tikal.bots.player import Player
from tikal.classic.bots.planner import PlannerBot
from tikal.classic.rules.ruleset import LAYING, SPENDING
from tikal.classic.rules.state import State, classic_state

QUICK = Budget(nodes=150)


def positions(seed: str, players: int = 4, auction: bool = False, every: int = 1) -> Iterator[State]:
    """Every so many positions of a game in which somebody has a whole turn, or all of its AP, before them."""
    game = tikal.new_game("super-meeple", players, auction, seed=seed)
    bots = [Player(PlannerBot(f"{seed}/{seat}"), QUICK) for seat in range(players)]
    found = 0
    while not game.is_over:
        state = classic_state(game.state)
        if state.phase == LAYING or (state.phase == SPENDING and state.ap == state.ruleset.action_points):
            if found % every == 0:
                yield state.copy()
            found += 1
        bots[int(state.current)].play(game)
