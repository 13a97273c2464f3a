### Was die Seite in jeder Lektion sagt.

lesson-chapter = Kapitel { $number }
lesson-step = Schritt { $step } von { $count }
lesson-step-short = { $step } von { $count }
lesson-step-go = Zurück zu Schritt { $step }
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-skip = Schritt auslassen
lesson-skip-short = Auslassen
lesson-leave = Die Lektion verlassen
lesson-leave-title = Die Lektion verlassen?
lesson-leave-text = Sie wartet hier auf dich.
lesson-leave-do = Verlassen
lesson-stay = Bleiben
lesson-rule = Die Regel
lesson-unspent = Das hat nichts gekostet. Du hast noch { $ap } AP.
lesson-untouched = Nichts hat sich geändert.
lesson-not-yet = Noch nicht.
lesson-not-now = Nicht jetzt.
lesson-not-there = Nicht dort.
lesson-watch = Sieh zu, wie es geht
lesson-watch-hint = Nichts davon wird gespielt. Dann bist du dran.
lesson-watch-first = Sieh erst zu, dann bist du dran. „Überspringen“ beendet es.
lesson-now-you = Jetzt du
lesson-in-hand = Dein { $figure ->
    [leader] Leiter ist
    *[explorer] Forscher ist
} in der Hand.
lesson-other-figure = { $figure ->
    [leader] Wähle stattdessen den Leiter daneben.
    *[explorer] Wähle stattdessen den Forscher daneben.
}
lesson-walk-on = Wähle jetzt { $hex }.
lesson-walk-ring = Tippe auf { $hex } und wähle „{ $deed }“.
lesson-walk-go = Tippe auf { $hex } und drücke dann „{ $deed }“.
lesson-walk-press = { $hex } ist gewählt: { $cost } AP. Drücke „{ $deed }“.
lesson-lay-press = Auf { $hex } liegt sie richtig. Drücke „{ $deed }“.
lesson-press = Drücke jetzt „{ $deed }“.
lesson-next = Weiter: { $lesson }
lesson-play-on = Diese Partie zu Ende spielen
lesson-begin = Anfangen
lesson-go-on = Weiter
lesson-again = Noch einmal
lesson-state = { $state ->
    [new] { $count } Schritte
    [done] geschafft
    *[begun] Schritt { $step } von { $count }
}
