"""The segments of the classic game: what an observation is made of, and what the numbers of actions mean."""

from __future__ import annotations

from typing import Final

from tikal.classic.rules.ruleset import HIGHEST_LEVEL, PHASES, Ruleset
from tikal.classic.rules.state import MOST_PLAYERS
from tikal.core.encoding import FIGURES, SEATS, SIDE_NAMES, Axis, Segment, numbered
from tikal.core.hexes import HEXES, NAMES
from tikal.core.position import DECIDING
from tikal.core.tiles import TERRAINS

LOWEST_PIECE: Final = 2
LEFT: Final = SEATS[1:]


def observation(rules: Ruleset) -> tuple[Segment, ...]:
    """What a seat sees: planes of the board first, then what each seat has, then the rest of the table."""
    c = rules.components
    hexes, seats = Axis("hex", NAMES), Axis("seat", SEATS)
    sides, kinds = Axis("side", SIDE_NAMES), Axis("treasure", c.treasures)
    tiles = Axis("tile", tuple([tile.id for tile in c.tiles]))
    terrains = Axis("terrain", TERRAINS)
    points = rules.most_points()
    stones = max([max(tile.stones) for tile in c.all_tiles])
    return (
        Segment("terrain", (terrains, hexes), "what lies on a hex"),
        Segment("level", (hexes,), "the value of a temple", HIGHEST_LEVEL),
        Segment("hoard", (hexes,), "treasures left on a ruin", max([int(count) for count in c.masks])),
        Segment("stones", (sides, hexes), "stones on an edge, of both its hexes: what crossing it costs", 2 * stones),
        Segment("explorers", (seats, hexes), "explorers of a seat", c.explorers),
        Segment("leader", (seats, hexes), "the leader of a seat"),
        Segment("camps", (seats, hexes), "camps of a seat"),
        Segment("guards", (seats, hexes), "a guard of a seat: 1 an explorer, 2 the leader", 2),
        Segment("uncovered", (hexes,), "levels uncovered there this turn", 2),
        Segment("dug", (hexes,), "treasures dug there this turn", 2),
        Segment("seated", (seats,), "somebody sits there"),
        Segment("points", (seats,), "points", points),
        Segment("supply", (seats,), "explorers in supply", c.explorers),
        Segment("leader-supply", (seats,), "the leader is in supply"),
        Segment("camps-left", (seats,), "camps in supply", c.camps),
        Segment("guards-left", (seats,), "guards that may still be placed", c.guards),
        Segment("treasures", (seats, kinds), "treasures of a seat", c.copies),
        Segment("deciding", (seats,), "whose decision it is"),
        Segment("to-score", (seats,), "still has to score in this scoring round, after whose turn it is"),
        Segment("bidder", (seats,), "has made the highest bid"),
        Segment("passed", (seats,), "has passed in this auction"),
        Segment("first-passer", (seats,), "was the first to pass"),
        Segment("opener", (seats,), "opened this auction"),
        Segment("played", (seats,), "has had a turn in this round of auctions"),
        Segment("phase", (Axis("phase", PHASES[DECIDING:]),), "which kind of decision is due"),
        Segment("round", (Axis("round", ("normal", "volcano", "final")),), "what kind of turn is running"),
        Segment("ap", (), "action points left", int(rules.action_points)),
        Segment("hand-terrain", (terrains,), "the tile to be laid now: its terrain"),
        Segment("hand-value", (), "... its value or its treasures", max([int(value) for value in c.value])),
        Segment("hand-stones", (sides,), "... its stones, not turned", stones),
        Segment("volcano", (), "a volcano is set aside until its scoring round is over"),
        Segment("volcano-seat", (seats,), "... and whose it is"),
        Segment("offer", (tiles,), "tiles face up in the auction"),
        Segment("high-bid", (), "the highest bid", points),
        Segment("choosing-free", (), "no more auctions this round"),
        Segment("undrawn", (tiles,), "tiles still in the stack"),
        Segment("unseen", (kinds,), "treasures that nobody has seen, by kind", c.copies),
        Segment(
            "pieces",
            (Axis("level", numbered(LOWEST_PIECE, HIGHEST_LEVEL + 1 - LOWEST_PIECE)),),
            "temple pieces left, by level",
            max([int(count) for count in c.pieces]),
        ),
    )


def numbering(rules: Ruleset) -> tuple[Segment, ...]:
    """What the numbers mean. Those of the auction come last: without one there are none of them."""
    c = rules.components
    hexes, figures = Axis("hex", NAMES), Axis("figure", FIGURES)
    given, taken = Axis("given", c.treasures), Axis("taken", c.treasures)
    homes = Axis("home", numbered(1, c.camps + 1))
    basic = (
        Segment("end", (), "end the turn"),
        Segment("lay", (hexes, Axis("turn", numbered(0, 6))), "lay the tile in hand"),
        Segment("enter", (figures, hexes), "a figure enters at the base camp or a camp"),
        Segment("move", (figures, hexes, Axis("side", SIDE_NAMES)), "a figure on a hex walks over one of its sides"),
        Segment("uncover", (hexes,), "uncover a level"),
        Segment("dig", (hexes,), "dig for a treasure"),
        Segment("camp", (hexes,), "build a camp"),
        Segment("guard", (figures, hexes), "a figure becomes a guard"),
        Segment("exchange", (Axis("with", LEFT), given, taken), "exchange a treasure with a player"),
        Segment(
            "secret",
            (figures, hexes, homes),
            "a secret path to a hex from the n-th of one's own homes, base camp and camps in the order of hexes",
        ),
    )
    if not rules.auction:
        return basic
    return (
        *basic,
        Segment("pass", (), "pass in the auction"),
        Segment("take", (Axis("tile", tuple([tile.id for tile in c.tiles])),), "take a tile that is on offer"),
        Segment("bid", (Axis("points", numbered(1, rules.most_points())),), "bid so many points"),
    )


assert len(SEATS) == MOST_PLAYERS and len(NAMES) == HEXES
