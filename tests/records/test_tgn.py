"""TGN: what is written is read back, and what is wrong is refused with its line and a sentence."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import tikal
from tests.rules.classic.table import EDITIONS
from tikal.bots.player import Player
from tikal.bots.registry import make_bot
from tikal.record.json import read_json, write_json
from tikal.record.record import Record
from tikal.record.tgn import read_tgn, write_tgn

HEADERS = '[Game "Tikal"]\n[TGN "1"]\n[Edition "super-meeple"]\n[Players "2"]\n[First "Red"]\n'


def played(edition: str = "super-meeple", auction: bool = False, players: int = 2, seed: int = 1) -> tikal.Game:
    """A whole game between greedy bots."""
    game = tikal.new_game(edition, players, auction, seed, names=["Ana", "Bo"])
    bots = [Player(make_bot("greedy", seat)) for seat in range(players)]
    while not game.is_over:
        bots[int(game.state.current)].play(game)
    return game


def failure(text: str) -> tikal.RecordError:
    with pytest.raises(tikal.RecordError) as caught:
        tikal.read_tgn(text)
    return caught.value


@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_reads_back_as_it_was_written(edition: str, auction: bool) -> None:
    game = played(edition, auction, 3)
    text = game.to_tgn()
    again = tikal.read_tgn(text)
    assert again == game
    assert again.scores == game.scores
    assert again.to_tgn() == text
    assert tikal.read_json(game.to_json()) == game


def test_every_prefix_of_a_game_reads_back() -> None:
    record = played().record
    for count in range(0, len(record.actions), 7):
        part = record.up_to(count)
        assert read_tgn(write_tgn(part)) == part
        assert read_json(write_json(part)) == part


def test_a_game_from_a_position_keeps_the_position() -> None:
    game = played()
    half = Record(game.record.ruleset, 2, game.record.first, game.names, game.record.actions[:100]).end()
    later = tikal.game_at(half, names=["Ana", "Bo"], seed=4)
    later.play(later.legal_actions()[0])
    again = tikal.read_tgn(later.to_tgn())
    assert again == later
    assert again.state == later.state
    assert half.to_line() in later.to_tgn()


def test_an_unfinished_game_can_be_played_on() -> None:
    game = played()
    text = write_tgn(game.record.up_to(60))
    one, two = tikal.read_tgn(text, seed=5), tikal.read_tgn(text, seed=5)
    for going_on in (one, two):
        while not going_on.is_over:
            going_on.play(going_on.legal_actions()[-1])
    assert one == two


def test_the_reader_is_tolerant() -> None:
    text = HEADERS + (
        "~a4 A4@b3/0 {a comment\nover two lines} +l@a5 L:A5-B4 {cost left out} +E@A5*2\n\n7. red .\n"
        "Blue ~a1   a1@C4/2 ."
    )
    game = tikal.read_tgn("\ufeff" + text.replace("\n", "\r\n"), seed=1)
    assert [str(action) for action in game.history[:6]] == ["~a4", "a4@B3/0", "+L@A5", "L:A5-B4=1", "+E@A5", "+E@A5"]


def test_other_spellings_of_a_turned_tile_are_normalised() -> None:
    game = tikal.game_at(
        "tikal=1 rules=super-meeple players=2 board=- Red=0;L18;-;-;- Blue=0;L18;-;-;- to=Red phase=lay hand=d3"
    )
    game.play("d3@B3/5")  # d3 has stones on every other side: turned by 5 looks like turned by 1
    assert str(game.history[-1]) == "d3@B3/1"


@pytest.mark.parametrize(
    ("body", "code", "line"),
    [
        ("1. Red ~a5 a5@C4/1 +L@B5", "record-illegal", 6),
        ("1. Red ~a5\na5@C4/1\n+L@A5 L:A5-B4=2", "record-illegal", 8),
        ("1. Red ~a5 a5@C4/1 . S Red 0", "record-no-score-due", 6),
        ("1. Blue ~a5", "record-wrong-seat", 6),
        ("1. Red ~b1", "record-illegal", 6),
        ("1. Red ~a5 a5@C4/1 . Blue ~a5", "record-illegal", 6),
        ("1. Red ~jade", "record-illegal", 6),
        ("1. Red ~a5 frobnicate", "record-unreadable", 6),
        ("1. Red ~a5 a5@C4/1 +E@A5*0", "record-repeats", 6),
        ("1. Red ~a5 a5@C4/1 +E@A5*999", "record-repeats", 6),
        ("1. Red ~a5 a5@C4/1 bid", "record-cut-off", 6),
        ("1. Red ~a5 {never closed", "record-open-comment", 6),
        ("1. Red ~a5 a5@C4/1 bid 3", "record-illegal", 6),
        ("1. Red ~a5 a5@C4/1 $C4 S", "record-illegal", 6),
    ],
)
def test_a_wrong_word_is_refused_with_its_line(body: str, code: str, line: int) -> None:
    error = failure(HEADERS + body)
    assert (error.code, error.line) == (code, line)
    assert str(error).startswith(f"Line {line}: ")
    assert len(str(error)) > 30 and code not in str(error)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"super-meeple"', '"super-mops"', "record-rules"),
        ('[Players "2"]', '[Players "9"]', "record-number"),
        ('[Players "2"]', '[Players "²"]', "record-number"),
        ('[Players "2"]', "", "record-header-missing"),
        ('[First "Red"]', '[First "White"]', "record-first"),
        ('[TGN "1"]', '[TGN "7"]', "record-other-game"),
        ('[Game "Tikal"]', '[Game "Chess"]', "record-other-game"),
        ('[Game "Tikal"]', "[Game Tikal]", "record-header"),
        ('[First "Red"]', '[First "Red"]\n[First "Red"]', "record-header-twice"),
        ('[First "Red"]', '[GameVersion "99"]', "record-newer"),
        ('[First "Red"]', '[Variant "sideways"]', "record-variant"),
        ('[First "Red"]', '[Options "moon=full"]', "record-rules"),
        ('[First "Red"]', '[Options "ties"]', "record-rules"),
        ('[First "Red"]', '[Red "same"]\n[Blue "SAME"]', "record-names"),
        ('[First "Red"]', '[Position "tikal=1"]', "record-position"),
    ],
)
def test_a_wrong_header_is_refused(old: str, new: str, code: str) -> None:
    error = failure(HEADERS.replace(old, new) + "1. Red ~a5")
    assert error.code == code
    assert len(str(error)) > 20


def test_scorings_and_results_are_verified() -> None:
    text = played().to_tgn()
    scoring = next(line for line in text.splitlines() if " S " in line)
    points = int(scoring.split()[-1])
    error = failure(text.replace(scoring, scoring.removesuffix(f" {points}") + f" {points + 1}"))
    assert error.code == "record-score"
    assert f"scores {points}" in str(error)
    result = next(line for line in text.splitlines() if line.startswith("[Result"))
    assert failure(text.replace(result, '[Result "Red 999, Blue 0"]')).code == "record-result"
    assert failure(text + "\n+E@A5").code == "record-after-end"
    assert failure(text + "\nRed").code == "record-after-end"


def test_hostile_texts_are_refused_quickly() -> None:
    assert failure("").code == "record-empty"
    assert failure("x" * 2_000_000).code == "record-too-long"
    assert failure(HEADERS + "((((" * 10_000).code == "record-unreadable"
    assert failure(HEADERS + "9" * 100_000 + ".").code == "record-unreadable"
    assert failure("\x00" * 50).code == "record-header-missing"
    with pytest.raises(tikal.RecordError) as caught:
        tikal.read_json("[" * 100_000)
    assert caught.value.code == "json-unreadable"


@pytest.mark.parametrize(
    "text",
    ["", "7", "{}", '{"game": "Tikal", "version": 2}', '{"game": "Tikal", "version": 1, "actions": [7]}',
     '{"game": "Tikal", "version": 1, "edition": "super-meeple", "players": 2, "names": 3}'],
)  # fmt: skip
def test_wrong_json_is_refused(text: str) -> None:
    with pytest.raises(tikal.RecordError) as caught:
        tikal.read_json(text)
    assert caught.value.code.startswith(("json", "record"))
    assert len(str(caught.value)) > 15


def test_a_wrong_action_in_json_is_counted() -> None:
    text = played().to_json().replace('"+L@A5"', '"+L@A4"', 1)
    with pytest.raises(tikal.RecordError) as caught:
        tikal.read_json(text)
    assert caught.value.code == "json-action"
    assert "Action 3:" in str(caught.value)


PROGRAM = """
import tikal
from tikal.bots.player import Player
from tikal.bots.registry import make_bot
for auction in (False, True):
    game = tikal.new_game("reference", 3, auction, seed="bytes")
    bots = [Player(make_bot(name, name)) for name in ("greedy", "random", "greedy")]
    while not game.is_over:
        bots[game.current_player].play(game)
    print(game.to_tgn())
    print([event.sentence for event in game.events()])
"""


def test_the_same_seed_gives_the_same_bytes_whatever_the_hash_seed() -> None:
    texts = set()
    for hash_seed in ("0", "1", "random"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, env=env, check=True)
        texts.add(done.stdout)
    assert len(texts) == 1
    assert len(texts.pop()) > 10_000
