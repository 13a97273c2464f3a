### Ce que ferait l’expert dans Legend, et pourquoi, étape par étape.

## Ce qui est pris

hint-draft = { $sort ->
    [card] Prendre « { WORD("card-name", $number) } »
    [token] Prendre le jeton PA de { $value }
    [place] Prendre la position { $value }
    [temple] Prendre le temple de { $value }
    [ruin] Prendre la ruine à { $value } trésors
    [volcano] Prendre le volcan
    [lake] Prendre le lac
    *[other] Prendre la clairière
}
hint-draft-token = Le meilleur des autres est { $next }.
hint-draft-only = C’est le dernier.
hint-draft-next = { $place ->
    [1] Vous commencez la prochaine manche : vous prenez et jouez en premier.
    *[other] Vous êtes numéro { $place } sur { $players } à la prochaine manche.
}
hint-draft-last = À la fin vous marquez en numéro { $place } sur { $players } : qui marque plus tard voit ce que les autres ont fait.
hint-draft-volcano = Vous choisissez quand il déclenche le décompte, et marquez en premier. Puis il va où vous voulez : { $points } par décompte pour la majorité.
hint-draft-temple = Vous choisissez où le poser. Qui y a la majorité marque { $value } ou plus { $scorings ->
    [1] au dernier décompte.
    *[other] à chacun des { $scorings } décomptes.
}
hint-draft-ruin = Vous choisissez où la poser. Chaque trésor vous rapporte environ { $points } à chaque décompte.
hint-draft-clearing = De la place pour un camp ; sans camp, c’est une terre sauvage.
hint-draft-extra = { $rounds ->
    [0] { $ap } PA de plus à cette manche.
    [1] { $ap } PA de plus à cette manche, et à la dernière si vous conservez la carte.
    *[other] { $ap } PA de plus à cette manche, et à chacune des { $rounds } suivantes si vous conservez la carte.
}
hint-draft-card = Jouée dès maintenant, la carte rapporterait environ { $points ->
    [one] { $points } point
    *[other] { $points } points
} ; plus tard dans la manche, peut-être davantage.
hint-draft-later = { WORD("card-face", $number) } L’expert compte dessus pour plus tard dans la manche.
hint-draft-better = Avec tout ce qui peut en venir plus tard, environ { $points ->
    [one] { $points } point
    *[other] { $points } points
} de mieux que { $sort ->
    [card] « { WORD("card-name", $number) } »
    [token] le jeton PA de { $value }
    [place] la position { $value }
    [temple] le temple de { $value }
    [ruin] la ruine à { $value } trésors
    [volcano] le volcan
    [lake] le lac
    *[other] la clairière
}, qui suit, selon l’expert.
hint-draft-level = À peine mieux que { $sort ->
    [card] « { WORD("card-name", $number) } »
    [token] le jeton PA de { $value }
    [place] la position { $value }
    [temple] le temple de { $value }
    [ruin] la ruine à { $value } trésors
    [volcano] le volcan
    [lake] le lac
    *[other] la clairière
}, qui suit.
hint-draft-rest = Il ne vous reste rien d’autre à prendre.

## Ce qui est fait

hint-token = Utiliser votre jeton : { $ap } PA
hint-erupt = Lancer le décompte avec votre volcan
hint-play-card = Jouer « { WORD("card-name", $number) } »
hint-power = Consulter le directeur : { WORD("power-name", $power) }
hint-preserve = Conserver « { WORD("card-name", $number) } »
hint-discard = Défausser « { WORD("card-name", $number) } »
hint-spare = Prendre « { WORD("card-name", $number) } » à l’étalage
hint-drop = Défausser la tuile
hint-look = Regarder avec « { WORD("card-name-07") } »
hint-clear = Dégager { $hex } jusqu’à { $level }
hint-resite = Déplacer un camp en { $hex }
hint-stone = Une pierre de sentier sur { $edge }
hint-stone-from = Déplacer une pierre de sentier de { $source } à { $edge }
hint-recruit = { $figure ->
    [leader] Rendre un chef disponible
    *[explorer] { $count ->
        [one] Rendre { $count } explorateur disponible
        *[other] Rendre { $count } explorateurs disponibles
    }
}
hint-order = Mettre au-dessus : { WORD("kind", $treasure) }
hint-choose = Choisir { $hex }
hint-done = Rien de plus
hint-pass-round = Passer

## Pourquoi : le terrain

hint-foot = À pied, { $rival } peut y égaliser pour { $ap } PA{ $spent ->
    [yes] , mais n’a plus de jeton PA à cette manche.
    *[no] .
}
hint-foot-none = Personne ne peut y égaliser à pied.
hint-foot-safer = À pied, y égaliser coûte maintenant { $after } PA à { $rival }, au lieu de { $before }.
hint-temple-land = Chacune de vos { $land } terres sauvages compte une fois de plus.
hint-guard-back = { $count ->
    [one] { $count } autre de vos membres revient dans votre réserve.
    *[other] { $count } autres de vos membres reviennent dans votre réserve.
}
hint-volcano-free = Un volcan : { $value } à chaque décompte, et il n’était à personne.
hint-volcano-from = Prend le volcan à { $rival } : { $value } à chaque décompte.
hint-land = Terre sauvage : { $temples ->
    [1] un point pour votre temple.
    *[other] un point pour chacun de vos { $temples } temples.
}
hint-lake = Un lac : { $masks ->
    [1] le masque de vos ruines compte une fois de plus.
    *[other] les { $masks } masques de vos ruines comptent une fois de plus.
}
hint-masks = { $masks ->
    [one] { $masks } masque
    *[other] { $masks } masques
}, pour { $lakes ->
    [1] votre lac.
    *[other] chacun de vos { $lakes } lacs.
}
hint-lay-there = Vous y êtes déjà.
hint-stone-slows = Il faut { $after } PA à { $rival } jusqu’à { $hex } au lieu de { $before }.

## Pourquoi : les trésors

hint-dig-known = Vous l’avez vu : { WORD("kind", $treasure) }. { $more } de plus { $scorings ->
    [1] au dernier décompte.
    *[other] à chacun des { $scorings } décomptes.
}
hint-expert = { $count ->
    [1] Vous prenez le trésor qui s’y trouve.
    [2] Vous voyez les deux trésors qui s’y trouvent et prenez celui que vous préférez.
    *[other] Vous voyez les { $count } trésors qui s’y trouvent et prenez celui que vous préférez.
}

## Pourquoi : cartes, directeur, jeton

hint-token-pays = { $count ->
    [1] Il paie l’étape suivante.
    *[other] Il paie les { $count } étapes qui coûtent des PA.
}
hint-token-more = { $token } du jeton, { $more } de plus par vos cartes.
hint-erupt-first = Vous marquez en premier, avec { $ap } PA à dépenser avant.
hint-erupt-now = En l’état vous marquez { $mine }, { $rival } { $theirs }.
hint-card-better = Environ { $points ->
    [one] { $points } point
    *[other] { $points } points
} de mieux que de garder la carte, selon l’expert.
hint-card-scores = Rapporte { $more } de plus en l’état.
hint-card-level = Guère mieux que de garder la carte, selon l’expert.
hint-due = Ce que vous avez pris à cette manche doit servir avant que vous puissiez passer.
hint-power-better = Environ { $points ->
    [one] { $points } point
    *[other] { $points } points
} de mieux que de garder le directeur, selon l’expert.
hint-power-once = C’est une fois par partie ; jamais consulté, le directeur vaut { $points } points à la fin.
hint-extra-ap = { $ap } PA de plus{ $count ->
    [0] .
    [1] , pour l’étape suivante.
    *[other] , pour les { $count } étapes qui coûtent des PA.
}
hint-preserve-keeps = Conservée, elle vous reste à la fin de la manche.
hint-preserve-last = Aucune manche ne suit, mais vous ne pouvez passer qu’une fois la carte jouée, conservée ou défaussée. Conservée, elle pourrait encore être jouée à cette manche.
hint-preserve-wait = Aucune manche ne suit : cela fait seulement gagner du temps, vous jouez encore une fois avant de passer.
hint-preserve-extra = { $rounds ->
    [1] Ajoute { $ap } PA à votre jeton à la dernière manche aussi.
    *[other] Ajoute { $ap } PA à votre jeton à chacune des { $rounds } manches suivantes.
}
hint-preserve-room = « { WORD("card-name", $number) } » lui fait de la place.
hint-drop-why = Il ne reste aucune case où la poser.
hint-look-free = Cela ne coûte rien : vous voyez le premier trésor de { $count ->
    [one] { $count } ruine.
    *[other] { $count } ruines.
}
hint-pass-keeps = { $count ->
    [1] La carte que vous avez conservée reste pour la prochaine manche.
    *[other] Les { $count } cartes que vous avez conservées restent pour la prochaine manche.
}
hint-acted = Votre action est faite.
hint-pass-empty = Il ne vous reste rien qui aiderait à cette manche.
hint-recruit-leader = Un chef compte { $strength } pour la majorité.
hint-supply = Cela fait { $count } explorateurs dans votre réserve.
hint-small = Peu en soi, selon l’expert.

## Ce que cela rapporte

hint-sum-part = { WORD("part", $part) } { $sign }{ $more }.

## Après un tour

note-rest = « { WORD("note-look") } » montre le reste.
note-clear = Dégagez { $hex } jusqu’à { $level }. Cela rapporte { $more } de plus { $scorings ->
    [1] au dernier décompte
    *[other] à chacun des { $scorings } décomptes
}.
note-clear-first = Dégagez { $hex } jusqu’à { $level } avant de placer le gardien. Le temple ne monte plus : { $more } de moins { $scorings ->
    [1] au dernier décompte
    *[other] à chacun des { $scorings } décomptes
}.
note-volcano = Prenez le volcan en { $hex }, qui vaut { $value } { $scorings ->
    [1] au dernier décompte
    *[other] à chacun des { $scorings } décomptes
}. Maintenant { $holder ->
    [nobody] personne ne le marque
    *[rival] c’est { $rival } qui le marque
}.
note-land = Tenez { $hex } comme terre sauvage. Avec vos temples, cela fait { $more } de plus { $scorings ->
    [1] au dernier décompte
    *[other] à chacun des { $scorings } décomptes
}.
note-lakes = Allez en { $hex }. Lacs fois masques : { $more } de plus { $scorings ->
    [1] au dernier décompte
    *[other] à chacun des { $scorings } décomptes
}.
note-pair = Jouez « { WORD("card-name-01") } » : { WORD("kind", $treasure) }. Cela fait { $more } de plus { $scorings ->
    [1] au dernier décompte
    *[other] à chacun des { $scorings } décomptes
}.
