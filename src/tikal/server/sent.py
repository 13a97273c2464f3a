"""Everything that is sent to clients or by them, as types: what `typescript.py` and `openapi.py` tell others about."""

from __future__ import annotations

import inspect
import re
import sys
from functools import cache
from types import ModuleType
from typing import Any

import msgspec

from tikal import view
from tikal.bots import advice
from tikal.server import (
    film,
    identity,
    lobby,
    offers,
    player_types,
    proofs,
    protocol,
    questions,
    reminder_types,
    rulebook,
    talk,
    words,
)
from tikal.titles import titles

BASES = {view.Shape, protocol.Request, questions.Question}  # nothing of these kinds is ever sent itself


def house() -> list[ModuleType]:
    """Return the modules of the server's own types."""
    return [
        words,
        view,
        advice,
        offers,
        questions,
        talk,
        protocol,
        identity,
        lobby,
        film,
        proofs,
        rulebook,
        player_types,
        reminder_types,
    ]


@cache
def modules() -> list[ModuleType]:
    """Return the modules of the server's own types, and of those that each game has for what it shows and offers."""
    return [*house(), *games()]


def games() -> list[ModuleType]:
    """Return the modules of the types that games have."""
    return [module for title in titles() for module in title.table().types]


@cache
def aliases() -> dict[str, Any]:
    """Return the names of literal types."""
    return {name: alias for module in modules() for name, alias in getattr(module, "ALIASES", {}).items()}


@cache
def sent() -> list[type[msgspec.Struct]]:
    """Return all types."""
    return [struct for module in modules() for struct in structs(module)]


def prepare() -> None:
    """Have msgspec work out all types: it crashes if two threads are the first to use one at the same time."""
    for struct in sent():
        msgspec.json.Decoder(struct)


def types_of(base: type) -> list[type[msgspec.Struct]]:
    """Return what stands for a type such as `AnyView` in the games there are."""
    return [struct for struct in sent() if issubclass(struct, base)]


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the types that stand in a module."""
    found = [
        item
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, msgspec.Struct) and item.__module__ == module.__name__
    ]
    return [struct for struct in found if struct not in BASES]


def notes(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Return the comments behind the fields of a class and of those it extends."""
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__[:-1]):
        if base.__module__.startswith("tikal."):
            found |= _comments(base)
    return found


@cache
def _comments(kind: type) -> dict[str, str]:
    text = re.search(rf"^class {kind.__name__}\b.*?(?=^[\w@#]|\Z)", _source(kind.__module__), re.MULTILINE | re.DOTALL)
    assert text is not None
    return dict(re.findall(r"^    (\w+): [^#\n]+#\s+(.+)$", text[0], re.MULTILINE))


@cache
def _source(module: str) -> str:
    return inspect.getsource(sys.modules[module])
