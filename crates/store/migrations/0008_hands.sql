-- In whose hands a shared device is: whoever asks may be answered by any node.
-- The same text runs on SQLite and PostgreSQL.

CREATE TABLE hands (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id),
    seat BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
-- Leases that ended by themselves: what a node had in hand that is no more.
CREATE INDEX leases_by_end ON leases (expires);
