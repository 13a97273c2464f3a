### Was die Seite denen sagt, die ihm zusehen.

## Die sechs Teile einer Wertung

parts-now = Bei Wertung jetzt
parts-title = Sechs Teile
parts-hint = { $state ->
    [scored] erhaltene Punkte
    *[later] Punkte jetzt
}
parts-together = Zusammen
parts-becomes = { $before } → { $after }
parts-before = Vorher
parts-piece = { $name } { $points }
parts-cell = { $part }, { $player }:
parts-from = aus
parts-hexes = auf { $hexes }
part-temples = Tempel
part-how-temples = oberste Ebene, durch Wächter oder Mehrheit
part-tall = Hohe Tempel
part-how-tall = Ebenen ab 7 bringen mehr
part-volcanoes = Vulkane
part-how-volcanoes = für jede Mehrheit
part-land = Wildnis
part-how-land = Tempel × Urwald und Lichtungen
part-lakes = Gewässer
part-how-lakes = Seen × sichtbare Masken
part-treasures = Schätze
part-how-treasures = mehr von einer Art bringt mehr
part-director = Direktor
part-how-director = nie befragt
count-temples = { $count ->
    [one] 1 Tempel
    *[other] { $count } Tempel
}
count-land = { $count } Wildnis
count-lakes = { $count ->
    [one] 1 See
    *[other] { $count } Seen
}
count-masks = { $count ->
    [one] 1 Maske
    *[other] { $count } Masken
}
parts-standing = { $state ->
    [now] Wenn jetzt alle werteten
    [later] Gewertet, oder wenn sie jetzt werteten
    [final] Stand am Ende
    *[scored] Stand nach dieser Wertung
}

## Eine Wertung

legend-scoring-title = { $final ->
    [yes] Letzte Wertung
    *[no] Zwischenwertung { $number }
}: { $you ->
    [yes] { $points } für dich
    *[no] { $points } für { $player }
}
legend-scoring-hint = { $final ->
    [yes] Alle Runden sind gespielt.
    *[no] { $by ->
        [you] Du hast den Vulkan ausgespielt.
        [other] { $player } hat den Vulkan ausgespielt.
        *[none] { "" }
    }
}{ $spent ->
    [own] { "" }
    [0] { " " }{ $scorer } hat davor keine AP ausgegeben.
    *[other] { " " }{ $scorer } hat davor { $spent } AP ausgegeben: { $did }.
} Wähle eine Zahl, um zu sehen, woher sie kommt.
legend-scoring-next = { $kind ->
    [scores] Weiter: { $you ->
        [yes] Du gibst Aktionspunkte aus, dann wertest du.
        *[no] { $player } gibt Aktionspunkte aus und wertet dann.
    }
    [lays] Weiter: { $you ->
        [yes] Du legst den Vulkan.
        *[no] { $player } legt den Vulkan.
    }
    [over] Das war die letzte Wertung.
    *[none] Die Partie geht weiter.
}

## Lagerplätze und was ausliegt

camp-place = Position { $place } in der nächsten Zugreihenfolge
camp-token = { $value } AP
camp-tile = Tafel { $tile }
camp-left = Aufbewahrt
camp-right = Karten dieser Runde
camp-card = Karte { $card }: { $name }{ $down ->
    [yes] , in dieser Runde genutzt
    *[no] { "" }
}
offer-title = Zu nehmen

## Wiederholung

replay-where-legend = Runde { $round }, { $kind ->
    [draft] Draft, Schritt { $action } von { $actions }.
    *[other] Zug { $turn } von { $turns }, Schritt { $action } von { $actions }.
}
replay-round-short = R{ $round }
replay-apart-draft = Runde { $round } · Draft
panel-leaders = { $count ->
    [0] Kein Leiter verfügbar
    [one] 1 Leiter verfügbar
    *[other] { $count } Leiter verfügbar
}

## Das Ende

legend-end-game = { $rounds ->
    [one] Eine Wertung
    *[other] { $rounds } Wertungen
}.
legend-end-rules = { $edition }, { $scenario }{ $corrected ->
    [yes] , korrigierte Schachtel
    *[no] { "" }
}
legend-end-parts = Die letzte Wertung in sechs Teilen
legend-chart-title = Punkte nach Wertungen
legend-chart-scoring = { $final ->
    [yes] letzte
    *[no] { $number }.
}
legend-end-moment = Beste Wertung: { $player }, { $points } Punkte in { $final ->
    [yes] der letzten Wertung
    *[no] Zwischenwertung { $round }
}
legend-chart-hint = kräftig: Tempel, blass: die anderen Teile
legend-over-rest = Übrige
