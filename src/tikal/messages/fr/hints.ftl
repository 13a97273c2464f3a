### Aide en jouant : ce que ferait un bot, et ce qu’un tour a laissé échapper.

## Autour

hint-open = Que feriez-vous ? (H)
hint-ask = Que feriez-vous ?
hint-ask-hint = Le tour du bot expert, étape par étape. Rien n’est joué sans votre accord.
hint-thinking = L’expert réfléchit…
hint-title = { $level ->
    [expert] L’expert jouerait
    *[other] Un bot fort jouerait
}
hint-ap = { $cost ->
    [one] { $cost } point d’action
    *[other] { $cost } points d’action
}
hint-show = Montrer
hint-play = Jouer
hint-close = Fermer
hint-cancel = Annuler
hint-revealed = Un trésor ! La suite est à vous.
hint-played = C’est joué. Regardez, puis terminez votre tour.
hint-gain = { $gain ->
    [0] ±0
    *[other] { $sign }{ $gain }
}

## Ce que cela rapporte

hint-sum-scored = en l’état : { $about ->
    [yes] environ { $after }
    *[no] { $after }
} au lieu de { $before }.
hint-sum-end = À la fin, environ { $mine } contre { $count ->
    [1] { $first }
    [2] { $first } et { $second }
    *[3] { $first }, { $second } et { $third }
}.

## Refus

no-hints = Il n’y a pas de conseils dans ce jeu.
hints-off = Pas de conseils ici : d’autres jouent à cette table, et qui la tient ne les a pas permis.
hint-gone = Le conseil a été abandonné : la partie a continué, ou plus personne ne l’attend.
hint-failed = Pas de conseil cette fois : le bot n’a pas su se décider.

## Après un tour

note-title = Vous pouviez avoir { $gain } de plus
note-look = Regarder
note-close = Fermer cette note
note-stop = Ne plus montrer ces notes
