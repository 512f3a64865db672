-- Entries have no foreign key: the statement that appends locks the rows of their tables itself, once for all,
-- where a key would do so for each. A trigger deletes them with their table.
CREATE TABLE tables (
  id text PRIMARY KEY,
  code text UNIQUE,
  state text NOT NULL,
  sitting bytea NOT NULL,
  touched bigint NOT NULL,
  forget_at bigint,
  played boolean NOT NULL DEFAULT false,
  n bigint NOT NULL,
  head bigint NOT NULL,
  sum bigint NOT NULL
);
CREATE INDEX tables_touched ON tables (touched);
CREATE INDEX tables_marked ON tables (forget_at) WHERE forget_at IS NOT NULL;

CREATE TABLE keys (
  hash bytea PRIMARY KEY,
  table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
  kind text NOT NULL,
  seat integer NOT NULL,
  sum bigint NOT NULL
);
CREATE INDEX keys_table ON keys (table_id, kind, seat);

CREATE TABLE rounds (
  table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
  number integer NOT NULL,
  first bigint NOT NULL,
  seed bytea NOT NULL,
  header bytea NOT NULL,
  seal bigint NOT NULL,
  sum bigint NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE TABLE entries (
  table_id text NOT NULL,
  number bigint NOT NULL,
  n bigint NOT NULL,
  seat smallint,
  move text,
  stand_in text,
  chain bigint NOT NULL,
  PRIMARY KEY (table_id, number)
);

-- The moves of matches that are over, from move `first` to before `past`, in one row each.
CREATE TABLE records (
  table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
  first bigint NOT NULL,
  past bigint NOT NULL,
  moves bytea NOT NULL,
  chain bigint NOT NULL,
  PRIMARY KEY (table_id, first)
);

CREATE TABLE facts (name text PRIMARY KEY, value bytea);

CREATE FUNCTION forget_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM entries WHERE table_id = OLD.id;
  RETURN OLD;
END $$;
CREATE TRIGGER tables_forgotten AFTER DELETE ON tables FOR EACH ROW EXECUTE FUNCTION forget_entries();
