"""Legend's action texts. What the two games share is written alike; this is what Legend adds:

take place2  take 9AP  take b3  take #05    draft a place, an AP token, a tile, a card
#05  #05<           play card 05 from the right, from the left
<#05  <#05-#12      preserve card 05; card 12 makes room. `'` marks a face-down card: <#20'
-#05  -#05<         discard a card without effect
ap                  use the AP token
b3@C4/1  !b6  -b3   lay a tile; play a volcano; a tile that fits nowhere leaves the game
look  look<         card 07, from the right, from the left
power:march         a power of the museum director
pass  .  done       out for the round; end of the turn; no more of this card or power
@C4                 pick a hex
E:C4>>D2            march one explorer (card 17)
C:B4>D2             move a camp
T@C4|C5  T:A1|A2>C4|C5    put a trail-stone token on an edge, from supply or from another edge
&E  &L              an explorer or leader becomes available
order:jade          the next treasure from the top of a stack (card 08)
~power3  ~#05  ~9AP  ~a5  ~jade  ~?jade     chance: power tile, card, AP token, tile, treasure, private look
order:?  ~?         what a redacted record does not tell

    kind         hex             item            detail
    take-card    -               face            -                (deal-card too)
    take-token   -               value           -                (deal-token too)
    take-place   -               place           -
    play         -               face            1: left          (discard too)
    preserve     face            discarded + 1   1: face down, 2: discarded one face down
    look         -               -               1: left
    power        -               power           -
    drop, erupt  -               tile            -
    march        target          source          figure
    resite       target          source          -
    stone        see `stones.py`
    order, see   -               kind, 14: ?     -
    deal-power   -               power tile      -
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.errors import InvalidAction
from tikal.core.hexes import SIDES
from tikal.core.notation import BEYOND, FIGURES, LONGEST, SEATS, Notation, found_in, unreadable, whole_number
from tikal.legend.rules import kinds
from tikal.legend.rules.board import Board
from tikal.legend.rules.box import FACE_BY_ID, FACES, MOST_VALUE, POWERS
from tikal.legend.rules.stones import pack_stone, source_of, target_of

UNKNOWN: Final = 14  # as in `knowledge.py`: a kind that a redacted record does not tell
MOST_PLACES: Final = 4

#: Kinds that carry nothing, a hex, a face, a tile or a treasure kind in one field.
_BARE: Final = (act.END, act.PASS, kinds.DONE, kinds.USE_TOKEN)
_HEX: Final = (act.UNCOVER, act.DIG, act.CAMP, kinds.CHOOSE)
_FIGURE_AT: Final = (act.ENTER, act.GUARD)
_TILE: Final = (act.TAKE, act.DRAW, kinds.DROP, kinds.ERUPT)


class LegendNotation(Notation):
    """Reads and writes actions for one Legend box."""

    def __init__(
        self, board: Board, tile_ids: tuple[str, ...], treasures: tuple[str, ...], secret: int, powers: int
    ) -> None:
        super().__init__(tile_ids, len(tile_ids) - 1, treasures, secret)
        self.kind_names = kinds.KIND_NAMES
        self.chance = kinds.CHANCE
        self.board: Board = board
        self.power_tiles: int = powers

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (self.board.border_places, self.tile_ids, self.treasures, self.secret, self.power_tiles))

    # --- is it one at all?

    def can_write(self, action: i64) -> bool:
        kind: i64 = act.kind_of(action)
        if not 0 < action < BEYOND or not 0 < kind < kinds.KINDS or kind == act.BID:
            return False
        hex: i64 = act.hex_of(action)
        item: i64 = act.item_of(action)
        detail: i64 = act.detail_of(action)
        cost: i64 = act.cost_of(action)
        hexes: i64 = self.board.hexes
        if kind == act.MOVE:
            return hex < hexes and item < hexes and detail < 2
        if cost:
            return False
        if kind in _BARE:
            return action == kind
        if kind in _HEX:
            return hex < hexes and not item and not detail
        if kind in _FIGURE_AT:
            return hex < hexes and not item and detail < 2
        if kind == act.SECRET or kind == kinds.MARCH:
            return hex < hexes and item < hexes and detail < 2
        if kind == kinds.RESITE:
            return hex < hexes and item < hexes and not detail
        if kind == act.LAY:
            return hex < hexes and item < self.drawn and detail < SIDES
        if kind == act.EXCHANGE:
            return hex < len(SEATS) and item < len(self.treasures) and detail < len(self.treasures)
        if kind == kinds.STONE:
            return self._is_stone(action)
        if kind == kinds.PRESERVE:
            return hex < len(FACES) and item <= len(FACES) and detail < 4 and (item > 0 or detail < 2)
        if kind == kinds.RECRUIT or kind == kinds.LOOK:
            return not hex and not item and detail < 2
        return not hex and self._is_item(kind, item, detail)

    def _is_stone(self, action: i64) -> bool:
        """Whether both edges exist and are named by their lower hex."""
        source: i64 = source_of(self.board, action)
        target: i64 = target_of(self.board, action)
        moved: bool = act.detail_of(action) >> 3 != 0 or act.item_of(action) != 0
        if target < 0 or (moved and source < 0):
            return False
        return action == pack_stone(self.board, source, target)

    def _is_item(self, kind: i64, item: i64, detail: i64) -> bool:
        """Whether the item field of a kind that has only this one names something."""
        if kind == kinds.PLAY or kind == kinds.DISCARD:
            return item < len(FACES) and detail < 2
        if detail:
            return False
        if kind in _TILE:
            return item < self.drawn
        if kind == kinds.TAKE_CARD or kind == kinds.DEAL_CARD:
            return item < len(FACES)
        if kind == kinds.TAKE_TOKEN or kind == kinds.DEAL_TOKEN:
            return 0 < item <= MOST_VALUE
        if kind == kinds.TAKE_PLACE:
            return 0 < item <= MOST_PLACES
        if kind == kinds.POWER:
            return item < len(POWERS)
        if kind == kinds.DEAL_POWER:
            return item < self.power_tiles
        if kind == kinds.ORDER or kind == kinds.SEE:
            return item < len(self.treasures) or item == UNKNOWN
        return kind == act.REVEAL and item < len(self.treasures)

    # --- writing

    def write(self, action: i64) -> str:
        kind: i64 = act.kind_of(action)
        hex = int(act.hex_of(action))
        item = int(act.item_of(action))
        detail = int(act.detail_of(action))
        names = self.board.names
        if kind == act.MOVE:
            return f"{FIGURES[detail]}:{names[item]}-{names[hex]}={act.cost_of(action)}"
        if kind == act.SECRET:
            return f"{FIGURES[detail]}:{names[item]}>{names[hex]}"
        if kind == act.ENTER:
            return f"+{FIGURES[detail]}@{names[hex]}"
        if kind == act.LAY:
            return f"{self.tile_ids[item]}@{names[hex]}/{detail}"
        if kind == act.UNCOVER:
            return f"^{names[hex]}"
        if kind == act.DIG:
            return f"${names[hex]}"
        if kind == act.CAMP:
            return f"C@{names[hex]}"
        if kind == act.GUARD:
            return f"G{FIGURES[detail]}@{names[hex]}"
        if kind == kinds.CHOOSE:
            return f"@{names[hex]}"
        if kind == kinds.MARCH:
            return f"{FIGURES[detail]}:{names[item]}>>{names[hex]}"
        if kind == kinds.RESITE:
            return f"C:{names[item]}>{names[hex]}"
        if kind == kinds.STONE:
            return self._write_stone(action)
        if kind == kinds.RECRUIT:
            return f"&{FIGURES[detail]}"
        return self._write_more(kind, hex, item, detail)

    def _write_stone(self, action: i64) -> str:
        source = int(source_of(self.board, action))
        target = self.board.edge_name(int(target_of(self.board, action)))
        return f"T@{target}" if source < 0 else f"T:{self.board.edge_name(source)}>{target}"

    def _write_more(self, kind: i64, hex: int, item: int, detail: int) -> str:
        """The kinds of the campsite, the draft and chance."""
        if kind == kinds.PLAY:
            return f"#{FACES[item]}{'<' if detail else ''}"
        if kind == kinds.DISCARD:
            return f"-#{FACES[item]}{'<' if detail else ''}"
        if kind == kinds.PRESERVE:
            kept = f"<#{FACES[hex]}" + ("'" if detail & 1 else "")
            return kept + (f"-#{FACES[item - 1]}" + ("'" if detail & 2 else "") if item else "")
        if kind == kinds.LOOK:
            return "look<" if detail else "look"
        if kind == kinds.POWER:
            return f"power:{POWERS[item]}"
        if kind == kinds.DROP:
            return f"-{self.tile_ids[item]}"
        if kind == kinds.ERUPT:
            return f"!{self.tile_ids[item]}"
        if kind == act.EXCHANGE:
            return f"x{SEATS[hex]}:{self.treasures[item]}/{self.treasures[detail]}"
        if kind == kinds.ORDER:
            return "order:" + ("?" if item == UNKNOWN else self.treasures[item])
        if kind in _BARE:
            return {act.END: ".", act.PASS: "pass", kinds.DONE: "done", kinds.USE_TOKEN: "ap"}[int(kind)]
        return self._write_taken(kind, item)

    def _write_taken(self, kind: i64, item: int) -> str:
        """What is drafted, and what chance gives."""
        if kind == act.TAKE or kind == act.DRAW:
            thing = self.tile_ids[item]
        elif kind == kinds.TAKE_CARD or kind == kinds.DEAL_CARD:
            thing = f"#{FACES[item]}"
        elif kind == kinds.TAKE_TOKEN or kind == kinds.DEAL_TOKEN:
            thing = f"{item}AP"
        elif kind == kinds.TAKE_PLACE:
            thing = f"place{item}"
        elif kind == kinds.DEAL_POWER:
            thing = f"power{item + 1}"
        elif kind == kinds.SEE:
            thing = "?" + ("" if item == UNKNOWN else self.treasures[item])
        else:
            thing = self.treasures[item]
        taken = (act.TAKE, kinds.TAKE_CARD, kinds.TAKE_TOKEN, kinds.TAKE_PLACE)
        return f"take {thing}" if kind in taken else f"~{thing}"

    # --- reading

    def read(self, text: str) -> int:
        word = text.strip()
        if not word or len(word) > LONGEST or not word.isascii():
            raise unreadable(text)
        lower = word.lower()
        bare = {".": act.END, "pass": act.PASS, "done": kinds.DONE, "ap": kinds.USE_TOKEN, "look": kinds.LOOK}
        if lower in bare:
            return bare[lower]
        if lower == "look<":
            return int(act.pack(kinds.LOOK, 0, 0, 1))
        if lower.startswith("take"):
            return self._take(lower[4:].strip(), word)
        if lower.startswith("power:"):
            return int(act.pack(kinds.POWER, 0, self._power(lower[6:], word)))
        if lower.startswith("order:"):
            return int(act.pack(kinds.ORDER, 0, self._kind(lower[6:], word)))
        return self._read_signed(word)

    def _read_signed(self, word: str) -> int:
        """Texts that begin with a sign of their own."""
        first, rest = word[0], word[1:]
        if first == "~":
            return self._chance(word)
        if first == "#":
            return int(act.pack(kinds.PLAY, 0, self._face(rest.removesuffix("<"), word), _left(rest)))
        if first == "<":
            return self._preserve(word)
        if first == "-" and rest[:1] == "#":
            return int(act.pack(kinds.DISCARD, 0, self._face(rest[1:].removesuffix("<"), word), _left(rest)))
        if first == "-":
            return int(act.pack(kinds.DROP, 0, self._tile(rest, word)))
        if first == "!":
            return int(act.pack(kinds.ERUPT, 0, self._tile(rest, word)))
        if first == "@":
            return int(act.pack(kinds.CHOOSE, self._hex(rest, word)))
        if first == "&":
            return int(act.pack(kinds.RECRUIT, 0, 0, self._figure(rest, word)))
        if first in "Tt" and word[1:2] in ("@", ":"):
            return self._stone(word)
        if first in "Cc" and word[1:2] == ":":
            source, _, target = word[2:].partition(">")
            return int(act.pack(kinds.RESITE, self._hex(target, word), self._hex(source, word)))
        if ">>" in word and word[1:2] == ":":
            source, _, target = word[2:].partition(">>")
            figure = self._figure(first, word)
            return int(act.pack(kinds.MARCH, self._hex(target, word), self._hex(source, word), figure))
        packed = super().read(word)
        if act.kind_of(packed) == act.BID:
            raise unreadable(word)
        return packed

    def _take(self, name: str, word: str) -> int:
        if name.startswith("#"):
            return int(act.pack(kinds.TAKE_CARD, 0, self._face(name[1:], word)))
        if name.startswith("place"):
            return int(act.pack(kinds.TAKE_PLACE, 0, self._small(name[5:], word, MOST_PLACES)))
        if name.endswith("ap"):
            return int(act.pack(kinds.TAKE_TOKEN, 0, self._small(name[:-2], word, MOST_VALUE)))
        return int(act.pack(act.TAKE, 0, self._tile(name, word)))

    def _chance(self, word: str) -> int:
        name = word[1:].lower()
        if name.startswith("?"):
            return int(act.pack(kinds.SEE, 0, self._kind(name[1:] or "?", word)))
        if name.startswith("#"):
            return int(act.pack(kinds.DEAL_CARD, 0, self._face(name[1:], word)))
        if name.startswith("power"):
            return int(act.pack(kinds.DEAL_POWER, 0, self._small(name[5:], word, self.power_tiles) - 1))
        if name.endswith("ap") and name[:-2].isdigit():
            return int(act.pack(kinds.DEAL_TOKEN, 0, self._small(name[:-2], word, MOST_VALUE)))
        return super()._chance(word)

    def _preserve(self, word: str) -> int:
        kept, dash, other = word[1:].partition("-#")
        if not kept.startswith("#"):
            raise unreadable(word)
        down = (1 if kept.endswith("'") else 0) + (2 if other.endswith("'") else 0)
        face = self._face(kept[1:].removesuffix("'"), word)
        discarded = self._face(other.removesuffix("'"), word) + 1 if dash else 0
        return int(act.pack(kinds.PRESERVE, face, discarded, down))

    def _stone(self, word: str) -> int:
        if word[1] == "@":
            return int(pack_stone(self.board, -1, self._edge(word[2:], word)))
        source, _, target = word[2:].partition(">")
        return int(pack_stone(self.board, self._edge(source, word), self._edge(target, word)))

    def _edge(self, name: str, word: str) -> int:
        one, _, two = name.partition("|")
        edge = int(self.board.edge_between(self._hex(one, word), self._hex(two, word)))
        if edge < 0:
            raise InvalidAction("unknown-edge", text=word, name=name)
        return edge

    def _hex(self, name: str, word: str) -> int:
        found = self.board.by_name.get(name.strip().upper(), -1)
        if found < 0:
            raise InvalidAction("unknown-legend-hex", text=word, name=name, most=len(self.board.border_places))
        return found

    def _tile(self, name: str, word: str) -> int:
        return found_in(self.tile_by_id, name.strip().lower(), "unknown-legend-tile", word, name)

    def _face(self, name: str, word: str) -> int:
        return found_in(FACE_BY_ID, name, "unknown-card", word, name)

    def _power(self, name: str, word: str) -> int:
        if name not in POWERS:
            raise InvalidAction("unknown-power", text=word, name=name)
        return POWERS.index(name)

    def _kind(self, name: str, word: str) -> int:
        return UNKNOWN if name == "?" else self._treasure(name, word)

    def _small(self, digits: str, word: str, most: int) -> int:
        number = whole_number(digits, most)
        if number < 1:
            raise InvalidAction("bad-small-number", text=word, name=digits, most=most)
        return number


def _left(rest: str) -> int:
    return 1 if rest.endswith("<") else 0


def _rebuild(
    border: tuple[tuple[int, int], ...],
    tile_ids: tuple[str, ...],
    treasures: tuple[str, ...],
    secret: int,
    powers: int,
) -> LegendNotation:
    return LegendNotation(Board(border), tile_ids, treasures, secret, powers)
