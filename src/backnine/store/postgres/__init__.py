"""The store in PostgreSQL, for several processes and machines: the same tables, sums and answers.

Its unique key (table, number) is the fence: who was slower gets no row back, and reads what was stored.
"""
