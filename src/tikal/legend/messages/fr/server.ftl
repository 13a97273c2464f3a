### À qui l'on demande quoi.

prompt-draft = { $you ->
    [yes] { $player }, prenez un élément pour la manche { $round }.
    *[no] { $player } prend un élément pour la manche { $round }.
}
prompt-act = { $acted ->
    [yes] { $you ->
        [yes] { $player }, terminez votre tour.
        *[no] { $player } va terminer le tour.
    }
    *[no] { $you ->
        [yes] { $player }, faites une action.
        *[no] { $player } choisit une action.
    }
}
prompt-effect = { $you ->
    [yes] { $player }, continuez : { WORD($name) }.
    *[no] { $player } exécute : { WORD($name) }.
}
prompt-spend-legend = { $scoring ->
    [none] { "" }
    [final] Décompte final :{ " " }
    *[interim] Décompte intermédiaire :{ " " }
}{ $you ->
    [yes] { $player }, vous avez { $ap } PA.
    *[no] { $player } a { $ap } PA.
}
effect-name-swap = échange
effect-name-volcano = volcan
