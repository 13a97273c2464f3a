"""`tikal components`, and games with a corrected box."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import tikal
from tests.rules.legend.table import random_game
from tikal.cli import main
from tikal.legend.editions import builder as legend


def run(*args: str) -> Result:
    return CliRunner().invoke(main, list(args))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    file = tmp_path / "my-box.toml"
    done = run("components", "export", str(file))
    assert done.exit_code == 0 and "tikal components check" in done.output
    return file


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_a_copy_is_in_order_and_the_same(copy: Path) -> None:
    done = run("components", "check", str(copy))
    assert done.exit_code == 0 and "same as the box" in done.output and "border" in done.output
    assert run("components", "export", str(copy)).exit_code == 1, "nothing is written over"
    assert run("components", "export", str(copy), "--force").exit_code == 0
    assert legend.word_of(legend.read_box_file(copy)) == "standard"


def test_show_marks_the_stand_ins(copy: Path) -> None:
    text = run("components", "show").output
    assert "our stand-in" in text and "from the book" in text
    assert json.loads(run("components", "show", str(copy), "--json").output) == legend.standard_data()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("left_slots = 3", "left_slots = 9", ("left_slots", "from 1 to 6", "9")),
        ("left_slots = 3", 'left_slots = "3"', ("left_slots", "from 1 to 6", 'not "3"')),
        ("version = 1", "version = true", ("only version 1", "true")),
        ("deploy = 1", "deploy = 0", ("costs, deploy", "from 1 to 30", "0")),
        ("left_slots = 3", "left_slots = " + "9" * 900, ("left_slots", "from 1 to 6")),
        ("left_slots = 3", "left_slot = 3", ("left_slot: there is no such entry", "left_slots: this entry is missing")),
        ('s5 = ["F2", 4]', 's5 = ["B2", 4]', ("scenarios, chichen-itza, s5", "B2 is taken by s4")),
        ('s5 = ["F2", 4]', 's5 = ["Z9", 4]', ("Z9 is not a hex",)),
        ('s5 = ["F2", 4]', "", ("tile s5 has no place",)),
        ("6 = 3\n7 = 3\n8 = 3", "6 = 1\n7 = 3\n8 = 3", ("ap_tokens", "24 tokens are needed", "22")),
        ('"05" = [2, 3]', '"05" = [2, "x"]', ("cards, 05", "2 whole numbers")),
        ('["extra-ap", "treasures", "guardian"]', '["extra-ap", "fly", "guardian"]', ("power_tiles, tile 1",)),
        ('"lake", stones = [1, 0, 1, 0, 1, 0] }', '"lake", stones = [1, 0, 1] }', ("setup_tiles, s4, stones",)),
        ("[1, -1], [3, -1]", "[1, 1], [3, -1]", ("border, R1", "inner hex")),
        ("2 = 18", "2 = 17", ("prebuilt_floors, 2", "18 are needed")),
        ("version = 1", "version = 7", ("version", "7")),
    ],
)  # fmt: skip
def test_every_fault_is_named_with_its_place(copy: Path, old: str, new: str, words: tuple[str, ...]) -> None:
    change(copy, old, new)
    done = run("components", "check", str(copy))
    assert done.exit_code == 1 and "Traceback" not in done.output
    for word in words:
        assert word in done.output, done.output
    with pytest.raises(tikal.InvalidOption) as refused:
        tikal.new_game("legend", components=copy)
    assert refused.value.code == "box-faulty" and "tikal components check" in str(refused.value)


def test_what_is_no_data_file(tmp_path: Path) -> None:
    assert "cannot be opened" in run("components", "check", str(tmp_path / "none.toml")).output
    (tmp_path / "bad.toml").write_text("a = [", "utf-8")
    assert "TOML" in run("components", "check", str(tmp_path / "bad.toml")).output
    (tmp_path / "line.toml").write_text("left_slots = " + "9" * 5000, "utf-8")
    assert "line 1: this line is too long" in run("components", "check", str(tmp_path / "line.toml")).output
    (tmp_path / "long.toml").write_text("a\n" * 40_000, "utf-8")
    assert "is too long for a data file" in run("components", "check", str(tmp_path / "long.toml")).output
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in run("components", "check", str(tmp_path / "bytes.toml")).output


def test_a_game_with_a_corrected_box_carries_it(copy: Path) -> None:
    change(copy, "left_slots = 3", "left_slots = 2")
    change(copy, '    "left_slots",      # how many cards can be preserved\n', "")
    change(copy, "[1, -1], [3, -1]", "[3, -1], [1, -1]")
    done = run("components", "check", str(copy))
    assert done.exit_code == 0 and "corrects border, left_slots" in done.output
    game = tikal.new_game("legend", players=2, seed=3, scenario="palenque", components=copy)
    assert game.view()["seats"][0]["left_slots"] == 2 and "left_slots" not in game.view()["stand_ins"]
    for _ in range(60):
        legal = game.legal_actions()
        game.play(legal[len(legal) // 2])
    copy.unlink()
    assert tikal.read_tgn(game.to_tgn()) == game and tikal.read_json(game.to_json()) == game
    again = tikal.State.from_line(game.state.to_line())
    assert again == game.state
    word = str(game.ruleset.options["components"])
    assert json.loads(run("components", "show", "--word", word, "--json").output)["left_slots"] == 2


def test_the_commands_know_legend(tmp_path: Path) -> None:
    done = run("simulate", "-e", "legend", "-n", "1", "-p", "2", "-j", "1", "--scenario", "uxmal", "--json")
    assert done.exit_code == 0, done.output
    assert "does not play this game" in run("simulate", "-e", "legend", "-n", "1", "-b", "greedy").output
    file = tmp_path / "game.tgn"
    game = random_game(2, "replay")
    file.write_text(game.to_tgn(), "utf-8")
    assert "correct and complete" in run("replay", str(file), "--verify").output
    shown = run("replay", str(file), "--no-step", "--board").output
    assert "Interim scoring" in shown and " R16 " in shown
    assert len(json.loads(run("replay", str(file), "--json").output)["events"]) > 300
    position = tmp_path / "position.txt"
    position.write_text(game.record.up_to(60).end().to_line(), "utf-8")
    assert run("perft", str(position), "--depth", "1").output.startswith("perft 1 = ")
    assert "scenario" in run("editions", "legend").output and "legend" in run("editions").output


@pytest.mark.parametrize("path", ["", " ", "a\0b", 0, {}])
def test_what_is_no_path_of_a_data_file_is_refused(path: Any) -> None:
    with pytest.raises(tikal.InvalidOption) as refused:
        tikal.new_game("legend", components=path)
    assert refused.value.code == "box-no-path"


def test_an_option_that_is_given_twice_is_refused() -> None:
    with pytest.raises(tikal.InvalidOption) as refused:
        tikal.new_game("legend", options={"scenario": "uxmal"}, scenario="palenque")
    assert refused.value.code == "option-twice"
    twice = ("--option", "scenario=uxmal", "--scenario", "palenque")
    done = run("simulate", "-e", "legend", *twice, "-n", "1", "-b", "random")
    assert done.exit_code != 0 and "given twice" in done.output


def test_a_correction_of_nothing_is_the_standard_box() -> None:
    nothing = tikal.new_game("legend", options={"components": "eNqrrgUAAXUA-Q"}, seed=1)
    assert nothing.ruleset.spec == "legend"
