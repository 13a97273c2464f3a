"""The classic game: its components, and the ruleset that an edition's options make of it."""

from __future__ import annotations

from functools import lru_cache

from tikal.classic.editions import options as opt
from tikal.classic.editions.options import data as data
from tikal.classic.rules.auction import AuctionRounds
from tikal.classic.rules.rounds import Clockwise
from tikal.classic.rules.ruleset import BIDDING, CHOOSING, Components, Ruleset
from tikal.classic.rules.steps.bid import Bid, PassBid, Take
from tikal.core import action as act
from tikal.core.hexes import BY_NAME
from tikal.editions import parts
from tikal.editions.options import Value

PLAYERS = (2, 4)


@lru_cache(64)
def components(explorers: int, camps: int, guards: int) -> Components:
    """What is in the box, with the pieces of each player."""
    return Components(
        tiles=parts.tiles(),
        printed=tuple(parts.read_tile(entry, hex=BY_NAME[entry["hex"]]) for entry in data()["printed"]),
        pieces=parts.pieces(),
        treasures=parts.treasures(),
        copies=parts.data()["treasure_copies"],
        explorers=explorers,
        camps=camps,
        guards=guards,
    )


def ruleset(edition: str, version: int, spec: str, auction: bool, options: dict[str, Value]) -> Ruleset:
    """Build the ruleset of an edition with these options."""
    numbers = {name: int(options.get(name, number.usual)) for name, number in opt.numbers().items()}
    rules = Ruleset(
        spec=spec,
        edition=edition,
        options=options,
        game_version=version,
        components=components(numbers["explorers"], numbers["camps"], numbers["guards"]),
        players=PLAYERS,
        start_score=int(options["start_score"]),
        numbers=numbers,
        camp_presence=opt.CAMP_PRESENCE[bool(options["camp_needs_member"])],
        dig_limit=opt.DIG_LIMITS[str(options["dig_limit_per"])],
        rounds=Clockwise(),
        tie_break=opt.TIE_BREAKS[str(options["ties"])],
    )
    return with_auction(rules, options) if auction else rules


def with_auction(rules: Ruleset, options: dict[str, Value]) -> Ruleset:
    """Turn rules into those of the auction variant: the turns of a round are bid for, all else stays (C-AUC)."""
    rounds = AuctionRounds(opt.ALL_PASS[str(options["all_pass"])], opt.NEXT_OPENERS[str(options["next_opener"])])
    rules.auction = True
    rules.rounds = rounds
    rules.add_steps(BIDDING, (Bid(act.BID, rounds), PassBid(act.PASS, rounds)))
    rules.add_steps(CHOOSING, (Take(rounds),))
    return rules
