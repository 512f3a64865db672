"""What bots know of Four-Card Golf: a module for each level, and what they share."""
