"""Legend's position line: a whole position as one readable line of `key=value` words.

    tikal=1 rules=legend;scenario=uxmal players=2 board=B4=s1/0,A4=s2/0^2,... order=Blue.Red
    Red=1;L18;L12;A5:L2;-;jade;05.20';-;9;b1;2;3 Blue=... to=Red phase=act round=2 cards=... bag=6:2.7:1

board   every tile but the base camp as hex=tile/turn; ^ top floor, $ treasures left, ! seat letter and figure of a
        guardian
seats   score;available;unavailable;figures;camps;museum;cards on the right;preserved;AP token;tiles;drafted place;power
        tile (! if the museum director is used). L is a leader, a number counts; ' marks a face-down card
known   who knows which treasure: hex:depth:kind:seats; kinds: seat:hex:kinds for kinds known without their places
effect  the card or power that is carried out, and what it remembers
for     the seat whose knowledge is in the line, where others' was taken out

What follows from the rest is not written: the stacks of tiles and cards, floors, and unseen treasures.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.notation import SEATS
from tikal.core.tiles import RUIN, TEMPLE
from tikal.legend.rules import layout as at
from tikal.legend.rules.board import PLACES
from tikal.legend.rules.box import DEEPEST, FACES, MOST_KINDS, MOST_RUINS, MOST_SLOTS, MOST_VALUE
from tikal.legend.rules.cards import face_of, is_down
from tikal.legend.rules.knowledge import KIND, UNKNOWN
from tikal.legend.rules.state import PHASES, LegendState

VERSION: Final = "1"
NONE: Final = "-"

#: What an effect remembers as plain numbers, as hexes + 1, and as masks of hexes.
NUMBERS: Final[dict[str, int]] = {
    "stage": at.STAGE,
    "count": at.COUNT,
    "did": at.DID,
    "leaders": at.LEADERS_TAKEN,
    "budget": at.BUDGET,
    "back": at.BACK,
}
HEXES: Final[dict[str, int]] = {"site": at.SITE, "source": at.SOURCE}
MASKS: Final[dict[str, int]] = {"once": at.ONCE, "twice": at.TWICE}
TURN_MASKS: Final[dict[str, tuple[int, int]]] = {
    "cleared": (at.CLEARED_ONCE, at.CLEARED_TWICE),
    "dug": (at.DUG_ONCE, at.DUG_TWICE),
}


def write_line(s: LegendState) -> str:
    """Return the line of a position."""
    words: list[tuple[str, str]] = [("tikal", VERSION), ("rules", s.ruleset.spec), ("players", str(s.players))]
    viewer = s.word(at.VIEWER)
    if viewer:
        words.append(("for", "nobody" if viewer == 1 else SEATS[viewer - 2]))
    words.append(("board", _board(s)))
    words.append(("stones", _stones(s)))
    words.append(("order", ".".join(SEATS[s.word(at.ORDER + place)] for place in range(s.players))))
    for seat in range(s.players):
        words.append((SEATS[seat], _seat(s, seat)))
    words += [("to", SEATS[s.current]), ("phase", PHASES[s.phase]), ("round", str(s.word(at.ROUND)))]
    words += [("ap", str(s.ap) if s.ap else NONE), ("acted", "yes" if s.word(at.ACTED) else NONE)]
    words += [("passed", _seats(s.word(at.PASSED))), ("cards", _faces(s, at.DISPLAY)), ("used", _faces(s, at.USED))]
    words += [("tokens", _counts(s, at.TOKENS_UP)), ("bag", _counts(s, at.BAG))]
    words += [("tiles", _tiles(s, at.TILES_UP)), ("gone", _tiles(s, at.GONE)), ("open", _kinds(s, at.OPEN))]
    words += _scoring(s)
    for name, (once, twice) in TURN_MASKS.items():
        words.append(
            (name, join(s.ruleset.box.board.names_in(s.word(once)) + s.ruleset.box.board.names_in(s.word(twice))))
        )
    words += _knowledge(s)
    words += _pending(s)
    return " ".join(f"{key}={value}" for key, value in words if value != NONE or key == "board")


def join(names: list[str]) -> str:
    """Names with dots between them, or nothing."""
    return ".".join(names) if names else NONE


def _seats(mask: int) -> str:
    return join([SEATS[n] for n in range(len(SEATS)) if mask >> n & 1])


def _tiles(s: LegendState, place: int) -> str:
    mask = s.word(place)
    return join([id for n, id in enumerate(s.ruleset.box.tile_ids) if mask >> n & 1])


def _faces(s: LegendState, row: int) -> str:
    return join([id for face, id in enumerate(FACES) for _ in range(s.word(row + face))])


def _counts(s: LegendState, row: int) -> str:
    counts = [(value, s.word(row + value)) for value in range(MOST_VALUE + 1)]
    return join([f"{value}:{count}" for value, count in counts if count])


def _kinds(s: LegendState, row: int) -> str:
    counts = [(name, s.word(row + kind)) for kind, name in enumerate(s.ruleset.box.treasures)]
    return join([name + (str(count) if count > 1 else "") for name, count in counts if count])


def _board(s: LegendState) -> str:
    box = s.ruleset.box
    entries: list[str] = []
    for hex in range(box.board.hexes):
        number = s.word(at.TILE + hex) - 1
        if number < 0 or number == len(box.tiles):
            continue
        tile = box.tiles[number]
        mark = ""
        if tile.terrain == TEMPLE and s.word(at.LEVEL + hex) != tile.value:
            mark += f"^{s.word(at.LEVEL + hex)}"
        if tile.terrain == RUIN and s.word(at.HOARD + hex) != tile.value:
            mark += f"${s.word(at.HOARD + hex)}"
        guard = s.word(at.GUARD + hex) - 1
        if guard >= 0:
            mark += f"!{SEATS[guard // 2][0]}{'L' if guard % 2 == act.LEADER else 'E'}"
        entries.append(f"{box.board.names[hex]}={tile.id}/{s.word(at.TURN + hex)}{mark}")
    return ",".join(entries) if entries else NONE


def _stones(s: LegendState) -> str:
    placed = [s.word(at.STONE + n) - 1 for n in range(2)]
    return ",".join(s.ruleset.box.board.edge_name(edge) for edge in placed if edge >= 0) or NONE


def figures(leaders: int, explorers: int) -> str:
    """So many leaders and explorers as the line writes them."""
    return "L" * leaders + (str(explorers) if explorers or not leaders else "")


def _row(s: LegendState, row: i64, seat: int) -> str:
    slots = [s.word(row + seat * MOST_SLOTS + n) for n in range(MOST_SLOTS)]
    return join([FACES[face_of(slot)] + ("'" if is_down(slot) else "") for slot in slots if slot])


def _seat(s: LegendState, seat: int) -> str:
    board = s.ruleset.box.board
    standing = []
    for hex in range(board.hexes):
        word = s.word(at.MEMBERS + seat * PLACES + hex)
        if word:
            standing.append(f"{board.names[hex]}:{figures(word // at.ONE_LEADER, word % at.ONE_LEADER)}")
    power = s.word(at.POWER + seat)
    used = "!" if s.word(at.DIRECTED) >> seat & 1 else ""
    parts = (
        str(s.word(at.SCORE + seat)),
        figures(s.word(at.LEADERS_IN + seat), s.word(at.EXPLORERS_IN + seat)),
        figures(s.word(at.LEADERS_LATER + seat), s.word(at.EXPLORERS_LATER + seat)),
        ",".join(standing) or NONE,
        join(board.names_in(s.word(at.CAMPS + seat))),
        _kinds(s, at.MUSEUM + seat * MOST_KINDS),
        _row(s, at.RIGHT, seat),
        _row(s, at.LEFT, seat),
        str(s.word(at.TOKEN + seat) or NONE),
        _tiles(s, at.HELD + seat),
        str(s.word(at.PLACE + seat) or NONE),
        f"{power}{used}" if power else NONE,
    )
    return ";".join(parts)


def _scoring(s: LegendState) -> list[tuple[str, str]]:
    words: list[tuple[str, str]] = []
    if s.scoring != "none":
        words.append(("scoring", s.scoring))
        words.append(("queue", join([SEATS[seat] for seat in s.waiting()])))
    if s.word(at.VOLCANO):
        words.append(("aside", s.ruleset.box.tile_ids[s.word(at.VOLCANO) - 1]))
    if s.word(at.VOLCANO_SEAT):
        words.append(("by", SEATS[s.word(at.VOLCANO_SEAT) - 1]))
    return words


def _knowledge(s: LegendState) -> list[tuple[str, str]]:
    box = s.ruleset.box
    known: list[str] = []
    kinds: list[str] = []
    for hex in range(box.board.hexes):
        ruin = int(box.ruin_of[s.word(at.TILE + hex)])
        if ruin < 0:
            continue
        name = box.board.names[hex]
        for depth in range(1, DEEPEST):
            word = s.word(at.KNOWN + ruin * DEEPEST + depth)
            if word:
                kind = box.treasures[(word & KIND) - 1] if word & KIND else "?"
                seats = "".join(SEATS[seat][0] for seat in range(s.players) if word & at.BY_SEAT << seat)
                known.append(f"{name}:{depth}:{kind}:{seats}")
        for seat in range(s.players):
            word = s.word(at.KINDS + seat * MOST_RUINS + ruin)
            counts = [word >> kind * at.ONE_KIND & 15 for kind in range(len(box.treasures))]
            told = [n + (str(c) if c > 1 else "") for n, c in zip(box.treasures, counts, strict=True) if c]
            if told:
                kinds.append(f"{SEATS[seat]}:{name}:{'.'.join(told)}")
    return [("known", ",".join(known) or NONE), ("kinds", ",".join(kinds) or NONE)]


def _pending(s: LegendState) -> list[tuple[str, str]]:
    """A reveal that is awaited, and the effect that is carried out."""
    box = s.ruleset.box
    words: list[tuple[str, str]] = []
    if s.word(at.RESUME):
        words.append(("resume", PHASES[s.word(at.RESUME)]))
    words.append(("looks", join(box.board.names_in(s.word(at.LOOKS)))))
    words.append(("whole", "yes" if s.word(at.WHOLE) else NONE))
    words.append(("taking", box.board.names[s.word(at.TAKING) - 1] if s.word(at.TAKING) else NONE))
    picks: list[str] = []
    word = s.word(at.PICKED)
    while word:
        kind = (word & 15) - 1
        picks.append("?" if kind == UNKNOWN else box.treasures[kind])
        word >>= at.ONE_KIND
    words.append(("picked", join(picks)))
    if s.effect is not None:
        words.append(("effect", s.effect.name))
        words.append(("memory", _memory(s)))
    return words


def _memory(s: LegendState) -> str:
    """What the effect remembers, as `name:value` with commas between."""
    box = s.ruleset.box
    told = [f"{name}:{s.word(place)}" for name, place in NUMBERS.items() if s.word(place)]
    told += [f"{name}:{box.board.names[s.word(place) - 1]}" for name, place in HEXES.items() if s.word(place)]
    for name, place in MASKS.items():
        if s.word(place):
            told.append(f"{name}:{'.'.join(box.board.names_in(s.word(place)))}")
    if s.word(at.PARTNER):
        given, taken = s.word(at.GIVEN) - 1, s.word(at.TAKEN) - 1
        told.append(f"partner:{SEATS[s.word(at.PARTNER) - 1]}.{box.treasures[given]}.{box.treasures[taken]}")
    if s.word(at.SPARE):
        told.append(f"spare:{FACES[s.word(at.SPARE) - 1]}")
    return ",".join(told) or NONE
