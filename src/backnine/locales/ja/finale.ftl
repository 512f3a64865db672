### 試合の終わり。

finale-by = { $count }打差
finale-play-off = プレーオフで決着
finale-standing = 最終順位
finale-best = ベストホール
finale-best-hole = { $hole }番ホール：{ $strokes }（{ $name }）
finale-turned = 勝負の分かれ目
finale-turned-first = { $who ->
    [you] 1番ホールからずっと首位
   *[one] { $name }さんが1番ホールからずっと首位
}
finale-turned-hole = { $hole }番ホール
finale-turned-last = 最終ホール
finale-turned-play-off = プレーオフ
finale-series = これまでの勝ち数
finale-look = 試合を見る
finale-picture = 結果の画像
finale-name = テーブルと画像に出す名前を決めますか？
finale-name-yes = この名前にする
finale-name-no = このままでいい
finale-review = 運？それとも実力？
finale-what-if = もしも：このホールは途中の場面からの続きです。成績には残りません。
finale-what-if-again = そこからもう一度
