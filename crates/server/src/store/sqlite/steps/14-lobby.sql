-- What a table in the lobby is looked for by: the language that is spoken there, and whether the game is explained.
ALTER TABLE tables ADD COLUMN tongue TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN taught INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_found_game ON tables (phase, game, touched DESC, id DESC) WHERE door = 'open';
-- Who was asked to a table that gathers.
CREATE TABLE invitations (
    table_id TEXT NOT NULL REFERENCES tables,
    person TEXT NOT NULL REFERENCES people,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_person ON invitations (person, at DESC);
