### Ce que la page dit à une table.

## Boutons

deeds = Ce qu’on peut faire

## Une nouvelle table

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-white = blanc
shape-red = triangle
shape-blue = cercle
shape-yellow = carré
shape-white = losange
level-beginner = débutant
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert

## Prendre place par un lien

join-title = Une invitation
join-text = { $known ->
    [no] Une place vous est gardée
    *[other] { $host } vous garde une place
} : règles { $edition }, { $players } joueurs.
join-name = Votre nom
join-sit = Prendre place
join-rated = Cette partie est classée : elle compte pour les joueurs au nom réservé. Avec quelqu’un qui n’en a pas, elle est amicale.
join-watch = Seulement regarder

## Autour du plateau

table-title = Tikal
table-board = Le plateau
table-close = Fermer
table-home = Accueil
table-menu = Menu
table-settings = Réglages
table-share = Inviter
table-house = Outils des hôtes
table-journal = Journal
table-journal-empty = Il ne s’est encore rien passé.
table-replay = que vient-il de se passer ?
table-players = Joueurs
table-you = Vous
table-log = Journal
table-result = Résultat
table-undo = Défaire
table-redo = Refaire
table-turn = Tourner
table-turn-back = Tourner en sens inverse
table-exchange = Échange
table-end-turn = Terminer le tour
table-lay-at = Poser en { $hex }
table-walk = Avancer
table-skip = Sauter
table-skip-hint = Montrer tout de suite la dernière position
table-cancel = Annuler
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-fit = Tout le plateau
table-fold = Replier le panneau
table-unfold = Déplier le panneau
table-ap-left = PA restants
table-ap-after = points d’action après la tuile
table-spectator = Vous regardez
table-status = { $kind ->
    [me] vous
    [here] sur cet appareil
    [bot] bot ({ $level })
    [open] place libre
    *[person] { $online ->
        [yes] en ligne
        *[no] hors ligne
    }
}
table-away = en congé jusqu’au { $until }
table-to-move = doit jouer
table-thinking = réfléchit
table-copied = Le lien est dans le presse-papiers.
table-copy = Copier le lien
table-seat-bot = Donner la place à un bot
table-copy-hint = La place { $name } attend qui ouvrira ce lien en premier :
table-loopback = Ces liens ne marchent que sur cet ordinateur. Pour que d’autres puissent jouer, démarrez le serveur par « tikal serve --host 0.0.0.0 », ouvrez la table par le nom ou l’adresse de cet ordinateur dans votre réseau, et envoyez les liens que vous y trouvez.
table-watch-link = Tout le monde peut regarder par ce lien :
table-all-seated = Toutes les places sont prises.
table-loading = On prépare la table…
goal-read = Compris
table-offline = Pas de connexion. Rien n’est perdu : la table est conservée et cette page se reconnecte toute seule…
page-part-missing = Une partie de cette page n’a pas pu être chargée : il n’y a pas de connexion, ou le serveur a une page plus récente. Rien n’est perdu.
page-load-again = Recharger la page
page-unreachable = Le serveur est injoignable pour le moment. Rien n’est perdu : réessayez dans un instant.
page-try-again = Réessayer
table-back-online = Connexion rétablie.
table-error = Quelque chose n’a pas marché : { $reason }
table-elsewhere = C’est à { $player } de décider.
table-watching-only = Vous regardez ; seules les personnes à la table peuvent agir.
table-catching-up = Les actions des autres sont d’abord montrées. « Sauter » passe à la suite.
table-own-shown = Ce que vous venez de faire est d’abord montré. Réessayez dans un instant.
table-hex = { $hex }, { $what }{ $figures ->
    [none] { "" }
    *[some] . { $who }
}{ $can ->
    [nothing] { "" }
    *[something] . { $deeds }
}

## Ce qui est demandé

ask-lead = { $who ->
    [you] À vous
    *[other] { $who }
}
ask-lay = { $lead } : posez { $terrain ->
    [temple] ce temple
    [clearing] cette clairière
    [ruin] cette ruine
    *[volcano] ce volcan
} sur une case marquée
ask-lay-hint = { $turns ->
    [no] Un clic la pose.
    *[yes] R ou la molette la tourne, un clic la pose.
} { $hexes ->
    [one] { $hexes } case possible.
    *[other] { $hexes } cases possibles.
}
ask-lay-hint-touch = { $turns ->
    [no] Touchez une case marquée, puis posez la tuile.
    *[yes] Touchez une case marquée, tournez la tuile, puis posez-la.
}
ask-spend = { $lead } : dépensez vos points d’action
ask-spend-hint = Cliquez sur un pion pour avancer, ou sur une case marquée pour voir ce que vous pouvez y faire.
ask-spend-hint-touch = Touchez une case marquée, ou l’un de vos pions, pour voir ce que vous pouvez y faire.
ask-enter = { $lead } : mettez vos pions en jeu au camp de base
ask-enter-hint = Cliquez sur le camp de base marqué{ $leader ->
    [yes]  : votre chef d’abord, puis des explorateurs.
    *[no] { " " }et mettez des explorateurs en jeu.
} Menez-les ensuite aux temples.
ask-enter-hint-touch = Touchez le camp de base marqué{ $leader ->
    [yes]  : votre chef d’abord, puis des explorateurs.
    *[no] { " " }et mettez des explorateurs en jeu.
} Menez-les ensuite aux temples.
ask-scoring-hint = À la fin de ce tour, vous marquez : ayez la majorité là où ça compte.
ask-guard = { $figure ->
    [leader] Le chef
    *[explorer] Un explorateur
} comme gardien en { $hex } ?
ask-guard-back = Voyez qui s’en va. « Retour » ramène au menu.
ask-guard-hint = Un gardien vous paie à chaque décompte et personne ne peut prendre le temple, mais il ne monte plus.
ask-hint-open = Qu’est-ce que cela veut dire ?
ask-spent = { $lead } : tous les points d’action sont dépensés
ask-spent-hint = { $undo ->
    [yes] Terminez votre tour, ou défaites une action.
    *[no] Terminez votre tour.
}
ask-nothing = { $lead } : rien de plus à faire avec { $ap } PA
ask-walk-party = { $lead } : menez { $leaders ->
    [0] { $explorers ->
        [one] votre explorateur
        *[other] { $explorers } explorateurs
    }
    [one] { $explorers ->
        [0] votre chef
        [one] chef et explorateur
        *[other] chef et { $explorers } explorateurs
    }
    *[other] { $explorers ->
        [0] les deux chefs
        [one] les deux chefs et un explorateur
        *[other] les deux chefs et { $explorers } explorateurs
    }
} à une case marquée
ask-walk-hint = Depuis { $hex }. Les nombres dorés sont des points d’action. { $touch ->
    [yes] Touchez { $hex } à nouveau pour rester.
    *[no] Échap { $count ->
        [one] le
        *[other] les
    } remet en place.
}
ask-menu = { $lead } : que faire en { $hex } ?
ask-menu-hint = { $count ->
    [one] 1 choisit
    *[other] 1 à { $count } choisissent
}, Échap ferme.
ask-menu-hint-touch = Touchez ce que vous voulez faire. À côté du cercle, on le ferme.
ask-exchange = { $lead } : échangez un trésor
ask-exchange-hint = Donnez un trésor que vous avez en un seul exemplaire et prenez un trésor unique d’une autre personne, qui ne peut pas refuser.
ask-bid = { $lead } : { $high ->
    [0] faites la première offre ou passez
    *[other] enchérissez à plus de { $high } ou passez
}
ask-bid-hint = Qui gagne paie, puis choisit une tuile, la pose et dépense des points d’action.
ask-choose = { $lead } : prenez une des tuiles
ask-choose-hint = Vous la posez aussitôt et dépensez vos points d’action.
ask-other-hint = Vous voyez chaque action au moment où elle se fait.
ask-showing = { $player } joue
ask-showing-game = La partie continue
ask-showing-hint = { $left ->
    [0] La dernière action.
    [one] Encore une action à montrer. « Sauter » passe à la suite.
    *[other] Encore { $left } actions à montrer. « Sauter » passe à la suite.
}
ask-open-hint = Envoyez le lien de la place libre : il est sous Inviter.
ask-over-hint = { $edition }, { $auction ->
    [yes] enchères
    *[no] règles de base
}.
ask-scoring = Tour de décompte { $number } · { $rest }
ask-final = Décompte final · { $rest }

## Bulles

tip-lay = { $hex } · { $terrain ->
    [temple] temple, valeur { $value }
    [clearing] clairière
    [ruin] ruine, { $value ->
        [one] { $value } trésor
        *[other] { $value } trésors
    }
    [lake] lac
    *[volcano] volcan
}
tip-lay-joins = Relie { $ways }.
tip-lay-way = { $hex } pour { $cost } PA
tile-stones = { $count ->
    [one] 1 dalle
    *[other] { $count } dalles
}
tip-lay-turns = { $any ->
    [yes] Toutes les orientations conviennent.
    *[no] { $turns ->
        [one] { $turns } orientation possible sur { $all }.
        *[other] { $turns } orientations possibles sur { $all }.
    }
}
tip-walk = { $hex } · { $cost } PA, reste { $left }
tip-walk-via = par { $via }
tip-not-here = { $hex } · pas maintenant
tip-why = Pourquoi pas ?
what-unexplored = jungle, pas encore explorée
what-base_camp = camp de base
what-temple = temple de valeur { $value }
what-clearing = clairière
what-ruin = { $value ->
    [0] ruine sans trésors
    [one] ruine avec { $value } trésor
    *[other] ruine avec { $value } trésors
}
what-volcano = volcan
what-camp = { $yours ->
    [yes] votre camp
    *[no] camp ({ $player })
}
what-guard = { $yours ->
    [yes] votre gardien
    *[no] gardien ({ $player })
}
what-lay = la tuile va ici
what-walk = { $cost } PA pour venir ici
what-act = Possible ici : { $deeds }
what-lead = { $is ->
    [you] Vous menez
    [nobody] Égalité, personne ne mène
    *[other] { $player } mène
}

## Ce qu’on entend seulement

heard-left = { $ap ->
    [one] { $ap } PA restant
    *[other] { $ap } PA restants
}
heard-strength = Force : { $strengths }
heard-strength-of = { $player } { $strength }
heard-stones = Dalles : { $stones }
heard-stones-of = { $side ->
    [0] nord
    [1] nord-est
    [2] sud-est
    [3] sud
    [4] sud-ouest
    *[other] nord-ouest
} { $count }
heard-ways = Sentiers : { $ways }
heard-no-way = Aucun sentier ne part d’ici.

## Qui mène où

lead-open = Qui tient quoi
lead-open-hint = Qui tient quoi (V)
lead-open-temples = Qui tient quoi : points des temples
lead-marks = Fanion : marque les points. Hachuré : égalité, pour personne. Double anneau : gardé pour de bon.
lead-holds = { $player } : { $points ->
    [one] { $points } point
    *[other] { $points } points
} avec { $count ->
    [one] { $count } temple
    *[other] { $count } temples
}
lead-holds-short = { $points ->
    [one] { $points } pt
    *[other] { $points } pts
}, { $count ->
    [one] { $count } temple
    *[other] { $count } temples
}
lead-title = { $hex }, temple de { $value }
lead-holder = { $is ->
    [you] pour vous
    [nobody] pour personne
    *[other] pour { $player }
}
lead-here = { $hex } : les forces en présence
lead-strength = force { $strength }
lead-level = { $count } de plus à vous : égalité, pour personne
lead-take = { $count } de plus à vous : à vous, { $value ->
    [one] { $value } point
    *[other] { $value } points
}
lead-guard = { $guards ->
    [0] Vous n’avez plus de gardien.
    [one] Un gardien le tiendrait pour de bon ; il vous en reste un.
    *[other] Un gardien le tiendrait pour de bon ; il vous en reste { $guards }.
}
lead-guarded = Gardé : il { $is ->
    [you] vous rapporte { $value }
    *[other] rapporte { $value } à { $player }
} à chaque décompte, personne ne peut le prendre, et il ne monte plus.
lead-change = { $hex } : { $is ->
    [you] pour vous, { $value }{ $was ->
        [other] { " " }(plus pour { $loser })
        *[nobody] { "" }
    }
    [nobody] pour personne, { $was ->
        [you] plus pour vous
        *[other] plus pour { $loser }
    }
    *[other] pour { $winner }, { $value }{ $was ->
        [you] { " " }(plus pour vous)
        *[nobody] { "" }
    }
}

close-title = Un explorateur de plus compte ici
close-row = { $is ->
    [nobody] { $more ->
        [take] égalité ; avec un explorateur de plus, vous menez : +{ $value }
        *[none] égalité entre { $tied }
    }
    [you] { $rivals ->
        [0] vous, sans rival, force { $strength }
        *[other] vous menez de 1
    }
    *[other] { $rivals ->
        [0] { $player }, sans rival, force { $strength }
        *[other] { $player } mène de 1
    }{ $more ->
        [level] { "" } ; avec un explorateur de plus, vous êtes à égalité
        *[none] { "" }
    }
}

## Le menu d'une case

menu-title = Ce qu’on peut faire en { $hex }
menu-uncover = Dégager jusqu’à { $next }
menu-dig = Déterrer un trésor
menu-camp = Installer un camp
menu-guard = { $figure ->
    [leader] Chef gardien
    *[explorer] Explorateur gardien
}
menu-enter = { $figure ->
    [leader] Chef en jeu
    *[explorer] Explorateur en jeu
}
menu-walk = { $figure ->
    [leader] Avancer le chef
    *[explorer] Avancer un explorateur
}
menu-cost = { $cost } PA, reste { $left }
menu-walk-cost = dès { $cost } PA
menu-blocked = impossible
brief-not-enough-ap = demande { $cost } PA
brief-no-way-out = aucun chemin ne part d’ici
brief-walk-too-dear = le prochain pas coûte { $cost } PA
brief-no-own-member = demande un membre à vous
brief-temple-guarded = gardé, ne monte plus
brief-uncovered-twice = déjà deux niveaux ce tour
brief-second-level-needs-second-member = un second niveau demande un second membre
brief-no-piece-left = { $level ->
    [10] entièrement dégagé
    *[other] plus de jeton de valeur { $next }
}
brief-no-guard-left = plus de gardien
brief-no-majority = demande la majorité : { $mine } contre { $theirs }
brief-ruin-empty = plus de trésor
brief-dug-twice-here = déjà deux trésors ce tour
brief-dug-twice-this-turn = déjà deux trésors ce tour
brief-second-treasure-needs-second-member = un second trésor demande un second membre
brief-no-camp-site = il reste des trésors
brief-camp-already-there = il y a déjà un camp
brief-no-camp-left = plus de camp
menu-guard-cost = { $cost } PA{ $leaders ->
    [0] { $explorers ->
        [0] { " " }· reste là et rapporte toujours
        [one] { " " }· rapporte toujours, { $explorers } explorateur est écarté
        *[other] { " " }· rapporte toujours, { $explorers } explorateurs sont écartés
    }
    *[other] { $explorers ->
        [0] { " " }· votre chef est écarté du jeu
        [one] { " " }· votre chef et { $explorers } explorateur sont écartés du jeu
        *[other] { " " }· votre chef et { $explorers } explorateurs sont écartés du jeu
    }
}
menu-camp-cost = { $cost } PA · nouvelle entrée pour vos membres
guard-title = Votre chef serait écarté du jeu
guard-stays = monte la garde
guard-leaves = { $count ->
    [one] part pour de bon
    *[other] partent pour de bon
}
guard-explorers = { $count ->
    [one] Explorateur
    *[other] { $count } explorateurs
}
figure-name = { $figure ->
    [leader] Chef
    *[explorer] Explorateur
}
guard-text = { $hex } reste à vous avec la valeur { $level } : ce temple vous paie à chaque décompte, personne ne peut le prendre, et il ne monte plus. Mais votre chef compte plus que n’importe quel explorateur, et vous le perdriez.
guard-instead = Plutôt le chef
guard-lose = Perdre le chef
guard-back = Retour
guard-undo = Vous pouvez défaire jusqu’à la fin du tour.
walk-more = Un explorateur de plus
walk-fewer = Un explorateur de moins
walk-count = { $count } { $count ->
    [one] explorateur
    *[other] explorateurs
} sur { $all }
walk-cancel = { $touch ->
    [yes] Annuler la marche
    *[no] Annuler la marche (Échap)
}
walk-who = Qui avance
walk-leader = Chef

## Échange

exchange-title = Échange
exchange-cost = { $cost } PA, reste { $left }
exchange-with = Avec qui
exchange-singles = { $count ->
    [0] rien à prendre
    [one] { $count } sorte à prendre
    *[other] { $count } sortes à prendre
}
exchange-give = Vous donnez
exchange-take = Vous prenez à { $player }
exchange-none-give = Vous n’avez rien à donner.
exchange-none-take = { $player } n’a pas de trésors.
exchange-note = Paires et triplés sont à l’abri des deux côtés. Vous pouvez défaire l’échange jusqu’à la fin de votre tour.
exchange-change = { $way ->
    [less] { $points }
    [same] ±0
    *[more] +{ $points }
}
exchange-then = Points à chaque décompte à partir de maintenant.
exchange-do = Échanger, { $cost } PA
exchange-free = Échanger
exchange-count = { $count ->
    [one] { $count } exemplaire
    *[other] { $count } exemplaires
}
treasure-jade = Jade
treasure-vase = Vase
treasure-sun = Soleil
treasure-serpent = Serpent
treasure-frog = Grenouille
treasure-knife = Couteau
treasure-plume = Plume
treasure-beads = Perles

## Fins et questions

end-title = Terminer votre tour ?
end-text = Il vous reste { $ap } PA. Ils sont perdus à la fin du tour.
end-do = Terminer le tour
end-stay = Continuer à jouer
end-never = Ne plus demander
pass-title = Passez l’appareil à { $player }
pass-text = Rien n’est caché dans ce jeu, mais c’est maintenant à { $player } de jouer.
pass-ready = C’est moi, { $player }
pass-never = Ne plus demander : rien n’est caché dans ce jeu
settings-passing = Demander avant de passer l’appareil
settings-passing-hint = Quand on joue à plusieurs sur un appareil et que rien n’est caché.
settings-help = Aide en jouant
settings-help-hint = Dit ce qui est possible et pourquoi ; l’ampoule montre ce que ferait l’expert.
settings-notes = Notes après un tour
settings-notes-hint = Quand votre tour a laissé échapper 3 points ou plus, contre des bots.

## Réglages

settings-language = Langue
settings-language-hint = pour tout ce que dit cette page ; elle reste sur cet appareil
settings-speed = Actions des autres
settings-speed-hint = à quelle vitesse elles sont montrées
settings-speed-of = { $speed ->
    [0] tout de suite
    *[other] { $speed }×
}
settings-confirm = Demander avant de perdre des points d’action
settings-confirm-hint = quand vous terminez votre tour et pourriez encore agir
settings-motion = Mouvement
settings-motion-hint = les tuiles tombent, les pions avancent
settings-motion-of = { $motion ->
    [system] comme l’appareil
    [full] complet
    *[reduced] réduit
}
settings-sound = Son
settings-sound-hint = de brefs sons pour ce qui se passe
settings-names = Noms sur toutes les cases
settings-names-hint = A1 à H5, aussi sur les tuiles posées
settings-keys = Touches
settings-keys-board = Les flèches parcourent le plateau, Entrée choisit, Échap revient.
settings-keys-lit = N et Maj N sautent à la case marquée suivante et précédente.
settings-keys-turn = R tourne la tuile, U défait, Y refait, X échange, E termine le tour, P prépare le prochain.
settings-keys-view = Plus, moins et 0 règlent la taille, V montre qui mène où (maintenue : le temps d’un regard), H ce que ferait l’expert, Espace saute, L ouvre le journal, C le chat.

## Points

sheet-temples = Temples
sheet-treasures = Trésors
sheet-kind = { $name } × { $count }
sheet-none = aucun
sheet-points = { $points ->
    [one] { $points } point
    *[other] { $points } points
}
sheet-open = { $player } : points si l’on comptait maintenant
sheet-value = { $when ->
    [next] prochain décompte
    *[now] en l’état
} { $total } (+{ $gain })
sheet-value-short = → { $total }
sheet-if-scored = { $when ->
    [next] prochain décompte
    *[now] en l’état
}
over-place = Rang
over-player = Joueur
over-rest = { $auction ->
    [yes] Départ, offres
    *[no] Départ
}
over-total = Points
over-temples = Temples
over-treasures = Trésors
over-scoring = { $number }
over-by-round = Points par décompte
over-board = Plateau final
over-begun = Vers la nouvelle partie
over-home = Accueil

## Les panneaux autour du plateau

panel-explorers = { $count ->
    [0] Aucun explorateur en réserve
    [one] { $count } explorateur en réserve
    *[other] { $count } explorateurs en réserve
}
panel-later = { $count } de plus ensuite
panel-later-short = +{ $count } ensuite
panel-camps = { $count ->
    [0] Plus de camp
    [one] { $count } camp restant
    *[other] { $count } camps restants
}
panel-guards = { $count ->
    [0] Plus de gardien
    [one] { $count } gardien restant
    *[other] { $count } gardiens restants
}
panel-leader = { $where ->
    [supply] Chef pas encore sur le plateau
    [out] Chef écarté du jeu
    *[other] Chef en { $where }
}
panel-leader-short = { $where ->
    [supply] –
    [out] ×
    *[other] { $where }
}
panel-treasure = { $name } : { $count }
panel-ap = { $ap } points d’action sur { $total }
pieces-left = Niveaux restants
pieces-of = Niveau { $value } : il en reste { $count }
