"""How far the levels are apart: one of a level against others of another, every deal in every seat.

    python -m tests.bots.ladder --deals 20                          # every level against two of the one below it
    python -m tests.bots.ladder medium easy --players 2 --deals 40
    python -m tests.bots.ladder hard medium --players 4 --deals 8
    python -m tests.bots.ladder champion:6000 reply:9000 --players 2    # any bots, with so many nodes a turn

Levels that think by the clock get nodes instead (`openings.NODES`), and other bots that do have to be told how many: so
the same games come out on every machine, however many are played at a time. In the arena all bots get as many, and
`expert` would be another `hard`.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from itertools import islice

import click

import tikal
from tests.bots.openings import NODES
from tikal.arena.statistics import mean_of, share_of
from tikal.arena.workers import Desk, Processes, Workers
from tikal.bots.bot import LEVELS, Budget, bot_seed
from tikal.bots.player import Player
from tikal.bots.registry import bot_class, bot_names, make_bot
from tikal.bots.second import cores_here
from tikal.editions.registry import editions


@dataclass(frozen=True)
class Match:
    """A game to be played."""

    levels: tuple[str, ...]  # by seat, each with its nodes if they are told
    seed: str
    edition: str
    auction: bool


def scores_of(match: Match, desk: Desk) -> list[int]:
    """Play a game; return the scores."""
    desk.without_limit()
    game = tikal.new_game(match.edition, len(match.levels), match.auction, seed=match.seed)
    players: list[Player] = []
    for seat, level in enumerate(match.levels):
        name, nodes = budgeted(level)
        players.append(Player(make_bot(name, bot_seed(match.seed, seat)), Budget(nodes=nodes) if nodes else None))
    while not game.is_over:
        players[int(game.state.current)].play(game)
    assert not any(player.failures for player in players)
    return game.scores


def budgeted(level: str) -> tuple[str, int | None]:
    """Return a bot's name and how many nodes it gets a turn, if it does not need any."""
    name, _, told = level.partition(":")
    return name, int(told) if told else NODES.get(name)


def checked(level: str) -> str:
    """Return a bot that can play, with its nodes if they are told."""
    name, colon, told = level.partition(":")
    if name not in bot_names():
        raise argparse.ArgumentTypeError(f"there is no bot {name!r}; there are {', '.join(bot_names())}")
    if colon and not (told.isdecimal() and int(told) > 0):
        raise argparse.ArgumentTypeError(f"{level!r}: nodes a turn are a whole number, at least 1")
    if budgeted(level)[1] is None and bot_class(name).budget.seconds is not None:
        raise argparse.ArgumentTypeError(f"{name} thinks by the clock: tell how many nodes it gets, as in {name}:20000")
    return level


def climbed(one: str, others: str, chosen: argparse.Namespace, helpers: Workers) -> str:
    """Return what one of a level makes against others of another."""
    seats = range(chosen.players)
    matches = [
        Match(
            tuple(one if n == seat else others for n in seats),
            f"{chosen.seed}/{deal}",
            chosen.edition,
            chosen.auction,
        )
        for deal in range(chosen.deals)
        for seat in seats
    ]
    wins: list[float] = []
    points: list[float] = []
    theirs: list[float] = []
    games = helpers.answers(scores_of, matches)
    with click.progressbar(length=len(matches), label=f"{one} {others}", file=sys.stderr) as bar:
        for _ in range(chosen.deals):
            won = mine = rest = 0.0
            for seat, scores in enumerate(islice(games, chosen.players)):
                won += (scores[seat] == max(scores)) / scores.count(max(scores)) / chosen.players
                mine += scores[seat] / chosen.players
                rest += (sum(scores) - scores[seat]) / (chosen.players - 1) / chosen.players
                bar.update(1)
            wins.append(won)
            points.append(mine)
            theirs.append(rest)
    return (
        f"{one} against {chosen.players - 1} {others}: {len(matches)} games, "
        f"{share_of(wins).text(percent=True)} wins ({100 / chosen.players:.0f}% is even), "
        f"{mean_of(points).text()} points against {mean_of(theirs).text()}, "
        f"{mean_of([mine - rest for mine, rest in zip(points, theirs, strict=True)]).text()} more"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "levels", nargs="*", type=checked, help="one level and the one of the others; every step if none is named"
    )
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=3, help='3, as when "Play now" lays a table')
    parser.add_argument("--deals", type=int, default=20, help="each played in every seat; 20 unless given")
    parser.add_argument("--edition", choices=editions(), default="super-meeple", help="super-meeple unless given")
    parser.add_argument("--auction", action="store_true", help="play the auction variant")
    parser.add_argument("--seed", default="ladder", help="same seed, same deals")
    parser.add_argument("--jobs", type=int, default=cores_here(), help="games at a time; as many as cores")
    chosen = parser.parse_args()
    if len(chosen.levels) not in (0, 2):
        parser.error("name two levels, or none")
    if min(chosen.jobs, chosen.deals) < 1:
        parser.error("--jobs and --deals are at least 1")
    with Processes(chosen.jobs) as helpers:
        for one, others in [chosen.levels] if chosen.levels else zip(LEVELS[:0:-1], LEVELS[-2::-1], strict=True):
            click.echo(climbed(one, others, chosen, helpers))


if __name__ == "__main__":
    main()
