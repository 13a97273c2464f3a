"""What can be asked about players: their pages, the leader board, and what a game did to ratings."""

from __future__ import annotations

from typing import Annotated, Literal, Protocol

from msgspec import Meta

from tikal.server import player_types as sent
from tikal.server import players as found
from tikal.server.calls import Call, Skip
from tikal.server.results import Category
from tikal.server.store import Store
from tikal.server.tables import Tables

Count = Annotated[int, Meta(ge=1, le=100)]
Text = Annotated[str, Meta(max_length=100)]
YesNo = Literal["yes", "no"]
Against = Literal["people", "bots"]


class Place(Protocol):
    """Where this is asked."""

    store: Store
    tables: Tables


async def leader_board(
    place: Place,
    visitor: str,
    edition: Text = "",
    auction: YesNo = "no",
    players: Count = 3,
    name: Text = "",
    skip: Skip = 0,
) -> sent.LeaderBoard:
    """Who is the strongest in one kind of game; without an edition, in the kind that is played most."""
    kind = _kind(edition, auction, players) if edition else None
    return await found.leader_board(place.store, visitor, kind, name, skip)


async def player(place: Place, visitor: str, name: str) -> sent.Player:
    """Somebody who has claimed a name, and what their games add up to."""
    return await found.player(place.store, visitor, name)


async def player_games(
    place: Place, visitor: str, name: str, against: Against = "people", skip: Skip = 0
) -> sent.PlayedPage:
    """The games of a player that are over, the latest first."""
    return await found.games(place.store, visitor, name, against == "bots", skip)


async def player_results(
    place: Place,
    visitor: str,
    name: str,
    edition: Text = "",
    auction: YesNo = "no",
    players: Count = 3,
    against: Against = "people",
) -> sent.PlayerResults:
    """The last games of a player of one kind, and what they spend their action points on."""
    return await found.results(place.store, visitor, name, against == "bots", _kind(edition, auction, players))


async def table_result(place: Place, id: str) -> sent.TableResult:
    """Whether a game that is over counts, and what it did to ratings."""
    async with place.tables.use(id) as table, table.lock:
        return await found.table_result(place.store, table.session)


def _kind(edition: str, auction: YesNo, players: int) -> Category:
    return Category(edition, int(auction == "yes"), players)


PLAYER_CALLS = (
    Call("GET", "/api/players", leader_board, 200, (404,), costs="work"),
    Call("GET", "/api/players/{name}", player),
    Call("GET", "/api/players/{name}/games", player_games),
    Call("GET", "/api/players/{name}/results", player_results),
    Call("GET", "/api/tables/{id}/result", table_result, 200, (409, 422), costs="work"),
)
