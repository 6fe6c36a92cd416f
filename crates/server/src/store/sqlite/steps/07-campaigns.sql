-- Games in a row: where a campaign stands, as its game writes it, and the table of the game that is not counted yet. That
-- table may have been forgotten, so it is not held.
CREATE TABLE campaigns (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people,
    stands TEXT NOT NULL,
    at_table TEXT,
    version INTEGER NOT NULL,
    since INTEGER NOT NULL,
    touched INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX campaigns_person ON campaigns (person, game, touched DESC, id DESC);
-- The campaign a table was set for.
CREATE TABLE campaign_games (
    table_id TEXT PRIMARY KEY REFERENCES tables,
    campaign TEXT NOT NULL REFERENCES campaigns
) STRICT, WITHOUT ROWID;
CREATE INDEX campaign_games_campaign ON campaign_games (campaign);
