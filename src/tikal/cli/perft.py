"""`tikal perft`: count action sequences, the usual check of a move generator."""

from __future__ import annotations

import time

import click

from tikal.cli.files import read_position
from tikal.cli.options import console, game_options, house_rules, spoken
from tikal.core import engine
from tikal.editions import registry
from tikal.titles import title_of


@click.command("perft")
@click.argument("position", required=False)
@click.option(
    "-d", "--depth", default=2, show_default=True, type=click.IntRange(0, 12), help="Player actions to look ahead."
)
@click.option("--divide", is_flag=True, help="Show the count under each first action.")
@click.option(
    "-p",
    "--players",
    default=4,
    show_default=True,
    type=click.IntRange(2, 4),
    help="Players, when no POSITION is given.",
)
@game_options
def command(
    position: str | None, depth: int, divide: bool, players: int, edition: str, auction: bool, options: tuple[str, ...]
) -> None:
    """Count the sequences of DEPTH player actions from a position.

    POSITION is a position line or a file that holds one; without it the opening is taken, after one known deal in
    games that deal too much to follow all of it. Chance takes no depth: every outcome that can come is followed once,
    however many tiles or tokens would give it.
    """
    if position:
        state = read_position(position)
    else:
        rules = registry.ruleset(edition, auction, house_rules(options))
        state = title_of(rules).opening(rules, players)
    if divide and depth:
        for action in engine.actions_at(state):
            below = depth if engine.waits_for_chance(state) else depth - 1
            state.apply(action)
            click.echo(f"{state.rules.notation.write(action):>14}  {engine.perft(state, below):,}")
            state.unapply(action)
    began = time.perf_counter()
    with console(stderr=True).status(spoken().sentence("perft-counting", {"depth": depth})):
        count = engine.perft(state, depth)
    seconds = max(time.perf_counter() - began, 1e-9)
    click.echo(f"perft {depth} = {count}")
    rate = {"seconds": f"{seconds:.2f}", "rate": f"{count / seconds:,.0f}"}
    click.echo(spoken().sentence("perft-speed", rate), err=True)
