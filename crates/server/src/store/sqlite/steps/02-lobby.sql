-- The lobby and the tables of a host are read in the order of an index.
DROP INDEX tables_found;
CREATE INDEX tables_found ON tables (door, phase, touched DESC, id DESC);
DROP INDEX tables_host;
CREATE INDEX tables_host ON tables (host, phase);
