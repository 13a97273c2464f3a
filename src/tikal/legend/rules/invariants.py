"""What holds in every position of Legend. A position that is set up is checked against it, and so are random games."""

from __future__ import annotations

from typing import Final

from tikal.core.errors import InvalidPosition
from tikal.core.hexes import BIT, count_bits
from tikal.core.notation import SEATS
from tikal.core.position import DRAWING, OVER, REVEALING
from tikal.legend.rules import layout as at
from tikal.legend.rules.board import PLACES
from tikal.legend.rules.box import DEEPEST, FACES, HIGHEST, MOST_KINDS, MOST_RUINS, MOST_SLOTS, MOST_VALUE
from tikal.legend.rules.cards import count_cards, normal_cards
from tikal.legend.rules.effects.card_08 import Expert
from tikal.legend.rules.effects.effect import running
from tikal.legend.rules.effects.registry import PLACING_VOLCANO
from tikal.legend.rules.knowledge import KIND, count_of, left_to_order, next_look, picked, total_of
from tikal.legend.rules.state import ACTING, CARRYING_OUT, DRAFTING, SPENDING, LegendState

MOST_COUNT: Final = 99  # picks of one stage: more than any player has figures to march with


def check(s: LegendState) -> None:
    """Do nothing if every invariant holds.

    :raises InvalidPosition: if one does not; the code says which.
    """
    _tiles(s)
    _temples(s)
    _treasures(s)
    _knowledge(s)
    _cards(s)
    _tokens(s)
    for seat in range(s.players):
        _figures(s, seat)
        _camps(s, seat)
    _seats(s)
    _flow(s)
    _scoring(s)
    _pending(s)
    _effect(s)
    if s.phase != OVER:
        from tikal.core.engine import actions_at

        if not actions_at(s):
            raise InvalidPosition("no-legal-action")


def _tiles(s: LegendState) -> None:
    """Every tile is in exactly one place; only tiles of the stack are drafted (L-COMP-1, L-SET-4)."""
    box = s.ruleset.box
    places = [s.word(at.STACK), s.word(at.TILES_UP), s.word(at.GONE), s.word(at.CARD_TILES)]
    places += [s.word(at.HELD + seat) for seat in range(s.players)]
    places += [1 << s.word(at.VOLCANO) - 1] if s.word(at.VOLCANO) else []
    for hex in range(box.board.hexes):
        number = s.word(at.TILE + hex) - 1
        if 0 <= number < len(box.tiles):
            places.append(1 << number)
    seen = 0
    for mask in places:
        twice = seen & mask
        if twice:
            raise InvalidPosition("tile-twice", tile=box.tile_ids[twice.bit_length() - 1], hex="")
        seen |= mask
    if seen != (1 << len(box.tiles)) - 1:
        raise InvalidPosition("tile-missing")
    drafted = s.word(at.TILES_UP) | s.word(at.GONE)
    for seat in range(s.players):
        drafted |= s.word(at.HELD + seat)
    if drafted & ~int(s.ruleset.stack):
        raise InvalidPosition("tile-not-drafted")
    volcano = s.word(at.VOLCANO) - 1
    if volcano >= 0 and not int(box.volcanoes & s.ruleset.stack) >> volcano & 1:
        raise InvalidPosition("aside-no-volcano", tile=box.tile_ids[volcano])


def _temples(s: LegendState) -> None:
    """Floors grow from the printed value by unbuilt ones; no supply is overdrawn (L-COMP-3, L-CLEAR-1)."""
    box = s.ruleset.box
    for hex in range(box.board.hexes):
        if s.word(at.TEMPLES) >> hex & 1:
            printed = int(box.value[s.word(at.TILE + hex)])
            if not printed <= s.word(at.LEVEL + hex) <= HIGHEST:
                level = s.word(at.LEVEL + hex)
                raise InvalidPosition("bad-level", hex=box.board.names[hex], level=level, least=printed)
    for level in range(HIGHEST + 2):
        if s.w[at.FLOORS + level] < 0 or s.w[at.PREBUILT + level] < 0:
            raise InvalidPosition("pieces-overdrawn", piece=level)
    built = sum(int(box.floors[n]) - s.word(at.FLOORS + n) for n in range(HIGHEST + 2))
    grown = 0
    for hex in range(box.board.hexes):
        if s.word(at.TEMPLES) >> hex & 1:
            grown += s.word(at.LEVEL + hex) - int(box.value[s.word(at.TILE + hex)])
    if built != grown:
        raise InvalidPosition("pieces-lost", piece=0)


def _treasures(s: LegendState) -> None:
    """Hidden treasures lie on ruins, in museums, or are still to come; open ones are taken as a pair (L-COMP-2)."""
    box = s.ruleset.box
    taken = 0
    for hex in range(box.board.hexes):
        if s.word(at.RUINS) >> hex & 1:
            masks = int(box.value[s.word(at.TILE + hex)])
            if not 0 <= s.word(at.HOARD + hex) <= masks:
                raise InvalidPosition("bad-treasures-on", hex=box.board.names[hex], most=masks)
            if bool(s.word(at.FILLED) >> hex & 1) != bool(s.word(at.HOARD + hex)):
                raise InvalidPosition("bad-treasures-on", hex=box.board.names[hex], most=masks)
            taken += masks - s.word(at.HOARD + hex)
    owned = 0
    for kind, name in enumerate(box.treasures):
        if s.word(at.OPEN + kind) not in (0, int(box.numbers.open_copies)):
            raise InvalidPosition("open-not-a-pair", kind=name)
        count = sum(int(s.owns(seat, kind)) for seat in range(s.players))
        opened = int(box.numbers.open_copies) - s.word(at.OPEN + kind)
        if count < opened or s.word(at.UNSEEN + kind) < 0:
            raise InvalidPosition("treasures-lost", kind=name)
        owned += count - opened
    if owned != taken:
        raise InvalidPosition("treasures-not-conserved", owned=owned, taken=taken)


def _knowledge(s: LegendState) -> None:
    """Slots that are known exist; what is known and unseen adds up (L-HID-2)."""
    box = s.ruleset.box
    viewer = s.word(at.VIEWER) - 2
    depth_of = {}
    for hex in range(box.board.hexes):
        ruin = int(box.ruin_of[s.word(at.TILE + hex)])
        if ruin >= 0:
            depth_of[ruin] = s.word(at.HOARD + hex)
    for ruin in range(MOST_RUINS):
        determined = 0
        for depth in range(DEEPEST):
            word = s.word(at.KNOWN + ruin * DEEPEST + depth)
            if word and not 1 <= depth <= depth_of.get(ruin, 0):
                raise InvalidPosition("bad-knowledge")
            if word and not word & KIND and not s.word(at.VIEWER):
                raise InvalidPosition("bad-knowledge")
            determined += 1 if word & KIND else 0
        for seat in range(4):
            kinds = s.word(at.KINDS + seat * MOST_RUINS + ruin)
            if not kinds:
                continue
            open_ = depth_of.get(ruin, 0) - determined
            if seat >= s.players or (s.word(at.VIEWER) and (seat != viewer or total_of(kinds) > open_)):
                raise InvalidPosition("bad-knowledge")
            if not s.word(at.VIEWER) and not _is_part_of(s, kinds, ruin):
                raise InvalidPosition("bad-knowledge")
    hidden = sum(s.word(at.UNSEEN + kind) for kind in range(MOST_KINDS))
    closed = sum(depth_of.get(ruin, int(box.value[tile + 1])) for ruin, tile in enumerate(box.ruin_tiles))
    fixed = sum(1 for n in range(MOST_RUINS * DEEPEST) if s.word(at.KNOWN + n) & KIND)
    if viewer >= 0:
        fixed += sum(int(total_of(s.w[at.KINDS + viewer * MOST_RUINS + ruin])) for ruin in range(MOST_RUINS))
    if hidden + fixed != closed:
        raise InvalidPosition("treasures-not-conserved", owned=hidden + fixed, taken=closed)


def _is_part_of(s: LegendState, kinds: int, ruin: int) -> bool:
    """Whether kinds that a seat knows really are in a ruin, whose slots then all have a kind."""
    for kind in range(MOST_KINDS):
        slots = [s.word(at.KNOWN + ruin * DEEPEST + depth) & KIND for depth in range(DEEPEST)]
        if count_of(kinds, kind) > slots.count(kind + 1):
            return False
    return True


def _cards(s: LegendState) -> None:
    """Cards are conserved; no side of a campsite holds more than it can (L-COMP-2, L-ACT-4)."""
    numbers = s.ruleset.box.numbers
    if sum(s.row(at.DISPLAY, len(FACES))) > numbers.display:
        raise InvalidPosition("too-many-on-display")
    for face in range(len(FACES)):
        count = s.word(at.DECK + face) + s.word(at.DISPLAY + face) + s.word(at.USED + face)
        for place in [*range(at.RIGHT, at.RIGHT + 4 * MOST_SLOTS), *range(at.LEFT, at.LEFT + 4 * MOST_SLOTS)]:
            count += 1 if s.word(place) and (s.word(place) - 1) // 2 == face else 0
        count += 1 if s.word(at.SPARE) == face + 1 else 0
        if s.word(at.DECK + face) < 0 or count != s.ruleset.copies(face, s.players):
            raise InvalidPosition("card-count", card=FACES[face])
    for seat in range(s.players):
        right, left = count_cards(s, at.RIGHT, seat), count_cards(s, at.LEFT, seat)
        if right > numbers.cards_each[s.players] or left > numbers.left_slots:
            raise InvalidPosition("too-many-cards", seat=SEATS[seat])


def _tokens(s: LegendState) -> None:
    """No more AP tokens than the box has, and one on offer for each player who has yet to take one (L-SET-3)."""
    box = s.ruleset.box
    held = [s.word(at.TOKEN + seat) for seat in range(s.players)]
    left = 0
    for value in range(MOST_VALUE + 1):
        seen = s.word(at.BAG + value) + s.word(at.TOKENS_UP + value) + held.count(value) * (1 if value else 0)
        if seen > box.ap_tokens[value]:
            raise InvalidPosition("token-count", value=value)
        left += s.word(at.BAG + value)
    unused = 0 if s.players > 2 else sum(int(count) for count in box.ap_tokens) - int(box.numbers.rounds) * 2
    rounds = int(box.numbers.rounds) - s.word(at.ROUND)
    due = int(s.players) - sum(s.row(at.TOKENS_UP, MOST_VALUE + 1)) if s.phase == DRAWING else 0
    if left < rounds * int(s.players) + due + unused:
        raise InvalidPosition("token-count", value=0)


def _figures(s: LegendState, seat: int) -> None:
    """Members are conserved; they leave the game only by a guardian (L-COMP-4, C-GUARD-2)."""
    numbers = s.ruleset.box.numbers
    leaders = s.word(at.LEADERS_IN + seat) + s.word(at.LEADERS_LATER + seat)
    explorers = s.word(at.EXPLORERS_IN + seat) + s.word(at.EXPLORERS_LATER + seat)
    guards = 0
    for hex in range(s.ruleset.box.board.hexes):
        word = s.word(at.MEMBERS + seat * PLACES + hex)
        if bool(word) != bool(s.word(at.MEMBER_HEXES + seat) >> hex & 1):
            raise InvalidPosition("line-figures", entry=s.ruleset.box.board.names[hex])
        leaders += word // at.ONE_LEADER
        explorers += word % at.ONE_LEADER
        guard = s.word(at.GUARD + hex) - 1
        if guard >= 0 and guard // 2 == seat:
            guards += 1
            leaders += guard % 2
            explorers += 1 - guard % 2
    all_leaders = int(numbers.leaders + numbers.leaders_later)
    all_explorers = int(numbers.explorers + numbers.explorers_later)
    if guards + s.word(at.GUARDS + seat) != numbers.guardians or s.word(at.GUARDS + seat) < 0:
        raise InvalidPosition("too-many-guards", seat=SEATS[seat])
    if leaders > all_leaders:
        raise InvalidPosition("too-many-leaders", seat=SEATS[seat], most=all_leaders)
    if explorers > all_explorers:
        raise InvalidPosition("too-many-explorers", seat=SEATS[seat], count=explorers, most=all_explorers)
    if not guards and (leaders < all_leaders or explorers < all_explorers):
        raise InvalidPosition("explorers-lost", seat=SEATS[seat], count=explorers, most=all_explorers)
    if s.word(at.LEADERS_LATER + seat) > numbers.leaders_later:
        raise InvalidPosition("too-many-later", seat=SEATS[seat])
    if s.word(at.EXPLORERS_LATER + seat) > numbers.explorers_later:
        raise InvalidPosition("too-many-later", seat=SEATS[seat])


def _camps(s: LegendState, seat: int) -> None:
    """Camps stand on clearings and empty ruins, one a hex (L-CAMP)."""
    for hex in range(s.ruleset.box.board.hexes):
        if s.word(at.CAMPS + seat) >> hex & 1 and not int(s.clearings()) >> hex & 1:
            raise InvalidPosition("camp-off-site", seat=SEATS[seat], hex=s.ruleset.box.board.names[hex])
    if s.camps_left(seat) < 0:
        raise InvalidPosition("too-many-camps", seat=SEATS[seat])


def _seats(s: LegendState) -> None:
    """Power tiles and drafted places are each held once (L-SET-7, L-DRAFT-2)."""
    powers = [s.word(at.POWER + seat) for seat in range(s.players)]
    dealt = [power for power in powers if power]
    if len(set(dealt)) != len(dealt) or (s.phase != DRAWING and len(dealt) < s.players):
        raise InvalidPosition("bad-powers")
    if powers != dealt + [0] * (len(powers) - len(dealt)):
        raise InvalidPosition("bad-powers")
    if s.word(at.DIRECTED) and len(dealt) < s.players:
        raise InvalidPosition("bad-powers")
    places = [s.word(at.PLACE + seat) for seat in range(s.players) if s.word(at.PLACE + seat)]
    if len(set(places)) != len(places):
        raise InvalidPosition("bad-places")


def _flow(s: LegendState) -> None:
    """The phase has what it needs and nothing else (L-DRAFT, L-ACT, L-UP-1)."""
    players = int(s.players)
    _round(s)
    later = s.phase == OVER or s.word(at.SCORING) == at.FINAL
    tiles_up = count_bits(s.w[at.TILES_UP])
    held = sum(int(count_bits(s.w[at.HELD + seat])) for seat in range(players))
    tokens_up = sum(s.row(at.TOKENS_UP, MOST_VALUE + 1))
    holding = sum(1 for seat in range(players) if s.word(at.TOKEN + seat))
    if s.phase == DRAWING:
        drafted = any(s.word(at.PLACE + seat) for seat in range(players))
        right = any(count_cards(s, at.RIGHT, seat) for seat in range(players))
        if held or holding or drafted or right or s.current != s.word(at.ORDER):
            raise InvalidPosition("bad-draft")
    elif s.phase == DRAFTING:
        _drafting(s, int(tiles_up) + held, tokens_up + holding)
    else:
        placed = all(s.word(at.PLACE + seat) for seat in range(players))
        if tiles_up or tokens_up or not placed or held > s.ruleset.box.numbers.tiles_a_round:
            raise InvalidPosition("bad-draft")
    _passing(s, later)
    spending = s.phase == SPENDING or (s.phase in (CARRYING_OUT, REVEALING) and _inner_phase(s) == SPENDING)
    if not spending and (s.ap or s.word(at.CLEARED_ONCE) or s.word(at.DUG_ONCE)):
        raise InvalidPosition("spending-outside-turn")
    if s.word(at.CLEARED_TWICE) & ~s.word(at.CLEARED_ONCE) or s.word(at.DUG_TWICE) & ~s.word(at.DUG_ONCE):
        raise InvalidPosition("spending-outside-turn")
    if s.word(at.CLEARED_ONCE) & ~s.word(at.TEMPLES) or s.word(at.DUG_ONCE) & ~s.word(at.RUINS):
        raise InvalidPosition("spending-outside-turn")
    acting = s.phase == ACTING or spending or s.phase in (CARRYING_OUT, REVEALING)
    if s.word(at.ACTED) and not acting:
        raise InvalidPosition("bad-acted")
    if spending and not s.word(at.ACTED) and s.word(at.SCORING) != at.FINAL:
        raise InvalidPosition("bad-acted")
    if spending and s.word(at.ACTED) and s.word(at.SCORING) == at.FINAL:
        raise InvalidPosition("bad-acted")


def _round(s: LegendState) -> None:
    """There is such a round, and tiles for those that follow (L-SET-4)."""
    numbers = s.ruleset.box.numbers
    due = int(numbers.tiles_a_round) * (int(numbers.rounds) - s.word(at.ROUND))
    if s.phase == DRAWING:
        due += int(numbers.tiles_a_round) - int(count_bits(s.w[at.TILES_UP]))
    if s.word(at.ROUND) < 1 or int(count_bits(s.w[at.STACK])) < due:
        raise InvalidPosition("bad-round")


def _drafting(s: LegendState, tiles: int, tokens: int) -> None:
    """While drafting everything of the round lies on offer or on campsites, and the player can take something."""
    if tiles != s.ruleset.box.numbers.tiles_a_round or tokens != s.players:
        raise InvalidPosition("bad-draft")
    numbers = s.ruleset.box.numbers
    spare = 0
    for seat in range(s.players):
        extra = int(count_bits(s.w[at.HELD + seat])) - int(numbers.tiles_each[s.players])
        if extra > 1 or extra > numbers.spare_tiles[s.players]:
            raise InvalidPosition("bad-draft")
        spare += max(0, extra)
    if spare > numbers.spare_tiles[s.players] or not s.ruleset.rounds.can_take(s, s.current):
        raise InvalidPosition("bad-draft")


def _inner_phase(s: LegendState) -> int:
    """The phase that an effect or a reveal interrupts."""
    phase = s.word(at.RESUME) if s.phase == REVEALING else int(s.phase)
    return s.word(at.BACK) if phase == CARRYING_OUT else phase


def _passing(s: LegendState, later: bool) -> None:
    """Who has passed has no tile, no AP token and no normal card on the right (L-ACT-2)."""
    if s.phase in (DRAWING, DRAFTING) and s.word(at.PASSED):
        raise InvalidPosition("bad-pass")
    if s.word(at.PASSED) >> int(s.players):
        raise InvalidPosition("bad-pass")
    for seat in range(s.players):
        if not s.word(at.PASSED) >> seat & 1:
            if later:
                raise InvalidPosition("bad-pass")
            continue
        if s.word(at.HELD + seat) or s.word(at.TOKEN + seat) or normal_cards(s, at.RIGHT, seat):
            raise InvalidPosition("passed-with-things", seat=SEATS[seat])
    acting = s.phase not in (DRAWING, DRAFTING) and s.word(at.SCORING) == at.NORMAL
    if acting and s.word(at.PASSED) >> int(s.current) & 1:
        raise InvalidPosition("bad-pass")


def _scoring(s: LegendState) -> None:
    """Who still has to score stands in the right order (L-TILE-3, L-END-1)."""
    scoring, volcano, owner = s.word(at.SCORING), s.word(at.VOLCANO), s.word(at.VOLCANO_SEAT) - 1
    waiting = s.waiting()
    placing = s.phase == CARRYING_OUT and running(s) is PLACING_VOLCANO if s.word(at.EFFECT) else False
    if scoring == at.NORMAL:
        if waiting or bool(volcano or owner >= 0) != placing or (placing and (not volcano or owner != s.current)):
            raise InvalidPosition("bad-scoring")
        if s.phase == OVER:
            raise InvalidPosition("bad-scoring")
        return
    if s.phase not in (SPENDING, OVER) and _inner_phase(s) != SPENDING:
        raise InvalidPosition("bad-scoring")
    if scoring == at.INTERIM:
        if not volcano or owner < 0 or s.phase == OVER or s.word(at.PASSED) >> owner & 1:
            raise InvalidPosition("bad-scoring")
        order = [owner] + [s.word(at.ORDER + n) for n in range(s.players) if s.word(at.ORDER + n) != owner]
    else:
        if volcano or owner >= 0 or s.word(at.ROUND) != s.ruleset.box.numbers.rounds:
            raise InvalidPosition("bad-scoring")
        order = sorted(range(s.players), key=lambda seat: s.word(at.PLACE + seat))
    if waiting != order[order.index(int(s.current)) + 1 :] or (s.phase == OVER and waiting):
        raise InvalidPosition("bad-queue")


def _pending(s: LegendState) -> None:
    """A reveal is awaited exactly in its phase (L-HID)."""
    looking, taking = s.word(at.LOOKS), s.word(at.TAKING)
    revealing = s.phase == REVEALING
    if revealing != bool(s.word(at.RESUME)) or (revealing and bool(looking) == bool(taking)):
        raise InvalidPosition("bad-reveal")
    if not revealing and (looking or taking or s.word(at.WHOLE)):
        raise InvalidPosition("bad-reveal")
    if not revealing:
        return
    if s.word(at.RESUME) not in (ACTING, SPENDING, CARRYING_OUT):
        raise InvalidPosition("bad-reveal")
    if taking and (not s.word(at.FILLED) >> taking - 1 & 1 or s.word(at.RESUME) == ACTING):
        raise InvalidPosition("bad-reveal")
    if looking and (looking & ~s.word(at.FILLED) or next_look(s) < 0):
        raise InvalidPosition("bad-reveal")


def _effect(s: LegendState) -> None:
    """An effect is carried out exactly in its phase, and remembers nothing outside of it (L-ACT-3)."""
    running_now = s.phase == CARRYING_OUT or (s.phase == REVEALING and s.word(at.RESUME) == CARRYING_OUT)
    if running_now != bool(s.word(at.EFFECT)):
        raise InvalidPosition("bad-effect")
    if not running_now:
        if any(s.word(place) for place in range(at.EFFECT, at.SPARE + 1)) or s.word(at.PICKED):
            raise InvalidPosition("bad-effect")
        return
    if s.word(at.BACK) not in (ACTING, SPENDING) or s.word(at.COUNT) > MOST_COUNT or s.word(at.STAGE) > 2:
        raise InvalidPosition("bad-effect")
    if s.word(at.PARTNER) and s.word(at.PARTNER) - 1 == s.current:
        raise InvalidPosition("bad-effect")
    effect = running(s)
    site = s.word(at.SITE) - 1
    if isinstance(effect, Expert):
        _expert(s, site)
    elif s.word(at.WHOLE) or s.word(at.PICKED):
        raise InvalidPosition("bad-effect")
    if not effect.is_sound(s):
        raise InvalidPosition("bad-effect")
    if s.phase == CARRYING_OUT and (effect.full(s) or not effect.has_picks(s)):
        raise InvalidPosition("bad-effect")


def _expert(s: LegendState, site: int) -> None:
    """Card 08: the stack that is put in order is known to the player, and only that one."""
    stage = s.word(at.STAGE)
    if (stage > 0) != (site >= 0) or (
        stage == 0 and (s.word(at.PICKED) or (s.phase == REVEALING and s.word(at.WHOLE)))
    ):
        raise InvalidPosition("bad-effect")
    if stage == 0:
        return
    hoard = s.word(at.HOARD + site)
    if not s.word(at.FILLED) >> site & 1 or picked(s) >= hoard:
        raise InvalidPosition("bad-effect")
    if s.word(at.LOOKS) and (s.word(at.LOOKS) != int(BIT[site]) or not s.word(at.WHOLE)):
        raise InvalidPosition("bad-effect")
    if (stage == 2) != bool(s.word(at.TAKING)) or (stage == 2 and s.word(at.TAKING) - 1 != site):
        raise InvalidPosition("bad-effect")
    if stage == 1 and s.phase == CARRYING_OUT:
        seat_bit = at.BY_SEAT << int(s.current)
        ruin = int(s.ruleset.box.ruin_of[s.word(at.TILE + site)])
        words = [s.word(at.KNOWN + ruin * DEEPEST + depth) for depth in range(1, hoard + 1)]
        told = all(word & KIND for word in words)
        if not all(word & ~KIND == seat_bit for word in words) or not (told or s.word(at.VIEWER)):
            raise InvalidPosition("bad-effect")
        if told and any(left_to_order(s, site, kind) < 0 for kind in range(MOST_KINDS)):
            raise InvalidPosition("bad-effect")
