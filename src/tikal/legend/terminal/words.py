"""What Legend's cards, powers, tiles and treasures are called on the screen."""

from __future__ import annotations

from typing import Any

from tikal.core.tiles import Tile
from tikal.legend.rules.box import TERRAINS, Box
from tikal.messages import Say

View = dict[str, Any]


def card_name(say: Say, id: str, box: Box) -> str:
    """Return a card's name with what it shows: "A pair of treasures (jade)"."""
    number, _, copy = id.partition("-")
    name = say(f"card-name-{number}")
    shown = (
        say(f"kind-{box.treasures[int(copy) - 1]}")
        if number == "01"
        else _tile_of(say, id, box)
        if number == "22"
        else ""
    )
    return say("term-l-card-shows", name=name, shown=shown) if shown else name


def _tile_of(say: Say, id: str, box: Box) -> str:
    """Return the tile of a border temple card."""
    from tikal.legend.rules.box import FACE_BY_ID

    mask = int(box.card_tile_mask[FACE_BY_ID[id]])
    tiles = [tile for n, tile in enumerate(box.tiles) if mask >> n & 1]
    return f"{tiles[0].id}, {tile_words(say, tiles[0])}" if tiles else ""


def card_text(say: Say, id: str) -> str:
    """Return what a card does."""
    return say(f"card-text-{id[:2]}")


def effect_name(say: Say, id: str, box: Box) -> str:
    """Return what is carried out, by name: a card, a power, a swap or a volcano."""
    if id.startswith("#"):
        return f"{id} {card_name(say, id[1:], box)}"
    if id.startswith("power:"):
        return say(f"power-name-{id[6:]}")
    return say("term-l-effect", effect=id)


def effect_text(say: Say, id: str, box: Box) -> str:
    """Return what it does, in a sentence; "" where that is clear."""
    if id.startswith("#"):
        return card_text(say, id[1:])
    return power_text(say, id[6:], box) if id.startswith("power:") else ""


def power_text(say: Say, power: str, box: Box) -> str:
    """Return what a power does, in a sentence."""
    return say(f"power-text-{power}", ap=int(box.numbers.extra_ap))


def tile_words(say: Say, tile: Tile) -> str:
    """Return what a tile is, e.g. "temple of value 3"."""
    return say("term-tile", terrain=TERRAINS[tile.terrain], value=tile.value)


def card_marks(cards: list[View]) -> str:
    """Return the cards of one side of a campsite by number; ' marks a used one."""
    return " ".join(card["card"] + ("'" if card["down"] else "") for card in cards)
