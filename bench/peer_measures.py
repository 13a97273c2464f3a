"""Measures of other engines, random play from Python. Run in .venv-bench with a name and a number of seconds."""

from __future__ import annotations

import json
import random
import sys
import time


def catanatron(seconds: float) -> dict[str, float]:
    """Four of its own random players, as its documentation runs them."""
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    Game([RandomPlayer(color) for color in colors], seed=0).play()
    actions = games = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        games += 1
        game = Game([RandomPlayer(color) for color in colors], seed=games)
        game.play()
        actions += len(game.state.actions)
    return {"actions/s": actions / elapsed, "games/s": games / elapsed}


def open_spiel(name: str, seconds: float) -> dict[str, float]:
    """Random play with the full list of legal actions at every decision; chance outcomes are drawn, not counted."""
    import pyspiel

    chance = random.Random(1)
    game = pyspiel.load_game(name)
    actions = games = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        games += 1
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, odds)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[chance.randrange(len(legal))])
                actions += 1
    return {"actions/s": actions / elapsed, "games/s": games / elapsed}


if __name__ == "__main__":
    name, seconds = sys.argv[1], float(sys.argv[2])
    result = catanatron(seconds) if name == "catanatron" else open_spiel(name, seconds)
    sys.stdout.write(json.dumps(result))
