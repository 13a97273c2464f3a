"""Games in OpenSpiel: importing this module registers `python_tikal`.

    import pyspiel
    import tikal.env.openspiel
    game = pyspiel.load_game("python_tikal(edition=super-meeple,players=3)")

What chance gives has nodes of its own, with the odds of what is left. Observations are as `encoding_of` says, scaled
to lie between 0 and 1; a player is told nothing that is hidden from its seat.
"""

from __future__ import annotations

from typing import Any

from tikal.core import action as act
from tikal.core.engine import actions_at
from tikal.core.errors import IllegalAction, InvalidOption, InvalidPosition
from tikal.core.position import DECIDING, OVER, SPECTATOR, Position, read_position
from tikal.editions.registry import DEFAULT
from tikal.env.setting import Missing, Setting, check_reward, scales, worth
from tikal.game import new_record
from tikal.record.record import Record

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise Missing("tikal.env.openspiel", "OpenSpiel", "open-spiel") from error

NAME = "python_tikal"
NO_SCENARIO = ""
PARAMETERS: dict[str, Any] = {
    "edition": DEFAULT,
    "players": 2,
    "auction": False,
    "options": "",  # house rules, "ties:shared;other:1"
    "scenario": NO_SCENARIO,
    "first": 0,  # the player who begins
    "reward": "win",
}
MOST_OUTCOMES = act.FIELD + 1  # of chance: an outcome is numbered by its item


def _type(reward: str, secrets: bool) -> Any:
    kinds, utility = pyspiel.GameType, pyspiel.GameType.Utility
    return kinds(
        short_name=NAME,
        long_name="Tikal",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if secrets else kinds.Information.PERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if reward == "points" else utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


def read_options(text: str) -> dict[str, object]:
    """Return house rules from a game's parameter, `name:value;name:value`: OpenSpiel keeps `=` and `,` for itself.

    :raises InvalidOption: if one is named twice.
    """
    options: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        if name in options:
            raise InvalidOption("option-twice", option=name)
        options[name] = value
    return options


class TikalGame(pyspiel.Game):  # type: ignore[misc]
    """One way to play: an edition with its options, a number of players, and what they play for."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """:raises InvalidOption: as `tikal.new_game` does."""
        given = PARAMETERS | (params or {})
        self.reward: str = given["reward"]
        check_reward(self.reward)
        record = new_record(
            given["edition"], given["players"], given["auction"], read_options(given["options"]), (), given["first"],
            given["scenario"] or None,
        )  # fmt: skip
        self.setting = Setting(record, given["first"])
        self.encoding = self.setting.encoding
        rules, players = self.setting.record.ruleset, self.setting.players
        most = float(rules.most_points())
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility={"win": -1.0, "margin": -most, "points": 0.0}[self.reward],
            max_utility=1.0 if self.reward == "win" else most,
            utility_sum=None if self.reward == "points" else 0.0,
            max_game_length=rules.most_decisions(players),
        )
        super().__init__(_type(self.reward, rules.secrets), info, params or {})
        self._start = Table(self.setting.record.start(), (), "")

    def new_initial_state(self, line: str | None = None) -> TikalState:
        """Return the start of a game, or the position of a line (`tikal.State.to_line`).

        :raises InvalidPosition: if a line cannot be read, or is of other rules or another number of players.
        """
        return TikalState(self, self._start if line is None else Table.at(self._position(line)))

    def _position(self, line: str) -> Position:
        position = read_position(line)
        if position.rules.spec != self.setting.record.ruleset.spec or position.players != self.setting.players:
            raise InvalidPosition("record-position-rules")
        return position

    def max_chance_nodes_in_history(self) -> int:
        """As many as decisions: each of them reveals one thing at most, beside what a round lays out."""
        return int(self.max_game_length())

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> TikalObserver:
        """Return what observes states of this game; there are no parameters."""
        if params:
            raise ValueError(f"there are no parameters of observations; {params} were given")
        return TikalObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Table:
    """A position, and how it came about. It is copied whenever OpenSpiel copies a state, and pickled as text."""

    __slots__ = ("actions", "begun", "position")

    def __init__(self, position: Position, actions: tuple[int, ...], begun: str) -> None:
        self.position = position
        self.actions = list(actions)  # packed, chance's too
        self.begun = begun  # the line it began with; "" is the ordinary start

    @classmethod
    def at(cls, position: Position) -> Table:
        return cls(position, (), position.to_line())

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return Table(self.position.copy(), tuple(self.actions), self.begun)

    def __reduce__(self) -> tuple[object, ...]:
        return (_read_table, (self.position.to_line(), tuple(self.actions), self.begun))


def _read_table(line: str, actions: tuple[int, ...], begun: str) -> Table:
    return Table(read_position(line), actions, begun)


class TikalState(pyspiel.State):  # type: ignore[misc]
    """A position in OpenSpiel's hands. `position` is the game's own; `record()` is the game so far, for TGN."""

    def __init__(self, game: TikalGame, table: Table) -> None:
        super().__init__(game)
        self.table = table

    @property
    def position(self) -> Position:
        return self.table.position

    @property
    def _game(self) -> TikalGame:
        game: TikalGame = self.get_game()
        return game

    def record(self) -> Record:
        """Return the game so far as a record."""
        start = self._game.setting.record
        return start._replace(actions=tuple(self.table.actions), position=self.table.begun)

    # --- playing

    def current_player(self) -> int:
        position = self.table.position
        if position.phase == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if position.phase < DECIDING else position.current)

    def is_terminal(self) -> bool:
        return bool(self.table.position.phase == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return self._game.encoding.numbers(self.table.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what can come, by the item that comes, with its probability given what is left."""
        position = self.table.position
        odds = [(act.item_of(action), int(position.odds(action))) for action in actions_at(position)]
        total = sum(count for _, count in odds)
        return [(int(item), count / total) for item, count in sorted(odds)]

    def _packed(self, action: int) -> int:
        position = self.table.position
        if position.phase >= DECIDING:
            return self._game.encoding.action(position, action)
        for packed in actions_at(position):
            if act.item_of(packed) == action:
                return packed
        raise IllegalAction("no-such-outcome", number=str(action))

    def _apply_action(self, action: int) -> None:
        packed = self._packed(action)
        table = self.table
        if table is self._game._start:  # shared by all that are at the start
            table = self.table = Table(table.position.copy(), (), "")
        table.position.apply(packed)
        table.actions.append(packed)

    def returns(self) -> list[float]:
        position = self.table.position
        if position.phase != OVER:
            return [0.0] * int(position.players)
        return worth(position, self._game.reward)

    # --- texts

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.table.position
        if (player == pyspiel.PlayerId.CHANCE) == (position.phase < DECIDING):
            return position.rules.notation.write(self._packed(action))
        return self._game.encoding.label(action)

    def __str__(self) -> str:
        return self.table.position.to_line()


class TikalObserver:
    """What a player sees: numbers, and the position as a line. With perfect recall: all it was ever told, as text."""

    def __init__(self, game: TikalGame, kind: Any) -> None:
        self._game = game
        self._recall = bool(kind.perfect_recall)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("there are no observations with everybody's secrets")
        if not kind.public_info:
            raise ValueError("there are no observations without what is public")
        self._scales = scales(game.encoding)
        self.tensor = None if self._recall else np.zeros(game.encoding.size, np.float32)
        self.dict = {} if self._recall else {"observation": self.tensor}

    def _seat(self, player: int) -> int:
        return player if self._private else SPECTATOR

    def set_from(self, state: TikalState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        if self.tensor is not None:
            seen = self._game.encoding.observe(state.position, self._seat(player))
            np.multiply(np.frombuffer(seen, np.uint8), self._scales, out=self.tensor)

    def string_from(self, state: TikalState, player: int) -> str:
        """Return what a player sees as a line; with perfect recall all actions, as that player was told of them."""
        seat = self._seat(player)
        if not self._recall:
            return state.position.seen_by(seat).to_line()
        record = state.record().seen_by(seat)
        texts = " ".join(record.ruleset.notation.write(action) for action in record.actions)
        return f"{record.position} {texts}".strip()


pyspiel.register_game(_type(PARAMETERS["reward"], True), TikalGame)
