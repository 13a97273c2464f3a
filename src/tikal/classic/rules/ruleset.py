"""A ruleset: the components and numbers of one edition, and the steps its turns are made of.

Data that does not change in play. An edition is a ruleset, and so is its auction variant. Nothing in the core ever
asks which edition it is in: a number that differs is a field here, a procedure that differs is another step,
condition, order of play or tie-break object.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.arrays import array
from tikal.core.hexes import SIDES
from tikal.core.notation import Notation
from tikal.core.position import DECIDING, Position, Rules
from tikal.core.position import DRAWING as DRAWING
from tikal.core.position import OVER as OVER
from tikal.core.position import REVEALING as REVEALING
from tikal.core.tiles import BASE_CAMP, RUIN, VOLCANO, Tile, different_turns, least_turned, turned_stones

if TYPE_CHECKING:
    from librt.vecs import vec

    from tikal.classic.rules.conditions import Condition
    from tikal.classic.rules.ranking import TieBreak
    from tikal.classic.rules.rounds import Rounds
    from tikal.classic.rules.state import State
    from tikal.core.dealer import Dealer
    from tikal.core.step import Step

# Phases: whose move it is to make, and of which kind. DRAWING and REVEALING belong to chance.
LAYING: Final = DECIDING
SPENDING: Final = 3
BIDDING: Final = 4
CHOOSING: Final = 5
PHASES: Final = ("draw", "reveal", "lay", "spend", "bid", "choose", "over")

HIGHEST_LEVEL: Final = 10
MOST_AP: Final = 15  # in one turn, and for one action: undo words have room for no more
NO_TILE: Final[i64] = -1


class Components:
    """What is in the box: tiles, board, temple pieces, treasures and each player's figures (C-COMP)."""

    def __init__(
        self,
        tiles: tuple[Tile, ...],
        printed: tuple[Tile, ...],
        pieces: dict[int, int],
        treasures: tuple[str, ...],
        copies: int,
        explorers: int,
        camps: int,
        guards: int,
    ) -> None:
        if not pieces or min(pieces) < 2 or max(pieces) > HIGHEST_LEVEL:
            raise ValueError(f"temple pieces have values from 2 to {HIGHEST_LEVEL}")
        self.tiles: tuple[Tile, ...] = tiles
        self.printed: tuple[Tile, ...] = printed
        self.all_tiles: tuple[Tile, ...] = tiles + printed
        self.treasures: tuple[str, ...] = treasures
        self.copies: int = copies
        self.explorers: int = explorers
        self.camps: int = camps
        self.guards: int = guards
        self.stack: int = (1 << len(tiles)) - 1  # the mask of all tiles that are drawn
        self.letters: str = "".join(sorted({tile.letter for tile in tiles}))
        self.base: int = next(tile.hex for tile in printed if tile.terrain == BASE_CAMP)
        self.pieces: vec[i64] = array([pieces.get(n, 0) for n in range(HIGHEST_LEVEL + 2)])
        # Flat tables, by tile number: the steps read these instead of objects.
        self.terrain: vec[i64] = array([t.terrain for t in self.all_tiles])
        self.value: vec[i64] = array([t.value for t in self.all_tiles])
        self.stones: vec[i64] = array(turned_stones(self.all_tiles))
        self.turns: vec[i64] = array([different_turns(t.stones) for t in self.all_tiles])
        self.order: vec[i64] = array(list(range(len(tiles))))
        self.masks: vec[i64] = array([t.value if t.terrain == RUIN else 0 for t in tiles])
        self.letter_of: vec[i64] = array([self.letters.index(t.letter) for t in tiles])
        self.letter_start: vec[i64] = array([sum(t.letter < letter for t in tiles) for letter in self.letters])
        self.fits: vec[i64] = array(_fitting_turns(self.all_tiles))
        self.letter_mask: vec[i64] = array(
            [sum(1 << n for n, t in enumerate(tiles) if t.letter == letter) for letter in self.letters]
        )

    def notation(self, secret: int) -> Notation:
        """Return how actions with these components are written, where a secret path takes that many AP."""
        return Notation(tuple(tile.id for tile in self.all_tiles), len(self.tiles), self.treasures, secret)


def _fitting_turns(tiles: tuple[Tile, ...]) -> list[int]:
    """fits[tile * 64 + open]: the turns, as a 6-bit mask, in which a tile has a stone on an open side.

    `open` is a 6-bit mask of sides. A volcano fits everywhere (C-TILE-3). Of turns that look alike only the
    lowest is in the mask (C-TILE-1).
    """
    masks: list[int] = []
    for t in tiles:
        for open in range(1 << SIDES):
            fit = 0
            for k in range(different_turns(t.stones)):
                sides = sum(1 << side for side in range(SIDES) if t.stones[(side - k) % SIDES])
                if sides & open or t.terrain == VOLCANO:
                    fit |= 1 << k
            masks.append(fit)
    return masks


class Ruleset(Rules):
    """One way to play: components, numbers, and the steps of each phase."""

    def __init__(
        self,
        spec: str,
        edition: str,
        options: dict[str, str | int | bool],
        game_version: int,
        components: Components,
        players: tuple[int, int],
        start_score: int,
        numbers: dict[str, int],
        camp_presence: Condition,
        dig_limit: Condition,
        rounds: Rounds,
        tie_break: TieBreak,
    ) -> None:
        from tikal.classic.rules.steps.camp import Camp
        from tikal.classic.rules.steps.dig import Dig, Reveal
        from tikal.classic.rules.steps.enter import Enter
        from tikal.classic.rules.steps.exchange import Exchange
        from tikal.classic.rules.steps.guard import Guard
        from tikal.classic.rules.steps.lay import Lay
        from tikal.classic.rules.steps.move import Move, SecretPath
        from tikal.classic.rules.steps.turn import Draw, EndTurn
        from tikal.classic.rules.steps.uncover import Uncover
        from tikal.core.step import Step

        notation = components.notation(numbers["secret_cost"])
        super().__init__("classic", spec, edition, False, options, game_version, players, notation, False)
        self.components: Components = components
        self.numbers: dict[str, int] = numbers  # of the box, by name
        self.start_score: i64 = start_score
        self.action_points: i64 = numbers["action_points"]
        self.leader_strength: i64 = numbers["leader_strength"]
        self.treasure_points: vec[i64] = array(
            [0, numbers["single_points"], numbers["pair_points"], numbers["triple_points"]]
        )
        self.rounds: Rounds = rounds
        self.tie_break: TieBreak = tie_break
        # The steps by name: the state calls the common ones directly, which is quicker than to look them up.
        self.draw: Draw = Draw()
        self.reveal: Reveal = Reveal()
        self.lay: Lay = Lay()
        self.enter: Enter = Enter(numbers["enter_cost"])
        self.move: Move = Move()
        self.secret: SecretPath = SecretPath(numbers["secret_cost"])
        self.uncover: Uncover = Uncover(numbers["uncover_cost"])
        self.dig: Dig = Dig(numbers["dig_cost"], dig_limit)
        self.exchange: Exchange = Exchange(numbers["exchange_cost"])
        self.camp: Camp = Camp(numbers["camp_cost"], camp_presence)
        self.guard: Guard = Guard(numbers["guard_cost"])
        self.end: EndTurn = EndTurn()
        self.openings: dict[int, State] = {}  # by number of players, made when first needed
        self.steps: list[tuple[Step[State], ...]] = [()] * len(PHASES)  # by phase
        self.step_of: list[Step[State]] = [Step(0)] * (act.KIND_MASK + 1)  # by kind, with gaps
        self.add_steps(DRAWING, (self.draw,))
        self.add_steps(REVEALING, (self.reveal,))
        self.add_steps(LAYING, (self.lay,))
        self.add_steps(
            SPENDING,
            (
                self.enter, self.move, self.secret, self.uncover, self.dig, self.exchange, self.camp, self.guard,
                self.end,
            ),
        )  # fmt: skip
        prices = [int(step.price) for step in self.steps[SPENDING] if step is not self.end]
        self.least_price: i64 = min(prices)  # with less than this a turn can only end

    def add_steps(self, phase: int, steps: tuple[Step[State], ...]) -> None:
        """Let these be the steps of a phase."""
        self.steps[phase] = steps
        for step in steps:
            self.step_of[step.kind] = step

    @property
    def costs(self) -> dict[str, int]:
        """What actions cost, by name."""
        return {name.removesuffix("_cost"): cost for name, cost in self.numbers.items() if name.endswith("_cost")}

    def initial(self, players: int, first: int) -> Position:
        """Return the position of a game before the first draw (C-SET-1)."""
        from tikal.classic.rules.paths import connect
        from tikal.classic.rules.state import State

        opening = self.openings.get(players)
        if opening is None:
            opening = State(self, players)
            for n, tile in enumerate(self.components.printed):
                opening.put_tile(len(self.components.tiles) + n, tile.hex, 0)
                connect(opening, tile.hex)
            self.openings[players] = opening
        s = opening.copy()
        self.rounds.start(s, first)
        return s

    def dealer(self, position: Position, seed: str) -> Dealer:
        from tikal.classic.rules.dealer import ClassicDealer
        from tikal.classic.rules.state import State

        assert isinstance(position, State)
        return ClassicDealer(position, seed)

    def most_points(self) -> int:
        from tikal.classic.rules.invariants import MOST_TEMPLE_POINTS

        treasures = len(self.components.treasures) * max([int(points) for points in self.treasure_points])
        return int(self.start_score) + self._scorings() * (MOST_TEMPLE_POINTS + treasures)

    def most_decisions(self, players: int) -> int:
        """A turn for every tile and every scoring: each AP is an action, and there are the tile and the end of turn."""
        tiles = len(self.components.tiles)
        turns = (tiles + self._scorings() * players) * (int(self.action_points) + 2)
        bids = tiles * (self.most_points() + players + 1)  # each more than the one before, passes, the tile taken
        return turns + (bids if self.auction else 0)

    def _scorings(self) -> int:
        return 1 + len([tile for tile in self.components.tiles if tile.terrain == VOLCANO])

    def read(self, words: dict[str, str]) -> Position:
        from tikal.classic.rules.line import read_words

        return read_words(self, words)

    def respell(self, action: i64) -> i64:
        return least_turned(action, self.components.turns, 0)
