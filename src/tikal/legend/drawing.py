"""What only Legend has to be drawn."""

from __future__ import annotations

from tikal.drawing.drawings import use
from tikal.drawing.face import DrawingFace, Shown, Stock

STEP = 26  # from one treasure that was looked at to the next
ABOVE = -46


class LegendDrawingFace(DrawingFace):
    """Campsites and the draft, and what the viewer has seen of stacks of treasures."""

    def stock(self, seat: Shown) -> list[Stock]:
        colour, explorers = seat["seat"], seat["available"]["explorers"]
        return [Stock(f"t-ex{colour}", 0.8, explorers), Stock(f"t-te{colour}", 0.5, seat["camps_left"])]

    def tiles_of(self, view: Shown, seat: Shown) -> list[str]:
        return list(seat["tiles"])

    def tiles_offered(self, view: Shown) -> list[str]:
        return list(view["offer"]["tiles"])

    def marks(self, shown: Shown) -> str:
        known = [f"t-known-{glimpse['kind']}" for glimpse in shown.get("known", []) if glimpse["kind"]]
        loose = [f"t-loose-{kind}" for kind, count in shown.get("kinds", {}).items() for _ in range(count)]
        seen = known or loose
        return "".join(use(symbol, (n - (len(seen) - 1) / 2) * STEP, ABOVE) for n, symbol in enumerate(seen))
