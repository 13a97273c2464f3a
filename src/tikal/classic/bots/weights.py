"""What was learnt, by number of players: the weights that were fitted first, the champion's, and its network."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from tikal.classic.planning.evaluation import ONE, STAGES
from tikal.classic.planning.facts import FACTS
from tikal.classic.planning.network import Network


def weights(players: int) -> tuple[int, ...]:
    """Return the weights for that number of players, by stage and fact, in 1/65536 points."""
    return _read("weights.json", players, STAGES * len(FACTS))


def champion_weights(players: int) -> tuple[int, ...]:
    """Return the champion's weights for that number of players, by stage, place in the order and fact."""
    return _read("champion.json", players, STAGES * (players + 1) * len(FACTS))


@cache
def network(players: int) -> Network | None:
    """Return the champion's network for that number of players, if one was found that makes it stronger."""
    data = json.loads((files(__package__) / "network.json").read_text("utf-8"))
    learnt = data["players"].get(str(players))
    if learnt is None:
        return None
    if learnt["corrects"] != digest(champion_weights(players)):
        raise ValueError("network.json corrects other weights than champion.json has: run what is named in it again")
    return Network(learnt["weights"], players)


def digest(numbers: Sequence[int]) -> str:
    """Return a short name for weights by which they can be told from others."""
    return hashlib.sha256(",".join(map(str, numbers)).encode()).hexdigest()[:12]


@cache
def _read(name: str, players: int, count: int) -> tuple[int, ...]:
    data = json.loads((files(__package__) / name).read_text("utf-8"))
    if tuple(data["facts"]) != FACTS:
        raise ValueError(f"{name} was made for other facts: run what is named in it again")
    flat = tuple(round(weight * ONE) for row in data["players"][str(players)] for weight in row)
    if len(flat) != count:
        raise ValueError(f"{name} does not have a row for every stage")
    return flat
