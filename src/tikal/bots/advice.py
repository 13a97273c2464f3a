"""Advice: the turn that a game's strongest bot would take, step by step, with what each step changes in words.

What is said comes from the plan and the evaluation that found it. Every game has an *adviser* of its own
(`Title.adviser`) that turns a plan into steps and says why; this module asks the bot and the adviser. Like every bot
they get a position that their seat may see and nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from tikal.bots.alarm import alarm
from tikal.bots.bot import LEVELS, Bot, Budget, Plan, Thought
from tikal.bots.levels import load
from tikal.bots.player import ENDS, GRACE, PATIENCE
from tikal.bots.registry import make_bot
from tikal.core import action as act
from tikal.core.action import Action
from tikal.core.engine import waits_for_chance
from tikal.core.errors import InvalidOption
from tikal.core.position import LEGAL, OVER, Position
from tikal.game import game_at
from tikal.titles import title, title_of
from tikal.view import FigureName, SeatName, state_for

MOST_REASONS = 2  # sentences about one step
WORTH_A_NOTE = 3.0  # points that another turn must have brought to be spoken of

Facts = dict[str, str | int]


class Line(Struct, frozen=True):
    """A sentence to be: a code of the catalogue and what fills it."""

    code: str
    facts: Facts = {}


class AdvisedStep(Struct, frozen=True, omit_defaults=True):
    """One step of a turn: what is done and why, and what the board shows of it."""

    kind: str  # as the rules name it; "walk" for all ways of a figure
    actions: list[str]
    cost: int  # AP
    what: Line
    why: list[Line]
    seat: SeatName
    hex: str = ""  # where it is done; where a walk leads
    path: list[str] = []  # of a walk: from hex to hex
    figure: FigureName | None = None
    count: int = 1  # how many figures, or how often
    before: int = 0  # of a temple that grows: its value before and after
    after: int = 0
    tile: str = ""  # that is laid
    turn: int = 0  # how it is turned
    places: list[str] = []  # other hexes and edges that it is about
    depends: bool = False  # on what comes to light before it, which nobody knows yet


class Advice(Struct, frozen=True):
    """A whole turn."""

    level: str  # of the bot that would play it
    steps: list[AdvisedStep]
    gain: int | None  # points more, if it were scored after the turn instead of before it; null where that says nothing
    sums: list[Line]  # what it comes to
    actions: list[str]  # what can be played of it: up to the first that reveals something, without the end of the turn
    reveals: bool  # whether that is where it stops


class Note(Struct, frozen=True):
    """What a turn that was played gave away."""

    gain: int  # points, about, in all scorings to come
    scorings: int  # how many those are
    why: list[Line]
    hex: str  # that is meant
    advice: Advice  # the better turn


class Adviser(ABC):
    """Says why a bot would play as it would. `names` are the players' as people read them, by seat."""

    def __init__(self, level: str, names: Sequence[str]) -> None:
        self.level = level
        self.names = tuple(names)

    def advice(
        self, position: Position, actions: Sequence[int], steps: list[AdvisedStep], gain: int | None, sums: list[Line]
    ) -> Advice:
        """Return a turn with what can be played of it."""
        found, reveals = playable(position, actions)
        return Advice(self.level, steps, gain, sums, [position.rules.notation.write(one) for one in found], reveals)

    def tell(self, position: Position, actions: Sequence[int]) -> list[AdvisedStep]:
        """Return what somebody thought of themselves step by step, without reasons; nothing if that cannot be told."""
        return []

    @abstractmethod
    def advise(self, position: Position, thought: Thought) -> Advice:
        """Return a bot's plan in this position, step by step."""

    def turn(self, start: Position, played: Sequence[int]) -> tuple[Position, Sequence[int]]:
        """Return where a turn began, and what was done in it, without what the player decided before it."""
        return start, played

    def scored(self, before: int, after: int, unknown: bool) -> Line:
        """Return what a turn comes to if it were scored right after it; with something `unknown`, about."""
        yes = {True: "yes", False: "no"}
        known: Facts = {"before": before, "after": after, "about": yes[unknown], "same": yes[before == after]}
        return Line("hint-sum-scored", known)

    def note(
        self, gain: float, reasons: list[Line], alone: float, hex: str, scorings: int, better: Advice, sums: list[Line]
    ) -> Note:
        """Return a note: all it says counts the same scorings, and is about the turn that was played.

        `alone` is what the first reason comes to, in points; with what it costs, or what else the better turn
        brings, that is the gain. `sums` tell what the better turn comes to beside that one, first if it were scored.
        """
        points, first = int(gain), round(alone)
        rest = "same" if first == points else "less" if first > points else "more"
        known: Facts = {"alone": first, "rest": rest, "other": abs(first - points)}
        counted = rest == "same" and scorings == 1  # the reason says it all
        told = reasons if counted else [reasons[0], Line("note-all", known), *reasons[1:]]
        scored = [Line("note-sum-scored", line.facts | {"scorings": scorings}) for line in sums[:1]]
        return Note(points, scorings, told, hex, replace(better, gain=points, sums=[*scored, *sums[1:]]))

    @abstractmethod
    def review(self, start: Position, played: Sequence[int], thought: Thought) -> Note | None:
        """Return what a turn gave away against a bot's plan, if it is much and can be said in two sentences.

        `played` are the player's own actions since `start`, without what chance added.
        """


def strongest(game: str) -> str:
    """Return the highest level of strength that a game's bots have."""
    return next(level for level in reversed(LEVELS) if level in title(game).levels)


def adviser_of(position: Position, names: Sequence[str]) -> Adviser:
    """Return who explains turns in this game.

    :raises InvalidOption: if the game has nobody who does.
    """
    game = title_of(position.rules)
    if not game.adviser:
        raise InvalidOption("no-hints", game=game.id)
    made: Adviser = load(game.adviser)(strongest(game.id), names)
    return made


def consult(position: Position, seed: str, budget: Budget) -> Thought:
    """Ask the strongest bot what it would do; the position is its seat's own."""
    bot = make_bot(strongest(position.rules.game), seed)
    return thought_of(bot, position, budget)


def thought_of(bot: Bot, position: Position, budget: Budget) -> Thought:
    """Return what a bot would do and why. Where only one thing can be done, what it would do then is told too.

    :raises Overdue: if it does not come to an end.
    """
    own, forced = state_for(position, int(position.current)), tuple[Action, ...]()
    while True:
        bot.thought = None
        with alarm(None if budget.seconds is None else budget.seconds * PATIENCE + GRACE):
            answer = bot.choose(state_for(own, int(own.current)), game_at(own).legal_actions(), budget)
        actions = (answer,) if isinstance(answer, Action) else tuple(answer)
        thought = bot.thought or Thought(Plan(actions, None, ()), (), 0)
        if bot.thought or len(actions) > 1 or not _goes_on(own, actions[0]):
            break
        forced += actions
    if not forced:
        return thought
    plans = [
        Plan((*forced, *plan.actions), plan.value, plan.points) for plan in (thought.chosen, *thought.alternatives)
    ]
    return Thought(plans[0], tuple(plans[1:]), thought.nodes)


def _goes_on(position: Position, action: Action) -> bool:
    """Do what is the only thing to do; return whether the same player then decides what comes next."""
    seat = int(position.current)
    if act.kind_of(action.packed) in ENDS:
        return False
    position.apply(action.packed)
    return not waits_for_chance(position) and int(position.phase) != OVER and int(position.current) == seat


def advise(line: str, names: Sequence[str], seed: str, budget: Budget) -> Advice:
    """Return what the strongest bot would do in a position, given as a line as its seat sees it.

    :raises InvalidOption: if nobody explains turns in this game.
    """
    position = game_at(line).state
    adviser = adviser_of(position, names)
    return adviser.advise(position, consult(position, seed, budget))


def review(line: str, played: Sequence[str], names: Sequence[str], seed: str, budget: Budget) -> Note | None:
    """Return what a turn gave away, if it is worth a note; `line` is where it began, as its seat saw it.

    :raises InvalidOption: if nobody explains turns in this game.
    """
    position = game_at(line).state
    adviser = adviser_of(position, names)
    read = position.rules.notation.read
    start, actions = adviser.turn(position, [int(read(text)) for text in played])
    return adviser.review(start, actions, consult(start, seed, budget))


def playable(position: Position, actions: Sequence[int]) -> tuple[list[int], bool]:
    """Return what can be played of a plan without the end of the turn, and whether something is revealed then."""
    after = state_for(position, int(position.current))
    found: list[int] = []
    for action in actions:
        if act.kind_of(action) == act.END or after.refusal(action) != LEGAL:
            break
        found.append(action)
        after.apply(action)
        if waits_for_chance(after) or act.kind_of(action) in ENDS:
            return found, waits_for_chance(after)
    return found, False
