"""What every parser has to stand, whichever game it reads."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import strategies as st

import tikal


def try_action(text: str, edition: str = "super-meeple") -> None:
    game = tikal.new_game(edition, players=2, seed=1, first_player=0)
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
            game.state.check()


def try_tgn(text: str) -> None:
    try:
        game = tikal.read_tgn(text, seed=1)
    except tikal.RecordError as error:
        assert error.code and len(str(error)) > 10
        return
    assert tikal.read_tgn(game.to_tgn()) == game


def try_truncated(texts: Iterable[str], step: int) -> None:
    """Try the beginnings of some records."""
    for text in texts:
        for end in range(0, len(text), step):
            try_tgn(text[:end])


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
