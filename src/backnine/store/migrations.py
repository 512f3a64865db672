"""The shape of the database, version by version. A released step never changes: add another."""

import sqlite3

from backnine.refused import Refused

STEPS = (
    """
    CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      code TEXT UNIQUE,
      state TEXT NOT NULL,
      sitting BLOB NOT NULL,
      touched INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_touched ON tables (touched);
    CREATE TABLE keys (
      hash BLOB PRIMARY KEY,
      table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
      kind TEXT NOT NULL,
      seat INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX keys_table ON keys (table_id, kind, seat);
    CREATE TABLE rounds (
      table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
      number INTEGER NOT NULL,
      first INTEGER NOT NULL,
      seed BLOB NOT NULL,
      header BLOB NOT NULL,
      PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE moves (
      table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
      n INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      move TEXT NOT NULL,
      stand_in TEXT NOT NULL,
      PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID;
    """,
)


def migrate(database: sqlite3.Connection) -> None:
    """Bring a database up to date, each step whole or not at all."""
    version = int(database.execute("PRAGMA user_version").fetchone()[0])
    if version > len(STEPS):
        raise Refused("store-too-new", version=version, known=len(STEPS))
    for number, step in enumerate(STEPS[version:], version + 1):
        database.executescript(f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; COMMIT;")
