"""What players spend their action points on, as a record tells."""

from __future__ import annotations

from tikal.core import action as act
from tikal.record.record import Record
from tikal.titles import title_of

#: What the kinds of actions that games share are counted as; a title says it of its own kinds.
SHARED = {
    "move": "walk",
    "secret": "walk",
    "uncover": "uncover",
    "enter": "enter",
    "dig": "dig",
    "guard": "guard",
    "camp": "camp",
    "exchange": "exchange",
}
OTHER = "other"
UNUSED = "unused"  # left over when a turn ended

#: All that AP can be counted as, in the order in which they are shown.
HABITS = ("walk", "uncover", "enter", "dig", "guard", "camp", "exchange", "stone", OTHER, UNUSED)


def spent(record: Record) -> list[dict[str, int]]:
    """Return how many AP each seat spent on what, by seat; what nothing was spent on is left out."""
    notation = record.ruleset.notation
    counted = {**SHARED, **title_of(record.ruleset).habits}
    found: list[dict[str, int]] = [{} for _ in range(record.players)]
    for before, action, _ in record.moments():
        if notation.is_chance(action):
            continue
        of = found[int(before.current)]
        cost = int(before.cost(action))
        if cost:
            habit = counted.get(notation.kind_name(action), OTHER)
            of[habit] = of.get(habit, 0) + cost
        if act.kind_of(action) == act.END and before.ap:
            of[UNUSED] = of.get(UNUSED, 0) + int(before.ap)
    return found
