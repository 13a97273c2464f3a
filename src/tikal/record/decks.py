"""What a dealer shuffles, laid open: so that who has a seed can follow a deal without knowing the rules of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tikal.core.dealer import Rng
from tikal.core.engine import waits_for_chance
from tikal.core.position import Position
from tikal.record.fairness import Sealing
from tikal.record.record import Record
from tikal.titles import title_of

TOP = "top"  # taken from the top, one after another
STACKS = "stacks"  # each back letter is a stack of its own, and from that they come in this order
PLACES = "places"  # put face down in places: which of them is looked at is the players' choice


class Deck(NamedTuple):
    """What is shuffled together, as records write it, before the shuffle."""

    name: str
    how: str  # one of those above
    items: list[str]
    places: Sequence[str] = ()  # what the places are called that it is put in: a tile, and how high above its bottom


class Drawn(NamedTuple):
    """Something that chance gave: which action it was, and from which place of the shuffled deck it came."""

    number: int  # from 1
    deck: str
    place: int
    item: str


class Deal(NamedTuple):
    """What was hidden at one time, and what came to light of it."""

    at: int  # how many actions there were
    seed: str
    decks: list[Deck]
    drawn: list[Drawn]


def shuffled(deck: Deck, seed: str) -> list[str]:
    """Return a deck after the shuffle."""
    rng, items = Rng(f"{seed}/{deck.name}"), list(deck.items)
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.below(last + 1))
        items[last], items[other] = items[other], items[last]
    return items


def deals_of(record: Record, sealing: Sealing) -> list[Deal]:
    """Return all deals of a game whose seal was opened; of games that do not lay their decks open, with none."""
    state, title = record.start(), title_of(record.ruleset)
    write = record.ruleset.notation.write
    due = sealing.deals
    deals: list[Deal] = []
    hidden: Position = state
    for number, action in enumerate(record.actions):
        while due and due[0][0] == number:
            at, seed = due.pop(0)
            hidden = state.copy()
            deals.append(Deal(at, seed, title.decks(hidden), []))
        if deals and waits_for_chance(state):
            item = write(action).lstrip("~?")
            deck = next((deck for deck in deals[-1].decks if item in deck.items), None)
            place = -1 if deck is None else _place(deck, item, deals[-1], title.place(hidden, state))
            if deck is not None and place >= 0:
                deals[-1].drawn.append(Drawn(number + 1, deck.name, place, item))
        state.apply(action)
    return deals


def _place(deck: Deck, item: str, deal: Deal, chosen: int) -> int:
    if deck.how == PLACES:
        return chosen
    if deck.how == TOP:
        return sum(drawn.deck == deck.name for drawn in deal.drawn)
    return shuffled(deck, deal.seed).index(item)
