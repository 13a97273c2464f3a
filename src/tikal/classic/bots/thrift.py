"""What nobody who looks at the board would do: ways walked for nothing, AP left lying, deeds when all is decided."""

from __future__ import annotations

from tikal.bots.deeds import Deed
from tikal.classic.bots.deeds import deeds_of, do
from tikal.classic.planning.distances import Distances
from tikal.classic.planning.planner import dig_unseen
from tikal.classic.rules import scoring
from tikal.classic.rules.ruleset import LAYING
from tikal.classic.rules.state import FINAL_ROUND, State
from tikal.core import action as act
from tikal.core.hexes import HEXES
from tikal.core.planning import Turn
from tikal.core.position import LEGAL

SPARE = 2  # AP that one does not leave lying while there is something to do


def without_detours(position: State, turns: list[Turn]) -> list[Turn]:
    """Return the turns in which no way is walked for nothing; all of them if each has one."""
    measured: dict[int, Distances] = {}
    return [turn for turn in turns if not has_detour(position, turn, measured)] or turns


def without_leftovers(position: State, turns: list[Turn]) -> list[Turn]:
    """Return the turns that leave hardly any AP; all of them if each leaves some."""
    return [turn for turn in turns if ap_left(position, turn) < SPARE] or turns


def has_detour(position: State, turn: Turn, measured: dict[int, Distances]) -> bool:
    """Whether figures go back on their steps with nothing done in between, or one walks farther than it need.

    `measured` keeps the distances by the tile that the turn lays.
    """
    laid = turn.actions[0] if position.phase == LAYING else 0
    if laid not in measured:
        board = position.copy()
        if laid:
            board.apply(laid)
        measured[laid] = Distances()
        measured[laid].measure(board)
    ap = measured[laid].ap
    steps: set[tuple[int, int, int]] = set()  # since the last deed: from, to, figure
    walks: dict[tuple[int, int], tuple[int, int]] = {}  # by where they have led, and figure: from where, and the cost
    for action in turn.actions:
        kind = act.kind_of(action)
        if kind == act.MOVE:
            source, hex, figure = int(act.item_of(action)), int(act.hex_of(action)), int(act.detail_of(action))
            start, cost = walks.pop((source, figure), (source, 0))
            cost += int(act.cost_of(action))
            if (hex, source, figure) in steps or cost > ap[start * HEXES + hex]:
                return True
            steps.add((source, hex, figure))
            walks[hex, figure] = start, cost
        elif kind not in (act.ENTER, act.SECRET):
            steps.clear()
            walks.clear()
    return False


def ap_left(position: State, turn: Turn) -> int:
    """Return how many AP a turn leaves."""
    after = position.copy()
    for action in turn.actions:
        if act.kind_of(action) == act.DIG:
            dig_unseen(after, action)
        elif action != act.END:
            after.apply(action)
    return int(after.ap)


def is_last_turn(s: State) -> bool:
    """Return whether nobody plays after this turn."""
    return bool(s.round_kind == FINAL_ROUND and not s.queue)


def without_idle_deeds(position: State, actions: list[int]) -> list[int]:
    """Return the last turn of all without what brings nobody a point."""
    kept = deeds_of(position, actions)
    for number in reversed(range(len(kept))):
        rest = [action for deed in kept[:number] + kept[number + 1 :] for action in deed.actions]
        if _is_possible(position, rest):
            fewer = deeds_of(position, rest)
            if _brings(position, fewer) == _brings(position, kept):
                kept = fewer
    return [action for deed in kept for action in deed.actions]


def _brings(position: State, deeds: list[Deed[State]]) -> tuple[int, int]:
    """What a turn scores, and how many treasures it digs that are not seen."""
    end, unknown = (deeds[-1].after, deeds[-1].unknown) if deeds else (position, 0)
    return int(scoring.points(end, int(position.current))), unknown


def _is_possible(position: State, actions: list[int]) -> bool:
    state = position.copy()
    for action in actions:
        if state.refusal(action) != LEGAL:
            return False
        do(state, action)
    return True
