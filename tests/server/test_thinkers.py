"""Bots think elsewhere: in workers that may fail without anybody losing a game."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
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
from tikal.server import bot_seats
from tikal.server import thinkers as thinkers_module
from tikal.server.thinkers import Question, Task, Thinkers, Thoughts, Worker, think

LINE = new_game(seed=1, players=2).state.to_line()


@pytest.mark.once
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


@pytest.mark.once
def test_the_same_question_gets_the_same_answer() -> None:
    line = new_game(seed="same", players=2).state.to_line()
    assert think(Task("random", "a", line)).actions == think(Task("random", "a", line)).actions


@pytest.mark.once
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


@pytest.mark.once
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


@pytest.mark.once
def test_a_worker_that_dies_is_replaced_and_the_game_goes_on() -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        assert (await thinkers.think(Task("greedy", "a", LINE))).actions
        for process in processes(thinkers):
            os.kill(process, signal.SIGKILL)
        for _ in range(3):
            assert (await thinkers.think(Task("greedy", "a", LINE))).actions
        thinkers.stop()

    asyncio.run(work())


@pytest.mark.once
def test_a_worker_that_died_while_nobody_asked_is_replaced() -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        thinkers.start()
        await thinkers.think(Task("random", "a", LINE))
        for _ in range(2):
            (lost,) = processes(thinkers)
            os.kill(lost, signal.SIGKILL)
            while is_sound(thinkers.workers[0]):  # until it is known to be lost
                await asyncio.sleep(0.01)
            thoughts = await thinkers.think(Task("hard", "a", LINE))
            assert thoughts.nodes > 0 and lost not in processes(thinkers)  # the bot's own answer
        thinkers.stop()

    asyncio.run(work())


def is_sound(worker: Worker) -> bool:
    return worker._pool is not None and not worker._pool._broken


@pytest.mark.once
def test_a_worker_that_stands_still_is_given_up_soon_after_its_bot_should_have_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinkers_module, "MARGIN", 5.0)
    monkeypatch.setattr(bot_class("hard"), "budget", Budget(seconds=0.4))

    async def work() -> None:
        thinkers = Thinkers(1)
        await thinkers.think(Task("random", "a", LINE))
        (still,) = processes(thinkers)
        os.kill(still, signal.SIGSTOP)
        thoughts = await asyncio.wait_for(thinkers.think(Task("hard", "a", LINE)), 60)
        assert thoughts.nodes > 0 and still not in processes(thinkers)
        thinkers.stop()

    asyncio.run(work())


def processes(thinkers: Thinkers) -> list[int]:
    """The processes that think now."""
    pools = [worker._pool for worker in thinkers.workers]
    return [process for pool in pools if pool is not None for process in pool._processes or {}]


@pytest.mark.once
def test_a_thought_whose_worker_is_lost_is_begun_again_and_no_other_suffers() -> None:
    async def work() -> None:
        thinkers = Thinkers(2)
        await asyncio.gather(*(thinkers.think(Task("random", "a", LINE, visitor=name)) for name in "ab"))
        lost, other = processes(thinkers)
        os.kill(lost, signal.SIGSTOP)  # so that it has not answered when it is lost, however slow the machine
        thinking = [asyncio.ensure_future(thinkers.think(Task("expert", "a", LINE, visitor=name))) for name in "ab"]
        await settle()
        os.kill(lost, signal.SIGKILL)
        for thoughts in await asyncio.gather(*thinking):
            assert thoughts.nodes > 0 and not thoughts.failures  # the bot's own answer, not what is done for it
        assert other in processes(thinkers) and lost not in processes(thinkers)
        thinkers.stop()

    asyncio.run(work())


@pytest.mark.once
def test_nothing_is_done_for_a_bot_because_the_server_ends() -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        asked = [asyncio.ensure_future(thinkers.think(Task("expert", "a", LINE))) for _ in range(2)]
        await settle()
        thinkers.stop()
        done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        assert all(thinking.cancelled() for thinking in done)
        await settle()
        assert not processes(thinkers)  # not for the one that waits either
        for thinking in asked:
            thinking.cancel()

    asyncio.run(work())


async def settle() -> None:
    """Let everything go on that need not wait, however slow the machine."""
    for _ in range(20):
        await asyncio.sleep(0)


class Doors:
    """Workers that think until they are let go on, each task known by something it says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, named: Callable[[Task], str]) -> None:
        self.begun: list[str] = []
        self.doors: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)

        async def slow(worker: Worker, task: Task) -> Thoughts:
            self.begun.append(named(task))
            await self.doors[named(task)].wait()
            return Thoughts((".",), 0.0, 0, ended=True)

        monkeypatch.setattr(Worker, "think", slow)

    async def end(self, name: str) -> None:
        self.doors[name].set()
        await settle()


@pytest.mark.once
def test_visitors_are_served_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred tables of one visitor keep the others waiting for one thought at most."""

    async def work() -> None:
        doors = Doors(monkeypatch, lambda task: task.seed)
        begun, end = doors.begun, doors.end
        thinkers = Thinkers(2)

        def ask(seed: str) -> asyncio.Future[Thoughts]:
            return asyncio.ensure_future(thinkers.think(Task("expert", seed, LINE, visitor=seed[0])))

        greedy = [ask(f"a{number}") for number in range(100)]
        await settle()
        assert begun == ["a0"]  # one worker is left for others
        honest = ask("b0")
        await settle()
        assert begun == ["a0", "b0"]  # at once
        third, again = ask("c0"), ask("b1")
        greedy[1].cancel()  # its table is deleted
        await settle()
        await end("a0")
        assert begun[2:] == ["a2"]  # not the one that nobody waits for
        await end("b0")
        assert honest.done() and begun[3:] == ["c0"]
        await end("a2")
        await end("c0")
        assert third.done() and begun[4:] == ["b1", "a3"]
        again.cancel()  # a worker that has begun is free only when it is done
        await settle()
        assert begun[6:] == []
        await end("b1")
        await end("a3")
        assert begun[6:] == ["a4"] and not greedy[4].done()
        for thinking in greedy:
            thinking.cancel()

    asyncio.run(work())


@pytest.mark.once
def test_addresses_are_served_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred cookies of one address keep the others waiting for one thought at most."""

    async def work() -> None:
        doors = Doors(monkeypatch, lambda task: task.visitor)
        begun = doors.begun
        thinkers = Thinkers(3)
        asked = []

        def ask(visitor: str, address: str) -> None:
            thinkers.calls_from(visitor, address)
            asked.append(asyncio.ensure_future(thinkers.think(Task("expert", visitor, LINE, visitor=visitor))))

        for number in range(100):
            ask(f"a{number}", "one")
        await settle()
        assert begun == ["a0", "a1", "a2"]
        for visitor, address in (("b", "two"), ("c", "three"), ("d", "two")):
            ask(visitor, address)
        for visitor in ("a0", "a1", "a2", "b"):
            await doors.end(visitor)
        assert begun[3:] == ["a3", "b", "c", "a4"]  # an address waits for one thought of each other address
        for thinking in asked:
            thinking.cancel()

    asyncio.run(work())


@pytest.mark.once
def test_the_clock_of_a_thought_starts_when_it_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(task: Task) -> Thoughts:
        time.sleep(0.05)
        return Thoughts(("thought",), 0.0, 0, ended=True)

    async def work() -> None:
        with ThreadPoolExecutor(1) as pool:
            monkeypatch.setattr(Worker, "_open", lambda self: pool)
            monkeypatch.setattr(thinkers_module, "think", slow)
            monkeypatch.setattr(thinkers_module, "MOST_SECONDS", 0.5)
            monkeypatch.setattr(thinkers_module, "MARGIN", 1.0)
            thinkers = Thinkers(1)
            asked = [thinkers.think(Task("easy", "a", LINE)) for _ in range(60)]
            assert {thoughts.actions for thoughts in await asyncio.gather(*asked)} == {("thought",)}

    asyncio.run(work())


def test_an_easy_bot_is_not_kept_waiting_by_another_visitors_experts(tmp_path: Path) -> None:
    """With real workers, beside 100 tables of three experts: at most a few thoughts come before that of an easy bot."""
    with running(tmp_path, Thinkers(2)) as server, Person(server.url) as ana, Person(server.url) as bo:
        greedy = [ana.create("Ana", "bot:expert", "bot:expert", "bot:expert", first="Blue").table for _ in range(100)]

        def begun() -> int:
            return len({table for (table,) in server.query("SELECT game FROM rows WHERE number = 1")} & set(greedy))

        honest = bo.create("Bo", "bot:easy", first="Blue")
        before = begun()
        with bo.at(honest.table) as chair:
            chair.wait_until(lambda now: now.deciding == "Red")
        assert before < 80 and begun() - before <= 10  # in one line with the others it would come after all of them


def test_bots_that_stopped_start_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(ThinkersHere):
        """Goes wrong three times in ways that nobody has thought of."""

        left = 3

        async def think(self, task: Task) -> Thoughts:
            if self.left:
                self.left -= 1
                raise RuntimeError("nobody has thought of this")
            return await super().think(task)

    monkeypatch.setattr(bot_seats, "RETRY", 0.02)
    with running(tmp_path, Failing(1)) as server, Person(server.url) as ana:
        table = ana.create("Ana", "bot:easy", first="Blue")
        with ana.at(table.table) as chair:  # after this nobody does anything
            chair.wait_until(lambda now: now.deciding == "Red")


@pytest.mark.once
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


@pytest.mark.once
def test_a_second_core_is_given_only_where_one_is_idle_and_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers_module, "cores_here", lambda: 8)

    async def work() -> None:
        cores: dict[str, int] = {}

        def named(task: Task) -> str:
            cores[task.seed] = task.cores
            return task.seed

        doors = Doors(monkeypatch, named)
        thinkers = Thinkers(3)

        async def ask(*seeds: str) -> None:
            asked.extend(
                asyncio.ensure_future(thinkers.think(Task("expert", seed, LINE, visitor=seed[0]))) for seed in seeds
            )
            await settle()

        asked: list[asyncio.Future[Thoughts]] = []
        await ask("a0")
        await ask("b0")
        assert cores == {"a0": 2, "b0": 1}  # the third worker's core is taken
        await ask("c0", "c1")
        assert cores["c0"] == 1
        for seed in ("a0", "b0"):  # c1 is handed the first of them
            await doors.end(seed)
        assert cores["c1"] == 1 and thinkers.thinking == 2
        await doors.end("c0")
        await ask("d0")
        assert cores["d0"] == 2
        await doors.end("d0")
        await doors.end("c1")
        await ask("e0", "e1", "e2", "e3")  # two of them wait: a visitor has two workers at most
        assert [cores.get(f"e{n}") for n in range(4)] == [2, 1, None, None]
        await doors.end("e0")
        assert cores["e2"] == 1 and "e3" not in cores  # a core is idle, but somebody waits
        for seed in ("e1", "e2", "e3"):
            await doors.end(seed)
        assert cores["e3"] == 2
        await asyncio.gather(*asked)
        assert not thinkers.thinking and not thinkers._doubled

    asyncio.run(work())


@pytest.mark.once
@pytest.mark.parametrize(
    ("workers", "here", "played", "cores"), [(2, 8, None, 2), (2, 8, (), 1), (2, 1, None, 1), (1, 8, None, 1)]
)
def test_a_hint_may_have_two_cores_and_a_look_back_has_one(
    workers: int, here: int, played: tuple[str, ...] | None, cores: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers_module, "cores_here", lambda: here)
    asked: list[Question] = []

    async def listening(worker: Worker, question: Question) -> None:
        asked.append(question)

    monkeypatch.setattr(Worker, "answer", listening)
    question = Question("seed", LINE, ("A", "B"), "visitor", played)
    asyncio.run(Thinkers(workers).answer(question))
    assert asked == [replace(question, budget=replace(question.budget, cores=cores))]


@pytest.mark.once
def test_a_bot_is_told_of_its_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    choose = bot_class("random").choose

    def listening(self: Bot, position: State, legal: LegalActions, budget: Budget) -> Action | Sequence[Action]:
        asked.append(budget.cores)
        return choose(self, position, legal, budget)

    monkeypatch.setattr(bot_class("random"), "choose", listening)
    think(Task("random", "a", LINE, cores=2))
    assert set(asked) == {2}
