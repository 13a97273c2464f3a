"""Bots in the seats that nobody learns in."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence

from tikal.bots.bot import Bot, Budget, bot_seed
from tikal.bots.player import Player
from tikal.bots.registry import check_plays, make_bot
from tikal.core.batch import Batch, Lane
from tikal.game import Game
from tikal.record.record import Record

RANDOM = "random"
NODES = 2000  # positions that a bot which thinks by the clock looks at in a turn instead

Opponent = str | Callable[[str], Bot]  # a bot's name, or what makes one from a seed


def seated(opponent: Opponent, deal: str, seat: int) -> Player:
    """Return a bot in a seat of a game. None thinks by the clock: the same deal has to give the same game."""
    seed = bot_seed(deal, seat)
    bot = make_bot(opponent, seed) if isinstance(opponent, str) else opponent(seed)
    return Player(bot, bot.budget if bot.budget.seconds is None else Budget(nodes=bot.budget.nodes or NODES))


def check_opponents(opponents: Opponent | Sequence[Opponent], record: Record) -> tuple[Opponent, ...]:
    """Return who sits in the other seats, clockwise; one opponent stands for all of them.

    :raises InvalidOption: if a bot is unknown or does not play this game.
    :raises ValueError: if they are too few or too many.
    """
    others = record.players - 1
    single = isinstance(opponents, str) or callable(opponents)
    seats: tuple[Opponent, ...] = (opponents,) * others if single else tuple(opponents)  # type: ignore[arg-type, assignment]
    if len(seats) != others:
        raise ValueError(f"{others} opponents are wanted, not {len(seats)}")
    for opponent in seats:
        if isinstance(opponent, str):
            check_plays(opponent, record.ruleset.game)
    return seats


def let_play(player: Player, game: Game) -> None:
    """Let a bot make its next decision, and warn if it fails: what is played for it then is hardly what is wanted."""
    before = len(player.failures)
    player.play(game)
    for failure in player.failures[before:]:
        text = f"the bot {player.bot.name!r} failed ({failure.kind}: {failure.detail}); its turn is ended for it"
        warnings.warn(text, RuntimeWarning, stacklevel=2)


class Opponents:
    """Plays on in every lane of a batch until the learner is to decide."""

    def __init__(self, record: Record, opponents: Opponent | Sequence[Opponent]) -> None:
        self.record = record
        self.seats = check_opponents(opponents, record)
        self.all_random = all(opponent == RANDOM for opponent in self.seats)
        self._tables: dict[int, tuple[Lane, Game, dict[int, Player]]] = {}  # by lane: its game, and who sits where

    def play_on(self, batch: Batch) -> None:
        """Let bots play in all lanes that wait for one."""
        for n, lane in enumerate(batch.lanes):
            if not lane.awaited:
                game, players = self._table(batch, n)
                while not lane.awaited:
                    let_play(players[int(lane.engine.state.current)], game)

    def _table(self, batch: Batch, n: int) -> tuple[Game, dict[int, Player]]:
        """The game of a lane, and its players."""
        lane = batch.lanes[n]
        known = self._tables.get(n)
        if known is None or known[0] is not lane:
            game = Game.around(lane.engine, self.record._replace(first=lane.first))
            players: dict[int, Player] = {}
            for place, opponent in enumerate(self.seats, 1):
                seat = (int(lane.learner) + place) % self.record.players
                players[seat] = seated(opponent, lane.deal, seat)
            known = self._tables[n] = (lane, game, players)
        return known[1], known[2]
