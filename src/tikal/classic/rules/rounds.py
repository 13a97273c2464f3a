"""The order of play: whose turn comes next, scoring rounds, and when the game is over (C-TURN, C-ROUND).

`Rounds` holds what every game shares; `Clockwise` is the basic game. The auction brings its own order
in `auction.py`. All of these change the flow of the state only: the steps that call them push it first.
"""

from __future__ import annotations

from mypy_extensions import i64

from tikal.classic.rules import scoring
from tikal.classic.rules.ruleset import DRAWING, LAYING, NO_TILE, OVER, SPENDING
from tikal.classic.rules.state import FINAL_ROUND, NOBODY, NORMAL, VOLCANO_ROUND, State
from tikal.classic.rules.steps.lay import can_be_laid
from tikal.core.hexes import BIT
from tikal.core.tiles import VOLCANO


class Rounds:
    """The order of play of one variant."""

    def start(self, s: State, first: i64) -> None:
        """Begin the game with that player (C-SET-4)."""
        raise NotImplementedError

    def drawn(self, s: State, tile: i64) -> None:
        """A tile came off the stack."""
        raise NotImplementedError

    def next_turn(self, s: State) -> None:
        """The current player's normal turn is over."""
        raise NotImplementedError

    def final_queue(self, s: State) -> i64:
        """The order of the final scoring round, packed like `State.queue`."""
        raise NotImplementedError

    def remember(self, s: State) -> None:
        """Push what the end of a turn can change besides the flow."""
        raise NotImplementedError

    def restore(self, s: State) -> None:
        """Pop what `remember` pushed; the flow is as it was before the end of the turn."""
        raise NotImplementedError

    def take_tile(self, s: State, tile: i64) -> None:
        """The current player has this tile now: a volcano scores first, another one is laid (C-ROUND-1, C-TILE-5)."""
        if s.ruleset.components.terrain[tile] == VOLCANO:
            s.volcano = tile
            s.volcano_seat = s.current
            s.round_kind = VOLCANO_ROUND
            s.queue = clockwise_queue(s, s.current, s.players - 1)
            self.start_spending(s)
        elif can_be_laid(s, tile):
            s.hand = tile
            s.phase = LAYING
        else:
            s.discarded |= BIT[tile]
            self.start_spending(s)

    def start_spending(self, s: State) -> None:
        """Give the current player fresh AP (C-TURN-1)."""
        s.phase = SPENDING
        s.ap = s.ruleset.action_points

    def end_spending(self, s: State) -> None:
        """The current player ends the turn; all limits of a turn begin anew (C-TURN-3, C-TURN-4)."""
        s.ap = 0
        s.uncovered_once = 0
        s.uncovered_twice = 0
        s.dug_once = 0
        s.dug_twice = 0
        if s.round_kind == NORMAL:
            self.next_turn(s)
            return
        s.score[s.current] += scoring.points(s, s.current)
        if s.queue:
            self.next_scorer(s)
        elif s.round_kind == FINAL_ROUND:
            s.phase = OVER
        else:
            s.current = s.volcano_seat
            s.hand = s.volcano
            s.volcano = NO_TILE
            s.volcano_seat = NOBODY
            s.round_kind = NORMAL
            s.phase = LAYING

    def next_scorer(self, s: State) -> None:
        s.current = (s.queue & 7) - 1
        s.queue >>= 3
        self.start_spending(s)

    def start_final_round(self, s: State) -> None:
        """All tiles are played: everybody takes a last turn and scores (C-ROUND-3, C-AUC-9)."""
        s.round_kind = FINAL_ROUND
        s.queue = self.final_queue(s)
        self.next_scorer(s)


class Clockwise(Rounds):
    """The basic game: draw a tile, play, and on to the left (C-TURN-1)."""

    def start(self, s: State, first: i64) -> None:
        s.current = first
        s.phase = DRAWING

    def drawn(self, s: State, tile: i64) -> None:
        self.take_tile(s, tile)

    def next_turn(self, s: State) -> None:
        if s.undrawn:
            s.current = left_of(s, s.current)
            s.phase = DRAWING
        else:
            self.start_final_round(s)

    def final_queue(self, s: State) -> i64:
        return clockwise_queue(s, s.current, s.players)

    def remember(self, s: State) -> None:
        s.push(s.score[s.current])

    def restore(self, s: State) -> None:
        s.score[s.current] = s.pop()


def left_of(s: State, seat: i64) -> i64:
    """The seat to the left, clockwise."""
    return (seat + 1) % s.players


def clockwise_queue(s: State, seat: i64, count: i64) -> i64:
    """`count` seats from the left of `seat`, clockwise, packed like `State.queue`."""
    queue: i64 = 0
    shift: i64 = 0
    while count:
        seat = left_of(s, seat)
        queue |= (seat + 1) << shift
        shift += 3
        count -= 1
    return queue
