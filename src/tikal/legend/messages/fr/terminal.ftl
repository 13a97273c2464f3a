### Ce que dit le terminal à ses tables.

## L'écran

term-l-title = Tikal Legend, { $scenario }, manche { $round }/{ $rounds }
term-l-hints = h aide  u défaire  s score  c campements  k cartes
term-l-game-kind = Tikal Legend, { $scenario }
term-l-game-round = manche { $round } sur { $rounds }
term-l-order = Ordre
term-l-tokens = Pierres : { $left } en réserve
term-l-stack = Pile { $letter }, volcans en { $volcanoes }
term-l-card-shows = { $name } ({ $shown })
term-l-effect = { $effect ->
    [swap] Échange
    *[volcano] Le volcan
}

## Menus

term-l-menu-draft = { $player }, prenez un élément : un nombre, ou 9AP, place2, b3, #05. « card 05 » la décrit.
term-l-menu-turn = { $player }, { $acted ->
    [yes] votre action est faite : terminez le tour, ou d’abord quelque chose de gratuit.
    *[no] une action : un nombre, ou un texte comme #05, ap ou b3@C4/1.
}
term-l-menu-effect = { $player } · { $name } : { $asked }{ $picks ->
    [0] { "" }
    *[other] { " " }({ $picks } jusqu’ici)
}
term-l-ask = { $ask ->
    [march-from] de quelle case ?
    [march-to] de { $source } à quelle case ?
    [ruin] vers quelle ruine ?
    [temple] vers quel temple ?
    [dig] le trésor du dessus de quelle ruine ?
    [uncover] un niveau de quel temple ?
    [camp] où installer le camp ?
    [resite] quel camp se déplace ?
    [enter] qui vient{ $hex ->
        [none] { "" }
        *[other] { " " }en { $hex }
    } ?
    [recruit] qui devient disponible ?
    [march] qui va de { $source } à { $hex } ?
    [move] qui avance ? Il reste { $ap } PA.
    [stone] quelle arête ? Tapez une de ses cases.
    [lay] sur quelle case ?
    [guard] quel temple, et qui monte la garde ?
    [exchange] quels trésors ?
    [order] quel trésor vient ensuite, à partir du dessus ?
    [take-card] quelle carte de l’étalage ?
    [play] carte { $card } : la jouer ou la conserver ?
    [preserve] carte { $card } : la conserver
    *[done] terminé ?
}
term-l-group = { $kind ->
    [play] Jouer
    [preserve] Conserver
    [discard] Défausser
    [ap] Jeton PA
    [tile] Tuile
    [pass] Passer
    [look] Lidar
    [power] Directeur
    [deploy] Entrer
    [move] Avancer
    [clear] Dégager
    [dig] Déterrer
    [swap] Échanger
    [camp] Camp
    [guard] Gardien
    [stone] Pierre
    [recruit] Recruter
    *[end] Terminer
}
term-l-group-empty = { $kind ->
    [play] Vous ne pouvez pas jouer de carte maintenant.
    [preserve] Vous ne pouvez pas conserver de carte maintenant.
    [discard] Vous ne pouvez pas défausser de carte maintenant.
    [ap] Vous ne pouvez pas utiliser de jeton PA maintenant.
    [tile] Vous ne pouvez pas poser de tuile maintenant.
    [pass] Vous ne pouvez pas passer maintenant.
    [look] Vous ne pouvez pas regarder de trésors maintenant.
    [power] Vous ne pouvez pas consulter votre directeur du musée maintenant.
    [deploy] Vous ne pouvez mettre personne en jeu maintenant.
    [move] Aucun de vos membres ne peut avancer maintenant.
    [clear] Il n’y a aucun niveau que vous puissiez dégager maintenant.
    [dig] Il n’y a aucun trésor que vous puissiez déterrer maintenant.
    [swap] Il n’y a aucun trésor que vous puissiez échanger maintenant.
    [camp] Vous ne pouvez pas installer de camp maintenant.
    [guard] Vous ne pouvez pas placer de gardien maintenant.
    [stone] Vous ne pouvez pas poser de pierre de sentier maintenant.
    [recruit] Personne ne peut devenir disponible maintenant.
    *[end] Le tour ne peut pas se terminer maintenant.
} { $reason }
term-l-reason = { $kind ->
    [play] Vous n’avez aucune carte à jouer.
    [preserve] Vous n’avez aucune carte à droite.
    [discard] Vous n’avez aucune carte normale.
    [tile] Vous n’avez aucune tuile.
    [look] Vous n’avez pas la carte 07.
    [move] Aucun n’a de sentier à suivre, ou personne n’est encore sur le plateau.
    [clear] Aucun de vos membres n’est sur un temple.
    [dig] Aucun de vos membres n’est sur une ruine avec trésors.
    [swap] Vous n’avez aucun trésor que vous puissiez donner, ou personne n’en a d’une autre sorte.
    [camp] Il n’y a pas de clairière libre ou de ruine vide où vous le puissiez.
    [guard] Aucun de vos membres n’est sur un temple.
    *[other] Il y a d’abord autre chose à faire.
}
term-l-menu-group = { $kind ->
    [play] Jouer quelle carte ?
    [preserve] Conserver quelle carte ?
    [discard] Défausser quelle carte, sans effet ?
    [tile] Quelle tuile ?
    [look] La carte 07 de quel côté ?
    [power] Quel pouvoir ? Un seul, une fois par partie ; inutilisés, ils valent des points à la fin.
    [deploy] Qui vient, et où ?
    [move] Qui avance ?
    [clear] Un niveau de quel temple ?
    [dig] Où ?
    [swap] Échanger quoi ?
    [camp] Où ?
    [guard] Quel temple, et qui monte la garde ?
    [stone] Sur quelle arête ? Tapez une de ses cases.
    *[recruit] Qui devient disponible ?
} (Entrée revient)
term-l-menu-place = Poser { $tile }, { $what } : sur quelle case ? (Entrée revient)
term-l-menu-resite = Le camp en { $hex } se déplace : où ? (Entrée revient)
term-l-menu-edge = Vers quelle arête ? Tapez une de ses cases. (Entrée revient)
term-l-menu-other-end = Entre { $hex } et quelle case ? (Entrée revient)
term-l-menu-pass = Vous pourriez encore jouer une carte conservée. Passer et vous retirer de cette manche ? (o, ou Entrée pour continuer à jouer)
term-l-pass-yes = Oui, passer
term-l-place = position { $place } dans le prochain ordre de jeu
term-l-place-short = position { $place }
term-l-ap-token = jeton PA de { $value }
term-l-ap-token-short = { $value } PA
term-l-token-of = { $value } PA, et ce qu’ajoutent les cartes 20 et 21
term-l-ways = { $count ->
    [one] { $count } façon
    *[other] { $count } façons
}{ $cost ->
    [0] { "" }
    *[other] { " " }à partir de { $cost } PA
}
term-l-use-tile = { $tile }, { $what }{ $kind ->
    [erupt] { "" } : le jouer, le décompte commence
    [drop] { "" } : ne va nulle part, écartée du jeu
    *[lay] { "" }
}
term-l-recruit = { $figure ->
    [leader] un chef (pas encore disponibles : { $left })
    *[explorer] un explorateur (pas encore disponibles : { $left })
}{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } PA
}
term-l-march = { $figure ->
    [leader] un chef, reste { $left } là
    *[explorer] un explorateur, reste { $left } là
}
term-l-top = (dessus : { WORD("kind", $treasure) })
term-l-resite = le camp en { $hex }
term-l-token = la pierre sur { $edge }
term-l-edge = { $stones ->
    [0] pas encore de sentier
    [one] { $stones } dalle pour l’instant
    *[other] { $stones } dalles pour l’instant
}
term-l-look-from = regarder avec la carte 07 { $side ->
    [left] de gauche
    *[right] de droite
}
term-l-preserved = (conservée)
term-l-preserve = conserver : { $name }
term-l-makes-room = la carte { $card } laisse la place
term-l-done = terminé : rien de plus

## Réponses et pages

term-l-look = { $hex } : { $terrain ->
    [base_camp] le camp de base commun
    [temple] un temple de valeur { $value }
    [clearing] une clairière
    [emptied] une ruine vide avec { $value ->
        [one] { $value } masque
        *[other] { $value } masques
    }, qui vaut sinon une clairière
    [ruin] { $value ->
        [one] une ruine avec un trésor
        *[other] une ruine avec { $value } trésors
    }
    [lake] un lac
    [volcano] un volcan
    [border] jungle au bord ; seules les tuiles des cartes y vont
    *[jungle] jungle
}
term-l-look-owner = Majorité : { $player }.
term-l-look-nobody = Majorité : personne.
term-l-looked = { $place ->
    [1] Son trésor du dessus est connu : { $players }.
    *[other] Le trésor { $place } à partir du dessus est connu : { $players }.
}
term-l-known = { $place ->
    [1] Dessus : { WORD("kind", $treasure) }
    *[other] Numéro { $place } à partir du dessus : { WORD("kind", $treasure) }
} ; le savent : { $players }.
term-l-kinds = Parmi les autres, dans un ordre que vous ne connaissez pas : { $kinds }.
term-l-token-path = { $hex } { $cost } PA ({ $tokens ->
    [one] dont { $tokens } pierre de sentier
    *[other] dont { $tokens } pierres de sentier
})
term-l-no-card = « { $text } » n’est pas une carte ; les cartes vont de 01 à 24.
term-l-cards-title = À l’étalage
term-l-held-title = Sur les campements
term-l-site-supply = disponibles : { $explorers ->
    [one] { $explorers } explorateur
    *[other] { $explorers } explorateurs
}, { $leaders ->
    [one] { $leaders } chef
    *[other] { $leaders } chefs
} ; pas encore disponibles : { $later } et { $later_leaders } ; restent { $camps ->
    [one] { $camps } camp
    *[other] { $camps } camps
} et { $guards ->
    [one] { $guards } gardien
    *[other] { $guards } gardiens
}
term-l-site-draft = jeton PA : { $token ->
    [0] -
    *[other] { $token }
} ; tuiles : { $tiles } ; position dans le prochain ordre de jeu : { $place ->
    [0] -
    *[other] { $place }
}
term-l-site-cards = { $side ->
    [left] conservées : { $cards }
    *[right] cartes : { $cards }
}
term-l-site-powers = tuile Pouvoir { $tile }{ $used ->
    [yes] , utilisée
    *[no] , un parmi :
}
term-l-site-museum = musée : { $treasures }
term-l-site-table = Sur la table
term-l-site-stones = pierres de sentier : { $left } en réserve ; sur { $edges }
term-l-site-open = trésors face visible pour les cartes 01 : { $treasures }
term-l-site-floors = niveaux de temple restants : { $floors }

## Tableaux

term-l-column-part = Partie
term-l-column-tall = Grands temples
term-l-column-volcanoes = Volcans
term-l-column-land = Terres
term-l-column-lakes = Eaux
term-l-column-director = Directeur
term-l-where = temples { $temples } ; volcans { $volcanoes } ; terres { $count }×{ $hexes } ({ $land }) ; eaux { $waters }×{ $masks } masques ({ $lakes })
term-l-score-note = Terres : temples que vous marquez × jungle, clairières et ruines vides que vous tenez. Eaux : lacs × masques des ruines que vous tenez.

## Aide

term-l-help-type =
    Taper des actions
    take 9AP, take place2, take b3, take #05    draft
    #05   #05<          jouer la carte 05 de droite, de gauche
    <#05  <#05-#12      conserver la carte 05 ; la carte 12 laisse la place
    -#05                défausser une carte sans effet
    ap                  utiliser le jeton PA
    b3@C4/1             poser la tuile b3 en C4, tournée d’un sixième dans le sens horaire
    !b6   -b3           jouer un volcan ; renoncer à une tuile qui ne va nulle part
    look  power:march   carte 07 ; un pouvoir du directeur du musée
    pass                se retirer de la manche
    +E@A5*3             mettre en jeu trois explorateurs en A5 (L : un chef)
    E:A5-D3   E:A5>D2   avancer, par le chemin le moins cher ; prendre un sentier secret
    ^B5   $C3           dégager un niveau de temple, déterrer un trésor
    C@B4   C:B4>D2      installer un camp, en déplacer un
    GE@B5               faire d’un explorateur le gardien (GL : un chef)
    T@C4|C5             poser une pierre de sentier sur une arête ; T:A1|A2>C4|C5 en déplace une
    &E   &L             un explorateur, un chef devient disponible
    xBlue:jade/sun      donner jade à Bleu et prendre soleil
    @C4   E:C4>>D2      ce que demandent les cartes : une case ; qui marche
    order:jade  done    le trésor suivant d’une pile ; rien de plus pour cette carte
    end, ou un simple point terminer le tour
term-l-help-commands =
    Commandes de Legend
    c campsites ce que chacun a, avec pouvoirs et cartes en mots
    k cards     ce que font les cartes de l’étalage et des campements ; card 05 en décrit une
term-l-help-board =
    Lire le plateau
    { $temple }3   temple de valeur 3, à la couleur de qui le marquerait maintenant ({ $temple }3r : Rouge)
    { $clearing }    clairière         { $ruin }4  ruine avec 4 trésors ({ $ruin }4ja : vous savez que jade est dessus)
    { $emptied }2   ruine vide, 2 masques  { $volcano }{ $volcano }  volcan  { $lake }{ $lake }  lac  { $camp }  le camp de base commun
    R{ $leader }2  chef et deux explorateurs de Rouge ; B est Bleu, Y Jaune, W Blanc
    { $camp }R   un camp de Rouge  { $guard }R  un gardien de Rouge
    R1 à R16 sont les cases du bord ; la jungle sans tuile ne montre que son nom.
term-l-help-ways =
    Chemins
    Un nombre entre deux cases est ce que coûte le chemin de l’une à l’autre, dans la jungle aussi : clair entre deux tuiles, sombre si l’une est en jungle, bleu là où se trouve une pierre de sentier. Les cases marquées sont celles où vous pouvez agir ; une flèche donne les PA du chemin le moins cher jusque-là.
term-l-help-panel =
    Le panneau
    Pour chacun : les points et ce qu’ajouterait un décompte maintenant ; explorateurs ({ $explorer }) et chefs ({ $leader }) disponibles + pas encore disponibles, camps ({ $camp }) et gardiens ({ $guard }) restants ; le jeton PA, les tuiles, { $arrow }2 la position dans le prochain ordre de jeu, P4 une tuile Pouvoir inutilisée ; # les cartes de droite et < les conservées, ' si elles ont servi cette manche. En dessous : pierres de sentier, pile, niveaux de temple restants sous la forme valeur:nombre.
term-l-help-private =
    Ce que personne d’autre ne sait
    Ce que montrent les cartes 07 et 08 n’est qu’à vous : les autres ne le voient jamais, ni sur le plateau, ni dans le journal, ni dans les pages. À plusieurs devant un écran, on vous demande d’y venir avant de montrer ce que vous savez.

term-l-stand-ins = Le livret ne montre ceci qu’en images ; ici, c’est notre propre reconstitution : { $keys }. Si vous avez la boîte : tikal components.
