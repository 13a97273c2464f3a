### Les leçons du jeu classique.

## Première leçon : le jeu de base jusqu’au premier décompte

lesson-first-turns-name = Premiers tours
lesson-first-turns-about = Tuiles, chemins, temples, trésors et le premier décompte.

lesson-first-turns-chapter-land = Le terrain
lesson-first-turns-chapter-walking = Avancer
lesson-first-turns-chapter-temples = Les temples
lesson-first-turns-chapter-treasures = Les trésors
lesson-first-turns-chapter-camps = Les camps
lesson-first-turns-chapter-points = Les points

lesson-first-turns-lay-ask = Posez le temple en C4
lesson-first-turns-lay-how = Appuyez sur une flèche ronde, Tourner, jusqu’à ce que le côté avec « 1 dalle » pointe en bas à droite. Appuyez ensuite sur « Poser en C4 ».
lesson-first-turns-lay-title = Le plus de points gagne
lesson-first-turns-lay-idea = Temples et trésors les rapportent, quatre fois par partie. Chaque tour commence par une tuile : elle se pose à côté du terrain connu, et une dalle doit relier les deux.
lesson-first-turns-lay-why = Pourquoi la tourner ? Les dalles sont les sentiers. Vous décidez où ils mènent.
lesson-first-turns-lay-turned-title = Presque. Tournez-la.
lesson-first-turns-lay-turned = La case est la bonne. Tournez la tuile jusqu’à ce que sa dalle seule pointe en bas à droite, vers D4.
lesson-first-turns-lay-elsewhere-title = Pas là.
lesson-first-turns-lay-elsewhere = Elle irait, mais ici nous la voulons en C4, à deux pas du camp.
lesson-first-turns-lay-alone-title = Pas là.
lesson-first-turns-lay-alone = Le terrain s’étend à partir du terrain. C4 touche la clairière B4.

lesson-first-turns-leader-ask = Mettez votre chef en jeu
lesson-first-turns-leader-how = Choisissez le camp en A5, puis le chef. Cela coûte 1 PA.
lesson-first-turns-leader-title = Dix points d’action
lesson-first-turns-leader-idea = Après la tuile, vous avez 10 PA à dépenser. Mettre en jeu votre chef ou un explorateur en coûte 1.
lesson-first-turns-leader-why = Pourquoi le chef d’abord ? Il compte pour trois explorateurs.
lesson-first-turns-leader-explorer-title = Presque. Le chef d’abord.
lesson-first-turns-leader-explorer = Le pion avec une plume au chapeau est votre chef.

lesson-first-turns-explorer-ask = Mettez un explorateur en jeu
lesson-first-turns-explorer-how = Choisissez de nouveau le camp en A5, puis l’explorateur : 1 PA.
lesson-first-turns-explorer-title = Pas tout seul
lesson-first-turns-explorer-idea = Vous avez un chef et 18 explorateurs : les membres de votre expédition. Tous commencent au camp en A5.
lesson-first-turns-explorer-why = Pourquoi maintenant ? Qui arrive aujourd’hui peut travailler demain.
lesson-first-turns-explorer-second-title = Pas encore.
lesson-first-turns-explorer-second = Il n’y a qu’un chef. Choisissez l’explorateur.
lesson-first-turns-explorer-off-title = Pas encore.
lesson-first-turns-explorer-off = Votre chef avance à l’étape suivante. Mettez d’abord un explorateur en jeu en A5.

lesson-first-turns-walk-ask = Menez votre chef en C4
lesson-first-turns-walk-how = Choisissez C4 : deux dalles sur le chemin, 2 PA.
lesson-first-turns-walk-title = Les dalles sont le péage
lesson-first-turns-walk-idea = Chaque dalle franchie coûte 1 PA. Une pour sortir du camp, une pour entrer en C4 : deux.
lesson-first-turns-walk-why = Pourquoi là ? La plus grande force sur un temple le marque, et votre chef compte pour trois.
lesson-first-turns-walk-explorer-title = Presque.
lesson-first-turns-walk-explorer = C’était l’explorateur. Prenez le chef, puis choisissez C4.
lesson-first-turns-walk-elsewhere-title = Pas là.
lesson-first-turns-walk-elsewhere = Ces temples valent 1. C4 vaut 2.

lesson-first-turns-halfway-ask = Menez votre explorateur en B4
lesson-first-turns-halfway-how = Choisissez l’explorateur en A5, puis B4. Une dalle : 1 PA.
lesson-first-turns-halfway-title = Sans dalle, pas de chemin
lesson-first-turns-halfway-idea = Là où deux cases n’ont aucune dalle en commun, personne ne passe. De A5, le chemin bon marché vers C4 passe par B4.
lesson-first-turns-halfway-why = Pourquoi s’arrêter là ? Vous voulez garder 5 PA pour le temple.
lesson-first-turns-halfway-far-title = Pas là.
lesson-first-turns-halfway-far = Cela coûterait 2 PA. B4 en coûte 1.
lesson-first-turns-halfway-leader-title = Presque.
lesson-first-turns-halfway-leader = Le chef reste sur le temple. Envoyez l’explorateur.
lesson-first-turns-halfway-uncover-title = Pas encore.
lesson-first-turns-halfway-uncover = Cela vient ensuite. D’abord, l’explorateur va en B4.

lesson-first-turns-uncover-ask = Dégagez le temple en C4 jusqu’à 3
lesson-first-turns-uncover-how = Choisissez C4, puis « Dégager jusqu’à 3 » : 2 PA.
lesson-first-turns-uncover-title = Dégagez-le
lesson-first-turns-uncover-idea = Un membre sur un temple peut en dégager le niveau suivant pour 2 PA.
lesson-first-turns-uncover-why = Pourquoi ? Le nombre est ce que le temple rapporte à chaque décompte.
lesson-first-turns-uncover-nobody-title = Pas là.
lesson-first-turns-uncover-nobody = Votre chef est en C4 : travaillez là.
lesson-first-turns-uncover-bring-title = Pas encore.
lesson-first-turns-uncover-bring = Votre chef suffit pour ce niveau. Choisissez C4.

lesson-first-turns-two-ask = Dégagez le temple en C4 jusqu’à 4
lesson-first-turns-two-how = { $next ->
    [2] Choisissez C4, puis « Dégager jusqu’à 4 » : 2 PA.
    *[other] Menez votre explorateur de B4 en C4 : 1 PA.
}
lesson-first-turns-two-title = Encore un
lesson-first-turns-two-idea = Un temple peut monter deux fois dans un tour, mais la seconde fois demande un second membre sur place.
lesson-first-turns-two-why = Pourquoi continuer ? Le niveau 4 rapporte un point de plus, encore et encore.
lesson-first-turns-two-one-title = Presque. Il en faut deux.
lesson-first-turns-two-one = Votre chef est en C4. L’explorateur est en B4, à une dalle de là : faites-le venir.
lesson-first-turns-two-leave-title = Pas là.
lesson-first-turns-two-leave = Personne n’a besoin de partir. C’est votre explorateur qui doit venir en C4.

lesson-first-turns-end-ask = Terminez votre tour
lesson-first-turns-end-how = Appuyez sur « Terminer le tour ». Ensuite, Itzel joue.
lesson-first-turns-end-title = Les dix sont dépensés
lesson-first-turns-end-idea = Vous pouvez toujours vous arrêter plus tôt. Ce qui n’est pas dépensé est perdu.
lesson-first-turns-end-why = Et maintenant ? Itzel pose une tuile et dépense 10 PA. Regardez où.
lesson-first-turns-end-more-title = Pas maintenant.
lesson-first-turns-end-more = Ce tour est fini. Appuyez sur « Terminer le tour ».

lesson-first-turns-ruin-ask = Posez la ruine en C5
lesson-first-turns-ruin-how = Tournez-la jusqu’à ce que le côté avec « 1 dalle » pointe vers le haut, vers C4. Appuyez ensuite sur « Poser en C5 ».
lesson-first-turns-ruin-title = Nouveau tour, nouvelle tuile
lesson-first-turns-ruin-idea = C’est une ruine. Elle cache un trésor pour chacun de ses masques ; une fois posée, le nombre sur sa pile dit combien il en reste.
lesson-first-turns-ruin-why = Pourquoi là ? Elle touche la clairière et votre temple : deux entrées.
lesson-first-turns-ruin-turned-title = Presque. Tournez-la.
lesson-first-turns-ruin-turned = La case est la bonne. La dalle seule doit pointer vers le haut, vers C4.
lesson-first-turns-ruin-elsewhere-title = Pas là.
lesson-first-turns-ruin-elsewhere = C5 est plus près de vos pions.

lesson-first-turns-majority-ask = Reprenez C4
lesson-first-turns-majority-how = { $next ->
    [1] Mettez un explorateur en jeu en A5 : 1 PA.
    *[other] Menez l’explorateur de A5 en C4 : 2 PA.
}
lesson-first-turns-majority-title = La majorité marque
lesson-first-turns-majority-idea = Vous avez un chef et un explorateur en C4 : force 4. Itzel a 4 aussi. C’est une égalité, et à égalité personne ne marque.
lesson-first-turns-majority-why = Pourquoi un de plus ? Cinq contre quatre, et le temple est à vous.
lesson-first-turns-majority-uncover-title = Pas encore.
lesson-first-turns-majority-uncover = Le dégager maintenant n’aide personne. Prenez d’abord la majorité.
lesson-first-turns-majority-guard-title = Pas encore.
lesson-first-turns-majority-guard = Plus tard. Amenez d’abord un explorateur de plus.
lesson-first-turns-majority-away-title = Pas là.
lesson-first-turns-majority-away = Itzel aurait alors la majorité en C4. Amenez plutôt un explorateur de plus.

lesson-first-turns-reach-ask = Envoyez un explorateur à la ruine
lesson-first-turns-reach-how = { $next ->
    [1] Mettez un explorateur en jeu en A5 : 1 PA.
    *[other] Menez l’explorateur de A5 en C5 : 2 PA.
}
lesson-first-turns-reach-title = Il faut quelqu’un pour fouiller
lesson-first-turns-reach-idea = Un membre sur une ruine peut déterrer. On a besoin des autres en C4.
lesson-first-turns-reach-why = Pourquoi ne pas dépenser plus ? Après le trajet, il reste 4 PA, et un trésor en coûte 3.
lesson-first-turns-reach-dig-title = Pas encore.
lesson-first-turns-reach-dig = Vous n’y avez personne. Amenez un explorateur en C5.
lesson-first-turns-reach-weaken-title = Pas là.
lesson-first-turns-reach-weaken = C4 serait de nouveau à égalité. Prenez un nouvel explorateur en A5.

lesson-first-turns-dig-ask = Déterrez un trésor
lesson-first-turns-dig-how = Choisissez C5, puis « Déterrer un trésor » : 3 PA.
lesson-first-turns-dig-title = Qu’y a-t-il dessous ?
lesson-first-turns-dig-idea = Le trésor du dessus est retourné et il est à vous. Personne ne le connaît avant.
lesson-first-turns-dig-why = Pourquoi déterrer ? Un trésor d’une sorte vaut 1, deux valent 3, trois valent 6.
lesson-first-turns-dig-away-title = Pas là.
lesson-first-turns-dig-away = Restez en C5 et déterrez.
lesson-first-turns-dig-end-title = Pas encore.
lesson-first-turns-dig-end = Il vous reste 4 PA. Déterrez d’abord.

lesson-first-turns-lost-ask = Terminez votre tour
lesson-first-turns-lost-how = Il reste 1 PA, et il ne se garde pas. Appuyez sur « Terminer le tour ».
lesson-first-turns-lost-title = Un soleil
lesson-first-turns-lost-idea = Vous voyez tous les trésors, aussi ceux des autres. Un second soleil ferait une paire.
lesson-first-turns-lost-why = Et maintenant ? Au tour d’Itzel. Gardez un œil sur la ruine.
lesson-first-turns-lost-again-title = Pas maintenant.
lesson-first-turns-lost-again = C’est assez pour ce tour. Appuyez sur « Terminer le tour ».

lesson-first-turns-clearing-ask = Posez la clairière en D4
lesson-first-turns-clearing-how = Elle est déjà bien tournée. Appuyez sur « Poser en D4 ».
lesson-first-turns-clearing-title = De la place pour un camp
lesson-first-turns-clearing-idea = On ne trouve rien sur une clairière. Mais un camp peut s’y installer.
lesson-first-turns-clearing-why = Pourquoi D4 ? Le camp de base est déjà loin, et il s’éloigne.
lesson-first-turns-clearing-turned-title = Presque. Tournez-la à nouveau.
lesson-first-turns-clearing-turned = La case est la bonne. Une dalle doit pointer vers le haut, une vers le bas.
lesson-first-turns-clearing-elsewhere-title = Pas là.
lesson-first-turns-clearing-elsewhere = D4 est à côté de votre temple.

lesson-first-turns-camp-ask = Installez un camp en D4
lesson-first-turns-camp-how = { $next ->
    [2] Choisissez D4, puis installez le camp : 5 PA.
    *[other] Menez un explorateur de C4 en D4 : 1 PA.
}
lesson-first-turns-camp-title = Un camp à vous
lesson-first-turns-camp-idea = Il coûte 5 PA, et un membre à vous doit être sur place. Vous avez deux camps.
lesson-first-turns-camp-why = Pourquoi si cher ? Vos membres peuvent désormais entrer là, au milieu du terrain.
lesson-first-turns-camp-empty-title = Pas encore.
lesson-first-turns-camp-empty = Menez d’abord un explorateur de C4 en D4 : 1 PA.
lesson-first-turns-camp-leader-title = Presque.
lesson-first-turns-camp-leader = Laissez le chef en C4, il tient le temple. Envoyez un explorateur.

lesson-first-turns-second-ask = Déterrez encore en C5
lesson-first-turns-second-how = Choisissez C5, puis « Déterrer un trésor » : 3 PA.
lesson-first-turns-second-title = Un second trésor
lesson-first-turns-second-idea = Votre explorateur est toujours dans la ruine. Une ruine vous donne un trésor par tour ; un second demande un second membre sur place.
lesson-first-turns-second-why = Pourquoi se presser ? Itzel fouille ici aussi, et a pris un soleil.
lesson-first-turns-second-end-title = Pas encore.
lesson-first-turns-second-end = Il vous reste 4 PA. Déterrez d’abord.
lesson-first-turns-second-enter-title = Pas encore.
lesson-first-turns-second-enter = Déterrez d’abord : cela coûte 3 de vos 4 PA.

lesson-first-turns-arrive-ask = Amenez un explorateur à votre camp
lesson-first-turns-arrive-how = Choisissez D4, puis l’explorateur : 1 PA.
lesson-first-turns-arrive-title = Un chemin court
lesson-first-turns-arrive-idea = De votre camp à C4, il n’y a qu’une dalle. De A5, il y en a deux, et cinq ou six vers des terres plus lointaines.
lesson-first-turns-arrive-why = De plus, un sentier secret relie vos camps et A5 pour 1 PA.
lesson-first-turns-arrive-base-title = Pas là.
lesson-first-turns-arrive-base = Vous avez installé D4 pour cela. Faites-le entrer là.
lesson-first-turns-arrive-end-title = Pas encore.
lesson-first-turns-arrive-end = Il reste 1 PA : juste assez pour un explorateur en D4.

lesson-first-turns-rest-ask = Terminez votre tour
lesson-first-turns-rest-how = Appuyez sur « Terminer le tour ».
lesson-first-turns-rest-title = Une plume
lesson-first-turns-rest-idea = Un soleil et une plume : 1 point chacun. Deux soleils en vaudraient 3.
lesson-first-turns-rest-why = Et maintenant ? Un volcan sortira bientôt de la pile.
lesson-first-turns-rest-more-title = Pas maintenant.
lesson-first-turns-rest-more = Tout est dépensé. Appuyez sur « Terminer le tour ».

lesson-first-turns-swap-ask = Échangez votre plume contre le soleil d’Itzel
lesson-first-turns-swap-how = Appuyez sur « Échange », les deux flèches. Donnez la plume, prenez le soleil : 3 PA.
lesson-first-turns-swap-title = Un volcan : décompte !
lesson-first-turns-swap-idea = Vous avez pioché un volcan. Avant qu’il soit posé, chacun a un tour de 10 PA, puis marque.
lesson-first-turns-swap-why = Pourquoi échanger ? Deux soleils font une paire : 3 points au lieu de 2. Personne ne peut refuser, et les paires sont à l’abri.
lesson-first-turns-swap-sun-title = Pas là.
lesson-first-turns-swap-sun = Donnez la plume, prenez le soleil.
lesson-first-turns-swap-end-title = Pas encore.
lesson-first-turns-swap-end = Terminer le tour fait marquer aussitôt. Tirez d’abord le meilleur de vos 10 PA.
lesson-first-turns-swap-guard-title = Pas encore.
lesson-first-turns-swap-guard = Bonne idée, dans un instant. D’abord l’échange.

lesson-first-turns-relieve-ask = Chef en D4, explorateur en C4
lesson-first-turns-relieve-how = { $next ->
    [2] Menez l’explorateur de D4 en C4 : 1 PA.
    *[other] Menez le chef de C4 en D4 : 1 PA.
}
lesson-first-turns-relieve-title = Avant le gardien
lesson-first-turns-relieve-idea = Un gardien reste sur un temple pour de bon, et tous vos autres membres sur cette case sont écartés du jeu.
lesson-first-turns-relieve-why = Pourquoi ce changement ? Votre chef est trop précieux. Deux explorateurs contre un d’Itzel suffisent.
lesson-first-turns-relieve-guard-title = Pas encore.
lesson-first-turns-relieve-guard = Le chef serait écarté du jeu, ou monterait la garde pour toujours. Menez-le d’abord en D4.
lesson-first-turns-relieve-end-title = Pas encore.
lesson-first-turns-relieve-end = Il vous reste 7 PA, et ils valent cher aujourd’hui.

lesson-first-turns-guard-ask = Placez un gardien en C4
lesson-first-turns-guard-how = Choisissez C4, puis « Explorateur gardien » : 5 PA.
lesson-first-turns-guard-title = À vous pour de bon
lesson-first-turns-guard-idea = Il faut la majorité et 5 PA. Dès lors, C4 vous paie à chaque décompte, qui que ce soit qui vienne.
lesson-first-turns-guard-why = Pourquoi pas toujours ? Vous n’avez que deux gardiens, et un temple gardé ne monte plus.
lesson-first-turns-guard-end-title = Pas encore.
lesson-first-turns-guard-end = Il reste 5 PA : juste assez pour un gardien.
lesson-first-turns-guard-raise-title = Pas là.
lesson-first-turns-guard-raise = Il ne resterait plus 5 PA pour le gardien.

lesson-first-turns-score-ask = Terminez votre tour et marquez
lesson-first-turns-score-how = Appuyez sur « Terminer le tour ». Vos temples et vos trésors sont comptés.
lesson-first-turns-score-title = Maintenant, ça compte
lesson-first-turns-score-idea = C4 rapporte 4, la paire de soleils 3 : sept points. Ensuite, Itzel joue son tour et marque.
lesson-first-turns-score-why = Après cela, rien n’est retiré : temples et trésors marquent encore la prochaine fois.
lesson-first-turns-score-move-title = Pas maintenant.
lesson-first-turns-score-move = Tout est dépensé. Appuyez sur « Terminer le tour ».

lesson-first-turns-volcano-ask = Posez le volcan en D3
lesson-first-turns-volcano-how = Choisissez D3.
lesson-first-turns-volcano-title = Un mur de feu
lesson-first-turns-volcano-idea = Personne n’entre sur un volcan. Il n’a pas besoin de dalles, seulement de terrain connu à côté.
lesson-first-turns-volcano-why = Pourquoi D3 ? Plus personne ne pourra venir à votre camp de ce côté.
lesson-first-turns-volcano-elsewhere-title = Pas là.
lesson-first-turns-volcano-elsewhere = Cela fermerait votre propre chemin. Posez-le en D3.

lesson-first-turns-over-ask = Vous savez jouer à Tikal
lesson-first-turns-over-how = Sept points à six : bien joué.
lesson-first-turns-over-title = Voilà tout le jeu
lesson-first-turns-over-idea = Une tuile et 10 PA par tour. Trois volcans apportent des décomptes ; quand la dernière tuile est posée, chacun marque une dernière fois, et le plus de points gagne.
lesson-first-turns-over-why = Vous menez sept à six. Continuez cette partie maintenant, ou quittez-la pour de bon et commencez-en une nouvelle sur la page d’accueil. Une hésitation ? L’ampoule à côté du plateau dit ce que jouerait quelqu’un de fort.

## Deuxième leçon : les enchères

lesson-auctions-name = Enchères
lesson-auctions-about = Enchérissez des points pour choisir la tuile. Dix minutes, pour qui connaît les règles de base.

lesson-auctions-chapter-bidding = Enchérir
lesson-auctions-chapter-waiting = Attendre
lesson-auctions-chapter-volcano = Le volcan

lesson-auctions-open-ask = Enchérissez à 1 point
lesson-auctions-open-how = Réglez l’offre sur 1 et appuyez sur « Enchérir à 1 ».
lesson-auctions-open-title = Les points sont la monnaie
lesson-auctions-open-idea = Chacun commence avec 20 points. Trois tuiles sont face visible, une pour chacun, et le droit de choisir en premier est à vendre.
lesson-auctions-open-why = Pourquoi enchérir ? Qui gagne choisit une tuile, la pose et joue un tour entier.
lesson-auctions-open-high-title = Presque. Moins suffit.
lesson-auctions-open-high = Personne n’a encore fait d’offre. Commencez par 1.
lesson-auctions-open-pass-title = Pas encore.
lesson-auctions-open-pass = Qui passe sort de cette enchère. Essayez d’abord une offre de 1.

lesson-auctions-raise-ask = Montez à 3 points
lesson-auctions-raise-how = Itzel offre 2, Balam a passé. Enchérissez à 3.
lesson-auctions-raise-title = Plus haut, ou dehors
lesson-auctions-raise-idea = À tour de rôle, chacun enchérit plus haut ou passe, jusqu’à ce qu’il ne reste qu’une personne.
lesson-auctions-raise-why = Pourquoi 3 ? Un temple de 2 est proposé. Il rapporte plus de 3 points dans une partie.
lesson-auctions-raise-low-title = Presque.
lesson-auctions-raise-low = Il faut dépasser l’offre d’Itzel. Enchérissez à 3.
lesson-auctions-raise-high-title = Presque. Moins suffit.
lesson-auctions-raise-high = Un de plus qu’Itzel suffit. Enchérissez à 3.
lesson-auctions-raise-pass-title = Pas encore.
lesson-auctions-raise-pass = Le temple vaut bien 3 points. Enchérissez encore une fois.

lesson-auctions-take-ask = Prenez le temple de 2
lesson-auctions-take-how = Vous avez gagné et payé 3 points. Choisissez la tuile au plus grand temple.
lesson-auctions-take-title = À vous de choisir
lesson-auctions-take-idea = Seul qui gagne paie, et tout de suite. Ensuite, on choisit la tuile.
lesson-auctions-take-why = Pourquoi le temple ? Un temple de 2 rapporte à chaque décompte.
lesson-auctions-take-other-title = Pas là.
lesson-auctions-take-other = Celle-là vaut moins. Prenez le temple de 2.

lesson-auctions-lay-ask = Posez le temple en C4
lesson-auctions-lay-how = Tournez-le jusqu’à ce que ses deux dalles pointent en haut à gauche. Choisissez ensuite C4.
lesson-auctions-lay-title = Puis un tour comme toujours
lesson-auctions-lay-idea = Le reste, vous le connaissez : poser la tuile, dépenser 10 PA.
lesson-auctions-lay-why = Pourquoi ainsi ? Les deux dalles empêchent les autres d’entrer à bon compte par B3.
lesson-auctions-lay-turned-title = Presque. Tournez-la.
lesson-auctions-lay-turned = La case est la bonne. Les deux dalles doivent pointer en haut à gauche.
lesson-auctions-lay-elsewhere-title = Pas là.
lesson-auctions-lay-elsewhere = C4 est la meilleure place.

lesson-auctions-work-ask = Dégagez C4 jusqu’à 4
lesson-auctions-work-how = { $next ->
    [1] Mettez votre chef en jeu en A5 : 1 PA.
    [2] Menez votre chef de A5 en C4 : 2 PA.
    [4] Choisissez C4, puis dégagez : 2 PA.
    [5] Mettez un explorateur en jeu en A5 : 1 PA.
    [6] Menez-le de A5 en C4 : 2 PA.
    [8] Choisissez C4, puis dégagez encore : 2 PA.
    *[other] Le chef en C4 et dégagez, un explorateur en C4 et dégagez : 10 PA en tout.
}
lesson-auctions-work-title = Dix points bien dépensés
lesson-auctions-work-idea = Mettez le chef en jeu, menez-le en C4 et dégagez. Puis la même chose avec un explorateur.
lesson-auctions-work-why = Pourquoi les deux ? Le second niveau dans un tour demande un second membre.
lesson-auctions-work-end-title = Pas encore.
lesson-auctions-work-end = Il y a encore à faire en C4. Regardez ce qui est marqué.

lesson-auctions-end-ask = Terminez votre tour
lesson-auctions-end-how = Appuyez sur « Terminer le tour ». Les autres enchérissent pour le choix suivant.
lesson-auctions-end-title = Un tour est joué
lesson-auctions-end-idea = Qui a joué n’enchérit plus dans cette manche. Les autres enchérissent pour le deuxième choix, et la dernière tuile est gratuite.
lesson-auctions-end-why = Et maintenant ? Itzel paie 1 pour la ruine. Balam ne paie rien, mais prend ce qui reste.
lesson-auctions-end-more-title = Pas maintenant.
lesson-auctions-end-more = Tout est dépensé. Appuyez sur « Terminer le tour ».

lesson-auctions-pass-ask = Laissez-la à Balam : passez
lesson-auctions-pass-how = Balam ouvre la nouvelle manche à 4. Appuyez sur « Passer ».
lesson-auctions-pass-title = Trop cher
lesson-auctions-pass-idea = Passer ne coûte rien. Vous sortez de cette enchère seulement, pas de la manche.
lesson-auctions-pass-why = Pourquoi passer ? Chaque point offert est un point à regagner.
lesson-auctions-pass-raise-title = Pas maintenant.
lesson-auctions-pass-raise = Cinq points pour ce choix, c’est trop. Appuyez sur « Passer ».
lesson-auctions-pass-low-title = Pas là.
lesson-auctions-pass-low = Ce n’est pas plus que 4. Appuyez sur « Passer ».

lesson-auctions-wait-ask = Passez encore une fois
lesson-auctions-wait-how = Il reste deux tuiles, pour deux. Appuyez sur « Passer ».
lesson-auctions-wait-title = La dernière est gratuite
lesson-auctions-wait-idea = Vous ouvrez cette enchère. Si vous passez, Itzel peut enchérir ; vous jouez alors en dernier et recevez la dernière tuile gratuitement.
lesson-auctions-wait-why = Pourquoi ne pas enchérir ? Une ruine ou une clairière : l’une ou l’autre vous va.
lesson-auctions-wait-bid-title = Pas maintenant.
lesson-auctions-wait-bid = Vous ne voulez rien payer cette fois. Appuyez sur « Passer ».

lesson-auctions-free-ask = Posez la clairière en D3
lesson-auctions-free-how = Elle est déjà bien tournée. Choisissez D3.
lesson-auctions-free-title = Gratuitement
lesson-auctions-free-idea = Itzel a pris la ruine pour 1. La clairière est à vous, sans choix et sans prix.
lesson-auctions-free-why = Pourquoi D3 ? Elle ouvre le terrain derrière votre temple.
lesson-auctions-free-turned-title = Presque. Tournez-la à nouveau.
lesson-auctions-free-turned = La case est la bonne. Une dalle doit pointer vers le haut, une vers le bas.
lesson-auctions-free-elsewhere-title = Pas là.
lesson-auctions-free-elsewhere = D3 est du côté où C4 a une dalle.

lesson-auctions-grow-ask = Dégagez C4 jusqu’à 6
lesson-auctions-grow-how = { $next ->
    [1] Mettez un explorateur de plus en jeu en A5 : 1 PA.
    [2] Menez-le de A5 en C4 : 2 PA.
    [3] Menez-le plus loin, en C4 : 1 PA.
    *[other] Choisissez C4, puis dégagez, deux fois : 4 PA.
}
lesson-auctions-grow-title = Préparez-vous
lesson-auctions-grow-idea = Les prochaines tuiles peuvent amener un volcan. Ayez la majorité là où ça compte avant cela.
lesson-auctions-grow-why = Pourquoi C4 ? Personne d’autre n’y est, et il a déjà le niveau 4.
lesson-auctions-grow-end-title = Pas encore.
lesson-auctions-grow-end = Il y a encore à faire en C4. Regardez ce qui est marqué.

lesson-auctions-rest-ask = Terminez votre tour
lesson-auctions-rest-how = Appuyez sur « Terminer le tour ».
lesson-auctions-rest-title = Une nouvelle manche
lesson-auctions-rest-idea = Trois nouvelles tuiles sont révélées. Quelqu’un d’autre ouvre : cela tourne.
lesson-auctions-rest-why = Et maintenant ? Regardez les tuiles : l’une est un volcan.
lesson-auctions-rest-more-title = Pas maintenant.
lesson-auctions-rest-more = Restons-en là. Appuyez sur « Terminer le tour ».

lesson-auctions-jump-ask = Enchérissez à 4 points
lesson-auctions-jump-how = Itzel offre 1, Balam 2. Allez droit à 4.
lesson-auctions-jump-title = Sautez
lesson-auctions-jump-idea = Vous pouvez monter d’autant que vous voulez, jusqu’à tous vos points.
lesson-auctions-jump-why = Pourquoi sauter ? À 3, quelqu’un continuerait. À 4, tout le monde renonce.
lesson-auctions-jump-pass-title = Pas encore.
lesson-auctions-jump-pass = Ce choix vaut plus pour vous que pour les autres. Enchérissez à 4.
lesson-auctions-jump-small-title = Presque. Un peu plus.
lesson-auctions-jump-small = On dépasserait 3. Enchérissez à 4.
lesson-auctions-jump-high-title = Presque. Moins suffit.
lesson-auctions-jump-high = Quatre suffisent.

lesson-auctions-choose-ask = Prenez le volcan
lesson-auctions-choose-how = Choisissez le volcan.
lesson-auctions-choose-title = Vous dites quand ça compte
lesson-auctions-choose-idea = Qui choisit un volcan déclenche un tour de décompte. Chacun a 10 PA et marque, vous en premier.
lesson-auctions-choose-why = Pourquoi maintenant ? Votre temple est le plus haut du plateau.
lesson-auctions-choose-other-title = Pas là.
lesson-auctions-choose-other = Vous avez payé pour le volcan. Prenez-le.

lesson-auctions-raise-again-ask = Dégagez C4 jusqu’à 8
lesson-auctions-raise-again-how = Choisissez C4 et dégagez, deux fois : 4 PA.
lesson-auctions-raise-again-title = Dix PA avant de marquer
lesson-auctions-raise-again-idea = Dans un tour avec décompte, on ne pose pas de tuile. Tous les PA vont aux points.
lesson-auctions-raise-again-why = Pourquoi C4 ? Deux niveaux, ce sont deux points tout de suite, et à chaque décompte à venir.
lesson-auctions-raise-again-end-title = Pas encore.
lesson-auctions-raise-again-end = C4 peut d’abord monter de deux niveaux.

lesson-auctions-score-ask = Terminez votre tour et marquez
lesson-auctions-score-how = Appuyez sur « Terminer le tour ».
lesson-auctions-score-title = Remboursé
lesson-auctions-score-idea = Vous avez offert 7 points en tout. C4 à lui seul vous en donne 8.
lesson-auctions-score-why = Tout l’art est là : ne jamais payer un tour plus qu’il ne rapporte.
lesson-auctions-score-more-title = Pas maintenant.
lesson-auctions-score-more = C’est assez. Appuyez sur « Terminer le tour ».

lesson-auctions-fire-ask = Posez le volcan en D4
lesson-auctions-fire-how = Choisissez D4.
lesson-auctions-fire-title = Et un tour en plus
lesson-auctions-fire-idea = Après le décompte, le volcan est posé, et vous avez votre tour normal.
lesson-auctions-fire-why = Pourquoi D4 ? Il ferme un chemin vers votre temple que d’autres auraient pu ouvrir.
lesson-auctions-fire-elsewhere-title = Pas là.
lesson-auctions-fire-elsewhere = Posez-le en D4, à côté de votre temple.

lesson-auctions-over-ask = Vous connaissez les enchères
lesson-auctions-over-how = Vingt et un points à vingt et vingt : bien joué.
lesson-auctions-over-title = Adjugé !
lesson-auctions-over-idea = Enchérissez pour ce qu’il vous faut, laissez le reste, et soyez parfois en dernier : c’est gratuit.
lesson-auctions-over-why = À la fin, le plus de points gagne : ce que vous offrez doit donc revenir.
