### Was die Seite an seinen Tischen sagt.

## Rund um den Spielplan

table-temples = Tempel
goal-classic = Das Ziel: die meisten Punkte. In jeder Wertung zählen die Tempel, auf denen du am stärksten bist, und deine Schätze.
tip-lay-volcano = Niemand kann ihn betreten: Wege führen um ihn herum.
ask-spend-scoring = { $final ->
    [yes] Letzte Wertung.
    *[no] Vulkan gezogen, Wertung { $number }.
} { $lead }: Gib deine AP aus, dann wertest du

## Hinweise

what-figures = { $player }: { $leader ->
    [yes] der Leiter{ $explorers ->
        [0] { "" }
        [one] { " " }und ein Forscher
        *[other] { " " }und { $explorers } Forscher
    }
    *[no] { $explorers ->
        [one] ein Forscher
        *[other] { $explorers } Forscher
    }
}

## Versteigerung

auction-title = Versteigerung
auction-tiles = { $left ->
    [one] eine Tafel liegt aus
    *[other] { $left } Tafeln liegen aus
}
auction-bidders = Wer bietet
auction-opened = { $player } hat eröffnet
auction-points = { $points ->
    [one] 1 Punkt
    *[other] { $points } Punkte
}
auction-if-scored = bei Wertung +{ $points }
auction-state = { $state ->
    [high] Bietet { $points }
    [passed] Hat gepasst
    [played] War dran
    [bidding] Bietet jetzt
    [choosing] Wählt
    *[waiting] Wartet
}
auction-order = Zugreihenfolge
auction-this-round = in dieser Runde
auction-turn = { $kind ->
    [taken] { $price ->
        [0] umsonst
        *[other] { $price } gezahlt
    }
    [now] um diesen Zug
    [last] letzte Tafel, umsonst
    *[later] Versteigerung
}
auction-your-bid = Dein Gebot
auction-after = Du hast { $points ->
    [one] 1 Punkt
    *[other] { $points } Punkte
}, nach einem Gebot von { $bid } noch { $after }.
auction-cannot = Du hast { $points ->
    [one] 1 Punkt
    *[other] { $points } Punkte
}: Das reicht nicht, um höher zu bieten.
auction-if-pass = Wenn du passt: { $wins ->
    [no] { $player } bietet als Nächstes; um den Zug danach kannst du wieder bieten.
    *[yes] { $price ->
        [0] Alle haben gepasst, und { $you ->
            [yes] du nimmst eine Tafel und spielst, umsonst.
            *[no] { $player } nimmt eine Tafel und spielt, umsonst, weil zuerst gepasst.
        }
        *[other] { $player } zahlt { $price }, nimmt eine Tafel und spielt; danach wird der nächste Zug versteigert.
    }
}
auction-bid = { $points } bieten
auction-pass = Passen
auction-less = Eins weniger bieten
auction-more = Eins mehr bieten
auction-plus = +{ $points }
auction-all = alle { $points }
auction-take = Diese Tafel nehmen
auction-tile = { $terrain ->
    [temple] Tempel { $value }
    [clearing] Lichtung
    [ruin] Ruine
    *[volcano] Vulkan
}
auction-tile-note = { $terrain ->
    [temple] { $stones } Steinplatten
    [clearing] { $stones } Steinplatten
    [ruin] { $value } Schätze
    *[volcano] erst Wertung
}

## Punkte

sheet-title = Bei Wertung jetzt: { $player }
sheet-total = jetzt { $score }, { $total } dazu, dann { $sum }
sheet-temple = { $hex }
sheet-guarded = geschützt

## Die Leisten um den Spielplan

stack-left = { $left ->
    [0] Keine Tafeln mehr
    [one] Noch eine Tafel
    *[other] Noch { $left } Tafeln
}
stack-volcano = { $letter ->
    [none] kein Vulkan mehr
    *[other] noch ein Vulkan in { $letter }
}
stack-next-volcano = nächster Vulkan in { $letter }
stack-letter = { $letter }: noch { $left }
