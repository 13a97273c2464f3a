"""Is this tree as fast as another one? `python bench/compare.py ../other-tree`

Both trees must be built (`make .venv/installed`). Every measure is taken in a fresh process, in rounds that alternate
between the trees; the medians and their ratios are printed.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
from pathlib import Path

import click
from rich.progress import track

HERE = Path(__file__).parent.parent
MEASURES = (
    ("compiled", "playouts-4-basic"),
    ("compiled", "face-4-basic"),
    ("compiled", "playouts-2-auction"),
    ("compiled", "perft"),
    ("compiled", "view"),
    ("interpreted", "playouts-4-basic"),
    ("interpreted", "perft"),
    ("interpreted", "view"),
)


def measure(root: Path, build: str, name: str, seconds: float) -> tuple[str, float]:
    """Take one measure of a tree: its unit and its value."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if build == "interpreted":
        env["PYTHONPATH"] = str(root / "src")
    command = [str(root / ".venv/bin/python"), str(root / "bench/tikal_measures.py"), name, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    if done.returncode:
        raise click.ClickException(f"{root}: {build} {name} failed:\n{done.stderr}")
    values: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return next(iter(values.items()))


@click.command()
@click.argument("other", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--rounds", default=7, show_default=True, help="How often each measure is taken of each tree.")
@click.option("--seconds", default=1.5, show_default=True, help="How long each takes.")
def main(other: Path, rounds: int, seconds: float) -> None:
    """Measure this tree beside OTHER and print a table."""
    found: dict[tuple[str, str], tuple[list[float], list[float]]] = {which: ([], []) for which in MEASURES}
    units: dict[tuple[str, str], str] = {}
    for number in track(range(rounds), description="rounds"):
        for which in MEASURES:
            for tree in (0, 1) if number % 2 else (1, 0):
                units[which], value = measure((other.resolve(), HERE)[tree], *which, seconds)
                found[which][tree].append(value)
    click.echo("| build | measure | unit | other | this | this / other |\n|---|---|---|---|---|---|")
    for which, (before, after) in found.items():
        a, b = statistics.median(before), statistics.median(after)
        click.echo(f"| {which[0]} | {which[1]} | {units[which]} | {a:,.1f} | {b:,.1f} | {b / a:.2f} |")


if __name__ == "__main__":
    main()
