"""A whole picture: the board of a view and its seats, as one SVG that needs nothing else."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from tikal.core.notation import SEATS
from tikal.core.position import Position
from tikal.drawing.board import Board
from tikal.drawing.drawings import drawings, made_own, number, plain
from tikal.drawing.geometry import Box
from tikal.drawing.panel import Panel
from tikal.titles import title
from tikal.view import AnyView, view

Shown = dict[str, Any]
WIDTH = 900  # pixels, where a picture is shown in its own size


class Drawing(str):
    """The text of an SVG, which notebooks show as a picture."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "<SVG drawing>"

    def _repr_svg_(self) -> str:
        return str(self)


def draw(what: Position | AnyView | Shown, seat: int | None = None) -> Drawing:
    """Return a picture of a position as a seat sees it, None being a spectator; or of a view, as it is.

    :raises NotImplementedError: if its game cannot be drawn.
    :raises TypeError: if it is something else.
    """
    if isinstance(what, Position):
        return picture(view(what, SEATS[: int(what.players)], seat))
    if not isinstance(what, AnyView | dict):
        raise TypeError(f"positions and views are drawn, not {type(what).__name__}; a game is by its to_svg()")
    return picture(what if isinstance(what, dict) else to_builtins(what))


def picture(shown: Shown) -> Drawing:
    """Return the picture of a view."""
    parts, box = scene(shown)
    body = "".join(parts)
    height = number(WIDTH * box.height / box.width)
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(number, box))}" width="{WIDTH}"'
        f' height="{height}" role="img" style="max-width:100%;height:auto">'
        f"<title>{plain(told(shown))}</title>{drawings().defs(body)}{body}</svg>"
    )
    return Drawing(made_own(markup))


def scene(shown: Shown) -> tuple[list[str], Box]:
    """Return all that is drawn of a view, part by part, without what it is drawn with; and what it covers."""
    face = title(shown["game"]).drawing()
    board = Board(shown, face)
    panel = Panel(shown, face, board.box)
    box = board.box._replace(height=board.box.height + panel.height)
    return [*board.draw(), *panel.draw()], box


def told(shown: Shown) -> str:
    """Return a view in a line, for those who do not see the picture."""
    points = ", ".join(f"{seat['name']} ({seat['seat']}) {seat['score']}" for seat in shown["seats"])
    names = {seat["seat"]: seat["name"] for seat in shown["seats"]}
    if shown["current"] is None:
        return f"{points}; the game is over"
    return f"{points}; {names[shown['current']]} to decide, {shown['ap']} AP"
