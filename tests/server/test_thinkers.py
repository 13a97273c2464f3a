"""Bots think elsewhere: in workers that may fail without anybody losing a game."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.server.house import Person, choices, running
from tikal import new_game
from tikal.bots.registry import bot_names
from tikal.server.thinkers import Task, Thinkers, think


@pytest.mark.parametrize("bot", bot_names())
def test_a_bot_answers_with_its_turn_up_to_what_is_revealed(bot: str) -> None:
    game = new_game(seed="think", players=2)
    while not game.is_over and game.length < 60:
        seat = game.current_player
        thoughts = think(Task(bot, f"x{game.length}", game.state.to_line()))
        assert thoughts.actions and not thoughts.failures
        for text in thoughts.actions:
            assert game.current_player == seat
            game.play(text)


def test_the_same_question_gets_the_same_answer() -> None:
    line = new_game(seed="same", players=2).state.to_line()
    assert think(Task("random", "a", line)).actions == think(Task("random", "a", line)).actions


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
