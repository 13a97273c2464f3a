"""`tikal replay`: step through a recorded game, check it, or turn it into data."""

from __future__ import annotations

import json
import sys
from itertools import groupby
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from tikal.cli.files import read_record_file
from tikal.cli.options import console, spoken
from tikal.cli.terminal.seats import seat_of
from tikal.cli.terminal.story import SCORED
from tikal.core.notation import SEATS, whole_number
from tikal.core.position import OVER
from tikal.messages import Catalogue
from tikal.record import json as record_json
from tikal.record.events import Event, events
from tikal.record.record import Record
from tikal.record.replay import result
from tikal.titles import title_of, titles


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True, help="Only check the record and say what it holds.")
@click.option("--json", "as_json", is_flag=True, help="Print the record and its events as JSON.")
@click.option("--step/--no-step", default=None, help="Wait for a key after every turn (default: on a terminal).")
@click.option("--board/--no-board", default=None, help="Draw the board after every turn (default: on a terminal).")
@click.option("--from", "first", type=click.IntRange(1), default=1, help="Begin with this turn.")
def command(file: Path, verify: bool, as_json: bool, step: bool | None, board: bool | None, first: int) -> None:
    """Replay a game from a TGN or JSON FILE, turn by turn.

    Every draw, cost and scoring in the file is checked while it is read. While stepping: Enter goes on, b goes back,
    a number goes to that turn, q ends.
    """
    record = read_record_file(file)
    on_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if verify:
        _verify(file, record)
    elif as_json:
        told = [event.to_dict() for event in events(record)]
        click.echo(json.dumps({**record_json.to_dict(record), "events": told}, indent=1, ensure_ascii=False))
    else:
        stepper = _Stepper(record, on_terminal if board is None else board, spoken())
        stepper.run(first, on_terminal if step is None else step)


def _verify(file: Path, record: Record) -> None:
    end = record.end()
    facts: dict[str, str | int] = {
        "file": file.name,
        "rules": record.ruleset.spec,
        "players": record.players,
        "actions": len(record.actions),
        "result": result(end),
    }
    click.echo(spoken().sentence("replay-verified" if end.phase == OVER else "replay-verified-unfinished", facts))


class _Stepper:
    """Shows a record turn by turn."""

    def __init__(self, record: Record, board: bool, words: Catalogue) -> None:
        shown = tuple(seat_of(name).shown(words.say) for name in record.names)
        self.words = words
        record = record._replace(names=shown)
        self.record = record
        self.board = board
        self.out: Console = console()
        self.turns = _turns(events(record))

    def run(self, first: int, pause: bool) -> None:
        names = ", ".join(f"{name} ({seat})" for name, seat in zip(self.record.names, SEATS, strict=False))
        facts: dict[str, str | int] = {"rules": self.record.ruleset.spec, "names": names, "turns": len(self.turns)}
        self.out.print(Text(self.words.sentence("replay-title", facts), style="bold"))
        place = min(first, len(self.turns)) - 1
        while 0 <= place < len(self.turns):
            self._show(place)
            place = self._ask(place) if pause else place + 1

    def _show(self, place: int) -> None:
        number = self.words.sentence("replay-turn", {"turn": place + 1, "turns": len(self.turns)})
        self.out.print(Text(f"\n{number}", style="dim"))
        for event in self.turns[place]:
            letter = SEATS[event.seat][0] if event.seat is not None else " "
            self.out.print(Text(f"{letter} {event.say(self.words)}"))
        state = self.record.up_to(self.turns[place][-1].action + 1).end()
        if self.board:
            self.out.print(title_of(state.rules).drawn(state, self.record.names, self.out.width))
        self.out.print(Text(self.words.sentence("replay-points", {"points": result(state)}), style="dim"))

    def _ask(self, place: int) -> int:
        """Return the turn to show next, or -1 to end; what cannot be understood is asked again."""
        while True:
            try:
                answer = input(self.words.sentence("replay-prompt")).strip().lower()
            except (EOFError, KeyboardInterrupt):
                return -1
            number = whole_number(answer, len(self.turns))
            if answer == "":
                return place + 1
            if answer in ("q", "quit"):
                return -1
            if answer in ("b", "back"):
                return max(0, place - 1)
            if number > 0:
                return number - 1
            self.out.print(self.words.sentence("replay-help", {"turns": len(self.turns)}))


#: What ends a turn, and what still belongs to it.
ENDS = ("turn-ended", *SCORED, *(kind for game in titles() for kind in game.turn_ends))
FOLLOW = (*SCORED, "game-over")


def _turns(story: list[Event]) -> list[list[Event]]:
    """Cut a story into turns: each ends with the turn's end and what was scored then."""
    number = 0
    numbered: list[tuple[int, Event]] = []
    for event in story:
        if event.kind not in FOLLOW and numbered and numbered[-1][1].kind in ENDS:
            number += 1
        numbered.append((number, event))
    return [[event for _, event in turn] for _, turn in groupby(numbered, key=lambda pair: pair[0])]
