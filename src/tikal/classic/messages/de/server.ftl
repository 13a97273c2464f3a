### Was von wem gefragt ist.

## Was von wem gefragt ist

prompt-lay = { $you ->
    [yes] { $player }, lege { $terrain ->
        [temple] den Tempel
        [clearing] die Lichtung
        [ruin] die Ruine
        *[volcano] den Vulkan
    }.
    *[no] { $player } legt { $terrain ->
        [temple] einen Tempel
        [clearing] eine Lichtung
        [ruin] eine Ruine
        *[volcano] einen Vulkan
    }.
}
prompt-spend = { $scoring ->
    [none] { "" }
    [final] Letzte Wertung –{ " " }
    *[round] Wertungsrunde { $round } –{ " " }
}{ $you ->
    [yes] { $player }, gib deine { $ap } Aktionspunkte aus und beende dann den Zug.
    *[no] { $player } spielt und hat noch { $ap } Aktionspunkte.
}
prompt-bid = { $you ->
    [yes] { $player }, { $points ->
        [0] gib das erste Gebot ab oder passe.
        *[other] biete mehr als { $points } oder passe.
    }
    *[no] { $player } überlegt sich ein Gebot.
}
prompt-choose = { $you ->
    [yes] { $player }, nimm dir eine der Tafeln.
    *[no] { $player } wählt eine Tafel.
}

## Ablehnungen: wer was wann darf

only-sets-to-give = Du hast keinen einzelnen Schatz zu geben: Paare und Drillinge werden nicht geteilt.
no-partner-treasure = Niemand sonst hat einen einzelnen Schatz einer anderen Art, den du dafür nehmen könntest.
no-own-treasure = Du hast keinen einzelnen Schatz einer anderen Art, den du dafür geben könntest.
