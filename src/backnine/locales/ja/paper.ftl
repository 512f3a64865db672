### 紙：印刷用のスコアカード、ルールシート、カード。

paper-scorecard = スコアカード
paper-rules = ルールシート
paper-cards = 切り抜きカード
paper-title-scorecard = { $game }：スコアカード
paper-title-rules = { $game }：ルール
paper-title-cards = { $game }：カード
paper-hole = ホール
paper-play-off = プレーオフ
paper-total = 合計
paper-date = 日付
paper-place = 場所
paper-closed = ホールを終わらせた人
paper-best = ホールの最少打数
paper-fold = 両面印刷（短辺とじ）して、真ん中で折ってください。
paper-how = 厚めの紙に、実際のサイズのまま、両面（長辺とじ）で印刷してください。そのあと印に沿って切ります。1枚の紙からカードが9枚できます。
paper-count = { $count }枚
paper-winner = { $count ->
    [one] { $names }の勝ち
   *[other] { $names }の勝ち
}

## コマンドの言葉

paper-written = { $file }：{ $pages }ページ、{ $size } kB。
paper-shortened = 場所が足りないため短くした名前：{ $names }
paper-replaced = 印刷できない文字を★か□に置き換えた名前：{ $names }

## ブラウザーのページ

paper-page = 本物のカードで遊ぶ人へ
paper-about = スコアカード、折りたたみ式のルールシート、カード一式を、印刷用のPDFで作ります。
paper-kind = 印刷するもの
paper-game = ゲーム
paper-players = プレイヤーの人数
paper-holes = ホール数
paper-size = 用紙
paper-size-a4 = A4
paper-size-letter = レター
paper-names = 名前
paper-names-hint = コンマで区切って入力します。空のままなら、書き込む欄になります。
paper-match = 終わった試合から
paper-blank = 空欄
paper-record = 記録ファイルを開く
paper-make = PDFをダウンロード
paper-preview = プレビュー
paper-preview-page = { $page }ページ
paper-drawing = プレビューを作っています…
paper-more-pages = ファイルには続きのページがあります。
paper-away = 印刷用のファイルはサーバーが作りますが、いまは接続できません。つながりしだい、ここにプレビューが出ます。
paper-instead = ブラウザーだけでも印刷できます。ページを開いて、ブラウザーのメニューから「印刷」を選んでください。
paper-instead-match = この試合のページ
paper-instead-rules = { $game } のルール
paper-instead-keep = それまでは、ネットワークがなくても使えるスコアキーパーが打数を数えます。
