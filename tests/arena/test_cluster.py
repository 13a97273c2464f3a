"""The same games on a cluster: a small one of Ray is started here, and its workers do not all live to see the end."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.arena.failing_bots import installed
from tikal.arena import tournament
from tikal.arena.cluster import Cluster, Setting
from tikal.arena.results import Results, this_software
from tikal.arena.schedule import Plan
from tikal.arena.workers import Processes, WorkerError, Workers
from tikal.bots import registry
from tikal.cli import main
from tikal.dataset.making import make
from tikal.dataset.recipe import FORMATS, Recipe

ROOT = Path(__file__).parent.parent.parent
PROGRAM = f"cmd:{sys.executable} {ROOT / 'examples' / 'first.py'}"
FITTING = ("--players", "2", "--games", "6", "--generations", "0")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster of this machine alone, with bots that a package brings and one that is a program."""
    with pytest.MonkeyPatch.context() as patch, installed(tmp_path_factory.mktemp("site") / "site"):
        patch.setenv(registry.PROGRAMS, "{}")
        registry.admitted(PROGRAM)
        patch.setenv("TIKAL_TEST_KILL", "1")  # for its workers, not for who plays without it
        with Cluster("local", 2, ("kills", PROGRAM)) as found:
            patch.delenv("TIKAL_TEST_KILL")
            yield found


def table(path: Path, plan: Plan, workers: Workers) -> bytes:
    """Play a tournament; return its tables, its numbers and its page, as if every turn had taken a second."""
    with Results.resume(path, plan) as results:
        for _ in tournament.play(results, workers):
            pass
    timed = path.with_name("results.jsonl")
    with Results.resume(timed, plan) as results:
        for game in Results.read(path).played:
            results.add(replace(game, turns=tuple((1.0,) * len(turns) for turns in game.turns)))
    told = CliRunner().invoke(main, ["arena", "report", str(timed)], env={"COLUMNS": "120"})
    assert told.exit_code == 0
    kept = b"".join(timed.with_suffix(suffix).read_bytes() for suffix in (".jsonl", ".json", ".html"))
    timed.unlink()
    return told.stdout_bytes + kept


def on_the_cluster(cluster: Cluster, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python with these words and the cluster's address; it has to end well."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    words = (sys.executable, *words, "--ray", cluster.address)
    return subprocess.run(words, capture_output=True, text=True, env=env, check=True)


def test_a_cluster_that_loses_workers_gives_the_table_of_one_process(cluster: Cluster, tmp_path: Path) -> None:
    """In the fourth game that it plays in a process, the bot kills Ray's worker, which looks after that process."""
    plan = Plan(bots=("kills", "random", PROGRAM), deals=2, seed="cluster")
    with Results.resume(tmp_path / "spread.jsonl", plan) as results:  # one that is stopped goes on
        games = tournament.play(results, cluster)
        next(games)
        games.close()
    spread = table(tmp_path / "spread.jsonl", plan, cluster)
    assert cluster.again >= 1
    with Processes(1) as one:
        assert spread == table(tmp_path / "one.jsonl", plan, one)
        assert one.again == 0


def test_the_command_joins_a_cluster_and_bots_fail_there_as_they_do_here(cluster: Cluster, tmp_path: Path) -> None:
    plan = Plan(bots=("random", "crashes", "blocks"), gauntlet=True, deals=1, most_seconds=1.0)
    path = tmp_path / "results.jsonl"
    done = on_the_cluster(cluster, "-m", *shlex.split(plan.command), "--jobs", "2", "--json", "--out", str(path))
    assert len(json.loads(done.stdout)["failures"]) == 4  # nothing that Ray says is among it
    for game in Results.read(path).played:
        other = game.fixture.seats[game.fixture.seats[0] == "random"]
        assert [fault.kind for fault in game.faults] == {"crashes": ["crashed"], "blocks": ["blocked"]}.get(other, [])


def test_weights_that_a_cluster_played_for_are_the_same(cluster: Cluster, tmp_path: Path) -> None:
    script = str(ROOT / "training" / "fit.py")
    on_the_cluster(cluster, script, *FITTING, "--out", str(tmp_path / "weights.json"))
    spread = (tmp_path / "weights.json").read_bytes()
    (tmp_path / "weights.json").unlink()
    words = [sys.executable, script, *FITTING, "--out", str(tmp_path / "weights.json"), "--jobs", "1"]
    subprocess.run(words, capture_output=True, check=True)
    assert (tmp_path / "weights.json").read_bytes() == spread


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"software": {"tikal": "0.0"}}, "not 0.0"),
        ({"bots": ("nobody",)}, 'no bot "nobody"'),
        ({"bots": ("cmd:gone",), "programs": '{"cmd:gone": "no-such-program"}'}, "no-such-program"),
    ],
)
def test_a_machine_that_cannot_play_the_same_says_why(
    changed: dict[str, object], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.PROGRAMS, "{}")
    setting = Setting(dict(this_software()), ("random",), None)
    setting.check()
    with pytest.raises(WorkerError, match=said):
        replace(setting, **changed).check()  # type: ignore[arg-type]


def test_an_address_where_no_cluster_is_gets_one_sentence() -> None:
    words = [sys.executable, "-m", "tikal", "simulate", "-n", "1", "--ray", "no address"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "Traceback" not in done.stderr and done.stdout == ""
    assert 'Error: There is no cluster at "no address" (' in done.stderr


def test_a_dataset_of_a_cluster_has_the_same_bytes(cluster: Cluster, tmp_path: Path) -> None:
    recipe = Recipe(("greedy", "random"), games=2)
    with Processes(1) as one:
        for name, workers in (("one", one), ("spread", cluster)):
            assert len(list(make(recipe, tmp_path / name, FORMATS, workers))) == 2
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "spread" / path.name).read_bytes(), path.name
