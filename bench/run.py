"""`make bench`: measures everything in one run on one machine and writes the results.

Measures are taken in rounds, alternating between engines, each in a fresh process; the median counts. Writes
docs/benchmarks.md, bench/results.json and the plots beside the page.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).parent.parent
PEERS = ROOT / ".venv-bench" / "bin" / "python"
Values = dict[str, float]

#: name, which build or environment, which measure
RUNS: tuple[tuple[str, str, str], ...] = (
    ("compiled/playouts-4-basic", "compiled", "playouts-4-basic"),
    ("catanatron", "peer", "catanatron"),
    ("compiled/face-4-basic", "compiled", "face-4-basic"),
    ("interpreted/playouts-4-basic", "interpreted", "playouts-4-basic"),
    ("open_spiel chess", "peer", "chess"),
    ("open_spiel backgammon", "peer", "backgammon"),
    ("compiled/face-4-legend", "compiled", "face-4-legend"),
    *(
        (f"{build}/{measure}", build, measure)
        for measure in (
            *("playouts-2-basic", "playouts-2-auction", "playouts-4-auction", "playouts-4-legend", "playouts-2-legend"),
            *("perft", "copy", "tgn-write", "tgn-read"),
            *("view", "view-legend", "update-4-guests", "update-4-guests-legend"),
        )
        for build in ("compiled", "interpreted")
    ),
    ("compiled/by-turn", "compiled", "by-turn"),
    ("compiled/vector-4", "compiled", "vector-4"),
    ("compiled/pettingzoo-4", "compiled", "pettingzoo-4"),
    ("pettingzoo chess", "peer", "pettingzoo-chess"),
    ("open_spiel chess seen", "peer", "chess-seen"),
    ("open_spiel backgammon seen", "peer", "backgammon-seen"),
    ("compiled/vector-2", "compiled", "vector-2"),
    ("compiled/pettingzoo-2", "compiled", "pettingzoo-2"),
    ("compiled/vector-4-legend", "compiled", "vector-4-legend"),
    ("compiled/pettingzoo-4-legend", "compiled", "pettingzoo-4-legend"),
    ("interpreted/vector-4", "interpreted", "vector-4"),
)
#: Taken once: they do not depend on what else the machine does.
ONCE = (("compiled/memory", "compiled", "memory"),)


def measure(where: str, name: str, seconds: float) -> Values:
    """Take one measure in a process of its own."""
    script = "peer_measures.py" if where == "peer" else "tikal_measures.py"
    python = str(PEERS) if where == "peer" else sys.executable
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if where == "interpreted":
        env["PYTHONPATH"] = str(ROOT / "src")
    command = [python, str(ROOT / "bench" / script), name, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    if done.returncode:
        raise click.ClickException(f"{where} {name} failed:\n{done.stderr}")
    values: Values = json.loads(done.stdout)
    return values


def import_time(build: str) -> Values:
    """Milliseconds that `import tikal` adds to the start of Python, the best of several."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if build == "interpreted":
        env["PYTHONPATH"] = str(ROOT / "src")

    def best(code: str) -> float:
        times = []
        for _ in range(7):
            began = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], env=env, check=True)
            times.append(time.perf_counter() - began)
        return min(times)

    return {"ms": 1000 * (best("import tikal") - best("pass"))}


def two_processes(seconds: float) -> Values:
    """Games per second with one and with two processes at once."""
    command = [sys.executable, str(ROOT / "bench" / "tikal_measures.py"), "playouts-4-basic", str(seconds)]
    rates: Values = {}
    for count in (1, 2):
        running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(count)]
        results = [json.loads(process.communicate()[0]) for process in running]
        rates[f"{count} process{'es' if count > 1 else ''}"] = sum(result["games/s"] for result in results)
    return rates


def median(rounds: list[Values]) -> Values:
    return {key: statistics.median(values[key] for values in rounds) for key in rounds[0]}


def spread(rounds: list[Values], key: str) -> float:
    """Half the distance between the best and the worst round, as a share of the median."""
    values = [entry[key] for entry in rounds]
    return (max(values) - min(values)) / 2 / statistics.median(values)


def by_hand(text: str) -> str:
    """Return the part of the page that is not made here: the server under load, measured with bench/load.py."""
    _, heading, rest = text.partition("\n## The server under load\n")
    return heading + rest


def machine() -> dict[str, str]:
    cpu = "unknown processor"
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line.split(":")[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
        cpu = names[0] if names else cpu
    return {"cpu": cpu, "cores": str(os.cpu_count()), "python": platform.python_version(), "system": platform.system()}


def _show(runs: list[tuple[str, str, str]], rounds: int, seconds: float) -> None:
    """Take some of the measures and print their medians."""
    taken = [[measure(where, what, seconds) for _, where, what in runs] for _ in range(rounds)]
    for n, (name, _, _) in enumerate(runs):
        values = [round_[n] for round_ in taken]
        key = next(iter(values[0]))
        click.echo(f"{name:32} {median(values)[key]:14,.0f} {key} ±{100 * spread(values, key):.0f}%")


@click.command()
@click.option("--rounds", default=5, show_default=True, help="Rounds; the median counts.")
@click.option("--seconds", default=2.0, show_default=True, help="Seconds for each measure and round.")
@click.option("--only", default="", help="Take only measures whose name has this in it, and show them; writes nothing.")
@click.option("--write/--no-write", default=True, help="Write docs/benchmarks.md, results and plots.")
def main(rounds: int, seconds: float, only: str, write: bool) -> None:
    """Measure Tikal beside catanatron and OpenSpiel, and write the results."""
    import tikal.core.engine

    if str(tikal.core.engine.__file__).endswith(".py"):
        raise click.ClickException(
            "The installed engine is not compiled; install a C compiler and run `make bench` again."
        )
    if only:
        _show([run for run in RUNS if only in run[0]], rounds, seconds)
        return
    taken: dict[str, list[Values]] = {name: [] for name, _, _ in RUNS}
    columns = (TextColumn("{task.description:32}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        task = progress.add_task("", total=rounds * len(RUNS) + len(ONCE) + 3)
        for _ in range(rounds):
            for name, where, what in RUNS:
                progress.update(task, description=name)
                taken[name].append(measure(where, what, seconds))
                progress.advance(task)
        single = {}
        for name, where, what in ONCE:
            single[name] = measure(where, what, seconds)
            progress.advance(task)
        for build in ("compiled", "interpreted"):
            single[f"{build}/import"] = import_time(build)
            progress.advance(task)
        single["compiled/processes"] = two_processes(max(seconds, 3.0))
        progress.advance(task)
    results: dict[str, Any] = {
        "machine": machine(),
        "rounds": rounds,
        "seconds": seconds,
        "median": {name: median(values) for name, values in taken.items()} | single,
        "spread": {name: spread(values, next(iter(values[0]))) for name, values in taken.items()},
    }
    from report import page  # beside this file

    text = page(results) + by_hand((ROOT / "docs" / "benchmarks.md").read_text("utf-8"))
    if write:
        (ROOT / "bench" / "results.json").write_text(json.dumps(results, indent=1) + "\n", "utf-8")
        (ROOT / "docs" / "benchmarks.md").write_text(text, "utf-8")
        subprocess.run([str(PEERS), str(ROOT / "bench" / "plots.py")], check=True)
    click.echo(text)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    main()
