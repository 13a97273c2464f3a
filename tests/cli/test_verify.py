"""`tikal verify`: what it says of games that are fair, of those that were changed, and of those that prove nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_commands import run
from tests.records.test_fairness import LATE, altered, changed
from tikal.record.fairness import Sealing, headers_of
from tikal.record.tgn import write_tgn


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.tgn"


def write(file: Path, sealing: Sealing) -> None:
    record = LATE[0]._replace(names=("Mira", "Jonas", "Ana"))
    file.write_text(write_tgn(record, headers_of(sealing)), "utf-8")


def test_a_fair_game_is_told_step_by_step(file: Path) -> None:
    write(file, LATE[1])
    done = run("verify", str(file))
    assert done.exit_code == 0, done.output
    steps = [line for line in done.output.splitlines() if line and not line.startswith(" ")]
    assert all(line.startswith("✓ ") for line in steps if "Result" not in line and "actions" not in line), steps
    text = " ".join(done.output.split())
    for said in (
        "correct and complete", "Sealed before the start, for table table", "the secret fits the seal",
        "4 pages added a number", "Mira (Red)", "Ana (Yellow), after action", "The lot decided that",
        "anew with every number that came later", "nobody could know or choose it", "a1a1a1a1 a1a1a1a1",
    ):  # fmt: skip
        assert said in text


@pytest.mark.parametrize("what", changed(LATE[1]))
def test_whatever_is_changed_fails(what: str, file: Path) -> None:
    write(file, changed(LATE[1])[what])
    done = run("verify", str(file))
    assert done.exit_code == 1 and "NOT PROVED" in done.output and "✗" in done.output


def test_a_changed_file_fails(file: Path) -> None:
    """As somebody would do it with an editor: one digit of the secret, of a number, and one draw."""
    write(file, LATE[1])
    text = file.read_text("utf-8")
    secret, number = LATE[1].secret, LATE[1].numbers[1].value
    drawn = next(word for word in text.split() if word.startswith("~a"))
    other = next(word for word in text.split() if word.startswith("~a") and word != drawn)
    swapped = text.replace(f"{drawn} ", "~X ").replace(f"{other} ", f"{drawn} ").replace("~X ", f"{other} ")
    first, second = drawn[1:], other[1:]
    swapped = swapped.replace(f"{first}@", "X@").replace(f"{second}@", f"{first}@").replace("X@", f"{second}@")
    for before, after in ((secret, altered(secret)), (number, altered(number)), (text, swapped)):
        file.write_text(text.replace(before, after), "utf-8")
        done = run("verify", str(file))
        assert done.exit_code == 1 and done.output


def test_a_game_without_a_seal_is_said_to_have_none(file: Path) -> None:
    file.write_text(write_tgn(LATE[0]), "utf-8")
    done = run("verify", str(file))
    assert done.exit_code == 1 and "correct and complete" in done.output and "This game has no seal" in done.output


def test_a_running_game_stays_closed(file: Path) -> None:
    file.write_text(write_tgn(LATE[0].up_to(30), headers_of(LATE[1]._replace(secret=""))), "utf-8")
    done = run("verify", str(file))
    assert done.exit_code == 1 and "stays closed until the game is over" in " ".join(done.output.split())
    file.write_text(write_tgn(LATE[0], headers_of(LATE[1]._replace(secret=""))), "utf-8")
    assert "was not opened" in " ".join(run("verify", str(file)).output.split())


def test_what_cannot_be_read_is_refused(file: Path) -> None:
    write(file, LATE[1])
    file.write_text(file.read_text("utf-8").replace("Red a1", "Red z1"), "utf-8")
    done = run("verify", str(file))
    assert done.exit_code == 1 and done.output.startswith("Error: The header Numbers")
    assert run("verify", str(file.with_name("none.tgn"))).exit_code == 1
