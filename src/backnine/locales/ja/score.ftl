### Counting a layout in Japanese: cards, savings, penalties.

score-strokes = { $strokes }打
score-face-value = カードの合計：{ $strokes }打
score-total = 合計：{ $strokes }打

## Savings; the strokes are negative.

score-saving-pn-21 = 列{ $columns }は{ $card }のペアで帳消し：{ $strokes }打
score-saving-pn-22 = { $card }が4枚（列{ $columns }）、ボーナス：{ $strokes }打
score-saving-pn-23 = { $card }が6枚（列{ $columns }）、ボーナス：{ $strokes }打
score-saving-pn-24 = { $card }が8枚（列{ $columns }）、ボーナス：{ $strokes }打
score-saving-pn-26 = ホールインワンが4枚（列{ $columns }）、ボーナス：{ $strokes }打
score-saving-pairs-cancel = 列{ $columns }はペアで帳消し：{ $strokes }打
score-penalty-closer-penalty = パットアウトしたけれど、いちばん少ない打数ではないので2倍：+{ $strokes }打
score-penalty-knock-penalty = ノックしたけれど、いちばん少ない打数ではないので：+{ $strokes }打

## Cards that have a name

score-card-named = { $name }（{ $card }）
score-card-h = ホールインワン
score-card-0 = マリガン
score-card-12 = アウトオブバウンズ
score-card-joker = ジョーカー
