"""The view of Tikal Legend: what one seat may see (L-HID-1 to L-HID-3)."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from tikal.core import action as act
from tikal.core.hexes import HEXES, SIDES
from tikal.core.notation import FIGURE_NAMES, SEATS
from tikal.core.position import OVER
from tikal.core.tiles import RUIN, TEMPLE
from tikal.editions.options import write
from tikal.legend.editions.builder import stand_ins
from tikal.legend.rules import scoring
from tikal.legend.rules.box import FACES, HIGHEST, POWERS, TERRAINS
from tikal.legend.rules.cards import cards_on_side
from tikal.legend.rules.effects.cards_20_21 import token_worth
from tikal.legend.rules.knowledge import known_kinds, known_places
from tikal.legend.rules.rounds import tiles_on_top
from tikal.legend.rules.state import DRAFTING, NOBODY, PHASES, LegendState
from tikal.legend.sheet import LegendSheet, sheet_view
from tikal.view import AnyChange, AnyHex, AnyView, GuardShown, ScoringRound, SeatName, Shape, places, tied_on, written

LegendPhase = Literal["draw", "reveal", "draft", "act", "spend", "effect", "over"]

#: The names these types have in TypeScript.
ALIASES = {"LegendPhase": LegendPhase}


class Party(Shape, frozen=True):
    """The members of one seat, on a hex or in a supply."""

    leaders: int
    explorers: int


class Glimpse(Shape, frozen=True):
    """A treasure of a stack that somebody has looked at."""

    depth: int  # 1 is the bottom
    kind: str | None  # null if the viewer does not know it
    by: list[SeatName]  # who knows it


class LegendHex(AnyHex, frozen=True, kw_only=True):
    """One hex, jungle too; "R1" to "R16" are on the border."""

    place: list[int]  # column and row; odd columns sit half a hex lower
    border: bool
    tile: str | None
    figures: dict[SeatName, Party]
    majority: SeatName | None
    known: list[Glimpse] | UnsetType = UNSET  # of a ruin: what was looked at, the top first
    kinds: dict[str, int] | UnsetType = UNSET  # of a ruin: kinds the viewer knows to lie there, but not where


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


class ToTake(Shape, frozen=True):
    """How many things of each kind a seat still takes in a draft."""

    cards: int
    tokens: int
    places: int
    tiles: int


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
    director_due: int  # what a director never used adds, in the final scoring
    passed: bool
    to_take: ToTake  # all 0 but in a draft
    if_scored: LegendSheet | None  # if everybody scored now; null for who scores no more


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


class LegendView(Shape, AnyView, frozen=True, tag_field="game", tag="legend"):
    """All that a seat, or a spectator, may see of Tikal Legend."""

    edition: str
    auction: bool
    options: dict[str, str]
    game_version: int
    scenario: str
    stand_ins: list[str]  # what in the box was not read off the game
    cards_each: int  # what everybody takes in a draft
    tiles_each: int
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
    scoring: ScoringRound | None
    board: list[LegendHex]
    trail_stones: TrailStones
    offer: LegendOffer
    supply: LegendSupply
    seats: list[LegendSeat]
    ranking: list[list[SeatName]] | None  # by place, when the game is over


class LegendChange(Struct, AnyChange, frozen=True, omit_defaults=True, tag_field="game", tag="legend"):
    """What an action of Legend changed in the view: what is left out stayed as it was."""

    phase: LegendPhase | UnsetType = UNSET
    current: SeatName | UnsetType | None = UNSET
    ap: int | UnsetType = UNSET
    round: int | UnsetType = UNSET
    turn_order: list[SeatName] | UnsetType = UNSET
    acted: bool | UnsetType = UNSET
    passed: list[SeatName] | UnsetType = UNSET
    effect: EffectShown | UnsetType | None = UNSET
    scoring: ScoringRound | UnsetType | None = UNSET
    board: list[LegendHex] | UnsetType = UNSET  # only the hexes that changed
    trail_stones: TrailStones | UnsetType = UNSET
    offer: LegendOffer | UnsetType = UNSET
    supply: LegendSupply | UnsetType = UNSET
    seats: list[LegendSeat] | UnsetType = UNSET  # only those that changed
    ranking: list[list[SeatName]] | UnsetType | None = UNSET


def legend_view(s: LegendState, names: tuple[str, ...], seat: int | None) -> LegendView:
    """Return what a seat sees of a state from which others' knowledge was taken out."""
    rules = s.ruleset
    over = s.phase == OVER
    hexes, standing = range(rules.box.board.hexes), int(s.anybody())
    camps: dict[int, SeatName] = {hex: SEATS[n] for n in range(s.players) for hex in hexes if s.camps(n) >> hex & 1}
    return LegendView(
        edition=rules.edition,
        auction=False,
        options=written(rules),
        game_version=rules.game_version,
        scenario=write(rules.options["scenario"]),
        stand_ins=stand_ins(rules),
        cards_each=int(rules.box.numbers.cards_each[s.players]),
        tiles_each=int(rules.box.numbers.tiles_each[s.players]),
        seat=None if seat is None else SEATS[seat],
        line=s.to_line(),
        phase=PHASES[s.phase],
        current=None if over else SEATS[int(s.current)],
        ap=int(s.ap),
        round=s.round,
        turn_order=[SEATS[n] for n in s.order],
        acted=s.acted,
        passed=_seats_in(s, s.passed),
        effect=_effect(s),
        scoring=_scoring(s),
        board=[_hex(s, hex, seat, bool(standing >> hex & 1), camps.get(hex)) for hex in hexes],
        trail_stones=_trail_stones(s),
        offer=_offer(s),
        supply=_supply(s),
        seats=[_seat(s, n, names[n]) for n in range(s.players)],
        ranking=places(s),
    )


def _seat_name(seat: int) -> SeatName | None:
    return None if seat == NOBODY else SEATS[seat]


def _seats_in(s: LegendState, mask: int) -> list[SeatName]:
    return [SEATS[n] for n in range(s.players) if mask >> n & 1] if mask else []


def _tiles_in(s: LegendState, mask: int) -> list[str]:
    return [id for n, id in enumerate(s.ruleset.box.tile_ids) if mask >> n & 1]


def _hex_name(s: LegendState, hex: int) -> str | None:
    return s.ruleset.box.board.names[hex] if hex >= 0 else None


def _effect(s: LegendState) -> EffectShown | None:
    if s.effect is None:
        return None
    return EffectShown(
        id=s.effect.name,
        stage=s.stage,
        picks=s.picks,
        may_stop=bool(s.effect.may_stop(s)),
        budget=s.budget,
        site=_hex_name(s, s.site),
        source=_hex_name(s, s.source),
        partner=_seat_name(s.partner),
        spare_card=FACES[s.spare_card] if s.spare_card >= 0 else None,
    )


def _scoring(s: LegendState) -> ScoringRound | None:
    if s.scoring == "none" and s.volcano < 0:
        return None
    return ScoringRound(
        final=s.scoring == "final",
        volcano=s.ruleset.box.tile_ids[s.volcano] if s.volcano >= 0 else None,
        by=_seat_name(s.volcano_seat),
        waiting=[SEATS[n] for n in s.waiting()],
    )


def _hex(s: LegendState, hex: int, viewer: int | None, crowded: bool, camp: SeatName | None) -> LegendHex:
    """Return one hex; `crowded` if members of anybody stand there."""
    box = s.ruleset.box
    number, turn = s.tile_on(hex), s.turn_of(hex)
    tile = box.all_tiles[number] if number >= 0 else None
    temple, ruin = tile is not None and tile.terrain == TEMPLE, tile is not None and tile.terrain == RUIN
    stones = ((number + 1) * SIDES + turn) * SIDES
    return LegendHex(
        hex=box.board.names[hex],
        place=list(box.board.places[hex]),
        border=hex >= HEXES,
        terrain=TERRAINS[tile.terrain] if tile else "jungle",
        tile=tile.id if tile else None,
        turn=turn,
        stones=list(box.stones[stones : stones + SIDES]),
        figures=_figures(s, hex) if crowded else {},
        camp=camp,
        majority=_seat_name(int(s.majority(hex))) if crowded else None,
        level=s.level(hex) if temple else UNSET,
        guard=_guard(s, hex) if temple else UNSET,
        controller=_seat_name(int(s.controller(hex))) if temple else UNSET,
        tied=tied_on(s, hex) if temple and crowded else UNSET,
        masks=tile.value if tile and ruin else UNSET,
        treasures=s.treasures_on(hex) if ruin else UNSET,
        known=_known(s, hex) if ruin else UNSET,
        kinds=_kinds(s, hex, viewer) if ruin else UNSET,
    )


def _guard(s: LegendState, hex: int) -> GuardShown | None:
    guard = s.guard_on(hex)
    if not guard:
        return None
    return GuardShown(SEATS[guard[0]], FIGURE_NAMES[guard[1]])


def _known(s: LegendState, hex: int) -> list[Glimpse]:
    """Who has looked at which places of a stack, and what lies there as far as this seat knows."""
    treasures = s.ruleset.box.treasures
    return [
        Glimpse(depth, treasures[kind] if kind >= 0 else None, _seats_in(s, seats))
        for depth, kind, seats in known_places(s, hex)
    ]


def _kinds(s: LegendState, hex: int, viewer: int | None) -> dict[str, int]:
    """What this seat knows to lie in a stack, but not where."""
    counts = known_kinds(s, viewer, hex) if viewer is not None else []
    return {s.ruleset.box.treasures[kind]: count for kind, count in enumerate(counts) if count}


def _figures(s: LegendState, hex: int) -> dict[SeatName, Party]:
    return {
        SEATS[seat]: Party(int(s.leaders(seat, hex)), int(s.explorers(seat, hex)))
        for seat in range(s.players)
        if s.members(seat, hex)
    }


def _trail_stones(s: LegendState) -> TrailStones:
    edges = [s.ruleset.box.board.edge_name(edge) for edge in s.trail_stones]
    return TrailStones(2 - len(edges), edges)


def _offer(s: LegendState) -> LegendOffer:
    taken = [s.drafted_place(seat) for seat in range(s.players)]
    return LegendOffer(
        cards=_cards(s.display),
        tokens=[value for value, count in enumerate(s.tokens_up) for _ in range(count)],
        tiles=_tiles_in(s, s.tiles_up),
        places=[place for place in range(1, int(s.players) + 1) if place not in taken],
    )


def _cards(counts: list[int]) -> list[str]:
    return [FACES[face] for face, count in enumerate(counts) for _ in range(count)]


def _supply(s: LegendState) -> LegendSupply:
    box = s.ruleset.box
    numbers = box.numbers
    unseen = {}
    for kind, name in enumerate(box.treasures):
        shown = sum(int(s.owns(seat, kind)) for seat in range(s.players))
        opened = int(numbers.open_copies) - s.open_treasures[kind]
        unseen[name] = int(numbers.hidden_copies) - shown + opened
    top = _tiles_in(s, int(tiles_on_top(s)))
    return LegendSupply(
        floors={str(level): s.floors[level] for level in range(2, HIGHEST + 1)},
        prebuilt={str(level): s.prebuilt[level] for level in range(2, HIGHEST + 1)},
        open_treasures=dict(zip(box.treasures, s.open_treasures, strict=True)),
        card_tiles=_tiles_in(s, s.card_tiles),
        next_letter=top[0][0].upper() if top else None,
        undrawn=_tiles_in(s, s.stack),
        gone=_tiles_in(s, s.gone),
        deck=_cards(s.deck),
        discarded=_cards(s.discarded),
        bag={str(value): count for value, count in enumerate(s.bag) if count},
        treasures_unseen=unseen,
    )


def _side(s: LegendState, seat: int, left: bool) -> list[CardHeld]:
    return [CardHeld(FACES[face], down) for face, down in cards_on_side(s, seat, left)]


def _seat(s: LegendState, seat: int, name: str) -> LegendSeat:
    box = s.ruleset.box
    power = s.power_tile(seat)
    return LegendSeat(
        seat=SEATS[seat],
        name=name,
        score=int(s.points_of(seat)),
        available=Party(int(s.available(seat, act.LEADER)), int(s.available(seat, act.EXPLORER))),
        unavailable=Party(s.unavailable(seat, act.LEADER), s.unavailable(seat, act.EXPLORER)),
        camps=box.board.names_in(s.camps(seat)),
        camps_left=int(s.camps_left(seat)),
        guards_left=s.guards_left(seat),
        treasures={
            kind_name: int(s.owns(seat, kind)) for kind, kind_name in enumerate(box.treasures) if s.owns(seat, kind)
        },
        token=s.token(seat) or None,
        token_worth=int(token_worth(s, seat)) if s.token(seat) else 0,
        tiles=_tiles_in(s, s.held_tiles(seat)),
        right=_side(s, seat, left=False),
        left=_side(s, seat, left=True),
        left_slots=int(box.numbers.left_slots),
        place=s.drafted_place(seat) or None,
        power_tile=power + 1 or None,
        powers=[POWERS[number] for number in box.power_tiles[power]] if power >= 0 else [],
        director_used=s.director_used(seat),
        director_due=int(s.ruleset.rounds.director_due(s, seat)),
        passed=bool(s.passed >> seat & 1),
        to_take=_to_take(s, seat),
        if_scored=sheet_view(s, scoring.Sheet(s, seat)) if _scores_again(s, seat) else None,
    )


def _to_take(s: LegendState, seat: int) -> ToTake:
    if s.phase != DRAFTING:
        return ToTake(0, 0, 0, 0)
    rounds = s.ruleset.rounds
    return ToTake(
        cards=int(rounds.cards_to_take(s, seat)),
        tokens=int(not s.token(seat)),
        places=int(not s.drafted_place(seat)),
        tiles=int(rounds.tiles_to_take(s, seat)),
    )


def _scores_again(s: LegendState, seat: int) -> bool:
    """Whether a seat has a scoring before it: all have, until the final one has come to them (L-END-1)."""
    if s.phase == OVER:
        return False
    return s.scoring != "final" or seat == s.current or seat in s.waiting()
