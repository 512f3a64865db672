"""The yardstick of bench/decisions.py: random four-seat Play Nine as a bare mutable loop.

No views, no records, no refusals, no history: what plain Python can do when nothing is promised.
"""

from random import Random

SEATS, SLOTS = 4, 8
PACK = [value for value in range(13) for _ in range(8)] + [-5] * 4


def decisions_of_one_hole(dice: Random) -> int:
    """Play a hole at random and count the decisions in it."""
    cards = PACK[:]
    dice.shuffle(cards)
    layouts = [[cards.pop() for _ in range(SLOTS)] for _ in range(SEATS)]
    down = [list(range(SLOTS)) for _ in range(SEATS)]
    discard = [cards.pop()]
    count, renewed, closer, seat = 0, False, -1, 0
    rnd = dice.random
    for hidden in down:
        for _ in range(2):
            hidden.pop(int(rnd() * len(hidden)))
            count += 1
    while seat != closer:
        hidden, layout = down[seat], layouts[seat]
        count += 2
        from_stock = rnd() < 0.5
        if from_stock:
            if not cards:
                if renewed:
                    return count
                renewed = True
                cards, discard = discard[:-1], discard[-1:]
                dice.shuffle(cards)
            held = cards.pop()
        else:
            held = discard.pop()
        choices = SLOTS + (len(hidden) + (len(hidden) == 1)) * from_stock
        choice = int(rnd() * choices)
        if choice < SLOTS:
            discard.append(layout[choice])
            layout[choice] = held
            if choice in hidden:
                hidden.remove(choice)
        else:
            discard.append(held)
            if choice - SLOTS < len(hidden):
                hidden.pop(choice - SLOTS)
        if not hidden and closer < 0:
            closer = seat
        seat = (seat + 1) % SEATS
    return count
