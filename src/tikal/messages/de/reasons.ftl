### Warum eine Aktion abgelehnt, zurückgenommen oder nicht verstanden wird.

## Erlaubt

legal = { $cost ->
    [0] Das ist erlaubt.
    *[other] Das ist erlaubt und kostet { $cost } AP.
}

## Ablehnungen: der falsche Moment

no-such-action = Das ist keine Aktion dieses Spiels.
chance-decides = Was gezogen oder gehoben wird, entscheidet der Zufall, niemand am Tisch.
game-is-over = Die Partie ist zu Ende.
not-enough-ap = Das kostet { $cost } AP, aber in diesem Zug hast du nur noch { $ap } AP.

## Ablehnungen: eine Tafel legen

hex-taken = { $hex } ist schon erforscht; eine Tafel kommt auf ein leeres Feld.

## Ablehnungen: einsetzen und bewegen

not-own-camp = Mitglieder werden im Basiscamp A5 oder in einem deiner eigenen Camps eingesetzt, nicht auf { $hex }.
leader-not-there = Dein Leiter steht dort nicht.
no-explorer-there = Du hast dort keinen Forscher.
not-next-to = { $hex } grenzt nicht an { $source }; einen längeren Weg geht man Feld für Feld.
no-path = Von { $source } nach { $hex } führt kein Pfad: Auf der Kante dazwischen liegt keine Steinplatte.
other-cost = Der Weg von { $source } nach { $hex } führt über { $stones ->
    [one] eine Steinplatte
    *[other] { $stones } Steinplatten
} und kostet also { $stones } AP.
walk-too-dear = Der billigste Weg nach { $hex } kostet { $count ->
    [one] { "" }
    *[other] für { $count } Mitglieder{ " " }
}{ $cost } AP, aber in diesem Zug hast du nur noch { $ap } AP.
no-way = Von { $source } nach { $hex } führt kein Weg.
no-secret-path = Geheimpfade verbinden nur das Basiscamp A5 und deine eigenen Camps.

## Ablehnungen: Tempel

no-temple = Auf { $hex } steht kein Tempel.
no-own-member = Du brauchst ein eigenes Mitglied auf { $hex }.
temple-guarded = Auf dem Tempel { $hex } steht ein Wächter; sein Wert bleibt für immer, wie er ist.
uncovered-twice = Du hast in diesem Zug schon zwei Ebenen des Tempels auf { $hex } freigelegt; mehr geht nicht.
second-level-needs-second-member = Für eine zweite Ebene auf { $hex } im selben Zug brauchst du dort ein zweites Mitglied.
no-piece-left = { $level ->
    [10] Der Tempel auf { $hex } ist ganz freigelegt.
    *[other] Es gibt kein Tempelplättchen mit Wert { $next } mehr, also kann der Tempel auf { $hex } nicht wachsen.
}
no-guard-left = { $guards ->
    [2] Du hast deine beiden Wächter schon aufgestellt.
    [one] Du hast deinen einzigen Wächter schon aufgestellt.
    *[other] Du hast alle deine { $guards } Wächter schon aufgestellt.
}
no-majority = Ein Wächter braucht die Mehrheit: Du hast auf { $hex } die Stärke { $mine }, jemand anderes hat { $theirs } (ein Leiter zählt { $leader_strength }).

## Ablehnungen: Ruinen und Schätze

no-ruin = Auf { $hex } ist keine Ruine.
ruin-empty = Auf { $hex } liegt kein Schatz mehr.
dug-twice-here = Du hast in diesem Zug schon zwei Schätze auf { $hex } gehoben; mehr geht nicht.
no-such-player = In dieser Partie spielt niemand { $other }.
exchange-with-oneself = Du kannst nicht mit dir selbst tauschen.
exchange-same-kind = Was du gibst und was du nimmst, müssen verschiedene Arten sein.
treasure-not-owned = Diesen Schatz hast du nicht: { WORD("kind", $give) }.
treasure-not-theirs = Diesen Schatz hat { $other } nicht: { WORD("kind", $take) }.
treasure-already-seen = Von dieser Art ist nichts mehr zu finden: { WORD("kind", $treasure) }.

## Ablehnungen: Camps

no-camp-site = Ein Camp errichtet man auf einer Lichtung oder auf einer Ruine ohne Schätze; { $hex } ist weder das eine noch das andere.
camp-already-there = Auf { $hex } steht schon ein Camp.
no-camp-left = { $camps ->
    [2] Du hast deine beiden Camps schon errichtet.
    [one] Du hast dein einziges Camp schon errichtet.
    *[other] Du hast alle deine { $camps } Camps schon errichtet.
}

## Ablehnungen: Ziehen und Versteigerung

tile-already-drawn = Die Tafel { $tile } ist nicht mehr im Stapel.
tile-not-on-top = Die Tafel { $tile } kann noch nicht kommen: Im Stapel liegen noch Tafeln mit einem früheren Buchstaben.
tile-not-on-offer = Die Tafel { $tile } liegt nicht aus.

## Zurücknehmen

undo-nothing = Noch gibt es nichts zurückzunehmen.
undo-past-reveal = Das lässt sich nicht zurücknehmen: Etwas Verborgenes wurde aufgedeckt.
undo-past-bid = Ein Gebot oder ein Passen lässt sich nicht zurücknehmen.
undo-past-end = Dieser Zug ist beendet und lässt sich nicht zurücknehmen.
redo-nothing = Nichts wurde rückgängig gemacht, was sich wiederherstellen ließe.
list-past-reveal = Mehrere Aktionen auf einmal gehen nur bis zur ersten, die etwas aufdeckt.

## Unlesbare Aktionen

unreadable-action = „{ $text }“ ist keine Aktion. Versuche es mit einer wie +E@A5, E:A5-B4, ^B5, $C3, C@B4, GE@B5, a5@C4/1 oder einem einzelnen Punkt, der den Zug beendet.
unknown-hex = In „{ $text }“ ist „{ $name }“ kein Feld; Felder sind A1 bis H5.
unknown-tile = In „{ $text }“ ist „{ $name }“ keine Tafel; Tafeln sind a1 bis g4.
unknown-treasure = In „{ $text }“ ist „{ $name }“ kein Schatz.
unknown-seat = In „{ $text }“ steht „{ $name }“ für niemanden; schreibe Red, Blue, Yellow oder White.
unknown-figure = In „{ $text }“ ist „{ $name }“ keine Figur; schreibe E für einen Forscher oder L für den Leiter.
unknown-chance = „{ $text }“ ist weder eine Tafel noch ein Schatz, den der Zufall bringen könnte.
bad-cost = Die Kosten in „{ $text }“ können nicht stimmen; es sind die des Schrittes oder des Geheimpfads.
bad-number = In „{ $text }“ ist „{ $name }“ keine ganze Zahl bis 4095.
bad-rotation = In „{ $text }“ muss die Drehung nach dem Schrägstrich 0 bis 5 sein.
