"""Positions and actions as numbers: one numbering in every position, observations of what a seat may know."""

from __future__ import annotations

import hashlib
import os
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

import tikal
from tikal.bots.bot import Budget
from tikal.bots.player import Player
from tikal.bots.registry import make_bot
from tikal.core import action as act
from tikal.core.dealer import Rng
from tikal.core.encoding import Encoding
from tikal.core.engine import waits_for_chance
from tikal.core.errors import IllegalAction, InvalidAction
from tikal.core.position import SPECTATOR
from tikal.editions import registry
from tikal.env import encoding_of
from tikal.game import Game

TABLES = [
    (edition.id, auction, players)
    for edition in registry.editions().values()
    for auction in ((False, True) if edition.has_auction else (False,))
    for players in (2, 3, 4)
]


def played(edition: str, players: int, auction: bool, seed: int, every: int = 1) -> Iterator[tuple[Game, Encoding]]:
    """Every so many decisions of a random game, up to its end. Half of its actions are of kinds it has seldom seen."""
    game = tikal.new_game(edition, players, auction, seed=seed)
    encoding, rng, n = encoding_of(game.ruleset), Rng(str(seed)), 0
    times: Counter[int] = Counter()
    while not game.is_over:
        if n % every == 0:
            yield game, encoding
        legal = game.legal_actions().ints()
        if rng.below(2):
            fewest = min(times[act.KIND_MASK & action] for action in legal)
            legal = [action for action in legal if times[act.KIND_MASK & action] == fewest]
        action = legal[int(rng.below(len(legal)))]
        times[act.KIND_MASK & action] += 1
        game.play(action)
        n += 1
    yield game, encoding


@pytest.mark.parametrize(("edition", "auction", "players"), TABLES)
def test_every_legal_action_has_a_number_of_its_own_that_leads_back(edition: str, auction: bool, players: int) -> None:
    for n, (game, encoding) in enumerate(played(edition, players, auction, players)):
        state, actions = game.state, game.legal_actions().ints()
        numbers = [encoding.number(state, action) for action in actions]
        assert len(set(numbers)) == len(actions)
        assert encoding.numbers(state) == sorted(numbers)
        mask = encoding.mask(state)
        assert len(mask) == encoding.actions
        assert [number for number in range(encoding.actions) if mask[number]] == sorted(numbers)
        if actions:
            one = n % len(actions)
            assert encoding.action(state, numbers[one]) == actions[one]
            text = game.legal_actions().texts()[one]
            assert encoding.number(state, game.read_action(text).packed) == numbers[one]


def test_all_numbers_mean_different_things_and_the_auction_adds_to_the_others() -> None:
    for edition, auction, _ in TABLES[::3]:
        encoding = encoding_of(registry.ruleset(edition, auction))
        labels = [encoding.label(number) for number in range(encoding.actions)]
        assert len(set(labels)) == encoding.actions
        if auction:
            basic = encoding_of(registry.ruleset(edition))
            assert labels[: basic.actions] == [basic.label(number) for number in range(basic.actions)]
            assert encoding.size == basic.size


def test_editions_of_one_game_are_encoded_alike() -> None:
    for game in {edition.game for edition in registry.editions().values()}:
        shapes = {
            (encoding.size, encoding.actions)
            for edition in registry.editions().values()
            if edition.game == game
            for encoding in [encoding_of(registry.ruleset(edition.id))]
        }
        assert len(shapes) == 1


def test_what_is_not_legal_has_no_action() -> None:
    game = tikal.new_game("super-meeple", 2, seed=1)
    encoding = encoding_of(game.ruleset)
    with pytest.raises(IllegalAction, match=r'number 0 \("end"\) is not legal now; the action mask has'):
        encoding.action(game.state, encoding.first_number("end"))
    for number in (-1, encoding.actions, 1 << 70):
        with pytest.raises(IllegalAction, match=rf"no number {number}: they go from 0 to {encoding.actions - 1}"):
            encoding.action(game.state, number)
    with pytest.raises(InvalidAction):
        encoding.label(encoding.actions)


def test_a_bid_that_no_game_leads_to_has_no_number() -> None:
    game = tikal.new_game("super-meeple", 2, auction=True, seed=1)
    rich = tikal.game_at(game.state.to_line().replace("=20;", "=900;"))
    encoding = encoding_of(rich.ruleset)
    bids = [action for action in rich.legal_actions() if action.kind == "bid"]
    assert len(bids) == 900
    assert 100 < len(encoding.numbers(rich.state)) < 900
    with pytest.raises(InvalidAction):
        encoding.number(rich.state, bids[-1].packed)


def test_every_part_of_an_observation_is_used() -> None:
    """Over some games every segment is other than zero somewhere."""
    for game in {edition.game for edition in registry.editions().values()}:
        tables = [table for table in TABLES if registry.edition(table[0]).game == game]
        empty = {segment.name for segment in encoding_of(registry.ruleset(tables[0][0])).observation}
        for seed in range(34, 54):  # in the first of them a card works twice, which is rare
            edition, auction, players = tables[seed % len(tables)]
            for at, encoding in played(edition, players, auction, seed):
                view = encoding.observe(at.state, int(at.state.current))
                for segment in encoding.observation:
                    if segment.name in empty and any(view[segment.first : segment.first + segment.size]):
                        empty.remove(segment.name)
            if not empty:
                break
        assert not empty


def bots_game(edition: str, players: int, auction: bool, seed: int) -> Iterator[tuple[Game, Encoding]]:
    """Every decision of a game of bots, up to its end."""
    game = tikal.new_game(edition, players, auction, seed=seed)
    seats = [Player(make_bot("easy", f"{seed}/{seat}"), Budget(nodes=100)) for seat in range(players)]
    while not game.is_over:
        yield game, encoding_of(game.ruleset)
        seats[int(game.state.current)].play(game)
    yield game, encoding_of(game.ruleset)


BY_BOTS = [("super-meeple", False, 2), ("ravensburger", True, 4), ("legend", False, 3)]


@pytest.mark.parametrize(
    ("games", "table"), [(played, table) for table in TABLES] + [(bots_game, table) for table in BY_BOTS]
)
def test_no_value_is_more_than_its_segment_says(
    games: Callable[..., Iterator[tuple[Game, Encoding]]], table: tuple[str, bool, int]
) -> None:
    """So scaled observations are never more than 1."""
    edition, auction, players = table
    for game, encoding in games(edition, players, auction, 3):
        view = encoding.observe(game.state, int(game.state.current))
        for segment in encoding.observation:
            assert max(view[segment.first : segment.first + segment.size]) <= segment.most <= 255, segment.name


def test_scales_follow_house_rules() -> None:
    rules = registry.ruleset("super-meeple", options={"explorers": 40, "action_points": 15})
    most = {segment.name: segment.most for segment in encoding_of(rules).observation}
    assert most["explorers"] == most["supply"] == 40 and most["ap"] == 15
    none = registry.ruleset("super-meeple", options={"camps": 0})
    assert all(segment.most for segment in encoding_of(none).observation)


def seen_of_a_game(table: tuple[str, bool, int]) -> str:
    """What the seats see of a game, and what they may do."""
    edition, auction, players = table
    known = hashlib.sha256()
    for game, encoding in played(edition, players, auction, 5, 3):
        known.update(encoding.observe(game.state, int(game.state.current)) + encoding.mask(game.state))
        legal = encoding.numbers(game.state)
        assert [encoding.number(game.state, encoding.action(game.state, number)) for number in legal[:3]] == legal[:3]
    return known.hexdigest()


def test_threads_may_share_an_encoding() -> None:
    tables = [("super-meeple", False, 2), ("legend", False, 3)] * 3
    alone = [seen_of_a_game(table) for table in tables[:2]] * 3
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(len(tables)) as threads:
            assert list(threads.map(seen_of_a_game, tables)) == alone
    finally:
        sys.setswitchinterval(usual)


def test_an_encoding_is_pickled_by_its_rules() -> None:
    for edition in ("super-meeple", "legend"):
        game = tikal.new_game(edition, 2, seed=1)
        encoding = encoding_of(game.ruleset)
        again = pickle.loads(pickle.dumps(encoding))
        assert again.observe(game.state, 1) == encoding.observe(game.state, 1)
        assert again.numbers(game.state) == encoding.numbers(game.state)


def test_an_observation_begins_with_who_looks() -> None:
    """The same game, begun by one seat or another, looks the same to whose turn it is, and has the same numbers."""
    rules = registry.ruleset("super-meeple", auction=True)
    encoding, rng = encoding_of(rules), Rng("who looks")
    states = [rules.initial(3, first) for first in range(3)]
    dealers = [rules.dealer(state, "7") for state in states]
    for _ in range(150):
        for state, dealer in zip(states, dealers, strict=True):
            while waits_for_chance(state):
                state.apply(dealer.deal(state))
        assert len({encoding.observe(state, int(state.current)) for state in states}) == 1
        assert len({encoding.mask(state) for state in states}) == 1
        legal = encoding.numbers(states[0])
        number = legal[int(rng.below(len(legal)))]
        for state in states:
            state.apply(encoding.action(state, number))


def test_what_is_hidden_from_a_seat_is_not_in_its_observation() -> None:
    for seed in range(3):
        for game, encoding in played("legend", 4 - seed % 2, False, seed, 7):
            for seat in (*range(game.players), SPECTATOR):
                seen = game.state.seen_by(seat)
                assert encoding.observe(game.state, seat) == encoding.observe(seen, seat)
            if not game.is_over:
                assert encoding.mask(game.state) == encoding.mask(game.state.seen_by(int(game.state.current)))


def test_only_who_looks_at_a_treasure_learns_which_it_is() -> None:
    """Whatever a private look shows, the others' observations are the same; that somebody looked they see."""
    looks = 0
    for seed in range(8):
        game = tikal.new_game("legend", 3, seed=seed)
        encoding, rng = encoding_of(game.ruleset), Rng(f"look {seed}")
        while not game.is_over and looks < 3:
            actions = list(game.legal_actions())
            look = [action for action in actions if action.kind == "look"]
            if look:
                before = game.state.copy()
                before.apply(look[0].packed)
                outcomes = tikal.core.engine.actions_at(before) if waits_for_chance(before) else []
                views = []
                for outcome in outcomes:
                    after = before.copy()
                    after.apply(outcome)
                    views.append([encoding.observe(after, (int(after.current) + n) % 3) for n in range(3)])
                if len(views) > 1:
                    mine, *theirs = zip(*views, strict=True)
                    assert len(set(mine)) == len(views)
                    assert all(len(set(seen)) == 1 for seen in theirs)
                    assert theirs[0][0] != encoding.observe(game.state, (int(game.state.current) + 1) % 3)
                    looks += 1
            game.play((look or actions)[0 if look else int(rng.below(len(actions)))])
    assert looks == 3


#: Over games of both editions; changes only when what learners see changes, and then with a line in CHANGELOG.md.
GOLDEN = "440ed2a9cf2c8fbac65b04b98712092385cd9ad4e61d4dcd29b41b99b27e2a74"


def checksum() -> str:
    known = hashlib.sha256()
    for edition, auction, players in (("super-meeple", False, 2), ("super-meeple", True, 4), ("legend", False, 3)):
        for game, encoding in played(edition, players, auction, 11, 5):
            for seat in range(players):
                known.update(encoding.observe(game.state, seat))
            known.update(encoding.mask(game.state))
    return known.hexdigest()


def test_observations_are_the_same_in_every_build() -> None:
    assert checksum() == GOLDEN


def test_observations_are_the_same_in_every_process() -> None:
    code = "from tests.env.test_encoding import checksum; print(checksum())"
    env = os.environ | {"PYTHONHASHSEED": "12345"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    assert done.stdout.strip() == GOLDEN
