-- A session ends once it has not been used for a while; those there are count as used now.
ALTER TABLE sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET used = unixepoch();

-- A key answers only for the deed it was used for.
ALTER TABLE receipts ADD COLUMN deed TEXT NOT NULL DEFAULT '';

-- One person has one seat, unless the table was set for shared screens. Where somebody has several, it goes on so.
ALTER TABLE tables ADD COLUMN screens TEXT NOT NULL DEFAULT 'own';
UPDATE tables SET screens = 'shared' WHERE id IN
    (SELECT table_id FROM seats WHERE person IS NOT NULL GROUP BY table_id, person HAVING count(*) > 1);

-- A table is dealt when it begins: what was dealt to one that still gathers is forgotten, its seed above all.
UPDATE tables
SET asked = 0, opening = substr(opening, 1, instr(opening, char(10) || 'commitment ')) || '---' || char(10)
WHERE phase = 'gathering' AND instr(opening, char(10) || 'commitment ') > 0;
-- Whoever left while it gathered is no longer named.
UPDATE seats SET name = '' WHERE person IS NULL AND bot IS NULL;

-- Who said it, and who is not heard.
ALTER TABLE chat ADD COLUMN person TEXT REFERENCES people;
CREATE INDEX chat_person ON chat (person);
CREATE INDEX barred_person ON barred (person);
CREATE TABLE muted (
    table_id TEXT NOT NULL REFERENCES tables,
    person TEXT NOT NULL REFERENCES people,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX muted_person ON muted (person);
