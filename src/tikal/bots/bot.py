"""What a bot is: it gets a position its seat may see and the legal actions, and answers with one of them."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod

from tikal.core.action import Action
from tikal.core.dealer import Rng
from tikal.core.engine import LegalActions
from tikal.core.state import State
from tikal.game import Game
from tikal.view import state_for


class Bot(ABC):
    """A computer player. Its own randomness comes from its seed, never from the deal."""

    name: str

    def __init__(self, seed: int | str = 0) -> None:
        self.rng = Rng(f"bot/{self.name}/{seed}")

    @abstractmethod
    def choose(self, position: State, legal: LegalActions) -> Action:
        """Return one of the legal actions for `position.current`.

        The position is the bot's own copy: it may be searched with `apply` and `unapply` and thrown away.
        """


def bot_seed(deal: str, seat: int) -> str:
    """Return a seed for the bot in a seat from which the deal cannot be told."""
    return hashlib.sha256(f"bot {seat} of {deal}".encode("utf-8", "surrogatepass")).hexdigest()


def play_bot(game: Game, bot: Bot) -> Action:
    """Let a bot make the next decision of a game; return what it played."""
    legal = game.legal_actions()
    action = bot.choose(state_for(game.state, game.current_player), legal)
    game.play(action)
    return action
