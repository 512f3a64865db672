"""Six-Card Golf compiled, with Numba."""
