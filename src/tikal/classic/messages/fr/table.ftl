### Ce que la page dit à ses tables.

## Autour du plateau

table-temples = Temples
goal-classic = Le but : le plus de points. À chaque décompte, vous marquez les temples où vous avez la majorité, et vos trésors.
tip-lay-volcano = Personne n’y entre : les chemins le contournent.
ask-spend-scoring = { $final ->
    [yes] Décompte final.
    *[no] Volcan tiré, décompte { $number }.
} { $lead } : dépensez vos PA, puis vous marquez

## Bulles

what-figures = { $player } : { $leader ->
    [yes] chef{ $explorers ->
        [0] { "" }
        [one] { " " }et un explorateur
        *[other] { " " }et { $explorers } explorateurs
    }
    *[no] { $explorers ->
        [one] { $explorers } explorateur
        *[other] { $explorers } explorateurs
    }
}

## Enchères

auction-title = Enchères
auction-tiles = { $left ->
    [one] { $left } tuile proposée
    *[other] { $left } tuiles proposées
}
auction-bidders = Qui enchérit
auction-opened = { $player } a ouvert
auction-points = { $points ->
    [one] { $points } point
    *[other] { $points } points
}
auction-if-scored = en l’état +{ $points }
auction-state = { $state ->
    [high] Offre { $points }
    [passed] A passé
    [played] A joué
    [bidding] Enchérit
    [choosing] Choisit
    *[waiting] Attend
}
auction-order = Ordre de jeu
auction-this-round = cette manche
auction-turn = { $kind ->
    [taken] { $price ->
        [0] gratuit
        *[other] payé { $price }
    }
    [now] cette enchère
    [last] dernière tuile, gratuite
    *[later] enchère
}
auction-your-bid = Votre offre
auction-after = Vous avez { $points ->
    [one] { $points } point
    *[other] { $points } points
}, { $after } après avoir payé { $bid }.
auction-cannot = Vous avez { $points ->
    [one] { $points } point
    *[other] { $points } points
} : pas assez pour enchérir plus haut.
auction-if-pass = Si vous passez, { $wins ->
    [no] { $player } parle ensuite ; vous pourrez enchérir de nouveau pour le tour d’après.
    *[yes] { $price ->
        [0] tout le monde a passé : { $you ->
            [yes] vous prenez une tuile et jouez, gratuitement.
            *[no] { $player }, qui a passé en premier, prend une tuile et joue, gratuitement.
        }
        *[other] { $player } paie { $price }, prend une tuile et joue ; le tour suivant est mis aux enchères après cela.
    }
}
auction-bid = Enchérir à { $points }
auction-pass = Passer
auction-less = Un de moins
auction-more = Un de plus
auction-plus = +{ $points }
auction-all = les { $points }
auction-take = Prendre cette tuile
auction-tile = { $terrain ->
    [temple] Temple { $value }
    [clearing] Clairière
    [ruin] Ruine
    *[volcano] Volcan
}
auction-tile-note = { $terrain ->
    [temple] { $stones ->
        [one] { $stones } dalle
        *[other] { $stones } dalles
    }
    [clearing] { $stones ->
        [one] { $stones } dalle
        *[other] { $stones } dalles
    }
    [ruin] { $value ->
        [one] { $value } trésor
        *[other] { $value } trésors
    }
    *[volcano] décompte d’abord
}

## Points

sheet-title = Si l’on comptait maintenant : { $player }
sheet-total = { $score } maintenant, { $total } de plus, { $sum } ensuite
sheet-temple = { $hex }
sheet-guarded = gardé

## Les panneaux autour du plateau

stack-left = { $left ->
    [0] Plus de tuiles
    [one] Reste { $left } tuile
    *[other] Reste { $left } tuiles
}
stack-volcano = { $letter ->
    [none] plus de volcan
    *[other] volcan encore en { $letter }
}
stack-next-volcano = volcan suivant : { $letter }
stack-letter = { $letter } : { $left } { $left ->
    [one] restante
    *[other] restantes
}
