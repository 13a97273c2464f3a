"""Plans of Legend as deeds: a card or power is one, and each thing that it does is another."""

from __future__ import annotations

from tikal.bots import deeds
from tikal.bots.deeds import Deed
from tikal.core import action as act
from tikal.core.position import REVEALING
from tikal.legend.planning.chance import middling
from tikal.legend.rules import kinds
from tikal.legend.rules.knowledge import known_places, next_look
from tikal.legend.rules.state import CARRYING_OUT, SPENDING, LegendState

REPEATED = (act.UNCOVER, act.DIG, kinds.RECRUIT)
LANDING = ("#02", "#03", "#08", "#09", "power:ruin-landing", "power:temple-landing")  # explorers out of the supply
EXPERT = ("#08", "power:ruin-landing")
MARCHING = ("#17", "power:march")


def deeds_of(position: LegendState, actions: list[int]) -> list[Deed[LegendState]]:
    """Return a plan, without the end of the turn, as deeds."""
    found: list[Deed[LegendState]] = []
    chosen: list[int] = []  # whence and whither a march goes
    state = position.copy()
    for action in actions:
        kind = int(act.kind_of(action))
        if kind == act.END:
            break
        effect = state.effect.name if state.effect else ""
        if kind == kinds.CHOOSE and effect in MARCHING:
            chosen.append(action)
        elif kind == kinds.CHOOSE and effect in LANDING:
            count = int(state.available(state.current, act.EXPLORER))
            do(state, action)
            count -= int(state.available(state.current, act.EXPLORER))
            found.append(Deed(act.MOVE, [action], [int(act.hex_of(action))], int(act.EXPLORER), count, enters=True))
            continue
        elif kind == kinds.MARCH:
            _march(found, [*chosen, action])
            chosen = []
        elif kind == kinds.RESITE:
            found.append(Deed(kind, [action], [int(act.item_of(action)), int(act.hex_of(action))]))
        elif kind in (kinds.DONE, kinds.ORDER) and found:
            found[-1].actions.append(action)
        else:
            deeds.add(found, action, REPEATED)
        do(state, action)
    if chosen:
        found.append(Deed(kinds.CHOOSE, chosen))
    found = deeds.merged(found)
    deeds.play(position, found, do)
    _mark(found)
    return found


def _march(found: list[Deed[LegendState]], actions: list[int]) -> None:
    """Let one more figure march, with those of its kind that march already."""
    hex, source, figure = (int(of(actions[-1])) for of in (act.hex_of, act.item_of, act.detail_of))
    last = found[-1] if found else None
    if last is not None and act.kind_of(last.actions[-1]) == kinds.MARCH and last.figure == figure:
        last.actions += actions
        last.count += 1
    else:
        found.append(Deed(act.MOVE, actions, [source, hex], figure))


def do(s: LegendState, action: int) -> tuple[int, int]:
    """Do an action; what chance shows is of middling worth. Return its AP, and the treasures got and not known."""
    kind = act.kind_of(action)
    if kind == act.PASS:  # what follows from it is not the player's
        return 0, 0
    walks = s.phase == CARRYING_OUT and s.budget > 0 and kind in (act.MOVE, act.SECRET)
    cost = int(s.cost(action)) if s.phase == SPENDING or walks else 0
    unknown = int(kind == kinds.CHOOSE and s.effect is not None and s.effect.name in EXPERT)
    s.apply(action)
    while s.phase == REVEALING:
        unknown += next_look(s) < 0 and top_of(s, s.taking) is None
        s.apply(middling(s))
    return cost, unknown


def _mark(deeds: list[Deed[LegendState]]) -> None:
    """Say of each deed what of it rests on what chance was supposed to show."""
    if not deeds:
        return
    me, everything = int(deeds[0].before.current), range(len(deeds[0].before.ruleset.box.treasures))
    supposed, unknown, looked = [0 for _ in everything], 0, False
    for deed in deeds:
        deed.depends |= looked
        if deed.kind == act.EXCHANGE:
            give, take = int(act.item_of(deed.actions[0])), int(act.detail_of(deed.actions[0]))
            deed.supposed = int(deed.before.owns(me, give)) <= supposed[give]
            deed.unsure = bool(supposed[give] or supposed[take])
            if supposed[give]:  # perhaps that one, and then what is taken for it
                supposed[give] -= 1
                supposed[take] += 1
        elif deed.unknown > unknown or (looked and deed.kind != kinds.PLAY):
            for kind in everything:
                supposed[kind] += max(0, int(deed.after.owns(me, kind) - deed.before.owns(me, kind)))
        unknown = deed.unknown
        looked |= deed.kind == kinds.LOOK


def top_of(s: LegendState, hex: int, left: int | None = None) -> int | None:
    """Return the kind of the top treasure of a ruin, if this state tells it; of `left` that would be left there."""
    top = s.treasures_on(hex) if left is None else left
    places = [kind for depth, kind, _ in known_places(s, hex) if depth == top]
    return places[0] if places and places[0] >= 0 else None
