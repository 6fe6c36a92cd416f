-- What people have said they will answer the next time they are asked something.
CREATE TABLE prepared (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES people,
    question TEXT NOT NULL,
    choice TEXT NOT NULL,
    label TEXT NOT NULL,
    lasts TEXT NOT NULL,
    answers INTEGER NOT NULL,
    told INTEGER NOT NULL,
    at INTEGER NOT NULL,
    version INTEGER NOT NULL,
    given INTEGER NOT NULL,
    ended TEXT NOT NULL
) STRICT;
CREATE INDEX prepared_table ON prepared (table_id, id);
CREATE INDEX prepared_person ON prepared (person, id);
CREATE INDEX prepared_open ON prepared (table_id, seat) WHERE ended = '';
-- It is gone when the seat changes hands, be it to a bot that stands in, and when the game ends.
CREATE TRIGGER prepared_by_whom AFTER UPDATE OF person, bot ON seats
WHEN OLD.person IS NOT NULL AND (NEW.person IS NOT OLD.person OR NEW.bot IS NOT OLD.bot) BEGIN
    DELETE FROM prepared WHERE table_id = OLD.table_id AND seat = OLD.seat AND person = OLD.person;
END;
CREATE TRIGGER prepared_until_the_end AFTER UPDATE OF phase ON tables
WHEN NEW.phase IN ('over', 'closed') BEGIN
    DELETE FROM prepared WHERE table_id = NEW.id;
END;
