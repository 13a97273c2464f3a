"""What the commands here share: where games are played, and how what was made says by which command."""

from __future__ import annotations

import argparse
import shlex


def parser_of(text: str | None) -> argparse.ArgumentParser:
    """Return a parser that knows where games are played."""
    return argparse.ArgumentParser(
        description=text, formatter_class=argparse.RawDescriptionHelpFormatter, parents=[_places()]
    )


def count(text: str) -> int:
    """Read how many of something there are to be: one at least."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 on")
    return int(text)


def made_by(script: str) -> str:
    """Return the command that runs now, without where it is played, which changes nothing."""
    return shlex.join([f"training/{script}", *_places().parse_known_args()[1]])


def _places() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--jobs", type=count, help="processes; as many as there are cores unless it is given")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on that cluster of Ray; `local` starts one here")
    return parser
