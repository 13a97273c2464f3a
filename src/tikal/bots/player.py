"""A bot at the table: asks it when it is its turn, keeps its clock, and steps in when it fails.

Everything that lets bots play goes through `Player`: the terminal, `simulate`, the arena, a server.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from tikal.bots.alarm import Overdue, alarm
from tikal.bots.bot import Bot, Budget, Thought
from tikal.core import action as act
from tikal.core import engine
from tikal.core.action import Action
from tikal.core.engine import LegalActions
from tikal.core.notation import BEYOND
from tikal.core.position import LEGAL
from tikal.game import Game
from tikal.view import state_for

PATIENCE = 3.0  # a bot that needs this many times its seconds ...
GRACE = 1.0  # ... and this many more is taken to hang

RAISED = "raised"
HUNG = "hung"
NONSENSE = "nonsense"

LONGEST_TURN = 64  # actions in one answer, rather more than a turn can have
ENDS = (act.END, act.BID, act.PASS)  # a turn, or a decision that another seat answers


@dataclass(frozen=True)
class Failure:
    """A decision that a bot did not make: it raised, hung or answered nonsense."""

    kind: str
    move: int  # how many actions had been played, chance's included
    detail: str


class Player:
    """A bot that has a seat. It plays turn by turn within its budget.

    A bot that fails loses the rest of that turn: it is played by `fallback`, and `failures` says what happened.
    """

    def __init__(self, bot: Bot, budget: Budget | None = None, most_seconds: float | None = None) -> None:
        self.bot = bot
        self.budget = bot.budget if budget is None else budget
        self.most_seconds = most_seconds  # for one answer; unless it is given it follows from the budget
        self.failures: list[Failure] = []
        self.turns: list[float] = []  # seconds thought over each turn so far
        self._planned: list[int] = []
        self._at = -1  # how many actions had been played when the plan was still good
        self._left = self.budget
        self._turn_over = True
        self.lost = False  # the rest of this turn is the fallback's

    def play(self, game: Game) -> Action:
        """Make the next decision of the game; return what was played."""
        if self._turn_over:
            self._left = self.budget
            self.lost = False
            self.turns.append(0.0)
        if self._turn_over or game.length != self._at:  # something was revealed, or taken back
            self._planned = []
        if not self._planned:
            self._planned = self._ask(game)
        action = Action(self._planned.pop(0), game.ruleset.notation)
        seat = game.current_player
        game.play(action)
        self._at = game.length if self._planned else -1
        self._turn_over = act.kind_of(action.packed) in ENDS or game.current_player != seat
        return action

    def _ask(self, game: Game) -> list[int]:
        """Return the bot's plan, as far as it is legal, or the fallback's action."""
        if not self.lost:
            plan = self._answer(game, game.legal_actions())
            if plan:
                return plan
            self.lost = True
        return [fallback(game.legal_actions())]

    def _answer(self, game: Game, legal: LegalActions) -> list[int]:
        """Return what the bot wants to play, or nothing if it fails."""
        self.bot.thought = None
        began = time.perf_counter()
        try:
            with alarm(self._most()):
                answer = self.bot.choose(state_for(game.state, game.current_player), legal, self._left)
        except Overdue:
            return self._fail(HUNG, game, f"no answer after {self._most():.1f} s")
        except (Exception, SystemExit) as error:  # whatever a bot raises, the game goes on
            return self._fail(RAISED, game, f"{type(error).__name__}: {error}"[:200])
        finally:
            spent = time.perf_counter() - began
            self.turns[-1] += spent
        try:
            with alarm(self._most()):
                self._left = self._left.less(spent, _nodes(self.bot.thought))
                plan = _packed(answer)
                if not plan or not game.legal_actions().has(plan[0]):
                    return self._fail(NONSENSE, game, f"answered {answer!r}"[:200])
                return sound_part(game, plan)
        except (Exception, Overdue, SystemExit) as error:  # an answer that bites whoever looks at it
            return self._fail(NONSENSE, game, f"{type(error).__name__} when its answer was read")

    def _most(self) -> float | None:
        """How many seconds one answer may take before the bot is taken to hang."""
        if self.most_seconds is not None:
            return self.most_seconds
        seconds = self.budget.seconds
        return None if seconds is None else seconds * PATIENCE + GRACE

    def _fail(self, kind: str, game: Game, detail: str) -> list[int]:
        self.failures.append(Failure(kind, game.length, detail))
        return []


def _packed(answer: object) -> list[int]:
    """Return the packed actions of an answer; nothing if it is not one."""
    if isinstance(answer, Action):
        answer = [answer]
    if not isinstance(answer, Sequence) or isinstance(answer, str) or len(answer) > LONGEST_TURN:
        return []
    actions = list(answer)
    if not all(isinstance(action, Action) and 0 < action.packed < BEYOND for action in actions):
        return []
    return [int(action.packed) for action in actions]


def _nodes(thought: object) -> int:
    """Return how many nodes a bot says it used; bots that do not say used none."""
    nodes = thought.nodes if isinstance(thought, Thought) else 0
    return max(0, nodes) if isinstance(nodes, int) else 0


def sound_part(game: Game, plan: list[int]) -> list[int]:
    """Return a plan up to the first action that reveals something or is not legal when its turn comes."""
    position = state_for(game.state, game.current_player)
    sound: list[int] = []
    for action in plan:
        if engine.waits_for_chance(position) or position.refusal(action) != LEGAL:
            break
        sound.append(action)
        if act.kind_of(action) in ENDS:
            break
        position.apply(action)
    return sound


def fallback(legal: LegalActions) -> int:
    """Return the action that does least: end the turn or pass, else the first that is legal."""
    packed = legal.ints()
    for action in packed:
        if act.kind_of(action) in (act.END, act.PASS):
            return action
    return packed[0]
