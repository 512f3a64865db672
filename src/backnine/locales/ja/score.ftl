### Counting a layout in Japanese: cards, savings, penalties.

score-strokes = { $strokes }打
score-face-value = カードの合計：{ $strokes }打
score-total = 合計：{ $strokes }打

## Cards that have a name

score-card-named = { $name }（{ $card }）
score-card-h = ホールインワン
score-card-0 = マリガン
score-card-12 = アウトオブバウンズ
score-card-joker = ジョーカー
