"""The protocol as TypeScript: `web/src/net/protocol.ts` is made from the Python types."""

from __future__ import annotations

import inspect
import re
from functools import cache
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from tikal import view
from tikal.server import film, lobby, offers, protocol, rulebook, words
from tikal.titles import TITLES, titles

UNIONS = ("ServerMessage", "ClientMessage")
BASES = {view.Shape, protocol.Request, protocol.Question}  # nothing of these kinds is ever sent itself

HEAD = """\
/* Made from src/tikal/server/protocol.py by `make docs`; do not edit. */

/** Raised when a client of before could not talk to a server of after. */
export const PROTOCOL = %d;
"""


def typescript() -> str:
    """Return the protocol as a TypeScript module."""
    out = [HEAD % protocol.PROTOCOL]
    for name, literal in _aliases().items():
        out.append(f"export type {name} = {' | '.join(_quoted(value) for value in get_args(literal))};\n")
    out.append(f"export type GameName = {' | '.join(_quoted(game) for game in TITLES)};\n")
    for module in _modules():
        out += [_interface(struct) for struct in _structs(module)]
    for name in UNIONS:
        members = [member.__name__ for member in get_args(getattr(protocol, name))]
        out.append(f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n")
    return "\n".join(out)


@cache
def _modules() -> list[ModuleType]:
    """The server's own types, and those that each game has for what it shows and offers."""
    games = [module for title in titles() for module in title.table().types]
    return [words, view, offers, *games, protocol, lobby, film, rulebook]


@cache
def _aliases() -> dict[str, Any]:
    return {name: alias for module in _modules() for name, alias in getattr(module, "ALIASES", {}).items()}


def types_of(base: type) -> list[type[msgspec.Struct]]:
    """Return what stands for a type such as `AnyView` in the games there are."""
    return [struct for module in _modules() for struct in _structs(module) if issubclass(struct, base)]


def _structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    found = [
        item
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, msgspec.Struct) and item.__module__ == module.__name__
    ]
    return [struct for struct in found if struct not in BASES]


def _interface(struct: type[msgspec.Struct]) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    notes = _notes(struct)
    config = struct.__struct_config__
    may_lack = config.omit_defaults or config.forbid_unknown_fields  # left out by the server, or by the client
    lines = [f"/** {_comment(struct)} */", f"export interface {struct.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {_quoted(info.tag)};")
    for field in info.fields:
        if field.name in notes:
            lines.append(f"  /** {notes[field.name]} */")
        optional = "?" if not field.required and may_lack else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _comment(struct: type[msgspec.Struct]) -> str:
    return "\n * ".join(inspect.cleandoc(struct.__doc__ or "").split("\n"))


def _notes(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The comments behind the fields of a class and of those it extends."""
    notes: dict[str, str] = {}
    for base in reversed(struct.__mro__[:-1]):
        if base.__module__.startswith("tikal."):
            notes |= dict(re.findall(r"^    (\w+): [^#\n]+#\s+(.+)$", inspect.getsource(base), re.MULTILINE))
    return notes


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _type(kind: types.Type) -> str:
    if isinstance(kind, types.UnionType):
        return " | ".join(dict.fromkeys(_type(part) for part in kind.types))
    if isinstance(kind, types.CustomType):
        return " | ".join(struct.__name__ for struct in types_of(kind.cls))
    if isinstance(kind, types.Metadata):
        return str((kind.extra_json_schema or {})["title"])
    if isinstance(kind, types.ListType):
        inner = _type(kind.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, types.DictType):
        key = _type(kind.key_type)
        value = _type(kind.value_type)
        return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
    if isinstance(kind, types.LiteralType):
        return _literal(kind)
    if isinstance(kind, types.StructType):
        return kind.cls.__name__
    plain = {
        types.StrType: "string", types.IntType: "number", types.BoolType: "boolean", types.NoneType: "null",
        types.FloatType: "number",
    }  # fmt: skip
    return plain[type(kind)]


def _literal(kind: types.LiteralType) -> str:
    for name, literal in _aliases().items():
        if set(get_args(literal)) == set(kind.values):
            return name
    return " | ".join(_quoted(value) for value in sorted(kind.values, key=str))
