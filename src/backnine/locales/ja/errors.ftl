### What was wrong, and what would be right, in Japanese. Ids are "error-" and the key of the refusal.

error-sentence = すみません。{ $problem }
error-at = { $line }行目、{ $column }文字目：{ $problem }
error-legal-moves = 今できること： { $moves }
error-try-help = 使い方は { $command } --help で見られます。

## Cards and layouts

error-layout-shape = 「{ $layout }」は、{ $columns }枚ずつの{ $rows }段になっていません。段の間に / を入れてください。
error-layout-face-down = 「{ $layout }」には、まだ裏向きのカードがあります。すべてめくってから数えてください。
error-no-such-card = 「{ $card }」というカードはありません。使えるカード： { $cards }
error-too-many-of-a-card = カード{ $card }は、全部で{ $most }枚しかありません。

## Tables

error-no-such-game = 「{ $game }」というゲームはありません。遊べるゲーム： { $games }
error-bot-without-budget = { $bot } には時間を指定できません。指定できるのは tour だけです（例：{ $example }）。
error-no-such-budget = { $bot } は読み取れません。考える時間は 0 から { $most } ミリ秒です（例：{ $example }）。
error-no-such-bot = 「{ $bot }」というボットはいません。選べるボット： { $bots }
error-bot-is-a-file = 「{ $bot }」は自作のプログラムのようです。次のように書きます： { $example }
error-no-such-language = 「{ $language }」という言語はありません。選べる言語： { $languages }
error-no-such-seed = 「{ $seed }」はシードになりません。シードは1〜64桁の16進数（0-9、a-f）です。
error-bad-salt = --saltは{ $most }個まで、1つ{ $longest }文字までです。
error-salts-and-people = --saltの言葉は{ $salts }個ですが、席についている人は{ $people }人です。ボットは言葉を加えません。
error-bad-word = シャッフルに加える言葉は{ $bytes }バイトです。
error-no-such-house-rule = 「{ $key }」というハウスルールは、このゲームにはありません。選べるハウスルール： { $keys }
error-house-out-of-range = ハウスルール{ $key }は「{ $value }」にできません。選べる値： { $range }
error-house-needs-value = ハウスルール{ $key }には値が必要です（例：{ $key }={ $example }）。選べる値： { $range }
error-house-said-twice = ハウスルール{ $key }が2回あります。1回だけ書いてください。
error-wrong-number-of-players = このゲームは{ $least }人から{ $most }人で遊びますが、今は{ $players }人です。
error-too-few-cards = { $players }人で遊ぶにはカードが{ $needed }枚以上いりますが、{ $cards }枚しかありません。トランプの組を増やすか、人数を減らしてください。
error-bad-text = 「{ $text }」は使えません。前後に空白のない、目に見える文字だけの1行で、{ $longest }文字までにしてください。
error-names-and-seats = 遊ぶ人は{ $people }人、名前は{ $names }個です。1人に1つずつ書いてください。
error-seats-and-people = 席は、--seatsか、--peopleと--botsの、どちらか一方で決めてください。

## Contests

error-one-bot-alone = ボット1つでは対戦になりません。2つ以上を選ぶか、--seats 2を付けて自分どうしで対戦させてください。
error-more-bots-than-seats = ボットが{ $bots }つあり、{ $seats }席には座れません。ボットを減らすか、--seatsで席を増やしてください。
error-no-such-program = 「{ $program }」を起動できません。そのプログラムがないか、実行が許可されていません。
error-bad-bot = 「{ $said }」は使えません。自分のボットは --bot "名前=cmd:./mybot --flag" や --bot 名前=py:モジュール:クラス のように、まだない名前（半角小文字）で指定します。
error-program-too-old = { $program } は一度に1試合しかできません（プロトコル1）。サーバーでは、あいさつに "protocol": 2 と答える必要があります。
error-program-fails = プログラム { $program } が席に着きません： { $reason }
error-program-not-named = { $program } はプログラムで、記録から起動されることはありません。もう一度指定してください： --resume FILE --bots "{ $program }"
error-no-class = 「{ $said }」は Python のクラスを指していません。py:モジュール:クラス のように書きます。
error-no-such-module = モジュール { $module } はここにも、インストール済みのものの中にもありません。
error-no-such-class = モジュール { $module } にクラス { $name } はありません。
error-no-command = 「{ $command }」はコマンドではありません。「cmd:」の後にプログラムを書き、引用符はすべて閉じてください。例： cmd:"python3 'my bot.py'"
error-worker-ended = 対戦を進めるプロセスの1つが突然終わりました。メモリー不足かもしれません。--jobs 1で試してください。
error-script-needs-guard = このスクリプトはほかのプロセスを起動し、それぞれがまずスクリプトを実行します。同じことを繰り返さないように、処理の前に{ $write }と書いてください。
error-no-cluster = 「{ $address }」にRayのクラスタがありません（{ $reason }）。
error-cluster-differs = クラスタにあるのは別のBacknineか、ここにある計算用カーネルのないBacknineです。すべてのマシンに同じものを入れてください。
error-no-kernel = { $game }にはコンパイル済みのルールがないので、配列やベクトル環境では遊べません。PettingZooとOpenSpielでは遊べます。
error-seeds-not-numbers = シードは0以上の整数を一列に並べたものです。

## Moves

error-no-such-move = 「{ $move }」という手はありません。
error-no-such-slot = 「{ $move }」：その場所にカードはありません。
error-hole-is-over = このホールはもう終わりました。
error-not-in-this-hole = この席は、このホールには参加しません。
error-not-your-turn = 今はほかの人の番です。
error-now-tee-off = まずは全員のティーオフです。自分のカードを2枚めくってください。
error-now-first-look = まずは全員の最初の確認です。カードを見るか、見ないかを決めてください。
error-now-draw = まずはカードを1枚引きます。山札から引くか、捨て札の一番上を取ってください。
error-now-place = カードを1枚持っています。場に置くか、捨ててください。
error-not-now = 「{ $move }」は、今はできません。
error-card-is-face-up = そのカードはもう表向きです。裏向きのカードを選んでください。
error-pass-needs-one-face-down = パスができるのは、裏向きのカードがちょうど1枚のときだけです。めくるカードを選んでください。
error-no-passing-here = このテーブルではパスはできません。めくるか取りかえるカードを選んでください。
error-taken-card-must-be-placed = 捨て札から取ったカードは、自分のカード1枚と必ず取りかえます。
error-may-not-peek = 今、そのカードはのぞき見できません。もう見たカードか、取りかえる番が残っていません。
error-look-otherwise = このテーブルでは、最初の確認のやり方が違います。
error-owes-a-replacement = のぞき見をしたので、先に山札から引いて、そのカードと取りかえてください。
error-no-second-knock = もうだれかがノックしました。あなたの最後の番です。
error-no-next-hole = 次のホールはまだ配れません。

## Records

error-record-too-large = ファイルが{ $most } MBを超えています。そんなに大きい記録はありません。
error-record-not-text = UTF-8のテキストファイルではありません。
error-record-cut-off = ファイルが行の途中で切れています。
error-record-comment = コメントは、セミコロン、空白、文の順に書きます。
error-record-expected-blank = ホールの前には空の行が1行必要です。
error-record-expected-hole = ここには「Hole 1, dealer 0」のような行が必要です。
error-record-seats = プレーオフの席は、順番に1回ずつ書きます。全員の席にはなりません。
error-record-same-seat = 同じ席の続いた手は、1行にまとめて書きます。
error-record-expected-moves = ここには「0: draw, swap 3」のような行が必要です。
error-record-no-seat = 席{ $seat }はありません。最後の席は{ $most }です。
error-record-strokes = ここには「Strokes 12 -3, putt-out」のような行が必要です。
error-record-tag = タグは [Name "value"] のように書きます。
error-record-expected-tag = ここにはタグ{ $tag }が必要です。
error-record-unexpected-tag = タグ{ $tag }は、ここには書けません。
error-record-tag-value = この値は、タグ{ $tag }には使えません。
error-record-newer = { $tag }のバージョンは{ $version }ですが、このプログラムが読めるのは{ $newest }までです。新しいBacknineなら読めます。
error-record-house = ハウスルールの書き方は1通りだけです。ここでは「{ $house }」と書きます。
error-record-has-no-seed = この記録はシードを明かしていないので（試合の途中かもしれません）、カードを確かめられません。
error-wrong-commitment = このシードは、封印されたものと違います。このシードのSHA-256は{ $right }です。
error-wrong-word = 席{ $seat }の言葉が、前に示された封印と合いません。
error-word-without-seal = 席{ $seat }の言葉がシャッフルに入っていますが、その封印が示されていません。
error-wrong-draw = 記録には「{ $said }」とありますが、ディーラー決めで引いたのは「{ $right }」です。
error-wrong-hole-line = ここに来るのは、ホール{ $hole }、ディーラーは席{ $dealer }、参加する席は{ $seats }です。
error-hole-not-finished = ここではホール{ $hole }がまだ終わっていません。
error-match-was-over = 試合はもう終わりました。このあとには何も続きません。
error-strokes-missing = ここでホールは終わりです。「Strokes { $strokes }, { $ending }」の行がありません。
error-wrong-strokes = 記録には「{ $said }」とありますが、このホールの打数は { $strokes }（{ $ending }）です。
error-wrong-result = 記録には「{ $said }」とありますが、結果は「{ $right }」です。
error-bot-differs = 席{ $seat }の{ $bot }に見えていたものだけで考えると、手は「{ $said }」ではなく「{ $right }」のはずです。
error-match-not-over = 試合がまだ終わっていないので、裏向きのカードは見せられません。
error-no-such-step = 記録にあるのは0手目から{ $most }手目までです。{ $step }手目はありません。
error-no-such-match = ファイルにあるのは1番目から{ $most }番目までの試合です。{ $match }番目はありません。
error-no-such-seat = 席{ $seat }はありません。席は0から{ $most }までです。

## Positions

error-position-empty = 局面がありません。局面はゲームの名前で始まります。
error-position-too-long = 局面は{ $most }文字以内です。
error-position-unknown-word = 「{ $word }」はここでは意味がわかりません。行の初めは、席の番号か次の言葉です： { $words }
error-position-said-twice = 「{ $word }」が2回あります。1回だけ書いてください。
error-position-words-after = 「{ $word }」のあとの語の数は{ $count }です。
error-position-number = 「{ $word }」は、ここに書ける数ではありません。
error-position-seats = 席{ $seat }は正しくありません。席は0から{ $most }までで、1行に1席ずつ書きます。
error-position-rows = { $columns }枚ずつの{ $rows }段になっていません。
error-position-slot = 「{ $word }」は場のカードとして読めません。表向きは 7、裏向きは ?7、わからないカードは ? と書き、持ち主が知っていれば * を、全員が知っていれば ! をつけます。
error-position-two-turns = 手番の席は1つだけです。
error-position-two-closers = ホールを終わらせた席は1つだけです。
error-position-held = 手に持ったカードは「held 7 from stock」または「from discard」のように書きます。
error-position-ending = ホールの終わり方に「{ $word }」はありません。次のどれかです： { $endings }
error-position-rules = このルールにバージョン{ $version }はありません。最新は{ $newest }です。
error-position-sits-out = 席{ $seat }はこのホールに参加しないので、カードも番もありません。
error-position-slots = 席{ $seat }のカードは{ $cards }枚ですが、{ $slots }枚必要です。
error-position-too-few-play = ホールには2席以上が参加します。
error-position-dealer = ディーラーの席{ $seat }が、このホールに参加していません。
error-position-over = ホールは終わっています。カードはすべて表向きで、番の人も、待っている人も、カードを手に持つ人もいません。
error-position-nobody-closed = 最後の1巡でホールが終わったのに、終わらせた席（closer）の印がありません。
error-position-too-early = 待っている人がいる間は、まだだれの番も来ていません。
error-position-held-without-turn = 手に持ったカードがありますが、だれの番でもありません。番の席に > をつけてください。
error-position-no-turn = だれの番ですか。番の席に > をつけるか、これから始める席に waiting と書いてください。
error-position-closer-turn = 席{ $seat }はホールを終わらせたので、もう番はありません。
error-position-not-out = 席{ $seat }はホールを終わらせましたが、裏向きのカードが残っています。
error-position-is-out = 席{ $seat }のカードはすべて表向きなので、この席がホールを終わらせました。closer と書いてください。
error-position-no-secrets = 席{ $seat }： このゲームでは裏向きのカードをだれも知らないので、印も、取りかえる約束（owes）もありません。
error-position-teed-off = 席{ $seat }は待っていますが、最初にめくるカードをもう全部（{ $up }枚）めくっています。
error-position-tee-shots = 席{ $seat }の表向きのカードは{ $up }枚です。最初の番の前に、全員が{ $shots }枚めくります。
error-position-open-card = このカードは全員に見えるので、何のカードかを書いてください。
error-position-no-discard = 捨て札はいつも1枚以上あります。
error-position-card-count = ここにあるカードは{ $cards }枚ですが、カードは全部で{ $pack }枚です。stock を書かなければ、山札の枚数は自動で数えます。
error-position-turns-by-seat = 番はディーラーの左から順に回るので、番の数にこれほど差はつきません。
error-position-turns = { $turns }回の番が終わったあとは、席{ $seat }の番です。
error-position-closer-turns = 席{ $seat }はホールを終わらせたので、番が1回は終わっているはずです。
error-position-discards = 捨て札{ $discards }枚は、{ $turns }回の番には多すぎます。
error-position-owes = 席{ $seat }は{ $slot }番のカードを見ていないので、取りかえる必要はありません。
error-position-no-play-off = ホール{ $hole }はプレーオフではないので、全員が参加します。
error-position-tied = プレーオフに出るのは、合計が最も少ない席です： { $seats }
error-position-no-move = 席{ $seat }には、ここでできる手がありません。
error-position-not-told = 席{ $seat }が知っていることがすべて書かれていないので、ボットは代わりに考えられません。
error-position-players = 局面の席は{ $seats }ですが、参加者は{ $players }人です。
error-position-game = これは{ $game }の局面です。
error-position-no-record = 局面から始めた試合には記録がありません。カードをシャッフルで証明できないからです。
error-no-position = 「{ $said }」は局面でもファイルでもありません。
error-match-no-position = { $file } は試合の記録で、局面ではありません。見るには： { $command }

## Files and terminals

error-no-such-file = ファイル { $file } がありません。
error-unreadable-file = { $file } を読めません（{ $reason }）。
error-not-a-record = { $file } は試合の記録ではありません。
error-position-no-match = { $file } は局面で、試合の記録ではありません。見るには： { $command }
error-not-a-run = { $file } にはsimやarenaの集計がありません。
error-run-version = { $file } の形式は{ $version }ですが、このプログラムが知っているのは{ $ours }です。
error-other-run = { $file } は別の集計です：{ $fact } はそこでは「{ $there }」、ここでは「{ $here }」です。
error-same-seed = { $file } のシードはほかの集計と同じなので、同じ配りを二度数えることになります。
error-unwritable-file = { $file } に書きこめません（{ $reason }）。
error-cannot-print = 結果を書き出せません（{ $reason }）。
error-system = システムからの応答です（{ $reason }）。
error-texts-lacking = { $game } には、言語「{ $language }」の文章がそろっていません。代わりに英語の文章か、ルールの番号を表示します。
error-file-exists = { $file } はもうあります。別の名前にするか、--overwriteをつけて上書きしてください。
error-folder-not-empty = { $folder } にはもう何か入っています。新しいか空のフォルダを選んでください。
error-already-over = { $file } の試合はもう終わりました。見直すには： { $command }
error-no-saved-matches = { $folder } に途中の試合はありません。
error-match-is-open = { $file } の試合は別の端末で開かれています。そちらで続けるか、先に閉じてください。
error-match-went-on = { $file } の試合はその間に別の場所で進みました。そちらは上書きしていません。そこから続けるには： { $command }
error-narrow-terminal = ターミナルの幅が{ $columns }桁しかありません。{ $least }桁以上に広げてください。
error-nothing-played = この記録では、まだ何も始まっていません。

## The command line

error-no-such-option = { $option } というオプションはありません。
error-no-such-option-but = { $option } というオプションはありません。{ $guess } のことですか？
error-no-such-command = 「{ $command }」というコマンドはありません。使えるコマンド： { $commands }
error-missing-argument = { $argument } が足りません。
error-needs-a-value = { $option } には値が必要です。
error-bad-value = 「{ $value }」は { $option } には使えません。
error-recall-full = 出来事は{ $count }件ありますが、recall の枠は{ $room }件です。もっと大きな数を指定してください。
error-takes-no-value = { $option } に値は付けられません。
error-needs-a-number = { $option } には{ $least }以上の整数が必要です。「{ $value }」は使えません。
error-out-of-range = { $option }は{ $least }から{ $most }までの数です。「{ $value }」は使えません。
error-bad-choice = 「{ $value }」は { $option } には使えません。選べる値： { $choices }
error-bad-switch = 「{ $value }」は { $option } には使えません。1 か 0 にしてください。
error-extra-argument = 「{ $argument }」は余分です。
error-not-together = { $first } と { $second } は、いっしょには使えません。
error-needs-option = { $option } は { $other } といっしょに使います。

## The server

error-number-taken = テーブル{ $table }の番号{ $number }は、すでに別の人が保存しています。
error-too-busy = サーバーが混み合っています。少し待ってから、もう一度お試しください。
error-store-failed = 保存できなかったため、何も変わっていません：{ $reason }
error-store-too-new = テーブルはより新しいBacknine（バージョン{ $version }、こちらは{ $known }まで対応）で書かれています。新しい方を入れてください。
error-no-store = { $file }にテーブルを保存できません：{ $reason }。--dataで別のフォルダーを指定してください。
error-store-damaged = { $file }が壊れています：{ $reason }。何も変更していません。最後のコピーに戻してください（docs/deploy.mdの「Data and backups」）。
error-table-damaged = テーブル{ $table }の保存内容が壊れているため、カードを配り直すことはしません。サーバーの運営者がコピーから復元できます。
error-store-needs-secret = これらのテーブルのシードは暗号化されています。暗号化に使った秘密をBACKNINE_SECRETに指定してください。
error-wrong-secret = BACKNINE_SECRETは、これらのテーブルの暗号化に使った秘密ではありません。
error-short-secret = 秘密が短すぎます。{ $least }文字以上にしてください。
error-nothing-to-back-up = { $file }にテーブルがありません。--dataでフォルダーを指定してください。
error-backup-exists = { $file } はもうあります。別の名前にしてください。
error-no-database = データベース { $database } を使えません：{ $reason }
error-no-bus = --bus で指定したサーバーを使えません：{ $reason }
error-target-not-empty = 移す先にはもうテーブルがあります。空のフォルダーかデータベースを選んでください。
error-not-moved = テーブル { $table } が元のとおりに届きませんでした。移す先を空にして、もう一度試してください。
error-already-served = { $folder }のテーブルは、もう別のサーバーが使っています。そのサーバーを使うか、止めてください。2つ目を動かすには、--dataで別のフォルダーを指定してください。
error-already-served-at = Backnineはもう{ $address }で動いています（テーブルは{ $folder }）。そのアドレスを開くか、止めてください。2つ目を動かすには、--dataで別のフォルダーを指定してください。
error-nothing-to-forget = 消すものがありません。テーブルか、--name で名前を指定してください。
error-no-tables = { $folder } にテーブルはありません。--data でフォルダーを選んでください。
error-stop-the-server = { $folder } のテーブルでサーバーが動いています。先に止めてください。メモリーにあるものから、消したものが戻ってしまいます。
error-no-such-door = { $host }:{ $port }を開けません：{ $reason }。--portで別の番号を指定してください。
error-no-more-chairs = これ以上いすは置けません：{ $game }は最大{ $most }人です。
error-not-your-seat = 席{ $seat }はあなたの席ではありません。
error-only-the-host = ホストだけができることです。
error-others-play = このテーブルでは、ほかの人も遊んでいます。
error-undo-others-play = 手を戻せるのは、ボットだけが相手のときです。
error-undo-switched-off = このテーブルでは手を戻せません。
error-undo-too-late = 戻せる手がありません。戻せるのは、ほかのプレイヤーが動く前の、自分の最後の手だけです。
error-undo-shown = その手で新しいカードが見えたので、戻せません。
error-undo-too-often = この試合では何度も手を戻したので、この手はもう戻せません。
error-only-players = 席に着いている人だけができることです。
error-table-is-open = 試合はまだ始まっていません。
error-table-is-shuffling = カードをシャッフルしています。
error-table-is-playing = 試合はすでに始まっています。
error-table-is-paused = 一時停止中です。参加者ならだれでも再開できます。
error-table-is-over = 試合は終わりました。
error-table-is-ended = このテーブルからは全員が退席しました。
error-table-is-shut = サーバーの運営者がこのテーブルを閉じました。
error-too-many-pauses = ほかの人がいるあいだ、中断は1ホールに{ $most }回までです。
error-too-many-phrases = ひとことは{ $seconds }秒に{ $most }回までです。
error-no-person-there = 席{ $seat }に人はいません。
error-no-open-chair = このテーブルに空席はありません。
error-no-latecomers = ホストは途中からの参加を認めていません。
error-no-bot-there = 席{ $seat }にもうボットはいません。
error-no-spectators = ホストが観戦を許可していません。
error-too-many-asking = すでに{ $most }人が希望しています。少しお待ちください。
error-nobody-asks = それを希望している人はもういません。
error-chair-not-given = ホストの返事：今は遠慮してください。
error-not-again-yet = ホストに断られました。{ $seconds }秒後にもう一度聞けます。
error-address-told-no = 同じアドレスのだれかがホストに断られました。{ $seconds }秒後に聞けます。
error-name-needed = 名前を入れてください。だれからの希望か、ホストに伝わります。
error-host-sits-there = 席{ $seat }はホストの席です。
error-no-such-round = このテーブルに試合{ $round }はありません。
error-record-not-yet = 記録は試合が終わってから公開されます。
error-too-many-requests = 操作が多すぎます。1分ほどお待ちください。
error-quota-used-up = このアドレスに1日で保存できる量（{ $most } MB）に達しました。明日またお越しください。
error-too-many-connections = 接続が多すぎます。あとでもう一度お試しください。
error-foreign-origin = { $origin }のページはこのサーバーと通信できません。
error-wrong-host = このサーバーの名前は{ $host }ではありません。管理者は次のように名前を追加できます：backnine serve --name { $host }
error-bad-host-name = --name には、https://・ポート・パスを付けず、ホスト名だけを指定してください（例：golf.example.org）。「{ $name }」はホスト名ではありません。
error-no-such-token = このキーでは何も開きません。
error-seat-moved = この席は今、ほかの端末で使われています。
error-sent-off = ホストの判断で、このテーブルから退席になりました。
error-key-taken = このキーはすでに使われています。新しいキーを作ってください。
error-no-such-code = コード{ $code }のテーブルはありません。
error-no-such-table = テーブル{ $table }はありません。
error-banned = サーバーの運営者が、あなたのアドレスからの入場を止めています。
error-club-password = このクラブではパスワードが必要です。最初のページで入力してください。招待があればパスワードなしで入れます。
error-club-closed = ここには招待された人だけが入れます。
error-club-no-tables = ここではホストだけがテーブルを作れます。招待があれば遊べます。
error-wrong-password = パスワードが違います。大文字と小文字は区別されます。
error-bad-password = パスワードは{ $least }～{ $most }文字です。
error-passwords-differ = 二つのパスワードが同じではありません。何も変更されていません。
error-no-password = パスワードが渡されなかったので、何も変更されていません。端末で入力するか、標準入力または --password-file で渡してください。
error-bad-network = 「{ $network }」はアドレスでもネットワークでもありません。203.0.113.7、203.0.113.0/24、2001:db8::/32のように書いてください。
error-network-too-wide = { $network }は範囲が広すぎます。スラッシュの後が{ $least }ビット以上のネットワークを指定してください。
error-network-is-this-machine = { $network }はこのマシン自身です。全員がそこから来ているように見えるなら、--proxyで手前のプロキシーを指定してください。
error-no-admin-page = このサーバーには管理ページがありません。--admin-pageを付けて起動してください。
error-token-is-given = トークンはサーバーの起動時に決められています（BACKNINE_ADMIN_TOKEN）。そこで変えてください。
error-wrong-token = トークンが違います。
error-nothing-chosen = テーブルを1つ以上選んでください。
error-network-is-yours = { $network }はあなた自身の接続元で、入れなくなります。サーバーのマシンでbacknine admin banを使えばできます。
error-no-such-ban = { $ban }は入場禁止になっていません。`backnine admin bans`で一覧を見られます。
error-too-many-bans = 入場禁止はすでに{ $most }件あります。いくつか解除するか、アドレスの代わりにネットワークを指定してください。
error-changed-meanwhile = ほかの人が同時に変更しました。もう一度試してください。
error-nobody-called-so = その名前の人はいません。
error-nobodys-key = このキーの持ち主の席はもうありません。名前は`backnine admin rename`で消してください。
error-club-unreadable = 入場禁止の一覧が、このバージョンでは読めない形で保存されています。サーバーを新しくするか、コピーから復元してください。何も変わっていません。
error-no-key = キー（43文字の英数字）か、#seat=の後にキーがあるリンクを入力してください。
error-no-server-there = { $folder }で動いているサーバーはありません。`backnine serve`で起動するか、--dataでフォルダーを指定してください。
error-not-the-owner = これは{ $folder }のサーバーを動かしているユーザーだけができます。sudo -uなどで、そのユーザーとして実行してください。
error-several-servers = 保存先の異なる複数のサーバーが{ $folder }を使っています。--dataでそれぞれ別のフォルダーにしてください。
error-no-local-sockets = このシステムには、1人のユーザーだけが開けるローカルソケットがありません。`backnine admin`はLinux、macOS、BSDで使えます。
error-server-gone = 返事の前にサーバーが終了しました。起動し直し、済んでいるか確かめてから、もう一度試してください。
error-too-fast = メッセージは1秒に{ $most }件までです。
error-bad-message = このメッセージは理解できません：{ $reason }
error-bad-request = このリクエストは理解できません：{ $reason }
error-no-such-page = そのページはありません。
error-wrong-method = このアドレスではその操作はできません。
error-too-large = 大きすぎます。
error-server-fault = サーバー側で問題が起きました。もう一度お試しください。
error-no-such-address = 「{ $address }」はサーバーのアドレスではありません。例： https://golf.example/#join=K7QXW2M
error-code-alone = 「{ $code }」はテーブルのコードのようです。招待のリンクにあるサーバーのアドレスも必要です： { $program } join golf.example { $code }
error-join-what = 招待のリンク、またはサーバーのアドレスとテーブルのコードが必要です。例： { $program } join https://golf.example/#join=K7QXW2M または { $program } join golf.example K7QXW2M
error-other-protocol = サーバー { $server }（バージョン { $version }）とこのプログラムは話が通じません。古いほうを更新してください。
error-no-backnine-there = { $server } にBacknineのサーバーはありません。
error-server-unreachable = { $server } につながりません。{ $reason }
error-bad-certificate = { $server } の証明書は信頼できません（{ $reason }）。何も送っていません。
error-server-said = { $text }。
error-server-nonsense = { $server } から届くテーブルの内容はつじつまが合いません。接続を終了しました。
error-no-seat-here = この端末はテーブル { $table } に席がありません。ホストに招待を頼んでください。

## For researchers

error-action-shape = { $count }個のホールそれぞれに、行動が1つずつ必要です。
error-action-illegal = ホール{ $hole }では、行動{ $action }は選べません。
error-extra-missing = { $package }がインストールされていません。リポジトリのフォルダで： pip install ".[{ $extra }]"

## 紙

error-paper-not-over = 試合はまだ終わっていません。スコアカードは終わってから記入されます。
error-paper-other-game = これは{ $game }ではなく{ $found }の試合です。--gameを省くか、{ $found }にしてください。
error-paper-too-many-names = 名前が{ $names }人分ありますが、欄は{ $players }人分しかありません。名前を減らすか、人数を増やしてください。
error-paper-scores = 終わった試合のスコアではありません。各ホールに参加者の打数があり、勝者が決まっている必要があります。
error-paper-fonts = 印刷用の文字が用意されていません。ソースのフォルダーで：make setup

## コーチ

error-nothing-to-analyse = この試合ではまだ1ホールも終わっていないので、判定するものがありません。
error-not-puzzles = これは練習問題のファイルではありません。
error-no-such-review = この振り返りはもうありません。もう一度開いてください。
error-hint-switched-off = このテーブルではヒントがオフになっています。
error-hint-not-agreed = ヒントは、テーブルの全員が賛成したときだけ使えます。
error-hint-not-now = ヒントは自分の番に聞けます。
error-hint-failed = コーチの返事が間に合いませんでした。もう一度試してください。
error-position-other-game = この局面は別のゲーム（{ $game }）のものです。
error-bad-embedding = 「{ $address }」は--embedのアドレスではありません。https://example.org のように、またはすべてなら * と書きます。
error-no-reminders = このサーバーは通知を送りません。
error-bad-subscription = プッシュサービスのアドレスではありません（{ $reason }）。
error-bad-contact = 「{ $contact }」は--pushの連絡先ではありません。mailto:me@example.org または https://example.org のように書きます。
error-bad-webhook = 「{ $url }」は--reminder-webhookのアドレスではありません。https://example.org/remind のように書きます。
