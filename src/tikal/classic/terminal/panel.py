"""The panel beside the board: what everybody has, and what is still to come."""

from __future__ import annotations

from rich.text import Text

from tikal.classic.rules import scoring
from tikal.classic.rules.ruleset import BIDDING, CHOOSING, LAYING, OVER, SPENDING
from tikal.classic.rules.state import FINAL_ROUND, IN_SUPPLY, NOBODY, NORMAL, State
from tikal.cli.terminal import signs
from tikal.cli.terminal.hexmap import mini_hex
from tikal.cli.terminal.panel import Panel, wrapped
from tikal.cli.terminal.words import DIM, LOUD, TITLE, styled, tile_words
from tikal.core.hexes import NAMES
from tikal.core.notation import SEATS
from tikal.core.tiles import VOLCANO
from tikal.messages import Say


class ClassicPanel(Panel):
    """Draws the panel, long or short."""

    def draw(self, s: State, width: int, height: int, short: bool) -> list[Text]:
        """Return the panel's lines; where there is room, its parts stand apart."""
        head = [] if short or s.phase == OVER else [Text(self.say("term-points-head").rjust(width), style=DIM)]
        parts = [self._seat(s, seat, width, short) for seat in range(s.players)]
        parts.append(self._turn(s, short))
        parts.append(self._auction(s, short) if s.ruleset.auction else [])
        parts += [self._stack(s, short), self._pieces(s, width, short)]
        return self.stacked(head, parts, width, height)

    # --- players

    def _seat(self, s: State, seat: int, width: int, short: bool) -> list[Text]:
        current = s.phase != OVER and s.current == seat
        gain = None if s.phase == OVER else int(scoring.points(s, seat))
        first = self.head(seat, self._mark(s, seat), int(s.score[seat]), gain, current, width, short)
        second = Text("  ") + self._supply(s, seat, short)
        if short:
            return [first, second.append(f" {signs.RUIN}{sum(self._owned(s, seat).values())}")]
        second.append(self._status(s, seat), style=LOUD)
        return [first, second, Text("  ").append(self.treasures(self._owned(s, seat), width - 2), style=DIM)]

    def _supply(self, s: State, seat: int, short: bool) -> Text:
        leader = int(s.leader[seat])
        ready = "1" if short else self.say("term-leader-ready")
        at = NAMES[leader] if leader >= 0 else ready if leader == IN_SUPPLY else self.say("term-leader-out")
        parts = [f"{signs.EXPLORER}{s.supply[seat]}", signs.LEADER + at, f"{signs.CAMP}{s.camps_left[seat]}"]
        return Text((" " if short else "  ").join([*parts, f"{signs.GUARD}{s.guards_left[seat]}"]))

    def _mark(self, s: State, seat: int) -> str:
        """A sign for a seat that is out of the auction or of the round."""
        if int(s.played) >> seat & 1:
            return signs.DONE
        return signs.OUT if int(s.passed) >> seat & 1 else " "

    def _status(self, s: State, seat: int) -> str:
        """The same in words."""
        if int(s.played) >> seat & 1:
            return " " + self.say("term-has-played")
        if int(s.passed) >> seat & 1:
            return " " + self.say("term-has-passed")
        return ""

    def _owned(self, s: State, seat: int) -> dict[str, int]:
        names = s.ruleset.components.treasures
        return {name: int(s.treasures[seat * len(names) + kind]) for kind, name in enumerate(names)}

    # --- the turn

    def _turn(self, s: State, short: bool) -> list[Text]:
        lines: list[Text] = []
        if s.phase == SPENDING:
            full = int(s.ruleset.action_points)
            pips = Text(signs.EXPLORER * int(s.ap), style=LOUD).append(signs.SPENT * (full - int(s.ap)), style=DIM)
            lines.append(styled(self.say("term-ap", ap=int(s.ap)) + " ", "bold") + pips)
        elif s.phase == LAYING:
            tile = s.ruleset.components.tiles[s.hand]
            lines.append(Text(self.say("term-hand", tile=tile.id, what=tile_words(self.say, tile)), style=LOUD))
            if not short and tile.terrain != VOLCANO:
                lines += [Text("  ") + row for row in mini_hex(tile.stones, tile.id)]
        if s.round_kind != NORMAL and s.phase != OVER and not short:
            code = "term-final-round" if s.round_kind == FINAL_ROUND else "term-volcano-round"
            lines.append(Text(self.say(code, waiting=waiting(s) or self.say("term-nobody")), style=LOUD))
        return lines

    def _auction(self, s: State, short: bool) -> list[Text]:
        tiles = [t for n, t in enumerate(s.ruleset.components.tiles) if int(s.offer) >> n & 1]
        if not tiles:
            return []
        lines = [Text(self.say("term-offer", tiles=" ".join(t.id for t in tiles)), style=TITLE)]
        if not short and s.phase in (BIDDING, CHOOSING):
            lines += [Text(f"  {tile.id} {tile_words(self.say, tile)}") for tile in tiles]
        if s.phase == BIDDING and s.high_bidder != NOBODY:
            lines.append(Text(self.say("term-high-bid", points=int(s.high_bid), player=self.names[s.high_bidder])))
        return lines

    # --- supplies

    def _stack(self, s: State, short: bool) -> list[Text]:
        c = s.ruleset.components
        left, letter = bin(int(s.undrawn)).count("1"), int(s.next_letter())
        if letter < 0:
            return [Text(self.say("term-stack-empty"), style=TITLE)]
        ahead = [t.letter for n, t in enumerate(c.tiles) if int(s.undrawn) >> n & 1 and t.terrain == VOLCANO]
        same = bin(int(s.undrawn & c.letter_mask[letter])).count("1")
        facts: dict[str, str | int] = {"left": left, "letter": c.letters[letter].upper(), "same": same}
        if short:
            warning = f" {signs.VOLCANO}{min(ahead).upper()}" if ahead else ""
            return [Text(self.say("term-stack-short", **facts), style=TITLE).append(warning, style=LOUD)]
        lines = [Text(self.say("term-stack", **facts), style=TITLE)]
        if not ahead:
            return [*lines, Text("  " + self.say("term-volcano-none"), style=DIM)]
        now = min(ahead) == c.letters[letter]
        code = "term-volcano-now" if now else "term-volcano-later"
        return [*lines, Text("  " + self.say(code, letter=min(ahead).upper(), same=same), style=LOUD if now else DIM)]

    def _pieces(self, s: State, width: int, short: bool) -> list[Text]:
        """The temple pieces that are left, value and number, in as many lines as they need."""
        sign, indent = (":", "") if short else (signs.TIMES, "  ")
        parts = (Text(f"{n}{sign}{s.pieces[n]}", style="" if s.pieces[n] else DIM) for n in range(2, 11))
        lines = [] if short else [Text(self.say("term-pieces"), style=TITLE)]
        return [*lines, *(Text(indent) + row for row in wrapped(parts, width - len(indent)))]


def waiting(s: State) -> str:
    """Return the seats that have still to score after the current one, by colour."""
    return ", ".join(SEATS[seat] for seat in s.waiting())


def scoring_round(say: Say, s: State) -> str:
    """Return which scoring is going on, to begin a question with; "" if there is none."""
    if s.round_kind == NORMAL or s.phase == OVER:
        return say("term-scoring", scoring="none", round=0)
    tiles = enumerate(s.ruleset.components.tiles)
    come = sum(tile.terrain == VOLCANO and not int(s.undrawn) >> n & 1 for n, tile in tiles)
    return say("term-scoring", scoring="final" if s.round_kind == FINAL_ROUND else "round", round=come)
