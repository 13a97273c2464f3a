"""Let the champion that was learnt in a folder play the one that ships, and take it over where it is better.

Both have their own weights and network and think as long; either plays the other, one among the others, every deal in
every seat, until a sequential test knows which is better, for each number of players by itself. What is better is
copied to src/tikal/classic/bots: install it again then (make champion does). A match that was stopped goes on where it
was. Deals have seeds of their own ("promote/..."): none is ever used to learn or to measure strength.

    python training/promote.py                          # what is in build/champion
    python training/promote.py --folder build/more
"""

from __future__ import annotations

import argparse

import click
from command import SHIPPED, add_players, at_least, cache_key, made_by, parser_of, playing
from learnt import Learnt
from showdown import Contender, Showdown, compare

from tikal.arena.workers import Workers


def promote(players: int, chosen: argparse.Namespace, helpers: Workers) -> None:
    """Let the two play for one number of players."""
    learnt, ships = Learnt(chosen.folder), Learnt(SHIPPED)
    rows, card = learnt.rows(players), learnt.card(players)
    contenders = []
    for side in (learnt, ships):
        weights = side.weights(players)
        assert weights is not None
        contenders.append(Contender(weights, side.network(players), chosen.nodes))
    ours, theirs = contenders
    if ours == theirs:
        click.echo(f"{players} players: {chosen.folder} has what ships")
        return
    seed = f"promote/{chosen.seed}/{players}/{cache_key(ours, theirs)}"
    result = compare(Showdown(ours, theirs, players, seed, duel=True), chosen.deals, helpers, chosen.keep)
    match = f"against what shipped before, {chosen.nodes:,} nodes a turn: {result}"
    click.echo(f"{players} players, {match}")
    if not result.is_better:
        click.echo("Not clearly better, so what ships stays.")
        return
    assert rows is not None
    step = {"made_by": made_by("promote.py"), "match": match}
    ships.keep_weights(players, rows, [*learnt.made(players), step], card)
    click.echo("Taken over: see `git diff --stat`, and install it")


def main() -> None:
    parser = parser_of(__doc__, champion=True)
    add_players(parser)
    parser.add_argument("--deals", type=at_least(1), default=150, help="at most; 150 unless given")
    parser.add_argument("--nodes", type=at_least(1), default=45_000, help="a turn; 45,000 unless given")
    parser.add_argument("--seed", default="1", help="same seed, same deals")
    chosen = parser.parse_args()
    if chosen.folder.resolve() == SHIPPED.resolve():
        parser.error("--folder: name another than the one of what ships")
    ready = [players for players in chosen.players if Learnt(chosen.folder).rows(players) is not None]
    if not ready:
        parser.error(f"{chosen.folder} has no weights; training/champion.py makes them")
    with playing(chosen) as helpers:
        for players in ready:
            promote(players, chosen, helpers)


if __name__ == "__main__":
    main()
