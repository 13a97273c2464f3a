"""A record as JSON, for programs: how the game was set up, and its actions with what chance gave."""

from __future__ import annotations

import json
from typing import Any

from tikal.core.errors import RecordError, TikalError
from tikal.core.notation import SEATS
from tikal.record.record import EVERYTHING, Record
from tikal.record.replay import GAME, Word, replay
from tikal.record.tgn import house_rules, viewer_name

VERSION = 1


def to_dict(record: Record) -> dict[str, Any]:
    """Return the record as plain data."""
    notation = record.ruleset.notation
    return {
        "game": GAME,
        "version": VERSION,
        "edition": record.ruleset.edition,
        "game_version": record.ruleset.game_version,
        "auction": record.ruleset.auction,
        "options": house_rules(record),
        "players": record.players,
        "first": SEATS[record.first],
        "names": list(record.names),
        "for": None if record.viewer == EVERYTHING else viewer_name(record),
        "position": record.position or None,
        "actions": [notation.write(action) for action in record.actions],
    }


def write_json(record: Record) -> str:
    """Return the record as JSON text."""
    return json.dumps(to_dict(record), indent=1, ensure_ascii=False) + "\n"


def read_json(text: str) -> Record:
    """Return the record that a JSON text holds.

    :raises RecordError: if it cannot be read or does not replay; its sentence counts the actions.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(
            "json-unreadable", getattr(error, "lineno", 0), reason=getattr(error, "msg", str(error))
        ) from None
    if not isinstance(data, dict) or data.get("game") != GAME:
        raise RecordError("json-other")
    if data.get("version") != VERSION:
        raise RecordError("json-version", version=str(data.get("version")), known=VERSION)
    try:
        return replay(_headers(data), _words(data))
    except RecordError as error:
        if not error.line:
            raise
        reason = TikalError(error.code, **error.facts)
        raise RecordError("json-action", number=error.line, reason=reason, why=error.code) from None


def _headers(data: dict[str, Any]) -> dict[str, Word]:
    options, names = data.get("options") or {}, data.get("names") or []
    well_formed = (
        isinstance(options, dict)
        and all(isinstance(value, (str, int)) and "," not in f"{key}{value}" for key, value in options.items())
        and isinstance(names, list)
        and len(names) <= len(SEATS)
        and all(isinstance(name, str) for name in names)
        and isinstance(data.get("auction", False), bool)
        and isinstance(data.get("players"), int)
    )
    if not well_formed:
        raise RecordError("json-other")
    values = {
        "Edition": data.get("edition", ""),
        "GameVersion": data.get("game_version", 1),
        "Variant": "auction" if data.get("auction") else "basic",
        "Options": ", ".join(f"{key}={value}" for key, value in options.items()),
        "Players": data.get("players", ""),
        "First": data.get("first", SEATS[0]),
        **dict(zip(SEATS, names, strict=False)),
        "For": data.get("for") or "",
        "Position": data.get("position") or "",
    }
    return {key: Word(0, str(value)) for key, value in values.items()}


def _words(data: dict[str, Any]) -> list[Word]:
    actions = data.get("actions") or []
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise RecordError("json-other")
    return [Word(number, part) for number, action in enumerate(actions, 1) for part in action.split()]
