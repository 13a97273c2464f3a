"""Whatever is thrown at the three parsers, they answer with their named errors or with something valid."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tikal
from tests.records.test_tgn import played

CORPUS = Path(__file__).parent / "corpus"
GAME = played(players=3, seed=3)
AUCTION = played("reference", True, 4, seed=2)
TEXTS = (GAME.to_tgn(), AUCTION.to_tgn())
LINES = tuple(game.record.up_to(count).end().to_line() for game in (GAME, AUCTION) for count in (5, 60, 150, 10_000))
ACTIONS = tuple(sorted({str(action) for game in (GAME, AUCTION) for action in game.history}))
QUICK = settings(max_examples=150, deadline=None)


def try_action(text: str) -> None:
    game = tikal.new_game(players=2, seed=1, first_player=0)
    try:
        why = game.explain(text)
    except tikal.InvalidAction as error:
        assert error.code and len(str(error)) > 10
        return
    assert len(why.sentence) > 10 and why.code not in why.sentence.split()
    before = game.state.words()
    try:
        game.play(text)
        assert why.legal
    except tikal.IllegalAction as error:
        assert not why.legal and error.code == why.code
        assert game.state.words() == before


def try_line(text: str) -> None:
    try:
        state = tikal.State.from_line(text)
    except tikal.InvalidPosition as error:
        assert error.code and len(str(error)) > 10
        return
    state.check()
    assert tikal.State.from_line(state.to_line()) == state
    game = tikal.game_at(state, seed=1)
    for _ in range(30):  # whatever can be set up can be played on
        if not game.is_over:
            legal = game.legal_actions()
            game.play(legal[len(legal) // 2])


def try_tgn(text: str) -> None:
    try:
        game = tikal.read_tgn(text, seed=1)
    except tikal.RecordError as error:
        assert error.code and len(str(error)) > 10
        return
    assert tikal.read_tgn(game.to_tgn()) == game


def mutated(texts: tuple[str, ...], pieces: tuple[str, ...]) -> st.SearchStrategy[str]:
    """Texts with a slice cut out, doubled, or replaced by a piece of another."""

    def change(text: str, start: float, length: int, how: int, piece: str) -> str:
        at = int(start * len(text))
        cut = text[at : at + length]
        middle = ("", cut + cut, piece, cut[::-1], cut.swapcase())[how]
        return text[:at] + middle + text[at + length :]

    return st.builds(
        change,
        st.sampled_from(texts),
        st.floats(0, 1),
        st.integers(0, 30),
        st.integers(0, 4),
        st.sampled_from(pieces),
    )


@pytest.mark.parametrize("path", sorted(CORPUS.iterdir()), ids=lambda path: path.name)
def test_the_corpus(path: Path) -> None:
    text = path.read_bytes().decode("utf-8", "replace")
    try_tgn(text)
    for line in text.splitlines():
        try_line(line)
        try_action(line)


@QUICK
@given(st.text(max_size=80))
def test_any_text_as_action(text: str) -> None:
    try_action(text)


@QUICK
@given(mutated(ACTIONS, ("@", ":", "=", "/9", "E", "~", "*3", "²", "H5", "")))
def test_changed_actions(text: str) -> None:
    try_action(text)


@QUICK
@given(st.text(max_size=200))
def test_any_text_as_line(text: str) -> None:
    try_line(text)


@settings(max_examples=400, deadline=None)
@given(mutated(LINES, ("", "=", ";", ",", "L", "99", "H5=g4/0", "!RL", "^9", "White", ".Red", "-", "jade2")))
def test_changed_lines(text: str) -> None:
    try_line(text)


@QUICK
@given(st.text(max_size=400))
def test_any_text_as_tgn(text: str) -> None:
    try_tgn(text)
    try_tgn('[Edition "super-meeple"] [Players "2"]\n' + text)


@settings(max_examples=60, deadline=None)
@given(mutated(TEXTS, ("", "{", "}", "[", "*99", ".", "S Red 3", "~", "\x00", "bid", "GL@A4", "²")))
def test_changed_tgn(text: str) -> None:
    try_tgn(text)


@pytest.mark.parametrize("text", TEXTS)
def test_truncated_tgn(text: str) -> None:
    for end in range(0, len(text), 131):
        try_tgn(text[:end])
