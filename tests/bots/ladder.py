"""How far the levels are apart: one of a level against others of another, every deal in every seat.

    python -m tests.bots.ladder medium easy --players 2 --deals 40
    python -m tests.bots.ladder hard medium --players 4 --deals 8

Levels that think by the clock get nodes in proportion to it, so that the same games come out on every machine. In
the arena all bots get as many, and `expert` would be another `hard`.
"""

from __future__ import annotations

import argparse
import time

import click

import tikal
from tests.bots.openings import NODES
from tikal.arena.statistics import mean_of, share_of
from tikal.bots.bot import Budget, bot_seed
from tikal.bots.player import Player
from tikal.bots.registry import make_bot


def played(levels: list[str], seed: str, edition: str) -> list[int]:
    """Let one of each level play a game; return the scores."""
    game = tikal.new_game(edition, len(levels), seed=seed)
    players = [
        Player(make_bot(level, bot_seed(seed, seat)), Budget(nodes=NODES[level]) if level in NODES else None)
        for seat, level in enumerate(levels)
    ]
    while not game.is_over:
        players[int(game.state.current)].play(game)
    assert not any(player.failures for player in players)
    return game.scores


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one")
    parser.add_argument("others")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--edition", default="super-meeple")
    parser.add_argument("--seed", default="ladder")
    chosen = parser.parse_args()
    wins: list[float] = []
    points: list[float] = []
    theirs: list[float] = []
    began = time.process_time()
    for deal in range(chosen.deals):
        won = mine = rest = 0.0
        for seat in range(chosen.players):
            levels = [chosen.one if n == seat else chosen.others for n in range(chosen.players)]
            scores = played(levels, f"{chosen.seed}/{deal}", chosen.edition)
            won += (scores[seat] == max(scores)) / scores.count(max(scores)) / chosen.players
            mine += scores[seat] / chosen.players
            rest += (sum(scores) - scores[seat]) / (chosen.players - 1) / chosen.players
        wins.append(won)
        points.append(mine)
        theirs.append(rest)
    click.echo(
        f"{chosen.one} against {chosen.players - 1} {chosen.others}: {chosen.deals * chosen.players} games, "
        f"{share_of(wins).text(percent=True)} wins ({100 / chosen.players:.0f}% is even), "
        f"{mean_of(points).text()} points against {mean_of(theirs).text()}; {time.process_time() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
