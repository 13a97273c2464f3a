### La leçon de Tikal Legend.

lesson-legend-name = Apprendre Tikal Legend
lesson-legend-about = Le draft, les cartes, le directeur du musée et les six parties du score. Dix minutes, pour qui connaît le jeu de base.

lesson-legend-chapter-draft = Le draft
lesson-legend-chapter-act = Agir
lesson-legend-chapter-score = Le score

lesson-legend-tile-ask = Prenez le volcan
lesson-legend-tile-how = Cliquez sur le volcan parmi les tuiles, puis sur « Prendre ».
lesson-legend-tile-title = D’abord le draft
lesson-legend-tile-idea = Une manche commence par le draft : chacun prend à son tour une place, un jeton PA, des tuiles et des cartes. La moitié est déjà faite.
lesson-legend-tile-why = Pourquoi le volcan ? Qui le joue dit quand on marque.
lesson-legend-tile-other-title = Pas là.
lesson-legend-tile-other = C’est une clairière. Prenez le volcan, la tuile B6.

lesson-legend-card-ask = Prenez la carte « Vers le temple »
lesson-legend-card-how = Cliquez sur la carte, puis sur « Prendre ».
lesson-legend-card-title = Les cartes font plus que les PA
lesson-legend-card-idea = Chaque carte est une action forte. « Vers le temple » place deux explorateurs sur des temples, où qu’ils soient.
lesson-legend-card-why = Pourquoi celle-ci ? Deux temples de valeur 4 sont vides, loin de tout camp.
lesson-legend-card-other-title = Pas là.
lesson-legend-card-other = Les cartes avec des tuiles sont bonnes aussi. Mais aujourd’hui, prenez « Vers le temple ».

lesson-legend-token-ask = Prenez le jeton de 10 PA
lesson-legend-token-how = Cliquez sur le jeton 10, puis sur « Prendre ».
lesson-legend-token-title = Vos PA pour la manche
lesson-legend-token-idea = Le jeton s’utilise une fois, en entier, dans un tour de la manche. Il porte tous vos PA.
lesson-legend-token-why = Pourquoi maintenant ? Il n’y en a que deux, et Itzel prendrait le meilleur.
lesson-legend-token-less-title = Presque. Un de plus.
lesson-legend-token-less = Celui-là en a 9. Prenez le 10.
lesson-legend-token-place-title = Pas encore.
lesson-legend-token-place = D’abord le jeton PA : les places peuvent attendre.

lesson-legend-place-ask = Prenez la place 1
lesson-legend-place-how = Cliquez sur la place 1, puis sur « Prendre ».
lesson-legend-place-title = Qui sera premier
lesson-legend-place-idea = La place compte à partir de la manche suivante. Qui est premier choisit en premier.
lesson-legend-place-why = Pourquoi pas plus tôt ? Ce que vous prenez en dernier est ce qui compte le moins maintenant.
lesson-legend-place-second-title = Presque.
lesson-legend-place-second = La place 1 est encore là. Prenez-la.

lesson-legend-landing-ask = Jouez « Vers le temple » en H2 et F5
lesson-legend-landing-how = Cliquez sur la carte dans votre campement, jouez-la, puis cliquez sur H2 et F5.
lesson-legend-landing-title = Une action par tour
lesson-legend-landing-idea = Maintenant chacun agit à son tour, une chose à la fois : une carte, une tuile, le jeton PA. Cette carte place un explorateur en H2 et un en F5.
lesson-legend-landing-why = Pourquoi là ? Les deux temples valent 4, et personne d’autre n’y est.
lesson-legend-landing-volcano-title = Pas encore.
lesson-legend-landing-volcano = On marquerait tout de suite. Soyez d’abord fort : jouez la carte.
lesson-legend-landing-ap-title = Pas encore.
lesson-legend-landing-ap = Les PA viennent au tour suivant. Jouez d’abord la carte.
lesson-legend-landing-other-title = Presque.
lesson-legend-landing-other = C’était une autre carte. Jouez « Vers le temple ».

lesson-legend-end-ask = Terminez votre tour
lesson-legend-end-how = Cliquez sur « Terminer le tour ».
lesson-legend-end-title = C’était une action
lesson-legend-end-idea = Vous faites une chose, puis les autres une chacun, et ainsi de suite jusqu’à ce que tous aient passé.
lesson-legend-end-why = Et maintenant ? Itzel pose une tuile. Dans Legend, elle va sur n’importe quelle case de jungle.
lesson-legend-end-more-title = Pas maintenant.
lesson-legend-end-more = Une action par tour. Cliquez sur « Terminer le tour ».

lesson-legend-ap-ask = Utilisez votre jeton PA
lesson-legend-ap-how = Cliquez sur le jeton de 10 PA dans votre campement et utilisez-le.
lesson-legend-ap-title = Dix PA d’un coup
lesson-legend-ap-idea = Ces PA, vous les connaissez : entrer, avancer, creuser, dégager, camper. Les dix sont dépensés dans ce tour.
lesson-legend-ap-why = Pourquoi maintenant ? Le directeur peut vous y aider.
lesson-legend-ap-card-title = Pas maintenant.
lesson-legend-ap-card = Gardez cette carte. Utilisez le jeton PA.
lesson-legend-ap-volcano-title = Pas encore.
lesson-legend-ap-volcano = Bientôt : dépensez d’abord vos PA, puis viendra le volcan.

lesson-legend-director-ask = Demandez au directeur : « Recrutement »
lesson-legend-director-how = Choisissez « Recrutement », prenez un chef et un explorateur, et faites-les entrer en F3.
lesson-legend-director-title = Une fois par partie
lesson-legend-director-idea = Votre directeur du musée a trois pouvoirs. Vous pouvez en utiliser un, une fois, et ce n’est pas une action.
lesson-legend-director-why = Pourquoi celui-ci ? Un second chef, et deux membres pour rien. Qui ne demande jamais reçoit des points à la fin.
lesson-legend-director-other-title = Pas là.
lesson-legend-director-other = C’est un autre pouvoir. Choisissez « Recrutement ».
lesson-legend-director-end-title = Pas encore.
lesson-legend-director-end = Tous vos PA seraient perdus. Demandez d’abord au directeur.

lesson-legend-dig-ask = Creusez en D4
lesson-legend-dig-how = Menez l’explorateur de F3 en D4 pour 4 PA et creusez pour 3.
lesson-legend-dig-title = Les dalles, comme toujours
lesson-legend-dig-idea = Dans Legend, on traverse aussi la jungle, partout où une dalle est sur l’arête.
lesson-legend-dig-why = Pourquoi D4 ? Quatre trésors y sont, et personne ne creuse.
lesson-legend-dig-leader-title = Presque.
lesson-legend-dig-leader = C’est le chef. Envoyez l’explorateur.
lesson-legend-dig-early-title = Pas encore.
lesson-legend-dig-early = Menez d’abord l’explorateur en D4.
lesson-legend-dig-end-title = Pas encore.
lesson-legend-dig-end = Il vous reste des PA, et ils ne se gardent pas.

lesson-legend-floor-ask = Dégagez un niveau en H2
lesson-legend-floor-how = Cliquez sur H2, puis dégagez le niveau : 2 PA.
lesson-legend-floor-title = De 4 à 5
lesson-legend-floor-idea = Un temple grandit niveau par niveau, comme vous le connaissez.
lesson-legend-floor-why = Dès le niveau 7, un temple rapporte plus parce qu’il est grand.
lesson-legend-floor-other-title = Presque.
lesson-legend-floor-other = D’abord H2. F5 viendra plus tard.
lesson-legend-floor-end-title = Pas encore.
lesson-legend-floor-end = Il reste 3 PA : assez pour un niveau.

lesson-legend-next-ask = Terminez votre tour
lesson-legend-next-how = Cliquez sur « Terminer le tour ».
lesson-legend-next-title = Le jeton est utilisé
lesson-legend-next-idea = Ce que vous ne dépensez pas est perdu. Il vous reste des tuiles et des cartes pour d’autres tours.
lesson-legend-next-why = Et maintenant ? Itzel joue une carte : un lac au bord.
lesson-legend-next-more-title = Pas maintenant.
lesson-legend-next-more = Cela suffit. Cliquez sur « Terminer le tour ».

lesson-legend-keep-ask = Conservez la carte « Camp » et terminez votre tour
lesson-legend-keep-how = Cliquez sur la carte, choisissez « Conserver », puis « Terminer le tour ».
lesson-legend-keep-title = Pour un autre jour
lesson-legend-keep-idea = Les cartes à droite de votre campement disparaissent après la manche. Une carte conservée passe à gauche et reste.
lesson-legend-keep-why = Pourquoi la garder ? Un camp coûte beaucoup de PA. Avec cette carte, il coûte une action, quand il le faut.
lesson-legend-keep-discard-title = Pas là.
lesson-legend-keep-discard = Ne la défaussez pas : conservez-la.
lesson-legend-keep-play-title = Pas maintenant.
lesson-legend-keep-play = Vous n’avez pas encore de bonne place pour un camp. Conservez-la.
lesson-legend-keep-volcano-title = Pas encore.
lesson-legend-keep-volcano = Au prochain tour. Sauvez d’abord la carte.

lesson-legend-erupt-ask = Jouez le volcan
lesson-legend-erupt-how = Cliquez sur le volcan dans votre campement et jouez-le.
lesson-legend-erupt-title = Maintenant, on marque
lesson-legend-erupt-idea = Un volcan déclenche un décompte avant d’être posé. Tous reçoivent 10 PA puis marquent ; vous en premier.
lesson-legend-erupt-why = Pourquoi maintenant ? Vous tenez deux temples, et Itzel peu de chose.
lesson-legend-erupt-card-title = Pas maintenant.
lesson-legend-erupt-card = Le moment est venu : jouez le volcan.

lesson-legend-ground-ask = L’explorateur en F4, le chef en G4
lesson-legend-ground-how = Menez l’explorateur de G4 en F4 et le chef de F3 en G4 : 2 PA.
lesson-legend-ground-title = Terres sauvages
lesson-legend-ground-idea = Vos cases de jungle et de clairière, fois les temples que vous marquez. Deux temples, deux cases : 4 points.
lesson-legend-ground-why = Pourquoi pas F3 ? Une case avec un camp ne compte pas.
lesson-legend-ground-end-title = Pas encore.
lesson-legend-ground-end = Terminer le tour déclenche votre décompte. Dépensez d’abord vos 10 PA.

lesson-legend-floors-ask = Dégagez un niveau en F5 et en H2
lesson-legend-floors-how = Cliquez sur F5 et dégagez, puis sur H2 : 4 PA.
lesson-legend-floors-title = Temples et grands temples
lesson-legend-floors-idea = Un temple rapporte son niveau le plus haut. Dès 7, il rapporte encore plus.
lesson-legend-floors-why = Pourquoi les deux ? Chaque niveau est un point, maintenant et à chaque décompte.
lesson-legend-floors-guard-title = Pas maintenant.
lesson-legend-floors-guard = Un gardien le tiendrait pour toujours, mais le temple ne grandirait plus. Dégagez les niveaux.
lesson-legend-floors-end-title = Pas encore.
lesson-legend-floors-end = Il vous reste des PA. Dégagez les niveaux.

lesson-legend-treasure-ask = Creusez encore une fois en D4
lesson-legend-treasure-how = Cliquez sur D4, puis creusez : 3 PA.
lesson-legend-treasure-title = Trésors
lesson-legend-treasure-idea = Un trésor seul donne un point, plusieurs d’une sorte en donnent plus.
lesson-legend-treasure-why = Les masques de vos ruines, fois vos lacs, sont aussi des points : les eaux.
lesson-legend-treasure-end-title = Pas encore.
lesson-legend-treasure-end = Il reste 4 PA. Creusez d’abord.

lesson-legend-count-ask = Terminez votre tour et marquez
lesson-legend-count-how = Cliquez sur « Terminer le tour ».
lesson-legend-count-title = Six parties
lesson-legend-count-idea = Temples 11, grands temples 0, volcans 10 pour celui que votre chef tient en D1, terres sauvages 4, eaux 0, trésors 2.
lesson-legend-count-why = Regardez comment on compte. Personne n’a besoin d’être fort dans les six.
lesson-legend-count-more-title = Pas maintenant.
lesson-legend-count-more = Tout est fait. Cliquez sur « Terminer le tour ».

lesson-legend-lay-ask = Posez le volcan en G3
lesson-legend-lay-how = Cliquez sur G3.
lesson-legend-lay-title = Puis il est posé
lesson-legend-lay-idea = Le volcan va sur n’importe quelle case de jungle. Qui le tient le marque la prochaine fois.
lesson-legend-lay-why = Pourquoi G3 ? Votre chef est à côté.
lesson-legend-lay-elsewhere-title = Pas là.
lesson-legend-lay-elsewhere = G3 est plus près des vôtres.

lesson-legend-over-ask = Vous avez appris Tikal Legend
lesson-legend-over-how = Vingt-huit points à six : bien joué.
lesson-legend-over-title = Voilà Legend
lesson-legend-over-idea = Six manches de draft et d’actions ; des points quand un volcan est joué et à la fin, en six parties.
lesson-legend-over-why = Vous menez largement. Continuez cette partie, ou commencez-en une autre.
