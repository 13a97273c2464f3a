"""All editions, by id, and the rulesets they make. Adding one means adding a data file to its game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from os import PathLike
from re import fullmatch

from tikal.core.errors import InvalidOption
from tikal.core.notation import whole_number
from tikal.core.position import Rules, set_finder
from tikal.editions.options import Number, Option, Value, write
from tikal.editions.parts import read_data
from tikal.title import Title
from tikal.titles import title, titles

DEFAULT = titles()[0].default_edition
NEWEST = 0  # in place of a version
MOST_VERSIONS = 9999
KEPT = 256  # rulesets that are kept ready; whatever visitors think up, no more
BOX = "box.toml"  # among the data files of a game the one that is no edition, but what editions are played with


class Edition:
    """One published set of rules: its options' values, each with the place in its booklet."""

    def __init__(self, game: Title, id: str, file: str) -> None:
        entry = read_data(f"{game.package}.editions", file)
        self.id = id
        self.game = game.id
        self.players = game.players
        self._values: dict[str, Value] = entry["options"]
        self.numbers: dict[str, Number] = game.numbers  # of the box, by name: a host may change them too
        own = {name: number for name, number in self.numbers.items() if name in self._values}
        self.options: dict[str, Option] = {**game.options, **own}  # what this edition decides, by name
        self.has_auction = game.has_auction
        self.title: str = entry["title"]
        self.about: str = entry["about"]
        self.source: str = entry["source"]
        self.order: int = entry["order"]
        self.game_version: int = entry["game_version"]
        self._sources: dict[str, str] = entry["sources"]

    def defaults(self, auction: bool = False) -> dict[str, Value]:
        """Return the value of every option that matters in the basic game or in the auction."""
        values: dict[str, Value] = {}
        for name, option in self.options.items():
            if auction or not option.auction_only:
                values[name] = option.read(self._values[self._entry(name, auction)])
        return values

    def _entry(self, name: str, auction: bool) -> str:
        """The name that an option's value has in the data file: for the auction it may have a value of its own."""
        own = f"auction_{name}"
        return own if auction and own in self._values else name

    def usual(self, name: str, auction: bool = False) -> Value:
        """Return the value that an option, or a number of the box, has in this edition."""
        return self.defaults(auction)[name] if name in self.options else self.numbers[name].usual

    def value_text(self, name: str) -> str:
        """Return an option's value; two of them, "0 / 20", where basic game and auction differ."""
        basic = self.defaults()
        auction = self.defaults(auction=True) if self.has_auction else basic
        value = write(auction[name])
        return f"{write(basic[name])} / {value}" if name in basic and basic[name] != auction[name] else value

    def source_of(self, name: str, auction: bool = False) -> str:
        """Return where the booklet says so."""
        return self._sources[self._entry(name, auction)]

    def __repr__(self) -> str:
        return f"Edition({self.id!r})"


@cache
def _files() -> dict[tuple[str, int], str]:
    """Return the game of every edition, by its id and version; the version of the newest is only said in its file."""
    from importlib import resources

    found: dict[tuple[str, int], str] = {}
    for game in titles():
        for entry in resources.files(f"{game.package}.editions").iterdir():
            name = fullmatch(r"(.+?)(?:\.v(\d+))?\.toml", entry.name)
            if name is not None and entry.name != BOX:
                found[name[1], int(name[2] or NEWEST)] = game.id
    return dict(sorted(found.items()))


def _ids() -> list[str]:
    return [id for id, version in _files() if version == NEWEST]


@cache
def _load(id: str, version: int) -> Edition:
    return Edition(title(_files()[id, version]), id, f"{id}.toml" if version == NEWEST else f"{id}.v{version}.toml")


def edition(id: str, version: int = NEWEST) -> Edition:
    """Return the edition of that id, in a version that is still known.

    :raises InvalidOption: if there is none.
    """
    if (id, NEWEST) not in _files():
        raise InvalidOption("unknown-edition", edition=str(id)[:60], choices=", ".join(_ids()))
    newest = _load(id, NEWEST)
    if version in (NEWEST, newest.game_version):
        return newest
    if (id, version) not in _files():
        older = [str(known) for other, known in _files() if other == id and known != NEWEST]
        known = ", ".join([*older, str(newest.game_version)])
        raise InvalidOption("unknown-version", edition=newest.title, version=version, known=known)
    return _load(id, version)


def editions() -> dict[str, Edition]:
    """Return all editions by id, in order of publication, with their options and defaults."""
    return {e.id: e for e in sorted((edition(id) for id in _ids()), key=lambda e: e.order)}


def ruleset(
    edition_id: str, auction: bool = False, options: Mapping[str, object] | None = None, version: int = NEWEST
) -> Rules:
    """Return the ruleset of an edition, as an auction or not, with house rules.

    :raises InvalidOption: for an unknown edition, version or option, or a value it cannot have.
    """
    home = edition(edition_id, version)
    if auction and not home.has_auction:
        raise InvalidOption("no-auction", edition=home.title)
    if options is not None and not isinstance(options, Mapping):
        raise InvalidOption("options-not-named", given=str(options)[:60])
    changed: dict[str, Value] = {}
    for name, given in (options or {}).items():
        option = home.options.get(name) or home.numbers.get(name)
        if option is None:
            choices = ", ".join((*home.options, *home.numbers))
            raise InvalidOption("unknown-option", option=str(name)[:60], choices=choices)
        if option.auction_only and not auction:
            raise InvalidOption("option-needs-auction", option=name)
        value = option.read(given)
        if value != home.usual(name, auction):
            changed[name] = value
    order = {**home.options, **home.numbers}
    return _build(home, auction, tuple((name, changed[name]) for name in order if name in changed))


@lru_cache(KEPT)
def _build(home: Edition, auction: bool, changed: tuple[tuple[str, Value], ...]) -> Rules:
    """Make a ruleset, or return one that is kept ready: the same rules, however they were asked for."""
    later = f"@{home.game_version}" if home.game_version > 1 else ""  # lines did not name a version when there was one
    changes = "".join(f";{name}={write(value)}" for name, value in changed)
    spec = home.id + later + ("+auction" if auction else "") + changes
    options = home.defaults(auction) | dict(changed)
    return title(home.game).ruleset(home.id, home.game_version, spec, auction, options)


def with_options(options: Mapping[str, object] | None, given: Mapping[str, object]) -> Mapping[str, object]:
    """Return house rules with some that were given by arguments of their own.

    :raises InvalidOption: if one of them was given already.
    """
    if options is not None and not isinstance(options, Mapping):
        raise InvalidOption("options-not-named", given=str(options)[:60])
    for name in given:
        if options and name in options:
            raise InvalidOption("option-twice", option=name)
    return {**(options or {}), **given}


def components_option(edition_id: str, path: str | PathLike[str] | None = None, text: str = "") -> str:
    """Return the value of the option `components` for a corrected data file, or for the text of one.

    :raises InvalidOption: if the edition has no such option, or something is wrong with the file.
    """
    return title(edition(edition_id).game).component_word(path, text)


def find_ruleset(spec: str) -> Rules:
    """Return the ruleset that a spec names, e.g. "super-meeple+auction;ties=shared"; after the edition its version,
    "super-meeple@2", if that is not the first.

    :raises InvalidOption: if it cannot be read.
    """
    name, *changes = spec.split(";")
    name, plus, variant = name.partition("+")
    if plus and variant != "auction":
        raise InvalidOption("unknown-variant", variant=variant)
    id, at, later = name.partition("@")
    version = whole_number(later, MOST_VERSIONS) if at else 1
    if version < (2 if at else 1):
        raise InvalidOption("unknown-edition", edition=name[:60], choices=", ".join(_ids()))
    options: dict[str, object] = {}
    for change in changes:
        key, _, value = change.partition("=")
        if key in options:
            raise InvalidOption("option-twice", option=key)
        options[key] = value
    return ruleset(id, bool(plus), options, version)


set_finder(find_ruleset)
