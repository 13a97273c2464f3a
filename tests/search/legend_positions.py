"""Positions from games of Legend between quick bots, for the tests of what looks ahead."""

from __future__ import annotations

from collections.abc import Iterator

import tikal
from tikal.bots.bot import Budget
from tikal.bots.player import Player
from tikal.core.limit import Limit
from tikal.core.planning import Turn
from tikal.legend.bots.levels import LegendBot
from tikal.legend.planning.drafting import Draft
from tikal.legend.rules.state import LegendState

QUICK = Budget(nodes=40)


class QuickBot(LegendBot):
    """Thinks little and misjudges much, so that all sorts of positions come up."""

    name = "easy"
    level = "easy"
    width = 1
    picks = 1
    sites = 1
    misjudges = 8.0

    def draft(self, position: LegendState, legal: list[int], limit: Limit) -> list[Turn]:
        return Draft(self.planner(position), position).rank(legal, limit)


def positions(seed: str, players: int = 2, every: int = 1, scenario: str = "chichen-itza") -> Iterator[LegendState]:
    """Every so many positions in which a seat has to decide, as that seat sees them."""
    game = tikal.new_game("legend", players, scenario=scenario, seed=seed)
    bots = [Player(QuickBot(f"{seed}/{seat}"), QUICK) for seat in range(players)]
    found = 0
    while not game.is_over:
        seat = int(game.state.current)
        if found % every == 0:
            state = game.state.seen_by(seat)
            assert isinstance(state, LegendState)
            yield state
        found += 1
        bots[seat].play(game)
