### Was geschah: als Satz und als Zeile im Protokoll eines Tisches.

## Was geschah

event-tile-drawn = { $player } zieht { $tile }, { $terrain ->
    [temple] einen Tempel mit Wert { $value }
    [clearing] eine Lichtung
    [ruin] eine Ruine mit { $value } Schätzen
    *[volcano] einen Vulkan
}.
event-tile-left-over = { $player } bekommt die letzte Tafel { $tile } umsonst.
event-treasure-found = { $player } hebt einen Schatz: { WORD("kind", $treasure) }{ $owned ->
    [1] .
    [2] , das zweite Stück dieser Art.
    *[other] , das dritte Stück dieser Art.
}
event-scored = { $player } erhält { $total ->
    [one] einen Punkt
    *[other] { $total } Punkte
}: { $temple_points } für Tempel, { $treasure_points } für Schätze. Stand: { $score }.
yours-scored = Du erhältst { $total ->
    [one] einen Punkt
    *[other] { $total } Punkte
}: { $temple_points } für Tempel, { $treasure_points } für Schätze. Stand: { $score }.
event-bid = { $player } bietet { $points }.
event-passed = { $player } passt.
event-auction-won = { $player } gewinnt die Versteigerung und zahlt { $points }.
event-auction-all-passed = Alle haben gepasst: { $player } hat zuerst gepasst und spielt umsonst.
event-scoring-round = Vulkan! Wertungsrunde { $number } beginnt mit { $player }.
event-final-round = Alle Tafeln liegen. Die letzte Wertung beginnt mit { $player }.

## Dasselbe auf der Seite, wo Tafeln keine Namen haben

told-tile-drawn = { $player } zieht { $terrain ->
    [temple] einen Tempel mit Wert { $value }
    [clearing] eine Lichtung
    [ruin] eine Ruine mit { $value } Schätzen
    *[volcano] einen Vulkan
}.
told-tile-left-over = { $player } bekommt die letzte Tafel umsonst.

## Das Protokoll eines Tisches

log-tile-drawn = zieht { $terrain ->
    [temple] einen Tempel mit Wert { $value }
    [clearing] eine Lichtung
    [ruin] eine Ruine
    *[volcano] einen Vulkan
}
log-tile-left-over = bekommt die letzte Tafel umsonst
log-treasure-found = hebt auf { $hex }: { WORD("treasure", $treasure) }
log-scored = erhält { $temple_points } + { $treasure_points }
log-bid = bietet { $points }
log-passed = passt
log-auction-won = gewinnt die Versteigerung für { $points }
log-auction-all-passed = spielt umsonst: alle haben gepasst
log-scoring-round = Wertungsrunde { $number }
log-final-round = Letzte Wertung
