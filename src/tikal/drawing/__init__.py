"""Pictures of games: the board as the page draws it, from the page's own drawings."""

from tikal.drawing.picture import Drawing, draw, picture

__all__ = ["Drawing", "draw", "picture"]
