"""The shape of the database, version by version. A released step never changes: add another."""

import sqlite3
from collections.abc import Callable

from backnine.refused import Refused
from backnine.store import Entry
from backnine.store.chain import (
    NOTHING,
    Head,
    link,
    seal,
    sum_of_key,
    sum_of_round,
    sum_of_table,
)

Migration = str | Callable[[sqlite3.Connection], None]


def _add_sums(database: sqlite3.Connection) -> None:
    """Version 2: every row gets its sum, the log of moves its chain; tables can be marked as forgotten."""
    for change in (
        "ALTER TABLE tables ADD COLUMN forget_at INTEGER",
        "ALTER TABLE tables ADD COLUMN played INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN n INTEGER NOT NULL DEFAULT -1",
        "ALTER TABLE tables ADD COLUMN head INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN sum INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE keys ADD COLUMN sum INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE rounds ADD COLUMN seal INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE rounds ADD COLUMN sum INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE moves ADD COLUMN chain INTEGER NOT NULL DEFAULT 0",
        "CREATE TABLE facts (name TEXT PRIMARY KEY, value BLOB) WITHOUT ROWID",
    ):
        database.execute(change)
    keys = database.execute("SELECT hash, table_id, kind, seat FROM keys").fetchall()
    sums = [(sum_of_key(*key), key[0]) for key in keys]
    database.executemany("UPDATE keys SET sum = ? WHERE hash = ?", sums)
    for (table,) in database.execute("SELECT id FROM tables").fetchall():
        _chain(database, table)


def _chain(database: sqlite3.Connection, table: str) -> None:
    seals = {}
    rounds = "SELECT number, first, seed, header FROM rounds WHERE table_id = ? ORDER BY number"
    for number, first, seed, header in database.execute(rounds, (table,)).fetchall():
        seals[first] = sealed = seal(table, number, first, seed)
        database.execute(
            "UPDATE rounds SET seal = ?, sum = ? WHERE table_id = ? AND number = ?",
            (sealed, sum_of_round(sealed, header), table, number),
        )
    head, chained = NOTHING, []
    moves = "SELECT n, seat, move, stand_in FROM moves WHERE table_id = ? ORDER BY n"
    for entry in map(Entry._make, database.execute(moves, (table,))):
        head = Head(entry.n, entry.n + 1, link(seals.get(entry.n, head.chain), entry))
        chained.append((head.chain, table, entry.n))
    database.executemany("UPDATE moves SET chain = ? WHERE table_id = ? AND n = ?", chained)
    row = database.execute("SELECT id, code, state, sitting, touched FROM tables WHERE id = ?", (table,))
    sum_ = sum_of_table(row.fetchone(), head.number, head.chain)
    last = (head.number, head.chain, sum_, table)
    database.execute("UPDATE tables SET n = ?, head = ?, sum = ? WHERE id = ?", last)


STEPS: tuple[Migration, ...] = (
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
    _add_sums,
    # Version 3: changes of a table are numbered together with its moves. A change has no move of its own; `n`
    # counts the moves before. `tables.n` is the number of the last change, or of the last move before it.
    """
    CREATE TABLE entries (
      table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
      number INTEGER NOT NULL,
      n INTEGER NOT NULL,
      seat INTEGER,
      move TEXT,
      stand_in TEXT,
      chain INTEGER NOT NULL,
      PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    INSERT INTO entries SELECT table_id, n, n, seat, move, stand_in, chain FROM moves
      WHERE table_id IN (SELECT id FROM tables);
    DROP TABLE moves;
    """,
    # Version 4: what the coach has made of matches that are over.
    """
    CREATE TABLE reviews (
      table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
      number INTEGER NOT NULL,
      judge TEXT NOT NULL,
      body BLOB NOT NULL,
      sum INTEGER NOT NULL,
      PRIMARY KEY (table_id, number)
    );
    """,
    # Version 5: what is pinned to tables, beside their logs.
    """
    CREATE TABLE slips (
      table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
      name TEXT NOT NULL,
      value BLOB NOT NULL,
      chair INTEGER NOT NULL,
      at INTEGER,
      sum INTEGER NOT NULL,
      PRIMARY KEY (table_id, name)
    ) WITHOUT ROWID;
    CREATE INDEX slips_at ON slips (at) WHERE at IS NOT NULL;
    """,
)


def migrate(database: sqlite3.Connection) -> None:
    """Bring a database up to date, each step whole or not at all."""
    version = int(database.execute("PRAGMA user_version").fetchone()[0])
    if version > len(STEPS):
        raise Refused("store-too-new", version=version, known=len(STEPS))
    for number, step in enumerate(STEPS[version:], version + 1):
        if isinstance(step, str):
            database.executescript(f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; COMMIT;")
        else:
            database.execute("BEGIN IMMEDIATE")
            step(database)
            database.execute(f"PRAGMA user_version = {number}")
            database.execute("COMMIT")
