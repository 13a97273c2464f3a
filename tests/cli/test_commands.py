"""The commands besides `play`: what they print, and what they say when something is wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import tikal
from tests.records.test_tgn import played
from tikal.arena.statistics import mean_of, share_of
from tikal.cli import main


def run(*arguments: str, input: str | None = None) -> Result:
    return CliRunner().invoke(main, list(arguments), input=input, env={"COLUMNS": "120", "NO_COLOR": "1"})


def test_help_and_version_name_what_there_is() -> None:
    text = run("--help").output
    for command in ("play", "simulate", "replay", "perft", "editions"):
        assert command in text
        assert "Options:" in run(command, "--help").output
    assert tikal.__version__ in run("--version").output
    assert ("compiled" in run("--version").output) != ("interpreted" in run("--version").output)


def test_an_unknown_command_is_an_error() -> None:
    done = run("dance")
    assert done.exit_code == 2 and "dance" in done.output
    assert "Did you mean 'play'?" in run("paly").output


# --- editions


def test_editions_lists_all_with_their_differences() -> None:
    text = run("editions").output
    for edition in tikal.editions():
        assert edition in text
    assert "guard-treasures" in text and "rest-choose-free" in text


def test_an_edition_cites_its_booklet() -> None:
    assert "an explorer must be on the tile" in " ".join(run("editions", "super-meeple").output.split())
    data = json.loads(run("editions", "reference", "--json").output)
    assert data[0]["basic"]["start_score"] == "1" and data[0]["auction"]["start_score"] == "20"


def test_an_unknown_edition_is_named_with_the_known_ones() -> None:
    done = run("editions", "monopoly")
    assert done.exit_code == 1 and "super-meeple" in done.output and "Traceback" not in done.output


# --- perft


def test_perft_counts_from_the_opening_a_line_and_a_file(tmp_path: Path) -> None:
    assert "perft 2 = 432" in run("perft", "--depth", "2").output
    line = tikal.new_game(players=2, seed=1, first_player=0).state.to_line()
    expected = f"perft 1 = {len(tikal.game_at(line).legal_actions())}"
    assert expected in run("perft", line, "-d", "1").output
    kept = tmp_path / "kept.perft"
    kept.write_text(f"# a position\nline {line}\nperft 1 7\n")
    assert expected in run("perft", str(kept), "-d", "1").output


def test_perft_divides_by_first_action() -> None:
    output = run("perft", "-d", "2", "--divide").output
    rows = [row.split() for row in output.splitlines() if row.strip().startswith("~")]
    assert len(rows) == 6 and sum(int(count.replace(",", "")) for _, count in rows) == 432


@pytest.mark.parametrize("position", ["nonsense", "tikal=1", "tikal=1 rules=x players=2"])
def test_perft_refuses_what_is_no_position(position: str) -> None:
    done = run("perft", position)
    assert done.exit_code == 1 and done.output.startswith("Error: ")


# --- replay


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.tgn"
    path.write_text(played().to_tgn(), "utf-8")
    return path


def test_replay_tells_the_whole_game(file: Path) -> None:
    text = run("replay", str(file)).output
    game = tikal.read_tgn(file.read_text("utf-8"))
    for event in game.events():
        assert event.sentence in text
    assert "Turn 1 of 44" in text and "Turn 44 of 44" in text


def test_replay_draws_the_board_when_asked(file: Path) -> None:
    assert "A5" in run("replay", str(file), "--board", "--from", "44").output


def test_replay_steps_and_can_go_back(file: Path) -> None:
    text = run("replay", str(file), "--step", input="\n\nb\n40\nwhat\nq\n").output
    shown = [line for line in text.splitlines() if line.startswith(("Turn", "["))]
    turns = [int(line.split("Turn ")[1].split()[0]) for line in shown if "Turn " in line]
    assert turns == [1, 2, 3, 2, 40] and "type a turn from 1 to 44" in text


def test_replay_verifies(file: Path, tmp_path: Path) -> None:
    assert "correct and complete" in run("replay", str(file), "--verify").output
    broken = tmp_path / "broken.tgn"
    broken.write_text(file.read_text("utf-8").replace("+L@A5", "+L@A4", 1), "utf-8")
    done = run("replay", str(broken), "--verify")
    assert done.exit_code == 1 and "Line 11:" in done.output
    half = tmp_path / "half.tgn"
    text = "\n".join(file.read_text("utf-8").splitlines()[:-5])
    half.write_text(text.replace("[Result", "[Final"), "utf-8")
    assert "not over" in run("replay", str(half), "--verify").output
    half.write_text(text, "utf-8")  # it says how a game ended that has not
    done = run("replay", str(half), "--verify")
    assert done.exit_code == 1 and "There is a result, but the game is not over" in done.output


def test_replay_as_json_can_be_read_back(file: Path, tmp_path: Path) -> None:
    data = json.loads(run("replay", str(file), "--json").output)
    assert data["events"][-1]["kind"] == "game-over" and data["events"][0]["sentence"]
    again = tmp_path / "again.json"
    again.write_text(json.dumps(data), "utf-8")
    assert "correct and complete" in run("replay", str(again), "--verify").output


def test_replay_refuses_what_it_cannot_read(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "missing", tmp_path, binary):
        done = run("replay", str(path))
        assert done.exit_code == 1 and done.output.startswith("Error: "), path


# --- simulate


def test_simulate_ends_in_a_table() -> None:
    text = run("simulate", "--games", "6", "--bots", "greedy,random,random", "--jobs", "1").output
    for word in ("Wins", "Points at the end", "Scoring round 1", "Final scoring", "±", "Actions in a game"):
        assert word in text


def test_simulate_gives_the_same_numbers_however_many_processes_play() -> None:
    texts = []
    for jobs in ("1", "2"):
        command = [sys.executable, "-m", "tikal", "simulate", "-n", "24", "-p", "3", "--json", "-j", jobs, "--auction"]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ)
        assert "24/24" in done.stderr  # the progress bar
        texts.append(done.stdout)
    assert texts[0] == texts[1]
    data = json.loads(texts[0])
    assert sum(entry["mean"] for entry in data["rows"]["wins"]) == pytest.approx(1)
    assert len(data["rows"]["points"]) == 3


@pytest.mark.parametrize(
    "arguments",
    [
        ("--bots", "hal"),
        ("--bots", "greedy,random", "--players", "3"),
        ("--bots", "greedy,greedy,greedy,greedy,greedy"),
        ("--edition", "monopoly"),
        ("--option", "ties"),
        ("--option", "ties=dice"),
        ("--option", "all_pass=rest-choose-free"),
        ("--games", "0"),
    ],
)
def test_simulate_says_at_once_what_is_wrong(arguments: tuple[str, ...]) -> None:
    done = run("simulate", *arguments)
    assert done.exit_code in (1, 2) and "Error: " in done.output and "Traceback" not in done.output


def test_intervals() -> None:
    assert mean_of([1, 1, 1, 1]).half_width == 0
    assert mean_of([0, 10] * 50).half_width == pytest.approx(1.959964 * 5.0252 / 10, rel=1e-3)
    assert share_of([1.0] * 50).half_width > 0.02  # no certainty from 50 wins
    assert share_of([0.0, 1.0] * 200).mean == 0.5


def test_output_into_a_closed_pipe_is_no_crash() -> None:
    command = f"{sys.executable} -m tikal editions --json | head -c 20"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr


def test_simulate_can_be_interrupted_and_shows_what_it_has(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tikal", "simulate", "-n", "1000000", "-j", "2", "-b", "random"]
    for seconds in (4, 20, 60):  # until it has begun, on a busy machine too
        with (tmp_path / "out").open("w") as out, (tmp_path / "err").open("w") as err:
            process = subprocess.Popen(command, stdout=out, stderr=err, start_new_session=True)
            time.sleep(seconds)
            os.killpg(process.pid, signal.SIGINT)
            code = process.wait(timeout=60)
        errors = (tmp_path / "err").read_text("utf-8")
        assert "Traceback" not in errors
        if code == 0:
            break
    assert code == 0 and "Stopped after" in errors
    assert "Winners' points" in (tmp_path / "out").read_text("utf-8")


def test_names_and_seeds_are_no_markup(tmp_path: Path) -> None:
    path = tmp_path / "game.tgn"
    path.write_text(tikal.new_game(players=2, names=["[/x]", "[bold]b"]).to_tgn(), "utf-8")
    done = run("replay", str(path))
    assert done.exit_code == 0 and "[/x]" in done.output and "[bold]b" in done.output
    done = run("simulate", "-n", "1", "-j", "1", "-s", "[/x]")
    assert done.exit_code == 0 and "[/x]" in done.output and "± ?" in done.output


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_terminals_that_cannot_show_everything(encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "game.tgn"
    path.write_text(tikal.new_game(players=2, names=["日本", "Bo"]).to_tgn(), "utf-8")
    env = {**os.environ, "PYTHONIOENCODING": encoding}
    for command in (["simulate", "-n", "2", "-j", "1"], ["replay", str(path), "--board"], ["editions"]):
        done = subprocess.run([sys.executable, "-m", "tikal", *command], capture_output=True, env=env, check=False)
        assert done.returncode == 0 and b"Traceback" not in done.stderr


def test_a_full_disk_is_said_plainly() -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "tikal", "editions", "--json"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode != 0 and "Traceback" not in done.stderr


def test_a_record_may_begin_with_a_comment_or_a_byte_order_mark(tmp_path: Path) -> None:
    game = played()
    for text in ("{My game}\n" + game.to_tgn(), "\ufeff" + game.to_json(), "\ufeff" + game.to_tgn()):
        path = tmp_path / "game"
        path.write_text(text, "utf-8")
        assert "correct and complete" in run("replay", str(path), "--verify").output


def test_a_long_word_is_no_position() -> None:
    assert run("perft", "x" * 5000).exit_code == 1
