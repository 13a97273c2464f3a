"""Bots of other packages: found by their entry points, refused with a sentence when they are broken."""

from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint

import pytest

from tikal.bots import registry
from tikal.bots.bot import Bot, Budget
from tikal.bots.random_bot import RandomBot
from tikal.core.action import Action
from tikal.core.engine import LegalActions
from tikal.core.errors import InvalidOption
from tikal.core.position import Position


class Visitor(RandomBot):
    """A bot as another package might bring it."""

    name = "visitor"


class Unfinished(Bot):
    """Says who it is and cannot play."""

    name = "unfinished"
    level = "easy"


class Nameless(Bot):
    level = "easy"

    def choose(self, position: Position, legal: LegalActions, budget: Budget) -> Action | Sequence[Action]:
        return legal[0]


class Dizzy(Visitor):
    def __init__(self, seed: int | str = 0) -> None:
        raise RuntimeError("no weights here")


@pytest.fixture(autouse=True)
def visitors(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    found = [
        EntryPoint(name, f"{__name__}:{attribute}", registry.GROUP)
        for name, attribute in {
            "visitor": "Visitor",
            "unfinished": "Unfinished",
            "nameless": "Nameless",
            "dizzy": "Dizzy",
            "lost": "Nowhere",
            "number": "__doc__",
            "greedy": "Visitor",
        }.items()
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: found)
    registry._found.cache_clear()
    yield
    registry._found.cache_clear()


def test_a_package_adds_a_bot() -> None:
    assert "visitor" in registry.bot_names()
    assert isinstance(registry.make_bot("visitor", 3), Visitor)


def test_nobody_takes_the_name_of_one_of_ours() -> None:
    assert registry.bot_class("greedy") is not Visitor


@pytest.mark.parametrize("name", ["unfinished", "nameless", "dizzy", "lost", "number"])
def test_a_broken_bot_is_refused_by_name(name: str) -> None:
    with pytest.raises(InvalidOption, match=name) as refused:
        registry.make_bot(name)
    assert refused.value.code == "broken-bot"
