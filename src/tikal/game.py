"""A game: the public face of the engine for players, clients and scripts."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from tikal.core import action as act
from tikal.core.action import Action
from tikal.core.dealer import Dealer, Rng
from tikal.core.engine import Engine, LegalActions, waits_for_chance
from tikal.core.errors import IllegalAction, InvalidAction, InvalidOption
from tikal.core.notation import BEYOND, LONGEST, SEATS
from tikal.core.position import OVER, SPECTATOR, Position, Rules, read_position
from tikal.core.ranking import ranking
from tikal.editions import registry
from tikal.messages import ENGLISH, catalogue, is_spoken, languages
from tikal.record.record import EVERYTHING, Moment, Record, check_names

if TYPE_CHECKING:
    from tikal.drawing import Drawing
    from tikal.drawing.page import Page
    from tikal.explain import Explanation
    from tikal.record.events import Event
    from tikal.view import View


class Game:
    """One game in progress or finished: a record, the state it leads to, and the dealer for what is still hidden.

    >>> import tikal
    >>> game = tikal.new_game("super-meeple", players=2, seed=7, first_player="Red")
    >>> game.play(game.legal_actions()[0])
    >>> game.play("+L@A5")
    >>> game.state.ap
    9
    """

    def __init__(self, record: Record, chance: Dealer | str | None, wait: bool = False) -> None:
        """`wait` lets nothing be dealt yet: such a game can only be looked at."""
        self._start = record.up_to(0)
        self._engine = Engine(record.start(), None)
        for action in record.actions:
            self._engine.advance(action)
        self._undone: list[int] = []
        if wait:
            return
        seed = chance if isinstance(chance, str) else fresh_seed()
        self._engine.dealer = chance if isinstance(chance, Dealer) else record.ruleset.dealer(self._engine.state, seed)
        self._engine.deal()

    # --- what there is

    @property
    def state(self) -> Position:
        """The position. Change it through `play` only."""
        return self._engine.state

    @property
    def engine(self) -> Engine:
        """What plays it, for programs that play many games fast: it checks nothing, and `redo` knows nothing of it."""
        return self._engine

    @property
    def ruleset(self) -> Rules:
        return self._start.ruleset

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._start.names

    @property
    def players(self) -> int:
        return self._start.players

    @property
    def current_player(self) -> int | None:
        """The seat that has to decide, or None when the game is over."""
        return None if self.is_over else int(self._engine.state.current)

    @property
    def is_over(self) -> bool:
        return bool(self._engine.state.phase == OVER)

    @property
    def scores(self) -> list[int]:
        """Points by seat."""
        return [int(self.state.points_of(seat)) for seat in range(self.players)]

    @property
    def ranking(self) -> list[list[int]]:
        """Seats by place; those in one inner list share it. Before the end: as if it ended now."""
        return ranking(self.state)

    @property
    def history(self) -> list[Action]:
        """All actions so far, chance's too."""
        notation = self.ruleset.notation
        return [Action(packed, notation) for packed in self._engine.history]

    @property
    def length(self) -> int:
        """How many actions there have been so far, chance's too."""
        return int(self._engine.played)

    @property
    def record(self) -> Record:
        """The game as a record."""
        return self._start._replace(actions=tuple(self._engine.history))

    def record_for(self, viewer: int | None) -> Record:
        """The game as that seat may have its record while it is running; None is a spectator, EVERYTHING the host."""
        return self.record.seen_by(SPECTATOR if viewer is None else viewer)

    # --- playing

    def legal_actions(self) -> LegalActions:
        """Return what the player to decide may do: a lazy sequence, empty when the game is over."""
        return self._engine.legal_actions()

    def play(self, action: str | Action | int | Iterable[str | Action | int]) -> None:
        """Play an action, given as text, object or packed integer, or several of them all or none.

        :raises InvalidAction: if a text cannot be read.
        :raises IllegalAction: if it is not allowed now; the code and the sentence say why.
        """
        if isinstance(action, Action):
            self._play(action.packed, self._engine.play)
        elif isinstance(action, Iterable) and not isinstance(action, str):
            self._play_all(list(action), self._engine.play)
        else:
            self._play(self._packed(action), self._engine.play)

    def play_through(self, actions: Iterable[str | Action | int]) -> list[Moment]:
        """Play actions, all or none, and return all that happened, chance's actions too, one by one.

        :raises InvalidAction: if a text cannot be read.
        :raises IllegalAction: if one is not allowed; the code and the sentence say why.
        """
        engine, before = self._engine, self.state.copy()
        moments: list[Moment] = []

        def advance(packed: int) -> None:
            nonlocal before
            engine.advance(packed)
            after = engine.state.copy()
            moments.append(Moment(before, packed, after))
            before = after

        def carry_out(packed: int) -> None:
            advance(packed)
            while waits_for_chance(engine.state):
                assert engine.dealer is not None
                advance(engine.dealer.deal(engine.state))

        self._play_all(list(actions), carry_out)
        return moments

    def _packed(self, action: str | Action | int) -> int:
        if isinstance(action, Action):
            return action.packed
        if isinstance(action, str):
            return self.read_action(action).packed
        if isinstance(action, int) and not isinstance(action, bool):
            return action
        raise InvalidAction("unreadable-action", text=str(action))

    def _play(self, packed: int, carry_out: Callable[[int], None]) -> None:
        if not 0 < packed < BEYOND:
            raise InvalidAction("unreadable-action", text=str(packed)[:LONGEST])
        if not self._engine.is_legal(packed):
            raise self._refused(packed)
        carry_out(packed)
        if self._undone:
            self._undone = []

    def _play_all(self, actions: Sequence[str | Action | int], carry_out: Callable[[int], None]) -> None:
        length = int(self._engine.played)
        undone = self._undone
        try:
            for action in actions:
                revealed = self._engine.history[length:] and self._is_chance(self._engine.history[-1])
                if revealed:  # what came to light must not be tried against, then rolled back
                    raise IllegalAction("list-past-reveal")
                self._play(self._packed(action), carry_out)
        except ValueError:
            while int(self._engine.played) > length:
                self._engine.take_back()
            self._undone = undone
            raise

    def _refused(self, packed: int) -> InvalidAction | IllegalAction:
        from tikal.explain import explain

        if not self.ruleset.notation.can_write(packed):
            return InvalidAction("no-such-action")
        why = explain(self.state, packed, self.names)
        return IllegalAction(why.code, **why.facts)

    def read_action(self, text: str) -> Action:
        """Return the action that a text stands for in this position, costs and turns completed.

        :raises InvalidAction: if it cannot be read.
        """
        if not isinstance(text, str):
            raise InvalidAction("unreadable-action", text=str(text))
        notation = self.ruleset.notation
        return Action(int(self.state.normalise(notation.read(text))), notation)

    def explain(self, action: str | Action) -> Explanation:
        """Say whether an action is legal and what it costs, or why it is not.

        :raises InvalidAction: if a text cannot be read.
        """
        from tikal.explain import explain

        packed = action.packed if isinstance(action, Action) else self.read_action(action).packed
        if not 0 < packed < BEYOND or not self.ruleset.notation.can_write(packed):
            raise InvalidAction("no-such-action")
        return explain(self.state, packed, self.names)

    # --- taking back

    def why_not_undo(self) -> str:
        """Return "" if the last action may be taken back, else the code of the reason.

        Only within one's own turn, and never past something revealed, a bid or an end of turn.
        """
        return self._why_not_undo(int(self._engine.played))

    def _is_chance(self, action: int) -> bool:
        return self.ruleset.notation.is_chance(action)

    def _why_not_undo(self, length: int) -> str:
        """Return the reason that the last of the first `length` actions stands; the state is where they led."""
        if not length:
            return "undo-nothing"
        last = int(self._engine.moves[length - 1])
        kind = act.kind_of(last)
        if self._is_chance(last):
            return "undo-past-reveal"
        if kind in self.ruleset.final:
            return "undo-past-bid"
        if kind == act.END or self._passed_on(last):
            return "undo-past-end"
        return ""

    def _passed_on(self, last: int) -> bool:
        """Whether the last action gave the decision to another seat."""
        s = self._engine.state
        seat = int(s.current)
        s.unapply(last)
        passed_on = int(s.current) != seat
        s.apply(last)
        return passed_on

    @property
    def undoable(self) -> int:
        """How many actions can be taken back, one after another."""
        s, history = self._engine.state, self._engine.history
        length = len(history)
        while not self._why_not_undo(length):
            length -= 1
            s.unapply(history[length])
        for packed in history[length:]:
            s.apply(packed)
        return len(history) - length

    @property
    def redoable(self) -> int:
        """How many actions that were taken back can be played again, one after another."""
        return len(self._undone)

    def undo(self) -> Action:
        """Take back the last action and return it.

        :raises IllegalAction: if it may not be taken back.
        """
        reason = self.why_not_undo()
        if reason:
            raise IllegalAction(reason)
        packed = self._engine.take_back()
        self._undone.append(packed)
        return Action(packed, self.ruleset.notation)

    def redo(self) -> Action:
        """Play again what was taken back last, and return it.

        :raises IllegalAction: if nothing was taken back since the last action.
        """
        if not self._undone:
            raise IllegalAction("redo-nothing")
        undone = self._undone
        packed = undone.pop()
        self._undone = []
        self._play(packed, self._engine.play)
        self._undone = undone
        return Action(packed, self.ruleset.notation)

    def rewind(self, length: int) -> None:
        """Take back all but the first `length` actions, whatever they were: for whoever runs the game.

        They cannot be played again by `redo`.
        """
        while int(self._engine.played) > length:
            self._engine.take_back()
        self._undone = []

    def hide_anew(self, dealer: Dealer) -> None:
        """Let another dealer deal from now on: for whoever runs the game."""
        self._engine.dealer = dealer

    # --- looking

    @classmethod
    def standing(cls, position: Position, names: tuple[str, ...]) -> Game:
        """Return a game that stands so, to be looked at: it has no past and no dealer, and need not be possible."""
        game = cls.__new__(cls)
        game._start = Record(position.rules, int(position.players), int(position.current), names)
        game._engine = Engine(position, None)
        game._undone = []
        return game

    @classmethod
    def around(cls, engine: Engine, start: Record) -> Game:
        """Return the game that an engine plays, which whoever runs it may play on too; `start` is how it began."""
        game = cls.__new__(cls)
        game._start = start
        game._engine = engine
        game._undone = []
        return game

    def since_turn(self, seat: int, most: int, ends: Sequence[int]) -> list[Moment]:
        """Return what happened since a seat last ended its turn, at most so many actions, the newest first.

        `ends` are the kinds of actions that end one.
        """
        s, history = self._engine.state, self._engine.history[-most:]
        found: list[Moment] = []
        after = s.copy()
        for packed in reversed(history):
            s.unapply(packed)
            before = s.copy()
            if act.kind_of(packed) in ends and int(s.current) == seat:
                s.apply(packed)
                break
            found.append(Moment(before, packed, after))
            after = before
        for _, packed, _ in reversed(found):
            s.apply(packed)
        return found

    def view(self, seat: int | None = None) -> View:
        """Return what that seat may see, ready for JSON; None is a spectator.

        :raises InvalidOption: if there is no such seat.
        """
        from tikal.view import view

        return view(self.state, self.names, seat)

    def events(self, since: int = 0, viewer: int | None = EVERYTHING) -> list[Event]:
        """Return what happened from history entry `since` on, as events for clients.

        `viewer` is the seat that will see them, None a spectator: what others looked at is then left out. By
        default nothing is, which is for whoever runs the game and for games that are over.
        """
        from tikal.record.events import events

        return events(self.record_for(viewer), max(0, since))

    def to_tgn(self, viewer: int | None = EVERYTHING) -> str:
        """Return the game as TGN text, for a viewer as in `events`."""
        from tikal.record.tgn import write_tgn

        return write_tgn(self.record_for(viewer))

    def to_json(self, viewer: int | None = EVERYTHING) -> str:
        """Return the game's record as JSON text, for a viewer as in `events`."""
        from tikal.record.json import write_json

        return write_json(self.record_for(viewer))

    def to_svg(self, seat: int | None = None) -> Drawing:
        """Return a picture of the board as that seat sees it, as SVG; None is a spectator. Notebooks show it."""
        from tikal.drawing import draw

        return draw(self.view(seat))

    def to_html(self, seat: int | None = None, language: str = ENGLISH) -> Page:
        """Return the whole game as a page that steps through it, as that seat sees it. Notebooks show it.

        :raises InvalidOption: if there is no such seat or language.
        """
        from tikal.drawing.page import page

        self.view(seat)  # is there such a seat?
        if not is_spoken(language):
            raise InvalidOption("unknown-language", language=language, choices=", ".join(languages()))
        return page(self.record, self.record_for(seat), seat, catalogue(language))

    def _repr_svg_(self) -> str:
        return str(self.to_svg())

    def rename(self, names: Sequence[str]) -> None:
        """Let the players have other names."""
        self._start = self._start._replace(names=check_names(names, self.players))

    def copy(self) -> Game:
        """Return a game of its own with the same past and, unless it was taken back, the same future."""
        twin = Game(self.record, self._engine.dealer)
        twin._undone = list(self._undone)
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Only the record is pickled: the dealer's secrets stay here, and what is hidden is dealt anew there."""
        return (game_from, (self.record,))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and other.record == self.record

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        where = "over" if self.is_over else f"{self.names[int(self.state.current)]} to decide"
        return f"<Game {self.ruleset.spec}, {self.players} players, {int(self._engine.played)} actions, {where}>"


def new_game(
    edition: str = registry.DEFAULT,
    players: int = 4,
    auction: bool = False,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] | Mapping[str, str] = (),
    first_player: int | str | None = None,
    scenario: str | None = None,
    components: str | os.PathLike[str] | None = None,
) -> Game:
    """Start a game; chance has drawn what comes before the first decision.

    `options` are house rules, see `editions()`. `names` go by seat, or by colour. `first_player` is a seat number,
    colour or name; None lets the seed decide. Without a seed the deal is random. Some games take a `scenario` and,
    as `components`, a data file in which an owner corrected what is in the box; the record then carries what differs.

    :raises InvalidOption: if there is no such edition, option, player count, player or scenario, or if something is
        wrong with a data file.
    """
    deal = fresh_seed() if seed is None else str(seed)
    blank = new_record(edition, players, auction, options, names, scenario=scenario, components=components)
    return Game(blank._replace(first=who_begins(first_player, blank.names, deal)), deal)


def new_record(
    edition: str = registry.DEFAULT,
    players: int = 4,
    auction: bool = False,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] | Mapping[str, str] = (),
    first_player: int | str = 0,
    scenario: str | None = None,
    components: str | os.PathLike[str] | None = None,
) -> Record:
    """Set a game up as `new_game` does; nothing is dealt.

    :raises InvalidOption: as `new_game` does.
    """
    if not isinstance(auction, bool):
        raise InvalidOption("bad-auction", value=str(auction))
    given: dict[str, object] = {}
    if scenario is not None:
        given["scenario"] = scenario
    if components is not None:
        given["components"] = registry.components_option(edition, components)
    if given:
        options = registry.with_options(options, given)
    rules = registry.ruleset(edition, auction, options)
    least, most = rules.players
    if not isinstance(players, int) or not least <= players <= most:
        raise InvalidOption("bad-player-count", players=str(players), least=least, most=most)
    called = check_names(names, players)
    return Record(rules, players, who_begins(first_player, called, ""), called)


def game_from(record: Record, seed: int | str | None = None) -> Game:
    """Take up the game of a record where it stands; what is still hidden is dealt anew."""
    return Game(record, fresh_seed() if seed is None else str(seed))


def game_at(
    position: Position | str, names: Sequence[str] | Mapping[str, str] = (), seed: int | str | None = None
) -> Game:
    """Start a game from a position or its line.

    :raises InvalidPosition: if the line cannot be read or breaks an invariant.
    """
    state = read_position(position) if isinstance(position, str) else position
    called = check_names(names, int(state.players))
    first = int(state.current)
    return game_from(Record(state.rules, int(state.players), first, called, (), state.to_line()), seed)


def read_tgn(text: str, seed: int | str | None = None) -> Game:
    """Return the game of a TGN text; if it is not over it can be played on.

    :raises RecordError: with the line number, if it cannot be read or does not replay.
    """
    from tikal.record.tgn import read_tgn as read

    return game_from(read(text), seed)


def read_json(text: str, seed: int | str | None = None) -> Game:
    """Return the game of a JSON record; if it is not over it can be played on.

    :raises RecordError: if it cannot be read or does not replay.
    """
    from tikal.record.json import read_json as read

    return game_from(read(text), seed)


def fresh_seed() -> str:
    """Return a seed that nobody can guess."""
    return os.urandom(16).hex()


def who_begins(wanted: int | str | None, names: tuple[str, ...], seed: str) -> int:
    """Return the seat that begins: by number, colour or name; None lets the seed decide.

    :raises InvalidOption: if there is no such player.
    """
    if wanted is None:
        return int(Rng(f"{seed}/first").below(len(names)))
    if isinstance(wanted, int) and not isinstance(wanted, bool) and 0 <= wanted < len(names):
        return wanted
    if isinstance(wanted, str):
        for called in (names, SEATS[: len(names)]):
            for seat, name in enumerate(called):
                if name.lower() == wanted.strip().lower():
                    return seat
    raise InvalidOption("unknown-first-player", name=str(wanted), names=", ".join(names))
