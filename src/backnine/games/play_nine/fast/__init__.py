"""Play Nine compiled, with Numba."""
