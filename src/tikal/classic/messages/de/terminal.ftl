### Was das Terminal an seinen Tischen sagt.

## Aufruf in der Befehlszeile

term-game-kind = { $edition }{ $variant ->
    [auction] , Versteigerung
    *[basic] { "" }
}
term-game-turn = Zug { $turn }

## Der Bildschirm

term-title = Tikal · { $edition }{ $variant ->
    [auction] { " · Versteigerung" }
    *[basic] { "" }
}
term-points-head = Punkte, + bei Wertung jetzt
term-leader-ready = im Vorrat
term-leader-out = fort
term-has-played = war dran
term-hand = Lege { $tile }: { $what }
term-high-bid = Höchstes Gebot: { $points } von { $player }
term-stack-empty = Keine Tafeln mehr
term-stack-short = Stapel { $letter }, noch { $left }
term-stack = Stapel: { $left ->
    [one] 1 Tafel
    *[other] { $left } Tafeln
}, oben { $same } mit { $letter }
term-volcano-none = kein Vulkan mehr
term-volcano-now = { $same ->
    [1] als Nächstes ein Vulkan
    *[other] ein Vulkan ist unter diesen { $same }
}
term-volcano-later = kein Vulkan vor { $letter }
term-pieces = Übrige Tempelplättchen

## Menüs

term-group = { $kind ->
    [enter] Einsetzen
    [move] Bewegen
    [uncover] Freilegen
    [dig] Schatz heben
    [exchange] Tauschen
    [camp] Camp
    [guard] Wächter
    *[end] Zug beenden
}
term-menu-group = { $kind ->
    [enter] Wen einsetzen, und wo?
    [move] Wer geht?
    [uncover] Welcher Tempel?
    [dig] Wo?
    [exchange] Was tauschen?
    [camp] Wo?
    *[guard] Welcher Tempel, und wer hält Wache?
} (Enter führt zurück)
term-group-empty = { $kind ->
    [enter] Jetzt kannst du niemanden einsetzen.
    [move] Von deinen Leuten kann jetzt niemand gehen.
    [uncover] Jetzt kannst du nichts freilegen.
    [dig] Jetzt kannst du keinen Schatz heben.
    [exchange] Jetzt kannst du keinen Schatz tauschen.
    [camp] Jetzt kannst du kein Camp errichten.
    [guard] Jetzt kannst du keinen Wächter aufstellen.
    *[end] Der Zug kann jetzt nicht enden.
} { $reason }
term-reason = { $kind ->
    [enter] Alle deine Leute sind auf dem Spielplan oder aus dem Spiel.
    [move] Für niemanden führt ein Pfad weiter, oder es ist noch niemand auf dem Spielplan.
    [uncover] Von deinen Leuten ist niemand an einem Tempel.
    [dig] Von deinen Leuten ist niemand an einer Ruine mit Schätzen.
    [give] Du hast keinen Schatz zu geben.
    [take] Niemand hat einen einzelnen Schatz einer anderen Art.
    [site] Von deinen Leuten ist niemand auf einer freien Lichtung oder einer leeren Ruine.
    [camp] Es gibt keine freie Lichtung oder leere Ruine, auf der du bauen dürftest.
    *[end] Zuerst ist etwas anderes zu tun.
}
term-summary-exchange = { $count ->
    [one] eine Möglichkeit · { $cost } AP
    *[other] { $count } Möglichkeiten · { $cost } AP
}
term-menu-lay = Lege { $tile }, { $what }{ $sides ->
    [0] { "" }
    *[other] { " (Steinplatten " }{ $stones })
}: Auf welches Feld?
# Genau sechs Wörter, im Uhrzeigersinn von Norden.
term-sides = N NO SO S SW NW
term-open-path = { $hex } (unerforscht, { $stones ->
    [one] eine Steinplatte
    *[other] { $stones } Steinplatten
})
term-open-sides = { $count ->
    [one] + eine Seite mit Steinplatten zum Urwald
    *[other] + { $count } Seiten mit Steinplatten zum Urwald
}
term-menu-bid = { $player }, bietest du darum, eine Tafel zu wählen und zu spielen?
term-menu-only-pass = { $player }, du kannst nicht höher bieten.
term-bid = Bieten, { $least ->
    [one] 1 bis { $most } Punkte
    *[other] { $least } bis { $most } Punkte
}
term-pass = Passen
term-menu-points = Wie viele Punkte, { $least } bis { $most }? (Enter führt zurück)
term-menu-take = { $player }, welche Tafel nimmst du?

## Antworten

term-look-unexplored = { $hex } ist noch nicht erforscht.
term-look = { $hex }: { $terrain ->
    [base_camp] das Basiscamp
    [temple] ein Tempel mit Wert { $value }
    [clearing] eine Lichtung
    [emptied] eine Ruine ohne Schätze, so gut wie eine Lichtung
    [ruin] { $value ->
        [one] eine Ruine mit einem Schatz
        *[other] eine Ruine mit { $value } Schätzen
    }
    *[volcano] ein Vulkan; niemand betritt ihn
}
term-look-owner = Jetzt brächte er { $player } Punkte.
term-look-nobody = Jetzt brächte er niemandem Punkte.

## Tabellen

term-column-guard = Höchster geschützter Tempel
term-score-note = Tempel stehen als Feld und Wert da, { $guard } wenn geschützt; Schätze als Art und Punkte.
term-tie-broken = { $player } und { $other } haben je { $points } Punkte: { $by ->
    [guard] Der höchste geschützte Tempel entscheidet, { $mine } gegen { $theirs }
    *[treasures] Die Zahl der Schätze entscheidet, { $mine } gegen { $theirs }
}.

## Hilfe

term-help-type =
    Aktionen tippen
    a5@C4/1         Tafel a5 auf C4 legen, um ein Sechstel im Uhrzeigersinn gedreht
    +E@A5           einen Forscher auf A5 einsetzen (L: den Leiter); +E@A5*3 setzt drei ein
    E:A5-B4         einen Forscher (L: den Leiter) auf das Nachbarfeld bewegen
    L:A5-D3         zu einem ferneren Feld auf dem billigsten Weg gehen
    E:A5>D2         einen Geheimpfad zwischen Camps nehmen
    ^B5   $C3       eine Tempelebene freilegen, einen Schatz heben
    C@B4            ein Camp errichten
    GE@B5           einen Forscher zum Wächter machen (GL: den Leiter)
    xBlue:jade/sun  Blau Jade geben und die Sonne nehmen
    bid 3, pass, take b3    in der Versteigerung
    end, oder ein Punkt     den Zug beenden
term-help-board =
    Den Spielplan lesen
    { $temple }3   Tempel mit Wert 3, in der Farbe der Expedition, der er jetzt Punkte brächte ({ $temple }3r: Rot)
    { $clearing }    Lichtung          { $ruin }4  Ruine mit 4 Schätzen     { $emptied }  Ruine ohne Schätze
    { $volcano }{ $volcano }   Vulkan            { $camp }   Basiscamp
    R{ $leader }2  Leiter und zwei Forscher von Rot; B ist Blau, Y Gelb, W Weiß
    { $camp }R   ein Camp von Rot  { $guard }R  ein Wächter von Rot
term-help-costs =
    Wege
    Eine helle Zahl zwischen zwei Feldern ist, was der Weg dazwischen kostet. Eine dunkle zählt die Steinplatten zu einem noch unerforschten Feld. Markierte Felder sind die, auf denen du etwas tun kannst; ein Pfeil nennt die AP des billigsten Weges dorthin.
term-help-panel =
    Die Leiste
    Für alle die Punkte, was eine Wertung jetzt brächte, die Forscher im Vorrat ({ $explorer }), wo der Leiter ist ({ $leader }), übrige Camps ({ $camp }) und Wächter ({ $guard }) und die Schätze.
