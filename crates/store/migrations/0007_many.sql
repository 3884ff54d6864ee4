-- What several nodes share: the count of news, leases, and a row to try writing with.
-- The same text runs on SQLite and PostgreSQL.

-- How often something beside the game has changed at a table. Open pages drop what is older than what they show. Those
-- that were opened before this was stored hold the time in milliseconds: the count begins above it.
ALTER TABLE tables ADD COLUMN news BIGINT NOT NULL DEFAULT 2000000000000;

-- What exactly one node may do at a time.
CREATE TABLE leases (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    -- Goes up whenever somebody new holds it.
    term BIGINT NOT NULL,
    -- By the clock of the database, in milliseconds since 1970.
    expires BIGINT NOT NULL
);
CREATE INDEX leases_by_holder ON leases (holder);

CREATE TABLE readiness (
    id BIGINT PRIMARY KEY,
    written BIGINT NOT NULL
);
