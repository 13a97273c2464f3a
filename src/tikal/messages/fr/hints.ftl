### Aide en jouant : ce que ferait un bot, et ce qu’un tour a laissé échapper.

## Autour

hint-open = Conseil : que feriez-vous ? (H)
hint-ask = Conseil : que feriez-vous ?
hint-ask-hint = Le tour de l’expert, étape par étape. Rien n’est joué sans votre accord.
hint-where = Un conseil : menu ≡.
hint-thinking = L’expert réfléchit…
hint-title-then = Un bot fort aurait joué
hint-title = { $level ->
    [expert] L’expert jouerait
    *[other] Un bot fort jouerait
}
hint-ap = { $cost ->
    [one] { $cost } point d’action
    *[other] { $cost } points d’action
}
hint-from-here = À partir d’ici, tout dépend de ce que vous trouvez.
hint-show = Montrer
hint-play = Jouer
hint-close = Fermer
hint-cancel = Annuler
hint-playing = Ce tour est joué…
hint-playing-hint = Dans un instant, vous voyez où en est la partie.
hint-revealed = Un trésor ! Continuez, ou redemandez un conseil.
hint-played = C’est joué. Regardez, puis terminez votre tour.
hint-gain = { $gain ->
    [0] ±0
    *[other] { $sign }{ $gain }
}

## Ce que cela rapporte

hint-sum-scored = en l’état : { $same ->
    [yes] toujours{ " " }
    *[no] { "" }
}{ $about ->
    [yes] environ { $after }
    *[no] { $after }
}{ $same ->
    [yes] { "" }
    *[no] { " " }au lieu de { $before }
}.
hint-sum-end = { $count ->
    [1] À la fin, environ : vous { $mine }, { $one } { $first }.
    [2] À la fin, environ : vous { $mine }, { $one } { $first }, { $two } { $second }.
    *[3] À la fin, environ : vous { $mine }, { $one } { $first }, { $two } { $second }, { $three } { $third }.
}

## Refus

no-hints = Il n’y a pas de conseils dans ce jeu.
hints-off = Pas de conseils ici : d’autres jouent à cette table, et qui la tient ne les a pas permis.
hint-gone = Le conseil a été abandonné : la partie a continué, ou plus personne ne l’attend.
hint-failed = Pas de conseil cette fois : l’expert n’a pas su se décider.

## Ce qui est fait

hint-lay = { $terrain ->
    [temple] Temple de { $value } en { $hex }
    [ruin] Ruine à { $value } trésors en { $hex }
    [volcano] Volcan en { $hex }
    [lake] Lac en { $hex }
    *[other] Clairière en { $hex }
}
hint-walk = { $figure ->
    [leader] Le chef vers { $hex }
    *[explorer] { $count ->
        [one] Un explorateur vers { $hex }
        *[other] { $count } explorateurs vers { $hex }
    }
}
hint-bring = { $figure ->
    [leader] Mettre en jeu le chef et le mener en { $hex }
    *[explorer] { $count ->
        [one] Mettre en jeu un explorateur et le mener en { $hex }
        *[other] Mettre en jeu { $count } explorateurs et les mener en { $hex }
    }
}
hint-enter = { $figure ->
    [leader] Le chef au camp, { $hex }
    *[explorer] { $count ->
        [one] Un explorateur au camp, { $hex }
        *[other] { $count } explorateurs au camp, { $hex }
    }
}
hint-uncover = Dégager { $hex } jusqu’à { $level }
hint-dig = { $count ->
    [one] Déterrer un trésor en { $hex }
    [2] Déterrer deux trésors en { $hex }
    *[other] Déterrer { $count } trésors en { $hex }
}
hint-camp = Un camp en { $hex }
hint-guard = { $figure ->
    [leader] Le chef gardien en { $hex }
    *[explorer] Un explorateur gardien en { $hex }
}
hint-exchange = Échanger avec { $player } : { WORD("kind", $give) } contre { WORD("kind", $take) }
hint-exchange-dug = Peut-être échanger ce que vous déterrez contre { WORD("kind", $take) } ({ $player })
hint-end = Terminer le tour

## Pourquoi : les temples

hint-takes-free = Il vaut { $value }, et personne d’autre ne s’y trouve.
hint-takes-from = Le prend à { $rival } : il vaut { $value }.
hint-breaks-tie = À égalité avec { $rival } jusqu’ici ; il est alors à vous et vaut { $value }.
hint-takes-tied = { $rival } et d’autres y sont à égalité, personne ne le marque ; il est alors à vous et vaut { $value }.
hint-levels = À égalité avec { $rival } : personne ne marque ses { $value } points.
hint-stronger = Déjà à vous ; maintenant { $mine } contre { $theirs }.
hint-gives-up = Abandonne { $hex }, qui rapporte { $value }.
hint-steps-aside = S’écarte : qui reste en { $hex } quand le gardien est placé est écarté du jeu.
hint-raise-first = D’abord dégager : un temple gardé ne monte plus.
hint-grows = { $scorings ->
    [1] Rapporte { $more } de plus au dernier décompte.
    *[other] Rapporte { $more } de plus à chacun des { $scorings } décomptes, tant qu’il est à vous.
}
hint-guard-keeps = { $scorings ->
    [1] { $value } points au dernier décompte, à coup sûr.
    *[other] { $value } points à chacun des { $scorings } décomptes, à coup sûr.
}
hint-guard-leave = { $count ->
    [one] Un autre de vos membres est écarté du jeu.
    *[other] { $count } autres de vos membres sont écartés du jeu.
}

## Pourquoi : les chemins

hint-needed = Nécessaire pour l’étape { $step }.
hint-nearer = { $land ->
    [ruin] De là, il y a { $ap } PA jusqu’à la ruine en { $hex }, avec { $value ->
        [one] un trésor
        *[other] { $value } trésors
    }.
    *[temple] De là, il y a { $ap } PA jusqu’à { $hex }, un temple de { $value }.
}
hint-camp-shorter = De nouveaux explorateurs atteignent { $hex } pour { $after } PA au lieu de { $before }.
hint-camp-opens = De nouveaux explorateurs atteignent { $hex } pour { $after } PA ; il n’y avait pas de chemin.
hint-lay-ahead = Vous y arrivez pour { $ap } PA ; il en faut { $theirs } à { $rival }.
hint-lay-level = Vous y arrivez pour { $ap } PA, et { $rival } aussi.
hint-lay-alone = Vous y arrivez pour { $ap } PA, et personne d’autre n’a de chemin.
hint-lay-shorter = Raccourcit votre chemin vers { $hex } : { $after } PA au lieu de { $before }.
hint-lay-opens = Ouvre un chemin vers { $hex } : { $after } PA.
hint-lay-best = Environ { $points ->
    [one] { $points } point
    *[other] { $points } points
} de mieux que le milieu des { $count } possibilités.
hint-lay-same = L’endroit importe peu : les { $count } possibilités se valent presque.

## Pourquoi : les trésors

hint-ruin = { $count ->
    [one] Un trésor s’y trouve, qui vous rapporte environ { $points } à chaque décompte.
    *[other] { $count } trésors s’y trouvent, chacun vous rapporte environ { $points } à chaque décompte.
}
hint-dig-worth = { $scorings ->
    [1] Environ { $points } de plus au dernier décompte{ $count ->
        [one] { "" }
        *[other] { " " }pour chacun
    }.
    *[other] Environ { $points } de plus à chacun des { $scorings } décomptes{ $count ->
        [one] { "" }
        *[other] { " " }pour chacun
    }.
}
hint-dig-match = { $good } des { $left } trésors cachés vont avec les vôtres.
hint-exchange-more = { $count ->
    [1] Le premier de sa sorte
    *[other] Cela en fait { $count } d’une sorte
} : { $more } de plus { $scorings ->
    [1] au dernier décompte
    *[other] à chacun des { $scorings } décomptes
}.

## Pourquoi : le reste

hint-better = Environ { $points ->
    [one] { $points } point
    *[other] { $points } points
} de plus à la fin, selon l’expert.
hint-depends = Cela dépend de ce que vous trouvez.
hint-little = Peu en soi, mais les PA seraient perdus.
hint-nothing-helps = Rien de ce qui est possible n’aiderait.

## Après un tour

note-title = Vous pouviez avoir { $gain } de plus { $scorings ->
    [1] au dernier décompte
    *[other] sur tous les décomptes à venir
}
note-all = { $rest ->
    [less] Cela fait environ { $alone } en tout ; le reste de ce tour rapporte { $other } de moins que le vôtre.
    [more] Cela fait environ { $alone } en tout ; le reste de ce tour rapporte { $other } de plus.
    *[same] Cela fait environ { $alone } en tout.
}
note-sum-scored = { $scorings ->
    [1] au dernier décompte.
    *[other] sur tous les décomptes ensemble.
}{ $same ->
    [yes] { "" }
    *[no] { " " }Décompté juste après : { $about ->
        [yes] environ { $after }
        *[no] { $after }
    } au lieu de { $before } après votre tour.
}
note-look = Regarder
note-open = Pourquoi ?
note-close = Fermer cette note
note-stop = Ne plus montrer ces notes
note-temple = Prenez { $hex }, qui vaut { $value } { $scorings ->
    [1] au dernier décompte
    *[other] à chacun des { $scorings } décomptes
}. Maintenant { $holder ->
    [nobody] personne ne le marque
    *[rival] c’est { $rival } qui le marque
}.
note-raise-first = Dégagez { $hex } jusqu’à { $value } avant de placer le gardien. Il sera marqué encore { $scorings ->
    [1] une fois
    *[other] { $scorings } fois
}, et en reste à { $now }.
note-raise = Dégagez { $hex } jusqu’à { $value }. Cela rapporte { $more } de plus { $scorings ->
    [1] au dernier décompte
    *[other] à chacun des { $scorings } décomptes
}.
note-guard = Placez un gardien en { $hex }, qui rapporte { $value }. Maintenant { $rival } peut y égaliser pour { $ap } PA.
note-dig = { $count ->
    [one] Déterrez un trésor en { $hex }.
    *[other] Déterrez { $count } trésors, en { $hex } aussi.
} Un trésor rapporte environ { $points } { $scorings ->
    [1] au dernier décompte
    *[other] à chacun des { $scorings } décomptes
}.
note-exchange = Échangez { WORD("kind", $give) } contre { WORD("kind", $take) }. Cela fait { $more } de plus { $scorings ->
    [1] au dernier décompte
    *[other] à chacun des { $scorings } décomptes
}.
