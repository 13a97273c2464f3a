"""How a turn is answered: the others' quick turns with sampled tiles and treasures, until it is one's turn again.

What is still hidden is sampled from what is left, tiles only within the letters as they lie in the stack.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.classic.planning.distances import Distances
from tikal.classic.planning.network import Network
from tikal.classic.planning.planner import Planner
from tikal.classic.rules.auction import AuctionRounds
from tikal.classic.rules.ruleset import BIDDING, CHOOSING, DRAWING, NO_TILE, OVER, REVEALING
from tikal.classic.rules.state import NORMAL, State
from tikal.core import action as act
from tikal.core.arrays import zeros
from tikal.core.dealer import Rng
from tikal.core.hexes import HEX_OF_BIT, count_bits
from tikal.core.limit import Limit
from tikal.core.planning import Candidate, Turn, order
from tikal.core.position import LEGAL
from tikal.core.tiles import RUIN, TEMPLE

MOST_SAMPLES: Final = 512  # of one turn before the field is halved
MOST_FROZEN: Final = 64  # the same for bots that stay as they are: those that do not judge answers by their next turn
FEW: Final = 4  # turns that are left in the end: there is time to look farther
FARTHER: Final = 24  # visits for each of them, at least, that it takes to look a round farther


class Spread(Rng):
    """Chance in one of many samples: over all of them everything comes as often as anything else.

    The first n samples each draw another one of n things, and so do the next n. What they draw after that is spread in
    the same way, in an order of its own (Latin hypercubes).
    """

    def __init__(self, seed: str, sample: i64) -> None:
        super().__init__(seed)
        self.seed: str = seed
        self.sample: i64 = sample
        self.draws: i64 = 0

    def below(self, n: i64) -> i64:
        self.draws += 1
        things = zeros(n)
        thing: i64 = 1
        while thing < n:
            things[thing] = thing
            thing += 1
        Rng(f"{self.seed}/{self.draws}/{n}/{self.sample // n}").shuffle(things)
        return things[self.sample % n]


class Table:
    """Plays on from a position with quick planners in all seats."""

    def __init__(
        self,
        weights: list[int],
        width: int,
        tiles: int,
        remembering: bool = False,
        closing: bool = False,
        network: Network | None = None,
    ) -> None:
        self.planner: Planner = Planner(weights, thorough=False, remembering=remembering)
        self.closer: Planner = self.planner  # of one's next turn
        if network is not None:
            self.closer = Planner(weights, thorough=False, remembering=remembering, network=network)
        self.distances: Distances = Distances()
        self.width: int = width
        self.tiles: int = tiles
        # Whether a round of answers is judged by the best one can make of one's next turn, in samples that are spread;
        # the frozen bots do neither.
        self.closing: bool = closing
        self.rounds: i64 = 1  # of answers before that next turn

    def play_turn(self, s: State, turn: Turn, finds: Rng) -> None:
        """Play a planned turn to its end; an exchange that a find has made impossible is left out."""
        for action in turn.actions:
            if act.kind_of(action) == act.EXCHANGE and s.refusal(action) != LEGAL:
                continue
            s.apply(action)
            if s.phase == REVEALING:
                s.apply(find_treasure(s, finds))

    def go_on(self, s: State, draws: Rng) -> None:
        """Go on to the next turn: draw tiles; in an auction the opener gets the turn, and a good tile, for nothing."""
        while s.phase == DRAWING:
            s.apply(draw_tile(s, draws))
        if s.phase == BIDDING:
            win_auction(s, s.current)
        if s.phase == CHOOSING:
            s.apply(act.TAKE | best_looking(s) << act.ITEM)

    def turns(self, s: State, limit: Limit) -> list[Turn]:
        """Return quick ideas for the current player's turn, best first."""
        return self.planner.plan(s, self.width, self.tiles, limit)

    def answer(self, s: State, draws: Rng, finds: Rng, limit: Limit) -> None:
        """Let the current player take a quick turn."""
        self.play_turn(s, self.turns(s, limit)[0], finds)
        self.go_on(s, draws)

    def look(self, s: State) -> None:
        """Evaluate a position for all seats."""
        self.distances.measure(s)
        evaluation = self.planner.evaluation
        evaluation.begin(s, self.distances, evaluation.orders > 1)
        evaluation.look(s, 0)

    def is_back(self, s: State, me: i64) -> bool:
        """Whether a round of answers is over: the next normal turn is one's own. A scoring turn is taken first."""
        return s.phase == OVER or (s.current == me and s.round_kind == NORMAL)

    def value_after_round(self, s: State, me: i64, turn: Turn, seed: str, sample: i64, limit: Limit) -> i64:
        """Return what a turn is worth to a seat after a sampled round of answers, or as many as next turns allow."""
        if self.closing:
            table = self.followed(s, me, turn, seed, sample, self.rounds, limit)
            if table.phase != OVER and not limit.is_over():
                return self.closer.plan(table, self.width, self.tiles, limit, 1)[0].value
        else:
            table = s.copy()
            draws, finds = Rng(f"draws {seed}/{sample}"), Rng(f"finds {seed}/{sample}")
            self.play_turn(table, turn, finds)
            self.go_on(table, draws)
            scored: bool = False
            while not self.is_back(table, me) and not scored and not limit.is_over():
                scored = table.current == me
                self.answer(table, draws, finds, limit)
        self.look(table)
        return self.planner.evaluation.margin_of(table, me)

    def followed(self, s: State, me: i64, turn: Turn, seed: str, sample: i64, rounds: i64, limit: Limit) -> State:
        """Return the position after a turn and some rounds of answers, when a seat is to move again."""
        table = s.copy()
        draws, finds = Spread(seed, sample), Rng(f"finds {seed}/{sample}")
        self.play_turn(table, turn, finds)
        self.go_on(table, draws)
        while table.phase != OVER and (table.current != me or rounds > 1) and not limit.is_over():
            if table.current == me:
                rounds -= 1
            self.answer(table, draws, finds, limit)
        return table


def win_auction(s: State, seat: i64) -> None:
    """Let a seat have the next turn of an auction round for nothing."""
    rounds = s.ruleset.rounds
    assert isinstance(rounds, AuctionRounds)
    rounds.win(s, seat, 0)


def best_looking(s: State) -> i64:
    """The tile on offer that most players would take: high temples and full ruins before all others."""
    c = s.ruleset.components
    best: i64 = NO_TILE
    most: i64 = -1
    tiles: i64 = s.offer
    while tiles:
        tile: i64 = HEX_OF_BIT[(tiles & -tiles) % 67]
        tiles &= tiles - 1
        terrain: i64 = c.terrain[tile]
        worth: i64 = c.value[tile] + 1 if (terrain == TEMPLE) | (terrain == RUIN) else 0
        if worth > most:
            most = worth
            best = tile
    return best


def draw_tile(s: State, rng: Rng) -> i64:
    """Draw one of the tiles that can be on top of the stack."""
    tiles: i64 = s.undrawn & s.ruleset.components.letter_mask[s.next_letter()]
    return act.DRAW | _pick(tiles, rng.below(count_bits(tiles))) << act.ITEM


def _pick(mask: i64, n: i64) -> i64:
    while n:
        mask &= mask - 1
        n -= 1
    return HEX_OF_BIT[(mask & -mask) % 67]


def find_treasure(s: State, rng: Rng) -> i64:
    """Find one of the treasures that nobody has seen, each as likely as the others."""
    left: i64 = 0
    for count in s.unseen:
        left += count
    n: i64 = rng.below(left)
    kind: i64 = 0
    while n >= s.unseen[kind]:
        n -= s.unseen[kind]
        kind += 1
    return act.pack(act.REVEAL, 0, kind)


def choose_by_replies(
    table: Table, s: State, turns: list[Turn], seed: str, trust: int, limit: Limit
) -> list[Candidate]:
    """Return the turns as candidates, best first, after sampling answers while the limit lasts.

    All that are left are answered in the same sampled rounds; then the worse half drops out, and the better half
    gets as many visits again (sequential halving). If next turns are looked at and there is much time for the last few
    turns, these are followed a round farther.
    """
    candidates = [Candidate(turn) for turn in turns]
    left = candidates[:]
    farther: list[Candidate] = []  # those that were followed a round farther
    table.rounds = 1
    halvings = (len(left) - 1).bit_length()
    most: i64 = MOST_SAMPLES if table.closing else MOST_FROZEN
    samples: i64 = 1  # to see how long a visit takes
    while len(left) > 1:
        for candidate in left:
            candidate.stages.append((candidate.total, candidate.count))
        while samples:
            for candidate in left:
                if not _sample(table, s, candidate, seed, limit):
                    order(candidates, trust)
                    return _ranked(candidates, farther)
            samples -= 1
        order(candidates, trust)
        if not limit.longest_visit:  # nobody answers any more: the plans say all there is to know
            return [Candidate(turn) for turn in turns]
        if candidates[0].count > 1:
            left = [candidate for candidate in candidates if candidate in left][: (len(left) + 1) // 2]
            halvings -= 1
        samples = limit.visits_left() // ((halvings if halvings > 0 else 1) * len(left))
        if not farther and table.closing and 1 < len(left) <= FEW and limit.visits_left() >= FARTHER * len(left):
            farther = left
            table.rounds = 2
            samples = (samples + 1) // 2
        samples = most if samples > most else samples if samples else 1
    return _ranked(candidates, farther)


def _ranked(candidates: list[Candidate], farther: list[Candidate]) -> list[Candidate]:
    """All candidates, best first; those that were followed farther than the others come before these."""
    return [each for each in candidates if each in farther] + [each for each in candidates if each not in farther]


def _sample(table: Table, s: State, candidate: Candidate, seed: str, limit: Limit) -> bool:
    """Let one more round of answers follow a turn; return whether there was time for it."""
    if not limit.has_room_for_visit():
        return False
    value: i64 = table.value_after_round(s, s.current, candidate.turn, seed, candidate.count, limit)
    return candidate.note(value, limit)
