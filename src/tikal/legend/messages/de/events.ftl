### Was geschah: als Satz und als Zeile im Protokoll eines Tisches.

## Was geschah

event-power-dealt = { $player } bekommt die Fähigkeitstafel { $power_tile }.
event-card-dealt = Karte { $card } wird ausgelegt: { WORD($name) }.
event-token-drawn = Ein AP-Plättchen mit { $value } wird ausgelegt.
event-draft-began = Runde { $round }: { $player } nimmt zuerst.
event-card-taken = { $player } nimmt Karte { $card }: { WORD($name) }.
event-token-taken = { $player } nimmt das AP-Plättchen mit { $value }.
event-place-taken = { $player } nimmt Position { $place } in der nächsten Zugreihenfolge.
event-card-played = { $player } spielt Karte { $card } aus: { WORD($name) }.{ $treasure ->
    [none] { "" }
    *[other] { " " }Das bringt { $count }-mal { WORD("kind", $treasure) }.
}
event-card-discarded = { $player } wirft Karte { $card } ab: { WORD($name) }.
event-card-preserved = { $player } bewahrt Karte { $card } auf: { WORD($name) }.{ $discarded ->
    [none] { "" }
    *[other] { " " }Karte { $discarded } macht Platz.
}
event-token-used = { $player } nutzt das AP-Plättchen mit { $value } und hat { $ap } AP.
event-looked = { $player } sieht sich den obersten Schatz jeder Ruine an.
event-treasure-seen = { $player } sieht auf { $hex }: { WORD("kind", $treasure) }.
event-treasure-looked-at = { $player } sieht sich einen Schatz auf { $hex } an.
event-treasure-unearthed = { $player } hebt einen Schatz auf { $hex }: { WORD("kind", $treasure) }{ $owned ->
    [1] .
    *[other] , jetzt { $owned } dieser Art.
}
event-stack-ordered = { $player } ordnet den Stapel.
event-power-used = { $player } befragt den Museumsdirektor: { WORD($name) }.
event-volcano-played = { $player } spielt den Vulkan { $tile } aus.
told-power-dealt = { $player } bekommt einen Museumsdirektor mit drei Fähigkeiten.
told-volcano-played = { $player } spielt den Vulkan aus.
told-card-dealt = „{ WORD($name) }“ wird ausgelegt.
told-card-taken = { $player } nimmt „{ WORD($name) }“.
told-card-played = { $player } spielt „{ WORD($name) }“ aus.{ $treasure ->
    [none] { "" }
    *[other] { " " }Das bringt { $count } × { WORD("kind", $treasure) }.
}
told-card-discarded = { $player } wirft „{ WORD($name) }“ ab.
told-card-preserved = { $player } bewahrt „{ WORD($name) }“ auf.
event-out-for-round = { $player } passt und steigt für die Runde aus.
event-recruited = { $player } macht { $figure ->
    [leader] einen Leiter
    *[explorer] einen Forscher
} verfügbar.
event-landed = { $player } setzt { $count ->
    [one] einen Forscher
    *[other] { $count } Forscher
} auf { $hex }.
event-hex-chosen = { $player } wählt { $hex }.
event-marched = { $player } marschiert mit { $figure ->
    [leader] einem Leiter
    *[explorer] einem Forscher
} von { $source } nach { $hex }.
event-camp-moved = { $player } versetzt ein Camp von { $source } nach { $hex }.
event-guard-kept-others = { $player } stellt auf { $hex } einen Wächter auf: Der Wert { $level } ist sicher. { $kept ->
    [one] Ein weiteres Mitglied kommt
    *[other] { $kept } weitere Mitglieder kommen
} zurück in den Vorrat.
event-stone-placed = { $player } legt einen Pfadstein auf { $edge }.
event-stone-moved = { $player } versetzt einen Pfadstein von { $source } nach { $edge }.
event-interim-scoring = Vulkan! Die Zwischenwertung beginnt mit { $player }.
event-final-scoring = { $rounds ->
        [1] Eine Runde ist
        [6] Sechs Runden sind
       *[other] { $rounds } Runden sind
    } gespielt. Die letzte Wertung beginnt mit { $player }.
event-round-began = Runde { $round } beginnt; die Zugreihenfolge ist { $order }.
event-legend-scored = { $player } erhält { $total ->
    [one] einen Punkt
    *[other] { $total } Punkte
}: Tempel { $temples_points }, hohe Tempel { $tall_points }, Vulkane { $volcanoes_points }, Wildnis { $land_points }, Gewässer { $lakes_points }, Schätze { $treasures_points }{ $director ->
    [0] .
    *[other] , Museumsdirektor { $director }.
} Stand: { $score }.
yours-legend-scored = Du erhältst { $total ->
    [one] einen Punkt
    *[other] { $total } Punkte
}: Tempel { $temples_points }, hohe Tempel { $tall_points }, Vulkane { $volcanoes_points }, Wildnis { $land_points }, Gewässer { $lakes_points }, Schätze { $treasures_points }{ $director ->
    [0] .
    *[other] , Museumsdirektor { $director }.
} Stand: { $score }.

## Das Protokoll eines Tisches

log-power-dealt = hat einen Museumsdirektor
log-card-dealt = Karte { $card } wird ausgelegt
log-token-drawn = Ein AP-Plättchen mit { $value } wird ausgelegt
log-draft-began = Runde { $round }: { $player } nimmt zuerst
log-card-taken = nimmt „{ WORD($name) }“
log-token-taken = nimmt das AP-Plättchen mit { $value }
log-place-taken = nimmt Position { $place }
log-card-played = spielt aus: { WORD($name) }{ $treasure ->
    [none] { "" }
    *[other] , { $count } × { WORD("treasure", $treasure) }
}
log-card-discarded = wirft ab: { WORD($name) }
log-card-preserved = bewahrt auf: { WORD($name) }
log-token-used = nutzt das AP-Plättchen: { $ap } AP
log-looked = sieht sich den obersten Schatz jeder Ruine an
log-treasure-seen = sieht auf { $hex }: { WORD("treasure", $treasure) }
log-treasure-looked-at = sieht sich einen Schatz auf { $hex } an
log-treasure-unearthed = hebt auf { $hex }: { WORD("treasure", $treasure) }
log-stack-ordered = ordnet den Stapel
log-power-used = befragt den Direktor: { WORD($name) }
log-volcano-played = spielt den Vulkan aus
log-out-for-round = passt
log-recruited = { $figure ->
    [leader] macht einen Leiter verfügbar
    *[explorer] macht einen Forscher verfügbar
}
log-landed = setzt { $count ->
    [one] einen Forscher
    *[other] { $count } Forscher
} auf { $hex }
log-hex-chosen = wählt { $hex }
log-marched = marschiert { $source } → { $hex }{ $figure ->
    [leader] { " " }mit einem Leiter
    *[explorer] { "" }
}
log-camp-moved = versetzt ein Camp { $source } → { $hex }
log-guard-kept-others = stellt auf { $hex } einen Wächter auf
log-stone-placed = legt einen Pfadstein auf { $edge }
log-stone-moved = versetzt einen Pfadstein { $source } → { $edge }
log-stone-moved-you = nimmt den Pfadstein, den du auf { $source } gelegt hast, nach { $edge }
log-interim-scoring = Zwischenwertung
log-final-scoring = Letzte Wertung
log-round-began = Runde { $round } beginnt
log-legend-scored = wertet
