"""Who is told what: everybody at a table, and what each of them sees, hears and may ask.

A visitor *sees* the table through one seat's eyes and is *told* what happened as one seat, or as a spectator. What
several are told alike is made and encoded once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence, Set
from typing import NamedTuple, Protocol, TypeVar, cast

from msgspec import Raw, json

from tikal import __version__
from tikal.core import action as act
from tikal.core.position import OVER, SPECTATOR, Position, Rules
from tikal.core.ranking import ranking
from tikal.editions import registry
from tikal.editions.options import write
from tikal.game import Game
from tikal.record.events import events_between
from tikal.record.record import EVERYTHING, Moment, Record
from tikal.server import ledger, protocol, questions, seating
from tikal.server.contests import leads_between
from tikal.server.face import face_of
from tikal.server.lesson_view import lesson_shown
from tikal.server.letters import Letter
from tikal.server.protocol import Told
from tikal.server.session import Moved, Session
from tikal.server.talk import Talk
from tikal.server.visitors import NOBODY
from tikal.server.words import Facts, NotPossible, Refusal, Text, plain
from tikal.titles import title_of
from tikal.view import AnyView, seat_name, seen, state_for

T = TypeVar("T")

FOR_GOOD, ANEW = 1000, 1012  # how a websocket is closed: for good, or to be opened again


class Guest(Protocol):
    """Somebody who looks at a table: one connection of one visitor."""

    visitor: str
    language: str  # that it would like to be spoken to in

    def send(self, letter: Letter) -> None:
        """Let a message go out; never waits."""

    def dismiss(self, code: int) -> None:
        """Close the connection once everything has gone out, with one of the codes above."""


class Viewer(NamedTuple):
    """As whom somebody sees and hears. Equal viewers are told the same."""

    eyes: int | None  # the seat through which the table is seen; None for a spectator
    ear: int | None  # the seat that is told what happened; None where all are told the same, and for a spectator
    decides: bool


SPECTATING = Viewer(None, None, False)


class Audience:
    """The guests of a table."""

    def __init__(self, session: Session, hints: Callable[[str], bool]) -> None:
        """`hints` says whether a visitor may ask what a bot would do."""
        self.session = session
        self.hints = hints
        self.talk: Callable[[str], Talk | None] = lambda visitor: None  # what a visitor hears of the chat
        self.guests: set[Guest] = set()
        self.elsewhere: Set[str] = frozenset()  # visitors who look at it through other processes
        self._logs: dict[int | None, list[list[Told]]] = {}  # by action, for each seat that has been told
        self._shown: tuple[list[Told], protocol.Situation] | None = None  # what new spectators are told, encoded

    @property
    def game(self) -> Game:
        return self.session.game

    # --- as whom somebody sees and hears

    def _viewer(self, visitor: str) -> Viewer:
        """Return as whom a visitor looks at the table now; with several seats, as the one that decides."""
        held, deciding = self.session.held(visitor), self.game.current_player
        if not held:
            return SPECTATING
        decides = deciding in held and not (deciding is not None and self.session.seats[deciding].stand_in)
        return Viewer(deciding if deciding in held else held[0], self._ear(visitor), decides)

    def _ear(self, visitor: str) -> int | None:
        """Return the seat as which a visitor is told what happened; without secrets everybody is told the same.

        Somebody who plays several seats while others look on is told what a spectator is told.
        """
        held = self.session.held(visitor) if self.game.ruleset.secrets else []
        return held[0] if len(held) == 1 else None

    def past_eyes(self, visitor: str) -> int | None:
        """Return the seat through which a visitor sees the past; with several seats, none: each knew something else."""
        return self._ear(visitor) if self.game.ruleset.secrets else self._viewer(visitor).eyes

    # --- what they are told

    def log(self, visitor: str) -> list[list[Told]]:
        """Return what happened, by action, as a visitor is told."""
        ear = self._ear(visitor)
        if ear not in self._logs:
            moments = enumerate(self.game.record.moments())
            told = Views(self.game.names).told
            self._logs[ear] = [events_of(self.game.names, number, told(moment, ear)) for number, moment in moments]
        return self._logs[ear]

    def recalls(self, visitor: str) -> bool:
        """Whether what happened is ready to be told to a visitor."""
        return self._ear(visitor) in self._logs

    def record(self, visitor: str) -> tuple[Record, int]:
        """Return the game, and as whom a visitor may read its record: until it is over, without what others know."""
        record = self.session.happened()._replace(names=tuple(seating.record_names(self.session.seats)))
        if self.game.is_over or self.session.is_record:
            return record, EVERYTHING
        ear = self._ear(visitor)
        return record, SPECTATOR if ear is None else ear

    def answer(self, guest: Guest, request: protocol.Why) -> questions.Answer:
        """Say whether something is possible, or why not.

        :raises TikalError: if the question names something that does not exist.
        """
        deciding = self.game.current_player
        if not isinstance(request.question, questions.AskLead | questions.AskClose):
            if deciding is None:
                raise NotPossible("game-is-over")
            if deciding not in self.session.held(guest.visitor):
                raise NotPossible("out-of-turn", player=self.game.names[deciding])
        asker = self._viewer(guest.visitor).eyes
        return face_of(self.game.ruleset).answer(self.game, request.id, request.question, asker)

    def demonstration(self, guest: Guest, request: protocol.Show) -> protocol.Shown:
        """Show what doing the step of a lesson looks like.

        :raises NotPossible: if there is none to do.
        """
        standing = self.session.standing
        if standing is None or not standing.todo or self.game.current_player not in self.session.held(guest.visitor):
            raise NotPossible("no-such-step", 404)
        views, (eyes, ear, _) = Views(self.game.names), self._viewer(guest.visitor)
        moved = self.session.tried(standing)
        return protocol.Shown(
            request.id, [_step(move, self._events(move, views, ear), views, eyes, ear) for move in moved]
        )

    def moment(self, guest: Guest, request: protocol.Look) -> Callable[[], protocol.Moment]:
        """Return a function that shows the table as it was after some of the actions, whatever happens there meanwhile.

        :raises NotPossible: if there have not been that many.
        """
        number, record = request.number, self.game.record
        if not 0 <= number <= self.game.length:
            raise NotPossible("no-such-moment", 404, number=number, most=self.game.length)
        seat = self.past_eyes(guest.visitor)
        events = self.log(guest.visitor)[number - 1] if number else []
        return lambda: moment_of(record.up_to(number), request.id, seat, events)

    def welcome(self, guest: Guest) -> None:
        """Tell a guest everything."""
        session, host = self.session, guest.visitor == self.session.host
        fair = fair_shuffle(session, guest.visitor)
        if session.waiting and fair is not None:
            guest.send(Letter(protocol.Sealed(session.id, fair)))
            return
        log, situation = self._all_that_is_told(guest.visitor)
        welcome = protocol.Welcome(
            protocol=protocol.PROTOCOL,
            version=__version__,
            table=table_info(session),
            seats=seating.seats_shown(session.seats, guest.visitor, host, self.present(), session.away),
            spectators=self.spectators(),
            host=host,
            hints=self.hints(guest.visitor),
            log=log,
            situation=situation,
            chat=self.talk(guest.visitor),
            clocks=session.clocks(),
            fair=fair,
        )
        guest.send(Letter(welcome))

    def _all_that_is_told(self, visitor: str) -> tuple[list[Told], protocol.Situation]:
        """Return what happened and where the game stands. For spectators, who may be many, it is kept."""
        viewer = self._viewer(visitor)
        if viewer == SPECTATING and self._shown is not None:
            return self._shown
        log = [event for events in self.log(visitor) for event in events]
        situation = self._situation(viewer, Views(self.game.names).seen(self.game.state, viewer.eyes))
        if viewer == SPECTATING:
            self._shown = encoded(log), encoded(situation)
        return log, situation

    def welcome_all(self) -> None:
        """Tell everybody everything."""
        for guest in self.guests:
            self.welcome(guest)

    def forget(self) -> None:
        """What was told is no longer what happened: names, seats or the game itself have changed."""
        self._logs = {}
        self._shown = None

    def tell(self, moved: Sequence[Moved]) -> None:
        """Tell everybody what happened, and keep the logs up to date."""
        views = Views(self.game.names)
        viewers = {visitor: self._viewer(visitor) for visitor in self.here()}
        listening = {viewer.ear for viewer in viewers.values()}
        news = {ear: [self._events(move, views, ear) for move in moved] for ear in listening | set(self._logs)}
        self._shown = None
        for ear, log in self._logs.items():
            for move, events in zip(moved, news[ear], strict=True):
                undone = move.row.kind == ledger.UNDO
                del log[move.length - (not undone) :]
                if not undone:
                    log.append(events)
        steps: dict[tuple[int | None, int | None], list[protocol.Step]] = {}
        updates: dict[Viewer, Letter] = {}
        clocks = self.session.clocks()
        for viewer in set(viewers.values()):
            eyes, ear, _ = viewer
            if (eyes, ear) not in steps:
                told = zip(moved, news[ear], strict=True)
                steps[eyes, ear] = encoded([_step(move, events, views, eyes, ear) for move, events in told])
            situation = self._situation(viewer, views.seen(moved[-1].after, eyes))
            updates[viewer] = Letter(protocol.Update(steps[eyes, ear], situation, clocks))
        for guest in self.guests:
            guest.send(updates[viewers[guest.visitor]])

    def _events(self, move: Moved, views: Views, ear: int | None) -> list[Told]:
        if move.row.kind == ledger.UNDO:
            return []
        moment = views.told(Moment(move.before, move.action, move.after), ear)
        return events_of(self.game.names, move.length - 1, moment)

    def _situation(self, viewer: Viewer, view: AnyView) -> protocol.Situation:
        """Return where the game stands for somebody who sees that view of it."""
        game, yours = self.game, viewer.decides
        decider, reason = self.session.decider, game.why_not_undo()
        return protocol.Situation(
            seq=self.session.seq,
            length=game.length,
            view=view,
            prompt=prompt(game, yours, vacant=decider is not None and decider.kind == seating.OPEN),
            deciding=None if game.current_player is None else seat_name(game.current_player),
            offers=face_of(game.ruleset).offers(game) if yours else None,
            undo=protocol.TakeBack(game.undoable if yours else 0, Refusal(reason, {}) if reason else None),
            redo=game.redoable if yours else 0,
            lesson=None if viewer == SPECTATING else lesson_shown(self.session),
        )

    # --- coming and going

    def here(self) -> set[str]:
        """Return the visitors who are connected to this process."""
        return {guest.visitor for guest in self.guests}

    def present(self) -> set[str]:
        """Return the visitors who are connected, wherever."""
        return self.here() | self.elsewhere

    def spectators(self) -> int:
        """Return how many visitors look on without a seat."""
        return len(self.present() - set(seating.persons(self.session.seats)))

    def enter(self, guest: Guest) -> None:
        """Let somebody in."""
        news = guest.visitor not in self.present()
        self.guests.add(guest)
        self.welcome(guest)
        if news:
            self._tell_presence(self.guests - {guest})

    def leave(self, guest: Guest) -> None:
        """Let somebody go."""
        self.guests.discard(guest)
        if guest.visitor not in self.present():
            self._tell_presence(self.guests)

    def hear_of(self, elsewhere: Set[str]) -> None:
        """Others have come to this table, or left it, through other processes."""
        before, self.elsewhere = self.present(), elsewhere
        if self.present() != before:
            self._tell_presence(self.guests)

    def tell_presence(self) -> None:
        """Tell everybody who is there, and who is away."""
        self._tell_presence(self.guests)

    def _tell_presence(self, guests: Iterable[Guest]) -> None:
        if self.session.waiting:  # nobody has been told of the table yet
            return
        present, spectators = self.present(), self.spectators()
        known = {self.session.host, *seating.persons(self.session.seats)}  # everybody else is told the same
        letters: dict[str, Letter] = {}
        for guest in guests:
            name = guest.visitor if guest.visitor in known else ""
            if name not in letters:
                host = guest.visitor == self.session.host
                seats = seating.seats_shown(self.session.seats, guest.visitor, host, present, self.session.away)
                letters[name] = Letter(protocol.Presence(seats, spectators, host))
            guest.send(letters[name])

    def tell_clocks(self) -> None:
        """Tell everybody how much time there is."""
        clocks = self.session.clocks()
        if clocks is not None:
            self.announce(clocks)

    def announce(self, message: protocol.ServerMessage) -> None:
        """Tell everybody the same."""
        letter = Letter(message)
        for guest in self.guests:
            guest.send(letter)

    def close(self, why: str = "") -> None:
        """The table is no more: everybody goes. `why` is what a host of the house said who closed it."""
        self.announce(protocol.Gone(Text("table-closed", {"reason": why}) if why else Text("table-deleted", {})))
        for guest in list(self.guests):
            guest.dismiss(FOR_GOOD)

    def send_away(self, visitor: str | None = None) -> None:
        """Everybody goes, or one visitor, as when a server is started anew: pages come back by themselves.

        Who is to be asked again who they are is nobody until then, however long a connection takes to close.
        """
        for guest in list(self.guests):
            if visitor in (None, guest.visitor):
                guest.dismiss(ANEW)
                guest.visitor = guest.visitor if visitor is None else NOBODY


class Views:
    """What positions look like: made once for all seats to whom they look the same, encoded once for each.

    A position is known here by its identity, so it is kept as long as what was made of it.
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self._shown: dict[tuple[int, int | None], tuple[Position, Position]] = {}
        self._made: dict[tuple[int, ...], AnyView] = {}
        self._encoded: dict[tuple[int, int | None], AnyView] = {}

    def seen(self, position: Position, seat: int | None) -> AnyView:
        """Return what a seat, or None, a spectator, sees of a position; it is encoded already."""
        key = id(position), seat
        if key not in self._encoded:
            self._encoded[key] = encoded(self._view(self._state(position, seat), seat))
        return self._encoded[key]

    def told(self, moment: Moment, seat: int | None) -> Moment:
        """Return a moment as a seat, or None, a spectator, is told of it."""
        before, action, after = moment
        action = int(before.told(action, SPECTATOR if seat is None else seat))
        return Moment(self._state(before, seat), action, self._state(after, seat))

    def _state(self, position: Position, seat: int | None) -> Position:
        key = id(position), seat
        if key not in self._shown:
            self._shown[key] = position, state_for(position, seat) if position.rules.secrets else position
        return self._shown[key][1]

    def _view(self, state: Position, seat: int | None) -> AnyView:
        secrets = state.rules.secrets
        looks = tuple(state.looks()) if secrets else (id(state),)
        if looks not in self._made:
            self._made[looks] = title_of(state.rules).view(state, self.names, seat)
            return self._made[looks]
        name = None if seat is None else seat_name(seat)
        return self._made[looks].but(seat=name, line=state.to_line() if secrets else self._made[looks].line)


def encoded(value: T) -> T:
    """Return something as JSON, typed as what it stands for: whoever sends it need not encode it again."""
    return cast(T, Raw(json.encode(value)))


def _step(move: Moved, events: list[Told], views: Views, eyes: int | None, ear: int | None) -> protocol.Step:
    return protocol.Step(
        seq=move.seq,
        kind=move.row.kind,  # type: ignore[arg-type]
        seat=None if move.row.seat == ledger.NOBODY else seat_name(move.row.seat),
        action=text_of(move.before, move.action, ear),
        length=move.length,
        events=events,
        view=views.seen(move.after, eyes),
    )


def events_of(names: tuple[str, ...], number: int, moment: Moment) -> list[Told]:
    """Return what one action meant, given as it is told."""
    face = face_of(moment.before.rules)
    cost, leads = spent(moment), leads_between(moment.before, moment.after)
    return [
        Told(
            kind=event.kind,
            code=f"event-{event.kind}",
            action=event.action,
            facts=plain({"player": event.player} | event.facts if event.player else event.facts),
            seat=None if event.seat is None else seat_name(event.seat),
            cost=0 if place else cost,  # of several events of an action the first has what belongs to all of it
            leads=[] if place else leads,
            ranking=event.facts.get("ranking"),
            keys=event.facts.get("keys"),
            steps=event.facts.get("steps"),
            sheet=face.sheet(event),
        )
        for place, event in enumerate(events_between(names, number, *moment))
    ]


def spent(moment: Moment) -> int:
    """Return the AP that an action took; what is lost at the end of a turn was not spent."""
    before, action, after = moment
    if act.kind_of(action) == act.END or before.current != after.current:
        return 0
    return max(0, int(before.ap - after.ap))


def moment_of(record: Record, id: int, seat: int | None, events: list[Told]) -> protocol.Moment:
    """Return what the end of a record looks like to a seat or, None, a spectator; `events` are of its last action."""
    number = len(record.actions)
    if not number:
        return protocol.Moment(id, 0, "", seen(record.start(), record.names, seat), events)
    ((before, action, after),) = record.moments(number - 1)
    return protocol.Moment(id, number, text_of(before, action, seat), seen(after, record.names, seat), events)


def text_of(before: Position, action: int, seat: int | None) -> str:
    """Return the text of an action as it is told to a seat or, None, to a spectator."""
    return before.rules.notation.write(before.told(action, SPECTATOR if seat is None else seat))


def prompt(game: Game, yours: bool, vacant: bool) -> Text:
    """Return what is asked of whom, in one sentence; `vacant` if nobody sits in the seat that decides."""
    state = game.state
    if state.phase == OVER:
        winners = ranking(state)[0]
        facts: Facts = {"winners": " & ".join(game.names[seat] for seat in winners), "count": len(winners)}
        return Text("prompt-over", facts | {"points": int(state.points_of(winners[0]))})
    known: Facts = {"player": game.names[int(state.current)], "you": "yes" if yours else "no", "ap": int(state.ap)}
    return Text("prompt-open", known) if vacant else face_of(game.ruleset).prompt(game, known)


def fair_shuffle(session: Session, visitor: str) -> protocol.FairShuffle | None:
    """Return how the shuffle is sealed, for one visitor's eyes; None if it is not."""
    sealing = session.sealing
    if sealing is None:
        return None
    added = dict.fromkeys(seat_name(number.seat) for number in sealing.numbers)
    return protocol.FairShuffle(sealing.seal, list(added), session.asked(visitor))


def table_info(session: Session) -> protocol.TableInfo:
    """Return what does not change while the game is played."""
    rules: Rules = session.game.ruleset
    home = registry.edition(rules.edition)
    options = [
        protocol.Option(name, write(value), write(home.usual(name, rules.auction)))
        for name, value in rules.options.items()
    ]
    return protocol.TableInfo(
        id=session.id,
        game=rules.game,
        edition=rules.edition,
        title=home.title,
        auction=rules.auction,
        options=options,
        first=seat_name(session.game.record.first),
        created=session.stored.created,
        uploaded=session.is_record,
        rated=session.stored.rated,
        plans=session.plans,
        **face_of(rules).components(rules),
    )
