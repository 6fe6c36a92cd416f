-- How fast tables are played. A table is looked at when it is due; whatever changes it makes it due.
CREATE TABLE paces (
    table_id TEXT PRIMARY KEY REFERENCES tables,
    per TEXT NOT NULL,
    seconds INTEGER NOT NULL,
    reserve INTEGER NOT NULL,
    due INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX paces_due ON paces (due);
CREATE TRIGGER paces_looked_at AFTER UPDATE OF version, phase ON tables BEGIN
    UPDATE paces SET due = CASE NEW.phase WHEN 'playing' THEN 0 ELSE 1 << 60 END WHERE table_id = NEW.id;
END;
-- What has borne on the clock of a table.
CREATE TABLE bearings (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL
) STRICT;
CREATE INDEX bearings_table ON bearings (table_id, id);
CREATE TABLE pause_wishes (
    table_id TEXT NOT NULL REFERENCES tables,
    person TEXT NOT NULL REFERENCES people,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX pause_wishes_person ON pause_wishes (person);
-- When the clocks were last minded, and when nobody minded them.
CREATE TABLE minded (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
CREATE TABLE gaps (
    first INTEGER PRIMARY KEY,
    after INTEGER NOT NULL
) STRICT;
