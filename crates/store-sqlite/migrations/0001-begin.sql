-- Ids are 16 bytes, the highest first, so that they sort as numbers. Times are milliseconds since 1970.
-- Sets of seats are bits, the first seat lowest.

-- The truth. Its key decides every race.
CREATE TABLE lines (
    table_id BLOB    NOT NULL,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- What lists show: follows from the lines.
CREATE TABLE tables (
    id       BLOB    NOT NULL PRIMARY KEY,
    number   INTEGER NOT NULL,    -- of lines
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    life     INTEGER NOT NULL,
    public   INTEGER NOT NULL,
    made_by  BLOB    NOT NULL,
    people   BLOB    NOT NULL,    -- by seat
    asked    INTEGER NOT NULL,
    bots     INTEGER NOT NULL,
    deadline INTEGER,
    about    TEXT    NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_public ON tables (life, created DESC, id) WHERE public = 1;
CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_bots ON tables (changed) WHERE bots <> 0;

-- Who finds which table: follows from tables.people and made_by, and changes as seldom. Who made it and
-- does not sit there has no seats.
CREATE TABLE seated (
    person   BLOB    NOT NULL,
    past     INTEGER NOT NULL,
    table_id BLOB    NOT NULL,
    seats    INTEGER NOT NULL,
    PRIMARY KEY (person, past, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seated_table ON seated (table_id);

CREATE TABLE secrets (
    table_id BLOB NOT NULL PRIMARY KEY,
    secret   BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id BLOB    NOT NULL,
    room     INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    who      BLOB    NOT NULL,
    text     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, room, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_who ON chat (who);

CREATE TABLE people (
    id       BLOB    NOT NULL PRIMARY KEY,
    name     TEXT    NOT NULL,
    login    TEXT    UNIQUE,      -- folded; guests have none
    password TEXT,
    language TEXT    NOT NULL,
    settings TEXT    NOT NULL,
    created  INTEGER NOT NULL,
    seen     INTEGER NOT NULL,
    gone     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    token   BLOB    NOT NULL PRIMARY KEY,
    person  BLOB    NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    label   TEXT    NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_seen ON sessions (seen);

CREATE TABLE links (
    token    BLOB    NOT NULL PRIMARY KEY,
    table_id BLOB    NOT NULL,
    kind     TEXT    NOT NULL,
    seat     INTEGER,
    made_by  BLOB    NOT NULL,
    made     INTEGER NOT NULL,
    revoked  INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX links_table ON links (table_id);
CREATE INDEX links_made_by ON links (made_by);

CREATE TABLE claims (
    what  TEXT    NOT NULL PRIMARY KEY,
    node  BLOB    NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
