"""Bots think elsewhere: in workers that may fail without anybody losing a game."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.house import Person, ThinkersHere, choices, running
from tikal import State, game_at, new_game
from tikal.bots.bot import Bot, Budget
from tikal.bots.registry import bot_class, bot_names
from tikal.classic.rules.ruleset import BIDDING, CHOOSING
from tikal.classic.table.offers import Offers
from tikal.core import action as act
from tikal.core.action import Action
from tikal.core.engine import LegalActions
from tikal.server.thinkers import Task, Thinkers, Thoughts, think


@pytest.mark.parametrize("bot", bot_names())
def test_a_bot_answers_with_its_turn_up_to_what_is_revealed(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if bot_class(bot).budget.seconds is not None:
        monkeypatch.setattr(bot_class(bot), "budget", Budget(seconds=0.02))
    game = new_game(seed="think", players=2)
    whole = []
    while not game.is_over and game.length < 60:
        seat = game.current_player
        thoughts = think(Task(bot, f"x{game.length}", game.state.to_line()))
        assert thoughts.actions and not thoughts.failures
        for text in thoughts.actions:
            assert game.current_player == seat
            game.play(text)
        assert thoughts.ended == (game.current_player != seat)
        whole.append(len(thoughts.actions))
    assert max(whole) > 1  # turns come as a whole, up to what is revealed


def test_the_same_question_gets_the_same_answer() -> None:
    line = new_game(seed="same", players=2).state.to_line()
    assert think(Task("random", "a", line)).actions == think(Task("random", "a", line)).actions


@pytest.mark.parametrize("bot", ["hard", "expert"])
def test_a_long_search_keeps_nothing_else_waiting(bot: str) -> None:
    """While a bot uses up its whole budget, the loop that asked it turns on."""

    async def work() -> tuple[Thoughts, int]:
        thinkers = Thinkers(1)
        thinking = asyncio.ensure_future(thinkers.think(Task(bot, "a", new_game(seed=1, players=2).state.to_line())))
        turns = 0
        while not thinking.done():
            await asyncio.sleep(0.001)
            turns += 1
        thinkers.stop()
        return await thinking, turns

    thoughts, turns = asyncio.run(work())
    assert len(thoughts.actions) > 1 and thoughts.actions[-1] == "." and not thoughts.failures
    assert thoughts.nodes > 0 and turns > 10


def test_what_was_thought_before_a_reveal_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Budget] = []
    bot = bot_class("hard")
    choose = bot.choose

    def listening(self: Bot, position: State, legal: LegalActions, budget: Budget) -> Action | Sequence[Action]:
        asked.append(budget)
        return choose(self, position, legal, Budget(nodes=1))

    monkeypatch.setattr(bot, "choose", listening)
    line = new_game(seed=1, players=2).state.to_line()
    think(Task("hard", "a", line))
    think(Task("hard", "a", line, seconds=0.3, nodes=50))
    assert asked[0] == bot.budget
    assert asked[-1].seconds == pytest.approx(bot.budget.less(0.3, 50).seconds)


def test_a_bid_and_the_turn_it_wins_have_a_budget_each(tmp_path: Path) -> None:
    asked: list[tuple[int, Task]] = []

    class Bidding(ThinkersHere):
        """Bids 1 after long thought; everything else is the bot's own."""

        async def think(self, task: Task) -> Thoughts:
            game = game_at(task.line)
            asked.append((int(game.state.phase), task))
            if game.state.phase == BIDDING:
                return Thoughts((game.ruleset.notation.write(act.pack(act.BID, 1)),), 9.0, 7, ended=True)
            return replace(await super().think(task), seconds=9.0, nodes=7)

    with running(tmp_path, Bidding(1)) as server, Person(server.url) as ana:
        table = ana.create("Ana", "bot:easy", auction=True, first="Red")
        with ana.at(table.table) as chair:
            offers = chair.situation.offers
            assert isinstance(offers, Offers) and offers.bids
            chair.plays(offers.bids.passing)
            chair.wait_until(lambda now: now.view.current == "Blue")
            chair.wait_until(lambda now: now.offers)
    (first, bid), (second, choice) = asked[:2]
    assert (first, second) == (BIDDING, CHOOSING)
    assert (bid.seconds, bid.nodes) == (choice.seconds, choice.nodes) == (0.0, 0)


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on() -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        line = new_game(seed=1, players=2).state.to_line()
        assert (await thinkers.think(Task("greedy", "a", line))).actions
        pool = thinkers._pool
        assert pool is not None and pool._processes
        for process in list(pool._processes):
            os.kill(process, signal.SIGKILL)
        for _ in range(3):
            assert (await thinkers.think(Task("greedy", "a", line))).actions
        thinkers.stop()

    asyncio.run(work())


def test_a_bot_whose_package_is_gone_does_the_least() -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        game = new_game(seed=1, players=2)
        game.play(game.legal_actions()[0])
        thoughts = await thinkers.think(Task("vanished", "a", game.state.to_line()))
        assert thoughts.actions == (".",)
        thinkers.stop()

    asyncio.run(work())


def test_the_server_answers_while_a_bot_thinks(tmp_path: Path) -> None:
    """A bot that thinks for ever keeps nobody from looking, asking or playing elsewhere."""

    class Slow(Thinkers):
        def start(self) -> None:
            pass

        async def think(self, task: Task) -> object:  # type: ignore[override]
            return await asyncio.Event().wait()

    with running(tmp_path, Slow(1)) as server, Person(server.url) as ana:
        stuck = ana.create("Ana", "bot", first="Blue")
        with ana.at(stuck.table) as chair:
            assert chair.answer("look", number=0).number == 0
            assert chair.refused("act", seq=chair.situation.seq, seat="Red", actions=["."]) == "out-of-turn"
            other = ana.create("Ana", "Bo", first="Red")
            with ana.at(other.table) as free:
                free.plays(choices(free.situation)[0][0])
            assert ana.request("POST", f"/api/tables/{stuck.table}/leave", {}).status_code == 200
            assert chair.wait("gone")
