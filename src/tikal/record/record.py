"""A record: how a game was set up and everything that happened in it, chance included.

The state is always rebuilt from it. It holds no seed and nothing that was never revealed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tikal.core import engine
from tikal.core.errors import InvalidOption
from tikal.core.notation import SEATS
from tikal.core.ruleset import Ruleset
from tikal.core.state import State

LONGEST_NAME = 40


class Record(NamedTuple):
    """One game so far."""

    ruleset: Ruleset
    players: int
    first: int
    names: tuple[str, ...]
    actions: tuple[int, ...] = ()
    position: str = ""  # the line it started from, if that was not the ordinary set-up

    def start(self) -> State:
        """Return the position the game began with."""
        if self.position:
            return State.from_line(self.position)
        return engine.initial_state(self.ruleset, self.players, self.first)

    def end(self) -> State:
        """Return the position the record leads to."""
        state = self.start()
        for action in self.actions:
            engine.apply(state, action)
        return state

    def moments(self, since: int = 0) -> Iterator[tuple[State, int, State]]:
        """Yield every action from number `since` on, between the positions before and after it: copies to keep."""
        before = self.up_to(since).end()
        for action in self.actions[since:]:
            after = before.copy()
            engine.apply(after, action)
            yield before, action, after
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
        if len(text) > LONGEST_NAME or not text.isprintable():
            raise InvalidOption("bad-name", name=text[:LONGEST_NAME], most=LONGEST_NAME)
        filled[seat] = text
    if len({name.lower() for name in filled}) < players:
        raise InvalidOption("same-names", names=", ".join(filled))
    return tuple(filled)
