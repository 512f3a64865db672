web-you = あなた
web-what = ゴルフのカードゲームを、すぐに、無料で。相手はボットでも友だちでも。
web-home = トップページ
web-language = 言語
web-offline = サーバーに接続できません。
web-try-again = もう一度
web-game = ゲーム
web-game-play-nine = Play Nine
web-game-four-card = 4枚ゴルフ
web-game-six-card = 6枚ゴルフ
web-about-play-nine = 8枚でペアとブロックを作ります。
web-about-four-card = 4枚、記憶力、そして思い切り。
web-about-six-card = 6枚のカード、縦のペア、上がりの競争。
web-play-now = すぐに遊ぶ
web-how-many-holes = ホール数
web-against = { $count ->
   *[other] 相手：{ $bot } { $count }人
}
web-choose-opponents = 相手を選ぶ
web-level = 強さ
web-how-many-bots = ボットの数
web-with-friends = 友だちと
web-your-name = 名前
web-invite = 離れた友だちを招待
web-same-device = この端末でいっしょに
web-code = コード
web-join = 参加
web-invited = 招待されています
web-sit-down = 席に着く
web-your-tables = あなたのテーブル
web-a-table = テーブル
web-more-tables = ほか{ $count }件
web-fewer-tables = 閉じる
web-remove-all-bots = ボットだけのテーブル{ $count }件をすべて外す
web-sure-remove-bots = このテーブルを一覧から外しますか？いるのはボットだけです。試合は途中のまま終わります。
web-sure-remove-all = テーブル{ $count }件を一覧から外しますか？いるのはボットだけです。試合は途中のまま終わります。
web-history = 終わった試合
web-set-up = 先にテーブルを整える
web-no-tracking = アカウントもクッキーも追跡もありません。
web-have-code = コードをお持ちですか？
web-fewer = 1人減らす
web-one-more = 1人増やす
web-people-help = だれが遊びますか？番が変わったら端末を渡してください。
web-name-of = { $number }人目の名前
web-add-person = もう1人
web-remove-person = { $number }人目を外す
web-invitation = 招待
web-invites = { $name }さんからの招待
web-chairs-free = { $chairs }席のうち{ $free }席が空いています
web-already-seated = このテーブルにはもう席があります。
web-to-my-seat = 自分の席へ
web-sit-down-too = 別の人として席に着く
web-invitation-wrong = コードを確かめるか、招待してくれた人に新しいリンクをもらってください。
web-late-begun = この試合はすでに始まっています。
web-late-full = 席はすべて埋まっています。
web-late-watch = 観戦する
web-late-play = 参加する
web-late-which = ホストが認めれば、ボットの席を引き継いで遊べます。カードも打数もそのままです。
web-late-take = { $name }の席を希望する
web-late-asked = { $name }の席に着いてよいか、ホストに聞いています…
web-late-nobody = 今、返事のできる人がテーブルにいません。希望は出したままになります。
web-late-stop = 希望を取り下げる
web-late-no = ホストの返事：今は遠慮してください。
web-late-sure = { $name }さんが{ $bot }の席を希望しています。カードは引き継ぎますが、これまでに見られたカードの中身は知らされません。
web-late-yes = 席をゆずる
web-late-plays = ここから{ $name }さんが{ $before }のカードで遊びます
web-yes = はい
web-late-begun-at = 試合中：{ $where }
web-late-no-chair = この試合に空いている席はありません。
web-late-closed = 今はホストがだれの参加も認めていません。
web-late-next = 試合のあと、ホストは席を増やせます。席ができると、このページに表示されます。
web-late-soon = ホストは席を増やせます。席ができると、このページに表示されます。
web-late-your-name = あなたの名前（ホストに伝わります）
web-late-whose = だれの席ですか？
web-late-chair = { $name }（ここまで{ $strokes }）
web-late-ask-watch = 観戦を希望する
web-late-asked-watch = 観戦してよいか、ホストに聞いています…
web-late-again = { $seconds }秒後にもう一度聞けます。
web-late-door = 参加の希望
web-late-asks = { $bot }の席を{ $name }さんにゆずりますか？
web-late-asks-watch = { $name }さんとコードを知る全員に観戦を許可？
web-late-more = くわしい説明とほかの返事
web-late-sure-watch = 観戦者に見えるのは全員に見えるものだけで、伏せたカードは見えません。「はい」にすると、設定を変えるまで、ほかの人も観戦できます。
web-late-yes-watch = 観戦を許可する
web-late-never = いいえ。今後も聞かない
web-late-at-door = { $name }さんが参加を希望しています
web-open-again = もう一度開いています
web-missing = まだ来ていない人：{ $name }さん。
web-call = 来ていない人に送るリンク（本人の端末で席が開きます）
web-wait-host-away = 試合を始める{ $name }さんを待っています。ホストが{ $seconds }秒以上いなければ、ここにいる人が始められます。
web-latecomers = 遅れて来た人が参加を希望できる
web-latecomers-help = ボットの席か観戦を、コードを持つ人が希望し、あなたが決めます。
web-no-entry = このリンクの先に席はありません
web-no-entry-table = 席は、着席したときのブラウザーでしか開けません。そのブラウザーで開くか、ホストに招待してもらってください。
web-no-entry-gone = このテーブルはもうないか、席がほかの人に渡りました。
web-no-entry-watch = この観戦用リンクはもう使えません。ホストに新しいリンクをもらってください。
web-not-begun = まだ始まっていません
web-is-paused = 一時停止中
web-table-gone = もうありません
web-remove = 外す
web-remove-table = テーブルを一覧から外す：{ $names }
web-the-table = テーブル
web-at-the-table = テーブルの人たち
web-invite-friends = 招待する
web-link = リンク
web-copy = コピー
web-not-copied = コピーできませんでした。文字を選んでコピーしてください。
web-share = 共有
web-only-here = このサーバーにはこの端末からしか接続できません。同じネットワークの電話やパソコンから遊ぶには、動いているサーバーを止めて（Ctrl+C）、次のように起動してください：
web-only-here-stay = テーブルはそのまま残ります。
web-add = 追加：
web-who-sits = { $number }番の席の人
web-make-host = ホストにする
web-sure-kick = { $name }さんの席をなくしますか？
web-need-two = 2人以上が席に着く必要があります。
web-free-go = { $count ->
   *[other] 空いている席は、始めるとなくなります。
}
web-lost-chair = このテーブルの席はなくなりました。
web-no-spectators = ホストが観戦を許可していません。
web-damaged = このテーブルの保存内容が壊れています。サーバーの運営者がコピーから復元できます。
web-quota = このサーバーがお使いのアドレスに1日で保存できる量に達しました。明日またお越しください。
web-you-watch = 観戦中です。試合はまだ始まっていません。
web-table-settings = ゲーム・時間・観戦
web-timer = 1回の持ち時間
web-timer-help = 時間が切れると、その回はボットが代わります。ほかの端末で待つ人がいるときだけ進みます。
web-no-timer = 制限なし
web-days = 1手{ $count }日
web-days-help = 都合のよいときに打てます。だれもいなくてもテーブルは進み、時間が切れるとボットが代わります。
web-hours-left = 残り{ $hours }時間
web-days-left = 残り{ $days }日
web-hours-short = { $hours }時間
web-days-short = { $days }日
web-bell = この端末で知らせる
web-bell-help = あなたの番なのに席にいないときと、時間が切れる前にもう一度、通知します。届けるのはブラウザーの会社ですが、中身は読めません。
web-bell-denied = このブラウザーはここでの通知を許可していません。ブラウザーの設定で変えられます。
web-bell-failed = うまくいきませんでした。あとでもう一度お試しください。
web-bell-yes = 自分の番になったら知らせる
web-bell-no = いいえ
web-grace = 接続が切れた人をボットが代わるまで
web-grace-help = 戻ってくれば、また自分で続けられます。
web-at-once = すぐ
web-seconds = { $count }秒
web-minutes = { $count }分
web-bot-pace = ボットの速さ
web-pace-0 = すぐ
web-pace-300 = はやめ
web-pace-700 = ふつう
web-pace-1500 = ゆっくり
web-pace-3000 = とてもゆっくり
web-names-list = 名前はリストから選ぶ
web-names-list-help = ゴルフの言葉か動物の名前から選びます。ほかの文字は書けません。
web-watch-allowed = 観戦を許可
web-watch-help = 見えるのは全員に見えているものだけで、裏向きのカードは見えません。
web-watch-link = 観戦用リンク
web-memory-aid = 記憶サポート
web-memory-aid-help = 一度見たカードは、本人にはそのあとも見えます。
web-house-rules = ハウスルール
web-usual-rules = いつものルールです。
web-on = あり
web-off = なし
web-house-adjacent = ボーナスはとなり合う列だけ
web-house-holes = ホール数
web-house-renewals = 山札の作り直し
web-house-no-pass = パスなし
web-house-closer-penalty = 早上がりの失敗は2倍
web-house-ties = 首位が並んだら
web-house-pairs-cancel = 縦のペアは0打
web-house-look = 最初に見るカード
web-house-knock-penalty = ノック失敗で10打
web-house-jokers = ジョーカー
web-house-packs = トランプの組数
web-house-no-peek = のぞき見なし
web-house-flip = 捨てたあとにめくる
web-house-last-round = 上がりのあと、もう一巡
web-house-twos = 2の打数
web-house-twos-keep = 2のペアは−4打のまま
web-house-blocks = 列そろい：−10打と−15打
web-choice-ties-playoff = プレーオフ
web-choice-ties-shared = 全員の優勝
web-choice-look-near = 手前の2枚
web-choice-look-any = 好きな2枚
web-choice-look-1 = 1枚だけ
web-choice-look-4 = 4枚すべて
web-choice-packs-auto = 人数に合わせる
web-choice-packs-1 = 1組
web-choice-packs-2 = 2組
web-choice-packs-3 = 3組
web-choice-flip-never = めくらない
web-choice-flip-may = めくってもよい
web-choice-flip-must = 必ずめくる
web-seal = シャッフルの封印
web-seal-text = シャッフルの種はもう決まっていて、これがその封印です。さらに、それぞれの端末がでたらめな合言葉を封印して加えるので、だれもカードを仕組めません。試合のあと、あなたの端末がすべて確かめます。
web-your-word = 好きな言葉を混ぜる
web-word-of = { $name }さんの好きな言葉
web-word-stays = 入力した言葉はこの端末から出ません。シャッフルには、その指紋だけが入ります。
web-word-sealed = { $name }さんの封印した合言葉：{ $seal }
web-shuffling = シャッフルしています…
web-fair = 公正だった？
web-fair-yes = 公正だった？ はい、{ $cards }枚すべてが封印と合っています。
web-fair-no = 公正だった？ 合わないところがあります。
web-fair-left = 公正だった？ あなたの合言葉はシャッフルに入っていません。
web-fair-open = 公正だった？ 確かめられたことは合っています。
web-speed = ゲームの速さ
web-speed-help = カードの動き。自分だけの試合ではボットの速さも変わります
web-speed-slow = ゆっくり
web-speed-normal = ふつう
web-speed-quick = はやい
web-speed-instant = 一瞬
web-appearance = 見た目
web-look-auto = 端末に合わせる
web-look-day = 昼
web-look-night = 夜
web-four-colours = マークを4色に
web-four-colours-help = トランプを使うゲームで、ダイヤを青、クラブを緑にします。
web-sound = 音
web-sound-offer = カードの音を出しますか？フェルト、紙、カップの音が小さく鳴ります。
web-sound-yes = はい、お願いします
web-sound-no = いいえ、けっこうです
web-vibrate = 振動
web-vibrate-help = 自分の番が来たとき。
web-privacy = 保存されるもの
web-privacy-text = このブラウザーには、設定、名前、席の鍵、終わった試合が保存されます。サーバーには、テーブルの名前と手がしばらく保存されます。アカウントもクッキーもなく、ほかのサーバーには何も問い合わせません。
web-privacy-more = 何が、どこに、どれだけ保存されるか
web-clear = このブラウザーから消す
web-sure-clear = 設定、名前、終わった試合、席の鍵をこのブラウザーから消しますか？座っているテーブルには戻れなくなります。サーバーに保存されたものは残ります。
web-history-empty = このブラウザーで終わった試合はまだありません。
web-history-here = このブラウザーだけに保存されています。
web-history-fewer = このブラウザーの保存領域がいっぱいのため、古い試合から順に消えました。残したい試合は試合の一覧でファイルに保存してください。
web-history-none = このブラウザーの保存領域がいっぱいのため、この試合はページを閉じるまでしか残りません。試合の一覧でファイルに保存してください。
web-holes = { $count }ホール
web-share-picture = 画像で共有
web-share-text = 文字で共有
web-share-name = どの名前で載せますか？
web-share-nameless = 名前なしで
web-picture-saved = 画像をダウンロードに保存しました
web-download-record = 記録をダウンロード
web-record-gone = この記録はもうサーバーにありません。
web-to-table = テーブルに戻る
web-sure-forget = この試合を一覧から外しますか？
web-hide-phrases = ひとことを表示しない
web-hide-phrases-help = ほかの人のひとことが出なくなります。
web-sure-leave-open = このテーブルから退席しますか？席はほかの人のために空きます。
web-sure-remove = このテーブルを一覧から外しますか？このブラウザーから席の鍵が消え、あとはボットが代わりに続けます。
web-connecting = 接続しています…
web-reconnecting = 接続が切れました。つなぎ直しています…
web-closed = このテーブルにはもう接続できません。
web-key-died = この端末の席はもうこのテーブルにありません。ほかの端末に移ったか、席がなくなったか、テーブルが削除されました。
web-hole = { $hole }番ホール（全{ $holes }）
web-hole-word = ホール
web-play-off = プレーオフ
web-standing = { $name } { $total }
web-watching = 観戦中
web-last-round = 最後の一巡：{ $who ->
    [you] あなた
   *[one] { $name }さん
}が{ $game ->
    [play-nine] パットアウトしました
   *[other] 上がりました
}。
web-knocked = 最後の一巡：{ $who ->
    [you] あなた
   *[one] { $name }さん
}がノックしました。
web-your-turn = あなたの番
web-your-cards = あなたのカード
web-stock = 山札、{ $count }枚
web-stock-draw = 山札、{ $count }枚。1枚引く。
web-left = 残り{ $count }枚
web-discard = 捨て札：{ $card }
web-no-discard = 捨て札なし
web-discards = 捨て札
web-in-hand = 手札：{ $card }
web-no-card = 手札なし
web-in-your-hand = 手札
web-undo = 手を戻す
web-undo-move = 最後の手を戻す
web-slot-down = { $slot }番、裏向き
web-slot-up = { $slot }番：{ $card }
web-slot-pair = { $slot }番：{ $card }、{ $partner }番とペア
web-tee-off = カードを2枚めくってください
web-first-look = { $look ->
    [1] 手前の左の1枚を一度だけ見られます
    [4] 4枚すべてを一度だけ見られます
   *[near] 手前の2枚を一度だけ見られます
}
web-look-touch = タップしたカードを見られます
web-draw = 山札から引くか、捨て札を取る
web-draw-or-knock = 引く、捨て札を取る、またはノック
web-place-taken = 置く場所を選ぶ。もう一度タップすると戻ります
web-place = { $card }を置く
web-place-or-turn = { $card }を置くか、捨てて1枚めくる
web-place-or-toss = { $card }を置くか、捨てる
web-turn-up = どのカードをめくりますか？
web-wait = { $who ->
    [you] あなた
   *[one] { $name }さん
}の番です
web-wait-others = ほかの人を待っています
web-paused = 一時停止中です
web-hole-over = ホール終了
web-takes-hole = { $who ->
    [you] このホールはあなたの勝ち
    [you-too] このホールは{ $name }さんと引き分け
    [many] このホールは{ $name }さんの引き分け
   *[one] このホールは{ $name }さんの勝ち
}
web-last-cards = 最後のカード
web-result = 結果
web-next-hole = 次のホールへ
web-play-out = ホールを最後まで進める
web-won = { $who ->
    [you] あなたの勝ちです！
    [you-too] { $name }さんといっしょに優勝です！
    [many] { $name }さんの同時優勝です
   *[one] { $name }さんの勝ちです
}
web-rematch = もう一度遊ぶ
web-reopen = ゲームや席を変える
web-same-again = 同じ顔ぶれでもう一度
web-again-in = 参加します
web-again-is-in = 参加
web-waits-again = { $here ->
    [0] もう一度開いています。みなさんを待っています
   *[other] もう一度開いています。あなたを待っています（{ $here }人が来ています）
}
web-again-help = 同じ顔ぶれでもう一度：ここに席がある人は、自分の端末の「あなたのテーブル」からこのテーブルに来られます。
web-tally = { $wins }勝、{ $strokes }打
web-look = 見る
web-decline = 見ないで進む
web-pass = パス
web-knock = ノック
web-peek = のぞく
web-no = いいえ
web-sure = よろしいですか？
web-sure-knock = ノックしますか？ほかの人はあと1回ずつです。
web-sure-peek = { $slot }番をのぞきますか？次に引いたカードと必ず取りかえます。
web-take-back = 席に戻る
web-bot-plays = ボット
web-resume = 再開
web-pause = 一時停止
web-more-time = 時間を延ばす
web-leave = 退席する
web-close = 閉じる
web-menu = メニュー
web-score-card = スコアカード
web-log = 経過
web-say = ひとこと
web-more = その他
web-total = 合計
web-strokes = { $count }打
web-record = 第{ $number }試合の記録
web-hand-over = 端末を{ $name }さんに渡してください
web-ready = { $name }です
web-qr = 招待のQRコード
web-code-is = コード
web-copied = コピーしました
web-free-chair = 空席
web-host = ホスト
web-bot = ボット
web-remove-chair = 席をなくす：{ $name }
web-add-chair = 空席
web-add-here = この端末の人
web-add-bot = ボット
web-start = 始める
web-wait-host = { $name }さんが試合を始めます。
web-acts = ホストは離席中です。その間、{ $who ->
    [you] あなた
   *[one] { $name }さん
}が試合を始められます。
web-remembered = 覚えました
web-remember = カードを覚えてください
web-offline-still = ルールと最初のレッスンは、オフラインでも使えます。
web-learn = 遊びながら覚える
web-rules = ルール
web-paper = 印刷用
web-paper-card = 印刷用スコアカード
web-about = このサイトについて
web-guide = 家族・ホスト・上達をめざす人のための短いガイド

## At the table

web-joker = ジョーカー
web-comma = 、
web-name-comma = さん、
web-and = { $first }さんと{ $second }
web-and-others = ほか{ $count }人と{ $first }
web-seconds-left = 残り{ $seconds }秒
web-slot-known = { $slot }番、裏向き。知っているカード：{ $card }
web-has-left = 退席・ボットが代わりに
web-away = 離席中
web-closed-hole = ホールを終わらせた人
web-log-empty = まだ何も起きていません。
web-player = プレイヤー
web-this-hole = このホール
web-mute = { $name }さんのひとことを消す
web-unmute = { $name }さんのひとことを戻す
web-hand-host = { $name }さんをホストにする
web-sure-hand-host = { $name }さんをホストにしますか？そのあとテーブルのことを決めるのはあなたではなく{ $name }さんです。
web-send-off = { $name }さんに退席してもらう
web-sure-send-off = { $name }さんに退席してもらいますか？ボットが代わりに続けます。取り消しはできません。
web-sent-off = ホストの判断で退席になりました。ボットが代わりに続けます。
web-elsewhere = ほかの端末で続ける
web-elsewhere-help = 続けたい端末のカメラでこのコードを読み取るか、その端末でリンクを開いてください。
web-elsewhere-link = 別のブラウザーでこのリンクを開いてください。
web-elsewhere-goes = 席はそちらへ移り、このページでは遊べなくなります。リンクを開いた人が席に着くので、ほかの人には見せないでください。
web-elsewhere-whose = だれの席ですか？
web-elsewhere-qr = 席を移すQRコード
web-elsewhere-gone = { $name }さんはほかの端末で続けています。
web-moved = いまはほかの端末で遊んでいます。
web-seat-here = この端末で続ける
web-seat-waits = { $name }さんの席をこの端末に移せます。移すと、もとの端末では遊べなくなります。
web-seat-gone = このリンクは使用済みか、席がもうありません。遊んでいる端末のメニューで新しいリンクを出してください。
web-settings = 設定
web-watchers = 観戦者{ $count }人
web-sure-leave = 本当に退席しますか？ボットが代わりに続け、戻ることはできません。
web-forget-me = ここでの名前を消す
web-sure-forget-me = 退席して、名前を消しますか？このテーブルと記録では「Golfer」になります。ボットが代わりに続け、戻ることはできません。ほかの人がすでに保存した記録には名前が残ります。
web-delete-table = このテーブルを消す
web-sure-delete = このテーブルとすべての試合をサーバーから消しますか？元には戻せません。
web-sure-delete-all = このテーブルとすべての試合をサーバーから消しますか？ほかの人の同意が必要です。試合中は席のある全員、試合後はここにいる全員です。
web-delete-wished = { $name }さんがこのテーブルを消したいと言っています。
web-delete-waits = このテーブルを消したいと伝えました。ほかの人の同意を待っています。
web-delete-back = テーブルを残す
web-table-deleted = このテーブルは消されました。
web-table-shut = サーバーの運営者がこのテーブルを閉じました。
web-broken-off = 前の試合は、サーバーの運営者が途中で終わらせました。
web-forgotten = 名前を消しました。
web-forgotten-how = そのテーブルと記録では、あなたの名前は「Golfer」になりました。ほかの人が前に保存した記録には、名前が残っています。
web-keys = キーボード
web-key-slot = 自分のカードの場所
web-key-draw = 山札から引く
web-key-take = 捨て札を取る・戻す
web-key-discard = 捨てる
web-key-knock = ノックする
web-key-undo = 最後の手を戻す
web-key-next = 次のホールへ
web-key-score = スコアカード
web-key-log = 経過
web-key-back = やめる
web-standing-place = { $name } { $total }・{ $place }位
web-waits-for = { $name }さんを待っています
web-want-rematch = もう一度遊びたい人：{ $who ->
    [you] あなた
    [you-too] あなたと{ $name }さん
    [many] { $name }さん
   *[one] { $name }さん
}
web-knocks = { $who ->
    [you] ノック！
   *[one] { $name }さんがノック！
}
web-putts-out = { $game ->
    [play-nine] { $who ->
        [you] パットアウト！
       *[one] { $name }さんがパットアウト！
    }
   *[other] { $who ->
        [you] 上がり！
       *[one] { $name }さんが上がり！
    }
}
web-no-hole-yet = まだ終わったホールはありません。
web-all-taken = 席はすべて埋まっています。さらに招待するには席を追加してください。
web-tee-off-one = もう1枚めくってください
web-low-wins = 打数のいちばん少ない人が勝ち。小さい数のカードが有利です
web-draw-owed = 引いてください。カードは{ $slot }番に置かれます
web-peek-hint = まだ見ていないカードをタップすると、のぞけます
web-addressed = { $name }：{ $text }

web-showing = 表 { $strokes }打
web-face-down = 裏 { $count }枚
web-counts = 打数を数える
web-counts-help = 見えているカードの打数と裏向きの枚数を、各プレイヤーのカードのそばに表示します。
web-undos = 手を戻せるようにする
web-undos-help = ボットだけが相手のとき、新しいカードが見えていなければ最後の手を戻せます。そのあいだ、ボットは数秒待ちます。テーブルをタップすると先へ進みます。
web-mute-bots = ボットのひとことを消す
web-unmute-bots = ボットのひとことを戻す
web-keeper = 本物のカードのスコアキーパー

## Hints

web-hint = ヒント
web-hints = コーチのヒント
web-hints-help = 一度押すといちばんよい手、もう一度押すとほかの手の損が分かります。
web-hints-missing = { $name }さんがまだ賛成していません。
web-hints-agreed = 全員が賛成したので、ヒントが使えます。
web-key-hint = コーチのヒント
web-practice = 練習問題
web-ask-coach = コーチにきく
web-what-if = もしも
web-what-if-back = 場面に戻る
web-club-message = 今日のお知らせ
web-club-enter = このクラブではパスワードが必要です。招待があればパスワードなしで入れます。
web-club-make = テーブルを作るには、このクラブのパスワードが必要です。招待があればパスワードなしで遊べます。
web-club-password = パスワード
web-club-open = 開く
web-club-show = パスワードを表示
web-club-not-for-tables = このパスワードで入れますが、テーブルは作れません。
web-club-invited-only = ここには招待された人だけが入れます。招待のリンクを開くか、コードを入力してください。
web-club-no-tables = ここではホストだけがテーブルを作れます。招待があれば遊べます。招待のリンクを開くか、コードを入力してください。
