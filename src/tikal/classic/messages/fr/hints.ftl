### Ce que ferait l’expert, et pourquoi, étape par étape.

## Ce qui est fait

hint-bid = Enchérir à { $points }
hint-pass = Passer
hint-take = { $terrain ->
    [temple] Prendre le temple de { $value }
    [ruin] Prendre la ruine à { $value } trésors
    [volcano] Prendre le volcan
    *[other] Prendre la clairière
}

## Pourquoi : les temples

hint-tie-costs = { $scoring ->
    [yes] Vous le marquez maintenant. Avant le prochain décompte, { $rival } peut y égaliser pour { $ap } PA.
    *[no] { $rival } peut y égaliser pour { $ap } PA ; alors personne ne le marque.
}
hint-safe-turn = Sûr pour un tour : personne ne peut y égaliser en un seul.
hint-safe-now = { $rival } pouvait égaliser pour { $before } PA ; plus personne ne le peut en un tour.
hint-safer = Y égaliser coûte maintenant { $after } PA à { $rival }, au lieu de { $before }.
hint-last-piece = C’est le dernier { $level } : les temples de { $below } ne montent plus.

## Pourquoi : le reste

hint-bid-worth = Jouer maintenant vaut environ { $worth ->
    [one] { $worth } point
    *[other] { $worth } points
}, selon le bot.
hint-pass-worth = Jouer maintenant vaut moins qu’une offre de { $points }, selon le bot.
hint-no-points = Vous n’avez pas assez de points pour une offre de { $points }.
hint-take-better = Environ { $points ->
    [one] { $points } point
    *[other] { $points } points
} de mieux que { $terrain ->
    [temple] le temple de { $value }
    [ruin] la ruine à { $value } trésors
    [volcano] le volcan
    *[other] la clairière
}.
hint-take-level = À peine mieux que { $terrain ->
    [temple] le temple de { $value }
    [ruin] la ruine à { $value } trésors
    [volcano] le volcan
    *[other] la clairière
}, qui suit.
hint-take-best = Le meilleur de ce qui est proposé, selon le bot.
hint-take-last = C’est la dernière tuile proposée.
hint-all-spent = Il ne reste aucun point d’action.
