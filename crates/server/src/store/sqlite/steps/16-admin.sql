-- Who looks after the server, who is banned, who is invited.
CREATE TABLE admins (
    person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE bans (
    person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX bans_at ON bans (at DESC, person);
CREATE TABLE codes (
    code BLOB PRIMARY KEY,
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    uses INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX codes_until ON codes (until DESC, code);
