"""For all tests."""

import gc
import os


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: the collector need not look at them again and again."""
    gc.collect()
    gc.freeze()


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: many tests wait for a server, a terminal or a browser."""
    return (os.cpu_count() or 1) + 1
