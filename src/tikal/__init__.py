"""Tikal, the board game of Kramer and Kiesling, in every edition.

>>> import tikal
>>> game = tikal.new_game("super-meeple", players=4, seed=7, first_player="Red")
>>> len(game.legal_actions())
24
>>> game.play(game.legal_actions()[0])
>>> print(game.explain("$A4").sentence)
There is no ruin on A4.
"""

from tikal.core.action import Action
from tikal.core.engine import LegalActions
from tikal.core.errors import (
    IllegalAction,
    InvalidAction,
    InvalidOption,
    InvalidPosition,
    RecordError,
    TikalError,
    set_english,
)
from tikal.core.position import Position as State
from tikal.drawing import Drawing, draw
from tikal.editions.registry import Edition, editions
from tikal.game import Game, game_at, new_game, read_json, read_tgn
from tikal.messages import ENGLISH, catalogue

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Drawing",
    "Edition",
    "Game",
    "IllegalAction",
    "InvalidAction",
    "InvalidOption",
    "InvalidPosition",
    "LegalActions",
    "RecordError",
    "State",
    "TikalError",
    "draw",
    "editions",
    "game_at",
    "new_game",
    "read_json",
    "read_tgn",
]

set_english(catalogue(ENGLISH))
