"""A random game with every invariant of the engine checked along the way."""

from __future__ import annotations

from dataclasses import dataclass

from tikal.classic.rules.dealer import ClassicDealer
from tikal.classic.rules.invariants import check
from tikal.classic.rules.ruleset import OVER
from tikal.classic.rules.state import FINAL_ROUND, NORMAL, State, classic_state
from tikal.core import action as act
from tikal.core import engine
from tikal.core.dealer import Rng
from tikal.core.engine import Engine
from tikal.core.hexes import HEXES
from tikal.core.position import LEGAL, Rules
from tikal.editions import registry
from tikal.record.json import read_json, write_json
from tikal.record.record import Record
from tikal.record.tgn import read_tgn, write_tgn

EDITIONS = ("ravensburger", "rio-grande", "rio-grande-fr", "super-meeple", "reference")
#: Every edition in both variants at every size, and each house rule turned around once.
TABLES: tuple[tuple[str, bool, int, dict[str, object]], ...] = (
    *((edition, auction, players, {}) for edition in EDITIONS for auction in (False, True) for players in (2, 3, 4)),
    ("super-meeple", False, 4, {"camp_needs_member": False}),
    ("super-meeple", False, 3, {"dig_limit_per": "turn"}),
    ("ravensburger", False, 2, {"ties": "guard-treasures"}),
    ("reference", True, 4, {"all_pass": "rest-choose-free"}),
    ("rio-grande", True, 3, {"next_opener": "last-opener"}),
    ("super-meeple", True, 2, {"start_score": 3}),
)
THOROUGH = 40  # every so many positions the slow checks are made


@dataclass
class Walked:
    """What a walk saw, for counting."""

    actions: int = 0
    positions: int = 0
    discarded: int = 0


def universe(state: State) -> list[int]:
    """Every action that could be written down for this kind of game, legal or not, chance's included."""
    tiles = len(state.ruleset.components.all_tiles)
    kinds = len(state.unseen)
    every: list[int] = [act.END, act.PASS]
    figures = (act.EXPLORER, act.LEADER)
    for hex in range(HEXES):
        every += [act.pack(kind, hex) for kind in (act.UNCOVER, act.DIG, act.CAMP)]
        every += [act.pack(kind, hex, 0, figure) for kind in (act.ENTER, act.GUARD) for figure in figures]
        every += [act.pack(act.SECRET, hex, source, figure) for source in range(HEXES) for figure in figures]
        for source in range(HEXES):
            for figure in figures:
                every.append(int(state.normalise(act.pack(act.MOVE, hex, source, figure))))
        for tile in (int(state.hand), 0, tiles - 1):
            if tile >= 0:
                turns = int(state.ruleset.components.turns[tile])
                every += [act.pack(act.LAY, hex, tile, turn) for turn in range(turns)]
    every += [
        act.pack(act.EXCHANGE, seat, give, take) for seat in range(4) for give in range(kinds) for take in range(kinds)
    ]
    every += [act.BID | points << act.HEX for points in range(60)]
    every += [act.pack(kind, 0, tile) for kind in (act.TAKE, act.DRAW) for tile in range(tiles)]
    every += [act.pack(act.REVEAL, 0, kind) for kind in range(kinds)]
    return sorted(set(every))


def check_legal_is_applicable(state: State, listed: list[int]) -> None:
    """What is listed is not refused, and what is not listed is."""
    assert len(set(listed)) == len(listed)
    for action in listed:
        assert state.refusal(action) == LEGAL, state.ruleset.notation.write(action)
    allowed = set(listed)
    for action in universe(state):
        if act.kind_of(action) == act.BID and state.score[state.current] >= 60:
            continue
        assert (state.refusal(action) == LEGAL) == (action in allowed), (
            state.to_line(),
            state.ruleset.notation.write(action),
        )


def walk(
    edition: str, auction: bool, players: int, options: dict[str, object], seed: str, thorough: int = 40
) -> Walked:
    """Play one random game and check everything; every `thorough`-th position gets the slow checks too."""
    rules = registry.ruleset(edition, auction, options)
    first = int(Rng(f"first {seed}").below(players))
    state = classic_state(rules.initial(players, first))
    start = state.words()
    game = Engine(state, ClassicDealer(state, seed))
    rng = Rng(f"walk {seed}")
    seen = Walked()
    spendings = [[0] * players, [0] * players]  # normal and scoring turns by seat
    while state.phase != OVER:
        check(state)
        actions = engine.actions_at(state)
        assert actions, state.to_line()
        if seen.positions % THOROUGH == 0:
            check_legal_is_applicable(state, actions)
            assert State.from_line(state.to_line()) == state
            assert state.copy() == state
        dealer = game.dealer
        assert dealer is not None
        action = int(dealer.deal(state)) if engine.waits_for_chance(state) else pick(state, actions, rng)
        assert action in actions
        before = state.words()
        state.apply(action)
        after = state.words()
        state.unapply(action)
        assert state.words() == before, rules.notation.write(action)
        if act.kind_of(action) == act.END:
            spendings[0 if state.round_kind == NORMAL else 1][int(state.current)] += 1
        game.advance(action)
        assert state.words() == after
        seen.positions += 1
        seen.actions += 0 if act.kind_of(action) in (act.DRAW, act.REVEAL) else 1
    _check_end(state, players, spendings)
    _check_records(Record(rules, players, first, ("Ana", 'B "b" \\', "Ç", "d")[:players], tuple(game.history)), state)
    seen.discarded = bin(int(state.discarded)).count("1")
    while game.history:
        game.take_back()
    assert state.words() == start
    return seen


def hash_words(words: list[int]) -> int:
    """A checksum that is the same in every process and build."""
    total = 7
    for word in words:
        total = (total * 31 + word) % 1_000_000_007
    return total


def pick(state: State, actions: list[int], rng: Rng) -> int:
    """Choose at random, but dig, uncover, guard, camp and exchange more often than chance would, and bid low."""
    interesting = [a for a in actions if act.kind_of(a) in (act.UNCOVER, act.DIG, act.EXCHANGE, act.CAMP, act.GUARD)]
    if interesting and rng.below(3) == 0:
        return interesting[int(rng.below(len(interesting)))]
    if act.kind_of(actions[0]) == act.BID and rng.below(5):
        return actions[0] if rng.below(2) else actions[-1]
    return actions[int(rng.below(len(actions)))]


def _check_end(state: State, players: int, spendings: list[list[int]]) -> None:
    check(state)
    assert state.round_kind == FINAL_ROUND
    assert engine.actions_at(state) == []
    normal, scoring = spendings
    assert normal == [36 // players] * players  # C-ROUND-4: equally many turns
    assert scoring == [4] * players  # ... and four scoring rounds
    assert bin(int(state.volcanoes)).count("1") == 3


def _check_records(record: Record, state: State) -> None:
    text = write_tgn(record)
    assert read_tgn(text) == record
    assert write_tgn(read_tgn(text)) == text
    assert read_json(write_json(record)) == record
    assert record.end() == state


def checksum(rules: Rules, players: int, seed: str) -> int:
    """Play a quick random game and return a number that stands for all of it."""
    state = classic_state(rules.initial(players, 0))
    game = Engine(state, ClassicDealer(state, seed))
    game.deal()
    engine.play_out(game, Rng(seed))
    return hash_words([*game.history, *state.score])
