### The table in the terminal, in Japanese: titles, prompts, what happened.

## The head of the screen

table-hole = { $hole }番ホール（全{ $holes }）
table-play-off = プレーオフ、ホール{ $hole }
table-dealer = ディーラー：{ $who ->
    [you] あなた
   *[one] { $name }さん
}
table-last-round = 最後の一巡：{ $who ->
    [you] あなた
   *[one] { $name }さん
}が{ $game ->
    [play-nine] パットアウト
   *[other] 上がり
}！ ほかの人はあと1回ずつです。
table-last-round-knock = 最後の一巡：{ $who ->
    [you] あなた
   *[one] { $name }さん
}がノック！ ほかの人はあと1回ずつです。
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
table-key-undo = 手を戻す
table-key-put-back = 元に戻す
table-key-why = 理由
table-key-hint = ヒント
table-key-help = ヘルプ
table-key-score = スコアカード
table-key-rules = ルール
table-key-quit = 保存して終わる
table-key-leave = テーブルを離れる
table-key-leave-seat = 離れる（席は残ります）
table-key-start = 試合を始める
table-key-begin = 始める
table-key-fair = 封印について
table-key-back = 席に戻る
table-key-resume = 続ける
table-key-again = もう一度遊ぶ
table-key-reopen = また今度、同じ顔ぶれで
table-key-come = 参加する
table-help =
    画面に出ている文字か数字を入力して、Enterを押してください。
    単語でも入力できます： { $moves }
    カードについている小さな数字は、場所の番号です。
    捨て札から取ったカードは、置く前ならuで元に戻せます。ボットだけが相手のときは、uで最後の手も戻せます。新しいカードが見えた手と、ボットが動いたあとは戻せません。
    fairと入力すると、シャッフルの封印を見られます。
table-not-understood = 「{ $typed }」は選べません。
table-peek-sure = { $slot }番をのぞき見すると、あとで必ず山札のカードと取りかえます。見ますか？ (y/n)
table-yes = y
table-remember = 覚えたら、Enterを押してください。
table-remember-one = 覚えたら、Enterを押してください。
table-press-enter = Enterを押すと進みます。
table-hand-over = { $name }さんにキーボードを渡してください。
table-hand-over-ready = { $name }さん、ほかの人が見ていないときにEnterを押してください。

## What happened: "{ name }：山札から引く、7を3番に置く、12を捨てる"

table-log = { $who ->
    [you] あなた：{ $deeds }
   *[one] { $name }：{ $deeds }
}
table-says = { $name }：{ $text }
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
table-happened-taken-back = 手を戻す
table-happened-putted-out = { $game ->
    [play-nine] パットアウト！
   *[other] 上がり！
}
table-happened-renewed = 捨て札を切って新しい山札にする

## Why the bots played so

table-whys = ボットの考え
table-why-later = ボットの考えはまだ秘密です。ホールが終わったらwと入力してください。全部お話しします。

## The end of a hole and of the match

table-hole-over = ホール{ $hole }終了：{ $who ->
    [you] あなた
   *[one] { $name }さん
}が{ $game ->
    [play-nine] パットアウトしました
   *[other] 上がりました
}。
table-hole-over-knock = ホール{ $hole }終了：{ $who ->
    [you] あなた
   *[one] { $name }さん
}がノックしました。
table-hole-over-pace = ホール{ $hole }終了：長く続いたので、ここまでです（プレーのペース）。
table-score-card = スコアカード
table-player = プレイヤー
table-sum = 合計
table-winner = { $who ->
    [you] あなたの優勝です！ { $strokes }でした。
    [you-too] あなたと{ $name }さんが{ $strokes }で並び、いっしょに優勝です！
    [many] { $name }さんが{ $strokes }で並び、いっしょに優勝です！
   *[one] 優勝は{ $name }さん、{ $strokes }です！
}
table-winner-play-off = プレーオフの勝者は{ $who ->
    [you] あなた
    [you-too] あなたと{ $name }さん
    [many] { $name }さん
   *[one] { $name }さん
}です！
table-play-off-next = 首位が並びました！ { $who ->
    [you-too] あなたと{ $name }さん
   *[one] { $name }さん
}のサドンデスです。
table-ask-name = お名前は？
table-ask-name-why = スコアカードに載り、次からも使われます。Enterだけなら「{ $usual }」になります。
table-against-whom = だれと遊びますか？
table-choose-bots = 番号を入力してください。「1,3」のように並べると、いろいろな相手と遊べます。0ならボットなし、Enterだけなら{ $bot }、qで終了です。
table-tour-without-fast = コンパイル済みの部分がないので、Tourはいつもより弱めです： pip install numba
table-draw-for-dealer = ディーラー決め
table-house = ハウスルール： { $house }
table-label = { $label }：{ $value }
table-redraw = 並んだ人は引き直し
table-deals-first = いちばん小さい数を引いた{ $who ->
    [you] あなた
   *[one] { $name }さん
}が、最初のディーラーです。
table-compiling = このゲームのために、ボット tour の準備をしています。最初の一度だけ、1〜2 分かかります…
table-compiled = { $parts } 個をコンパイル済み、{ $time }
table-forfeits = { $bot }：{ $moves }手をrookieに任せました（{ $why }）（{ $first }）
table-commitment = シャッフルの封印： { $commitment }
table-commitment-why = カードがすりかえられていないことを、試合のあとでだれでも確かめられます。
table-stir = 好きな言葉を入力するとシャッフルに加わります。そのままEnterでもかまいません。
table-stir-too = でたらめに作った言葉があなたの分としてシャッフルに加わります。好きな言葉も入力できます。そのままEnterでもかまいません。
table-saved = 保存しました： { $file }
table-resume = 続きから遊ぶには：
table-saved-matches = 保存した試合
table-choose-match = 試合の番号を入力してください。Enterだけなら最初の試合、qならやめます。
table-check = すべてのカードを確かめるには：
table-watch-again = ボットの考えといっしょに見直すには：
table-input-ended = 入力が終わりました。
table-player-name = プレイヤー{ $number }

## Replay

table-step = { $n }手目（全{ $moves }手）
table-step-deal = 最初の手の前
table-replay-keys = Enter 次へ · b 戻る · 数字 その手へ · n 次のホール · p 前のホール · q 終わる
table-nothing-hidden = すべて見せています。░のあるカードは裏向きです。
table-seen-by = { $name }さんから見た場面
table-seen-by-spectator = 観客から見た場面（試合はまだ終わっていません）

## Positions

table-seat-name = 席{ $seat }
table-as-told = 局面に書かれたことをすべて表示しています。░つきのカードは裏向きです。
table-may = { $name }の手： { $moves }
table-would = { $bot }（{ $name }）： { $move }
table-weights = 手の重み（打数に、ほかの人に与える得を足したもの）： { $moves }

## Verify

table-verified = { $file }： 正しい記録です。{ $holes }ホール、{ $moves }手、すべてのカードと打数を確かめました。
table-verified-all = { $file }： 正しい記録です。{ $matches }試合、{ $holes }ホール、{ $moves }手、すべてのカードと打数を確かめました。
table-verified-so-far = { $file }： ここまでは正しい記録です。{ $moves }手を確かめました。試合はまだ終わっていません。
table-rethought = ボットの{ $moves }手を、それぞれの席から見えたものだけで考え直しました。どれもボットが選ぶ手と同じです。
table-rethought-stand-ins = そのうち{ $moves }手は、記録によれば代わりのボットの手です。
table-rethought-people = 記録によれば、ボットの席の{ $moves }手は、試合の途中で席に着いた人の手です。
table-not-rethought-no-version = 考え直していません： { $bots }。どの版のボットが打ったのか、記録にありません。
table-not-rethought-other-version = 考え直していません： { $bots }。別の版のボットが打った記録です。
table-not-rethought-not-ours = 考え直していません： { $bots }。知らないボットです。
table-not-rethought-no-kernels = 考え直していません： { $bots }。計算用カーネルがここにはありません（pip install numba）。
table-words-in = シャッフルに加わった言葉とその封印： { $names }。
table-words-left-out = 封印されたが時間内に明かされず、加わらなかった言葉： { $names }。
table-fair-yes = 公正でしたか？はい。封印、言葉、すべての配りが合っています。
table-fair-no-words = 公正でしたか？封印とすべての配りは合っていますが、言葉を加えた人がいません。シードを決めた人にはカードがわかったはずです。
table-fair-seed-given = 公正でしたか？封印、言葉、すべての配りは合っていますが、シードを決めた人にはカードがわかったはずです。
table-seed-given = シードは人が決めたものです。決めた人にはカードがわかったはずです。
table-fair-no = 公正でしたか？合わないところがあります。{ $problem }
table-fingerprint = 封印： { $commitment } 配る前に見た封印と同じか、くらべてください。
table-refuted = { $file }： おかしなところがあります。{ $problem }

## At a server

table-link-lost = 接続が切れました。つなぎ直しています…（qで終わる）
table-link-lost-typed = 接続が切れているため、「{ $typed }」は送られていません。
table-link-lost-move = 手が届く前に接続が切れました。もう一度どうぞ。
table-connecting = 接続しています…
table-chairs = テーブルの人たち
table-chair-free = 空席
table-chair-own = { $name }（あなた）
table-is-away = { $name }さんは席を外しています
table-bot-plays-for = { $who ->
    [you] あなた
   *[one] { $name }さん
}の代わりにボットがプレーしています。
table-code = ほかの人はコード { $code } で参加できます。
table-waiting-start = ホストが試合を始めるのを待っています。
table-start-when-ready = みんながそろったら始めてください。
table-waiting-for = { $name }さんを待っています…
table-waiting = お待ちください…
table-hours-left = { $name }：あと{ $hours }時間
table-time-left = { $name }：あと{ $seconds }秒
table-not-kept = 途中の局面から始めた試合は保存されません。
table-come-back = 席は取ってあります。戻るには：
table-invited = { $name }さんから{ $game }への招待です。空席：{ $free }
table-invited-by-nobody = { $game }に招待されています。空席：{ $free }
table-late-begun = この試合はすでに始まっています。次のことができます：
table-late-full = 席はすべて埋まっています。次のことができます：
table-late-chair = { $name }（{ $bot }）の席を引き継いで遊ぶ（ホストが認めれば）
table-late-watch = 観戦する
table-late-which = どれにしますか（Enterだけなら何もしません）：
table-late-asked = { $name }の席に着いてよいか、ホストに聞いています…（qとEnterでやめる）
table-late-wish = { $name }さんが{ $bot }の席を希望しています：y（はい）かn（いいえ）。
table-message-of-the-day = 今日のお知らせ：{ $text }
table-which-code = テーブルのコード：
table-which-name = あなたの名前（Enterだけならテーブルが決めます）：
table-which-name-known = あなたの名前（Enterだけなら{ $usual }）：
table-late-ask-watch = 観戦する（ホストが認めれば）
table-late-asked-watch = 観戦してよいか、ホストに聞いています…（qとEnterでやめる）
table-late-wish-watch = { $name }さんが観戦を希望しています：y（はい。観戦が許可されます）かn（いいえ）。
