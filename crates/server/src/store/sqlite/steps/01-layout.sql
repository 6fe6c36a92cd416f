CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE COLLATE NOCASE,
    password TEXT,
    settings TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE sessions (
    token BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people,
    since INTEGER NOT NULL,
    browser TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    opening TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES people,
    door TEXT NOT NULL,
    phase TEXT NOT NULL,
    version INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    since INTEGER NOT NULL,
    touched INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_found ON tables (door, phase, touched);
CREATE INDEX tables_host ON tables (host);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    person TEXT REFERENCES people,
    bot TEXT,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person);
CREATE TABLE steps (
    table_id TEXT NOT NULL REFERENCES tables,
    seq INTEGER NOT NULL,
    keep INTEGER NOT NULL,
    lines TEXT NOT NULL,
    asked INTEGER NOT NULL,
    phase TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE receipts (
    table_id TEXT NOT NULL REFERENCES tables,
    person TEXT NOT NULL REFERENCES people,
    key TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, person, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE barred (
    table_id TEXT NOT NULL REFERENCES tables,
    person TEXT NOT NULL REFERENCES people,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_table ON chat (table_id, id);
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables,
    at INTEGER NOT NULL,
    journal TEXT NOT NULL
) STRICT;
CREATE INDEX reports_table ON reports (table_id, id);
