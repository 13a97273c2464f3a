"""What somebody who plays for the first time runs into."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.text import Text

import tikal
from tests.cli.playing import COMMAND, PATIENCE, WORDS, Terminal, environment, games, play, refused, seed_with
from tikal.bots.player import Player
from tikal.bots.registry import make_bot
from tikal.classic.rules.state import classic_state
from tikal.classic.terminal.board import PLACES, board_map
from tikal.classic.terminal.choices import Choices
from tikal.cli.terminal.hexmap import BigBoard, SmallBoard, squeeze
from tikal.cli.terminal.words import program
from tikal.core.hexes import BY_NAME

ENDING = ["1", "1", ".", "y"] * 400
FIRST = ("--first", "me", "--players", "2")


def test_scoring_rounds_are_in_the_question(tmp_path: Path) -> None:
    shown = play(tmp_path, "--seats", "me,random", "--seed", "5", typed=ENDING)
    for text in ("Scoring round 1", "Scoring round 2", "Scoring round 3", "Final scoring"):
        assert f"\n{text}: Red, what next?" in shown and f"\n{text}: Red, 10 AP ›" in shown
    assert f"tikal replay {games(tmp_path)[0]}" in shown


def test_the_program_is_called_by_a_name_that_exists(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("tikal", "python"):
        (folder / name).write_text("#!/bin/sh\n")
        (folder / name).chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["bin/tikal"])
    monkeypatch.setattr(sys, "executable", str(folder / "python"))
    monkeypatch.setenv("PATH", str(folder))
    assert program() == "tikal"
    monkeypatch.setenv("PATH", "/nowhere")
    assert program() == "bin/tikal"
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "argv", ["./tikal"])
    assert program() == "./tikal"
    monkeypatch.chdir("/")
    monkeypatch.setattr(sys, "argv", [str(folder / "tikal")])
    assert program() == str(folder / "tikal")[1:]
    monkeypatch.setattr(sys, "argv", ["/some/where/tikal/__main__.py"])
    monkeypatch.setenv("PATH", str(folder))
    assert program() == "python -m tikal"


def test_broken_games_are_named(tmp_path: Path) -> None:
    folder = tmp_path / "tikal" / "games"
    folder.mkdir(parents=True)
    (folder / "broken.tgn").write_text("nonsense")
    said = refused(tmp_path, "--resume")
    assert "broken.tgn cannot be taken up" in said and "no other unfinished game" in said
    assert "broken.tgn cannot be taken up" in play(tmp_path, "--list")


def test_the_games_are_listed(tmp_path: Path) -> None:
    assert "There are no games" in play(tmp_path, "--list")
    play(tmp_path, "--seats", "Ann,greedy", "--first", "Ann", typed=["1", "1", ".", "y", "q"])
    (older,) = games(tmp_path)
    play(tmp_path, "--seats", "random,random", "--seed", "1")
    (newer,) = set(games(tmp_path)) - {older}
    os.utime(older, (1, 1))
    shown = play(tmp_path, "--list").split("\n")
    assert shown[0] == str(newer) and shown[2] == str(older)
    assert shown[1].endswith("; finished") and "Super Meeple; Ann, Greedy bot; turn 3; points 0, 0" in shown[3]


def test_an_unfinished_game_is_offered_at_a_terminal(tmp_path: Path) -> None:
    play(tmp_path, "--seats", "Ann,greedy", "--first", "Ann", typed=["1", "1", "q"])
    with Terminal(tmp_path) as terminal:
        terminal.until("You have an unfinished game (Super Meeple; Ann, Greedy bot; turn 1). Go on with it? [Y/n]")
        terminal.type("")
        terminal.until("Ann, what next?")
        terminal.type("q")
        terminal.end()
    with Terminal(tmp_path) as terminal:
        terminal.until("[Y/n]")
        terminal.type("n")
        terminal.until("Red")
    assert "unfinished game" not in play(tmp_path, typed=["q"])


def test_a_game_in_which_nobody_acted_is_not_kept(tmp_path: Path) -> None:
    assert "so this game is not kept" in play(tmp_path, typed=["q"])
    assert not games(tmp_path)


def test_closed_input_and_full_output(tmp_path: Path) -> None:
    for redirection, code in (("<&-", 0), ("</dev/null >/dev/full", 1), ("</dev/null >&-", 0)):
        done = subprocess.run(
            ["sh", "-c", f'exec "$@" {redirection}', "sh", *COMMAND], env=environment(tmp_path), capture_output=True,
            timeout=PATIENCE,
        )  # fmt: skip
        assert done.returncode == code and b"Traceback" not in done.stderr and b"Exception" not in done.stderr
    assert not games(tmp_path)


def test_figures_that_do_not_fit_are_hinted_at() -> None:
    chips = [Text("R★2"), Text("B1"), Text("Y3")]
    assert squeeze(chips, 12).plain == " R★2 B1 Y3"
    assert squeeze(chips, 9).plain == " R★2 B1Y3"
    assert squeeze(chips, 7).plain == "R★2B1Y3"
    assert squeeze(chips, 6).plain == "R★2B1…"
    assert squeeze(chips, 2).plain == "…"


def test_without_colours_letters_and_blanks_tell() -> None:
    game = tikal.new_game(players=2, seed=2, first_player="Blue")
    game.play(game.legal_actions()[0])
    game.play(["+E@A5", "E:A5-B5"])
    map = board_map(classic_state(game.state), plain=True)
    for board in (BigBoard(PLACES, 8), SmallBoard(PLACES, 7)):
        lines = [line.plain for line in board.draw(map, {BY_NAME["B5"]: "→10"}).lines()]
        assert any("▲1b" in line for line in lines)
        assert any("→10 " in line for line in lines)
    menu = "\n".join(line.plain for line in Choices(game, game.names, WORDS).main().lines(WORDS.say, 100))
    assert "7 (Guard)" not in menu and "4 (Dig)" in menu


def test_the_log_opens_at_its_end(tmp_path: Path) -> None:
    game = tikal.new_game(players=2, seed=2, names=["Ann", "Ben"])
    bots = [Player(make_bot("greedy", seat)) for seat in range(2)]
    while len(game.history) < 60 or game.current_player != 0:
        bots[game.current_player or 0].play(game)
    file = tmp_path / "game.tgn"
    file.write_text(game.to_tgn())
    with Terminal(tmp_path, "--resume", str(file), size=(80, 24)) as terminal:
        terminal.until("A window of 96×34 or more")
        terminal.type("l")
        terminal.until("Page 4 of 4: Enter to go on, b back")
        terminal.type("b")
        terminal.until("Page 3 of 4")
        terminal.type("1")
        assert "What happened so far" in terminal.until("Page 1 of 4")
        terminal.type("q", "q")
        assert "Your game is safe" in terminal.end()


def test_a_tile_is_described_and_another_hex_can_be_chosen(tmp_path: Path) -> None:
    shown = play(tmp_path, *FIRST, "--seed", seed_with("a5"), typed=["c4", "b3", "zz", "1", "q"])
    assert "(stones " in shown and "lie on C4?" in shown and "lie on B3?" in shown
    assert "lays the ruin a5 on B3" in shown


def test_bids_are_numbers(tmp_path: Path) -> None:
    typed = ["bid", "lots", "s", "4", "q"]
    shown = play(tmp_path, "--auction", "--seats", "Ann,Ben,Cid", "--first", "Ann", "--seed", "3", typed=typed)
    assert '"lots" is not a number' in shown and "If everybody scored now" in shown and "Ann bids 4." in shown


def test_redo_reports_every_step(tmp_path: Path) -> None:
    typed = ["1", "1", "+E@A5*3", "u", "redo", "q"]
    shown = play(tmp_path, *FIRST, typed=typed)
    assert "3 steps taken back" in shown and "to A5. (×3)" in shown


def test_far_walks_name_the_reason(tmp_path: Path) -> None:
    shown = play(tmp_path, *FIRST, typed=["1", "1", "+L@A5", "L:A5-H1", "guard", "q"])
    assert "H1 is not explored yet." in shown and "None of your people is at a temple." in shown


def test_editions_in_any_case(tmp_path: Path) -> None:
    assert "Rio Grande" in play(tmp_path, "--edition", "Rio-Grande", typed=["q"])


def test_leaving_an_unsaved_game_is_asked_about(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    with Terminal(tmp_path, *FIRST, "--save", str(folder / "game.tgn")) as terminal:
        terminal.until("on which hex?")
        terminal.type("1", "1")
        terminal.until("what next?")
        for entry in folder.iterdir():
            entry.unlink()
        folder.rmdir()
        folder.write_text("in the way")
        terminal.type("q")
        terminal.until("[y/N]")
        terminal.type("")
        terminal.until("what next?")
        terminal.type("q")
        terminal.until("[y/N]")
        terminal.type("y")
        assert "could not be saved" in terminal.end()
