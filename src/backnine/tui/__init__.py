"""The terminal client: it draws views, and offers the legal moves it was given. It holds no rules."""
