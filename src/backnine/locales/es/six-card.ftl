### Six-Card Golf: the rules in Spanish, one message per clause.

six-card-name = Golf de seis cartas
six-card-aim = Tienes delante seis cartas, dos de ellas boca arriba: cambia las que cuestan mucho por otras que
    cuesten poco y forma parejas, una carta encima de otra. Después del último hoyo gana quien tenga el total
    más bajo.
six-card-signs = A es el as (1), 2 el dos (−2, o 2 según la regla de la casa), J la jota y Q la reina (10), K el rey (0) · ░ boca abajo
six-card-minute-1 = Tienes delante seis cartas boca abajo. Cada uno destapa dos.
six-card-minute-2 = En tu turno robas una carta o tomas el descarte, y la pones en lugar de una de las tuyas. Una carta robada también se puede descartar.
six-card-minute-3 = Dos cartas iguales, una sobre otra, no cuestan nada.
six-card-minute-4 = Un rey cuesta 0 golpes, un as 1, un dos incluso −2, una jota o una reina 10, las demás su número.
six-card-minute-5 = Quien tiene sus seis cartas boca arriba ha cerrado; a los demás les queda un turno. Tras nueve hoyos gana quien tenga menos golpes.

## Setting up

six-card-section-setup = Antes de empezar
sc-01 = Hace falta una baraja de 52 cartas, sin comodines. De dos a cuatro jugadores se usa una baraja; de cinco a
    ocho, dos; de nueve a doce, tres. Una regla de la casa puede cambiarlo.
sc-02 = Cada jugador recibe seis cartas, de una en una, y las deja boca abajo en dos filas de tres. Nadie mira una
    carta boca abajo, tampoco su dueño.
sc-03 = Las cartas que sobran forman el mazo. Se destapa la primera y se deja al lado: con ella empieza la pila de
    descarte.
sc-04 = Antes del primer turno, cada jugador destapa dos de sus cartas, las que quiera; no importa quién lo haga
    primero.

## A turn

six-card-section-play = Tu turno
sc-05 = Empieza la persona a la izquierda de quien reparte; después, el turno pasa en el sentido del reloj.
    Comienza tu turno con una carta: la de encima del mazo o la de encima de la pila de descarte.
sc-06 = La carta del mazo puede ocupar el lugar de cualquiera de tus seis cartas, esté boca arriba o boca abajo;
    una carta boca abajo se elige sin verla. La nueva queda boca arriba y la que quitas se descarta.
sc-07 = También puedes descartar la carta del mazo, y con eso acaba tu turno: no hace falta destapar nada. Una
    regla de la casa puede permitirte destapar entonces una de tus cartas boca abajo, o exigirlo.
sc-08 = La carta de la pila de descarte tiene que ocupar el lugar de una de las tuyas. No vale devolverla.
sc-09 = Solo tú ves la carta que tomas del mazo, hasta que la colocas o la descartas. Una carta tomada de la pila
    de descarte la conocen todos.
sc-10 = Cerrar: el turno que te deja con las seis cartas boca arriba es tu último en este hoyo. A cada uno de los
    demás le queda entonces un turno; si alguien destapa así su última carta, no empieza otra ronda. Con una
    regla de la casa, en cambio, el hoyo termina en el acto.
sc-11 = Después, las cartas que siguen boca abajo se destapan en su sitio y se cuentan los golpes de cada uno.

## Scoring

six-card-section-scoring = Contar los golpes
sc-20 = El as cuesta 1 golpe; el dos, −2; las cartas del tres al diez, lo que indica su número; la jota y la reina,
    10; el rey, 0. Con una regla de la casa, el dos cuesta 2.
sc-20-example = As 1, dos −2, nueve 9, rey 0, cinco 5, reina 10. Total: 23 golpes.
sc-21 = Dos cartas del mismo valor en una columna se anulan y la columna cuesta 0. Vale también para los doses; con
    una regla de la casa, una columna de dos doses conserva su −4.
sc-21-example = El 7 sobre el 7 da 0; las otras columnas cuestan −2 y 14. Total: 12 golpes.
sc-22 = Con una regla de la casa, dos columnas que son parejas del mismo valor cuentan −10, las cuatro cartas
    juntas; tres columnas cuentan −15. No tienen que ser vecinas.
sc-22-example = Con bloques: dos columnas de cincos cuentan −10 y la última cuesta 12. Total: 2 golpes.
sc-23 = Con una regla de la casa, cada baraja lleva dos comodines, que valen −2 cada uno. No se anulan nunca: una
    columna con dos cuenta −4. Tampoco forman bloque.
sc-23-example = Con comodines: los dos cuentan −4, los seises 0 y la última columna cuesta 9. Total: 5 golpes.

## From hole to hole

six-card-section-holes = De un hoyo a otro
sc-30 = Cada cual saca una carta y reparte primero quien tenga la más baja, según lo que cuentan las cartas en esta
    mesa; los que empatan vuelven a sacar. Después de cada hoyo, el reparto pasa a la izquierda. Tras nueve
    hoyos, la victoria es para el total más bajo.
sc-31 = Si hay empate en el primer puesto, se comparte la victoria. Con una regla de la casa decide la muerte
    súbita, hoyo a hoyo: solo reciben cartas los empatados, y siguen únicamente quienes aún comparten el
    resultado más bajo.
sc-32 = Si el mazo está vacío cuando alguien quiere tomar una carta de ahí, se baraja toda la pila de descarte menos
    la carta de encima para formar un nuevo mazo. Eso ocurre una sola vez por hoyo: en el momento en que alguien
    quiere robar de un mazo vacío que ya no se puede rehacer, el hoyo termina, se destapa todo y se
    cuenta. Una regla de la casa puede fijar cuántas veces se rehace, de 0 a 5.
    El hoyo también termina si en cien turnos seguidos nadie roba del mazo, o cuando todos han jugado
    cien turnos y nadie ha cerrado. Quienes sigan empatados tras nueve hoyos de muerte súbita comparten la
    victoria.
sc-33 = Con una regla de la casa, a quien cierra sin tener el resultado más bajo del hoyo se le duplica el suyo
    cuando pasa de 0; si comparte el más bajo con alguien, se libra.

## House rules

six-card-section-house = Reglas de la casa
six-card-house-packs = La mesa elige 1, 2 o 3 barajas, siempre que haya seis cartas para cada uno y quede un mazo. Lo
    normal es que decida el número de jugadores.
six-card-house-flip = Quien descarta una carta del mazo puede destapar una de sus cartas boca abajo, o tiene que
    hacerlo. Lo normal es no destapar nada.
six-card-house-last-round = Cuando alguien ha cerrado, a cada uno de los demás le queda un turno. Se aplica salvo que
    la mesa renuncie a ello: entonces el hoyo termina en el acto.
six-card-house-twos = El dos cuenta −2 o 2. Lo normal es −2.
six-card-house-twos-keep = Dos doses en una columna no se anulan y conservan su −4. No cambia nada donde el dos cuenta
    2, ni dentro de un bloque, que cuenta −10 o −15 en total. Solo se aplica si la mesa lo decide.
six-card-house-blocks = Dos columnas que son parejas del mismo valor cuentan juntas −10, y tres cuentan −15. Solo se
    aplica si la mesa lo decide.
six-card-house-jokers = A cada baraja se añaden dos comodines, que valen −2 cada uno. Solo se aplica si la mesa lo
    decide.
six-card-house-holes = La partida dura de 1 a 18 hoyos. Lo normal son 9.
six-card-house-ties = Si hay empate en el primer puesto, se comparte la victoria o se juega un desempate. Lo normal
    es compartirla.
six-card-house-renewals = En cada hoyo el mazo se puede rehacer de 0 a 5 veces antes de que el hoyo tenga que
    terminar. Lo normal es una vez.
six-card-house-closer-penalty = Si quien cierra no tiene el resultado más bajo del hoyo, el suyo se duplica cuando pasa
    de 0; si comparte el más bajo con alguien, se libra. Solo se aplica si la mesa lo decide.

## The count: strokes saved are negative

six-card-saving-sc-21 = La columna { $columns }, una pareja con { $card }, cuenta 0: { $strokes }
six-card-saving-sc-22 = Un bloque con { $card } en las columnas { $columns }: { $strokes }
six-card-penalty-closer-penalty = Cerró sin tener el resultado más bajo: se duplica (+{ $strokes })
six-card-saved-sc-21 = Parejas en una columna
six-card-saved-sc-22 = Bloques
