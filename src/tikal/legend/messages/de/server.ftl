### Was von wem gefragt ist.

prompt-draft = { $you ->
    [yes] { $player }, nimm dir eine Sache für Runde { $round }.
    *[no] { $player } nimmt sich etwas für Runde { $round }.
}
prompt-act = { $acted ->
    [yes] { $you ->
        [yes] { $player }, beende deinen Zug.
        *[no] { $player } beendet gleich den Zug.
    }
    *[no] { $you ->
        [yes] { $player }, mach eine Aktion.
        *[no] { $player } wählt eine Aktion.
    }
}
prompt-effect = { $you ->
    [yes] { $player }, weiter geht es mit: { WORD($name) }.
    *[no] { $player } führt aus: { WORD($name) }.
}
prompt-spend-legend = { $scoring ->
    [none] { "" }
    [final] Letzte Wertung –{ " " }
    *[interim] Zwischenwertung –{ " " }
}{ $you ->
    [yes] { $player }, du hast { $ap } AP.
    *[no] { $player } hat { $ap } AP.
}
effect-name-swap = Tausch
effect-name-volcano = Vulkan
