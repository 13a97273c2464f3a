"""What the planners of all games share: turns they found, what playing on made of these, and margins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core.limit import Limit

if TYPE_CHECKING:
    from librt.vecs import vec


class Turn:
    """A turn that was found: its actions and what it is worth, as if it ended there."""

    def __init__(self, actions: list[int], value: int, points: list[int] | None = None) -> None:
        self.actions: list[int] = actions
        self.value: int = value  # in the units of the planner's evaluation
        self.points: list[int] = points or []  # expected at the end, by seat, if the planner says so


def worth_considering(turns: list[Turn]) -> list[Turn]:
    """Return the turns, in their order, less those with something left out or something pointless in them.

    Where one turn does all that another does and more, the better of the two makes the other pointless: either it
    stopped short of something that helps, or it goes on to something that does not.
    """
    deeds = [sorted(turn.actions) for turn in turns]
    kept: list[Turn] = []
    for n, turn in enumerate(turns):
        pointless = False
        for m, other in enumerate(turns):
            if other.value < turn.value or len(deeds[m]) == len(deeds[n]):
                continue
            if other.value == turn.value and len(deeds[m]) > len(deeds[n]):
                continue  # for nothing
            if _is_part(deeds[n], deeds[m]) or _is_part(deeds[m], deeds[n]):
                pointless = True
                break
        if not pointless:
            kept.append(turn)
    return kept


def _is_part(few: list[int], many: list[int]) -> bool:
    """Whether all of a sorted list is in another, each as many times."""
    if len(few) > len(many):
        return False
    found = 0
    for action in many:
        if found < len(few) and few[found] == action:
            found += 1
    return found == len(few)


class Candidate:
    """A turn with what sampled rounds made of it."""

    def __init__(self, turn: Turn) -> None:
        self.turn: Turn = turn
        self.total: i64 = 0
        self.count: i64 = 0
        self.stages: list[tuple[int, int]] = []  # total and count where each stage of a comparison began

    def mean(self, lift: i64, trust: i64) -> i64:
        """The mean over its samples; what the plan promised, lifted, counts as `trust` samples."""
        return (self.total + (self.turn.value + lift) * trust) // (self.count + trust)

    def note(self, value: i64, limit: Limit) -> bool:
        """Count one more sample; return whether it came in time: a round that was cut short tells nothing."""
        limit.note_visit()
        if limit.is_over():
            return False
        self.total += value
        self.count += 1
        return True


def order(candidates: list[Candidate], trust: i64) -> None:
    """Sort candidates, best first."""
    lift: i64 = lift_of(candidates)
    ranked = [(-int(candidate.mean(lift, trust)), n) for n, candidate in enumerate(candidates)]
    ranked.sort()
    candidates[:] = [candidates[n] for _, n in ranked]


def lift_of(candidates: list[Candidate]) -> i64:
    """How much more samples say, on average, than the plans promised."""
    gained: i64 = 0
    count: i64 = 0
    for candidate in candidates:
        gained += candidate.total - candidate.turn.value * candidate.count
        count += candidate.count
    return gained // count if count else 0


def margin(values: vec[i64], me: i64, players: i64, rivalry: i64) -> i64:
    """A seat's value above the others' mean, as far as it minds them: `rivalry` percent."""
    others: i64 = 0
    seat: i64 = 0
    while seat < players:
        if seat != me:
            others += values[seat]
        seat += 1
    return values[me] - others * rivalry // (100 * (players - 1))
