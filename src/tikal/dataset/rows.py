"""The rows of one game, and what their columns are."""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tikal.arena.referee import LONGEST, hard_limit
from tikal.arena.workers import Desk
from tikal.bots.bot import Thought, bot_seed
from tikal.bots.player import GRACE, PATIENCE, Player
from tikal.bots.registry import make_bot
from tikal.core.encoding import Encoding
from tikal.dataset.recipe import Recipe
from tikal.env import encoding_of
from tikal.game import new_game
from tikal.view import state_for

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Values = NDArray[Any] | list[str]

TEXT = "text"
VALUE = "points by which the bot expects to end ahead of the others' mean, when it thought of the turn that this is in"


@dataclass(frozen=True)
class Column:
    """What every row has under one name."""

    name: str
    kind: str  # as numpy writes types, or TEXT
    about: str
    width: int | None = None  # how many values; None is one, not in an array

    @property
    def shape(self) -> tuple[int, ...]:
        return () if self.width is None else (self.width,)


def columns(encoding: Encoding, players: int) -> tuple[Column, ...]:
    """Return the columns, in their order."""
    actions = encoding.actions
    return (
        Column("game", "int32", "number of the game, from 0"),
        Column("ply", "int32", "how many decisions of this game came before; what chance gave is not counted"),
        Column("seat", "uint8", "who decides, from 0; the others follow clockwise"),
        Column("bot", TEXT, "who sits there"),
        Column("position", TEXT, "the position as a line, as that seat sees it (docs/tgn.md)"),
        Column(
            "observation", "uint8", "the same as numbers, by the encoding: its segments follow below", encoding.size
        ),
        Column("mask", "uint8", f"a bit for each of the {actions} actions, lowest first, if legal", (actions + 7) // 8),
        Column("action", "int32", "number of the action that was played, by the encoding; -1 if it has none"),
        Column("notation", TEXT, "the same as text (docs/tgn.md)"),
        Column("value", "float32", f"{VALUE}; missing where it does not say"),
        Column("expected", "float32", "the points that it expects at the end, by seat, or not a number", players),
        Column("points", "int32", "points at the end, by seat", players),
        Column(
            "share", "float32", "share of the win, by seat: 1 for the winner, 1/k for each of k who share it", players
        ),
    )


@dataclass(frozen=True)
class Rows:
    """All decisions of one game, by column."""

    values: dict[str, Values]
    count: int
    failures: tuple[str, ...]  # turns that bots lost: what happened, in words

    def digest(self) -> bytes:
        """Return a checksum of all values."""
        found = hashlib.sha256()
        for name, values in self.values.items():
            found.update(name.encode())
            found.update("\n".join(values).encode() if isinstance(values, list) else values.tobytes())
        return found.digest()


def play(recipe: Recipe, number: int, desk: Desk) -> Rows:
    """Play a game of a recipe and note every decision."""
    deal, seats = recipe.deal_seed(number), recipe.seats(number)
    game = new_game(recipe.edition, recipe.players, recipe.auction, deal, recipe.options)
    encoding = encoding_of(game.ruleset)
    players = [_player(recipe, name, bot_seed(deal, seat)) for seat, name in enumerate(seats)]
    noted: dict[str, list[Any]] = {column.name: [] for column in columns(encoding, recipe.players)}
    while not game.is_over:
        seat = int(game.state.current)
        player = players[seat]
        desk.ask(seat, hard_limit(player.most_seconds or LONGEST), game.length, game.scores)
        position = state_for(game.state, seat)
        action = player.play(game)
        value, expected = _thought(player, recipe.players)
        row = (
            number, len(noted["ply"]), seat, seats[seat], position.to_line(),
            encoding.observe(position, seat),
            encoding.mask(position), int(encoding.number_of(position, action.packed)), str(action), value, expected,
        )  # fmt: skip
        for name, what in zip(noted, row, strict=False):
            noted[name].append(what)
    count, winners = len(noted["ply"]), game.ranking[0]
    noted["points"] = [game.scores] * count
    noted["share"] = [[1 / len(winners) if seat in winners else 0.0 for seat in range(recipe.players)]] * count
    failures = [f"game {number}, {seats[n]}: {f.kind}" for n, player in enumerate(players) for f in player.failures]
    return Rows(_arrays(noted, encoding, recipe.players), count, tuple(failures))


def _player(recipe: Recipe, name: str, seed: str) -> Player:
    bot = make_bot(name, seed)
    budget = recipe.budget or bot.budget
    return Player(bot, recipe.budget, LONGEST if budget.seconds is None else budget.seconds * PATIENCE + GRACE)


def _thought(player: Player, players: int) -> tuple[float, tuple[float, ...]]:
    """Return what a bot said about the turn it is in: its value, and the points it expects."""
    thought = player.bot.thought
    if not isinstance(thought, Thought) or player.lost:
        return math.nan, (math.nan,) * players
    expected = tuple(map(_number, thought.chosen.points))
    return _number(thought.chosen.value), expected if len(expected) == players else (math.nan,) * players


def _number(said: object) -> float:
    """Return a number that somebody else's program gave; what is none is not a number."""
    return float(said) if isinstance(said, int | float) else math.nan


def _arrays(noted: dict[str, list[Any]], encoding: Encoding, players: int) -> dict[str, Values]:
    """Return what was noted as arrays, of texts as lists."""
    import numpy as np

    found: dict[str, Values] = {}
    for column in columns(encoding, players):
        values = noted[column.name]
        if column.kind == TEXT:
            found[column.name] = values
        elif column.name == "mask":
            bits = _bytes_of(values, encoding.actions)
            found[column.name] = np.packbits(bits, axis=1, bitorder="little")
        elif column.name == "observation":
            found[column.name] = _bytes_of(values, encoding.size)
        else:
            found[column.name] = np.array(values, column.kind)
    return found


def _bytes_of(rows: list[bytes], width: int) -> NDArray[np.uint8]:
    import numpy as np

    return np.frombuffer(b"".join(rows), np.uint8).reshape(-1, width)
