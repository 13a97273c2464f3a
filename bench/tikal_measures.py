"""Measures of the engine itself. Each is run in a fresh process: `python bench/tikal_measures.py NAME SECONDS`."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import tikal
from tikal.classic.rules.dealer import ClassicDealer
from tikal.classic.rules.ruleset import OVER
from tikal.classic.rules.state import State, classic_state
from tikal.core import engine
from tikal.core.dealer import Rng
from tikal.core.engine import Engine
from tikal.core.notation import SEATS
from tikal.editions import registry
from tikal.record.tgn import read_tgn, write_tgn

EDITION = "super-meeple"
LEGEND = "legend"
TURNS = 36
MIDGAME_ACTIONS = 160
LANES = 64


def fresh(players: int, auction: bool, seed: int, edition: str = EDITION) -> Engine:
    """A new game in the core."""
    rules = registry.ruleset(edition, auction)
    state = rules.initial(players, seed % players)
    game = Engine(state, rules.dealer(state, str(seed)))
    game.deal()
    return game


def play_outs(players: int, auction: bool, seconds: float, edition: str = EDITION) -> dict[str, float]:
    """Random games with the loop inside the core."""
    fresh(players, auction, 0, edition)
    actions = games = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        games += 1
        actions += engine.play_out(fresh(players, auction, games, edition), Rng(str(games)))
    return {"actions/s": actions / elapsed, "games/s": games / elapsed}


def public_face(players: int, auction: bool, seconds: float, edition: str = EDITION) -> dict[str, float]:
    """Random games through `Game`, every action asked for and played from this file."""
    chance = random.Random(1)
    tikal.new_game(edition, players, auction, seed=0)
    actions = games = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        games += 1
        game = tikal.new_game(edition, players, auction, seed=games)
        while not game.is_over:
            legal = game.legal_actions()
            game.play(legal[chance.randrange(len(legal))])
            actions += 1
    return {"actions/s": actions / elapsed, "games/s": games / elapsed}


def midgame() -> State:
    """A position from the middle of a random four-player game."""
    game = fresh(4, False, 7)
    engine.play_out(game, Rng("7"), MIDGAME_ACTIONS)
    return classic_state(game.state)


def timed(call: Callable[[], object], seconds: float) -> float:
    """Microseconds that one call takes."""
    calls, elapsed = 0, 0.0
    batch = 1
    while elapsed < seconds:
        began = time.perf_counter()
        for _ in range(batch):
            call()
        elapsed += time.perf_counter() - began
        calls += batch
        batch = min(batch * 2, 1000)
    return 1e6 * elapsed / calls


def finished() -> tikal.Game:
    """A finished random game of four."""
    game = tikal.new_game(EDITION, 4, seed=3)
    chance = random.Random(3)
    while not game.is_over:
        legal = game.legal_actions()
        game.play(legal[chance.randrange(len(legal))])
    return game


def perft(seconds: float) -> dict[str, float]:
    state = midgame()
    count = engine.perft(state, 3)
    return {"sequences/s": count / (timed(lambda: engine.perft(state, 3), seconds) / 1e6)}


def memory(seconds: float) -> dict[str, float]:
    """Resident memory that games kept in memory take, by their number."""
    del seconds
    kept: list[tikal.Game] = []
    record = finished().record
    from tikal.game import game_from

    base = _resident()
    sizes: dict[str, float] = {}
    for goal in (250, 500, 1000, 2000):
        while len(kept) < goal:
            kept.append(game_from(record.up_to(MIDGAME_ACTIONS), seed=len(kept)))
        sizes[str(goal)] = (_resident() - base) / 1e6
    return {"KB a game": 1000 * sizes["2000"] / 2000, **{f"{n} games, MB": mb for n, mb in sizes.items()}}


def _resident() -> float:
    with open("/proc/self/statm", "rb") as file:
        return float(file.read().split()[1]) * resource.getpagesize()


def by_turn(seconds: float) -> dict[str, float]:
    """Actions per second at different turns of the game: early positions beside late ones."""
    saved: dict[int, list[Engine]] = {turn: [] for turn in range(1, TURNS + 1, 5)}
    for seed in range(200):
        game, chance = fresh(4, False, seed), Rng(f"turn {seed}")
        while game.state.phase != OVER:
            turn = TURNS - bin(int(classic_state(game.state).undrawn)).count("1")
            if turn in saved and len(saved[turn]) <= seed:
                saved[turn].append(game_at(classic_state(game.state)))
            engine.play_out(game, chance, 1)
    rates: dict[str, float] = {}
    for turn, games in saved.items():
        actions, elapsed, round_ = 0, 0.0, 0
        while elapsed < seconds / len(saved):
            round_ += 1
            copies = [Engine(game.state.copy(), game.dealer) for game in games]
            chances = [Rng(f"{round_} {n}") for n in range(len(copies))]
            began = time.perf_counter()
            for copy, chance in zip(copies, chances, strict=True):
                actions += engine.play_out(copy, chance, 12)
            elapsed += time.perf_counter() - began
        rates[f"turn {turn}"] = actions / elapsed
    return rates


def game_at(state: State) -> Engine:
    copy = state.copy()
    return Engine(copy, ClassicDealer(copy, "late"))


def pettingzoo(players: int, seconds: float, edition: str = EDITION) -> dict[str, float]:
    """Steps per second of the PettingZoo environment."""
    from env_loops import pettingzoo_steps  # beside this file

    from tikal.env.pettingzoo import env

    return pettingzoo_steps(env(edition, players), seconds)


def vector(players: int, seconds: float, edition: str = EDITION) -> dict[str, float]:
    """Steps per second of many games in one call, with observations and masks, each step chosen at random."""
    import numpy as np
    from env_loops import on_one_core  # beside this file

    from tikal.env.vector import VectorGames, any_of

    on_one_core()
    games, rng = VectorGames(edition, players, LANES, seed=1), np.random.default_rng(1)
    step, steps = games.reset(), 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        step = games.step(any_of(step.masks, rng))
        steps += LANES
    return {"steps/s": steps / elapsed}


MEASURES: dict[str, Callable[[float], dict[str, float]]] = {
    f"playouts-{players}-{'auction' if auction else 'basic'}": (
        lambda seconds, p=players, a=auction: play_outs(p, a, seconds)
    )
    for players in (2, 4)
    for auction in (False, True)
} | {
    "face-4-basic": lambda seconds: public_face(4, False, seconds),
    "playouts-4-legend": lambda seconds: play_outs(4, False, seconds, LEGEND),
    "playouts-2-legend": lambda seconds: play_outs(2, False, seconds, LEGEND),
    "face-4-legend": lambda seconds: public_face(4, False, seconds, LEGEND),
    "perft": perft,
    "copy": lambda seconds: {"us": timed(midgame().copy, seconds)},
    "view": lambda seconds: {"us": _view(seconds)},
    "view-legend": lambda seconds: {"us": _view(seconds, LEGEND)},
    "update-4-guests": lambda seconds: {"us": asyncio.run(updates(EDITION, seconds))},
    "update-4-guests-legend": lambda seconds: {"us": asyncio.run(updates(LEGEND, seconds))},
    "tgn-write": lambda seconds: {"ms": timed(finished().to_tgn, seconds) / 1000},
    "tgn-read": lambda seconds: {"ms": _read(seconds) / 1000},
    "pettingzoo-2": lambda seconds: pettingzoo(2, seconds),
    "pettingzoo-4": lambda seconds: pettingzoo(4, seconds),
    "pettingzoo-4-legend": lambda seconds: pettingzoo(4, seconds, LEGEND),
    "vector-2": lambda seconds: vector(2, seconds),
    "vector-4": lambda seconds: vector(4, seconds),
    "vector-4-legend": lambda seconds: vector(4, seconds, LEGEND),
    "memory": memory,
    "by-turn": by_turn,
}


def _view(seconds: float, edition: str = EDITION) -> float:
    from tikal.view import view

    game = fresh(4, False, 7, edition)
    engine.play_out(game, Rng("7"), MIDGAME_ACTIONS)
    return timed(lambda: view(game.state, SEATS), seconds)


async def updates(edition: str, seconds: float) -> float:
    """Processor time from an action at a table of four to what each of them is sent, in microseconds."""
    from tikal.server import ledger, protocol
    from tikal.server.letters import Letter
    from tikal.server.session import Session
    from tikal.server.sqlite_store import SqliteStore
    from tikal.server.store import GameRow, SeatRow
    from tikal.server.table import Table
    from tikal.server.thinkers import Thinkers

    class Forgetful(SqliteStore):
        async def append(self, *_: object) -> None:
            """The disk is not measured."""

    class Guest:
        def __init__(self, visitor: str) -> None:
            self.visitor = visitor
            self.language = "en"

        def send(self, letter: Letter) -> None:
            letter.frame(packed=True)

        def dismiss(self, code: int) -> None:
            pass

    chance, elapsed, actions, games = random.Random(1), 0.0, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        store = Forgetful(Path(folder) / "tables.sqlite3")
        while elapsed < seconds:
            games += 1
            record = tikal.new_game(edition, 4, seed=games).record
            row = GameRow("bench", ledger.header(record), str(games), 0, "", "{}", False, 0, 0)
            seats = [SeatRow("person", "", "", colour, "") for colour in SEATS]
            table = Table(Session(store, row, seats, ledger.past_rows(record)), Thinkers(1))
            guests = [Guest(colour) for colour in SEATS]
            for guest in guests:
                table.audience.enter(guest)
            session = table.session
            while (seat := session.game.current_player) is not None and elapsed < seconds:
                legal = session.game.legal_actions()
                action = str(legal[chance.randrange(len(legal))])
                began = time.process_time()
                await table.do(guests[seat], protocol.Act(1, session.seq, SEATS[seat], [action]))
                elapsed += time.process_time() - began
                actions += 1
        await store.close()
    return 1e6 * elapsed / actions


def _read(seconds: float) -> float:
    text = write_tgn(finished().record)
    return timed(lambda: read_tgn(text), seconds)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(MEASURES[sys.argv[1]](float(sys.argv[2]))))
