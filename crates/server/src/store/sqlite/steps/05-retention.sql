-- The steps of a table that nobody has touched for long are packed into one piece; later ones follow as rows.
ALTER TABLE tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
CREATE TABLE packs (
    table_id TEXT PRIMARY KEY REFERENCES tables,
    steps BLOB NOT NULL
) STRICT;

-- What is old is found by index.
CREATE INDEX tables_loose ON tables (touched) WHERE packed < version;
CREATE INDEX tables_touched ON tables (touched);
CREATE INDEX chat_at ON chat (at);
CREATE INDEX sessions_used ON sessions (used);
CREATE INDEX people_guests ON people (since, id) WHERE login IS NULL;

-- A key is asked for while its table is played. It does not hold its person: to see that it does not, a person who is
-- forgotten would have to be looked for in every receipt.
CREATE TABLE kept_receipts (
    table_id TEXT NOT NULL REFERENCES tables,
    person TEXT NOT NULL,
    key TEXT NOT NULL,
    seq INTEGER NOT NULL,
    deed TEXT NOT NULL,
    PRIMARY KEY (table_id, person, key)
) STRICT, WITHOUT ROWID;
INSERT INTO kept_receipts SELECT table_id, person, key, seq, deed FROM receipts
    WHERE table_id IN (SELECT id FROM tables WHERE phase = 'playing');
DROP TABLE receipts;
ALTER TABLE kept_receipts RENAME TO receipts;
