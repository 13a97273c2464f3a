"""What the commands here share: what they are told, how they write and stop, and how it is said what made something."""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import click

from tikal.arena.cluster import workers
from tikal.arena.workers import Workers

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # not on this system
    fcntl = None

SHIPPED = Path(__file__).parent.parent / "src" / "tikal" / "classic" / "bots"  # where the weights are that ship
LEARNT, KEPT = Path("build/champion"), Path("build/training")
WEIGHTS, NETWORK = "champion.json", "network.json"  # what the champion has learnt
PLAYS = ("core", "classic", "legend", "bots", "arena")  # parts of the program on which it depends how games go


def parser_of(text: str | None, champion: bool = False) -> argparse.ArgumentParser:
    """Return a parser that knows where games are played and, for the champion, where its files and its games are."""
    return argparse.ArgumentParser(
        description=text,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        parents=[_places(champion)],
        allow_abbrev=False,
    )


def at_least(least: int) -> Callable[[str], int]:
    """Return what reads a whole number from there on."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"must be a whole number, at least {least}; {text!r} is not")
        return int(text)

    return read


def between(least: float, most: float = math.inf) -> Callable[[str], float]:
    """Return what reads a number within a range, both ends in it."""
    wanted = f"must be at least {least:g}" if most == math.inf else f"must be from {least:g} to {most:g}"
    return _number(lambda number: least <= number <= most, wanted)


def above(least: float) -> Callable[[str], float]:
    """Return what reads a number that is greater than that."""
    return _number(lambda number: number > least, f"must be above {least:g}")


def _number(fits: Callable[[float], bool], wanted: str) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not (math.isfinite(number) and fits(number)):
            raise argparse.ArgumentTypeError(f"{wanted}; {text!r} is not")
        return number

    return read


class _Once(argparse.Action):
    """Takes several values, each of them once."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        setattr(namespace, self.dest, list(dict.fromkeys(values or ())))


def add_players(parser: argparse.ArgumentParser) -> None:
    """Let the command be told for which numbers of players it works."""
    parser.add_argument(
        "--players",
        type=int,
        choices=(2, 3, 4),
        nargs="+",
        action=_Once,
        default=[2, 3, 4],
        help="for which numbers of players; for all of them unless given",
    )


def made_by(script: str) -> str:
    """Return the command that runs now, without where things are played and kept, which changes nothing."""
    return shlex.join([f"training/{script}", *_places(champion=True).parse_known_args()[1]])


def write(path: Path, data: Any) -> None:
    """Write a file of JSON: whatever happens meanwhile, it is the old one or the new one as a whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    begun = path.with_name(f"{path.name}.part")
    begun.write_text(json.dumps(data) + "\n", "utf-8")
    begun.replace(path)


@contextmanager
def playing(chosen: argparse.Namespace) -> Iterator[Workers]:
    """Have somebody to play games; who stops the command is told how it goes on."""
    kept: Path | None = getattr(chosen, "keep", None)
    for name in ("folder", "keep"):
        try:
            getattr(chosen, name, Path()).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SystemExit(f"--{name} {getattr(chosen, name)}: {error.strerror}") from None
    try:
        with _alone(kept), workers(chosen.jobs, chosen.ray) as helpers:
            yield helpers
    except KeyboardInterrupt:
        goes_on = f"All but the last games are in {kept}: the same command goes on there."
        click.echo(f"Stopped. {goes_on if kept else 'Nothing is kept.'}", err=True)
        raise SystemExit(130) from None


@contextmanager
def _alone(folder: Path | None) -> Iterator[None]:
    """Let no other command keep its games in the same folder meanwhile."""
    if folder is None or fcntl is None:
        yield
        return
    with (folder / "lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SystemExit(f"Another command is using {folder}: wait for it, or name another by --keep") from None
        yield


def cache_key(*decides: object) -> str:
    """Return a short name for all that decides some games: besides what is given, the program that plays them."""
    return hashlib.sha256(repr((decides, _program())).encode()).hexdigest()[:12]


@cache
def _program() -> str:
    """Return a short name for the installed rules and bots, but for what the champion has learnt."""
    home = Path(str(files("tikal")))
    found = hashlib.sha256()
    for path in sorted(path for folder in PLAYS for path in (home / folder).rglob("*")):
        if path.suffix in (".py", ".json", ".toml") and path.name not in (WEIGHTS, NETWORK):
            found.update(str(path.relative_to(home)).encode() + path.read_bytes())
    return found.hexdigest()


def _places(champion: bool) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--jobs", type=at_least(1), help="processes; as many as there are cores unless given")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on that cluster of Ray; `local` starts one here")
    if champion:
        parser.add_argument(
            "--folder",
            type=Path,
            default=LEARNT,
            help=f"of the champion's files; {LEARNT} unless given. In an empty one all begins from nothing",
        )
        parser.add_argument(
            "--keep",
            type=Path,
            default=KEPT,
            metavar="FOLDER",
            help=f"where games are kept, and looked for first; {KEPT} unless given",
        )
    return parser
