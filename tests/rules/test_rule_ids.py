"""Every rule is proven by a test that names it, and no test names a rule that does not exist."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCES = HERE.parents[1] / "src" / "tikal"
MODULES = sorted(file for file in HERE.glob("*/test_*.py") if file.name != "test_11_positions.py")

ID = re.compile(r"\b[CL]-[A-Z]+(?:-\d+)?\b")
NUMBERED = re.compile(r"\b[CL]-[A-Z]+-\d+\b")
TEST = re.compile(r"^def (test_\w+)\(.*\) -> None:(?:  # (.*))?$")


def known() -> list[str]:
    """The ids of the list, in its order."""
    lines = (HERE / "rule_ids.txt").read_text("utf-8").splitlines()
    return [line.split()[0] for line in lines if line and not line.startswith("#")]


def named() -> dict[str, list[str]]:
    """The tests that name an id on their `def` line, by id."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in MODULES:
        for line in file.read_text("utf-8").splitlines():
            match = TEST.match(line)
            if match:
                for id in ID.findall(match[2] or ""):
                    found[id].append(f"{file.stem}.{match[1]}")
    return found


def test_list_has_every_id_once_with_a_title() -> None:
    lines = [line for line in (HERE / "rule_ids.txt").read_text("utf-8").splitlines() if line and line[0] != "#"]
    for line in lines:
        id, _, title = line.partition(" ")
        assert ID.fullmatch(id) and title.strip(), line
    assert len(set(known())) == len(known())


def test_numbers_of_a_group_have_no_gaps() -> None:
    groups: dict[str, list[int]] = defaultdict(list)
    for id in known():
        group, _, number = id.partition("-")[2].partition("-")
        group = id[0] + group
        if number:
            groups[group].append(int(number))
    for group, numbers in groups.items():
        assert numbers == list(range(1, len(numbers) + 1)), group


@pytest.mark.parametrize("id", known())
def test_rule_is_named_by_a_test(id: str) -> None:
    assert named()[id], f"no test proves {id}"


def test_no_test_names_an_unknown_rule() -> None:
    assert set(named()) <= set(known())


def test_every_test_of_the_rules_names_one() -> None:
    for file in MODULES:
        for line in file.read_text("utf-8").splitlines():
            if line.startswith("def test_"):
                match = TEST.match(line)
                assert match and ID.search(match[2] or ""), f"{file.name}: {line}"


def test_positions_and_sources_cite_known_rules() -> None:
    cited = {id for file in HERE.glob("classic/positions/*.toml") for id in ID.findall(file.read_text("utf-8"))}
    cited |= {id for file in SOURCES.rglob("*.py") for id in NUMBERED.findall(file.read_text("utf-8"))}
    assert cited <= set(known())
