-- Who may speak for whom. A person may have several sessions. Programs from before this know one session of each
-- person, `people.token_hash`: it is kept up to date for as long as they may run beside this.
-- The same text runs on SQLite and PostgreSQL. Times are milliseconds since 1970.

CREATE TABLE sessions (
    -- The SHA-256 of the token; the token itself is never stored.
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    -- Written once a day at most.
    seen BIGINT NOT NULL,
    -- The session that ends soon after this one is used for the first time.
    replaces TEXT,
    -- From then on it is nobody's.
    ends BIGINT
);
CREATE INDEX sessions_by_person ON sessions (person);

INSERT INTO sessions (hash, person, created, seen) SELECT token_hash, id, created, created FROM people;
