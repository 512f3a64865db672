"""The shape of the database, version by version, as SQL. A released step never changes: add another."""

from importlib.resources import files

from backnine.refused import Refused
from backnine.store.postgres.connection import Postgres

_LOCK = 0x6261636B  # for all who start at the same time


def steps() -> list[str]:
    found = sorted(each.name for each in files(__package__).iterdir() if each.name.endswith(".sql"))
    return [files(__package__).joinpath(name).read_text("utf-8") for name in found]


async def take_steps(database: Postgres) -> None:
    """Bring a database up to date: all steps or none, by one process at a time."""
    known = steps()
    async with database.transaction():
        await database.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        await database.execute("CREATE TABLE IF NOT EXISTS versions (version integer PRIMARY KEY)")
        version = await database.fetchval("SELECT coalesce(max(version), 0) FROM versions")
        if version > len(known):
            raise Refused("store-too-new", version=version, known=len(known))
        for number, step in enumerate(known[version:], version + 1):
            await database.execute(step)
            await database.execute("INSERT INTO versions VALUES ($1)", number)
