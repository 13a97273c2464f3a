"""The protocol as TypeScript: `web/src/net/protocol.ts` and its likes are made from the Python types."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from tikal.server import protocol
from tikal.server.sent import aliases, house, notes, sent, structs, types_of
from tikal.titles import TITLES, titles

UNIONS = ("ServerMessage", "ClientMessage")
SHARED = "net/protocol.ts"
ALL_GAMES = "games/protocol.ts"
WORD = re.compile(r"\b[A-Z]\w+")

HEAD = """\
/* Made from the types in src/tikal by `make docs`; do not edit. */
"""
VERSION = """\
/** Raised when a client of before could not talk to a server of after. */
export const PROTOCOL = %d;
"""


def typescript() -> dict[str, str]:
    """Return the protocol as TypeScript modules, by their places in `web/src`: what is shared, and what games have."""
    parts = {SHARED: [VERSION % protocol.PROTOCOL, *_declared(house()), *(_union(name) for name in UNIONS)]}
    for title in titles():
        parts[f"games/{title.id}/protocol.ts"] = _declared(title.table().types)
    games = [f"export type GameName = {' | '.join(_quoted(game) for game in TITLES)};\n"]
    for base in _asked():
        games.append(f"export type {base.__name__} = {' | '.join(struct.__name__ for struct in types_of(base))};\n")
    parts[ALL_GAMES] = games
    homes = {name: place for place, part in parts.items() for name in re.findall(r"export \w+ (\w+)", "\n".join(part))}
    return {place: "\n".join([HEAD, *_imports(place, part, homes), *part]) for place, part in parts.items()}


def _declared(modules: Iterable[ModuleType]) -> list[str]:
    """The names and interfaces of some modules."""
    literals = {name: alias for module in modules for name, alias in getattr(module, "ALIASES", {}).items()}
    names = [f"export type {name} = {_options(literal)};\n" for name, literal in literals.items()]
    return names + [_interface(struct) for module in modules for struct in structs(module)]


def _options(literal: Any) -> str:
    return " | ".join(_quoted(value) for value in get_args(literal))


def _union(name: str) -> str:
    members = [member.__name__ for member in get_args(getattr(protocol, name))]
    return f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n"


def _imports(place: str, part: list[str], homes: dict[str, str]) -> list[str]:
    """What a module has to import of the others."""
    code = re.sub(r"/\*.*?\*/|\"[^\"]*\"", "", "\n".join(part), flags=re.DOTALL)
    wanted = {name: homes[name] for name in sorted(set(WORD.findall(code))) if homes.get(name, place) != place}
    up = "../" * place.count("/")
    return [
        f"import type {{ {', '.join(name for name in wanted if wanted[name] == home)} }} "
        f'from "{up}{home.removesuffix(".ts")}";\n'
        for home in sorted(set(wanted.values()))
    ]


def _asked() -> list[type]:
    """The types for which each game has its own."""
    found: dict[type, None] = {}
    for module in house():
        for struct in structs(module):
            info = types.type_info(struct)
            assert isinstance(info, types.StructType)
            for field in info.fields:
                for part in field.type.types if isinstance(field.type, types.UnionType) else (field.type,):
                    if isinstance(part, types.CustomType):
                        found[part.cls] = None
    return list(found)


def _interface(struct: type[msgspec.Struct]) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    comments = notes(struct)
    config = struct.__struct_config__
    may_lack = config.omit_defaults or config.forbid_unknown_fields  # left out by the server, or by the client
    base = next((base for base in struct.__mro__[1:] if base in sent()), None)
    inherited = set(base.__struct_fields__) if base else set()
    extends = f" extends {base.__name__}" if base else ""
    lines = [f"/** {_comment(struct)} */", f"export interface {struct.__name__}{extends} {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {_quoted(info.tag)};")
    for field in info.fields:
        if field.name in inherited:
            continue
        if field.name in comments:
            lines.append(f"  /** {comments[field.name]} */")
        optional = "?" if not field.required and may_lack else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _comment(struct: type[msgspec.Struct]) -> str:
    return "\n * ".join(inspect.cleandoc(struct.__doc__ or "").split("\n"))


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _type(kind: types.Type) -> str:
    if isinstance(kind, types.UnionType):
        return " | ".join(dict.fromkeys(_type(part) for part in kind.types))
    if isinstance(kind, types.CustomType):
        return kind.cls.__name__
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
    for name, literal in aliases().items():
        if set(get_args(literal)) == set(kind.values):
            return name
    return " | ".join(_quoted(value) for value in sorted(kind.values, key=str))
