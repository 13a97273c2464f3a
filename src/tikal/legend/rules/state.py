"""The state of a Legend game: what is on the table and whose decision it is.

One flat array of words (`layout.py` names the places) and a journal. Every change goes through `put`, which
remembers the word as it was: so any action can be taken back exactly, and no rule says twice what it does.

Nothing hidden is in it but what a seat has looked at: a treasure slot is open, or it has a kind and a mask of the seats
that know it (L-HID-2). `seen_by` takes out what one seat does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core import sites
from tikal.core.arrays import grown, zeros
from tikal.core.hexes import BIT, SIDES, count_bits
from tikal.core.position import NOBODY as NOBODY
from tikal.core.position import Position, Rules
from tikal.core.scoring import seats_in
from tikal.core.tiles import CLEARING, RUIN, TEMPLE, VOLCANO
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.board import PLACES
from tikal.legend.rules.box import FACES, HIGHEST, LAKE, MOST_KINDS, MOST_VALUE

if TYPE_CHECKING:
    from librt.vecs import vec

    from tikal.legend.rules.effects.effect import Effect
    from tikal.legend.rules.ruleset import LegendRuleset

# The phases in which a player decides; DRAWING, REVEALING and OVER are those of every game.
DRAFTING: Final = 2
ACTING: Final = 3
SPENDING: Final = 4
CARRYING_OUT: Final = 5  # a card or power leaves the player something to choose
PHASES: Final = ("draw", "reveal", "draft", "act", "spend", "effect", "over")
SCORINGS: Final = ("none", "interim", "final")

NO_JOURNAL: Final = zeros(512)
FLOW: Final = -1  # stands in the journal where an action begins


@final
class LegendState(Position):
    """One position. Rules read and change its words by their places in `layout.py`; everybody else reads it by name."""

    __slots__ = ("journal", "ruleset", "top", "w")

    def __init__(self, ruleset: LegendRuleset, players: int, like: LegendState | None = None) -> None:
        super().__init__(players)
        self.ruleset: LegendRuleset = ruleset
        self.w: vec[i64] = like.w[:] if like else zeros(at.SIZE)
        if like:
            self.phase = like.phase
            self.current = like.current
            self.ap = like.ap
        self.journal: vec[i64] = NO_JOURNAL[:]
        self.top: i64 = 0

    # --- changing

    def put(self, place: i64, word: i64) -> None:
        """Change a word, and remember what it was."""
        if self.top + 2 > len(self.journal):
            self.journal = grown(self.journal)
        self.journal[self.top] = place
        self.journal[self.top + 1] = self.w[place]
        self.top += 2
        self.w[place] = word

    def add(self, place: i64, number: i64) -> None:
        """Add to a word."""
        self.put(place, self.w[place] + number)

    def set_bits(self, place: i64, bits: i64) -> None:
        """Add hexes, tiles or seats to a mask."""
        self.put(place, self.w[place] | bits)

    def clear_bits(self, place: i64, bits: i64) -> None:
        """Take hexes, tiles or seats out of a mask."""
        self.put(place, self.w[place] & ~bits)

    # --- what the engine asks

    @property
    def rules(self) -> Rules:
        return self.ruleset

    def list_actions(self, out: vec[i64], n: i64) -> i64:
        return self.ruleset.list_actions(self, out, n)

    def odds(self, outcome: i64) -> i64:
        from tikal.legend.rules.odds import odds

        return odds(self, outcome)

    def refusal(self, action: i64) -> str:
        return self.ruleset.refusal(self, action)

    def cost(self, action: i64) -> i64:
        return self.ruleset.cost(self, action)

    def normalise(self, action: i64) -> i64:
        if act.kind_of(action) == act.MOVE and act.cost_of(action) == 0:
            return action | self.stones_between(act.item_of(action), act.hex_of(action)) << act.COST
        return self.ruleset.respell(action)

    def apply(self, action: i64) -> None:
        if self.top + 2 > len(self.journal):
            self.journal = grown(self.journal)
        self.journal[self.top] = FLOW
        self.journal[self.top + 1] = self.phase | self.current << 4 | self.ap << 8
        self.top += 2
        self.ruleset.carry_out(self, action)

    def unapply(self, action: i64) -> None:
        while True:
            self.top -= 2
            place: i64 = self.journal[self.top]
            word: i64 = self.journal[self.top + 1]
            if place == FLOW:
                self.phase = word & 15
                self.current = word >> 4 & 15
                self.ap = word >> 8
                return
            self.w[place] = word

    def points_of(self, seat: i64) -> i64:
        return self.w[at.SCORE + seat]

    def is_scored(self, action: i64) -> bool:
        """Whether this action, about to be done, ends a scoring turn (L-ACT-6)."""
        return act.kind_of(action) == act.END and self.w[at.SCORING] != at.NORMAL

    def points_due(self, seat: i64) -> i64:
        from tikal.legend.rules.scoring import points

        return points(self, seat) + self.ruleset.rounds.director_due(self, seat)

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        """Most points win; all who tie share (L-END-2)."""
        return (int(self.w[at.SCORE + seat]),)

    def copy(self) -> LegendState:
        return LegendState(self.ruleset, int(self.players), self)

    def seen_by(self, seat: int) -> LegendState:
        from tikal.legend.rules.knowledge import redact

        seen = self.copy()
        redact(seen, seat)
        seen.top = 0
        return seen

    def told(self, action: i64, seat: int) -> i64:
        """What another seat looks at, and how it puts a stack in order, is not told (L-HID-2, L-HID-3)."""
        kind: i64 = act.kind_of(action)
        if seat == self.current or (kind != kinds.SEE and kind != kinds.ORDER):
            return action
        from tikal.legend.rules.knowledge import UNKNOWN

        return act.pack(kind, 0, UNKNOWN)

    def words(self) -> list[int]:
        return [int(self.players), int(self.phase), int(self.current), int(self.ap), *[int(word) for word in self.w]]

    def looks(self) -> list[int]:
        words = self.words()
        words[len(words) - len(self.w) + at.VIEWER] = 0
        return words

    def to_line(self) -> str:
        from tikal.legend.rules.line import write_line

        return write_line(self)

    def check(self) -> None:
        from tikal.legend.rules.invariants import check

        check(self)

    # --- figures

    def members(self, seat: i64, hex: i64) -> i64:
        """How many figures of that seat stand on a hex; a leader is one."""
        word: i64 = self.w[at.MEMBERS + seat * PLACES + hex]
        return word % at.ONE_LEADER + word // at.ONE_LEADER

    def explorers(self, seat: i64, hex: i64) -> i64:
        """How many explorers of that seat stand on a hex."""
        return self.w[at.MEMBERS + seat * PLACES + hex] % at.ONE_LEADER

    def leaders(self, seat: i64, hex: i64) -> i64:
        """How many leaders of that seat stand on a hex."""
        return self.w[at.MEMBERS + seat * PLACES + hex] // at.ONE_LEADER

    def stands(self, seat: i64, hex: i64, figure: i64) -> bool:
        """Whether that seat has such a figure on a hex."""
        return (self.leaders(seat, hex) if figure == act.LEADER else self.explorers(seat, hex)) > 0

    def strength(self, seat: i64, hex: i64) -> i64:
        """What they weigh in a majority: a leader 3, an explorer 1."""
        word: i64 = self.w[at.MEMBERS + seat * PLACES + hex]
        return word % at.ONE_LEADER + word // at.ONE_LEADER * self.ruleset.box.numbers.leader_strength

    def majority(self, hex: i64) -> i64:
        strengths: i64 = 0
        seat: i64 = self.players
        while seat:
            seat -= 1
            strengths = strengths << 8 | self.strength(seat, hex)
        return sites.majority(strengths)

    def anybody(self) -> i64:
        """The hexes with members of anybody, as a mask."""
        w = self.w
        return w[at.MEMBER_HEXES] | w[at.MEMBER_HEXES + 1] | w[at.MEMBER_HEXES + 2] | w[at.MEMBER_HEXES + 3]

    def guard_seat(self, hex: i64) -> i64:
        guard: i64 = self.w[at.GUARD + hex]
        return (guard - 1) // 2 if guard else NOBODY

    def add_member(self, seat: i64, hex: i64, figure: i64) -> None:
        """Put a figure on a hex, wherever it came from."""
        self.add(at.MEMBERS + seat * PLACES + hex, at.ONE_LEADER if figure == act.LEADER else 1)
        self.set_bits(at.MEMBER_HEXES + seat, BIT[hex])

    def remove_member(self, seat: i64, hex: i64, figure: i64) -> None:
        """Take a figure off a hex."""
        place: i64 = at.MEMBERS + seat * PLACES + hex
        self.add(place, -at.ONE_LEADER if figure == act.LEADER else -1)
        if not self.w[place]:
            self.clear_bits(at.MEMBER_HEXES + seat, BIT[hex])

    def available(self, seat: i64, figure: i64) -> i64:
        """How many such figures the seat has in its available supply."""
        return self.w[(at.LEADERS_IN if figure == act.LEADER else at.EXPLORERS_IN) + seat]

    def homes(self, seat: i64) -> i64:
        """Where that seat deploys and takes secret paths: the common and its own base camps."""
        return BIT[self.ruleset.box.base] | self.w[at.CAMPS + seat]

    def camps_left(self, seat: i64) -> i64:
        """Camps in supply."""
        return self.ruleset.box.numbers.camps - count_bits(self.w[at.CAMPS + seat])

    # --- the board

    def clearings(self) -> i64:
        """Clearings, with a camp or without, and empty ruins, which are clearings for every rule but L-SCORE-5."""
        return sites.clearings(self.w[at.CLEARINGS], self.w[at.RUINS], self.w[at.FILLED])

    def tokens_on(self, edge: i64) -> i64:
        """Trail-stone tokens on an edge."""
        count: i64 = 0
        if self.w[at.STONE] == edge + 1:
            count += 1
        if self.w[at.STONE + 1] == edge + 1:
            count += 1
        return count

    def stones_on_side(self, hex: i64, side: i64) -> i64:
        """Stones on an edge: of both hexes, and tokens (L-MOVE-1). 0 means no path."""
        board = self.ruleset.box.board
        box = self.ruleset.box
        other: i64 = board.neighbour[hex * SIDES + side]
        if other < 0:
            return 0
        w = self.w
        stones: i64 = box.stones[(w[at.TILE + hex] * SIDES + w[at.TURN + hex]) * SIDES + side]
        stones += box.stones[(w[at.TILE + other] * SIDES + w[at.TURN + other]) * SIDES + (side + 3) % SIDES]
        return stones + self.tokens_on(board.edge_at[hex * SIDES + side])

    def stones_between(self, hex: i64, other: i64) -> i64:
        """Stones between two hexes; 0 means no path, or no neighbours."""
        if hex >= self.ruleset.box.board.hexes:
            return 0
        side: i64 = 0
        while side < SIDES:
            if self.ruleset.box.board.neighbour[hex * SIDES + side] == other:
                return self.stones_on_side(hex, side)
            side += 1
        return 0

    def put_tile(self, tile: i64, hex: i64, turn: i64) -> None:
        """Put a tile on a hex, with what comes with it (L-TILE-2). What stood there stays."""
        box = self.ruleset.box
        bit: i64 = BIT[hex]
        terrain: i64 = box.terrain[tile + 1]
        value: i64 = box.value[tile + 1]
        self.put(at.TILE + hex, tile + 1)
        self.put(at.TURN + hex, turn)
        self.set_bits(at.EXPLORED, bit)
        if terrain == TEMPLE:
            self.set_bits(at.TEMPLES, bit)
            self.put(at.LEVEL + hex, value)
            level: i64 = 2
            while level <= value:
                self.add(at.PREBUILT + level, -1)
                level += 1
        elif terrain == CLEARING:
            self.set_bits(at.CLEARINGS, bit)
        elif terrain == RUIN:
            self.set_bits(at.RUINS, bit)
            self.set_bits(at.FILLED, bit)
            self.put(at.HOARD + hex, value)
        elif terrain == VOLCANO:
            self.set_bits(at.VOLCANOES, bit)
        elif terrain == LAKE:
            self.set_bits(at.LAKES, bit)

    # --- treasures

    def owns(self, seat: i64, kind: i64) -> i64:
        """How many treasures of a kind are in a seat's museum."""
        return self.w[at.MUSEUM + seat * MOST_KINDS + kind]

    def add_treasures(self, seat: i64, kind: i64, count: i64) -> None:
        """Put treasures into a seat's museum, or take them out."""
        self.add(at.MUSEUM + seat * MOST_KINDS + kind, count)

    # --- order of play

    def place_of(self, seat: i64) -> i64:
        """The seat's place in the current turn order, from 0."""
        place: i64 = 0
        while self.w[at.ORDER + place] != seat:
            place += 1
        return place

    def waiting(self) -> list[int]:
        """The seats that still have to score after the current one, in order."""
        return seats_in(self.w[at.QUEUE])

    def word(self, place: int) -> int:
        """Return one word as a plain integer."""
        return int(self.w[place])

    # --- readers: the table in the words of the rulebook, for everybody outside the rules and the planner

    @property
    def round(self) -> int:
        """The round, from 1."""
        return int(self.w[at.ROUND])

    @property
    def order(self) -> list[int]:
        """The seats in the current turn order."""
        return self.row(at.ORDER, int(self.players))

    @property
    def acted(self) -> bool:
        """Whether the action of this turn is taken."""
        return self.w[at.ACTED] != 0

    @property
    def passed(self) -> int:
        """The seats that are out for the round, as a mask."""
        return int(self.w[at.PASSED])

    @property
    def scoring(self) -> str:
        """Which scoring is going on: one of SCORINGS."""
        return SCORINGS[self.w[at.SCORING]]

    @property
    def volcano(self) -> int:
        """The tile that started the interim scoring, or -1."""
        return int(self.w[at.VOLCANO]) - 1

    @property
    def volcano_seat(self) -> int:
        """Whose that volcano is, or NOBODY."""
        return int(self.w[at.VOLCANO_SEAT]) - 1

    @property
    def viewer(self) -> int | None:
        """The seat, or SPECTATOR, for which others' knowledge was taken out; None if it is all there."""
        word = int(self.w[at.VIEWER])
        return word - 2 if word else None

    # ... the card or power that is being carried out

    @property
    def effect(self) -> Effect | None:
        """The effect of the card or power that is being carried out."""
        word: i64 = self.w[at.EFFECT]
        return self.ruleset.effects[word - 1] if word else None

    @property
    def stage(self) -> int:
        """How far it is."""
        return int(self.w[at.STAGE])

    @property
    def picks(self) -> int:
        """How many picks it has made in this stage."""
        return int(self.w[at.COUNT])

    @property
    def budget(self) -> int:
        """The AP it has left for walking."""
        return int(self.w[at.BUDGET])

    @property
    def site(self) -> int:
        """The hex it is about, or -1."""
        return int(self.w[at.SITE]) - 1

    @property
    def source(self) -> int:
        """The hex that figures leave, or -1."""
        return int(self.w[at.SOURCE]) - 1

    @property
    def partner(self) -> int:
        """The seat it swaps with, or NOBODY."""
        return int(self.w[at.PARTNER]) - 1

    @property
    def spare_card(self) -> int:
        """The face of the spare card in hand, or -1."""
        return int(self.w[at.SPARE]) - 1

    @property
    def taking(self) -> int:
        """The ruin whose top treasure is about to be shown, or -1."""
        return int(self.w[at.TAKING]) - 1

    # ... the board; sets of hexes and tiles are masks

    @property
    def explored(self) -> int:
        """The hexes with a tile."""
        return int(self.w[at.EXPLORED])

    @property
    def temples(self) -> int:
        """The hexes with a temple."""
        return int(self.w[at.TEMPLES])

    @property
    def guarded(self) -> int:
        """The temples with a guardian."""
        return int(self.w[at.GUARDED])

    @property
    def filled(self) -> int:
        """The ruins with treasures left."""
        return int(self.w[at.FILLED])

    @property
    def volcanoes(self) -> int:
        """The hexes with a volcano."""
        return int(self.w[at.VOLCANOES])

    @property
    def lakes(self) -> int:
        """The hexes with a lake."""
        return int(self.w[at.LAKES])

    def tile_on(self, hex: int) -> int:
        """The tile on a hex, or -1 for jungle."""
        return int(self.w[at.TILE + hex]) - 1

    def turn_of(self, hex: int) -> int:
        """How far the tile on a hex is turned."""
        return int(self.w[at.TURN + hex])

    def level(self, hex: int) -> int:
        """The top floor of the temple on a hex."""
        return int(self.w[at.LEVEL + hex])

    def treasures_on(self, hex: int) -> int:
        """How many treasures are left on the ruin on a hex."""
        return int(self.w[at.HOARD + hex])

    def guard_on(self, hex: int) -> tuple[int, int] | None:
        """Whose guardian stands on a temple, and which figure it is."""
        guard = int(self.w[at.GUARD + hex]) - 1
        return None if guard < 0 else (guard // 2, guard % 2)

    def camps(self, seat: int) -> int:
        """The hexes with that seat's camps."""
        return int(self.w[at.CAMPS + seat])

    def member_hexes(self, seat: int) -> int:
        """The hexes on which that seat has members."""
        return int(self.w[at.MEMBER_HEXES + seat])

    @property
    def trail_stones(self) -> list[int]:
        """The edges on which the trail-stone tokens lie, the lower first."""
        return [edge - 1 for edge in self.row(at.STONE, 2) if edge]

    # ... what a seat has

    def unavailable(self, seat: int, figure: int) -> int:
        """How many such figures the seat has still to recruit."""
        return int(self.w[(at.LEADERS_LATER if figure == act.LEADER else at.EXPLORERS_LATER) + seat])

    def guards_left(self, seat: int) -> int:
        """Guardians in supply."""
        return int(self.w[at.GUARDS + seat])

    def power_tile(self, seat: int) -> int:
        """The seat's power tile, or -1."""
        return int(self.w[at.POWER + seat]) - 1

    def director_used(self, seat: int) -> bool:
        """Whether the seat's museum director is used."""
        return self.w[at.DIRECTED] & BIT[seat] != 0

    def token(self, seat: int) -> int:
        """The AP token on the campsite, or 0."""
        return int(self.w[at.TOKEN + seat])

    def held_tiles(self, seat: int) -> int:
        """The tiles on the campsite."""
        return int(self.w[at.HELD + seat])

    def drafted_place(self, seat: int) -> int:
        """The seat's place in the next turn order, or 0."""
        return int(self.w[at.PLACE + seat])

    # ... what lies on offer and in supply: cards by face, tokens by value, treasures by kind, floors by level

    @property
    def display(self) -> list[int]:
        """The cards face up."""
        return self.row(at.DISPLAY, len(FACES))

    @property
    def deck(self) -> list[int]:
        """The cards that are not dealt yet."""
        return self.row(at.DECK, len(FACES))

    @property
    def discarded(self) -> list[int]:
        """The cards on the discard pile."""
        return self.row(at.USED, len(FACES))

    @property
    def tokens_up(self) -> list[int]:
        """The AP tokens on offer."""
        return self.row(at.TOKENS_UP, MOST_VALUE + 1)

    @property
    def bag(self) -> list[int]:
        """The AP tokens that nobody has seen."""
        return self.row(at.BAG, MOST_VALUE + 1)

    @property
    def tiles_up(self) -> int:
        """The tiles on offer."""
        return int(self.w[at.TILES_UP])

    @property
    def stack(self) -> int:
        """The tiles that are not drawn yet."""
        return int(self.w[at.STACK])

    @property
    def gone(self) -> int:
        """The tiles out of the game."""
        return int(self.w[at.GONE])

    @property
    def card_tiles(self) -> int:
        """The tiles still to be had by cards."""
        return int(self.w[at.CARD_TILES])

    @property
    def open_treasures(self) -> list[int]:
        """The treasures that lie open for cards 01."""
        return self.row(at.OPEN, len(self.ruleset.box.treasures))

    def unseen(self, kind: int) -> int:
        """How many hidden treasures of a kind nobody, or not who looks, has seen."""
        return int(self.w[at.UNSEEN + kind])

    @property
    def floors(self) -> list[int]:
        """The floors not built yet."""
        return self.row(at.FLOORS, HIGHEST + 1)

    @property
    def prebuilt(self) -> list[int]:
        """The floors that temples have already when their tile is laid."""
        return self.row(at.PREBUILT, HIGHEST + 1)

    def row(self, place: int, count: int) -> list[int]:
        """Return several words, one after the other, as plain integers."""
        return [int(self.w[place + n]) for n in range(count)]


def legend_state(position: Position) -> LegendState:
    """Return a position as one of Legend, for code that knows only this game."""
    assert isinstance(position, LegendState)
    return position
