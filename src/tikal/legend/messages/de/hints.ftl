### Was der Experte in Legend täte, und warum, Schritt für Schritt.

## Was genommen wird

hint-draft = { $sort ->
    [card] „{ WORD("card-name", $number) }“ nehmen
    [token] Das AP-Plättchen mit { $value } nehmen
    [place] Position { $value } nehmen
    [temple] Den Tempel mit Wert { $value } nehmen
    [ruin] Die Ruine mit { $value } Schätzen nehmen
    [volcano] Den Vulkan nehmen
    [lake] Den See nehmen
    *[other] Die Lichtung nehmen
}
hint-draft-token = Das beste der anderen ist { $next }.
hint-draft-only = Es ist das letzte.
hint-draft-next = { $place ->
    [1] Du beginnst die nächste Runde: Du nimmst zuerst und bist zuerst am Zug.
    *[other] In der nächsten Runde bist du Nummer { $place } von { $players }.
}
hint-draft-last = Am Ende wertest du als Nummer { $place } von { $players }: Wer später wertet, sieht, was die anderen taten.
hint-draft-volcano = Du bestimmst, wann gewertet wird, und wertest zuerst. Dann liegt er, wo du willst: { $points } je Wertung für die Mehrheit dort.
hint-draft-temple = Du bestimmst, wo er liegt. Die Mehrheit dort zählt { $value } oder mehr { $scorings ->
    [1] in der letzten Wertung.
    *[other] in jeder von { $scorings } Wertungen.
}
hint-draft-ruin = Du bestimmst, wo sie liegt. Jeder Schatz bringt dir bei jeder Wertung etwa { $points }.
hint-draft-clearing = Platz für ein Camp; ohne Camp ist es Wildnis.
hint-draft-extra = { $rounds ->
    [0] { $ap } AP mehr in dieser Runde.
    [one] { $ap } AP mehr in dieser Runde, und aufbewahrt auch in der letzten.
    *[other] { $ap } AP mehr in dieser Runde, und aufbewahrt in jeder der { $rounds } folgenden.
}
hint-draft-card = Jetzt gleich ausgespielt, brächte die Karte etwa { $points ->
    [one] einen Punkt
    *[other] { $points } Punkte
}; später in der Runde vielleicht mehr.
hint-draft-later = { WORD("card-face", $number) } Der Experte rechnet damit für später in der Runde.
hint-draft-better = Mit allem, was später daraus werden kann, etwa { $points ->
    [one] einen Punkt
    *[other] { $points } Punkte
} besser als das Nächstbeste, nach Einschätzung des Experten: { $sort ->
    [card] „{ WORD("card-name", $number) }“
    [token] das AP-Plättchen mit { $value }
    [place] Position { $value }
    [temple] der Tempel mit Wert { $value }
    [ruin] die Ruine mit { $value } Schätzen
    [volcano] der Vulkan
    [lake] der See
    *[other] die Lichtung
}.
hint-draft-level = Kaum besser als das Nächstbeste: { $sort ->
    [card] „{ WORD("card-name", $number) }“
    [token] das AP-Plättchen mit { $value }
    [place] Position { $value }
    [temple] der Tempel mit Wert { $value }
    [ruin] die Ruine mit { $value } Schätzen
    [volcano] der Vulkan
    [lake] der See
    *[other] die Lichtung
}.
hint-draft-rest = Sonst bleibt dir nichts zu nehmen.

## Was getan wird

hint-token = AP-Plättchen nutzen: { $ap } AP
hint-erupt = Mit dem Vulkan die Wertung beginnen
hint-play-card = „{ WORD("card-name", $number) }“ ausspielen
hint-power = Den Direktor befragen: { WORD("power-name", $power) }
hint-preserve = „{ WORD("card-name", $number) }“ aufbewahren
hint-discard = „{ WORD("card-name", $number) }“ abwerfen
hint-spare = „{ WORD("card-name", $number) }“ aus der Auslage nehmen
hint-drop = Die Tafel abwerfen
hint-look = Mit „{ WORD("card-name-07") }“ ansehen
hint-clear = { $hex } freilegen, bis { $level }
hint-resite = Ein Camp nach { $hex } verlegen
hint-stone = Pfadstein auf { $edge }
hint-stone-from = Einen Pfadstein von { $source } nach { $edge } versetzen
hint-recruit = { $figure ->
    [leader] Einen Leiter verfügbar machen
    *[explorer] { $count ->
        [one] Einen Forscher verfügbar machen
        *[other] { $count } Forscher verfügbar machen
    }
}
hint-order = Nach oben legen: { WORD("kind", $treasure) }
hint-choose = { $hex } wählen
hint-done = Nichts mehr davon
hint-pass-round = Passen

## Warum: das Land

hint-foot = Zu Fuß kann { $rival } dort für { $ap } AP gleichziehen{ $spent ->
    [yes] , hat aber in dieser Runde kein AP-Plättchen mehr.
    *[no] .
}
hint-foot-none = Zu Fuß kann dort niemand gleichziehen.
hint-foot-safer = Zu Fuß kostet es { $rival } dort nun { $after } AP gleichzuziehen statt { $before }.
hint-temple-land = Jedes deiner { $land } Felder Wildnis zählt einmal mehr.
hint-guard-back = { $count ->
    [one] Ein weiteres Mitglied von dir kommt in deinen Vorrat zurück.
    *[other] { $count } weitere Mitglieder von dir kommen in deinen Vorrat zurück.
}
hint-volcano-free = Ein Vulkan: { $value } bei jeder Wertung, und er gehörte niemandem.
hint-volcano-from = Nimmt { $rival } den Vulkan ab: { $value } bei jeder Wertung.
hint-land = Wildnis: { $temples ->
    [one] ein Punkt für deinen Tempel.
    *[other] ein Punkt für jeden deiner { $temples } Tempel.
}
hint-lake = Ein See: { $masks ->
    [one] Die Maske auf deinen Ruinen zählt einmal mehr.
    *[other] Die { $masks } Masken auf deinen Ruinen zählen einmal mehr.
}
hint-masks = { $masks ->
    [one] Eine Maske
    *[other] { $masks } Masken
}, für { $lakes ->
    [one] deinen See.
    *[other] jeden deiner { $lakes } Seen.
}
hint-lay-there = Dort stehst du schon.
hint-stone-slows = { $rival } braucht { $after } AP nach { $hex } statt { $before }.

## Warum: Schätze

hint-dig-known = Du hast ihn gesehen: { WORD("kind", $treasure) }. { $more } mehr { $scorings ->
    [1] bei der letzten Wertung.
    *[other] bei jeder von { $scorings } Wertungen.
}
hint-expert = { $count ->
    [one] Du nimmst den Schatz dort.
    [2] Du siehst beide Schätze dort und nimmst den, der dir am besten passt.
    *[other] Du siehst alle { $count } Schätze dort und nimmst den, der dir am besten passt.
}

## Warum: Karten, Direktor, Plättchen

hint-token-pays = { $count ->
    [one] Das bezahlt den nächsten Schritt.
    *[other] Das bezahlt die { $count } Schritte, die AP kosten.
}
hint-token-more = { $token } vom Plättchen, { $more } mehr durch deine Karten.
hint-erupt-first = Du wertest zuerst und hast davor { $ap } AP.
hint-erupt-now = Wie es steht, wertest du { $mine }, { $rival } { $theirs }.
hint-card-better = Etwa { $points ->
    [one] einen Punkt
    *[other] { $points } Punkte
} besser, als die Karte zu behalten, nach Einschätzung des Experten.
hint-card-scores = Bringt { $more } mehr bei Wertung jetzt.
hint-card-level = Nicht viel besser, als die Karte zu behalten, nach Einschätzung des Experten.
hint-due = Was du in dieser Runde genommen hast, muss gebraucht sein, bevor du passen kannst.
hint-power-better = Etwa { $points ->
    [one] einen Punkt
    *[other] { $points } Punkte
} besser, als den Direktor aufzusparen, nach Einschätzung des Experten.
hint-power-once = Das geht einmal in der Partie; nie befragt, bringt der Direktor am Ende { $points } Punkte.
hint-extra-ap = { $ap } AP mehr{ $count ->
    [0] .
    [one] , für den nächsten Schritt.
    *[other] , für die { $count } Schritte, die AP kosten.
}
hint-preserve-keeps = Aufbewahrt bleibt sie dir, wenn die Runde endet.
hint-preserve-last = Es folgt keine Runde mehr, aber passen kannst du erst, wenn sie ausgespielt, aufbewahrt oder abgelegt ist. Aufbewahrt könntest du sie in dieser Runde noch ausspielen.
hint-preserve-wait = Es folgt keine Runde mehr, also bringt das nur Zeit: Du bist vor dem Passen noch einmal dran.
hint-preserve-extra = { $rounds ->
    [one] Gibt deinem Plättchen auch in der letzten Runde { $ap } AP mehr.
    *[other] Gibt deinem Plättchen in jeder der { $rounds } folgenden Runden { $ap } AP mehr.
}
hint-preserve-room = „{ WORD("card-name", $number) }“ macht dafür Platz.
hint-drop-why = Es ist kein Feld mehr frei, auf dem sie liegen darf.
hint-look-free = Das kostet nichts: Du siehst den obersten Schatz von { $count ->
    [one] einer Ruine.
    *[other] { $count } Ruinen.
}
hint-pass-keeps = { $count ->
    [one] Die Karte, die du aufbewahrt hast, bleibt für die nächste Runde.
    *[other] Die { $count } Karten, die du aufbewahrt hast, bleiben für die nächste Runde.
}
hint-acted = Deine Aktion ist getan.
hint-pass-empty = Du hast nichts mehr, was in dieser Runde hilft.
hint-recruit-leader = Ein Leiter zählt { $strength }, wo es um die Mehrheit geht.
hint-supply = Dann sind { $count } Forscher in deinem Vorrat.
hint-small = Für sich wenig, nach Einschätzung des Experten.

## Was es bringt

hint-sum-part = { WORD("part", $part) } { $sign }{ $more }.

## Nach einem Zug

note-rest = „{ WORD("note-look") }“ zeigt den Rest.
note-clear = Lege { $hex } bis { $level } frei. Das zählt { $more } mehr { $scorings ->
    [1] in der letzten Wertung
    *[other] in jeder von { $scorings } Wertungen
}.
note-clear-first = Lege { $hex } bis { $level } frei, bevor der Wächter kommt. Jetzt wächst der Tempel nicht mehr, und { $more } mehr { $scorings ->
    [1] in der letzten Wertung
    *[other] in jeder von { $scorings } Wertungen
} entfallen.
note-volcano = Nimm den Vulkan auf { $hex }, Wert { $value } { $scorings ->
    [1] in der letzten Wertung
    *[other] in jeder von { $scorings } Wertungen
}. Jetzt { $holder ->
    [nobody] wertet ihn niemand
    *[rival] wertet ihn { $rival }
}.
note-land = Halte { $hex } als Wildnis. Mit deinen Tempeln sind das { $more } mehr { $scorings ->
    [1] in der letzten Wertung
    *[other] in jeder von { $scorings } Wertungen
}.
note-lakes = Geh nach { $hex }. Seen mal Masken wären { $more } mehr { $scorings ->
    [1] in der letzten Wertung
    *[other] in jeder von { $scorings } Wertungen
}.
note-pair = Spiele „{ WORD("card-name-01") }“ aus: { WORD("kind", $treasure) }. Das sind { $more } mehr { $scorings ->
    [1] bei der letzten Wertung
    *[other] bei jeder von { $scorings } Wertungen
}.
