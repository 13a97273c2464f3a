### Spielerseiten und Rangliste.

player-since = { $games ->
    [one] Spielt seit { $since }, { $games } Partie. Name gesichert.
    *[other] Spielt seit { $since }, { $games } Partien. Name gesichert.
}
player-yours = Deine Seite. { player-since }
player-account = Konto
player-invite = An einen Tisch einladen
player-invite-title = { $player } einladen
player-invite-hint = { $player } liest es auf der Startseite und kann sich mit einem Klick setzen oder ablehnen.
player-invite-tables = An einen deiner Tische
player-invite-none = An keinem deiner Tische ist ein Platz frei.
player-invite-do = Einladen
player-invite-done = Eingeladen
player-invite-to = Zu { $title } mit { $players } einladen
player-invite-new = Einen neuen Tisch aufmachen
player-side = Partien
player-people = Mit Menschen { $count }
player-bots = Gegen Bots { $count }
player-rating = Wertung
player-rating-hint = Balken = wahrscheinlicher Bereich
player-games = { $count ->
    [one] { $count } Partie
    *[other] { $count } Partien
}
player-players = zu { $count ->
    [2] zweit
    [3] dritt
    *[4] viert
}
player-auction = { $title }, Auktion
player-around = ± { $around }
player-guess = Unter { $least } Partien ist eine Wertung nur geschätzt: gestrichelt.
player-friendly-only = noch keine gewertete Partie
player-unrated = Noch keine Partie mit Menschen. Die Wertung beginnt mit der ersten gewerteten.
player-often = Am häufigsten mit
player-often-games = { $games ->
    [one] { $games } Partie, { $ahead }-mal davor
    *[other] { $games } Partien, { $ahead }-mal davor
}
player-levels = Gewonnen, nach Stärke
player-levels-hint = des stärksten Bots
player-won = { $share } von { $games }
player-no-bots = Noch keine Partie gegen Bots.
player-results = Ergebnisse
player-results-hint = { $count ->
    [one] { $title }, { $players ->
        [2] zu zweit
        [3] zu dritt
        *[4] zu viert
    }, { $count } Partie
    *[other] { $title }, { $players ->
        [2] zu zweit
        [3] zu dritt
        *[4] zu viert
    }, letzte { $count } Partien
}
player-share = { $place }. Platz
player-mean = Punkte je Partie
player-now = ± { $around } jetzt
player-column = Säule = Platz, der erste ist am höchsten
player-chart = { $count ->
    [one] { $count } Partie. Plätze, der letzte zuletzt: { $places }.
    *[other] { $count } Partien. Plätze, der letzte zuletzt: { $places }.
}
player-chart-rated = Wertung von { $from } bis { $to }.
player-point = { $rated ->
    [yes] { $points } Punkte, Wertung { $number }
    *[no] { $points } Punkte
}
player-no-results = Noch keine beendete Partie. Was zu Ende gespielt wird, steht dann hier.
player-habits = Gewohnheiten
player-habits-hint = wohin die Aktionspunkte gehen, { $title }
player-all-from = alle ab { $least }
player-all = alle anderen
player-habits-differ = { $which ->
    [more] Mehr { $more } als die meisten.
    [less] Weniger { $less } als die meisten.
    *[both] Mehr { $more }, weniger { $less } als die meisten.
}
player-habits-alike = Ganz ähnlich wie die anderen.
habit-walk = Laufen
habit-uncover = Freilegen
habit-enter = Neue Forscher
habit-dig = Graben
habit-guard = Wächter
habit-camp = Lager
habit-exchange = Tauschen
habit-stone = Wegsteine
habit-other = Anderes
habit-unused = Ungenutzt
habit-noun-walk = Laufen
habit-noun-uncover = Freilegen
habit-noun-enter = neue Forscher
habit-noun-dig = Graben
habit-noun-guard = Wächter
habit-noun-camp = Lager
habit-noun-exchange = Tauschen
habit-noun-stone = Wegsteine
habit-noun-other = anderes
habit-noun-unused = Übriges
player-recent = Letzte Partien
player-recent-hint = { $side ->
    [bots] { $count } gegen Bots
    *[people] { $count } mit Menschen
}
player-place = { $place }.
player-played = { $points ->
    [one] { $points } Punkt. { $title }, { $when }
    *[other] { $points } Punkte. { $title }, { $when }
}
player-friendly = ungewertet
player-forgotten = jemand, der gegangen ist
player-bot = { $count ->
    [one] Bot ({ $level })
    *[other] { $count } Bots ({ $level })
}
player-again = { $place }. Platz mit { $points } Punkten gegen { $names }: noch einmal ansehen
player-more = Mehr Partien
player-apart = Gegen Bots, getrennt gezählt
player-apart-text = { $games ->
    [one] { $games } Partie, { $won } gewonnen. Zählt nie für die Wertung.
    *[other] { $games } Partien, { $won } gewonnen. Zählt nie für die Wertung.
}

leaders-title = Rangliste
leaders-hint = Ab { $least } gewerteten Partien. Je höher die Zahl, desto stärker.
leaders-kind = Spiel
leaders-kind-players = { $title }, { $count ->
    [2] zu zweit
    [3] zu dritt
    *[4] zu viert
}
leaders-search = Namen suchen
leaders-place = Platz
leaders-name = Spieler
leaders-rating = Wertung
leaders-games = Gewertete Partien
leaders-won = Gewonnen
leaders-you = du
leaders-none = So hat noch niemand { $least } gewertete Partien gespielt. Wer einige hat, zeigt sie auf der eigenen Seite.
leaders-nobody = In dieser Liste beginnt kein Name so.
leaders-empty = Es wurde noch keine gewertete Partie gespielt. Richte per Link einen Tisch für Leute mit gesicherten Namen ein und schalte „Gewertet“ an.
leaders-shown = { $first } bis { $last } von { $total }
leaders-before = Stärkere
leaders-next = Weiter
