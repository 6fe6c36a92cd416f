-- Whose a table is: its host's, and whoever's sits there. The rank puts what is open before what has ended, and the
-- latest first; it changes only when a table ends.
CREATE TABLE ties (
    table_id TEXT NOT NULL REFERENCES tables,
    person TEXT NOT NULL REFERENCES people,
    rank INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX ties_person ON ties (person, rank DESC, table_id DESC);

INSERT INTO ties
    SELECT tables.id, theirs.person,
        CASE WHEN phase IN ('over', 'closed') THEN touched ELSE since + (1 << 40) END
    FROM (SELECT id AS table_id, host AS person FROM tables
          UNION SELECT table_id, person FROM seats WHERE person IS NOT NULL) AS theirs
    JOIN tables ON tables.id = theirs.table_id;

CREATE TRIGGER ties_of_new AFTER INSERT ON tables BEGIN
    INSERT INTO ties VALUES (NEW.id, NEW.host,
        CASE WHEN NEW.phase IN ('over', 'closed') THEN NEW.touched ELSE NEW.since + (1 << 40) END);
END;
CREATE TRIGGER ties_of_host AFTER UPDATE OF host ON tables WHEN NEW.host <> OLD.host BEGIN
    INSERT OR IGNORE INTO ties SELECT NEW.id, NEW.host, rank FROM ties
        WHERE table_id = OLD.id AND person = OLD.host;
    DELETE FROM ties WHERE table_id = OLD.id AND person = OLD.host
        AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = OLD.id AND person = OLD.host);
END;
CREATE TRIGGER ties_of_ended AFTER UPDATE OF phase ON tables
    WHEN NEW.phase IN ('over', 'closed') AND OLD.phase NOT IN ('over', 'closed') BEGIN
    UPDATE ties SET rank = NEW.touched WHERE table_id = NEW.id;
END;
CREATE TRIGGER ties_of_seated AFTER INSERT ON seats WHEN NEW.person IS NOT NULL BEGIN
    INSERT OR IGNORE INTO ties SELECT id, NEW.person,
        CASE WHEN phase IN ('over', 'closed') THEN touched ELSE since + (1 << 40) END
        FROM tables WHERE id = NEW.table_id;
END;
CREATE TRIGGER ties_of_moved AFTER UPDATE OF person ON seats WHEN NEW.person IS NOT OLD.person BEGIN
    INSERT OR IGNORE INTO ties SELECT id, NEW.person,
        CASE WHEN phase IN ('over', 'closed') THEN touched ELSE since + (1 << 40) END
        FROM tables WHERE id = NEW.table_id AND NEW.person IS NOT NULL;
    DELETE FROM ties WHERE table_id = OLD.table_id AND person = OLD.person
        AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = OLD.table_id AND person = OLD.person)
        AND NOT EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id AND host = OLD.person);
END;
