"""A random game of Legend with every invariant of the engine checked along the way."""

from __future__ import annotations

from collections.abc import Iterable

from tests.properties.walk import Walked
from tikal.core import action as act
from tikal.core import engine
from tikal.core.dealer import Rng
from tikal.core.engine import Engine
from tikal.core.hexes import SIDES
from tikal.core.position import LEGAL, OVER, SPECTATOR, Position
from tikal.editions import registry
from tikal.legend.editions.box_check import SCENARIOS
from tikal.legend.editions.corrections import STANDARD
from tikal.legend.rules import kinds
from tikal.legend.rules.box import FACES, MOST_VALUE, POWERS
from tikal.legend.rules.cards import cards_on_side
from tikal.legend.rules.state import LegendState
from tikal.legend.rules.stones import pack_stone
from tikal.record.json import read_json, write_json
from tikal.record.record import Record
from tikal.record.tgn import read_tgn, write_tgn

TABLES: tuple[tuple[str, int], ...] = tuple((scenario, players) for scenario in SCENARIOS for players in (2, 3, 4))
THOROUGH = 60  # positions from one with the slow checks to the next
QUICK = 16  # ... and from one with any checks to the next, in a quick walk
#: Kinds that a walk prefers, so that rare things happen.
EAGER = (
    kinds.PLAY, kinds.POWER, kinds.LOOK, act.DIG, act.UNCOVER, act.GUARD, act.CAMP, act.EXCHANGE, act.ENTER, act.MOVE,
    act.SECRET, kinds.ORDER, kinds.MARCH, kinds.RESITE, kinds.USE_TOKEN,
)  # fmt: skip


def universe(s: LegendState) -> list[int]:
    """Every action that could be written down for Legend, or a fair part of those that come by the thousand."""
    board, notation = s.ruleset.box.board, s.ruleset.notation
    every: list[int] = [act.END, act.PASS, kinds.DONE, kinds.USE_TOKEN]
    for hex in range(board.hexes):
        every += [act.pack(kind, hex) for kind in (act.UNCOVER, act.DIG, act.CAMP, kinds.CHOOSE)]
        every += [act.pack(kind, hex, 0, figure) for kind in (act.ENTER, act.GUARD) for figure in (0, 1)]
        for source in range(hex % 3, board.hexes, 3):
            every += [act.pack(kind, hex, source, 0) for kind in (act.SECRET, kinds.MARCH, kinds.RESITE)]
        for side in range(SIDES):
            other = int(board.neighbour[hex * SIDES + side])
            if other >= 0:
                every += [int(s.normalise(act.pack(act.MOVE, other, hex, figure))) for figure in (0, 1)]
        for tile in range(hex % 5, len(s.ruleset.box.tiles), 5):
            every.append(int(s.ruleset.respell(act.pack(act.LAY, hex, tile, hex % 6))))
    for edge in range(board.edges):
        every += [int(pack_stone(board, source, edge)) for source in (-1, *s.trail_stones)]
    for face in range(len(FACES)):
        every += [act.pack(kind, 0, face, side) for kind in (kinds.PLAY, kinds.DISCARD) for side in (0, 1)]
        every += [act.pack(kind, 0, face) for kind in (kinds.TAKE_CARD, kinds.DEAL_CARD)]
        every += [act.pack(kinds.PRESERVE, face, other, down) for other in (0, 1 + face % 7, 27) for down in (0, 1)]
    every += [act.pack(kind, 0, tile) for kind in (act.TAKE, act.DRAW, kinds.DROP, kinds.ERUPT) for tile in range(53)]
    every += [act.pack(kind, 0, n) for kind in (kinds.TAKE_TOKEN, kinds.DEAL_TOKEN) for n in range(1, MOST_VALUE)]
    every += [act.pack(kinds.TAKE_PLACE, 0, place) for place in range(1, 5)]
    every += [act.pack(kinds.POWER, 0, power) for power in range(len(POWERS))]
    every += [act.pack(kinds.RECRUIT, 0, 0, figure) for figure in (0, 1)]
    every += [act.pack(kinds.LOOK, 0, 0, side) for side in (0, 1)]
    every += [act.pack(kinds.DEAL_POWER, 0, tile) for tile in range(8)]
    every += [act.pack(kind, 0, n) for kind in (kinds.ORDER, kinds.SEE, act.REVEAL) for n in range(8)]
    every += [act.pack(act.EXCHANGE, seat, a, b) for seat in range(4) for a in range(8) for b in range(8)]
    return sorted({action for action in every if notation.can_write(action)})


def check_legal_is_applicable(s: LegendState, listed: list[int]) -> None:
    """What is listed is not refused, what is not listed is, and every text can be read back."""
    notation = s.ruleset.notation
    assert len(set(listed)) == len(listed)
    for action in listed:
        assert s.refusal(action) == LEGAL, (s.to_line(), notation.write(action), s.refusal(action))
        assert notation.read(notation.write(action)) == action
    allowed = set(listed)
    for action in universe(s):
        assert (s.refusal(action) == LEGAL) == (action in allowed), (s.to_line(), notation.write(action))


def check_views(s: LegendState) -> None:
    """The line tells the whole position, and so does every seat's own."""
    assert Position.from_line(s.to_line()) == s and s.copy() == s
    for viewer in range(SPECTATOR, s.players):
        seen = s.seen_by(viewer)
        seen.check()
        assert Position.from_line(seen.to_line()) == seen
        assert seen.seen_by(viewer) == seen


def walk(scenario: str, players: int, seed: str, components: str = STANDARD, quick: bool = False) -> Walked:
    """Play one random game and check everything; the slow checks in some positions only, quickly in hardly any."""
    rules = registry.ruleset("legend", False, {"scenario": scenario, "components": components})
    first = int(Rng(f"first {seed}").below(players))
    s = rules.initial(players, first)
    assert isinstance(s, LegendState)
    start = s.words()
    game = Engine(s, rules.dealer(s, seed))
    rng = Rng(f"walk {seed}")
    seen = Walked()
    scorings = [0] * players
    rounds = {1}
    while s.phase != OVER:
        actions = engine.actions_at(s)
        assert actions, s.to_line()
        checked = not quick or seen.positions % QUICK == 0
        if checked:
            s.check()
            assert all(s.refusal(action) == LEGAL for action in actions), s.to_line()
        if not quick and seen.positions % THOROUGH == 0:
            check_legal_is_applicable(s, actions)
            check_views(s)
        elif quick and checked:
            assert Position.from_line(s.to_line()) == s
        dealer = game.dealer
        assert dealer is not None
        action = int(dealer.deal(s)) if engine.waits_for_chance(s) else pick(actions, rng)
        assert action in actions, (s.to_line(), rules.notation.write(action))
        if act.kind_of(action) == act.PASS:
            _check_pass(s)
        if s.is_scored(action):
            scorings[int(s.current)] += 1
        if checked:
            before = s.words()
            s.apply(action)
            after = s.words()
            s.unapply(action)
            assert s.words() == before, rules.notation.write(action)
        game.advance(action)
        assert not checked or s.words() == after
        rounds.add(s.round)
        seen.positions += 1
        seen.actions += 0 if act.kind_of(action) in kinds.CHANCE else 1
    s.check()
    assert rounds == set(range(1, s.ruleset.box.numbers.rounds + 1))
    if components == STANDARD:
        assert scorings == [3] * players, "two volcanoes and the end"
    assert engine.actions_at(s) == []
    viewers = () if quick else range(SPECTATOR, players)
    record = Record(rules, players, first, ("Ana", 'B "b" \\', "Ç", "d")[:players], tuple(game.history))
    _check_records(record, s, viewers)
    seen.discarded = bin(s.gone).count("1")
    while game.history:
        game.take_back()
    assert s.words() == start
    return seen


def pick(actions: list[int], rng: Rng) -> int:
    """Choose at random, but what makes the game interesting more often than chance would."""
    eager = [action for action in actions if act.kind_of(action) in EAGER]
    if eager and rng.below(3):
        found = sorted({int(act.kind_of(action)) for action in eager})
        kind = found[int(rng.below(len(found)))]
        eager = [action for action in eager if act.kind_of(action) == kind]
        return eager[int(rng.below(len(eager)))]
    return actions[int(rng.below(len(actions)))]


def _check_pass(s: LegendState) -> None:
    """Who passes has no tile, no AP token and no normal card on the right (L-ACT-2)."""
    seat = int(s.current)
    assert not s.held_tiles(seat) and not s.token(seat)
    assert all(s.ruleset.is_permanent(face) for face, _ in cards_on_side(s, seat, left=False))


def _check_records(record: Record, s: LegendState, viewers: Iterable[int]) -> None:
    text = write_tgn(record)
    assert read_tgn(text) == record
    assert write_tgn(read_tgn(text)) == text
    assert read_json(write_json(record)) == record
    for viewer in viewers:
        told = record.seen_by(viewer)
        assert read_tgn(write_tgn(told)) == told
        assert told.end() == s.seen_by(viewer)


def checksum(scenario: str, players: int, seed: str) -> list[int]:
    """Play a quick random game and return what stands for all of it."""
    rules = registry.ruleset("legend", False, {"scenario": scenario})
    s = rules.initial(players, 0)
    game = Engine(s, rules.dealer(s, seed))
    game.deal()
    engine.play_out(game, Rng(seed))
    return [*game.history, *s.words()]
