### Was das Terminal an jedem Tisch sagt.

## Aufruf in der Befehlszeile

term-cli =
    Eine Partie im Terminal spielen.

    Ohne Optionen spielst du die Ausgabe von Super Meeple gegen zwei Bots. Jede Aktion wird
    sofort gespeichert: Was auch geschieht, `{ $tikal } play --resume` macht dort weiter, wo du warst.
term-cli-examples =
    { "\u0008" }
    Beispiele:
    { "  " }{ $tikal } play --players 4
    { "  " }{ $tikal } play --seats Ann,Ben,greedy --auction
    { "  " }{ $tikal } play --edition rio-grande --option camp_needs_member=yes
    { "  " }{ $tikal } play --resume
term-cli-terminal = Im Terminal spielen. Das geschieht ohnehin; für den Browser gibt es den Befehl serve.
term-cli-edition = Wessen Regeln: { $choices }. Sonst { $default }.
term-cli-players = Wie viele spielen, 2 bis 4. Sonst 3.
term-cli-auction = Mit Versteigerung spielen: Um Tafeln und Züge wird mit Punkten geboten.
term-cli-seats = Wer wo sitzt, im Uhrzeigersinn: "me", der Name einer Person oder ein Bot ({ $bots }). Auf freie Plätze kommen Bots.
term-cli-names = Die Namen der Personen, in der Reihenfolge ihrer Plätze.
term-cli-first = Wer beginnt: eine Farbe, ein Name oder ein Bot. Sonst entscheidet das Los.
term-cli-option = Eine Hausregel; auch mehrmals. `{ $tikal } editions` zählt sie auf.
term-cli-seed = Ein beliebiger Text. Derselbe Text bringt dieselben Tafeln und Schätze wieder.
term-cli-resume = Eine gespeicherte Partie fortsetzen: die neueste unbeendete oder die in FILE.
term-cli-list = Die gespeicherten Partien aufzählen, die zuletzt gespielte zuerst.
term-cli-save = Die Partie in dieser Datei behalten statt in einer neuen im Datenordner.
term-cli-delay = Wie lange jede Aktion eines Bots zu sehen ist. Sonst 0.4; 0 zeigt alle sofort.
term-too-many-seats = { $seats } Plätze für { $players } Personen sind zu viele.
term-too-many-names = Für diesen Namen sitzt niemand an diesem Tisch: { $names }.
term-mistyped-bot = Ist „{ $name }“ eine Person oder ein Bot? Bots sind: { $choices }. Für eine Person schreibe "me" und nenne den Namen mit --names.
term-resume-alone = Eine gespeicherte Partie bringt Ausgabe, Personen und Optionen mit: Lass sie bei --resume weg.
term-nothing-to-resume = In { $folder } liegt keine unbeendete Partie.
term-only-broken = { $troubles }
    Eine andere unbeendete Partie liegt nicht in { $folder }.
term-game = { $kind }; { $players }; { $stage }
term-unfinished = Du hast eine unbeendete Partie ({ $game }). Weiterspielen? [J/n]
term-list-game = { $game }; Punkte { $scores }; { $state ->
    [finished] beendet
    *[unfinished] nicht beendet
}
term-list-empty = In { $folder } liegen keine Partien.
term-list-hint = Eine fortsetzen: { $tikal } play --resume FILE. Eine noch einmal ansehen: { $tikal } replay FILE.
term-no-screen = Die Partie lässt sich nicht zeigen ({ $reason }).
term-unreadable-file = Die Partie in { $file } lässt sich nicht fortsetzen. { $reason }
term-not-text = Es ist keine Textdatei.
term-no-place = In { $file } lässt sich keine Partie behalten ({ $reason }). Wähle mit --save einen anderen Ort.
term-game-is-open = Die Partie in { $file } wird gerade in einem anderen Fenster gespielt.
term-file-exists = { $file } gibt es schon. Wähle einen anderen Namen, oder setze jene Partie mit --resume fort.

## Personen und Tafeln

term-tile = { $terrain ->
    [temple] Tempel mit Wert { $value }
    [clearing] Lichtung
    [ruin] Ruine mit { $value } Schätzen
    [lake] See
    *[volcano] Vulkan
}
term-you = { $name } (du)

## Speichern und gehen

term-saved-in = Diese Partie wird nach jeder Aktion gespeichert, in { $file }
term-saved = Gespeichert in { $file }.
term-cannot-save = Die Partie ließ sich nicht in { $file } speichern ({ $reason }). Du kannst weiterspielen; speichere sie anderswo mit: save FILE
term-farewell = Deine Partie liegt sicher in { $file }
    Weiter geht es mit: { $tikal } play --resume { $quoted }
term-leave-unsaved = Die Partie lässt sich nicht in { $file } speichern ({ $reason }). Gehen und verlieren, was nicht gespeichert ist? [j/N]
term-not-saved = Deine letzten Aktionen ließen sich nicht in { $file } speichern ({ $reason }).
term-kept = Die Partie bleibt in { $file }
    Noch einmal ansehen, Zug für Zug: { $tikal } replay { $quoted }
term-nothing-kept = Noch hatte niemand etwas getan, also bleibt von dieser Partie nichts.

## Der Bildschirm

term-hints = h Hilfe  u zurück  l Protokoll  s Stand  r Regeln  q Ende
term-has-passed = hat gepasst
term-no-treasures = keine Schätze
term-ap = { $ap } AP
term-final-round = Letzte Wertung; dann { $waiting }
term-volcano-round = Wertungsrunde; dann { $waiting }
term-nobody = niemand
term-offer = Auslage: { $tiles }
term-times = (×{ $count })
term-more = Seite { $page } von { $pages }: Enter für mehr, b zurück, eine Zahl für jene Seite, q verlässt sie
term-last-page = Seite { $page } von { $pages }: Enter geht weiter, b zurück, eine Zahl für jene Seite
term-back = Enter geht weiter
term-hand-over = { $player }, du bist dran. Die anderen sehen weg: Was jetzt kommt, weißt nur du.
term-more-choices = … insgesamt { $count } Möglichkeiten: Tippe einen Namen, der auf dem Spielplan markiert ist.
term-small-window = Ein Fenster ab { $columns }×{ $lines } zeigt den großen Spielplan; hier zeigt ihn b, und h erklärt.
term-prompt = { $player }
term-prompt-ap = { $scoring }{ $player }, { $ap } AP

## Menüs

term-scoring = { $scoring ->
    [none] { "" }
    [interim] Zwischenwertung:{ " " }
    [final] Letzte Wertung:{ " " }
    *[round] Wertungsrunde { $round }:{ " " }
}
term-menu-spend = { $scoring }{ $player }, was nun? Tippe eine Zahl oder eine Aktion wie E:A5-B4.
term-enter = { $figure ->
    [leader] Leiter auf { $hex }{ $left ->
        [1] { "" }
        *[other] , noch { $left }
    }
    *[explorer] Forscher auf { $hex }, noch { $left }
}{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } AP
}
term-mover = { $figure ->
    [leader] Leiter auf { $hex }
    *[explorer] { $left ->
        [one] Forscher auf { $hex }
        *[other] einer von { $left } Forschern auf { $hex }
    }
}
term-uncover = { $hex }: von { $value } auf { $next }{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } AP
}
term-dig = { $hex }: { $value ->
    [one] noch ein Schatz
    *[other] noch { $value } Schätze
}{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } AP
}
term-camp = { $hex }{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } AP
}
term-guard = { $hex }, Wert { $value }: { $figure ->
    [leader] Der Leiter
    [explorer] Ein Forscher
    *[other] { WORD("figure", $figure) }
} hält Wache{ $others ->
    [0] { "" }
    [one] { $cost ->
        [0] , ein anderes Mitglied kommt zurück in den Vorrat
        *[other] , ein anderes Mitglied wird aus dem Spiel genommen
    }
    *[other] { $cost ->
        [0] , { $others } andere kommen zurück in den Vorrat
        *[other] , { $others } andere werden aus dem Spiel genommen
    }
}{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } AP
}
term-possible = Das ist jetzt möglich: { $where }.
term-summary = { $hexes } · { $cost } AP
term-summary-move = von { $hexes }
term-end-hint = { $ap ->
    [0] alle AP sind ausgegeben
    *[other] noch { $ap } AP
}
term-menu-target = Wohin geht { $figure ->
    [leader] der Leiter
    [explorer] der Forscher
    *[other] { WORD("figure", $figure) }
} auf { $hex }? Tippe ein Feld oder eine Zahl. (Enter führt zurück)
term-walk = { $cost } AP{ $between ->
    [0] { "" }
    *[other] { " über " }{ $via }
}
term-exchange = { $other } { WORD("kind", $give) } geben, { WORD("kind", $take) } nehmen
term-exchange-take = { WORD("kind", $take) } von { $other } nehmen
term-menu-give = Und was gibst du? (Enter führt zurück)
term-menu-end = Du hast noch { $ap } AP, mit denen etwas möglich ist. Den Zug beenden? (j, oder Enter zum Weiterspielen)
# Was außer y für ja getippt werden kann: Wörter mit Leerzeichen dazwischen.
term-yes = j ja
term-end-yes = Ja, den Zug beenden
term-beside = neben { $hexes }
term-menu-turn = Wie soll { $tile } auf { $hex } liegen? (Enter führt zurück)
term-path = { $hex } { $cost } AP
term-no-path = kein Pfad

## Antworten

term-not-a-number = „{ $text }“ ist keine Zahl. Tippe, wie viele Punkte du bietest, { $least } bis { $most }, oder Enter, um zurückzugehen.
term-no-such-number = Eine { $number } gibt es in diesem Menü nicht; die Zahlen gehen bis { $most }.
term-no-times = Wie oft? „{ $text }“ geht einmal oder öfter, nicht 0-mal.
term-not-repeatable = „{ $text }“ geht nur einmal auf einmal.
term-undone = { $count ->
    [one] Zurückgenommen. "redo" stellt es wieder her.
    *[other] { $count } Schritte zurückgenommen. "redo" stellt sie wieder her.
}
term-look-where = Welches Feld? Nenne eines, zum Beispiel: look C4
term-why-what = Warum was? Nenne eine Aktion, zum Beispiel: why ^B5
term-log-title = Was bisher geschah
term-look-figures = Hier:
term-look-paths = Pfade: { $paths }

## Tabellen

term-column-player = Name
term-column-temples = Tempel
term-column-treasures = Schätze
term-column-gain = Bei Wertung
term-column-total = Gewertet
term-column-points = Punkte
term-column-place = Rang
term-nothing = keine
term-score-title = Wenn jetzt alle werteten
term-round-title = Die Wertungsrunde ist vorbei
term-final-title = Letzte Wertung
term-places-title = Das Ergebnis
term-tie-shared = { $player } und { $other } haben je { $points } Punkte und teilen sich den Rang.

## Hilfe

term-help-choose =
    Auswählen
    Tippe die Zahl einer Zeile im Menü. Felder und Wörter des Menüs (C4, move, dig ...) gehen auch. Eine leere Zeile führt eine Frage zurück. Die Tabulatortaste ergänzt, was du tippst, die Pfeiltasten holen zurück, was du vorher getippt hast.
term-help-commands =
    Befehle
    u undo      zurücknehmen, solange nichts aufgedeckt wurde; redo stellt wieder her
    l log       alles, was geschah
    s score     was jetzt wer bei einer Wertung bekäme
    b board     Spielplan und Leiste, so groß es geht
    look C4     ein Feld in Worten; der Name des Feldes allein geht auch
    why ACTION  ob eine Aktion erlaubt ist und was sie kostet, oder warum nicht; why guard geht auch
    r rules     die Regeln dieses Spiels
    save FILE   eine Kopie der Partie schreiben
    q quit      gehen; die Partie ist gespeichert. Strg-C und Strg-D tun dasselbe
term-help-small =
    Auf einem kleinen Bildschirm
    Ein Fenster ab { $columns } Spalten und { $lines } Zeilen zeigt den großen Spielplan. Darunter wird er klein gezeichnet: Hinter dem Namen eines Feldes stehen hochgestellt die Kosten nach Norden; hinter seinen Figuren die Kosten nach Nordosten, hochgestellt, und nach Südosten, tiefgestellt.
term-help-saving =
    Speichern
    Die Partie speichert sich nach jeder Aktion von selbst, in { $file } – geh, wann du willst; { $tikal } play --resume setzt die neueste unbeendete Partie fort.
