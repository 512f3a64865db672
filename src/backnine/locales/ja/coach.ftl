### コーチ：運と腕前とパー、ヒント、練習。

coach-title = 運と腕前
coach-under = { $game } · 判定したホール：{ $holes } · 判定：{ $judge }
coach-judge = 判定
coach-judge-name = { $judge ->
    [rules] ルールだけから
   *[taught] 学習した予測
}
coach-rough = コンパイル済みカーネルがないため、ルールだけから大まかに判定します。pip install numba で、より正確になります。
coach-unfinished = 試合の全部ではありません。終わったホールだけを判定しました。
coach-headline = { $name }：9ホールあたりの損 { $strokes }打（± { $se }）

## 打数の内訳

coach-part-strokes = 打数
coach-part-par = 配りのパー
coach-part-luck-own = 運（自分のカード）
coach-part-luck-others = 運（ほかの人のカード）
coach-part-mistakes = 自分のミス
coach-part-others = ほかの人の選択
coach-part-unforeseen = （うち判定の修正）
coach-net-luck = ほかの人と比べた運
coach-sources-title = パーから打数まで
coach-sources-text = どの列も配りのパーから始まり、実際の打数で終わります。左へ伸びた棒は打数を減らし、右へ伸びた棒は増やしました。すべて足し合わせると打数になります。
coach-holes-title = ホールごと
coach-hole = ホール { $hole }
coach-score = { $name } { $strokes }（{ $score }）
coach-score-eagle = イーグル
coach-score-birdie = バーディー
coach-score-par = パー
coach-score-bogey = ボギー
coach-score-double-bogey = ダブルボギー
coach-curve-text = 一手ごとの、そのホールの見込み打数。×印はミスです。
coach-axis-moves = 手

## 選択と分かれ目

coach-choices-title = 見直したい選択
coach-no-choices = はっきりミスと言える選択はありません。
coach-choice = ホール{ $hole }、{ $n }手目、{ $name }：{ $move }（{ $grade }）。{ $strokes }打（± { $se }）少なくすむ手：{ $best }。
coach-choice-chance = ホール{ $hole }、{ $n }手目、{ $name }：{ $move }（{ $grade }）。勝つ見込みが{ $chance }高く、{ $strokes }打（± { $se }）少なくすむ手：{ $best }。
coach-turning-title = 分かれ目
coach-turning-luck = ホール{ $hole }、{ $n }手目：カードのめぐりで、{ $name }の勝つ見込みが{ $points }ポイント変わりました。
coach-turning-choice = ホール{ $hole }、{ $n }手目：選択で、{ $name }の勝つ見込みが{ $points }ポイント変わりました。
coach-grade-best = 最善
coach-grade-fine = 好手
coach-grade-inaccuracy = 緩手
coach-grade-mistake = ミス
coach-grade-blunder = 大きなミス
coach-theme-pairs = ペア
coach-theme-blocks = ブロック
coach-theme-closing = 締めどき
coach-theme-passing = パスどき
coach-theme-knocking = ノックどき
coach-theme-remembering = 記憶
coach-col-move = 手
coach-col-player = プレイヤー
coach-col-played = 選んだ手
coach-col-best = 最善手
coach-col-loss = 損した打数
coach-col-grade = 評価
coach-col-about = テーマ

## 読み方

coach-read-par = パーとは、全員が判定役のように打つとしたとき、最初の手の前に見込まれる打数です。バーディーとボギーは、ふだんのばらつきの半分だけパーから離れたところです。
coach-read-luck = 運とは、来たカードと、来る可能性のあったすべてのカードの平均との差です。多くのホールでは差し引きゼロになります。0より小さいほど幸運です。
coach-read-mistakes = ミスとは、そのプレイヤーが知りえたことから見て、最善の選択と比べて損した打数です。0より小さくはなりません。
coach-read-grades = 緩手、ミス、大きなミスと呼ぶのは、損が判定自体の誤差（±）の2倍より大きいときだけです。
coach-read-unforeseen = 判定の修正とは、「ほかの人の選択」のうち、判定が1ターン先まで見て、前の見込みを改めた分です。だれの運でもミスでもありません。

## ヒント

coach-hint-title = ヒント
coach-hint-best = 最善手：{ $move }
coach-hint-close = わずかな差です。ほかの手も同じくらい良いかもしれません。
coach-hint-costs = ほかの手で損する打数：{ $moves }
coach-hint-expected = そのあとの見込み打数：{ $players }
coach-hint-about = テーマ：{ $themes }
coach-hint-again = もう一度 h で、すべての手の損がわかります。
coach-hint-alone = ヒントはボットとの試合だけです。ここではほかの人も遊んでいます。
