"""The fitted weights of the evaluation, by number of players."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from tikal.classic.planning.evaluation import ONE, STAGES
from tikal.classic.planning.facts import FACTS


@cache
def weights(players: int) -> tuple[int, ...]:
    """Return the weights for that number of players, by stage and fact, in 1/65536 points."""
    data = json.loads((files(__package__) / "weights.json").read_text("utf-8"))
    if tuple(data["facts"]) != FACTS:
        raise ValueError("weights.json was fitted to other facts: run training/fit.py again")
    rows = data["players"][str(players)]
    flat = tuple(round(weight * ONE) for row in rows for weight in row)
    if len(flat) != STAGES * len(FACTS):
        raise ValueError("weights.json does not have a row for every stage")
    return flat
