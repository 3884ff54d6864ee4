-- The windows in which a seat leaves passing to the house.
-- The same text runs on SQLite and PostgreSQL.

CREATE TABLE passes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    -- The name of the window, as the game has it.
    name TEXT NOT NULL,
    -- The only round in which it holds; every round if there is none.
    in_round BIGINT,
    PRIMARY KEY (table_id, seat, name)
);
