"""Bots against bots: many matches on mirrored deals, and what can honestly be said of them."""
