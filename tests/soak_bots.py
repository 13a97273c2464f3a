"""Every bot through a thousand games at small node budgets: none may raise, hang or answer nonsense. `make soak`."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import click

from tikal.bots.registry import bot_names

NODES = 200


@click.command()
@click.option("--deals", default=18, show_default=True, help="Games of each bot, number of players and variant.")
@click.option("--jobs", default=2, show_default=True, help="Processes to use.")
def main(deals: int, jobs: int) -> None:
    """Let tables of equal bots play, basic and auction, with 2, 3 and 4 players."""
    games = 0
    for players in (2, 3, 4):
        for variant in ([], ["--auction"]):
            tables = [part for name in bot_names() for part in ("--table", ",".join([name] * players))]
            with tempfile.TemporaryDirectory() as folder:
                command = [
                    *(sys.executable, "-m", "tikal", "arena", "run", *tables, *variant, "--deals", str(deals)),
                    *("--nodes", str(NODES), "--seed", "soak", "--jobs", str(jobs), "--strict"),
                    *("--out", str(Path(folder) / "soak.jsonl"), "--json"),
                ]
                done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
                if done.returncode:
                    click.echo(done.stdout)
                    raise SystemExit(done.returncode)
                games += sum('"game":' in line for line in (Path(folder) / "soak.jsonl").read_text().splitlines())
    click.echo(f"{games:,} games of {len(bot_names())} bots at {NODES} nodes a turn: none failed")


if __name__ == "__main__":
    main()
