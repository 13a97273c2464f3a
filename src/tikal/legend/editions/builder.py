"""Tikal Legend: its box from the data file, corrected or not, and the ruleset of a scenario."""

from __future__ import annotations

from functools import cache, lru_cache
from os import PathLike
from pathlib import Path
from typing import Any

from tikal.core.errors import InvalidOption
from tikal.core.tiles import Tile
from tikal.editions import parts as shared
from tikal.editions.options import Choice, Option, Value
from tikal.legend.editions.box_check import SCENARIOS, faults
from tikal.legend.editions.corrections import LONGEST, STANDARD, corrected_by, word_for
from tikal.legend.rules.board import Board
from tikal.legend.rules.box import FACES, HIGHEST, POWERS, TERRAINS, Box, Costs, Numbers
from tikal.legend.rules.ruleset import LegendRuleset, Placement

PLAYERS = (2, 4)
FILE = "box.toml"
LONGEST_TEXT = 60_000  # characters of a corrected data file, eight times as long as ours
LONGEST_LINE = 1_000
KEPT = 64  # boxes that are kept ready

Data = dict[str, Any]


class BoxOption(Option):
    """Which box is played with: the package's own, or a corrected one as a word (see `corrections.py`)."""

    def __init__(self) -> None:
        super().__init__("components", "L-COMP-1")

    def understood(self, value: object) -> Value:
        if not isinstance(value, str) or not value or len(value) > LONGEST:
            raise InvalidOption("bad-correction")
        return STANDARD if data_of(value) == standard_data() else value

    @property
    def choices(self) -> str:
        return f"{STANDARD}, or a corrected box"


OPTIONS: dict[str, Option] = {
    "scenario": Choice("scenario", "L-SCEN", SCENARIOS),
    "components": BoxOption(),
}


@cache
def standard_data() -> Data:
    """The package's own data file."""
    return shared.read_data(__package__, FILE)


def standard_text() -> str:
    """The package's own data file as it is written, for owners who want to correct it."""
    return shared.read_text(__package__, FILE)


@lru_cache(KEPT)
def checked(word: str) -> Data:
    """Return the data of a corrected box.

    :raises InvalidOption: if there is something wrong with it.
    """
    data = corrected_by(standard_data(), word)
    wrong = faults(data)
    if wrong:
        raise InvalidOption("box-faulty", count=len(wrong), first=wrong[0].error)
    return data


def data_of(word: str) -> Data:
    """Return the data of the box that a word stands for: the standard one or a corrected one."""
    return standard_data() if word == STANDARD else checked(word)


def read_box_file(path: str | PathLike[str]) -> Data:
    """Return the contents of a data file, whatever it holds.

    :raises InvalidOption: if it cannot be read as TOML.
    """
    if not isinstance(path, (str, PathLike)) or not str(path).strip() or "\0" in str(path):
        raise InvalidOption("box-no-path", given=repr(path)[:60])
    try:
        text = Path(path).expanduser().read_text("utf-8")
    except OSError as error:
        raise InvalidOption("box-no-file", file=str(path), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise InvalidOption("box-not-text", file=str(path)) from None
    return read_box_text(text, str(path))


def read_box_text(text: str, name: str = FILE) -> Data:
    """Return what the text of a data file of that name holds.

    The text may come from anybody: one that is longer than any box needs is not even parsed, since keys with very
    many dots would take very long.

    :raises InvalidOption: if it cannot be read as TOML.
    """
    import tomllib

    if len(text) > LONGEST_TEXT:
        raise InvalidOption("box-too-long", name=name, most=LONGEST_TEXT)
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            raise InvalidOption("box-long-line", file=name, line=number, most=LONGEST_LINE)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # numbers without end are no TOMLDecodeError, but a ValueError
        raise InvalidOption("box-not-toml", file=name, reason=str(error)) from None


def word_of(data: Data) -> str:
    """Return the value of the option `components` for corrected data.

    :raises InvalidOption: if there is something wrong with it.
    """
    wrong = faults(data)
    if wrong:
        raise InvalidOption("box-faulty", count=len(wrong), first=wrong[0].error)
    return word_for(standard_data(), data)


@lru_cache(KEPT)
def box(word: str) -> Box:
    """What is in the box, corrected or not."""
    data = data_of(word)
    board = Board(tuple((column, row) for column, row in data["border"]))
    setup = tuple(shared.read_tile(entry, terrains=TERRAINS) for entry in data["setup_tiles"])
    cards = tuple(shared.read_tile(entry, terrains=TERRAINS) for entry in data["card_tiles"])
    camp = data["base_camp"]
    return Box(
        board=board,
        tiles=(*shared.tiles(), *setup, *cards),
        base=Tile("base", "", 0, 0, tuple(camp["stones"]), board.by_name[camp["hex"]]),
        treasures=shared.treasures(),
        floors=shared.pieces(),
        prebuilt={int(level): count for level, count in data["prebuilt_floors"].items()},
        copies=tuple((data["cards"][face][0], data["cards"][face][1]) for face in FACES),
        ap_tokens={int(value): count for value, count in data["ap_tokens"].items()},
        power_tiles=tuple(tuple(POWERS.index(power) for power in tile) for tile in data["power_tiles"]),
        card_tiles={entry["id"]: entry["card"] for entry in data["card_tiles"]},
        costs=Costs(data["costs"]),
        numbers=_numbers(data),
    )


def _numbers(data: Data) -> Numbers:
    bonus = data["tall_temple_bonus"]
    player = data["player"]
    each = data["per_players"]
    single = {
        key: data[key]
        for key in (
            "rounds", "display_cards", "tiles_per_round", "scoring_ap", "volcano_points", "unused_director",
            "extra_ap", "left_slots", "leader_strength",
        )
    }  # fmt: skip
    single |= {
        "explorers": player["explorers"][0],
        "explorers_later": player["explorers"][1],
        "leaders": player["leaders"][0],
        "leaders_later": player["leaders"][1],
        "camps": player["camps"],
        "guardians": player["guardians"],
        "hidden_of_each": data["treasures"]["hidden_of_each"],
        "open_of_each": data["treasures"]["open_of_each"],
    }
    rows = {
        "cards_per_player": [0, 0, *each["cards"]],
        "tiles_per_player": [0, 0, *each["tiles"]],
        "spare_tiles": [0, 0, *each["spare_tiles"]],
        "treasure_points": list(data["treasure_points"]),
        "tall_temple_bonus": [bonus.get(str(level), 0) for level in range(HIGHEST + 1)],
    }
    return Numbers(single, rows)


def ruleset(edition: str, version: int, spec: str, options: dict[str, Value]) -> LegendRuleset:
    """Build the ruleset of a scenario."""
    word, scenario = str(options["components"]), str(options["scenario"])
    data = data_of(word)
    parts = box(word)
    placements: list[Placement] = []
    stack = sum(1 << n for n, tile in enumerate(parts.tiles) if tile.letter)
    for tile, (hex, turn) in data["scenarios"][scenario].items():
        number = parts.tile_ids.index(tile)
        turns = int(parts.turns[number + 1])
        placements.append(Placement(number, parts.board.by_name[hex], turn % turns))
        stack &= ~(1 << number)
    return LegendRuleset(spec, edition, dict(options), version, PLAYERS, parts, tuple(placements), stack)


def stand_ins(rules: LegendRuleset) -> list[str]:
    """What in a ruleset's box was not read off the game, by the keys of the data file."""
    word = str(rules.options["components"])
    return list(data_of(word)["stand_ins"])
