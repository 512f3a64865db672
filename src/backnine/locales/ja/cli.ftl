### The command line's own help, in Japanese.

cli-usage = 使い方：
cli-commands = コマンド
cli-options = オプション
cli-arguments = 引数
cli-bots = ボット
cli-examples = 例
cli-options-word = [オプション]
cli-command-word = コマンド

cli-about = ルールに忠実なゴルフのカードゲームを、ターミナルで、あなたの言葉で遊べます。
cli-first-time = はじめてなら「backnine play」と打ってEnter。遊び方は「backnine rules」です。
cli-option-help = このヘルプを表示します。
cli-option-version = バージョンを表示します。
cli-option-lang = 言語（en, fr, it, es, ja）。省くとBACKNINE_LANG、それもなければシステムの言語になります。

cli-play = このターミナルで1試合遊びます。相手はボットでも、同じキーボードを使う友だちでもかまいません。
cli-play-long = 自分の番には、文字か数字を入力します。Ctrl-Cで試合を保存し、--resumeで続きから遊べます。
cli-play-game = ゲーム名（{ $games }）
cli-play-people = このキーボードで遊ぶ人数。0にするとボットだけで遊び、結果だけを表示します。
cli-play-bots = ボット（コンピューターのプレイヤー）をコンマで区切って指定します（例：rookie,club）。省くと質問されます。答える人がいないときはweekenderが入ります。自作のプログラムは「cmd:./mybot」か「py:モジュール:クラス」と書きます。
cli-play-seats = だれがどこに座るかを席の順に指定。人は「you」、ボットはその名前です（例：you,rookie,you）。
cli-play-names = 遊ぶ人の名前（コンマ区切り）。1人のときは次からも使われます。
cli-play-house = ハウスルール（例：holes=3,adjacent）。一覧は「backnine rules GAME」で見られます。
cli-play-seed = シャッフルのシード（1〜64桁の16進数）。省くとシステムが毎回新しく選びます。
cli-play-salt = シャッフルに加えるあなたの言葉に混ぜる文字。くり返すと次の人の分になります。
cli-play-save = 試合の記録をこのファイルに保存します。
cli-play-overwrite = ファイルがすでにあれば上書きします。
cli-play-transcript = プログラムとのやり取りを1行ずつすべて書き出します。
cli-play-resume = このファイルの試合を続きから遊びます。ファイルがなければ、保存した試合から選びます。
cli-play-from = 局面（docs/position.md）から続けて遊びます。書かれていないカードは新しく配ります。この試合の記録は残りません。--seatsを省くと、番の席に座ります。
cli-play-memory-aid = 記憶サポート：覚えていてよいカードをいつも表示します（4枚ゴルフ）。

cli-join = サーバーのテーブルで、ブラウザーや端末の友だちと遊びます。
cli-join-long = 接続が切れても、自動でつながり直します。qかCtrl-Cで離れても席は残り、同じコマンドでもどれます。
cli-join-address = 招待のリンク、この端末に移す席のリンク、またはサーバーのアドレス。
cli-join-code = テーブルのコード（アドレスに含まれていないとき）。
cli-join-name = テーブルでの名前。なければたずねます。

cli-score = カードの並びの打数を数え、減った打数の理由をすべて説明します。
cli-score-long = カードは段ごとに書き、段の間に「/」を入れます。カードの代わりに「-」と書くと、標準入力から1行に1人分ずつ読み、1行に1つのJSONで答えます。
cli-score-layout = カードの並び（例：「H 3 7 7 / H 12 7 7」）
cli-score-house = 数え方を変えるハウスルール（例：adjacent）。
cli-score-json = JSONで答えます。

cli-replay = 試合の記録を1手ずつたどります。
cli-replay-file = 「backnine play --save」で作った記録
cli-replay-jsonl = 配ったカード、手、打数をすべてJSONLで出力します。だれでも確かめられます。
cli-replay-match = いくつもの試合が入ったファイルの、何番目の試合か。指定しなければ最初の試合（--jsonlならすべて）。
cli-replay-at = この手のあとの場面を表示します。
cli-replay-seat = この席から見えたものだけを表示します（最初の席は0）。
cli-replay-position = --atの手（省くと最後の手）のあとの場面を、1行の局面として出力します（docs/position.md）。

cli-verify = 記録を検証します。はじめからたどり直し、ルール、打数、封印されたシャッフルをすべて確かめます。
cli-verify-files = 記録（いくつでも）
cli-verify-no-rethink = ボットに考え直させない。
cli-verify-long = 封印、言葉、ディーラー決め、すべての配り、手、打数を確かめます。つづいて、ボットのすべての手を、その席から見えたものだけで考え直します。のぞき見をしたボットはここでわかります。長く考えるボットでは、そのぶん時間がかかります。

cli-show = 局面を図にして、ボットならどうするかをたずねます。
cli-show-long = 局面とは、試合のある場面を文字で書いたものです（docs/position.md）。1つの席から知りうること（わからないカードは ?）でも、すべてのカードを明かしたものでもかまいません。
cli-show-position = 1行または図で書いた局面、それを入れたファイル、標準入力なら -
cli-show-seat = この席が知っていることを表示し、ボットもこの席で考えます（最初の席は0）。省くと、局面に書かれたことをすべて表示します。
cli-show-bot = 手と理由をたずねるボット（例：club,tour）。
cli-show-seed = ボットの気まぐれのシード（1〜64桁の16進数）。省くと0です。
cli-show-coach = コーチにたずねます：最善手、理由、それぞれの手の損。

cli-analyse = 記録の運と腕前を分けます。パー、運、ミス、いちばん損した選択。
cli-analyse-long = どの選択も、その席から知りえたことだけで判定します。打数＝パー＋自分のカードの運＋ほかの人のカードの運＋自分のミス＋ほかの人の選択が、ぴったり成り立ちます（docs/coach.md）。続いている試合は、終わったホールだけを判定します。Ctrl-C でそこまでの結果を表示します。
cli-analyse-html = グラフつきの分析を1ページのHTMLに書き出します。
cli-analyse-seat = この席の選択だけ（最初の席は0）。

cli-puzzles = 記録から練習問題を作ります。どれにも、はっきり一番の手があります。
cli-puzzles-long = 次善の手が、決めた限度よりも、判定の誤差の2倍よりも悪い選択だけが問題になります。それぞれにテーマと、ボットがどれだけ間違えるかによるレーティングがつきます（docs/coach.md）。
cli-puzzles-out = このファイルに書きます（JSON。名前が.gzで終われば圧縮します）。省くと標準出力です。
cli-puzzles-most = ゲームごとの上限。省くと200です。
cli-puzzles-written = { $file } に書いた問題：{ $many }
cli-puzzles-stopped = 途中で止めました。一部のホールだけを調べました。

cli-rules = ゲームのルールを、図の例つきですべて表示します。
cli-rules-game = ゲーム名（{ $games }）。省くとすべて
cli-rules-markdown = ターミナル用の代わりにMarkdownで出力します。
cli-paper = 印刷用のスコアカード、ルールシート、カードをPDFで作ります。
cli-paper-kind = scorecard、rules、cardsのどれか
cli-paper-game = ゲーム名（{ $games }）。--fileがあれば、その試合のゲーム。
cli-paper-players = スコアカードの欄の数、またはカードが足りるようにする人数。
cli-paper-names = 欄の上に印刷する名前（例：Ann,Ben）。
cli-paper-holes = スコアカードのホール数。
cli-paper-size = 用紙：A4またはletter。
cli-paper-file = 試合の記録か、backnine keepのファイルからスコアカードに記入します。
cli-paper-match = 複数の試合が入ったファイルでの、試合の番号。
cli-paper-output = PDFの書き出し先。

cli-arena = ボットどうしを対戦させ、どちらがどれだけ強いかを測ります。
cli-arena-long = どの配りも席を入れ替えてもう一度打つので、全員が全員のカードを受け取ります。Ctrl-Cでそこまでの結果を表示します。自作のプログラムも「cmd:./mybot --flag」で、Pythonなら「py:モジュール:クラス」でも参加できます（docs/bot-protocol.md）。
cli-arena-bots = 2つ以上のボット：rookie、weekender、club、tour（tour@200は200ミリ秒まで考えます）、random、またはプログラム「cmd:…」「py:モジュール:クラス」
cli-arena-matches = ゲームの数。配りごとに切り上げます。指定しなければ200。
cli-arena-seats = 席の数。ボットが席より少なければ、最後のボットが残りの席に座ります。指定しなければボットごとに1席。
cli-arena-seed = すべての配りのシード：1〜64桁の16進数。同じシードなら同じ配りです。指定しなければ毎回新しいシードを作り、結果に示します。
cli-arena-from = このホールの残りだけを何度も行います。局面（docs/position.md）でわからないカードは、シードから配ります。
cli-arena-rest-of = どのゲームも、このホールの残りです： { $position }
cli-arena-patience = プログラムが1手にかけてよい秒数。起動にはその2倍まで待ちます。指定しなければ5。
cli-arena-memory = プログラムの各プロセスが使ってよいメモリ（メガバイト）。指定しなければ2048。
cli-arena-jobs = 同時に動くプロセスの数。指定しなければコアごとに1つ。
cli-arena-until = 結果が1ホールあたりこの打数の幅でわかったら終えます（例：±0.2）。simでは打数、arenaでは差です。ゲームやホールの数を指定すれば、それが上限です。
cli-arena-resume = 集計をこのファイルに残し、ファイルがあれば続きから始めます。--seedを省くと、そのシードを使います。
cli-arena-cluster = Rayのクラスタで進めます。autoはこのマシンが加わっているクラスタ、ほかはアドレスで指定します（docs/cluster.md）。
cli-arena-report = グラフ付きの報告を、このファイルに書きます。これだけで読めるウェブページです。
cli-arena-rounded-up = 指定は{ $asked }。どの配りも全部の席で打てるように切り上げました。
cli-arena-report-written = 報告を { $file } に書きました。
cli-arena-records = すべての試合の記録を、新しいか空のこのフォルダに残します（1ファイルに1000試合。docs/data.md）。1手ずつ進めるので、時間がかかります。
cli-arena-records-written = 記録を { $folder } に書きました。
cli-arena-moves = すべての判断をこのParquetファイルに書きます（1つの判断に1行。docs/data.md）。pyarrowが必要です。
cli-arena-moves-written = 判断を { $file } に書きました。
cli-arena-weigh = --movesといっしょに使い、ボットの見積もりをすべての手について書きます。時間がかかります。
cli-arena-luck = 試合ごとに判定もして、運を除いた打数を出します。ずっと長くかかります。
cli-arena-forfeited = { $bot } はほとんどの手を打てなかったので、この結果からは何もわかりません。--transcript FILE で、聞いたことと答えたことを書き出せます。
cli-arena-transcript = プログラムとのやり取りを1行ずつすべて書き出します。そのときは1つのプロセスで進めます。
cli-arena-figure = { $figure }：{ $value }
cli-arena-time-left = 残り{ $time }

cli-sim = プレーの統計：打数、手番、減らした打数、だれが終わらせるか、運と腕前。
cli-sim-long = ボットだけでたくさんのホールを打ちます。違うボットどうしなら、どの配りも席を順に入れ替えて打ち、全員が全員のカードを受け取ります。これで腕前と運を見分けます。Ctrl-Cで、そこまでの結果を表示します。
cli-sim-bots = 席に座るボット（例：weekender）、または「cmd:…」か「py:モジュール:クラス」で指定したプログラム。残りの席には最後のボットが座ります。省くとweekenderです。
cli-sim-seats = テーブルの席の数。省くとボット1つに1席、ボットが1つだけなら4席です。
cli-sim-holes = 打つホールの数（1ホールずつ）。省くと1000です。
cli-sim-matches = 1ホールずつではなく、この数のゲームを最後まで打ちます。
cli-sim-csv = 表計算用の表をこのファイルに書きます（席とホールごとに1行）。- は標準出力です。
cli-sim-csv-written = 表を { $file } に書きました。
cli-sim-compiling = 速く対戦できるように、ボットをコンパイルしています。最初の一度だけ、1〜2 分かかります…

cli-merge = simやarenaの複数の集計を、ひとつにまとめて示します。
cli-merge-long = --resumeで残した集計をまとめます。コマンドは同じで、シードはそれぞれ別のものです。何台で動かしてもかまいません。順番で決まるレーティングは省きます。
cli-merge-files = 集計のファイル

cli-completion = シェルの補完スクリプトを出力します。
cli-completion-long = bashでは、次の行を~/.bashrcに加えます： eval "$(backnine completion bash)"
cli-completion-shell = bash、zsh、fishのどれか

## serve, backup

cli-serve = サーバーを起動：遠くの人とも近くの人とも遊べます
cli-serve-long = コマンドなしのbacknineも同じで、ブラウザーも開きます。どのオプションも環境変数で指定できます：--port 80ならBACKNINE_PORT=80。
cli-without = { $about }。指定しなければ{ $value }。
cli-serve-lan = 同じネットワークのスマートフォンなどからも参加できるようにし、QRコードを表示
cli-serve-host = 待ち受けるアドレス
cli-serve-port = 待ち受けるポート番号。0なら空いている番号
cli-serve-data = テーブルを保存するフォルダー
cli-serve-database = テーブルを代わりに保存するPostgreSQLデータベースのアドレス（postgresql://…）
cli-serve-bus = 複数のプロセスが話し合うためのValkeyまたはRedisサーバーのアドレス（redis://…）
cli-serve-processes = このアドレスで動くプロセスの数。2つ以上には --database と --bus が必要
cli-serve-log-format = ログの形式：textまたはjson
cli-serve-trace = 手の流れのトレースをOpenTelemetryコレクターに送ります。送り先は環境変数 OTEL_… で指定
cli-serve-push = 通信対戦のテーブルでWeb Pushの通知を使えるようにします。プッシュサービスに伝える連絡先（mailto:… または https://…）
cli-serve-push-near = 自分のネットワーク内のプッシュサービスも許可します（TLSなしも可）
cli-serve-reminder-webhook = 知らせる相手を伝えるアドレス。BACKNINE_REMINDER_SECRET で署名します
cli-serve-open = ブラウザーを開く
cli-serve-origin = 接続を許す別のウェブアドレス。繰り返し指定可
cli-serve-embed = 試合の再生を埋め込めるページのアドレス（複数可）
cli-serve-name = 利用者がこのサーバーに接続するときの名前（例：golf.example.org）。繰り返し指定可
cli-serve-proxy = 前段のリバースプロキシーのアドレス。利用者のアドレスはその申告に従う
cli-serve-proxies = 前段に直列に並ぶリバースプロキシーの数
cli-serve-per-address = 1つのアドレスからの同時接続数の上限
cli-serve-rate = 1つのアドレスが1分間に行えるテーブル作成・参加・接続の数
cli-serve-megabytes = 1つのアドレスにつき1日に保存する量（メガバイト）
cli-serve-keep-days = だれも触れていないテーブルを消すまでの日数。0なら消さない
cli-serve-workers = 強いボットが考えるためのプロセス数
cli-serve-admin-page = サーバーを管理するページを/adminに置く。backnine admin pageのトークンが必要
cli-serve-bot = テーブルでその名前のボットとして選べるプログラム（cmd:… または py:モジュール:クラス）。繰り返し指定可
cli-serve-transcript = これらのプログラムとのやり取りを1行ずつすべて書き出します。ファイルにすでにある内容は残ります
cli-backup = 全テーブルをファイルに保存（サーバーの動作中も可）
cli-backup-file = 書き込むファイル（既存のものは不可）
cli-restore = サーバーを止めて、コピーを全テーブルと入れ替える
cli-restore-long = はじめにコピーの記録をすべて再生して確かめます。前のテーブルは tables.db.before-1 などの名前で残します。--database を付けると、空のデータベースに入れます。コピーの中で壊れたテーブルは名前を示し、終了コードは1です。
cli-restore-file = `backnine backup` で作ったコピー
cli-migrate = 全テーブルをフォルダーからPostgreSQLへ、またはその逆に移し、すべての記録を確かめる
cli-migrate-long = どちらもフォルダーか postgresql://… のアドレスです。どちらでもサーバーを止めておいてください。元はそのまま残ります。壊れたテーブルは名前を示して残し、終了コードは1です。
cli-migrate-source = テーブルがある場所
cli-migrate-target = 移す先。まだテーブルがないこと
cli-forget = サーバーを止めて、テーブルを消す、またはすべてのテーブルから名前を消す
cli-forget-long = テーブルのIDは、アドレスの #table= のあとと、記録のファイル名にあります。--name を付けると何も消さず、その名前の人（後ろに番号が付いた人も）を、テーブルと記録の中で Golfer に変えます。記録が証明することは変わりません。両方を指定すると、そのテーブルだけが対象です。`backnine backup` で作ったコピーはそのまま残ります。
cli-forget-tables = 消すテーブル。--name があるときは調べるテーブル
cli-forget-name = 消す名前
cli-forget-dry-run = 何をするかを表示するだけ
cli-admin = 動いているサーバーの管理：テーブル、接続、名前、記録、ログ

## keep

cli-keep = 本物のカードの試合のスコアをつける。
cli-keep-long = 打数かカードの並びを入力すると、配る人、減点、ペナルティ、同点、プレーオフが計算されます。入力はすぐファイルに書かれ、ブラウザーのスコアキーパーでも開けます。
cli-keep-file = 続ける試合、または新しいファイル。省くと、前の試合か新しい試合
cli-keep-game = ゲーム名。省くとたずねます。
cli-keep-names = プレイヤーの名前を、座る順に。
cli-keep-text = 途中経過または結果を文章でこのファイルに書く。- なら画面に出す。何もたずねません。
cli-keep-csv = 全ホールを表（CSV）でこのファイルに書く。- なら画面に出す。何もたずねません。
cli-keep-written = { $file } に書きました。
