"""Whether a Legend data file describes a box that can be played with: every fault, where it is and what to do.

`faults` returns all of them in the order of the file, so that an owner who copies numbers off the box can mend them in
one go. Each has a code for the message catalogue, the place in the file and the facts of its sentence.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from tikal.core.errors import Fact, TikalError
from tikal.core.hexes import HEXES, SIDES
from tikal.editions import parts
from tikal.legend.rules.board import MOST_BORDER, Board
from tikal.legend.rules.box import FACES, HIGHEST, MOST_SLOTS, MOST_VALUE, POWERS, TERRAINS

Data = dict[str, Any]

#: The single numbers of the file, and how small and large they may be.
NUMBERS = {
    "left_slots": (1, MOST_SLOTS),
    "extra_ap": (1, 99),
    "rounds": (1, 12),
    "tiles_per_round": (4, 4),
    "display_cards": (9, 30),
    "scoring_ap": (1, 99),
    "volcano_points": (0, 99),
    "unused_director": (0, 99),
    "leader_strength": (1, 9),
}
COSTS = ("deploy", "camp", "secret", "stone", "explorer", "leader", "clear", "guard", "dig", "swap")
SETUP = {"s1": "clearing", "s2": "temple", "s3": "temple", "s4": "lake", "s5": "lake", "s6": "volcano"}
CARD_TILES = {
    **{f"h{n}": ("temple", f"22-{n}") for n in range(1, 5)},
    **{f"h{n}": ("lake", "23") for n in range(5, 10)},
    **{f"h{n}": ("volcano", "24") for n in range(10, 12)},
}
SCENARIOS = ("chichen-itza", "uxmal", "palenque", "calakmul", "el-mirador")
MOST_EXPLORERS = 63  # of one player: as many as a hex has room for
LAID_OUT = ("f", "g")  # letters that a scenario puts on the board
KEYS = (
    "version", "stand_ins", "border", "setup_tiles", "card_tiles", "treasure_points", "power_tiles", "base_camp",
    "player", "per_players", "treasures", "costs", "tall_temple_bonus", "ap_tokens", "prebuilt_floors", "cards",
    "scenarios", *NUMBERS,
)  # fmt: skip


class Fault(NamedTuple):
    """One thing that is wrong."""

    code: str
    where: str
    facts: dict[str, Fact]

    @property
    def error(self) -> TikalError:
        return TikalError(self.code, where=self.where, **self.facts)


def faults(data: Data) -> list[Fault]:
    """Return everything that is wrong with a box, in the order of the file."""
    found = list(_shape(data))
    return found or list(_sense(data))


def _fault(code: str, where: str, **facts: Fact) -> Fault:
    return Fault(code, where, facts)


# --- every part has its shape


def _shape(data: Data) -> Iterator[Fault]:
    for key in data:
        if key not in KEYS:
            yield _fault("box-unknown-key", str(key)[:60])
    for key in KEYS:
        if key not in data:
            yield _fault("box-missing", key)
    if any(key not in data for key in KEYS):
        return
    if not _is_number(data["version"], 1, 1):
        yield _fault("box-version", "version", found=_written(data["version"]))
    for key, (least, most) in NUMBERS.items():
        yield from _number(data[key], key, least, most)
    if not _is_list(data["stand_ins"]) or not all(isinstance(mark, str) and mark in KEYS for mark in data["stand_ins"]):
        yield _fault("box-stand-ins", "stand_ins", choices=", ".join(KEYS))
    yield from _border(data["border"])
    yield from _tiles(data)
    yield from _tables(data)
    yield from _powers(data["power_tiles"])
    yield from _cards(data["cards"])
    yield from _scenario_shapes(data["scenarios"])


def _is_list(value: object) -> bool:
    return isinstance(value, list)


def _is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _number(value: object, where: str, least: int, most: int) -> Iterator[Fault]:
    if not _is_number(value, least, most):
        yield _fault("box-number", where, least=least, most=most, found=_written(value))


def _written(value: object) -> str:
    """A value as one would write it in the file."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."


def _numbers(value: object, where: str, count: int, least: int, most: int) -> Iterator[Fault]:
    fits = isinstance(value, list) and len(value) == count and all(_is_number(n, least, most) for n in value)
    if not fits:
        yield _fault("box-numbers", where, count=count, least=least, most=most, found=_written(value))


def _border(border: object) -> Iterator[Fault]:
    if not isinstance(border, list) or not 1 <= len(border) <= MOST_BORDER:
        yield _fault("box-border", "border", most=MOST_BORDER)
        return
    seen: list[object] = []
    for number, place in enumerate(border, 1):
        where = f"border, R{number}"
        bad = list(_numbers(place, where, 2, -1, 8))
        yield from bad
        if bad:
            continue
        inside = 0 <= place[0] < 8 and 0 <= place[1] < 5
        if inside or place in seen:
            yield _fault("box-border-taken", where, column=place[0], row=place[1])
        seen.append(place)


def _tiles(data: Data) -> Iterator[Fault]:
    for key, wanted in (("setup_tiles", list(SETUP)), ("card_tiles", list(CARD_TILES))):
        tiles = data[key]
        if not isinstance(tiles, list) or not all(isinstance(tile, dict) for tile in tiles):
            yield _fault("box-table", key)
            continue
        ids = [str(tile.get("id")) for tile in tiles]
        if ids != wanted:
            yield _fault("box-tile-ids", key, wanted=", ".join(wanted), found=", ".join(ids)[:200])
            continue
        for tile in tiles:
            yield from _tile(tile, f"{key}, {tile['id']}")
    base = data["base_camp"]
    if not isinstance(base, dict) or base.get("hex") != "A5":
        yield _fault("box-base", "base_camp, hex")
    else:
        yield from _numbers(base.get("stones"), "base_camp, stones", SIDES, 0, 3)


def _tile(tile: Data, where: str) -> Iterator[Fault]:
    name = tile["id"]
    terrain, card = CARD_TILES[name] if name in CARD_TILES else (SETUP[name], None)
    if tile.get("terrain") != terrain:
        yield _fault("box-terrain", f"{where}, terrain", wanted=terrain, found=str(tile.get("terrain"))[:20])
    if tile.get("card") != card:
        yield _fault("box-tile-card", f"{where}, card", wanted=card or "-", found=str(tile.get("card"))[:20])
    yield from _numbers(tile.get("stones"), f"{where}, stones", SIDES, 0, 3)
    if terrain == "temple":
        yield from _number(tile.get("value"), f"{where}, value", 1, HIGHEST)


def _tables(data: Data) -> Iterator[Fault]:
    named: dict[str, dict[str, tuple[int, int, int]]] = {  # table, key: how many numbers (0: one), least, most
        "player": {"explorers": (2, 0, 40), "leaders": (2, 0, 9), "camps": (0, 1, 9), "guardians": (0, 0, 9)},
        "per_players": {"cards": (3, 1, MOST_SLOTS), "tiles": (3, 1, 4), "spare_tiles": (3, 0, 3)},
        "treasures": {"hidden_of_each": (0, 1, 9), "open_of_each": (0, 0, 6)},
        "costs": dict.fromkeys(COSTS, (0, 1, 30)),
    }
    for key, wanted in named.items():
        table = data[key]
        if not isinstance(table, dict) or set(table) != set(wanted):
            yield _fault("box-keys", key, wanted=", ".join(wanted))
            continue
        for name, (count, least, most) in wanted.items():
            where = f"{key}, {name}"
            yield from (
                _numbers(table[name], where, count, least, most) if count else _number(table[name], where, least, most)
            )
    for key, least, most in (
        ("tall_temple_bonus", 1, HIGHEST),
        ("ap_tokens", 1, MOST_VALUE),
        ("prebuilt_floors", 2, 10),
    ):
        table = data[key]
        if not isinstance(table, dict) or not all(_is_key(name, least, most) for name in table):
            yield _fault("box-counts", key, least=least, most=most)
            continue
        for name, count in table.items():
            yield from _number(count, f"{key}, {name}", 0, 99)
    points = data["treasure_points"]
    if not isinstance(points, list) or not all(_is_number(n, 0, 99) for n in points):
        yield _fault("box-points", "treasure_points")


def _is_key(name: object, least: int, most: int) -> bool:
    return isinstance(name, str) and name.isascii() and name.isdigit() and least <= int(name[:3]) <= most


def _powers(tiles: object) -> Iterator[Fault]:
    if not isinstance(tiles, list) or not 4 <= len(tiles) <= 16:
        yield _fault("box-power-tiles", "power_tiles")
        return
    for number, powers in enumerate(tiles, 1):
        fits = isinstance(powers, list) and len(powers) == 3 and all(power in POWERS for power in powers)
        if not fits or len(set(powers)) != 3:
            yield _fault("box-powers", f"power_tiles, tile {number}", choices=", ".join(POWERS))


def _cards(cards: object) -> Iterator[Fault]:
    if not isinstance(cards, dict):
        yield _fault("box-table", "cards")
        return
    for face in cards:
        if face not in FACES:
            yield _fault("box-unknown-card", f"cards, {str(face)[:20]}")
    for face in FACES:
        if face not in cards:
            yield _fault("box-missing", f"cards, {face}")
        else:
            yield from _numbers(cards[face], f"cards, {face}", 2, 0, 20)


def _scenario_shapes(scenarios: object) -> Iterator[Fault]:
    if not isinstance(scenarios, dict) or set(scenarios) != set(SCENARIOS):
        yield _fault("box-keys", "scenarios", wanted=", ".join(SCENARIOS))
        return
    for name, placements in scenarios.items():
        if not isinstance(placements, dict):
            yield _fault("box-table", f"scenarios, {name}")
            continue
        for tile, place in placements.items():
            fits = isinstance(place, list) and len(place) == 2 and isinstance(place[0], str)
            if not fits or not _is_number(place[1], 0, 5):
                yield _fault("box-placement", f"scenarios, {name}, {str(tile)[:20]}", found=str(place)[:40])


# --- the parts fit together


def _sense(data: Data) -> Iterator[Fault]:
    board = Board(tuple((column, row) for column, row in data["border"]))
    lettered = {tile.id: tile for tile in parts.tiles()}
    for hex in range(HEXES, board.hexes):
        if all(int(board.neighbour[hex * SIDES + side]) < 0 for side in range(SIDES)):
            yield _fault("box-border-apart", f"border, {board.names[hex]}")
    yield from _number(sum(data["player"]["explorers"]), "player, explorers, together", 0, MOST_EXPLORERS)
    hidden = data["treasures"]["hidden_of_each"] * len(parts.treasures())
    masks = sum(tile.value for tile in lettered.values() if TERRAINS[tile.terrain] == "ruin")
    if hidden != masks:
        yield _fault("box-masks", "treasures, hidden_of_each", masks=masks, found=hidden)
    most = data["treasures"]["hidden_of_each"] + data["treasures"]["open_of_each"]
    if len(data["treasure_points"]) <= most:
        yield _fault("box-points-short", "treasure_points", most=most)
    yield from _floors(data, [tile.value for tile in lettered.values() if TERRAINS[tile.terrain] == "temple"])
    yield from _tokens_and_cards(data)
    for name in SCENARIOS:
        yield from _scenario(data, name, board, list(lettered))


def _floors(data: Data, values: list[int]) -> Iterator[Fault]:
    """Pre-built floors must bring every temple up to its number (L-SET-5)."""
    for key in ("setup_tiles", "card_tiles"):
        values = values + [tile["value"] for tile in data[key] if tile["terrain"] == "temple"]
    for level in range(2, HIGHEST + 1):
        needed = sum(value >= level for value in values)
        found = data["prebuilt_floors"].get(str(level), 0)
        if found < needed:
            yield _fault("box-floors", f"prebuilt_floors, {level}", needed=needed, found=found)


def _tokens_and_cards(data: Data) -> Iterator[Fault]:
    rounds, display = data["rounds"], data["display_cards"]
    tokens = sum(data["ap_tokens"].values())
    if tokens < 4 * rounds:
        yield _fault("box-tokens", "ap_tokens", needed=4 * rounds, found=tokens)
    for players in (2, 3, 4):
        each = data["per_players"]["cards"][players - 2]
        spare = players  # one per player by the power "spare-card"
        needed = display + (rounds - 1) * players * each + spare
        found = sum(copies[0 if players == 2 else 1] for copies in data["cards"].values())
        if found < needed:
            yield _fault("box-cards", "cards", players=players, needed=needed, found=found)
        if players * each > display:
            yield _fault("box-display", "display_cards", players=players, needed=players * each, found=display)
        tiles = players * data["per_players"]["tiles"][players - 2] + data["per_players"]["spare_tiles"][players - 2]
        if tiles != data["tiles_per_round"]:
            yield _fault(
                "box-drafted", "per_players, tiles", players=players, needed=data["tiles_per_round"], found=tiles
            )


def _scenario(data: Data, name: str, board: Board, lettered: list[str]) -> Iterator[Fault]:
    """Every set-up tile and all of F and G are placed, each on its own hex, and the stack is long enough (L-SET-4)."""
    placements = data["scenarios"][name]
    where = f"scenarios, {name}"
    must = [*SETUP, *(tile for tile in lettered if tile[0] in LAID_OUT)]
    for tile in must:
        if tile not in placements:
            yield _fault("box-not-placed", where, tile=tile)
    taken = {data["base_camp"]["hex"]: "the base camp"}
    for tile, (hex, _) in placements.items():
        if tile not in SETUP and tile not in lettered:
            yield _fault("box-unknown-tile", f"{where}, {tile[:20]}")
        if hex not in board.by_name:
            yield _fault("box-unknown-hex", f"{where}, {tile}", hex=hex[:20], most=len(data["border"]))
        elif hex in taken:
            yield _fault("box-hex-taken", f"{where}, {tile}", hex=hex, other=taken[hex])
        taken[hex] = tile
    inner = sum(1 for hex in taken if board.by_name.get(hex, HEXES) < HEXES)
    drafted = data["rounds"] * data["tiles_per_round"]
    stack = sum(1 for tile in lettered if tile not in placements)
    if stack < drafted:
        yield _fault("box-stack", where, needed=drafted, found=stack)
    if inner + drafted > HEXES:
        yield _fault("box-too-full", where, inner=inner, drafted=drafted)
