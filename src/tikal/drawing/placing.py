"""Where figures stand on a hex: the spot of a small grid that covers least of what matters there.

What `web/src/board/placing.ts` does on the page, for a board that nobody has looked at before;
`tests/drawing/placings.json` holds what both have to find.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from tikal.drawing.geometry import Point, outside, slabs

Shown = dict[str, Any]  # a hex of a view
TOP, STEP, LIFT = 18, 3.8, 1.6  # of temples, as `temples.ts` builds them
LEDGE = 28  # rafts and ledges are wider than who stands on them ...
OFFSHORE = {"lake": -16, "volcano": -16}  # ... and keep off the shore
LARGE = 48  # hexes: a board with more is seen from farther away, and its figures are drawn larger


class Obstacle(NamedTuple):
    """Something that a figure should not stand before, and how much that matters."""

    x0: float
    y0: float
    x1: float
    y1: float
    weight: float


class Size(NamedTuple):
    """How far a group reaches from its feet."""

    half: float
    up: float
    down: float


def figure_size(hexes: int) -> float:
    """Return how large figures are drawn on a board of so many hexes."""
    return 1.15 if hexes > LARGE else 1.0


def leaders_of(group: Shown) -> int:
    """Return how many leaders a group has."""
    return int(group["leaders"] if "leaders" in group else group["leader"])


def place(shown: Shown, blocked: list[Point], scale: float) -> dict[str, Point]:
    """Return where the feet of each seat's group are, from the middle of the hex."""
    figures = tuple((seat, leaders_of(group), int(group["explorers"])) for seat, group in shown["figures"].items())
    parts = {name: shown.get(name) for name in ("terrain", "level", "guard", "treasures", "camp", "stones")}
    return _place(msgspec.json.encode(parts), figures, tuple(blocked), scale)


@lru_cache(4096)
def _place(
    ground: bytes, figures: tuple[tuple[str, int, int], ...], blocked: tuple[Point, ...], scale: float
) -> dict[str, Point]:
    shown: Shown = msgspec.json.decode(ground)
    boxes = [*_obstacles(shown, blocked, bool(figures))]
    inside = OFFSHORE.get(shown["terrain"])
    spots: dict[str, Point] = {}
    for seat, leaders, explorers in sorted(figures, key=lambda group: -group[1]):
        size = Size(*(length * scale for length in _size(leaders, explorers)))
        if inside is not None:
            size = size._replace(half=max(size.half, LEDGE * scale))
        spot = _search(boxes, size, 1 if inside is None else inside)
        spots[seat] = spot
        boxes.append(Obstacle(spot.x - size.half, spot.y - size.up, spot.x + size.half, spot.y + size.down, 120))
    return spots


def _obstacles(shown: Shown, blocked: tuple[Point, ...], crowded: bool) -> list[Obstacle]:
    boxes = [Obstacle(x - 20, y - 20, x + 20, y + 20, 60) for x, y in blocked]
    terrain, camp = shown["terrain"], shown.get("camp")
    if terrain == "temple":
        level = shown.get("level") or 1
        half, top = TOP + level * STEP, -level * LIFT
        boxes += [Obstacle(-half - 1, -half - 4, half + 1, half + 3, 9), Obstacle(-18, top - 20, 18, top + 19, 60)]
        if shown.get("guard"):
            boxes.append(Obstacle(-20, -60, 20, half + 14, 80))
        if shown.get("guard") or crowded:
            boxes.append(Obstacle(46, -82, 84, -38, 40))  # the pennant of who leads
    elif terrain == "ruin":
        boxes += [Obstacle(-44, -56, 44, -30, 60), Obstacle(-50, -50, 50, 42, 0.6)]
        if shown.get("treasures"):
            boxes.append(Obstacle(-28, -28, 38, 32, 40))
        if camp:
            boxes.append(Obstacle(-28, -30, 36, 26, 60))
    elif terrain == "base_camp":
        boxes += [Obstacle(-54, -66, 44, -2, 8), Obstacle(20, 10, 52, 44, 4), Obstacle(-56, 22, -22, 46, 4)]
    elif terrain == "volcano":
        boxes.append(Obstacle(-24, -24, 24, 24, 60))
    elif camp:
        boxes.append(Obstacle(-36, -52, 40, 18, 60))
    boxes += [Obstacle(x - 11, y - 11, x + 11, y + 11, 9) for x, y in slabs(shown["stones"])]
    return boxes


def _size(leaders: int, explorers: int) -> Size:
    if leaders > 1:
        half = 33 if explorers else 29
    elif leaders:
        half = 28 if explorers else 17
    else:
        half = 14 if explorers == 1 else 20
    return Size(half, 66 if leaders > 1 else 60 if leaders else 38, 14 if explorers > 1 else 3)


def _search(boxes: list[Obstacle], size: Size, inside: float) -> Point:
    half, up, down = size
    least, spot = float("inf"), Point(0, 0)
    for x in range(-80, 81, 4):
        for y in range(-66, 73, 4):
            if max(outside(x - half * 0.8, y + down), outside(x + half * 0.8, y + down)) > inside:
                continue
            if max(outside(x - half * 0.55, y - up), outside(x + half * 0.55, y - up)) > 8:
                continue
            cost = 0.18 * abs(x) + (0 if y > -10 else -y * 1.2) + abs(y - 22) * 0.6
            for x0, y0, x1, y1, weight in boxes:
                w = min(x1, x + half) - max(x0, x - half)
                h = min(y1, y + down) - max(y0, y - up)
                if w > 0 and h > 0:
                    cost += w * h * weight
                if cost >= least:
                    break
            if cost < least:
                least, spot = cost, Point(x, y)
    return spot
