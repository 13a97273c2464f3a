"""The race as the house knows it."""

from __future__ import annotations

from rich.text import Text

from tests.race.encoding import RaceEncoding
from tests.race.rules import RaceRules
from tests.race.terminal import RaceFace, draw_board
from tikal.cli.terminal.face import TerminalFace
from tikal.core import action as act
from tikal.core.encoding import Encoding
from tikal.core.errors import Fact
from tikal.core.position import OVER, Position, Rules
from tikal.editions.options import Number, Option, Value
from tikal.record.teller import Event, Teller
from tikal.title import Title
from tikal.view import AnyView, SeatName, Shape, seat_name


class RaceView(Shape, AnyView, frozen=True, tag_field="game", tag="race"):
    """All that there is to see."""

    line: str
    current: SeatName | None


class RaceTitle(Title):
    id = "race"
    players = (2, 4)
    default_edition = "race"

    @property
    def options(self) -> dict[str, Option]:
        return {"finish": Number("finish", "", 3, 30)}

    def ruleset(self, edition: str, version: int, spec: str, auction: bool, options: dict[str, Value]) -> Rules:
        return RaceRules(edition, version, spec, options)

    def view(self, position: Position, names: tuple[str, ...], seat: int | None) -> RaceView:
        return RaceView(position.to_line(), seat_name(int(position.current)))

    def facts(self, position: Position, packed: int, names: tuple[str, ...]) -> dict[str, Fact]:
        return {"hex": int(act.hex_of(packed)), "stones": 0}

    def events(
        self, names: tuple[str, ...], number: int, before: Position, action: int, after: Position
    ) -> list[Event]:
        teller = Teller(names, number, action)
        if teller.kind == act.MOVE:
            teller.tell("moved", int(before.current), hex=str(teller.hex), figure="explorer", cost=0)
        if after.phase == OVER:
            teller.tell("game-over", None, winners=names[before.current], count=1)
        return teller.told

    def encoding(self, rules: Rules) -> Encoding:
        assert isinstance(rules, RaceRules)
        return RaceEncoding(rules)

    def terminal(self) -> type[TerminalFace]:
        return RaceFace

    def drawn(self, position: Position, names: tuple[str, ...], width: int) -> Text:
        return draw_board(position)


TITLE = RaceTitle()
