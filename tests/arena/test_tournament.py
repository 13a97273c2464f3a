"""Tournaments that are really played: fair, resumable, the same on any number of processes, and bots may fail."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tikal.arena import tournament
from tikal.arena.results import Results
from tikal.arena.schedule import Plan, Question
from tikal.arena.summary import summarise
from tikal.arena.workers import AGAIN, Processes

RUN = [sys.executable, "-m", "tikal", "arena"]


def played(path: Path) -> list[dict[str, Any]]:
    """The games of a results file in the order of the schedule, without how long anything took."""
    games = [outcome.plain() for outcome in Results.read(path).played]
    for game in games:
        del game["turns"]
    return games


def numbers(path: Path) -> dict[str, Any]:
    """All numbers of the summary that do not depend on a clock."""
    plain = summarise(Results.read(path)).plain()
    for bot in plain["bots"]:
        del bot["turn_seconds"]
    return plain


def play(path: Path, plan: Plan, jobs: int = 2) -> Results:
    with Results.resume(path, plan) as results, Processes(jobs) as workers:
        for _ in tournament.play(results, workers):
            pass
    return results


def command(plan: Plan, path: Path, *more: str) -> list[str]:
    """The command of a plan, as the plan itself tells it."""
    return [sys.executable, "-m", *shlex.split(plan.command), "--out", str(path), *more]


def test_one_deal_is_the_same_in_every_seat_and_every_game_is_kept(tmp_path: Path) -> None:
    plan = Plan(tables=(("greedy", "random", "random"),), players=3, deals=2)
    results = play(tmp_path / "results.jsonl", plan)
    assert sorted(results.outcomes) == list(range(6))
    assert [game.fixture.seats.index("greedy") for game in results.played[:3]] == [0, 2, 1]
    for game in results.played:
        assert max(game.points) == game.points[game.fixture.seats.index("greedy")] and game.faults == ()
        assert all(len(turns) >= 10 for turns in game.turns)


def test_a_killed_run_goes_on_and_ends_as_if_nothing_had_happened(failing_bots: Path, tmp_path: Path) -> None:
    plan = Plan(bots=("kills", "random"), deals=8, seed="kill")
    cut, whole = tmp_path / "cut.jsonl", tmp_path / "whole.jsonl"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    deadly = env | {"TIKAL_TEST_KILL": "1"}
    killed = subprocess.run(command(plan, cut, "--jobs", "2"), capture_output=True, env=deadly, check=False)
    assert killed.returncode == -signal.SIGKILL
    before = len(Results.read(cut).outcomes)
    assert 3 <= before < plan.games
    cut.write_bytes(cut.read_bytes() + b'{"game":15,"de')  # and torn
    words = command(plan, cut, "--jobs", "1", "--json")
    done = subprocess.run(words, capture_output=True, text=True, env=env, check=True)
    assert f"Going on after {before} of 16 games." in done.stderr
    play(whole, plan, jobs=1)
    assert played(cut) == played(whole) and numbers(cut) == numbers(whole)
    assert json.loads(done.stdout)["games"] == {"planned": 16, "played": 16, "counted": 16}


def test_results_depend_neither_on_processes_nor_on_hashing(tmp_path: Path) -> None:
    plan = Plan(bots=("random", "greedy"), players=3, deals=1, auction=True)
    for jobs, hashing in (("1", "0"), ("3", "123")):
        env = {**os.environ, "PYTHONHASHSEED": hashing}
        subprocess.run(command(plan, tmp_path / f"{jobs}.jsonl", "-j", jobs), capture_output=True, env=env, check=True)
    assert played(tmp_path / "1.jsonl") == played(tmp_path / "3.jsonl")
    assert numbers(tmp_path / "1.jsonl") == numbers(tmp_path / "3.jsonl")


def test_a_test_stops_when_it_is_decided_and_resumes_to_the_same_answer(tmp_path: Path) -> None:
    plan = Plan(bots=("greedy", "random"), deals=500, question=Question(0, 100))
    path = tmp_path / "results.jsonl"
    with Results.resume(path, plan) as results, Processes(2) as workers:
        games = tournament.play(results, workers)
        for _ in range(3):
            next(games)
        games.close()
    results = play(path, plan)
    verdict = summarise(results).verdict
    assert verdict is not None and verdict.answer == "accepted" and len(results.outcomes) < 60
    assert list(tournament.play(results, Processes(2))) == []
    assert summarise(play(tmp_path / "again.jsonl", plan, jobs=1)).verdict == verdict


def test_ctrl_c_keeps_everything_and_says_how_to_go_on(tmp_path: Path) -> None:
    plan = Plan(bots=("greedy", "random"), deals=5000)
    path = tmp_path / "results.jsonl"
    process = subprocess.Popen(
        command(plan, path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    while not path.exists() or path.read_bytes().count(b"\n") < 4:
        assert process.poll() is None, "it ended by itself"
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130 and "Traceback" not in err and out == ""
    assert "of 10,000 games" in err and plan.command in err and str(path) in err
    assert len(Results.read(path).outcomes) >= 2


@pytest.mark.usefixtures("failing_bots")
def test_bots_that_fail_are_named_and_the_others_play_on(tmp_path: Path) -> None:
    """The signal reaches some of them; those it does not reach are ended from outside, and only their game is lost."""
    names = ("raises", "hangs", "babbles", "blocks", "crashes", "refuses")
    plan = Plan(bots=("random", *names), gauntlet=True, deals=1, most_seconds=0.5)
    results = play(tmp_path / "results.jsonl", plan, jobs=2)
    assert len(results.outcomes) == plan.games == 12
    kinds = {
        name: {fault.kind for game in results.played for fault in game.faults if game.fixture.seats[fault.seat] == name}
        for name in names
    }
    assert kinds == {
        "raises": {"raised"}, "hangs": {"hung"}, "babbles": {"nonsense"}, "blocks": {"blocked"}, "crashes": {"crashed"},
        "refuses": {"raised"},
    }  # fmt: skip
    for game in results.played:
        gone = set(game.fixture.seats) & {"blocks", "crashes", "refuses"}
        assert (game.forfeit is not None) == bool(gone)
        if game.forfeit is not None:
            assert game.fixture.seats[game.forfeit] in gone and game.places[game.forfeit] == 2
            assert game.shares[1 - game.forfeit] == 1 and game.fixture.seats[1 - game.forfeit] == "random"
    summary = summarise(results)
    assert {standing.bot: standing.forfeits for standing in summary.standings}["blocks"] == 2
    assert summarise(Results.read(tmp_path / "results.jsonl")).plain() == summary.plain()


@pytest.mark.usefixtures("failing_bots")
def test_a_process_that_is_killed_costs_nothing_unless_it_happens_every_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan(tables=(("dies", "random"),), deals=1)
    with Results.resume(tmp_path / "always.jsonl", plan) as results, Processes(1) as workers:
        kinds = [fault.kind for game in tournament.play(results, workers) for fault in game.faults]
    assert kinds == ["crashed", "crashed"] and workers.again == 2 * AGAIN
    monkeypatch.setenv("TIKAL_TEST_ONCE", str(tmp_path / "once"))
    with Results.resume(tmp_path / "once.jsonl", plan) as results, Processes(1) as workers:
        assert all(not game.faults for game in tournament.play(results, workers))
    assert workers.again == 1
    assert played(tmp_path / "once.jsonl") == played(play(tmp_path / "never.jsonl", plan).path)


@pytest.mark.parametrize(("strict", "code"), [((), 0), (("--strict",), 1)])
def test_the_command_tells_of_failures_everywhere(
    failing_bots: Path, tmp_path: Path, strict: tuple[str, ...], code: int
) -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "COLUMNS": "120"}
    words = [*RUN, "run", "random", "babbles", "-n", "1", "-j", "1", "--out", str(tmp_path / "out"), *strict]
    done = subprocess.run(words, capture_output=True, text=True, env=env, check=False)
    assert done.returncode == code and "babbles: 2 turns lost (nonsense 2)" in done.stdout
    assert "\nblah\n" not in done.stdout and "blah" in done.stderr
    data = json.loads((tmp_path / "out" / "results.json").read_text("utf-8"))
    assert [failure["kind"] for failure in data["failures"]] == ["nonsense"] * 2
    assert "babbles: 2 turns lost" in (tmp_path / "out" / "results.html").read_text("utf-8")
