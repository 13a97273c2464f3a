### Ce que la page dit à qui la regarde.

## Les six parties d'un décompte

parts-now = En l’état
parts-title = Six parties
parts-hint = { $state ->
    [scored] points marqués
    *[later] points actuels
}
parts-together = Ensemble
parts-becomes = { $before } → { $after }
parts-before = Avant
parts-piece = { $name } { $points }
parts-cell = { $part }, { $player } :
parts-from = venant de
parts-hexes = en { $hexes }
part-temples = Temples
part-how-temples = gardien ou majorité
part-tall = Grands temples
part-how-tall = bonus dès le niveau 7
part-volcanoes = Volcans
part-how-volcanoes = par majorité
part-land = Terres sauvages
part-how-land = temples × jungle, clairières
part-lakes = Eaux
part-how-lakes = lacs × masques visibles
part-treasures = Trésors
part-how-treasures = par sorte, de plus en plus
part-director = Directeur
part-how-director = jamais consulté
count-temples = { $count ->
    [one] { $count } temple
    *[other] { $count } temples
}
count-land = { $count ->
    [one] { $count } terre
    *[other] { $count } terres
}
count-lakes = { $count ->
    [one] { $count } lac
    *[other] { $count } lacs
}
count-masks = { $count ->
    [one] { $count } masque
    *[other] { $count } masques
}
parts-standing = { $state ->
    [now] Classement en l’état
    [later] Décompté, ou en l’état
    [final] Classement à la fin
    *[scored] Classement après ce décompte
}

## Un décompte

legend-scoring-title = { $final ->
    [yes] Décompte final
    *[no] Décompte intermédiaire { $number }
} : { $you ->
    [yes] vous marquez { $points }
    *[no] { $player } marque { $points }
}
legend-scoring-hint = { $final ->
    [yes] Toutes les manches sont jouées.
    *[no] { $by ->
        [you] Vous avez joué le volcan.
        [other] { $player } a joué le volcan.
        *[none] { "" }
    }
}{ $spent ->
    [own] { "" }
    [0] { " " }{ $scorer } n’a dépensé aucun PA avant.
    *[other] { " " }{ $scorer } a dépensé { $spent } PA avant : { $did }.
} Choisissez un nombre pour voir d’où il vient.
legend-scoring-next = { $kind ->
    [scores] Ensuite : { $you ->
        [yes] vous dépensez vos points d’action, puis vous marquez.
        *[no] { $player } dépense ses points d’action, puis marque.
    }
    [lays] Ensuite : { $you ->
        [yes] vous posez le volcan.
        *[no] { $player } pose le volcan.
    }
    [over] C’était le dernier décompte.
    *[none] La partie continue.
}

## Les campements et ce qui est proposé

camp-place = Position { $place } dans le prochain ordre de jeu
camp-token = { $value } PA
camp-tile = Tuile { $tile }
camp-left = Conservées
camp-right = Cartes de cette manche
camp-card = Carte { $card } : { $name }{ $down ->
    [yes] , a servi cette manche
    *[no] { "" }
}
offer-title = À prendre au draft

## Relecture

replay-where-legend = Manche { $round }, { $kind ->
    [draft] draft, étape { $action } sur { $actions }.
    *[other] tour { $turn } sur { $turns }, étape { $action } sur { $actions }.
}
replay-round-short = M{ $round }
replay-apart-draft = Manche { $round } · draft
panel-leaders = { $count ->
    [0] Aucun chef disponible
    [one] { $count } chef disponible
    *[other] { $count } chefs disponibles
}

## La fin

legend-end-game = { $rounds ->
    [one] { $rounds } décompte
    *[other] { $rounds } décomptes
}.
legend-end-rules = { $edition }, { $scenario }{ $corrected ->
    [yes] , boîte corrigée
    *[no] { "" }
}
legend-end-parts = Le décompte final en six parties
legend-chart-title = Points par décompte
legend-chart-scoring = { $final ->
    [yes] final
    *[no] nº { $number }
}
legend-end-moment = Meilleur décompte : { $player }, { $points ->
    [one] { $points } point
    *[other] { $points } points
} au décompte { $final ->
    [yes] final
    *[no] intermédiaire { $round }
}
legend-chart-hint = plein : temples, pâle : autres parties
legend-over-rest = Autres
