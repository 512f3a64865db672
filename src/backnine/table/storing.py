"""What was decided is handed over to the store."""

from backnine import tracing
from backnine.store import Change, Entry, Store, Stored
from backnine.table.state import TableState


def store_entry(store: Store, state: TableState, entry: Entry | Change | None, answered: Stored) -> None:
    """As the next entry of the table; none: the table is deleted."""
    table, number = state.id, state.number
    answered = tracing.step("store", answered, table=table)
    if isinstance(entry, Entry):
        store.append(table, number, entry, answered)
    elif entry:
        store.change(table, number, entry, answered)
    else:
        store.forget(table, answered)
