"""Nothing is lost: leaving, crashing, resuming."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

import tikal
from tests.cli.playing import (
    COMMAND,
    PATIENCE,
    environment,
    games,
    killed,
    play,
    refused,
    seed_with,
    sentences,
    the_game,
)
from tikal.cli.terminal import session as files
from tikal.cli.terminal.session import Session
from tikal.core.errors import RecordError

TYPED = ["a5@C4/1", "+L@A5", "L:A5-C4", "$C4", "+E@A5*2", "E:A5-B5", "."]


@pytest.mark.parametrize("count", range(1, len(TYPED)))
def test_leave_anywhere_and_go_on(tmp_path: Path, count: int) -> None:
    options = ("--first", "me", "--players", "2", "--seed", seed_with("a5"))
    left = [[], ["q"], ["quit"]][count % 3]  # the input may just end
    shown = play(tmp_path, *options, typed=[*TYPED[:count], *left])
    [path] = games(tmp_path)
    assert f"tikal play --resume {path}" in shown
    before = the_game(tmp_path).history
    resumed = ("--resume", str(path)) if count % 2 else ("--resume",)
    play(tmp_path, *resumed, typed=[*TYPED[count:], "q"])
    after = the_game(tmp_path)
    assert after.history[: len(before)] == before
    mine = [str(action) for action in after.history if str(action)[0] != "~"]
    expected = ["a5@C4/1", "+L@A5", "L:A5-B4=1", "L:B4-C4=1", "$C4", "+E@A5", "+E@A5", "E:A5-B5=2", "."]
    assert mine[: len(expected)] == expected


def test_a_finished_game_shows_how_it_ended(tmp_path: Path) -> None:
    play(tmp_path, "--seats", "random,random", "--seed", "1")
    [path] = games(tmp_path)
    text = path.read_text("utf-8")
    assert "The result" in play(tmp_path, "--resume", str(path))
    assert path.read_text("utf-8") == text
    assert "no unfinished game" in refused(tmp_path, "--resume")


def test_the_newest_unfinished_game_is_resumed(tmp_path: Path) -> None:
    for name in ("Ann", "Ben", "Cid"):
        play(tmp_path, "--seats", f"{name},greedy", "--first", name, typed=["1", "1", "q"])
    paths = {the.names[0]: path for path in games(tmp_path) for the in [tikal.read_tgn(path.read_text("utf-8"))]}
    for age, name in enumerate(("Ben", "Cid", "Ann")):
        os.utime(paths[name], (1_000_000 - age, 1_000_000 - age))
    (paths["Ann"].parent / "broken.tgn").write_bytes(b"\xff\xff")
    shown = play(tmp_path, "--resume", typed=["q"])
    assert "Ben" in shown and "broken.tgn cannot be taken up" in shown


@pytest.mark.parametrize("number", range(4))
def test_killed_at_any_time(tmp_path: Path, number: int) -> None:
    """Whatever was shown before a kill -9 is in the file, and the game goes on from there."""
    auction = ["--auction"] if number % 2 else []
    count = random.Random(number).randint(5, 150)
    shown = killed(tmp_path, count, "--seats", "random,greedy,random", "--seed", str(number), *auction)
    [path] = games(tmp_path)
    told = sentences(path)
    assert len(shown) > 3 and shown == told[: len(shown)]
    before = the_game(tmp_path).history
    assert "The result" in play(tmp_path, "--resume")
    assert the_game(tmp_path).history[: len(before)] == before
    assert the_game(tmp_path).is_over


@pytest.mark.parametrize("code", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_asked_to_stop(tmp_path: Path, code: signal.Signals) -> None:
    process = subprocess.Popen(
        [*COMMAND, "--first", "me"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        env=environment(tmp_path),
    )  # fmt: skip
    assert process.stdout is not None and process.stdin is not None
    process.stdin.write(b"1\n1\n")
    process.stdin.flush()
    while b"what next?" not in process.stdout.readline():
        pass
    process.send_signal(code)
    rest = process.stdout.read().decode()
    assert process.wait(PATIENCE) == 0
    process.stdout.close()
    process.stdin.close()
    assert "Your game is safe" in rest and "Traceback" not in rest
    assert len(the_game(tmp_path).history) == 2


def test_files_of_ones_own(tmp_path: Path) -> None:
    mine, copy = tmp_path / "new folder" / "mine.tgn", tmp_path / "copy.tgn"
    shown = play(tmp_path, "--save", str(mine), typed=["1", "1", f"save {copy}", f"save {copy}", "save", "q"])
    assert f"Saved in {copy}." in shown and f"{copy} exists already" in shown.replace("\n", "")
    assert copy.read_text("utf-8") == mine.read_text("utf-8")
    assert not games(tmp_path)
    assert "exists already" in refused(tmp_path, "--save", str(mine))
    other = tmp_path / "other.tgn"
    play(tmp_path, "--resume", str(mine), "--save", str(other), typed=["+E@A5", "q"])
    assert len(tikal.read_tgn(other.read_text("utf-8")).history) >= len(tikal.read_tgn(mine.read_text("utf-8")).history)


def test_one_game_is_not_played_in_two_windows(tmp_path: Path) -> None:
    one, two = Session(tmp_path / "game.tgn"), Session(tmp_path / "game.tgn")
    one.open()
    with pytest.raises(RecordError) as error:
        two.open()
    assert error.value.code == "term-game-is-open"
    two.close()
    one.close()
    two.open()
    two.close()
    assert not list(tmp_path.iterdir())


def test_a_failing_disk_is_said_and_harms_nothing(tmp_path: Path) -> None:
    game = tikal.new_game(players=2, seed=1)
    session = Session(tmp_path / "games" / "game.tgn")
    assert session.save(game) and not session.trouble
    shutil.rmtree(tmp_path / "games")
    (tmp_path / "games").write_text("in the way")
    assert not session.save(game) and session.trouble
    (tmp_path / "games").unlink()
    assert session.save(game) and not session.trouble


def test_saving_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.tgn"
    files.write_safely(path, "old")

    def crash(source: object, target: object) -> None:
        raise OSError("power cut")

    monkeypatch.setattr(os, "replace", crash)
    with pytest.raises(OSError, match="power cut"):
        files.write_safely(path, "new")
    assert path.read_text() == "old"
    monkeypatch.undo()
    files.write_safely(path, "new")
    assert path.read_text() == "new" and [entry.name for entry in tmp_path.iterdir()] == ["game.tgn"]


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert files.data_folder() == Path("/somewhere/tikal/games")
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", "/home/ann")
    assert files.data_folder() == Path("/home/ann/.local/share/tikal/games")
