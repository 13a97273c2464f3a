"""The interface for those who write clients: HTTP as OpenAPI 3.1, and a websocket's messages as JSON Schema.

Both are made from what the server itself uses: its calls (`calls.py`) and the types of what is sent (`sent.py`), with
the comments that stand there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from msgspec import json

from tikal.server import lobby, protocol, sockets, visitors
from tikal.server.calls import JSON, LONGEST_BODY, TEXT, Call
from tikal.server.sent import games, notes, sent, structs, types_of

Schema = dict[str, Any]

ABOUT = f"""\
The server of a board game, for those who write clients. JSON in, JSON out; what is not done is answered with a \
`Failure`: a code, facts, and a sentence in the language asked for. Every GET has its HEAD; a method that an address \
does not have is answered 405, with `Allow`. Bytes that are no HTTP are answered 400 with a line of text. What is \
played goes over the websocket of a table, `{sockets.PATH}`; its messages are described in `/api/messages.json`."""

MESSAGES = f"""\
What goes over the websocket of a table, `{sockets.PATH}`: every message is one of these as JSON text, told apart by \
`type`. A `ClientMessage` of more than {sockets.LONGEST} bytes is refused, and one of more than \
{sockets.HARD_LIMIT} ends the connection."""

#: The names of refusals by their status, and what they mean.
REFUSALS = {
    400: ("Unreadable", "The body or the query is not what is described here."),
    403: ("Forbidden", "The `Origin` is not this server, or it is for the host, or for those who play there."),
    404: ("NotFound", "There is no such table, link or moment, or no such edition in the address."),
    409: ("NotNow", "Not as things stand: others play, a seat is not open, a game is over or not, too many are kept."),
    410: ("Used", "Somebody else has used the link."),
    413: ("TooLong", f"The body has more than {LONGEST_BODY} bytes."),
    415: ("NotJson", f"The body is not sent as {JSON}."),
    421: ("ForeignHost", "The `Host` is not a name of this server."),
    422: ("NotPossible", "It can be read but not be done, whatever else happens: the body names an edition or a bot "
                         "that there is not, for example; or the table is damaged."),
    429: ("TooFast", "Too much at once. `Retry-After` says when to ask again."),
    500: ("ServerError", "A mistake of the server; it is in its log."),
    503: ("Unavailable", "The store does not answer, somebody was faster, or the house is full; nothing has changed. "
                         "Where there is no room for another connection it has no content, and a `Retry-After`."),
}  # fmt: skip

#: What the parts of paths and queries are.
PARTS = {
    "id": "The id of a table.",
    "token": "What stands at the end of a link to an open seat.",
    "seat": "The colour of a seat.",
    "edition": "The id of an edition.",
    "number": "How many actions have happened.",
    "skip": "How many to leave out: `next` of the answer before.",
    "auction": "Whether it is played with auctions.",
    "away": "Whether nobody has touched the page for a while.",
    "whose": "The visitor's games, or those of all open tables.",
    "search": "A part of a player's name, or of an edition's.",
    "players": "How many play.",
    "name": "What somebody is called or would like to be, or how that begins.",
    "against": "Whether other people played, too.",
}
PART = "^[^/]+$"  # of a path


@cache
def description(calls: tuple[Call, ...]) -> Schema:
    """Return what can be asked over HTTP, as OpenAPI 3.1."""
    kinds: dict[Any, None] = {lobby.Failure: None}
    for call in calls:
        kinds |= dict.fromkeys(
            [*_variants(call.takes), *_variants(call.gives), *(kind for kind, _ in call.query.values())]
        )
    found, components = _schemas(list(kinds), "#/components/schemas/{name}")
    schemas = dict(zip(kinds, found, strict=True))
    shared = [call.handler for call in calls]
    paths: dict[str, Schema] = {}
    for call in calls:
        operation = _operation(call, schemas)
        if shared.count(call.handler) == 1:
            operation = {"operationId": call.handler.__name__} | operation
        paths.setdefault(call.address, {})[call.method.lower()] = operation
    paths[sockets.PATH] = {"get": _socket()}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tikal",
            "version": str(protocol.PROTOCOL),
            "description": ABOUT,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "responses": {name: _refusal(status) for status, (name, _) in REFUSALS.items()},
            "parameters": PARAMETERS,
            "headers": HEADERS,
            "securitySchemes": {
                "visitor": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": visitors.COOKIE,
                    "description": "Who is asking. Whoever sends none gets one; seats and games belong to it.",
                }
            },
        },
    }


@cache
def messages() -> Schema:
    """Return what goes over a table's websocket, as JSON Schema."""
    names = ("ClientMessage", "ServerMessage")
    found, parts = _schemas([getattr(protocol, name) for name in names], "#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a table",
        "description": MESSAGES,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in names],
        "$defs": dict(zip(names, found, strict=True)) | parts,
    }


PARAMETERS: dict[str, Schema] = {
    "language": {
        "name": "language",
        "in": "query",
        "description": "The language of the sentences of refusals, such as `de`. Without it `Accept-Language` says so.",
        "schema": {"type": "string"},
    },
    "origin": {
        "name": "Origin",
        "in": "header",
        "required": True,
        "description": "This server, as `https://name:port`: scheme, and what `Host` says.",
        "schema": {"type": "string"},
    },
    "known": {
        "name": "If-None-Match",
        "in": "header",
        "description": "The `ETag` of what one has already.",
        "schema": {"type": "string"},
    },
}
HEADERS: dict[str, Schema] = {
    "wait": {"description": "Seconds.", "required": True, "schema": {"type": "integer", "minimum": 1}},
    "tag": {"description": "Changes with the content.", "required": True, "schema": {"type": "string"}},
    "cookie": {"description": "For whoever sent no cookie that can be one.", "schema": {"type": "string"}},
}


def _operation(call: Call, schemas: dict[Any, Schema]) -> Schema:
    parameters = [_part(part, call.path) for part in re.findall(r"\{(\w+)", call.path)]
    for name, (kind, usual) in call.query.items():
        schema = schemas[kind] | {"default": usual}
        parameters.append({"name": name, "in": "query", "description": PARTS[name], "schema": schema})
    parameters.append(_ref("parameters", "language"))
    if call.changes:
        parameters.append(_ref("parameters", "origin"))
    if call.tagged:
        parameters.append(_ref("parameters", "known"))
    operation: Schema = {"summary": call.about, "parameters": parameters}
    if not call.watches:
        operation["security"] = [{}, {"visitor": []}]
    if call.takes is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": _any(call.takes, schemas)}}}
    return operation | {"responses": _responses(call, schemas)}


def _responses(call: Call, schemas: dict[Any, Schema]) -> Schema:
    headers = {} if call.watches else {"Set-Cookie": _ref("headers", "cookie")}
    if call.tagged:
        headers["ETag"] = _ref("headers", "tag")
    content = {call.media: {"schema": _any(call.gives, schemas)}}
    found: Schema = {
        str(call.status): {"description": "It is done." if call.changes else call.about, "content": content}
    }
    if headers:
        found[str(call.status)]["headers"] = headers
    if call.tagged:
        found["304"] = {"description": "Nothing has changed.", "headers": {"ETag": _ref("headers", "tag")}}
    for status in call.refusals:
        found[str(status)] = _ref("responses", REFUSALS[status][0])
    if call.watches:
        found["503"] = {"description": "Not now.", "content": {TEXT: {"schema": {"type": "string"}}}}
    return found


def _socket() -> Schema:
    """What can be said of a websocket here."""
    refusals = {str(status): _ref("responses", REFUSALS[status][0]) for status in (403, 404, 421, 429, 503)}
    return {
        "operationId": "socket",
        "summary": "Ask for the websocket of a table.",
        "description": "`/api/messages.json` describes what is said on it. It is opened for a table that there is not, "
        "too: a `gone` says why one cannot be there, and it is closed with the code 4000 and a status.",
        "parameters": [_part("id", sockets.PATH), _ref("parameters", "language"), _ref("parameters", "origin")],
        "security": [{}, {"visitor": []}],
        "responses": {
            "101": {"description": "It is open; the first message is a `welcome`."},
            "400": {"description": "No handshake.", "content": {TEXT: {"schema": {"type": "string"}}}},
            "426": {"description": "Not a websocket of version 13.", "content": {TEXT: {"schema": {"type": "string"}}}},
            **refusals,
        },
    }


def _refusal(status: int) -> Schema:
    _, about = REFUSALS[status]
    found: Schema = {"description": about, "content": {JSON: {"schema": _ref("schemas", "Failure")}}}
    if status == 429:
        found["headers"] = {"Retry-After": _ref("headers", "wait")}
    return found


def _part(name: str, path: str) -> Schema:
    """A part of a path."""
    schema = {"type": "integer", "minimum": 0} if f"{{{name}:int}}" in path else {"type": "string", "pattern": PART}
    return {"name": name, "in": "path", "required": True, "description": PARTS[name], "schema": schema}


def _ref(where: str, name: str) -> Schema:
    return {"$ref": f"#/components/{where}/{name}"}


def _variants(kind: Any) -> list[Any]:
    """What a type is sent as: games may have their own that extend it."""
    if kind is None:
        return []
    own = [struct for module in games() for struct in structs(module)] if isinstance(kind, type) else []
    return [*(struct for struct in own if issubclass(struct, kind)), kind]


def _any(kind: Any, schemas: dict[Any, Schema]) -> Schema:
    found = [schemas[variant] for variant in _variants(kind)]
    if not found:
        return {"type": "object", "maxProperties": 0}
    return found[0] if len(found) == 1 else {"anyOf": found}


def _schemas(kinds: Sequence[Any], place: str) -> tuple[list[Schema], dict[str, Schema]]:
    """Return the schemas of some types, and by name those of all that they are made of, which stand at `place`."""
    own: dict[type, None] = {}  # what stands for `AnyView` and the like

    def stand_in(kind: type) -> Schema:
        found = types_of(kind)
        own.update(dict.fromkeys(found))
        return {"anyOf": [{"$ref": place.format(name=struct.__name__)} for struct in found]}

    while True:
        known = len(own)
        found, parts = json.schema_components([*kinds, *own], schema_hook=stand_in, ref_template=place)
        if len(own) == known:
            break
    _annotate(parts, sent())
    return list(found[: len(kinds)]), dict(sorted(parts.items()))


def _annotate(parts: dict[str, Schema], kinds: Iterable[type[Any]]) -> None:
    """Add the comments behind fields."""
    for struct in kinds:
        shown = parts.get(struct.__name__, {}).get("properties", {})
        for field, note in notes(struct).items():
            if field in shown:
                shown[field]["description"] = note
