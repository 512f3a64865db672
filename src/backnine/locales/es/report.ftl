### Los informes HTML de torneos y simulaciones.

report-arena = La arena de Backnine
report-under = { $game } · Jugadores: { $players } · Partidas: { $matches } · Repartos: { $deals } · Hoyos por partida: { $holes }
report-foot = Hecho por Backnine. Esta página no necesita red ni la busca.
report-figures = Los números
report-between = { $low } a { $high }
report-mean = media { $mean }
report-spread = desviación { $spread }
report-seats = asientos: { $seats }

## Quién es más fuerte

report-stronger = { $name } es más fuerte: gana el { $share } de sus partidas, cuando lo igualado sería el { $fair }. Con una confianza del 95 %, su parte real está entre { $low } y { $high }.
report-strongest = { $name } es aquí el más fuerte: gana el { $share } de sus partidas, cuando lo igualado sería el { $fair }. Con una confianza del 95 %, su parte real está entre { $low } y { $high }.
report-leads = { $name } va en cabeza con el { $share } de sus partidas ganadas (de { $low } a { $high }), cuando lo igualado sería el { $fair }; pero { $second } puede ser igual de bueno.
report-too-close = Demasiado pronto para decidir: { $name } ha ganado el { $share } de sus partidas, pero cualquier valor de { $low } a { $high } encaja con lo jugado, y lo igualado sería el { $fair }.
report-alone = Todos los asientos eran de { $name }: nadie puede ser más fuerte.
report-absent = { $name } apenas ha jugado: el bot rookie hizo el { $share } de sus jugadas en su lugar. Por eso las cifras no dicen nada de su fuerza.
report-nothing-played = No se terminó ninguna partida.
report-interrupted = Detenido antes del final: se jugaron { $played } de { $wanted } partidas.
report-until-reached = El intervalo es lo bastante estrecho (± { $give } golpes por hoyo) tras { $played } partidas, así que el juego se detuvo ahí.
report-until-missed = Tras { $played } partidas el intervalo sigue siendo más ancho que ± { $give } golpes por hoyo.
report-until-few = Tras { $played } partidas es pronto para decir si el resultado es seguro: hacen falta al menos { $least } repartos.
report-forfeits = Jugadas cedidas al bot rookie: { $moves }. Mira “Problemas” más abajo.

## La tabla

report-table-title = Los bots
report-col-bot = Bot
report-col-wins = Partidas ganadas
report-col-difference = Golpes frente a los demás
report-col-strokes = Golpes por hoyo
report-col-turns = Turnos por hoyo
report-col-closed = Hoyos cerrados
report-col-rating = Puntuación
report-col-ms = Tiempo por jugada, ms
report-col-forfeits = Jugadas cedidas
report-col-hole = Hoyo
report-col-matches = Partidas
report-col-problem = Qué pasó
report-col-first = La primera vez
report-col-order-strokes = Golpes frente a la mesa
report-col-order-wins = Partidas ganadas

## Los gráficos

report-wins-title = Quién gana
report-wins-text = El punto es la parte de partidas ganadas, por asiento; la línea es su intervalo del 95 %. Si la línea no toca la de puntos, la diferencia es real.
report-fair-share = igualado: { $share }
report-difference-title = Por cuánto
report-difference-text = Golpes por hoyo, comparados con los demás en los mismos repartos. Por debajo de 0 es mejor.
report-no-difference = sin diferencia
report-strokes-title = Golpes por hoyo
report-strokes-text = Cuántas veces salió cada resultado. La línea vertical es la media; cuanto menos, mejor.
report-growth-title = Cuándo se pudo saber
report-growth-text = La parte de partidas ganadas a lo largo del torneo, con su banda del 95 %. Una banda que ha dejado la línea de puntos ha resuelto la duda.
report-by-hole-title = Hoyo a hoyo
report-by-hole-text = Golpes de media en cada hoyo de una partida, con la banda del 95 %.
report-by-hole-few = Golpes medios en cada hoyo de una partida. Con tan pocos repartos, cada uno puede estar lejos de la verdad.
report-order-title = ¿Importa quién empieza?
report-order-text = Golpes por hoyo según el orden de juego, comparados con toda la mesa. Por debajo de 0 es un buen puesto. Todos los bots juntos.
report-place-first = Juega primero
report-place = Juega el { $place }.º
report-place-dealer = El último: quien reparte

## Los problemas

report-problems-title = Problemas
report-problems-none = Todos los bots respondieron a tiempo y según las reglas.
report-problems-text = El bot que falla cede esa jugada a rookie, y la partida sigue.
report-fault-hello = no arrancó o no saludó
report-fault-late = respondió demasiado tarde
report-fault-nonsense = dio una respuesta que no es un objeto JSON con un texto como “move”
report-fault-illegal = dio una jugada no permitida
report-fault-flood = escribió demasiado
report-fault-ended = se cerró en mitad de una partida
report-fault-retired = no se le preguntó más después de tantos fallos

## Cómo se lee

report-read-title = Cómo leer esta página
report-read-mirror = Cada reparto se juega otra vez girando los asientos, así que todos reciben las cartas de todos. Casi toda la suerte se compensa.
report-read-interval = Un intervalo dice cuánto puede fallar el número: en 95 de cada 100 torneos como este contiene el valor verdadero. Las partidas de un mismo reparto cuentan como una sola prueba, porque comparten las cartas.
report-read-share = Entre bots igual de buenos, cada asiento gana su parte igualada. Una victoria compartida cuenta por su parte.
report-read-difference = Los golpes solos dicen poco, porque también dependen de cuánto dejan durar el hoyo los demás. Fíate de la comparación en los mismos repartos y de las partidas ganadas.
report-read-rating = Las puntuaciones (OpenSkill) comparan a los bots solo dentro de este torneo. El ± tras una puntuación es una desviación típica: la fuerza real está dentro de ese margen unas 2 de cada 3 veces.

## Los ajustes

report-settings-title = Los ajustes, y cómo repetirlo
report-set-game = Juego
report-set-house = Reglas de la casa
report-set-no-house = ninguna
report-set-bots = Bots
report-set-seats = Asientos
report-set-matches = Partidas
report-set-deals = Repartos
report-set-seed = Semilla
report-set-version = Versión
report-repeat = La misma orden juega otra vez las mismas partidas. Un bot que piensa contra el reloj puede elegir de otro modo la segunda vez.

## Las simulaciones

report-sim = Backnine: estadísticas de juego
report-play = Un hoyo cuesta { $mean } golpes de media, y la mitad de las veces entre { $low } y { $high }. Cada uno juega { $turns } turnos.
report-skill = La habilidad es el { $hole } de lo que decide un hoyo, y el { $match } de lo que decide nueve. Después de { $holes }, { $first } va por delante de { $second } en 95 de cada 100 casos.
report-no-skill = Entre { $first } y { $second } aún no se ve nada que la suerte no explique.
report-holes = { $holes ->
    [one] { $holes } hoyo
   *[other] { $holes } hoyos
}
report-holes-between = { $holes ->
    [one] { $holes } hoyo
   *[other] { $holes } hoyos
} (entre { $low } y { $high })
report-matches = { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}
report-col-mean = Golpes por hoyo
report-col-spread = Desviación
report-col-median = Mediana
report-col-best = Mejor
report-col-worst = Peor
report-col-share = Parte
report-col-variance = Varianza
report-col-duel = En la misma mesa
report-col-lead = Ventaja por hoyo
report-col-needed = Hoyos para el 95 %
report-turns-title = Turnos por hoyo
report-turns-text = Cuántos turnos jugó cada jugador antes de que acabara el hoyo.
report-savings-title = Golpes ahorrados
report-savings-text = Cuánto valió cada manera de ahorrar, de media por hoyo. La tabla dice cuántas veces ocurrió.
report-times = { $times } de cada 100 hoyos
report-closing-title = Quién cierra, y si compensa
report-closing-text = Cuántas veces un bot cerró el hoyo, y cuántas veces nadie tenía entonces menos golpes. Debajo: cómo acabaron los hoyos.
report-closed = Cerró el hoyo
report-closed-lowest = … y nadie tenía menos
report-closed-lead = … y golpes frente a los demás
report-ending-putt-out = Acabados { $game ->
    [play-nine] embocando
   *[other] cerrando
}
report-ending-knock = Acabados tocando la mesa
report-ending-pace-of-play = Acabados por el ritmo de juego
report-sources-title = Suerte y habilidad
report-sources-text = Por qué un hoyo cuesta más que otro: todas las diferencias entre resultados, según de dónde vienen.
report-luck = Suerte
report-source-skill = Habilidad
report-means-skill = qué bot era
report-source-order = Orden de juego
report-means-order = quién juega primero y quién al final
report-source-deal = El reparto
report-means-deal = unos repartos son buenos para toda la mesa, otros malos
report-source-cards = Tus cartas
report-means-cards = en un mismo reparto, unos asientos reciben mejores cartas
report-source-flow = El curso del hoyo
report-means-flow = el mismo reparto con otros vecinos acaba antes o después, para todos
report-source-rest = El resto
report-means-rest = descartes que vienen bien, caprichos, planes que salen
report-source-cards-and-rest = Cartas y resto
report-means-cards-and-rest = lo que le toca a un asiento y no a los demás; para separarlo hacen falta bots distintos
report-length-title = Cuanto más largo, más justo
report-length-text = Cuánto de lo que decide entre los jugadores es habilidad. El reparto y el curso del hoyo no cuentan aquí, porque toda la mesa los comparte. De hoyo en hoyo la habilidad se suma; la suerte se compensa en parte.
report-ahead-title = Cuándo va por delante el mejor
report-ahead-text = La probabilidad de que el mejor de dos bots vaya por delante después de tantos hoyos, y cuántos hacen falta para que así sea en 95 de cada 100 casos.
report-duel = { $better } contra { $other }
report-at-least = al menos { $holes }

report-sim-read-holes = Se cuentan los hoyos normales, sin los desempates.
report-sim-read-spread = La desviación (típica) dice cuánto varían los resultados: unos dos tercios están a menos de una desviación de la media.
report-sim-read-interval = Los intervalos son del 95 %: en 95 de cada 100 simulaciones como esta contienen el valor verdadero. Todos los hoyos de un reparto cuentan como una sola prueba.
report-sim-read-luck = Bots distintos juegan cada reparto en cada asiento, así que las mismas cartas pasan por todas las manos. Lo que aún cambia entre bots es habilidad; lo que cambia entre los asientos de un reparto son las cartas; lo que comparte toda la mesa no decide nada entre quienes la ocupan.
report-sim-read-normal = Las probabilidades de ir por delante se calculan con la media y la desviación de la diferencia por hoyo, como si los hoyos fueran independientes; casi lo son.

## Sin la suerte

report-luck-title = Golpes sin la suerte
report-luck-line = { $name }: { $strokes } por hoyo, { $difference } frente a los demás
report-luck-worth = La diferencia es tan segura como tras { $times } veces más partidas con la suerte.
report-luck-text = El entrenador juzgó cada hoyo y se quitó la suerte de sus cartas. La suerte se anula de media: las cifras son las mismas, con menos ruido.
