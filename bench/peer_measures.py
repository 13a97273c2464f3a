"""Measures of other engines, random play from Python. Run in .venv-bench with a name and a number of seconds."""

from __future__ import annotations

import json
import random
import sys
import time

from env_loops import on_one_core


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


def open_spiel_seen(name: str, seconds: float) -> dict[str, float]:
    """The same as an environment: at every decision the observation as an array, and the list of what is legal."""
    import numpy as np
    import pyspiel

    on_one_core()
    chance = random.Random(1)
    game = pyspiel.load_game(name)
    steps = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, odds)[0])
            else:
                np.array(state.observation_tensor(state.current_player()), np.float32)
                legal = state.legal_actions()
                state.apply_action(legal[chance.randrange(len(legal))])
                steps += 1
    return {"steps/s": steps / elapsed}


def pettingzoo_chess(seconds: float) -> dict[str, float]:
    """PettingZoo's chess, as its documentation runs it."""
    from env_loops import pettingzoo_steps
    from pettingzoo.classic import chess_v6

    return pettingzoo_steps(chess_v6.env(), seconds)


if __name__ == "__main__":
    name, seconds = sys.argv[1], float(sys.argv[2])
    if name == "catanatron":
        result = catanatron(seconds)
    elif name == "pettingzoo-chess":
        result = pettingzoo_chess(seconds)
    elif name.endswith("-seen"):
        result = open_spiel_seen(name.removesuffix("-seen"), seconds)
    else:
        result = open_spiel(name, seconds)
    sys.stdout.write(json.dumps(result))
