"""What Legend's dealer shuffles: power tiles, cards, AP tokens, tiles and treasures (L-HID-1)."""

from __future__ import annotations

from collections.abc import Sequence

from tikal.core import action as act
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import DEEPEST, MOST_KINDS
from tikal.legend.rules.knowledge import KIND, next_look
from tikal.legend.rules.state import LegendState
from tikal.record.decks import PLACES, STACKS, TOP, Deck


def decks(state: LegendState) -> list[Deck]:
    """Return what is hidden from a state on, before it is shuffled."""
    box, write = state.ruleset.box, state.rules.notation.write

    def deck(name: str, how: str, kind: int, counts: list[int], places: Sequence[str] = ()) -> Deck:
        numbers = [number for number, count in enumerate(counts) for _ in range(count)]
        return Deck(name, how, [write(act.pack(kind, 0, number))[1:] for number in numbers], places)

    taken = state.row(at.POWER, 4)
    ruins = [box.tiles[tile].id for tile in box.ruin_tiles]
    places = [f"{ruins[slot // DEEPEST]} {slot % DEEPEST}" for slot in _places(state)]
    return [
        deck("powers", TOP, kinds.DEAL_POWER, [0 if n + 1 in taken else 1 for n in range(len(box.power_tiles))]),
        deck("cards", TOP, kinds.DEAL_CARD, state.deck),
        deck("tokens", TOP, kinds.DEAL_TOKEN, state.bag),
        deck("tiles", STACKS, act.DRAW, [1] * len(box.tiles)),
        deck("treasures", PLACES, act.REVEAL, state.row(at.UNSEEN, MOST_KINDS), places),
    ]


def place(hidden: LegendState, state: LegendState) -> int:
    """Return the place of the treasure that is about to be shown, among all that were hidden; -1 if it was seen."""
    slot = int(next_look(state))
    if slot < 0:
        hex = int(state.w[at.TAKING]) - 1
        if hex < 0:
            return -1
        slot = hex * DEEPEST + int(state.w[at.HOARD + hex])
    box = state.ruleset.box
    ruin = int(box.ruin_of[state.w[at.TILE + slot // DEEPEST]])
    wanted = ruin * DEEPEST + slot % DEEPEST
    if int(state.w[at.KNOWN + wanted]) & KIND:
        return -1
    places = _places(hidden)
    return places.index(wanted) if wanted in places else -1


def _places(hidden: LegendState) -> list[int]:
    """Return the places that were given a treasure, ruin by ruin, the bottom first."""
    box, places = hidden.ruleset.box, []
    for ruin, tile in enumerate(box.ruin_tiles):
        depth = int(box.value[tile + 1])
        for hex in range(box.board.hexes):
            if hidden.w[at.TILE + hex] == tile + 1:
                depth = int(hidden.w[at.HOARD + hex])
        slots = [ruin * DEEPEST + d for d in range(1, depth + 1)]
        places += [slot for slot in slots if not int(hidden.w[at.KNOWN + slot]) & KIND]
    return places
