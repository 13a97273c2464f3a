"""What is in the Legend box: tiles, cards, tokens, powers and numbers, as the data file gives them (L-COMP).

Nothing here changes in play. `editions/builder.py` fills it from the data; the steps read its flat tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core.arrays import array
from tikal.core.hexes import SIDES
from tikal.core.tiles import RUIN, TEMPLE, VOLCANO, Tile, different_turns, turned_stones
from tikal.legend.rules.board import Board

if TYPE_CHECKING:
    from librt.vecs import vec

LAKE: Final = 5  # follows the terrains of the classic game
TERRAINS: Final = ("base_camp", "temple", "clearing", "ruin", "volcano", "lake")

#: The card faces by id; a face's number is its place here. Several copies of one face are the same to every rule.
FACES: Final[tuple[str, ...]] = (
    "01-1", "01-2", "01-3", "01-4", "01-5", "01-6", "01-7", "01-8", "02", "03", "04", "05", "06", "07", "08", "09",
    "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22-1", "22-2", "22-3", "22-4", "23", "24",
)  # fmt: skip
# what each is called by: of those with a pair of treasures, which
NAMES: Final[tuple[str, ...]] = tuple([face if face.startswith("01-") else face[:2] for face in FACES])
FACE_BY_ID: Final[dict[str, int]] = {id: face for face, id in enumerate(FACES)}

#: The powers by id; a power's number is its place here (L-POW-1).
POWERS: Final[tuple[str, ...]] = (
    "extra-ap", "leader", "camp", "trailblazers", "treasures", "march",
    "spare-card", "temple-landing", "guardian", "three-floors", "swaps", "ruin-landing",
)  # fmt: skip

MOST_KINDS: Final = 8
MOST_VALUE: Final = 31  # of an AP token
MOST_RUINS: Final = 12
DEEPEST: Final = 6  # treasures on one ruin, less than this
MOST_SLOTS: Final = 6  # cards on one side of a campsite
HIGHEST: Final = 10  # a temple


class Costs:
    """What the actions of section 4 take, in AP."""

    def __init__(self, costs: dict[str, int]) -> None:
        self.deploy: i64 = costs["deploy"]
        self.camp: i64 = costs["camp"]
        self.secret: i64 = costs["secret"]
        self.stone: i64 = costs["stone"]
        self.explorer: i64 = costs["explorer"]
        self.leader: i64 = costs["leader"]
        self.clear: i64 = costs["clear"]
        self.guard: i64 = costs["guard"]
        self.dig: i64 = costs["dig"]
        self.swap: i64 = costs["swap"]


class Numbers:
    """The numbers of the game that are no costs; lists by number of players have four places."""

    def __init__(self, numbers: dict[str, int], by_players: dict[str, list[int]]) -> None:
        self.rounds: i64 = numbers["rounds"]
        self.display: i64 = numbers["display_cards"]
        self.tiles_a_round: i64 = numbers["tiles_per_round"]
        self.scoring_ap: i64 = numbers["scoring_ap"]
        self.volcano_points: i64 = numbers["volcano_points"]
        self.unused_director: i64 = numbers["unused_director"]
        self.extra_ap: i64 = numbers["extra_ap"]
        self.left_slots: i64 = numbers["left_slots"]
        self.explorers: i64 = numbers["explorers"]  # available at the start
        self.explorers_later: i64 = numbers["explorers_later"]  # unavailable
        self.leaders: i64 = numbers["leaders"]
        self.leaders_later: i64 = numbers["leaders_later"]
        self.leader_strength: i64 = numbers["leader_strength"]
        self.camps: i64 = numbers["camps"]
        self.guardians: i64 = numbers["guardians"]
        self.hidden_copies: i64 = numbers["hidden_of_each"]
        self.open_copies: i64 = numbers["open_of_each"]
        self.cards_each: vec[i64] = array(by_players["cards_per_player"])
        self.tiles_each: vec[i64] = array(by_players["tiles_per_player"])
        self.spare_tiles: vec[i64] = array(by_players["spare_tiles"])
        self.treasure_points: vec[i64] = array(by_players["treasure_points"])
        self.tall_bonus: vec[i64] = array(by_players["tall_temple_bonus"])  # by level


class Box:
    """All components. Tiles are numbered: lettered ones first, then set-up tiles, card tiles, and the base camp."""

    def __init__(
        self,
        board: Board,
        tiles: tuple[Tile, ...],
        base: Tile,
        treasures: tuple[str, ...],
        floors: dict[int, int],
        prebuilt: dict[int, int],
        copies: tuple[tuple[int, int], ...],
        ap_tokens: dict[int, int],
        power_tiles: tuple[tuple[int, ...], ...],
        card_tiles: dict[str, int],
        costs: Costs,
        numbers: Numbers,
    ) -> None:
        self.board: Board = board
        self.tiles: tuple[Tile, ...] = tiles
        self.all_tiles: tuple[Tile, ...] = (*tiles, base)
        self.tile_ids: tuple[str, ...] = tuple(tile.id for tile in self.all_tiles)
        self.base: int = base.hex
        self.treasures: tuple[str, ...] = treasures
        self.costs: Costs = costs
        self.numbers: Numbers = numbers
        self.power_tiles: tuple[tuple[int, ...], ...] = power_tiles
        self.copies: tuple[tuple[int, int], ...] = copies  # of each face, with 2 players and with more
        self.letters: str = "".join(sorted({tile.letter for tile in tiles if tile.letter}))
        self.letter_mask: vec[i64] = array(
            [sum(1 << n for n, t in enumerate(tiles) if t.letter == letter) for letter in self.letters]
        )
        self.card_tile_mask: vec[i64] = array(  # by face: the tiles that it may place (L-TILE-5)
            [sum(1 << n for n, t in enumerate(tiles) if card_tiles.get(t.id, "") == face) for face in FACES]
        )
        self.card_tiles: i64 = sum(1 << n for n, t in enumerate(tiles) if t.id in card_tiles)
        self.volcanoes: i64 = sum(1 << n for n, t in enumerate(tiles) if t.terrain == VOLCANO)
        self.floors: vec[i64] = array([floors.get(level, 0) for level in range(HIGHEST + 2)])
        self.prebuilt: vec[i64] = array([prebuilt.get(level, 0) for level in range(HIGHEST + 2)])
        self.ap_tokens: vec[i64] = array([ap_tokens.get(value, 0) for value in range(MOST_VALUE + 1)])
        # Flat tables, by tile number + 1: row 0 is the jungle, a hex without a tile.
        jungle = Tile("", "", 0, 0, (0, 0, 0, 0, 0, 0))
        rows = (jungle, *self.all_tiles)
        self.terrain: vec[i64] = array([-1] + [t.terrain for t in self.all_tiles])
        self.value: vec[i64] = array([t.value for t in rows])
        self.stones: vec[i64] = array(turned_stones(rows))
        self.turns: vec[i64] = array([different_turns(t.stones) for t in rows])
        ruins = [n for n, t in enumerate(rows) if t.terrain == RUIN]
        self.ruin_tiles: tuple[int, ...] = tuple(n - 1 for n in ruins)
        self.ruin_of: vec[i64] = array([ruins.index(n) if n in ruins else -1 for n in range(len(rows))])
        self.temple_tiles: tuple[int, ...] = tuple(n for n, t in enumerate(tiles) if t.terrain == TEMPLE)

    def stones_at(self, tile: i64, turn: i64, side: i64) -> i64:
        """The stones on one side of a turned tile, by tile number + 1."""
        return self.stones[(tile * SIDES + turn) * SIDES + side]
