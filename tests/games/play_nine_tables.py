"""Tables that several tests of Play Nine start from."""

TO_DRAW = """
    play-nine
    0 >  1 2 ?3 ?4 / ?5 ?6 ?7 ?8
    1    9 9 ?0 ?0 / ?H ?12 ?11 ?10
    stock 5 6   discard 2 4
"""

STOCK_CARD = """
    play-nine
    0 >  1 2 ?3 ?4 / ?5 ?6 ?7 ?8
    1    9 9 ?0 ?0 / ?H ?12 ?11 ?10
    stock 6   discard 2 4   held 5 from stock
"""

TAKEN_CARD = """
    play-nine
    0 >  1 2 ?3 ?4 / ?5 ?6 ?7 ?8
    1    9 9 ?0 ?0 / ?H ?12 ?11 ?10
    stock 5 6   discard 2   held 4 from discard
"""

FINAL_PUTT = """
    play-nine
    0 >  1 2 3 4 / 5 ?6 7 8
    1    9 9 ?0 ?0 / H 12 11 10
    stock 6   discard 2 4   held 5 from stock
"""
