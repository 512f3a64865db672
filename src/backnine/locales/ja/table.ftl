### The table in the terminal, in Japanese: titles, prompts, what happened.

## The head of the screen

table-hole = ホール{ $hole }／{ $holes }
table-play-off = プレーオフ、ホール{ $hole }
table-dealer = ディーラー：{ $name }
table-last-round = 最後の一巡：{ $name }さんがパットアウト！ ほかの人はあと1回ずつです。
table-last-round-knock = 最後の一巡：{ $name }さんがノック！ ほかの人はあと1回ずつです。
table-your-turn = { $name }さんの番です。
table-your-last-turn = { $name }さん、最後の番です。
table-tee-off = { $name }さん、ティーオフです。カードを2枚めくってください（あと{ $left }枚）。
table-first-look = { $name }さん、最初の確認です。見られるのは1回だけ。よく覚えましょう。
table-place = { $name }さん、{ $card }を引きました。
table-place-taken = { $name }さん、{ $card }を取りました。自分のカード1枚と必ず取りかえます。
table-owes = のぞき見をしたので、{ $slots }番を山札のカードと取りかえてください。

## Under the cards

table-stock = { $count ->
    [0] 空
   *[other] 残り{ $count }
}
table-discard = 捨て札
table-held = 手札
table-showing = 表向き{ $strokes }打
table-total = 合計{ $strokes }打

## What one may type

table-key-draw = 山札から引く
table-key-draw-last = 引く（山札がないので、ホールが終わる）
table-key-take = 捨て札の{ $card }を取る
table-key-knock = ノック
table-key-flip = そのカードをめくる
table-key-swap = そこに{ $card }を置く
table-key-toss = { $card }を捨てる
table-key-toss-slot = { $card }を捨てて、そのカードをめくる
table-key-pass = { $card }を捨ててパス
table-key-look = カードを見る
table-key-look-slot = そのカードを見る
table-key-decline = 見ないで進む
table-key-peek = のぞき見（そのカードはあとで必ず取りかえる）
table-key-why = 理由
table-key-help = ヘルプ
table-key-score = スコアカード
table-key-rules = ルール
table-key-quit = 保存して終わる
table-help =
    画面に出ている文字か数字を入力して、Enterを押してください。
    単語でも入力できます： { $moves }
    カードについている小さな数字は、場所の番号です。
table-not-understood = 「{ $typed }」は選べません。
table-peek-sure = { $slot }番をのぞき見すると、あとで必ず山札のカードと取りかえます。見ますか？ (y/n)
table-yes = y
table-remember = 覚えたら、Enterを押してください。
table-remember-one = 覚えたら、Enterを押してください。
table-press-enter = Enterを押すと進みます。
table-hand-over = { $name }さんにキーボードを渡してください。
table-hand-over-ready = { $name }さん、ほかの人が見ていないときにEnterを押してください。

## What happened: "{ name }：山札から引く、7を3番に置く、12を捨てる"

table-log = { $name }：{ $deeds }
table-happened-flipped = { $slot }番をめくる（{ $card }）
table-happened-looked = { $slot }番を見る
table-happened-declined = 見ないで進む
table-happened-peeked = { $slot }番をのぞき見
table-happened-drew = 山札から引く
table-happened-drew-card = 山札から{ $card }を引く
table-happened-took = 捨て札の{ $card }を取る
table-happened-placed = { $slot }番に置く
table-happened-placed-card = { $card }を{ $slot }番に置く
table-happened-discarded = { $card }を捨てる
table-happened-turned-up = { $slot }番をめくる（{ $card }）
table-happened-passed = パス
table-happened-knocked = ノック！
table-happened-putted-out = パットアウト！
table-happened-renewed = 捨て札を切って新しい山札にする

## Why the bots played so

table-whys = ボットの考え
table-why-later = ボットの考えはまだ秘密です。ホールが終わったらwと入力してください。全部お話しします。

## The end of a hole and of the match

table-hole-over = ホール{ $hole }終了：{ $name }さんがパットアウトしました。
table-hole-over-knock = ホール{ $hole }終了：{ $name }さんがノックしました。
table-hole-over-pace = ホール{ $hole }終了：長く続いたので、ここまでです（プレーのペース）。
table-score-card = スコアカード
table-player = プレイヤー
table-sum = 合計
table-winner = 優勝は{ $names }さん、{ $strokes }です！
table-winner-play-off = プレーオフの勝者は{ $names }さんです！
table-winners = { $names }が{ $strokes }で並び、いっしょに優勝です！
table-play-off-next = 首位が並びました！ { $names }のサドンデスです。
table-against-whom = だれと遊びますか？
table-choose-bots = 番号を入力してください。「1,3」のように並べると、いろいろな相手と遊べます。Enterだけなら{ $bot }です。
table-tour-without-fast = コンパイル済みの部分がないので、Tourはいつもより弱めです： pip install "backnine[fast]"
table-draw-for-dealer = ディーラー決め
table-house = ハウスルール： { $house }
table-redraw = 並んだ人は引き直し
table-deals-first = いちばん小さい数を引いた{ $name }さんが、最初のディーラーです。
table-compiling = このゲームのために、ボット tour の準備をしています。最初の一度だけ、1〜2 分かかります…
table-commitment = シャッフルの封印： { $commitment }
table-commitment-why = カードがすりかえられていないことを、ゲームのあとでだれでも確かめられます。
table-stir = 好きな言葉を入力するとシャッフルに加わります。そのままEnterでもかまいません。
table-stir-too = でたらめに作った言葉があなたの分としてシャッフルに加わります。好きな言葉も入力できます。そのままEnterでもかまいません。
table-saved = 保存しました： { $file }
table-resume = 続きから遊ぶには： { $command }
table-check = すべてのカードを確かめるには： { $command }
table-watch-again = ボットの考えといっしょに見直すには： { $command }
table-input-ended = 入力が終わりました。
table-player-name = プレイヤー{ $number }
table-and = { $first }と{ $second }

## Replay

table-step = { $n }手目（全{ $moves }手）
table-step-deal = 最初の手の前
table-replay-keys = Enter 次へ · b 戻る · 数字 その手へ · n 次のホール · p 前のホール · q 終わる
table-nothing-hidden = すべて見せています。░のあるカードは裏向きです。
table-seen-by = { $name }さんから見た場面
table-seen-by-spectator = 観客から見た場面（ゲームはまだ終わっていません）

## Positions

table-seat-name = 席{ $seat }
table-as-told = 局面に書かれたことをすべて表示しています。░つきのカードは裏向きです。
table-may = { $name }ができる手： { $moves }
table-would = { $bot }（{ $name }）： { $move }
table-weights = 見込みの打数： { $moves }

## Verify

table-verified = { $file }： 正しい記録です。{ $holes }ホール、{ $moves }手、すべてのカードと打数を確かめました。
table-verified-so-far = { $file }： ここまでは正しい記録です。{ $moves }手を確かめました。ゲームはまだ終わっていません。
table-rethought = ボットの{ $moves }手を、それぞれの席から見えたものだけで考え直しました。どれもボットが選ぶ手と同じです。
table-rethought-stand-ins = そのうち{ $moves }手は、記録によれば代わりのボットの手です。
table-not-rethought-no-version = 考え直していません： { $bots }。どの版のボットが打ったのか、記録にありません。
table-not-rethought-other-version = 考え直していません： { $bots }。別の版のボットが打った記録です。
table-not-rethought-not-ours = 考え直していません： { $bots }。知らないボットです。
table-not-rethought-no-kernels = 考え直していません： { $bots }。計算用カーネルがここにはありません（pip install 'backnine[fast]'）。
table-words-in = シャッフルに加わった言葉とその封印： { $names }。
table-words-left-out = 封印されたが時間内に明かされず、加わらなかった言葉： { $names }。
table-fair-yes = 公正でしたか？はい。封印、言葉、すべての配りが合っています。
table-fair-no-words = 公正でしたか？封印とすべての配りは合っていますが、言葉を加えた人がいません。シードを決めた人にはカードがわかったはずです。
table-fair-seed-given = 公正でしたか？封印、言葉、すべての配りは合っていますが、シードを決めた人にはカードがわかったはずです。
table-seed-given = シードは人が決めたものです。決めた人にはカードがわかったはずです。
table-fair-no = 公正でしたか？合わないところがあります。{ $problem }
table-fingerprint = 封印： { $commitment } 配る前に見た封印と同じか、くらべてください。
table-refuted = { $file }： おかしなところがあります。{ $problem }
