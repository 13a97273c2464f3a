"""Sample positions in which the tile has been laid, and find their best turns by looking at everything.

Writes tests/search/best_turns.json: a line and a value for each. The test there asks how often the planner finds as
good a turn. Deals have seeds of their own ("turns/...").
"""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from command import at_least
from rich.console import Console
from rich.progress import track

import tikal
from tikal.bots.bot import Budget
from tikal.classic.bots.planner import PlannerBot
from tikal.classic.bots.weights import weights
from tikal.classic.planning.evaluation import ONE
from tikal.classic.planning.exhaustive import Exhaustive
from tikal.classic.planning.planner import Planner
from tikal.classic.rules.ruleset import SPENDING
from tikal.classic.rules.state import classic_state
from tikal.core import action as act
from tikal.core.dealer import Rng
from tikal.core.limit import Limit

FILE = Path(__file__).parent.parent / "tests" / "search" / "best_turns.json"
WIDTHS = (4, 8, 16, 24, 32, 48, 64)


def sample(number: int) -> str:
    """Return the line of a position at the beginning of a turn's spending, somewhere in a game of four planners."""
    rng = Rng(f"turns/{number}")
    wanted = int(rng.below(52))
    game = tikal.new_game("super-meeple", 4, seed=f"turns/{number}")
    bots = [PlannerBot(f"turns/{number}/{seat}") for seat in range(4)]
    begun = 0
    while not game.is_over:
        state = classic_state(game.state)
        if state.phase == SPENDING and state.ap == state.ruleset.action_points:
            if begun == wanted:
                return state.to_line()
            begun += 1
        answer = bots[int(state.current)].choose(state.copy(), game.legal_actions(), Budget())
        for action in [answer] if isinstance(answer, act.Action) else answer:
            game.play(action)
            if action.kind in ("lay", "dig"):
                break
    return sample(number + 1000)  # the game had fewer turns


def examine(task: tuple[int, int]) -> dict[str, object]:
    """Return a sampled position with its best value and what beams of several widths find."""
    number, most = task
    line = sample(number)
    state = classic_state(tikal.State.from_line(line))
    tables = list(weights(int(state.players)))
    rivalry = PlannerBot().rivalry(int(state.players))
    search = Exhaustive(tables, rivalry)
    best = search.best_value(state, most)
    found = {width: Planner(tables, rivalry).plan(state, width, 1, Limit())[0].value for width in WIDTHS}
    return {"line": line, "best": best, "positions": int(search.positions), "found": found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=at_least(1), default=100)
    parser.add_argument("--most", type=at_least(1), default=3_000_000, help="positions; a turn with more is left out")
    parser.add_argument("--jobs", type=at_least(1), default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=FILE)
    chosen = parser.parse_args()
    console = Console(stderr=True)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        tasks = [(number, chosen.most) for number in range(chosen.count)]
        results = list(track(pool.map(examine, tasks), "Looking at everything", len(tasks), console=console))
    known = [result for result in results if result["best"] is not None]
    console.print(f"{len(results) - len(known)} of {len(results)} have more than {chosen.most} positions")
    for width in WIDTHS:
        losses = [(r["best"] - r["found"][width]) / ONE for r in known]  # type: ignore[index]
        hits = sum(loss < 0.05 for loss in losses)
        console.print(f"width {width:3}: {hits} of {len(known)} best, mean loss {sum(losses) / len(known):.3f} points")
    chosen.out.write_text(json.dumps([{"line": r["line"], "best": r["best"]} for r in known], indent=0) + "\n", "utf-8")


if __name__ == "__main__":
    main()
