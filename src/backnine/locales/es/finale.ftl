### El final de una partida, un momento aparte.

finale-by = { $count ->
    [one] por un golpe
   *[other] por { $count } golpes
}
finale-play-off = en el desempate
finale-standing = La clasificación final
finale-best = Mejor hoyo
finale-best-hole = Hoyo { $hole }: { $strokes } ({ $name })
finale-turned = Dónde se decidió
finale-turned-first = { $who ->
    [you] Ibas en cabeza desde el primer hoyo
   *[one] { $name } iba en cabeza desde el primer hoyo
}
finale-turned-hole = Hoyo { $hole }
finale-turned-last = En el último hoyo
finale-turned-play-off = En el desempate
finale-series = Partidas ganadas hasta ahora
finale-look = Ver la partida
finale-picture = El resultado como imagen
finale-name = ¿Qué nombre quieres tener en la mesa y en la imagen?
finale-name-yes = Usar este nombre
finale-name-no = No, gracias
finale-review = ¿Suerte o destreza?
finale-what-if = ¿Y si…? Este hoyo se jugó desde una posición. No cuenta en ningún sitio.
finale-what-if-again = Otra vez desde ahí
