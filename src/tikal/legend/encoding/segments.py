"""The segments of Legend: what an observation is made of, and what the numbers of actions mean."""

from __future__ import annotations

from typing import Final

from tikal.core.encoding import FIGURES, SEATS, SIDE_NAMES, Axis, Segment, numbered
from tikal.core.hexes import HEXES, count_bits
from tikal.core.position import DECIDING
from tikal.legend.rules.board import MOST_BORDER, PLACES
from tikal.legend.rules.box import DEEPEST, FACES, HIGHEST, MOST_SLOTS, MOST_VALUE, POWERS, TERRAINS, Box
from tikal.legend.rules.effects.card_18 import AP as WALKING_AP
from tikal.legend.rules.effects.cards_20_21 import EXTRA
from tikal.legend.rules.ruleset import LegendRuleset
from tikal.legend.rules.state import PHASES, SCORINGS

MOST_PLACES: Final = 4
LEFT: Final = SEATS[1:]
DEPTHS: Final = DEEPEST - 1
TOKENS: Final = 2  # trail-stone tokens


def hex_names(box: Box) -> tuple[str, ...]:
    """The names of all hexes, with as many on the border as a board can have."""
    return (*box.board.names[:HEXES], *[f"R{n + 1}" for n in range(MOST_BORDER)])


def held_tiles(box: Box) -> int:
    """How many tiles a campsite can hold."""
    numbers = box.numbers
    return max([int(numbers.tiles_each[n] + numbers.spare_tiles[n]) for n in range(len(numbers.tiles_each))])


def alternatives(box: Box) -> int:
    """Of how many tiles a card lets one choose."""
    return max([int(count_bits(mask)) for mask in box.card_tile_mask])


def best_token(box: Box) -> int:
    """The most AP on a token."""
    return max([value for value in range(MOST_VALUE + 1) if box.ap_tokens[value]])


def most_ap(box: Box) -> int:
    """How many AP a player can have at once: the best token with all cards 20 and 21 and the power, or a scoring's."""
    cards = sum([max(box.copies[face]) * int(ap) for face, ap in EXTRA.items()])
    return max(best_token(box) + cards + int(box.numbers.extra_ap), int(box.numbers.scoring_ap))


def observation(rules: LegendRuleset) -> tuple[Segment, ...]:
    """What a seat sees: planes of the board first, then what each seat has, then the rest of the table."""
    box = rules.box
    numbers = box.numbers
    hexes, seats = Axis("hex", hex_names(box)), Axis("seat", SEATS)
    sides, kinds = Axis("side", SIDE_NAMES), Axis("treasure", box.treasures)
    tiles, faces = Axis("tile", box.tile_ids[:-1]), Axis("card", FACES)
    terrains = Axis("terrain", TERRAINS)
    values, levels = Axis("value", numbered(0, MOST_VALUE + 1)), Axis("level", numbered(0, HIGHEST + 1))
    copies = int(numbers.hidden_copies)
    explorers = int(numbers.explorers + numbers.explorers_later)
    leaders = int(numbers.leaders + numbers.leaders_later)
    stones, value = max([max(tile.stones) for tile in box.all_tiles]), max([tile.value for tile in box.tiles])
    alike = max([max(pair) for pair in box.copies])  # cards
    tokens = [int(count) for count in box.ap_tokens]
    in_a_stack = min(copies, DEPTHS)  # treasures of a kind
    return (
        Segment("terrain", (terrains, hexes), "what lies on a hex"),
        Segment("level", (hexes,), "the top floor of a temple", HIGHEST),
        Segment("hoard", (hexes,), "treasures left on a ruin", DEPTHS),
        Segment(
            "stones",
            (sides, hexes),
            "stones on an edge, of both its hexes and tokens: what crossing it costs",
            2 * stones + TOKENS,
        ),
        Segment("tokens", (sides, hexes), "trail-stone tokens on an edge", TOKENS),
        Segment("explorers", (seats, hexes), "explorers of a seat", explorers),
        Segment("leaders", (seats, hexes), "leaders of a seat", leaders),
        Segment("camps", (seats, hexes), "camps of a seat"),
        Segment("guards", (seats, hexes), "a guardian of a seat: 1 an explorer, 2 a leader", 2),
        Segment("cleared", (hexes,), "floors cleared there this turn for AP", 2),
        Segment("dug", (hexes,), "treasures dug there this turn for AP", 2),
        Segment("worked-on", (hexes,), "how often the card or power that is carried out has worked there", 2),
        Segment("site", (hexes,), "the hex that card or power is about"),
        Segment("source", (hexes,), "the hex that its figures leave"),
        Segment(
            "known",
            (Axis("depth", numbered(1, DEPTHS)), hexes),
            "private: the kind of a treasure that one has seen there, from 1; depth 1 is the lowest",
            len(box.treasures),
        ),
        Segment("known-top", (kinds, hexes), "private: the top treasure there is known to be of that kind"),
        Segment(
            "known-kinds", (kinds, hexes), "private: treasures one knows to be there, but not how deep", in_a_stack
        ),
        Segment("knowers", (seats, hexes), "of how many treasures there a seat has seen which they are", DEPTHS),
        Segment("seated", (seats,), "somebody sits there"),
        Segment("points", (seats,), "points", rules.most_points()),
        Segment("explorers-in", (seats,), "explorers available", explorers),
        Segment("leaders-in", (seats,), "leaders available", leaders),
        Segment("explorers-later", (seats,), "explorers to be recruited", int(numbers.explorers_later)),
        Segment("leaders-later", (seats,), "leaders to be recruited", int(numbers.leaders_later)),
        Segment("camps-left", (seats,), "camps in supply", int(numbers.camps)),
        Segment("guards-left", (seats,), "guardians still to be placed", int(numbers.guardians)),
        Segment("token", (seats,), "the AP token on the campsite", best_token(box)),
        Segment("place", (seats,), "the place drafted for the next round", MOST_PLACES),
        Segment("order", (seats,), "the place in this round, from 1", MOST_PLACES),
        Segment("directed", (seats,), "the museum director is used"),
        Segment("passed", (seats,), "out for the round"),
        Segment("deciding", (seats,), "whose decision it is"),
        Segment("to-score", (seats,), "still has to score, after whose turn it is"),
        Segment("volcano-seat", (seats,), "whose volcano started the interim scoring"),
        Segment("partner", (seats,), "whom the running swap is with"),
        Segment("museum", (seats, kinds), "treasures of a seat", copies + int(numbers.open_copies)),
        Segment("powers", (seats, Axis("power", POWERS)), "powers that the power tile offers"),
        Segment("held", (seats, tiles), "tiles on the campsite"),
        Segment("right", (seats, faces), "cards on the right, face up", alike),
        Segment("right-down", (seats, faces), "... and face down", alike),
        Segment("left", (seats, faces), "preserved cards, face up", alike),
        Segment("left-down", (seats, faces), "... and face down", alike),
        Segment("phase", (Axis("phase", PHASES[DECIDING:]),), "which kind of decision is due"),
        Segment("scoring", (Axis("scoring", SCORINGS),), "which scoring is going on"),
        Segment("round", (), "the round, from 1", int(numbers.rounds)),
        Segment("acted", (), "the action of this turn is taken"),
        Segment("ap", (), "AP left", most_ap(box)),
        Segment("effect", (Axis("effect", tuple([e.name for e in rules.effects])),), "the card or power carried out"),
        Segment("stage", (), "how far it is", 2),
        Segment("count", (), "picks made in this stage", max(explorers + leaders, int(WALKING_AP))),
        Segment("did", (), "it has done something"),
        Segment("recruited", (), "leaders among its recruits", int(numbers.leaders_later)),
        Segment("budget", (), "AP it has left for walking", int(WALKING_AP)),
        Segment("given", (kinds,), "what was given in the first pair of a swap"),
        Segment("taken", (kinds,), "... and taken"),
        Segment("spare", (faces,), "the spare card in hand"),
        Segment("picked", (kinds,), "private: treasures of a stack that are in their new order already", in_a_stack),
        Segment("slot-terrain", (Axis("slot", numbered(1, held_tiles(box))), terrains), "tiles one may lay: terrain"),
        Segment("slot-value", (Axis("slot", numbered(1, held_tiles(box))),), "... value or treasures", value),
        Segment("slot-stones", (Axis("slot", numbered(1, held_tiles(box))), sides), "... stones, not turned", stones),
        Segment("tiles-up", (tiles,), "tiles on offer"),
        Segment("stack", (tiles,), "tiles still in the stack"),
        Segment("gone", (tiles,), "tiles out of the game"),
        Segment("card-tiles", (tiles,), "tiles still to be had by cards"),
        Segment("display", (faces,), "cards on display", alike),
        Segment("deck", (faces,), "cards not dealt yet", alike),
        Segment("discarded", (faces,), "cards on the discard pile", alike),
        Segment("tokens-up", (values,), "AP tokens on offer, by value", max(tokens)),
        Segment("bag", (values,), "AP tokens that nobody has seen", max(tokens)),
        Segment("unseen", (kinds,), "hidden treasures that one has not seen, by kind", copies),
        Segment("open", (kinds,), "treasures that lie open for cards 01", int(numbers.open_copies)),
        Segment("floors", (levels,), "unbuilt floors left, by level", max([int(count) for count in box.floors])),
        Segment("prebuilt", (levels,), "pre-built floors left, by level", max([int(count) for count in box.prebuilt])),
    )


def numbering(rules: LegendRuleset) -> tuple[Segment, ...]:
    """What the numbers mean; those whose count depends on the data of the box come last."""
    box = rules.box
    hexes, figures = Axis("hex", hex_names(box)), Axis("figure", FIGURES)
    inner, border = Axis("hex", hex_names(box)[:HEXES]), Axis("hex", hex_names(box)[HEXES:])
    kinds, faces = Axis("treasure", box.treasures), Axis("card", FACES)
    from_side, turns = Axis("from", ("right", "left")), Axis("turn", numbered(0, 6))
    tiles = Axis("tile", box.tile_ids[:-1])
    camps = int(box.numbers.camps)
    return (
        Segment("end", (), "end the turn"),
        Segment("pass", (), "out for the round"),
        Segment("done", (), "no more of this card or power"),
        Segment("use-token", (), "use the AP token"),
        Segment("enter", (figures, hexes), "a figure enters at a camp"),
        Segment("move", (figures, hexes, Axis("side", SIDE_NAMES)), "a figure on a hex walks over one of its sides"),
        Segment("uncover", (hexes,), "clear a floor"),
        Segment("dig", (hexes,), "dig for a treasure"),
        Segment("camp", (hexes,), "set up a camp"),
        Segment("guard", (figures, hexes), "a figure becomes a guardian"),
        Segment("choose", (hexes,), "pick a hex"),
        Segment("march", (figures,), "one more figure marches from the hex picked first to the one picked second"),
        Segment("recruit", (figures,), "a figure becomes available"),
        Segment("exchange", (Axis("with", LEFT), Axis("given", box.treasures), Axis("taken", box.treasures)), "swap"),
        Segment("order", (kinds,), "the next treasure of a stack that is put in order"),
        Segment("play", (faces, from_side), "play a card"),
        Segment("discard", (faces, from_side), "discard a card without effect"),
        Segment(
            "preserve",
            (
                Axis("card", (*numbered(1, MOST_SLOTS), "spare")),
                Axis("instead of", ("none", *numbered(1, MOST_SLOTS))),
            ),
            "the n-th card on the right, or the spare card in hand, to the left; the n-th card there makes room",
        ),
        Segment("look", (from_side,), "card 07"),
        Segment("power", (Axis("power", POWERS),), "use a power"),
        Segment("take-card", (faces,), "draft a card"),
        Segment("take-token", (Axis("value", numbered(0, MOST_VALUE + 1)),), "draft an AP token"),
        Segment("take-place", (Axis("place", numbered(1, MOST_PLACES)),), "draft a place in the turn order"),
        Segment("take", (tiles,), "draft a tile"),
        Segment("drop", (tiles,), "a tile that fits nowhere leaves the game"),
        Segment("erupt", (tiles,), "play a volcano"),
        Segment(
            "lay",
            (Axis("slot", numbered(1, held_tiles(box))), inner, turns),
            "lay the n-th tile of the campsite that is no volcano, or the volcano that has erupted, on an inner hex",
        ),
        Segment(
            "lay-border",
            (Axis("slot", numbered(1, alternatives(box))), border, turns),
            "lay the n-th of the tiles that the card still offers on a border hex",
        ),
        Segment(
            "secret",
            (figures, hexes, Axis("home", numbered(1, camps + 1))),
            "a secret path to a hex from the n-th of one's own homes, base camp and camps in the order of hexes",
        ),
        Segment("resite", (hexes, Axis("camp", numbered(1, camps))), "the n-th of one's own camps moves to a hex"),
        Segment(
            "stone",
            (
                Axis("from", ("supply", "lower", "higher")),
                Axis("edge", tuple([box.board.edge_name(edge) for edge in range(box.board.edges)])),
            ),
            "a trail-stone token to an edge, from supply or from the lower or higher edge it lies on",
        ),
    )


assert len(SEATS) == MOST_PLACES and PLACES == HEXES + MOST_BORDER
