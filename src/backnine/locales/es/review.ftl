### El entrenador en el navegador: el análisis de una partida, nuevos intentos, ejercicios, consejos.

review-title = ¿Suerte o destreza?
review-begins = El entrenador está mirando tu partida…
review-working = Mirando el hoyo { $hole } de { $holes }…
review-progress = Cómo va el análisis
review-real = Una partida con cartas de verdad no tiene registro: el entrenador no puede mirarla.
review-luck = Suerte
review-luck-title = { $luck ->
    [good] Buena suerte
    [bad] Mala suerte
   *[even] Suerte
}
review-lucky = { $luck ->
    [good] buena
    [bad] mala
   *[even] neutra
}
review-luck-good = { $count ->
    [one] Las cartas te ahorraron un golpe.
   *[other] Las cartas te ahorraron { $count } golpes.
}
review-luck-bad = { $count ->
    [one] Las cartas te costaron un golpe.
   *[other] Las cartas te costaron { $count } golpes.
}
review-luck-even = Las cartas no estuvieron ni a favor ni en contra.
review-given = Regalados
review-given-help = Golpes que mejores jugadas habrían ahorrado.
review-given-nine = Golpes que mejores jugadas habrían ahorrado en estos { $holes } hoyos. En nueve serían unos { $strokes }.
review-compared = Suerte y golpes regalados, de cada cual
review-costliest = { $count ->
    [1] Ver mi jugada más cara
    [2] Ver mis dos jugadas más caras
   *[other] Ver mis tres jugadas más caras
}
review-no-costly = Ni una sola jugada cara. ¡Bien jugado!
review-adds-up = De dónde salen los golpes
review-adds-up-help = El par es lo que valía el reparto. La suerte es lo que hicieron las cartas: menos son menos golpes. No es mérito ni culpa de nadie.
review-part-par = Par del reparto
review-part-choices = Regalados
review-part-others = Jugadas de otros
review-part-unforeseen = No previsto por el entrenador
review-part-strokes = Golpes
review-holes = Hoyo por hoyo
review-score-eagle = eagle
review-score-birdie = birdie
review-score-par = par
review-score-bogey = bogey
review-score-double-bogey = doble bogey
review-chart = Golpes esperados, hoyo { $hole }
review-chart-help = Lo que el hoyo iba a costar, tras cada jugada. Un punto rojo es una jugada cara: tócalo para verla.
review-chart-table = Lo mismo en una tabla
review-blot = Golpes regalados: { $strokes }. Ver la jugada
review-move = Jugada
review-deal = El reparto
review-turning = El momento clave
review-turn-up = { $who ->
    [you] Hoyo { $hole }: tu probabilidad de ganar subió de { $was } a { $now }.
   *[one] Hoyo { $hole }: la probabilidad de ganar de { $name } subió de { $was } a { $now }.
}
review-turn-down = { $who ->
    [you] Hoyo { $hole }: las cartas llevaron tu probabilidad de ganar de { $was } a { $now }.
   *[one] Hoyo { $hole }: las cartas llevaron la probabilidad de ganar de { $name } de { $was } a { $now }.
}
review-turn-choice = { $who ->
    [you] Hoyo { $hole }: con esta jugada tu probabilidad de ganar bajó de { $was } a { $now }.
   *[one] Hoyo { $hole }: con esta jugada la probabilidad de ganar de { $name } bajó de { $was } a { $now }.
}
review-see = Ver
review-judge = Juez: { $judge }. Todas las cifras son medias de las cartas que podían venir.
review-judge-name = { $judge ->
    [rules] solo las reglas
   *[taught] una previsión aprendida
}
review-print = Imprimir

## Intentarlo otra vez

review-others = Las cartas de los demás
review-question = Pregunta y respuesta
review-ask = ¿Qué harías tú?
review-touch-draw = Pulsa el mazo o el descarte.
review-touch-draw-or-knock = Pulsa el mazo o el descarte, o toca la mesa.
review-touch-place = Tienes la carta { $card } en la mano: pulsa la que debe sustituir.
review-touch-place-or-toss = Tienes la carta { $card } en la mano: pulsa la que debe sustituir, o el descarte para no quedártela.
review-touch-place-or-turn = Tienes la carta { $card } en la mano: pulsa la que debe sustituir, o el descarte y luego la carta que destapas.
review-touch-turn-up = Pulsa la carta que destapas.
review-show = Enséñamelo
review-try-again = Otra vez
review-not-best = Hay algo mejor.
review-same-again = Es lo que jugaste. Hay algo mejor.
review-then = El hoyo costaría unos { $then } golpes, con la mejor jugada { $best }.
review-right = ¡Sí, es lo mejor!
review-this-is-best = Esto es lo mejor:
review-played = tu jugada
review-tried = tu intento
review-best = mejor
review-costly-hole = Jugada cara, hoyo { $hole }
review-chance = Tan cerca del final solo cuenta ganar: tu jugada costó { $chance } de probabilidad de victoria.
review-of = { $at } de { $of }
review-play-on = Seguir desde aquí
review-next = Siguiente
review-done = Volver al análisis
review-costs-help = Golpes que cuesta cada jugada de media, frente a la mejor.

## Ejercicios

review-practice = Practicar
review-practice-help = Posiciones de partidas reales, cada una con una jugada mejor. ¿La encuentras?
review-seat = Puesto { $seat }
review-rating = Tu puntuación es { $rating }. Resueltos: { $solved } de { $tried }.
review-rating-new = Empiezas con una puntuación de 1200. Cada ejercicio la mueve.
review-rating-now = Tu puntuación: { $rating } ({ $change })
review-start = Empezar
review-themes = Por tema
review-no-puzzles = Todavía no hay ejercicios de este juego.
review-theme-pairs = Parejas
review-theme-blocks = Bloques
review-theme-closing = Cuándo cerrar
review-theme-passing = Cuándo pasar
review-theme-knocking = Cuándo tocar la mesa
review-theme-remembering = Memoria
review-theme-other = Todo lo demás

## Con el tiempo

review-time = Tu juego con el tiempo
review-time-help = De las partidas que el entrenador ha mirado.
review-time-look = { $count ->
    [one] Mirar una partida más
   *[other] Mirar { $count } partidas más
}
review-time-looking = Partida { $at } de { $of }…
review-time-stop = Parar
review-time-given = Regalados en nueve hoyos
review-time-luck = Suerte, partida a partida: bajo la línea ahorró golpes
review-time-themes = Regalados por tema
review-time-opponents = Por rival
review-time-seats = Por puesto
review-time-seat = Puesto { $seat }
review-time-match = Partida

## Al volver a ver la partida

review-eval = Se esperan { $strokes } golpes
review-eval-given = Regalados: { $strokes }. Mejor: { $best }
review-eval-best = La mejor jugada
review-eval-show = Con el entrenador
review-link = Copiar un enlace a esta jugada
review-copied = Copiado.

## Jugadas

review-move-draw = Robar del mazo
review-move-take = Tomar la carta { $card }
review-move-swap = La carta { $card } al lugar { $slot }
review-move-swap-for = La carta { $card } al lugar { $slot }, por la carta { $old }
review-move-swap-any = Al lugar { $slot }
review-move-toss = Descartar la carta { $card }
review-move-toss-turn = Descartar la carta { $card } y destapar el lugar { $slot }
review-move-flip = Destapar el lugar { $slot }
review-move-knock = Tocar la mesa
review-move-look = Mirar tus cartas
review-move-look-at = Mirar el lugar { $slot }
review-move-decline = No mirar
review-move-peek = Espiar el lugar { $slot }

## Por qué

review-why-pair = Hace una pareja, y una pareja no cuesta nada.
review-why-block = Otra pareja de ese número da un premio.
review-why-half-block = Una segunda pareja de ese número daría un premio.
review-why-ace = Ninguna carta ahorra más.
review-why-lower = La carta que sustituye cuesta más.
review-why-unknown = Una carta tapada suele costar más.
review-why-hopes = Puede llegar a ser una pareja.
review-why-breaks-pair = Aquí la pareja cuesta más de lo que ahorra.
review-why-spares = La otra carta ayudaría a otra persona.
review-why-time = Es demasiado pronto para acabar el hoyo.
review-why-waits = Con una sola carta tapada puedes esperar una mejor.
review-why-behind = Alguien tiene menos golpes: es demasiado pronto para acabar el hoyo.
review-why-must = Una carta del descarte tiene que ir a algún lugar: ahí hace menos daño.
review-why-know = Así sabes lo que hay ahí.
review-why-owes = Hay que sustituir la carta que espiaste.
review-why-draw = La carta del descarte ayuda poco, y el mazo puede dar algo mejor.
review-why-ends = El mazo se ha acabado, y eso pone fin al hoyo.
review-why-turns-up = La carta no ayuda, y se destapa una carta más.
review-why-fresh = Un número en otra columna es una posibilidad más de hacer pareja.
review-why-last = Es la última ronda: ya no se puede arreglar nada.
review-why-no-help = La carta no ayudaría.
review-why-out = Por lo que se ve vas por delante: acaba el hoyo.
review-why-out-behind = Vas por detrás, pero esperar costaría más.
review-why-short = Las cartas se están acabando.
review-why-knock = Tus cartas son lo bastante bajas para acabar el hoyo.
review-why-same = Da igual una carta que otra.
review-why-look = Lo que sabes te servirá más adelante.
