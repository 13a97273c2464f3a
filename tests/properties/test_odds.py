"""How often chance gives what: as often as the dealer deals it, of all deals that could be."""

from __future__ import annotations

import pytest

import tikal
from tests.rules.legend.table import at, side
from tikal.core import action as act
from tikal.core.dealer import Rng
from tikal.core.engine import actions_at, waits_for_chance
from tikal.core.position import OVER, Position
from tikal.game import new_record

DEALS = 300


def moments(edition: str, players: int, most: int) -> list[Position]:
    """Positions of random games in which chance is asked, each kind of outcome a few times."""
    found: dict[int, list[Position]] = {}
    for game in range(8):
        rng = Rng(f"odds {game}")
        s = new_record(edition, players).start()
        while s.phase != OVER:
            actions = actions_at(s)
            if waits_for_chance(s) and len(actions) > 1:
                kind = found.setdefault(int(act.kind_of(actions[0])), [])
                if rng.below(2) == 0 and len(kind) < most:
                    kind.append(s.copy())
            s.apply(actions[rng.below(len(actions))])
    return [position for kind in found.values() for position in kind]


def as_dealt(position: Position) -> None:
    """Fail if outcomes come more or less often than their odds are."""
    outcomes = actions_at(position)
    odds = [int(position.odds(outcome)) for outcome in outcomes]
    assert min(odds) > 0
    dealt = [position.rules.dealer(position, f"deal {n}").deal(position) for n in range(DEALS)]
    for outcome, count in zip(outcomes, odds, strict=True):
        expected = DEALS * count / sum(odds)
        spread = (expected * (1 - count / sum(odds))) ** 0.5
        assert abs(dealt.count(outcome) - expected) <= 4 * spread + 1


@pytest.mark.parametrize(("edition", "kinds"), (("super-meeple", 2), ("legend", 5)))
def test_odds_are_those_of_the_deals(edition: str, kinds: int) -> None:
    asked = moments(edition, 3, 2)
    assert len({act.kind_of(actions_at(position)[0]) for position in asked}) == kinds
    for position in asked:
        as_dealt(position)


def test_treasures_of_which_some_have_been_seen() -> None:
    """What is taken out of a ruin is of the kinds that are left, each as often as it is."""
    game = at(
        side("C1:2", right="05"), side(), side(), land={"C1": "a5/0"},
        known="C1:3:jade:B,C1:2:jade:B,C1:1:sun:B",
    )  # fmt: skip
    s = game.state.copy()
    for text in ("#05", "$C1"):
        s.apply(s.rules.notation.read(text))
    assert len({int(s.odds(outcome)) for outcome in actions_at(s)}) > 2
    as_dealt(s)


def test_a_viewer_counts_the_kinds_that_it_knows_without_their_places() -> None:
    """Four open slots of a ruin, three kinds of it known: two jade, a frog, and one that nobody knows."""
    game = at(
        side("C1:2", right="05"), side(), side(), land={"C1": "a5/0"},
        known="C1:4:jade:B,C1:3:sun:B,C1:2:jade:B,C1:1:frog:B", kinds="Red:C1:jade2.frog",
    )  # fmt: skip
    mine = game.state.seen_by(0)
    for text in ("#05", "$C1"):
        mine.apply(mine.rules.notation.read(text))
    odds = {mine.rules.notation.write(outcome): int(mine.odds(outcome)) for outcome in actions_at(mine)}
    total = sum(odds.values())
    assert odds["~jade"] / total > 2 / 4 and odds["~frog"] / total > 1 / 4
    assert sum(odds[kind] for kind in odds if kind not in ("~jade", "~frog")) / total < 1 / 4
    as_dealt(mine)


@pytest.mark.parametrize("edition", tikal.editions())
@pytest.mark.parametrize("players", (2, 4))
def test_no_game_is_longer_or_worth_more_than_its_rules_say(edition: str, players: int) -> None:
    rng = Rng(edition)
    for auction in (False, True) if tikal.editions()[edition].has_auction else (False,):
        game = tikal.new_game(edition, players, auction, seed=players)
        decisions = 0
        while not game.is_over:
            legal = game.legal_actions()
            game.play(legal[rng.below(len(legal))])
            decisions += 1
        assert decisions <= game.ruleset.most_decisions(players)
        assert max(game.scores) <= game.ruleset.most_points()
