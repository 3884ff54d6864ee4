-- Whether the game begins by itself as soon as every seat is taken: 1 if its host wants it so.
-- The same text runs on SQLite and PostgreSQL.

ALTER TABLE tables ADD COLUMN auto_start BIGINT NOT NULL DEFAULT 0;
