"""The classic game: its components, and the ruleset that an edition's options make of it."""

from __future__ import annotations

from functools import cache

from tikal.classic.editions import options as opt
from tikal.classic.rules import ruleset as rs
from tikal.classic.rules.auction import AuctionRounds
from tikal.classic.rules.rounds import Clockwise, Rounds
from tikal.classic.rules.ruleset import Components, Ruleset
from tikal.classic.rules.state import State
from tikal.classic.rules.steps.bid import Bid, PassBid, Take
from tikal.classic.rules.steps.camp import Camp
from tikal.classic.rules.steps.dig import Dig, Reveal
from tikal.classic.rules.steps.enter import Enter
from tikal.classic.rules.steps.exchange import Exchange
from tikal.classic.rules.steps.guard import Guard
from tikal.classic.rules.steps.lay import Lay
from tikal.classic.rules.steps.move import Move, SecretPath
from tikal.classic.rules.steps.turn import Draw, EndTurn
from tikal.classic.rules.steps.uncover import Uncover
from tikal.core.hexes import BY_NAME
from tikal.core.step import Step
from tikal.editions import parts
from tikal.editions.options import Value

PLAYERS = (2, 4)


@cache
def data() -> parts.Data:
    """The data file of the box."""
    return parts.read_data(__package__, "box.toml")


@cache
def components() -> Components:
    """What is in the box."""
    box = data()
    return Components(
        tiles=parts.tiles(),
        printed=tuple(parts.read_tile(entry, hex=BY_NAME[entry["hex"]]) for entry in box["printed"]),
        pieces=parts.pieces(),
        treasures=parts.treasures(),
        copies=parts.data()["treasure_copies"],
        explorers=box["player"]["explorers"],
        camps=box["player"]["camps"],
        guards=box["player"]["guards"],
    )


def spending_steps(options: dict[str, Value]) -> tuple[Step[State], ...]:
    """What may be done with action points (C-PLACE to C-GUARD), and the end of the turn."""
    costs = data()["costs"]
    return (
        Enter(costs["enter"]),
        Move(),
        SecretPath(costs["secret"]),
        Uncover(costs["uncover"]),
        Dig(costs["dig"], opt.DIG_LIMITS[str(options["dig_limit_per"])]),
        Exchange(costs["exchange"]),
        Camp(costs["camp"], opt.CAMP_PRESENCE[bool(options["camp_needs_member"])]),
        Guard(costs["guard"]),
        EndTurn(),
    )


def ruleset(edition: str, version: int, spec: str, auction: bool, options: dict[str, Value]) -> Ruleset:
    """Build the ruleset of an edition with these options."""
    phases: dict[int, tuple[Step[State], ...]] = {
        rs.DRAWING: (Draw(),),
        rs.LAYING: (Lay(),),
        rs.SPENDING: spending_steps(options),
        rs.REVEALING: (Reveal(),),
    }
    rounds: Rounds = Clockwise()
    if auction:
        rounds = AuctionRounds(opt.ALL_PASS[str(options["all_pass"])], opt.NEXT_OPENERS[str(options["next_opener"])])
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
        tie_break=opt.TIE_BREAKS[str(options["ties"])],
    )
