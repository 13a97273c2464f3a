"""The results file keeps what was played, and lets nothing else in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.arena.games import outcome
from tikal.arena.results import Results, ResultsError
from tikal.arena.schedule import Plan

PLAN = Plan(bots=("a", "b"), deals=3)


def written(path: Path, games: int = 3) -> bytes:
    with Results.resume(path, PLAN) as results:
        for number in range(games):
            results.add(outcome(PLAN, number, (50 + number, 40)))
    return path.read_bytes()


def refused(path: Path, plan: Plan = PLAN) -> ResultsError:
    with pytest.raises(ResultsError) as caught:
        Results.resume(path, plan)
    return caught.value


def test_what_was_added_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "new" / "results.jsonl"
    written(path)
    found = Results.read(path)
    assert found.plan == PLAN and [game.points[0] for game in found.played] == [50, 51, 52]
    assert found.played[0] == outcome(PLAN, 0, (50, 40))
    assert len(found.software) == 1 and found.software[0]["engine"] in ("compiled", "interpreted")


def test_every_line_is_there_before_the_next_game_ends(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Results.resume(path, PLAN) as results:
        for number in range(3):
            results.add(outcome(PLAN, number, (50, 40)))
            assert len(Results.read(path).outcomes) == number + 1


def test_a_torn_last_line_is_dropped_wherever_it_is_torn(tmp_path: Path) -> None:
    whole = written(tmp_path / "results.jsonl")
    start = whole.rindex(b"\n", 0, -1) + 1
    for cut in (*range(start, len(whole), 40), len(whole) - 1):
        path = tmp_path / f"{cut}.jsonl"
        path.write_bytes(whole[:cut])
        assert len(Results.read(path).outcomes) == 2
        with Results.resume(path, PLAN) as results:
            assert sorted(results.outcomes) == [0, 1]
            results.add(outcome(PLAN, 2, (52, 40)))
        assert path.read_bytes() == whole


def test_a_torn_header_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = written(path)
    path.write_bytes(whole[:25])
    assert written(path) == whole


def test_another_plan_is_refused_with_both_commands(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    before = written(path)
    error = refused(path, Plan(bots=("a", "b"), deals=4))
    assert error.code == "arena-other-plan" and "--deals 3" in str(error) and "--deals 4" in str(error)
    assert "--out" in str(error) and path.read_bytes() == before


def test_what_is_no_results_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    for text in (b"my diary", b"my diary\n", b"{}\n", b"[]\n", b'{"format":"tikal-arena"}\n'):
        path = tmp_path / "diary"
        path.write_bytes(text)
        assert refused(path).code == "arena-not-results" and path.read_bytes() == text
    header = json.loads(written(tmp_path / "results.jsonl").splitlines()[0])
    path.write_text(json.dumps(header | {"version": 9}) + "\n")
    assert refused(path).code == "arena-other-version"


@pytest.mark.parametrize("bad", [b"nonsense", b"{}", b"3", b'{"game":99,"deal":49,"seats":["b","a"]}'])
def test_a_broken_line_is_named(tmp_path: Path, bad: bytes) -> None:
    path = tmp_path / "results.jsonl"
    lines = written(path).splitlines()
    path.write_bytes(b"\n".join([*lines[:3], bad, *lines[3:], b""]))
    error = refused(path)
    assert error.code == "arena-bad-line" and error.facts["line"] == 4


def test_a_file_is_played_by_one_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Results.resume(path, PLAN):
        assert refused(path).code == "arena-file-is-open"
    with Results.resume(path, PLAN):
        pass


def test_a_missing_file_is_said_plainly(tmp_path: Path) -> None:
    with pytest.raises(ResultsError) as caught:
        Results.read(tmp_path / "nowhere")
    assert "nowhere" in str(caught.value)
