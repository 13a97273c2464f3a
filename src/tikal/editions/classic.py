"""The classic game: its components, and the ruleset that an edition's options make of it."""

from __future__ import annotations

from functools import cache
from typing import Any

from tikal.core import ruleset as rs
from tikal.core.auction import AuctionRounds
from tikal.core.hexes import BY_NAME
from tikal.core.rounds import Clockwise, Rounds
from tikal.core.ruleset import Components, Ruleset, Tile
from tikal.core.step import Step
from tikal.core.steps.bid import Bid, PassBid, Take
from tikal.core.steps.camp import Camp
from tikal.core.steps.dig import Dig, Reveal
from tikal.core.steps.enter import Enter
from tikal.core.steps.exchange import Exchange
from tikal.core.steps.guard import Guard
from tikal.core.steps.lay import Lay
from tikal.core.steps.move import Move, SecretPath
from tikal.core.steps.turn import Draw, EndTurn
from tikal.core.steps.uncover import Uncover
from tikal.editions import options as opt

PLAYERS = (2, 4)


def read_data(name: str) -> dict[str, Any]:
    """Return the contents of one of the package's data files."""
    import tomllib  # here, as in the whole package, what takes long to load is loaded when it is needed
    from importlib import resources

    return tomllib.loads(resources.files("tikal.editions").joinpath("data", name).read_text("utf-8"))


@cache
def data() -> dict[str, Any]:
    """The classic data file."""
    return read_data("classic.toml")


@cache
def components() -> Components:
    """What is in the box."""
    box = data()
    return Components(
        tiles=tuple(_tile(entry, entry["id"][0]) for entry in box["tiles"]),
        printed=tuple(_tile(entry, "", BY_NAME[entry["hex"]]) for entry in box["printed"]),
        pieces={int(value): count for value, count in box["pieces"].items()},
        treasures=tuple(box["treasures"]),
        copies=box["treasure_copies"],
        explorers=box["player"]["explorers"],
        camps=box["player"]["camps"],
        guards=box["player"]["guards"],
    )


def _tile(entry: dict[str, Any], letter: str, hex: int = -1) -> Tile:
    terrain = rs.TERRAINS.index(entry["terrain"])
    return Tile(entry["id"], letter, terrain, entry.get("value", 0), tuple(entry["stones"]), hex)


def spending_steps(options: dict[str, opt.Value]) -> tuple[Step, ...]:
    """What may be done with action points (C-PLACE to C-GUARD), and the end of the turn."""
    costs = data()["costs"]
    return (
        Enter(costs["enter"]),
        Move(),
        SecretPath(costs["secret"]),
        Uncover(costs["uncover"]),
        Dig(costs["dig"], opt.DIG_LIMITS[options["dig_limit_per"]]),
        Exchange(costs["exchange"]),
        Camp(costs["camp"], opt.CAMP_PRESENCE[options["camp_needs_member"]]),
        Guard(costs["guard"]),
        EndTurn(),
    )


def ruleset(edition: str, version: int, spec: str, auction: bool, options: dict[str, opt.Value]) -> Ruleset:
    """Build the ruleset of an edition with these options."""
    phases: dict[int, tuple[Step, ...]] = {
        rs.DRAWING: (Draw(),),
        rs.LAYING: (Lay(),),
        rs.SPENDING: spending_steps(options),
        rs.REVEALING: (Reveal(),),
    }
    rounds: Rounds = Clockwise()
    if auction:
        rounds = AuctionRounds(opt.ALL_PASS[options["all_pass"]], opt.NEXT_OPENERS[options["next_opener"]])
        phases |= {rs.BIDDING: (Bid(rounds), PassBid(rounds)), rs.CHOOSING: (Take(rounds),)}
    return Ruleset(
        spec=spec,
        edition=edition,
        auction=auction,
        options=options,
        game_version=version,
        components=components(),
        players=PLAYERS,
        start_score=int(options["start_score"]),
        action_points=data()["action_points"],
        leader_strength=data()["leader_strength"],
        treasure_points=tuple(data()["treasure_points"]),
        steps=tuple(phases.get(phase, ()) for phase in range(len(rs.PHASES))),
        rounds=rounds,
        tie_break=opt.TIE_BREAKS[options["ties"]],
    )
