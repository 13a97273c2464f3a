"""Many games stepped in one call, as numpy arrays: the fastest way to let learners play.

    games = VectorGames("super-meeple", players=2, lanes=64, seed=7)
    step = games.reset()
    while training:
        numbers = policy(step.observations, step.masks)     # one number for each lane
        step = games.step(numbers)

Every decision of every seat is asked for (`step.seats` says whose it is), or, with `opponents`, only those of one seat.
When a game is over the next one begins in its lane at once. The same seed gives the same games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tikal.core.batch import EVERYBODY, IN_TURN, Batch, Ending
from tikal.editions import registry
from tikal.env.opponents import Opponent, Opponents
from tikal.env.setting import Missing, Setting, check_reward, check_seat, scales, whole
from tikal.game import Game, fresh_seed, new_record

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise Missing("tikal.env.vector", "numpy", "env") from error


class Step(NamedTuple):
    """What there is to decide in every lane, and what the last step led to."""

    observations: NDArray[np.uint8]  # (lanes, encoding.size): what whose decision it is sees
    masks: NDArray[np.bool_]  # (lanes, encoding.actions): what is legal
    seats: NDArray[np.uint8]  # (lanes,): whose decision it is
    rewards: NDArray[np.float32]  # (lanes, players): by seat, for the last step
    ended: NDArray[np.bool_]  # (lanes,): the last step ended the game there; what is to decide is of the next one
    endings: tuple[Ending, ...]  # those games, with points and shares of the win by seat


class VectorGames:
    """Games in lanes, all of one kind.

    With `opponents` one seat learns and a bot, or one for each, sits in the others, clockwise from it: by name, or
    what makes one from a seed; "random" plays within the compiled core. `seat` is where the learner sits, None: in
    another seat in every game.
    `reward` is one of `setting.REWARDS`, at the end; with `dense` margins and points come as they are scored, and
    add up to the same.

    :raises InvalidOption: as `new_game` does, or if there is no such bot or it does not play this game.
    """

    def __init__(
        self,
        edition: str = registry.DEFAULT,
        players: int = 2,
        lanes: int = 64,
        auction: bool = False,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        dense: bool = False,
        opponents: Opponent | Sequence[Opponent] | None = None,
        seat: int | None = None,
        seed: int | str | None = None,
    ) -> None:
        check_reward(reward, dense)
        if lanes < 1:
            raise ValueError(f"there has to be a game at least, not {lanes}")
        setting = Setting(new_record(edition, players, auction, options))
        check_seat(seat, players)
        self.record = setting.record
        self.encoding = setting.encoding
        self.players = players
        self.lanes = lanes
        self.reward = reward
        self.dense = dense
        self.scale: NDArray[np.float32] = scales(self.encoding)
        self._opponents = None if opponents is None else Opponents(self.record, opponents)
        if seat is not None and opponents is None:
            raise ValueError("a seat learns against opponents; without any every seat is asked for")
        self._learner = EVERYBODY if opponents is None else IN_TURN if seat is None else seat
        self._seed = seed
        self._batch: Batch | None = None
        self._given = np.zeros((lanes, players), np.float32)  # what dense rewards add up to so far

    @property
    def batch(self) -> Batch:
        """The games themselves."""
        if self._batch is None:
            raise RuntimeError("there are no games yet: call reset() first")
        return self._batch

    def reset(self, seed: int | str | None = None) -> Step:
        """Begin a game in every lane. Without a seed it is the one given before, then one that nobody can guess."""
        self._seed = seed if seed is not None else self._seed if self._batch is None else None
        random_others = self._opponents is None or self._opponents.all_random
        text = fresh_seed() if self._seed is None else str(self._seed)
        self._batch = Batch(self.encoding, self.players, self.lanes, text, self._learner, random_others)
        self._play_on()
        self._given.fill(0)
        nothing = np.zeros((self.lanes, self.players), np.float32)
        return self._look(nothing, np.zeros(self.lanes, np.bool_), [])

    def step(self, numbers: Sequence[int] | NDArray[Any], any_legal: bool = False) -> Step:
        """Play a number in every lane; with `any_legal` one that is not legal stands for any that is, at random.

        :raises IllegalAction: if one is not legal; then nothing is played.
        """
        if isinstance(numbers, np.ndarray) and numbers.ndim == 1 and numbers.dtype.kind in "iu":
            chosen = numbers.tolist()  # faster than one by one
        else:
            chosen = [whole(number) for number in numbers]
        self.batch.play(chosen, any_legal)
        self._play_on()
        rewards = self._gains() if self.dense else np.zeros((self.lanes, self.players), np.float32)
        endings = self.batch.settle()
        ended = np.zeros(self.lanes, np.bool_)
        for ending in endings:
            ended[ending.lane] = True
            self._given[ending.lane] = 0
            if not self.dense:
                rewards[ending.lane] = self._worth(np.array([ending.points]), np.array([ending.shares]))
        if endings:
            self._play_on()
        return self._look(rewards, ended, endings)

    def game(self, lane: int) -> Game:
        """Return a copy of the game that is played in a lane now: whatever is done with it, the lane stays as it is."""
        played = self.batch.lanes[lane]
        return Game.around(played.engine, self.record._replace(first=played.first)).copy()

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("many games at once are not copied or pickled: the same seed and numbers lead there again")

    def scaled(self, observations: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Return observations as networks like them: from 0 to 1."""
        return observations * self.scale

    def _play_on(self) -> None:
        if self._opponents is not None and not self._opponents.all_random:
            self._opponents.play_on(self.batch)

    def _look(self, rewards: NDArray[np.float32], ended: NDArray[np.bool_], endings: list[Ending]) -> Step:
        views, masks, seats = self.batch.look()
        return Step(
            np.frombuffer(views, np.uint8).reshape(self.lanes, -1).copy(),
            np.frombuffer(masks, np.bool_).reshape(self.lanes, -1).copy(),
            np.frombuffer(seats, np.uint8).copy(),
            rewards,
            ended,
            tuple(endings),
        )

    def _gains(self) -> NDArray[np.float32]:
        """What each seat has gained since the last step."""
        points = np.frombuffer(self.batch.points(), "<i4").reshape(self.lanes, self.players)
        worth = self._worth(points, points)
        gains = worth - self._given
        self._given = worth
        return gains

    def _worth(self, points: NDArray[Any], shares: NDArray[Any]) -> NDArray[np.float32]:
        """What games are worth by seat, as `setting.REWARDS` has it, from points and shares of the win."""
        others = self.players - 1
        if self.reward == "win":
            worth = (self.players * shares - 1) / others
        elif self.reward == "margin":
            worth = points - (points.sum(axis=1, keepdims=True) - points) / others
        else:
            worth = points
        return worth.astype(np.float32)


def any_of(masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """Return a legal number for every lane, each as likely as the others."""
    legal = np.flatnonzero(masks)  # faster than in two dimensions
    counts = np.bincount(legal // masks.shape[1], minlength=len(masks))
    firsts = np.cumsum(counts) - counts
    chosen: NDArray[np.int64] = legal[firsts + (rng.random(len(masks)) * counts).astype(np.int64)] % masks.shape[1]
    return chosen
