"""A record: how a game was set up and everything that happened in it, chance included.

The state is always rebuilt from it. It holds no seed and nothing that was never revealed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tikal.core.errors import InvalidOption
from tikal.core.notation import SEATS
from tikal.core.position import Position, Rules, read_position
from tikal.record.names import LONGEST_NAME, is_printable

EVERYTHING = -2  # the viewer of a record from which nothing was taken out


class Moment(NamedTuple):
    """An action between the positions before and after it: copies to keep."""

    before: Position
    action: int
    after: Position


class Record(NamedTuple):
    """One game so far."""

    ruleset: Rules
    players: int
    first: int
    names: tuple[str, ...]
    actions: tuple[int, ...] = ()
    position: str = ""  # the line it started from, if that was not the ordinary set-up
    viewer: int = EVERYTHING  # or the seat, or SPECTATOR, for whom others' secrets were taken out

    def start(self) -> Position:
        """Return the position the game began with."""
        start = read_position(self.position) if self.position else self.ruleset.initial(self.players, self.first)
        return start if self.viewer == EVERYTHING else start.seen_by(self.viewer)

    def seen_by(self, viewer: int) -> Record:
        """Return the record as that seat, or SPECTATOR, may have it while the game is running."""
        if viewer == EVERYTHING or not self.ruleset.secrets:
            return self
        state = self.start()
        told: list[int] = []
        for action in self.actions:
            told.append(int(state.told(action, viewer)))
            state.apply(action)
        position = read_position(self.position).seen_by(viewer).to_line() if self.position else ""
        return self._replace(actions=tuple(told), position=position, viewer=viewer)

    def end(self) -> Position:
        """Return the position the record leads to."""
        state = self.start()
        for action in self.actions:
            state.apply(action)
        return state

    def moments(self, since: int = 0) -> Iterator[Moment]:
        """Yield every action from number `since` on."""
        before = self.up_to(since).end()
        for action in self.actions[since:]:
            after = before.copy()
            after.apply(action)
            yield Moment(before, action, after)
            before = after

    def up_to(self, count: int) -> Record:
        """Return the record as it was after `count` actions."""
        return self._replace(actions=self.actions[:count])


def check_names(names: Sequence[str] | Mapping[str, str], players: int) -> tuple[str, ...]:
    """Return one name per seat, from names by seat or by colour; the colours stand in for those that are empty.

    :raises InvalidOption: for too many names, or one that is too long, doubled or not printable.
    """
    if isinstance(names, Mapping):
        strangers = [str(colour) for colour in names if colour not in SEATS[:players]]
        if strangers:
            raise InvalidOption("no-such-seat", seat=strangers[0], players=players)
        names = [names.get(colour, "") for colour in SEATS[:players]]
    if isinstance(names, str):
        names = [names]
    if not isinstance(names, Sequence):
        raise InvalidOption("bad-name", name=str(names)[:LONGEST_NAME], most=LONGEST_NAME)
    if len(names) > players:
        raise InvalidOption("too-many-names", count=len(names), players=players)
    filled = list(SEATS[:players])
    for seat, name in enumerate(names):
        text = str(name).strip()
        if not text:
            continue
        if len(text) > LONGEST_NAME or not is_printable(text):
            raise InvalidOption("bad-name", name=text[:LONGEST_NAME], most=LONGEST_NAME)
        filled[seat] = text
    if len({name.lower() for name in filled}) < players:
        raise InvalidOption("same-names", names=", ".join(filled))
    return tuple(filled)
