"""The view of the classic game: all seats see the same, since the state holds nothing hidden (C-HID-1)."""

from __future__ import annotations

from typing import Any

from tikal.classic.rules import scoring
from tikal.classic.rules.ruleset import HIGHEST_LEVEL, NO_TILE, OVER, PHASES
from tikal.classic.rules.state import FINAL_ROUND, IN_SUPPLY, NOBODY, NORMAL, State
from tikal.core import action as act
from tikal.core.hexes import HEXES, NAMES, SIDES, names_in
from tikal.core.notation import SEATS
from tikal.core.ranking import ranking
from tikal.core.tiles import RUIN, TEMPLE, TERRAINS
from tikal.editions.options import write

View = dict[str, Any]


def classic_view(state: State, names: tuple[str, ...], seat: int | None = None) -> View:
    """Return what a seat sees, ready for JSON; `seat` None is a spectator."""
    rules = state.ruleset
    over = state.phase == OVER
    return {
        "game": rules.game,
        "edition": rules.edition,
        "auction": rules.auction,
        "options": {name: write(value) for name, value in rules.options.items()},
        "game_version": rules.game_version,
        "seat": None if seat is None else SEATS[seat],
        "line": state.to_line(),
        "phase": PHASES[state.phase],
        "current": None if over else SEATS[int(state.current)],
        "ap": int(state.ap),
        "hand": _tile_id(state, int(state.hand)),
        "scoring": _scoring(state),
        "bidding": _bidding(state) if rules.auction else None,
        "board": [_hex(state, hex) for hex in range(HEXES) if state.tile[hex] != NO_TILE],
        "frontier": names_in(int(state.frontier)),
        "seats": [_seat(state, n, names[n]) for n in range(state.players)],
        "stack": _stack(state),
        "pieces": {str(value): int(state.pieces[value]) for value in range(2, HIGHEST_LEVEL + 1)},
        "ranking": [[SEATS[n] for n in place] for place in ranking(state)] if over else None,
    }


def _tile_id(state: State, tile: int) -> str | None:
    return None if tile == NO_TILE else state.ruleset.notation.tile_ids[tile]


def _tiles_in(state: State, mask: int) -> list[str]:
    ids = state.ruleset.notation.tile_ids
    return [ids[n] for n in range(len(state.ruleset.components.tiles)) if mask >> n & 1]


def _seats_in(state: State, mask: int) -> list[str]:
    return [SEATS[n] for n in range(state.players) if mask >> n & 1]


def _scoring(state: State) -> View | None:
    if state.round_kind == NORMAL:
        return None
    return {
        "final": state.round_kind == FINAL_ROUND,
        "volcano": _tile_id(state, int(state.volcano)),
        "by": None if state.volcano_seat == NOBODY else SEATS[int(state.volcano_seat)],
        "waiting": [SEATS[seat] for seat in state.waiting()],
    }


def _bidding(state: State) -> View:
    return {
        "offer": _tiles_in(state, int(state.offer)),
        "opener": SEATS[int(state.opener)],
        "high_bid": int(state.high_bid),
        "high_bidder": None if state.high_bidder == NOBODY else SEATS[int(state.high_bidder)],
        "passed": _seats_in(state, int(state.passed)),
        "first_passer": None if state.first_passer == NOBODY else SEATS[int(state.first_passer)],
        "played": _seats_in(state, int(state.played)),
        "choosing_free": bool(state.choosing_free),
    }


def _hex(state: State, hex: int) -> View:
    tile = state.ruleset.components.all_tiles[int(state.tile[hex])]
    shown: View = {
        "hex": NAMES[hex],
        "tile": tile.id,
        "terrain": TERRAINS[tile.terrain],
        "turn": int(state.turn[hex]),
        "stones": [int(state.stones[hex * SIDES + side]) for side in range(SIDES)],
        "figures": _figures(state, hex),
    }
    if tile.terrain == TEMPLE:
        shown["level"] = int(state.level[hex])
        shown["guard"] = None
        if state.guard[hex]:
            figure = _figure(int(state.guard_figure(hex)))
            shown["guard"] = {"seat": SEATS[int(state.guard_seat(hex))], "figure": figure}
        owner = int(state.controller(hex))
        shown["controller"] = None if owner == NOBODY else SEATS[owner]
    if tile.terrain == RUIN:
        shown["masks"] = tile.value
        shown["treasures"] = int(state.treasures_on[hex])
    camp = [SEATS[n] for n in range(state.players) if int(state.camps[n]) >> hex & 1]
    shown["camp"] = camp[0] if camp else None
    return shown


def _figure(figure: int) -> str:
    return "leader" if figure == act.LEADER else "explorer"


def _figures(state: State, hex: int) -> View:
    shown: View = {}
    for seat in range(state.players):
        if int(state.member_hexes[seat]) >> hex & 1:
            shown[SEATS[seat]] = {
                "leader": bool(state.leader[seat] == hex),
                "explorers": int(state.explorers[seat * HEXES + hex]),
            }
    return shown


def _seat(state: State, seat: int, name: str) -> View:
    c = state.ruleset.components
    leader = int(state.leader[seat])
    kinds = len(c.treasures)
    return {
        "seat": SEATS[seat],
        "name": name,
        "score": int(state.score[seat]),
        "explorers": int(state.supply[seat]),
        "leader": "supply" if leader == IN_SUPPLY else NAMES[leader] if leader >= 0 else "out",
        "camps_left": int(state.camps_left[seat]),
        "guards_left": int(state.guards_left[seat]),
        "treasures": {
            name: int(state.treasures[seat * kinds + kind])
            for kind, name in enumerate(c.treasures)
            if state.treasures[seat * kinds + kind]
        },
        "if_scored": sheet_view(state, scoring.sheet(state, seat)),
    }


def sheet_view(state: State, sheet: scoring.Sheet) -> View:
    """Return a score sheet, ready for JSON."""
    names = state.ruleset.components.treasures
    return {
        "temples": [{"hex": NAMES[hex], "value": value, "guard": guard} for hex, value, guard in sheet.temples],
        "treasures": [
            {"kind": names[kind], "count": count, "points": points} for kind, count, points in sheet.treasures
        ],
        "temple_points": sheet.temple_points,
        "treasure_points": sheet.treasure_points,
        "total": sheet.total,
    }


def _stack(state: State) -> View:
    c = state.ruleset.components
    letter = int(state.next_letter())
    undrawn = int(state.undrawn)
    return {
        "left": bin(undrawn).count("1"),
        "next": None if letter < 0 else c.letters[letter],
        "undrawn": _tiles_in(state, undrawn),
        "gone": _tiles_in(state, int(state.discarded)),
        "treasures_unseen": {name: int(state.unseen[kind]) for kind, name in enumerate(c.treasures)},
    }
