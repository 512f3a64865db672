"""The coach: par, luck and mistakes of a hole, hints, and positions for practice."""
