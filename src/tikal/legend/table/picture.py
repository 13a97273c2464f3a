"""What is on the table of Tikal Legend, as types: the shape of what `tikal.view` shows a seat."""

from __future__ import annotations

from typing import Literal

from tikal.server.shapes import FigureName, SeatName, Shape, Terrain

LegendPhase = Literal["draw", "reveal", "draft", "act", "spend", "effect", "over"]
PartName = Literal["temples", "tall", "volcanoes", "land", "lakes", "treasures"]

#: The names these types have in TypeScript.
ALIASES = {"LegendPhase": LegendPhase, "PartName": PartName}


class Party(Shape, frozen=True):
    """The members of one seat on a hex, or in a supply."""

    leaders: int
    explorers: int


class Guardian(Shape, frozen=True):
    """Who guards a temple."""

    seat: SeatName
    figure: FigureName


class Glimpse(Shape, frozen=True):
    """A treasure of a stack that somebody has looked at."""

    depth: int  # 1 is the bottom
    kind: str | None  # null if the viewer does not know it
    by: list[SeatName]  # who knows it


class LegendHex(Shape, frozen=True, omit_defaults=True):
    """One hex, jungle too. What does not belong to its terrain is left out."""

    hex: str  # "A1" to "H5", "R1" to "R16" on the border
    place: list[int]  # column and row; odd columns sit half a hex lower
    border: bool
    terrain: Terrain
    tile: str | None
    turn: int  # sixths of a turn clockwise
    stones: list[int]  # by side, as it lies: N NE SE S SW NW
    figures: dict[SeatName, Party]
    camp: SeatName | None
    majority: SeatName | None
    level: int | None = None  # of a temple
    guard: Guardian | None = None  # of a temple
    controller: SeatName | None = None  # who would score the temple now
    masks: int | None = None  # of a ruin: treasures it began with
    treasures: int | None = None  # of a ruin: treasures left
    known: list[Glimpse] | None = None  # of a ruin: what was looked at, the top first
    kinds: dict[str, int] | None = None  # of a ruin: kinds the viewer knows to lie there, but not where


class TrailStones(Shape, frozen=True):
    """The two tokens that belong to nobody."""

    supply: int
    placed: list[str]  # edges, "C4|C5"


class LegendOffer(Shape, frozen=True):
    """What can be drafted, or lies on display."""

    cards: list[str]
    tokens: list[int]
    tiles: list[str]
    places: list[int]


class LegendSupply(Shape, frozen=True):
    """What is not on the table yet, as everybody may know it: never in which order."""

    floors: dict[str, int]  # that can be cleared, by value
    prebuilt: dict[str, int]
    open_treasures: dict[str, int]
    card_tiles: list[str]
    next_letter: str | None  # of the tile stack
    undrawn: list[str]
    gone: list[str]  # tiles that left the game
    deck: list[str]  # cards still to come
    discarded: list[str]
    bag: dict[str, int]  # AP tokens, by value
    treasures_unseen: dict[str, int]


class CardHeld(Shape, frozen=True):
    """A card of a campsite."""

    card: str
    down: bool  # a permanent one that was used this round


class TempleHeld(Shape, frozen=True):
    """One temple of a score sheet."""

    hex: str
    value: int
    guard: bool


class KindHeld(Shape, frozen=True):
    """One kind of treasure of a score sheet."""

    kind: str
    count: int


class LegendSheet(Shape, frozen=True):
    """What a seat scores: points by part, and the hexes they come from."""

    parts: dict[PartName, int]
    temples: list[TempleHeld]
    volcanoes: list[str]
    land: list[str]
    lakes: list[str]
    ruins: list[str]
    masks: int
    treasures: list[KindHeld]
    total: int


class LegendSeat(Shape, frozen=True):
    """One player's campsite, supplies and museum."""

    seat: SeatName
    name: str
    score: int
    available: Party
    unavailable: Party
    camps: list[str]
    camps_left: int
    guards_left: int
    treasures: dict[str, int]
    token: int | None
    token_worth: int  # its AP with what face-up permanent cards add
    tiles: list[str]
    right: list[CardHeld]
    left: list[CardHeld]
    left_slots: int
    place: int | None  # drafted for the next round
    power_tile: int | None
    powers: list[str]
    director_used: bool
    passed: bool
    if_scored: LegendSheet  # if everybody scored now


class EffectShown(Shape, frozen=True):
    """The card or power that is being carried out."""

    id: str  # "#17", "power:march", "swap" or "volcano"
    stage: int
    picks: int
    may_stop: bool
    budget: int  # AP left of a card that gives some
    site: str | None
    source: str | None
    partner: SeatName | None
    spare_card: str | None


class LegendScoring(Shape, frozen=True):
    """A scoring that is going on."""

    final: bool
    volcano: str | None  # the tile set aside
    by: SeatName | None  # who played it
    waiting: list[SeatName]  # who scores after the current player, in order


class LegendView(Shape, frozen=True, tag_field="game", tag="legend"):
    """All that a seat, or a spectator, may see of Tikal Legend."""

    edition: str
    auction: bool
    options: dict[str, str]
    game_version: int
    scenario: str
    stand_ins: list[str]  # what in the box was not read off the game
    seat: SeatName | None  # whose eyes; null for a spectator
    line: str  # the position in one line
    phase: LegendPhase
    current: SeatName | None  # who decides; null when the game is over
    ap: int
    round: int
    turn_order: list[SeatName]
    acted: bool  # whether the action of this turn is taken
    passed: list[SeatName]
    effect: EffectShown | None
    scoring: LegendScoring | None
    board: list[LegendHex]
    trail_stones: TrailStones
    offer: LegendOffer
    supply: LegendSupply
    seats: list[LegendSeat]
    ranking: list[list[SeatName]] | None  # by place, when the game is over
