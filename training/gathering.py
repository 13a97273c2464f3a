"""Games that are played to learn from: what was seen in them as columns of numbers, kept in files on the way."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray

from tikal.arena.workers import Desk, Workers
from tikal.classic.planning.planner import dig_unseen
from tikal.classic.rules.state import State
from tikal.core import action as act
from tikal.core.dealer import Rng
from tikal.core.planning import Turn

CHUNK = 20  # games that are kept in one file

Rows = dict[str, NDArray[Any]]  # columns of equal length, by name


def gathered(
    work: Callable[[Any, Desk], Rows],
    task_of: Callable[[int], Any],
    count: int,
    about: str,
    kept: Path,
    helpers: Workers,
) -> Rows:
    """Return the rows of that many games, and which game each is of; what is kept under a name is not played again."""
    chunks = [range(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK)]
    names = [kept.with_name(f"{kept.name}-{chunk.start:06}-{chunk.stop:06}.npz") for chunk in chunks]
    known = [_read(file) for file in names]
    missing = (game for chunk, rows in zip(chunks, known, strict=True) if rows is None for game in chunk)
    found: list[Rows] = []
    with (
        closing(helpers.answers(work, map(task_of, missing))) as answers,
        click.progressbar(length=count, label=about, file=sys.stderr, show_pos=True) as bar,
    ):
        for chunk, file, rows in zip(chunks, names, known, strict=True):
            if rows is None:
                parts = []
                for part in islice(answers, len(chunk)):
                    parts.append(part)
                    bar.update(1)
                rows = joined(parts, chunk.start)
                _write(file, rows)
            else:
                bar.update(len(chunk))
            found.append(rows)
    seen = [rows for rows in found if len(rows["game"])]
    if not seen:
        raise SystemExit(f"{about}: nothing was to be learnt from so few games. Play more: --games")
    return {name: np.concatenate([rows[name] for rows in seen]) for name in seen[0]}


def _write(file: Path, rows: Rows) -> None:
    """Write games: whatever happens meanwhile, as a whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    begun = file.with_name(f"{file.stem}.part.npz")
    np.savez_compressed(begun, **rows)  # type: ignore[arg-type]
    begun.replace(file)


def _read(file: Path) -> Rows | None:
    """Return the games of a file, if it is there and whole."""
    if not file.exists():
        return None
    try:
        with file.open("rb") as opened, np.load(opened) as data:
            rows = dict(data)
        rows["game"]
    except Exception:  # there is no end to what a damaged file makes numpy raise
        click.echo(f"{file} is damaged: its games are played again", err=True)
        return None
    return rows


def joined(parts: list[Rows], first: int) -> Rows:
    """Return the rows of games one after the other, and of which each is; games without any have none."""
    lengths = [len(next(iter(part.values()), ())) for part in parts]
    seen = [part for part, length in zip(parts, lengths, strict=True) if length]
    rows: Rows = {name: np.concatenate([part[name] for part in seen]) for name in seen[0]} if seen else {}
    rows["game"] = np.repeat(np.arange(first, first + len(parts), dtype=np.int32), lengths)
    return rows


def rows_at(rows: Rows, which: NDArray[np.intp]) -> Rows:
    """Return some of the rows."""
    return {name: column[which] for name, column in rows.items()}


def after_turn(position: State, turn: Turn) -> tuple[State, int]:
    """Return the position right after a turn, as whoever plans it sees that, and how many treasures it digs unseen."""
    after, unknown = position.copy(), 0
    for action in turn.actions:
        if act.kind_of(action) == act.DIG:
            dig_unseen(after, action)
            unknown += 1
        elif action != act.END:
            after.apply(action)
    return after, unknown


def gauss(rng: Rng) -> float:
    """About a normal number, from whole ones."""
    return (sum(int(rng.below(1000)) for _ in range(12)) - 5994) / 1000
