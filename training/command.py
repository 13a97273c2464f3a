"""What the commands here share: what they are told, how they write and stop, and how it is said what made something."""

from __future__ import annotations

import argparse
import json
import math
import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from tikal.arena.cluster import workers
from tikal.arena.workers import Workers

SHIPPED = Path(__file__).parent.parent / "src" / "tikal" / "classic" / "bots"  # where the weights are that ship
KEPT = Path("build/training")


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
def helped(chosen: argparse.Namespace) -> Iterator[Workers]:
    """Have somebody to play games; who stops the command is told how it goes on."""
    for name in ("folder", "keep"):
        try:
            getattr(chosen, name, Path()).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SystemExit(f"--{name}: {error.strerror}: {getattr(chosen, name)}") from None
    try:
        with workers(chosen.jobs, chosen.ray) as helpers:
            yield helpers
    except KeyboardInterrupt:
        kept = getattr(chosen, "keep", None)
        said = (
            f"All but the last few games are in {kept}: the same command goes on there." if kept else "Nothing is kept."
        )
        click.echo(f"Stopped. {said}", err=True)
        raise SystemExit(130) from None


def _places(champion: bool) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--jobs", type=at_least(1), help="processes; as many as there are cores unless given")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on that cluster of Ray; `local` starts one here")
    if champion:
        parser.add_argument(
            "--folder",
            type=Path,
            default=SHIPPED,
            help="of the champion's files: those that ship unless given; in an empty one all begins from nothing",
        )
        parser.add_argument(
            "--keep",
            type=Path,
            default=KEPT,
            metavar="FOLDER",
            help=f"where games are kept, and looked for first; {KEPT} unless given",
        )
    return parser
