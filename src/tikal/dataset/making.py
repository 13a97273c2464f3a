"""How a dataset is made: games are played, their rows written, and when all is there it gets its name.

It is written to a folder beside the one that is asked for, which takes its place when it is complete. Whatever
happens before leaves nothing behind that looks like a dataset.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, suppress
from functools import partial
from pathlib import Path

from tikal.arena.workers import Lost, Workers
from tikal.core.errors import InvalidOption
from tikal.dataset.card import CARD, FORMAT, Made, described, page
from tikal.dataset.files import KINDS
from tikal.dataset.recipe import Recipe
from tikal.dataset.rows import columns, play
from tikal.env import encoding_of


def check_place(out: Path, overwrite: bool) -> None:
    """Do nothing if a dataset may be written there.

    :raises InvalidOption: if something is there that must not be replaced.
    """
    if not out.exists():
        return
    if not overwrite:
        raise InvalidOption("dataset-exists", folder=str(out))
    ours = {CARD, "README.md", *(f"data.{kind}" for kind in KINDS)}
    if not is_dataset(out) or out.is_symlink() or {path.name for path in out.iterdir()} - ours:
        raise InvalidOption("dataset-not-one", folder=str(out))


def is_dataset(folder: Path) -> bool:
    """Return whether a folder holds a dataset, and so may be replaced by one."""
    try:
        return bool(json.loads((folder / CARD).read_text("utf-8"))["format"] == FORMAT)
    except (OSError, ValueError, TypeError, KeyError):
        return False


def make(recipe: Recipe, out: Path, formats: Sequence[str], workers: Workers, overwrite: bool = False) -> Iterator[int]:
    """Play the games of a recipe and write them; yield how many rows each game had, as they come.

    :raises InvalidOption: if a bot ends its process, or if something came there meanwhile.
    """
    out.parent.mkdir(parents=True, exist_ok=True)
    folder = out.with_name(f".{out.name}-{os.getpid()}.unfinished")
    folder.mkdir()
    try:
        yield from _written(recipe, folder, formats, workers)
        check_place(out, overwrite)  # games take long
        old = folder.with_suffix(".old")
        with suppress(FileNotFoundError):
            out.rename(old)
        folder.rename(out)
        shutil.rmtree(old, ignore_errors=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _written(recipe: Recipe, folder: Path, formats: Sequence[str], workers: Workers) -> Iterator[int]:
    """Write everything into a folder."""
    made = Made()
    digest = hashlib.sha256()
    with ExitStack() as stack:
        every = columns(encoding_of(recipe.rules), recipe.players)
        files = [stack.enter_context(closing(KINDS[name](folder, every))) for name in formats]
        games = stack.enter_context(closing(workers.in_order(partial(play, recipe), range(recipe.games))))
        for number, rows in enumerate(games):
            if isinstance(rows, Lost):
                raise InvalidOption("simulate-lost", bot=recipe.seats(number)[rows.seat])
            for file in files:
                file.add(rows)
            made.games += 1
            made.rows += rows.count
            made.failures += rows.failures
            digest.update(rows.digest())
            yield rows.count
        for file in files:
            file.finish()
            made.files[file.path.name] = file.path.stat().st_size
    made.digest = digest.hexdigest()
    card = described(recipe, made)
    (folder / CARD).write_text(json.dumps(card, indent=1, ensure_ascii=False) + "\n", "utf-8")
    (folder / "README.md").write_text(page(card), "utf-8")
