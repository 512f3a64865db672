-- What the coach has made of matches that are over.
CREATE TABLE reviews (
  table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
  number integer NOT NULL,
  judge text NOT NULL,
  body bytea NOT NULL,
  sum bigint NOT NULL,
  PRIMARY KEY (table_id, number)
);
