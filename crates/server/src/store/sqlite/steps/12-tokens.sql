-- Tokens with which programs act for a person.
CREATE TABLE tokens (
    token BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people,
    name TEXT NOT NULL,
    scope TEXT NOT NULL,
    since INTEGER NOT NULL,
    used INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_person ON tokens (person);
