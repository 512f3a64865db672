### 対戦とシミュレーションのHTMLレポート。

report-arena = Backnineアリーナ
report-under = { $game }・プレイヤー：{ $players }人・ゲーム数：{ $matches }・配り：{ $deals }回・1ゲームのホール数：{ $holes }
report-foot = Backnineが作りました。このページはネットワークを使いません。
report-figures = 数字を見る
report-between = { $low }〜{ $high }
report-mean = 平均{ $mean }
report-spread = ばらつき{ $spread }
report-seats = 席：{ $seats }

## どちらが強いか

report-stronger = { $name }のほうが強い：互角なら{ $fair }のところ、{ $share }のゲームに勝ちました。95%の確かさで、本当の割合は{ $low }〜{ $high }です。
report-strongest = いちばん強いのは{ $name }：互角なら{ $fair }のところ、{ $share }のゲームに勝ちました。95%の確かさで、本当の割合は{ $low }〜{ $high }です。
report-leads = 首位は{ $name }：互角なら{ $fair }のところ、{ $share }（{ $low }〜{ $high }）のゲームに勝ちました。ただし{ $second }も同じくらい強いかもしれません。
report-too-close = まだ決められません：{ $name }は{ $share }のゲームに勝ちましたが、{ $low }〜{ $high }のどれでもおかしくなく、互角なら{ $fair }です。
report-alone = すべての席が{ $name }なので、強さは比べられません。
report-absent = { $name }はほとんどプレイしていません：手の{ $share }はrookieが代わりに打ちました。ですから、この数字から{ $name }の強さは分かりません。
report-nothing-played = 終わったゲームがありません。
report-interrupted = 途中で止めました：{ $wanted }ゲームのうち{ $played }ゲームを終えています。
report-until-reached = { $played }ゲームで区間が十分に狭くなった（1ホールあたり±{ $give }打）ので、そこで終えました。
report-until-missed = { $played }ゲームを終えても、区間はまだ1ホールあたり±{ $give }打より広いままです。
report-until-few = { $played }ゲームでは、結果がどれだけ確かかまだ言えません。少なくとも{ $least }回の配りが必要です。
report-forfeits = rookieが代わりに打った手：{ $moves }。下の「問題」を見てください。

## 表

report-table-title = ボット
report-col-bot = ボット
report-col-wins = 勝った割合
report-col-difference = ほかとの打数の差
report-col-strokes = 1ホールの打数
report-col-turns = 1ホールの手番
report-col-closed = 終わらせたホール
report-col-rating = レーティング
report-col-ms = 1手の時間（ミリ秒）
report-col-forfeits = 代わりに打たれた手
report-col-hole = ホール
report-col-matches = ゲーム数
report-col-problem = 何が起きたか
report-col-first = 最初のとき
report-col-order-strokes = 全員の平均との差
report-col-order-wins = 勝った割合

## グラフ

report-wins-title = だれが勝つか
report-wins-text = 点は1席あたりの勝った割合、線はその95%区間です。線が点線にかからなければ、本物の差です。
report-fair-share = 互角：{ $share }
report-difference-title = どれだけの差か
report-difference-text = 同じ配りでほかのボットと比べた、1ホールの打数です。0より小さいほうが上手です。
report-no-difference = 差なし
report-strokes-title = 1ホールの打数
report-strokes-text = それぞれの打数が出た割合です。縦の線は平均。少ないほどよい結果です。
report-growth-title = いつ分かったか
report-growth-text = 対戦が進むにつれての勝った割合と、その95%の帯です。帯が点線から離れたら、決着がついています。
report-by-hole-title = ホールごとの打数
report-by-hole-text = ゲームの各ホールの平均打数と、その95%の帯です。
report-by-hole-few = ゲームの各ホールの平均打数です。配りの数が少ないので、どれも大きくずれていることがあります。
report-order-title = 先に打つと得か
report-order-text = 手番の順ごとに、1ホールの打数を全員の平均と比べました。0より小さければ得な順番です。全ボットの合計です。
report-place-first = 最初の人
report-place = { $place }番目の人
report-place-dealer = 最後の人（親）

## 問題

report-problems-title = 問題
report-problems-none = どのボットも、すべての問いに時間内にルールどおり答えました。
report-problems-text = 答えそこねたボットの手はrookieが代わりに打ち、ゲームは続きます。
report-fault-hello = 起動しない、またはあいさつがない
report-fault-late = 答えが遅すぎた
report-fault-nonsense = 答えが、文字列の「move」を持つJSONオブジェクトではない
report-fault-illegal = ルールにない手を答えた
report-fault-flood = 出力が多すぎた
report-fault-ended = ゲームの途中で終了した
report-fault-retired = 失敗が続いたので、もう聞かれなかった

## 読み方

report-read-title = このページの読み方
report-read-mirror = どの配りも席を順に入れ替えてもう一度ずつ打ちます。全員が全員のカードを受け取るので、運のほとんどは打ち消し合います。
report-read-interval = 区間は、数字がどれだけずれうるかを示します。このような対戦を100回すれば、そのうち95回で本当の値を含みます。同じ配りのゲームはカードが同じなので、まとめて1つの証拠と数えます。
report-read-share = 同じ強さのボットなら、どの席も互角の割合で勝ちます。引き分けの勝ちは人数で分けて数えます。
report-read-difference = 打数だけでは強さは分かりません。ほかの人がホールをどれだけ長引かせるかにもよるからです。同じ配りでの比較と、勝った割合を見てください。
report-read-rating = レーティング（OpenSkill）は、この対戦の中だけで比べられます。レーティングの後の±は標準偏差で、本当の強さはおよそ3回に2回この範囲に入ります。

## 設定

report-settings-title = 設定と、もう一度するには
report-set-game = ゲーム
report-set-house = ハウスルール
report-set-no-house = なし
report-set-bots = ボット
report-set-seats = 席
report-set-matches = ゲーム数
report-set-deals = 配り
report-set-seed = シード
report-set-version = バージョン
report-repeat = 同じコマンドで、同じゲームがもう一度行われます。時間を見ながら考えるボットは、2回目に別の手を選ぶことがあります。

## シミュレーション

report-sim = Backnine：プレーの統計
report-play = 1ホールは平均{ $mean }打、半分は{ $low }〜{ $high }打です。1人の手番は{ $turns }回です。
report-skill = 勝負を分けるもののうち腕前は、1ホールでは{ $hole }、9ホールでは{ $match }です。{ $holes }の後には、100回のうち95回は{ $first }が{ $second }より前にいます。
report-no-skill = { $first }と{ $second }の差は、まだ運と区別がつきません。
report-holes = { $holes }ホール
report-holes-between = { $holes }ホール（{ $low }〜{ $high }）
report-matches = { $matches }ゲーム
report-col-mean = 1ホールの打数
report-col-spread = ばらつき
report-col-median = 中央値
report-col-best = 最少
report-col-worst = 最多
report-col-share = 割合
report-col-variance = 分散
report-col-duel = 同じテーブルで
report-col-lead = 1ホールのリード
report-col-needed = 95%になるホール数
report-turns-title = 1ホールの手番
report-turns-text = ホールが終わるまでに、1人が何回の手番を打ったかです。
report-savings-title = 減らした打数
report-savings-text = 打数を減らす方法が、1ホールあたり平均で何打の得になったかです。回数は表にあります。
report-times = 100ホールに{ $times }回
report-closing-title = だれが終わらせ、得をしたか
report-closing-text = ホールを終わらせた割合と、そのときほかのだれも打数が下でなかった割合です。その下は、ホールの終わり方です。
report-closed = ホールを終わらせた
report-closed-lowest = …だれも下でなかった
report-closed-lead = …ほかとの打数の差
report-ending-putt-out = { $game ->
    [play-nine] パットアウト
   *[other] 上がり
}で終了
report-ending-knock = ノックで終了
report-ending-pace-of-play = プレーのペースで終了
report-sources-title = 運と腕前
report-sources-text = ホールごとの打数が違うのはなぜか。打数の違いのすべてを、その原因に分けました。
report-luck = 運
report-source-skill = 腕前
report-means-skill = どのボットか
report-source-order = 手番の順
report-means-order = だれが最初で、だれが最後か
report-source-deal = 配り
report-means-deal = 全員が楽な配りと、全員が苦しむ配りがあります
report-source-cards = 自分のカード
report-means-cards = 同じ配りでも、よいカードが来る席があります
report-source-flow = ホールの流れ
report-means-flow = 同じ配りでも席順が変わると、全員にとって早くも遅くも終わります
report-source-rest = そのほか
report-means-rest = 都合のよい捨て札、気まぐれ、うまくいった作戦
report-source-cards-and-rest = カードとそのほか
report-means-cards-and-rest = ある席だけに来たもの。違うボットどうしなら、さらに分けられます
report-length-title = 長いほど腕前しだい
report-length-text = プレイヤーの差を決めるもののうち、腕前の割合です。配りとホールの流れは全員に共通なので、ここでは数えません。腕前の差はホールごとに積み重なり、運の差はある程度打ち消し合います。
report-ahead-title = 上手なほうが前に出るまで
report-ahead-text = 2つのボットの上手なほうが、そのホール数の後に前にいる確率と、100回のうち95回前にいるようになるホール数です。
report-duel = { $better }対{ $other }
report-at-least = { $holes }以上

report-sim-read-holes = 数えるのは通常のホールで、プレーオフは含みません。
report-sim-read-spread = ばらつきは標準偏差です。打数のおよそ3分の2は、平均からばらつき1つ分の範囲にあります。
report-sim-read-interval = 区間は95%です。このようなシミュレーションを100回すれば、そのうち95回で本当の値を含みます。同じ配りのホールは、まとめて1つの証拠と数えます。
report-sim-read-luck = 違うボットがどの配りもすべての席で打つので、同じカードを全員が使います。それでもボットによって違うのが腕前、同じ配りで席によって違うのがカードです。テーブルの全員に共通のものは、だれの得にもなりません。
report-sim-read-normal = 前にいる確率は、1ホールの打数の差の平均とばらつきから、ホールどうしが無関係として計算しました。実際、ほぼそのとおりです。

## 運を除いて

report-luck-title = 運を除いた打数
report-luck-line = { $name }：1ホール{ $strokes }打、ほかとの差{ $difference }
report-luck-worth = この差は、運を含めたままなら{ $times }倍の試合数と同じくらい確かです。
report-luck-text = コーチが全ホールを判定し、カードの運を差し引きました。運は平均するとゼロになるので、同じ数字がより少ないばらつきで得られます。
