"""Positions that cannot come about are refused, with the reason."""

from __future__ import annotations

import pytest

import tikal

BASIC = "tikal=1 rules={rules} players=2 board={board} Red={red} Blue=0;L18;-;-;- to=Red {rest}"
AUCTION = (
    "tikal=1 rules={rules}+auction players=4 board=- Red=20;L18;-;-;- Blue=20;L18;-;-;- Yellow=20;L18;-;-;- "
    "White=20;L18;-;-;- {rest}"
)


def basic(rest: str, board: str = "-", red: str = "0;L18;-;-;-", rules: str = "super-meeple") -> str:
    return BASIC.format(rules=rules, board=board, red=red, rest=rest)


def auction(rest: str, rules: str = "reference") -> str:
    return AUCTION.format(rules=rules, rest=rest)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (basic("phase=spend ap=10 gone=a1"), "gone-could-be-laid"),
        (basic("phase=spend ap=10 gone=b6"), "volcano-gone"),
        (basic("phase=spend ap=10", board="A4^2,A4^3"), "hex-twice"),
        (basic("phase=spend ap=10", board="E1=a1/0"), "tile-apart"),
        (basic("phase=spend ap=10", red="0;L17;-;-;-"), "explorers-lost"),
        (basic("phase=spend ap=10", red="0;18;-;-;-"), "leader-lost"),
        (basic("phase=spend ap=10", red="0;L18;A5:1;-;-"), "too-many-explorers"),
        (basic("phase=spend ap=10", red="0;L18;-;A4;-"), "camp-off-site"),
        (basic("phase=spend ap=10", red="0;L18;-;-;jade"), "treasures-not-conserved"),
        (basic("phase=spend ap=10", red="1000;L18;-;-;-"), "too-many-points"),
        (basic("phase=spend ap=8 up=A4.A4.A4", board="A4^3"), "more-than-twice"),
        (basic("phase=spend ap=9 up=A4", board="A4^2"), "overspent"),
        (basic("phase=spend ap=1 up=A4"), "nothing-uncovered"),
        (basic("phase=lay"), "bad-hand"),
        (basic("phase=draw scoring=volcano aside=b6 by=Red"), "bad-scoring"),
        (basic("phase=spend ap=1 scoring=volcano queue=Red aside=b6 by=Red"), "bad-queue"),
        (basic("phase=spend ap=1 scoring=final"), "stack-not-empty"),
        (
            basic("phase=spend ap=1 dug=B3.B3.C4", "B3=a5/0$2,C4=a6/3$3", "0;L18;-;-;jade.sun.vase", "reference"),
            "dug-too-often",
        ),
        (auction("to=Yellow phase=bid offer=a2.a4.a5.a6 opener=Blue passed=White first=White high=20:Red"), "bad-bids"),
        (auction("to=Red phase=bid offer=a2.a4.a5.a6 opener=Red passed=Blue first=Blue"), "bad-bids"),
        (auction("to=Red phase=draw opener=Red free=yes", "super-meeple"), "bad-free-choice"),
        (auction("to=Red phase=choose offer=a2.a4.a5.a6 opener=Red free=yes"), "bad-free-choice"),
        (auction("to=Red phase=draw opener=Red free=banana"), "line-word"),
        (auction("to=Blue phase=draw opener=Red"), "bad-offer"),
        (auction("to=Red phase=bid offer=a2.a4.a5 opener=Red"), "bad-offer"),
    ],
)
def test_impossible_positions(line: str, code: str) -> None:  # C-COMP-4 C-TILE-5 C-AUC-3 C-AUC-6 C-DIG-1
    with pytest.raises(tikal.InvalidPosition) as caught:
        tikal.State.from_line(line)
    assert caught.value.code == code and len(str(caught.value)) > 20


def test_points_of_a_scored_round_are_not_too_many() -> None:  # C-ROUND-2
    """After the scoring round its volcano is in hand: what it brought counts as scored."""
    line = basic("phase=spend ap=0 scoring=volcano aside=b6 by=Blue", red="999;18;B5:L;-;-")
    game = tikal.game_at(line, seed=1)
    game.play(".")
    assert game.scores[0] == 1000 and game.view()["hand"] == "b6"
    assert tikal.State.from_line(game.state.to_line()) == game.state
