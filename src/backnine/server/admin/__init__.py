"""For whoever runs the server: what goes on in it, and what can be done about it, while it runs."""
