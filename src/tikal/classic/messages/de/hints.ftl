### Was der Experte täte, und warum, Schritt für Schritt.

## Was getan wird

hint-bid = { $points } bieten
hint-pass = Passen
hint-take = { $terrain ->
    [temple] Den Tempel mit Wert { $value } nehmen
    [ruin] Die Ruine mit { $value } Schätzen nehmen
    [volcano] Den Vulkan nehmen
    *[other] Die Lichtung nehmen
}

## Warum: Tempel

hint-tie-costs = { $scoring ->
    [yes] Du wertest ihn jetzt. Vor der nächsten Wertung kann { $rival } dort für { $ap } AP gleichziehen.
    *[no] { $rival } kann dort für { $ap } AP gleichziehen; dann wertet ihn niemand.
}
hint-safe-turn = Für einen Zug sicher: In einem kann dort niemand gleichziehen.
hint-safe-now = { $rival } könnte für { $before } AP gleichziehen; nun kann es in einem Zug niemand mehr.
hint-safer = Dort gleichzuziehen kostet { $rival } nun { $after } AP statt { $before }.
hint-last-piece = Das ist die letzte { $level }: Tempel mit Wert { $below } wachsen nicht mehr.

## Warum: sonst

hint-bid-worth = Jetzt zu spielen ist nach Einschätzung des Bots etwa { $worth ->
    [one] einen Punkt
    *[other] { $worth } Punkte
} wert.
hint-pass-worth = Jetzt zu spielen ist nach Einschätzung des Bots weniger wert als ein Gebot von { $points }.
hint-no-points = Für ein Gebot von { $points } fehlen dir die Punkte.
hint-take-better = Etwa { $points ->
    [one] einen Punkt
    *[other] { $points } Punkte
} besser als { $terrain ->
    [temple] der Tempel mit Wert { $value }
    [ruin] die Ruine mit { $value } Schätzen
    [volcano] der Vulkan
    *[other] die Lichtung
}.
hint-take-level = Kaum besser als das Nächstbeste: { $terrain ->
    [temple] der Tempel mit Wert { $value }
    [ruin] die Ruine mit { $value } Schätzen
    [volcano] der Vulkan
    *[other] die Lichtung
}.
hint-take-best = Das Beste, was ausliegt, nach Einschätzung des Bots.
hint-take-last = Es ist die einzige Tafel, die noch ausliegt.
hint-all-spent = Es sind keine Aktionspunkte mehr da.
