"""Score cards, rule sheets and packs of cards as PDF, for people who hold real cards.

`print_paper(PaperWish(...))` gives the pages. Typst sets them (extra `paper`) from the files in `templates/`,
which get what is on a page as JSON; fonts are built into the package, so every machine prints the same.
"""

from backnine.paper.played import PlayedCard, card_of_kept, card_of_match
from backnine.paper.printing import Previewed, Printed, preview_paper, print_paper
from backnine.paper.wish import KINDS, SIZES, PaperKind, PaperSize, PaperWish

__all__ = [
    "KINDS",
    "SIZES",
    "PaperKind",
    "PaperSize",
    "PaperWish",
    "PlayedCard",
    "Previewed",
    "Printed",
    "card_of_kept",
    "card_of_match",
    "preview_paper",
    "print_paper",
]
