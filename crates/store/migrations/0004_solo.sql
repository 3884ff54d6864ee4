-- Games for one: their results, the seed of the day, and the secret it comes from.
-- The same text runs on SQLite and PostgreSQL. Days are counted since 1970, in UTC.

-- The day whose luck a table has; none if its luck is its own. Each person has one such game a day.
ALTER TABLE tables ADD COLUMN day BIGINT;
CREATE UNIQUE INDEX tables_of_a_day ON tables (game, day, host);

CREATE TABLE solos (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    points BIGINT NOT NULL,
    -- 0 if the game was lost.
    won BIGINT NOT NULL,
    -- The title that was earned, by the name the game has for it.
    verdict TEXT,
    finished BIGINT NOT NULL
);

-- What the house knows and nobody else.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
