### Hilfe beim Spielen: was ein Bot täte, und was ein Zug verschenkt hat.

## Drumherum

hint-open = Tipp: Was würdest du tun? (H)
hint-ask = Tipp: Was würdest du tun?
hint-ask-hint = Der Zug des Experten, Schritt für Schritt. Gespielt wird erst, wenn du es sagst.
hint-where = Ein Tipp: Menü ≡.
hint-thinking = Der Experte denkt nach …
hint-title-then = Ein starker Bot hätte gespielt
hint-title = { $level ->
    [expert] Der Experte würde spielen
    *[other] Ein starker Bot würde spielen
}
hint-ap = { $cost ->
    [one] ein Aktionspunkt
    *[other] { $cost } Aktionspunkte
}
hint-from-here = Von hier an hängt alles davon ab, was du findest.
hint-show = Zeigen
hint-play = Spielen
hint-close = Schließen
hint-cancel = Abbrechen
hint-playing = Dieser Zug wird gespielt …
hint-playing-hint = Gleich siehst du, wie es steht.
hint-revealed = Ein Schatz! Spiel weiter, oder frag noch einmal nach einem Tipp.
hint-played = Gespielt. Sieh es dir an und beende dann deinen Zug.
hint-gain = { $gain ->
    [0] ±0
    *[other] { $sign }{ $gain }
}

## Was es bringt

hint-sum-scored = bei Wertung jetzt: { $same ->
    [yes] weiter{ " " }
    *[no] { "" }
}{ $about ->
    [yes] etwa { $after }
    *[no] { $after }
}{ $same ->
    [yes] { "" }
    *[no] { " " }statt { $before }
}.
hint-sum-end = { $count ->
    [1] Am Ende etwa: du { $mine }, { $one } { $first }.
    [2] Am Ende etwa: du { $mine }, { $one } { $first }, { $two } { $second }.
    *[3] Am Ende etwa: du { $mine }, { $one } { $first }, { $two } { $second }, { $three } { $third }.
}

## Ablehnungen

no-hints = In diesem Spiel gibt es keine Tipps.
hints-off = Hier gibt es keine Tipps: Andere spielen mit, und wer den Tisch eröffnet hat, hat sie nicht erlaubt.
hint-gone = Der Tipp wurde fallen gelassen: Die Partie ging weiter, oder niemand wartet mehr darauf.
hint-failed = Diesmal kein Tipp: Der Experte konnte sich nicht entscheiden.

## Was getan wird

hint-lay = { $terrain ->
    [temple] Tempel mit Wert { $value } auf { $hex }
    [ruin] Ruine mit { $value } Schätzen auf { $hex }
    [volcano] Vulkan auf { $hex }
    [lake] See auf { $hex }
    *[other] Lichtung auf { $hex }
}
hint-walk = { $figure ->
    [leader] Leiter nach { $hex }
    *[explorer] { $count ->
        [one] Forscher nach { $hex }
        *[other] { $count } Forscher nach { $hex }
    }
}
hint-bring = { $figure ->
    [leader] Leiter einsetzen und nach { $hex } gehen
    *[explorer] { $count ->
        [one] Forscher einsetzen und nach { $hex } gehen
        *[other] { $count } Forscher einsetzen und nach { $hex } gehen
    }
}
hint-enter = { $figure ->
    [leader] Leiter einsetzen, { $hex }
    *[explorer] { $count ->
        [one] Forscher einsetzen, { $hex }
        *[other] { $count } Forscher einsetzen, { $hex }
    }
}
hint-uncover = { $hex } freilegen, bis { $level }
hint-dig = { $count ->
    [one] Schatz heben auf { $hex }
    [2] Zwei Schätze heben auf { $hex }
    *[other] { $count } Schätze heben auf { $hex }
}
hint-camp = Camp auf { $hex }
hint-guard = { $figure ->
    [leader] Leiter als Wächter, { $hex }
    *[explorer] Forscher als Wächter, { $hex }
}
hint-exchange = Tauschen mit { $player }: { WORD("kind", $give) } gegen { WORD("kind", $take) }
hint-exchange-dug = Vielleicht tauschen: was du hebst für { WORD("kind", $take) } ({ $player })
hint-end = Den Zug beenden

## Warum: Tempel

hint-takes-free = Zählt { $value }, und sonst steht dort niemand.
hint-takes-from = Nimmt ihn { $rival } ab: zählt { $value }.
hint-breaks-tie = Bisher gleichauf mit { $rival }; dann gehört er dir und zählt { $value }.
hint-takes-tied = { $rival } und andere sind dort gleichauf, niemand wertet ihn; dann gehört er dir und zählt { $value }.
hint-levels = Gleichauf mit { $rival }: Niemand wertet seine { $value }.
hint-stronger = Gehört dir schon; nun { $mine } gegen { $theirs }.
hint-gives-up = Gibt { $hex } auf, Wert { $value }.
hint-steps-aside = Tritt beiseite: Wer auf { $hex } bleibt, wenn der Wächter kommt, wird aus dem Spiel genommen.
hint-raise-first = Erst freilegen: Ein geschützter Tempel wächst nicht mehr.
hint-grows = { $scorings ->
    [1] Zählt { $more } mehr in der letzten Wertung.
    *[other] Zählt { $more } mehr in jeder von { $scorings } Wertungen, solange er dir gehört.
}
hint-guard-keeps = { $scorings ->
    [1] { $value } Punkte in der letzten Wertung, ganz sicher.
    *[other] { $value } Punkte in jeder von { $scorings } Wertungen, ganz sicher.
}
hint-guard-leave = { $count ->
    [one] Ein weiteres Mitglied von dir wird aus dem Spiel genommen.
    *[other] { $count } weitere Mitglieder von dir werden aus dem Spiel genommen.
}

## Warum: Wege

hint-needed = Nötig für Schritt { $step }.
hint-nearer = { $land ->
    [ruin] Von dort sind es { $ap } AP zur Ruine auf { $hex } mit { $value ->
        [one] einem Schatz
        *[other] { $value } Schätzen
    }.
    *[temple] Von dort sind es { $ap } AP nach { $hex }, zu einem Tempel mit Wert { $value }.
}
hint-camp-shorter = Neue Forscher erreichen { $hex } für { $after } AP statt für { $before }.
hint-camp-opens = Neue Forscher erreichen { $hex } für { $after } AP; bisher führte kein Weg dorthin.
hint-lay-ahead = Du kommst für { $ap } AP hin; { $rival } braucht { $theirs }.
hint-lay-level = Du kommst für { $ap } AP hin, { $rival } ebenso.
hint-lay-alone = Du kommst für { $ap } AP hin, und sonst hat niemand einen Weg.
hint-lay-shorter = Verkürzt deinen Weg nach { $hex }: { $after } AP statt { $before }.
hint-lay-opens = Öffnet einen Weg nach { $hex }: { $after } AP.
hint-lay-best = Etwa { $points ->
    [one] einen Punkt
    *[other] { $points } Punkte
} besser als die Mitte von { $count } Möglichkeiten.
hint-lay-same = Wo, ist fast gleich: Die { $count } Möglichkeiten nehmen sich kaum etwas.

## Warum: Schätze

hint-ruin = { $count ->
    [one] Dort liegt ein Schatz, der dir bei jeder Wertung etwa { $points } bringt.
    *[other] Dort liegen { $count } Schätze, jeder bringt dir bei jeder Wertung etwa { $points }.
}
hint-dig-worth = { $scorings ->
    [1] Etwa { $points } mehr bei der letzten Wertung{ $count ->
        [one] { "" }
        *[other] { " " }für jeden
    }.
    *[other] Etwa { $points } mehr bei jeder von { $scorings } Wertungen{ $count ->
        [one] { "" }
        *[other] { " " }für jeden
    }.
}
hint-dig-match = { $good } von { $left } verdeckten passen zu deinen.
hint-exchange-more = { $count ->
    [1] Der erste Schatz seiner Art
    *[other] Dann sind es { $count } von einer Art
}: { $more } mehr { $scorings ->
    [1] bei der letzten Wertung
    *[other] bei jeder von { $scorings } Wertungen
}.

## Warum: sonst

hint-better = Am Ende etwa { $points ->
    [one] ein Punkt
    *[other] { $points } Punkte
} mehr, nach Einschätzung des Experten.
hint-depends = Hängt davon ab, was du findest.
hint-little = Für sich wenig, aber sonst verfielen die AP.
hint-nothing-helps = Nichts, was möglich ist, würde helfen.

## Nach einem Zug

note-title = { $gain } mehr waren möglich { $scorings ->
    [1] in der letzten Wertung
    *[other] in allen Wertungen, die noch kommen
}
note-all = { $rest ->
    [less] Das sind zusammen etwa { $alone }; der Rest jenes Zuges bringt { $other } weniger als deiner.
    [more] Das sind zusammen etwa { $alone }; der Rest jenes Zuges bringt { $other } mehr.
    *[same] Das sind zusammen etwa { $alone }.
}
note-sum-scored = { $scorings ->
    [1] in der letzten Wertung.
    *[other] in allen Wertungen zusammen.
}{ $same ->
    [yes] { "" }
    *[no] { " " }Gleich danach gewertet: { $about ->
        [yes] etwa { $after }
        *[no] { $after }
    } statt { $before } nach deinem Zug.
}
note-look = Ansehen
note-open = Warum?
note-close = Diese Notiz schließen
note-stop = Keine solchen Notizen mehr
note-temple = Nimm { $hex }: Der Tempel zählt { $value } { $scorings ->
    [1] in der letzten Wertung
    *[other] in jeder von { $scorings } Wertungen
}. Jetzt { $holder ->
    [nobody] wertet ihn niemand
    *[rival] wertet ihn { $rival }
}.
note-raise-first = Lege { $hex } bis { $value } frei, bevor der Wächter kommt. Er wird noch { $scorings ->
    [1] einmal
    [2] zweimal
    [3] dreimal
    *[other] { $scorings }-mal
} gewertet und bleibt jetzt bei { $now }.
note-raise = Lege { $hex } bis { $value } frei. Das zählt { $more } mehr { $scorings ->
    [1] in der letzten Wertung
    *[other] in jeder von { $scorings } Wertungen
}.
note-guard = Stelle einen Wächter auf { $hex }, der Tempel zählt { $value }. Jetzt kann { $rival } dort für { $ap } AP gleichziehen.
note-dig = { $count ->
    [one] Hebe einen Schatz auf { $hex }.
    *[other] Hebe { $count } Schätze, auch auf { $hex }.
} Ein Schatz bringt etwa { $points } { $scorings ->
    [1] bei der letzten Wertung
    *[other] bei jeder von { $scorings } Wertungen
}.
note-exchange = Tausche { WORD("kind", $give) } gegen { WORD("kind", $take) }. Das sind { $more } mehr { $scorings ->
    [1] bei der letzten Wertung
    *[other] bei jeder von { $scorings } Wertungen
}.
