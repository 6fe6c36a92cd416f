-- Secrets of this server, such as the key its pushes are signed with.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
-- How people are reached.
CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people,
    way TEXT NOT NULL,
    address TEXT NOT NULL,
    keys TEXT NOT NULL,
    token BLOB UNIQUE,
    calls INTEGER NOT NULL,
    since INTEGER NOT NULL,
    delivered INTEGER,
    failed INTEGER,
    why TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX channels_person ON channels (person, way, address);
CREATE INDEX channels_mail ON channels (address) WHERE way = 'mail' AND token IS NULL;
CREATE TABLE quiet_hours (
    person TEXT PRIMARY KEY REFERENCES people,
    first INTEGER NOT NULL,
    after INTEGER NOT NULL,
    ahead INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
-- Whom a table does not call.
CREATE TABLE hushed (
    table_id TEXT NOT NULL REFERENCES tables,
    person TEXT NOT NULL REFERENCES people,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX hushed_person ON hushed (person);
-- What waits to be told. Of each kind a channel has one for a table: what is newer takes its place.
CREATE TABLE outbox (
    channel TEXT NOT NULL REFERENCES channels,
    kind TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    person TEXT NOT NULL,
    token TEXT NOT NULL,
    made INTEGER NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (channel, kind, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_due ON outbox (due);
CREATE INDEX outbox_table ON outbox (table_id);
-- Whoever is asked and was not asked before is called, in the transaction that hands the table over.
CREATE TRIGGER outbox_calls AFTER UPDATE OF asked, phase ON tables
WHEN NEW.phase = 'playing' AND NEW.asked <> CASE OLD.phase WHEN 'playing' THEN OLD.asked ELSE 0 END BEGIN
    INSERT INTO outbox
        SELECT channels.id, 'call', NEW.id, NEW.version, seats.person, '', NEW.touched, NEW.touched, 0
        FROM seats CROSS JOIN channels ON channels.person = seats.person
        WHERE seats.table_id = NEW.id AND seats.bot IS NULL AND NEW.asked >> seats.seat & 1
            AND channels.calls AND channels.token IS NULL
            AND NOT EXISTS (SELECT 1 FROM hushed WHERE table_id = NEW.id AND person = seats.person)
            AND NOT EXISTS (SELECT 1 FROM seats AS own
                WHERE OLD.phase = 'playing' AND own.table_id = NEW.id AND own.person = seats.person
                    AND own.bot IS NULL AND OLD.asked >> own.seat & 1)
        ON CONFLICT (channel, kind, table_id) DO UPDATE
            SET seq = excluded.seq, made = excluded.made, due = excluded.due, tries = 0;
END;
-- Tokens that may change a password.
CREATE TABLE resets (
    person TEXT PRIMARY KEY REFERENCES people,
    token BLOB NOT NULL UNIQUE,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
