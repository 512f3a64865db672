### Play Nine: the rules in Spanish, one message per clause.

play-nine-name = Play Nine
play-nine-aim = Tienes delante ocho cartas boca abajo: cámbialas y destápalas, una a una, para acabar
    con el menor número de golpes posible. Después del último hoyo gana quien tenga el total más bajo.
play-nine-signs = ⚑ Hoyo en uno (-5) · ↺ Mulligan (0) · ¡ bola en el tee (1 a 4) · ∴ búnker (5 a 8) · ≈ agua (9 a 11) · ‖ Fuera de límites (12) · ░ boca abajo
play-nine-minute-1 = Tienes delante ocho cartas boca abajo. Cada uno destapa dos.
play-nine-minute-2 = En tu turno robas una carta o tomas el descarte, y la pones en lugar de una de las tuyas. O descartas la carta robada y destapas una.
play-nine-minute-3 = Cada carta cuesta tantos golpes como indica. Pero dos cartas iguales, una sobre otra, no cuestan nada.
play-nine-minute-4 = Dos columnas del mismo número dan incluso −10 golpes, y cada Hoyo en uno −5.
play-nine-minute-5 = Quien tiene sus ocho cartas boca arriba ha embocado; a los demás les queda un turno. Tras nueve hoyos gana quien tenga menos golpes.

## Setting up

play-nine-section-setup = Antes de empezar
pn-01 = Pueden jugar de dos a seis personas, a partir de los ocho años. La partida dura nueve hoyos y
    gana el total más bajo.
pn-02 = Hay 108 cartas. Cada valor, del 0 (el Mulligan) al 12 (Fuera de límites), aparece ocho veces;
    además hay cuatro cartas Hoyo en uno, que valen −5 cada una.
pn-03 = Para saber quién reparte primero, cada cual saca una carta: reparte quien tenga la más baja. Si
    varios tienen la más baja, solo ellos vuelven a sacar, hasta que uno la tenga en solitario.
pn-04 = Empieza la persona a la izquierda de quien reparte. Después, el turno pasa en el sentido del
    reloj.
pn-05 = Antes de cada hoyo se barajan las 108 cartas y cada jugador recibe ocho, que coloca boca abajo
    en dos filas de cuatro. Una carta boca abajo es un secreto para todos, también para su dueño.
pn-06 = Las cartas que sobran forman el mazo, boca abajo. Se destapa la primera y se deja al lado: con
    ella empieza la pila de descarte.

## Playing a hole

play-nine-section-play = Jugar un hoyo
pn-07 = Golpe de salida: antes del primer turno, cada jugador destapa dos de sus cartas, las que quiera;
    no importa quién lo haga primero. A partir de ahí, nunca se destapan dos de una vez.
pn-08 = Comienza tu turno tomando una carta: la de encima del mazo o la de encima de la pila de
    descarte.
pn-09 = La carta del mazo puede ocupar el lugar de cualquiera de las tuyas, esté boca arriba o boca
    abajo. La que quitas va a la pila de descarte.
pn-10 = También puedes prescindir de ella: descártala y destapa una de tus cartas boca abajo, la que
    quieras.
pn-11 = La carta de la pila de descarte hay que usarla: ocupa el lugar de una de las tuyas, esté boca
    arriba o boca abajo, y la que quitas se descarta. No vale devolverla sin más.
pn-12 = Toda carta que pones entre las tuyas queda boca arriba.
pn-13 = En cada turno cambias una carta o destapas una; la única excepción es pasar antes del último
    putt. Mientras te quede una carta boca abajo, puedes cambiar tus cartas boca arriba cuantas veces
    quieras.
pn-14 = Preparar el último putt: cuando te queda exactamente una carta boca abajo, puedes pasar. Roba
    una carta del mazo, descártala y no destapes nada. Puedes hacerlo cuantas veces quieras.
pn-15 = Embocar: el turno que te deja con las ocho cartas boca arriba es tu último en este hoyo. A cada
    uno de los demás le queda entonces un turno, y solo uno.
pn-16 = Si en esa última ronda alguien más llega a tener sus ocho cartas boca arriba, no empieza otra
    ronda.
pn-17 = Al terminar la última ronda, las cartas que siguen boca abajo se destapan en su sitio y se
    cuentan los golpes de cada uno.

## Scoring

play-nine-section-scoring = Contar los golpes
pn-20 = Suma los valores de tus cartas: esos son tus golpes en este hoyo. Cuantos menos, mejor.
pn-21 = Si las dos cartas de una columna son iguales, se anulan y la columna cuesta 0 golpes.
pn-21-example = El 7 sobre el 7 da 0; las demás columnas cuestan 8, 1 y 11. Total: 20 golpes.
pn-22 = Si dos de tus columnas son parejas del mismo valor, sus cuatro cartas cuentan 0 y ganas una
    bonificación de −10 golpes.
pn-22-example = Dos columnas de 7: 0, y una bonificación de −10. Las otras cuestan 15 y 1. Total: 6
    golpes.
pn-23 = Si tres de tus columnas son parejas del mismo valor, sus seis cartas cuentan 0 y la bonificación
    es de −15. Eso es todo: los −10 de dos columnas no se añaden.
pn-23-example = Tres columnas de 4: 0, y una bonificación de −15. La última cuesta 11. Total: −4 golpes.
pn-24 = Si tus cuatro columnas son parejas del mismo valor, tus ocho cartas cuentan 0 y la bonificación
    es de −20 en total.
pn-24-example = Todo son cincos: 0, y una bonificación de −20. Total: −20 golpes.
pn-25 = Las cartas Hoyo en uno no se anulan nunca: una columna con dos cuenta −10 golpes.
pn-25-example = Dos Hoyos en uno en columna: −10. Las demás cuestan 5, 7 y 8. Total: 10 golpes.
pn-26 = Los cuatro Hoyos en uno, en dos columnas, dan una bonificación de −10 además de sus propios −20.
    Son −30 golpes.
pn-26-example = Los cuatro Hoyos en uno: −30. Los 4 dan 0 y la última columna cuesta 16. Total: −14
    golpes.
pn-27 = Dos valores distintos pueden dar una bonificación cada uno. Por ejemplo, dos columnas de 3 y dos
    columnas de 7 suman −20 golpes.
pn-27-example = Dos columnas de 3 y dos de 7: −10 de bonificación por cada valor. Total: −20 golpes.
pn-28 = Una pareja de Mulligans da 0, se anule o no. Aun así, dos columnas de Mulligans ganan la
    bonificación de −10.
pn-28-example = Dos columnas de Mulligans: −10. Los 5 dan 0; el 11 y el 2 cuestan 13. Total: 3 golpes.

## From hole to hole

play-nine-section-holes = De un hoyo a otro
pn-30 = Después de cada hoyo reparte la persona sentada a la izquierda del último repartidor. Empieza a
    jugar quien está a la izquierda del nuevo.
pn-31 = Tras nueve hoyos, la victoria es para el total más bajo.
pn-32 = Si hay empate en el primer puesto, decide la muerte súbita. Solo reciben cartas los empatados,
    que juegan un hoyo más cada vez; después de cada uno siguen únicamente quienes aún comparten el
    resultado más bajo, hasta que uno lo tenga en solitario. Reparte el siguiente de ellos a la
    izquierda del último repartidor.

## Rulings

play-nine-section-rulings = En caso de duda
pn-40 = Las columnas que ganan juntas una bonificación no tienen que ser vecinas, tampoco las de Hoyos
    en uno. Una regla de la casa puede exigirlo.
pn-40-example = Las dos columnas de 9 están separadas y aun así dan −10. Las otras cuestan 7 cada una.
    Total: 4 golpes.
pn-41 = Si el mazo está vacío cuando alguien quiere robar, la de encima de la pila de
    descarte se queda en su sitio. Todas las demás se barajan y forman el nuevo mazo.
pn-42 = Para que un hoyo no dure eternamente, el mazo se rehace una sola vez. El hoyo termina en el
    momento en que alguien quiere robar de un mazo vacío que ya no se puede rehacer: se
    destapa todo y se cuenta. Una regla de la casa puede fijar cuántas veces se rehace, de 0 a 5.
    El hoyo también termina si en cien turnos seguidos nadie roba del mazo, o cuando todos han
    jugado cien turnos y nadie ha embocado. Quienes sigan empatados tras nueve hoyos de muerte súbita comparten
    la victoria.
pn-43 = También en la última ronda puedes pasar si te queda exactamente una carta boca abajo.
pn-44 = Solo tú ves la carta que robas, hasta que la colocas o la descartas. Una carta tomada
    de la pila de descarte la conocen todos.

## House rules

play-nine-section-house = Reglas de la casa
play-nine-house-adjacent = Las columnas solo ganan juntas una bonificación si son vecinas; una pareja
    separada cuenta como simple pareja. Solo se aplica si la mesa lo decide.
play-nine-house-holes = La partida dura de 1 a 18 hoyos. Lo normal son 9.
play-nine-house-renewals = En cada hoyo el mazo se puede rehacer de 0 a 5 veces antes de que el hoyo
    tenga que terminar. Lo normal es una vez.
play-nine-house-no-pass = Nadie puede pasar, ni siquiera con una sola carta boca abajo: en cada turno se
    cambia una carta o se destapa una. Solo se aplica si la mesa lo decide.
play-nine-house-closer-penalty = Si quien cierra el hoyo al embocar no tiene el resultado más bajo, el
    suyo se duplica cuando pasa de 0; si comparte el más bajo con alguien, se libra. Solo se aplica si
    la mesa lo decide.
play-nine-house-ties = Un empate en el primer puesto se resuelve con un desempate, o bien se comparte la
    victoria. Lo normal es el desempate.

## The count: strokes saved are negative

play-nine-saving-pn-21 = La columna { $columns }, una pareja de { $card }, cuenta 0: { $strokes }
play-nine-saving-pn-22 = Cuatro cartas de { $card } en las columnas { $columns }: bonificación de { $strokes }
play-nine-saving-pn-23 = Seis cartas de { $card } en las columnas { $columns }: bonificación de { $strokes }
play-nine-saving-pn-24 = Ocho cartas de { $card } en las columnas { $columns }: bonificación de { $strokes }
play-nine-saving-pn-26 = Los cuatro Hoyos en uno en las columnas { $columns }: bonificación de { $strokes }
play-nine-penalty-closer-penalty = Ha embocado sin tener el resultado más bajo: se duplica (+{ $strokes })
play-nine-saved-pn-21 = Parejas en una columna
play-nine-saved-pn-22 = Bloques de dos columnas
play-nine-saved-pn-23 = Bloques de tres columnas
play-nine-saved-pn-24 = Bloques de cuatro columnas
play-nine-saved-pn-26 = Los cuatro Hoyos en uno
