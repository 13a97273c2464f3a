### Ce que la page dit à qui regarde : relectures, décomptes, fin d'une partie.

## Relecture

replay-page = Relecture
replay-loading = Chargement de la partie…
replay-start = Le début
replay-where-start = { $turns ->
    [one] { $turns } tour suit.
    *[other] { $turns } tours suivent.
}
replay-where = { $turn ->
    [0] Enchères, action { $action } sur { $actions }.
    *[other] Tour { $turn } sur { $turns }, action { $action } sur { $actions }.
}
replay-keys-action = par action,
replay-key-shift = Maj
replay-keys-turn = par tour
replay-lead = avance sur la moyenne
replay-timeline = Moment de la partie
replay-controls = Lecture
replay-play = Lecture
replay-pause = Pause
replay-on = Une action en avant
replay-back = Une action en arrière
replay-last = Le dernier moment
replay-turn-on = Un tour en avant
replay-turn-back = Un tour en arrière
replay-speed = Vitesse { $speed }×
replay-story = Le récit
replay-apart-auction = Enchères
replay-turn-short = tour { $number }
replay-turn-of = Tour { $number } · { $player }
replay-copy = Copier lien
replay-copied = Copié
replay-download = Sauver TGN
replay-play-on = Continuer
replay-table = Vers la table
replay-open = Revoir cette partie
play-on-title = Continuer à partir d’ici
play-on-text = Une nouvelle table commence à ce moment. Vous prenez une place, des bots les autres ; ce qui est encore caché est remélangé. La partie que vous regardez reste telle quelle.
play-on-seat = Votre place
play-on-points = { $points ->
    [one] { $points } point
    *[other] { $points } points
}
play-on-bots = Les bots
play-on-do = Continuer
upload-title = Revoir un enregistrement
upload-text = Une partie en TGN, d’ici ou d’ailleurs. Chaque pioche, chaque pas et chaque décompte y est vérifié selon les règles.
upload-file = Choisir un fichier
upload-drop = ou déposez-le ici
upload-paste = ou collez-le
upload-example = [Game "Tikal"] [Edition "super-meeple"] [Players "2"] …
upload-watch = Revoir la partie
upload-too-long = { $name } est trop long pour un enregistrement : { $most } caractères au plus.
upload-next-line = Corrigez la ligne { $line } ci-dessus, ou dans votre fichier, et réessayez.
upload-next-file = Vérifiez que c’est un enregistrement de Tikal (TGN) : il commence par des en-têtes comme [Edition "super-meeple"].
rules-open = Règles

## Un décompte

scoring-title = { $final ->
    [yes] Décompte final
    *[no] Tour de décompte { $number }
} : { $you ->
    [yes] vous marquez { $points }
    *[no] { $player } marque { $points }
}
scoring-hint = { $final ->
    [yes] Toutes les tuiles sont posées.
    *[no] { $by ->
        [you] Le volcan est à vous.
        [other] Le volcan est à { $player }.
        *[none] { "" }
    }
} L’un après l’autre dépense ses points d’action et marque aussitôt après.
scoring-place = { $place } sur { $all }
scoring-round = Tour de décompte { $number }
scoring-parts = temples, trésors, total
scoring-state = { $state ->
    [scored] marqué
    [now] en cours
    *[later] en l’état
}
scoring-twice = { $count ->
    [one] { $count } temple a rapporté à plusieurs
    *[other] { $count } temples ont rapporté à plusieurs
}
scoring-paid = { $hex } a rapporté à { $players }.
scoring-you = vous
scoring-why = Chacun est payé pour ce qu’il tient à son propre décompte.
scoring-next = { $kind ->
    [scores] Ensuite : { $you ->
        [yes] vous dépensez vos points d’action, puis vous marquez.
        *[no] { $player } dépense ses points d’action, puis marque.
    }
    [lays] Ensuite : { $you ->
        [yes] vous posez le volcan et jouez un tour normal.
        *[no] { $player } pose le volcan et joue un tour normal.
    }
    [over] C’était le dernier décompte.
    *[none] La partie continue.
}
scoring-again = Revoir
scoring-skip = Au total
scoring-continue = Continuer
scoring-track = Les points de tous
scoring-temple = { $hex } rapporte { $value }{ $guard ->
    [yes] { " " }(gardé)
    *[no] { "" }
}

## La fin

end-won = { $you ->
    [alone] Vous gagnez avec { $points ->
        [one] { $points } point
        *[other] { $points } points
    }
    [shared] Vous partagez la victoire : { $winners }
    *[no] { $count ->
        [one] { $winners } gagne avec { $points ->
            [one] { $points } point
            *[other] { $points } points
        }
        *[other] { $winners } partagent la victoire
    }
}
end-level = { $you ->
    [alone] Vous gagnez, à égalité de points avec { $rivals }
    *[no] { $winners } gagne, à égalité de points avec { $rivals }
}
end-how = { $by ->
    [guard] { $points } chacun ; le plus haut temple gardé décide.
    [treasures] { $points } chacun ; le plus grand nombre de trésors décide.
    [shared] { $points ->
        [one] { $points } point
        *[other] { $points } points
    } chacun.
    *[points] { $margin ->
        [one] { $margin } point devant { $you ->
            [yes] vous
            *[no] { $second }
        }.
        *[other] { $margin } points devant { $you ->
            [yes] vous
            *[no] { $second }
        }.
    }
}
end-game = { $tiles ->
    [one] { $tiles } tuile
    *[other] { $tiles } tuiles
}, { $rounds ->
    [one] { $rounds } tour de décompte
    *[other] { $rounds } tours de décompte
}.
end-rules = { $edition }, { $auction ->
    [yes] enchères
    *[no] règles de base
}, { $house ->
    [0] sans règle maison
    [one] une règle maison
    *[other] { $house } règles maison
}
end-ranking = Classement et départage
end-ranking-hint = les mêmes étapes pour chaque rang
end-step = { $step ->
    [points] Points
    [guard] Plus haut temple avec un gardien à soi
    [treasures] Jetons trésor
    *[other] { $step }
}
end-step-note = { $note ->
    [decides] décide
    [level] à égalité
    *[not] pas nécessaire
}
end-step-share = Toujours à égalité : le rang est partagé
end-chart-hint = plein : temples, pâle : trésors
end-moments = Moments à revoir
end-moment-scoring = Meilleur décompte : { $player }, { $points ->
    [one] { $points } point
    *[other] { $points } points
} au décompte { $round }
end-moment-temple = Plus haut temple : { $player } a dégagé { $hex } jusqu’à { $level }
end-moment-treasures = { $player } a déterré { $count ->
    [one] { $count } trésor, ici
    *[other] { $count } trésors, le dernier ici
}
end-share = Partager
end-replay = Revoir la partie
end-rematch = Revanche
end-rated = Classée : { $seats }.
end-rated-seat = { $player } { $number } ({ $change })
end-friendly = { $why ->
    [bots] Non classée : un bot a joué.
    [house] Non classée : il y avait des règles maison.
    [left] Non classée : chaque place n’avait pas sa propre personne.
    [unasked] Non classée : tous n’ont pas donné leur accord.
    *[guest] Non classée : quelqu’un n’a pas réservé son nom.
}
end-rematch-hint = mêmes places, { $you ->
    [yes] vous commencez
    *[no] { $player } commence
}
end-result = { $title }. { $points }

## Le mélange honnête

fair-title = Mélange honnête
fair-running = Le mélange a été scellé avant le début, et { $count ->
    [0] aucune page n’a encore ajouté de nombre
    [one] une page a ajouté un nombre
    *[other] { $count } pages ont ajouté un nombre
}. L’écran de fin ouvre le sceau et le vérifie. Voici le sceau :
fair-none = Le mélange de cette table n’est pas scellé, la fin n’en prouve donc rien : les leçons, les parties qui en continuent une autre et les anciennes tables n’ont pas de sceau.
fair-pill = { $state ->
    [checked] Mélange honnête : vérifié ✓
    [failed] Mélange honnête : ne correspond pas
    [unknown] Mélange honnête : non vérifié
    *[checking] Mélange honnête : vérification …
}
fair-about = Personne ne pouvait connaître ni choisir l’ordre des tuiles et des trésors : ni vous, ni les autres, ni le serveur.
fair-broken = Quelque chose a été changé : rien ne prouve que personne n’a choisi l’ordre. L’étape qui ne correspond pas est marquée.
fair-sealed = Scellé avant le début
fair-sealed-when = { $time }, montré à tous
fair-added = { $count ->
    [0] Personne n’a ajouté de nombre
    *[other] Chacun a ajouté un nombre
}
fair-added-when = { $late ->
    [yes] qui est venu plus tard couvre le reste
    *[no] avant la première tuile
}
fair-late = après l’action { $at }
fair-absent = aucun avant le début
fair-number-in = ce nombre fait partie de l’ordre
fair-opened = Ouvert après la fin
fair-fits = correspond au sceau
fair-dealt = { $count ->
    [1] Le secret seul a donné l’ordre
    [2] Les deux ensemble ont donné l’ordre
    [3] Les trois ensemble ont donné l’ordre
    [4] Les quatre ensemble ont donné l’ordre
    [5] Les cinq ensemble ont donné l’ordre
    *[other] Les { $count } ensemble ont donné l’ordre
}
fair-as-played = comme joué
fair-fails = ne correspond pas
fair-not-looked = pas regardé
fair-why = { $why ->
    [sealed-other] C’est un autre sceau que celui que votre navigateur a vu au début.
    [added-order] Les nombres ne sont pas dans leur ordre : par place, puis dans l’ordre d’arrivée.
    [added-own] Le nombre que votre navigateur a ajouté n’y est pas.
    [opened-secret] Ce secret, ces règles ou cette table ne correspondent pas au sceau.
    [dealt-seed] Le sceau et ces nombres donnent un autre résultat que celui-ci.
    [dealt-first] Le sort aurait fait commencer quelqu’un d’autre.
    [dealt-seen] On vous a montré autre chose pendant la partie.
    *[dealt-order] Ces nombres donnent un autre ordre que celui qui a été joué.
}
fair-deck = { $deck ->
    [tiles] { $count } tuiles
    [treasures] { $count } trésors
    [cards] { $count } cartes
    [tokens] { $count } jetons de PA
    *[powers] { $count } pouvoirs
}
fair-more = … { $count } de plus
fair-yourself = Vérifiez vous-même :
fair-copy = Copier
