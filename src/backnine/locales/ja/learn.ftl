### ブラウザーで学ぶ：ルールのページ、最初のホールのレッスン、Backnineについて。

## Rule pages

learn-rules-of = { $game }のルール
learn-minute = 1分でわかる遊び方
learn-contents = 目次
learn-link = { $clause }へのリンク
learn-copied = リンクをコピーしました
learn-drawn = 上の段：{ $top }。下の段：{ $bottom }。
learn-bonus = ボーナス{ $strokes }
learn-total = 合計{ $strokes }
learn-read-rules = ルールを読む
learn-print = 印刷

## The lesson

learn-lesson = 最初のホール：{ $game }
learn-progress = ステップ{ $step }／{ $steps }
learn-skip = とばす
learn-go-on = つづける
learn-again = もう一度
learn-robin = ロビン
learn-hint-press = まだですよ。先に「{ $button }」を押しましょう。
learn-hint-stock = おしい！　裏向きに積んである山札をタップしましょう。
learn-hint-discard = おしい！　表向きの捨て札をタップしましょう。
learn-hint-slot = おしい！　自分の{ $slot }番のカードをタップしましょう。

learn-play-nine-welcome = この8枚があなたのカードです。カードにはそれぞれ打数があります。12なら12打、0なら0打。打数がいちばん少ない人の勝ちです。
learn-play-nine-tee-off = まずはティーオフ。自分のカードを2枚めくります。光っているカードをタップしてください。
learn-play-nine-tee-off-again = 7が出ました！　もう1枚めくりましょう。
learn-play-nine-draw = あらら、12はいちばん高いカードです。取りかえましょう。山札をタップして、1枚引いてください。
learn-play-nine-swap = 3なら、ずっといいですね。12をタップすると、3と入れかわります。
learn-play-nine-robin = 9打も減りました。次はロビンの番です。見ていましょう。
learn-play-nine-take = ロビンが7を捨てました。あなたも7を持っています！　タップして取りましょう。
learn-play-nine-pair = 同じ数が上と下にそろうと、帳消しになって0打です。7を、自分の7のすぐ下に置きましょう。
learn-play-nine-robin-again = ペアです！　14打のはずが0打になりました。またロビンの番です。
learn-play-nine-draw-again = 捨て札の9は役に立ちません。山札から1枚引きましょう。
learn-play-nine-discard = 11はいりませんね。山札から引いたカードは、使わなくてもかまいません。捨て札をタップして捨てて…
learn-play-nine-turn-up = …かわりに、裏向きのカードを1枚めくります。
learn-play-nine-later = 3の上に3。またペアです！　ここから少し先へ進みましょう。
learn-play-nine-last-draw = 裏向きのカードはあと1枚だけ。1枚引きましょう。
learn-play-nine-putt-out = また7です！　7のペアの列が2つそろうと、−10打のボーナスまでつきます。最後の裏向きのカードの場所に置きましょう。
learn-play-nine-last-round = 8枚すべてが表になりました。パットアウトです！　ロビンがあと1回プレーすると、ホールは終わりです。
learn-play-nine-count = 打数を数えます。あなたは{ $mine }、ロビンは{ $robin }。このホールはあなたの勝ちです！　1試合は9ホールです。

learn-four-card-welcome = この4枚があなたのカードです。ずっと裏向きなので、覚えておきましょう。キングは0打、エースは1打、ジャックとクイーンは10打、ほかは数のとおり。打数がいちばん少ない人の勝ちです。
learn-four-card-look = 始める前に、手前の2枚を一度だけ見ることができます。「{ $button }」を押してください。
learn-four-card-remember = 左はキングで0打、すばらしい！　右はクイーンで10打、あらら。2枚とも覚えたら「{ $button }」を押してください。
learn-four-card-draw = カードはまた裏向きです。あなたから始めます。山札をタップして、1枚引いてください。
learn-four-card-swap = 2はたったの2打です。クイーンはどこにあったでしょう。そのカードをタップすると、2と入れかわります。
learn-four-card-robin = 正解！　2は裏向きで置かれ、クイーンはなくなりました。次はロビンの番です。見ていましょう。
learn-four-card-take = ロビンが知らずに取りかえたカードは、エースでした！　たったの1打です。タップして取りましょう。
learn-four-card-place = 捨て札から取ったカードは、必ず自分の4枚のどれかと取りかえます。まだ知らないカードの場所に置きましょう。
learn-four-card-robin-again = そこにあったのは9でした。取りかえてよかったですね。ロビンの番です。
learn-four-card-draw-again = あなたの番です。山札から1枚引きましょう。
learn-four-card-discard = ジャックは10打です。山札から引いたカードは、使わなくてもかまいません。捨て札をタップして捨てましょう。
learn-four-card-peek = ちなみに、まだ知らないカードを1枚のぞき見することもできます。ただし、そのカードは次に山札から引くカードと必ず取りかえます。ロビンの番です。
learn-four-card-knock = 数えてみましょう。エースが1、キングが0、2が2、それに知らないカードが1枚。少ないですね！　自分がいちばん少ないと思ったら、ノックします。
learn-four-card-last-round = コンコン！　ロビンの最後の番です。そのあと、全員のカードを表にします。
learn-four-card-count = 打数を数えます。あなたは{ $mine }、ロビンは{ $robin }。このホールはあなたの勝ちです！　1試合は9ホールです。

learn-six-card-welcome = この6枚があなたのカードです。まだ裏向きです。キングは0打、エースは1打、2はなんと−2打、ジャックとクイーンは10打、ほかは数のとおり。打数がいちばん少ない人の勝ちです。
learn-six-card-tee-off = まず、自分のカードを2枚めくります。光っているカードをタップしてください。
learn-six-card-tee-off-again = クイーン、10打です。もう1枚めくりましょう。
learn-six-card-draw = ジャックで、また10打。取りかえていきましょう。山札をタップして、1枚引いてください。
learn-six-card-swap = キングは0打です！　クイーンをタップすると、キングと入れかわります。
learn-six-card-robin = 10打も減りました。次はロビンの番です。見ていましょう。
learn-six-card-take = ロビンがジャックを捨てました。あなたもジャックを持っています！　タップして取りましょう。
learn-six-card-pair = 同じカードが上と下にそろうと、帳消しになって0打です。自分のジャックのすぐ上に置きましょう。
learn-six-card-robin-again = ペアです！　20打のはずが0打になりました。またロビンの番です。
learn-six-card-draw-again = 捨て札の6は役に立ちません。山札から1枚引きましょう。
learn-six-card-discard = 10はいりませんね。山札から引いたカードは、使わなくてもかまいません。捨て札をタップして捨てましょう。
learn-six-card-later = これで番は終わりです。何もめくりません。ここから少し先へ進みましょう。
learn-six-card-last-draw = 裏向きのカードはあと1枚だけ。1枚引きましょう。
learn-six-card-go-out = 4ならいいでしょう。最後の裏向きのカードの場所に置きましょう。
learn-six-card-last-round = 6枚すべてが表になりました。上がりです！　ロビンがあと1回プレーすると、ホールは終わりです。
learn-six-card-count = 打数を数えます。あなたは{ $mine }、ロビンは{ $robin }。このホールはあなたの勝ちです！　1試合は9ホールです。

## What this is

learn-about = Backnineについて
learn-about-what = Backnineは、ゴルフのカードゲームで遊べるテーブルです。ボットと、離れた友だちと、となりにいる人と、ブラウザーだけで遊べます。登録はいりません。無料です。
learn-about-owner = Play Nineの権利者とは関係がありません
learn-about-words = カードの絵もルールの文章も、私たちが作ったものです。
learn-about-privacy = 何が、どこに、どれだけ保存されるか
learn-about-no-tracking = アカウントも、追跡も、広告も、クッキーもなく、ほかのサーバーからは何も読み込みません。
learn-about-on-server = このサーバーには、テーブルごとに、プレイヤーの名前、手、シャッフルとプレイヤーが加えたもの、設定、最後に使われた日時が保存されます。名前は同じテーブルの全員に見え、サーバーの管理者はすべてを読めます。ネットワークアドレスは、ひとつの機器からの要求を制限するためだけに使い、テーブルと一緒には保存しません。
learn-about-kept = { $days ->
    [0] 試合が始まったテーブルは、だれかが消すまで残ります。ほかは数日で消えます。
   *[other] { $days }日間だれも使わなかったテーブルは、ふつうその一週間後に消えます。だれもプレーしなかったものは、もっと早く消えます。
}管理者が作ったバックアップは、それより長く残ることがあります。
learn-about-reminders = 端末での通知を頼むと、ブラウザーの会社がその端末に届けるためのアドレスを、テーブルとともに保存します。通知を切るか、席を離れるか、テーブルが削除されるまでです。通知はその会社を通りますが、あなたのブラウザーだけが読めるように暗号化されています。内容は、あなたの番であることと、どのテーブルかです。
learn-about-in-browser = このブラウザーには、名前、設定、席の鍵、最近終わった五百試合（新しい百試合は記録つき）、シャッフルの確認に必要なものが保存されます。設定から、またはこのページのデータごと、自分で消すまで残ります。
learn-about-delete = テーブルの「その他」から、自分の名前を消してもらったり、みんなの同意でテーブルを消したりできます。始まる前なら、ホストがページの下のほうからテーブルを消せます。どちらも、サーバーの管理者に頼むこともできます。
learn-about-fair = 公正なカード
learn-about-sealed = カードの順番は配る前に封印され、それぞれの端末がでたらめな合言葉を混ぜます。試合のあと、あなたの端末が、見えたカードを1枚ずつ確かめます。見てはいけないカードが、あなたのブラウザーに送られることはありません。
learn-about-offline = つながらないときも
learn-about-installed = 一度開けば、ルールとレッスンはオフラインでも使えます。ホーム画面に追加すると、ふつうのアプリのように始められます。
learn-about-made = 使っているもの
learn-about-fonts = 書体はFrauncesとInter、日本語はNoto Sans JPです。いずれもSIL Open Font Licenseで公開されています。
learn-about-licences = ここに含まれるすべてのライセンス
learn-about-version = バージョン{ $version }
