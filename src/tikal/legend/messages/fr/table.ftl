### Ce que la page dit à ses tables.

## Ce qui est demandé

goal-legend = Le but : le plus de points, pour les temples, terres, volcans et lacs où vous avez la majorité, et pour les trésors.
ask-legend-over = Tikal Legend, { $scenario }.
legend-lead-marks = Fanion : compte pour lui, de cette valeur. Hachuré : égalité. Double anneau : gardé pour de bon.
legend-holds = { $points } maintenant : { $parts }
legend-holds-short = { $points } maintenant
ask-interim = Décompte intermédiaire · { $rest }
ask-draft = { $lead } : prenez un élément
ask-round = Manche { $round } sur { $rounds }{ $last ->
    [yes] , la dernière
    *[no] { "" }
}. { $rest }
ask-draft-hint = { $first ->
    [yes] Qui choisit plus tard a commencé avec plus de points.{" "}
    *[no] {""}
}Encore à prendre : { $still }.{ $spare ->
    [yes] {" "}Une tuile est en trop : qui a déjà la sienne peut la prendre aussi.
    *[no] {""}
} { $touch ->
    [yes] Touchez un élément pour lire ce qu’il fait.
    *[no] Un double clic prend un élément.
}
ask-act = { $lead } : choisissez une action
ask-act-hint = Jouez ou conservez une carte, utilisez votre jeton PA, ou posez une tuile. Choisissez ci-dessous.
ask-acted = { $lead } : votre action est faite
ask-acted-hint = { $free ->
    [yes] Terminez le tour, ou faites d’abord quelque chose de gratuit.
    [undo] Terminez le tour, ou défaites.
    *[no] Terminez le tour.
}
ask-pass = { $can ->
    [keep] { $lead } : conservez une carte, ou passez
    [play] { $lead } : passez, ou utilisez une carte conservée
    [free] { $lead } : passez, ou faites d’abord quelque chose de gratuit
    *[none] { $lead } : il ne reste rien à faire, passez
}
ask-pass-hint = Passer, c’est se retirer de cette manche, mais pas de ses décomptes.{ $can ->
    [keep] {" "}Sans la conserver, vous perdez { $cards }.
    *[none] {""}
}
card-quoted = « { $name } »
ask-token = { $lead } : utiliser le jeton pour { $ap } PA ?
ask-token-hint = Tous se dépensent dans ce tour ; ce qui reste est perdu.
ask-set = Posez { $terrain ->
    [temple] ce temple
    [clearing] cette clairière
    [ruin] cette ruine
    [lake] ce lac
    *[volcano] ce volcan
} sur une case marquée
ask-erupt = Jouer le volcan ?
ask-erupt-hint = Un décompte commence : vous dépensez des points d’action et marquez, puis les autres. Ensuite, vous posez le volcan.
ask-no-place = Cette tuile ne va nulle part pour l’instant
ask-no-place-hint = Gardez-la pour un autre tour, ou défaussez-la comme action.
ask-power = Le directeur : { $name }
ask-power-hint = { $text } Une fois par partie. Qui ne consulte jamais le directeur reçoit { $points ->
    [one] { $points } point
    *[other] { $points } points
} à la fin, comme le dit le laurier.
ask-room = Quelle carte conservée laisse la place ?
ask-room-hint = Choisissez une carte à gauche. Elle est défaussée. Échap revient.
ask-stone = Posez la pierre de sentier sur une arête marquée
ask-stone-source = Quelle pierre de sentier déplacer ?
ask-stone-hint = Pointez une arête entre deux cases. Échap revient.
ask-which-camp = Quel camp déplacer ?
ask-turn-hint = R ou la molette la tourne, un clic la pose.
ask-volcano-hint = Tout le monde a marqué. Le volcan va sur une case de jungle.
ask-swap-hint = Un ou deux trésors dans chaque sens avec une même personne, qui ne peut pas refuser.

## Ce que demande une carte ou un pouvoir, par son numéro et son étape

pick-02 = Placez 2 explorateurs sur une ruine marquée
pick-03 = Placez 3 explorateurs sur une ruine marquée
pick-04 = Prenez le trésor du dessus d’une ruine marquée
pick-05 = { $done ->
    [0] Prenez jusqu’à 2 trésors : choisissez une ruine
    *[other] Prenez encore un trésor, ou terminez
}
pick-06 = { $done ->
    [0] Prenez jusqu’à 3 trésors : choisissez une ruine
    *[other] Prenez encore un trésor, ou terminez
}
pick-08 = Placez un explorateur sur une ruine marquée et regardez sa pile
pick-08-1 = Rangez la pile en { $site } : quel trésor { $done ->
    [0] va dessus ? Vous prenez celui-là
    *[other] vient ensuite ?
}
pick-09 = { $done ->
    [0] Placez jusqu’à 2 explorateurs sur des temples : le premier
    *[other] Choisissez un temple pour un autre explorateur, ou terminez
}
pick-10 = { $done ->
    [0] Dégagez jusqu’à 2 niveaux d’un temple : choisissez-le
    *[other] Dégagez-y encore un niveau, ou terminez
}
pick-11 = { $done ->
    [0] Dégagez un niveau sur trois temples au plus : le premier
    *[other] Choisissez un autre temple, ou terminez
}
pick-12 = Choisissez une case pour le camp
pick-13 = Choisissez une case pour le camp
pick-13-1 = Amenez un membre au camp en { $site }, ou terminez
pick-14 = Choisissez une case pour le camp
pick-14-1 = { $done ->
    [0] Amenez jusqu’à deux membres au camp en { $site }
    *[other] Amenez-en encore un en { $site }, ou terminez
}
pick-15 = { $done ->
    [0] Jusqu’à 4 explorateurs deviennent disponibles
    *[other] { $done } sur 4 : encore un, ou terminez
}
pick-16 = { $done ->
    [0] Un chef et un explorateur deviennent disponibles
    *[other] Encore un, ou terminez
}
pick-17 = De quelle case partent-ils ?
pick-17-1 = Ils quittent { $source } : vers quelle case ?
pick-17-2 = De { $source } à { $site } : { $done ->
    [0] qui marche ?
    *[other] qui d’autre, ou terminez ?
}
pick-18 = Avancez avec { $budget } PA
pick-19 = Posez une pierre de sentier sur une arête marquée
pick-22 = Posez le temple sur une case marquée du bord
pick-23 = Posez un lac sur une case marquée du bord
pick-24 = Posez un volcan sur une case marquée du bord
pick-deploy = { $done ->
    [0] Amenez jusqu’à deux membres dans un camp à vous
    *[other] Amenez-en encore un, ou terminez
}
pick-spare = Prenez une carte de l’étalage
pick-spare-1 = { $name } : jouez-la ou conservez-la
pick-guard = Choisissez un temple pour le gardien
pick-volcano = Posez le volcan sur une case marquée
pick-swap = Choisissez ce que vous donnez et ce que vous prenez
pick-swap-1 = Une seconde paire avec { $player }, ou terminez

## Boutons

deed-play = Jouer
deed-preserve = Conserver
deed-preserve-for = Conserver à la place de { $name }
deed-discard = Défausser
deed-look = Regarder
deed-use-token = Utiliser le jeton
deed-erupt = Lancer le décompte
deed-drop = Défausser la tuile
deed-power = Utiliser ce pouvoir
deed-pass = Passer
deed-done = Terminé
deed-take = Prendre
deed-take-only = Prendre : { $name }
deed-recruit = { WORD("deed-recruit", $figure) } (reste { $left })
deed-recruit-leader = Rendre disponible un chef
deed-recruit-explorer = Rendre disponible un explorateur
deed-march = { $figure ->
    [leader] Un chef
    *[explorer] Un explorateur
}
deed-march-all = Les { $count }
deed-enter = { $figure ->
    [leader] Amener un chef
    *[explorer] Amener un explorateur
}
deed-stone = Pierre de sentier
deed-swap = Échanger
deed-short = { $deed ->
    [stone] Pierre
    [swap] Échange
    *[recruit] { $little ->
        [yes] +1 sur { $left }
        *[no] +1 disponible (reste { $left })
    }
}
deed-choose-pair = Choisir les trésors
menu-enter-one = { $figure ->
    [leader] Chef en jeu
    *[explorer] Explorateur en jeu
}
deed-pick = { $kind ->
    [uncover] Dégager { $hex }
    [dig] Prendre en { $hex }
    [camp] Camp en { $hex }
    [resite] Déplacer le camp en { $hex }
    [guard] Gardien en { $hex }
    *[choose] Choisir { $hex }
}
deed-edge = La poser là

## Cases et arêtes en mots

what-lake = lac
what-jungle = jungle
what-party = { $player } : { $leaders ->
    [0] { $explorers ->
        [one] { $explorers } explorateur
        *[other] { $explorers } explorateurs
    }
    *[other] { $leaders ->
        [one] un chef
        *[other] deux chefs
    }{ $explorers ->
        [0] { "" }
        [one] { " " }et un explorateur
        *[other] { " " }et { $explorers } explorateurs
    }
}
what-seen = { $text }, à partir du dessus : { $kinds }
what-pick = cette case peut être choisie
what-move-camp = ce camp peut être déplacé
edge-target = Une pierre de sentier entre { $edge }
edge-source = Déplacer la pierre de sentier entre { $edge }
not-while-drafting = C’est le draft : prenez une position, un jeton PA, une tuile ou une carte.
walk-leaders = Combien de chefs
walk-leaders-of = { $count ->
    [0] explorateurs seuls
    [one] { $count } chef
    *[other] { $count } chefs
}

## Échanges

swap-taken-before = Vous en avez pris un dans cet échange ; aucune sorte ne va dans les deux sens.
swap-given-before = Vous en avez donné un dans cet échange ; aucune sorte ne va dans les deux sens.
swap-nothing-for-it = { $other } n’a rien d’une autre sorte que vous puissiez prendre en échange.
swap-nothing-to-give = Vous n’avez rien d’une autre sorte que vous puissiez donner en échange.
swap-no-pair = Personne n’a de trésor d’une autre sorte contre un de ceux que vous pouvez donner.
swap-do = { $cost ->
    [0] Échanger
    *[other] Échanger, { $cost } PA
}
swap-note = Vous pouvez donner une sorte dont vous avez au moins autant que l’autre. Vous pouvez prendre n’importe quelle sorte, quel qu’en soit le nombre. { $second ->
    [yes] C’est la seconde paire de cet échange.
    *[no] Ensuite, vous pourrez échanger une seconde paire avec la même personne.
}

## Le campement

dock-title = Campement ({ $player })
dock-own = Votre campement
dock-preserved = Conservées
dock-preserved-count = { $count } sur { $slots }
dock-director = Directeur
dock-once = Une fois par partie
dock-director-bonus = { $points ->
    [one] { $points } point
    *[other] { $points } points
} si jamais consulté
dock-director-used = consulté
dock-stand-in = Choisi ici, et non repris de la boîte : { $what }
dock-round = Cette manche
dock-token = Jeton PA
dock-token-none = utilisé
dock-token-worth = { $value } PA{ $more ->
    [0] { "" }
    *[other] { " " }+ { $more }
}
dock-tiles = Tuiles
dock-place = Position
dock-room = libre
dock-free-now = gratuite maintenant
dock-used = a servi cette manche
dock-makes-room = laisse la place
dock-none = aucune
dock-card = Carte { $number }, { $name }. { $text }{ $down ->
    [yes] { " " }A servi cette manche.
    *[no] { "" }
}
dock-tile = Tuile { $tile } : { $what }
dock-tile-what = { $terrain ->
    [temple] temple { $value }
    [clearing] clairière
    [ruin] ruine, { $value }
    [lake] lac
    *[volcano] volcan
}
dock-use-token = Jeton PA de { $value } : l’utiliser pour { $ap } PA
dock-place-of = Position { $place } dans le prochain ordre de jeu
dock-treasure = { $name } : { $count }
dock-holds-volcano = a le volcan
dock-passed = a passé

## Ce que l'on a regardé

seen-title = Trésors que vous avez vus, et personne d’autre
seen-line = { $hex }, à partir du dessus : { $kinds }
seen-kinds = { $hex } : quelque part dans la pile, { $kinds }
pass-text-secret = { $player } a regardé des trésors que personne d’autre ne doit voir. Ils sont montrés quand { $player } tient l’appareil.

## Le draft

market-title = Le draft
market-head-cards = Cartes
market-cards-rest = , le reste attend la prochaine manche
market-tiles-spare =  ; une de plus pour qui la prend en premier
market-head-tokens = Points d’action
market-head-places = Position suivante
market-head-tiles = Terrain
market-share = { $taken } sur { $all }
market-kinds = Que prendre
market-kind-cards = Cartes
market-kind-tokens = Jeton PA
market-kind-places = Position
market-kind-tiles = Terrain
market-still-cards = { $count ->
    [one] une carte
    *[other] { $count } cartes
}
market-still-tokens = un jeton PA ({ $values } ; un par personne)
market-still-places = une position
market-still-tiles = { $count ->
    [one] une tuile
    *[other] { $count } tuiles
}
market-token = Jeton PA de { $value }
market-token-text = { $value } PA à dépenser en un tour de cette manche.
market-place = Position { $place }
market-place-text = Votre position dans l’ordre de jeu de la prochaine manche. Elle compte aussi pour le décompte final.
market-tile = { $terrain ->
    [temple] Temple { $value }
    [clearing] Clairière
    [ruin] Ruine, { $value }
    *[volcano] Volcan
}
market-tile-text = { $terrain ->
    [temple] Un temple de valeur { $value }, pour une case de jungle.
    [clearing] Une clairière pour une case de jungle : de la place pour un camp.
    [ruin] Une ruine avec { $value ->
        [one] { $value } trésor
        *[other] { $value } trésors
    }, pour une case de jungle.
    *[volcano] La jouer déclenche un décompte où vous commencez.
}
market-point = Pointez un élément pour lire ce qu’il fait.
market-tap = Touchez un élément pour lire ce qu’il fait.
market-taken = { $player } l’a

## Autour du plateau

info-round = { $round } / { $rounds }
info-round-label = manche
info-round-last = dernière manche
info-scenario = scénario
info-tiles = { $left ->
    [one] { $left } tuile
    *[other] { $left } tuiles
}
info-cards = { $left }
info-cards-label = cartes restantes
info-floors = niveaux de temple
info-order = Ordre de jeu
info-open = À propos de cette partie
info-title = { $scenario }
info-treasures = Trésors visibles
info-stand-ins = Ce qui n’a pas été lu sur la boîte
info-stand-ins-text = Le livret ne montre certaines choses qu’en images. Ceci est notre propre reconstitution équilibrée ; qui a la boîte peut la corriger :
camp-tab = Campement
market-tab = Draft
which-tile = Quelle tuile
settings-keys-legend = Cartes : 1 à 9 en choisissent une, P la joue, K la conserve, D la défausse, O regarde. Draft : 1 à 0 cartes, Q W R T jetons, A S D F positions, Z X C V tuiles. E continue : elle fait ce que dit le bouton doré.

## Préparer son coup

plan-title-legend = { $what ->
    [draft] Vous préparez votre draft
    [scoring] Vous préparez votre tour avec décompte
    *[act] Vous préparez votre tour
}
plan-empty-legend = { $what ->
    [draft] Prenez dans l’ordre ce que vous prendriez : chaque chose devient une étape.
    *[act] Faites ce que vous feriez à votre tour : chaque chose devient une étape.
}
plan-note-legend = { $what ->
    [draft] Chaque fois que c’est à vous de prendre, l’étape suivante peut être jouée ; les autres prennent entre-temps.
    [scoring] Il commence avec tous vos PA ; vous marquez quand vous le terminez.
    *[act] Ce que les autres feront d’ici là est inconnu.
}
