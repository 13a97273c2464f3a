"""Texts, colours and signs that every part of the terminal game uses."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from tikal.core.notation import SEATS
from tikal.core.ruleset import TERRAINS, Tile
from tikal.messages import catalogue

SEAT_STYLES = ("bold #ffffff on #c8322d", "bold #ffffff on #2563d8", "bold #201a00 on #f2c522", "bold #101010 on #f2f2ee")

DIM = "#8a9a90"
LOUD = "bold #ffc94d"
TITLE = "bold #7fd08f"
WARNING = "bold #ff8a65"


def say(code: str, **facts: str | int) -> str:
    """Return a sentence of the catalogue."""
    return catalogue().sentence(code, facts)


def chip(seat: int, sign: str = "") -> Text:
    """Return the mark of a seat: its letter, on its colour."""
    return Text(SEATS[seat][0] + sign, style=SEAT_STYLES[seat])


def tile_words(tile: Tile) -> str:
    """Return what a tile is, e.g. "temple of value 3"."""
    return say("term-tile", terrain=TERRAINS[tile.terrain], value=tile.value)


@dataclass(frozen=True)
class Glyphs:
    """The signs of the board."""

    temple: str = "▲"
    clearing: str = "○"
    ruin: str = "◆"
    emptied: str = "◇"
    volcano: str = "✹"
    camp: str = "⌂"
    guard: str = "♜"
    leader: str = "★"
    explorer: str = "●"
    flat: str = "─"
    rise: str = "╱"
    fall: str = "╲"
    lit: str = "━"
    arrow: str = "→"
    dot: str = "·"
    more: str = "…"
    rule: str = "─"
    caret: str = "›"
    raised: str = "⁰¹²³⁴⁵⁶"
    lowered: str = "₀₁₂₃₄₅₆"


UNICODE = Glyphs()
ASCII = Glyphs(
    temple="^", clearing="o", ruin="$", emptied="o", volcano="X", camp="C", guard="G", leader="*", explorer="e",
    flat="-", rise="/", fall="\\", lit="=", arrow=">", dot=".", more="~", rule="-", caret=">",
    raised="0123456", lowered="0123456",
)  # fmt: skip


def glyphs_for(encoding: str | None) -> Glyphs:
    """Return the signs that an output encoding can show."""
    try:
        "".join(vars(UNICODE).values()).encode(encoding or "ascii")
    except (UnicodeError, LookupError):
        return ASCII
    return UNICODE
