"""A sample of the random games of Legend that `make soak` plays by the thousand, and one checksum for both builds."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tikal
from tests.properties.legend_walk import TABLES, checksum, walk
from tests.properties.walk import hash_words
from tikal.core.dealer import Rng
from tikal.core.position import OVER

GAMES = 30
#: Of 30 random games, the same for the compiled and the interpreted engine. It changes only with a rule, the order in
#: which actions are listed, or the dealer.
CHECKSUM = 903_119_212


@pytest.mark.parametrize("table", TABLES[::2], ids=lambda table: f"{table[0]}-{table[1]}")
def test_random_game_keeps_every_invariant(table: tuple[str, int]) -> None:
    scenario, players = table
    assert walk(scenario, players, f"{table}/1").actions > 150


def test_games_have_the_known_checksum() -> None:
    sums = []
    for number in range(GAMES):
        table = TABLES[number % len(TABLES)]
        words = checksum(*table, f"checksum {number}")
        phase = len(words) - len(tikal.new_game("legend", table[1]).state.words()) + 1
        assert words[phase] == OVER
        words[phase] = 6  # the number of the end when this sum was taken
        sums.append(hash_words(words))
    assert hash_words(sums) == CHECKSUM


def test_play_outs_are_games() -> None:
    """Every action of a play-out, played again through the public face, leads to the same state."""
    for seed in range(3):
        players = 2 + seed % 3
        words = checksum("uxmal", players, str(seed))
        game = tikal.new_game("legend", players, seed=seed, first_player=0, scenario="uxmal")
        chance = Rng(str(seed))
        while not game.is_over:
            legal = game.legal_actions()
            game.play(legal[int(chance.below(len(legal)))])
        assert [*(action.packed for action in game.history), *game.state.words()] == words


def test_same_seed_same_game_under_any_hash_seed() -> None:
    code = (
        "from tests.properties.legend_walk import checksum; from tests.properties.walk import hash_words; "
        "import tikal, json; game = tikal.new_game('legend', players=3, seed=5); "
        "print(hash_words(checksum('palenque', 3, 'hash')), json.dumps(game.view(0)))"
    )
    found = set()
    for hash_seed in ("0", "1", "4242"):
        from os import environ

        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        found.add(done.stdout)
    assert len(found) == 1
