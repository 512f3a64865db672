"""What bots know of Play Nine: a module for each level, and what they share."""
