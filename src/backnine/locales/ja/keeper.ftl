### 本物のカードのためのスコアキーパー：ブラウザーと端末。

## What the page is

keeper-what = 本物のカードで遊ぶ人のために。すべてこの端末の中に残り、通信はいりません。
keeper-new = 新しい試合
keeper-kept = ここにある試合
keeper-open-file = ファイルを開く
keeper-over = 終了
keeper-unreadable = 読めない試合が一つあります。{ $problem } そのまま残してあります。
keeper-not-here = この試合はこの端末にありません。

## Setting up

keeper-names = 名前（座る順に）
keeper-dealer = 最初に配るのは？
keeper-dealer-help = 一人一枚引き、いちばん小さい人が配ります。その人をタップするか、こちらで引きます。
keeper-draw = 代わりに引いてもらう
keeper-drew = { $name }：{ $cards }
keeper-drawn = 最初に配るのは { $name } です。
keeper-begin = 始める

## A hole

keeper-deals = { $dealer } が配り、{ $starter } から始めます
keeper-strokes-of = { $name }：このホールの打数
keeper-below-zero = { $name }：マイナスとプラスを切り替え
keeper-cards-of = カードを入力：{ $name }
keeper-whose-cards = { $name } のカード
keeper-total-of = 合計 { $strokes }
keeper-closer-out = 上がったのは？
keeper-closer-knock = ノックしたのは？
keeper-nobody = なし
keeper-next-hole = 次のホールへ
keeper-finish = これで最終ホール終了
keeper-undo = 元に戻す
keeper-undone = 元に戻しました。
keeper-correct = { $hole } 番ホールを直す
keeper-correcting = { $hole } 番ホールの訂正
keeper-corrected = 訂正済み
keeper-was = 訂正前は { $strokes }
keeper-penalty = ペナルティ +{ $strokes }
keeper-back = { $hole } 番ホールに戻る
keeper-back-to-end = 結果に戻る
keeper-tied = 同点です。{ $name } がプレーオフに進みます。
keeper-void = { $hole } 番ホールは記入済みですが、訂正でその前に勝負がついたため、数えません。

## Tapping in cards

keeper-place-empty = { $slot } 番：カードはまだありません
keeper-touch = 場所をタップし、カードをタップします。
keeper-faces = カードの一覧
keeper-face = { $card }、残り { $count } 枚
keeper-face-gone = { $card }：もうありません
keeper-suit = マーク
keeper-suit-s = スペード
keeper-suit-h = ハート
keeper-suit-d = ダイヤ
keeper-suit-c = クラブ
keeper-empty-place = この場所を空ける
keeper-next-player = 次：{ $name }
keeper-cards-done = 完了
keeper-so-far = ここまで { $strokes }

## The end, and what can be done with a match

keeper-same-again = 同じ顔ぶれでもう一度
keeper-hand-over = 別のスマホに渡す
keeper-hand-why = もう一台のスマホで読み取ってください。試合はコードの中に入っていて、サーバーを通りません。
keeper-hand-strokes = カードまで入れるとコードが長すぎるため、打数だけ入っています。
keeper-hand-large = 長すぎてコードにできません。ファイルに保存して送ってください。
keeper-code = この試合の QR コード
keeper-link = リンクで渡す
keeper-handed = このスマホに渡された試合
keeper-take = ここに置く
keeper-take-known = この試合はもうここにあります。
keeper-take-beside = この端末に別の内容の同じ試合があります。両方とも残します。
keeper-open = 開く
keeper-save-file = ファイルに保存
keeper-save-table = 表として保存 (CSV)
keeper-remove = この試合を削除
keeper-sure-remove = この試合を端末から削除しますか？元には戻せません。
keeper-all = すべての試合
keeper-full = このブラウザーには空きがないか、保存できない設定です。ページを閉じると消えるので、その前にファイルに保存してください。
keeper-elsewhere = この試合は別のタブでも開いています。どちらも同じスコアカードに書き込みます。
keeper-csv-hole = ホール
keeper-csv-dealer = 配る人
keeper-csv-closer = 終わらせた人

## In the terminal

keeper-ask-game = どのゲーム？番号を入力
keeper-ask-names = 座る順に名前をカンマ区切りで：
keeper-ask-dealer = 最初に配るのは？番号、または Enter でこちらが引きます。
keeper-ask-score = { $name }：打数かカード（{ $example }）
keeper-ask-closer = { $question } 番号、Enter はなし
keeper-ask-next = Enter：これでよし、次へ
keeper-ask-kept = どの試合？番号、Enter は新しい試合
keeper-ask-correction = { $name } は { $strokes }。別の打数かカード、Enter はそのまま
keeper-ask-other-closer = { $question } いまは { $name }。番号、0 はなし、Enter はそのまま
keeper-ask-over = Enter：終わる（まだ訂正できます）
keeper-key-undo = 元に戻す
keeper-key-correct = ホールを訂正（例：c 3）
keeper-key-quit = やめる（すべて保存済み）
error-keeper-not-understood = 「{ $typed }」は打数でもカードの並びでもキーでもありません。
keeper-file = { $file } に保存しました
keeper-go-on = 続けるには：

## What was wrong

error-keeper-not-ours = スコアキーパーの試合ではありません。そのファイルは "format": "backnine-kept" で始まります。
error-keeper-newer = 新しい Backnine の試合です（版 { $version }、こちらは { $known } まで）。更新してから開いてください。
error-keeper-damaged = この試合は壊れています（{ $where }）。別のコピーを使ってください。
error-keeper-too-large = 試合にしては大きすぎるファイルです（{ $most } 文字まで）。
error-keeper-name = 「{ $name }」はスコアカードに入りません。1 行で 1〜{ $longest } 文字にしてください。
error-keeper-names-alike = { $name } が二人います。別々の名前にしてください。
error-keeper-other-dealer = 配る人を決めた引き札と、配る人が合いません。
error-keeper-no-such-hole = { $hole } 番ホールはまだです。いまは { $most } 番までです。
error-keeper-sits-out = { $name } は { $hole } 番ホールに出ません。同点の人だけです。
error-keeper-strokes = { $strokes } 打になる並びはありません。{ $least } から { $most } までです。
error-keeper-cards-elsewhere = カード { $card } は { $most } 枚しかなく、{ $names } の前にもあります。
error-keeper-scores-missing = まだ入力されていません：{ $names }
error-keeper-hole-done = { $hole } 番ホールは記入済みです。直すには別の打数を入力してください。
error-keeper-too-many = この試合の入力は上限（{ $most } 件）に達しました。訂正をいくつか取り消してください。
