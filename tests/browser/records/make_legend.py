"""Writes the games of Legend that the browser tests take up: `python -m tests.browser.records.make_legend`.

Bots play with seed after seed until the moment that is wanted comes up.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

from tikal import Game, new_game
from tikal.bots.player import Player
from tikal.bots.registry import make_bot

HERE = Path(__file__).parent
Moment = Callable[[Game], bool]


def moment(name: str, players: int, scenario: str, wanted: Moment, bot: str = "random") -> None:
    """Find a game with that moment and write it down as it stands there."""
    for number in count():
        seed = f"{name} {number}"
        game = new_game("legend", players=players, options={"scenario": scenario}, seed=seed, first_player=0)
        bots = [Player(make_bot(bot, f"{seed}/{seat}")) for seat in range(players)]
        while not game.is_over and not wanted(game):
            bots[game.current_player or 0].play(game)
        if wanted(game):
            (HERE / f"{name}.tgn").write_text(game.to_tgn(), "utf-8")
            return


def last_to_score(game: Game, final: bool) -> bool:
    """Whether Red is the last who spends and scores, with something on every side of it."""
    if game.current_player != 0 or game.is_over:
        return False
    view = game.view(0)
    scoring = view["scoring"]
    if not scoring or scoring["final"] != final or scoring["waiting"] or view["phase"] != "spend":
        return False
    sheet = view["seats"][0]["if_scored"]
    return final or sum(points > 0 for points in sheet["parts"].values()) >= 3


def at_campsite(game: Game, round: int) -> bool:
    """Whether Red is to act in that round, with a border tile, a preserved card, a token and a tile in the camp."""
    if game.current_player != 0 or game.is_over:
        return False
    view = game.view(0)
    red = view["seats"][0]
    cards = {card["card"] for card in red["right"] + red["left"]}
    ready = view["phase"] == "act" and not view["acted"] and view["round"] == round
    return bool(ready and "23" in cards and len(red["right"]) > 1 and red["left"] and red["token"] and red["tiles"])


def in_draft(game: Game, round: int) -> bool:
    """Whether Red is to take the third thing in that round."""
    if game.current_player != 0 or game.is_over:
        return False
    view = game.view(0)
    red = view["seats"][0]
    drafting = view["phase"] == "draft" and view["round"] == round
    return drafting and len(red["right"]) + len(red["tiles"]) + bool(red["token"]) + bool(red["place"]) == 2


def ends_draft(game: Game, round: int) -> bool:
    """Whether Red and Blue take their last thing in that round, and Red then has a token to act with first."""
    if game.current_player != 0 or game.is_over:
        return False
    view = game.view(0)
    last = all(sum(seat["to_take"].values()) == 1 for seat in view["seats"])
    first = view["turn_order"][0] == "Red" and bool(view["seats"][0]["token"])
    return bool(view["phase"] == "draft" and view["round"] == round and last and first)


def main() -> None:
    moment("legend-reader", 2, "chichen-itza", lambda game: ends_draft(game, 3), "easy")
    moment("legend-camp", 4, "chichen-itza", lambda game: at_campsite(game, 4), "easy")
    moment("legend-draft", 4, "chichen-itza", lambda game: in_draft(game, 4), "easy")
    moment("legend-scoring", 4, "uxmal", lambda game: last_to_score(game, final=False))
    moment("legend-last-turn", 3, "uxmal", lambda game: last_to_score(game, final=True))
    moment("legend-finished", 4, "palenque", lambda game: game.is_over)


if __name__ == "__main__":
    main()
