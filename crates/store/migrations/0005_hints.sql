-- Whether people who play against other people may ask for hints at a table: 1 if its maker allowed it.
-- The same text runs on SQLite and PostgreSQL.

ALTER TABLE tables ADD COLUMN hints BIGINT NOT NULL DEFAULT 0;
