"""The facts that sentences about an action of the classic game may want to name."""

from __future__ import annotations

from tikal.classic.rules.paths import cost_between
from tikal.classic.rules.ruleset import NO_TILE, PHASES, Ruleset
from tikal.classic.rules.state import State
from tikal.core import action as act
from tikal.core.errors import Fact
from tikal.core.hexes import HEXES, NAMES
from tikal.core.notation import FIGURE_NAMES, SEATS
from tikal.editions.options import write


def rule_facts(rules: Ruleset) -> dict[str, Fact]:
    """Everything that the rules at hand name: the numbers of the box and the options."""
    return {**rules.numbers, **{name: write(value) for name, value in rules.options.items()}}


def classic_facts(s: State, packed: int, names: tuple[str, ...]) -> dict[str, Fact]:
    """Everything that a sentence about this action may want to name."""
    kind = act.kind_of(packed)
    hex, item, detail = int(act.hex_of(packed)), int(act.item_of(packed)), int(act.detail_of(packed))
    notation = s.ruleset.notation
    known: dict[str, Fact] = {
        "action": notation.write(packed),
        "kind": s.rules.notation.kind_name(packed),
        "cost": int(s.cost(packed)),
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
        known["figure"] = FIGURE_NAMES[detail]
    if kind == act.GUARD:
        known["leader_strength"], known["guards"] = int(s.ruleset.leader_strength), s.ruleset.components.guards
    if kind == act.CAMP:
        known["camps"] = s.ruleset.components.camps
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
