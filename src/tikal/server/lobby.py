"""What home page and server say to each other over HTTP: games, new tables, links.

Like `protocol.py` it is a part of `web/src/net/protocol.ts`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tikal.server.identity import You
from tikal.server.protocol import ClockKind, Clocks, GameName, SeatKind
from tikal.server.talk import Alias
from tikal.server.words import Refusal, Text
from tikal.view import SeatName

#: What somebody does: sits at a table of the visitor's, plays elsewhere, at several tables, watches, looks around.
Doing = Literal["yours", "tables", "playing", "watching", "looking", "away"]
Whose = Literal["mine", "all"]

#: The names these types have in TypeScript.
ALIASES = {"Doing": Doing, "Whose": Whose}


class PlayerCard(Struct, frozen=True):
    """One player in the list of games."""

    seat: SeatName
    kind: SeatKind
    name: str
    bot: str
    score: int
    yours: bool


class Played(Struct, frozen=True):
    """What is played at a table, and by whom."""

    table: str
    game: GameName
    edition: str
    title: str
    subtitle: str  # what is played besides the edition, a scenario; "" in games without such a thing
    auction: bool
    players: list[PlayerCard]


class GameCard(Played, frozen=True):
    """One of the visitor's games."""

    turn: int  # how far it is: tiles laid, or rounds
    left: int  # how much is to come: tiles in the stack, or rounds
    length: int
    deciding: SeatName | None  # null when it is over
    your_turn: bool
    over: bool
    winners: list[SeatName]  # when it is over
    host: bool
    uploaded: bool  # a record that the visitor brought along: it can only be watched
    created: int  # seconds since 1970
    played: int  # when something happened last
    clocks: Clocks | None = None  # of a game that is timed


class GamePage(Struct, frozen=True):
    """GET /api/games?skip=40: some of the visitor's games."""

    games: list[GameCard]  # those still played come first, and of each kind what was played last
    running: int  # how many are still played in all
    finished: int  # how many are over, or only watched
    next: int | None  # what to skip for more; null if these are the last


class OptionChoice(Struct, frozen=True):
    """A house rule one can choose. `values` is empty for a number from 0 to `most`."""

    name: str
    rule: str
    values: list[str]
    most: int
    auction_only: bool
    usual: str  # in the basic game
    usual_auction: str


class EditionChoice(Struct, frozen=True):
    """One edition."""

    id: str
    game: GameName
    title: str
    about: str
    auction: bool  # whether it can be played with auctions
    hints: bool  # whether bots can say what they would do, and why
    options: list[OptionChoice]
    own: list[OptionChoice]  # what the game's own part of the page asks for


class BotChoice(Struct, frozen=True):
    """One kind of bot."""

    name: str
    level: str  # beginner, easy, medium, hard or expert
    for_people: bool  # the bot of its level; the others are for those who compare bots
    plays: list[GameName]


class LessonCard(Struct, frozen=True):
    """A lesson, and how far the visitor is in it."""

    id: str
    edition: str  # that it is played by
    name: Text
    about: Text
    step: int  # how many are done
    chapters: list[int]  # how many steps each has
    begun: bool


class Home(GamePage, frozen=True):
    """GET /api/home: the first of the visitor's games, and what a new table can be."""

    protocol: int
    version: str
    editions: list[EditionChoice]
    edition: str  # the usual one
    bots: list[BotChoice]
    bot: str  # the usual one
    players: list[int]  # how many can play, least and most
    lessons: list[LessonCard]  # in the order in which they are learnt
    you: You


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat of a new table: the visitor, a bot, or whoever opens the link."""

    kind: Literal["me", "bot", "link"]
    name: str = ""  # of a person; the colour stands in for none
    bot: str = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: by colour, Red first. With a record the game goes on where that one stands."""

    seats: list[NewSeat]
    edition: str = ""  # the usual one
    auction: bool = False
    options: dict[str, str] = {}
    first: SeatName | None = None  # drawn by lot
    components: str = ""  # the text of a data file in which an owner corrected what is in the box
    record: str = ""  # a game as TGN; edition, auction, options and first are then its own
    hints: bool = False  # whether those who play may ask what a bot would do, though other persons play too
    open: bool = False  # whether anybody may sit down in the seats with links; it is shown on home pages
    rated: bool = False  # whether it counts; not with bots, house rules, help, or without a claimed name
    clock: str = ""  # "turn 120" (seconds), "player 1200+30" (seconds, and what a turn adds) or "days 3"; none for one


class Timing(Struct, frozen=True):
    """How a table is timed: see `Clocks`, which says what is left, too."""

    kind: ClockKind
    budget: int
    extra: int


class Offered(Played, frozen=True):
    """A table with free seats."""

    free: int  # how many
    rated: bool  # whether it counts
    timing: Timing | None  # null if it is not timed


class OpenTable(Offered, frozen=True):
    """A table where anybody may sit down."""

    host: str  # the name of whoever set it up
    here: bool  # somebody who plays there is at this server now
    created: int


class Here(Struct, frozen=True):
    """Somebody who is at this server now."""

    who: str  # stands for the person
    name: str
    doing: Doing
    tables: int  # where they play and are
    page: str  # path of their own page; "" for those who have none


class Asking(Offered, frozen=True):
    """Somebody asks the visitor to sit down at a table."""

    host: str  # the name of who asks


class Club(Struct, frozen=True):
    """GET /api/club: who is here, and where one can sit down."""

    me: str  # stands for the visitor
    tables: list[OpenTable]
    open: int  # how many such tables there are in all
    people: list[Here]  # others; those at a table of the visitor first
    guests: int  # others who have no name
    playing: int  # tables that somebody is at
    asked: list[Asking]


class Found(Struct, frozen=True):
    """GET /api/finished?search=ana: games that are over."""

    games: list[GameCard]  # what was played last comes first
    next: int | None  # what to skip for more; null if these are the last


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/ask: ask somebody to sit down: who is here, or has kept a name."""

    who: Alias = ""  # who is here, as in `Here`
    name: Annotated[str, Meta(max_length=400)] = ""  # ... or a name that somebody has kept, here or not


class Learn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons: go on with a lesson, or begin it."""

    lesson: str
    again: bool = False  # from its beginning


class BoxText(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/components/{edition}: is this corrected data file of its box in order?"""

    components: str


class BoxChecked(Struct, frozen=True):
    """It is in order."""

    corrected: bool  # it differs from the box that comes with Tikal
    stand_ins: list[str]  # what in it was not read off the game


class NewRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/records: a game from elsewhere, to be watched."""

    record: str  # as TGN


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/play-on: a new table from a moment of this one, the visitor in one seat, bots elsewhere."""

    number: int  # of actions that have happened then
    seat: SeatName
    bot: str = ""  # the usual one


class Invitation(Played, frozen=True):
    """GET /api/invitations/{token}: what a link leads to."""

    host: str  # the name of whoever set up the table
    seat: SeatName
    used: bool  # by somebody else: one can only watch
    yours: bool  # used by this visitor before
    rated: bool  # the game counts for the ratings of those who play


class InvitationLink(Struct, frozen=True):
    """A link that sits one down, once."""

    seat: SeatName
    path: str


class Opened(Struct, frozen=True):
    """The answer to a new table, to taking a seat, and to everything else that leads to a table."""

    table: str
    seats: list[SeatName]  # the visitor's
    invitations: list[InvitationLink]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/invitations/{token}: sit down."""

    name: str = ""


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/leave: give up one's seats, to a bot or to whoever opens the new links; or keep them."""

    open: bool = False
    keep: bool = False  # a bot stands in until one takes them back; where nobody else plays they are given up


class FillSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seats/{seat}: the host gives an open seat to a bot."""

    bot: str = ""  # the usual one


class Failure(Struct, frozen=True):
    """What every HTTP request that is not fulfilled is answered with."""

    refusal: Refusal
