"""The terminal as a visitor of a table at a server: how it finds it, sits down, stays and comes back."""
