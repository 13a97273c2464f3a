"""Everything that server and client say to each other at a table.

The messages of a table go over its websocket as JSON objects told apart by `type`; the home page uses plain
HTTP, see `lobby.py`. `web/src/net/protocol.ts` is made from these classes by `make docs`, and a comment behind a field
ends up there too.

Sentences travel as a code of the message catalogue with the facts that fill it: the client formats them in its
own language. A refusal carries its English sentence as well.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tikal.bots.advice import Advice, AdvisedStep, Note
from tikal.server.offers import AnyOffers
from tikal.server.questions import Answer, Lead, Questions
from tikal.server.talk import Alias, Phrase, Talk, TieKind, Utterance
from tikal.server.words import Facts, Refusal, Text
from tikal.view import AnySheet, AnyView, FigureName, SeatName, Terrain

PROTOCOL = 2  # raised when an older client can no longer talk to the server

SeatKind = Literal["person", "bot", "open"]
StepKind = Literal["play", "chance", "undo", "redo"]
GameName = Annotated[str, Meta(title="GameName")]  # the id of a title
ClockKind = Literal["turn", "player", "days"]

#: The names these types have in TypeScript.
ALIASES = {"SeatKind": SeatKind, "StepKind": StepKind, "ClockKind": ClockKind}


class AnyBox:
    """What else is in the box of some game and does not change while it is played."""

    __slots__ = ()


class Told(Struct, frozen=True, omit_defaults=True):
    """One thing that happened. `code` is its sentence in the catalogue, "event-" and its kind."""

    kind: str
    code: str
    action: int  # the number of the action in the record that made it happen
    facts: Facts
    seat: SeatName | None = None
    cost: int = 0  # the AP that it took
    leads: list[Lead] = []  # temples that changed hands by it
    sheet: AnySheet | None = None  # of a scoring
    ranking: list[list[SeatName]] | None = None  # of a "game-over"
    keys: dict[SeatName, list[int]] | None = None  # of a "game-over": what ranks each seat, first things first
    steps: list[str] | None = None  # of a "game-over": what these are, "points" first


# --- the table


class TileFace(Struct, frozen=True):
    """What a tile shows, not turned. `letter` is empty for those printed on the board."""

    id: str
    letter: str
    terrain: Terrain
    value: int  # of a temple, or the treasures of a ruin
    stones: list[int]  # by side: N NE SE S SW NW


class Option(Struct, frozen=True):
    """A house rule of this table, or what the edition says."""

    name: str
    value: str
    usual: str  # what the edition says


class SeatAtTable(Struct, frozen=True):
    """Who sits where."""

    seat: SeatName
    kind: SeatKind
    name: str  # as people read it
    yours: bool  # whether the receiver of this message may decide for it
    connected: bool  # bots always are
    bot: str = ""  # which bot it is, for bots
    invitation: str = ""  # path of the link that sits one down here; only the host gets it, while it is open
    stand_in: str = ""  # which bot plays for whoever holds it, until they take it back ...
    stand_in_name: str = ""  # ... and what it is called
    away: int = 0  # until when whoever holds it is away, in seconds since 1970; it may be past


class TableInfo(Struct, frozen=True):
    """What does not change while the game is played."""

    id: str
    game: GameName
    edition: str
    title: str  # of the edition
    auction: bool
    options: list[Option]
    action_points: int
    tiles: list[TileFace]
    treasures: list[str]
    treasure_points: list[int]  # by how many of one kind
    first: SeatName  # who began
    created: int  # seconds since 1970
    uploaded: bool  # a record that somebody brought: nobody plays, one can only watch
    plans: bool  # whether those who play can plan their coming turn while others move
    box: AnyBox | None = None
    rated: bool = False  # it was set up to count; whether it does is known at its end


class FairShuffle(Struct, frozen=True):
    """How the shuffle of a table is sealed. What was sealed comes to light when the game is over."""

    seal: str  # SHA-256 of the server's secret and of what is played, in hexadecimal
    added: list[SeatName]  # whose pages have added a number
    asked: bool  # whether the receiver's page is to add one


class TakeBack(Struct, frozen=True):
    """How many actions can be taken back one after another, or why none."""

    count: int
    refusal: Refusal | None


class LessonChapter(Struct, frozen=True):
    """Steps of a lesson about one thing."""

    title: Text
    steps: int


class PickedUp(Struct, frozen=True):
    """A figure that is taken in hand for the learner."""

    hex: str
    figure: FigureName


class LessonShown(Struct, frozen=True):
    """Where the learner stands in a lesson, and what is to be done now. After the last step it says what was learnt."""

    id: str
    chapters: list[LessonChapter]
    step: int  # how many are done
    ask: Text  # what to do ...
    how: Text  # ... and how
    title: Text
    idea: Text
    reason: Text
    lit: list[str]  # the hex to click; of two, who is to walk is picked up on the first
    shown: list[str]  # other hexes that it is about
    pick: PickedUp | None
    todo: list[str]  # the actions that are left of this step; they can be sent as they are
    next: str  # the lesson after this one, if there is one ...
    next_name: Text  # ... and its name


class WrongTry(Struct, frozen=True):
    """What the lesson answers to something that was not what the step is about."""

    title: Text
    rule: Refusal | None  # the rule that forbids it; null if it could be done
    help: Text
    lit: list[str]  # what is lit instead; empty if nothing else is


class Situation(Struct, frozen=True):
    """Where the game stands for the receiver."""

    seq: int  # to be sent back with what one does
    length: int  # actions in the record
    view: AnyView
    prompt: Text  # what is asked of whom
    deciding: SeatName | None
    offers: AnyOffers | None  # what the receiver may do now; null when another decides
    undo: TakeBack
    redo: int  # actions taken back that can be played again
    lesson: LessonShown | None = None  # at a lesson, for who learns


class Step(Struct, frozen=True):
    """One line of the record: what was done, what it meant, and what the table looked like then."""

    seq: int
    kind: StepKind
    seat: SeatName | None  # whose doing; null for chance
    action: str  # its text; what was taken back, for an undo
    length: int  # actions in the record after it: events of later ones are void
    events: list[Told]
    view: AnyView


# --- from the server to the client


class Clocks(Struct, frozen=True, tag="clocks"):
    """How much time everybody has left when this is sent; also sent by itself, when only that has changed."""

    kind: ClockKind
    budget: int  # seconds of a turn, or of a player for the whole game
    extra: int  # seconds that a player gets for ending a turn
    left: list[int]  # milliseconds, by seat
    running: SeatName | None  # whose time runs ...
    wait: int  # ... in so many milliseconds: until then something is shown, or somebody is waited for
    lost: bool  # it waits since their connection was lost


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message on a connection, and again when somebody new sits down: everything."""

    protocol: int
    version: str  # of the server
    table: TableInfo
    seats: list[SeatAtTable]
    spectators: int
    host: bool  # whether the receiver may delete the table, hand out links and seat bots
    hints: bool  # whether the receiver may ask what a bot would do
    log: list[Told]
    situation: Situation
    chat: Talk | None = None  # null where nobody is there to talk to
    clocks: Clocks | None = None  # where there are any
    fair: FairShuffle | None = None  # null if the shuffle is not sealed


class Sealed(Struct, frozen=True, tag="sealed"):
    """Nothing is dealt yet: the pages of all persons at the table are to add a number first. A welcome follows."""

    table: str
    fair: FairShuffle


class Update(Struct, frozen=True, tag="update"):
    """Something happened. One message for each thing that somebody did, with what chance added to it."""

    steps: list[Step]  # to be shown one after another
    situation: Situation  # after the last of them
    clocks: Clocks | None = None


class Presence(Struct, frozen=True, tag="presence"):
    """Somebody came or went."""

    seats: list[SeatAtTable]
    spectators: int
    host: bool


class Accepted(Struct, frozen=True, tag="accepted"):
    """What was asked is done and on disk; an update tells everybody."""

    id: int
    seq: int


class Refused(Struct, frozen=True, tag="refused"):
    """What was asked was not done, and nothing has changed. `id` is null if the message could not be read."""

    id: int | None
    refusal: Refusal
    seq: int  # where the game stands
    wrong: WrongTry | None = None  # at a lesson


class Moment(Struct, frozen=True, tag="moment"):
    """The table as it was after `number` actions."""

    id: int
    number: int
    action: str  # the last of them; empty for the beginning
    view: AnyView
    events: list[Told]  # what that action meant


class Shown(Struct, frozen=True, tag="shown"):
    """What doing the step of a lesson looks like. Nothing of it has happened."""

    id: int
    steps: list[Step]


class Advised(Struct, frozen=True, tag="advised"):
    """What the strongest bot would do."""

    id: int
    advice: Advice


class Reviewed(Struct, frozen=True, tag="reviewed"):
    """What the seat's last turn gave away; null if that is not worth a note."""

    id: int
    note: Note | None


class PlannedStep(Struct, frozen=True):
    """One step of a plan, as it is in the position of now."""

    actions: list[str]  # as they would be sent
    cost: int  # AP; 0 if it cannot be done
    was: int  # AP when it was put into the plan
    told: list[AdvisedStep]  # in words, and what the board shows of it; if it cannot be done, as it was while it could
    refusal: Refusal | None  # why it cannot be done
    cause: Told | None  # what somebody did that made it impossible, where that is known
    waits: int  # the step without which it cannot be done, counted from 1, where that is one that cannot; else 0
    unknown: bool  # whether it reveals something, which a plan does not know
    yields: bool  # whether others decide after it: what follows waits until it is one's turn again


class Planned(Struct, frozen=True, tag="planned"):
    """What a plan comes to. Only who holds the seat gets this."""

    id: int
    seq: int  # the situation that it was checked in
    turn: int  # which turn of the seat it is for, or which other part of the game: a plan is for one
    steps: list[PlannedStep]
    cost: int  # of all that can be done
    ap: int  # that the turn has, with all that can be done
    now: bool  # whether the turn has come so far that the plan can be played
    kept: bool  # whether these steps are kept with the seat
    open: bool  # whether the last step goes on with what is done next: something has to be carried out first
    view: AnyView  # after all that can be done
    offers: AnyOffers  # what could be done then


class Rematch(Struct, frozen=True, tag="rematch"):
    """Somebody started another game with the same people; everybody has the seat there already."""

    table: str


class Chat(Struct, frozen=True, tag="chat"):
    """All that was said, anew: the receiver hears others than before."""

    chat: Talk | None


class Said(Struct, frozen=True, tag="said"):
    """Something was said."""

    lines: list[Utterance]


class Writes(Struct, frozen=True, tag="writes"):
    """Somebody is writing something."""

    who: str
    seat: SeatName


class HostOfHouse(Struct, frozen=True, tag="host of house"):
    """Whoever is connected is a host of the house: they may close this table, and mute or ban who sits here."""


class Gone(Struct, frozen=True, tag="gone"):
    """The table is no more, or never was. The connection closes after this."""

    reason: Text


Answered = Accepted | Refused | Answer | Moment | Shown | Advised | Reviewed | Planned
Talked = Chat | Said | Writes
ServerMessage = Welcome | Sealed | Update | Presence | Clocks | Answered | Rematch | Talked | HostOfHouse | Gone


# --- from the client to the server


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client asks. Its `id` comes back with the answer."""

    id: int


class Act(Request, frozen=True, tag="act"):
    """Do these actions, all or none, for a seat one holds. Past something revealed one has to ask again."""

    seq: int  # of the situation this answers
    seat: SeatName
    actions: list[str]


class Undo(Request, frozen=True, tag="undo"):
    """Take back the last `count` actions, all or none."""

    seq: int
    seat: SeatName
    count: int = 1


class Redo(Request, frozen=True, tag="redo"):
    """Play `count` of the actions taken back again."""

    seq: int
    seat: SeatName
    count: int = 1


class Back(Request, frozen=True, tag="back"):
    """Go back to the beginning of a step of the lesson, past whatever came to light since."""

    seq: int
    step: int  # how many are done then


class Show(Request, frozen=True, tag="show"):
    """Show what doing this step of the lesson looks like."""


class PlanStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a plan: what is done with one click, or by something that is carried out click by click."""

    actions: list[str]
    cost: int  # AP when it was put into the plan


class Plan(Request, frozen=True, tag="plan"):
    """What would these steps come to in the coming turn of a seat one holds? Nothing is played, and nobody is told."""

    seat: SeatName
    steps: list[PlanStep] | None = None  # null: those that are kept with the seat
    keep: bool = False  # whether they are kept from now on, in the place of others; none: nothing is kept any more


class AddNumber(Request, frozen=True, tag="number"):
    """Add a number to the sealed shuffle: once for each person at the table, when the server has `asked`."""

    number: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 random bytes in hexadecimal


class Why(Request, frozen=True, tag="why"):
    """May I, and if not, why not? Anybody may ask, as if it were for the player to decide."""

    question: Questions
    after: list[PlanStep] | None = None  # as if it were one's coming turn, after these steps of a plan


class Look(Request, frozen=True, tag="look"):
    """Show the table as it was after `number` actions."""

    number: int


class Advise(Request, frozen=True, tag="advise"):
    """What would the strongest bot do in the place of a seat one holds? Another question takes the place of this."""

    seq: int
    seat: SeatName


class Review(Request, frozen=True, tag="review"):
    """Did the last turn of a seat one holds give much away? Answered when nobody else waits for a bot."""

    seat: SeatName


class Forget(Request, frozen=True, tag="forget"):
    """Drop a question of these two kinds; it is then refused."""

    question: int  # its id


class Say(Request, frozen=True, tag="say"):
    """Say something to the table: a text, or one of the ready phrases."""

    text: str = ""
    phrase: Phrase | None = None


class Writing(Request, frozen=True, tag="writing"):
    """Something is being written; it is not answered."""


class Tie(Request, frozen=True, tag="tie"):
    """Do not hear somebody any more, who said something here, or hear them again."""

    who: Alias
    tie: TieKind


class Report(Request, frozen=True, tag="report"):
    """Let the hosts of this server look at something that was said."""

    number: int


Talking = Say | Writing | Tie | Report
ClientMessage = Act | Undo | Redo | Back | AddNumber | Show | Why | Plan | Look | Advise | Review | Forget | Talking
