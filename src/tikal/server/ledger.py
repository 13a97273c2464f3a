"""The rows of a table: what was done, line by line, and the game they add up to.

Rows are only ever appended. A take-back is a row of its own, so nothing that anybody was told is ever
unwritten; the game is what the rows lead to.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, field

from tikal.core.errors import RecordError
from tikal.core.notation import SEATS
from tikal.core.position import Rules
from tikal.game import Game
from tikal.record.fairness import Number, Sealing, first_of
from tikal.record.json import read_json, to_dict
from tikal.record.record import Record
from tikal.server.face import face_of
from tikal.titles import title_of

PLAY = "play"
CHANCE = "chance"
UNDO = "undo"
REDO = "redo"
NUMBER = "number"  # somebody's page adds to the shuffle: the number, and by whom it was
DEAL = "deal"  # from here on things are dealt: the seats whose pages had added none

NOBODY = -1  # the seat of chance, and of what is taken back for good: whose that was does not matter then


class Row(NamedTuple):
    """One line: whose doing, what kind, and the action's text. Its number is its place."""

    seat: int
    kind: str
    text: str


def row_of(rules: Rules, action: int, seat: int) -> Row:
    """Return the row for what a seat did, or chance."""
    text = rules.notation.write(action)
    return Row(NOBODY, CHANCE, text) if rules.notation.is_chance(action) else Row(seat, PLAY, text)


def past_rows(record: Record) -> list[Row]:
    """Return the rows for a whole game that was played elsewhere."""
    rules = record.ruleset
    return [row_of(rules, action, int(before.current)) for before, action, _ in record.moments()]


def header(record: Record, lot: bool = False) -> str:
    """Return how a game was set up, as JSON, without names and actions: those stand in rows of their own.

    With `lot` it is the sealed shuffle that decides who begins.
    """
    data = to_dict(record.up_to(0))
    del data["names"], data["actions"]
    return json.dumps(data | {"lot": True} if lot else data)


def by_lot(head: str) -> bool:
    """Whether the sealed shuffle decides who begins."""
    return '"lot": true' in head


def game_of(
    head: str, names: Sequence[str], rows: Sequence[Row], seed: str, dealt: int, sealing: Sealing | None = None
) -> Game:
    """Return the game that rows lead to, with every action checked on the way.

    `seed` is the dealer's secret; it dealt what the first `dealt` actions had not brought to light yet. If the shuffle
    is sealed both follow from the rows, and until they say that things are dealt the game waits.
    :raises RecordError: if they cannot be read or do not replay.
    """
    try:
        done, undone = _fold(rows)
        data: dict[str, Any] = json.loads(head) | {"names": list(names), "actions": done + undone[::-1]}
        waits = sealing is not None and not any(row.kind == DEAL for row in rows)
        if sealing is not None and not waits:
            dealt, seed = sealing.deals[-1]
            if sealing.lot:
                data["first"] = SEATS[first_of(sealing.deals[0][1], data["players"])]
    except (ValueError, TypeError, IndexError, KeyError) as error:
        raise RecordError("json-unreadable", reason=str(error)) from None
    record = read_json(json.dumps(data))
    if waits:
        return Game(record, None, wait=True)
    game = Game(record, record.ruleset.dealer(record.up_to(dealt).end(), seed))
    for _ in undone:
        game.undo()
    return game


def sealing_in(table: str, seal: str, secret: str, lot: bool, rows: Sequence[Row]) -> Sealing | None:
    """Return how the shuffle of a table is sealed, with its secret; None if it is not.

    :raises RecordError: if that cannot be read.
    """
    if not seal:
        return None
    early: list[Number] = []
    late: list[Number] = []
    absent: tuple[int, ...] = ()
    done = revealed = 0  # how many actions stand, and up to the last that chance gave
    try:
        for row in rows:
            if row.kind == NUMBER:
                number = Number(row.seat, row.text.partition(" ")[0], revealed)
                (late if revealed else early).append(number)
            elif row.kind == DEAL:
                absent = tuple(SEATS.index(seat) for seat in row.text.split())
            else:
                done += -1 if row.kind == UNDO else 1
                revealed = done if row.kind == CHANCE else revealed
    except ValueError as error:
        raise RecordError("json-unreadable", reason=str(error)) from None
    return Sealing(table, seal, lot, (*sorted(early), *late), absent, secret)


def _fold(rows: Sequence[Row]) -> tuple[list[str], list[str]]:
    """Return the actions that stand, and those that were taken back and can be played again, the last first."""
    done: list[str] = []
    undone: list[str] = []
    for row in rows:
        if row.kind in (NUMBER, DEAL):
            continue
        if row.kind == UNDO and row.seat == NOBODY:
            done.pop()
            undone.clear()
        elif row.kind == UNDO:
            undone.append(done.pop())
        elif row.kind == REDO:
            done.append(undone.pop())
        else:
            if row.kind == PLAY:
                undone.clear()
            done.append(row.text)
    return done, undone


class Summary(Struct, frozen=True):
    """What lists of games show, kept beside the rows so that no game has to be replayed for it."""

    edition: str
    auction: bool
    scores: list[int]
    turn: int
    left: int
    length: int
    deciding: int | None
    winners: list[int]
    subtitle: str = field(default="", name="scenario")  # stored under the name it was first given
    drawn: bool = True  # whether it is known who begins: the shuffle may decide that


def summary(game: Game, drawn: bool = True) -> Summary:
    """Return a game's summary; `drawn` is whether it is known who begins."""
    turn, left = face_of(game.ruleset).progress(game)
    return Summary(
        edition=game.ruleset.edition,
        auction=game.ruleset.auction,
        scores=game.scores,
        turn=turn,
        left=left,
        length=game.length,
        deciding=game.current_player,
        winners=game.ranking[0] if game.is_over else [],
        subtitle=subtitle_of(game.ruleset),
        drawn=drawn,
    )


def read_summary(text: str, players: int) -> Summary:
    """Return the summary of a game for that number of players.

    :raises MsgspecError: if it cannot be read.
    :raises RecordError: if it is that of another game.
    """
    found = msgspec.json.decode(text, type=Summary)
    if len(found.scores) != players or not {found.deciding or 0, *found.winners} <= set(range(players)):
        raise RecordError("table-damaged")
    return found


def subtitle_of(rules: Rules) -> str:
    """Return what is played besides the edition, in games that name it: a scenario."""
    return str(rules.options.get(title_of(rules).subtitle, ""))
