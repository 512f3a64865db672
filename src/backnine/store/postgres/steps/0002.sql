-- The processes that serve, and which of them owns a table that is awake. A process that is gone takes its
-- leases with it; epochs only rise.
CREATE TABLE nodes (
  id text PRIMARY KEY,
  beat bigint NOT NULL DEFAULT 0,
  draining boolean NOT NULL DEFAULT false
);
CREATE SEQUENCE epochs;
CREATE TABLE leases (
  table_id text PRIMARY KEY,
  node text NOT NULL REFERENCES nodes ON DELETE CASCADE,
  epoch bigint NOT NULL DEFAULT nextval('epochs')
);
CREATE INDEX leases_node ON leases (node);
