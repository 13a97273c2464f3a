### La leçon de Tikal Legend.

lesson-legend-name = Apprendre Tikal Legend
lesson-legend-about = Le draft, les cartes, le directeur du musée et les six parties du décompte. Dix minutes ; plus facile après la première leçon, qui montre comment marcher, camper et avoir la majorité.

lesson-legend-chapter-draft = Le draft
lesson-legend-chapter-act = Agir
lesson-legend-chapter-score = Le décompte

lesson-legend-tile-ask = Prenez le volcan
lesson-legend-tile-how = Choisissez le volcan parmi les tuiles, puis « Prendre ».
lesson-legend-tile-title = Le plus de points gagne
lesson-legend-tile-idea = Six manches. On compte quand une tuile volcan est jouée, et à la fin : les cases où vous êtes le plus fort, et les trésors. Une manche commence par le draft : à tour de rôle, chacun prend des cartes, des tuiles, des points d’action (PA) et une position.
lesson-legend-tile-why = Pourquoi le volcan ? Qui le joue décide quand on compte les points, et qui le tient ensuite marque 10 à chaque décompte.
lesson-legend-tile-other-title = Pas là.
lesson-legend-tile-other = C’est une clairière. Prenez le volcan, la tuile B6.

lesson-legend-card-ask = Prenez la carte « Vers le temple »
lesson-legend-card-how = Choisissez la carte, puis « Prendre ».
lesson-legend-card-title = Les cartes font plus que les PA
lesson-legend-card-idea = Chaque carte est une action puissante. « Vers le temple » place deux explorateurs sur des temples, où qu’ils soient.
lesson-legend-card-why = Pourquoi celle-ci ? Deux temples de 4 sont vides, loin de tout camp.
lesson-legend-card-other-title = Pas là.
lesson-legend-card-other = Les cartes avec tuile sont bonnes aussi. Mais aujourd’hui, prenez « Vers le temple ».

lesson-legend-token-ask = Prenez le jeton de 10 PA
lesson-legend-token-how = Choisissez le jeton de 10, puis « Prendre ».
lesson-legend-token-title = Vos PA pour la manche
lesson-legend-token-idea = Tous vos PA d’une manche sont sur un jeton, utilisé une fois, en entier, en un tour. Les jetons diffèrent, et qui prend en premier a le choix.
lesson-legend-token-why = Pourquoi maintenant ? Il n’y en a que deux, et Itzel prendrait le meilleur.
lesson-legend-token-less-title = Presque. Un de plus.
lesson-legend-token-less = Celui-là a 9. Prenez le 10.
lesson-legend-token-place-title = Pas encore.
lesson-legend-token-place = D’abord le jeton PA : les positions peuvent attendre.

lesson-legend-place-ask = Prenez la position 1
lesson-legend-place-how = Choisissez la position 1, puis « Prendre ».
lesson-legend-place-title = Qui commence la prochaine fois
lesson-legend-place-idea = La position vaut à partir de la manche suivante. Qui est en tête prend en premier.
lesson-legend-place-why = Pourquoi pas plus tôt ? Ce qu’on prend en dernier est ce qui compte le moins maintenant.
lesson-legend-place-second-title = Presque.
lesson-legend-place-second = La position 1 est encore là. Prenez-la.

lesson-legend-landing-ask = Jouez « Vers le temple » en H2 et F5
lesson-legend-landing-how = { $next ->
    [1] Choisissez la carte de votre campement, sous le plateau, puis « Jouer ».
    [2] Choisissez H2 pour le premier explorateur.
    *[other] Choisissez F5 pour le second explorateur.
}
lesson-legend-landing-title = Une action par tour
lesson-legend-landing-idea = Maintenant, chacun agit à son tour, une chose à la fois : une carte, une tuile, le jeton PA. Cette carte place un explorateur en H2 et un en F5.
lesson-legend-landing-why = Pourquoi là ? Ils valent 4 chacun, pour le plus fort : un explorateur compte 1, un chef 3.
lesson-legend-landing-volcano-title = Pas encore.
lesson-legend-landing-volcano = Cela ferait compter les points maintenant. Prenez d’abord des forces : jouez la carte.
lesson-legend-landing-ap-title = Pas encore.
lesson-legend-landing-ap = Les PA viennent au prochain tour. Jouez d’abord la carte.
lesson-legend-landing-other-title = Presque.
lesson-legend-landing-other = C’était une autre carte. Jouez « Vers le temple ».

lesson-legend-end-ask = Terminez votre tour
lesson-legend-end-how = Appuyez sur « Terminer le tour ».
lesson-legend-end-title = C’était une action
lesson-legend-end-idea = Vous faites une chose, puis les autres en font une chacun, jusqu’à ce que tout le monde ait passé. Ensuite Itzel pose une tuile : sur n’importe quelle case de jungle.
lesson-legend-end-why = Pourquoi votre score indique-t-il 21 « en l’état », et 11 avant ? 10 viennent du volcan que tient votre chef ; 8 de plus viennent des deux temples ; les 2 derniers, des terres sauvages. On appelle ainsi les cases de jungle et de clairière. Chacune que vous tenez rapporte 1 pour chacun de vos temples : une case, deux temples.
lesson-legend-end-more-title = Pas maintenant.
lesson-legend-end-more = Une action par tour. Appuyez sur « Terminer le tour ».

lesson-legend-ap-ask = Utilisez votre jeton PA
lesson-legend-ap-how = Choisissez le jeton de 10 PA de votre campement et utilisez-le.
lesson-legend-ap-title = Dix PA d’un coup
lesson-legend-ap-idea = Les PA, points d’action, paient ce que font vos gens : entrer, avancer, déterrer, dégager, camper. Les dix sont pour ce seul tour.
lesson-legend-ap-why = Pourquoi maintenant ? Il y a beaucoup à faire avant le décompte.
lesson-legend-ap-card-title = Pas maintenant.
lesson-legend-ap-card = Gardez cette carte. Utilisez le jeton PA.
lesson-legend-ap-volcano-title = Pas encore.
lesson-legend-ap-volcano = On y est presque : d’abord vos PA, ensuite le volcan.

lesson-legend-director-ask = Consultez le directeur : « Recrutement »
lesson-legend-director-how = { $next ->
    [1] Choisissez « Recrutement » sur la tuile du directeur de votre campement.
    [2] Appuyez sur « { WORD("deed-recruit-leader") } » : de la boîte à votre réserve, gratuitement. Qui est en réserve peut être amené dans un camp.
    [3] Appuyez sur « { WORD("deed-recruit-explorer") } » : gratuit aussi.
    [4] Choisissez votre camp en F3, puis « Amener un chef ».
    *[other] Choisissez F3 encore une fois : un explorateur entre.
}
lesson-legend-director-title = Une fois par partie
lesson-legend-director-idea = Votre directeur du musée a trois pouvoirs. Vous pouvez en utiliser un, une fois dans la partie, sans que cela prenne une action.
lesson-legend-director-why = Pourquoi celui-ci ? Un chef et un explorateur entrent gratuitement. Les boutons près de vos PA font de telles choses pour des PA : rendre disponible un explorateur ou un chef, mettre une pierre de sentier, échanger des trésors. Qui ne consulte jamais le directeur reçoit 5 points à la fin : le laurier.
lesson-legend-director-other-title = Pas là.
lesson-legend-director-other = C’est un autre pouvoir. Choisissez « Recrutement ».
lesson-legend-director-end-title = Pas encore.
lesson-legend-director-end = Tous vos PA seraient perdus. Consultez d’abord le directeur.

lesson-legend-dig-ask = Déterrez en D4
lesson-legend-dig-how = { $next ->
    [5] Choisissez D4, puis déterrez : 3 PA.
    *[other] Choisissez en F3 l’explorateur, le petit pion de gauche, puis D4 : 4 PA.
}
lesson-legend-dig-title = Les dalles sont le péage
lesson-legend-dig-idea = Chaque dalle franchie coûte 1 PA. On traverse aussi la jungle, partout où l’arête porte une dalle.
lesson-legend-dig-why = Pourquoi D4 ? Quatre trésors y sont, et personne ne les déterre.
lesson-legend-dig-leader-title = Presque.
lesson-legend-dig-leader = C’est le chef. Envoyez l’explorateur.
lesson-legend-dig-early-title = Pas encore.
lesson-legend-dig-early = Menez d’abord l’explorateur en D4.
lesson-legend-dig-end-title = Pas encore.
lesson-legend-dig-end = Il vous reste des PA, et ils ne se gardent pas.

lesson-legend-floor-ask = Dégagez un niveau en H2
lesson-legend-floor-how = Choisissez H2, puis « Dégager jusqu’à 5 » : 2 PA.
lesson-legend-floor-title = De 4 à 5
lesson-legend-floor-idea = Qui est sur un temple en dégage le niveau suivant pour 2 PA. Le nombre au sommet est ce que rapporte le temple.
lesson-legend-floor-why = Du niveau 7 au niveau 10, un temple est grand : qui le tient marque alors 5, 6, 8 ou 10 points de plus à chaque décompte.
lesson-legend-floor-other-title = Presque.
lesson-legend-floor-other = Prenez d’abord H2. F5 vient plus tard.
lesson-legend-floor-end-title = Pas encore.
lesson-legend-floor-end = Il reste 3 PA : assez pour un niveau.

lesson-legend-next-ask = Terminez votre tour
lesson-legend-next-how = Appuyez sur « Terminer le tour ».
lesson-legend-next-title = Le jeton est utilisé
lesson-legend-next-idea = Ce que vous ne dépensez pas est perdu. Il vous reste des tuiles et des cartes pour d’autres tours.
lesson-legend-next-why = Et maintenant ? Itzel joue une carte : un lac au bord.
lesson-legend-next-more-title = Pas maintenant.
lesson-legend-next-more = C’est assez. Appuyez sur « Terminer le tour ».

lesson-legend-keep-ask = Conservez la carte « Camp » et terminez votre tour
lesson-legend-keep-how = { $next ->
    [2] Appuyez maintenant sur « Terminer le tour ».
    *[other] Choisissez la carte « Camp », puis « Conserver ».
}
lesson-legend-keep-title = Pour un autre jour
lesson-legend-keep-idea = Les cartes de cette manche s’en vont ensuite. Une carte conservée a sa propre place dans votre campement et reste.
lesson-legend-keep-why = Pourquoi la garder ? Un camp coûte 5 PA. Avec cette carte, il coûte une action, quand il vous le faut.
lesson-legend-keep-discard-title = Pas là.
lesson-legend-keep-discard = Ne la jetez pas : conservez-la.
lesson-legend-keep-play-title = Pas maintenant.
lesson-legend-keep-play = Vous n’avez pas encore de bonne place pour un camp. Conservez-la.
lesson-legend-keep-volcano-title = Pas encore.
lesson-legend-keep-volcano = Au prochain tour. Conservez d’abord la carte.

lesson-legend-erupt-ask = Jouez le volcan
lesson-legend-erupt-how = Choisissez la tuile volcan de votre campement et jouez-la.
lesson-legend-erupt-title = Maintenant, on compte
lesson-legend-erupt-idea = On compte chaque fois que quelqu’un joue une tuile volcan, et encore une fois après la dernière manche. Chacun reçoit 10 PA puis marque ; vous commencez.
lesson-legend-erupt-why = Pourquoi maintenant ? Vous tenez deux temples, et Itzel ne tient pas grand-chose. La tuile elle-même sera posée quand tous auront marqué.
lesson-legend-erupt-card-title = Pas maintenant.
lesson-legend-erupt-card = C’est le bon moment : jouez le volcan.

lesson-legend-ground-ask = Explorateur en F4, chef en G4
lesson-legend-ground-how = { $next ->
    [2] Menez le chef de F3 en G4 : 1 PA.
    *[other] Menez l’explorateur de G4 en F4 : 1 PA.
}
lesson-legend-ground-title = Terres sauvages
lesson-legend-ground-idea = Les cases de jungle et de clairière où vous êtes le plus fort (un explorateur compte 1, un chef 3), fois les temples que vous marquez. Deux temples, deux cases : 4 points.
lesson-legend-ground-why = Pourquoi pas F3 ? Une case avec un camp ne compte pas.
lesson-legend-ground-end-title = Pas encore.
lesson-legend-ground-end = Terminer le tour compte vos points. Dépensez d’abord vos 10 PA.

lesson-legend-floors-ask = Dégagez un niveau en F5 et en H2
lesson-legend-floors-how = { $next ->
    [2] Choisissez H2, puis « Dégager jusqu’à 6 » : 2 PA.
    *[other] Choisissez F5, puis « Dégager jusqu’à 5 » : 2 PA.
}
lesson-legend-floors-title = Temples et grands temples
lesson-legend-floors-idea = Un temple rapporte son niveau du dessus au plus fort ; à égalité, à personne. Les niveaux 7 à 10 rapportent en plus 5, 6, 8 ou 10.
lesson-legend-floors-why = Pourquoi les deux ? Chaque niveau est un point maintenant et à chaque décompte à venir. Mais le plus fort sur un temple peut y placer un gardien : il est alors à lui pour de bon et ne monte plus. Les hauts temples se perdent ainsi.
lesson-legend-floors-guard-title = Pas maintenant.
lesson-legend-floors-guard = Un gardien le tiendrait pour de bon, mais le temple ne monterait plus. Dégagez les niveaux.
lesson-legend-floors-end-title = Pas encore.
lesson-legend-floors-end = Il vous reste des PA. Dégagez les niveaux.

lesson-legend-treasure-ask = Déterrez encore une fois en D4
lesson-legend-treasure-how = Choisissez D4, puis déterrez : 3 PA.
lesson-legend-treasure-title = Trésors
lesson-legend-treasure-idea = De un à cinq trésors de la même sorte donnent 1, 3, 6, 10 ou 15 points.
lesson-legend-treasure-why = Pour 3 PA, vous pouvez aussi échanger un ou deux trésors avec quelqu’un, qui ne peut pas refuser. Vous ne pouvez donner qu’une sorte dont vous avez au moins autant que l’autre.
lesson-legend-treasure-end-title = Pas encore.
lesson-legend-treasure-end = Il reste 4 PA. Déterrez d’abord.

lesson-legend-count-ask = Terminez votre tour et marquez
lesson-legend-count-how = Appuyez sur « Terminer le tour ».
lesson-legend-count-title = Six parties
lesson-legend-count-idea = Temples 11, grands temples 0, volcans 10 pour celui que votre chef tient en D1, terres sauvages 4, eaux 0, trésors 2.
lesson-legend-count-why = Les eaux : les lacs où vous êtes le plus fort, fois les masques des ruines où vous l’êtes. Les masques sont les petites têtes dessinées sur la tuile d’une ruine : tous comptent si elle est vide, un seul s’il reste des trésors.
lesson-legend-count-more-title = Pas maintenant.
lesson-legend-count-more = Tout est fait. Appuyez sur « Terminer le tour ».

lesson-legend-lay-ask = Posez le volcan en G3
lesson-legend-lay-how = Appuyez sur le bouton doré : la tuile est déjà en G3.
lesson-legend-lay-title = Ensuite, on le pose
lesson-legend-lay-idea = Le volcan va sur n’importe quelle case de jungle. Qui y est le plus fort marque 10 la prochaine fois.
lesson-legend-lay-why = Pourquoi G3 ? Votre chef est à côté.
lesson-legend-lay-elsewhere-title = Pas là.
lesson-legend-lay-elsewhere = G3 est plus près de vos pions.

lesson-legend-over-ask = Vous savez jouer à Tikal Legend
lesson-legend-over-how = Vingt-huit points à six : bien joué.
lesson-legend-over-title = Voilà Legend
lesson-legend-over-idea = Six manches de draft et d’actions ; qui n’a plus rien passe. Pas vu ici : un gardien garde un temple pour toujours, placez-en donc un sur un haut temple avant qu’on y soit plus fort que vous ; et 1 PA mène d’un de vos camps à l’autre.
lesson-legend-over-why = Vous êtes loin devant. Continuez cette partie maintenant, ou quittez-la pour de bon et commencez-en une nouvelle sur la page d’accueil.
