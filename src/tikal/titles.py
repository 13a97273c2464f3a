"""The games there are: one line each, loaded when asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tikal.core.position import Rules
from tikal.title import Title

TITLES: dict[str, str] = {
    "classic": "tikal.classic.title",
    "legend": "tikal.legend.title",
}


def packages() -> list[str]:
    """Return the package of every game: the folder in which everything of it stands."""
    return [module.rpartition(".")[0] for module in TITLES.values()]


@cache
def title(id: str) -> Title:
    """Return the game of that name."""
    found: Title = import_module(TITLES[id]).TITLE
    return found


def titles() -> list[Title]:
    """Return all games, the first one being the usual one."""
    return [title(id) for id in TITLES]


def title_of(rules: Rules) -> Title:
    """Return the game that rules belong to."""
    return title(rules.game)
