"""Games that are played to learn from: what was seen in them as columns of numbers, kept in files on the way."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import click
import numpy as np
from numpy.typing import NDArray

from tikal.arena.workers import Desk, Workers
from tikal.core.dealer import Rng

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
    chunks: list[Rows] = []
    with click.progressbar(length=count, label=about, file=sys.stderr, show_pos=True) as bar:
        for first in range(0, count, CHUNK):
            last = min(first + CHUNK, count)
            file = kept.with_name(f"{kept.name}-{first:06}-{last:06}.npz")
            known = _read(file)
            if known is not None:
                chunks.append(known)
                bar.update(last - first)
                continue
            parts = []
            for part in helpers.answers(work, map(task_of, range(first, last))):
                parts.append(part)
                bar.update(1)
            chunk = joined(parts, first)
            file.parent.mkdir(parents=True, exist_ok=True)
            begun = file.with_name(f"{file.stem}.part.npz")
            np.savez_compressed(begun, **chunk)  # type: ignore[arg-type]
            begun.replace(file)
            chunks.append(chunk)
    seen = [chunk for chunk in chunks if len(chunk["game"])]
    if not seen:
        raise SystemExit(f"{about}: nothing was to be learnt from so few games. Play more: --games")
    return {name: np.concatenate([chunk[name] for chunk in seen]) for name in seen[0]}


def _read(file: Path) -> Rows | None:
    """Return the games of a file, if it is there and whole."""
    if not file.exists():
        return None
    try:
        with file.open("rb") as opened, np.load(opened) as data:
            rows = dict(data)
        rows["game"]
    except (OSError, EOFError, ValueError, KeyError, BadZipFile):
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


def taken(rows: Rows, which: NDArray[np.intp]) -> Rows:
    """Return some of the rows."""
    return {name: column[which] for name, column in rows.items()}


def name_of(*decides: object) -> str:
    """Return a short name for all that decides what is gathered: with anything else there it is another one."""
    return hashlib.sha256(repr(decides).encode()).hexdigest()[:12]


def gauss(rng: Rng) -> float:
    """About a normal number, from whole ones."""
    return (sum(int(rng.below(1000)) for _ in range(12)) - 5994) / 1000
