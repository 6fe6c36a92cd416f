-- What a table in the lobby is looked for by: the language that is spoken there, and whether the game is explained.
ALTER TABLE tables ADD COLUMN tongue TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN taught SMALLINT NOT NULL DEFAULT 0;
CREATE INDEX tables_found_game ON tables (phase, game, touched DESC, id DESC) WHERE door = 'open';
-- Who was asked to a table that gathers.
CREATE TABLE invitations (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables,
    person TEXT COLLATE "C" NOT NULL REFERENCES people,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX invitations_person ON invitations (person, at DESC);
-- Whether whose page is open sees it.
ALTER TABLE present ADD COLUMN hidden SMALLINT NOT NULL DEFAULT 0;
