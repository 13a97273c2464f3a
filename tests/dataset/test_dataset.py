"""`tikal dataset`: rows that are true, the same bytes on any number of processes, and nothing half-written."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result
from numpy.typing import NDArray

from tests.arena.failing_bots import installed
from tikal.cli import main
from tikal.core.position import read_position
from tikal.dataset.reading import load
from tikal.env import encoding_of

FILES = ["README.md", "card.json", "data.npz", "data.parquet"]
GAMES = ("-n", "3", "-b", "planner,random", "--nodes", "10")
Data = dict[str, NDArray[Any]]


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["dataset", *words], env={"COLUMNS": "100"})


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A dataset of three games that one process played."""
    out = tmp_path_factory.mktemp("data") / "games"
    done = run(str(out), *GAMES, "-j", "1")
    assert done.exit_code == 0 and "rows of 3 games" in done.stderr and done.stdout == ""
    assert sorted(path.name for path in out.iterdir()) == FILES
    assert os.listdir(out.parent) == ["games"]
    return out


def check(data: Data, card: dict[str, Any]) -> None:
    """Play every game again by its rows: each has to be what its position says."""
    assert all(len(values) == card["rows"] for values in data.values())
    before = -1
    for n in range(card["rows"]):
        row = {name: values[n] for name, values in data.items()}
        position = read_position(str(row["position"]))
        encoding = encoding_of(position.rules)
        assert position.current == row["seat"]
        assert encoding.observe(position, int(row["seat"])) == row["observation"].tobytes()
        assert encoding.mask(position) == row["mask"].tobytes()
        assert row["mask"][row["action"]] == 1
        action = encoding.action(position, int(row["action"]))
        assert position.rules.notation.write(action) == row["notation"]
        assert row["bot"] == card["bots"][(row["seat"] + row["game"]) % card["players"]]
        assert row["ply"] == (before + 1 if row["game"] == data["game"][n - 1] and n else 0)
        before = row["ply"]
    for game in range(card["games"]):
        mine = data["game"] == game
        points, share = data["points"][mine], data["share"][mine]
        assert (points == points[0]).all() and (share == share[0]).all() and share[0].sum() == 1
        assert ((points[0] == points[0].max()) >= (share[0] > 0)).all()


def test_every_row_is_what_its_position_says(folder: Path) -> None:
    card = json.loads((folder / "card.json").read_text("utf-8"))
    data = load(folder)
    check(data, card)
    assert card["games"] == 3 and set(data["game"]) == {0, 1, 2} and card["failures"] == [] and card["reproducible"]
    planned = data["bot"] == "planner"
    assert np.isfinite(data["value"][planned]).all() and np.isfinite(data["expected"][planned]).all()
    assert np.isnan(data["value"][~planned]).all() and np.isnan(data["expected"][~planned]).all()
    for game in range(3):  # at the end the planner knows well what comes of it
        last = np.flatnonzero(planned & (data["game"] == game))[-1]
        assert abs(data["expected"][last] - data["points"][last]).max() < 25


def test_both_files_hold_the_same(folder: Path, tmp_path: Path) -> None:
    card = json.loads((folder / "card.json").read_text("utf-8"))
    del card["files"]["data.npz"]
    (tmp_path / "card.json").write_text(json.dumps(card), "utf-8")
    (tmp_path / "data.parquet").write_bytes((folder / "data.parquet").read_bytes())
    one, other = load(folder), load(tmp_path)
    assert list(one) == list(other) == [column["name"] for column in card["columns"]]
    for column in card["columns"]:
        assert np.array_equal(one[column["name"]], other[column["name"]], equal_nan=column["type"] == "float32")
        assert one[column["name"]].dtype == other[column["name"]].dtype


def test_processes_and_hashing_change_no_byte(folder: Path, tmp_path: Path) -> None:
    words = [sys.executable, "-m", "tikal", "dataset", str(tmp_path / "games"), *GAMES, "-j", "3"]
    subprocess.run(words, capture_output=True, check=True, env={**os.environ, "PYTHONHASHSEED": "123"})
    for name in FILES:
        assert (tmp_path / "games" / name).read_bytes() == (folder / name).read_bytes(), name


def test_other_games_editions_and_numbers_of_players(tmp_path: Path) -> None:
    done = run(str(tmp_path / "auction"), "-n", "1", "-b", "random", "-p", "4", "--auction", "-f", "parquet")
    assert done.exit_code == 0
    check(load(tmp_path / "auction"), json.loads((tmp_path / "auction" / "card.json").read_text("utf-8")))
    done = run(str(tmp_path / "legend"), "-n", "1", "-b", "random", "-p", "3", "-e", "legend", "-f", "npz")
    assert done.exit_code == 0
    check(load(tmp_path / "legend"), json.loads((tmp_path / "legend" / "card.json").read_text("utf-8")))
    assert sorted(os.listdir(tmp_path / "legend")) == ["README.md", "card.json", "data.npz"]


def test_the_page_tells_how_to_load_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (folder / "README.md").read_text("utf-8")
    card = json.loads((folder / "card.json").read_text("utf-8"))
    for word in (card["command"], card["digest"], "MIT", "super-meeple", "`planner`, `random`", f"{card['rows']:,}"):
        assert word in page, word
    assert all(f"| `{column['name']}` |" in page for column in card["columns"])
    monkeypatch.chdir(folder)
    found: dict[str, Any] = {}
    exec("\n".join(line[4:] for line in page.split("## Loading it")[1].split("\n## ")[0].splitlines()), found)
    assert np.array_equal(found["legal"], load(folder)["mask"])
    assert np.array_equal(found["observation"], found["data"]["observation"])


def test_nothing_is_replaced_unless_it_is_said_and_only_a_dataset(folder: Path, tmp_path: Path) -> None:
    before = (folder / "data.npz").read_bytes()
    done = run(str(folder), "-n", "1", "-b", "random")
    assert done.exit_code == 1 and "--overwrite" in done.stderr and (folder / "data.npz").read_bytes() == before
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").write_text("years of work")
    done = run(str(tmp_path / "mine"), "-n", "1", "-b", "random", "--overwrite")
    assert done.exit_code == 1 and "no dataset" in done.stderr and (tmp_path / "mine" / "thesis.txt").exists()
    for games in (1, 2):
        assert run(str(tmp_path / "games"), "-n", str(games), "-b", "random", "-f", "npz", "--overwrite").exit_code == 0
        assert json.loads((tmp_path / "games" / "card.json").read_text("utf-8"))["games"] == games
    (tmp_path / "games" / "model.pt").write_text("weights")
    assert run(str(tmp_path / "games"), "-n", "1", "-b", "random", "--overwrite").exit_code == 1
    assert (tmp_path / "games" / "model.pt").exists()
    assert sorted(os.listdir(tmp_path)) == ["games", "mine"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("-b", "hard"), "thinks by the clock"),
        (("-b", "nobody"), 'There is no bot "nobody"'),
        (("-b", "random,random", "-p", "3"), "2 bots for 3 players"),
        (("-e", "nowhere"), "nowhere"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    done = run(str(tmp_path / "games"), "-n", "1", *words)
    assert done.exit_code and said in done.stderr and "Traceback" not in done.stderr and os.listdir(tmp_path) == []


def test_bots_that_think_by_the_clock_are_given_nodes_or_allowed_to(tmp_path: Path) -> None:
    done = run(str(tmp_path / "games"), "-n", "1", "-b", "random", "--seconds", "0.01", "-f", "npz")
    assert done.exit_code == 0 and "by the clock" in (tmp_path / "games" / "README.md").read_text("utf-8")
    assert not json.loads((tmp_path / "games" / "card.json").read_text("utf-8"))["reproducible"]


def test_bots_that_fail_are_counted_and_one_that_ends_its_process_ends_it_all(tmp_path: Path) -> None:
    with installed(tmp_path / "site"):
        assert run(str(tmp_path / "games"), "-n", "2", "-b", "babbles,random", "-f", "npz").exit_code == 0
        done = run(str(tmp_path / "none"), "-n", "2", "-b", "random,crashes", "-f", "npz")
    card = json.loads((tmp_path / "games" / "card.json").read_text("utf-8"))
    assert card["failures"] == ["game 0, babbles: nonsense", "game 1, babbles: nonsense"]
    assert done.exit_code == 1 and 'The bot "crashes" ended its process.' in done.stderr
    assert sorted(os.listdir(tmp_path)) == ["games", "site"]


def test_ctrl_c_leaves_nothing_behind(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "tikal", "dataset", str(tmp_path / "games"), "-n", "5000", "-b", "random"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    while not any(path.stat().st_size for path in tmp_path.glob(".games-*.unfinished/*.waiting")):
        assert process.poll() is None, "it ended by itself"
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130 and out == "" and "Nothing was written." in err and "Traceback" not in err
    assert os.listdir(tmp_path) == []


def test_help_has_examples() -> None:
    done = run("--help")
    assert done.exit_code == 0 and done.output.count("tikal dataset games") == 5
