"""The view of Tikal Legend: what one seat may see (L-HID-1 to L-HID-3), ready for JSON.

game edition options game_version seat line phase current ap ranking     as in every game
scenario, stand_ins      which scenario; what in the box is our reconstruction (keys of the data file)
round, turn_order        1 to 6; the seats in the current turn order
acted, passed            whether the action of this turn is taken; who is out for the round
effect                   the card or power that is carried out: id, stage, picks made, hexes, AP left, may_stop
scoring                  a scoring that is going on: final, volcano, by, waiting
board                    all 56 hexes, jungle too: hex, place (column, row), border, terrain, tile, turn, stones,
                         figures, camp, majority; temples: level, guard, controller; ruins: masks, treasures, known
                         (depth 1 is the bottom; kind is null if this seat does not know it), kinds (known without
                         their places)
trail_stones             tokens in supply, and the edges on which the others lie
offer                    cards, tokens, tiles and places that can be drafted
supply                   floors, open treasures, card tiles, the stack, what is unseen and what is discarded
seats                    everybody's campsite, supplies, museum, power tile and score if it were scored now
"""

from __future__ import annotations

from typing import Any

from tikal.core import action as act
from tikal.core.hexes import HEXES, SIDES
from tikal.core.notation import SEATS
from tikal.core.position import OVER
from tikal.core.ranking import ranking
from tikal.core.tiles import RUIN, TEMPLE
from tikal.editions.options import write
from tikal.legend.editions.builder import stand_ins
from tikal.legend.rules import layout as at
from tikal.legend.rules import scoring
from tikal.legend.rules.board import PLACES
from tikal.legend.rules.box import (
    DEEPEST,
    FACES,
    HIGHEST,
    MOST_RUINS,
    MOST_SLOTS,
    MOST_VALUE,
    POWERS,
    TERRAINS,
)
from tikal.legend.rules.cards import face_of, is_down, token_worth
from tikal.legend.rules.effects.effect import running
from tikal.legend.rules.flow import tiles_on_top
from tikal.legend.rules.knowledge import KIND
from tikal.legend.rules.line import effect_names
from tikal.legend.rules.state import NOBODY, PHASES, LegendState

View = dict[str, Any]


def legend_view(s: LegendState, names: tuple[str, ...], seat: int | None) -> View:
    """Return what a seat sees of a state from which others' knowledge was taken out."""
    rules = s.ruleset
    over = s.phase == OVER
    return {
        "game": rules.game,
        "edition": rules.edition,
        "auction": False,
        "options": {name: write(value) for name, value in rules.options.items()},
        "game_version": rules.game_version,
        "scenario": write(rules.options["scenario"]),
        "stand_ins": stand_ins(rules),
        "seat": None if seat is None else SEATS[seat],
        "line": s.to_line(),
        "phase": PHASES[s.phase],
        "current": None if over else SEATS[int(s.current)],
        "ap": int(s.ap),
        "round": s.word(at.ROUND),
        "turn_order": [SEATS[s.word(at.ORDER + place)] for place in range(s.players)],
        "acted": bool(s.word(at.ACTED)),
        "passed": _seats_in(s, s.word(at.PASSED)),
        "effect": _effect(s),
        "scoring": _scoring(s),
        "board": [_hex(s, hex, seat) for hex in range(rules.box.board.hexes)],
        "trail_stones": _trail_stones(s),
        "offer": _offer(s),
        "supply": _supply(s),
        "seats": [_seat(s, n, names[n]) for n in range(s.players)],
        "ranking": [[SEATS[n] for n in place] for place in ranking(s)] if over else None,
    }


def _seats_in(s: LegendState, mask: int) -> list[str]:
    return [SEATS[n] for n in range(s.players) if mask >> n & 1]


def _tiles_in(s: LegendState, mask: int) -> list[str]:
    return [id for n, id in enumerate(s.ruleset.box.tile_ids) if mask >> n & 1]


def _hex_name(s: LegendState, word: int) -> str | None:
    return s.ruleset.box.board.names[word - 1] if word else None


def _effect(s: LegendState) -> View | None:
    if not s.word(at.EFFECT):
        return None
    partner = s.word(at.PARTNER)
    spare = s.word(at.SPARE)
    return {
        "id": effect_names(s)[s.word(at.EFFECT) - 1],  # "#17", "power:march", "swap" or "volcano"
        "stage": s.word(at.STAGE),
        "picks": s.word(at.COUNT),
        "may_stop": bool(running(s).may_stop(s)),
        "budget": s.word(at.BUDGET),
        "site": _hex_name(s, s.word(at.SITE)),
        "source": _hex_name(s, s.word(at.SOURCE)),
        "partner": SEATS[partner - 1] if partner else None,
        "spare_card": FACES[spare - 1] if spare else None,
    }


def _scoring(s: LegendState) -> View | None:
    volcano, by = s.word(at.VOLCANO), s.word(at.VOLCANO_SEAT)
    if s.word(at.SCORING) == at.NORMAL and not volcano:
        return None
    return {
        "final": s.word(at.SCORING) == at.FINAL,
        "volcano": s.ruleset.box.tile_ids[volcano - 1] if volcano else None,
        "by": SEATS[by - 1] if by else None,
        "waiting": [SEATS[seat] for seat in s.waiting()],
    }


def _hex(s: LegendState, hex: int, viewer: int | None) -> View:
    box = s.ruleset.box
    number = s.word(at.TILE + hex)
    tile = box.all_tiles[number - 1] if number else None
    owner = int(s.majority(hex))
    camp = [SEATS[n] for n in range(s.players) if s.word(at.CAMPS + n) >> hex & 1]
    shown: View = {
        "hex": box.board.names[hex],
        "place": list(box.board.places[hex]),
        "border": hex >= HEXES,
        "terrain": TERRAINS[tile.terrain] if tile else "jungle",
        "tile": tile.id if tile else None,
        "turn": s.word(at.TURN + hex),
        "stones": [int(box.stones_at(number, s.word(at.TURN + hex), side)) for side in range(SIDES)],
        "figures": _figures(s, hex),
        "camp": camp[0] if camp else None,
        "majority": None if owner == NOBODY else SEATS[owner],
    }
    if tile and tile.terrain == TEMPLE:
        guard, controller = s.word(at.GUARD + hex) - 1, int(s.controller(hex))
        shown["level"] = s.word(at.LEVEL + hex)
        shown["guard"] = None
        if guard >= 0:
            shown["guard"] = {"seat": SEATS[guard // 2], "figure": "leader" if guard % 2 == act.LEADER else "explorer"}
        shown["controller"] = None if controller == NOBODY else SEATS[controller]
    if tile and tile.terrain == RUIN:
        shown["masks"] = tile.value
        shown["treasures"] = s.word(at.HOARD + hex)
        shown |= _known(s, int(box.ruin_of[number]), viewer)
    return shown


def _known(s: LegendState, ruin: int, viewer: int | None) -> View:
    """What this seat knows of a stack, and who has looked at which of its places."""
    treasures = s.ruleset.box.treasures
    known = []
    for depth in range(DEEPEST - 1, 0, -1):
        word = s.word(at.KNOWN + ruin * DEEPEST + depth)
        if word:
            kind = treasures[(word & KIND) - 1] if word & KIND else None
            known.append({"depth": depth, "kind": kind, "by": _seats_in(s, word // at.BY_SEAT)})
    kinds = s.word(at.KINDS + viewer * MOST_RUINS + ruin) if viewer is not None else 0
    counts = {name: kinds >> kind * at.ONE_KIND & 15 for kind, name in enumerate(treasures)}
    return {"known": known, "kinds": {name: count for name, count in counts.items() if count}}


def _figures(s: LegendState, hex: int) -> View:
    shown: View = {}
    for seat in range(s.players):
        word = s.word(at.MEMBERS + seat * PLACES + hex)
        if word:
            shown[SEATS[seat]] = {"leaders": word // at.ONE_LEADER, "explorers": word % at.ONE_LEADER}
    return shown


def _trail_stones(s: LegendState) -> View:
    placed = [s.word(at.STONE + n) - 1 for n in range(2)]
    edges = [s.ruleset.box.board.edge_name(edge) for edge in placed if edge >= 0]
    return {"supply": 2 - len(edges), "placed": edges}


def _offer(s: LegendState) -> View:
    taken = [s.word(at.PLACE + seat) for seat in range(s.players)]
    return {
        "cards": _repeated(s, at.DISPLAY),
        "tokens": [value for value in range(MOST_VALUE + 1) for _ in range(s.word(at.TOKENS_UP + value))],
        "tiles": _tiles_in(s, s.word(at.TILES_UP)),
        "places": [place for place in range(1, int(s.players) + 1) if place not in taken],
    }


def _repeated(s: LegendState, row: int) -> list[str]:
    return [id for face, id in enumerate(FACES) for _ in range(s.word(row + face))]


def _supply(s: LegendState) -> View:
    box = s.ruleset.box
    numbers = box.numbers
    unseen = {}
    for kind, name in enumerate(box.treasures):
        shown = sum(int(s.owns(seat, kind)) for seat in range(s.players))
        opened = int(numbers.open_copies) - s.word(at.OPEN + kind)
        unseen[name] = int(numbers.hidden_copies) - shown + opened
    top = _tiles_in(s, int(tiles_on_top(s)))
    return {
        "floors": {str(level): s.word(at.FLOORS + level) for level in range(2, HIGHEST + 1)},
        "prebuilt": {str(level): s.word(at.PREBUILT + level) for level in range(2, HIGHEST + 1)},
        "open_treasures": {name: s.word(at.OPEN + kind) for kind, name in enumerate(box.treasures)},
        "card_tiles": _tiles_in(s, s.word(at.CARD_TILES)),
        "next_letter": top[0][0].upper() if top else None,
        "undrawn": _tiles_in(s, s.word(at.STACK)),
        "gone": _tiles_in(s, s.word(at.GONE)),
        "deck": _repeated(s, at.DECK),  # which cards are still to come; their order is hidden from all
        "discarded": _repeated(s, at.USED),
        "bag": {str(v): s.word(at.BAG + v) for v in range(MOST_VALUE + 1) if s.word(at.BAG + v)},
        "treasures_unseen": unseen,
    }


def _cards(s: LegendState, row: int, seat: int) -> list[View]:
    slots = [s.word(row + seat * MOST_SLOTS + n) for n in range(MOST_SLOTS)]
    return [{"card": FACES[face_of(slot)], "down": bool(is_down(slot))} for slot in slots if slot]


def _seat(s: LegendState, seat: int, name: str) -> View:
    box = s.ruleset.box
    power = s.word(at.POWER + seat)
    offered = box.power_tiles[power - 1] if power else ()
    return {
        "seat": SEATS[seat],
        "name": name,
        "score": s.word(at.SCORE + seat),
        "available": {"leaders": s.word(at.LEADERS_IN + seat), "explorers": s.word(at.EXPLORERS_IN + seat)},
        "unavailable": {"leaders": s.word(at.LEADERS_LATER + seat), "explorers": s.word(at.EXPLORERS_LATER + seat)},
        "camps": box.board.names_in(s.word(at.CAMPS + seat)),
        "camps_left": int(s.camps_left(seat)),
        "guards_left": s.word(at.GUARDS + seat),
        "treasures": {
            kind_name: int(s.owns(seat, kind)) for kind, kind_name in enumerate(box.treasures) if s.owns(seat, kind)
        },
        "token": s.word(at.TOKEN + seat) or None,
        "token_worth": int(token_worth(s, seat)) if s.word(at.TOKEN + seat) else 0,
        "tiles": _tiles_in(s, s.word(at.HELD + seat)),
        "right": _cards(s, at.RIGHT, seat),
        "left": _cards(s, at.LEFT, seat),
        "left_slots": int(box.numbers.left_slots),
        "place": s.word(at.PLACE + seat) or None,
        "power_tile": power or None,
        "powers": [POWERS[number] for number in offered],
        "director_used": bool(s.word(at.DIRECTED) >> seat & 1),
        "passed": bool(s.word(at.PASSED) >> seat & 1),
        "if_scored": sheet_view(s, scoring.Sheet(s, seat)),
    }


def sheet_view(s: LegendState, sheet: scoring.Sheet) -> View:
    """Return a score sheet, ready for JSON: points by part, and the hexes they come from (L-SCORE)."""
    board = s.ruleset.box.board
    kinds = [(name, int(s.owns(sheet.seat, kind))) for kind, name in enumerate(s.ruleset.box.treasures)]
    return {
        "parts": dict(sheet.parts),  # temples, tall, volcanoes, land, lakes, treasures
        "temples": [
            {"hex": board.names[hex], "value": s.word(at.LEVEL + hex), "guard": bool(s.word(at.GUARD + hex))}
            for hex in range(board.hexes)
            if sheet.temples >> hex & 1
        ],
        "volcanoes": board.names_in(sheet.volcanoes),
        "land": board.names_in(sheet.land),
        "lakes": board.names_in(sheet.lakes),
        "ruins": board.names_in(sheet.ruins),
        "masks": sheet.masks,
        "treasures": [{"kind": name, "count": count} for name, count in kinds if count],
        "total": sheet.total,
    }
