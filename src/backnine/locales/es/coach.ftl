### El entrenador: suerte, habilidad y par; consejos; ejercicios.

coach-title = Suerte y habilidad
coach-under = { $game } · Hoyos juzgados: { $holes } · Juez: { $judge }
coach-judge = Juez
coach-judge-name = { $judge ->
    [rules] solo con las reglas
   *[taught] previsión aprendida
}
coach-rough = Sin los núcleos compilados, el juez se guía solo por las reglas y es menos fino. pip install numba trae el mejor.
coach-unfinished = La partida no está completa: solo se han juzgado los hoyos acabados.
coach-headline = { $name }: { $strokes } golpes regalados cada nueve hoyos (± { $se })

## De dónde vienen los golpes

coach-part-strokes = Golpes
coach-part-par = Par del reparto
coach-part-luck-own = Suerte, cartas propias
coach-part-luck-others = Suerte, cartas ajenas
coach-part-mistakes = Errores propios
coach-part-others = Lo que eligieron los demás
coach-part-unforeseen = de ello, corrección del juez
coach-net-luck = Suerte frente a la mesa
coach-sources-title = Del par a los golpes
coach-sources-text = Cada fila empieza en el par de sus repartos y acaba en los golpes dados. Una barra hacia la izquierda ahorró golpes, hacia la derecha los costó. Todo suma.
coach-holes-title = Hoyo a hoyo
coach-hole = Hoyo { $hole }
coach-score = { $name } { $strokes } ({ $score })
coach-score-eagle = eagle
coach-score-birdie = birdie
coach-score-par = par
coach-score-bogey = bogey
coach-score-double-bogey = doble bogey
coach-curve-text = Golpes que se esperaba que costara el hoyo, después de cada jugada. Una cruz marca un error.
coach-axis-moves = Jugada

## Elecciones y momentos clave

coach-choices-title = Elecciones que merecen otra mirada
coach-no-choices = Aquí no hay ninguna elección que se pueda llamar error con seguridad.
coach-choice = Hoyo { $hole }, jugada { $n }, { $name }: { $move } ({ $grade }). Mejor, con { $strokes } golpes menos (± { $se }): { $best }.
coach-choice-chance = Hoyo { $hole }, jugada { $n }, { $name }: { $move } ({ $grade }). Mejor, con { $chance } más de posibilidades de ganar y { $strokes } golpes menos (± { $se }): { $best }.
coach-turning-title = Momentos clave
coach-turning-luck = Hoyo { $hole }, jugada { $n }: las cartas cambiaron las posibilidades de ganar de { $name } en { $points } puntos de cien.
coach-turning-choice = Hoyo { $hole }, jugada { $n }: una elección cambió las posibilidades de ganar de { $name } en { $points } puntos de cien.
coach-grade-best = la mejor
coach-grade-fine = buena
coach-grade-inaccuracy = imprecisión
coach-grade-mistake = error
coach-grade-blunder = error grave
coach-theme-pairs = parejas
coach-theme-blocks = bloques
coach-theme-closing = cuándo cerrar
coach-theme-passing = cuándo pasar
coach-theme-knocking = cuándo tocar la mesa
coach-theme-remembering = memoria
coach-col-move = Jugada
coach-col-player = Jugador
coach-col-played = Jugado
coach-col-best = La mejor
coach-col-loss = Golpes regalados
coach-col-grade = Nota
coach-col-about = Tema

## Cómo leerlo

coach-read-par = El par es lo que debería costar el hoyo antes de la primera jugada, si todos juegan como el juez. Birdie y bogey empiezan a la mitad de la desviación habitual del par.
coach-read-luck = La suerte es lo que trajo una carta, frente a la media de todas las posibles. En muchos hoyos se anula. Por debajo de 0 es buena suerte.
coach-read-mistakes = Un error es lo que costó una elección frente a la mejor, juzgado por lo que el jugador podía saber. Nunca vale menos de 0.
coach-read-grades = Una elección se llama imprecisión, error o error grave solo si su pérdida es más del doble del error del juez (±).
coach-read-unforeseen = La corrección del juez es la parte de las elecciones de los demás con la que el juez, tras mirar un turno más allá, corrige lo que esperaba antes. No es suerte ni error de nadie.

## Consejos

coach-hint-title = Consejo
coach-hint-best = Lo mejor: { $move }
coach-hint-close = Está reñido: otra jugada puede ser igual de buena.
coach-hint-costs = Golpes que regalan las otras jugadas: { $moves }
coach-hint-expected = Golpes que se espera que cueste entonces el hoyo: { $players }
coach-hint-about = De qué se trata: { $themes }
coach-hint-again = h otra vez dice lo que cuesta cada jugada.
coach-hint-alone = Los consejos son para partidas contra bots: aquí juegan otras personas.
