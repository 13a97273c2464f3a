"""Every bot through a thousand games at small node budgets: none may raise, hang or answer nonsense. `make soak`."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import click

from tikal.bots.registry import bot_class, bot_names
from tikal.legend.editions.box_check import SCENARIOS

NODES = 200


def soak(game: str, players: int, variant: list[str], deals: int, jobs: int) -> int:
    """Let tables of equal bots play; return how many games there were. A failure ends everything."""
    names = [name for name in bot_names() if game in bot_class(name).plays]
    tables = [part for name in names for part in ("--table", ",".join([name] * players))]
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder) / "soak.jsonl"
        command = [
            *(sys.executable, "-m", "tikal", "arena", "run", *tables, *variant, "--deals", str(deals)),
            *("--nodes", str(NODES), "--seed", "soak", "--jobs", str(jobs), "--strict"),
            *("--out", str(results), "--json"),
        ]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode:
            click.echo(done.stdout)
            raise SystemExit(done.returncode)
        return sum('"game":' in line for line in results.read_text().splitlines())


@click.command()
@click.option("--deals", default=18, show_default=True, help="Games of each bot, number of players and variant.")
@click.option("--jobs", default=2, show_default=True, help="Processes to use.")
def main(deals: int, jobs: int) -> None:
    """Let tables of 2 to 4 equal bots play the classic game, basic and auction, and all scenarios of Legend."""
    games = 0
    for players in (2, 3, 4):
        for variant in ([], ["--auction"]):
            games += soak("classic", players, variant, deals, jobs)
        for scenario in SCENARIOS:
            games += soak("legend", players, ["--edition", "legend", "--scenario", scenario], -(-deals // 3), jobs)
    click.echo(f"{games:,} games of {len(bot_names())} bots at {NODES} nodes a turn: none failed")


if __name__ == "__main__":
    main()
