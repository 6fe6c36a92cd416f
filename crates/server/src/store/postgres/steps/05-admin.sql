-- Who looks after the server, who is banned, who is invited.
CREATE TABLE admins (
    person TEXT COLLATE "C" PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    since BIGINT NOT NULL
);
CREATE TABLE bans (
    person TEXT COLLATE "C" PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    at BIGINT NOT NULL
);
CREATE INDEX bans_at ON bans (at DESC, person);
CREATE TABLE codes (
    code BYTEA PRIMARY KEY,
    name TEXT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    uses INTEGER NOT NULL
);
CREATE INDEX codes_until ON codes (until DESC, code);
