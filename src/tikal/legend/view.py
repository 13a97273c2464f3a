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
from tikal.legend.rules import scoring
from tikal.legend.rules.box import FACES, HIGHEST, POWERS, TERRAINS
from tikal.legend.rules.cards import cards_on_side
from tikal.legend.rules.effects.cards_20_21 import token_worth
from tikal.legend.rules.flow import tiles_on_top
from tikal.legend.rules.knowledge import known_kinds, known_places
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
        "round": s.round,
        "turn_order": [SEATS[seat] for seat in s.order],
        "acted": s.acted,
        "passed": _seats_in(s, s.passed),
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


def _hex_name(s: LegendState, hex: int) -> str | None:
    return s.ruleset.box.board.names[hex] if hex >= 0 else None


def _effect(s: LegendState) -> View | None:
    if s.effect is None:
        return None
    return {
        "id": s.effect.name,  # "#17", "power:march", "swap" or "volcano"
        "stage": s.stage,
        "picks": s.picks,
        "may_stop": bool(s.effect.may_stop(s)),
        "budget": s.budget,
        "site": _hex_name(s, s.site),
        "source": _hex_name(s, s.source),
        "partner": SEATS[s.partner] if s.partner != NOBODY else None,
        "spare_card": FACES[s.spare_card] if s.spare_card >= 0 else None,
    }


def _scoring(s: LegendState) -> View | None:
    if s.scoring == "none" and s.volcano < 0:
        return None
    return {
        "final": s.scoring == "final",
        "volcano": s.ruleset.box.tile_ids[s.volcano] if s.volcano >= 0 else None,
        "by": SEATS[s.volcano_seat] if s.volcano_seat != NOBODY else None,
        "waiting": [SEATS[seat] for seat in s.waiting()],
    }


def _hex(s: LegendState, hex: int, viewer: int | None) -> View:
    box = s.ruleset.box
    number, turn = s.tile_on(hex), s.turn_of(hex)
    tile = box.all_tiles[number] if number >= 0 else None
    owner = int(s.majority(hex))
    camp = [SEATS[n] for n in range(s.players) if s.camps(n) >> hex & 1]
    shown: View = {
        "hex": box.board.names[hex],
        "place": list(box.board.places[hex]),
        "border": hex >= HEXES,
        "terrain": TERRAINS[tile.terrain] if tile else "jungle",
        "tile": tile.id if tile else None,
        "turn": turn,
        "stones": [int(box.stones_at(number + 1, turn, side)) for side in range(SIDES)],
        "figures": _figures(s, hex),
        "camp": camp[0] if camp else None,
        "majority": None if owner == NOBODY else SEATS[owner],
    }
    if tile and tile.terrain == TEMPLE:
        guard, controller = s.guard_on(hex), int(s.controller(hex))
        shown["level"] = s.level(hex)
        shown["guard"] = None
        if guard:
            shown["guard"] = {"seat": SEATS[guard[0]], "figure": "leader" if guard[1] == act.LEADER else "explorer"}
        shown["controller"] = None if controller == NOBODY else SEATS[controller]
    if tile and tile.terrain == RUIN:
        shown["masks"] = tile.value
        shown["treasures"] = s.treasures_on(hex)
        shown |= _known(s, hex, viewer)
    return shown


def _known(s: LegendState, hex: int, viewer: int | None) -> View:
    """What this seat knows of a stack, and who has looked at which of its places."""
    treasures = s.ruleset.box.treasures
    known = [
        {"depth": depth, "kind": treasures[kind] if kind >= 0 else None, "by": _seats_in(s, seats)}
        for depth, kind, seats in known_places(s, hex)
    ]
    counts = known_kinds(s, viewer, hex) if viewer is not None else []
    return {"known": known, "kinds": {treasures[kind]: count for kind, count in enumerate(counts) if count}}


def _figures(s: LegendState, hex: int) -> View:
    shown: View = {}
    for seat in range(s.players):
        leaders, explorers = int(s.leaders(seat, hex)), int(s.explorers(seat, hex))
        if leaders or explorers:
            shown[SEATS[seat]] = {"leaders": leaders, "explorers": explorers}
    return shown


def _trail_stones(s: LegendState) -> View:
    edges = [s.ruleset.box.board.edge_name(edge) for edge in s.trail_stones]
    return {"supply": 2 - len(edges), "placed": edges}


def _offer(s: LegendState) -> View:
    taken = [s.drafted_place(seat) for seat in range(s.players)]
    return {
        "cards": _cards(s.display),
        "tokens": [value for value, count in enumerate(s.tokens_up) for _ in range(count)],
        "tiles": _tiles_in(s, s.tiles_up),
        "places": [place for place in range(1, int(s.players) + 1) if place not in taken],
    }


def _cards(counts: list[int]) -> list[str]:
    return [FACES[face] for face, count in enumerate(counts) for _ in range(count)]


def _supply(s: LegendState) -> View:
    box = s.ruleset.box
    numbers = box.numbers
    unseen = {}
    for kind, name in enumerate(box.treasures):
        shown = sum(int(s.owns(seat, kind)) for seat in range(s.players))
        opened = int(numbers.open_copies) - s.open_treasures[kind]
        unseen[name] = int(numbers.hidden_copies) - shown + opened
    top = _tiles_in(s, int(tiles_on_top(s)))
    return {
        "floors": {str(level): s.floors[level] for level in range(2, HIGHEST + 1)},
        "prebuilt": {str(level): s.prebuilt[level] for level in range(2, HIGHEST + 1)},
        "open_treasures": dict(zip(box.treasures, s.open_treasures, strict=True)),
        "card_tiles": _tiles_in(s, s.card_tiles),
        "next_letter": top[0][0].upper() if top else None,
        "undrawn": _tiles_in(s, s.stack),
        "gone": _tiles_in(s, s.gone),
        "deck": _cards(s.deck),  # which cards are still to come; their order is hidden from all
        "discarded": _cards(s.discarded),
        "bag": {str(value): count for value, count in enumerate(s.bag) if count},
        "treasures_unseen": unseen,
    }


def _side(s: LegendState, seat: int, left: bool) -> list[View]:
    return [{"card": FACES[face], "down": down} for face, down in cards_on_side(s, seat, left)]


def _seat(s: LegendState, seat: int, name: str) -> View:
    box = s.ruleset.box
    power = s.power_tile(seat)
    offered = box.power_tiles[power] if power >= 0 else ()
    return {
        "seat": SEATS[seat],
        "name": name,
        "score": int(s.points_of(seat)),
        "available": {
            "leaders": int(s.available(seat, act.LEADER)),
            "explorers": int(s.available(seat, act.EXPLORER)),
        },
        "unavailable": {
            "leaders": s.unavailable(seat, act.LEADER),
            "explorers": s.unavailable(seat, act.EXPLORER),
        },
        "camps": box.board.names_in(s.camps(seat)),
        "camps_left": int(s.camps_left(seat)),
        "guards_left": s.guards_left(seat),
        "treasures": {
            kind_name: int(s.owns(seat, kind)) for kind, kind_name in enumerate(box.treasures) if s.owns(seat, kind)
        },
        "token": s.token(seat) or None,
        "token_worth": int(token_worth(s, seat)) if s.token(seat) else 0,
        "tiles": _tiles_in(s, s.held_tiles(seat)),
        "right": _side(s, seat, left=False),
        "left": _side(s, seat, left=True),
        "left_slots": int(box.numbers.left_slots),
        "place": s.drafted_place(seat) or None,
        "power_tile": power + 1 or None,
        "powers": [POWERS[number] for number in offered],
        "director_used": s.director_used(seat),
        "passed": bool(s.passed >> seat & 1),
        "if_scored": sheet_view(s, scoring.Sheet(s, seat)),
    }


def sheet_view(s: LegendState, sheet: scoring.Sheet) -> View:
    """Return a score sheet, ready for JSON: points by part, and the hexes they come from (L-SCORE)."""
    board = s.ruleset.box.board
    kinds = [(name, int(s.owns(sheet.seat, kind))) for kind, name in enumerate(s.ruleset.box.treasures)]
    return {
        "parts": dict(sheet.parts),  # temples, tall, volcanoes, land, lakes, treasures
        "temples": [
            {"hex": board.names[hex], "value": s.level(hex), "guard": s.guard_on(hex) is not None}
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
