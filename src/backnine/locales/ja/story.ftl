# 終わった試合：それぞれのページ、成績、再生。

story-match = 試合
story-not-here = この試合は、このブラウザーには保存されていません。
story-remove = この試合を外す
story-series = これまでの勝ち数
story-guest = { $name }さんが別のブラウザーで遊んだ試合
story-how-it-went = 試合の流れ
story-chart = ホールごとの合計。プレイヤーごとに線1本
story-chart-hint = 打数が少ないほど上になります。
story-totals = 各ホール後の合計
story-turned = { $who ->
    [you] { $hole }番ホールのあと、最後まであなたが首位でした。
   *[one] { $hole }番ホールのあと、最後まで{ $name }さんが首位でした。
}
story-turned-last = { $who ->
    [you] 最終ホールで、あなたの勝ちが決まりました。
   *[one] 最終ホールで、{ $name }さんの勝ちが決まりました。
}
story-turned-play-off = { $who ->
    [you] プレーオフで、あなたの勝ちが決まりました。
   *[one] プレーオフで、{ $name }さんの勝ちが決まりました。
}

## 成績

story-statistics = 成績
story-whose = プレイヤー
story-all-here = この端末の全員
story-guest-name = { $name }（ファイルから）
story-matches = 試合数
story-wins = 勝ち
story-average = 1ホールの平均打数
story-best = 最高のホール
story-worst = 最低のホール
story-hole-of = { $label }：{ $strokes }。試合を見る
story-paid = 上がり・ノックの成功
story-of = { $all }回中{ $count }回
story-opponents = 一緒にプレーした相手
story-name = 名前
story-ahead = 自分が上位
story-more = 前の試合も表示

## ファイル

story-carry = 試合を持ち運ぶ
story-carry-why = 終わった試合をファイルに保存して、別のブラウザーで読み込めます。
story-export = ファイルに保存
story-import = ファイルを読み込む
story-saved = { $file } としてブラウザーのダウンロード先に保存しました。
story-whose-file = { $name }さんの試合です。あなたのものですか？
story-mine = はい、自分のです
story-not-mine = いいえ、ほかの人のです
story-added = { $count ->
    [0] 追加された試合はありません。
   *[other] { $count }試合を追加しました。
}
story-known = { $count }試合はすでにありました。
story-left = { $count }試合は入りきりませんでした。
story-refused-not-ours = 終わった試合のファイルではありません。何も変わっていません。
story-refused-newer = Backnineの新しい版のファイルです。何も変わっていません。
story-refused-damaged = ファイルが壊れています。何も変わっていません。
story-refused-too-large = ファイルが大きすぎます。何も変わっていません。
story-refused-no-room = このブラウザーには、これらの試合を入れる空きがありません。何も変わっていません。

## 再生

story-replay = もう一度見る
story-to-match = 試合に戻る
story-no-replay = この試合は再生できません。記録が合いません。
story-table = テーブルのカード
story-controls = 試合の操作
story-play = 再生
story-back = 1つ戻る
story-forth = 1つ進む
story-hole-back = ホールの最初へ
story-hole-forth = 次のホールへ
story-hole = { $hole }番ホール
story-eyes = だれの目で見るか
story-open = すべて表向き
story-eyes-of = { $who ->
    [you] あなたの目
   *[one] { $name }さんの目
}
story-dealt = { $who ->
    [you] { $hole }番ホール。あなたが配りました。
   *[one] { $hole }番ホール。{ $name }さんが配りました。
}
story-hole-over = { $hole }番ホールが終わりました。
story-then-over = { $ends ->
    [yes] { $told }{ $over }
   *[no] { $told }。{ $over }
}
story-real = 本物のカードで遊んだ試合
story-review = 運？それとも実力？
story-embed = ページに埋め込む
story-embedded = コピーしました。ページに貼り付けてください
