"""The panel beside the board: what everybody has, and what is still to come."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tikal.cli.terminal.words import DIM, LOUD, TITLE, Glyphs, chip, say, tile_words
from tikal.core import scoring
from tikal.core.hexes import NAMES
from tikal.core.notation import SEATS
from tikal.core.ruleset import BIDDING, CHOOSING, LAYING, OVER, SPENDING, VOLCANO
from tikal.core.state import FINAL_ROUND, IN_SUPPLY, NOBODY, NORMAL, State


class Panel:
    """Draws the panel, long or short."""

    def __init__(self, glyphs: Glyphs, names: Sequence[str], you: int | None) -> None:
        self.glyphs = glyphs
        self.names = names
        self.you = you  # the only person at the table, if there is just one

    def draw(self, s: State, width: int, short: bool) -> list[Text]:
        """Return the panel's lines."""
        lines = [] if short or s.phase == OVER else [Text(say("term-points-head").rjust(width), style=DIM)]
        for seat in range(s.players):
            lines += self._seat(s, seat, width, short)
        lines += self._turn(s, short)
        if s.ruleset.auction:
            lines += self._auction(s, width, short)
        lines += self._stack(s, short)
        lines += self._pieces(s, width, short)
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    # --- players

    def _name(self, s: State, seat: int, width: int) -> Text:
        name = self.names[seat] if seat != self.you else say("term-you", name=self.names[seat])
        current = s.phase != OVER and s.current == seat
        line = chip(seat) + Text(" ") + Text(name, style="bold" if current else "")
        if current:
            line.append(f" {self.glyphs.caret}", style=LOUD)
        line.truncate(width - 4, overflow="ellipsis")
        return line

    def _seat(self, s: State, seat: int, width: int, short: bool) -> list[Text]:
        gain = f" +{scoring.points(s, seat)}".ljust(4) if s.phase != OVER else ""
        first = self._name(s, seat, width - len(gain))
        first.append(str(s.score[seat]).rjust(width - len(first) - len(gain)), style="bold").append(gain, style=DIM)
        second = Text("  ") + self._supply(s, seat, short)
        if short:
            kinds = len(s.unseen)
            tokens = sum(int(s.treasures[seat * kinds + kind]) for kind in range(kinds))
            return [first, second.append(f" {self.glyphs.ruin}{tokens}").append(self._status(s, seat), style=DIM)]
        second.append(self._status(s, seat), style=LOUD)
        return [first, second, Text("  " + self._treasures(s, seat, width - 2), style=DIM)]

    def _supply(self, s: State, seat: int, short: bool) -> Text:
        g, leader = self.glyphs, int(s.leader[seat])
        at = NAMES[leader] if leader >= 0 else say("term-leader-ready" if leader == IN_SUPPLY else "term-leader-out")
        parts = [f"{g.explorer}{s.supply[seat]}", g.leader + at, f"{g.camp}{s.camps_left[seat]}"]
        return Text((" " if short else "  ").join([*parts, f"{g.guard}{s.guards_left[seat]}"]))

    def _status(self, s: State, seat: int) -> str:
        """Whether a seat is out of the auction or of the round."""
        if s.ruleset.auction and int(s.played) >> seat & 1:
            return " " + say("term-has-played")
        if s.ruleset.auction and int(s.passed) >> seat & 1:
            return " " + say("term-has-passed")
        return ""

    def _treasures(self, s: State, seat: int, width: int) -> str:
        names = s.ruleset.components.treasures
        owned = [(name, int(s.treasures[seat * len(names) + kind])) for kind, name in enumerate(names)]
        long = " ".join(name + (f"×{count}" if count > 1 else "") for name, count in owned if count)
        if len(long) <= width:
            return long or say("term-no-treasures")
        return " ".join(f"{name[:2]}{count}" for name, count in owned if count)

    # --- the turn

    def _turn(self, s: State, short: bool) -> list[Text]:
        lines: list[Text] = []
        if s.phase == SPENDING:
            full = int(s.ruleset.action_points)
            pips = Text(self.glyphs.explorer * int(s.ap), style=LOUD).append(
                self.glyphs.dot * (full - int(s.ap)), style=DIM
            )
            lines.append(Text(say("term-ap", ap=int(s.ap)) + " ", style="bold") + pips)
        elif s.phase == LAYING:
            tile = s.ruleset.components.tiles[s.hand]
            lines.append(Text(say("term-hand", tile=tile.id, what=tile_words(tile)), style=LOUD))
        if s.round_kind != NORMAL and s.phase != OVER and not short:
            code = "term-final-round" if s.round_kind == FINAL_ROUND else "term-volcano-round"
            lines.append(Text(say(code, waiting=waiting(s) or say("term-nobody")), style=LOUD))
        return lines

    def _auction(self, s: State, width: int, short: bool) -> list[Text]:
        tiles = [t for n, t in enumerate(s.ruleset.components.tiles) if int(s.offer) >> n & 1]
        if not tiles:
            return []
        lines = [Text(say("term-offer", tiles=" ".join(t.id for t in tiles)), style=TITLE)]
        if not short and s.phase in (BIDDING, CHOOSING):
            lines += [Text(f"  {tile.id} {tile_words(tile)}") for tile in tiles]
        if s.phase == BIDDING and s.high_bidder != NOBODY:
            lines.append(Text(say("term-high-bid", points=int(s.high_bid), player=self.names[s.high_bidder])))
        elif s.phase == CHOOSING:
            lines.append(Text(say("term-choosing", player=self.names[s.current])))
        return lines

    # --- supplies

    def _stack(self, s: State, short: bool) -> list[Text]:
        c = s.ruleset.components
        left, letter = bin(int(s.undrawn)).count("1"), int(s.next_letter())
        if letter < 0:
            return [Text(say("term-stack-empty"), style=TITLE)]
        ahead = [t.letter for n, t in enumerate(c.tiles) if int(s.undrawn) >> n & 1 and t.terrain == VOLCANO]
        same = bin(int(s.undrawn & c.letter_mask[letter])).count("1")
        facts = {"left": left, "letter": c.letters[letter].upper(), "same": same}
        if short:
            warning = f" {self.glyphs.volcano}{min(ahead).upper()}" if ahead else ""
            return [Text(say("term-stack-short", **facts), style=TITLE).append(warning, style=LOUD)]
        lines = [Text(say("term-stack", **facts), style=TITLE)]
        if not ahead:
            return [*lines, Text("  " + say("term-volcano-none"), style=DIM)]
        now = min(ahead) == c.letters[letter]
        code = "term-volcano-now" if now else "term-volcano-later"
        return [*lines, Text("  " + say(code, letter=min(ahead).upper(), same=same), style=LOUD if now else DIM)]

    def _pieces(self, s: State, width: int, short: bool) -> list[Text]:
        """The temple pieces that are left, value and number, in as many lines as they need."""
        lines = [] if short else [Text(say("term-pieces"), style=TITLE)]
        row = Text("" if short else "  ")
        for value in range(2, 11):
            left = int(s.pieces[value])
            part = f"{value}×{left}" if not short else f"{value}:{left}"
            if len(row) + len(part) + 1 > width:
                lines.append(row)
                row = Text("" if short else "  ")
            row.append(part + " ", style="" if left else DIM)
        return [*lines, row]


def waiting(s: State) -> str:
    """Return the seats that have still to score after the current one, by colour."""
    names, queue = [], int(s.queue)
    while queue:
        names.append(SEATS[(queue & 7) - 1])
        queue >>= 3
    return ", ".join(names)
