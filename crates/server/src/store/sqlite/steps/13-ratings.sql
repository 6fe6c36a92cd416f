-- Tables that were set as rated.
CREATE TABLE rated (
    table_id TEXT PRIMARY KEY REFERENCES tables
) STRICT, WITHOUT ROWID;
-- What became of games. They outlive their tables.
CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES people,
    game TEXT NOT NULL,
    role TEXT NOT NULL,
    place INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    won INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_person ON results (person, at DESC);
-- In millionths.
CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people,
    game TEXT NOT NULL,
    mean INTEGER NOT NULL,
    spread INTEGER NOT NULL,
    games INTEGER NOT NULL,
    sure INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (game, sure DESC);
-- People as others may see them.
CREATE TABLE profiles (
    person TEXT PRIMARY KEY REFERENCES people,
    handle TEXT NOT NULL UNIQUE,
    shown INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
