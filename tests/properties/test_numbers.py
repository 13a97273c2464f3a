"""Every number of an edition is data: with each of them changed in turn the game is still a whole game."""

from __future__ import annotations

import gc

import pytest

import tikal
from tests.properties.walk import pick
from tikal.classic.rules.invariants import check
from tikal.classic.rules.paths import walks
from tikal.classic.rules.ruleset import SPENDING, Ruleset
from tikal.classic.rules.state import State, classic_state
from tikal.core import engine
from tikal.core.dealer import Rng
from tikal.core.engine import Engine
from tikal.core.hexes import HEXES
from tikal.core.position import LEGAL, OVER
from tikal.editions import registry
from tikal.record.json import read_json, write_json
from tikal.record.record import Record
from tikal.record.tgn import read_tgn, write_tgn
from tikal.view import written

NUMBERS = registry.edition("super-meeple").numbers
OTHERS = [
    (name, value)
    for name, number in NUMBERS.items()
    for value in sorted({max(number.least, number.usual - 1), number.usual + 1, number.usual + 3})
    if value != number.usual
]
LOOKS = 7  # every so many positions the slow checks are made


def test_nothing_changed_is_nothing_changed() -> None:  # C-COMP-4
    usual = {name: number.usual for name, number in NUMBERS.items()}
    assert registry.ruleset("super-meeple", options=usual) is registry.ruleset("super-meeple")
    assert registry.ruleset("super-meeple", options={"secret_cost": 2}).spec == "super-meeple;secret_cost=2"


def test_rules_that_nobody_plays_by_any_more_are_let_go() -> None:
    """Visitors of a server can think up any number of them."""
    for score in range(1, 100):
        for explorers in range(1, 6):
            options = {"start_score": score, "explorers": explorers}
            assert written(registry.ruleset("super-meeple", options=options))["start_score"] == str(score)
    gc.collect()
    assert sum(isinstance(found, Ruleset) for found in gc.get_objects()) < registry.KEPT + 20


@pytest.mark.parametrize(("name", "value"), OTHERS)
def test_a_game_with_another_number(name: str, value: int) -> None:  # C-TURN-1 C-COMP-4
    """In both variants: all invariants hold, nothing that is offered is refused, lines and records come back."""
    for auction in (False, True):
        rules = registry.ruleset("super-meeple", auction, {name: value})
        assert isinstance(rules, Ruleset) and rules.numbers == {n: o.usual for n, o in NUMBERS.items()} | {name: value}
        assert tikal.game_at(rules.initial(2, 0).to_line()).ruleset is rules
        _play(rules, f"{name} {value} {auction}")


def _play(rules: Ruleset, seed: str) -> None:
    players = 2 + len(seed) % 3
    state = classic_state(rules.initial(players, 0))
    game = Engine(state, rules.dealer(state, seed))
    game.deal()
    rng = Rng(seed)
    while state.phase != OVER:
        actions = engine.actions_at(state)
        assert all(state.refusal(action) == LEGAL for action in actions)
        if game.played % LOOKS == 0:
            check(state)
            assert State.from_line(state.to_line()) == state
            _walk(state)
        before = int(state.ap)
        action = pick(state, actions, rng)
        cost = int(state.cost(action))
        text = rules.notation.write(action)
        assert state.normalise(rules.notation.read(text)) == action
        game.advance(action)
        assert state.phase != SPENDING or not cost or state.ap == before - cost
        game.deal()
    check(state)
    record = Record(rules, players, 0, ("Ana", "Ben", "Cem", "Dov")[:players], tuple(game.history))
    assert read_tgn(write_tgn(record)) == record
    assert read_json(write_json(record)) == record
    assert record.end() == state


def _walk(s: State) -> None:
    """A walk takes what it says, and each of its steps can be done (C-MOVE-1, C-SECRET-1)."""
    if s.phase != SPENDING:
        return
    for source in range(HEXES):
        if not s.explorers[s.current * HEXES + source]:
            continue
        for walk in walks(s, s.current, source, s.ap):
            before = int(s.ap)
            for step in walk.steps:
                assert s.refusal(step) == LEGAL
                s.apply(step)
            assert before - s.ap == walk.cost
            for step in reversed(walk.steps):
                s.unapply(step)


def test_a_secret_path_costs_what_the_edition_says() -> None:  # C-SECRET-1
    line = (
        "tikal=1 rules=super-meeple;secret_cost=2 players=2 board=- Red=0;L17;A5:1;B4;- Blue=0;L18;-;-;- "
        "to=Red phase=spend ap=10"
    )
    game = tikal.game_at(line)
    assert game.explain("E:A5>B4").cost == 2
    assert "E:A5>B4=2" in game.legal_actions()
    with pytest.raises(tikal.InvalidAction):
        game.play("E:A5>B4=1")
    game.play("E:A5>B4=2")
    assert game.state.ap == 8
