"""Play the matches that the bots have to win, and say whether they did.

The champion plays the frozen bots, Legend's expert plays `hard`. Every deal is played in every seat, and nothing was
tuned on these deals. In the classic game everybody has the same time; in Legend each bot its own. It takes some hours
on two cores, and the same command goes on where it was stopped. What was played by other bots is kept apart. It
ends with 1 if anything was not reached.

    python training/acceptance.py
    python training/acceptance.py --list                     # what is asked for
    python training/acceptance.py --only greedy --deals 20   # less of it
"""

from __future__ import annotations

import argparse
import json
import math
import shlex
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import click
from command import NETWORK, WEIGHTS, at_least, cache_key

from tikal.arena.statistics import Estimate

RESULTS = Path("build/acceptance")


class Bar(NamedTuple):
    """A match, and the share of wins that is asked for."""

    name: str
    arguments: str  # of `tikal arena run`
    bot: str
    deals: int
    least: float


FAST = "--seconds 0.2"
LEGEND = "-e legend --most-seconds 60"  # each within its own budget
BARS = (
    Bar("reply-4", f"--table champion,reply,reply,reply {FAST}", "champion", 150, 0.50),
    Bar("greedy-4", f"--table champion,greedy,greedy,greedy {FAST}", "champion", 150, 0.95),
    Bar("reply-2", f"--table champion,reply --players 2 {FAST}", "champion", 100, 0.75),
    Bar("auction-2", f"--table champion,reply --players 2 --auction {FAST}", "champion", 50, 0.75),
    Bar("auction-4", f"--table champion,reply,reply,reply --auction {FAST}", "champion", 40, 0.50),
    Bar("legend-2", f"--table expert,hard --players 2 {LEGEND}", "expert", 10, 0.70),
    Bar("legend-4", f"--table expert,hard,hard,hard {LEGEND}", "expert", 10, 0.40),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="WORD", default="", help="only matches with that in their name")
    parser.add_argument("--deals", type=at_least(1), help="of each match, instead of as many as are asked for")
    parser.add_argument("--seed", default="acceptance", help="same seed, same deals")
    parser.add_argument("--jobs", type=at_least(1), help="games at a time; as many as there are cores unless given")
    parser.add_argument("--out", type=Path, default=RESULTS, help=f"folder for the results; {RESULTS} unless given")
    parser.add_argument("--list", action="store_true", help="only say what is asked for")
    chosen = parser.parse_args()
    bars = [bar for bar in BARS if chosen.only in bar.name]
    if not bars:
        parser.error(f"--only: no match is called {chosen.only!r}; there are {', '.join(bar.name for bar in BARS)}")
    missed = 0
    for bar in bars:
        if chosen.list:
            click.echo(f"{bar.name}: {bar.bot} wins {bar.least:.0%} of {deals(bar, chosen)} deals in every seat")
            click.echo(f"    tikal {shlex.join(command(bar, chosen)[3:])}")
        else:
            missed += not passed(bar, chosen)
    sys.exit(missed > 0)


def command(bar: Bar, chosen: argparse.Namespace) -> list[str]:
    """Return the command that plays a match."""
    count = deals(bar, chosen)
    out = folder(chosen) / f"{bar.name}-{count}-{chosen.seed.replace('/', '-')}"
    words = [sys.executable, "-m", "tikal", "arena", "run", *bar.arguments.split()]
    words += ["--deals", str(count), "--seed", chosen.seed, "--out", str(out)]
    return words + (["--jobs", str(chosen.jobs)] if chosen.jobs else [])


def deals(bar: Bar, chosen: argparse.Namespace) -> int:
    """Return how many deals are played."""
    return chosen.deals or bar.deals


def folder(chosen: argparse.Namespace) -> Path:
    """Return where the results of the bots as they are installed are kept."""
    learnt = [(files("tikal.classic.bots") / name).read_text("utf-8") for name in (WEIGHTS, NETWORK)]
    out: Path = chosen.out / cache_key(learnt)
    return out


def passed(bar: Bar, chosen: argparse.Namespace) -> bool:
    """Play a match, or what is left of it, and say how it ended."""
    click.echo(f"{bar.name}: {bar.arguments}", err=True)
    with subprocess.Popen([*command(bar, chosen), "--json", "--strict"], stdout=subprocess.PIPE, text=True) as playing:
        try:
            said, _ = playing.communicate()
        except KeyboardInterrupt:  # it was stopped as well, and says how to go on
            playing.wait()
            sys.exit(130)
    if not said:
        sys.exit(playing.returncode or 1)  # it has said what is wrong
    found = json.loads(said)
    (bot,) = (bot for bot in found["bots"] if bot["bot"] == bar.bot)
    reached = bot["wins"]["mean"] >= bar.least and playing.returncode == 0
    click.echo(f"{bar.name}: {told(bot, found)}; {bar.least:.0%} asked for, {'reached' if reached else 'MISSED'}")
    return bool(reached)


def told(bot: dict[str, Any], found: dict[str, Any]) -> str:
    """Return what a bot did, in a line."""
    wins = Estimate(bot["wins"]["mean"], math.inf if bot["wins"]["half_width"] is None else bot["wins"]["half_width"])
    failed = f", failures: {len(found['failures'])}" if found["failures"] else ""
    return f"{bot['bot']} wins {wins.text(percent=True)} of {found['games']['counted']} games{failed}"


if __name__ == "__main__":
    main()
