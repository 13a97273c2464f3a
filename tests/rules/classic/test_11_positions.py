"""Golden positions: each file has a position, questions about it, and answers derived by hand from the rules.

A file may ask several things, one after the other. Each question may change the edition first (`rules`, on a
fresh table), plays what `play` says, and then compares whatever it names:

    legal       the complete list of legal actions          to, phase, ap   whose decision it is
    refused     actions and the reason codes they get       scores          points by seat
    sheets      what a seat would score, item by item       queue           who still has to score, in order
    hexes       what everybody sees on a hex                ranking         places, first to last
    owns        treasures by seat                           opener          who opens the auction
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tikal
from tests.rules.classic.table import SEATS, listed, phase, place, play, player, to_move, verdict
from tikal import Game

FOLDER = Path(__file__).parent / "positions"
FILES = sorted(FOLDER.glob("*.toml"))
ANSWERS = {
    "legal", "refused", "sheets", "hexes", "owns", "to", "phase", "ap", "scores", "queue", "ranking", "opener",
}  # fmt: skip


def load(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8"))


def sheet(game: Game, colour: str) -> dict[str, Any]:
    """A seat's score sheet in the words of the files."""
    found = player(game, colour)["if_scored"]
    return {
        "temples": {entry["hex"]: entry["value"] for entry in found["temples"]},
        "treasures": {entry["kind"]: entry["points"] for entry in found["treasures"]},
        "total": found["total"],
    }


def answer(game: Game, name: str, expected: Any) -> Any:
    """What the engine says to a question, in the shape of the expected answer."""
    if name == "legal":
        return listed(game)
    if name == "refused":
        return {action: verdict(game, action) for action in expected}
    if name == "sheets":
        return {colour: sheet(game, colour) for colour in expected}
    if name == "hexes":
        return {hex: {key: place(game, hex)[key] for key in expected[hex]} for hex in expected}
    if name == "owns":
        return {colour: player(game, colour)["treasures"] for colour in expected}
    if name == "queue":
        return game.view()["scoring"]["waiting"]
    if name == "ranking":
        return [[SEATS[n] for n in seats] for seats in game.ranking]
    if name == "opener":
        return game.view()["bidding"]["opener"]
    answers = {"to": to_move(game), "phase": phase(game), "ap": int(game.state.ap), "scores": game.scores}
    return answers[name]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_position(file: Path) -> None:
    content = load(file)
    game = tikal.game_at(content["position"], seed=1)
    for question in content["ask"]:
        if "rules" in question:
            game = tikal.game_at(re.sub(r"rules=\S+", f"rules={question['rules']}", content["position"]), seed=1)
        play(game, *question.get("play", []))
        for name in question.keys() & ANSWERS:
            expected = set(question[name]) if name == "legal" else question[name]
            assert answer(game, name, expected) == expected, f"{file.name}: {name}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_file_explains_its_answers(file: Path) -> None:
    content = load(file)
    assert set(content) == {"title", "position", "derivation", "ask"}
    assert len(content["derivation"].split()) > 40
    assert re.search(r"C-[A-Z]+", content["derivation"])
    for question in content["ask"]:
        assert question.keys() & ANSWERS, "a question without an answer"
        assert not question.keys() - ANSWERS - {"rules", "play"}
        for name in ("legal",):
            assert len(set(question.get(name, []))) == len(question.get(name, []))


def test_there_are_enough_files() -> None:
    assert len(FILES) >= 16
