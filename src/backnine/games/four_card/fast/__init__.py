"""Four-Card Golf compiled, with Numba."""
