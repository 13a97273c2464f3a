"""How weaker levels judge: each turn they think of is given an error, and they take what then looks best.

So they choose worse among good turns, as people do, and never do what is silly.
"""

from __future__ import annotations

from tikal.core.dealer import Rng

DICE = 12  # this many dice with a thousand sides make a good bell curve


def error(rng: Rng, typical: int) -> int:
    """Return a random error of either sign, of about the `typical` size."""
    dice = sum(int(rng.below(1000)) for _ in range(DICE)) - DICE * 999 // 2
    return typical * dice // 1000


def misjudged(values: list[int], rng: Rng, typical: int) -> list[int]:
    """Return the places of some values in the order in which they look good to somebody who misjudges them."""
    looks = [value + error(rng, typical) for value in values]
    return sorted(range(len(values)), key=lambda n: (-looks[n], n))
