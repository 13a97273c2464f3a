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
from tikal.core.notation import FIGURES, SEATS
from tikal.core.position import NOBODY, SPECTATOR
from tikal.core.tiles import RUIN, TEMPLE
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import FACES
from tikal.legend.rules.cards import cards_on_side
from tikal.legend.rules.knowledge import UNKNOWN, known_kinds, known_places, ruin_on
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
    if s.viewer is not None:
        words.append(("for", "nobody" if s.viewer == SPECTATOR else SEATS[s.viewer]))
    words.append(("board", _board(s)))
    words.append(("stones", _stones(s)))
    words.append(("order", ".".join(SEATS[seat] for seat in s.order)))
    for seat in range(s.players):
        words.append((SEATS[seat], _seat(s, seat)))
    words += [("to", SEATS[s.current]), ("phase", PHASES[s.phase]), ("round", str(s.round))]
    words += [("ap", str(s.ap) if s.ap else NONE), ("acted", "yes" if s.acted else NONE)]
    words += [("passed", _seats(s.passed)), ("cards", _faces(s.display)), ("used", _faces(s.discarded))]
    words += [("tokens", _counts(s.tokens_up)), ("bag", _counts(s.bag))]
    words += [("tiles", _tiles(s, s.tiles_up)), ("gone", _tiles(s, s.gone)), ("open", _kinds(s, s.open_treasures))]
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


def _tiles(s: LegendState, mask: int) -> str:
    return join([id for n, id in enumerate(s.ruleset.box.tile_ids) if mask >> n & 1])


def _faces(counts: list[int]) -> str:
    return join([FACES[face] for face, count in enumerate(counts) for _ in range(count)])


def _counts(counts: list[int]) -> str:
    return join([f"{value}:{count}" for value, count in enumerate(counts) if count])


def _kinds(s: LegendState, counts: list[int]) -> str:
    named = zip(s.ruleset.box.treasures, counts, strict=True)
    return join([name + (str(count) if count > 1 else "") for name, count in named if count])


def _board(s: LegendState) -> str:
    box = s.ruleset.box
    entries: list[str] = []
    for hex in range(box.board.hexes):
        number = s.tile_on(hex)
        if number < 0 or number == len(box.tiles):
            continue
        tile = box.tiles[number]
        mark = ""
        if tile.terrain == TEMPLE and s.level(hex) != tile.value:
            mark += f"^{s.level(hex)}"
        if tile.terrain == RUIN and s.treasures_on(hex) != tile.value:
            mark += f"${s.treasures_on(hex)}"
        guard = s.guard_on(hex)
        if guard is not None:
            mark += f"!{SEATS[guard[0]][0]}{FIGURES[guard[1]]}"
        entries.append(f"{box.board.names[hex]}={tile.id}/{s.turn_of(hex)}{mark}")
    return ",".join(entries) if entries else NONE


def _stones(s: LegendState) -> str:
    return ",".join(s.ruleset.box.board.edge_name(edge) for edge in s.trail_stones) or NONE


def figures(leaders: i64, explorers: i64) -> str:
    """Leaders and explorers as the line writes them."""
    return "L" * leaders + (str(explorers) if explorers or not leaders else "")


def _side(s: LegendState, seat: int, left: bool) -> str:
    return join([FACES[face] + ("'" if down else "") for face, down in cards_on_side(s, seat, left)])


def _seat(s: LegendState, seat: int) -> str:
    board = s.ruleset.box.board
    standing = [
        f"{board.names[hex]}:{figures(s.leaders(seat, hex), s.explorers(seat, hex))}"
        for hex in range(board.hexes)
        if s.member_hexes(seat) >> hex & 1
    ]
    power = s.power_tile(seat) + 1
    parts = (
        str(s.points_of(seat)),
        figures(s.available(seat, act.LEADER), s.available(seat, act.EXPLORER)),
        figures(s.unavailable(seat, act.LEADER), s.unavailable(seat, act.EXPLORER)),
        ",".join(standing) or NONE,
        join(board.names_in(s.camps(seat))),
        _kinds(s, [int(s.owns(seat, kind)) for kind in range(len(s.ruleset.box.treasures))]),
        _side(s, seat, False),
        _side(s, seat, True),
        str(s.token(seat) or NONE),
        _tiles(s, s.held_tiles(seat)),
        str(s.drafted_place(seat) or NONE),
        f"{power}{'!' if s.director_used(seat) else ''}" if power else NONE,
    )
    return ";".join(parts)


def _scoring(s: LegendState) -> list[tuple[str, str]]:
    words: list[tuple[str, str]] = []
    if s.scoring != "none":
        words.append(("scoring", s.scoring))
        words.append(("queue", join([SEATS[seat] for seat in s.waiting()])))
    if s.volcano >= 0:
        words.append(("aside", s.ruleset.box.tile_ids[s.volcano]))
    if s.volcano_seat != NOBODY:
        words.append(("by", SEATS[s.volcano_seat]))
    return words


def _knowledge(s: LegendState) -> list[tuple[str, str]]:
    box = s.ruleset.box
    known: list[str] = []
    kinds: list[str] = []
    for hex in range(box.board.hexes):
        if ruin_on(s, hex) < 0:
            continue
        name = box.board.names[hex]
        for depth, kind, knowing in reversed(known_places(s, hex)):
            seats = "".join(SEATS[seat][0] for seat in range(s.players) if knowing >> seat & 1)
            known.append(f"{name}:{depth}:{box.treasures[kind] if kind >= 0 else '?'}:{seats}")
        for seat in range(s.players):
            told = _kinds(s, known_kinds(s, seat, hex))
            if told != NONE:
                kinds.append(f"{SEATS[seat]}:{name}:{told}")
    return [("known", ",".join(known) or NONE), ("kinds", ",".join(kinds) or NONE)]


def _pending(s: LegendState) -> list[tuple[str, str]]:
    """A reveal that is awaited, and the effect that is carried out."""
    box = s.ruleset.box
    words: list[tuple[str, str]] = []
    if s.word(at.RESUME):
        words.append(("resume", PHASES[s.word(at.RESUME)]))
    words.append(("looks", join(box.board.names_in(s.word(at.LOOKS)))))
    words.append(("whole", "yes" if s.word(at.WHOLE) else NONE))
    words.append(("taking", box.board.names[s.taking] if s.taking >= 0 else NONE))
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
    if s.partner != NOBODY:
        given, taken = s.word(at.GIVEN) - 1, s.word(at.TAKEN) - 1
        told.append(f"partner:{SEATS[s.partner]}.{box.treasures[given]}.{box.treasures[taken]}")
    if s.spare_card >= 0:
        told.append(f"spare:{FACES[s.spare_card]}")
    return ",".join(told) or NONE
