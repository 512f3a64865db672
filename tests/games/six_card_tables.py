"""Tables that several tests of Six-Card Golf start from."""

TO_DRAW = """
    six-card
    0 >  AS 2S ?3S / ?4S ?5S ?6S
    1    7H 8H ?9H / ?10H ?JH ?QH
    stock 5D 6D   discard 2D 4D
"""

STOCK_CARD = """
    six-card
    0 >  AS 2S ?3S / ?4S ?5S ?6S
    1    7H 8H ?9H / ?10H ?JH ?QH
    stock 6D   discard 2D 4D   held 5D from stock
"""

TAKEN_CARD = """
    six-card
    0 >  AS 2S ?3S / ?4S ?5S ?6S
    1    7H 8H ?9H / ?10H ?JH ?QH
    stock 5D 6D   discard 2D   held 4D from discard
"""

ONE_LEFT = """
    six-card
    0 >  AS 2S 3S / 4S 5S ?6S     turns 5
    1    7H 8H ?9H / 10H JH ?QH   turns 5
    2    AC 2C 3C / ?4C ?5C 6C    turns 5
    stock 6D 7D 8D   discard 2D 4D   held 5D from stock
"""


def with_house(table: str, house: str) -> str:
    return table.replace("six-card", f"six-card {house}")
