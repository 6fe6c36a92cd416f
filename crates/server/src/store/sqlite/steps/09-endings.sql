-- What comes after the end of a table's game: the table of its rematch, which may have been forgotten since, and what an
-- analysis has found, as it was written.
CREATE TABLE rematches (
    table_id TEXT PRIMARY KEY REFERENCES tables,
    next TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables,
    analysis TEXT NOT NULL
) STRICT, WITHOUT ROWID;
