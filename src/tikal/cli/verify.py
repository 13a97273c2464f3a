"""`tikal verify`: check that a game is correct, and that nobody chose its shuffle."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from tikal.cli.files import read_headers_file, read_record_file
from tikal.cli.options import console, spoken
from tikal.core.notation import SEATS
from tikal.messages import Catalogue
from tikal.record.fairness import Finding, Sealing, examine, sealing_of
from tikal.record.record import Record
from tikal.record.replay import result

HOW = {True: ("✓", "bold green"), False: ("✗", "bold red"), None: ("–", "dim")}  # how a step ended, None if it did not


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
def command(file: Path) -> None:
    """Check a game and its fair shuffle, step by step.

    FILE is a record as the table saves it. Everything in it is played again; then the seal, the numbers that the
    players' pages added and the deal that follows from them are worked out anew. The exit status is 0 only if
    everything was checked and fits.
    """
    record = read_record_file(file)
    report = _Report(record, examine(record, sealing_of(read_headers_file(file), record.players)), console(), spoken())
    report.tell(file.name)
    sys.exit(0 if report.found.fair and report.found.over else 1)


class _Report:
    """Says what was found, one step after another."""

    def __init__(self, record: Record, found: Finding, out: Console, words: Catalogue) -> None:
        self.record = record
        self.found = found
        self.out = out
        self.words = words

    def tell(self, file: str) -> None:
        record, found = self.record, self.found
        code = "replay-verified" if found.over else "replay-verified-unfinished"
        self._step(
            True,
            code,
            file=file,
            rules=record.ruleset.spec,
            players=record.players,
            actions=len(record.actions),
            result=result(record.end()),
        )
        if found.sealing is None:
            self._step(None, "verify-no-seal")
        else:
            self._proof(found.sealing)

    def _proof(self, sealing: Sealing) -> None:
        found = self.found
        self._step(True, "verify-sealed", table=sealing.table)
        self._value(sealing.seal)
        if not found.opened:
            self._step(None, "verify-closed", over="yes" if found.over else "no")
            return
        self._step(found.seal, "verify-opened", fits=_word(found.seal))
        self._value(sealing.secret)
        self._step(found.numbers, "verify-numbers", count=len(sealing.numbers), fits=_word(found.numbers))
        for number in sealing.numbers:
            self._value(number.value, self._say("verify-number", seat=self._name(number.seat), at=number.at))
        for seat in sealing.absent:
            self._value("", self._say("verify-absent", seat=self._name(seat)))
        if found.deal is not None:
            if sealing.lot:
                self._step(found.first, "verify-first", player=self._name(self.record.first), fits=_word(found.first))
            self._step(found.deal, "verify-deal", fits=_word(found.deal), count=len(sealing.deals))
            for _, seed in sealing.deals:
                self._value(seed)
            if found.misdealt is not None:
                self._value("", self._say("verify-misdealt", **found.misdealt._asdict()))
        self._step(found.fair, "verify-fair" if found.fair else "verify-unfair")

    def _name(self, seat: int) -> str:
        name = self.record.names[seat]
        return name if name == SEATS[seat] else f"{name} ({SEATS[seat]})"

    def _say(self, code: str, /, **facts: str | int) -> str:
        return self.words.sentence(code, facts)

    def _step(self, ended: bool | None, code: str, /, **facts: str | int) -> None:
        mark, style = HOW[ended]
        self.out.print(Text.assemble((f"{mark} ", style), self._say(code, **facts)))

    def _value(self, value: str, whose: str = "") -> None:
        """Show a number in groups that the eye can compare."""
        groups = " ".join(value[n : n + 8] for n in range(0, len(value), 8))
        if whose:
            self.out.print(Text(f"    {whose}"))
        if groups:
            self.out.print(Text(f"    {groups}", style="dim"), soft_wrap=True)


def _word(fits: bool | None) -> str:
    return "yes" if fits else "no"
