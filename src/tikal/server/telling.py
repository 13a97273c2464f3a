"""Tells clients where a game stands and what happened: the engine's objects as messages."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, convert

import tikal
from tikal.core import action as act
from tikal.core.ranking import ranking
from tikal.core.ruleset import BIDDING, CHOOSING, LAYING, OVER, TERRAINS, Ruleset
from tikal.core.state import FINAL_ROUND, NORMAL, State
from tikal.editions import registry
from tikal.editions.options import write
from tikal.game import Game
from tikal.record.events import Event, Teller
from tikal.server import protocol
from tikal.server.offering import Offering
from tikal.server.picture import ScoreSheet, SeatName, View, picture, seat_name
from tikal.server.words import Facts, Text, plain, refuse
from tikal.view import view

__version__ = tikal.__version__

SHEET = ("temples", "treasures", "temple_points", "treasure_points", "total")


def seen(state: State, names: Sequence[str], seat: int | None) -> View:
    """Return what a seat sees of a position."""
    return picture(view(state, tuple(names), seat))


def told(event: Event) -> protocol.Told:
    """Return an event as a message."""
    sheet = None
    if event.kind == "scored":
        sheet = _sheet(event)
    return protocol.Told(
        kind=event.kind,
        code=f"event-{event.kind}",
        action=event.action,
        facts=plain({"player": event.player} | event.facts if event.player else event.facts),
        seat=None if event.seat is None else seat_name(event.seat),
        sheet=sheet,
        ranking=event.facts.get("ranking"),
        keys=event.facts.get("keys"),
        steps=event.facts.get("steps"),
    )


def _sheet(event: Event) -> ScoreSheet:
    """Return the score sheet of a scoring event."""
    return convert({key: event.facts[key] for key in SHEET}, ScoreSheet)


def events_of(names: Sequence[str], number: int, before: State, action: int, after: State) -> list[protocol.Told]:
    """Return what one action meant."""
    return [told(event) for event in Teller(tuple(names), number, before, action, after).events()]


def prompt(game: Game, yours: bool, vacant: bool) -> Text:
    """Return what is asked of whom, in one sentence; `vacant` if nobody sits in the seat that decides."""
    state = game.state
    if state.phase == OVER:
        winners = ranking(state)[0]
        facts: Facts = {"winners": " & ".join(game.names[seat] for seat in winners), "count": len(winners)}
        return Text("prompt-over", facts | {"points": int(state.score[winners[0]])})
    known: Facts = {"player": game.names[int(state.current)], "you": "yes" if yours else "no", "ap": int(state.ap)}
    if vacant:
        return Text("prompt-open", known)
    if state.phase == LAYING:
        tile = state.ruleset.components.tiles[state.hand]
        return Text("prompt-lay", known | {"tile": tile.id, "terrain": TERRAINS[tile.terrain], "value": tile.value})
    if state.phase == BIDDING:
        return Text("prompt-bid", known | {"points": int(state.high_bid)})
    if state.phase == CHOOSING:
        return Text("prompt-choose", known)
    return Text("prompt-spend", known | scoring_round(state))


def scoring_round(state: State) -> Facts:
    """Return which scoring round is on: "none", "round" with its number, or "final"."""
    number = bin(int(state.volcanoes)).count("1") + 1
    if state.round_kind == NORMAL:
        return {"scoring": "none", "round": 0}
    return {"scoring": "final" if state.round_kind == FINAL_ROUND else "round", "round": number}


def situation(game: Game, seq: int, held: Sequence[int], vacant: bool) -> protocol.Situation:
    """Return where the game stands for whoever holds these seats."""
    deciding = game.current_player
    yours = deciding is not None and deciding in held
    reason = game.why_not_undo()
    return protocol.Situation(
        seq=seq,
        length=game.length,
        view=seen(game.state, game.names, eyes(game, held)),
        prompt=prompt(game, yours, vacant),
        deciding=None if deciding is None else seat_name(deciding),
        offers=Offering(game).offers() if yours else None,
        undo=protocol.TakeBack(game.undoable if yours else 0, refuse(reason) if reason else None),
        redo=game.redoable if yours else 0,
    )


def eyes(game: Game, held: Sequence[int]) -> int | None:
    """Return through which of the seats they hold somebody sees the table; None for a spectator."""
    deciding = game.current_player
    if deciding is not None and deciding in held:
        return deciding
    return held[0] if held else None


def table_info(id: str, rules: Ruleset, created: int, uploaded: bool = False) -> protocol.TableInfo:
    """Return what does not change while the game is played."""
    home = registry.edition(rules.edition)
    usual = home.defaults(rules.auction)
    options = [protocol.Option(name, write(value), write(usual[name])) for name, value in rules.options.items()]
    c = rules.components
    return protocol.TableInfo(
        id=id,
        edition=rules.edition,
        title=home.title,
        auction=rules.auction,
        options=options,
        action_points=int(rules.action_points),
        tiles=[protocol.TileFace(t.id, t.letter, TERRAINS[t.terrain], t.value, list(t.stones)) for t in c.all_tiles],
        treasures=list(c.treasures),
        treasure_points=[int(points) for points in rules.treasure_points],
        created=created,
        uploaded=uploaded,
    )


class Summary(Struct, frozen=True):
    """What lists of games show, kept beside the rows so that no game has to be replayed for it."""

    edition: str
    auction: bool
    scores: list[int]
    turn: int
    left: int
    length: int
    deciding: int | None
    winners: list[int]


def summary(game: Game) -> Summary:
    """Return a game's summary."""
    laid = sum(act.kind_of(action.packed) == act.LAY for action in game.history)
    return Summary(
        edition=game.ruleset.edition,
        auction=game.ruleset.auction,
        scores=game.scores,
        turn=laid,
        left=bin(int(game.state.undrawn)).count("1"),
        length=game.length,
        deciding=game.current_player,
        winners=game.ranking[0] if game.is_over else [],
    )


def seat_names(seats: Sequence[int]) -> list[SeatName]:
    """Return the colours of some seats."""
    return [seat_name(seat) for seat in seats]
