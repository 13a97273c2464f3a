"""What only one game has to be drawn: each game brings a face of its own, which its title names."""

from __future__ import annotations

from typing import Any, NamedTuple

Shown = dict[str, Any]  # a view, or a part of one, ready for JSON


class Stock(NamedTuple):
    """Pieces that a seat still has: what they are drawn with and how large, and how many there are."""

    symbol: str
    scale: float
    left: int


class DrawingFace:
    """How a game is drawn. The board is the house's; the rest is asked for here."""

    def stock(self, seat: Shown) -> list[Stock]:
        """Return what lies in the supply of a seat."""
        return []

    def tiles_of(self, view: Shown, seat: Shown) -> list[str]:
        """Return the tiles that a seat holds and everybody sees."""
        return []

    def tiles_offered(self, view: Shown) -> list[str]:
        """Return the tiles that lie open for anybody."""
        return []

    def marks(self, shown: Shown) -> str:
        """Return what is drawn over a hex, round its middle: what the viewer alone knows of it."""
        return ""
