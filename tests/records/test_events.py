"""Events and views of known moments, and the facts that explanations name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tikal
from tikal.classic.rules.state import State

MIDGAME = Path(__file__).parent.parent / "perft" / "midgame.perft"
GOLDEN_VIEW = Path(__file__).parent / "midgame-view.json"

AUCTION = """\
[Game "Tikal"]
[TGN "1"]
[Edition "super-meeple"]
[GameVersion "1"]
[Variant "auction"]
[Players "2"]
[First "Red"]
[Red "Ana"]
[Blue "Bo"]

~a4 ~a1
Red bid 1 Blue bid 3 Red pass
1. Blue take a1 a1@B3/0 +L@A5 L:A5-B5=2 ^B5 +E@A5*2 .
2. Red a4@C5/1 +E@A5 .
~a2 ~a3
Blue pass Red pass
3. Blue take a2 a2@C4/0 .
4. Red a3@D4/1 .
~a5 ~a6
Red pass Blue bid 2
"""


def test_an_auction_is_written_as_it_was_by_hand() -> None:
    assert tikal.read_tgn(AUCTION).to_tgn() == AUCTION


def test_an_auction_is_told_as_it_went() -> None:
    told = [event for event in tikal.read_tgn(AUCTION).events() if event.kind not in ("tile-laid", "entered", "moved")]
    assert [event.sentence for event in told] == [
        "a4 is turned up: a clearing.",
        "a1 is turned up: a temple of value 1.",
        "Ana bids 1.",
        "Bo bids 3.",
        "Ana passes.",
        "Bo wins the auction and pays 3.",
        "Bo takes a1, a temple of value 1.",
        "Bo uncovers the temple on B5: it is worth 2 now.",
        "Bo ends the turn, leaving 3 AP unspent.",
        "Ana gets the last tile a4 for free.",
        "Ana ends the turn, leaving 9 AP unspent.",
        "a2 is turned up: a temple of value 2.",
        "a3 is turned up: a temple of value 2.",
        "Bo passes.",
        "Ana passes.",
        "All have passed: Bo, the first to pass, plays for free.",
        "Bo takes a2, a temple of value 2.",
        "Bo ends the turn, leaving 10 AP unspent.",
        "Ana gets the last tile a3 for free.",
        "Ana ends the turn, leaving 10 AP unspent.",
        "a5 is turned up: a ruin with 4 treasures.",
        "a6 is turned up: a ruin with 4 treasures.",
        "Ana passes.",
        "Bo bids 2.",
        "Bo wins the auction and pays 2.",
    ]


def test_events_since_a_moment_are_the_tail_of_all() -> None:
    game = tikal.read_tgn(AUCTION)
    every = game.events()
    for since in range(len(game.history)):
        assert game.events(since) == [event for event in every if event.action >= since]


def test_a_volcano_scores_and_is_then_laid() -> None:
    line = (
        "tikal=1 rules=super-meeple players=2 board=- Red=3;17;B5:L,A4:1;-;- Blue=0;17;A4:L1;-;- "
        "to=Red phase=spend ap=2 scoring=volcano queue=Blue aside=b6 by=Red"
    )
    game = tikal.game_at(line, names=["Ana", "Bo"], seed=1)
    game.play([".", "."])
    assert [event.sentence for event in game.events()] == [
        "Ana ends the turn, leaving 2 AP unspent.",
        "Ana scores 1: 1 for temples, 0 for treasures. Total 4.",
        "Bo ends the turn, leaving 10 AP unspent.",
        "Bo scores 1: 1 for temples, 0 for treasures. Total 1.",
    ]
    scored = game.events()[1].to_dict()
    assert scored["temples"] == [{"hex": "B5", "value": 1, "guard": False}] and scored["treasures"] == []
    assert game.view()["hand"] == "b6" and game.current_player == 0


def test_the_view_of_a_known_position() -> None:
    """A golden view: every field of it is what the position line says, looked through by hand."""
    line = next(row for row in MIDGAME.read_text("utf-8").splitlines() if row.startswith("line ")).removeprefix("line ")
    game = tikal.game_at(State.from_line(line), seed=1)
    assert game.view(1) == json.loads(GOLDEN_VIEW.read_text("utf-8"))


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("GL@A4", "A guard needs the majority: you have strength 3 on A4, a rival has 4 (a leader counts 3)."),
        ("^A4", "That is allowed and costs 2 AP."),
        ("L:A4-A5=1", "The way from A4 to A5 crosses 2 stones, so it costs 2 AP."),
        ("E:A5-B4", "You have no explorer there."),
        ("xBlue:jade/sun", "Bo does not own a sun."),
        ("xBlue:vase/sun", "You own more than one vase; pairs and triples cannot be split."),
        ("$C4", "There is no ruin on C4."),
        ("C@B4", "You need a member of your own on B4."),
        ("a2@C4/1", "Ana is spending action points now; there is no tile to lay and nothing to bid for."),
        ("bid 3", "Bids and choosing tiles belong to the auction variant, which is not played here."),
        ("+L@A5", "Your leader is no longer in your supply."),
    ],
)
def test_explanations_name_what_matters(action: str, sentence: str) -> None:
    line = (
        "tikal=1 rules=super-meeple players=3 board=B3=a5/0$0 Red=0;18;A4:L;-;jade.vase2 Blue=0;17;A4:L1;-;frog "
        "Yellow=0;L16;A4:2;-;- to=Red phase=spend ap=4"
    )
    assert tikal.game_at(line, names=["Ana", "Bo", "Cy"], seed=1).explain(action).sentence == sentence
