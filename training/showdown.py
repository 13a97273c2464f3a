"""Matches that decide whether what was learnt is kept: champions with something of their own, each other and others.

The games of a match are kept by deal, so one that was stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import click
from command import cache_key
from msgspec import MsgspecError, json

import tikal
from tikal.arena.schedule import Question
from tikal.arena.sprt import ACCEPTED, UNDECIDED, Verdict, decide
from tikal.arena.statistics import Estimate, mean_of, share_of
from tikal.arena.workers import Desk, Workers
from tikal.bots.bot import Budget, bot_seed
from tikal.bots.player import Player
from tikal.bots.registry import make_bot
from tikal.classic.bots.champion import ChampionBot
from tikal.classic.bots.planner import Breadth
from tikal.classic.planning.evaluation import STAGES
from tikal.classic.planning.facts import COUNT
from tikal.classic.planning.network import Network
from tikal.classic.rules.state import State
from tikal.core.dealer import Rng
from tikal.core.limit import Limit
from tikal.core.planning import Turn

QUESTION = Question(elo0=0.0, elo1=30.0)
BEFORE = "before"  # in the pool: the champion that the new one is compared with
POOL = ("greedy", "planner", "reply", BEFORE)
REPLY_NODES = 9000  # a turn
PROGRESS = 10  # deals after which it is said how the match stands


class Contender(NamedTuple):
    """A champion with weights of its own, and a network where it has one; without nodes it does not look ahead."""

    weights: list[int]
    network: list[int] | None = None
    nodes: int | None = None


class GivenChampion(ChampionBot):
    """The champion with given weights and network."""

    def __init__(self, who: Contender, seed: str) -> None:
        super().__init__(seed)
        self.who = who
        self.own_network = Network(who.network, players_of(who)) if who.network else None

    def weights(self, position: State) -> list[int]:
        return self.who.weights

    def foresight(self, position: State) -> list[int]:
        return self.who.weights

    def network(self, position: State) -> Network | None:
        return self.own_network

    def rank(self, position: State, limit: Limit) -> list[Turn]:
        return self.plan(position, limit) if self.who.nodes is None else super().rank(position, limit)

    def breadth_of(self, position: State, limit: Limit) -> Breadth:
        return self.breadth if self.who.nodes is None else super().breadth_of(position, limit)


def players_of(who: Contender) -> int:
    """Return for how many players somebody's weights are: there is a row for every stage and place in the order."""
    return len(who.weights) // (STAGES * COUNT) - 1


class Match(NamedTuple):
    """A game of bots by name and of champions with something of their own."""

    seed: str
    seats: list[str | Contender]


def scores_of(match: Match, desk: Desk) -> list[int]:
    """Play a game; return the points at its end."""
    desk.without_limit()
    game = tikal.new_game("super-meeple", len(match.seats), seed=match.seed)
    players = [_player(who, bot_seed(match.seed, seat)) for seat, who in enumerate(match.seats)]
    while not game.is_over:
        players[int(game.state.current)].play(game)
    return game.scores


def _player(who: str | Contender, seed: str) -> Player:
    if isinstance(who, str):
        return Player(make_bot(who, seed), Budget(nodes=REPLY_NODES) if who == "reply" else None)
    return Player(GivenChampion(who, seed), Budget(nodes=who.nodes))


class Result(NamedTuple):
    """What a match says: is the new one better?"""

    verdict: Verdict
    wins: Estimate  # of the new one
    wins_before: Estimate  # of the one before, at the same tables
    margin: Estimate  # the points that the new one has more than the other has there

    @property
    def is_better(self) -> bool:
        return self.verdict.answer == ACCEPTED

    def __str__(self) -> str:
        return (
            f"it wins {self.wins.text(percent=True)} where the one before wins {self.wins_before.text(percent=True)}, "
            f"by {self.margin.text()} points more; {self.verdict.answer} after {len(self.verdict.path)} deals"
        )


class Showdown(NamedTuple):
    """Two champions to be compared on the same deals."""

    ours: Contender
    theirs: Contender
    players: int
    seed: str
    duel: bool = False

    def tables(self, deal: int) -> list[list[str | Contender]]:
        """Return the tables of a deal: ours in a seat after the other, then theirs.

        In a duel the rivals of one are the other: that tells more of two who hardly ever lose to a pool. With two
        players it is the same games for both.
        """
        if not self.duel:
            rivals = rivals_of(f"{self.seed}/{deal}", self.players, self.theirs)
            return [*tables_of(self.ours, rivals), *tables_of(self.theirs, rivals)]
        tables = tables_of(self.ours, [self.theirs] * (self.players - 1))
        if self.players > 2:
            tables += tables_of(self.theirs, [self.ours] * (self.players - 1))
        return tables

    def name(self) -> str:
        """Return a short name by which its games are kept."""
        return f"match-{self.players}-{cache_key(self, POOL, REPLY_NODES)}.jsonl"


def compare(showdown: Showdown, deals: int, helpers: Workers, kept: Path | None = None) -> Result:
    """Let either champion play the same deals, until it is clear which is better; at most so many deals."""
    players, duel = showdown.players, showdown.duel
    blocks: list[float] = []
    wins: list[float] = []
    wins_before: list[float] = []
    margins: list[float] = []
    for played, games in enumerate(_games(showdown, deals, helpers, kept), 1):
        won, points = block(games[:players])
        lost, others = block(games[players:]) if len(games) > players else (1 - won, -points)
        wins.append(won)
        wins_before.append(lost)
        margins.append((points - others) / 2 if duel else points - others)
        # from a pool twice what half a pair is worth: the other one does not sit at this table
        blocks.append(0.5 + (won - lost) / 2 if duel else 0.5 + won - lost)
        verdict = decide(QUESTION, players, blocks)
        result = Result(verdict, share_of(wins), share_of(wins_before), mean_of(margins))
        if verdict.answer != UNDECIDED:
            break
        if played % PROGRESS == 0:
            click.echo(f"{players} players, at most {deals} deals: {result}")
    return result


def _games(showdown: Showdown, deals: int, helpers: Workers, kept: Path | None) -> Iterator[list[list[int]]]:
    """Yield the scores of all games of a deal, deal by deal; those that are kept are not played again."""
    file = None if kept is None else kept / showdown.name()
    known = [] if file is None else _known(file, len(showdown.tables(0)), showdown.players)
    yield from known[:deals]
    rest = range(len(known), deals)
    scores = helpers.answers(scores_of, (
        Match(f"{showdown.seed}/{deal}", table) for deal in rest for table in showdown.tables(deal)
    ))  # fmt: skip
    for deal in rest:
        games = list(islice(scores, len(showdown.tables(deal))))
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("ab") as lines:
                lines.write(json.encode(games) + b"\n")
        yield games


def _known(file: Path, tables: int, players: int) -> list[list[list[int]]]:
    """Return the games of the deals that are kept, up to a line that is damaged or was cut off: that goes."""
    lines = file.read_text("utf-8", "replace").splitlines(keepends=True) if file.exists() else []
    games: list[list[list[int]]] = []
    for line in lines:
        try:
            deal = json.decode(line, type=list[list[int]])
        except MsgspecError:
            break
        if not line.endswith("\n") or len(deal) != tables or any(len(scores) != players for scores in deal):
            break
        games.append(deal)
    if len(games) < len(lines):
        begun = file.with_name(f"{file.name}.part")
        begun.write_text("".join(lines[: len(games)]), "utf-8")
        begun.replace(file)
    return games


def rivals_of(seed: str, players: int, before: Contender) -> list[str | Contender]:
    """Return who else sits at the table of a deal, drawn from the pool."""
    rng = Rng(f"{seed}/rivals")
    names = [POOL[int(rng.below(len(POOL)))] for _ in range(players - 1)]
    return [before if name == BEFORE else name for name in names]


def tables_of(one: Contender, rivals: list[Contender] | list[str | Contender]) -> list[list[str | Contender]]:
    """Return the tables at which one sits among its rivals, in a seat after the other."""
    return [[*rivals[:seat], one, *rivals[seat:]] for seat in range(len(rivals) + 1)]


def block(games: list[list[int]]) -> tuple[float, float]:
    """Return the share of wins of one who sat in a seat after the other, and its points above the others' mean."""
    won = more = 0.0
    for seat, scores in enumerate(games):
        won += (scores[seat] == max(scores)) / scores.count(max(scores)) / len(games)
        more += (scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)) / len(games)
    return won, more
