"""Reading Legend's position line (see `line.py`). What cannot be right is refused, and the refusal says what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.errors import InvalidPosition
from tikal.core.hexes import BIT
from tikal.core.line import need, number_in, only_known, read_players
from tikal.core.notation import SEATS
from tikal.core.scoring import queue_of
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import DEEPEST, FACE_BY_ID, FACES, MOST_RUINS, MOST_SLOTS, MOST_VALUE
from tikal.legend.rules.cards import add_card, count_cards, face_up
from tikal.legend.rules.invariants import check
from tikal.legend.rules.knowledge import KIND, UNKNOWN, count_of, pick_next
from tikal.legend.rules.line import HEXES, MASKS, NONE, NUMBERS, TURN_MASKS
from tikal.legend.rules.ruleset import LegendRuleset
from tikal.legend.rules.state import PHASES, SCORINGS, LegendState

KEYS: Final = (
    "tikal", "rules", "players", "for", "board", "stones", "order", *SEATS, "to", "phase", "round", "ap", "acted",
    "passed", "cards", "used", "tokens", "bag", "tiles", "gone", "open", "scoring", "queue", "aside", "by", "cleared",
    "dug", "known", "kinds", "resume", "looks", "whole", "taking", "picked", "effect", "memory",
)  # fmt: skip
HIGHEST_SCORE: Final = 9999
MOST_AP: Final = 199  # more than any box allows: a token, cards 20 and 21, and the power "extra-ap"
MOST_FIGURES: Final = 63  # explorers of one player, as many as a hex has room for
MOST_LEADERS: Final = 18
SEAT_PARTS: Final = 12


def read_words(rules: LegendRuleset, words: dict[str, str]) -> LegendState:
    """Return the position of a line's words.

    :raises InvalidPosition: if they cannot be read or break an invariant; the code says which.
    """
    only_known(words, KEYS)
    reader = _Reader(rules, read_players(rules, words), words)
    s = reader.state()
    check(s)
    s.top = 0
    return s


def _bad(entry: str) -> InvalidPosition:
    return InvalidPosition("line-entry", entry=entry[:60])


class _Reader:
    """Reads one line into a new state."""

    def __init__(self, rules: LegendRuleset, players: int, words: dict[str, str]) -> None:
        self.rules = rules
        self.box = rules.box
        self.words = words
        self.s = LegendState(rules, players)

    def state(self) -> LegendState:
        s = self.s
        self._supplies()
        for name in self._items(need(self.words, "board"), ","):
            self._hex_entry(name)
        self._stones()
        self._order()
        for seat in range(s.players):
            self._seat(seat, need(self.words, SEATS[seat]))
        self._turn()
        self._offers()
        self._scoring()
        self._knowledge()
        self._derive()
        self._pending()
        return s

    # --- small pieces

    def _get(self, key: str) -> str:
        return self.words.get(key, NONE)

    def _items(self, text: str, separator: str = ".") -> list[str]:
        return [] if text == NONE else text.split(separator)

    def _yes(self, key: str) -> int:
        if self._get(key) not in (NONE, "yes"):
            raise _bad(f"{key}={self._get(key)}")
        return 1 if self._get(key) == "yes" else 0

    def _hex(self, name: str) -> int:
        if name not in self.box.board.by_name:
            raise InvalidPosition("line-hex", name=name[:20])
        return self.box.board.by_name[name]

    def _hexes(self, text: str) -> int:
        mask = 0
        for name in self._items(text):
            mask |= int(BIT[self._hex(name)])
        return mask

    def _seat_named(self, name: str) -> int:
        if name not in SEATS[: int(self.s.players)]:
            raise InvalidPosition("line-seat", name=name[:20])
        return SEATS.index(name)

    def _seats(self, text: str) -> int:
        mask = 0
        for name in self._items(text):
            mask |= 1 << self._seat_named(name)
        return mask

    def _tile(self, name: str) -> int:
        number = self.rules.notation.tile_by_id.get(name, -1)
        if number < 0:
            raise InvalidPosition("line-legend-tile", name=name[:20])
        return number

    def _tiles(self, text: str) -> int:
        mask = 0
        for name in self._items(text):
            bit = 1 << self._tile(name)
            if mask & bit:
                raise InvalidPosition("tile-twice", tile=name, hex="")
            mask |= bit
        return mask

    def _face(self, name: str) -> int:
        if name not in FACE_BY_ID:
            raise InvalidPosition("line-card", name=name[:20])
        return FACE_BY_ID[name]

    def _faces(self, text: str, row: int) -> None:
        for name in self._items(text):
            self.s.add(row + self._face(name), 1)

    def _kind(self, name: str) -> int:
        kinds = self.rules.notation.treasure_by_name
        if name not in kinds:
            raise InvalidPosition("line-treasure", entry=name[:20])
        return kinds[name]

    def _kinds(self, text: str) -> dict[int, int]:
        """Kinds with their counts, `jade2.sun`."""
        found: dict[int, int] = {}
        for entry in self._items(text):
            name = entry.rstrip("0123456789")
            kind = self._kind(name)
            if kind in found:
                raise InvalidPosition("line-treasure", entry=entry[:20])
            found[kind] = number_in(entry[len(name) :], entry, 15) if entry != name else 1
        return found

    def _counts(self, text: str, row: int) -> None:
        for entry in self._items(text):
            value, _, count = entry.partition(":")
            place = row + number_in(value, entry, MOST_VALUE)
            if self.s.w[place]:
                raise _bad(entry)
            self.s.put(place, number_in(count, entry, 99))

    def _figures(self, text: str, entry: str) -> tuple[int, int]:
        explorers = text.lstrip("L")
        leaders = len(text) - len(explorers)
        if not text or leaders > MOST_LEADERS:
            raise InvalidPosition("line-figures", entry=entry[:60])
        return leaders, number_in(explorers, entry, MOST_FIGURES) if explorers else 0

    # --- the parts of a line

    def _supplies(self) -> None:
        s, box = self.s, self.box
        for level in range(len(box.floors)):
            s.put(at.FLOORS + level, box.floors[level])
            s.put(at.PREBUILT + level, box.prebuilt[level])
        s.put_tile(len(box.tiles), box.base, 0)
        for seat in range(s.players):
            s.put(at.GUARDS + seat, box.numbers.guardians)

    def _hex_entry(self, entry: str) -> None:
        s, box = self.s, self.box
        place, guard_mark, guard = entry.partition("!")
        place, treasure_mark, left = place.partition("$")
        place, level_mark, level = place.partition("^")
        name, _, tile_text = place.partition("=")
        tile_name, _, turn = tile_text.partition("/")
        hex, tile = self._hex(name), self._tile(tile_name)
        on_board = [s.word(at.TILE + other) for other in range(box.board.hexes)]
        if s.w[at.TILE + hex] or tile + 1 in on_board:
            raise InvalidPosition("tile-twice", tile=tile_name, hex=name)
        s.put_tile(tile, hex, number_in(turn, entry, 5) % int(box.turns[tile + 1]))
        if level_mark:
            self._marked(at.TEMPLES, hex, entry)
            s.put(at.LEVEL + hex, number_in(level, entry, 10))
        if treasure_mark:
            self._marked(at.RUINS, hex, entry)
            s.put(at.HOARD + hex, number_in(left, entry, DEEPEST - 1))
            if not s.w[at.HOARD + hex]:
                s.clear_bits(at.FILLED, BIT[hex])
        if guard_mark:
            self._marked(at.TEMPLES, hex, entry)
            self._guard(hex, guard, entry)

    def _marked(self, terrain: int, hex: int, entry: str) -> None:
        if not self.s.w[terrain] & BIT[hex]:
            raise InvalidPosition("line-board", entry=entry[:60])

    def _guard(self, hex: int, guard: str, entry: str) -> None:
        s = self.s
        letters = [SEATS[seat][0] for seat in range(s.players)]
        if len(guard) != 2 or guard[0] not in letters or guard[1] not in "EL":
            raise InvalidPosition("line-board", entry=entry[:60])
        seat = letters.index(guard[0])
        s.add(at.GUARDS + seat, -1)
        s.put(at.GUARD + hex, 1 + seat * 2 + (act.LEADER if guard[1] == "L" else act.EXPLORER))
        s.set_bits(at.GUARDED, BIT[hex])

    def _stones(self) -> None:
        placed: list[int] = []
        for entry in self._items(self._get("stones"), ","):
            one, _, two = entry.partition("|")
            edge = int(self.box.board.edge_between(self._hex(one), self._hex(two)))
            if edge < 0 or len(placed) == 2:
                raise _bad(entry)
            placed.append(edge + 1)
        for place, word in enumerate(sorted([0, 0, *placed])[-2:]):
            self.s.put(at.STONE + place, word)

    def _order(self) -> None:
        seats = [self._seat_named(name) for name in self._items(need(self.words, "order"))]
        if sorted(seats) != list(range(self.s.players)):
            raise _bad(f"order={self._get('order')}")
        for place, seat in enumerate(seats):
            self.s.put(at.ORDER + place, seat)

    def _seat(self, seat: int, text: str) -> None:
        s = self.s
        parts = text.split(";")
        if len(parts) != SEAT_PARTS:
            raise InvalidPosition("line-legend-seat-parts", seat=SEATS[seat], count=SEAT_PARTS)
        score, available, later, standing, camps, museum, right, left, token, tiles, place, power = parts
        s.put(at.SCORE + seat, number_in(score, SEATS[seat], HIGHEST_SCORE))
        for text_, leaders_at, explorers_at in (
            (available, at.LEADERS_IN, at.EXPLORERS_IN),
            (later, at.LEADERS_LATER, at.EXPLORERS_LATER),
        ):
            leaders, explorers = self._figures(text_, SEATS[seat])
            s.put(leaders_at + seat, leaders)
            s.put(explorers_at + seat, explorers)
        for entry in self._items(standing, ","):
            self._standing(seat, entry)
        mask = self._hexes(camps)
        if mask & int(s.w[at.CAMPED]):
            raise InvalidPosition("camp-twice", hex=camps[:20])
        s.put(at.CAMPS + seat, mask)
        s.set_bits(at.CAMPED, mask)
        for kind, count in self._kinds(museum).items():
            s.add_treasures(seat, kind, count)
        self._row(at.RIGHT, seat, right)
        self._row(at.LEFT, seat, left)
        s.put(at.TOKEN + seat, number_in(token, SEATS[seat], MOST_VALUE) if token != NONE else 0)
        s.put(at.HELD + seat, self._tiles(tiles))
        s.put(at.PLACE + seat, number_in(place, SEATS[seat], int(s.players)) if place != NONE else 0)
        self._power(seat, power)

    def _standing(self, seat: int, entry: str) -> None:
        name, _, count = entry.partition(":")
        hex = self._hex(name)
        leaders, explorers = self._figures(count, entry)
        if self.s.w[at.MEMBER_HEXES + seat] & BIT[hex] or leaders + explorers == 0:
            raise InvalidPosition("line-figures", entry=entry[:60])
        for figure, number in ((act.LEADER, leaders), (act.EXPLORER, explorers)):
            for _ in range(number):
                self.s.add_member(seat, hex, figure)

    def _row(self, row: i64, seat: int, text: str) -> None:
        for name in self._items(text):
            face = self._face(name.removesuffix("'"))
            down = name.endswith("'")
            if count_cards(self.s, row, seat) >= MOST_SLOTS or (down and not self.s.ruleset.is_permanent(face)):
                raise InvalidPosition("line-card", name=name[:20])
            add_card(self.s, row, seat, face_up(face) + (1 if down else 0))

    def _power(self, seat: int, text: str) -> None:
        if text == NONE:
            return
        self.s.put(at.POWER + seat, number_in(text.removesuffix("!"), SEATS[seat], len(self.box.power_tiles)))
        if text.endswith("!"):
            self.s.set_bits(at.DIRECTED, BIT[seat])

    def _turn(self) -> None:
        s = self.s
        s.current = self._seat_named(need(self.words, "to"))
        s.phase = self._phase(need(self.words, "phase"))
        s.put(at.ROUND, number_in(need(self.words, "round"), "round", int(self.box.numbers.rounds)))
        s.ap = number_in(self.words.get("ap", "0"), "ap", MOST_AP)
        s.put(at.ACTED, self._yes("acted"))
        s.put(at.PASSED, self._seats(self._get("passed")))
        for name, (once, twice) in TURN_MASKS.items():
            for hex_name in self._items(self._get(name)):
                bit = BIT[self._hex(hex_name)]
                if s.w[twice] & bit:
                    raise InvalidPosition("more-than-twice", hex=hex_name)
                s.set_bits(twice if s.w[once] & bit else once, bit)

    def _phase(self, name: str) -> int:
        if name not in PHASES:
            raise InvalidPosition("line-phase", phase=name[:20])
        return PHASES.index(name)

    def _offers(self) -> None:
        s = self.s
        self._faces(self._get("cards"), at.DISPLAY)
        self._faces(self._get("used"), at.USED)
        self._counts(self._get("tokens"), at.TOKENS_UP)
        self._counts(self._get("bag"), at.BAG)
        s.put(at.TILES_UP, self._tiles(self._get("tiles")))
        s.put(at.GONE, self._tiles(self._get("gone")))
        for kind, count in self._kinds(self._get("open")).items():
            s.put(at.OPEN + kind, count)

    def _scoring(self) -> None:
        s = self.s
        scoring = self.words.get("scoring", "none")
        if scoring not in SCORINGS:
            raise _bad(f"scoring={scoring}")
        s.put(at.SCORING, SCORINGS.index(scoring))
        queue = [self._seat_named(name) for name in self._items(self._get("queue"))]
        if len(queue) > 3 or len(set(queue)) != len(queue):
            raise InvalidPosition("bad-queue")
        s.put(at.QUEUE, queue_of(queue))
        if "aside" in self.words:
            s.put(at.VOLCANO, self._tile(self.words["aside"]) + 1)
        if "by" in self.words:
            s.put(at.VOLCANO_SEAT, self._seat_named(self.words["by"]) + 1)

    # --- knowledge

    def _ruin(self, name: str) -> int:
        ruin = int(self.box.ruin_of[self.s.word(at.TILE + self._hex(name))])
        if ruin < 0:
            raise InvalidPosition("line-no-ruin", hex=name)
        return ruin

    def _knowledge(self) -> None:
        s = self.s
        viewer = self._get("for")
        if viewer != NONE:
            s.put(at.VIEWER, 1 if viewer == "nobody" else self._seat_named(viewer) + 2)
        for entry in self._items(self._get("known"), ","):
            parts = entry.split(":")
            if len(parts) != 4:
                raise _bad(entry)
            hex, depth, kind, seats = parts
            place = at.KNOWN + self._ruin(hex) * DEEPEST + number_in(depth, entry, DEEPEST - 1)
            letters = [SEATS[seat][0] for seat in range(s.players)]
            if s.w[place] or not seats or any(letter not in letters for letter in seats):
                raise _bad(entry)
            for letter in seats:
                s.set_bits(place, at.BY_SEAT * BIT[letters.index(letter)])
            s.set_bits(place, 0 if kind == "?" else self._kind(kind) + 1)
        for entry in self._items(self._get("kinds"), ","):
            parts = entry.split(":")
            if len(parts) != 3:
                raise _bad(entry)
            place = at.KINDS + self._seat_named(parts[0]) * MOST_RUINS + self._ruin(parts[1])
            for kind_, count in self._kinds(parts[2]).items():
                s.add(place, count * BIT[kind_ * at.ONE_KIND])

    def _derive(self) -> None:
        """Fill in what follows from the rest: stacks, floors, unseen treasures."""
        s, box = self.s, self.box
        lying = int(s.w[at.TILES_UP] | s.w[at.GONE])
        for seat in range(s.players):
            lying |= s.word(at.HELD + seat)
        if s.w[at.VOLCANO]:
            lying |= 1 << s.word(at.VOLCANO) - 1
        for hex in range(box.board.hexes):
            number = s.word(at.TILE + hex) - 1
            if 0 <= number < len(box.tiles):
                lying |= 1 << number
                for level in range(box.tiles[number].value + 1, s.word(at.LEVEL + hex) + 1):
                    s.add(at.FLOORS + level, -1)
        s.put(at.STACK, int(self.rules.stack) & ~lying)
        s.put(at.CARD_TILES, int(box.card_tiles) & ~lying)
        for face in range(len(FACES)):
            count = int(self.rules.copies(face, s.players)) - s.word(at.DISPLAY + face) - s.word(at.USED + face)
            s.put(at.DECK + face, count)
        for place in [*range(at.RIGHT, at.RIGHT + 4 * MOST_SLOTS), *range(at.LEFT, at.LEFT + 4 * MOST_SLOTS)]:
            if s.w[place]:
                s.add(at.DECK + (s.word(place) - 1) // 2, -1)
        self._unseen()

    def _unseen(self) -> None:
        s, box = self.s, self.box
        viewer = s.word(at.VIEWER) - 2
        for kind in range(len(box.treasures)):
            shown = sum(int(s.owns(seat, kind)) for seat in range(s.players))
            shown -= int(box.numbers.open_copies) - s.word(at.OPEN + kind)
            for place in range(at.KNOWN, at.KNOWN + MOST_RUINS * DEEPEST):
                shown += 1 if s.word(place) & KIND == kind + 1 else 0
            if viewer >= 0:
                for ruin in range(MOST_RUINS):
                    shown += int(count_of(s.w[at.KINDS + viewer * MOST_RUINS + ruin], kind))
            s.put(at.UNSEEN + kind, int(box.numbers.hidden_copies) - shown)

    # --- what is awaited

    def _pending(self) -> None:
        s = self.s
        if "resume" in self.words:
            s.put(at.RESUME, self._phase(self.words["resume"]))
        s.put(at.LOOKS, self._hexes(self._get("looks")))
        s.put(at.WHOLE, self._yes("whole"))
        s.put(at.TAKING, self._hex(self.words["taking"]) + 1 if "taking" in self.words else 0)
        picks = self._items(self._get("picked"))
        if len(picks) >= DEEPEST:
            raise _bad(f"picked={self._get('picked')}")
        for name in picks:
            pick_next(s, UNKNOWN if name == "?" else self._kind(name))
        if "effect" not in self.words:
            if "memory" in self.words:
                raise InvalidPosition("line-missing", word="effect")
            return
        names = [effect.name for effect in s.ruleset.effects]
        if self.words["effect"] not in names:
            raise _bad(f"effect={self.words['effect']}")
        s.put(at.EFFECT, names.index(self.words["effect"]) + 1)
        for entry in self._items(self._get("memory"), ","):
            self._memory(entry)

    def _memory(self, entry: str) -> None:
        s = self.s
        name, _, value = entry.partition(":")
        if name in NUMBERS:
            s.put(NUMBERS[name], number_in(value, entry, 99))
        elif name in HEXES:
            s.put(HEXES[name], self._hex(value) + 1)
        elif name in MASKS:
            s.put(MASKS[name], self._hexes(value))
        elif name == "spare":
            s.put(at.SPARE, self._face(value) + 1)
            s.add(at.DECK + self._face(value), -1)
        elif name == "partner":
            parts = value.split(".")
            if len(parts) != 3:
                raise _bad(entry)
            s.put(at.PARTNER, self._seat_named(parts[0]) + 1)
            s.put(at.GIVEN, self._kind(parts[1]) + 1)
            s.put(at.TAKEN, self._kind(parts[2]) + 1)
        else:
            raise _bad(entry)
