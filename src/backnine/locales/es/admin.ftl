### For whoever runs the server: `backnine admin`.

cli-admin-json = escribir un objeto JSON por línea
cli-admin-which = las mesas; el id está en la dirección de una mesa detrás de #table=
cli-admin-tables = Listar las mesas en marcha: quién está y por dónde van
cli-admin-tables-stored = todas las mesas guardadas, también aquellas en las que no hay nadie
cli-admin-visitors = Listar quién está conectado: dirección, mesa, sitio
cli-admin-end = Interrumpir la partida que se juega en una mesa
cli-admin-end-long = La partida no cuenta para nadie. La mesa vuelve a estar abierta para las mismas personas, que leen por qué.
cli-admin-close = Cerrar mesas del todo y conservar sus registros
cli-admin-close-long = Todos tienen que salir y leen por qué. Nadie puede seguir jugando allí; quien tiene una llave aún puede descargar los registros.
cli-admin-delete = Borrar mesas con todo lo que se guarda de ellas
cli-admin-delete-long = Jugadas, registros, nombres y llaves desaparecen con ellas. Las copias hechas con `backnine backup` quedan como están.
cli-admin-rename = Llamar de otro modo a alguien, en todas las mesas y todos los registros
cli-admin-rename-long = A quien se llama o se llamaba así, también con un número detrás del nombre. Sin --new recibe un nombre que no dice nada. Quienes están en la mesa ven enseguida el nombre nuevo; los registros prueban lo mismo que antes.
cli-admin-rename-name = el nombre, tal como está en la mesa
cli-admin-rename-tables = solo en estas mesas
cli-admin-rename-new = el nombre nuevo
cli-admin-erase = Borrar todo lo que pertenece a la clave de alguien
cli-admin-erase-long = Su sitio queda libre y su nombre desaparece, también de los registros; si no queda nadie más, desaparece la mesa. La clave, o un enlace que la contenga, se pide o se lee de la entrada estándar, pues lo que sigue a una orden pueden verlo otros.
cli-admin-records = Exportar los registros de todas las partidas terminadas
cli-admin-records-long = Un archivo por partida, con el nombre de su mesa y su número, en una carpeta nueva o vacía. Las partidas en curso no están.
cli-admin-records-tables = solo de estas mesas
cli-admin-records-out = la carpeta
cli-admin-standings = Mostrar quién ha jugado y ganado cuántas veces, y cómo
cli-admin-standings-long = Las personas de todos los registros que se guardan; los bots no cuentan. Quienes se llaman igual cuentan como una sola persona.
cli-admin-standings-game = solo de este juego
admin-name = Nombre
admin-matches = Partidas
admin-wins = Ganadas
admin-per-hole = Golpes por hoyo
admin-no-matches = Todavía no ha terminado ninguna partida.
admin-key = Clave o enlace:
admin-did-rename = { $count ->
    [one] Cambiado en { $count } mesa.
   *[other] Cambiado en { $count } mesas.
}
admin-did-erase = Borrado.
admin-did-records = { $count ->
    [one] { $count } registro en { $folder }.
   *[other] { $count } registros en { $folder }.
}
cli-admin-bans = Listar direcciones y redes que no pueden entrar
cli-admin-ban = No dejar entrar a nadie desde una dirección o una red
cli-admin-ban-long = Quien está conectado desde allí tiene que salir enseguida y lee por qué. Muchas personas pueden compartir una dirección, y una persona puede obtener otra: unos días suelen bastar.
cli-admin-network = una dirección o una red: 203.0.113.7, 203.0.113.0/24, 2001:db8::/32; una sola dirección IPv6 vale por su /64
cli-admin-ban-days = durante tantos días; 0 hasta que se levante
cli-admin-ban-note = una nota para ti: por qué
cli-admin-unban = Volver a dejar entrar una dirección o una red
cli-admin-unban-network = la dirección o la red tal como se vetó, o el número del veto
cli-admin-log = Mostrar las últimas líneas del registro de actividad del servidor
cli-admin-log-long = De todos los procesos de este servidor en esta máquina. Cada intervención de `backnine admin` aparece en él.
cli-admin-log-last = cuántas líneas por proceso
cli-admin-log-follow = seguir con cada línea que llegue, hasta Ctrl-C
admin-table = Mesa
admin-game = Juego
admin-state = Estado
admin-hole = Hoyo
admin-moves = Jugadas
admin-who = Quién
admin-touched = Último uso
admin-address = Dirección
admin-for = Conectado
admin-minutes = { $count } min
admin-watches = mira
admin-no-tables = No hay mesas.
admin-no-visitors = No hay nadie conectado.
admin-number = N.º
admin-network = Red
admin-since = Desde
admin-until = Hasta
admin-note = Nota
admin-no-end = que se levante
admin-no-bans = No hay nadie vetado.
admin-banned = { $network } ya no puede entrar.
admin-banned-until = { $network } no puede entrar hasta el { $when }.
admin-unbanned = { $network } puede volver a entrar.
admin-did-end = { $count ->
    [one] { $count } partida interrumpida.
   *[other] { $count } partidas interrumpidas.
}
admin-did-close = { $count ->
    [one] { $count } mesa cerrada.
   *[other] { $count } mesas cerradas.
}
admin-did-delete = { $count ->
    [one] { $count } mesa borrada.
   *[other] { $count } mesas borradas.
}
admin-undone = { $table }: { $problem }
admin-unanswered = { $count ->
    [one] { $count } proceso no ha respondido; lo que sabe falta aquí.
   *[other] { $count } procesos no han respondido; lo que saben falta aquí.
}
cli-admin-door = Decir quién puede entrar y quién puede abrir mesas
cli-admin-door-long = Quien tiene una invitación o la clave de un asiento entra siempre, y las mesas que hay siguen. La contraseña se pide o se lee de la entrada estándar, porque otros pueden ver lo que sigue a una orden. Quien tiene la contraseña para abrir mesas entra también con ella.
cli-admin-door-which = enter: quién entra sin invitación; make: quién abre mesas
cli-admin-door-who = anybody (todos), password (quien tiene la contraseña) o nobody (nadie)
cli-admin-door-file = la contraseña está en este archivo
cli-admin-message = Mostrar o cambiar el mensaje del día
cli-admin-message-long = Está en la página de inicio y, en la terminal, antes de sentarse: en el idioma de quien lo lee, o en uno que haya. Todos pueden leerlo, también quien no puede entrar.
cli-admin-message-text = una línea de 500 caracteres como máximo; sin ella se muestra lo que hay
cli-admin-message-language = su idioma, con el código de dos letras
cli-admin-message-remove = quitarlo, en este idioma o en todos
admin-password = Contraseña:
admin-password-again = Otra vez:
admin-enter-anybody = Todos pueden entrar.
admin-enter-password = Puede entrar quien tiene la contraseña o una invitación.
admin-enter-nobody = Solo puede entrar quien tiene una invitación.
admin-make-anybody = Quien ha entrado puede abrir mesas.
admin-make-password = Puede abrir mesas quien tiene la contraseña para ello.
admin-make-nobody = Nadie puede abrir mesas.
admin-language = Idioma
admin-message = Mensaje del día
admin-no-message = No hay ningún mensaje del día.
cli-admin-long = En la máquina del servidor, como el usuario con que se ejecuta, o root. Funciona mientras se juega y actúa en todos los procesos del servidor.
cli-admin-page = Crear el token que abre la página de quien lleva el servidor, y mostrarlo una vez
cli-admin-page-long = La página está en /admin si el servidor se inició con --admin-page, y puede lo que pueden estas órdenes. Un token nuevo sustituye al anterior, y quien tiene la página abierta ha de entrar de nuevo.
cli-admin-page-remove = quitar el token: ya nadie entra en la página
admin-token = El token de la página /admin, que se muestra solo ahora:
admin-no-token = Ya no hay ningún token.
admin-page-title = Cuidar del servidor
admin-page-how = El token lo muestra la orden `backnine admin page` en la máquina del servidor, si no se eligió al iniciarlo.
admin-page-token = Token
admin-page-enter = Entrar
admin-page-over = Llevas aquí demasiado tiempo, o se ha creado un token nuevo. Entra otra vez.
admin-page-leave = Salir
admin-page-tables = Mesas
admin-page-stored = Guardadas
admin-page-visitors = Conectados
admin-page-bans = Vetos
admin-page-people = Nombres
admin-page-records = Registros
admin-page-standings = Clasificación
admin-page-door = Puerta
admin-page-log = Actividad
admin-page-table = Otra mesa, por su id
admin-page-only = Solo en estas mesas (ids; vacío: todas)
admin-page-more = { $count ->
    [one] { $count } más no se muestra.
   *[other] { $count } más no se muestran.
}
admin-page-end = Interrumpir la partida
admin-page-close = Cerrar
admin-page-delete = Borrar
admin-page-ban = Vetar
admin-page-unban = Levantar
admin-page-rename = Cambiar el nombre
admin-page-erase = Borrar todo
admin-page-export = Descargar
admin-page-set = Cambiar
admin-page-again = Mostrar de nuevo
admin-page-yes = Sí
admin-page-no = No, atrás
admin-page-done = Hecho.
admin-page-days = Durante tantos días (vacío: hasta que se levante)
admin-page-new = Nombre nuevo (vacío: uno que no dice nada)
admin-page-rename-long = A quien se llama o se llamaba así, también con un número detrás del nombre. Quienes están en la mesa ven enseguida el nombre nuevo; los registros prueban lo mismo que antes.
admin-page-erase-long = Su sitio queda libre y su nombre desaparece, también de los registros; si no queda nadie más, desaparece la mesa. Se te pide la clave, o un enlace que la contenga.
admin-page-records-long = Los registros de todas las partidas terminadas, en un archivo (zip).
admin-page-who-enters = Quién entra sin invitación
admin-page-who-makes = Quién abre mesas
admin-page-sure-end = ¿Interrumpir la partida en { $tables }?
admin-page-sure-close = ¿Cerrar { $tables } del todo?
admin-page-sure-delete = ¿Borrar { $tables } con todo lo que se guarda?
admin-page-sure-ban = ¿No dejar entrar a nadie desde { $network }?
admin-page-sure-unban = ¿Volver a dejar entrar a { $network }?
admin-page-sure-rename = ¿Llamar «{ $new }» a «{ $old }» desde ahora?
admin-page-sure-unname = ¿Dar a «{ $old }» un nombre que no dice nada?
admin-page-sure-message = Mensaje del día ({ $language }): «{ $text }»
admin-page-sure-no-message = ¿Ningún mensaje del día ({ $language })?
