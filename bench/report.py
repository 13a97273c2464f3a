"""The benchmark page: tables with ratios, made from results."""

from __future__ import annotations

from typing import Any

BASE = "catanatron"


def environments(m: dict[str, Any], spread: dict[str, float]) -> list[str]:
    """The section on environments for learners."""
    out = ["", "## Environments", ""]
    out += [
        "Steps per second on one core, from Python, with the observation and the mask of what is legal at every "
        "decision and one of it played at random. PettingZoo's chess is run as its documentation does, Tikal's "
        "PettingZoo environment in the very same loop; OpenSpiel gives its tensor and a list of what is legal. "
        "`VectorGames` steps 64 games in one call ([environments](environments.md)).",
        "",
        "| environment | players | steps/s | spread | against PettingZoo chess |",
        "|---|---|---|---|---|",
    ]
    rows = (
        ("Tikal `VectorGames`, 64 lanes", "compiled/vector-4", "4"),
        ("Tikal in PettingZoo", "compiled/pettingzoo-4", "4"),
        ("PettingZoo chess", "pettingzoo chess", "2"),
        ("OpenSpiel chess", "open_spiel chess seen", "2"),
        ("OpenSpiel backgammon", "open_spiel backgammon seen", "2"),
        ("Tikal `VectorGames`, 64 lanes", "compiled/vector-2", "2"),
        ("Tikal in PettingZoo", "compiled/pettingzoo-2", "2"),
        ("Tikal Legend `VectorGames`, 64 lanes", "compiled/vector-4-legend", "4"),
        ("Tikal Legend in PettingZoo", "compiled/pettingzoo-4-legend", "4"),
        ("Tikal interpreted, `VectorGames`, 64 lanes", "interpreted/vector-4", "4"),
    )
    base = m["pettingzoo chess"]["steps/s"]
    for title, key, players in rows:
        rate = m[key]["steps/s"]
        out.append(f"| {title} | {players} | {rate:,.0f} | ±{100 * spread[key]:.0f}% | **{rate / base:.1f}×** |")
    return out


def page(results: dict[str, Any]) -> str:
    """Return docs/benchmarks.md for these results."""
    m, spread = results["median"], results["spread"]
    base = m[BASE]["actions/s"]
    out = [
        "# Benchmarks",
        "",
        "Made by `make bench`, in one run on one machine: "
        f"{results['machine']['cpu']}, {results['machine']['cores']} cores, Python {results['machine']['python']}. "
        f"{results['rounds']} rounds, alternating between the engines, {results['seconds']:g} s each in a fresh "
        "process; medians, with half the distance between the best and the worst round. The raw numbers are in "
        "`bench/results.json`. Only ratios within this page mean anything: another machine gives other numbers.",
        "",
        "## Random play",
        "",
        "The full list of legal actions is made at every decision and one of them is played. Tikal: `super-meeple` and "
        '`legend`, set-up of each game included. "Loop in core" calls `engine.play_out`; "public face" asks `Game` for '
        "the actions and plays them from an interpreted script. catanatron runs four of its random players; OpenSpiel "
        "is driven from Python.",
        "",
        "| engine | players | actions/s | games/s | spread | against catanatron |",
        "|---|---|---|---|---|---|",
    ]
    rows = (
        ("Tikal compiled, loop in core", "compiled/playouts-4-basic", "4"),
        ("Tikal compiled, public face", "compiled/face-4-basic", "4"),
        ("Tikal interpreted, loop in core", "interpreted/playouts-4-basic", "4"),
        ("catanatron", "catanatron", "4"),
        ("OpenSpiel chess", "open_spiel chess", "2"),
        ("OpenSpiel backgammon", "open_spiel backgammon", "2"),
        ("Tikal compiled, loop in core", "compiled/playouts-2-basic", "2"),
        ("Tikal compiled, auction", "compiled/playouts-4-auction", "4"),
        ("Tikal compiled, auction", "compiled/playouts-2-auction", "2"),
        ("Tikal interpreted, loop in core", "interpreted/playouts-2-basic", "2"),
        ("Tikal interpreted, auction", "interpreted/playouts-4-auction", "4"),
        ("Tikal interpreted, auction", "interpreted/playouts-2-auction", "2"),
        ("Tikal Legend compiled, loop in core", "compiled/playouts-4-legend", "4"),
        ("Tikal Legend compiled, public face", "compiled/face-4-legend", "4"),
        ("Tikal Legend interpreted, loop in core", "interpreted/playouts-4-legend", "4"),
        ("Tikal Legend compiled, loop in core", "compiled/playouts-2-legend", "2"),
        ("Tikal Legend interpreted, loop in core", "interpreted/playouts-2-legend", "2"),
    )
    for title, key, players in rows:
        rate = m[key]["actions/s"]
        out.append(
            f"| {title} | {players} | {rate:,.0f} | {m[key]['games/s']:,.0f} | ±{100 * spread[key]:.0f}% "
            f"| **{rate / base:.1f}×** |"
        )
    out += ["", "![Actions per second](benchmarks-playouts.svg)", "", "## Other operations", ""]
    out += ["| what | compiled | interpreted | ratio |", "|---|---|---|---|"]
    operations = (
        ("perft from a middle game, sequences/s", "perft", "sequences/s", False),
        ("copy of a state, µs", "copy", "us", True),
        ("view for a seat, µs", "view", "us", True),
        ("the same, Legend, µs", "view-legend", "us", True),
        ("an action told to 4 guests, µs", "update-4-guests", "us", True),
        ("the same, Legend, µs", "update-4-guests-legend", "us", True),
        ("TGN of a whole game written, ms", "tgn-write", "ms", True),
        ("TGN of a whole game read and verified, ms", "tgn-read", "ms", True),
        ("`import tikal`, ms", "import", "ms", True),
    )
    for title, key, unit, less_is_better in operations:
        fast, slow = m[f"compiled/{key}"][unit], m[f"interpreted/{key}"][unit]
        ratio = slow / fast if less_is_better else fast / slow
        out.append(f"| {title} | {fast:,.1f} | {slow:,.1f} | {ratio:.1f}× |")
    out += environments(m, spread)
    turns = m["compiled/by-turn"]
    early, late = turns["turn 1"], min(turns.values())
    out += ["", "## How cost grows", "", "| | |", "|---|---|"]
    out += [f"| actions/s at {turn} | {rate:,.0f} |" for turn, rate in turns.items()]
    out.append(f"| slowest turn against the first | {early / late:.2f}× the time per action |")
    processes = m["compiled/processes"]
    out += [f"| games/s, {count} | {rate:,.0f} |" for count, rate in processes.items()]
    out.append(f"| two processes against one | {processes['2 processes'] / processes['1 process']:.2f}× |")
    memory = m["compiled/memory"]
    out += [
        f"| memory of {key.removesuffix(', MB')} half played | {mb:.1f} MB |"
        for key, mb in memory.items()
        if "MB" in key
    ]
    out.append(f"| memory of one game | {memory['KB a game']:.0f} KB |")
    out += ["", "![Actions per second by turn](benchmarks-turns.svg)", "", "![Growth](benchmarks-growth.svg)", ""]
    return "\n".join(out)
