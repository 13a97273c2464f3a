"""Action texts: how one packed action is written and read.

a5@C4/1      lay tile a5 on C4, turned one sixth clockwise
+L@A5        a leader (E: an explorer) enters at A5
E:A5-B4=1    an explorer walks over 1 stone; the cost may be left out when typing
E:A5>D2      ... takes a secret path
^B3  $C4     uncover a temple level, dig a treasure
C@D2  GL@B3  build a camp, make the leader a guard
xBlue:jade/sun   give Blue jade, take sun
bid 3  pass  take b3  .
~a5  ~jade   what chance gave
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tikal.core import action as act
from tikal.core import hexes
from tikal.core.errors import InvalidAction

SEATS: Final = ("Red", "Blue", "Yellow", "White")
FIGURES: Final = ("E", "L")
FIGURE_NAMES: Final = ("explorer", "leader")
LONGEST: Final = 64  # no action text is longer; what is, is not worth echoing whole
HIGHEST_BID: Final = 4095
MOST_STONES: Final[i64] = 6  # on one way: three on each side
BEYOND: Final = 1 << 30  # every packed action is below


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """Reads and writes actions for one set of components: it knows their tile ids, treasure names and one price."""

    def __init__(self, tile_ids: tuple[str, ...], drawn: int, treasures: tuple[str, ...], secret: int = 1) -> None:
        self.tile_ids: tuple[str, ...] = tile_ids  # the first `drawn` come off the stack, the rest are printed
        self.drawn: int = drawn
        self.treasures: tuple[str, ...] = treasures
        self.secret: int = secret  # AP that a secret path takes
        self.kind_names: tuple[str, ...] = act.KIND_NAMES
        self.chance: tuple[int, ...] = act.CHANCE
        self.tile_by_id: dict[str, int] = {name: n for n, name in enumerate(tile_ids[:drawn])}
        self.treasure_by_name: dict[str, int] = {name: n for n, name in enumerate(treasures)}
        self.seat_by_name: dict[str, int] = {name.lower(): n for n, name in enumerate(SEATS)}

    def __reduce__(self) -> tuple[object, ...]:
        return (Notation, (self.tile_ids, self.drawn, self.treasures, self.secret))

    def kind_name(self, action: i64) -> str:
        """The kind of an action by name: "lay", "enter", "move" ..."""
        return self.kind_names[act.kind_of(action)]

    def is_chance(self, action: i64) -> bool:
        """Whether an action is one that no player decides."""
        return act.kind_of(action) in self.chance

    def can_write(self, action: i64) -> bool:
        """Whether an integer is an action at all: its kind is known and its fields name things that exist."""
        kind = act.kind_of(action)
        if not 0 < action < BEYOND or not 0 < kind < act.FIRST_OWN_KIND:
            return False
        if kind == act.BID or kind == act.PASS or kind == act.END:
            return True
        hex = act.hex_of(action)
        item = act.item_of(action)
        detail = act.detail_of(action)
        kinds = len(self.treasures)
        if kind == act.EXCHANGE:
            return hex < len(SEATS) and item < kinds and detail < kinds
        if kind == act.REVEAL:
            return item < kinds
        if kind == act.TAKE or kind == act.DRAW:
            return item < self.drawn
        if kind == act.LAY:
            return hex < hexes.HEXES and item < self.drawn and detail < hexes.SIDES
        return hex < hexes.HEXES and item < hexes.HEXES and detail < len(FIGURES)

    def write(self, action: i64) -> str:
        """Return the text of a packed action."""
        kind = act.kind_of(action)
        hex = int(act.hex_of(action))
        item = int(act.item_of(action))
        detail = int(act.detail_of(action))
        if kind == act.MOVE:
            cost = int(act.cost_of(action))
            return f"{FIGURES[detail]}:{hexes.NAMES[item]}-{hexes.NAMES[hex]}={cost}"
        if kind == act.SECRET:
            return f"{FIGURES[detail]}:{hexes.NAMES[item]}>{hexes.NAMES[hex]}"
        if kind == act.ENTER:
            return f"+{FIGURES[detail]}@{hexes.NAMES[hex]}"
        if kind == act.LAY:
            return f"{self.tile_ids[item]}@{hexes.NAMES[hex]}/{detail}"
        if kind == act.UNCOVER:
            return f"^{hexes.NAMES[hex]}"
        if kind == act.DIG:
            return f"${hexes.NAMES[hex]}"
        if kind == act.CAMP:
            return f"C@{hexes.NAMES[hex]}"
        if kind == act.GUARD:
            return f"G{FIGURES[detail]}@{hexes.NAMES[hex]}"
        if kind == act.EXCHANGE:
            return f"x{SEATS[hex]}:{self.treasures[item]}/{self.treasures[detail]}"
        if kind == act.END:
            return "."
        if kind == act.BID:
            return f"bid {act.bid_of(action)}"
        if kind == act.PASS:
            return "pass"
        if kind == act.TAKE:
            return f"take {self.tile_ids[item]}"
        if kind == act.DRAW:
            return f"~{self.tile_ids[item]}"
        if kind == act.REVEAL:
            return f"~{self.treasures[item]}"
        return f"?{action}"

    def read(self, text: str) -> int:
        """Return the packed action that a text stands for.

        A cost that was left out is packed as 0: `Position.normalise` fills it in from the position.
        :raises InvalidAction: if it cannot be read.
        """
        word = text.strip()
        if not word or len(word) > LONGEST or not word.isascii():
            raise unreadable(text)
        first = word[0]
        if word == ".":
            return act.END
        if first == "+":
            return self._enter(word)
        if first == "^":
            return int(act.pack(act.UNCOVER, self._hex(word[1:], word)))
        if first == "$":
            return int(act.pack(act.DIG, self._hex(word[1:], word)))
        if first == "~":
            return self._chance(word)
        lower = word.lower()
        if lower == "pass":
            return act.PASS
        if lower.startswith("bid"):
            return int(act.BID | self._number(word[3:].strip(), word) << act.HEX)
        if lower.startswith("take"):
            return int(act.pack(act.TAKE, 0, self._tile(word[4:].strip(), word)))
        if len(word) > 2 and word[1] == ":":
            return self._walk(word)
        if lower.startswith("c@"):
            return int(act.pack(act.CAMP, self._hex(word[2:], word)))
        if len(word) > 2 and first in "Gg" and word[2] == "@" and not word[1].isdigit():
            return int(act.pack(act.GUARD, self._hex(word[3:], word), 0, self._figure(word[1], word)))
        if first in "xX":
            return self._exchange(word)
        if "@" in word:
            return self._lay(word)
        raise unreadable(text)

    def _enter(self, word: str) -> int:
        if len(word) < 3 or word[2] != "@":
            raise unreadable(word)
        return int(act.pack(act.ENTER, self._hex(word[3:], word), 0, self._figure(word[1], word)))

    def _chance(self, word: str) -> int:
        name = word[1:].lower()
        if name in self.tile_by_id:
            return int(act.pack(act.DRAW, 0, self.tile_by_id[name]))
        if name in self.treasure_by_name:
            return int(act.pack(act.REVEAL, 0, self.treasure_by_name[name]))
        raise InvalidAction("unknown-chance", text=word)

    def _walk(self, word: str) -> int:
        figure = self._figure(word[0], word)
        route, _, price = word[2:].partition("=")
        cost = self._number(price, word) if price else 0
        source, secret, target = route.partition(">")
        fits = cost == self.secret if secret else 0 < cost <= MOST_STONES
        if (price and not fits) or word.endswith("="):
            raise InvalidAction("bad-cost", text=word)
        if secret:
            return int(act.pack(act.SECRET, self._hex(target, word), self._hex(source, word), figure))
        source, _, target = route.partition("-")
        return int(act.pack(act.MOVE, self._hex(target, word), self._hex(source, word), figure, cost))

    def _exchange(self, word: str) -> int:
        name, _, kinds = word[1:].partition(":")
        given, _, taken = kinds.partition("/")
        seat = found_in(self.seat_by_name, name.strip().lower(), "unknown-seat", word, name)
        give, take = self._treasure(given, word), self._treasure(taken, word)
        return int(act.pack(act.EXCHANGE, seat, give, take))

    def _lay(self, word: str) -> int:
        tile, _, place = word.partition("@")
        name, _, turn = place.partition("/")
        rotation = self._number(turn, word) if turn else 0
        if rotation > 5 or word.endswith("/"):
            raise InvalidAction("bad-rotation", text=word)
        return int(act.pack(act.LAY, self._hex(name, word), self._tile(tile, word), rotation))

    def _hex(self, name: str, word: str) -> int:
        return found_in(hexes.BY_NAME, name.strip().upper(), "unknown-hex", word, name)

    def _tile(self, name: str, word: str) -> int:
        return found_in(self.tile_by_id, name.strip().lower(), "unknown-tile", word, name)

    def _treasure(self, name: str, word: str) -> int:
        return found_in(self.treasure_by_name, name.strip().lower(), "unknown-treasure", word, name)

    def _figure(self, letter: str, word: str) -> int:
        if letter in "Ee":
            return act.EXPLORER
        if letter in "Ll":
            return act.LEADER
        raise InvalidAction("unknown-figure", text=word, name=letter)

    def _number(self, digits: str, word: str) -> int:
        number = whole_number(digits, HIGHEST_BID)
        if number < 0:
            raise InvalidAction("bad-number", text=word, name=digits)
        return number


def found_in(numbers: dict[str, int], key: str, code: str, word: str, name: str) -> int:
    """Return the number of what a name in an action's text stands for.

    :raises InvalidAction: with that code, if there is nothing of that name.
    """
    found = numbers.get(key, -1)
    if found < 0:
        raise InvalidAction(code, text=word, name=name)
    return found


def whole_number(text: str, most: int) -> int:
    """Return the number that plain digits stand for, or -1 if they do not, or if it is greater than `most`."""
    if not (text.isascii() and text.isdigit()) or len(text) > 9 or int(text) > most:
        return -1
    return int(text)


def unreadable(text: str) -> InvalidAction:
    shown = text.strip()
    return InvalidAction("unreadable-action", text=shown if len(shown) <= LONGEST else shown[:LONGEST] + "…")
