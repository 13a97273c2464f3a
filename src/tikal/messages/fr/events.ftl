### Ce qui s'est passé : en une phrase, et en une ligne dans le journal d'une table.

## Ce qui s'est passé

event-tile-offered = { $tile } est révélée : { $terrain ->
    [temple] un temple de valeur { $value }
    [clearing] une clairière
    [ruin] une ruine avec { $value ->
        [one] { $value } trésor
        *[other] { $value } trésors
    }
    *[volcano] un volcan
}.
event-tile-laid = { $player } pose { $terrain ->
    [temple] le temple
    [clearing] la clairière
    [ruin] la ruine
    [lake] le lac
    *[volcano] le volcan
} { $tile } en { $hex }.
event-tile-left-game = { $tile } ne va nulle part et est écartée du jeu.
event-tile-taken = { $player } prend { $tile }, { $terrain ->
    [temple] un temple de valeur { $value }
    [clearing] une clairière
    [ruin] une ruine avec { $value ->
        [one] { $value } trésor
        *[other] { $value } trésors
    }
    *[volcano] un volcan
}.
event-entered = { $player } met en jeu { $figure ->
    [leader] le chef
    *[explorer] un explorateur
} en { $hex }.
event-moved = { $player } déplace { $figure ->
    [leader] le chef
    *[explorer] un explorateur
} de { $source } à { $hex } pour { $cost } PA.
event-secret-path = { $player } envoie { $figure ->
    [leader] le chef
    *[explorer] un explorateur
} de { $source } à { $hex } par un sentier secret.
event-uncovered = { $player } dégage le temple en { $hex } : il vaut maintenant { $level }.
event-dug = { $player } fouille en { $hex }.
event-exchanged = { $player } fait un échange avec { $other } : { WORD("kind", $give) } contre { WORD("kind", $take) }.
event-camp-built = { $player } installe un camp en { $hex }.
event-guard-placed = { $player } place un gardien en { $hex } : la valeur { $level } est acquise.{ $removed ->
    [0] { "" }
    [one] { " " }Un autre membre est écarté du jeu.
    *[other] { " " }{ $removed } autres membres sont écartés du jeu.
}
event-turn-ended = { $player } termine le tour{ $unspent ->
    [0] .
    *[other] { " " }et laisse { $unspent } PA.
}
event-game-over = { $count ->
    [one] { $winners } gagne avec { $points ->
        [one] { $points } point
        *[other] { $points } points
    }{ $decided_by ->
        [guard] , grâce au plus haut temple gardé.
        [treasures] , grâce au plus grand nombre de trésors.
        *[points] .
    }
    *[other] { $winners } partagent la victoire avec { $points ->
        [one] { $points } point
        *[other] { $points } points
    }.
}
yours-game-over = Vous gagnez avec { $points ->
    [one] { $points } point
    *[other] { $points } points
}{ $decided_by ->
    [guard] , grâce au plus haut temple gardé.
    [treasures] , grâce au plus grand nombre de trésors.
    *[points] .
}

## La même chose sur la page, où les tuiles n'ont pas de nom

told-tile-offered = { $terrain ->
    [temple] Un temple de valeur { $value } est révélé.
    [clearing] Une clairière est révélée.
    [ruin] Une ruine avec { $value ->
        [one] { $value } trésor
        *[other] { $value } trésors
    } est révélée.
    *[volcano] Un volcan est révélé.
}
told-tile-laid = { $player } pose { $terrain ->
    [temple] le temple
    [clearing] la clairière
    [ruin] la ruine
    [lake] le lac
    *[volcano] le volcan
} en { $hex }.
told-tile-left-game = Une tuile ne va nulle part et est écartée du jeu.
told-tile-taken = { $player } prend { $terrain ->
    [temple] un temple de valeur { $value }
    [clearing] une clairière
    [ruin] une ruine avec { $value ->
        [one] { $value } trésor
        *[other] { $value } trésors
    }
    *[volcano] un volcan
}.

## Le journal d'une table

log-start = { $equal ->
    [yes] Tout le monde commence avec { $points ->
        [one] { $points } point
        *[other] { $points } points
    }.
    *[no] Points au départ, dans l’ordre de jeu : { $list }.
}
log-start-of = { $player } { $points }

log-tile-offered = { $terrain ->
    [temple] révélé : un temple de valeur { $value }
    [clearing] révélée : une clairière
    [ruin] révélée : une ruine
    *[volcano] révélé : un volcan
}
log-tile-laid = pose { $terrain ->
    [temple] un temple de { $value }
    [clearing] une clairière
    [ruin] une ruine
    [lake] un lac
    *[volcano] un volcan
} en { $hex }
log-tile-left-game = une tuile ne va nulle part et est écartée du jeu
log-tile-taken = prend { $terrain ->
    [temple] le temple de valeur { $value }
    [clearing] la clairière
    [ruin] la ruine
    *[volcano] le volcan
}
log-entered = met en jeu { $figure ->
    [leader] le chef
    *[explorer] un explorateur
} en { $hex }
log-moved = avance { $way }{ $figure ->
    [leader] { " " }avec le chef
    *[explorer] { "" }
}
log-moved-back = part de { $source } et y revient
log-secret-path = prend un sentier secret { $source } → { $hex }
log-uncovered = dégage { $hex } jusqu’à { $level }
log-dug = fouille en { $hex }
log-exchanged = échange avec { $other } : { WORD("treasure", $give) } contre { WORD("treasure", $take) }
log-exchanged-you = échange avec vous : { WORD("treasure", $give) } contre { WORD("treasure", $take) }
log-lead-lost = { $is ->
    [nobody] { $hex } est maintenant à égalité et ne vous rapporte plus
    *[other] { $hex } rapporte maintenant à { $player }, plus à vous
}
log-temples = { $count ->
    [one] mène désormais dans { $count } temple de plus
    *[other] mène désormais dans { $count } temples de plus
}
log-times = { $text } ×{ $times }
log-by = { $player } :
log-spoken = { $player } : { $text }
# Qui joue, au-dessus des lignes qui le racontent à la troisième personne.
log-who = { $you ->
    [yes] { $player } (vous)
    *[no] { $player }
}
log-turn = tour { $turn }
log-filter = { $filter ->
    [mine] Me concerne
    *[all] Tout
}
log-since = Depuis votre dernier tour
log-camp-built = installe un camp en { $hex }
log-guard-placed = place un gardien en { $hex }
log-turn-ended = termine le tour
log-game-over = Victoire : { $winners }
log-game-over-you = Vous avez gagné
log-undone = revient sur une action
log-cost = { $cost } PA
log-points = +{ $points }
