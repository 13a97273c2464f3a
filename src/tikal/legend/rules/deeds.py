"""What happens when something is done: the changes that AP actions, cards and powers have in common."""

from __future__ import annotations

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT
from tikal.core.position import REVEALING
from tikal.legend.rules import layout as at
from tikal.legend.rules import stones
from tikal.legend.rules.board import PLACES
from tikal.legend.rules.state import LegendState


def deploy(s: LegendState, hex: i64, figure: i64) -> None:
    """Bring a figure from the available supply to a hex."""
    s.add((at.LEADERS_IN if figure == act.LEADER else at.EXPLORERS_IN) + s.current, -1)
    s.add_member(s.current, hex, figure)


def walk(s: LegendState, source: i64, target: i64, figure: i64) -> None:
    """Carry a figure of the current player from one hex to another."""
    s.remove_member(s.current, source, figure)
    s.add_member(s.current, target, figure)


def recruit(s: LegendState, figure: i64) -> None:
    """A figure becomes available (L-EXPL, L-LEAD)."""
    s.add((at.LEADERS_LATER if figure == act.LEADER else at.EXPLORERS_LATER) + s.current, -1)
    s.add((at.LEADERS_IN if figure == act.LEADER else at.EXPLORERS_IN) + s.current, 1)


def set_up_camp(s: LegendState, hex: i64) -> None:
    """Set up a camp from supply."""
    s.set_bits(at.CAMPS + s.current, BIT[hex])
    s.set_bits(at.CAMPED, BIT[hex])


def move_camp(s: LegendState, source: i64, target: i64) -> None:
    """Move a camp; the members there stay (card 12)."""
    s.clear_bits(at.CAMPS + s.current, BIT[source])
    s.clear_bits(at.CAMPED, BIT[source])
    set_up_camp(s, target)


def clear_floor(s: LegendState, hex: i64) -> None:
    """Build the next floor of a temple from the unbuilt ones (L-CLEAR-1)."""
    level: i64 = s.w[at.LEVEL + hex] + 1
    s.put(at.LEVEL + hex, level)
    s.add(at.FLOORS + level, -1)


def take_treasure(s: LegendState, hex: i64) -> None:
    """Take the top treasure of a ruin: chance then shows which it is, and the same phase goes on."""
    s.put(at.TAKING, hex + 1)
    s.put(at.RESUME, s.phase)
    s.phase = REVEALING


def place_guardian(s: LegendState, hex: i64, figure: i64, others_to_supply: bool) -> None:
    """One figure becomes the guardian; the player's others there leave the game, or go to supply (L-POW, L-GUARD)."""
    seat: i64 = s.current
    explorers: i64 = s.explorers(seat, hex) - (0 if figure == act.LEADER else 1)
    leaders: i64 = s.leaders(seat, hex) - (1 if figure == act.LEADER else 0)
    if others_to_supply:
        s.add(at.EXPLORERS_IN + seat, explorers)
        s.add(at.LEADERS_IN + seat, leaders)
    s.put(at.MEMBERS + seat * PLACES + hex, 0)
    s.clear_bits(at.MEMBER_HEXES + seat, BIT[hex])
    s.put(at.GUARD + hex, 1 + seat * 2 + figure)
    s.set_bits(at.GUARDED, BIT[hex])
    s.add(at.GUARDS + seat, -1)


def put_stone(s: LegendState, action: i64) -> None:
    """Put a trail-stone token on an edge, from another edge or from supply (L-STONE-1)."""
    source: i64 = stones.source_of(s.ruleset.box.board, action)
    target: i64 = stones.target_of(s.ruleset.box.board, action)
    other: i64 = s.w[at.STONE + 1] if s.w[at.STONE] == source + 1 else s.w[at.STONE]
    low: i64 = other if other < target + 1 else target + 1
    s.put(at.STONE, low)
    s.put(at.STONE + 1, other + target + 1 - low)


def swap_pair(s: LegendState, seat: i64, give: i64, take: i64) -> None:
    """Give one treasure to a player and take one."""
    s.add_treasures(s.current, give, -1)
    s.add_treasures(s.current, take, 1)
    s.add_treasures(seat, give, 1)
    s.add_treasures(seat, take, -1)
