### Was die Seite denen sagt, die zusehen: Wiederholungen, Wertungen, das Ende einer Partie.

## Wiederholung

replay-page = Wiederholung
replay-loading = Die Partie wird geholt …
replay-start = Der Anfang
replay-where-start = { $turns ->
    [one] Ein Zug folgt.
    *[other] { $turns } Züge folgen.
}
replay-where = { $turn ->
    [0] Versteigerung, Aktion { $action } von { $actions }.
    *[other] Zug { $turn } von { $turns }, Aktion { $action } von { $actions }.
}
replay-keys-action = je Aktion,
replay-key-shift = Umschalt
replay-keys-turn = je Zug
replay-lead = Vorsprung vor dem Durchschnitt
replay-timeline = Moment der Partie
replay-controls = Wiedergabe
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Eine Aktion vor
replay-back = Eine Aktion zurück
replay-last = Der letzte Moment
replay-turn-on = Einen Zug vor
replay-turn-back = Einen Zug zurück
replay-speed = Tempo { $speed }×
replay-story = Der Verlauf
replay-apart-auction = Versteigerung
replay-turn-short = Zug { $number }
replay-turn-of = Zug { $number } · { $player }
replay-copy = Link
replay-copied = Kopiert
replay-download = TGN
replay-play-on = Weiterspielen
replay-table = Zum Tisch
replay-open = Diese Partie noch einmal ansehen
play-on-title = Von hier weiterspielen
play-on-text = In diesem Moment beginnt ein neuer Tisch. Du nimmst einen Platz, Bots die anderen; was noch verborgen ist, wird neu gemischt. Die Partie, die du ansiehst, bleibt, wie sie ist.
play-on-seat = Dein Platz
play-on-points = { $points ->
    [one] 1 Punkt
    *[other] { $points } Punkte
}
play-on-bots = Die Bots
play-on-do = Weiterspielen
upload-title = Eine Aufzeichnung ansehen
upload-text = Eine Partie als TGN, von hier oder von anderswo. Jedes Ziehen, jeder Schritt und jede Wertung darin wird nach den Regeln geprüft.
upload-file = Datei wählen
upload-drop = oder hier ablegen
upload-paste = oder einfügen
upload-example = [Game "Tikal"] [Edition "super-meeple"] [Players "2"] …
upload-watch = Ansehen
upload-too-long = { $name } ist zu lang für eine Aufzeichnung: höchstens { $most } Zeichen.
upload-next-line = Verbessere Zeile { $line } oben oder in deiner Datei und versuche es noch einmal.
upload-next-file = Prüfe, ob es eine Aufzeichnung von Tikal ist (TGN): Sie beginnt mit Kopfzeilen wie [Edition "super-meeple"].
rules-open = Regeln

## Eine Wertung

scoring-title = { $final ->
    [yes] Letzte Wertung
    *[no] Wertungsrunde { $number }
}: { $you ->
    [yes] { $points } für dich
    *[no] { $points } für { $player }
}
scoring-hint = { $final ->
    [yes] Alle Tafeln liegen.
    *[no] { $by ->
        [you] Den Vulkan hast du gezogen.
        [other] Den Vulkan hat { $player } gezogen.
        *[none] { "" }
    }
} Einer nach dem anderen gibt Aktionspunkte aus und wertet gleich danach.
scoring-place = { $place } von { $all }
scoring-round = Wertungsrunde { $number }
scoring-parts = Tempel, Schätze, Summe
scoring-state = { $state ->
    [scored] gewertet
    [now] wertet jetzt
    *[later] bei Wertung
}
scoring-twice = { $count ->
    [one] Ein Tempel zählte für mehrere
    *[other] { $count } Tempel zählten für mehrere
}
scoring-paid = { $hex } zahlt an { $players }.
scoring-you = dich
scoring-why = Es zählt, was man bei der eigenen Wertung hält.
scoring-next = { $kind ->
    [scores] Weiter: { $you ->
        [yes] Du gibst Aktionspunkte aus, dann wertest du.
        *[no] { $player } gibt Aktionspunkte aus und wertet dann.
    }
    [lays] Weiter: { $you ->
        [yes] Du legst den Vulkan und hast einen normalen Zug.
        *[no] { $player } legt den Vulkan und hat einen normalen Zug.
    }
    [over] Das war die letzte Wertung.
    *[none] Die Partie geht weiter.
}
scoring-again = Noch einmal
scoring-skip = Zur Summe
scoring-continue = Weiter
scoring-track = Die Punkte aller
scoring-temple = { $hex } zahlt { $value }{ $guard ->
    [yes] { " " }(geschützt)
    *[no] { "" }
}

## Das Ende

end-won = { $you ->
    [alone] Du gewinnst mit { $points } Punkten
    [shared] Ihr teilt euch den Sieg: { $winners }
    *[no] { $count ->
        [one] { $winners } gewinnt mit { $points } Punkten
        *[other] { $winners } teilen sich den Sieg
    }
}
end-level = { $you ->
    [alone] Du gewinnst, nach Punkten gleichauf mit { $rivals }
    *[no] { $winners } gewinnt, nach Punkten gleichauf mit { $rivals }
}
end-how = { $by ->
    [guard] Je { $points }; der höchste geschützte Tempel entscheidet.
    [treasures] Je { $points }; die meisten Schätze entscheiden.
    [shared] Je { $points } Punkte.
    *[points] { $margin ->
        [one] Ein Punkt vor { $you ->
            [yes] dir
            *[no] { $second }
        }.
        *[other] { $margin } Punkte vor { $you ->
            [yes] dir
            *[no] { $second }
        }.
    }
}
end-game = { $tiles } Tafeln, { $rounds ->
    [one] eine Wertungsrunde
    *[other] { $rounds } Wertungsrunden
}.
end-rules = { $edition }, { $auction ->
    [yes] Versteigerung
    *[no] Basis-Spiel
}, { $house ->
    [0] keine Hausregeln
    [one] eine Hausregel
    *[other] { $house } Hausregeln
}
end-ranking = Rangfolge bei Gleichstand
end-ranking-hint = dieselben Schritte gelten für jeden Rang
end-step = { $step ->
    [points] Punkte
    [guard] Höchster Tempel mit eigenem Wächter
    [treasures] Schatzplättchen
    *[other] { $step }
}
end-step-note = { $note ->
    [decides] entscheidet
    [level] gleichauf
    *[not] nicht nötig
}
end-step-share = Immer noch gleichauf: Der Rang wird geteilt
end-chart-hint = kräftig: Tempel, blass: Schätze
end-moments = Momente zum Wiedersehen
end-moment-scoring = Beste Wertung: { $player }, { $points } Punkte in Wertungsrunde { $round }
end-moment-temple = Höchster Tempel: { $player } legt { $hex } bis { $level } frei
end-moment-treasures = { $player } hebt { $count } Schätze, den letzten hier
end-share = Ergebnis teilen
end-replay = Wiederholung ansehen
end-rematch = Revanche
end-rated = Gewertet: { $seats }.
end-rated-seat = { $player } { $number } ({ $change })
end-friendly = { $why ->
    [bots] Nicht gewertet: Ein Bot hat mitgespielt.
    [house] Nicht gewertet: Es gab Hausregeln.
    [left] Nicht gewertet: Nicht auf jedem Platz saß ein eigener Mensch.
    [unasked] Nicht gewertet: Nicht alle haben zugestimmt.
    *[guest] Nicht gewertet: Jemand hat keinen gesicherten Namen.
}
end-rematch-hint = gleiche Plätze, { $you ->
    [yes] du beginnst
    *[no] { $player } beginnt
}
end-result = { $title }. { $points }

## Das ehrliche Mischen

fair-title = Ehrlich gemischt
fair-running = Das Mischen wurde vor dem Beginn versiegelt, und { $count ->
    [0] noch keine Seite hat eine Zahl beigetragen
    [one] eine Seite hat eine Zahl beigetragen
    *[other] { $count } Seiten haben eine Zahl beigetragen
}. Am Ende wird das Siegel geöffnet und geprüft. Das ist das Siegel:
fair-none = Das Mischen an diesem Tisch ist nicht versiegelt, also beweist das Ende nichts darüber: Lektionen, Partien, die eine andere fortsetzen, und ältere Tische haben kein Siegel.
fair-pill = { $state ->
    [checked] Ehrlich gemischt: geprüft ✓
    [failed] Ehrlich gemischt: passt nicht
    [unknown] Ehrlich gemischt: nicht geprüft
    *[checking] Ehrlich gemischt: wird geprüft …
}
fair-about = Niemand konnte die Reihenfolge von Plättchen und Schätzen kennen oder wählen: nicht du, nicht die anderen, nicht der Server.
fair-broken = Etwas wurde verändert: Das beweist nicht, dass niemand die Reihenfolge gewählt hat. Der Schritt, der nicht passt, ist markiert.
fair-sealed = Vor dem Beginn versiegelt
fair-sealed-when = { $time }, allen gezeigt
fair-added = { $count ->
    [0] Niemand hat eine Zahl beigetragen
    *[other] Alle haben eine Zahl beigetragen
}
fair-added-when = { $late ->
    [yes] wer später kam, deckt den Rest
    *[no] vor dem ersten Plättchen
}
fair-late = nach Aktion { $at }
fair-absent = keine vor dem Beginn
fair-number-in = diese Zahl ist Teil der Reihenfolge
fair-opened = Nach dem Ende geöffnet
fair-fits = passt zum Siegel
fair-dealt = { $count ->
    [1] Das Geheimnis allein ergab die Reihenfolge
    [2] Beide zusammen ergaben die Reihenfolge
    [3] Alle drei zusammen ergaben die Reihenfolge
    [4] Alle vier zusammen ergaben die Reihenfolge
    [5] Alle fünf zusammen ergaben die Reihenfolge
    *[other] Alle { $count } zusammen ergaben die Reihenfolge
}
fair-as-played = wie gespielt
fair-fails = passt nicht
fair-not-looked = nicht angesehen
fair-why = { $why ->
    [sealed-other] Das ist ein anderes Siegel als das, das dein Browser zu Beginn gesehen hat.
    [added-order] Die Zahlen stehen nicht in ihrer Reihenfolge: nach Plätzen, und wer später kam, wie er kam.
    [added-own] Die Zahl, die dein Browser beigetragen hat, ist nicht dabei.
    [opened-secret] Dieses Geheimnis, diese Regeln oder dieser Tisch passen nicht zum Siegel.
    [dealt-seed] Das Siegel und diese Zahlen ergeben etwas anderes als das hier.
    [dealt-first] Das Los hätte jemand anderen beginnen lassen.
    [dealt-seen] Dir wurde beim Spielen etwas anderes gezeigt.
    *[dealt-order] Diese Zahlen ergeben eine andere Reihenfolge als die gespielte.
}
fair-deck = { $deck ->
    [tiles] { $count } Plättchen
    [treasures] { $count } Schätze
    [cards] { $count } Karten
    [tokens] { $count } AP-Marker
    *[powers] { $count } Kräfte
}
fair-more = … { $count } weitere
fair-yourself = Prüf es selbst:
fair-copy = Kopieren
