"""The bots play sensibly, fairly and the same every time."""

from __future__ import annotations

import copy
import inspect
import pickle

import pytest

import tikal
from tikal.arena import referee
from tikal.bots.bot import Bot, Budget, bot_seed
from tikal.bots.player import Player
from tikal.bots.registry import bot_names, make_bot
from tikal.cli import simulate
from tikal.core.action import Action
from tikal.view import state_for

SMALL = Budget(nodes=200)


def finished(names: tuple[str, ...], seed: int, auction: bool = False) -> tikal.Game:
    game = tikal.new_game("super-meeple", len(names), auction, seed=seed)
    bots = [Player(make_bot(name, f"{seed}/{seat}")) for seat, name in enumerate(names)]
    while not game.is_over:
        bots[int(game.state.current)].play(game)
    return game


@pytest.mark.parametrize("auction", [False, True])
def test_greedy_beats_random(auction: bool) -> None:
    for seed in range(6):
        seat = seed % 3
        names = tuple("greedy" if n == seat else "random" for n in range(3))
        game = finished(names, seed, auction)
        assert game.ranking[0] == [seat] and game.scores[seat] > 60


def test_four_greedy_bots_score_as_people_do() -> None:
    scores = [score for seed in range(6) for score in finished(("greedy",) * 4, seed).scores]
    assert 75 < sum(scores) / len(scores) < 125


def test_greedy_takes_the_better_side_of_an_exchange() -> None:
    line = (
        "tikal=1 rules=super-meeple players=2 board=B3=a5/0$0,C4=a6/3$2 Red=0;18;A5:L;-;jade2.vase "
        "Blue=0;18;A5:L;-;jade.sun.frog to=Red phase=spend ap=3 scoring=final queue=Blue gone=b1"
    ).replace(" gone=b1", "")
    state = tikal.State.from_line(
        line.replace("scoring=final queue=Blue", "scoring=volcano queue=Blue aside=b6 by=Red")
    )
    game = tikal.game_at(state, seed=1)
    action = Player(make_bot("greedy")).play(game)
    assert str(action) == "xBlue:vase/jade"


@pytest.mark.parametrize("name", bot_names())
def test_bots_can_be_sent_to_another_process(name: str) -> None:
    game = tikal.new_game(players=2, seed=3)
    bot = make_bot(name, 9)
    for twin in (pickle.loads(pickle.dumps(bot)), copy.deepcopy(bot)):
        twin_choice = twin.choose(state_for(game.state, 0), pickle.loads(pickle.dumps(game.legal_actions())), SMALL)
        first = twin_choice if isinstance(twin_choice, Action) else twin_choice[0]
        assert isinstance(twin, Bot) and first in game.legal_actions()


def test_a_bot_cannot_tell_the_deal_from_its_seed() -> None:
    seeds = [bot_seed("secret/3", seat) for seat in range(4)]
    assert len(set(seeds)) == 4 and not any("secret" in seed for seed in seeds)
    source = inspect.getsource(simulate.play_one)
    assert "Player(make_bot(name, bot_seed(seed, seat)))" in source  # and nothing else reaches the bots
    assert "bot = make_bot(name, bot_seed(deal, seat))" in inspect.getsource(referee.play)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(tikal.InvalidOption) as caught:
        make_bot("hal")
    assert "greedy" in str(caught.value)
