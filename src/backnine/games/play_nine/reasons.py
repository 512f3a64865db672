"""Reasons at Play Nine: pairs and blocks first, then high cards, then what is face down."""

from typing import Final

from backnine.bots.bot import Cards, Moves
from backnine.bots.reasons import Reasons
from backnine.bots.why import Why, because
from backnine.cards import HOLE_IN_ONE, Card, golf_pack
from backnine.games.play_nine.bots.sense import (
    UNSEEN,
    block_bonus,
    face_down,
    in_pair,
    likely_strokes,
    mine,
    others,
    pair_slots,
    paired_columns,
    partner,
    put,
    shown,
)
from backnine.games.play_nine.rules import PASS, VALUE
from backnine.hole import Seat, left_of
from backnine.moves import Move
from backnine.view import View

SHORT_STOCK = 12  # cards left for good: high time
LEVEL = 1  # strokes: nobody is ahead by less
WORTH_PAIRING = 4  # a lower card is welcome by itself


def explain(
    view: View,
    moves: Moves,
    move: Move,
    *,
    target: int | None = None,
    worth: float | None = None,
    counts: bool = False,
) -> Why:
    """`target`: where a card to be taken shall go, if not where it saves most at once. `counts`: this
    player knows how many of a card are still to come."""
    why = _reason(view, moves, move, target)
    return why.but_also(_second_thought(view, move, target, counts=counts)).worth_so_much(worth)


def _reason(view: View, moves: Moves, move: Move, target: int | None) -> Why:
    if move.verb == "flip":
        return _tee_off(mine(view), move)
    if move.verb == "draw":
        return _draw(view)
    if move.verb == "take":
        top = view.discard[-1]
        return _take(view, target or best_place(view, top), top)
    card = view.held
    assert card is not None
    if _closes(view, move):
        return going_out(view, move)
    if move.slot is None:
        return passing(view, card)
    if move.verb == "toss":
        return _turn_up(view, move.slot, card)
    return _place(view, moves, move.slot, card)


def _tee_off(cards: Cards, move: Move) -> Why:
    assert move.slot is not None
    if all(card is None for card in cards):
        return because("tee-off", slot=move.slot)
    if cards[partner(move.slot) - 1] is None:
        return because("tee-off-fresh", slot=move.slot)
    return because("tee-off-same", slot=move.slot)


# Draw or take


def _draw(view: View) -> Why:
    if not view.stock and view.renewals >= view.house.number("renewals"):
        return because("draw-ends-hole")
    top = view.discard[-1]
    if saving_of(view, best_place(view, top), top) <= 0:
        return because("draw-no-use", card=top)
    return because("draw-better", card=top)


def _take(view: View, slot: int, card: Card) -> Why:
    cards = mine(view)
    old = cards[slot - 1]
    if strokes := block_saving(view, slot, card):
        return because("take-block", card=card, strokes=strokes)
    if makes_pair(cards, slot, card):
        return because("take-pair", card=card, slot=partner(slot))
    if card == HOLE_IN_ONE:
        return because("take-hole-in-one", card=card)
    if half_block(cards, slot, card):
        return because("take-half-block", card=card)
    if old is None and VALUE[card] < UNSEEN:
        return because("take-for-unknown", card=card)
    if old is not None and VALUE[card] < VALUE[old]:
        return because("take-for", card=card, old=old)
    return because("take-hopes", card=card)


# With a card in hand


def _place(view: View, moves: Moves, slot: int, card: Card) -> Why:
    cards = mine(view)
    old = cards[slot - 1]
    if strokes := block_saving(view, slot, card):
        return because("swap-block", card=card, slot=slot, strokes=strokes)
    if makes_pair(cards, slot, card):
        return because("swap-pair", card=card, slot=slot)
    if old is not None and in_pair(cards, slot) and VALUE[old] and old != card:
        return because("swap-breaks-pair", card=card, old=old)
    if card == HOLE_IN_ONE:
        return because("swap-hole-in-one", card=card, slot=slot)
    if half_block(cards, slot, card):
        return because("swap-half-block", card=card, slot=slot)
    if old is None:
        return _cover(slot, card)
    return _replace(view, moves, slot, card, old)


def _cover(slot: int, card: Card) -> Why:
    if VALUE[card] < UNSEEN:
        return because("swap-covers", card=card, slot=slot)
    return because("swap-covers-hopes", card=card, slot=slot)


def _replace(view: View, moves: Moves, slot: int, card: Card, old: Card) -> Why:
    if VALUE[card] < VALUE[old]:
        spared, player = _spared(view, slot)
        if spared and player is not None:
            return because("swap-spares", card=card, old=old, other=spared, player=player)
        if old == _highest_loose(mine(view)):
            return because("swap-highest", card=card, old=old)
        return because("swap-lower", card=card, old=old, strokes=VALUE[old] - VALUE[card])
    if len(face_down(mine(view))) == 1 and PASS not in moves and view.closer is None:
        return because("swap-for-time", card=card, old=old)
    if view.held_from == "discard" and VALUE[card] == VALUE[old]:
        return because("swap-must", card=card, slot=slot)
    return because("swap-hopes", card=card, old=old)


def _turn_up(view: View, slot: int, card: Card) -> Why:
    if view.closer is not None:
        return because("toss-last-round", card=card, slot=slot)
    if mine(view)[partner(slot) - 1] is None:
        return because("toss-fresh", card=card, slot=slot)
    return because("toss-turns-up", card=card, slot=slot)


def passing(view: View, card: Card) -> Why:
    ahead, rival = _lead(view, mine(view))
    if ahead <= -LEVEL:
        return because("pass-behind", card=card, player=rival, strokes=round(-ahead))
    return because("pass-waits", card=card)


def going_out(view: View, move: Move) -> Why:
    cards = mine(view)
    if move.verb == "swap" and move.slot is not None and view.held is not None:
        cards = put(cards, move.slot, view.held)
    ahead, rival = _lead(view, cards)
    if ahead >= LEVEL:
        return because("out-ahead", strokes=round(ahead))
    if view.stock < SHORT_STOCK and view.renewals >= view.house.number("renewals"):
        return because("out-short-stock")
    if ahead > -LEVEL:
        return because("out-level")
    return because("out-behind", player=rival, strokes=round(-ahead))


def _closes(view: View, move: Move) -> bool:
    """The seat's last face-down card goes (PN-15)."""
    return view.closer is None and move.slot is not None and face_down(mine(view)) == [move.slot]


def _lead(view: View, cards: Cards) -> tuple[float, Seat]:
    """How far ahead of the best of the others one would be with these cards, and who that is."""
    adjacent = bool(view.house["adjacent"])
    rivals = {seat: likely_strokes(shown(view, seat), adjacent) for seat in others(view)}
    best = min(rivals, key=rivals.__getitem__)
    return rivals[best] - likely_strokes(cards, adjacent), best


# The second thought: what it means for the next player, and what is still to come


def _second_thought(view: View, move: Move, target: int | None, *, counts: bool) -> Why | None:
    if move.verb not in ("swap", "toss", "take") or _closes(view, move):
        return None
    slot, card = _into(view, move, target)
    player = next_to_play(view)
    gone = card if slot is None else mine(view)[slot - 1]
    if player is not None and gone is not None and wants(view, player, gone):
        return because("also-gift", card=gone, player=player)
    if slot is None:
        return None
    if player is not None and wants(view, player, card) and not _plainly_good(view, slot, card):
        return because("also-denies", card=card, player=player)
    hopes = VALUE[card] >= WORTH_PAIRING and mine(view)[partner(slot) - 1] != card
    if counts and hopes and view.closer is None and (left := unseen(view, card)):
        return because("also-left", card=card, left=left)
    return None


def _plainly_good(view: View, slot: int, card: Card) -> bool:
    """Reason enough, whoever else would have liked the card."""
    return card == HOLE_IN_ONE or slot in pair_slots(mine(view), card)


def _into(view: View, move: Move, target: int | None) -> tuple[int | None, Card]:
    """The place a card goes to, if it stays, and the card."""
    if move.verb == "take":
        card = view.discard[-1]
        return target or best_place(view, card), card
    assert view.held is not None
    return (move.slot if move.verb == "swap" else None), view.held


# Facts


def best_place(view: View, card: Card) -> int:
    """Where the card saves most at once."""
    return max(range(1, len(mine(view)) + 1), key=lambda slot: saving_of(view, slot, card))


def saving_of(view: View, slot: int, card: Card) -> float:
    """Strokes the card saves there at once, an unseen card being an average one."""
    cards, adjacent = mine(view), bool(view.house["adjacent"])
    return likely_strokes(cards, adjacent) - likely_strokes(put(cards, slot, card), adjacent)


def block_saving(view: View, slot: int, card: Card) -> int:
    """The bonus that this card earns there (PN-22 to PN-24, PN-26)."""
    cards, adjacent = mine(view), bool(view.house["adjacent"])
    if cards[partner(slot) - 1] != card:
        return 0
    before, after = (paired_columns(each) for each in (cards, put(cards, slot, card)))
    return max(0, block_bonus(before, adjacent) - block_bonus(after, adjacent))


def makes_pair(cards: Cards, slot: int, card: Card) -> bool:
    """A pair worth the name: two cards that cost nothing save nothing as a pair."""
    return VALUE[card] != 0 and slot in pair_slots(cards, card)


def half_block(cards: Cards, slot: int, card: Card) -> bool:
    """One more of a number that is a pair elsewhere."""
    elsewhere = card not in (cards[slot - 1], cards[partner(slot) - 1])
    return elsewhere and card != HOLE_IN_ONE and card in paired_columns(cards)


def _highest_loose(cards: Cards) -> Card | None:
    """The highest card that is not one of a pair."""
    loose = [card for slot, card in enumerate(cards, 1) if card and not in_pair(cards, slot)]
    return max(loose, key=VALUE.__getitem__, default=None)


def _spared(view: View, slot: int) -> tuple[Card | None, Seat | None]:
    """The higher card that was kept because the next player wants it, and that player."""
    player, cards = next_to_play(view), mine(view)
    old = cards[slot - 1]
    highest = _highest_loose(cards)
    if player is None or highest is None or old is None or VALUE[highest] <= VALUE[old]:
        return None, None
    if wants(view, player, highest) and not wants(view, player, old):
        return highest, player
    return None, None


def next_to_play(view: View) -> Seat | None:
    """Whoever comes next, if a turn of theirs follows."""
    assert view.seat is not None
    following = left_of(view.seat, view.seats)
    return None if following == view.closer else following


def wants(view: View, seat: Seat, card: Card) -> bool:
    return wanted_by(shown(view, seat), card)


def wanted_by(cards: Cards, card: Card) -> bool:
    """Plainly: it makes a pair, or it is a Hole-in-One."""
    return card == HOLE_IN_ONE or bool(pair_slots(cards, card))


def unseen(view: View, card: Card) -> int:
    """How many of a card have not been seen: in the stock, or face down on the table. Once the stock has
    been renewed, what was discarded before counts as unseen again."""
    seen = [*view.discard, *(slot.card for layout in view.layouts for slot in layout)]
    return golf_pack().count(card) - seen.count(card) - (view.held == card)


REASONS: Final = Reasons(explain)
