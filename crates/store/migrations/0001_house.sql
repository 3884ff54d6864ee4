-- The house: people, tables, their seats and entries, components, chat.
-- The same text runs on SQLite and PostgreSQL. Times are milliseconds since 1970.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The SHA-256 of the session token; the token itself is never stored.
    token_hash TEXT NOT NULL UNIQUE,
    prefs TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE components (
    digest TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    files TEXT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    components TEXT NOT NULL REFERENCES components (digest),
    options TEXT NOT NULL,
    -- Secret until the game is over.
    seed TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES people (id),
    visibility TEXT NOT NULL,
    state TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    -- At most one rematch of each table.
    rematch_of TEXT UNIQUE REFERENCES tables (id),
    -- Sets of seats, one bit each: who is to decide, who has won.
    awaited BIGINT NOT NULL,
    winners BIGINT NOT NULL
);
CREATE INDEX tables_by_state ON tables (state, visibility, changed);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    person TEXT REFERENCES people (id),
    name TEXT NOT NULL,
    level TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person);

-- The primary key is what makes two writers of the same step conflict.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    written BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    name TEXT NOT NULL,
    said TEXT NOT NULL,
    written BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
