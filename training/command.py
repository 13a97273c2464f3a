"""What the commands here share: where games are played, and how what was made says by which command."""

from __future__ import annotations

import argparse
import math
import shlex
from collections.abc import Callable


def parser_of(text: str | None) -> argparse.ArgumentParser:
    """Return a parser that knows where games are played."""
    return argparse.ArgumentParser(
        description=text, formatter_class=argparse.RawDescriptionHelpFormatter, parents=[_places()]
    )


def at_least(least: int) -> Callable[[str], int]:
    """Return what reads a whole number from there on."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text} is not a whole number from {least} on")
        return int(text)

    return read


def between(least: float, most: float = math.inf) -> Callable[[str], float]:
    """Return what reads a number within a range, both ends in it."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not (least <= number <= most and math.isfinite(number)):
            wanted = f"from {least:g} on" if most == math.inf else f"from {least:g} to {most:g}"
            raise argparse.ArgumentTypeError(f"{text} is not a number {wanted}")
        return number

    return read


def add_players(parser: argparse.ArgumentParser) -> None:
    """Let the command be told for which numbers of players it works."""
    parser.add_argument("--players", type=int, choices=(2, 3, 4), nargs="+", default=[2, 3, 4])


def made_by(script: str) -> str:
    """Return the command that runs now, without where it is played, which changes nothing."""
    return shlex.join([f"training/{script}", *_places().parse_known_args()[1]])


def _places() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--jobs", type=at_least(1), help="processes; as many as there are cores unless it is given")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on that cluster of Ray; `local` starts one here")
    return parser
