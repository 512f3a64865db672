## ¿Fue limpia? Lo que un navegador comprueba por sí mismo tras una partida, y lo que eso demuestra

fair-title = ¿Fue limpia?
fair-about = Cuando una partida termina, tu dispositivo comprueba sus cartas por sí mismo: con el registro y con lo que anotó mientras jugabas.
fair-checking = Comprobando …
fair-yes = Sí. Todo lo que este dispositivo pudo comprobar encaja.
fair-no = Algo no encaja.
fair-left = Tu palabra no está en este barajado. Lo demás que se pudo comprobar encaja.
fair-open = Nada indica lo contrario, pero no se pudo comprobar todo.
fair-no-record = No se puede obtener el registro: la partida no ha terminado, o el servidor ya no lo tiene.
fair-checked = Lo que se comprobó
fair-seal = La semilla del barajado es la que se selló antes de la primera carta.
fair-seal-unseen = La semilla encaja con el sello del registro. Este dispositivo no guardó el sello de antes de la partida y no puede decir si es el mismo.
fair-seal-changed = El sello del registro no es el que este dispositivo vio antes de la partida.
fair-seal-broken = La semilla del registro no encaja con su sello.
fair-seal-two-seeds = La mesa dio otra semilla que el registro.
fair-again = El servidor pidió a este dispositivo otra palabra antes de que de la primera saliera carta alguna. El dispositivo no la dio: con bastantes palabras a elegir, alguien podría elegir las cartas.
fair-words = { $count ->
    [one] La palabra de un jugador entró en el barajado y encaja con su sello.
   *[other] Las palabras de { $count } jugadores entraron en el barajado y cada una encaja con su sello.
}
fair-words-none = En este barajado no entró la palabra de ningún jugador.
fair-word-missing = La palabra de { $name } no está en el barajado: no se reveló a tiempo.
fair-word-broken = La palabra de { $name } no encaja con su sello.
fair-word-changed = El sello de la palabra de { $name } no es el que vio este dispositivo.
fair-word-bot = { $name } es un bot y, sin embargo, el registro tiene una palabra o un sello para ese asiento. Los bots no tienen.
fair-own = { $count ->
    [one] La palabra de tu dispositivo está dentro: nadie pudo elegir estas cartas a su gusto.
   *[other] Las palabras de los { $count } jugadores de este dispositivo están dentro: nadie pudo elegir estas cartas a su gusto.
}
fair-own-among = La palabra de tu dispositivo está dentro, pero faltan otras. Quien conociera la semilla y se las guardara pudo elegir entre { $choices } barajados, no más.
fair-own-missing = Este dispositivo reveló una palabra para { $name }, pero quedó fuera del barajado; el registro lo muestra. Quizá llegó tarde: eso solo no prueba ninguna trampa. Pero sin ella esta partida no te demuestra que nadie eligiera las cartas.
fair-own-replaced = La palabra para { $name } no es la que selló este dispositivo. Si no juegas en un segundo dispositivo, alguien la ha cambiado.
fair-own-elsewhere = La palabra de tu asiento vino de otro dispositivo tuyo.
fair-own-late = Ninguna palabra de tu dispositivo entró en este barajado: no había revelado ninguna cuando se repartieron las cartas. Eso solo no prueba ninguna trampa. Pero sin ella esta partida no te demuestra que nadie eligiera las cartas.
fair-draw = El sorteo del que reparte sale de este barajado.
fair-draw-changed = El sorteo del que reparte no sale de este barajado.
fair-cards = { $holes ->
    [one] Se repartió un hoyo de nuevo, { $cards } cartas en total: cada carta que se te mostró estaba donde la pone el barajado.
   *[other] Se repartieron { $holes } hoyos de nuevo, { $cards } cartas en total: cada carta que se te mostró estaba donde la pone el barajado.
}
fair-cards-unseen = Este dispositivo no guardó cartas de esta partida para comparar.
fair-cards-changed = Hoyo { $hole }: se te mostró { $seen } donde el barajado tiene { $card }.
fair-cards-unfit = Hoyo { $hole }: el registro contiene una jugada que estas cartas no permiten.
fair-cards-more = Se te mostraron cartas en un momento que el registro no tiene.
fair-other-game = Esta página no conoce las cartas de este juego.
fair-proves = Lo que esto demuestra
fair-proves-chosen = Nadie pudo elegir las cartas a su gusto. Primero el servidor selló su semilla, luego cada dispositivo selló una palabra al azar, y solo entonces se revelaron las palabras. Basta con una palabra honrada.
fair-proves-moved = Ninguna carta se cambió después. Cada carta de cada hoyo sale de la semilla y de las palabras.
fair-not = Lo que no demuestra
fair-not-look = Que nadie mirara. Quien lleva el servidor podría leer las cartas de una partida en curso.
fair-not-held = Que nadie se guardara una palabra. Quien conoce la semilla y ocupa varios asientos podría elegir así entre unos pocos barajados; el registro muestra cada palabra que falta.
fair-not-near = Que nadie mirara tu pantalla de reojo o jugara en el teclado de otro.
fair-not-ended = Nada sobre una partida interrumpida.
fair-not-page = Que esta página sea honrada: viene del mismo servidor. Si quieres estar seguro, comprueba el registro con un programa de tu elección.
fair-fingerprints = Huellas
fair-seal-of-seed = Sello de la semilla
fair-seed = Semilla
fair-seal-of = Sello de la palabra de { $name }
fair-word-of = Palabra de { $name }
fair-left-out = no revelada
fair-record = El registro
fair-verify = Con el registro cualquiera puede volver a comprobar la partida, por ejemplo con «{ $command }».
fair-matches = Tus partidas terminadas
