"""Games as Gymnasium environments: one learner against bots, with masks of what is legal.

    import gymnasium
    import tikal.env.gymnasium                # registers an environment for every game
    env = gymnasium.make("tikal/NAME-v0", opponents=["easy", "medium"])

Masks are in `info["action_mask"]` and come from `action_masks()`, as sb3-contrib asks for them.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any

from tikal.bots.player import Player
from tikal.core.dealer import Rng
from tikal.core.errors import IllegalAction
from tikal.editions.registry import DEFAULT
from tikal.env.opponents import Opponent, check_opponents, let_play, seated
from tikal.env.setting import MODES, Missing, OneGame, Setting, check_seat, drawn, space, whole, worth
from tikal.game import new_record
from tikal.titles import titles

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Discrete
except ImportError as error:
    raise Missing("tikal.env.gymnasium", "Gymnasium", "gymnasium") from error


class TikalEnv(OneGame, gymnasium.Env[Any, Any]):
    """One seat at a table; bots have the others. `game` is the game that is played, for records and views."""

    metadata = {"render_modes": [*MODES], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        edition: str = DEFAULT,
        players: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "easy",
        auction: bool = False,
        options: Mapping[str, object] | None = None,
        scenario: str | None = None,
        components: str | PathLike[str] | None = None,
        first_player: int | None = None,
        seat: int | None = None,
        reward: str = "win",
        dense: bool = False,
        illegal: str = "random",
        scaled: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """`opponents` is a bot for all other seats, or one for each, clockwise: by name, or what makes one from a seed.

        `players` is as many as there are then, unless it is given. `seat` is the learner's; None lets the seed decide,
        as for `first_player`. `reward` is one of `setting.REWARDS`, given at the end; with `dense` margins and points
        are given as they come, and add up to the same. `illegal` says what a number does that the mask does not have:
        "random" lets it stand for any legal action, and `info["illegal"]` is true, "raise" raises IllegalAction.
        `scaled` observations are floats from 0 to 1, instead of bytes. The rest is as in `tikal.new_game`.

        :raises InvalidOption: as `tikal.new_game` does, and if a bot is unknown or does not play this game.
        """
        if illegal not in ("random", "raise"):
            raise ValueError("an illegal number can raise or stand for a random one")
        if players is None:
            players = 2 if isinstance(opponents, str) or callable(opponents) else 1 + len(opponents)
        record = new_record(edition, players, auction, options, (), first_player or 0, scenario, components)
        super().__init__(Setting(record, first_player), reward, dense, scaled, render_mode)
        check_seat(seat, players)
        self.opponents = check_opponents(opponents, record)
        self.illegal = illegal
        self.seat = seat or 0  # in this game
        self._wanted = seat
        self.observation_space = space(self.encoding, scaled)
        self.action_space = Discrete(self.encoding.actions)

    # --- playing

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game and let the bots play up to the learner's first decision.

        Seed 7 deals the game of `tikal.new_game(seed=7)`; games after it follow from the same seed.
        """
        super().reset(seed=seed)
        deal = str(self.np_random.integers(2**62)) if seed is None else str(seed)
        players = self.setting.players
        self._deal = deal
        self.game = self.setting.game(deal)
        self.seat = int(Rng(f"{deal}/seat").below(players)) if self._wanted is None else self._wanted
        self._bots: dict[int, Player] = {}
        for place, opponent in enumerate(self.opponents, 1):
            seat = (self.seat + place) % players
            self._bots[seat] = seated(opponent, deal, seat)
        self._instead = Rng(f"{deal}/instead")
        self._over = False
        self._given = 0.0
        self._let_bots_play()
        self._show()
        return self._observation(), self._info()

    def _let_bots_play(self) -> None:
        game = self._begun
        while game.current_player not in (None, self.seat):
            let_play(self._bots[int(game.state.current)], game)
        self._over = game.is_over

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the action of that number, then the bots up to the learner's next decision.

        :raises IllegalAction: if it is not legal, unless `illegal` is "random"; and if the game is over.
        """
        engine = self._begun.engine
        if self._over:
            raise IllegalAction("game-is-over")
        legal = True
        try:
            packed = self.encoding.action_in(engine, whole(action))
        except IllegalAction:
            if self.illegal == "raise":
                raise
            legal = False
            numbers = self.encoding.numbers(engine.state)
            packed = self.encoding.action_in(engine, numbers[self._instead.below(len(numbers))])
        engine.play(packed)
        self._let_bots_play()
        self._show()
        info = self._info() if legal else self._info() | {"illegal": True}
        return self._observation(), self._gained(), self._over, False, info

    def _gained(self) -> float:
        if not self.dense and not self._over:
            return 0.0
        before, self._given = self._given, worth(self._begun.state, self.reward)[self.seat]
        return self._given - before

    # --- looking

    def _observation(self) -> Any:
        seen = np.frombuffer(bytearray(self.encoding.observe(self._begun.state, self.seat)), np.uint8)
        return seen if self._scales is None else seen * self._scales

    def _info(self) -> dict[str, Any]:
        return {"action_mask": np.frombuffer(bytearray(self.encoding.mask_in(self._begun.engine)), np.int8)}

    def action_masks(self) -> Any:
        """Return which numbers are legal, as sb3-contrib's algorithms ask for it."""
        return np.frombuffer(bytearray(self.encoding.mask_in(self._begun.engine)), np.bool_)

    def render(self) -> Any:
        """Return the board as text, as the learner sees it; in the mode `human` every step writes it out instead."""
        return drawn(self._begun, self.seat) if self.render_mode == "ansi" else None

    def _show(self) -> None:
        if self.render_mode == "human":
            sys.stdout.write(drawn(self._begun, self.seat))


def register() -> None:
    """Let `gymnasium.make` know an environment for every game: "tikal/NAME-v0" and so on."""
    for game in titles():
        name = f"tikal/{game.id.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, "tikal.env.gymnasium:TikalEnv", kwargs={"edition": game.default_edition})


register()
