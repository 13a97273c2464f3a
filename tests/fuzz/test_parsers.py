"""Whatever is thrown at the three parsers, they answer with their named errors or with something valid."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.trials import mutated, try_action, try_line, try_tgn, try_truncated
from tests.records.test_tgn import played

CORPUS = Path(__file__).parent / "corpus"
GAME = played(players=3, seed=3)
AUCTION = played("reference", True, 4, seed=2)
TEXTS = (GAME.to_tgn(), AUCTION.to_tgn())
LINES = tuple(game.record.up_to(count).end().to_line() for game in (GAME, AUCTION) for count in (5, 60, 150, 10_000))
ACTIONS = tuple(sorted({str(action) for game in (GAME, AUCTION) for action in game.history}))
QUICK = settings(max_examples=150, deadline=None)


@pytest.mark.parametrize("path", sorted(CORPUS.iterdir()), ids=lambda path: path.name)
def test_the_corpus(path: Path) -> None:
    text = path.read_bytes().decode("utf-8", "replace")
    try_tgn(text)
    for line in text.splitlines():
        try_line(line)
        try_action(line)


@QUICK
@given(mutated(ACTIONS, ("@", ":", "=", "/9", "E", "~", "*3", "²", "H5", "")))
def test_changed_actions(text: str) -> None:
    try_action(text)


@settings(max_examples=400, deadline=None)
@given(mutated(LINES, ("", "=", ";", ",", "L", "99", "H5=g4/0", "!RL", "^9", "White", ".Red", "-", "jade2")))
def test_changed_lines(text: str) -> None:
    try_line(text)


@QUICK
@given(st.text(max_size=400))
def test_any_text(text: str) -> None:
    try_action(text[:80])
    try_line(text[:200])
    try_tgn(text)
    try_tgn('[Edition "super-meeple"] [Players "2"]\n' + text)


@settings(max_examples=60, deadline=None)
@given(mutated(TEXTS, ("", "{", "}", "[", "*99", ".", "S Red 3", "~", "\x00", "bid", "GL@A4", "²")))
def test_changed_tgn(text: str) -> None:
    try_tgn(text)


def test_truncated_tgn() -> None:
    try_truncated(TEXTS, 131)
