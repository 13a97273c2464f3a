"""Draws the plots of docs/benchmarks.md from bench/results.json. Runs in .venv-bench, which has matplotlib."""

from __future__ import annotations

import json
from pathlib import Path

import matplotlib
import matplotlib.pyplot as plt

matplotlib.use("svg")
matplotlib.rcParams["svg.hashsalt"] = "tikal"

ROOT = Path(__file__).parent.parent
JADE, STONE, CLAY = "#2f8f6b", "#b9ab86", "#c4562b"


def save(figure: plt.Figure, name: str) -> None:
    figure.tight_layout()
    figure.savefig(ROOT / "docs" / f"benchmarks-{name}.svg", metadata={"Date": None})
    plt.close(figure)


def main() -> None:
    median = json.loads((ROOT / "bench" / "results.json").read_text("utf-8"))["median"]
    rows = (
        ("Tikal compiled, loop in core", "compiled/playouts-4-basic", JADE),
        ("Tikal compiled, public face", "compiled/face-4-basic", JADE),
        ("OpenSpiel chess", "open_spiel chess", STONE),
        ("Tikal interpreted", "interpreted/playouts-4-basic", JADE),
        ("OpenSpiel backgammon", "open_spiel backgammon", STONE),
        ("catanatron", "catanatron", CLAY),
    )
    figure, axes = plt.subplots(figsize=(8, 3))
    rates = [median[key]["actions/s"] for _, key, _ in rows]
    bars = axes.barh([title for title, _, _ in rows], rates, color=[colour for _, _, colour in rows])
    axes.bar_label(bars, [f"{rate:,.0f}" for rate in rates], padding=4)
    axes.set_xscale("log")
    axes.set_xlim(right=max(rates) * 4)
    axes.invert_yaxis()
    axes.set_xlabel("actions per second, random play, full legal list (log)")
    save(figure, "playouts")

    figure, axes = plt.subplots(figsize=(8, 3))
    turns = median["compiled/by-turn"]
    numbers = [int(turn.split()[1]) for turn in turns]
    axes.plot(numbers, [rate / 1e6 for rate in turns.values()], marker="o", color=JADE)
    axes.set_ylim(bottom=0)
    axes.set_xlabel("turn of the game")
    axes.set_ylabel("million actions/s")
    save(figure, "turns")

    figure, (left, right) = plt.subplots(1, 2, figsize=(8, 3))
    processes = median["compiled/processes"]
    left.bar(list(processes), list(processes.values()), color=JADE)
    left.set_ylabel("games/s")
    memory = {int(key.split()[0]): mb for key, mb in median["compiled/memory"].items() if key.endswith("MB")}
    right.plot(list(memory), list(memory.values()), marker="o", color=CLAY)
    right.set_ylim(bottom=0)
    right.set_xlabel("games in memory")
    right.set_ylabel("MB")
    save(figure, "growth")


if __name__ == "__main__":
    main()
