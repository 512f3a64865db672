-- What is pinned to tables, beside their logs: when somebody has to see to one, and where its players are reminded.
CREATE TABLE slips (
  table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
  name text NOT NULL,
  value bytea NOT NULL,
  chair integer NOT NULL,
  at bigint,
  sum bigint NOT NULL,
  PRIMARY KEY (table_id, name)
);
CREATE INDEX slips_at ON slips (at) WHERE at IS NOT NULL;
