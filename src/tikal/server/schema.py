"""How tables are laid out, whatever keeps them: one list of steps, said in the words of each kind of database."""

from __future__ import annotations

from typing import NamedTuple

from tikal.core.errors import RecordError


class Dialect(NamedTuple):
    """The words in which databases differ."""

    whole: str  # a number, large enough for seconds since 1970
    by_key: str  # what keeps a table in the order of its key
    rows_stay: str  # what keeps rows from being rewritten
    nodes: str  # what several processes have to know of each other
    tallies: str  # ... and what they count together
    kinds: str  # what lets rows be of more kinds


SQLITE = Dialect(
    whole="INTEGER",
    by_key=" WITHOUT ROWID",
    rows_stay="""
CREATE TRIGGER rows_stay BEFORE UPDATE ON rows BEGIN SELECT RAISE(ABORT, 'rows are only appended'); END;
""",
    nodes="",  # a file is for one process
    tallies="",
    kinds="""
CREATE TABLE more_rows (           -- a check cannot be changed here
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('play', 'chance', 'undo', 'redo', 'number', 'deal')),
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
INSERT INTO more_rows SELECT game, number, seat, kind, text, at FROM rows;
DROP TABLE rows;
ALTER TABLE more_rows RENAME TO rows;
CREATE TRIGGER rows_stay BEFORE UPDATE ON rows BEGIN SELECT RAISE(ABORT, 'rows are only appended'); END;
""",
)
POSTGRES = Dialect(
    whole="BIGINT",
    by_key="",
    rows_stay="""
CREATE FUNCTION rows_stay() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'rows are only appended'; END $$;
CREATE TRIGGER rows_stay BEFORE UPDATE ON rows FOR EACH ROW EXECUTE FUNCTION rows_stay();
""",
    nodes="""
CREATE UNLOGGED TABLE nodes (      -- the processes that serve these tables
    id TEXT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL     -- it is taken to be gone unless it has said by then that it is there
);
CREATE UNLOGGED TABLE claims (     -- who lets the bots of a table think
    game TEXT PRIMARY KEY,
    node TEXT NOT NULL REFERENCES nodes (id) ON DELETE CASCADE
);
CREATE INDEX claims_node ON claims (node);
CREATE UNLOGGED TABLE guests (     -- who looks at a table, and through which process
    game TEXT NOT NULL,
    node TEXT NOT NULL REFERENCES nodes (id) ON DELETE CASCADE,
    visitor TEXT NOT NULL,
    PRIMARY KEY (game, node, visitor)
);
CREATE INDEX guests_node ON guests (node);
""",
    tallies="""
CREATE UNLOGGED TABLE tallies (    -- what was taken of limits that all processes count together
    who TEXT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL     -- when everything will have come back
);
""",
    kinds="""
ALTER TABLE rows DROP CONSTRAINT rows_kind_check;
ALTER TABLE rows ADD CONSTRAINT rows_kind_check
    CHECK (kind IN ('play', 'chance', 'undo', 'redo', 'number', 'deal'));
""",
)

#: What leads from each version to the next; a database knows how many of these it has had.
#: A step that was released is never changed: old databases have had it as it was.
STEPS = (
    """
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,          -- how it was set up, as JSON
    seed TEXT NOT NULL,            -- the dealer's secret: it never leaves the server
    dealt {whole} NOT NULL,        -- how many actions there were when the dealer hid the rest
    host TEXT NOT NULL,            -- the visitor who may delete it
    summary TEXT NOT NULL,         -- for lists of games, as JSON
    over {whole} NOT NULL,
    created {whole} NOT NULL,
    played {whole} NOT NULL
){by_key};
CREATE INDEX games_host ON games (host);
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat {whole} NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    holder TEXT NOT NULL,          -- the visitor; '' for bots and open seats
    invitation TEXT NOT NULL,      -- the link's token; '' if there never was one
    PRIMARY KEY (game, seat)
){by_key};
CREATE INDEX seats_holder ON seats (holder) WHERE holder <> '';
CREATE UNIQUE INDEX seats_invitation ON seats (invitation) WHERE invitation <> '';
CREATE TABLE rows (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number {whole} NOT NULL,
    seat {whole} NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('play', 'chance', 'undo', 'redo')),
    text TEXT NOT NULL,
    at {whole} NOT NULL,
    PRIMARY KEY (game, number)
){by_key};
{rows_stay}
""",
    """
CREATE INDEX games_unfinished ON games (over) WHERE over = 0;
""",
    """
ALTER TABLE games ADD COLUMN hints {whole} NOT NULL DEFAULT 0;  -- whether persons may ask bots for help
""",
    """
ALTER TABLE games ADD COLUMN lesson TEXT NOT NULL DEFAULT '';  -- which it is, if it is one
""",
    "{nodes}",
    "{tallies}",
    """
ALTER TABLE games ADD COLUMN seal TEXT NOT NULL DEFAULT '';  -- of the secret that `seed` is then; or ''
{kinds}
""",
)

#: How much there is, in the order of `Stats`.
STATS = """
SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM games WHERE over = 0), (SELECT count(*) FROM rows),
    (SELECT count(DISTINCT holder) FROM seats WHERE holder <> '')
"""


def steps(dialect: Dialect) -> list[str]:
    """Return all steps in the words of one kind of database."""
    return [step.format(**dialect._asdict()) for step in STEPS]


def check_version(name: str, found: int, known: int, migrated: bool) -> None:
    """See that tables of the version that was `found` can be used; those of an older one were brought up to date.

    :raises RecordError: if they are of a newer Tikal, or of an older one and not brought up to date.
    """
    if found > known:
        raise RecordError("data-newer", file=name, version=found, known=known)
    if not found and not migrated:
        raise RecordError("data-empty", file=name)
    if found < known and not migrated:
        raise RecordError("data-older", file=name, version=found, known=known)
