"""What holds in every position of a game. A position that is set up is checked against it, and so are random games."""

from __future__ import annotations

from typing import Final

from tikal.classic.rules.auction import AuctionRounds, RestChooseFree
from tikal.classic.rules.conditions import TwiceATurn
from tikal.classic.rules.paths import step_cost
from tikal.classic.rules.rounds import clockwise_queue
from tikal.classic.rules.ruleset import (
    BIDDING,
    CHOOSING,
    DRAWING,
    HIGHEST_LEVEL,
    LAYING,
    NO_TILE,
    OVER,
    REVEALING,
    SPENDING,
)
from tikal.classic.rules.state import FINAL_ROUND, IN_SUPPLY, NOBODY, NORMAL, OUT_OF_PLAY, VOLCANO_ROUND, State
from tikal.classic.rules.steps.lay import can_be_laid
from tikal.core.errors import InvalidPosition
from tikal.core.hexes import BIT, HEXES, NAMES, NEIGHBOUR, NOWHERE, SIDES, count_bits
from tikal.core.notation import SEATS
from tikal.core.tiles import VOLCANO

MOST_SET_UP: Final = 999  # points before the first scoring
MOST_TEMPLE_POINTS: Final = 102  # in a round: all temples as printed and all pieces; `engine.MOST_ACTIONS` relies on it


def check(s: State) -> None:
    """Do nothing if every invariant holds.

    :raises InvalidPosition: if one does not; the code says which.
    """
    _tiles(s)
    _ways(s)
    _temples(s)
    _treasures(s)
    for seat in range(s.players):
        _figures(s, seat)
        _camps(s, seat)
        _points(s, seat)
    _turn(s)
    if s.ruleset.auction:
        _auction(s)


def _points(s: State, seat: int) -> None:
    """Never below 0 (C-AUC-2), and never more than a game from any start that can be set up leads to."""
    in_hand = s.hand != NO_TILE and s.ruleset.components.terrain[s.hand] == VOLCANO
    scorings = count_bits(s.volcanoes) + (1 if s.volcano != NO_TILE or in_hand else 0)
    scorings += 1 if s.round_kind == FINAL_ROUND else 0
    treasures = len(s.ruleset.components.treasures) * max(int(points) for points in s.ruleset.treasure_points)
    most = MOST_SET_UP + (MOST_TEMPLE_POINTS + treasures) * int(scorings)
    if s.score[seat] < 0:
        raise InvalidPosition("negative-score", seat=SEATS[seat])
    if s.score[seat] > most:
        raise InvalidPosition("too-many-points", seat=SEATS[seat], most=most)


def _tiles(s: State) -> None:
    """Every tile is in exactly one place (C-COMP-1)."""
    c = s.ruleset.components
    places: list[int] = [int(s.undrawn), int(s.discarded), int(s.offer)]
    places += [1 << int(tile) for tile in (s.hand, s.volcano) if tile != NO_TILE]
    places += [1 << int(s.tile[hex]) for hex in range(HEXES) if 0 <= s.tile[hex] < len(c.tiles)]
    seen = 0
    for mask in places:
        twice = seen & mask
        if twice:
            raise InvalidPosition("tile-twice", tile=c.tiles[twice.bit_length() - 1].id, hex="")
        seen |= mask
    if seen != c.stack:
        raise InvalidPosition("tile-missing")
    if s.volcano != NO_TILE and c.terrain[s.volcano] != VOLCANO:
        raise InvalidPosition("aside-no-volcano", tile=c.tiles[s.volcano].id)
    for n, tile in enumerate(c.tiles):
        if int(s.discarded) >> n & 1 and tile.terrain == VOLCANO:
            raise InvalidPosition("volcano-gone", tile=tile.id)
    _gone(s)


def _gone(s: State) -> None:
    """A tile leaves the game only where every empty hex has volcanoes alone next to it, and so for good (C-TILE-5)."""
    for hex in range(HEXES):
        if s.discarded and int(s.frontier) >> hex & 1 and s.open_sides[hex]:
            raise InvalidPosition("gone-could-be-laid", hex=NAMES[hex])


def _ways(s: State) -> None:
    """The explored land hangs together, and every hex of it that can be entered can be reached (C-TILE-1, C-TILE-2)."""
    base = s.ruleset.components.base
    touched, reached = [base], [base]
    for hex in touched:
        for side in range(SIDES):
            other = int(NEIGHBOUR[hex * SIDES + side])
            if other != NOWHERE and int(s.explored) >> other & 1 and other not in touched:
                touched.append(other)
    for hex in reached:
        for side in range(SIDES):
            if step_cost(s, hex, side) and int(NEIGHBOUR[hex * SIDES + side]) not in reached:
                reached.append(int(NEIGHBOUR[hex * SIDES + side]))
    for hex in range(HEXES):
        explored = int(s.explored) >> hex & 1
        if explored and hex not in touched:
            raise InvalidPosition("tile-apart", hex=NAMES[hex])
        if explored and not int(s.volcanoes) >> hex & 1 and hex not in reached:
            raise InvalidPosition("hex-unreachable", hex=NAMES[hex])


def _temples(s: State) -> None:
    """Levels grow from the printed value by pieces of the supply (C-COMP-3, C-UNC-1)."""
    c = s.ruleset.components
    left = [int(count) for count in c.pieces]
    for hex in range(HEXES):
        if not int(s.temples) >> hex & 1:
            continue
        printed = c.all_tiles[int(s.tile[hex])].value
        level = int(s.level[hex])
        if not printed <= level <= HIGHEST_LEVEL:
            raise InvalidPosition("bad-level", hex=NAMES[hex], level=level, least=printed)
        for piece in range(printed + 1, level + 1):
            left[piece] -= 1
    for piece, count in enumerate(left):
        if count < 0:
            raise InvalidPosition("pieces-overdrawn", piece=piece)
        if count != s.pieces[piece]:
            raise InvalidPosition("pieces-lost", piece=piece)


def _treasures(s: State) -> None:
    """What the ruins gave is what the players have (C-COMP-2, C-TILE-4)."""
    c = s.ruleset.components
    taken = -1 if s.digging != NOWHERE else 0
    for hex in range(HEXES):
        if int(s.ruins) >> hex & 1:
            masks = c.all_tiles[int(s.tile[hex])].value
            if not 0 <= s.treasures_on[hex] <= masks:
                raise InvalidPosition("bad-treasures-on", hex=NAMES[hex], most=masks)
            taken += masks - int(s.treasures_on[hex])
    owned = 0
    for kind, name in enumerate(c.treasures):
        count = sum(int(s.treasures[seat * len(c.treasures) + kind]) for seat in range(s.players))
        if count > c.copies:
            raise InvalidPosition("treasure-overdrawn", kind=name, most=c.copies)
        if s.unseen[kind] != c.copies - count:
            raise InvalidPosition("treasures-lost", kind=name)
        owned += count
    if owned != taken:
        raise InvalidPosition("treasures-not-conserved", owned=owned, taken=taken)


def _figures(s: State, seat: int) -> None:
    """Figures stand where one can walk, and leave the game only by a guard (C-COMP-4, C-GUARD-2)."""
    c = s.ruleset.components
    walkable = int(s.explored & ~s.volcanoes)
    on_board = sum(int(s.explorers[seat * HEXES + hex]) for hex in range(HEXES))
    for hex in range(HEXES):
        if int(s.member_hexes[seat]) >> hex & 1 and not walkable >> hex & 1:
            raise InvalidPosition("figure-off-the-land", seat=SEATS[seat], hex=NAMES[hex])
    guards = [int(s.guard[hex]) - 1 for hex in range(HEXES) if s.guard_seat(hex) == seat]
    leaders = sum(1 for guard in guards if guard % 2)
    explorers = int(s.supply[seat]) + on_board + len(guards) - leaders
    if explorers > c.explorers:
        raise InvalidPosition("too-many-explorers", seat=SEATS[seat], count=explorers, most=c.explorers)
    if len(guards) + s.guards_left[seat] != c.guards:
        raise InvalidPosition("too-many-guards", seat=SEATS[seat])
    if leaders > 1 or (leaders and s.leader[seat] != OUT_OF_PLAY):
        raise InvalidPosition("two-leaders", seat=SEATS[seat])
    if not guards and explorers < c.explorers:
        raise InvalidPosition("explorers-lost", seat=SEATS[seat], count=explorers, most=c.explorers)
    if not guards and s.leader[seat] == OUT_OF_PLAY:
        raise InvalidPosition("leader-lost", seat=SEATS[seat])
    if s.leader[seat] < IN_SUPPLY and s.leader[seat] != OUT_OF_PLAY:
        raise InvalidPosition("leader-lost", seat=SEATS[seat])


def _camps(s: State, seat: int) -> None:
    """Camps stand on clearings and empty ruins, one a hex (C-CAMP-1)."""
    for hex in range(HEXES):
        if int(s.camps[seat]) >> hex & 1 and not int(s.camp_sites()) >> hex & 1:
            raise InvalidPosition("camp-off-site", seat=SEATS[seat], hex=NAMES[hex])
    if int(count_bits(s.camps[seat])) + s.camps_left[seat] != s.ruleset.components.camps:
        raise InvalidPosition("too-many-camps", seat=SEATS[seat])


def _turn(s: State) -> None:
    """The phase has what it needs and nothing else (C-TURN, C-ROUND)."""
    spending = s.phase in (SPENDING, REVEALING)
    if not spending and (s.ap or s.uncovered_once or s.dug_once):
        raise InvalidPosition("spending-outside-turn")
    if (s.phase == REVEALING) != (s.digging != NOWHERE):
        raise InvalidPosition("bad-digging")
    if (s.phase == LAYING) != (s.hand != NO_TILE):
        raise InvalidPosition("bad-hand")
    if s.phase == LAYING and not can_be_laid(s, s.hand):
        raise InvalidPosition("tile-has-no-place", tile=s.ruleset.components.tiles[s.hand].id)
    if s.phase == LAYING and s.round_kind != NORMAL:
        raise InvalidPosition("bad-scoring")
    if s.phase == DRAWING and not s.undrawn:
        raise InvalidPosition("stack-empty")
    if s.phase in (BIDDING, CHOOSING) and not s.ruleset.auction:
        raise InvalidPosition("line-no-auction")
    if (s.round_kind == VOLCANO_ROUND) != (s.volcano != NO_TILE):
        raise InvalidPosition("bad-scoring")
    if s.round_kind != NORMAL and not (spending or s.phase == OVER):
        raise InvalidPosition("bad-scoring")
    if s.round_kind == FINAL_ROUND and s.undrawn:
        raise InvalidPosition("stack-not-empty")
    if s.phase == OVER and (s.round_kind != FINAL_ROUND or s.queue):
        raise InvalidPosition("bad-scoring")
    _queue(s)
    _spent(s)


def _queue(s: State) -> None:
    """Those who still have to score stand in the right order (C-ROUND-1, C-ROUND-3)."""
    waiting = s.waiting()
    if s.round_kind == NORMAL:
        fits = not waiting
    elif s.round_kind == VOLCANO_ROUND:
        between = (int(s.volcano_seat) - int(s.current) - 1) % int(s.players)
        fits = s.queue == clockwise_queue(s, s.current, between)
    elif s.ruleset.auction:
        fits = len({*waiting, int(s.current)}) == len(waiting) + 1
    else:
        fits = s.queue == clockwise_queue(s, s.current, min(len(waiting), int(s.players) - 1))
    if not fits:
        raise InvalidPosition("bad-queue")


def _spent(s: State) -> None:
    """What was uncovered and dug this turn was there and was paid for (C-UNC-2, C-DIG-1)."""
    c = s.ruleset.components
    levels = int(count_bits(s.uncovered_once)) + int(count_bits(s.uncovered_twice))
    digs = int(count_bits(s.dug_once)) + int(count_bits(s.dug_twice))
    for hex in range(HEXES):
        bit = int(BIT[hex])
        here = bool(s.uncovered_once & bit) + bool(s.uncovered_twice & bit)
        if here and (not s.temples & bit or s.level[hex] - c.all_tiles[int(s.tile[hex])].value < here):
            raise InvalidPosition("nothing-uncovered", hex=NAMES[hex])
        here = bool(s.dug_once & bit) + bool(s.dug_twice & bit)
        if here and (not s.ruins & bit or c.all_tiles[int(s.tile[hex])].value - s.treasures_on[hex] < here):
            raise InvalidPosition("nothing-dug", hex=NAMES[hex])
    if s.digging != NOWHERE and not s.dug_once & BIT[s.digging]:
        raise InvalidPosition("bad-digging")
    if isinstance(s.ruleset.dig.limit, TwiceATurn) and digs > 2:
        raise InvalidPosition("dug-too-often")
    spent = levels * int(s.ruleset.uncover.price) + digs * int(s.ruleset.dig.price)
    if s.phase in (SPENDING, REVEALING) and spent + s.ap > s.ruleset.action_points:
        raise InvalidPosition("overspent", spent=spent, ap=int(s.ap))


def _auction(s: State) -> None:
    """Tiles on offer and players who have played belong together (C-AUC-1, C-AUC-4, C-AUC-5)."""
    players = int(s.players)
    everyone = (1 << players) - 1
    offered, played, undrawn = int(count_bits(s.offer)), int(count_bits(s.played)), int(count_bits(s.undrawn))
    drawing = s.phase == DRAWING
    if (undrawn + (offered if drawing else 0)) % players or (drawing and (played or offered >= players)):
        raise InvalidPosition("bad-offer")
    if s.round_kind == FINAL_ROUND or s.phase == OVER:
        if offered or s.played != everyone:
            raise InvalidPosition("bad-offer")
    elif not drawing:
        player = int(s.volcano_seat) if s.volcano_seat != NOBODY else int(s.current)
        taken = 0 if s.phase in (BIDDING, CHOOSING) else 1
        if offered != players - played - taken or int(s.played) >> player & 1:
            raise InvalidPosition("bad-offer")
        if s.phase in (BIDDING, CHOOSING) and offered < 2:
            raise InvalidPosition("bad-offer")
    rounds = s.ruleset.rounds
    can_be_free = isinstance(rounds, AuctionRounds) and isinstance(rounds.all_pass, RestChooseFree)
    if s.choosing_free and (not can_be_free or drawing or s.phase == BIDDING):
        raise InvalidPosition("bad-free-choice")
    if drawing and s.current != s.opener:
        raise InvalidPosition("bad-offer")
    _bids(s)


def _bids(s: State) -> None:
    """Bids and passes have gone round from the opener (C-AUC-2, C-AUC-3)."""
    bidding = s.phase == BIDDING
    if not bidding and (s.passed or s.high_bid or s.high_bidder != NOBODY or s.first_passer != NOBODY):
        raise InvalidPosition("bad-bids")
    if not bidding:
        return
    everyone = (1 << int(s.players)) - 1
    left = everyone & ~int(s.played | s.passed)
    if s.passed & s.played or not left >> int(s.current) & 1 or int(s.played) >> int(s.opener) & 1:
        raise InvalidPosition("bad-bids")
    if (s.high_bidder == NOBODY) != (s.high_bid == 0):
        raise InvalidPosition("bad-bids")
    if s.high_bidder != NOBODY:
        can_bid = left >> int(s.high_bidder) & 1 and s.high_bidder != s.current
        if not can_bid or s.high_bid > s.score[s.high_bidder]:
            raise InvalidPosition("bad-bids")
    if (s.first_passer == NOBODY) != (s.passed == 0):
        raise InvalidPosition("bad-bids")
    if s.first_passer != NOBODY and not int(s.passed) >> int(s.first_passer) & 1:
        raise InvalidPosition("bad-bids")
    # Since the last bid, or since the opening if there was none, everybody up to the player to decide has passed.
    seat = int(s.opener) if s.high_bidder == NOBODY else (int(s.high_bidder) + 1) % int(s.players)
    since = 0
    while seat != s.current:
        since |= 1 << seat
        seat = (seat + 1) % int(s.players)
    if since & ~int(s.passed | s.played) or (s.high_bidder == NOBODY and int(s.passed) & ~since):
        raise InvalidPosition("bad-bids")
    if s.high_bidder == NOBODY and s.passed and s.first_passer != s.opener:
        raise InvalidPosition("bad-bids")
