-- How long people have to answer in a window, in seconds; 0 if there is no limit.
-- The same text runs on SQLite and PostgreSQL.

ALTER TABLE tables ADD COLUMN window_seconds BIGINT NOT NULL DEFAULT 0;
