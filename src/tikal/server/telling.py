"""Tells clients where a game stands and what happened: the engine's objects as messages."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

import tikal
from tikal.core.position import OVER, SPECTATOR, Position, Rules
from tikal.core.ranking import ranking
from tikal.editions import registry
from tikal.editions.options import write
from tikal.game import Game
from tikal.record.events import Event, events_between
from tikal.server import protocol
from tikal.server.face import Face, face_of
from tikal.server.shapes import SeatName, seat_name
from tikal.server.words import Facts, Text, plain, refuse

__version__ = tikal.__version__


def seen(position: Position, names: Sequence[str], seat: int | None) -> protocol.AnyView:
    """Return what a seat sees of a position."""
    return face_of(position.rules).seen(position, names, seat)


def told(face: Face, event: Event) -> protocol.Told:
    """Return an event as a message."""
    return protocol.Told(
        kind=event.kind,
        code=f"event-{event.kind}",
        action=event.action,
        facts=plain({"player": event.player} | event.facts if event.player else event.facts),
        seat=None if event.seat is None else seat_name(event.seat),
        ranking=event.facts.get("ranking"),
        keys=event.facts.get("keys"),
        steps=event.facts.get("steps"),
        **face.sheet(event),
    )


def events_of(
    names: Sequence[str], number: int, before: Position, action: int, after: Position, seat: int | None
) -> list[protocol.Told]:
    """Return what one action meant, as it is told to a seat or, None, to a spectator."""
    face = face_of(before.rules)
    if before.rules.secrets:
        viewer = SPECTATOR if seat is None else seat
        action = int(before.told(action, viewer))
        before, after = before.seen_by(viewer), after.seen_by(viewer)
    return [told(face, event) for event in events_between(tuple(names), number, before, action, after)]


def text_of(before: Position, action: int, seat: int | None) -> str:
    """Return the text of an action as it is told to a seat or, None, to a spectator."""
    return before.rules.notation.write(before.told(action, SPECTATOR if seat is None else seat))


def prompt(game: Game, yours: bool, vacant: bool) -> Text:
    """Return what is asked of whom, in one sentence; `vacant` if nobody sits in the seat that decides."""
    state = game.state
    if state.phase == OVER:
        winners = ranking(state)[0]
        facts: Facts = {"winners": " & ".join(game.names[seat] for seat in winners), "count": len(winners)}
        return Text("prompt-over", facts | {"points": int(state.points_of(winners[0]))})
    known: Facts = {"player": game.names[int(state.current)], "you": "yes" if yours else "no", "ap": int(state.ap)}
    return Text("prompt-open", known) if vacant else face_of(game.ruleset).prompt(game, known)


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
        offers=face_of(game.ruleset).offers(game) if yours else None,
        undo=protocol.TakeBack(game.undoable if yours else 0, refuse(reason) if reason else None),
        redo=game.redoable if yours else 0,
    )


def eyes(game: Game, held: Sequence[int]) -> int | None:
    """Return through which of the seats they hold somebody sees the table; None for a spectator."""
    deciding = game.current_player
    if deciding is not None and deciding in held:
        return deciding
    return held[0] if held else None


def ears(held: Sequence[int]) -> int | None:
    """Return as which seat somebody is told what happened: who plays several, others looking on, is a spectator."""
    return held[0] if len(held) == 1 else None


def game_name(game: str) -> protocol.GameName:
    """Return the name of a game as clients know it.

    :raises ValueError: if they know none of that name.
    """
    if game == "classic":
        return "classic"
    if game == "legend":
        return "legend"
    raise ValueError(f"clients know no game {game!r}")


def scenario_of(rules: Rules) -> str:
    """Return the scenario of a game of Legend; none of another."""
    return str(rules.options.get("scenario", ""))


def table_info(id: str, rules: Rules, created: int, uploaded: bool = False) -> protocol.TableInfo:
    """Return what does not change while the game is played."""
    home = registry.edition(rules.edition)
    options = [
        protocol.Option(name, write(value), write(home.usual(name, rules.auction)))
        for name, value in rules.options.items()
    ]
    return protocol.TableInfo(
        id=id,
        game=game_name(rules.game),
        edition=rules.edition,
        title=home.title,
        auction=rules.auction,
        options=options,
        created=created,
        uploaded=uploaded,
        **face_of(rules).components(rules),
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
    scenario: str = ""  # of Legend; games of before have none


def summary(game: Game) -> Summary:
    """Return a game's summary."""
    turn, left = face_of(game.ruleset).progress(game)
    return Summary(
        edition=game.ruleset.edition,
        auction=game.ruleset.auction,
        scores=game.scores,
        turn=turn,
        left=left,
        length=game.length,
        deciding=game.current_player,
        winners=game.ranking[0] if game.is_over else [],
        scenario=scenario_of(game.ruleset),
    )


def seat_names(seats: Sequence[int]) -> list[SeatName]:
    """Return the colours of some seats."""
    return [seat_name(seat) for seat in seats]
