### Ce que dit le terminal à chaque table.

## Le lancer en ligne de commande

term-cli =
    Jouer une partie dans le terminal.

    Sans options, vous jouez l’édition Super Meeple contre deux bots. Chaque action est
    enregistrée aussitôt : quoi qu’il arrive, `{ $tikal } play --resume` reprend là où vous étiez.
term-cli-examples =
    { "\u0008" }
    Exemples :
    { "  " }{ $tikal } play --players 4
    { "  " }{ $tikal } play --seats Ann,Ben,greedy --auction
    { "  " }{ $tikal } play --edition rio-grande --option camp_needs_member=yes
    { "  " }{ $tikal } play --resume
term-cli-terminal = Jouer dans le terminal. C’est ce qui se passe de toute façon ; pour le navigateur, il y a la commande serve.
term-cli-edition = Les règles de qui : { $choices }. D’habitude { $default }.
term-cli-players = Combien jouent, 2 à 4. D’habitude 3.
term-cli-auction = Jouer la variante enchères : tuiles et tours se paient en points.
term-cli-seats = Qui est à quelle place, dans le sens des aiguilles d’une montre : « me », le nom d’une personne, ou un bot ({ $bots }). Les places laissées libres vont à des bots.
term-cli-names = Les noms des personnes, dans l’ordre de leurs places.
term-cli-first = Qui commence : une couleur, un nom ou un bot. D’habitude au sort.
term-cli-option = Une règle maison ; peut être donnée plusieurs fois. `{ $tikal } editions` les énumère.
term-cli-seed = Un texte au choix. Le même texte redonne les mêmes tuiles et trésors.
term-cli-resume = Reprendre une partie enregistrée : la plus récente en cours, ou celle de FILE.
term-cli-list = Énumérer les parties enregistrées, la dernière jouée d’abord.
term-cli-save = Garder la partie dans ce fichier au lieu d’un nouveau dans le dossier de données.
term-cli-delay = Combien de temps montrer chaque action d’un bot. D’habitude 0.4 ; 0 montre tout d’un coup.
term-too-many-seats = { $seats } places données pour { $players } joueurs.
term-too-many-names = Il n’y a personne à cette table pour le nom { $names }.
term-mistyped-bot = « { $name } », est-ce une personne ou un bot ? Les bots sont : { $choices }. Pour une personne, écrivez « me » et donnez le nom avec --names.
term-resume-alone = Une partie enregistrée a sa propre édition, ses joueurs et ses options : ne les donnez pas avec --resume.
term-nothing-to-resume = Il n’y a pas de partie en cours dans { $folder }.
term-only-broken = { $troubles }
    Il n’y a pas d’autre partie en cours dans { $folder }.
term-game = { $kind } ; { $players } ; { $stage }
term-unfinished = Vous avez une partie en cours ({ $game }). La reprendre ? [O/n]
term-list-game = { $game } ; points { $scores } ; { $state ->
    [finished] terminée
    *[unfinished] en cours
}
term-list-empty = Il n’y a pas de parties dans { $folder }.
term-list-hint = Pour en reprendre une : { $tikal } play --resume FILE. Pour en revoir une : { $tikal } replay FILE.
term-no-screen = Impossible de montrer la partie : { $reason }.
term-unreadable-file = Impossible de reprendre la partie de { $file }. { $reason }
term-not-text = Ce n’est pas un fichier texte.
term-no-place = Aucune partie ne peut être gardée dans { $file } : { $reason }. Choisissez un autre endroit avec --save.
term-game-is-open = La partie de { $file } est jouée dans une autre fenêtre.
term-file-exists = { $file } existe déjà. Choisissez un autre nom, ou reprenez cette partie avec --resume.

## Joueurs et tuiles

term-tile = { $terrain ->
    [temple] temple de valeur { $value }
    [clearing] clairière
    [ruin] ruine avec { $value ->
        [one] { $value } trésor
        *[other] { $value } trésors
    }
    [lake] lac
    *[volcano] volcan
}
term-you = { $name } (vous)

## Enregistrer et quitter

term-saved-in = Cette partie est enregistrée après chaque action dans { $file }
term-saved = Enregistré dans { $file }.
term-cannot-save = La partie n’a pas pu être enregistrée dans { $file } : { $reason }. Vous pouvez continuer ; enregistrez-la ailleurs avec : save FILE
term-farewell = Votre partie est à l’abri dans { $file }
    Pour continuer : { $tikal } play --resume { $quoted }
term-leave-unsaved = La partie ne peut pas être enregistrée dans { $file } : { $reason }. Quitter et perdre ce qui n’est pas enregistré ? [o/N]
term-not-saved = Vos dernières actions n’ont pas pu être enregistrées dans { $file } : { $reason }.
term-kept = La partie est gardée dans { $file }
    Pour la revoir, tour par tour : { $tikal } replay { $quoted }
term-nothing-kept = Personne n’avait encore rien fait : cette partie n’est pas gardée.

## L'écran

term-hints = h aide  u défaire  l journal  s score  r règles  q quitter
term-has-passed = a passé
term-no-treasures = aucun trésor
term-ap = { $ap } PA
term-final-round = Décompte final ; ensuite { $waiting }
term-volcano-round = Tour de décompte ; ensuite { $waiting }
term-nobody = personne
term-offer = Proposées : { $tiles }
term-times = (×{ $count })
term-more = Page { $page } sur { $pages } : Entrée pour la suite, b retour, un nombre pour cette page, q pour quitter
term-last-page = Page { $page } sur { $pages } : Entrée pour continuer, b retour, un nombre pour cette page
term-back = Entrée pour continuer
term-hand-over = { $player }, c’est à vous. Que les autres détournent les yeux : ce que personne d’autre ne sait vient maintenant.
term-more-choices = … { $count } choix en tout : tapez un nom marqué sur le plateau.
term-small-window = Une fenêtre de { $columns }×{ $lines } ou plus montre le grand plateau ; ici, b le montre, et h explique.
term-prompt = { $player }
term-prompt-ap = { $scoring }{ $player }, { $ap } PA

## Menus

term-scoring = { $scoring ->
    [none] { "" }
    [interim] Décompte intermédiaire ·{ " " }
    [final] Décompte final ·{ " " }
    *[round] Tour de décompte { $round } ·{ " " }
}
term-menu-spend = { $scoring }{ $player }, et ensuite ? Tapez un nombre, ou une action comme E:A5-B4.
term-enter = { $figure ->
    [leader] chef en { $hex }{ $left ->
        [1] { "" }
        *[other] , reste { $left }
    }
    *[explorer] explorateur en { $hex }, reste { $left }
}{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } PA
}
term-mover = { $figure ->
    [leader] chef en { $hex }
    *[explorer] { $left ->
        [one] explorateur en { $hex }
        *[other] un des { $left } explorateurs en { $hex }
    }
}
term-uncover = { $hex } : de { $value } à { $next }{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } PA
}
term-dig = { $hex } : { $value ->
    [one] { $value } trésor restant
    *[other] { $value } trésors restants
}{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } PA
}
term-camp = { $hex }{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } PA
}
term-guard = { $hex }, valeur { $value } : { $figure ->
    [leader] le chef
    *[explorer] un explorateur
} monte la garde{ $others ->
    [0] { "" }
    [one] { $cost ->
        [0] , un autre retourne dans votre réserve
        *[other] , un autre est écarté du jeu
    }
    *[other] { $cost ->
        [0] , { $others } autres retournent dans votre réserve
        *[other] , { $others } autres sont écartés du jeu
    }
}{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } PA
}
term-possible = C’est possible maintenant : { $where }.
term-summary = { $hexes } · { $cost } PA
term-summary-move = de { $hexes }
term-end-hint = { $ap ->
    [0] tous les PA sont dépensés
    *[other] reste { $ap } PA
}
term-menu-target = Où va { $figure ->
    [leader] le chef
    *[explorer] l’explorateur
} en { $hex } ? Tapez une case ou un nombre. (Entrée revient)
term-walk = { $cost } PA{ $between ->
    [0] { "" }
    *[other] { " par " }{ $via }
}
term-exchange = donner à { $other } { WORD("kind", $give) }, prendre { WORD("kind", $take) }
term-exchange-take = prendre { WORD("kind", $take) } à { $other }
term-menu-give = Et que donnez-vous ? (Entrée revient)
term-menu-end = Il vous reste { $ap } PA et vous pourriez encore agir. Terminer le tour ? (o, ou Entrée pour continuer à jouer)
# Ce qu’on peut taper pour oui, en plus de y : des mots séparés par des espaces.
term-yes = o oui
term-end-yes = Oui, terminer le tour
term-beside = à côté de { $hexes }
term-menu-turn = Comment tourner { $tile } en { $hex } ? (Entrée revient)
term-path = { $hex } { $cost } PA
term-no-path = aucun sentier

## Réponses

term-not-a-number = « { $text } » n’est pas un nombre. Tapez votre offre en points, { $least } à { $most }, ou Entrée pour revenir.
term-no-such-number = Il n’y a pas de { $number } dans ce menu ; ses nombres vont jusqu’à { $most }.
term-no-times = Combien de fois ? « { $text } » se fait une fois ou plus, pas 0 fois.
term-not-repeatable = « { $text } » ne se joue qu’une fois à la fois.
term-undone = { $count ->
    [one] C’est défait. « redo » le rejoue.
    *[other] { $count } étapes défaites. « redo » les rejoue.
}
term-look-where = Regarder où ? Nommez une case, par exemple : look C4
term-why-what = Pourquoi quoi ? Nommez une action, par exemple : why ^B5
term-log-title = Ce qui s’est passé jusqu’ici
term-look-figures = Ici :
term-look-paths = Sentiers : { $paths }

## Tableaux

term-column-player = Joueur
term-column-temples = Temples
term-column-treasures = Trésors
term-column-gain = En l’état
term-column-total = Marqué
term-column-points = Points
term-column-place = Rang
term-nothing = aucun
term-score-title = Si tout le monde comptait maintenant
term-round-title = Le tour de décompte est terminé
term-final-title = Décompte final
term-places-title = Le résultat
term-tie-shared = { $player } et { $other } ont { $points ->
    [one] { $points } point
    *[other] { $points } points
} chacun et partagent le rang.

## Aide

term-help-choose =
    Choisir
    Tapez le nombre d’une ligne du menu. Les cases et les mots anglais des commandes (C4, move, dig…) marchent aussi. Une ligne vide revient à la question précédente. La touche Tab complète ce que vous tapez, les flèches rappellent ce que vous avez tapé avant.
term-help-commands =
    Commandes
    u undo      défaire, tant que rien n’a été révélé ; redo refait
    l log       tout ce qui s’est passé
    s score     qui marquerait quoi maintenant
    b board     plateau et panneau, aussi grands que possible
    look C4     une case en mots ; le nom de la case seul suffit aussi
    why ACTION  si une action est permise et ce qu’elle coûte, ou pourquoi non ; why guard marche aussi
    r rules     les règles de cette partie
    save FILE   écrire une copie de la partie
    q quit      quitter ; la partie est enregistrée. Ctrl-C et Ctrl-D font de même
term-help-small =
    Sur un petit écran
    Une fenêtre de { $columns } colonnes et { $lines } lignes ou plus montre le grand plateau. En dessous, il est dessiné en petit : après le nom d’une case vient, en haut, le coût vers le nord ; après ses pions, les coûts vers le nord-est, en haut, et vers le sud-est, en bas.
term-help-saving =
    Enregistrer
    La partie s’enregistre toute seule après chaque action, dans { $file } : quittez quand vous voulez ; { $tikal } play --resume reprend la partie en cours la plus récente.
