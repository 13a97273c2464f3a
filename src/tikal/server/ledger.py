"""The rows of a table: what was done, line by line, and the game they add up to.

Rows are only ever appended. A take-back is a row of its own, so nothing that anybody was told is ever
unwritten; the game is what the rows lead to.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from tikal.game import Game
from tikal.record.json import read_json, to_dict
from tikal.record.record import Record

PLAY = "play"
CHANCE = "chance"
UNDO = "undo"
REDO = "redo"

NOBODY = -1  # the seat of chance


class Row(NamedTuple):
    """One line: whose doing, what kind, and the action's text. Its number is its place."""

    seat: int
    kind: str
    text: str


def rows_of(game: Game, since: int, seat: int) -> list[Row]:
    """Return the rows for what a seat did and chance added, from history entry `since` on."""
    done = game.history[since:]
    return [
        Row(NOBODY, CHANCE, str(action)) if action.notation.is_chance(action.packed) else Row(seat, PLAY, str(action))
        for action in done
    ]


def past_rows(record: Record) -> list[Row]:
    """Return the rows for a whole game that was played elsewhere."""
    notation = record.ruleset.notation
    rows: list[Row] = []
    for before, action, _ in record.moments():
        text = notation.write(action)
        chance = notation.is_chance(action)
        rows.append(Row(NOBODY, CHANCE, text) if chance else Row(int(before.current), PLAY, text))
    return rows


def header(record: Record) -> str:
    """Return how a game was set up, as JSON, without names and actions: those stand in rows of their own."""
    data = to_dict(record.up_to(0))
    del data["names"], data["actions"]
    return json.dumps(data)


def game_of(head: str, names: Sequence[str], rows: Sequence[Row], seed: str, dealt: int) -> Game:
    """Return the game that rows lead to, with every action checked on the way.

    `seed` is the dealer's secret; it dealt what the first `dealt` actions had not brought to light yet.
    :raises RecordError: if the rows do not replay.
    """
    done, undone = _fold(rows)
    data: dict[str, Any] = json.loads(head) | {"names": list(names), "actions": done + undone[::-1]}
    record = read_json(json.dumps(data))
    game = Game(record, record.ruleset.deck(record.up_to(dealt).end(), seed))
    for _ in undone:
        game.undo()
    return game


def _fold(rows: Sequence[Row]) -> tuple[list[str], list[str]]:
    """Return the actions that stand, and those that were taken back and can be played again, the last first."""
    done: list[str] = []
    undone: list[str] = []
    for row in rows:
        if row.kind == UNDO:
            undone.append(done.pop())
        elif row.kind == REDO:
            done.append(undone.pop())
        else:
            if row.kind == PLAY:
                undone.clear()
            done.append(row.text)
    return done, undone
