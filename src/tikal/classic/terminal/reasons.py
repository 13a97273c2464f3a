"""Why a kind of action is not possible at all now: the best of the reasons over all places where it could be."""

from __future__ import annotations

from collections.abc import Iterator

from tikal.classic.rules.state import State
from tikal.cli.terminal.reasons import FIGURES, best, exchanges, refusals
from tikal.core import action as act
from tikal.core.hexes import HEXES, NEIGHBOUR, SIDES
from tikal.messages import Catalogue

#: Reasons that are clear by themselves, those nearest to being allowed first.
CLEAR = (
    "game-is-over", "not-in-this-phase", "not-enough-ap", "no-guard-left", "no-camp-left", "dug-twice-this-turn",
    "uncovered-twice", "dug-twice-here", "second-level-needs-second-member", "second-treasure-needs-second-member",
    "no-majority", "temple-guarded", "no-piece-left", "ruin-empty", "their-set-is-safe", "own-set-is-safe",
    "no-explorer-in-supply",
)  # fmt: skip


def reason(words: Catalogue, s: State, word: str, names: tuple[str, ...]) -> str:
    """Return why nothing of the kind that a word of the menu stands for can be done now."""
    found = refusals(s, _candidates(s, word))
    clear = best(words, s, found, CLEAR, names)
    if clear is not None:
        return clear
    if word == "camp" and "no-own-member" in found:
        return words.say("term-reason", kind="site")
    if word != "exchange":
        return words.say("term-reason", kind="uncover" if word == "guard" else word)
    kinds = len(s.ruleset.components.treasures)
    owns = any(int(s.treasures[int(s.current) * kinds + kind]) for kind in range(kinds))
    return words.say("term-reason", kind="take" if owns else "give")


def _candidates(s: State, word: str) -> Iterator[int]:
    """Yield actions that a word could mean, allowed or not."""
    seat = int(s.current)
    here = [hex for hex in range(HEXES) if int(s.member_hexes[seat]) >> hex & 1]
    explored = [hex for hex in range(HEXES) if int(s.explored) >> hex & 1]
    if word == "end":
        yield act.END
    elif word == "enter":
        homes = int(s.homes(seat))
        yield from (act.pack(act.ENTER, hex, 0, figure) for hex in explored if homes >> hex & 1 for figure in FIGURES)
    elif word == "move":
        yield from _moves(s, here)
    elif word == "guard":
        yield from (act.pack(act.GUARD, hex, 0, figure) for hex in here for figure in FIGURES)
    elif word == "exchange":
        yield from exchanges(s, len(s.ruleset.components.treasures))
    elif word == "camp":
        yield from (act.pack(act.CAMP, hex) for hex in explored)
    else:
        yield from (act.pack(act.UNCOVER if word == "uncover" else act.DIG, hex) for hex in here)


def _moves(s: State, here: list[int]) -> Iterator[int]:
    for source in here:
        for side in range(SIDES):
            target = int(NEIGHBOUR[source * SIDES + side])
            if target >= 0:
                yield from (act.pack(act.MOVE, target, source, figure) for figure in FIGURES)
