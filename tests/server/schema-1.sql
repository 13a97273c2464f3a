CREATE TABLE games (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,          -- how it was set up, as JSON
    seed TEXT NOT NULL,            -- the dealer's secret: it never leaves the server
    dealt INTEGER NOT NULL,        -- how many actions there were when the dealer hid the rest
    host TEXT NOT NULL,            -- the visitor who may delete it
    summary TEXT NOT NULL,         -- for lists of games, as JSON
    over INTEGER NOT NULL,
    created INTEGER NOT NULL,
    played INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX games_host ON games (host);
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    holder TEXT NOT NULL,          -- the visitor; '' for bots and open seats
    invitation TEXT NOT NULL,      -- the link's token; '' if there never was one
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX seats_holder ON seats (holder) WHERE holder <> '';
CREATE UNIQUE INDEX seats_invitation ON seats (invitation) WHERE invitation <> '';
CREATE TABLE rows (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('play', 'chance', 'undo', 'redo')),
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TRIGGER rows_stay BEFORE UPDATE ON rows BEGIN SELECT RAISE(ABORT, 'rows are only appended'); END;
