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
CREATE TABLE people (
    id TEXT PRIMARY KEY,           -- the visitor
    name TEXT NOT NULL,            -- as people read it; '' while none was chosen
    key TEXT NOT NULL,             -- the name in small letters; '' unless it is claimed
    look TEXT NOT NULL,            -- what it looks like; '' unless it is claimed
    secret TEXT NOT NULL,          -- argon2id of the passphrase; '' unless the name is claimed
    role TEXT NOT NULL,            -- 'host' or ''
    created {whole} NOT NULL,
    seen {whole} NOT NULL,
    muted {whole} NOT NULL,        -- until when they may not chat; 0 for never
    banned {whole} NOT NULL,       -- until when they may not play here
    reason TEXT NOT NULL           -- why not
){by_key};
CREATE UNIQUE INDEX people_key ON people (key) WHERE key <> '';
CREATE UNIQUE INDEX people_look ON people (look) WHERE look <> '';
CREATE TABLE sessions (            -- the browsers of people with claimed names
    id TEXT PRIMARY KEY,           -- the digest of its cookie
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created {whole} NOT NULL
){by_key};
CREATE INDEX sessions_person ON sessions (person);
CREATE TABLE deeds (               -- what hosts of the house did
    id TEXT PRIMARY KEY,
    at {whole} NOT NULL,
    host TEXT NOT NULL,            -- the name of who did it
    deed TEXT NOT NULL,
    whom TEXT NOT NULL,            -- the name of whom it was done to, or the table
    until {whole} NOT NULL,        -- how long it holds; 0 if that makes no sense
    reason TEXT NOT NULL
){by_key};
CREATE INDEX deeds_at ON deeds (at);
""",
    """
ALTER TABLE games ADD COLUMN open {whole} NOT NULL DEFAULT 0;  -- whether anybody may sit down
CREATE INDEX games_open ON games (over, played) WHERE open = 1;
CREATE TABLE chat (                -- what was said at a table
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number {whole} NOT NULL,
    visitor TEXT NOT NULL,         -- '' for what the house says
    seat {whole} NOT NULL,         -- -1 for those who watch
    name TEXT NOT NULL,            -- as they were called then
    kind TEXT NOT NULL CHECK (kind IN ('text', 'phrase', 'note')),
    text TEXT NOT NULL,
    at {whole} NOT NULL,
    moment {whole} NOT NULL,       -- how many actions there were then
    PRIMARY KEY (game, number)
){by_key};
CREATE TABLE ties (                -- whom somebody does not want to hear of
    visitor TEXT NOT NULL,
    other TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('mute', 'block')),
    name TEXT NOT NULL,            -- of the other, as they were called then
    PRIMARY KEY (visitor, other)
){by_key};
CREATE TABLE reports (             -- what somebody wants the hosts to look at
    game TEXT NOT NULL,            -- its table, which may be gone
    number {whole} NOT NULL,
    visitor TEXT NOT NULL,         -- who reported it
    other TEXT NOT NULL,           -- who said it
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at {whole} NOT NULL,
    PRIMARY KEY (game, number, visitor)
){by_key};
CREATE TABLE asked (               -- who is asked to sit down at a table
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    visitor TEXT NOT NULL,
    other TEXT NOT NULL,           -- who asks them
    name TEXT NOT NULL,            -- of who asks
    at {whole} NOT NULL,           -- 0 once they said no
    PRIMARY KEY (game, visitor)
){by_key};
CREATE INDEX asked_visitor ON asked (visitor);
""",
    """
ALTER TABLE games ADD COLUMN rated {whole} NOT NULL DEFAULT 0;    -- whether it is to count for how strong players are
ALTER TABLE games ADD COLUMN settled {whole} NOT NULL DEFAULT 0;  -- its result is kept: 1; it has none: 2
CREATE INDEX games_unsettled ON games (played, id) WHERE over = 1 AND settled = 0;
ALTER TABLE seats ADD COLUMN unasked {whole} NOT NULL DEFAULT 0;  -- whether they were put there, and did not agree yet
CREATE TABLE results (             -- games that are over; they stay when the table is deleted
    id TEXT PRIMARY KEY,           -- the table and when it was set up
    game TEXT NOT NULL,
    number {whole} NOT NULL,       -- in which order they count
    edition TEXT NOT NULL,
    auction {whole} NOT NULL,
    players {whole} NOT NULL,
    level TEXT NOT NULL,           -- of the strongest bot; '' for games of people
    ended {whole} NOT NULL,
    rated {whole} NOT NULL
){by_key};
CREATE UNIQUE INDEX results_number ON results (number);
CREATE TABLE places (              -- what each seat came to
    result TEXT NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    seat {whole} NOT NULL,
    person TEXT NOT NULL,          -- the visitor; '' for bots
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    place {whole} NOT NULL,
    points {whole} NOT NULL,
    spent TEXT NOT NULL,           -- AP by what they were spent on, as JSON
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    was DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (result, seat)
){by_key};
CREATE UNIQUE INDEX places_person ON places (person, result) WHERE person <> '';
CREATE TABLE standings (           -- what the results of somebody add up to
    person TEXT NOT NULL,
    edition TEXT NOT NULL,
    auction {whole} NOT NULL,
    players {whole} NOT NULL,
    level TEXT NOT NULL,
    games {whole} NOT NULL,
    rated {whole} NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    places TEXT NOT NULL,          -- how often first, second ..., as JSON
    points {whole} NOT NULL,
    spent TEXT NOT NULL,
    ended {whole} NOT NULL,
    PRIMARY KEY (person, edition, auction, players, level)
){by_key};
CREATE INDEX standings_best ON standings (edition, auction, players, level, mu);
""",
    """
ALTER TABLE games ADD COLUMN clock TEXT NOT NULL DEFAULT '';    -- how it is timed, if it is
ALTER TABLE games ADD COLUMN ticking TEXT NOT NULL DEFAULT '';  -- where the clock stands, as JSON
ALTER TABLE games ADD COLUMN due {whole} NOT NULL DEFAULT 0;    -- when somebody's time is up, in milliseconds
CREATE INDEX games_due ON games (due) WHERE due > 0;
ALTER TABLE seats ADD COLUMN stand_in TEXT NOT NULL DEFAULT ''; -- the bot that plays for whoever holds the seat
""",
    """
CREATE TABLE plans (               -- what somebody thought of for the coming turn of a seat
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat {whole} NOT NULL,
    holder TEXT NOT NULL,          -- the visitor who did
    turn {whole} NOT NULL,         -- how many turns the seat had ended by then
    steps TEXT NOT NULL,           -- as JSON
    PRIMARY KEY (game, seat)
){by_key};
""",
    """
ALTER TABLE games ADD COLUMN seal TEXT NOT NULL DEFAULT '';  -- of the secret that `seed` is then; or ''
{kinds}
""",
    """
CREATE INDEX chat_visitor ON chat (visitor);
CREATE INDEX ties_other ON ties (other);
CREATE INDEX asked_other ON asked (other);
""",
    """
CREATE TABLE notices (             -- how people with claimed names are reminded, and until when they are away
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    language TEXT NOT NULL,
    hook TEXT NOT NULL,            -- the address that is told; '' for none
    secret TEXT NOT NULL,          -- with which what is sent there is signed
    away {whole} NOT NULL,         -- until when, in seconds
    year {whole} NOT NULL,         -- in which they were away last ...
    days {whole} NOT NULL          -- ... and for how many days of it
){by_key};
CREATE TABLE reminded (            -- which turns somebody does not have to be reminded of any more
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    turn {whole} NOT NULL,
    person TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'quarter')),
    at {whole} NOT NULL,           -- 0 if they saw it by themselves
    PRIMARY KEY (game, turn, person, kind)
){by_key};
CREATE INDEX reminded_person ON reminded (person, at);
""",
    """
ALTER TABLE notices ADD COLUMN mail TEXT NOT NULL DEFAULT '';      -- the address that mails go to; '' for none
ALTER TABLE notices ADD COLUMN stop TEXT NOT NULL DEFAULT '';      -- what ends them, whoever has the link
ALTER TABLE notices ADD COLUMN wanted TEXT NOT NULL DEFAULT '';    -- the address that was not confirmed yet
ALTER TABLE notices ADD COLUMN code TEXT NOT NULL DEFAULT '';      -- the digest of what confirms it ...
ALTER TABLE notices ADD COLUMN until {whole} NOT NULL DEFAULT 0;   -- ... until then, in seconds
CREATE UNIQUE INDEX notices_stop ON notices (stop) WHERE stop <> '';
CREATE UNIQUE INDEX notices_code ON notices (code) WHERE code <> '';
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
