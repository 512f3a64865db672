### Why a bot made its move, in Japanese: a sentence without its subject.

why-also = { $reason }。{ $also }
why-worth = { $reason }（ほかの手より約{ $strokes }打得）
why-close-call = { $reason }（ほとんど差はない）
why-anything = このゲームを知らないので、とりあえず
why-at-random = カードは気にせず、できる手から適当に選ぶ

## Tee off and first look

why-tee-off = どれも同じなので{ $slot }番をめくる
why-tee-off-fresh = 別の列にすればペアの候補が2つできるので、{ $slot }番をめくる
why-tee-off-same = いきなりのペアを期待して、同じ列の{ $slot }番をめくる
why-look = できるだけ覚えておきたいので見る
why-look-slot = 覚えておきたいので{ $slot }番を見る
why-decline = 運にまかせて見ない

## Draw, take or knock

why-draw-no-use = 捨て札の{ $card }は役に立たないので、山札から引く
why-draw-better = { $card }よりよいカードを期待して、山札から引く
why-draw-owes = のぞき見した{ $slot }番を取りかえなければならないので、山札から引く
why-draw-ends-hole = 山札はもうないが引いて、ホールを終わらせる
why-take-block = { $card }を取れば同じ数のペアがふえ、ボーナスで{ $strokes }打減る
why-take-pair = { $slot }番とペアにしたいので、{ $card }を取る
why-take-hole-in-one = これより得なカードはないので、{ $card }を取る
why-take-half-block = 同じ数のペアがもう1組できればボーナスなので、{ $card }を取る
why-take-for = { $old }を手放したいので、{ $card }を取る
why-take-for-remembered = 覚えている{ $old }を手放したいので、{ $card }を取る
why-take-for-unknown = 知らないカードより小さそうなので、{ $card }を取る
why-take-hopes = ペアを期待して、{ $card }を取る
why-knock = 数えて{ $strokes }打なので、ノック
why-knock-unsure = 覚えているかぎりでは約{ $strokes }打なので、ノック
why-knock-short-stock = カードがなくなりそうなので、約{ $strokes }打でノック
why-draw-too-high = { $card }は大きすぎる気がするので、山札から引く
why-draw-curious = { $card }は小さいけれど、つい山札から引く
why-draw-overlooks-pair = { $card }でペアができるのに気づかず、山札から引く
why-draw-tempted = { $card }でもよいけれど、山札の誘惑に負けて引く
why-likes-low = 小さいカードが好きなので、{ $card }を取る
why-knock-feels-low = なんとなく約{ $strokes }打だと思うので、ノック
why-knock-whim = 思いつきでノック
why-waits-to-knock = 約{ $strokes }打でノックしたいけれど、もう1枚待つ
why-peek = がまんできずに{ $slot }番を見た

## A card in hand

why-swap-block = { $slot }番に{ $card }を置けば同じ数のペアがふえ、ボーナスで{ $strokes }打減る
why-swap-pair = { $slot }番に{ $card }を置けばペアになり、2枚とも0打になる
why-swap-breaks-pair = ペアをくずしてでも、{ $old }を{ $card }と取りかえる
why-swap-hole-in-one = これより得なカードはないので、{ $card }を{ $slot }番に置く
why-swap-half-block = 同じ数のペアがもう1組できればボーナスなので、{ $card }を{ $slot }番に置く
why-swap-covers = 裏向きのカードより小さそうなので、{ $card }を{ $slot }番に置く
why-swap-covers-hopes = ペアを期待して、{ $card }を{ $slot }番に残す
why-swap-spares = { $player }さんが{ $other }を待っているので、{ $old }のほうを{ $card }と取りかえる
why-swap-highest = いちばん打数の多い{ $old }を{ $card }と取りかえる
why-swap-lower = { $old }を{ $card }と取りかえれば{ $strokes }打減る
why-swap-for-time = パットアウトにはまだ早いので、時間かせぎに{ $old }を{ $card }と取りかえる
why-swap-hopes = あとで生きると見て、{ $old }を{ $card }と取りかえる
why-swap-must = 取ったカードはどこかに置く決まりなので、{ $card }を{ $slot }番に置く
why-swap-remembered = { $slot }番は{ $old }だったと覚えているので、{ $card }を置く
why-swap-unknown = 知らないカードより小さそうなので、{ $card }を{ $slot }番に置く
why-swap-to-know = 何があるかわかるように、{ $card }を{ $slot }番に置く
why-swap-owes = のぞき見したカードは手放す決まりなので、{ $card }を{ $slot }番に置く
why-toss-fresh = { $card }は捨てて、まだ手つかずの列の{ $slot }番をめくる
why-toss-turns-up = 役に立たない{ $card }は捨てて、{ $slot }番をめくる
why-toss-last-round = もう直せないので、{ $card }は残さず{ $slot }番をめくる
why-toss-high = { $card }は役に立たないので捨てる
why-pass-waits = 裏向きはあと1枚。{ $card }は捨ててパスし、よいカードを待つ
why-pass-behind = { $player }さんのほうが約{ $strokes }打少なそうなので、{ $card }を捨ててパスする
why-out-ahead = 見えるかぎり約{ $strokes }打リードしているのでパットアウト
why-out-level = いちばんよい人とほぼ互角と見てパットアウト
why-out-short-stock = カードがなくなりそうなのでパットアウト
why-out-behind = { $player }さんのほうが約{ $strokes }打少なそうだがパットアウト
why-swap-anywhere = { $card }は残したいので、とりあえず{ $slot }番に置く
why-swap-eyesore = { $old }が大きすぎて気になるので、{ $card }と取りかえる
why-swap-overlooks-pair = ペアがくずれるのに気づかず、{ $old }を{ $card }と取りかえる
why-swap-habit = いつものくせで{ $card }を{ $slot }番に置く
why-swap-forgotten = 何があったか忘れて、{ $card }を{ $slot }番に置く
why-swap-mixed-up = { $slot }番は{ $old }だったと思いちがいをして、{ $card }を置く
why-toss-anywhere = 大きすぎる{ $card }は捨てて、適当に{ $slot }番をめくる
why-pass-lines-up = { $card }を捨ててパスし、最後のパットをねらう
why-pass-too-long = { $card }を捨ててパス。念のため、もう1回だけ待つ
why-out-whim = できるからというだけでパットアウト

## A second thought, after a full stop

why-also-gift = { $player }さんは{ $card }を喜ぶかもしれない
why-also-denies = { $player }さんも{ $card }がほしかったはず
why-also-left = { $card }はまだ{ $left }枚残っている
why-also-knows-more = 知っているカードも1枚ふえる
why-also-overlooks-pair = { $card }でペアができるのに気づいていない
why-also-overlooks-wish = { $player }さんが{ $card }を待っているのに気づいていない
