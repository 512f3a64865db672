### Paper: score cards, rule sheets and cards to print, the command and the page that make them.

paper-scorecard = Score card
paper-rules = Rule sheet
paper-cards = Cards to cut out
paper-title-scorecard = { $game }: score card
paper-title-rules = { $game }: the rules
paper-title-cards = { $game }: the cards
paper-hole = Hole
paper-play-off = Play-off
paper-total = Total
paper-date = Date
paper-place = Place
paper-closed = ended the hole
paper-best = best of the hole
paper-fold = Print on both sides, turned on the short edge, and fold in the middle.
paper-how = Print this on stiff paper at its true size, on both sides, turned on the long edge. Then cut along the marks: nine cards to a sheet.
paper-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
paper-winner = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}

## What the command says

paper-written = { $pages ->
    [one] { $file }: one page, { $size } kB.
   *[other] { $file }: { $pages } pages, { $size } kB.
}
paper-shortened = Names shortened for want of room: { $names }
paper-replaced = No font here has every letter of these names; ★ or □ stands for the others: { $names }

## The page in the browser

paper-page = For your kitchen table
paper-about = Score cards, a folded rule sheet and a whole pack of cards, as PDF files for your printer.
paper-kind = What to print
paper-game = Game
paper-players = Players
paper-holes = Holes
paper-size = Paper
paper-size-a4 = A4
paper-size-letter = Letter
paper-names = Names
paper-names-hint = With commas between them, or none: then there is room to write them.
paper-match = From a finished match
paper-blank = Blank
paper-record = Open a record file
paper-make = Download the PDF
paper-preview = Preview
paper-preview-page = Page { $page }
paper-drawing = Drawing the preview …
paper-more-pages = The file has more pages.
paper-away = Paper is made by the server, which cannot be reached just now. The preview appears here as soon as it answers.
paper-instead = Your browser can print this without it: open the page, then choose “Print” in its menu.
paper-instead-match = The page of this match
paper-instead-rules = The rules of { $game }
paper-instead-keep = Until then the score keeper counts for you, without a network.
