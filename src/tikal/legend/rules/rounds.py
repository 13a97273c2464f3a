"""The order of play: rounds and their phases, whose turn comes next, scoring turns and the end (L-DRAFT to L-END)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT, count_bits
from tikal.core.position import DRAWING, OVER
from tikal.core.step import Step
from tikal.legend.rules import kinds, scoring
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import FACES, MOST_VALUE, Box
from tikal.legend.rules.cards import count_cards, discard_row, wake_row
from tikal.legend.rules.effects.effect import start
from tikal.legend.rules.effects.registry import PLACING_VOLCANO
from tikal.legend.rules.state import ACTING, DRAFTING, SPENDING, LegendState

NOTHING: Final = 0  # is due


class Rounds:
    """The order of play of one ruleset."""

    # --- setting up (L-SET)

    def set_up(self, s: LegendState, first: i64) -> None:
        """Deal out what does not depend on chance; the first turn order goes clockwise (L-SET-6, L-SET-8)."""
        box: Box = s.ruleset.box
        numbers = box.numbers
        seat: i64 = 0
        while seat < s.players:
            place: i64 = (seat - first + s.players) % s.players
            s.w[at.ORDER + place] = seat
            s.w[at.SCORE + seat] = place + 1
            s.w[at.EXPLORERS_IN + seat] = numbers.explorers
            s.w[at.EXPLORERS_LATER + seat] = numbers.explorers_later
            s.w[at.LEADERS_IN + seat] = numbers.leaders
            s.w[at.LEADERS_LATER + seat] = numbers.leaders_later
            s.w[at.GUARDS + seat] = numbers.guardians
            seat += 1
        face: i64 = 0
        while face < len(FACES):
            s.w[at.DECK + face] = s.ruleset.copies(face, s.players)
            face += 1
        value: i64 = 0
        while value <= MOST_VALUE:
            s.w[at.BAG + value] = box.ap_tokens[value]
            value += 1
        kind: i64 = 0
        while kind < len(box.treasures):
            s.w[at.UNSEEN + kind] = numbers.hidden_copies
            s.w[at.OPEN + kind] = numbers.open_copies
            kind += 1
        s.w[at.ROUND] = 1
        s.current = first
        s.phase = DRAWING

    # --- what lies on offer

    def missing_power(self, s: LegendState) -> i64:
        """The seat that has no power tile yet, or -1 (L-SET-7)."""
        seat: i64 = 0
        while seat < s.players:
            if not s.w[at.POWER + seat]:
                return seat
            seat += 1
        return -1

    def due(self, s: LegendState) -> i64:
        """What has to be dealt next, as a kind of action, or NOTHING (L-SET-2 to L-SET-4, L-SET-7)."""
        numbers = s.ruleset.box.numbers
        if self.missing_power(s) >= 0:
            return kinds.DEAL_POWER
        if self._sum(s, at.DISPLAY, len(FACES)) < numbers.display and self._sum(s, at.DECK, len(FACES)) > 0:
            return kinds.DEAL_CARD
        if self._sum(s, at.TOKENS_UP, MOST_VALUE + 1) < s.players:
            return kinds.DEAL_TOKEN  # one per player
        if count_bits(s.w[at.TILES_UP]) < numbers.tiles_a_round and s.w[at.STACK]:
            return act.DRAW
        return NOTHING

    def _sum(self, s: LegendState, row: i64, count: i64) -> i64:
        total: i64 = 0
        n: i64 = 0
        while n < count:
            total += s.w[row + n]
            n += 1
        return total

    def dealt(self, s: LegendState) -> None:
        """Chance gave something: if nothing more is missing the draft begins."""
        if self.due(s) == NOTHING:
            s.phase = DRAFTING
            s.current = s.w[at.ORDER]

    # --- drafting (L-DRAFT)

    def tiles_to_take(self, s: LegendState, seat: i64) -> i64:
        """How many tiles a seat may still take: its own, then the spare one while nobody has it (L-DRAFT-4)."""
        held: i64 = count_bits(s.w[at.HELD + seat])
        each: i64 = s.ruleset.box.numbers.tiles_each[s.players]
        left: i64 = count_bits(s.w[at.TILES_UP])
        if held < each:
            return min(each - held, left)
        spare: i64 = s.ruleset.box.numbers.spare_tiles[s.players]
        other: i64 = 0
        while other < s.players:
            extra: i64 = count_bits(s.w[at.HELD + other]) - each
            if extra > 0:
                spare -= extra
            other += 1
        return 1 if left and held == each and spare > 0 else 0

    def can_take_tile(self, s: LegendState, seat: i64) -> bool:
        """Whether a seat may take one more tile."""
        return self.tiles_to_take(s, seat) > 0

    def cards_to_take(self, s: LegendState, seat: i64) -> i64:
        """How many cards a seat may still take."""
        wanted: i64 = s.ruleset.box.numbers.cards_each[s.players] - count_cards(s, at.RIGHT, seat)
        return min(wanted, self._sum(s, at.DISPLAY, len(FACES))) if wanted > 0 else 0

    def can_take_card(self, s: LegendState, seat: i64) -> bool:
        """Whether a seat may take one more card."""
        return self.cards_to_take(s, seat) > 0

    def can_take(self, s: LegendState, seat: i64) -> bool:
        """Whether there is anything left to take for a seat (L-DRAFT-3)."""
        if not s.w[at.PLACE + seat] or not s.w[at.TOKEN + seat]:
            return True
        return self.can_take_card(s, seat) or self.can_take_tile(s, seat)

    def next_to_take(self, s: LegendState) -> None:
        """On to the next who can take something, in turn order; if nobody can, the action phase begins."""
        place: i64 = s.place_of(s.current)
        n: i64 = 1
        while n <= s.players:
            seat: i64 = s.w[at.ORDER + (place + n) % s.players]
            if self.can_take(s, seat):
                s.current = seat
                return
            n += 1
        s.put(at.PASSED, 0)
        s.current = s.w[at.ORDER]
        s.phase = ACTING

    # --- acting (L-ACT)

    def next_turn(self, s: LegendState) -> None:
        """The turn is over: on to the next in turn order who has not passed, or to upkeep (L-ACT-1, L-ACT-2)."""
        if s.w[at.ACTED]:
            s.put(at.ACTED, 0)
        place: i64 = s.place_of(s.current)
        n: i64 = 1
        while n <= s.players:
            seat: i64 = s.w[at.ORDER + (place + n) % s.players]
            if not s.w[at.PASSED] & BIT[seat]:
                s.current = seat
                s.phase = ACTING
                return
            n += 1
        self.upkeep(s)

    def upkeep(self, s: LegendState) -> None:
        """All have passed: the round is over (L-UP-1)."""
        if s.w[at.ROUND] >= s.ruleset.box.numbers.rounds:
            self.start_final(s)
            return
        seat: i64 = 0
        while seat < s.players:
            s.put(at.ORDER + s.w[at.PLACE + seat] - 1, seat)
            s.put(at.PLACE + seat, 0)
            discard_row(s, seat)
            wake_row(s, seat)
            seat += 1
        s.put(at.PASSED, 0)
        s.add(at.ROUND, 1)
        s.current = s.w[at.ORDER]
        s.phase = DRAWING

    # --- spending and scoring

    def start_spending(self, s: LegendState, ap: i64) -> None:
        """Give the current player AP; the limits of a turn count afresh (L-ACT-7)."""
        place: i64 = at.CLEARED_ONCE
        while place <= at.DUG_TWICE:
            if s.w[place]:
                s.put(place, 0)
            place += 1
        s.ap = ap
        s.phase = SPENDING

    def end_spending(self, s: LegendState) -> None:
        """The current player ends spending AP; in a scoring turn the score comes at once (L-ACT-6)."""
        self.start_spending(s, 0)
        if s.w[at.SCORING] == at.NORMAL:
            self.next_turn(s)
            return
        due: i64 = scoring.points(s, s.current) + self.director_due(s, s.current)
        s.add(at.SCORE + s.current, due)
        if s.w[at.QUEUE]:
            self.next_scorer(s)
        elif s.w[at.SCORING] == at.FINAL:
            s.phase = OVER
        else:
            s.put(at.SCORING, at.NORMAL)
            s.current = s.w[at.VOLCANO_SEAT] - 1
            s.phase = ACTING  # what goes on when the volcano lies
            start(s, PLACING_VOLCANO)

    def director_due(self, s: LegendState, seat: i64) -> i64:
        """What a museum director who was never used adds in the final scoring (L-END-1)."""
        if s.w[at.SCORING] != at.FINAL or s.w[at.DIRECTED] & BIT[seat]:
            return 0
        return s.ruleset.box.numbers.unused_director

    def next_scorer(self, s: LegendState) -> None:
        """The next in the queue takes a scoring turn."""
        queue: i64 = s.w[at.QUEUE]
        s.current = (queue & 7) - 1
        s.put(at.QUEUE, queue >> 3)
        self.start_spending(s, s.ruleset.box.numbers.scoring_ap)

    def erupt(self, s: LegendState, tile: i64) -> None:
        """A volcano of the stack is played: its player scores first, then the others in turn order (L-TILE-3)."""
        seat: i64 = s.current
        s.put(at.VOLCANO, tile + 1)
        s.put(at.VOLCANO_SEAT, seat + 1)
        s.put(at.SCORING, at.INTERIM)
        s.put(at.QUEUE, self._queue(s, seat))
        self.start_spending(s, s.ruleset.box.numbers.scoring_ap)

    def _queue(self, s: LegendState, without: i64) -> i64:
        queue: i64 = 0
        place: i64 = s.players - 1
        while place >= 0:
            seat: i64 = s.w[at.ORDER + place]
            if seat != without:
                queue = queue << 3 | (seat + 1)
            place -= 1
        return queue

    def start_final(self, s: LegendState) -> None:
        """After round 6 everybody takes a scoring turn, in the order of the places drafted last (L-END-1)."""
        queue: i64 = 0
        place: i64 = s.players
        while place:
            seat: i64 = 0
            while s.w[at.PLACE + seat] != place:
                seat += 1
            queue = queue << 3 | (seat + 1)
            place -= 1
        s.put(at.SCORING, at.FINAL)
        s.put(at.QUEUE, queue)
        self.next_scorer(s)


def tiles_on_top(s: LegendState) -> i64:
    """The tiles of the topmost letter that is left in the stack (L-SET-4)."""
    for mask in s.ruleset.box.letter_mask:
        if s.w[at.STACK] & mask:
            return s.w[at.STACK] & mask
    return 0


class RoundStep(Step[LegendState]):
    """A step after which the order of play says what comes next."""

    def __init__(self, kind: i64, rounds: Rounds) -> None:
        super().__init__(kind)
        self.rounds: Rounds = rounds
