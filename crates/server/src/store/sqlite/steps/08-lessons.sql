-- The lesson a table was set for, and the lessons a person has come through.
CREATE TABLE lessons (
    table_id TEXT PRIMARY KEY REFERENCES tables,
    lesson TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE learned (
    person TEXT NOT NULL REFERENCES people,
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, game, lesson)
) STRICT, WITHOUT ROWID;
