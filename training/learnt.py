"""What the champion has learnt: its weights and its network, in the files of a folder."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from command import NETWORK, SHIPPED, WEIGHTS, write

from tikal.classic.bots.weights import digest
from tikal.classic.planning.evaluation import ONE, STAGES
from tikal.classic.planning.facts import COUNT, FACTS

Rows = list[list[float]]  # weights as they are written, by stage and place in the order, and fact


class Learnt:
    """The champion's files in a folder, each with how it was made, by number of players."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def rows(self, players: int) -> Rows | None:
        """Return the weights as they are written, if there are any."""
        rows: Rows | None = _read(self.folder / WEIGHTS).get("players", {}).get(str(players))
        if rows is not None and [len(row) for row in rows] != [COUNT] * STAGES * (players + 1):
            raise SystemExit(f"{self.folder / WEIGHTS} lacks weights for some stage, place in the order or fact")
        return rows

    def weights(self, players: int) -> list[int] | None:
        """Return the weights as the evaluation takes them, if there are any."""
        rows = self.rows(players)
        return None if rows is None else whole(rows)

    def made(self, players: int) -> list[dict[str, Any]]:
        """Return how the weights were made, step by step."""
        steps: list[dict[str, Any]] = _read(self.folder / WEIGHTS).get("made", {}).get(str(players), [])
        return steps

    def card(self, players: int) -> dict[str, Any] | None:
        """Return the network with how it was made, if there is one for these weights."""
        card: dict[str, Any] | None = _read(self.folder / NETWORK).get("players", {}).get(str(players))
        weights = self.weights(players)
        return card if card and weights and card["corrects"] == digest(weights) else None

    def network(self, players: int) -> list[int] | None:
        """Return the network for these weights, if there is one."""
        card = self.card(players)
        return None if card is None else list(card["weights"])

    def keep_weights(
        self, players: int, rows: Rows, made: list[dict[str, Any]], card: dict[str, Any] | None = None
    ) -> None:
        """Write other weights and the network for them, if there is one; that of those before is of no use any more."""
        data = _read(self.folder / WEIGHTS)
        networks = _read(self.folder / NETWORK).get("players", {})
        if networks.pop(str(players), None) is not None or card is not None:
            after = networks if card is None else {**networks, str(players): card}
            write(self.folder / NETWORK, {"players": _sorted(after)})
        steps = {**data.get("made", {}), str(players): made}
        tables = {**data.get("players", {}), str(players): rows}
        write(
            self.folder / WEIGHTS,
            {"made": _sorted(steps), "facts": FACTS, "stages": STAGES, "players": _sorted(tables)},
        )

    def keep_network(self, players: int, card: dict[str, Any]) -> None:
        """Write another network, with how it was made."""
        networks = _read(self.folder / NETWORK).get("players", {})
        write(self.folder / NETWORK, {"players": _sorted({**networks, str(players): card})})


def whole(rows: Rows) -> list[int]:
    """Return weights as the evaluation takes them."""
    return [round(weight * ONE) for row in rows for weight in row]


def add_start(parser: argparse.ArgumentParser) -> None:
    """Let the command be told to begin with what ships."""
    parser.add_argument(
        "--from-shipped", action="store_true", help="begin with what ships, in a folder that has nothing yet"
    )


def begin(folder: Path, from_shipped: bool) -> Learnt:
    """Return what a folder has; where it has nothing and that is wanted, what ships is put there first."""
    if from_shipped and not (folder / WEIGHTS).exists():
        for name in (NETWORK, WEIGHTS):
            write(folder / name, _read(SHIPPED / name))
    return Learnt(folder)


def _read(path: Path) -> dict[str, Any]:
    try:
        data: Any = json.loads(path.read_text("utf-8")) if path.exists() else {}
    except (OSError, ValueError) as error:
        raise SystemExit(f"{path} cannot be read: {error}") from None
    if not isinstance(data, dict):
        raise SystemExit(f"{path} cannot be read: it is no file of the champion's")
    return data


def _sorted(by_players: dict[str, Any]) -> dict[str, Any]:
    return dict(sorted(by_players.items()))
