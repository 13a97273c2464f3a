"""Many games stepped together, for learners: what is done to all of them in one call is a loop in here.

Game k of lane n is dealt by the seed "SEED/n/k", and who begins follows from it as in `new_game`: the same seed gives
the same games, however many lanes there are and whatever is played in the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64, u8

from tikal.core.dealer import Rng
from tikal.core.encoding import Encoding
from tikal.core.engine import BLANK, Engine
from tikal.core.errors import IllegalAction
from tikal.core.position import OVER
from tikal.core.ranking import win_shares

if TYPE_CHECKING:
    from librt.vecs import vec

EVERYBODY: Final = -1  # in the place of the learner's seat: every seat is decided for outside
IN_TURN: Final = -2  # the learner sits in another seat in every game


@final
class Lane:
    """One place in the batch: the game that is played there now, and what is legal in it."""

    def __init__(self, engine: Engine, first: int, learner: int, number: int, deal: str) -> None:
        self.engine: Engine = engine
        self.first: int = first  # who began
        self.learner: i64 = learner  # the seat that is decided for outside, or EVERYBODY
        self.number: int = number  # how many games were played here before
        self.deal: str = deal  # its seed
        self.others: Rng = Rng(f"{deal}/others")
        self.numbers: vec[i64] = BLANK[:]  # of the legal actions in the engine's buffer
        self.count: i64 = 0
        self.chosen: i64 = 0  # the action to be played next

    @property
    def awaited(self) -> bool:
        """Whether the next decision, if there is one, comes from outside."""
        s = self.engine.state
        return s.phase == OVER or self.learner < 0 or s.current == self.learner


@final
class Ending:
    """A game that is over: in which lane, what each seat has, what share of the win, and what the learner sees."""

    def __init__(self, lane: int, points: list[int], shares: list[float], view: bytes, learner: int) -> None:
        self.lane: int = lane
        self.points: list[int] = points
        self.shares: list[float] = shares
        self.view: bytes = view
        self.learner: int = learner


@final
class Batch:
    """As many games as there are lanes; whenever one is over another begins in its place.

    Round by round: `look`, `play`, then `settle`. With a learner in one seat the others play at random, unless
    `random_others` is off: then whoever drives the batch plays on in lanes that are not `awaited`, after `play` and
    after `settle`.
    """

    def __init__(
        self,
        encoding: Encoding,
        players: int,
        lanes: int,
        seed: str,
        learner: int = EVERYBODY,
        random_others: bool = True,
    ) -> None:
        self.encoding: Encoding = encoding
        self.players: int = players
        self.seed: str = seed
        self.learner: int = learner
        self.random_others: bool = random_others
        self.views: BytesWriter = BytesWriter()  # kept, as they have room for all lanes then
        self.masks: BytesWriter = BytesWriter()
        self.seats: BytesWriter = BytesWriter()
        self.lanes: list[Lane] = [self._lane(n, 0) for n in range(lanes)]

    def _lane(self, n: int, number: int) -> Lane:
        """Begin a game."""
        deal = f"{self.seed}/{n}/{number}"
        rules = self.encoding.rules
        first = int(Rng(f"{deal}/first").below(self.players))
        state = rules.initial(self.players, first)
        engine = Engine(state, rules.dealer(state, deal))
        engine.deal()
        learner = (n + number) % self.players if self.learner == IN_TURN else self.learner
        lane = Lane(engine, first, learner, number, deal)
        self._play_others(lane)
        return lane

    def _play_others(self, lane: Lane) -> None:
        """Let the seats that nobody decides for play at random until the learner's turn comes."""
        if not self.random_others or lane.learner < 0:
            return
        engine = lane.engine
        s = engine.state
        while s.phase != OVER and s.current != lane.learner:
            count: i64 = engine.list_legal()
            engine.play(engine.buffer[lane.others.below(count)])

    def look(self) -> tuple[bytes, bytes, bytes]:
        """Return what each lane's player sees, what is legal there, and which seat it is, lane by lane."""
        encoding = self.encoding
        views = self.views
        masks = self.masks
        seats = self.seats
        views.truncate(0)
        masks.truncate(0)
        seats.truncate(0)
        size: i64 = encoding.size
        actions: i64 = encoding.actions
        view: i64 = 0
        mask: i64 = 0
        for lane in self.lanes:
            engine = lane.engine
            s = engine.state
            views.write(encoding.nothing)
            encoding.fill(s, s.current, views, view)
            masks.write(encoding.none_legal)
            count: i64 = engine.list_legal()
            buffer = engine.buffer
            numbers = lane.numbers
            n: i64 = 0
            while n < count:
                number: i64 = encoding.number_of(s, buffer[n])
                numbers[n] = number
                if number >= 0:
                    masks[mask + number] = 1
                n += 1
            lane.count = count
            seats.append(u8(s.current))
            view += size
            mask += actions
        return views.getvalue(), masks.getvalue(), seats.getvalue()

    def play(self, numbers: list[int], any_legal: bool = False) -> None:
        """Play a number in every lane; what is legal is what `look` has said last.

        With `any_legal` a number that is not legal stands for a legal action drawn at random.
        :raises IllegalAction: if one is not legal; then nothing is played.
        """
        if len(numbers) != len(self.lanes):
            raise ValueError(f"{len(self.lanes)} numbers are wanted, one for each lane, not {len(numbers)}")
        n = 0
        for lane in self.lanes:
            if not self._choose(lane, numbers[n], any_legal):
                raise IllegalAction("number-in-lane", lane=str(n), reason=self.encoding.refused(numbers[n]))
            n += 1
        for lane in self.lanes:
            lane.engine.play(lane.chosen)
            lane.count = 0
            self._play_others(lane)

    def _choose(self, lane: Lane, number: int, any_legal: bool) -> bool:
        """Let this be what is played next in a lane; return whether it can be."""
        count: i64 = lane.count
        if 0 <= number < self.encoding.actions:  # compared as Python integers: any may be asked for
            wanted: i64 = number
            numbers = lane.numbers
            n: i64 = 0
            while n < count:
                if numbers[n] == wanted:
                    lane.chosen = lane.engine.buffer[n]
                    return True
                n += 1
        if not any_legal or not count:
            return False
        lane.chosen = lane.engine.buffer[lane.others.below(count)]
        return True

    def points(self) -> bytes:
        """Return the points of all seats, lane by lane, as 32-bit numbers, the lowest byte first."""
        out = BytesWriter()
        players: i64 = self.players
        for lane in self.lanes:
            s = lane.engine.state
            seat: i64 = 0
            while seat < players:
                write_i32_le(out, i32(s.points_of(seat)))
                seat += 1
        return out.getvalue()

    def settle(self) -> list[Ending]:
        """Return the games that are over, and begin others in their place."""
        endings: list[Ending] = []
        n = 0
        for lane in self.lanes:
            s = lane.engine.state
            if s.phase == OVER:
                points = [int(s.points_of(seat)) for seat in range(self.players)]
                learner = int(lane.learner)
                view = self.encoding.observe(s, learner if learner >= 0 else int(s.current))
                endings.append(Ending(n, points, win_shares(s), view, learner))
            n += 1
        for ending in endings:
            self.lanes[ending.lane] = self._lane(ending.lane, self.lanes[ending.lane].number + 1)
        return endings
