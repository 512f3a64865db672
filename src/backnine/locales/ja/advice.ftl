### 本物のカードへの助言：自分のテーブルのカードをタップして入れると、コーチが手を比べます。

advice-table = テーブル
advice-players = 何人で遊びますか？
advice-seats = みんなのカード
advice-cards-of = { $name }のカード
advice-drawn = 引いた札
advice-no-card-drawn = 引いたカード：なし
advice-place-down = { $slot }番、裏向き
advice-spot-place = { $who ->
    [you] あなたの{ $slot }番
   *[one] { $name }の{ $slot }番
}
advice-spot-discard = 捨て札のいちばん上
advice-spot-held = 手札のカード
advice-pile-discard = 捨て札
advice-pile-held = 手札
advice-face-down = 裏向き
advice-not-known = 知らない
advice-nothing = なし
advice-owner-knows = 持ち主は知っている
advice-all-know = 全員が見た
advice-closed-out = 最初に上がった
advice-closed-knock = ノックした
advice-pile-up = 上にもう1枚
advice-was-taken = 捨て札から
advice-used-up = カード{ $card }は全部で{ $most }枚で、もうすべて入っています：{ $where }
advice-help = 場所、カードの順にタップ。入れないカードは裏向きです。
advice-help-secrets = 場所、カードの順にタップ。知っているものだけで結構です。
advice-ask = いちばん良い手は？
advice-thinking = コーチが考えています…
advice-answer = コーチの答え
advice-change = カードを変える
advice-only-move = ここで打てる手は1つだけです。迷うことはありません。
advice-close = わずかな差です。次に良い手もほとんど変わりません。
advice-expected = いちばん良い手なら、このホールは平均{ $strokes }打です。
advice-lacks-discard = 捨て札は必ずあります。いちばん上のカードは？
advice-lacks-turned-up = { $who ->
    [you] 最初の番の前に、あなたのカードを{ $count }枚めくります。どのカードですか？
   *[one] 最初の番の前に、{ $name }のカードを{ $count }枚めくります。どのカードですか？
}
advice-lacks-nothing-left = { $who ->
    [you] あなたのカードはすべて表向きです。もう決めることはありません。
   *[one] { $name }のカードはすべて表向きです。もう決めることはありません。
}
advice-lacks-who-closed = 裏向きのカードがない人が何人かいます。最初だった人をタップし、「最初に上がった」をタップしてください。
advice-offline = コーチはサーバーにいますが、今は接続できません。入れたカードはここに残ります。つながったら、もう一度きいてください。
advice-unsaved = このブラウザーは何も保存しません。入れたカードは、ページを閉じると消えます。
advice-paste = テキストの局面
advice-read = きいてみる
advice-text = このカードのテキスト
advice-clear = 最初からやり直す
