"""Writes the games that the browser tests take up in the middle: `python -m tests.browser.records.make`.

Greedy bots play with seed after seed until the moment that is wanted comes up.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

from tikal import Game, new_game
from tikal.bots.player import Player
from tikal.bots.registry import make_bot
from tikal.classic.rules.ruleset import PHASES
from tikal.classic.rules.state import FINAL_ROUND, VOLCANO_ROUND, classic_state
from tikal.core.tiles import TEMPLE

HERE = Path(__file__).parent
Moment = Callable[[Game], bool]


def moment(name: str, players: int, wanted: Moment, auction: bool = False, first: int = 0) -> None:
    """Find a game with that moment and write it down as it stands there."""
    for number in count():
        seed = f"{name} {number}"
        game = new_game(players=players, auction=auction, seed=seed, first_player=first)
        bots = [Player(make_bot("greedy", f"{seed}/{seat}")) for seat in range(players)]
        while not game.is_over and not wanted(game):
            bots[game.current_player or 0].play(game)
        if not game.is_over:
            (HERE / f"{name}.tgn").write_text(game.to_tgn(), "utf-8")
            return


def asked(game: Game, phase: str) -> bool:
    """Whether Red has to decide in that phase."""
    return game.current_player == 0 and PHASES[int(game.state.phase)] == phase


def left(game: Game) -> int:
    return bin(int(classic_state(game.state).undrawn)).count("1")


def is_bid(game: Game) -> bool:
    return classic_state(game.state).high_bid > 0


def kinds(game: Game) -> list[str]:
    return [action.kind for action in game.legal_actions()]


def finished(name: str, players: int, bot: str, games: int = 1, auction: bool = False) -> None:
    """Write down the longest of some games that were played to their end."""
    longest: Game | None = None
    for number in range(games):
        seed = f"{name} {number}"
        game = new_game(players=players, auction=auction, seed=seed, first_player=0)
        bots = [Player(make_bot(bot, f"{seed}/{seat}")) for seat in range(players)]
        while not game.is_over:
            bots[game.current_player or 0].play(game)
        if longest is None or game.length > longest.length:
            longest = game
    assert longest is not None
    (HERE / f"{name}.tgn").write_text(longest.to_tgn(), "utf-8")


def last_to_score(game: Game, kind: int) -> bool:
    """Whether Red is the last who spends and scores in a scoring round of that kind."""
    state = classic_state(game.state)
    return state.round_kind == kind and asked(game, "spend") and not state.waiting()


def one_temple_next(game: Game, letter: str) -> bool:
    """Whether Red has a tile to lay and who comes next will draw a temple: nothing else of its letter is left."""
    if not asked(game, "lay"):
        return False
    drawable = [id for id in game.view()["stack"]["undrawn"] if id[0] <= letter]
    tiles = classic_state(game.state).ruleset.components.tiles
    return len(drawable) == 1 and next(tile for tile in tiles if tile.id == drawable[0]).terrain == TEMPLE


def main() -> None:
    moment("reader", 2, lambda g: one_temple_next(g, "d"))
    moment("scoring", 4, lambda g: left(g) <= 22 and last_to_score(g, VOLCANO_ROUND))
    moment("last-turn", 4, lambda g: last_to_score(g, FINAL_ROUND), first=1)
    finished("finished", 4, "greedy")
    finished("longest", 4, "random", games=40, auction=True)
    moment("near-end", 3, lambda g: left(g) <= 3 and asked(g, "lay"))
    moment("auction-end", 3, lambda g: left(g) == 0 and asked(g, "bid"), auction=True)
    moment(
        "auction-middle",
        4,
        lambda g: 8 <= left(g) <= 20 and asked(g, "bid") and classic_state(g.state).high_bid > 0,
        auction=True,
    )
    moment("middle", 4, lambda g: left(g) <= 17 and asked(g, "lay") and classic_state(g.state).round_kind == 0)
    moment("digging", 3, lambda g: asked(g, "spend") and g.state.ap >= 8 and kinds(g).count("dig") > 0)
    moment(
        "exchange",
        4,
        lambda g: left(g) < 20 and asked(g, "spend") and g.state.ap >= 7 and kinds(g).count("exchange") >= 2,
    )


if __name__ == "__main__":
    main()
