### Ce qui s'est passé : en une phrase, et en une ligne dans le journal d'une table.

## Ce qui s'est passé

event-tile-drawn = { $player } pioche { $tile }, { $terrain ->
    [temple] un temple de valeur { $value }
    [clearing] une clairière
    [ruin] une ruine avec { $value ->
        [one] { $value } trésor
        *[other] { $value } trésors
    }
    *[volcano] un volcan
}.
event-tile-left-over = { $player } reçoit gratuitement la dernière tuile, { $tile }.
event-treasure-found = { $player } déterre un trésor : { WORD("kind", $treasure) }{ $owned ->
    [1] .
    [2] , deuxième exemplaire.
    *[other] , troisième exemplaire.
}
event-scored = { $player } marque { $total ->
    [one] { $total } point
    *[other] { $total } points
} : { $temple_points } pour les temples, { $treasure_points } pour les trésors. Total : { $score }.
yours-scored = Vous marquez { $total ->
    [one] { $total } point
    *[other] { $total } points
} : { $temple_points } pour les temples, { $treasure_points } pour les trésors. Total : { $score }.
event-bid = { $player } enchérit à { $points }.
event-passed = { $player } passe.
event-auction-won = { $player } remporte l’enchère et paie { $points }.
event-auction-all-passed = Tout le monde a passé : { $player }, qui a passé en premier, joue gratuitement.
event-scoring-round = Volcan ! Le tour de décompte { $number } commence par { $player }.
event-final-round = Toutes les tuiles sont jouées. Le décompte final commence par { $player }.

## La même chose sur la page, où les tuiles n'ont pas de nom

told-tile-drawn = { $player } pioche { $terrain ->
    [temple] un temple de valeur { $value }
    [clearing] une clairière
    [ruin] une ruine avec { $value ->
        [one] { $value } trésor
        *[other] { $value } trésors
    }
    *[volcano] un volcan
}.
told-tile-left-over = { $player } reçoit gratuitement la dernière tuile.

## Le journal d'une table

log-tile-drawn = pioche { $terrain ->
    [temple] un temple de valeur { $value }
    [clearing] une clairière
    [ruin] une ruine
    *[volcano] un volcan
}
log-tile-left-over = reçoit gratuitement la dernière tuile
log-treasure-found = déterre en { $hex } : { WORD("treasure", $treasure) }
log-scored = marque { $temple_points } + { $treasure_points }
log-bid = enchérit à { $points }
log-passed = passe
log-auction-won = remporte l’enchère pour { $points }
log-auction-all-passed = joue gratuitement : tout le monde a passé
log-scoring-round = Tour de décompte { $number }
log-final-round = Décompte final
