### Hilfe beim Spielen: was ein Bot täte, und was ein Zug verschenkt hat.

## Drumherum

hint-open = Was würdest du tun? (H)
hint-ask = Was würdest du tun?
hint-ask-hint = Der Zug des Experten-Bots, Schritt für Schritt. Gespielt wird erst, wenn du es sagst.
hint-thinking = Der Experte denkt nach …
hint-title = { $level ->
    [expert] Der Experte würde spielen
    *[other] Ein starker Bot würde spielen
}
hint-ap = { $cost ->
    [one] ein Aktionspunkt
    *[other] { $cost } Aktionspunkte
}
hint-show = Zeigen
hint-play = Spielen
hint-close = Schließen
hint-cancel = Abbrechen
hint-revealed = Ein Schatz! Der Rest ist deine Sache.
hint-played = Gespielt. Sieh es dir an und beende dann deinen Zug.
hint-gain = { $gain ->
    [0] ±0
    *[other] { $sign }{ $gain }
}

## Was es bringt

hint-sum-scored = bei Wertung jetzt: { $about ->
    [yes] etwa { $after }
    *[no] { $after }
} statt { $before }.
hint-sum-end = Am Ende etwa { $mine } zu { $count ->
    [1] { $first }
    [2] { $first } und { $second }
    *[3] { $first }, { $second } und { $third }
}.

## Ablehnungen

no-hints = In diesem Spiel gibt es keine Tipps.
hints-off = Hier gibt es keine Tipps: Andere spielen mit, und wer den Tisch eröffnet hat, hat sie nicht erlaubt.
hint-gone = Der Tipp wurde fallen gelassen: Die Partie ging weiter, oder niemand wartet mehr darauf.
hint-failed = Diesmal kein Tipp: Der Bot konnte sich nicht entscheiden.

## Nach einem Zug

note-title = { $gain } mehr waren möglich
note-look = Ansehen
note-close = Diese Notiz schließen
note-stop = Keine solchen Notizen mehr
