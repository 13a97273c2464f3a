"""A second core: it helps where it may, changes nothing where it may not, and whatever happens to it costs nothing."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.search.positions import positions
from tikal.bots import second as second_module
from tikal.bots.bot import Bot, Budget
from tikal.bots.player import sound_part
from tikal.bots.registry import bot_class, make_bot
from tikal.bots.second import Second
from tikal.classic.bots import champion
from tikal.classic.bots.champion import ChampionBot
from tikal.classic.bots.together import Look, Stages, look_ahead, look_at, stages_of, together
from tikal.classic.planning.replies import choose_by_replies
from tikal.classic.rules.state import State
from tikal.cli import analyse, main
from tikal.cli.terminal import table
from tikal.core.action import Action
from tikal.core.engine import LegalActions
from tikal.core.limit import Limit
from tikal.core.planning import Candidate, Turn
from tikal.core.position import Position
from tikal.game import game_at

SHORT = Budget(seconds=0.6, cores=2)
LONG = Budget(seconds=1e6, cores=2)  # nothing is narrowed for lack of time, even if the machine is held up in between


@pytest.fixture
def second(monkeypatch: pytest.MonkeyPatch) -> Iterator[Second]:
    """A second process of the test's own, for the bots too."""
    own = Second()
    monkeypatch.setattr(champion, "SECOND", own)
    yield own
    own.stop()


def soon() -> float:
    return time.perf_counter() + 300  # an answer that comes is not waited for


def nothing() -> None:
    pass


def a_state(players: int = 2) -> State:
    return list(positions("second", players))[20]


def once_there(file: str) -> str:
    while not os.path.exists(file):
        time.sleep(0.01)
    return "late"


# --- what two looks ahead say together


def looks(worth: list[int], levels: list[tuple[int, int, list[int]]]) -> Stages:
    """Samples of turns, each stage with a level of its own: level, samples of each turn, turns that are left."""
    return [
        [((worth[n] + level) * count, count) for level, count, left in levels if n in left] for n in range(len(worth))
    ]


def test_each_stage_is_compared_within_itself() -> None:
    """The first is in stages that look a round farther, where all are worth more; the second is better all the same."""
    worth = [0, 40, 10, -30]
    turns = [Turn([n], each + 7) for n, each in enumerate(worth)]
    one = looks(worth, [(5, 1, [0, 1, 2, 3]), (0, 8, [0, 1]), (900, 90, [0])])
    other = looks(worth, [(-50, 1, [0, 1, 2, 3]), (20, 8, [0, 2]), (900, 90, [0, 2])])
    both = [[*one[n], *other[n]] for n in (0, 1)]
    means = [sum(total for total, _ in each) / sum(count for _, count in each) for each in both]
    assert means[0] > means[1]
    assert together(turns, [one, other], 1) == pytest.approx([0, 40, 10, -30])


def test_samples_of_both_count_the_more_there_are() -> None:
    turns = [Turn([1], 0), Turn([2], 0)]
    says_second: Stages = [[(0, 10)], [(100, 10)]]  # by 10 points
    says_first: Stages = [[(300, 10)], [(0, 10)]]  # by 30
    assert together(turns, [says_second, says_first], 1)[1] == pytest.approx(-200 / 21)  # the plan counts as one sample
    many: Stages = [[(0, 100)], [(1000, 100)]]
    assert together(turns, [many, says_first], 1)[1] > 0


def test_a_round_that_was_cut_short_and_a_turn_that_was_never_answered_are_compared_too() -> None:
    turns = [Turn([1], 0), Turn([2], 30), Turn([3], -30)]
    cut: Stages = [[(12, 3)], [(8, 2)], []]
    first, better, worse = together(turns, [cut, [[], [], []]], 1)
    assert worse < first < better
    assert together(turns, [[[], [], []]], 2) == pytest.approx([0, 30, -30])  # the plans say all there is to know


# --- where it is used


class Asked(Second):
    """Writes down what is asked, and answers nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.looks: list[Look] = []

    def beside(self, own: Callable[[], Any], work: Any, task: Any, until: float) -> Any:
        self.looks.append(task)
        return [Candidate(Turn(list(actions), value)) for actions, value in task.turns], None


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    own = Asked()
    monkeypatch.setattr(champion, "SECOND", own)
    return own


@pytest.mark.parametrize("name", ["champion", "hard", "expert"])
def test_by_nodes_nothing_changes_and_nothing_is_asked(name: str, asked: Asked) -> None:
    for state in list(positions("by nodes", 3, every=20))[1:3]:
        answers = []
        for cores in (1, 2):
            for seconds in (None, 300.0):
                bot = make_bot(name, "seed")
                budget = Budget(seconds, 1500, cores)
                answers.append((bot.choose(state.copy(), game_at(state).legal_actions(), budget), bot.thought))
        assert all(answer == answers[0] for answer in answers)
    assert not asked.looks


@pytest.mark.parametrize(("budget", "times"), [(LONG, 1), (Budget(0.04, cores=2), 0), (Budget(0.2), 0)])
def test_it_is_asked_by_the_clock_alone_and_if_there_is_time(budget: Budget, times: int, asked: Asked) -> None:
    state = a_state()
    make_bot("expert").choose(state, game_at(state).legal_actions(), budget)
    assert len(asked.looks) == times
    assert budget.less(1.0, 5).cores == budget.cores


def test_it_gets_what_the_bot_was_given_and_nothing_else(asked: Asked) -> None:
    """The same position with two deals behind it: the same is asked."""
    line = a_state(3).to_line()
    for deal in ("one deal", "another deal"):
        game = game_at(line, seed=deal)
        make_bot("champion", "fair").choose(game.state.copy(), game.legal_actions(), LONG)
    one, other = (replace(look, until=0.0) for look in asked.looks)
    assert pickle.dumps(one) == pickle.dumps(other) and one.line == line
    assert all(type(action) is int for actions, value in one.turns for action in (*actions, value))


def test_it_looks_at_the_same_turns_in_other_rounds() -> None:
    state, bot = a_state(), ChampionBot(1)
    turns = bot.plan(state, Limit())[:2]
    look = look_at(bot, state, turns, "seed", time.perf_counter() + 30)
    assert look.bot is ChampionBot and look.seed != "seed"
    found = look_ahead(pickle.loads(pickle.dumps(look)))
    here = choose_by_replies(bot.table(state), state, turns, look.seed, bot.trust, Limit(50_000))
    assert found is not None and found.nodes > 0
    assert [stages[0] for stages in found.stages] == [stages[0] for stages in stages_of(here, turns)]
    assert sum(count for stages in found.stages for _, count in stages) > 2
    assert look_ahead(replace(look, until=0.0)) is None  # when it is too late


def test_both_think_and_answer_together(second: Second, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[list[Stages]] = []

    def listening(turns: list[Turn], stages: list[Stages], trust: int) -> list[float]:
        told.append(stages)
        return [float(n) for n in range(len(turns))]

    monkeypatch.setattr(champion, "together", listening)
    state = a_state()
    for _ in range(100):  # it may take longer to start than a thought takes
        bot = ChampionBot(1)
        bot.choose(state.copy(), game_at(state).legal_actions(), SHORT)
        if told:
            break
    mine, theirs = told[0]
    assert len(mine) == len(theirs) and mine != theirs
    assert bot.thought is not None and bot.thought.chosen.value == min(
        plan.value or 0.0 for plan in (bot.thought.chosen, *bot.thought.alternatives)
    )


# --- what may happen to it


def test_it_is_started_once_and_kept(second: Second) -> None:
    assert second.pid is None
    assert second.beside(nothing, abs, -3, soon()) == (None, 3)
    kept = second.pid
    assert second.beside(os.getpid, str, 5, soon()) == (os.getpid(), "5")
    assert second.pid == kept != os.getpid()


def test_what_it_cannot_do_is_left_out(second: Second) -> None:
    assert second.beside(lambda: "own", int, "no number", soon()) == ("own", None)
    kept = second.pid
    assert second.beside(lambda: "own", callable, lambda: "cannot be sent", soon()) == ("own", None)
    assert second.beside(lambda: "own", abs, -1, soon()) == ("own", 1)
    assert second.pid != kept


def test_a_late_answer_is_not_taken_for_another(second: Second, tmp_path: Path) -> None:
    file = tmp_path / "there"
    assert second.beside(nothing, once_there, str(file), 0.0) == (None, None)
    assert second.beside(nothing, abs, -5, soon()) == (None, None)  # it is still busy
    file.touch()
    while (found := second.beside(nothing, abs, -5, soon())[1]) is None:
        pass
    assert found == 5


def test_one_that_stands_still_is_not_waited_for_and_given_up(second: Second, monkeypatch: pytest.MonkeyPatch) -> None:
    second.beside(nothing, abs, 1, soon())
    still = second.pid
    assert still is not None
    os.kill(still, signal.SIGSTOP)
    for _ in range(2):
        assert second.beside(nothing, abs, -1, 0.0) == (None, None)
    monkeypatch.setattr(second_module, "PATIENCE", 0.0)
    assert second.beside(nothing, abs, -1, soon()) == (None, 1) and second.pid != still
    for _ in range(second_module.LOST + 1):  # each gives up the one before
        assert second.beside(nothing, once_there, "nowhere", 0.0) == (None, None)
    assert second.beside(nothing, abs, -1, soon()) == (None, None) and second.pid is None  # too many of them


def test_one_that_cannot_be_started_is_done_without(second: Second, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused() -> Any:
        raise OSError("no more processes")

    for _ in range(2):  # it was only a bad moment, each time
        with monkeypatch.context() as patched:
            patched.setattr(second_module, "_started", refused)
            for _ in range(second_module.LOST - 1):
                assert second.beside(lambda: "own", abs, -1, soon()) == ("own", None)
        assert second.beside(nothing, abs, -1, soon()) == (None, 1)
        second.stop()


def test_one_that_is_lost_time_after_time_is_left_alone_for_a_while(
    second: Second, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As in a script that is read from standard input: what is started there ends at once."""
    started: list[int | None] = []

    def ending() -> Any:
        process, pipe = started_as_ever()
        started.append(process.pid)
        process.kill()
        process.join()
        return process, pipe

    started_as_ever = second_module._started
    monkeypatch.setattr(second_module, "_started", ending)
    for _ in range(second_module.LOST + 2):
        assert second.beside(lambda: "own", abs, -1, soon()) == ("own", None)
    assert len(started) == second_module.LOST
    assert ["not started again for 10 minutes" in message for message in caplog.messages] == [False, False, True]
    monkeypatch.setattr(second, "_paused", time.perf_counter())  # these minutes are over
    assert second.beside(lambda: "own", abs, -1, soon()) == ("own", None)
    assert len(started) == second_module.LOST + 1
    monkeypatch.setattr(second_module, "_started", started_as_ever)
    assert second.beside(nothing, abs, -1, soon()) == (None, None)  # it was lost once more
    monkeypatch.setattr(second, "_paused", time.perf_counter())
    assert second.beside(nothing, abs, -1, soon()) == (None, 1)


def test_what_ends_a_thought_ends_it(second: Second) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        second.beside(interrupted, once_there, "nowhere", soon())
    assert second.pid is None
    assert second.beside(nothing, abs, -1, soon()) == (None, 1)


def test_it_leaves_ctrl_c_to_the_first(second: Second) -> None:
    second.beside(nothing, abs, 1, soon())
    kept = second.pid
    assert kept is not None
    os.kill(kept, signal.SIGINT)
    assert second.beside(nothing, abs, -1, soon()) == (None, 1) and second.pid == kept


def test_one_that_is_killed_in_the_middle_of_a_thought_costs_nothing(
    second: Second, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost: list[int] = []

    def killing(*arguments: Any) -> list[Candidate]:
        assert second.pid is not None
        lost.append(second.pid)
        os.kill(second.pid, signal.SIGKILL)
        return choose_by_replies(*arguments)

    monkeypatch.setattr(champion, "choose_by_replies", killing)
    monkeypatch.setattr(champion, "WORTHWHILE", float("-inf"))  # however late it is
    state = a_state()
    for _ in range(2):  # the second time with a new one
        game, bot = game_at(state), ChampionBot(1)
        answer = bot.choose(state.copy(), game.legal_actions(), SHORT)
        assert isinstance(answer, tuple)
        plan = [action.packed for action in answer]
        assert sound_part(game, plan) and game.legal_actions().has(plan[0])
        assert second.pid is None
    assert lost[0] != lost[1]


PARENT = """
import time
from tikal.bots.second import SECOND
print(SECOND.beside(int, abs, -7, time.perf_counter() + 300), flush=True)
time.sleep(600)
"""


def test_it_is_gone_when_the_first_was_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "(0, 7)\n"
        parent.kill()
        assert parent.stdout.read() == ""  # comes to an end when nobody is left who could write there


# --- who gives it


@pytest.mark.parametrize(("here", "cores"), [(1, 1), (2, 2), (64, 2)])
def test_play_and_analyse_give_two_cores_where_there_are_two(
    here: int, cores: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []

    def listening(self: Bot, position: Position, legal: LegalActions, budget: Budget) -> Action:
        given.append(budget.cores)
        return next(iter(legal))

    monkeypatch.setattr(bot_class("random"), "choose", listening)
    monkeypatch.setattr(analyse, "cores_here", lambda: here)
    monkeypatch.setattr(table, "cores_here", lambda: here)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    line = a_state().to_line()
    assert CliRunner().invoke(main, ["analyse", line, "--bot", "random"]).exit_code == 0
    save = str(tmp_path / "saved.tgn")
    words = ["play", "--terminal", "--seats", "random,random", "--seed", "1", "--delay", "0", "--save", save]
    assert CliRunner().invoke(main, words).exit_code == 0
    assert len(given) > 20 and set(given) == {cores}


def test_cores_are_those_that_this_process_may_use() -> None:
    code = "import os; from tikal.bots.second import cores_here; "
    code += "os.sched_setaffinity(0, [min(os.sched_getaffinity(0))]); print(cores_here())"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "1\n"
