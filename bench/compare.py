"""Is this tree as fast as another one? `python bench/compare.py ../other-tree`

Both trees must be built (`make .venv/installed`). Every measure is taken in a fresh process by the tree's own
bench/tikal_measures.py, in processor time, in rounds that alternate between the trees; the medians and their ratios are
printed. What only one of the trees can measure is shown without a ratio.
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
    ("compiled", "view-legend"),
    ("compiled", "update-4-guests"),
    ("compiled", "update-4-guests-legend"),
    ("compiled", "playouts-4-legend"),
    ("compiled", "face-4-legend"),
    ("interpreted", "playouts-4-basic"),
    ("interpreted", "perft"),
    ("interpreted", "view"),
    ("interpreted", "playouts-4-legend"),
)
#: Takes a measure by the processor's time, in which a tree is not slower because the machine is busy.
TAKE = """
import json, sys, time
time.perf_counter = time.process_time
import tikal_measures
print(json.dumps(tikal_measures.MEASURES[sys.argv[1]](float(sys.argv[2]))))
"""
KNOWN = "import json, tikal_measures; print(json.dumps(sorted(tikal_measures.MEASURES)))"


def run(root: Path, build: str, *arguments: str) -> str:
    """Run a tree's Python in its folder bench, with that build of the engine; return what it prints."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if build == "interpreted":
        env["PYTHONPATH"] = str(root / "src")
    command = [str(root / ".venv/bin/python"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=env, cwd=root / "bench", check=False)
    if done.returncode:
        raise click.ClickException(f"{root}: {build} {' '.join(arguments)} failed:\n{done.stderr}")
    return done.stdout


def measure(root: Path, build: str, name: str, seconds: float) -> tuple[str, float]:
    """Take one measure of a tree: its unit and its value."""
    values: dict[str, float] = json.loads(run(root, build, "-c", TAKE, name, str(seconds)))
    return next(iter(values.items()))


def known(root: Path) -> set[str]:
    """Return the measures that a tree can take."""
    return set(json.loads(run(root, "compiled", "-c", KNOWN)))


@click.command()
@click.argument("other", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--rounds", default=7, show_default=True, help="How often each measure is taken of each tree.")
@click.option("--seconds", default=1.5, show_default=True, help="How long each takes.")
def main(other: Path, rounds: int, seconds: float) -> None:
    """Measure this tree beside OTHER and print a table."""
    trees = (other.resolve(), HERE)
    can = [known(tree) for tree in trees]
    found: dict[tuple[str, str], tuple[list[float], list[float]]] = {which: ([], []) for which in MEASURES}
    units: dict[tuple[str, str], str] = {}
    for number in track(range(rounds), description="rounds"):
        for which in MEASURES:
            for tree in (0, 1) if number % 2 else (1, 0):
                if which[1] in can[tree]:
                    units[which], value = measure(trees[tree], *which, seconds)
                    found[which][tree].append(value)
    click.echo("| build | measure | unit | other | this | this / other |\n|---|---|---|---|---|---|")
    for which, values in found.items():
        if which in units:
            medians = [statistics.median(taken) if taken else None for taken in values]
            cells = [f"{value:,.1f}" if value else "" for value in medians]
            ratio = f"{medians[1] / medians[0]:.2f}" if medians[0] and medians[1] else ""
            click.echo(f"| {which[0]} | {which[1]} | {units[which]} | {cells[0]} | {cells[1]} | {ratio} |")


if __name__ == "__main__":
    main()
