"""Backnine: golf card games, exact to their rules. ARCHITECTURE.md shows the way around."""
