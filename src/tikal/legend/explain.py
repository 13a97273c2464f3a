"""The facts that sentences about an action of Legend may want to name."""

from __future__ import annotations

from tikal.core import action as act
from tikal.core.errors import Fact
from tikal.core.notation import FIGURE_NAMES, SEATS
from tikal.legend.rules import kinds
from tikal.legend.rules.box import FACE_BY_ID, FACES, NAMES, POWERS
from tikal.legend.rules.effects import card_07
from tikal.legend.rules.knowledge import UNKNOWN
from tikal.legend.rules.ruleset import LegendRuleset
from tikal.legend.rules.state import PHASES, LegendState
from tikal.legend.rules.walks import purse

AT_HEX = (
    act.LAY, act.ENTER, act.MOVE, act.SECRET, act.UNCOVER, act.DIG, act.CAMP, act.GUARD, kinds.CHOOSE, kinds.MARCH,
    kinds.RESITE,
)  # fmt: skip
WITH_FIGURE = (act.ENTER, act.MOVE, act.SECRET, act.GUARD, kinds.MARCH, kinds.RECRUIT)
FROM_HEX = (act.MOVE, act.SECRET, kinds.MARCH, kinds.RESITE)
WITH_TILE = (act.LAY, act.TAKE, act.DRAW, kinds.DROP, kinds.ERUPT)
WITH_CARD = (kinds.TAKE_CARD, kinds.PLAY, kinds.DISCARD, kinds.DEAL_CARD)
WITH_TREASURE = (act.REVEAL, kinds.SEE, kinds.ORDER)


#: Numbers of the box that are one number each.
SINGLE = (
    "rounds", "display", "tiles_a_round", "scoring_ap", "volcano_points", "unused_director", "extra_ap", "left_slots",
    "explorers", "explorers_later", "leaders", "leaders_later", "leader_strength", "camps", "guardians",
)  # fmt: skip
COSTS = ("deploy", "camp", "secret", "stone", "explorer", "leader", "clear", "guard", "dig", "swap")
TALL = (7, 8, 9, 10)


def rule_facts(rules: LegendRuleset) -> dict[str, Fact]:
    """Everything that the rules at hand name: the numbers of the box."""
    costs, numbers = rules.box.costs, rules.box.numbers
    facts: dict[str, Fact] = {name: int(getattr(numbers, name)) for name in SINGLE}
    facts |= {f"{name}_cost": int(getattr(costs, name)) for name in COSTS}
    for players in (2, 3, 4):
        facts[f"cards{players}"] = int(numbers.cards_each[players])
        facts[f"tiles{players}"] = int(numbers.tiles_each[players])
    facts |= {f"tall{level}": int(numbers.tall_bonus[level]) for level in TALL}
    return facts | {f"treasure{count}": int(points) for count, points in enumerate(numbers.treasure_points)}


def legend_facts(s: LegendState, packed: int, names: tuple[str, ...]) -> dict[str, Fact]:
    """Everything that a sentence about this action may want to name."""
    kind = act.kind_of(packed)
    hex, item, detail = int(act.hex_of(packed)), int(act.item_of(packed)), int(act.detail_of(packed))
    box, notation = s.ruleset.box, s.ruleset.notation
    known: dict[str, Fact] = {
        "action": notation.write(packed),
        "kind": notation.kind_name(packed),
        "cost": int(s.cost(packed)),
        "ap": purse(s),
        "player": names[int(s.current)],
        "phase": PHASES[s.phase],
        "name": effect_code(s.effect.name) if s.effect else "",
        "slots": int(box.numbers.left_slots),
    }
    if kind in AT_HEX:
        known["hex"] = box.board.names[hex]
        known["level"], known["next"] = s.level(hex), s.level(hex) + 1
        known["mine"] = int(s.strength(s.current, hex))
        known["theirs"] = max(int(s.strength(seat, hex)) for seat in range(s.players) if seat != s.current)
    if kind == act.GUARD:
        known["leader_strength"], known["guards"] = int(box.numbers.leader_strength), int(box.numbers.guardians)
    if kind == act.CAMP:
        known["camps"] = int(box.numbers.camps)
    if kind in WITH_FIGURE:
        known["figure"] = FIGURE_NAMES[detail]
    if kind == act.ENTER:
        known["later"] = int(s.unavailable(int(s.current), detail))
        known["more_cost"] = int(box.costs.leader if detail == act.LEADER else box.costs.explorer)
    if kind in FROM_HEX:
        known["source"] = box.board.names[item]
        known["stones"] = int(s.stones_between(item, hex))
    if kind in WITH_TILE:
        known["tile"] = notation.tile_ids[item]
    if kind in WITH_CARD:
        known["card"] = FACES[item]
        known["number"] = FACES[item][:2]
    if kind == kinds.PRESERVE:
        known["card"] = FACES[hex]
        known["other"] = FACES[item - 1] if item else ""
    if kind == kinds.LOOK:
        known["card"] = card_07.CARD
    if kind == kinds.PLAY:
        known["needs"] = lack(s, f"#{FACES[item]}")
    if kind == kinds.POWER:
        known["power"] = POWERS[item]
        known["needs"] = lack(s, f"power:{POWERS[item]}")
    if kind in (kinds.TAKE_TOKEN, kinds.DEAL_TOKEN, kinds.TAKE_PLACE):
        known["number"] = item
    if kind in WITH_TREASURE:
        known["treasure"] = "?" if item == UNKNOWN else box.treasures[item]
    if kind == act.EXCHANGE:
        known["other"] = names[hex] if hex < s.players else SEATS[hex]
        known["give"], known["take"] = box.treasures[item], box.treasures[detail]
    return known


#: Cards and powers that take two things, an explorer and a place to put it: where there is one, the other is lacking.
ON_RUINS = ("#02", "#03", "#08", "power:ruin-landing")
ON_TEMPLES = ("#09", "power:temple-landing")


def lack(s: LegendState, id: str) -> str:
    """Return the message that says what a card or power lacks that would do nothing now."""
    seat = int(s.current)
    if id in ON_RUINS or id in ON_TEMPLES:
        if not s.available(seat, act.EXPLORER):
            return "lacks-explorer"
        return "lacks-ruin" if id in ON_RUINS else "lacks-temple"
    if id[:3] in ("#22", "#23", "#24"):
        mask = s.ruleset.box.card_tile_mask[FACES.index(id[1:])]
        return "lacks-border" if mask & s.card_tiles else f"lacks-tile-{id[1:3]}"
    if id == "power:guardian":
        return "lacks-majority" if s.guards_left(seat) else "lacks-guardian"
    if id == "power:swaps":
        kinds = range(len(s.ruleset.box.treasures))
        return "lacks-pair" if any(s.owns(seat, kind) for kind in kinds) else "lacks-treasure"
    return f"card-needs-{id[1:3]}" if id.startswith("#") else f"power-needs-{id[6:]}"


def effect_code(id: str) -> str:
    """Return the message that names a card, a power or whatever else is carried out."""
    if id.startswith("#"):
        return f"card-name-{NAMES[FACE_BY_ID[id[1:]]]}"
    return f"power-name-{id[6:]}" if id.startswith("power:") else f"effect-name-{id}"
