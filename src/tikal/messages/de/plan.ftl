### Vorausplanen: der eigene nächste Zug, ausprobiert, während andere ziehen.

## Drumherum

plan-open = Planen
plan-open-hint = Den nächsten Zug planen (P)
plan-title = Du planst deinen Zug
plan-hint = Nur du siehst das. { $player } zieht{ $others ->
    [0] .
    *[other] , danach { $then }.
}
plan-hint-brief = Gespielt wird nichts. { $player } zieht.
plan-planned = von { $total } AP verplant
plan-sum = { $cost } von { $total } AP
plan-stop = Planen beenden
plan-stop-brief = Beenden
plan-list = Dein Plan
plan-tab = Plan
plan-count = { $count ->
    [one] ein Schritt
    *[other] { $count } Schritte
}
plan-empty = Tu auf dem Spielplan, was du in deinem Zug tun würdest: Alles wird ein Schritt.
plan-tile-unknown = Welche Tafel du ziehst, ist unbekannt; der Plan beginnt, wenn sie liegt.
plan-find-unknown = Was du findest, ist unbekannt.
plan-keep = Plan behalten
plan-clear = Leeren
plan-kept = Dein Plan ist aufgehoben. Niemand sonst sieht ihn.
plan-gone-back = In diesem Plan gibt es nichts mehr zurückzunehmen.

## Seine Schritte

plan-walk = { $figure ->
    [leader] Leiter
    *[explorer] { $count ->
        [one] Forscher
        *[other] { $count } Forscher
    }
} { $way }
plan-enter = { $figure ->
    [leader] Leiter
    *[explorer] { $count ->
        [one] Forscher
        *[other] { $count } Forscher
    }
} nach { $hex } bringen
plan-does = { $what }: { $then }
plan-step = Schritt { $number }:
plan-cost-was = statt { $cost } AP
plan-broken = Geht nicht mehr: { $reason }
plan-waits = Wartet auf Schritt { $number }
plan-up = Schritt { $number } nach oben
plan-down = Schritt { $number } nach unten
plan-remove = Schritt { $number } entfernen
plan-heard-broken = Dein Plan: Schritt { $number } geht nicht mehr. { $reason }
plan-heard-added = Schritt { $number }: { $what }.{ $total ->
    [0] {""}
    *[other] {" "}Im Plan bleiben { $left } AP.
}

## Der Zug ist da

plan-ready = Du bist dran: Spiel deinen Plan oder fang neu an
plan-ready-hint = { $broken ->
    [0] { $count ->
        [one] Sein Schritt geht noch.
        *[other] Alle { $count } Schritte gehen noch.
    }
    *[other] { $broken ->
        [one] Ein Schritt geht nicht mehr.
        *[other] { $broken } Schritte gehen nicht mehr.
    }
} Zwischen zwei Schritten kannst du anhalten.
plan-after-tile = Sobald die Tafel liegt, kannst du deinen Plan spielen.
plan-own-turn = Du bist dran: Was du jetzt tust, wird gespielt.
plan-play = { $cost ->
    [0] Plan spielen
    *[other] Plan spielen ({ $cost } AP)
}
plan-play-next = Nächsten Schritt spielen
plan-drop = Verwerfen
plan-playing = Dein Plan wird gespielt: Schritt { $number } von { $count }
plan-playing-hint = Jeder Klick hält ihn zwischen zwei Schritten an.
plan-stopped = Angehalten bei Schritt { $number }: { $reason }
plan-stopped-here = Angehalten. Was von deinem Plan übrig ist, bleibt.
plan-costs-now = Er kostet jetzt { $cost } AP.
plan-played = Dein Plan ist gespielt. Sieh es dir an und beende dann deinen Zug.

## Ablehnungen

plan-no-turn = Du kommst nicht mehr an die Reihe: Sieh zu, wie es ausgeht.
plan-not-here = An diesem Tisch lassen sich Züge nicht planen. Spiel, wenn du dran bist.
plan-one-seat = Du spielst hier mehrere Plätze, und ein Plan ist nur für eine Person. Spiel, wenn du dran bist.
plan-too-long = Ein Plan hat höchstens { $most } Schritte. Lass welche weg.
plan-no-end = Ein Plan beendet den Zug nicht. Spiel ihn und beende dann selbst den Zug.
