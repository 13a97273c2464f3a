"""The card of a dataset: all that one has to know about it, as data and as a page."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from tikal.arena.results import this_software
from tikal.core.encoding import Segment
from tikal.dataset.recipe import Recipe
from tikal.dataset.rows import columns
from tikal.env import encoding_of

CARD = "card.json"
FORMAT = "tikal-dataset"
VERSION = 1
LICENCE = "MIT, as Tikal itself"


@dataclass
class Made:
    """What came out."""

    games: int = 0
    rows: int = 0
    failures: tuple[str, ...] = ()
    files: dict[str, int] = field(default_factory=dict)  # with their sizes
    digest: str = ""  # of all values: the same wherever and however they were written


def described(recipe: Recipe, made: Made) -> dict[str, Any]:
    """Return the card as data."""
    encoding = encoding_of(recipe.rules)
    return {
        "format": FORMAT,
        "version": VERSION,
        "command": recipe.command,
        "software": this_software(),
        "game": recipe.rules.game,
        "rules": recipe.rules.spec,
        "edition": recipe.edition,
        "auction": recipe.auction,
        "options": recipe.options,
        "players": recipe.players,
        "bots": list(recipe.bots),
        "seconds": recipe.seconds,
        "nodes": recipe.nodes,
        "seed": recipe.seed,
        "reproducible": recipe.seconds is None,
        **asdict(made),
        "licence": LICENCE,
        "columns": [
            {"name": column.name, "type": column.kind, "shape": list(column.shape), "about": column.about}
            for column in columns(encoding, recipe.players)
        ],
        "actions": encoding.actions,
        "observation": [_plain(segment) | {"most": segment.most} for segment in encoding.observation],
        "numbering": [_plain(segment) for segment in encoding.numbering],
    }


def _plain(segment: Segment) -> dict[str, Any]:
    return {
        "name": segment.name,
        "first": segment.first,
        "axes": [{"name": axis.name, "labels": list(axis.labels)} for axis in segment.axes],
        "about": segment.about,
    }


def page(card: dict[str, Any]) -> str:
    """Return the card as Markdown."""
    software = card["software"]
    if card["reproducible"]:
        again = f"The same command gives the same data on any number of processes; its digest is `{card['digest']}`."
    else:
        again = "The bots thought by the clock: the same command gives other games."
    facts = [
        ("rules", f"`{card['rules']}`, {card['players']} players"),
        ("bots", ", ".join(f"`{bot}`" for bot in card["bots"]) + ", a seat further from game to game"),
        ("games, rows", f"{card['games']:,}, {card['rows']:,}"),
        ("turns that bots lost by failing", str(len(card["failures"]))),
        ("seed", f"`{card['seed']}`"),
        (
            "made by",
            f"Tikal {software['tikal']}, commit {software['commit'] or 'unknown'}, {software['engine']} engine",
        ),
        ("licence", card["licence"]),
    ]
    lines = [f"# {card['games']:,} games of {card['game']}", "", f"    {card['command']}", "", again, ""]
    lines += ["| | |", "|---|---|", *(f"| {name} | {fact} |" for name, fact in facts), ""]
    lines += ["Every decision of every game is a row, in the order of play; what chance gave is none.", ""]
    lines += ["| column | type | shape | what it is |", "|---|---|---|---|"]
    for column in card["columns"]:
        shape = " × ".join(map(str, column["shape"]))
        lines.append(f"| `{column['name']}` | `{column['type']}` | {shape} | {column['about']} |")
    lines += ["", "## Loading it", "", *(f"    {line}".rstrip() for line in _loading(card)), ""]
    for title, name in (
        ("What an observation holds", "observation"),
        ("What the numbers of actions mean", "numbering"),
    ):
        lines += [f"## {title}", "", "| from | segment | by | what it is |", "|---|---|---|---|"]
        for segment in card[name]:
            axes = " × ".join(f"{axis['name']} ({len(axis['labels'])})" for axis in segment["axes"])
            lines.append(f"| {segment['first']} | {segment['name']} | {axes} | {segment['about']} |")
        lines.append("")
    lines.append("`card.json` has all of this as data, with the name of every place of every axis.")
    return "\n".join(lines) + "\n"


def _loading(card: dict[str, Any]) -> list[str]:
    """The lines of Python that load it, with Tikal and without."""
    lines = ["from tikal.dataset.reading import load", 'data = load(".")  # arrays by the names of the columns', ""]
    unpack = f'count={card["actions"]}, bitorder="little")'
    if "data.npz" in card["files"]:
        lines += ["import numpy as np", 'data = np.load("data.npz")']
        lines += [f'legal = np.unpackbits(data["mask"], axis=1, {unpack}', ""]
    if "data.parquet" in card["files"]:
        lines += ["import numpy as np, pyarrow.parquet as pq", 'table = pq.read_table("data.parquet")']
        for name in ("observation", "mask"):
            lines.append(f'{name} = np.stack([np.frombuffer(row, np.uint8) for row in table["{name}"].to_pylist()])')
        lines.append(f"legal = np.unpackbits(mask, axis=1, {unpack}")
    return lines
