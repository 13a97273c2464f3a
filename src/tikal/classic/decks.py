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
    return [Deck("tiles", STACKS, tiles), Deck("treasures", PLACES, treasures)]


def place(hidden: State, state: State) -> int:
    """Return the place of the treasure that is about to be shown, among all that were closed when they were hidden."""
    if state.digging < 0:
        return -1
    wanted = int(state.tile[state.digging]), int(state.treasures_on[state.digging]) + 1
    closed = [int(count) for count in state.ruleset.components.masks]
    for hex in range(HEXES):
        if hidden.ruins & BIT[hex]:
            closed[int(hidden.tile[hex])] = int(hidden.treasures_on[hex]) + (1 if hidden.digging == hex else 0)
    n = 0
    for tile, count in enumerate(closed):
        if hidden.discarded & BIT[tile]:
            continue
        if tile == wanted[0]:
            return n + wanted[1] - 1
        n += count
    return -1
