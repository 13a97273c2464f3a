### Ce qui s'est passé : en une phrase, et en une ligne dans le journal d'une table.

## Ce qui s'est passé

event-power-dealt = { $player } reçoit la tuile Pouvoir { $power_tile }.
event-card-dealt = La carte { $card } est proposée : { WORD($name) }.
event-token-drawn = Un jeton PA de { $value } est proposé.
event-draft-began = Manche { $round } : { $player } prend en premier.
event-card-taken = { $player } prend la carte { $card } : { WORD($name) }.
event-token-taken = { $player } prend le jeton PA de { $value }.
event-place-taken = { $player } prend la position { $place } dans le prochain ordre de jeu.
event-card-played = { $player } joue la carte { $card } : { WORD($name) }.{ $treasure ->
    [none] { "" }
    *[other] { " " }Trésors pris : { $count } × { WORD("kind", $treasure) }.
}
event-card-discarded = { $player } défausse la carte { $card } : { WORD($name) }.
event-card-preserved = { $player } conserve la carte { $card } : { WORD($name) }.{ $discarded ->
    [none] { "" }
    *[other] { " " }La carte { $discarded } laisse la place.
}
event-token-used = { $player } utilise le jeton PA de { $value } et a { $ap } PA.
event-looked = { $player } regarde le trésor du dessus de chaque ruine.
event-treasure-seen = { $player } voit un trésor en { $hex } : { WORD("kind", $treasure) }.
event-treasure-looked-at = { $player } regarde un trésor en { $hex }.
event-treasure-unearthed = { $player } déterre un trésor en { $hex } : { WORD("kind", $treasure) }{ $owned ->
    [1] .
    *[other] , soit { $owned } exemplaires.
}
event-stack-ordered = { $player } range la pile dans un autre ordre.
event-power-used = { $player } consulte le directeur du musée : { WORD($name) }.
event-volcano-played = { $player } joue le volcan { $tile }.
told-power-dealt = { $player } reçoit un directeur du musée avec trois pouvoirs.
told-volcano-played = { $player } joue le volcan.
told-card-dealt = « { WORD($name) } » est proposée.
told-card-taken = { $player } prend « { WORD($name) } ».
told-card-played = { $player } joue « { WORD($name) } ».{ $treasure ->
    [none] { "" }
    *[other] { " " }Trésors pris : { $count } × { WORD("kind", $treasure) }.
}
told-card-discarded = { $player } défausse « { WORD($name) } ».
told-card-preserved = { $player } conserve « { WORD($name) } ».
event-out-for-round = { $player } passe et se retire de la manche.
event-recruited = { $player } rend disponible { $figure ->
    [leader] un chef
    *[explorer] un explorateur
}.
event-landed = { $player } place { $count ->
    [one] un explorateur
    *[other] { $count } explorateurs
} en { $hex }.
event-hex-chosen = { $player } choisit { $hex }.
event-marched = { $player } fait marcher { $figure ->
    [leader] un chef
    *[explorer] un explorateur
} de { $source } à { $hex }.
event-camp-moved = { $player } déplace un camp de { $source } à { $hex }.
event-guard-kept-others = { $player } place un gardien en { $hex } : la valeur { $level } est acquise. { $kept ->
    [0] Aucun autre membre ne retourne
    [one] Un autre membre retourne
    *[other] { $kept } autres membres retournent
} dans la réserve.
event-stone-placed = { $player } pose une pierre de sentier sur { $edge }.
event-stone-moved = { $player } déplace une pierre de sentier de { $source } à { $edge }.
event-interim-scoring = Volcan ! Le décompte intermédiaire commence par { $player }.
event-final-scoring = { $rounds ->
        [1] La seule manche est jouée
        [6] Les six manches sont jouées
       *[other] Les { $rounds } manches sont jouées
    }. Le décompte final commence par { $player }.
event-round-began = La manche { $round } commence ; ordre de jeu : { $order }.
event-legend-scored = { $player } marque { $total } : temples { $temples_points }, grands temples { $tall_points }, volcans { $volcanoes_points }, terres sauvages { $land_points }, eaux { $lakes_points }, trésors { $treasures_points }{ $director ->
    [0] .
    *[other] , directeur du musée { $director }.
} Total : { $score }.
yours-legend-scored = Vous marquez { $total } : temples { $temples_points }, grands temples { $tall_points }, volcans { $volcanoes_points }, terres sauvages { $land_points }, eaux { $lakes_points }, trésors { $treasures_points }{ $director ->
    [0] .
    *[other] , directeur du musée { $director }.
} Total : { $score }.

## Le journal d'une table

log-power-dealt = a un directeur du musée
log-card-dealt = La carte { $card } est proposée
log-token-drawn = Un jeton PA de { $value } est proposé
log-draft-began = Manche { $round } : { $player } prend en premier
log-card-taken = prend « { WORD($name) } »
log-token-taken = prend le jeton PA de { $value }
log-place-taken = prend la position { $place }
log-card-played = joue { WORD($name) }{ $treasure ->
    [none] { "" }
    *[other] { " " }({ $count } × { WORD("treasure", $treasure) })
}
log-card-discarded = défausse { WORD($name) }
log-card-preserved = conserve { WORD($name) }
log-token-used = utilise le jeton PA : { $ap } PA
log-looked = regarde le trésor du dessus de chaque ruine
log-treasure-seen = voit en { $hex } : { WORD("treasure", $treasure) }
log-treasure-looked-at = regarde un trésor en { $hex }
log-treasure-unearthed = déterre en { $hex } : { WORD("treasure", $treasure) }
log-stack-ordered = range la pile
log-power-used = consulte le directeur : { WORD($name) }
log-volcano-played = joue le volcan
log-out-for-round = passe
log-recruited = { $figure ->
    [leader] rend un chef disponible
    *[explorer] rend un explorateur disponible
}
log-landed = place { $count ->
    [one] un explorateur
    *[other] { $count } explorateurs
} en { $hex }
log-hex-chosen = choisit { $hex }
log-marched = marche { $source } → { $hex }{ $figure ->
    [leader] { " " }avec un chef
    *[explorer] { "" }
}
log-camp-moved = déplace un camp { $source } → { $hex }
log-guard-kept-others = place un gardien en { $hex }
log-stone-placed = pose une pierre de sentier sur { $edge }
log-stone-moved = déplace une pierre de sentier { $source } → { $edge }
log-stone-moved-you = prend la pierre de sentier que vous aviez posée sur { $source } pour { $edge }
log-interim-scoring = Décompte intermédiaire
log-final-scoring = Décompte final
log-round-began = La manche { $round } commence
log-legend-scored = marque ses points
