-- Times are milliseconds since 1970. Sets of seats are bits, the first seat lowest.

-- The truth. Its key decides every race.
CREATE TABLE lines (
    table_id uuid    NOT NULL,
    number   integer NOT NULL,
    at       bigint  NOT NULL,
    text     text    NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- What lists show: follows from the lines. A row changes with every append. Room is left on each page,
-- and what always changes is in no index: so the changed row stays on its page, and indexes are let be.
CREATE TABLE tables (
    id       uuid     NOT NULL PRIMARY KEY,
    number   integer  NOT NULL,    -- of lines
    created  bigint   NOT NULL,
    changed  bigint   NOT NULL,
    game     text     NOT NULL,
    life     smallint NOT NULL,
    public   boolean  NOT NULL,
    made_by  uuid     NOT NULL,
    people   bytea    NOT NULL,    -- by seat
    asked    smallint NOT NULL,
    bots     smallint NOT NULL,
    deadline bigint,
    about    text     NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX tables_public ON tables (life, created DESC, id) WHERE public;
CREATE INDEX tables_due ON tables (deadline, id) WHERE deadline IS NOT NULL;
CREATE INDEX tables_bots ON tables (id) WHERE bots <> 0;

-- Who finds which table: follows from tables.people and made_by, and changes as seldom. Who made it and
-- does not sit there has no seats.
CREATE TABLE seated (
    person   uuid     NOT NULL,
    past     boolean  NOT NULL,
    table_id uuid     NOT NULL,
    seats    smallint NOT NULL,
    PRIMARY KEY (person, past, table_id)
);
CREATE INDEX seated_table ON seated (table_id);

CREATE TABLE secrets (
    table_id uuid  NOT NULL PRIMARY KEY,
    secret   bytea NOT NULL
);

CREATE TABLE chat (
    table_id uuid     NOT NULL,
    room     smallint NOT NULL,
    number   integer  NOT NULL,
    who      uuid     NOT NULL,
    text     text     NOT NULL,
    at       bigint   NOT NULL,
    PRIMARY KEY (table_id, room, number)
);
CREATE INDEX chat_who ON chat (who);

CREATE TABLE people (
    id       uuid    NOT NULL PRIMARY KEY,
    name     text    NOT NULL,
    login    text    UNIQUE,       -- folded; guests have none
    password text,
    language text    NOT NULL,
    settings text    NOT NULL,
    created  bigint  NOT NULL,
    seen     bigint  NOT NULL,
    gone     boolean NOT NULL
);

CREATE TABLE sessions (
    token   bytea  NOT NULL PRIMARY KEY,
    person  uuid   NOT NULL,
    created bigint NOT NULL,
    seen    bigint NOT NULL,
    label   text   NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_seen ON sessions (seen);

CREATE TABLE links (
    token    bytea    NOT NULL PRIMARY KEY,
    table_id uuid     NOT NULL,
    kind     text     NOT NULL,
    seat     smallint,
    made_by  uuid     NOT NULL,
    made     bigint   NOT NULL,
    revoked  bigint
);
CREATE INDEX links_table ON links (table_id);
CREATE INDEX links_made_by ON links (made_by);

CREATE TABLE claims (
    what  text   NOT NULL PRIMARY KEY,
    node  uuid   NOT NULL,
    until bigint NOT NULL
);
