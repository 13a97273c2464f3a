"""What all environments share: how a game is set up, what it is worth, what it looks like."""

from __future__ import annotations

import sys
from operator import index
from typing import TYPE_CHECKING, Any

from tikal.core.position import OVER, SPECTATOR, Position
from tikal.core.ranking import win_shares
from tikal.env import encoding_of
from tikal.game import Game, who_begins
from tikal.record.record import Record
from tikal.titles import title_of

if TYPE_CHECKING:
    from tikal.core.encoding import Encoding

#: What a game is worth to a seat.
REWARDS = (
    "win",  # 1 for who wins alone, and the others share -1 evenly; who share a win share both
    "margin",  # points ahead of the mean of the others
    "points",  # points
)
MODES = ("ansi", "human")  # of rendering: text that is returned, or written out
WIDTH = 100  # columns of a board drawn as text


class Missing(ImportError):
    """A library that an environment stands on is not installed; the message says what installs it."""

    def __init__(self, environment: str, library: str, extra: str) -> None:
        super().__init__(
            f"{environment} needs {library}, which is not installed. "
            f'This installs it: {sys.executable} -m pip install "tikal[{extra}]"'
        )


class Setting:
    """How the games of an environment are set up: as by `tikal.new_game`, again and again."""

    def __init__(self, record: Record, first_player: int | None = None) -> None:
        self.record = record
        self.first_player = first_player  # None lets the seed decide
        self.players = record.players
        self.encoding: Encoding = encoding_of(record.ruleset)

    def game(self, seed: str) -> Game:
        """Return a new game: the one that `tikal.new_game` deals from that seed."""
        first = who_begins(self.first_player, self.record.names, seed)
        return Game(self.record._replace(first=first), seed)

    def resumed(self, seed: str, record: Record) -> Game:
        """Return the game of that seed as far as a record of it goes; what comes is what would have come there."""
        return Game(record, self.game(seed).engine.dealer)


class OneGame:
    """An environment with one game at a time. Copied or pickled it goes on as the original does, deal and all."""

    def __init__(self, setting: Setting, reward: str, dense: bool, scaled: bool, render_mode: str | None) -> None:
        """:raises ValueError: if there is no such reward or mode."""
        super().__init__()
        check_reward(reward, dense)
        check_mode(render_mode)
        self.setting = setting
        self.encoding = setting.encoding
        self.reward = reward
        self.dense = dense
        self.render_mode = render_mode
        self.game: Game | None = None  # the game itself, for records and views
        self._deal = ""  # its seed
        self._scales = scales(setting.encoding) if scaled else None

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"game": None if self.game is None else self.game.record}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if state["game"] is not None:
            self.game = self.setting.resumed(self._deal, state["game"])

    @property
    def _begun(self) -> Game:
        if self.game is None:
            raise RuntimeError("there is no game yet: call reset() first")
        return self.game


def whole(action: object) -> int:
    """Return the number of an action, as whoever learns gave it.

    :raises TypeError: if it is no whole number.
    """
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"an action is a whole number, one that the mask has, not {action!r}") from None


def check_reward(reward: str, dense: bool = False) -> None:
    """Do nothing if there is such a reward, and, if it is to be dense, if it comes before the end.

    :raises ValueError: if not.
    """
    if reward not in REWARDS:
        raise ValueError(f"{reward!r} is no reward; there are {', '.join(REWARDS)}")
    if dense and reward == "win":
        raise ValueError("a win comes at the end: it cannot be dense")


def check_mode(render_mode: str | None) -> None:
    """Do nothing if there is such a mode of rendering, or none is wanted.

    :raises ValueError: if there is not.
    """
    if render_mode is not None and render_mode not in MODES:
        raise ValueError(f"{render_mode!r} is no mode of rendering; there are {', '.join(MODES)}")


def check_seat(seat: int | None, players: int) -> None:
    """Do nothing if there is such a seat, or none is wanted.

    :raises ValueError: if there is not.
    """
    if seat is not None and seat not in range(players):
        raise ValueError(f"there is no seat {seat}; seats are 0 to {players - 1}")


def worth(position: Position, reward: str) -> list[float]:
    """Return by seat what a position is worth as the end of a game, as REWARDS has it."""
    players = int(position.players)
    others = players - 1
    if reward == "win":
        return [(players * share - 1) / others for share in win_shares(position)]
    points = [float(position.points_of(seat)) for seat in range(players)]
    if reward == "points":
        return points
    return [own - (sum(points) - own) / others for own in points]


def drawn(game: Game, seat: int = SPECTATOR) -> str:
    """Return a game as text: the board, and a line with everybody's points. A seat sees what it knows."""
    position = game.state.seen_by(seat)
    board = title_of(position.rules).drawn(position, game.names, WIDTH).plain
    points = ", ".join(f"{name} {score}" for name, score in zip(game.names, game.scores, strict=True))
    whose = "The game is over." if position.phase == OVER else f"{game.names[int(position.current)]} decides."
    return f"{board.rstrip()}\n{points}. {whose}\n"


def scales(encoding: Encoding) -> Any:
    """Return what an observation is multiplied with so that it lies between 0 and 1, as a numpy array."""
    import numpy as np

    return (1 / np.array(encoding.highest(), np.float32)).astype(np.float32)


def space(encoding: Encoding, scaled: bool) -> Any:
    """Return the space of observations, as Gymnasium has it: bytes, or floats from 0 to 1 if they are scaled."""
    import numpy as np
    from gymnasium.spaces import Box

    return Box(0, 1, encoding.shape, np.float32) if scaled else Box(0, 255, encoding.shape, np.uint8)
