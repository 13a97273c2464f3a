"""`tikal play`: a game at the terminal, against bots, friends at the same keyboard, or both."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from tikal.bots.registry import BOTS
from tikal.cli.options import house_rules
from tikal.cli.terminal import seats as sitting
from tikal.cli.terminal import session as files
from tikal.cli.terminal.screen import Screen
from tikal.cli.terminal.session import Session
from tikal.cli.terminal.table import Table
from tikal.cli.terminal.words import say
from tikal.core.errors import InvalidOption, RecordError
from tikal.editions.registry import DEFAULT, editions
from tikal.game import Game, new_game

NEWEST = ""  # what --resume is without a file
USUAL_DELAY = 0.4


def _list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text else []


def _resumed(file: str, seed: str | None, save: str | None) -> tuple[Game, Session]:
    """Return the game of a file, or the newest unfinished one, and the session that keeps it."""
    path = Path(file).expanduser() if file != NEWEST else files.newest_unfinished()
    if path is None:
        raise RecordError("term-nothing-to-resume", folder=str(files.data_folder()))
    session = Session(Path(save).expanduser() if save else path)
    if save:
        _must_be_new(session.path)
    sitting.seats_of(files.read_game(path, seed).names)
    session.open()
    return files.read_game(path, seed), session  # again: it could have gone on until it was ours


def _must_be_new(path: Path) -> None:
    if path.exists():
        raise RecordError("term-file-exists", file=str(path))


@click.command("play", help=say("term-cli"), epilog="\b\n" + say("term-cli-examples"))
@click.option("--terminal", is_flag=True, help=say("term-cli-terminal"))
@click.option("--edition", help=say("term-cli-edition", choices=", ".join(editions()), default=DEFAULT))
@click.option("--players", type=int, metavar="N", help=say("term-cli-players"))
@click.option("--auction", is_flag=True, help=say("term-cli-auction"))
@click.option("--seats", metavar="SEAT,SEAT,…", help=say("term-cli-seats", bots=", ".join(BOTS)))
@click.option("--names", metavar="NAME,NAME,…", help=say("term-cli-names"))
@click.option("--first", metavar="PLAYER", help=say("term-cli-first"))
@click.option("--option", "rules", multiple=True, metavar="NAME=VALUE", help=say("term-cli-option"))
@click.option("--seed", help=say("term-cli-seed"))
@click.option("--resume", is_flag=False, flag_value=NEWEST, metavar="[FILE]", help=say("term-cli-resume"))
@click.option("--save", metavar="FILE", help=say("term-cli-save"))
@click.option("--delay", type=click.FloatRange(0, 60), metavar="SECONDS", help=say("term-cli-delay"))
def command(
    terminal: bool,
    edition: str | None,
    players: int | None,
    auction: bool,
    seats: str | None,
    names: str | None,
    first: str | None,
    rules: tuple[str, ...],
    seed: str | None,
    resume: str | None,
    save: str | None,
    delay: float | None,
) -> None:
    if resume is not None:
        if edition or players or auction or seats or names or first or rules:
            raise InvalidOption("term-resume-alone")
        game, session = _resumed(resume, seed, save)
    else:
        placed = sitting.arrange(_list(seats or ""), _list(names or ""), players)
        game = new_game(
            edition or DEFAULT,
            players=len(placed),
            auction=auction,
            seed=seed,
            options=house_rules(rules),
            names=[seat.name for seat in placed],
            first_player=sitting.first_seat(first, placed) if first else None,
        )
        session = Session(Path(save).expanduser() if save else files.fresh_path(game.ruleset.edition))
        _must_be_new(session.path)
        session.open()
    usual = USUAL_DELAY if sys.stdout.isatty() and sys.stdin.isatty() else 0.0
    table = Table(game, sitting.seats_of(game.names), session, Screen(), usual if delay is None else delay)
    table.seat_bots(seed)
    try:
        if game.is_over:
            table.finish()
        else:
            table.run()
    finally:
        session.close()
