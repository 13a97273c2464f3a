"""The engine: list what is legal, apply it, take it back, say why not.

The functions work on a bare state, for search. `Engine` adds a dealer and the history of one game:
`Game`, the play-outs and the benchmarks all go through `Engine.play`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.action import Action
from tikal.core.arrays import array, grown, zeros
from tikal.core.dealer import Dealer, Rng
from tikal.core.errors import InvalidAction
from tikal.core.position import DECIDING, OVER, Position, Rules

if TYPE_CHECKING:
    from librt.vecs import vec

MOST_ACTIONS: Final = 2048  # no list is longer: bids end at one's points, see `invariants.MOST_SET_UP`

BLANK: Final = zeros(MOST_ACTIONS)
NO_MOVES: Final = zeros(512)


def actions_at(s: Position) -> list[int]:
    """Return all actions of this position as plain integers, chance outcomes where chance is asked.

    For callers outside the core: they cannot share its buffers.
    """
    buffer: vec[i64] = BLANK[:]
    count: i64 = s.list_actions(buffer, 0)
    return [int(action) for action in buffer[:count]]


def waits_for_chance(s: Position) -> bool:
    """Whether the next thing to happen is a draw or a reveal."""
    return s.phase < DECIDING


class LegalActions:
    """The legal actions of one position: a lazy sequence over packed integers.

    `len`, index, `in` (an action, its text or its integer) and iteration work as with a tuple. An `Action` is
    made only for what is asked for: `ints()` gives the bare integers.
    """

    def __init__(self, rules: Rules, packed: vec[i64]) -> None:
        self.rules: Rules = rules
        self.packed: vec[i64] = packed

    def __len__(self) -> int:
        return len(self.packed)

    def __getitem__(self, index: int) -> Action:
        count: int = len(self.packed)
        if not -count <= index < count:  # compared as Python integers: any may be asked for
            raise IndexError("there are fewer legal actions")
        return Action(int(self.packed[index]), self.rules.notation)

    def __iter__(self) -> Iterator[Action]:
        notation = self.rules.notation
        return iter([Action(int(packed), notation) for packed in self.packed])

    def __reversed__(self) -> Iterator[Action]:
        return reversed(list(self))

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Action):
            return self.has(action.packed)
        if isinstance(action, int):
            return self.has(action)
        if isinstance(action, str):
            try:
                packed = self.rules.notation.read(action)
            except InvalidAction:
                return False
            return self._has_spelled(packed)
        return False

    def _has_spelled(self, packed: int) -> bool:
        """Whether an action that was read from a text is in the list, under whatever spelling."""
        wanted: i64 = self.rules.respell(packed)
        if act.kind_of(wanted) == act.MOVE and act.cost_of(wanted) == 0:  # the cost was left out
            for action in self.packed:
                if action & ~(act.FIELD << act.COST) == wanted:
                    return True
            return False
        return self.has(int(wanted))

    def has(self, packed: int) -> bool:
        """Whether a packed action is in the list."""
        if not 0 < packed < 1 << 30:
            return False
        wanted: i64 = packed
        for action in self.packed:
            if action == wanted:
                return True
        return False

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild_legal, (self.rules, self.ints()))

    def ints(self) -> list[int]:
        """Return the packed integers as a plain list."""
        return [int(packed) for packed in self.packed]

    def texts(self) -> list[str]:
        """Return the texts as a plain list."""
        notation = self.rules.notation
        return [notation.write(packed) for packed in self.packed]

    def __repr__(self) -> str:
        return f"<{len(self.packed)} legal actions: {' '.join(self.texts()[:8])}{' ...' if len(self) > 8 else ''}>"


def _rebuild_legal(rules: Rules, packed: list[int]) -> LegalActions:
    return LegalActions(rules, array(packed))


class Engine:
    """One game: a state, the dealer that supplies its chance, and what has happened so far."""

    def __init__(self, state: Position, dealer: Dealer | None) -> None:
        self.state: Position = state
        self.dealer: Dealer | None = dealer
        self.moves: vec[i64] = NO_MOVES[:]  # packed actions, chance included, with room for more
        self.room: i64 = len(NO_MOVES)  # for how many
        self.played: i64 = 0  # how many they are
        self.buffer: vec[i64] = BLANK[:]
        self.count: i64 = 0  # how many legal actions the buffer holds
        self.ready: bool = False  # whether it holds those of this position

    def list_legal(self) -> i64:
        """Bring the buffer up to date; return how many legal actions there are for the player to decide."""
        if self.ready:
            return self.count
        s = self.state
        count: i64 = 0
        if s.phase >= DECIDING:
            count = s.list_actions(self.buffer, 0)
        self.count = count
        self.ready = True
        return count

    def legal_actions(self) -> LegalActions:
        """Return the legal actions of the player to decide; empty when the game is over."""
        count: i64 = self.list_legal()
        return LegalActions(self.state.rules, self.buffer[:count])

    def is_legal(self, action: i64) -> bool:
        """Whether this very packed action is legal now."""
        count: i64 = self.list_legal()
        n: i64 = 0
        while n < count:
            if self.buffer[n] == action:
                return True
            n += 1
        return False

    def advance(self, action: i64) -> None:
        """Do one action, player's or chance's, that is known to be legal."""
        self.state.apply(action)
        n: i64 = self.played
        if n == self.room:
            self.moves = grown(self.moves)
            self.room = len(self.moves)
        self.moves[n] = action
        self.played = n + 1
        self.ready = False

    @property
    def history(self) -> list[int]:
        """What has been done so far: packed actions, chance included."""
        return [int(action) for action in self.moves[: self.played]]

    def deal(self) -> None:
        """Let the dealer draw until a player has to decide or the game is over."""
        dealer = self.dealer
        assert dealer is not None
        while waits_for_chance(self.state):
            self.advance(dealer.deal(self.state))

    def play(self, action: i64) -> None:
        """Do a player's legal action and what chance adds to it.

        `advance` is written out here: the call it saves is 3% of an interpreted play-out.
        """
        s = self.state
        s.apply(action)
        n: i64 = self.played
        if n == self.room:
            self.moves = grown(self.moves)
            self.room = len(self.moves)
        self.moves[n] = action
        self.played = n + 1
        self.ready = False
        if s.phase < DECIDING:
            self.deal()

    def take_back(self) -> int:
        """Undo the last action, chance's too, and return it."""
        self.played -= 1
        action: i64 = self.moves[self.played]
        self.state.unapply(action)
        self.ready = False
        return int(action)


def play_out(engine: Engine, rng: Rng, most: int = 1_000_000) -> int:
    """Play on with random actions, the full list made at every decision, to the end or for `most` actions.

    Returns how many actions were played. Every one goes through `Engine.play`, as in any other game.
    """
    s = engine.state
    buffer = engine.buffer
    actions = 0
    while actions < most and s.phase != OVER:
        count: i64 = engine.list_legal()
        engine.play(buffer[rng.below(count)])
        actions += 1
    return actions


def perft(s: Position, depth: int) -> int:
    """Count the sequences of `depth` player actions from here.

    Chance takes no depth: every outcome that can come is followed, once, however many tiles or tokens
    would give it. A game that ends sooner counts as one.
    """
    buffer: vec[i64] = zeros(MOST_ACTIONS * (2 * depth + 2))
    return _perft(s, depth, buffer, 0)


def _perft(s: Position, depth: int, buffer: vec[i64], first: i64) -> int:
    """Count with the lists of all depths one behind the other in one buffer, from place `first` on."""
    if depth == 0 or s.phase == OVER:
        return 1
    last: i64 = s.list_actions(buffer, first)
    chance = waits_for_chance(s)
    if depth == 1 and not chance:
        return int(last - first)
    total = 0
    n: i64 = first
    while n < last:
        s.apply(buffer[n])
        total += _perft(s, depth if chance else depth - 1, buffer, last)
        s.unapply(buffer[n])
        n += 1
    return total
