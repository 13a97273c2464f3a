### À qui l'on demande quoi.

## À qui l'on demande quoi

prompt-lay = { $you ->
    [yes] { $player }, posez { $terrain ->
        [temple] le temple
        [clearing] la clairière
        [ruin] la ruine
        *[volcano] le volcan
    }.
    *[no] { $player } pose { $terrain ->
        [temple] un temple
        [clearing] une clairière
        [ruin] une ruine
        *[volcano] un volcan
    }.
}
prompt-spend = { $scoring ->
    [none] { "" }
    [final] Décompte final :{ " " }
    *[round] Tour de décompte { $round } :{ " " }
}{ $you ->
    [yes] { $player }, dépensez vos points d’action ({ $ap }), puis terminez le tour.
    *[no] { $player } joue ; { $ap ->
        [one] il reste { $ap } point d’action.
        *[other] il reste { $ap } points d’action.
    }
}
prompt-bid = { $you ->
    [yes] { $player }, { $points ->
        [0] faites la première offre ou passez.
        *[other] enchérissez à plus de { $points } ou passez.
    }
    *[no] { $player } réfléchit à une offre.
}
prompt-choose = { $you ->
    [yes] { $player }, prenez une des tuiles.
    *[no] { $player } choisit une tuile.
}

## Refus : qui peut faire quoi et quand

only-sets-to-give = Vous n’avez aucun trésor unique à donner : paires et triplés ne se séparent pas.
no-partner-treasure = Personne d’autre n’a de trésor unique d’une autre sorte à prendre en échange.
no-own-treasure = Vous n’avez pas de trésor unique d’une autre sorte à donner en échange.
