"""All editions, by id, and the rulesets they make. Adding one means adding a data file beside `classic.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tikal.core.errors import InvalidOption
from tikal.core.ruleset import Ruleset, set_finder
from tikal.editions import classic
from tikal.editions.options import OPTIONS, Option, Value, write

DEFAULT = "super-meeple"


class Edition:
    """One published set of rules: its options' values, each with the place in its booklet."""

    def __init__(self, id: str) -> None:
        entry = classic.read_data(f"{id}.toml")
        self.id = id
        self.title: str = entry["title"]
        self.about: str = entry["about"]
        self.source: str = entry["source"]
        self.order: int = entry["order"]
        self.game_version: int = entry["game_version"]
        self.players = classic.PLAYERS
        self._values: dict[str, Value] = entry["options"]
        self._sources: dict[str, str] = entry["sources"]

    @property
    def options(self) -> dict[str, Option]:
        """The options a host may change, by name."""
        return OPTIONS

    def defaults(self, auction: bool = False) -> dict[str, Value]:
        """Return the value of every option that matters in the basic game or in the auction."""
        values: dict[str, Value] = {}
        for name, option in OPTIONS.items():
            if auction or not option.auction_only:
                key = "auction_start_score" if auction and name == "start_score" else name
                values[name] = option.read(self._values[key])
        return values

    def source_of(self, name: str, auction: bool = False) -> str:
        """Return where the booklet says so."""
        return self._sources["auction_start_score" if auction and name == "start_score" else name]

    def __repr__(self) -> str:
        return f"Edition({self.id!r})"


@cache
def _ids() -> tuple[str, ...]:
    from importlib import resources

    folder = resources.files("tikal.editions").joinpath("data")
    names = (entry.name for entry in folder.iterdir())
    return tuple(sorted(n.removesuffix(".toml") for n in names if n.endswith(".toml") and n != "classic.toml"))


@cache
def _edition(id: str) -> Edition:
    if id not in _ids():
        raise InvalidOption("unknown-edition", edition=id, choices=", ".join(_ids()))
    return Edition(id)


def edition(id: str) -> Edition:
    """Return the edition of that id.

    :raises InvalidOption: if there is none.
    """
    return _edition(id)


def editions() -> dict[str, Edition]:
    """Return all editions by id, in order of publication, with their options and defaults."""
    return {e.id: e for e in sorted((_edition(id) for id in _ids()), key=lambda e: e.order)}


def ruleset(edition_id: str, auction: bool = False, options: Mapping[str, object] | None = None) -> Ruleset:
    """Return the ruleset of an edition, as an auction or not, with house rules.

    :raises InvalidOption: for an unknown edition or option, or a value it cannot have.
    """
    home = edition(edition_id)
    values = home.defaults(auction)
    changed: dict[str, Value] = {}
    if options is not None and not isinstance(options, Mapping):
        raise InvalidOption("options-not-named", given=str(options)[:60])
    for name, value in (options or {}).items():
        option = OPTIONS.get(name)
        if option is None:
            raise InvalidOption("unknown-option", option=name, choices=", ".join(OPTIONS))
        if option.auction_only and not auction:
            raise InvalidOption("option-needs-auction", option=name)
        changed[name] = option.read(value)
    spec = edition_id + ("+auction" if auction else "")
    for name in OPTIONS:
        if name in changed and changed[name] != values[name]:
            spec += f";{name}={write(changed[name])}"
    return find_ruleset(spec)


@cache
def find_ruleset(spec: str) -> Ruleset:
    """Return the ruleset that a spec names, e.g. "super-meeple+auction;ties=shared".

    :raises InvalidOption: if it cannot be read.
    """
    name, *changes = spec.split(";")
    id, plus, variant = name.partition("+")
    if plus and variant != "auction":
        raise InvalidOption("unknown-variant", variant=variant)
    home = edition(id)
    options = home.defaults(bool(plus))
    for change in changes:
        key, _, value = change.partition("=")
        if key not in options:
            raise InvalidOption("unknown-option", option=key, choices=", ".join(options))
        options[key] = OPTIONS[key].read(value)
    return classic.ruleset(id, home.game_version, spec, bool(plus), options)


set_finder(find_ruleset)
