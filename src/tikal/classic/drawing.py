"""What only the classic game has to be drawn."""

from __future__ import annotations

from tikal.drawing.face import DrawingFace, Shown, Stock


class ClassicDrawingFace(DrawingFace):
    """Supplies of explorers and camps, the tile to be laid, an auction's tiles."""

    def stock(self, seat: Shown) -> list[Stock]:
        colour = seat["seat"]
        return [Stock(f"t-ex{colour}", 0.8, seat["explorers"]), Stock(f"t-te{colour}", 0.5, seat["camps_left"])]

    def tiles_of(self, view: Shown, seat: Shown) -> list[str]:
        return [view["hand"]] if view["hand"] and view["current"] == seat["seat"] else []

    def tiles_offered(self, view: Shown) -> list[str]:
        return list(view["bidding"]["offer"]) if view["bidding"] else []
