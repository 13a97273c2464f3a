"""What can be asked over HTTP: every address says once what it takes and what it gives.

The types of a handler say most of it: its argument `wanted` is the body, arguments with a default are the query, the
others parts of the path, and what it returns is the answer. `app.py` lists the calls and makes its routes of them,
`openapi.py` makes the description for those who write clients.
"""

from __future__ import annotations

import asyncio
import gzip
import inspect
import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

import msgspec
from msgspec import json
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import compile_path

from tikal.server.words import NotPossible

if TYPE_CHECKING:
    from tikal.server.people import Caller

LONGEST_BODY = 256 * 1024  # bytes: a long game as TGN has a tenth of that
JSON = "application/json"
HTML = "text/html"
TEXT = "text/plain"
TOML = "application/toml"
ZIP = "application/zip"

Handler = Callable[..., Awaitable[Any]]
Skip = Annotated[int, msgspec.Meta(ge=0, le=10**9)]


@dataclass(frozen=True)
class Call:
    """One thing that can be asked: a method at an address."""

    method: str
    path: str
    handler: Handler
    status: int = 200  # of the answer
    refuses: tuple[int, ...] = ()  # with these statuses, besides what anything may be refused with
    sends: Any = str  # what is in a response that the handler makes itself
    media: str = JSON  # ... and how it is written
    tagged: bool = False  # it is answered 304 to those who name the tag of what they have already
    packs: bool = False  # it is long, and compressed for those who can read that
    costs: str = ""  # the limit that counts it besides; it then waits for its turn
    renews: bool = False  # it gives the cookie another year
    part: str = ""  # of the house, whose method the handler is; the house itself if it is none
    always: bool = False  # even somebody who is banned may ask for it
    anywhere: bool = (
        False  # other sites may ask for it: what it takes is in the address, and no cookie is read or given
    )
    watches: bool = False  # for those who watch over the server: no cookie, and what is refused is text

    @cached_property
    def _types(self) -> dict[str, Any]:
        return get_type_hints(self.handler, include_extras=True)

    @cached_property
    def personal(self) -> bool:
        """Whether it matters who asks."""
        return bool({"visitor", "caller"} & set(self._types))

    @cached_property
    def takes(self) -> Any:
        """The type of the body; None if there is none."""
        return self._types.get("wanted")

    @cached_property
    def gives(self) -> Any:
        """The type of the answer; None for an empty object."""
        returned = self._types["return"]
        return self.sends if returned is Response else None if returned is type(None) else returned

    @cached_property
    def query(self) -> dict[str, tuple[Any, Any]]:
        """The types of the parts of a query, and what they are if they are left out."""
        arguments = inspect.signature(self.handler).parameters.values()
        return {
            argument.name: (self._types[argument.name], argument.default)
            for argument in arguments
            if argument.default is not argument.empty
        }

    @cached_property
    def about(self) -> str:
        """What it does, for people."""
        return inspect.cleandoc(self.handler.__doc__ or "")

    @cached_property
    def address(self) -> str:
        """The path with the names of its parts only."""
        return re.sub(r":\w+}", "}", self.path)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What matches the path."""
        return compile_path(self.path)[0]

    @property
    def changes(self) -> bool:
        """Whether it may change something, so that only pages of this server may ask for it, but for a few."""
        return self.method != "GET"

    @cached_property
    def refusals(self) -> list[int]:
        """All statuses that it may be refused with."""
        found = {*self.refuses, 429, 503}
        if not self.watches:
            found |= {421, 500}
        if self.changes and not self.anywhere:
            found.add(403)
        if "{" in self.path:  # a part that cannot be one leads elsewhere
            found.add(404)
        if self.takes is not None:
            found |= {400, 413, 415}
        if self.query:
            found.add(400)
        return sorted(found)

    async def answer(self, place: object, request: Request, caller: Caller | None = None) -> Response:
        """Let the handler, a method of `place`, do what was asked.

        :raises TikalError: if that is not possible.
        """
        asks = {"caller": caller, "visitor": caller.visitor} if caller is not None else {}
        offered = {"request": request, **asks, **request.path_params}
        given = {name: value for name, value in offered.items() if name in self._types}
        for name, (kind, _) in self.query.items():
            if name in request.query_params:
                given[name] = _read(request.query_params[name], kind)
        if self.takes is not None:
            given["wanted"] = await body(request, self.takes)
        found = await self.handler(getattr(place, self.part) if self.part else place, **given)
        if isinstance(found, Response):
            return found
        if self.packs:
            return await asyncio.to_thread(packed, found, request)
        return answer({} if found is None else found, self.status)


def methods_at(calls: Iterable[Call], path: str) -> list[str]:
    """Return the methods that an address has."""
    found = {call.method for call in calls if call.pattern.match(path)}
    return sorted(found | {"HEAD"} if "GET" in found else found)


def answer(content: Any, status: int = 200) -> Response:
    """Return something as JSON."""
    return Response(json.encode(content), status, {"Content-Type": JSON})


def tagged(content: Any, request: Request) -> Response:
    """Return something as JSON, or only that it is what the other side has already."""
    response = answer(content)
    tag = f'"{sha256(bytes(response.body)).hexdigest()[:24]}"'
    if request.headers.get("if-none-match", "") == tag:
        response = Response(status_code=304)
    response.headers["ETag"] = tag
    return response


def packed(content: Any, request: Request) -> Response:
    """Return something long as JSON, compressed for those who can read that."""
    response = answer(content)
    if "gzip" in request.headers.get("accept-encoding", ""):
        response.body = gzip.compress(bytes(response.body), 5)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
    response.headers["Vary"] = "Accept-Encoding"
    return response


async def body(request: Request, kind: Any) -> Any:
    """Return what was sent.

    :raises NotPossible: if it is too long, not JSON, or something else.
    """
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != JSON:
        raise NotPossible("not-json", 415)
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LONGEST_BODY:
            raise NotPossible("message-too-long", 413, most=LONGEST_BODY)
    try:
        return json.decode(bytes(data), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotPossible("message-unreadable", 400, reason=str(error)[:200]) from None


def _read(text: str, kind: Any) -> Any:
    """Return a part of a query.

    :raises NotPossible: if it is something else.
    """
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        raise NotPossible("message-unreadable", 400, reason=str(error)[:200]) from None
