"""The play-out that is benchmarked is the game that is played, and both builds play the same."""

from __future__ import annotations

import pytest

import tikal
from tests.properties.walk import EDITIONS, checksum, hash_words
from tikal.classic.rules.dealer import ClassicDealer
from tikal.classic.rules.state import classic_state
from tikal.core import engine
from tikal.core.dealer import Rng
from tikal.core.engine import Engine
from tikal.editions import registry

GAMES = 1000
#: Of 1,000 random games, the same for the compiled and the interpreted engine. It changes only with a rule, the order
#: in which actions are listed, or the dealer.
CHECKSUM = 698_225_896


def test_a_thousand_games_have_the_known_checksum() -> None:
    tables = [(rules, players) for rules in map(registry.find_ruleset, SPECS) for players in (2, 3, 4)]
    sums = [checksum(*tables[number % len(tables)], f"checksum {number}") for number in range(GAMES)]
    assert hash_words(sums) == CHECKSUM


SPECS = tuple(edition + variant for edition in EDITIONS for variant in ("", "+auction"))


@pytest.mark.parametrize("spec", SPECS)
def test_play_outs_are_games(spec: str) -> None:
    """Every action of a play-out, played again through the public face, is legal there and leads to the same state."""
    rules = registry.find_ruleset(spec)
    for seed in range(6):
        players = 2 + seed % 3
        state = classic_state(rules.initial(players, 0))
        quick = Engine(state, ClassicDealer(state, str(seed)))
        quick.deal()
        engine.play_out(quick, Rng(str(seed)))
        game = tikal.new_game(rules.edition, players, rules.auction, seed=seed, first_player=0)
        chance = Rng(str(seed))
        while not game.is_over:
            legal = game.legal_actions()
            game.play(legal[int(chance.below(len(legal)))])
        assert [action.packed for action in game.history] == list(quick.history)
        assert game.state == quick.state


def test_a_play_out_can_be_stopped() -> None:
    state = classic_state(registry.ruleset("super-meeple").initial(2, 0))
    game = Engine(state, ClassicDealer(state, "stop"))
    game.deal()
    assert engine.play_out(game, Rng("stop"), 25) == 25
    assert engine.play_out(game, Rng("stop")) > 50
