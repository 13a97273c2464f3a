### Ce que dit le terminal à ses tables.

## Le lancer en ligne de commande

term-game-kind = { $edition }{ $variant ->
    [auction] , enchères
    *[basic] { "" }
}
term-game-turn = tour { $turn }

## L'écran

term-title = Tikal · { $edition }{ $variant ->
    [auction] { " · enchères" }
    *[basic] { "" }
}
term-points-head = points, + en l’état
term-leader-ready = en réserve
term-leader-out = écarté
term-has-played = a joué
term-hand = À poser, { $tile } : { $what }
term-high-bid = Plus haute offre : { $points } ({ $player })
term-stack-empty = Plus de tuiles
term-stack-short = Pile { $letter }, reste { $left }
term-stack = Pile : { $left ->
    [one] { $left } tuile
    *[other] { $left } tuiles
}, { $same } de { $letter } au-dessus
term-volcano-none = plus de volcan
term-volcano-now = { $same ->
    [1] un volcan vient ensuite
    *[other] un volcan est parmi ces { $same }
}
term-volcano-later = pas de volcan avant { $letter }
term-pieces = Jetons temple restants

## Menus

term-group = { $kind ->
    [enter] Entrer
    [move] Avancer
    [uncover] Dégager
    [dig] Déterrer
    [exchange] Échanger
    [camp] Camp
    [guard] Gardien
    *[end] Terminer
}
term-menu-group = { $kind ->
    [enter] Qui entre, et où ?
    [move] Qui avance ?
    [uncover] Quel temple ?
    [dig] Où ?
    [exchange] Échanger quoi ?
    [camp] Où ?
    *[guard] Quel temple, et qui monte la garde ?
} (Entrée revient)
term-group-empty = { $kind ->
    [enter] Vous ne pouvez mettre personne en jeu maintenant.
    [move] Aucun de vos membres ne peut avancer maintenant.
    [uncover] Il n’y a rien que vous puissiez dégager maintenant.
    [dig] Il n’y a aucun trésor que vous puissiez déterrer maintenant.
    [exchange] Il n’y a aucun trésor que vous puissiez échanger maintenant.
    [camp] Vous ne pouvez pas installer de camp maintenant.
    [guard] Vous ne pouvez pas placer de gardien maintenant.
    *[end] Le tour ne peut pas se terminer maintenant.
} { $reason }
term-reason = { $kind ->
    [enter] Tous vos pions sont sur le plateau ou écartés du jeu.
    [move] Aucun n’a de sentier à suivre, ou personne n’est encore sur le plateau.
    [uncover] Aucun de vos membres n’est sur un temple.
    [dig] Aucun de vos membres n’est sur une ruine avec trésors.
    [give] Vous n’avez aucun trésor à donner.
    [take] Personne n’a de trésor unique d’une autre sorte.
    [site] Aucun de vos membres n’est sur une clairière libre ou une ruine vide.
    [camp] Il n’y a pas de clairière libre ou de ruine vide où vous puissiez en installer un.
    *[end] Il y a d’abord autre chose à faire.
}
term-summary-exchange = { $count ->
    [one] { $count } façon · { $cost } PA
    *[other] { $count } façons · { $cost } PA
}
term-menu-lay = Poser { $tile }, { $what }{ $sides ->
    [0] { "" }
    *[other] { " (dalles " }{ $stones })
} : sur quelle case ?
term-sides = N NE SE S SO NO
term-open-path = { $hex } (pas explorée, { $stones ->
    [one] { $stones } dalle
    *[other] { $stones } dalles
})
term-open-sides = { $count ->
    [one] + { $count } côté à dalles vers la jungle
    *[other] + { $count } côtés à dalles vers la jungle
}
term-menu-bid = { $player }, enchérir pour choisir une tuile et jouer ?
term-menu-only-pass = { $player }, vous ne pouvez pas enchérir plus haut.
term-bid = Enchérir, { $least } à { $most ->
    [one] { $most } point
    *[other] { $most } points
}
term-pass = Passer
term-menu-points = Combien de points, { $least } à { $most } ? (Entrée revient)
term-menu-take = { $player }, quelle tuile prenez-vous ?

## Réponses

term-look-unexplored = { $hex } n’est pas encore explorée.
term-look = { $hex } : { $terrain ->
    [base_camp] le camp de base
    [temple] un temple de valeur { $value }
    [clearing] une clairière
    [emptied] une ruine sans trésors, qui vaut une clairière
    [ruin] { $value ->
        [one] une ruine avec un trésor
        *[other] une ruine avec { $value } trésors
    }
    *[volcano] un volcan ; personne n’y entre
}
term-look-owner = En l’état, ce temple rapporterait à { $player }.
term-look-nobody = En l’état, ce temple ne rapporterait à personne.

## Tableaux

term-column-guard = Plus haut temple gardé
term-score-note = Les temples sont donnés par case et valeur, { $guard } si gardés ; les trésors par sorte et points.
term-tie-broken = { $player } et { $other } ont { $points ->
    [one] { $points } point
    *[other] { $points } points
} chacun : { $by ->
    [guard] le plus haut temple gardé décide, { $mine } contre { $theirs }
    *[treasures] le nombre de trésors décide, { $mine } contre { $theirs }
}.

## Aide

term-help-type =
    Taper des actions
    a5@C4/1         poser la tuile a5 en C4, tournée d’un sixième dans le sens horaire
    +E@A5           mettre en jeu un explorateur en A5 (L : le chef) ; +E@A5*3 en met trois
    E:A5-B4         avancer un explorateur (L : le chef) à la case voisine
    L:A5-D3         une case plus éloignée se rejoint par le chemin le moins cher
    E:A5>D2         prendre un sentier secret entre deux camps
    ^B5   $C3       dégager un niveau de temple, déterrer un trésor
    C@B4            installer un camp
    GE@B5           faire d’un explorateur le gardien (GL : le chef)
    xBlue:jade/sun  donner jade à Bleu et prendre soleil
    bid 3, pass, take b3    dans les enchères
    end, ou un simple point terminer le tour
term-help-board =
    Lire le plateau
    { $temple }3   temple de valeur 3, à la couleur de qui le marquerait maintenant ({ $temple }3r : Rouge)
    { $clearing }    clairière         { $ruin }4  ruine avec 4 trésors     { $emptied }  ruine sans trésors
    { $volcano }{ $volcano }   volcan            { $camp }   camp de base
    R{ $leader }2  chef et deux explorateurs de Rouge ; B est Bleu, Y Jaune, W Blanc
    { $camp }R   un camp de Rouge  { $guard }R  un gardien de Rouge
term-help-costs =
    Chemins
    Un nombre clair entre deux cases est ce que coûte le chemin de l’une à l’autre. Un nombre sombre compte les dalles vers une case pas encore explorée. Les cases marquées sont celles où vous pouvez agir ; une flèche donne les PA du chemin le moins cher jusque-là.
term-help-panel =
    Le panneau
    Pour chacun : les points, ce qu’ajouterait un décompte maintenant, les explorateurs en réserve ({ $explorer }), où est le chef ({ $leader }), les camps ({ $camp }) et gardiens ({ $guard }) restants, et les trésors.
