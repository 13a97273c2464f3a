"""What things are worth in Tikal Legend, in points: the numbers of the bots' evaluation, in one place to be tuned."""

from __future__ import annotations

from functools import cache

from tikal.legend.planning.weights import Weights

POINTS: dict[str, float] = {
    "ap": 2.2,  # an action point still to be spent
    "director": 6.0,  # the museum director, not used yet
    "guard": 1.2,  # a guardian to be placed, for each scoring to come
    "explorer": 0.25,  # available: each of the first six ...
    "spare_explorer": 0.06,  # ... and each further one
    "leader": 1.6,  # available
    "leader_later": 0.5,  # unavailable
    "on_board": 0.12,  # a member on the board, wherever it stands
    "digger": 0.8,  # a member on a ruin with a treasure for it, for each scoring to come
    "access": 0.010,  # each point of what lies within reach of the camps
    "tile": 0.8,  # a tile on the campsite
    "volcano_tile": 3.0,  # ... that starts a scoring
    "place": 0.9,  # each place earlier in the next turn order
    "last_place": 1.5,  # each place later in the final scoring
    "kept": 0.85,  # share of a card's worth if it is kept for the next round
    "fresh": 0.5,  # share of what a card gains now in what it seems to be worth
}

ROWS: dict[str, list[float]] = {
    # The share of a temple or volcano that one can count on, by strength more than the strongest rival, from -2 on ...
    "temple": [0.02, 0.08, 0.16, 0.66, 0.77, 0.84, 0.89, 0.92, 0.95],
    "other": [0.01, 0.05, 0.12, 0.74, 0.84, 0.90, 0.93, 0.95, 0.97],  # ... and of any other hex
    # What a scoring counts for, by rounds until it comes: till then much can change.
    "soon": [0.92, 0.76, 0.62, 0.52, 0.44, 0.38, 0.34],
}

#: What a card is worth by its number: always, and for each scoring to come. Cards 01 are worth their treasures.
CARDS: dict[str, tuple[float, float]] = {
    "02": (0.0, 2.5), "03": (0.0, 3.6), "04": (0.0, 1.3), "05": (0.0, 2.0), "06": (0.0, 2.5),
    "07": (0.4, 0.0), "08": (0.5, 2.5), "09": (4.7, 4.4), "10": (1.5, 0.6), "11": (2.0, 0.6),
    "12": (0.0, 1.4), "13": (0.2, 1.6), "14": (0.4, 1.8), "15": (0.3, 0.4), "16": (0.2, 1.4),
    "17": (5.0, 4.8), "18": (7.5, 0.0), "19": (0.5, 0.3), "20": (0.0, 0.0), "21": (0.0, 0.0),
    "22": (0.5, 1.2), "23": (0.2, 0.6), "24": (0.5, 1.6),
}  # fmt: skip


@cache
def weights() -> Weights:
    """Return the numbers as search uses them."""
    return Weights(POINTS, ROWS, CARDS)
