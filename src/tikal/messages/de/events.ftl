### Was geschah: als Satz und als Zeile im Protokoll eines Tisches.

## Was geschah

event-tile-offered = { $tile } wird aufgedeckt: { $terrain ->
    [temple] ein Tempel mit Wert { $value }
    [clearing] eine Lichtung
    [ruin] eine Ruine mit { $value } Schätzen
    *[volcano] ein Vulkan
}.
event-tile-laid = { $player } legt { $terrain ->
    [temple] den Tempel
    [clearing] die Lichtung
    [ruin] die Ruine
    [lake] den See
    [volcano] den Vulkan
    *[other] { WORD("terrain", $terrain) }
} { $tile } auf { $hex }.
event-tile-left-game = { $tile } passt nirgends und wird aus dem Spiel genommen.
event-tile-taken = { $player } nimmt { $tile }, { $terrain ->
    [temple] einen Tempel mit Wert { $value }
    [clearing] eine Lichtung
    [ruin] eine Ruine mit { $value } Schätzen
    *[volcano] einen Vulkan
}.
event-entered = { $player } setzt { $figure ->
    [leader] den Leiter
    *[explorer] einen Forscher
} auf { $hex } ein.
event-moved = { $player } bewegt { $figure ->
    [leader] den Leiter
    *[explorer] einen Forscher
} für { $cost } AP von { $source } nach { $hex }.
event-secret-path = { $player } schickt { $figure ->
    [leader] den Leiter
    *[explorer] einen Forscher
} auf einem Geheimpfad von { $source } nach { $hex }.
event-uncovered = { $player } legt den Tempel auf { $hex } weiter frei: Er ist jetzt { $level } wert.
event-dug = { $player } gräbt auf { $hex } nach einem Schatz.
event-exchanged = { $player } tauscht mit { $other }: { WORD("kind", $give) } gegen { WORD("kind", $take) }.
event-camp-built = { $player } errichtet ein Camp auf { $hex }.
event-guard-placed = { $player } stellt auf { $hex } einen Wächter auf: Der Wert { $level } ist sicher.{ $removed ->
    [0] { "" }
    [one] { " " }Ein weiteres Mitglied wird aus dem Spiel genommen.
    *[other] { " " }{ $removed } weitere Mitglieder werden aus dem Spiel genommen.
}
event-turn-ended = { $player } beendet den Zug{ $unspent ->
    [0] .
    *[other] ; { $unspent } AP verfallen.
}
event-game-over = { $count ->
    [one] { $winners } gewinnt mit { $points } Punkten{ $decided_by ->
        [guard] , durch den höchsten geschützten Tempel.
        [treasures] , durch die meisten Schätze.
        *[points] .
    }
    *[other] { $winners } teilen sich den Sieg mit { $points } Punkten.
}
yours-game-over = Du gewinnst mit { $points } Punkten{ $decided_by ->
    [guard] , durch den höchsten geschützten Tempel.
    [treasures] , durch die meisten Schätze.
    *[points] .
}

## Dasselbe auf der Seite, wo Tafeln keine Namen haben

told-tile-offered = Aufgedeckt wird { $terrain ->
    [temple] ein Tempel mit Wert { $value }
    [clearing] eine Lichtung
    [ruin] eine Ruine mit { $value } Schätzen
    *[volcano] ein Vulkan
}.
told-tile-laid = { $player } legt { $terrain ->
    [temple] den Tempel
    [clearing] die Lichtung
    [ruin] die Ruine
    [lake] den See
    [volcano] den Vulkan
    *[other] { WORD("terrain", $terrain) }
} auf { $hex }.
told-tile-left-game = Eine Tafel passt nirgends und wird aus dem Spiel genommen.
told-tile-taken = { $player } nimmt { $terrain ->
    [temple] einen Tempel mit Wert { $value }
    [clearing] eine Lichtung
    [ruin] eine Ruine mit { $value } Schätzen
    *[volcano] einen Vulkan
}.

## Das Protokoll eines Tisches

log-start = { $equal ->
    [yes] Alle beginnen mit { $points } Punkten.
    *[no] Punkte am Anfang, in Zugreihenfolge: { $list }.
}
log-start-of = { $player } { $points }

log-tile-offered = aufgedeckt: { $terrain ->
    [temple] ein Tempel mit Wert { $value }
    [clearing] eine Lichtung
    [ruin] eine Ruine
    *[volcano] ein Vulkan
}
log-tile-laid = legt { $terrain ->
    [temple] einen Tempel ({ $value })
    [clearing] eine Lichtung
    [ruin] eine Ruine
    [lake] einen See
    *[volcano] einen Vulkan
} auf { $hex }
log-tile-left-game = eine Tafel passt nirgends und kommt aus dem Spiel
log-tile-taken = nimmt { $terrain ->
    [temple] den Tempel mit Wert { $value }
    [clearing] die Lichtung
    [ruin] die Ruine
    *[volcano] den Vulkan
}
log-entered = { $figure ->
    [leader] setzt den Leiter
    *[explorer] setzt einen Forscher
} auf { $hex } ein
log-moved = geht { $way }{ $figure ->
    [leader] { " " }mit dem Leiter
    *[explorer] { "" }
}
log-moved-back = geht von { $source } weg und zurück
log-secret-path = geht auf einem Geheimpfad { $source } → { $hex }
log-uncovered = legt { $hex } bis { $level } frei
log-dug = gräbt auf { $hex }
log-exchanged = gibt { $other } { WORD("treasure", $give) } für { WORD("treasure", $take) }
log-exchanged-you = nimmt dir { WORD("treasure", $take) } für { WORD("treasure", $give) }
log-lead-lost = { $is ->
    [nobody] { $hex } steht jetzt gleich und bringt dir nichts mehr
    *[other] { $hex } bringt jetzt { $player } Punkte, nicht mehr dir
}
log-temples = { $count ->
    [one] führt nun auf 1 Tempel mehr
    *[other] führt nun auf { $count } Tempeln mehr
}
log-times = { $text } ×{ $times }
log-by = { $player }:
log-spoken = { $player }: { $text }
# Wessen Zug es ist, über den Zeilen, die davon erzählen: Sie stehen in der dritten Person.
log-who = { $you ->
    [yes] { $player } (du)
    *[no] { $player }
}
log-turn = Zug { $turn }
log-filter = { $filter ->
    [mine] Betrifft mich
    *[all] Alle
}
log-since = Seit deinem letzten Zug
log-camp-built = errichtet ein Camp auf { $hex }
log-guard-placed = stellt auf { $hex } einen Wächter auf
log-turn-ended = beendet den Zug
log-game-over = Sieg: { $winners }
log-game-over-you = Du hast gewonnen
log-undone = nimmt eine Aktion zurück
log-cost = { $cost } AP
log-points = +{ $points }
