"""`tikal arena` and `tikal bots`: what they print, and what they say when something is wrong."""

from __future__ import annotations

import json
import multiprocessing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.arena.games import outcome
from tikal.arena import referee
from tikal.arena.cluster import workers
from tikal.arena.results import Results
from tikal.arena.schedule import Plan, Question
from tikal.arena.workers import Desk
from tikal.bots.bot import Bot, Budget
from tikal.bots.player import Player
from tikal.cli import main


def run(*arguments: str, columns: str = "80") -> Result:
    return CliRunner().invoke(main, list(arguments), env={"COLUMNS": columns, "NO_COLOR": "1"})


def filled(path: Path, plan: Plan) -> Path:
    """Return a results file in which the first bot always wins."""
    with Results.resume(path, plan) as results:
        for fixture in plan.fixtures():
            points = [60 + fixture.deal if bot == plan.entrants[0] else 40 for bot in fixture.seats]
            results.add(outcome(plan, fixture.number, points))
    return path


@pytest.mark.parametrize("words", [("arena",), ("arena", "run"), ("arena", "sprt"), ("arena", "report"), ("bots",)])
def test_help_has_examples_or_says_what_is_done(words: tuple[str, ...]) -> None:
    done = run(*words, "--help")
    assert done.exit_code == 0 and ("tikal " in done.output or "RESULTS" in done.output)


def test_a_small_tournament_from_the_command_to_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("arena", "run", "greedy", "random", "--deals", "1", "--jobs", "1", "--nodes", "50")
    assert done.exit_code == 0 and "2 games of super-meeple, 2 players (seed 1)" in done.output
    (folder,) = (tmp_path / "arena").iterdir()
    assert sorted(path.name for path in folder.iterdir()) == ["results.html", "results.json", "results.jsonl"]
    assert "50 nodes" in (folder / "results.html").read_text("utf-8")
    again = run("arena", "report", str(folder), "--json")
    assert json.loads(again.stdout) == json.loads((folder / "results.json").read_text("utf-8"))


def test_a_report_of_a_round_robin_fits_the_terminal(tmp_path: Path) -> None:
    path = filled(tmp_path / "results.jsonl", Plan(bots=("ana", "bo", "cy"), players=3, deals=10))
    done = run("arena", "report", str(path), "--html", str(tmp_path / "page.html"))
    text = done.stdout
    for word in ("Elo", "openskill", "Wins", "Score", "Points", "Margin", "Median", "Failures", "none", "50%"):
        assert word in text, word
    assert "100.0% ± 13.9" in text  # ana alone; ten blocks
    assert (tmp_path / "page.html").exists()


def test_a_report_never_overwrites_the_results(tmp_path: Path) -> None:
    path = filled(tmp_path / "odd.json", Plan(bots=("ana", "bo"), deals=2))
    before = path.read_bytes()
    assert run("arena", "report", str(path)).exit_code == 0 and path.read_bytes() == before
    assert (tmp_path / "odd.json.json").exists()


def test_a_report_of_a_test_gives_its_answer(tmp_path: Path) -> None:
    plan = Plan(bots=("ana", "bo"), deals=20, question=Question())
    text = " ".join(run("arena", "report", str(filled(tmp_path / "results.jsonl", plan))).stdout.split())
    assert "Yes: ana is better than bo. An advantage of 30 Elo fits the games, 0 does not" in text
    other = Plan(bots=("ana", "bo"), deals=2, question=Question())
    assert "Undecided after 2 blocks" in run("arena", "report", str(filled(tmp_path / "two.jsonl", other))).stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("run",), "No bots are named"),
        (("run", "greedy"), "One bot has nobody to meet"),
        (("run", "greedy", "greedy"), "--table"),
        (("run", "greedy", "hal"), "greedy"),
        (("run", "greedy", "--table", "random"), "not both"),
        (("run", "--table", "greedy,random", "--players", "3"), "3 players"),
        (("run", "--table", "greedy", "--table", "greedy,random", "--table", "greedy,random,random"), "2 players"),
        (("run", "greedy", "random", "--edition", "monopoly"), "super-meeple"),
        (("run", "greedy", "random", "--option", "ties"), "ties"),
        (("run", "greedy", "random", "--deals", "0"), "--deals"),
        (("sprt", "greedy", "random", "--elo0", "9", "--elo1", "5"), "--elo0"),
        (("sprt", "greedy"), "OTHER"),
        (("report", "nowhere"), "nowhere"),
    ],
)
def test_what_is_wrong_is_said_at_once(
    words: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("arena", *words)
    assert done.exit_code in (1, 2) and "Error: " in done.output and said in done.output
    assert "Traceback" not in done.output and not list(tmp_path.iterdir())


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    path = filled(tmp_path / "results.jsonl", Plan(bots=("greedy", "random"), deals=1))
    done = run("arena", "run", "greedy", "random", "--deals", "2", "--out", str(path))
    assert done.exit_code == 1 and "It was begun by" in done.output and "--deals 1" in done.output


def test_two_cores_are_told_to_bots_and_kept_with_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, Budget]] = []

    class Listening(Player):
        def __init__(self, bot: Bot, budget: Budget | None, most: float) -> None:
            super().__init__(bot, budget, most)
            asked.append((bot.name, self.budget))

    monkeypatch.setattr(referee, "Player", Listening)
    for plan in (Plan(bots=("random", "greedy"), cores=2), Plan(bots=("random", "greedy"), nodes=5)):
        referee.play(plan, plan.fixture(0), Desk(multiprocessing.get_context("spawn")))
    assert [budget for _, budget in asked] == [Budget(cores=2)] * 2 + [Budget(nodes=5)] * 2
    path = filled(tmp_path / "results.jsonl", Plan(bots=("greedy", "random"), deals=1, cores=2))
    assert run("arena", "report", str(path)).exit_code == 0
    assert ", 2 cores" in path.with_suffix(".html").read_text("utf-8")
    done = run("arena", "run", "greedy", "random", "--deals", "1", "--out", str(path))
    assert done.exit_code == 1 and "--cores 2" in done.output
    assert run("arena", "run", "greedy", "random", "--deals", "1", "--cores", "2", "--out", str(path)).exit_code == 0


@pytest.mark.parametrize(("here", "jobs"), [(8, 4), (3, 1), (1, 1)])
def test_games_on_two_cores_are_half_as_many_at_a_time(here: int, jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tikal.arena.cluster.cores_here", lambda: here)
    assert workers(cores=2).jobs == jobs and workers(5, cores=2).jobs == 5 and workers().jobs == here


@pytest.mark.usefixtures("failing_bots")
def test_bots_lists_ours_and_those_of_others() -> None:
    text = run("bots").output
    assert "greedy" in text and "beginner" in text and "failing" in text
    rows = {row["name"]: row for row in json.loads(run("bots", "--json").output)}
    assert rows["greedy"]["package"] == "tikal" and rows["blocks"]["package"] == "failing"


@pytest.mark.usefixtures("failing_bots")
def test_simulate_says_which_bot_ended_its_process() -> None:
    done = run("simulate", "--bots", "random,crashes", "--games", "1")
    assert done.exit_code == 1 and '"crashes" ended its process' in done.output and "tikal arena" in done.output
