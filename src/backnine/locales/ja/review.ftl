### ブラウザーのコーチ：試合の振り返り、もう一度の挑戦、練習問題、ヒント。

review-title = 運？それとも実力？
review-begins = コーチが試合を見ています…
review-working = { $hole }番ホールを見ています（全{ $holes }ホール）…
review-progress = 振り返りの進み具合
review-real = 本物のカードの試合には記録がないので、コーチは見ることができません。
review-luck = 運
review-luck-title = { $luck ->
    [good] 幸運
    [bad] 不運
   *[even] 運
}
review-lucky = { $luck ->
    [good] 幸運
    [bad] 不運
   *[even] ふつう
}
review-luck-good = カードのおかげで{ $count }打得をしました。
review-luck-bad = カードのせいで{ $count }打損をしました。
review-luck-even = カードの運は、よくも悪くもありませんでした。
review-given = 損した打数
review-given-help = もっとよい手なら減らせた打数です。
review-given-nine = この{ $holes }ホールで、もっとよい手なら減らせた打数です。9ホールなら約{ $strokes }打になります。
review-compared = 各プレイヤーの運と損した打数
review-costliest = { $count ->
    [1] いちばん損した手を見る
    [2] 損した手を二つ見る
   *[other] 損した手を三つ見る
}
review-no-costly = 大きく損した手はありません。お見事！
review-adds-up = 打数の内訳
review-adds-up-help = パーは配られた時点での見込みです。運はカードのしたことで、マイナスほど打数が減ります。だれの手柄でも、だれのせいでもありません。
review-part-par = 配られた時点のパー
review-part-choices = 損した打数
review-part-others = ほかの人の手
review-part-unforeseen = コーチの見込み違い
review-part-strokes = 打数
review-holes = ホールごと
review-score-eagle = イーグル
review-score-birdie = バーディー
review-score-par = パー
review-score-bogey = ボギー
review-score-double-bogey = ダブルボギー
review-chart = { $hole }番ホールの見込み打数
review-chart-help = 一手ごとの見込み打数です。赤い点は損した手で、タップするとその場面が見られます。
review-chart-table = 表で見る
review-blot = { $strokes }打の損。その場面へ
review-move = 手
review-deal = 配り終わり
review-turning = 勝負の分かれ目
review-turn-up = { $who ->
    [you] { $hole }番ホール：あなたの勝つ見込みが{ $was }から{ $now }に上がりました。
   *[one] { $hole }番ホール：{ $name }さんの勝つ見込みが{ $was }から{ $now }に上がりました。
}
review-turn-down = { $who ->
    [you] { $hole }番ホール：カードの巡りで、あなたの勝つ見込みが{ $was }から{ $now }になりました。
   *[one] { $hole }番ホール：カードの巡りで、{ $name }さんの勝つ見込みが{ $was }から{ $now }になりました。
}
review-turn-choice = { $who ->
    [you] { $hole }番ホール：この手で、あなたの勝つ見込みが{ $was }から{ $now }に下がりました。
   *[one] { $hole }番ホール：この手で、{ $name }さんの勝つ見込みが{ $was }から{ $now }に下がりました。
}
review-see = 見る
review-judge = 判定：{ $judge }。数字はどれも、来るかもしれなかったカードの平均です。
review-judge-name = { $judge ->
    [rules] ルールだけ
   *[taught] 学習した予測
}
review-print = 印刷

## もう一度

review-others = ほかの人のカード
review-question = 問いと答え
review-ask = あなたならどうしますか？
review-touch-draw = 山札か捨て札をタップしてください。
review-touch-draw-or-knock = 山札か捨て札をタップするか、ノックしてください。
review-touch-place = 手札は{ $card }です。置きかえたいカードをタップしてください。
review-touch-place-or-toss = 手札は{ $card }です。置きかえたいカードか、捨てるなら捨て札をタップしてください。
review-touch-place-or-turn = 手札は{ $card }です。置きかえたいカードをタップしてください。捨てるなら捨て札、次にめくるカードをタップします。
review-touch-turn-up = めくるカードをタップしてください。
review-show = 答えを見る
review-try-again = もう一度
review-not-best = もっとよい手があります。
review-same-again = 試合ではこの手でした。もっとよい手があります。
review-then = このホールの見込みは約{ $then }打、いちばんよい手なら{ $best }打です。
review-right = そのとおり、いちばんよい手です！
review-this-is-best = いちばんよい手：
review-played = 試合での手
review-tried = 今の答え
review-best = 最善
review-costly-hole = 損した手（{ $hole }番ホール）
review-chance = 終盤で大事なのは勝つことです。この手で勝つ見込みが{ $chance }下がりました。
review-of = { $at } / { $of }
review-play-on = ここから続ける
review-next = 次へ
review-done = 振り返りに戻る
review-costs-help = いちばんよい手と比べて、平均で何打損するかです。

## 練習

review-practice = 練習問題
review-practice-help = 実際の試合の場面です。いちばんよい手は一つ。見つけられますか？
review-seat = プレイヤー{ $seat }
review-rating = あなたのレーティング：{ $rating }。正解{ $solved } / { $tried }問。
review-rating-new = レーティングは1200から始まり、一問ごとに変わります。
review-rating-now = レーティング：{ $rating }（{ $change }）
review-start = 始める
review-themes = テーマ別
review-no-puzzles = このゲームの練習問題はまだありません。
review-theme-pairs = ペア
review-theme-blocks = ブロック
review-theme-closing = ホールの終わらせどき
review-theme-passing = パスのしどき
review-theme-knocking = ノックのしどき
review-theme-remembering = 記憶
review-theme-other = そのほか

## これまで

review-time = これまでのプレー
review-time-help = コーチが見た試合から。
review-time-look = あと{ $count }試合を見る
review-time-looking = { $at }試合目（全{ $of }試合）…
review-time-stop = やめる
review-time-given = 9ホールあたりの損した打数
review-time-luck = 試合ごとの運（線より下は得をした試合）
review-time-themes = テーマ別の損した打数
review-time-opponents = 相手別
review-time-seats = 席順別
review-time-seat = { $seat }番の席
review-time-match = 試合

## もう一度見るとき

review-eval = 見込み：{ $strokes }打
review-eval-given = { $strokes }打の損。最善：{ $best }
review-eval-best = いちばんよい手
review-eval-show = コーチといっしょに
review-link = この場面へのリンクをコピー
review-copied = コピーしました。

## 手

review-move-draw = 山札から引く
review-move-take = 捨て札の{ $card }を取る
review-move-swap = { $card }を{ $slot }番に置く
review-move-swap-for = { $card }を{ $slot }番に置く（{ $old }と交換）
review-move-swap-any = { $slot }番に置く
review-move-toss = { $card }を捨てる
review-move-toss-turn = { $card }を捨てて{ $slot }番をめくる
review-move-flip = { $slot }番をめくる
review-move-knock = ノックする
review-move-look = 自分のカードを見る
review-move-look-at = { $slot }番を見る
review-move-decline = 見ない
review-move-peek = { $slot }番をのぞき見する

## 理由

review-why-pair = ペアができて、その列は0打になります。
review-why-block = 同じ数のペアがもう一組できて、ボーナスがつきます。
review-why-half-block = 同じ数のペアがもう一組できれば、ボーナスがつきます。
review-why-ace = これより打数を減らせるカードはありません。
review-why-lower = 今あるカードより打数が少なくなります。
review-why-unknown = 伏せたカードは、たいていもっと打数が多いからです。
review-why-hopes = ペアになる見込みが残ります。
review-why-breaks-pair = ここではペアを残すより得です。
review-why-spares = もう一方のカードは、ほかの人の役に立ってしまいます。
review-why-time = ホールを終わらせるにはまだ早いです。
review-why-waits = 伏せたカードはあと一枚。よいカードを待てます。
review-why-behind = もっと打数の少ない人がいます。終わらせるにはまだ早いです。
review-why-must = 取った捨て札はどこかに置かなければなりません。そこがいちばん損が少ない場所です。
review-why-know = そこに何があるか分かるようになります。
review-why-owes = のぞき見したカードは取りかえる決まりです。
review-why-draw = 捨て札はあまり役に立ちません。山札のほうが期待できます。
review-why-ends = 山札がなくなり、このホールは終わります。
review-why-turns-up = このカードは役に立ちませんが、一枚めくれます。
review-why-fresh = 新しい列に数字が出れば、ペアの見込みが増えます。
review-why-last = 最後の一巡です。もう取りかえせません。
review-why-no-help = このカードは役に立ちません。
review-why-out = 見えているかぎりでは先頭です。ホールを終わらせましょう。
review-why-out-behind = 負けていますが、待つともっと損をします。
review-why-short = カードが残り少なくなっています。
review-why-knock = 十分に打数が少ないので、ホールを終わらせましょう。
review-why-same = どのカードでも同じです。
review-why-look = 知っていることが後で役に立ちます。
