"""A bot at the table: its turns, its budget, and what happens when it fails."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import pytest

import tikal
from tikal.bots.alarm import Overdue, alarm
from tikal.bots.bot import Bot, Budget, Plan, Thought
from tikal.bots.player import HUNG, NONSENSE, RAISED, Player, fallback
from tikal.classic.rules.state import classic_state
from tikal.core.action import Action
from tikal.core.engine import LegalActions
from tikal.core.position import Position


class Scripted(Bot):
    """Answers what the test tells it."""

    name = "scripted"
    level = "beginner"

    def __init__(self, answer: Any) -> None:
        super().__init__(0)
        self.answer = answer
        self.budgets: list[Budget] = []

    def choose(self, position: Position, legal: LegalActions, budget: Budget) -> Action | Sequence[Action]:
        self.budgets.append(budget)
        answer: Action | Sequence[Action] = self.answer(position, legal)
        return answer


def first(position: Position, legal: LegalActions) -> Action:
    return legal[0]


def table() -> tikal.Game:
    return tikal.new_game(players=2, seed=4, first_player="Red")


def test_a_whole_turn_is_asked_for_once() -> None:
    def turn(position: Position, legal: LegalActions) -> list[Action]:
        texts = [str(legal[0]), "+L@A5", "+E@A5", "."]
        return [Action(position.rules.notation.read(text), position.rules.notation) for text in texts]

    game, bot = table(), Scripted(turn)
    player = Player(bot)
    played = [str(player.play(game)) for _ in range(4)]
    assert played[1:] == ["+L@A5", "+E@A5", "."] and len(bot.budgets) == 1
    assert game.current_player == 1 and not player.failures and len(player.turns) == 1


def test_a_plan_is_played_as_far_as_it_is_legal_and_then_asked_again() -> None:
    def turn(position: Position, legal: LegalActions) -> list[Action]:
        texts = [str(legal[0]), "+L@A5", "+L@A5"] if position.ap == 0 else ["."]  # there is one leader only
        return [Action(position.rules.notation.read(text), position.rules.notation) for text in texts]

    game, bot = table(), Scripted(turn)
    player = Player(bot)
    assert [str(player.play(game)) for _ in range(3)][1:] == ["+L@A5", "."]
    assert len(bot.budgets) == 2 and not player.failures


def test_the_budget_is_for_the_turn_and_begins_anew_with_the_next() -> None:
    def think(position: Position, legal: LegalActions) -> Action:
        bot.thought = Thought(Plan((legal[-1],), None, ()), (), 40)
        return legal[-1]

    game, bot = table(), Scripted(think)
    players = [Player(bot, Budget(nodes=100)), Player(Scripted(first))]
    assert str(players[0].play(game))[2] == "@"  # lays the tile
    while game.current_player == 0:
        players[0].play(game)
    left = [budget.nodes for budget in bot.budgets]
    assert left == [100, 60, 20, 0][: len(left)] + [0] * (len(left) - 4) and len(left) > 1
    while game.current_player == 1:
        fallback_action = fallback(game.legal_actions())
        game.play(fallback_action)
    players[0].play(game)
    assert bot.budgets[-1].nodes == 100


def raises(position: Position, legal: LegalActions) -> Action:
    raise RuntimeError("out of ideas")


def nothing(position: Position, legal: LegalActions) -> Any:
    return None


def empty(position: Position, legal: LegalActions) -> Any:
    return []


def text(position: Position, legal: LegalActions) -> Any:
    return str(legal[0])


def illegal(position: Position, legal: LegalActions) -> Action:
    return Action(position.rules.notation.read("GL@A5"), position.rules.notation)


def vandal(position: Position, legal: LegalActions) -> Any:
    """Ruins what it was given and answers nonsense: it was its own copy."""
    position.ap = 99
    for seat in range(position.players):
        classic_state(position).score[seat] = 500
    return 5


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        (raises, RAISED),
        (nothing, NONSENSE),
        (empty, NONSENSE),
        (text, NONSENSE),
        (illegal, NONSENSE),
        (vandal, NONSENSE),
    ],
)
def test_a_bot_that_fails_loses_the_turn_and_the_game_goes_on(answer: Any, kind: str) -> None:
    game, bot = table(), Scripted(answer)
    player = Player(bot)
    while game.current_player == 0:
        player.play(game)
    assert [failure.kind for failure in player.failures] == [kind], "it is asked once, then the turn is lost"
    assert len(bot.budgets) == 1
    assert game.scores == [0, 0] and game.length == 4  # a draw, the tile, the end, the next draw
    assert player.failures[0].detail


def test_a_bot_that_hangs_is_interrupted() -> None:
    def hang(position: Position, legal: LegalActions) -> Action:
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                continue

    game = table()
    player = Player(Scripted(hang), most_seconds=0.05)
    player.play(game)
    assert [failure.kind for failure in player.failures] == [HUNG]


def test_an_alarm_that_is_not_needed_leaves_no_trace() -> None:
    with alarm(5.0):
        pass
    with alarm(None):
        pass
    with pytest.raises(Overdue), alarm(0.01):
        time.sleep(1)


def test_the_fallback_does_least() -> None:
    game = table()
    assert fallback(game.legal_actions()) == game.legal_actions()[0].packed  # a tile must be laid
    game.play(game.legal_actions()[0])
    assert str(Action(fallback(game.legal_actions()), game.ruleset.notation)) == "."
    auction = tikal.new_game(players=2, auction=True, seed=1)
    assert str(Action(fallback(auction.legal_actions()), auction.ruleset.notation)) == "pass"


def test_whatever_is_taken_back_ends_the_plan() -> None:
    def turn(position: Position, legal: LegalActions) -> list[Action]:
        texts = [str(legal[0]), "+L@A5", "+E@A5", "."] if position.ap == 0 else ["."]
        return [Action(position.rules.notation.read(text), position.rules.notation) for text in texts]

    game, bot = table(), Scripted(turn)
    player = Player(bot)
    player.play(game)
    player.play(game)
    game.undo()
    assert str(player.play(game)) == "." and len(bot.budgets) == 2
