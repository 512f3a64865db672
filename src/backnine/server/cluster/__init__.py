"""Several processes that serve the same tables: any of them takes visitors, one owns each awake table.

The store's unique numbers keep the tables safe whoever writes; all this is for speed and for the clocks.
"""
