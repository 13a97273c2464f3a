"""Games that bots play to the end."""

from __future__ import annotations

import tikal
from tikal.bots.bot import Budget
from tikal.bots.player import Player
from tikal.bots.registry import make_bot


def played_out(game: tikal.Game, names: tuple[str, ...], seed: str, budget: Budget) -> tikal.Game:
    """Let bots play a game to its end; none of them may fail."""
    players = [Player(make_bot(name, f"{seed}/{seat}"), budget) for seat, name in enumerate(names)]
    while not game.is_over:
        players[int(game.state.current)].play(game)
    for player in players:
        assert not player.failures
    return game
