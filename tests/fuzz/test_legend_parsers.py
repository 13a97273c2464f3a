"""Whatever is thrown at Legend's parsers, they answer with their named errors or with something valid."""

from __future__ import annotations

import copy

from hypothesis import given, settings
from hypothesis import strategies as st

import tikal
from tests.fuzz.trials import mutated, try_action, try_line, try_tgn, try_truncated
from tests.rules.legend.table import at, play, random_game, side
from tikal.legend.editions import builder as legend
from tikal.legend.editions.box_check import faults
from tikal.legend.editions.corrections import corrected_by, word_for
from tikal.legend.rules.box import FACES

GAME = random_game(3, "fuzz", "palenque")
TEXTS = (GAME.to_tgn(), GAME.to_tgn(1), random_game(2, "fuzz 2").to_tgn(None))


def pending() -> list[str]:
    """Lines of positions in the middle of cards."""
    found = []
    for red, actions in (
        (side("A2:2,A4:2", right="05"), ("#05", "$A2")),
        (side("A4:L2", right="17"), ("#17", "@A4", "@R3")),
        (side(right="08"), ("#08", "@A2")),
        (side("A5:1", right="18"), ("#18",)),
        (side(right="14"), ("#14", "C@B4")),
        (side(right="16"), ("#16", "&L")),
    ):
        game = at(red, side(), side("F1:1"))
        play(game, *actions)
        found += [game.state.to_line(), game.state.seen_by(1).to_line()]
    return found


LINES = (*(GAME.record.up_to(count).end().to_line() for count in (30, 90, 200, 10_000)), *pending())
ACTIONS = tuple(sorted({str(action) for action in GAME.history}))
QUICK = settings(max_examples=100, deadline=None)


@QUICK
@given(st.text(max_size=60))
def test_any_text_as_action(text: str) -> None:
    try_action(text, "legend")


@QUICK
@given(mutated(ACTIONS, ("@", ":", "=", "/9", "<", "#", "~", "*3", "²", "R16", "|", ">>", "'", "")))
def test_changed_actions(text: str) -> None:
    try_action(text, "legend")


@settings(max_examples=250, deadline=None)
@given(
    mutated(
        LINES, ("", "=", ";", ",", "L", "99", "R1=h5/0", "!RL", "^9", "White", ".Red", "-", "jade2", ":", "stage:2")
    )
)
def test_changed_lines(text: str) -> None:
    try_line(text)


@settings(max_examples=25, deadline=None)
@given(mutated(TEXTS, ("", "{", "}", "*99", ".", "S Red 3", "~", "order:?", "take", "#08", "~?", "²")))
def test_changed_tgn(text: str) -> None:
    try_tgn(text)


def test_truncated_tgn() -> None:
    try_truncated(TEXTS, 997)


@QUICK
@given(st.text(max_size=60))
def test_any_word_as_correction(text: str) -> None:
    try:
        legend.OPTIONS["components"].read(text)
    except tikal.InvalidOption as error:
        assert len(str(error)) > 10


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(sorted(legend.standard_data())), JUNK, st.booleans())
def test_a_data_file_with_junk_in_it_is_refused_in_words(key: str, junk: object, inside: bool) -> None:
    data = copy.deepcopy(legend.standard_data())
    if inside and isinstance(data[key], dict):
        data[key][next(iter(data[key]))] = junk
    elif inside and isinstance(data[key], list) and data[key]:
        data[key][0] = junk
    else:
        data[key] = junk
    for fault in faults(data):
        assert len(str(fault.error)) > 15 and fault.where and "{ $" not in str(fault.error)


def test_a_corrected_box_survives_as_a_word() -> None:
    standard = legend.standard_data()
    for key, value in (("left_slots", 2), ("ap_tokens", {"6": 12, "13": 12}), ("extra_ap", 5)):
        changed = copy.deepcopy(standard) | {key: value}
        assert faults(changed) == []
        word = word_for(standard, changed)
        assert corrected_by(standard, word) == changed and len(word) < 200
    assert word_for(standard, copy.deepcopy(standard)) == "standard" and len(FACES) == 34
