"""The position line: a whole position as one readable line of `key=value` words.

    tikal=1 rules=super-meeple players=2 board=A4^2,B3=a5/1$3 Red=0;16;A5:2,B3:L;-;jade Blue=0;L18;-;-;-
    to=Red phase=spend ap=4 up=A4 dug=B3          (written as one line)

board   every laid tile as hex=tile/turn, and printed hexes that changed; ^ value of a temple, $ treasures
        left on a ruin, ! seat letter and figure of a guard; what is as printed is left out
seats   score;supply;figures;camps;treasures: L is the leader, a number counts explorers or treasures
rest    whose decision it is and what the turn, the scoring round and the auction need to go on

What follows from the rest is not written: the stack is what lies nowhere else, temple pieces and unseen
treasures are what the levels and the players' treasures leave.
"""

from __future__ import annotations

from typing import Final

from tikal.classic.rules.invariants import check
from tikal.classic.rules.paths import connect
from tikal.classic.rules.ruleset import NO_TILE, PHASES, Ruleset
from tikal.classic.rules.state import IN_SUPPLY, NOBODY, NORMAL, OUT_OF_PLAY, State
from tikal.core import action as act
from tikal.core.errors import InvalidPosition
from tikal.core.hexes import BIT, BY_NAME, HEXES, NAMES, NOWHERE, names_in
from tikal.core.line import VERSION, need, number_in, only_known, read_players
from tikal.core.notation import HIGHEST_BID, SEATS
from tikal.core.scoring import queue_of
from tikal.core.tiles import RUIN, TEMPLE

NONE: Final = "-"
ROUND_KINDS: Final = ("normal", "volcano", "final")
KEYS: Final = (
    "tikal", "rules", "players", "board", *SEATS, "to", "phase", "ap", "hand", "digging", "up", "dug",
    "scoring", "queue", "aside", "by", "gone", "offer", "opener", "high", "passed", "first", "played", "free",
)  # fmt: skip


# --- writing


def write_line(s: State) -> str:
    """Return the line of a position."""
    tiles = s.ruleset.notation.tile_ids
    words: list[tuple[str, str]] = [("tikal", VERSION), ("rules", s.ruleset.spec), ("players", str(s.players))]
    words.append(("board", _write_board(s)))
    for seat in range(s.players):
        words.append((SEATS[seat], _write_seat(s, seat)))
    words.append(("to", SEATS[s.current]))
    words.append(("phase", PHASES[s.phase]))
    if s.ap:
        words.append(("ap", str(s.ap)))
    if s.hand != NO_TILE:
        words.append(("hand", tiles[s.hand]))
    if s.digging != NOWHERE:
        words.append(("digging", NAMES[s.digging]))
    words.append(("up", _join(names_in(int(s.uncovered_once)) + names_in(int(s.uncovered_twice)))))
    words.append(("dug", _join(names_in(int(s.dug_once)) + names_in(int(s.dug_twice)))))
    if s.round_kind != NORMAL:
        words.append(("scoring", ROUND_KINDS[s.round_kind]))
        words.append(("queue", _join([SEATS[seat] for seat in s.waiting()])))
    if s.volcano != NO_TILE:
        words.append(("aside", tiles[s.volcano]))
        words.append(("by", SEATS[s.volcano_seat]))
    words.append(("gone", _tiles_in(tiles, int(s.discarded))))
    if s.ruleset.auction:
        words.append(("offer", _tiles_in(tiles, int(s.offer))))
        words.append(("opener", SEATS[s.opener]))
        if s.high_bidder != NOBODY:
            words.append(("high", f"{s.high_bid}:{SEATS[s.high_bidder]}"))
        words.append(("passed", _seats_in(int(s.passed))))
        if s.first_passer != NOBODY:
            words.append(("first", SEATS[s.first_passer]))
        words.append(("played", _seats_in(int(s.played))))
        if s.choosing_free:
            words.append(("free", "yes"))
    always = ("board",)
    return " ".join(f"{key}={value}" for key, value in words if value != NONE or key in always)


def _join(names: list[str]) -> str:
    return ".".join(names) if names else NONE


def _tiles_in(tiles: tuple[str, ...], mask: int) -> str:
    return _join([tiles[n] for n in range(len(tiles)) if mask >> n & 1])


def _seats_in(mask: int) -> str:
    return _join([SEATS[n] for n in range(len(SEATS)) if mask >> n & 1])


def _write_board(s: State) -> str:
    c = s.ruleset.components
    entries: list[str] = []
    for hex in range(HEXES):
        number = int(s.tile[hex])
        if number == NO_TILE:
            continue
        tile = c.all_tiles[number]
        mark = ""
        if tile.terrain == TEMPLE and s.level[hex] != tile.value:
            mark += f"^{s.level[hex]}"
        if tile.terrain == RUIN and s.treasures_on[hex] != tile.value:
            mark += f"${s.treasures_on[hex]}"
        if s.guard[hex]:
            figure = "L" if s.guard_figure(hex) == act.LEADER else "E"
            mark += f"!{SEATS[s.guard_seat(hex)][0]}{figure}"
        if tile.letter:
            entries.append(f"{NAMES[hex]}={tile.id}/{s.turn[hex]}{mark}")
        elif mark:
            entries.append(NAMES[hex] + mark)
    return ",".join(entries) if entries else NONE


def _write_seat(s: State, seat: int) -> str:
    c = s.ruleset.components
    supply = ("L" if s.leader[seat] == IN_SUPPLY else "") + str(s.supply[seat])
    figures: list[str] = []
    for hex in range(HEXES):
        explorers = int(s.explorers[seat * HEXES + hex])
        leader = "L" if s.leader[seat] == hex else ""
        if explorers or leader:
            figures.append(f"{NAMES[hex]}:{leader}{explorers if explorers else ''}")
    owned: list[str] = []
    for kind, name in enumerate(c.treasures):
        count = int(s.treasures[seat * len(c.treasures) + kind])
        if count:
            owned.append(name + (str(count) if count > 1 else ""))
    camps = _join(names_in(int(s.camps[seat])))
    return f"{s.score[seat]};{supply};{','.join(figures) if figures else NONE};{camps};{_join(owned)}"


# --- reading


def read_words(ruleset: Ruleset, words: dict[str, str]) -> State:
    """Return the position of a line's words.

    :raises InvalidPosition: if they cannot be read or break an invariant; the code says which.
    """
    only_known(words, KEYS)
    s = State(ruleset, read_players(ruleset, words))
    players = int(s.players)
    _read_board(s, need(words, "board"))
    for seat in range(players):
        _read_seat(s, seat, need(words, SEATS[seat]))
    _read_turn(s, words)
    if ruleset.auction:
        _read_auction(s, words)
    elif any(key in words for key in ("offer", "opener", "high", "passed", "first", "played", "free")):
        raise InvalidPosition("line-no-auction")
    _derive(s)
    check(s)
    return s


def _hex(name: str) -> int:
    if name not in BY_NAME:
        raise InvalidPosition("line-hex", name=name)
    return BY_NAME[name]


def _seat(s: State, name: str) -> int:
    if name not in SEATS[: int(s.players)]:
        raise InvalidPosition("line-seat", name=name)
    return SEATS.index(name)


def _tile(s: State, name: str) -> int:
    number = s.ruleset.notation.tile_by_id.get(name, -1)
    if number < 0:
        raise InvalidPosition("line-tile", name=name)
    return number


def _items(text: str, separator: str = ".") -> list[str]:
    return [] if text == NONE else text.split(separator)


def _read_board(s: State, text: str) -> None:
    c = s.ruleset.components
    for n, printed in enumerate(c.printed):
        s.put_tile(len(c.tiles) + n, printed.hex, 0)
        connect(s, printed.hex)
    used: set[int] = set()
    seen: set[int] = set()
    for entry in _items(text, ","):
        place, guard_mark, guard = entry.partition("!")
        place, treasure_mark, left = place.partition("$")
        place, level_mark, level = place.partition("^")
        name, laid, tile_text = place.partition("=")
        hex = _hex(name)
        if hex in seen:
            raise InvalidPosition("hex-twice", hex=name)
        seen.add(hex)
        if laid:
            tile_name, _, turn = tile_text.partition("/")
            tile = _tile(s, tile_name)
            if s.tile[hex] != NO_TILE or tile in used:
                raise InvalidPosition("tile-twice", tile=tile_name, hex=name)
            used.add(tile)
            s.put_tile(tile, hex, number_in(turn, entry, 5) % int(c.turns[tile]))
            connect(s, hex)
        elif s.tile[hex] == NO_TILE:
            raise InvalidPosition("line-board", entry=entry)
        if level_mark:
            _mark(s.temples, hex, entry)
            s.level[hex] = number_in(level, entry, 10)
        if treasure_mark:
            _mark(s.ruins, hex, entry)
            s.treasures_on[hex] = number_in(left, entry, 9)
        if guard_mark:
            _mark(s.temples, hex, entry)
            _read_guard(s, hex, guard, entry)


def _mark(terrain: int, hex: int, entry: str) -> None:
    if not terrain >> hex & 1:
        raise InvalidPosition("line-board", entry=entry)


def _read_guard(s: State, hex: int, guard: str, entry: str) -> None:
    letters = [SEATS[seat][0] for seat in range(s.players)]
    if len(guard) != 2 or guard[0] not in letters or guard[1] not in "EL":
        raise InvalidPosition("line-board", entry=entry)
    seat = letters.index(guard[0])
    if s.guards_left[seat] == 0:
        raise InvalidPosition("too-many-guards", seat=SEATS[seat])
    s.guards_left[seat] -= 1
    s.guard[hex] = 1 + seat * 2 + (act.LEADER if guard[1] == "L" else act.EXPLORER)
    s.guarded |= BIT[hex]
    if guard[1] == "L":
        if s.leader[seat] == OUT_OF_PLAY:
            raise InvalidPosition("two-leaders", seat=SEATS[seat])
        s.leader[seat] = OUT_OF_PLAY


def _read_seat(s: State, seat: int, text: str) -> None:
    parts = text.split(";")
    if len(parts) != 5:
        raise InvalidPosition("line-seat-parts", seat=SEATS[seat])
    score, supply, figures, camps, owned = parts
    s.score[seat] = number_in(score, SEATS[seat], HIGHEST_BID)
    guards_with_leader = s.leader[seat] == OUT_OF_PLAY
    in_supply = supply.startswith("L")
    s.supply[seat] = number_in(supply.removeprefix("L"), SEATS[seat], s.ruleset.components.explorers)
    s.leader[seat] = IN_SUPPLY if in_supply else OUT_OF_PLAY
    for entry in _items(figures, ","):
        name, _, count = entry.partition(":")
        hex = _hex(name)
        if s.member_hexes[seat] & BIT[hex] or not count:
            raise InvalidPosition("line-figures", entry=entry)
        if count.startswith("L"):
            if s.leader[seat] != OUT_OF_PLAY or guards_with_leader:
                raise InvalidPosition("two-leaders", seat=SEATS[seat])
            s.add_member(seat, hex, act.LEADER)
        explorers = count.removeprefix("L")
        for _ in range(number_in(explorers, entry, s.ruleset.components.explorers) if explorers else 0):
            s.add_member(seat, hex, act.EXPLORER)
    if in_supply and guards_with_leader:
        raise InvalidPosition("two-leaders", seat=SEATS[seat])
    for name in _items(camps):
        hex = _hex(name)
        if s.camps_left[seat] == 0:
            raise InvalidPosition("too-many-camps", seat=SEATS[seat])
        if s.camped & BIT[hex]:
            raise InvalidPosition("camp-twice", hex=name)
        s.camps[seat] |= BIT[hex]
        s.camped |= BIT[hex]
        s.camps_left[seat] -= 1
    _read_treasures(s, seat, owned)


def _read_treasures(s: State, seat: int, owned: str) -> None:
    kinds = s.ruleset.notation.treasure_by_name
    for entry in _items(owned):
        name = entry.rstrip("0123456789")
        count = number_in(entry[len(name) :], entry, 9) if entry != name else 1
        if name not in kinds or s.treasures[seat * len(kinds) + kinds[name]]:
            raise InvalidPosition("line-treasure", entry=entry)
        s.add_treasure(seat, kinds[name], count)


def _read_turn(s: State, words: dict[str, str]) -> None:
    s.current = _seat(s, need(words, "to"))
    phase = need(words, "phase")
    if phase not in PHASES:
        raise InvalidPosition("line-phase", phase=phase)
    s.phase = PHASES.index(phase)
    s.ap = number_in(words.get("ap", "0"), "ap", int(s.ruleset.action_points))
    s.hand = _tile(s, words["hand"]) if "hand" in words else NO_TILE
    s.digging = _hex(words["digging"]) if "digging" in words else NOWHERE
    s.uncovered_once, s.uncovered_twice = _twice(words.get("up", NONE))
    s.dug_once, s.dug_twice = _twice(words.get("dug", NONE))
    scoring = words.get("scoring", "normal")
    if scoring not in ROUND_KINDS:
        raise InvalidPosition("line-word", word=f"scoring={scoring}")
    s.round_kind = ROUND_KINDS.index(scoring)
    queue = [_seat(s, name) for name in _items(words.get("queue", NONE))]
    if len(queue) > 3:
        raise InvalidPosition("bad-queue")
    s.queue = queue_of(queue)
    if "aside" in words:
        s.volcano = _tile(s, words["aside"])
        s.volcano_seat = _seat(s, need(words, "by"))
    elif "by" in words:
        raise InvalidPosition("line-missing", word="aside")
    for name in _items(words.get("gone", NONE)):
        s.discarded |= BIT[_tile(s, name)]


def _twice(text: str) -> tuple[int, int]:
    """Read a list of hexes in which each may stand once or twice."""
    once, twice = 0, 0
    for name in _items(text):
        bit = int(BIT[_hex(name)])
        if twice & bit:
            raise InvalidPosition("more-than-twice", hex=name)
        twice |= once & bit
        once |= bit
    return once, twice


def _read_auction(s: State, words: dict[str, str]) -> None:
    for name in _items(words.get("offer", NONE)):
        s.offer |= BIT[_tile(s, name)]
    s.opener = _seat(s, need(words, "opener"))
    if "high" in words:
        points, _, name = words["high"].partition(":")
        s.high_bid = number_in(points, "high", HIGHEST_BID)
        s.high_bidder = _seat(s, name)
    for name in _items(words.get("passed", NONE)):
        s.passed |= BIT[_seat(s, name)]
    s.first_passer = _seat(s, words["first"]) if "first" in words else NOBODY
    for name in _items(words.get("played", NONE)):
        s.played |= BIT[_seat(s, name)]
    if words.get("free", "yes") != "yes":
        raise InvalidPosition("line-word", word=f"free={words['free']}"[:60])
    s.choosing_free = 1 if "free" in words else 0


def _derive(s: State) -> None:
    """Fill in what follows from the rest: stack, pieces, unseen treasures."""
    c = s.ruleset.components
    undrawn = c.stack
    for hex in range(HEXES):
        number = int(s.tile[hex])
        if number == NO_TILE:
            continue
        undrawn &= ~(1 << number)
        if s.ruins >> hex & 1 and s.treasures_on[hex] == 0:
            s.filled &= ~BIT[hex]
        for level in range(c.all_tiles[number].value + 1, int(s.level[hex]) + 1):
            s.pieces[level] -= 1
    undrawn &= ~int(s.discarded | s.offer)
    for tile in (int(s.hand), int(s.volcano)):
        if tile != NO_TILE:
            undrawn &= ~(1 << tile)
    s.undrawn = undrawn
    kinds = len(c.treasures)
    for kind in range(kinds):
        for seat in range(s.players):
            s.unseen[kind] -= s.treasures[seat * kinds + kind]
