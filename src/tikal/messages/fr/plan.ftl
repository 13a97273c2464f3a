### Préparer son coup : le prochain tour, essayé pendant que les autres jouent.

## Autour

plan-open = Préparer
plan-open-hint = Préparer votre prochain tour (P)
plan-title = Vous préparez votre tour
plan-hint = Vous seul voyez ceci. { $player } joue{ $others ->
    [0] .
    *[other] , puis { $then }.
}
plan-hint-brief = Rien n’est joué. { $player } joue.
plan-planned = sur { $total } PA prévus
plan-sum = { $cost } sur { $total } PA
plan-stop = Arrêter de préparer
plan-stop-brief = Arrêter
plan-list = Votre plan
plan-tab = Plan
plan-count = { $count ->
    [one] une étape
    *[other] { $count } étapes
}
plan-empty = Faites sur le plateau ce que vous feriez à votre tour : chaque chose devient une étape.
plan-tile-unknown = La tuile que vous tirerez est inconnue ; le plan commence une fois qu’elle est posée.
plan-find-unknown = Ce que vous trouverez est inconnu.
plan-keep = Garder le plan
plan-clear = Vider
plan-kept = Votre plan est gardé. Personne d’autre ne le voit.
plan-gone-back = Il n’y a plus rien à annuler dans ce plan.

## Ses étapes

plan-walk = { $figure ->
    [leader] Chef
    *[explorer] { $count ->
        [one] Explorateur
        *[other] { $count } explorateurs
    }
} { $way }
plan-enter = Amener { $figure ->
    [leader] le chef
    *[explorer] { $count ->
        [one] un explorateur
        *[other] { $count } explorateurs
    }
} en { $hex }
plan-does = { $what } : { $then }
plan-step = Étape { $number } :
plan-cost-was = au lieu de { $cost } PA
plan-broken = Impossible : { $reason }
plan-waits = Attend l’étape { $number }
plan-up = Monter l’étape { $number }
plan-down = Descendre l’étape { $number }
plan-remove = Retirer l’étape { $number }
plan-heard-broken = Votre plan : l’étape { $number } n’est plus possible. { $reason }
plan-heard-added = Étape { $number } : { $what }.{ $total ->
    [0] {""}
    *[other] {" "}Il reste { $left } PA dans le plan.
}

## C’est à vous

plan-ready = À vous : jouez votre plan, ou repartez de zéro
plan-ready-hint = { $broken ->
    [0] { $count ->
        [one] Son étape est toujours possible.
        *[other] Les { $count } étapes sont toujours possibles.
    }
    *[other] { $broken ->
        [one] Une étape n’est plus possible.
        *[other] { $broken } étapes ne sont plus possibles.
    }
} Vous pouvez arrêter entre deux étapes.
plan-after-tile = Une fois la tuile posée, vous pourrez jouer votre plan.
plan-own-turn = C’est à vous : ce que vous faites maintenant est joué.
plan-play = { $cost ->
    [0] Jouer le plan
    *[other] Jouer le plan ({ $cost } PA)
}
plan-play-next = Jouer l’étape suivante
plan-drop = Abandonner
plan-playing = Votre plan est joué : étape { $number } sur { $count }
plan-playing-hint = Tout clic l’arrête entre deux étapes.
plan-stopped = Arrêt à l’étape { $number } : { $reason }
plan-stopped-here = Arrêté. Ce qui reste de votre plan est gardé.
plan-costs-now = elle coûte maintenant { $cost } PA.
plan-played = Votre plan est joué. Vérifiez, puis terminez votre tour.

## Refus

plan-no-turn = Vous ne jouerez plus dans cette partie : regardez comment elle finit.
plan-not-here = On ne peut pas préparer de tour à cette table. Jouez quand c’est à vous.
plan-one-seat = Vous jouez plusieurs places à cette table, et un plan n’est que pour une personne. Jouez quand c’est à vous.
plan-too-long = Un plan compte au plus { $most } étapes. Retirez-en.
plan-no-end = Un plan ne termine pas le tour. Jouez-le, puis terminez vous-même le tour.
