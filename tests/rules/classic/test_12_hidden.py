"""Hidden information: nobody gets to know what is not revealed yet."""

from __future__ import annotations

import json

import pytest

import tikal
from tests.rules.classic.table import at, lay_anywhere, place, play, seat
from tikal import Action, Game, LegalActions, State
from tikal.bots.bot import Bot, Budget
from tikal.bots.player import Player


def deals(players: int = 2, auction: bool = False) -> list[Game]:
    """Games whose public course so far is the same, while what is hidden differs."""
    games: dict[str, list[Game]] = {}
    for seed in range(60):
        game = tikal.new_game(players=players, auction=auction, seed=f"secret-{seed}", first_player="Red")
        games.setdefault(game.state.to_line(), []).append(game)
    same = max(games.values(), key=len)
    assert len(same) > 5
    return same


def future(game: Game) -> list[str]:
    """The tiles that will come in a game in which nobody does anything."""
    while not game.is_over:
        game.play("." if game.view()["phase"] == "spend" else str(game.legal_actions()[0]))
    return [str(action) for action in game.history if action.kind == "draw"]


def test_order_of_the_tiles_shows_nowhere() -> None:  # C-HID-1
    games = deals()
    first = games[0]
    for other in games[1:]:
        assert other.state == first.state
        assert other.view(0) == first.view(0) and other.view() == first.view()
        assert other.to_tgn() == first.to_tgn() and other.to_json() == first.to_json()
        assert other.events() == first.events()
        assert repr(other) == repr(first) and repr(other.state) == repr(first.state)
    assert len({tuple(future(game)) for game in games}) == len(games)  # and yet they are different deals


def test_treasures_face_down_show_nowhere() -> None:  # C-HID-1
    games = [at("C4=a5/1", seat("C4:1"), seed=seed) for seed in range(30)]
    for game in games[1:]:
        assert (game.state, game.view(0), game.to_json()) == (games[0].state, games[0].view(0), games[0].to_json())
    for game in games:
        game.play("$C4")
    assert len({json.dumps(game.view()) for game in games}) == 8  # all eight kinds were under there


def test_ruins_show_how_many_treasures_and_not_which() -> None:  # C-HID-1
    game = at("C4=a5/1$3", seat("C4:1", owns="jade"))
    shown = place(game, "C4")
    assert shown["treasures"] == 3
    assert not {"jade", "vase", "sun", "serpent", "frog", "knife", "plume", "beads"} & set(json.dumps(shown).split('"'))
    assert game.view()["stack"]["treasures_unseen"] == {
        "jade": 2, "vase": 3, "sun": 3, "serpent": 3, "frog": 3, "knife": 3, "plume": 3, "beads": 3,
    }  # fmt: skip


def test_nothing_revealed_can_be_tried_and_taken_back() -> None:  # C-HID-1
    game = at("C4=a5/1", seat("C4:2"))
    play(game, "$C4")
    assert game.why_not_undo() == "undo-past-reveal"
    with pytest.raises(tikal.IllegalAction):
        game.undo()
    with pytest.raises(tikal.IllegalAction) as refused:
        at("C4=a5/1", seat("C4:2")).play(["$C4", "GE@C4"])
    assert refused.value.code == "list-past-reveal"


def test_chance_is_not_for_players() -> None:  # C-HID-1
    game = at("C4=a5/1", seat("C4:1"))
    assert game.explain("~jade").code == "chance-decides"
    with pytest.raises(tikal.IllegalAction):
        game.play("~a1")


def test_seed_is_in_no_view_or_record() -> None:  # C-HID-2
    game = tikal.new_game(players=2, seed="open-sesame", first_player="Red")
    lay_anywhere(game)
    play(game, "+E@A5", ".")
    told = [json.dumps(game.view(0)), game.to_json(), game.to_tgn(), repr(game), game.state.to_line()]
    told += [json.dumps(event.to_dict()) for event in game.events()]
    for text in told:
        assert "open-sesame" not in text and "seed" not in text.lower()


@pytest.mark.parametrize("auction", [False, True])
def test_everything_else_is_public(auction: bool) -> None:  # C-HID-2
    game = tikal.new_game(players=3, seed=1, auction=auction)
    spectator = game.view()
    for viewer in range(3):
        assert game.view(viewer) | {"seat": None} == spectator
    assert State.from_line(spectator["line"]) == game.state
    shown = at("A4^3!BE,C4=a5/1$2", seat("C4:L1", score=4, owns="jade2"), seat("A4:2", score=9, camps="B4")).view(0)
    red, blue = shown["seats"]
    assert (red["score"], red["explorers"], red["leader"], red["treasures"]) == (4, 17, "C4", {"jade": 2})
    assert (blue["score"], blue["explorers"], blue["camps_left"], blue["guards_left"]) == (9, 15, 1, 1)


class Spy(Bot):
    """Keeps what it is given."""

    name = "spy"
    level = "beginner"

    def choose(self, position: State, legal: LegalActions, budget: Budget) -> Action:
        self.seen = (position, legal)
        return legal[0]


def test_program_gets_a_copy_of_the_public_position() -> None:  # C-HID-2
    game = tikal.new_game(players=2, seed="open-sesame", first_player="Red")
    before = State.from_view(game.view(0))
    spy = Spy()
    Player(spy).play(game)
    position, legal = spy.seen
    assert position == before  # nothing more than the view shows
    assert position is not game.state and game.state != position  # and the game goes on without it
    assert not hasattr(position, "dealer") and not hasattr(legal, "dealer")
    assert not hasattr(legal, "state")


def test_hidden_order_is_gone_from_a_copied_game() -> None:  # C-HID-2
    """Who reads the public record of a game cannot find out what will come in the original."""
    game = tikal.new_game(players=2, seed="open-sesame", first_player="Red")
    copies = [tikal.read_json(game.to_json(), seed=seed) for seed in range(4)]
    assert len({tuple(future(copy)) for copy in copies}) == 4
