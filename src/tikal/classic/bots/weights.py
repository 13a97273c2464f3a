"""The weights of the evaluation, by number of players: those that were fitted first, and the champion's."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from tikal.classic.planning.evaluation import ONE, STAGES
from tikal.classic.planning.facts import FACTS


def weights(players: int) -> tuple[int, ...]:
    """Return the weights for that number of players, by stage and fact, in 1/65536 points."""
    return _read("weights.json", players, STAGES * len(FACTS))


def champion_weights(players: int) -> tuple[int, ...]:
    """Return the champion's weights for that number of players, by stage, place in the order and fact."""
    return _read("champion.json", players, STAGES * (players + 1) * len(FACTS))


@cache
def _read(name: str, players: int, count: int) -> tuple[int, ...]:
    data = json.loads((files(__package__) / name).read_text("utf-8"))
    if tuple(data["facts"]) != FACTS:
        raise ValueError(f"{name} was made for other facts: run what is named in it again")
    flat = tuple(round(weight * ONE) for row in data["players"][str(players)] for weight in row)
    if len(flat) != count:
        raise ValueError(f"{name} does not have a row for every stage")
    return flat
