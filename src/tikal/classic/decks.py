"""What the dealer of the classic game shuffles: the tiles and the treasures."""

from __future__ import annotations

from tikal.classic.rules.state import State
from tikal.core import action as act
from tikal.core.hexes import BIT, HEXES
from tikal.record.decks import PLACES, STACKS, Deck


def decks(state: State) -> list[Deck]:
    """Return what is hidden from a state on, before it is shuffled."""
    write = state.rules.notation.write
    tiles = [write(act.DRAW | tile << act.ITEM)[1:] for tile in state.ruleset.components.order]
    kinds = [kind for kind, left in enumerate(state.unseen) for _ in range(left)]
    treasures = [write(act.pack(act.REVEAL, 0, kind))[1:] for kind in kinds]
    ids = [tile.id for tile in state.ruleset.components.tiles]
    places = [f"{ids[tile]} {depth}" for tile, depth in _places(state)]
    return [Deck("tiles", STACKS, tiles), Deck("treasures", PLACES, treasures, places)]


def place(hidden: State, state: State) -> int:
    """Return the place of the treasure that is about to be shown, among all that were closed when they were hidden."""
    if state.digging < 0:
        return -1
    wanted = int(state.tile[state.digging]), int(state.treasures_on[state.digging]) + 1
    places = _places(hidden)
    return places.index(wanted) if wanted in places else -1


def _places(hidden: State) -> list[tuple[int, int]]:
    """Return the places that were given a treasure, by ruin tile and depth, the bottom first."""
    closed = [int(count) for count in hidden.ruleset.components.masks]
    for hex in range(HEXES):
        if hidden.ruins & BIT[hex]:
            closed[int(hidden.tile[hex])] = int(hidden.treasures_on[hex]) + (1 if hidden.digging == hex else 0)
    left = [0 if hidden.discarded & BIT[tile] else count for tile, count in enumerate(closed)]
    return [(tile, depth) for tile, count in enumerate(left) for depth in range(1, count + 1)]
