"""The levels of bots, compiled: the same decisions as those in `bots/`, whose weights and tables they use."""
