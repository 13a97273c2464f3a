"""`tikal play`: a game at the terminal, against bots, friends at the same keyboard, or both."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import click
from rich.text import Text

from tikal.bots.registry import bot_names
from tikal.cli.options import house_rules, spoken, title_options
from tikal.cli.terminal import saves
from tikal.cli.terminal import seats as sitting
from tikal.cli.terminal import session as files
from tikal.cli.terminal.screen import Screen
from tikal.cli.terminal.session import Session
from tikal.cli.terminal.table import Table
from tikal.cli.terminal.words import program
from tikal.core.errors import InvalidOption, RecordError
from tikal.editions import registry
from tikal.editions.registry import DEFAULT, editions
from tikal.game import Game, new_game
from tikal.messages import Catalogue

NEWEST = ""  # what --resume is without a file
USUAL_DELAY = 0.4


def _list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text else []


def _resumed(path: Path, seed: str | None, save: str | None) -> tuple[Game, Session]:
    """Return the game of a file and the session that keeps it."""
    session = Session(Path(save).expanduser() if save else path)
    if save:
        _must_be_new(session.path)
    game = files.read_game(path, seed)
    sitting.seats_of(game.names, game.ruleset.game)
    session.open()
    return files.read_game(path, seed), session  # again: it could have gone on until it was ours


def _taken_up(resume: str | None, defined: bool, words: Catalogue) -> tuple[Path | None, list[str]]:
    """Return the saved game that is to be resumed, if any, and what is wrong with newer ones."""
    if resume == NEWEST:
        return saves.newest_unfinished(words)
    if resume is not None:
        return Path(resume).expanduser(), []
    return None if defined else _offered(words), []


def _offered(words: Catalogue) -> Path | None:
    """Return the unfinished game if there is one and the person at the terminal wants to go on with it."""
    save = saves.begun() if sys.stdin.isatty() and sys.stdout.isatty() else None
    if save is None or save.game is None:
        return None
    try:
        answer = Screen(words).ask(words.say("term-unfinished", **saves.facts(words.say, save.game)))
    except (EOFError, KeyboardInterrupt):
        raise click.exceptions.Exit(0) from None
    return None if answer.lower().startswith("n") else save.path


def _must_be_new(path: Path) -> None:
    if path.exists():
        raise RecordError("term-file-exists", file=str(path))


def _open_streams() -> None:
    """Put empty streams where whoever called has closed theirs."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - until the end
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - until the end


def _close_output() -> None:
    """Send what is still waiting to be written nowhere: it failed before and would fail again."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def help_facts() -> dict[str, str]:
    """Return what the help of this command names."""
    bots, choices = ", ".join(bot_names()), ", ".join(editions())
    return {"tikal": program(), "bots": bots, "choices": choices, "default": DEFAULT}


@click.command("play", help="term-cli", epilog="term-cli-examples")
@click.option("--terminal", is_flag=True, help="term-cli-terminal")
@click.option("-e", "--edition", help="term-cli-edition")
@click.option("--players", type=int, metavar="N", help="term-cli-players")
@click.option("--auction", is_flag=True, help="term-cli-auction")
@click.option("--seats", metavar="SEAT,SEAT,…", help="term-cli-seats")
@click.option("--names", metavar="NAME,NAME,…", help="term-cli-names")
@click.option("--first", metavar="PLAYER", help="term-cli-first")
@click.option("--option", "rules", multiple=True, metavar="NAME=VALUE", help="term-cli-option")
@title_options
@click.option("--seed", help="term-cli-seed")
@click.option("--resume", is_flag=False, flag_value=NEWEST, metavar="[FILE]", help="term-cli-resume")
@click.option("--list", "listed", is_flag=True, help="term-cli-list")
@click.option("--save", metavar="FILE", help="term-cli-save")
@click.option("--delay", type=click.FloatRange(0, 60), metavar="SECONDS", help="term-cli-delay")
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
    listed: bool,
    save: str | None,
    delay: float | None,
) -> None:
    _open_streams()
    words = spoken()
    try:
        if listed:
            Screen(words).tell(saves.listing(words), whole=True)
            return
        chosen = house_rules(rules)
        defined = bool(edition or players or auction or seats or names or first or chosen)
        if resume is not None and defined:
            raise InvalidOption("term-resume-alone")
        path, troubles = _taken_up(resume, defined or seed is not None or save is not None, words)
        if path is not None:
            game, session = _resumed(path, seed, save)
        else:
            id = (edition or DEFAULT).lower()
            placed = sitting.arrange(_list(seats or ""), _list(names or ""), players, registry.edition(id))
            game = new_game(
                id,
                players=len(placed),
                auction=auction,
                seed=seed,
                options=chosen,
                names=[seat.name for seat in placed],
                first_player=sitting.first_seat(first, placed, words.say) if first else None,
            )
            session = Session(Path(save).expanduser() if save else files.fresh_path(game.ruleset.edition))
            _must_be_new(session.path)
            session.open()
        _play(game, session, Screen(words), seed, delay, troubles)
    except OSError as error:
        if error.errno == errno.EPIPE:
            raise
        _close_output()
        raise RecordError("term-no-screen", reason=files.reason_of(error)) from None


def _play(
    game: Game, session: Session, screen: Screen, seed: str | None, delay: float | None, troubles: list[str]
) -> None:
    """Play a game to its end or until somebody leaves."""
    usual = USUAL_DELAY if sys.stdout.isatty() and sys.stdin.isatty() else 0.0
    try:
        seats = sitting.seats_of(game.names, game.ruleset.game)
        table = Table(game, seats, session, screen, usual if delay is None else delay)
        table.seat_bots(seed)
        for trouble in troubles:
            table.screen.tell([Text(trouble)], whole=True)
            if table.screen.full:  # which is about to cover that
                table.note(trouble)
        if game.is_over:
            table.finish()
        else:
            table.run()
    except OSError:
        if not saves.acted(game):
            session.discard()
        raise
    finally:
        session.close()
