"""Why an action is legal or not: the engine's reason code, and the facts that make it a sentence."""

from __future__ import annotations

from dataclasses import dataclass

from tikal.core import action as act
from tikal.core.action import Action
from tikal.core.errors import Fact
from tikal.core.position import LEGAL, Position
from tikal.messages import ENGLISH, Catalogue, catalogue
from tikal.titles import title_of


@dataclass(frozen=True)
class Explanation:
    """The engine's answer to "may I?": true if legal."""

    action: Action
    legal: bool
    code: str  # "legal", or the reason
    cost: int  # AP it takes, or would take
    facts: dict[str, Fact]

    def say(self, words: Catalogue) -> str:
        """Return the answer in the language of a catalogue."""
        return words.sentence(self.code, self.facts)

    @property
    def sentence(self) -> str:
        """The answer in English."""
        return self.say(catalogue(ENGLISH))

    def __bool__(self) -> bool:
        return self.legal


def explain(position: Position, packed: int, names: tuple[str, ...]) -> Explanation:
    """Say whether a normalised action is legal in this position, what it costs, or why not."""
    code = "chance-decides" if position.rules.notation.is_chance(packed) else position.refusal(packed)
    if code == LEGAL:
        code = "legal"
    known = title_of(position.rules).facts(position, packed, names)
    cost = int(position.cost(packed))
    if act.kind_of(packed) == act.MOVE:  # what the way takes, whatever the text says
        cost = int(known["stones"])
    return Explanation(Action(packed, position.rules.notation), code == "legal", code, cost, known)
