"""The state: what is on the table and whose decision it is.

Mutable, small, and without secrets: what nobody may know yet is not in it. No text, no network, no
random generator. `paths.py` keeps the derived move tables that live in it; the steps change it.
The trail is the only memory: what `unapply` needs to restore and cannot work out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from tikal.classic.rules.ruleset import LAYING, NO_TILE, SPENDING, Ruleset
from tikal.core import action as act
from tikal.core import sites
from tikal.core.action import DRAW, END, ENTER, KIND_MASK, LAY, MOVE
from tikal.core.arrays import array, grown, zeros
from tikal.core.errors import InvalidPosition
from tikal.core.hexes import BIT, HEXES, NOWHERE, SIDES
from tikal.core.position import NOBODY as NOBODY
from tikal.core.position import OVER, Position, Rules, read_position
from tikal.core.scoring import seats_in
from tikal.core.tiles import CLEARING, RUIN, TEMPLE, VOLCANO

if TYPE_CHECKING:
    from librt.vecs import vec

MOST_PLAYERS: Final = 4
EMPTY: Final[i64] = 0  # no hexes, tiles or seats; with a plain 0 in its place compiled code would box the number
IN_SUPPLY: Final[i64] = -1  # a leader that has not entered yet
OUT_OF_PLAY: Final[i64] = -2  # a leader that stands guard or left the game

# What kind of turn is running.
NORMAL: Final[i64] = 0
VOLCANO_ROUND: Final = 1
FINAL_ROUND: Final = 2

ROW: Final[i64] = 7  # MOST_STONES + 1: exit_count has a place for every number of AP that makes a difference

NO_TRAIL: Final = zeros(256)


@final
class State(Position):
    """One position of the classic game. Fields are public; change them only through steps.

    A new one is an empty table; with `like` it is a copy of that state.
    """

    __slots__ = (  # interpreted Python finds slots faster than entries of a large dictionary
        "base",
        "camped",
        "camps",
        "camps_left",
        "choosing_free",
        "clearings",
        "crowd_hexes",
        "digging",
        "discarded",
        "dug_once",
        "dug_twice",
        "exit_count",
        "exits",
        "explored",
        "explorer_hexes",
        "explorers",
        "filled",
        "first_passer",
        "frontier",
        "guard",
        "guarded",
        "guards_left",
        "hand",
        "high_bid",
        "high_bidder",
        "leader",
        "level",
        "member_hexes",
        "offer",
        "open_sides",
        "opener",
        "passed",
        "pieces",
        "played",
        "queue",
        "round_kind",
        "ruins",
        "ruleset",
        "score",
        "singles",
        "stones",
        "stony_sides",
        "supply",
        "temples",
        "tile",
        "trail",
        "trail_room",
        "trail_top",
        "treasures",
        "treasures_on",
        "turn",
        "uncovered_once",
        "uncovered_twice",
        "undrawn",
        "unseen",
        "volcano",
        "volcano_seat",
        "volcanoes",
    )  # fmt: skip

    def __init__(self, ruleset: Ruleset, players: int, like: State | None = None) -> None:
        super().__init__(players)
        self.ruleset: Ruleset = ruleset
        c = ruleset.components
        self.base: i64 = BIT[c.base]  # a mask
        kinds = len(c.treasures)
        # --- the board, by hex
        self.tile: vec[i64] = like.tile[:] if like else array([NO_TILE] * HEXES)
        self.turn: vec[i64] = like.turn[:] if like else zeros(HEXES)  # how far that tile is turned
        self.level: vec[i64] = like.level[:] if like else zeros(HEXES)  # value of a temple
        self.treasures_on: vec[i64] = like.treasures_on[:] if like else zeros(HEXES)  # face down on a ruin
        self.guard: vec[i64] = like.guard[:] if like else zeros(HEXES)  # 0, or 1 + seat * 2 + figure
        # --- the board, as masks
        self.explored: i64 = like.explored if like else EMPTY
        self.temples: i64 = like.temples if like else EMPTY
        self.clearings: i64 = like.clearings if like else EMPTY
        self.ruins: i64 = like.ruins if like else EMPTY
        self.volcanoes: i64 = like.volcanoes if like else EMPTY
        self.filled: i64 = like.filled if like else EMPTY  # ruins with treasures left
        self.guarded: i64 = like.guarded if like else EMPTY
        self.camped: i64 = like.camped if like else EMPTY  # hexes with anybody's camp
        # --- the seats
        self.score: vec[i64] = like.score[:] if like else array([int(ruleset.start_score)] * MOST_PLAYERS)
        self.supply: vec[i64] = like.supply[:] if like else array([c.explorers] * MOST_PLAYERS)
        self.leader: vec[i64] = like.leader[:] if like else array([IN_SUPPLY] * MOST_PLAYERS)
        self.camps: vec[i64] = like.camps[:] if like else zeros(MOST_PLAYERS)  # masks
        self.camps_left: vec[i64] = like.camps_left[:] if like else array([c.camps] * MOST_PLAYERS)
        self.guards_left: vec[i64] = like.guards_left[:] if like else array([c.guards] * MOST_PLAYERS)
        self.explorers: vec[i64] = (
            like.explorers[:] if like else zeros(MOST_PLAYERS * HEXES)
        )  # how many, by seat and hex
        self.explorer_hexes: vec[i64] = (
            like.explorer_hexes[:] if like else zeros(MOST_PLAYERS)
        )  # masks: at least one explorer
        self.member_hexes: vec[i64] = (
            like.member_hexes[:] if like else zeros(MOST_PLAYERS)
        )  # masks: at least one member
        self.crowd_hexes: vec[i64] = like.crowd_hexes[:] if like else zeros(MOST_PLAYERS)  # masks: at least two members
        self.treasures: vec[i64] = like.treasures[:] if like else zeros(MOST_PLAYERS * kinds)  # by seat and kind
        self.singles: vec[i64] = like.singles[:] if like else zeros(MOST_PLAYERS)  # masks: kinds owned exactly once
        # --- the supplies
        self.pieces: vec[i64] = like.pieces[:] if like else c.pieces[:]
        self.unseen: vec[i64] = like.unseen[:] if like else array([c.copies] * kinds)  # treasures nobody has seen
        self.undrawn: i64 = like.undrawn if like else c.stack  # mask of tiles
        self.discarded: i64 = like.discarded if like else EMPTY  # mask of tiles that left the game
        # --- whose decision it is
        if like:
            self.phase = like.phase
            self.current = like.current
            self.ap = like.ap
        self.hand: i64 = like.hand if like else NO_TILE  # the tile to be laid now
        self.digging: i64 = like.digging if like else NOWHERE  # the ruin whose treasure is about to be shown
        self.uncovered_once: i64 = like.uncovered_once if like else EMPTY  # this turn, as masks of hexes
        self.uncovered_twice: i64 = like.uncovered_twice if like else EMPTY
        self.dug_once: i64 = like.dug_once if like else EMPTY
        self.dug_twice: i64 = like.dug_twice if like else EMPTY
        # --- scoring rounds
        self.round_kind: i64 = like.round_kind if like else NORMAL
        self.queue: i64 = (
            like.queue if like else EMPTY
        )  # seats still to score after the current one, packed as `core/scoring.py` says
        self.volcano: i64 = like.volcano if like else NO_TILE  # set aside
        self.volcano_seat: i64 = like.volcano_seat if like else NOBODY
        # --- the auction
        self.offer: i64 = like.offer if like else EMPTY  # mask of tiles face up
        self.opener: i64 = like.opener if like else EMPTY  # who opens, or opened, the auction
        self.high_bid: i64 = like.high_bid if like else EMPTY
        self.high_bidder: i64 = like.high_bidder if like else NOBODY
        self.passed: i64 = like.passed if like else EMPTY  # masks of seats
        self.first_passer: i64 = like.first_passer if like else NOBODY
        self.played: i64 = like.played if like else EMPTY
        self.choosing_free: i64 = like.choosing_free if like else EMPTY  # 1: no more auctions this round
        # --- derived by paths.py
        self.stones: vec[i64] = like.stones[:] if like else zeros(HEXES * SIDES)
        self.frontier: i64 = like.frontier if like else EMPTY  # empty hexes next to an explored one
        self.open_sides: vec[i64] = (
            like.open_sides[:] if like else zeros(HEXES)
        )  # 6-bit masks: sides that face an enterable hex
        self.stony_sides: vec[i64] = like.stony_sides[:] if like else zeros(HEXES)  # ... one with a stone on that side
        self.exits: vec[i64] = (
            like.exits[:] if like else zeros(HEXES * SIDES)
        )  # moves out of a hex, packed, cheapest first
        self.exit_count: vec[i64] = (
            like.exit_count[:] if like else zeros(HEXES * ROW)
        )  # how many of them a number of AP can pay
        # --- what unapply needs
        self.trail: vec[i64] = NO_TRAIL[:]
        self.trail_room: i64 = len(NO_TRAIL)
        self.trail_top: i64 = 0

    # --- what the engine asks

    @property
    def rules(self) -> Rules:
        return self.ruleset

    def list_actions(self, out: vec[i64], n: i64) -> i64:
        rules = self.ruleset
        if self.phase == LAYING:
            return rules.lay.legal(self, out, n)
        if self.phase != SPENDING:
            for step in rules.steps[self.phase]:
                n = step.legal(self, out, n)
            return n
        ap: i64 = self.ap
        if ap < rules.least_price:
            out[n] = END
            return n + 1
        enter = rules.enter
        if ap >= enter.price:
            n = enter.legal(self, out, n)
        move = rules.move
        if ap >= move.price:
            n = move.legal(self, out, n)
        secret = rules.secret
        if ap >= secret.price:
            n = secret.legal(self, out, n)
        uncover = rules.uncover
        if ap >= uncover.price:
            n = uncover.legal(self, out, n)
        dig = rules.dig
        if ap >= dig.price:
            n = dig.legal(self, out, n)
        exchange = rules.exchange
        if ap >= exchange.price:
            n = exchange.legal(self, out, n)
        camp = rules.camp
        if ap >= camp.price:
            n = camp.legal(self, out, n)
        guard = rules.guard
        if ap >= guard.price:
            n = guard.legal(self, out, n)
        out[n] = END  # always: what is not spent is lost (C-TURN-4)
        return n + 1

    def apply(self, action: i64) -> None:
        kind: i64 = action & KIND_MASK
        rules = self.ruleset
        if kind == MOVE:
            rules.move.apply(self, action)
        elif kind == ENTER:
            rules.enter.apply(self, action)
        elif kind == END:
            rules.end.apply(self, action)
        elif kind == LAY:
            rules.lay.apply(self, action)
        elif kind == DRAW:
            rules.draw.apply(self, action)
        else:
            rules.step_of[kind].apply(self, action)

    def unapply(self, action: i64) -> None:
        kind: i64 = action & KIND_MASK
        rules = self.ruleset
        if kind == MOVE:
            rules.move.unapply(self, action)
        elif kind == ENTER:
            rules.enter.unapply(self, action)
        elif kind == END:
            rules.end.unapply(self, action)
        elif kind == LAY:
            rules.lay.unapply(self, action)
        else:
            rules.step_of[kind].unapply(self, action)

    def odds(self, outcome: i64) -> i64:
        return self.unseen[act.item_of(outcome)] if act.kind_of(outcome) == act.REVEAL else 1

    def refusal(self, action: i64) -> str:
        if not self.ruleset.notation.can_write(action):
            return "no-such-action"
        kind = act.kind_of(action)
        for step in self.ruleset.steps[self.phase]:
            if step.kind == kind:
                return step.refusal(self, action)
        if self.phase == OVER:
            return "game-is-over"
        return "not-in-this-phase" if self.ruleset.step_of[kind].kind == kind else "not-in-this-game"

    def cost(self, action: i64) -> i64:
        return self.ruleset.step_of[act.kind_of(action)].cost(action)

    def normalise(self, action: i64) -> i64:
        if act.kind_of(action) == act.MOVE and act.cost_of(action) == 0:
            from tikal.classic.rules.paths import cost_between

            return action | cost_between(self, act.item_of(action), act.hex_of(action)) << act.COST
        return self.ruleset.respell(action)

    def points_of(self, seat: i64) -> i64:
        return self.score[seat]

    def is_scored(self, action: i64) -> bool:
        """Whether this action, about to be done, ends a scoring turn: the current player then scores (C-ROUND-1)."""
        return act.kind_of(action) == act.END and self.round_kind != NORMAL

    def points_due(self, seat: i64) -> i64:
        from tikal.classic.rules.scoring import points

        return points(self, seat)

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        return self.ruleset.tie_break.key(self, seat)

    def seen_by(self, seat: int) -> Position:
        """All seats see the same: the state holds nothing hidden (C-HID-1)."""
        return self.copy()

    # --- figures

    def add_member(self, seat: i64, hex: i64, figure: i64) -> None:
        """Put a member of that seat on a hex, wherever it came from."""
        bit: i64 = BIT[hex]
        if figure == act.LEADER:
            self.leader[seat] = hex
        else:
            self.explorers[seat * HEXES + hex] += 1
            self.explorer_hexes[seat] |= bit
        if self.member_hexes[seat] & bit:
            self.crowd_hexes[seat] |= bit
        else:
            self.member_hexes[seat] |= bit

    def remove_member(self, seat: i64, hex: i64, figure: i64, leader_to: i64) -> None:
        """Take a member of that seat off a hex; a leader's new whereabouts is `leader_to`."""
        bit: i64 = BIT[hex]
        left: i64 = self.explorers[seat * HEXES + hex]
        if figure == act.LEADER:
            self.leader[seat] = leader_to
        else:
            left -= 1
            self.explorers[seat * HEXES + hex] = left
            if left == 0:
                self.explorer_hexes[seat] &= ~bit
            if self.leader[seat] == hex:
                left += 1
        if left == 1:
            self.crowd_hexes[seat] &= ~bit
        elif left == 0:
            self.member_hexes[seat] &= ~bit

    def move_member(self, seat: i64, source: i64, target: i64, figure: i64) -> None:
        """Carry a member from one hex to another: `remove_member` and `add_member` in one, the commonest change."""
        explorers = self.explorers
        members = self.member_hexes
        gone: i64 = BIT[source]
        come: i64 = BIT[target]
        left: i64 = explorers[seat * HEXES + source]
        if figure == act.LEADER:
            self.leader[seat] = target
        else:
            left -= 1
            explorers[seat * HEXES + source] = left
            explorers[seat * HEXES + target] += 1
            self.explorer_hexes[seat] |= come
            if left == 0:
                self.explorer_hexes[seat] &= ~gone
            if self.leader[seat] == source:
                left += 1
        if left < 2:
            self.crowd_hexes[seat] &= ~gone
            if left == 0:
                members[seat] &= ~gone
        if members[seat] & come:
            self.crowd_hexes[seat] |= come
        else:
            members[seat] |= come

    def members(self, seat: i64, hex: i64) -> i64:
        """How many figures of that seat stand on a hex; the leader is one."""
        count: i64 = self.explorers[seat * HEXES + hex]
        return count + 1 if self.leader[seat] == hex else count

    def strength(self, seat: i64, hex: i64) -> i64:
        """What they weigh when a temple is contested; the leader weighs 3 (C-GUARD-1)."""
        count: i64 = self.explorers[seat * HEXES + hex]
        return count + self.ruleset.leader_strength if self.leader[seat] == hex else count

    def majority(self, hex: i64) -> i64:
        explorers = self.explorers
        leader = self.leader
        strengths: i64 = 0
        seat: i64 = self.players
        while seat:  # as `strength` has it
            seat -= 1
            strengths = strengths << 8 | explorers[seat * HEXES + hex]
            if leader[seat] == hex:
                strengths += self.ruleset.leader_strength
        return sites.majority(strengths)

    def stands(self, seat: i64, hex: i64, figure: i64) -> bool:
        if figure == act.LEADER:
            return self.leader[seat] == hex
        return self.explorers[seat * HEXES + hex] > 0

    def guard_figure(self, hex: i64) -> i64:
        """Which kind of figure stands guard on that temple; asked only where one does."""
        return (self.guard[hex] - 1) % 2

    def guard_seat(self, hex: i64) -> i64:
        guard = self.guard[hex]
        return (guard - 1) // 2 if guard else NOBODY

    def camp_sites(self) -> i64:
        """Hexes that are clearings, empty ruins among them (C-DIG-2)."""
        return sites.clearings(self.clearings, self.ruins, self.filled)

    def homes(self, seat: i64) -> i64:
        """Where that seat's members may enter and take secret paths: base camp and own camps."""
        return self.base | self.camps[seat]

    def add_treasure(self, seat: i64, kind: i64, count: i64) -> None:
        """Give a seat some treasures of a kind; a negative count takes them."""
        place: i64 = seat * len(self.unseen) + kind
        owned: i64 = self.treasures[place] + count
        self.treasures[place] = owned
        if owned == 1:
            self.singles[seat] |= BIT[kind]
        else:
            self.singles[seat] &= ~BIT[kind]

    # --- tiles

    def put_tile(self, tile: i64, hex: i64, turn: i64) -> None:
        """Put a tile on the board, with what comes with it; `paths.connect` then opens its paths."""
        c = self.ruleset.components
        bit = BIT[hex]
        terrain: i64 = c.terrain[tile]
        value: i64 = c.value[tile]
        self.tile[hex] = tile
        self.turn[hex] = turn
        self.explored |= bit
        if terrain == TEMPLE:
            self.temples |= bit
            self.level[hex] = value
        elif terrain == CLEARING:
            self.clearings |= bit
        elif terrain == RUIN:
            self.ruins |= bit
            self.filled |= bit
            self.treasures_on[hex] = value
        elif terrain == VOLCANO:
            self.volcanoes |= bit
        printed = c.stones
        stones = self.stones
        source: i64 = (tile * SIDES + turn) * SIDES
        place: i64 = hex * SIDES
        last: i64 = place + SIDES
        while place < last:
            stones[place] = printed[source]
            place += 1
            source += 1

    def lift_tile(self, hex: i64) -> None:
        """Take the tile on that hex off again: the exact opposite of `put_tile`."""
        keep: i64 = ~BIT[hex]
        self.tile[hex] = NO_TILE
        self.turn[hex] = 0
        self.level[hex] = 0
        self.treasures_on[hex] = 0
        self.explored &= keep
        self.temples &= keep
        self.clearings &= keep
        self.ruins &= keep
        self.filled &= keep
        self.volcanoes &= keep
        side: i64 = 0
        while side < SIDES:
            self.stones[hex * SIDES + side] = 0
            side += 1

    def next_letter(self) -> i64:
        """The letter on top of the stack, as a number, or -1 when it is empty (C-SET-2)."""
        n: i64 = 0
        for mask in self.ruleset.components.letter_mask:
            if self.undrawn & mask:
                return n
            n += 1
        return -1

    def waiting(self) -> list[int]:
        """The seats that still have to score after the current one, in order."""
        return seats_in(self.queue)

    # --- the trail

    def push(self, word: i64) -> None:
        """Remember a word for `unapply`."""
        top: i64 = self.trail_top
        if top == self.trail_room:
            self.trail = grown(self.trail)
            self.trail_room = len(self.trail)
        self.trail[top] = word
        self.trail_top = top + 1

    def pop(self) -> i64:
        """Return the word that was remembered last, and forget it."""
        self.trail_top -= 1
        return self.trail[self.trail_top]

    # Steps that move the game on remember only those parts of its flow that they can change.

    def push_flow(self) -> None:
        """Remember whose decision it is."""
        self.push(
            self.phase
            | self.current << 4
            | self.ap << 8
            | self.round_kind << 12
            | self.choosing_free << 16
            | (self.hand + 1) << 20
            | (self.volcano + 1) << 28
            | (self.volcano_seat + 1) << 36
            | self.queue << 40
        )

    def pop_flow(self) -> None:
        """Go back to what `push_flow` remembered last."""
        word: i64 = self.pop()
        self.phase = word & 15
        self.current = word >> 4 & 15
        self.ap = word >> 8 & 15
        self.round_kind = word >> 12 & 15
        self.choosing_free = word >> 16 & 15
        self.hand = (word >> 20 & 255) - 1
        self.volcano = (word >> 28 & 255) - 1
        self.volcano_seat = (word >> 36 & 15) - 1
        self.queue = word >> 40

    def push_turn(self) -> None:
        """Remember what was uncovered and dug this turn: most often nothing, which takes one word."""
        if self.uncovered_once | self.dug_once:
            self.push(self.uncovered_once)
            self.push(self.uncovered_twice)
            self.push(self.dug_twice)
        self.push(self.dug_once << 1 | (1 if self.uncovered_once | self.dug_once else 0))

    def pop_turn(self) -> None:
        """Go back to what `push_turn` remembered last."""
        word: i64 = self.pop()
        self.dug_once = word >> 1
        if word & 1:
            self.dug_twice = self.pop()
            self.uncovered_twice = self.pop()
            self.uncovered_once = self.pop()

    def push_auction(self) -> None:
        """Remember the auction and the points."""
        score = self.score
        self.push(score[0] | score[1] << 12 | score[2] << 24 | score[3] << 36)
        self.push(
            self.opener
            | (self.high_bidder + 1) << 4
            | self.passed << 8
            | (self.first_passer + 1) << 12
            | self.played << 16
            | self.high_bid << 20
        )

    def pop_auction(self) -> None:
        """Go back to what `push_auction` remembered last."""
        word: i64 = self.pop()
        self.opener = word & 15
        self.high_bidder = (word >> 4 & 15) - 1
        self.passed = word >> 8 & 15
        self.first_passer = (word >> 12 & 15) - 1
        self.played = word >> 16 & 15
        self.high_bid = word >> 20
        word = self.pop()
        score = self.score
        score[0] = word & 4095
        score[1] = word >> 12 & 4095
        score[2] = word >> 24 & 4095
        score[3] = word >> 36

    # --- whole states

    def copy(self) -> State:
        """Return an equal state that shares nothing with this one. Its trail is empty."""
        return State(self.ruleset, int(self.players), self)

    def words(self) -> list[int]:
        """Return everything but the trail as one list: two states are the same if their words are."""
        arrays = (
            self.tile, self.turn, self.level, self.treasures_on, self.guard, self.score, self.supply,
            self.leader, self.camps, self.camps_left, self.guards_left, self.explorers, self.explorer_hexes,
            self.member_hexes, self.crowd_hexes, self.treasures, self.singles, self.pieces, self.unseen, self.stones,
            self.open_sides, self.stony_sides, self.exits, self.exit_count,
        )  # fmt: skip
        words: list[int] = [
            self.players, self.explored, self.temples, self.clearings, self.ruins, self.volcanoes, self.filled,
            self.guarded, self.camped, self.undrawn, self.discarded, self.phase, self.current, self.ap, self.hand,
            self.digging, self.uncovered_once, self.uncovered_twice, self.dug_once, self.dug_twice,
            self.round_kind, self.queue, self.volcano, self.volcano_seat, self.offer, self.opener,
            self.high_bid, self.high_bidder, self.passed, self.first_passer, self.played,
            self.choosing_free, self.frontier,
        ]  # fmt: skip
        for numbers in arrays:
            words.extend(numbers)
        return words

    def to_line(self) -> str:
        """Return the position as one line of text; `from_line` reads it back."""
        from tikal.classic.rules.line import write_line

        return write_line(self)

    def check(self) -> None:
        from tikal.classic.rules.invariants import check

        check(self)

    @staticmethod
    def from_line(line: str) -> State:
        """Set up the position of the classic game that a line describes.

        :raises InvalidPosition: if it cannot be read, breaks an invariant or is of another game.
        """
        return classic_state(read_position(line))

    @staticmethod
    def from_view(view: Mapping[str, object]) -> State:
        """Set up the position that a seat's view shows, for searching."""
        return classic_state(read_position(str(view["line"])))


def classic_state(position: Position) -> State:
    """Return a position as one of the classic game, for those who know that game only.

    :raises InvalidPosition: if it is of another game.
    """
    if isinstance(position, State):
        return position
    raise InvalidPosition("not-classic")
