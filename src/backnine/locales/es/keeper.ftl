### El marcador para cartas de verdad: en el navegador y en el terminal.

## What the page is

keeper-what = Para quien juega con cartas de verdad. Todo queda en este dispositivo, sin red.
keeper-new = Partida nueva
keeper-kept = Guardadas aquí
keeper-open-file = Abrir un archivo
keeper-over = Terminada
keeper-unreadable = Una partida no se puede leer: { $problem } Se ha dejado como está.
keeper-not-here = Esta partida no está en este dispositivo.

## Setting up

keeper-names = Los nombres, en el orden en que os sentáis
keeper-dealer = ¿Quién reparte primero?
keeper-dealer-help = Cada uno saca una carta: reparte la más baja. Toca quién la sacó o deja que saquemos nosotros.
keeper-draw = Sacad por nosotros
keeper-drew = { $name }: { $cards }
keeper-drawn = Reparte primero: { $name }.
keeper-begin = Empezar

## A hole

keeper-deals = Reparte { $dealer }, empieza { $starter }
keeper-strokes-of = { $name }: golpes en este hoyo
keeper-below-zero = { $name }: bajo cero o sobre cero
keeper-cards-of = Introducir las cartas: { $name }
keeper-whose-cards = Cartas: { $name }
keeper-total-of = { $strokes } en total
keeper-closer-out = ¿Quién ha cerrado?
keeper-closer-knock = ¿Quién ha tocado la mesa?
keeper-nobody = Nadie
keeper-next-hole = Hoyo siguiente
keeper-finish = Era el último hoyo
keeper-undo = Deshacer
keeper-undone = Deshecho.
keeper-correct = Corregir el hoyo { $hole }
keeper-correcting = Corrección del hoyo { $hole }
keeper-corrected = corregido
keeper-was = antes: { $strokes }
keeper-penalty = penalización +{ $strokes }
keeper-back = Volver al hoyo { $hole }
keeper-back-to-end = Volver al resultado
keeper-tied = Empate: siguen { $name }.
keeper-void = El hoyo { $hole } está apuntado, pero ya no cuenta: una corrección ha decidido antes la partida.

## Tapping in cards

keeper-place-empty = Lugar { $slot }: aún sin carta
keeper-touch = Toca un lugar y luego su carta.
keeper-faces = Las cartas de la baraja
keeper-face = { $card }, quedan { $count }
keeper-face-gone = { $card }: no queda ninguna
keeper-suit = Palo
keeper-suit-s = Picas
keeper-suit-h = Corazones
keeper-suit-d = Diamantes
keeper-suit-c = Tréboles
keeper-empty-place = Vaciar este lugar
keeper-next-player = Siguiente: { $name }
keeper-cards-done = Listo
keeper-so-far = Hasta ahora { $strokes }

## The end, and what can be done with a match

keeper-same-again = Otra partida igual
keeper-hand-over = Pasar a otro teléfono
keeper-hand-why = Escanea esto con el otro teléfono. La partida está en el propio código y no pasa por ningún servidor.
keeper-hand-strokes = Demasiado larga para un código con todas las cartas: este lleva los golpes.
keeper-hand-large = Demasiado larga para un código. Guárdala en un archivo y envíalo.
keeper-code = Código QR de esta partida
keeper-link = Lo mismo como enlace
keeper-handed = Una partida para este teléfono
keeper-take = Guardarla aquí
keeper-take-known = Ya está en este dispositivo.
keeper-take-beside = En este dispositivo hay otra versión. Se guardan las dos.
keeper-open = Abrirla
keeper-save-file = Guardar como archivo
keeper-save-table = Guardar como tabla (CSV)
keeper-remove = Quitar esta partida
keeper-sure-remove = ¿Quitar esta partida del dispositivo? No se podrá recuperar.
keeper-all = Todas las partidas guardadas
keeper-full = Este navegador no tiene sitio o no guarda nada: la partida dura hasta que cierres la página. Guárdala antes en un archivo.
keeper-elsewhere = Esta partida está abierta también en otra pestaña. Las dos apuntan en la misma tarjeta.
keeper-csv-hole = Hoyo
keeper-csv-dealer = Reparte
keeper-csv-closer = Cerrado por

## In the terminal

keeper-ask-game = ¿Qué juego? Un número.
keeper-ask-names = Los nombres en el orden en que os sentáis, separados por comas:
keeper-ask-dealer = ¿Quién reparte primero? Un número, o Intro para que saquemos nosotros.
keeper-ask-score = { $name }: los golpes, o las cartas ({ $example })
keeper-ask-closer = { $question } Un número; Intro: nadie.
keeper-ask-next = Intro: todo está bien, se sigue.
keeper-ask-kept = ¿Qué partida? Un número; Intro: una nueva.
keeper-ask-correction = { $name } tiene { $strokes }. Otro número o disposición; Intro: queda igual.
keeper-ask-other-closer = { $question } Hasta ahora: { $name }. Un número, 0: nadie; Intro: queda igual.
keeper-ask-over = Intro: salir. Aún se puede corregir.
keeper-key-undo = deshacer
keeper-key-correct = corregir un hoyo, por ejemplo c 3
keeper-key-quit = dejarlo; todo queda guardado
error-keeper-not-understood = «{ $typed }» no son golpes, ni una disposición, ni una de las teclas.
keeper-file = Guardado en { $file }
keeper-go-on = Para seguir:

## What was wrong

error-keeper-not-ours = Esto no es una partida del marcador. Sus archivos empiezan por "format": "backnine-kept".
error-keeper-newer = Esta partida es de un Backnine más nuevo (versión { $version }; este conoce la { $known }). Actualiza y vuelve a abrirla.
error-keeper-damaged = Esta partida está dañada ({ $where }). Usa otra copia.
error-keeper-too-large = Este archivo es demasiado grande para una partida: { $most } caracteres como mucho.
error-keeper-name = «{ $name }» no cabe en la tarjeta: de 1 a { $longest } letras en una línea.
error-keeper-names-alike = Dos jugadores se llaman { $name }. Dale a cada uno un nombre propio.
error-keeper-other-dealer = El sorteo no corresponde a quien reparte.
error-keeper-no-such-hole = Aún no hay hoyo { $hole }: se ha llegado al { $most }.
error-keeper-sits-out = { $name } no juega el hoyo { $hole }: es entre quienes empataron.
error-keeper-strokes = Ninguna disposición vale { $strokes }: va de { $least } a { $most }.
error-keeper-cards-elsewhere = De la carta { $card } solo hay { $most }, y alguna la tiene { $names }.
error-keeper-scores-missing = Aún faltan: { $names }.
error-keeper-hole-done = El hoyo { $hole } está cerrado. Da otra puntuación para corregirlo.
error-keeper-too-many = De esta partida ya se ha anotado todo lo que cabe: { $most } entradas. Deshaz algunas correcciones.
