"""Positions of different kinds, and what the strongest bot says of them: `docs/hints.md` is made of these.

    python -m tests.bots.hint_positions      # writes docs/hints.md

They are from games of bots. The bot is asked with nodes, so that every machine and build
says the same.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tikal.bots.advice import Advice, Line, advise, consult
from tikal.bots.bot import Budget, Thought
from tikal.game import game_at
from tikal.messages import ENGLISH, catalogue
from tikal.view import state_for

FILE = Path(__file__).with_name("hint_positions.json")
PAGE = Path(__file__).parent.parent.parent / "docs" / "hints.md"
BUDGETS = {"classic": Budget(nodes=3000), "legend": Budget(nodes=40000)}
SEED = "hints"
NAMES = ("Ana", "Ben", "Cleo", "Dan")

HEAD = """\
# What the bot says

`H` or the bulb at a table asks what the strongest bot would do. What it says comes from its plan and its evaluation:
every reason is a message with facts (`bots/motives.py`, and `motives.py` in the `bots/` of each game), and tests check
the facts against the engine (`tests/bots/test_hints.py`, `test_legend_hints.py`). Below are positions of different
kinds from games of bots, asked with 3,000 nodes, those of Legend with 40,000, and what is said of them. Made by
`python -m tests.bots.hint_positions`; do not edit.

Bots are asked in the same way as those that have a seat: they get what the seat may see, in a worker, when it is the
visitor's turn. There are no hints at tables with other persons unless the host allowed them when the table was set up.
"""


class Example(NamedTuple):
    """A position, and what it is an example of."""

    title: str
    line: str


@cache
def examples() -> list[Example]:
    """Return all positions."""
    return [Example(one["title"], one["line"]) for one in json.loads(FILE.read_text("utf-8"))]


@cache
def thought_about(line: str) -> Thought:
    """Return what the bot thinks of a position."""
    position = game_at(line).state
    return consult(state_for(position, int(position.current)), SEED, BUDGETS[position.rules.game])


@cache
def advice_on(line: str) -> Advice:
    """Return what the bot says of a position."""
    position = game_at(line).state
    return advise(line, NAMES[: int(position.players)], SEED, BUDGETS[position.rules.game])


def said(line: Line) -> str:
    return catalogue(ENGLISH).sentence(line.code, line.facts)


def page() -> str:
    out = [HEAD]
    for number, example in enumerate(examples(), 1):
        advice = advice_on(example.line)
        out += [f"## {number}. {example.title}", ""]
        for n, step in enumerate(advice.steps, 1):
            cost = f" ({step.cost} AP)" if step.cost else ""
            out.append(f"{n}. **{said(step.what)}**{cost}: {' '.join(map(said, step.why))}")
        if advice.sums:
            gain = "" if advice.gain is None else f"{advice.gain:+d} "
            out += ["", f"{gain}{' '.join(map(said, advice.sums))}"]
        out += ["", f"    {example.line}", ""]
    return "\n".join(out).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    sys.stdout.write(f"{PAGE.name}: {len(examples())} positions\n")
