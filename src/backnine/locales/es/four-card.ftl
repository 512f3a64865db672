### Four-Card Golf: the rules in Spanish, one message per clause.

four-card-name = Golf de cuatro cartas
four-card-aim = Tienes cuatro cartas, casi siempre boca abajo: recuerda dónde está cada una y cambia las
    que cuestan mucho por otras que cuesten poco. Después del último hoyo gana quien tenga el total más
    bajo.
four-card-signs = A es el as (1), J la jota y Q la reina (10), K el rey (0) · ░ boca abajo
four-card-minute-1 = Tienes delante cuatro cartas boca abajo. Antes de empezar puedes mirar una vez las dos más cercanas. ¡Recuérdalas!
four-card-minute-2 = En tu turno robas una carta o tomas el descarte, y la pones boca abajo en lugar de una de las tuyas. Una carta robada también se puede descartar.
four-card-minute-3 = Un rey cuesta 0 golpes, un as 1, una jota o una reina 10, las demás su número.
four-card-minute-4 = Si crees que tienes menos golpes que nadie, toca la mesa: a los demás les queda un turno y luego se destapa todo. Tras nueve hoyos gana quien tenga menos golpes.

## Setting up

four-card-section-setup = Antes de empezar
fc-01 = Hace falta una baraja de 52 cartas, sin comodines. Pueden jugar de dos a ocho personas, o
    incluso más; lo mejor son cuatro, y con más jugadores conviene juntar varias barajas.
fc-02 = Se reparte y se juega en el sentido del reloj. Cada jugador recibe cuatro cartas, de una en una,
    y las coloca boca abajo formando un cuadrado.
fc-03 = Las cartas que sobran forman el mazo, boca abajo. Se destapa la primera y se deja al lado: con
    ella empieza la pila de descarte.
fc-04 = Antes de empezar puedes mirar, una sola vez, las dos cartas de tu cuadrado que están más cerca
    de ti. No se las enseñes a nadie.
fc-05 = Desde ese momento no se puede mirar ninguna carta hasta que se descarte o se cuenten los golpes
    del hoyo.

## A turn

four-card-section-play = Tu turno
fc-06 = Empieza la persona a la izquierda de quien reparte. En tu turno haces una de estas tres cosas:
    robar una carta del mazo, tomar la de encima de la pila de descarte o tocar la mesa.
fc-07 = La carta del mazo puede ocupar el lugar de cualquiera de tus cuatro cartas, que eliges sin
    mirarlas. Se coloca boca abajo; la que estaba ahí va a la pila de descarte, boca arriba.
fc-08 = Si no quieres la carta del mazo, descártala; con eso acaba tu turno.
fc-09 = La carta de la pila de descarte tiene que ocupar, del mismo modo, el lugar de una de las tuyas.
    No vale devolverla.
fc-10 = Si tocas la mesa, no haces nada más en tu turno. A todos los demás les queda un último turno
    normal, en el que no pueden tocar la mesa; luego termina el hoyo.
fc-11 = Si por error miras una de tus cartas ocultas, en tu próximo turno tienes que cambiarla por una
    del mazo. Una carta vista así no se conserva nunca.

## Scoring

four-card-section-scoring = Contar los golpes
fc-12 = El as cuesta 1 golpe; las cartas del dos al diez, lo que indica su número; la jota y la reina,
    10; el rey, 0. Nada se anula, ni siquiera dos cartas iguales.
fc-12-example = Rey 0, siete 7, as 1, reina 10. Total: 18 golpes.
fc-13 = Tras nueve hoyos, la victoria es para el total más bajo.

## Rulings

four-card-section-rulings = En caso de duda
fc-20 = De dos a cuatro jugadores se usa una baraja; de cinco a ocho, dos; de nueve a doce, tres. Una
    regla de la casa puede cambiarlo, siempre que haya cuatro cartas para cada uno y quede un mazo.
fc-21 = Cada cual saca una carta y reparte primero quien tenga la más baja; los que empatan vuelven a
    sacar hasta que uno la tenga en solitario. Después de cada hoyo, el reparto pasa a la izquierda.
fc-22 = Si hay empate en el primer puesto, se comparte la victoria. Con una regla de la casa, decide la
    muerte súbita.
fc-23 = Si el mazo está vacío cuando alguien quiere robar, se baraja toda la pila de
    descarte menos la carta de encima para formar un nuevo mazo. Eso ocurre una sola vez por hoyo: en el
    momento en que alguien quiere robar de un mazo vacío que ya no se puede rehacer, el hoyo
    termina, se destapa todo y se cuenta. Una regla de la casa puede fijar cuántas veces se rehace, de 0
    a 5.
    El hoyo también termina si en cien turnos seguidos nadie roba del mazo, o cuando todos han
    jugado cien turnos y nadie ha tocado la mesa. Quienes sigan empatados tras nueve hoyos de muerte súbita comparten
    la victoria.
fc-24 = Conoces las dos cartas que miraste al principio, cada carta que robaste y colocaste, y
    cada carta que alguien tomó de la pila de descarte y colocó; estas últimas las conocen todos.
    Conoces una carta mientras siga en su sitio.
fc-25 = Mirar una carta por error es una jugada aparte: espiar. Desde que acaba el vistazo inicial hasta
    que empieza tu último turno del hoyo, incluso durante tu turno, puedes espiar una carta tuya que no
    conozcas, pero nunca dos veces la misma; solo la ves tú. En tu próximo turno tienes que robar una
    carta del mazo y ponerla en lugar de esa: no puedes tomar una de la pila de descarte, tocar la mesa
    ni descartar la del mazo. Si debes cambiar varias, una por turno. Si espías durante tu turno, antes
    de colocar una carta, tienes que cambiarla en ese mismo turno si todavía se puede con una carta del
    mazo; si no, en el siguiente. En la última ronda solo puedes espiar si aún no debes cambiar ninguna
    carta y tu último turno está por llegar.
fc-26 = El vistazo inicial se echa en cualquier orden, y también se puede renunciar a él. Nadie juega
    hasta que todos hayan mirado o renunciado.

## House rules

four-card-section-house = Reglas de la casa
four-card-house-pairs-cancel = Dos cartas iguales en una columna, por ejemplo dos sietes, cuentan 0, y
    dos comodines también. Solo se aplica si la mesa lo decide.
four-card-house-look = Lo normal es mirar al principio las dos cartas más cercanas a ti. La mesa también
    puede elegir que mires dos cartas cualesquiera, una tras otra; solo la de la izquierda en la fila
    más cercana a ti; o las cuatro.
four-card-house-knock-penalty = Quien toca la mesa y no tiene el resultado más bajo del hoyo suma 10
    golpes más; si comparte el más bajo con alguien, se libra. Solo se aplica si la mesa lo decide.
four-card-house-jokers = A cada baraja se añaden dos comodines, que valen −2 cada uno. Solo se aplica si
    la mesa lo decide.
four-card-house-holes = La partida dura de 1 a 18 hoyos. Lo normal son 9.
four-card-house-packs = La mesa elige 1, 2 o 3 barajas, siempre que haya cuatro cartas para cada uno y
    quede un mazo. Lo normal es que decida el número de jugadores.
four-card-house-ties = Si hay empate en el primer puesto, se comparte la victoria o se juega un
    desempate. Lo normal es compartirla.
four-card-house-no-peek = No se puede espiar: después del vistazo inicial, nadie vuelve a ver una carta
    oculta. Solo se aplica si la mesa lo decide.
four-card-house-renewals = En cada hoyo el mazo se puede rehacer de 0 a 5 veces antes de que el hoyo
    tenga que terminar. Lo normal es una vez.

## Memory

four-card-section-memory = Recordar las cartas
four-card-memory = Las cartas no se vuelven a mirar, así que conviene tener buena memoria: una carta
    oculta que ya conoces solo aparece en la pantalla mientras la miras. Con la ayuda para la memoria,
    que la mesa puede activar, sigues viendo todas las que tienes derecho a recordar. Los bots
    pueden tener una memoria perfecta.

## The count: strokes saved are negative

four-card-saving-pairs-cancel = La columna { $columns }, una pareja, cuenta 0: { $strokes }
four-card-penalty-knock-penalty = Ha tocado la mesa sin tener el resultado más bajo: +{ $strokes }
four-card-saved-pairs-cancel = Parejas en una columna
