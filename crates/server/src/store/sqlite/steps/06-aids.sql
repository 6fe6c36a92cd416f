-- What those at a table may fall back on: hints, and taking back.
ALTER TABLE tables ADD COLUMN hints TEXT NOT NULL DEFAULT 'usual';
ALTER TABLE tables ADD COLUMN undo TEXT NOT NULL DEFAULT 'allowed';
