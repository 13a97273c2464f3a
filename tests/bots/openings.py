"""The first turns of the classic game as a level plays them, and what is wasted in them.

    python -m tests.bots.openings                       # 200 turns of each level
    python -m tests.bots.openings medium --turns 50 --list

Tables of two, three and four players by turns, at which every seat plays its first three turns. Levels that think
by the clock are given nodes instead, so that the same turns come out on every machine.
"""

from __future__ import annotations

import argparse
import heapq
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

import click

import tikal
from tikal.bots.bot import LEVELS, Budget, bot_seed
from tikal.bots.player import Player
from tikal.bots.registry import make_bot
from tikal.classic.planning.distances import FAR, Distances
from tikal.classic.planning.planner import dig_unseen, key_of
from tikal.classic.rules.ruleset import SPENDING
from tikal.classic.rules.state import IN_SUPPLY, ROW, State, classic_state
from tikal.core import action as act
from tikal.core.hexes import HEXES, SIDES
from tikal.core.position import LEGAL

NODES = {"hard": 20_000, "expert": 100_000}  # a turn: its own limit, and far fewer than 2 s allow, to be quick
ROUNDS = 3  # of turns, from the beginning
LOW = 6  # a leader is too good to guard a temple below this
MANY = 5  # figures brought in and left there: a turn of nothing else is one too many
SPARE = 2  # AP left over, while somebody could still come in or do something
LOOKS = 20_000  # positions looked at for a cheaper way, at most

DEAR = "walked dearer than needed"
BACK = "figures ended where they began"
UNDONE = "walk undone in the next turn"
LEADER = f"leader on guard below {LOW}"
SWAPPED = "exchange undone within two turns"
CROWD = "nothing but figures brought in"
LEFT = f"{SPARE} AP or more left over"
KINDS = (BACK, DEAR, UNDONE, LEADER, SWAPPED, CROWD, LEFT)


@dataclass
class Played:
    """A turn as it was played."""

    players: int
    seat: int
    before: State  # with the tile laid, and all AP to spend
    actions: list[int] = field(default_factory=list)  # without the tile and what chance gave
    left: int = 0  # AP
    wasted: list[str] = field(default_factory=list)  # kinds of waste

    def text(self) -> str:
        write = self.before.ruleset.notation.write
        return " ".join(write(action) for action in self.actions)


def opening(level: str, players: int, seed: str, rounds: int = ROUNDS, budget: Budget | None = None) -> list[Played]:
    """Let one level play the first rounds of a game in all seats; return the turns, each with what it wasted."""
    game = tikal.new_game(players=players, seed=seed)
    if budget is None and level in NODES:
        budget = Budget(nodes=NODES[level])
    bots = [Player(make_bot(level, bot_seed(seed, seat)), budget) for seat in range(players)]
    turns: list[Played] = []
    begun = False
    while len(turns) < players * rounds or begun:
        state = classic_state(game.state)
        seat = int(state.current)
        if state.phase == SPENDING and not begun:
            begun = True
            turns.append(Played(players, seat, state.copy()))
        left = int(state.ap)
        action = bots[seat].play(game).packed
        if begun:
            turns[-1].actions.append(action)
        if action == act.END:
            begun = False
            turns[-1].left = left
    for n, turn in enumerate(turns):
        turn.wasted = list(wasted(turn, [later for later in turns[n + 1 :] if later.seat == turn.seat]))
    return turns


def wasted(turn: Played, later: list[Played]) -> Iterator[str]:
    """The kinds of waste in a turn, given the next turns of the same seat."""
    if cheapest(turn) < spent(turn):
        yield BACK if went_back(turn) else DEAR
    if later and undone(turn, later[0]):
        yield UNDONE
    guards = [action for action in turn.actions if act.kind_of(action) == act.GUARD]
    if any(act.detail_of(guard) == act.LEADER and level(turn, guard) < LOW for guard in guards):
        yield LEADER
    if any(swapped_back(action, [a for next in later[:2] for a in next.actions]) for action in turn.actions):
        yield SWAPPED
    kinds = [act.kind_of(action) for action in turn.actions[:-1]]
    if len(kinds) >= MANY and set(kinds) == {act.ENTER}:
        yield CROWD
    if turn.left >= SPARE:
        yield LEFT


def level(turn: Played, guard: int) -> int:
    """The level of a temple when it got its guard."""
    hex = act.hex_of(guard)
    uncovered = sum(1 for a in turn.actions if act.kind_of(a) == act.UNCOVER and act.hex_of(a) == hex)
    return int(turn.before.level[hex]) + uncovered


def swapped_back(action: int, later: list[int]) -> bool:
    """Whether an exchange is taken back: the same two treasures with the same player, the other way round."""
    if act.kind_of(action) != act.EXCHANGE:
        return False
    back = act.pack(act.EXCHANGE, act.hex_of(action), act.detail_of(action), act.item_of(action))
    return back in later


# --- walks


def went_back(turn: Played) -> bool:
    """Whether a figure came to a hex that one of its kind had left in the same turn."""
    gone: set[tuple[int, int]] = set()
    for action in turn.actions:
        if act.kind_of(action) in (act.MOVE, act.SECRET):
            figure = int(act.detail_of(action))
            if (int(act.hex_of(action)), figure) in gone:
                return True
            gone.add((int(act.item_of(action)), figure))
    return False


def undone(turn: Played, after: Played) -> bool:
    """Whether a turn takes figures back where the turn before took them from, and nothing was done with them there."""
    there, back = shifts(turn), shifts(after)
    done = {int(act.hex_of(a)) for part in (turn, after) for a in part.actions if act.kind_of(a) not in WALKS}
    for (hex, figure), moved in there.items():
        if moved > 0 and back[hex, figure] < 0 and hex not in done:
            for (home, other), left in there.items():
                if other == figure and left < 0 and back[home, other] > 0:
                    return True
    return False


WALKS = (act.ENTER, act.MOVE, act.SECRET, act.END, act.EXCHANGE)


def shifts(turn: Played) -> Counter[tuple[int, int]]:
    """How many figures of each kind more, or less, there are on each hex after the walks of a turn."""
    found: Counter[tuple[int, int]] = Counter()
    for action in turn.actions:
        if act.kind_of(action) in (act.ENTER, act.MOVE, act.SECRET):
            found[int(act.hex_of(action)), int(act.detail_of(action))] += 1
            if act.kind_of(action) != act.ENTER:
                found[int(act.item_of(action)), int(act.detail_of(action))] -= 1
    return found


def spent(turn: Played) -> int:
    """The AP of a turn without exchanges, which have nothing to do with where figures are."""
    state = turn.before.copy()
    for action in turn.actions[:-1]:
        do(state, action)
    return int(turn.before.ap - state.ap)


def do(state: State, action: int) -> None:
    """Do what counts for walks: no exchange, and what a dig brings to light is not looked at."""
    if act.kind_of(action) == act.DIG:
        dig_unseen(state, action)
    elif act.kind_of(action) != act.EXCHANGE:
        state.apply(action)


def cheapest(turn: Played) -> int:
    """The least AP that bring the figures where the turn left them, with the same deeds done."""
    state = turn.before.copy()
    for action in turn.actions[:-1]:
        do(state, action)
    goal, most = int(key_of(state)), int(turn.before.ap - state.ap)
    deeds = Counter(a for a in turn.actions[:-1] if act.kind_of(a) not in WALKS)
    targets = {int(act.hex_of(a)) for a in deeds} | {hex for (hex, _), moved in shifts(turn).items() if moved > 0}
    entries = Counter(int(act.detail_of(a)) for a in turn.actions if act.kind_of(a) == act.ENTER)
    distances = Distances()
    distances.measure(turn.before)
    number = count()
    queue = [(0, next(number), turn.before.copy(), deeds, entries)]
    seen: set[int] = set()
    while queue and len(seen) < LOOKS:
        ap, _, position, to_do, to_enter = heapq.heappop(queue)
        key = int(key_of(position))
        if key == goal:
            return ap
        if key in seen:
            continue
        seen.add(key)
        for cost, after, deed, figure in options(position, distances, targets, to_do, to_enter):
            if ap + cost < most:
                item = (ap + cost, next(number), after, less(to_do, deed), less(to_enter, figure))
                heapq.heappush(queue, item)
    return most


def less(counter: Counter[int], item: int) -> Counter[int]:
    return counter - Counter([item]) if item >= 0 else counter


def options(
    s: State, distances: Distances, targets: set[int], to_do: Counter[int], to_enter: Counter[int]
) -> Iterator[tuple[int, State, int, int]]:
    """Deeds that are to be done, and walks to where something is to be done or to stand at the end.

    Each with its price, the position after it, and the deed or the figure brought in, else -1.
    """
    for deed in to_do:
        if s.refusal(deed) == LEGAL:
            after = s.copy()
            do(after, deed)
            yield int(s.ap - after.ap), after, deed, -1
    seat = int(s.current)
    homes = [hex for hex in range(HEXES) if int(s.homes(seat)) >> hex & 1]
    for figure in (int(act.EXPLORER), int(act.LEADER)):
        if to_enter[figure] and (s.supply[seat] if figure == act.EXPLORER else s.leader[seat] == IN_SUPPLY):
            for home in homes:
                after = s.copy()
                after.apply(act.pack(act.ENTER, home, 0, figure))
                yield int(s.ap - after.ap), after, -1, figure
        standing = [hex for hex in range(HEXES) if s.explorers[seat * HEXES + hex]]
        if figure == act.LEADER:
            standing = [int(s.leader[seat])] if s.leader[seat] >= 0 else []
        for source in standing:
            for target in targets | set(homes):
                if target != source:
                    for after in ways(s, distances, source, target, figure, homes):
                        yield int(s.ap - after.ap), after, -1, -1


def ways(s: State, distances: Distances, source: int, target: int, figure: int, homes: list[int]) -> Iterator[State]:
    """The positions after one figure has gone from hex to hex on foot, and by a secret path between camps."""
    if source in homes and target in homes and s.ap >= s.ruleset.secret.price:
        after = s.copy()
        after.apply(act.pack(act.SECRET, target, source, figure))
        yield after
    far = int(distances.ap[source * HEXES + target])
    if far >= FAR or far > s.ap:
        return
    after = s.copy()
    at = source
    while at != target:
        exits = (int(s.exits[n]) for n in range(at * SIDES, at * SIDES + int(s.exit_count[at * ROW + ROW - 1])))
        step = next(
            e for e in exits
            if act.cost_of(e) + distances.ap[act.hex_of(e) * HEXES + target] == distances.ap[at * HEXES + target]
        )  # fmt: skip
        after.apply(step | figure << act.DETAIL)
        at = int(act.hex_of(step))
    yield after


# --- the list


def openings(level: str, turns: int, seed: str, rounds: int = ROUNDS) -> Iterator[Played]:
    """The first turns of games of two, three and four players in turn, until there are enough."""
    found = 0
    for number in count():
        for turn in opening(level, 2 + number % 3, f"{seed}/{number}", rounds):
            if found == turns:
                return
            found += 1
            yield turn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("levels", nargs="*", default=list(LEVELS))
    parser.add_argument("--turns", type=int, default=200, help="of each level")
    parser.add_argument("--seed", default="openings")
    parser.add_argument("--list", action="store_true", help="every turn that wasted something")
    parser.add_argument("--all", action="store_true", help="every turn")
    chosen = parser.parse_args()
    for level in chosen.levels:
        played = []
        for turn in openings(level, chosen.turns, chosen.seed):
            played.append(turn)
            if chosen.all or (chosen.list and turn.wasted):
                click.echo(f"{turn.players}p seat {turn.seat}: {turn.text()}  {'; '.join(turn.wasted)}")
        kinds = Counter(kind for turn in played for kind in turn.wasted)
        bad = sum(1 for turn in played if turn.wasted)
        click.echo(f"{level}: {len(played)} turns, {bad} with waste")
        for kind in KINDS:
            click.echo(f"    {kinds[kind]:4}  {kind}")


if __name__ == "__main__":
    main()
