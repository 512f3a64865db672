### Aprender en el navegador: las reglas, el primer hoyo como lección, y qué es Backnine.

## Rule pages

learn-rules-of = Reglas: { $game }
learn-minute = En un minuto
learn-contents = Contenido
learn-link = Enlace a { $clause }
learn-copied = Enlace copiado
learn-drawn = Fila de arriba: { $top }. Fila de abajo: { $bottom }.
learn-bonus = bonificación { $strokes }
learn-total = { $strokes } en total
learn-read-rules = Leer las reglas
learn-print = Imprimir

## The lesson

learn-lesson = Primer hoyo: { $game }
learn-progress = Paso { $step } de { $steps }
learn-skip = Saltar
learn-go-on = Seguir
learn-again = Otra vez
learn-robin = Robin
learn-hint-press = ¡Todavía no! Primero pulsa «{ $button }».
learn-hint-stock = ¡Casi! Pulsa el mazo: el montón que está boca abajo.
learn-hint-discard = ¡Casi! Pulsa el descarte: el montón que está boca arriba.
learn-hint-slot = ¡Casi! Pulsa tu carta número { $slot }.

learn-play-nine-welcome = Estas ocho cartas son tuyas. Cada una cuesta golpes: un 12 cuesta doce, un 0 no cuesta nada. Gana quien menos golpes necesite.
learn-play-nine-tee-off = Primero, el golpe de salida: destapa dos de tus cartas. Pulsa la que brilla.
learn-play-nine-tee-off-again = ¡Un 7! Ahora destapa la segunda.
learn-play-nine-draw = ¡Ay, un 12! Ninguna carta cuesta más. Vamos a cambiarla. Pulsa el mazo para robar una carta.
learn-play-nine-swap = Un 3: ¡mucho mejor! Pulsa tu 12, y el 3 ocupará su sitio.
learn-play-nine-robin = Nueve golpes menos. Ahora juega Robin: mira.
learn-play-nine-take = Robin se ha deshecho de un 7, ¡y tú también tienes un 7! Púlsalo para tomarlo.
learn-play-nine-pair = Dos cartas iguales, una encima de otra, se anulan: 0 golpes. Pon el 7 justo debajo de tu 7.
learn-play-nine-robin-again = ¡Una pareja! Habría costado 14 golpes y ya no cuesta ninguno. Juega otra vez Robin.
learn-play-nine-draw-again = El 9 del descarte no te sirve. Roba entonces una carta del mazo.
learn-play-nine-discard = Un 11, ¡no, gracias! No hace falta quedarse con una carta del mazo. Pulsa el descarte para deshacerte de ella…
learn-play-nine-turn-up = … y destapa a cambio una de tus cartas ocultas.
learn-play-nine-later = Un 3 encima de tu 3: ¡otra pareja! Saltemos unos cuantos turnos.
learn-play-nine-last-draw = Solo te queda una carta oculta. Roba una carta.
learn-play-nine-putt-out = ¡Otro 7! Dos columnas de 7 dan incluso una bonificación de −10 golpes. Ponlo sobre tu última carta oculta.
learn-play-nine-last-round = Todas tus cartas están boca arriba: ¡has embocado! A Robin le queda un turno, y se acaba el hoyo.
learn-play-nine-count = Ahora se cuenta. Tú: { $mine }. Robin: { $robin }. ¡El hoyo es tuyo! Una partida entera tiene nueve hoyos.

learn-four-card-welcome = Estas cuatro cartas son tuyas. Se quedan boca abajo, así que tienes que recordarlas. Un rey cuesta 0 golpes, un as 1, una jota o una reina 10, las demás su número. Gana quien tenga menos golpes.
learn-four-card-look = Antes del primer turno puedes mirar tus dos cartas más cercanas, pero solo una vez. Pulsa «{ $button }».
learn-four-card-remember = A la izquierda, un rey: 0 golpes, ¡estupendo! A la derecha, una reina: 10 golpes, ¡ay! Recuérdalas bien y pulsa «{ $button }».
learn-four-card-draw = Ya están ocultas otra vez. Empiezas tú: pulsa el mazo para robar una carta.
learn-four-card-swap = Un 2 cuesta solo 2 golpes. ¿Recuerdas dónde está la reina? Púlsala, y el 2 ocupará su sitio.
learn-four-card-robin = ¡Eso es! El 2 queda ahí boca abajo, y la reina se ha ido. Ahora juega Robin: mira.
learn-four-card-take = Robin ha cambiado una carta sin conocerla, ¡y era un as! Cuesta solo 1 golpe. Púlsalo para tomarlo.
learn-four-card-place = Una carta tomada del descarte tiene que entrar en tu cuadrado. Pon el as sobre una carta que no conozcas.
learn-four-card-robin-again = Era un 9: ¡adiós y buen viaje! Juega Robin.
learn-four-card-draw-again = Te toca: roba una carta del mazo.
learn-four-card-discard = Una jota cuesta 10 golpes. No hace falta quedarse con una carta del mazo: pulsa el descarte para deshacerte de ella.
learn-four-card-peek = Por cierto, puedes espiar una carta que no conozcas. Pero luego tienes que cambiarla por la próxima carta que robes. Juega Robin.
learn-four-card-knock = Contemos: as 1, rey 0, dos 2, y una carta que no conoces. ¡Es poco! Cuando crees que tienes menos golpes que nadie, tocas la mesa.
learn-four-card-last-round = ¡Toc, toc! A Robin le queda un último turno. Después se destapan todas las cartas.
learn-four-card-count = Ahora se cuenta. Tú: { $mine }. Robin: { $robin }. ¡El hoyo es tuyo! Una partida entera tiene nueve hoyos.

learn-six-card-welcome = Estas seis cartas son tuyas, todavía boca abajo. Un rey cuesta 0 golpes, un as 1, un dos incluso −2, una jota o una reina 10, las demás su número. Gana quien tenga menos golpes.
learn-six-card-tee-off = Primero, destapa dos de tus cartas. Pulsa la que brilla.
learn-six-card-tee-off-again = Una reina: 10 golpes. Ahora destapa la segunda.
learn-six-card-draw = Una jota, otros 10 golpes. Vamos a quitárnoslas de encima. Pulsa el mazo para robar una carta.
learn-six-card-swap = ¡Un rey no cuesta nada! Pulsa tu reina, y el rey ocupará su sitio.
learn-six-card-robin = Diez golpes menos. Ahora juega Robin: mira.
learn-six-card-take = Robin se ha deshecho de una jota, ¡y tú también tienes una! Púlsala para tomarla.
learn-six-card-pair = Dos cartas del mismo valor, una encima de otra, se anulan: 0 golpes. Pon la jota justo encima de la tuya.
learn-six-card-robin-again = ¡Una pareja! Habría costado 20 golpes y ya no cuesta ninguno. Juega otra vez Robin.
learn-six-card-draw-again = El 6 del descarte no te sirve. Roba entonces una carta del mazo.
learn-six-card-discard = Un 10, ¡no, gracias! No hace falta quedarse con una carta del mazo: pulsa el descarte para deshacerte de ella.
learn-six-card-later = Tu turno ha acabado, y no se destapa nada. Saltemos unos cuantos turnos.
learn-six-card-last-draw = Solo te queda una carta oculta. Roba una carta.
learn-six-card-go-out = Un 4: servirá. Ponlo sobre tu última carta oculta.
learn-six-card-last-round = Todas tus cartas están boca arriba: ¡has cerrado! A Robin le queda un turno, y se acaba el hoyo.
learn-six-card-count = Ahora se cuenta. Tú: { $mine }. Robin: { $robin }. ¡El hoyo es tuyo! Una partida entera tiene nueve hoyos.

## What this is

learn-about = Acerca de Backnine
learn-about-what = Backnine es una mesa para juegos de cartas de golf. Se juega con bots, con amigos que están lejos o con quien tienes al lado: en el navegador, sin cuenta y gratis.
learn-about-owner = Sin relación con el propietario de Play Nine
learn-about-words = Las cartas las hemos dibujado y las reglas las hemos redactado nosotros.
learn-about-privacy = Qué se guarda, dónde y cuánto tiempo
learn-about-no-tracking = No hay cuenta, ni rastreo, ni publicidad, ni cookies, y no se carga nada de otros servidores.
learn-about-on-server = En este servidor, de cada mesa: los nombres de los jugadores, las jugadas, la mezcla con lo que los jugadores le añadieron, los ajustes y cuándo se usó por última vez. Todos los que están en la mesa ven los nombres, y quien lleva este servidor puede leerlo todo. Tu dirección de red sirve para limitar cuánto puede pedir un dispositivo; no se guarda con la mesa.
learn-about-kept = { $days ->
    [0] Las mesas en las que empezó una partida se quedan hasta que alguien las borre; las demás se borran a los pocos días.
    [one] Una mesa que nadie ha usado en { $days } día se borra, por lo general una semana después.
   *[other] Una mesa que nadie ha usado en { $days } días se borra, por lo general una semana después; antes, si nadie jugó en ella.
} Las copias de seguridad de quien lleva el servidor pueden durar más.
learn-about-reminders = Si pides que te avisemos en un dispositivo, la dirección en la que lo alcanza el fabricante de su navegador se guarda con la mesa, hasta que lo apagues, te vayas o se borre la mesa. Los avisos pasan por ese fabricante, cifrados para que solo tu navegador los lea; dicen que te toca, y en qué mesa.
learn-about-in-browser = En este navegador: tus nombres, tus ajustes, las llaves de tus sitios, tus últimas quinientas partidas terminadas, las cien más recientes con sus registros y lo que hace falta para comprobar la mezcla. Se queda aquí hasta que lo borres: en los ajustes, o con los datos de esta página.
learn-about-delete = En una mesa, en «Más», puedes hacer que se olvide tu nombre, o borrar la mesa junto con los demás. Antes de empezar, el anfitrión puede borrarla al final de su página. Quien lleva este servidor puede hacer ambas cosas por ti.
learn-about-fair = Cartas limpias
learn-about-sealed = Antes de repartir se sella la mezcla, y el dispositivo de cada jugador le añade una palabra al azar. Después de la partida, tu dispositivo comprueba cada carta que se le mostró. Una carta que no debes ver nunca llega a tu navegador.
learn-about-offline = Sin conexión
learn-about-installed = Una vez abiertas, las reglas y las lecciones funcionan también sin conexión. Añade Backnine a tu pantalla de inicio y arrancará como una aplicación.
learn-about-made = De qué está hecho
learn-about-fonts = Las letras son Fraunces e Inter, y Noto Sans JP para el japonés, todas con la licencia SIL Open Font License.
learn-about-licences = Las licencias de todo lo que hay aquí
learn-about-version = Versión { $version }
