"""Why an action is legal or not: the engine's reason code, and the facts that make it a sentence."""

from __future__ import annotations

from dataclasses import dataclass

from tikal.core import action as act
from tikal.core import engine
from tikal.core.action import Action
from tikal.core.errors import Fact
from tikal.core.hexes import HEXES, NAMES
from tikal.core.notation import SEATS
from tikal.core.paths import cost_between
from tikal.core.ruleset import NO_TILE, PHASES
from tikal.core.state import State
from tikal.core.step import LEGAL
from tikal.messages import catalogue


@dataclass(frozen=True)
class Explanation:
    """The engine's answer to "may I?": true if legal."""

    action: Action
    legal: bool
    code: str  # "legal", or the reason
    cost: int  # AP it takes, or would take
    facts: dict[str, Fact]

    @property
    def sentence(self) -> str:
        """The answer in words."""
        return catalogue().sentence(self.code, self.facts)

    def __bool__(self) -> bool:
        return self.legal


def explain(state: State, packed: int, names: tuple[str, ...]) -> Explanation:
    """Say whether a normalised action is legal in this position, what it costs, or why not."""
    code = "chance-decides" if act.kind_of(packed) in act.CHANCE else engine.refusal(state, packed)
    if code == LEGAL:
        code = "legal"
    action = Action(packed, state.ruleset.notation)
    cost = int(engine.cost(state, packed))
    if act.kind_of(packed) == act.MOVE:  # what the way takes, whatever the text says
        cost = int(cost_between(state, act.item_of(packed), act.hex_of(packed)))
    return Explanation(action, code == "legal", code, cost, facts(state, packed, names))


def facts(s: State, packed: int, names: tuple[str, ...]) -> dict[str, Fact]:
    """Everything that a sentence about this action may want to name."""
    kind = act.kind_of(packed)
    hex, item, detail = int(act.hex_of(packed)), int(act.item_of(packed)), int(act.detail_of(packed))
    notation = s.ruleset.notation
    known: dict[str, Fact] = {
        "action": notation.write(packed),
        "kind": act.KIND_NAMES[kind],
        "cost": int(engine.cost(s, packed)),
        "ap": int(s.ap),
        "player": names[int(s.current)],
        "phase": PHASES[s.phase],
        "hand": notation.tile_ids[s.hand] if s.hand != NO_TILE else "",
    }
    if kind in (act.LAY, act.ENTER, act.MOVE, act.SECRET, act.UNCOVER, act.DIG, act.CAMP, act.GUARD):
        known["hex"] = NAMES[hex]
        known["level"] = int(s.level[hex])
        known["next"] = int(s.level[hex]) + 1
        known["mine"] = int(s.strength(s.current, hex))
        rivals = [int(s.strength(seat, hex)) for seat in range(s.players) if seat != s.current]
        known["theirs"] = max(rivals)
    if kind in (act.ENTER, act.MOVE, act.SECRET, act.GUARD):
        known["figure"] = "leader" if detail == act.LEADER else "explorer"
    if kind in (act.MOVE, act.SECRET) and item < HEXES:
        known["source"] = NAMES[item]
        known["stones"] = int(cost_between(s, item, hex))
    if kind in (act.LAY, act.TAKE, act.DRAW):
        known["tile"] = notation.tile_ids[item]
    if kind == act.EXCHANGE:
        known["other"] = names[hex] if hex < s.players else SEATS[hex]
        known["give"], known["take"] = notation.treasures[item], notation.treasures[detail]
    if kind == act.REVEAL:
        known["treasure"] = notation.treasures[item]
    if kind == act.BID:
        known["points"] = int(act.bid_of(packed))
        known["least"], known["most"] = int(s.high_bid) + 1, int(s.score[s.current])
    return known
