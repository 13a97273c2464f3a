"""Why a group of a menu has nothing to offer now: the best of the reasons over all that it could mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tikal.core import action as act
from tikal.core.position import LEGAL, Position
from tikal.explain import explain
from tikal.messages import Catalogue

FIGURES = (act.EXPLORER, act.LEADER)


def refusals(position: Position, candidates: Iterable[int]) -> dict[str, int]:
    """Return the codes that the engine answers actions with, each with the first of them."""
    found: dict[str, int] = {}
    for packed in candidates:
        action = int(position.normalise(packed))
        found.setdefault(position.refusal(action), action)
    return found


def best(
    words: Catalogue, position: Position, found: dict[str, int], clear: Sequence[str], names: tuple[str, ...]
) -> str | None:
    """Return the first of the reasons that are clear by themselves; "" if something is allowed, None if none is."""
    if LEGAL in found:
        return ""
    code = next((code for code in clear if code in found), None)
    return None if code is None else explain(position, found[code], names).say(words)


def exchanges(position: Position, kinds: int) -> Iterable[int]:
    """Yield all treasures that the player to decide could give and take, allowed or not."""
    others = [other for other in range(int(position.players)) if other != int(position.current)]
    for other in others:
        for give in range(kinds):
            yield from (act.pack(act.EXCHANGE, other, give, take) for take in range(kinds))
