"""Why a move is made in a game that brings no reasons of its own: what the rules alone can tell."""

from backnine.bots.plain.ledger import UNKNOWN, Cells, Ledger, ledger_of, put
from backnine.bots.why import Why, because
from backnine.cards import Card
from backnine.moves import Move
from backnine.view import View


def reason(view: View, move: Move) -> Why:
    """True of the view, whoever makes the move."""
    slot = move.slot or 0
    match move.verb:
        case "flip":
            return because("tee-off", slot=slot)
        case "look":
            return because("look-slot", slot=slot) if slot else because("look")
        case "decline":
            return because("decline")
        case "peek":
            return because("peek", slot=slot)
        case "knock":
            return _knock(view)
        case "draw" | "take":
            return _draw_or_take(view, move)
    assert view.held is not None
    return _swap(view, view.held, slot) if move.verb == "swap" else _toss(view.held, slot)


def _mine(view: View, ledger: Ledger) -> Cells:
    assert view.seat is not None
    slots = view.layouts[view.seat]
    return tuple([UNKNOWN if slot.card is None else ledger.kind[slot.card] for slot in slots])


def _knock(view: View) -> Why:
    ledger = ledger_of(view.game, view.house, view.players)
    cells = _mine(view, ledger)
    unknown = cells.count(UNKNOWN) * sum(ledger.value) / len(ledger.value)
    strokes = round(ledger.strokes(cells) + unknown)
    return because("knock-unsure" if unknown else "knock", strokes=strokes)


def _draw_or_take(view: View, move: Move) -> Why:
    if not view.stock and move.verb == "draw":
        return because("draw-ends-hole") if _used_up(view) else because("draw-no-use", card=view.discard[-1])
    card = view.discard[-1]
    return because("draw-better" if move.verb == "draw" else "take-hopes", card=card)


def _used_up(view: View) -> bool:
    return view.renewals >= view.house.number("renewals")


def _toss(card: Card, slot: int) -> Why:
    return because("toss-turns-up", card=card, slot=slot) if slot else because("toss-high", card=card)


def _swap(view: View, card: Card, slot: int) -> Why:
    ledger = ledger_of(view.game, view.house, view.players)
    before = _mine(view, ledger)
    after = put(before, slot - 1, ledger.kind[card])
    saved = ledger.strokes(before) - ledger.strokes(after)
    assert view.seat is not None
    old = view.layouts[view.seat][slot - 1].card
    if old is None:
        below = ledger.value[ledger.kind[card]] < sum(ledger.value) / len(ledger.value)
        return because("swap-covers" if below else "swap-covers-hopes", card=card, slot=slot)
    if saved > 0:
        return because("swap-lower", card=card, old=old, strokes=saved)
    return because("swap-hopes", card=card, old=old)
