"""Which games have a face at the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from tikal.cli.terminal.classic.face import ClassicFace
from tikal.cli.terminal.face import Face
from tikal.cli.terminal.legend.face import LegendFace
from tikal.game import Game

FACES: dict[str, type[Face]] = {"classic": ClassicFace, "legend": LegendFace}


def face_class(game: Game) -> type[Face]:
    """Return the face of the game that is played."""
    return FACES[game.ruleset.game]


def make_face(game: Game, names: Sequence[str], you: int | None = None) -> Face:
    """Return a face for one game; `you` is the only person at the table, if there is just one."""
    return face_class(game)(game, names, you)
