"""How networks are taught, from whatever: in batches of what is known, then judged by a match before they are kept."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import click
import numpy as np
from command import add_players, at_least, parser_of, playing, write
from learnt import Learnt, add_start, begin
from model import Machine
from numpy.typing import NDArray
from showdown import Contender, Showdown, compare

from tikal.arena.workers import Workers

HELD_BACK = 10  # one game in so many is for measuring how well it foretells others
WARMING = 0.15  # part of the training in which the rate rises

Card = dict[str, Any]  # a network, and how it was made


class Batch(NamedTuple):
    """What is learnt from at once."""

    which: NDArray[np.intp]
    part: float  # of the greatest rate of learning
    step: int  # from 1 on


def in_epochs(known: NDArray[np.intp], size: int, epochs: int) -> Iterator[tuple[int, Iterator[Batch]]]:
    """Yield epochs, from 1 on, each with all that is known in batches, in an order of its own."""
    if not len(known):
        raise SystemExit("Nothing is left to learn from when one game of ten is held back. Play more: --games")
    rng = np.random.default_rng(1)
    size = min(size, len(known))
    each = len(known) // size

    def batches(epoch: int) -> Iterator[Batch]:
        for n in range(each):
            step = (epoch - 1) * each + n
            yield Batch(known[n * size : (n + 1) * size], rate_at(step / (epochs * each)), step + 1)

    for epoch in range(1, epochs + 1):
        rng.shuffle(known)
        yield epoch, batches(epoch)


def rate_at(part: float) -> float:
    """Return how fast to learn when that part of the training is over: up, then down along a cosine."""
    if part < WARMING:
        return 0.04 + 0.96 * (1 - math.cos(math.pi * part / WARMING)) / 2
    return (1 + math.cos(math.pi * (part - WARMING) / (1 - WARMING))) / 2


def once(file: Path, make: Callable[[], Card]) -> Card:
    """Return the network that was made and kept in a file; else make it and keep it there, before it is judged."""
    if file.exists():
        card: Card = json.loads(file.read_text("utf-8"))
    else:
        card = make()
        write(file, card)
    return card


def judge(players: int, file: Path, which: str, seed: str, chosen: argparse.Namespace, helpers: Workers) -> None:
    """Take a network over if the champion is better with it than with what is there, and write down how it did."""
    learnt = Learnt(chosen.folder)
    champion = learnt.weights(players)
    assert champion is not None
    card: Card = json.loads(file.read_text("utf-8"))
    before = learnt.network(players)
    ours, theirs = (Contender(champion, network, chosen.nodes) for network in (card["weights"], before))
    result = compare(Showdown(ours, theirs, players, seed, duel=True), chosen.deals, helpers, chosen.keep)
    match = f"{which}, {chosen.nodes:,} nodes a turn: {result}"
    card["made"][-1]["match"] = match
    write(file, card)
    click.echo(f"{players} players, {match}")
    if result.is_better:
        learnt.keep_network(players, card)
    else:
        click.echo(f"Not clearly better, so nothing is changed. What was tried is in {file}.")


def teaching_parser(text: str | None, games: dict[int, int], epochs: int) -> argparse.ArgumentParser:
    """Return a parser of what is told to whoever teaches a network."""
    parser = parser_of(text, champion=True)
    add_players(parser)
    add_start(parser)
    usual = ", ".join(f"{count:,} with {players} players" for players, count in games.items())
    parser.add_argument("--games", type=at_least(2), help=f"to learn from, one of ten held back; unless given, {usual}")
    parser.add_argument("--epochs", type=at_least(1), default=epochs, help=f"of training; {epochs} unless given")
    parser.add_argument(
        "--deals", type=at_least(1), default=150, help="at most, to find out whether it helps; 150 unless given"
    )
    parser.add_argument("--nodes", type=at_least(1), default=45_000, help="a turn in that test; 45,000 unless given")
    parser.add_argument("--seed", default="", help="same seed, same games, same network")
    parser.add_argument("--device", help="of torch, such as cuda; unless it is given, numpy does the work")
    return parser


def teach(
    parser: argparse.ArgumentParser,
    learn: Callable[[int, argparse.Namespace, Machine, Workers], None],
    lacks: Callable[[Learnt, int], str | None],
) -> None:
    """Teach a network for every number of players that nothing is lacking for; say first what is."""
    chosen = parser.parse_args()
    learnt = begin(chosen.folder, chosen.from_shipped)
    if all(lacks_weights(learnt, players) for players in chosen.players):
        parser.error(f"{chosen.folder} has no {lacks_weights(learnt, chosen.players[0])}")
    lacking = {players: lacks(learnt, players) for players in chosen.players}
    for line in filter(None, lacking.values()):
        click.echo(f"Left out: {chosen.folder} has no {line}", err=True)
    try:
        machine = Machine(chosen.device)
    except (ImportError, RuntimeError, AssertionError) as error:
        parser.error(f"--device {chosen.device}: {error}")
    with playing(chosen) as helpers:
        for players, what in lacking.items():
            if not what:
                learn(players, chosen, machine, helpers)


def lacks_weights(learnt: Learnt, players: int) -> str | None:
    """Return what there has to be first, if it is not there."""
    if learnt.weights(players) is None:
        return f"weights for {players} players (training/champion.py makes them)"
    return None
