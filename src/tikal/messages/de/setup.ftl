### Was die Seite am Anfang sagt und wenn ein Tisch eingerichtet wird.

## Die Startseite

home-tagline = Ein Brettspiel für 2 bis 4. Pfade schlagen, Tempel freilegen, Wächter aufstellen: Jeder Aktionspunkt zählt.
home-play = Spielen
home-play-hint = Du und zwei Bots der Spielstärke { $level ->
    [beginner] „Anfänger“
    [easy] „leicht“
    [medium] „mittel“
    [hard] „schwer“
    *[expert] „Experte“
}; Tikal, Ausgabe { $edition }
home-learn = Spielend lernen
home-learn-hint = Von der ersten Tafel bis zur ersten Wertung, auf einem echten Plan: { $count } kurze Schritte.
home-learn-on = { $game } weiterlernen, Schritt { $step } von { $count }
home-learn-all = Alle Lektionen
home-first-time = Zum ersten Mal hier?
home-first-time-learn = Schritt für Schritt lernen
home-first-time-play = Gleich spielen
home-play-other = { $title } spielen
home-learn-first = Erst lernen
home-other-hint = { $about }; du und zwei Bots der Spielstärke { $level ->
    [beginner] „Anfänger“
    [easy] „leicht“
    [medium] „mittel“
    [hard] „schwer“
    *[expert] „Experte“
}
home-new = Neuer Tisch
home-here = Ein Gerät
home-link = Einladungslink einfügen
home-join = Mitspielen
home-join-bad = Das ist kein Einladungslink zu diesem Server.
home-no-account = Ohne Anmeldung. Deine Plätze bleiben in diesem Browser deine.
home-you = Du spielst in diesem Browser als { $name }. Auch auf deinen anderen Geräten?
home-claim = Behalten
home-account = { $known ->
    [yes] Dein Name: { $name }
    *[no] Dein Name
}
home-games = { $mine ->
    [0] Deine Partien
    [one] In einer Partie bist du dran
    *[other] In { $mine } Partien bist du dran
}
home-running = { $running ->
    [0] keine läuft
    [one] eine läuft
    *[other] { $running } laufen
}
home-first = Hier stehen deine Partien. Neu bei Tikal? Lerne es beim Spielen: Du kannst jederzeit gehen und wiederkommen.
home-none = Keine Partie läuft. Spiel gleich los oder richte einen Tisch ein.
home-finished = Beendete Partien
home-all = Alle { $count } zeigen
home-more = Weitere Partien
home-your-turn = Du bist dran
home-open = Freier Platz
home-watch = Ansehen
home-record = eine Aufzeichnung
home-free = { $free ->
    [one] ein Platz ist frei
    *[other] { $free } Plätze sind frei
}
home-decides = { $player } entscheidet
home-drawn-soon = wer anfängt, wird gerade ausgelost
home-won = { $you ->
    [yes] { $count ->
        [one] du hast gewonnen
        *[other] ein geteilter Sieg
    }
    *[no] { $count ->
        [one] { $winners } hat gewonnen
        *[other] { $winners } haben gewonnen
    }
}
home-line = { $state } · { $edition }{ $auction ->
    [yes] , Versteigerung
    *[no] { "" }
} · { $ago }
home-again = Deine letzte Partie ansehen
home-again-hint = Aktion für Aktion, oder spiel von jedem Moment an weiter.
home-upload-hint = Öffne eine Partie als TGN, von hier oder von anderswo.
home-leaders = Rangliste
home-leaders-hint = Wer am stärksten ist, Spiel für Spiel.
home-rules = Die Regeln
home-rules-hint = Nach Ausgaben, mit Beispielen, die das Spiel selbst beantwortet.
home-waiting = Wartet
home-delete = Partie löschen: { $names }
home-leave = Tisch verlassen: { $names }
home-delete-title = Diese Partie löschen?
home-delete-text = Die Partie { $names } und ihre Aufzeichnung verschwinden für alle. Das lässt sich nicht zurücknehmen.
home-delete-do = Partie löschen
home-leave-title = Diesen Tisch verlassen?
home-leave-text = { $over ->
    [yes] Der Tisch { $names } verschwindet aus deiner Liste.
    *[other] Ein Bot übernimmt am Tisch { $names } deinen Platz und spielt weiter.
} Über die Adresse des Tisches kannst du weiter zusehen.
home-leave-do = Tisch verlassen
home-loading = Deine Partien werden gesucht …
home-unreachable = Der Server ist nicht zu erreichen; deine Partien sind dort aufbewahrt. Die Regeln kannst du hier solange lesen. Neuer Versuch …

## Ein neuer Tisch

setup-title = Neuer Tisch
setup-line = { $me ->
    [yes] Du
    *[no] { $here ->
        [0] Niemand hier
        [one] Eine Person
        *[other] { NUMBER($here) } Personen
    }
}{ $others ->
    [0] { "" }
    [one] { " " }und eine Person hier
    [2] { " " }und zwei Personen hier
    *[other] { " " }und drei Personen hier
}{ $links ->
    [0] { "" }
    [one] { " " }mit einem Gast per Link
    [2] { " " }mit zwei Gästen per Link
    *[other] { " " }mit drei Gästen per Link
}{ $bots ->
    [0] { "" }
    [one] { " " }gegen { $level ->
        [beginner] einen Anfänger-Bot
        [easy] einen leichten Bot
        [medium] einen mittleren Bot
        [hard] einen schweren Bot
        [expert] einen Experten-Bot
        *[other] einen Bot
    }
    *[other] { " " }gegen { $bots ->
        [2] zwei
        *[other] drei
    } { $level ->
        [beginner] Anfänger-Bots
        [easy] leichte Bots
        [medium] mittlere Bots
        [hard] schwere Bots
        [expert] Experten-Bots
        *[other] Bots
    }
}
setup-summary = Ausgabe { $edition }{ $house ->
    [0] { "" }
    [one] { " " }mit einer Hausregel
    *[other] { " " }mit { $house } Hausregeln
}, { $auction ->
    [yes] Versteigerung
    *[no] Basis-Spiel
}, { $first ->
    [lot] das Los entscheidet, wer beginnt
    *[other] { $first } beginnt
}. Etwa { $minutes } Minuten.
setup-from = Beginnen mit
setup-preset = { $name ->
    [last] Letzter Tisch
    [duel] Duell
    [here] Ein Gerät
    *[friends] Freunde
}
setup-rules = Nachlesen
setup-rules-title = Regeln
setup-change = Ändern
setup-change-what = Ändern: { $what }
setup-in-order = in Zugreihenfolge
setup-add = { $number ->
    [3] Dritten
    *[other] Vierten
} Platz hinzufügen
setup-differs = Hier gilt: { $list }.
differs-and = { $first }; { $next }
setup-plays-like = Spielt sich wie { $edition }.
setup-colour = Farbe: { $about }
setup-swap = { $own ->
    [yes] { $colour }
    *[no] Platz tauschen mit { $colour }
}
setup-bot-name = Bot
setup-open = Freier Platz
setup-guest = Gast
setup-house-auction = Nur Versteigerung
setup-back = Zurück zur Startseite
setup-game = Spiel
setup-edition = Ausgabe
setup-variant = Variante
setup-basic = Basis-Spiel
setup-auction = Versteigerung
setup-variant-basic = Zieh eine Tafel, leg sie an und gib dann deine Aktionspunkte aus.
setup-variant-auction = Alle beginnen mit einigen Punkten und bieten darum, wer zuerst eine Tafel wählt und am Zug ist.
setup-seats = Plätze
setup-players = Zahl der Plätze
setup-seat = { $colour }, { $shape }
setup-who = Wer hier sitzt
setup-me = Ich
setup-here = Hier
setup-link = Link
setup-bot = Bot
setup-me-hint = Du, in diesem Browser.
setup-here-hint = Eine Person an diesem Gerät: Es wird weitergegeben.
setup-link-hint = Du bekommst einen Link zum Verschicken. Wer ihn zuerst öffnet, setzt sich.
setup-bot-hint = Welcher Bot spielt
setup-name = Dein Name
setup-guest-name = Name
setup-level = { $level ->
    [beginner] Anfänger
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
    *[expert] Experte
}
setup-level-hint = { $level ->
    [beginner] Für die ersten Partien: macht viele Fehler.
    [easy] Für alle, die die Regeln kennen: macht einige Fehler.
    [medium] Spielt solide, sieht aber nur den eigenen Zug.
    [hard] Bedenkt auch, wie die anderen antworten.
    *[expert] Der stärkste: vergleicht mehr Züge, bis zu zwei Sekunden lang.
}
setup-bots-more = Andere Bots
setup-bot-level = { $name } · { $level }
setup-house = Hausregeln
setup-hints = Tipps für alle, die mitspielen
setup-hints-hint = Der Bot darf gefragt werden; sonst nicht, wo andere mitspielen.
setup-rated = Gewertet
setup-rated-hint = { $why ->
    [bots] Aus: Ein Bot spielt mit. Nur Partien von Menschen zählen.
    [house] Aus: Mit Hausregeln wird nicht gewertet.
    [hints] Aus: Bots dürfen gefragt werden.
    [here] Aus: Jemand spielt auf zwei Plätzen. Lade die anderen per Link ein.
    [guest] Aus: Gewertet wird nur, wem ein Name gehört. Sichere dir deinen auf der Startseite.
    *[no] Zählt für alle mit gesichertem Namen. Mit Bots oder Hausregeln wird nicht gewertet.
}
setup-house-state = { $count ->
    [0] wie in der Ausgabe
    [one] eine weicht von der Ausgabe ab
    *[other] { $count } weichen von der Ausgabe ab
}
setup-house-usual = { $changed ->
    [yes] geändert · { $edition }: { $value }
    *[no] { $edition }: { $value }
}
setup-house-back = Wie in der Ausgabe: { $rule }
setup-first = Wer beginnt
setup-first-lot = Das Los
setup-start = Partie beginnen
setup-with = { $player } wird eingeladen.
setup-missing = Noch kann niemand spielen: Setz dich selbst, oder wähle für jeden Platz eine Person oder einen Bot.
