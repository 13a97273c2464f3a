### Les leçons du jeu classique.

## Première leçon : le jeu de base jusqu’au premier décompte

lesson-first-turns-name = Premiers tours
lesson-first-turns-about = Tuiles, chemins, temples, trésors et premier décompte. Dix minutes.

lesson-first-turns-chapter-land = Le terrain
lesson-first-turns-chapter-walking = Avancer
lesson-first-turns-chapter-temples = Les temples
lesson-first-turns-chapter-treasures = Les trésors
lesson-first-turns-chapter-camps = Les camps
lesson-first-turns-chapter-points = Les points

lesson-first-turns-lay-ask = Posez le temple en C4
lesson-first-turns-lay-how = Tournez la tuile jusqu’à ce que sa dalle seule pointe en bas à droite. Puis cliquez sur C4.
lesson-first-turns-lay-title = Chaque tour commence par une tuile
lesson-first-turns-lay-idea = Elle touche un terrain connu, et une dalle doit relier les deux.
lesson-first-turns-lay-why = Pourquoi la tourner ? Les dalles sont les chemins. Vous décidez où ils mènent.
lesson-first-turns-lay-turned-title = Presque. Tournez-la.
lesson-first-turns-lay-turned = La case est la bonne. Tournez la tuile jusqu’à ce que sa dalle seule pointe en bas à droite, vers D4.
lesson-first-turns-lay-elsewhere-title = Pas là.
lesson-first-turns-lay-elsewhere = Elle irait, mais ici nous la voulons en C4, à deux pas du camp.
lesson-first-turns-lay-alone-title = Pas là.
lesson-first-turns-lay-alone = Le terrain pousse à côté du terrain. C4 touche la clairière B4.

lesson-first-turns-leader-ask = Faites entrer votre chef
lesson-first-turns-leader-how = Cliquez sur le camp en A5, puis sur le chef. Cela coûte 1 PA.
lesson-first-turns-leader-title = Dix points d’action
lesson-first-turns-leader-idea = Après la tuile, vous avez 10 PA. Faire entrer un membre en coûte 1.
lesson-first-turns-leader-why = Pourquoi le chef d’abord ? Il compte comme trois explorateurs.
lesson-first-turns-leader-explorer-title = Presque. Le chef d’abord.
lesson-first-turns-leader-explorer = La figurine avec la plume au chapeau est votre chef.

lesson-first-turns-explorer-ask = Faites entrer un explorateur
lesson-first-turns-explorer-how = Cliquez encore sur le camp en A5, puis sur l’explorateur : 1 PA.
lesson-first-turns-explorer-title = Pas tout seul
lesson-first-turns-explorer-idea = Vous avez un chef et 18 explorateurs. Tous commencent au camp en A5.
lesson-first-turns-explorer-why = Pourquoi maintenant ? Qui arrive aujourd’hui peut travailler demain.
lesson-first-turns-explorer-second-title = Pas encore.
lesson-first-turns-explorer-second = Il n’y a qu’un chef. Choisissez l’explorateur.
lesson-first-turns-explorer-off-title = Pas encore.
lesson-first-turns-explorer-off = Votre chef avance à l’étape suivante. Faites d’abord entrer un explorateur en A5.

lesson-first-turns-walk-ask = Menez votre chef en C4
lesson-first-turns-walk-how = Cliquez sur la case éclairée. Deux dalles en chemin : 2 PA.
lesson-first-turns-walk-title = Les dalles se paient
lesson-first-turns-walk-idea = Chaque dalle franchie coûte 1 PA. Une pour sortir du camp, une pour entrer en C4 : deux.
lesson-first-turns-walk-why = Pourquoi là ? Qui est le plus fort sur un temple le marque, et votre chef compte pour trois.
lesson-first-turns-walk-explorer-title = Presque.
lesson-first-turns-walk-explorer = C’était l’explorateur. Prenez le chef, puis cliquez sur C4.
lesson-first-turns-walk-elsewhere-title = Pas là.
lesson-first-turns-walk-elsewhere = Ces temples valent 1. C4 vaut 2.

lesson-first-turns-halfway-ask = Menez votre explorateur en B4
lesson-first-turns-halfway-how = Cliquez sur l’explorateur en A5, puis sur B4. Une dalle : 1 PA.
lesson-first-turns-halfway-title = Sans dalle, pas de chemin
lesson-first-turns-halfway-idea = Où deux cases n’ont aucune dalle entre elles, personne ne passe. Depuis A5, le chemin bon marché passe par B4.
lesson-first-turns-halfway-why = Pourquoi s’arrêter là ? Vous voulez garder 5 PA pour le temple.
lesson-first-turns-halfway-far-title = Pas là.
lesson-first-turns-halfway-far = Cela coûterait 2 PA. B4 en coûte 1.
lesson-first-turns-halfway-leader-title = Presque.
lesson-first-turns-halfway-leader = Le chef reste sur le temple. Envoyez l’explorateur.
lesson-first-turns-halfway-uncover-title = Pas encore.
lesson-first-turns-halfway-uncover = Cela vient après. D’abord, l’explorateur va en B4.

lesson-first-turns-uncover-ask = Dégagez le temple en C4 jusqu’à 3
lesson-first-turns-uncover-how = Cliquez sur C4, puis sur « Dégager jusqu’à 3 » : 2 PA.
lesson-first-turns-uncover-title = Dégagez-le
lesson-first-turns-uncover-idea = Un membre sur un temple peut dégager le niveau suivant pour 2 PA.
lesson-first-turns-uncover-why = Pourquoi ? Le nombre est ce que le temple rapporte à chaque décompte.
lesson-first-turns-uncover-nobody-title = Pas là.
lesson-first-turns-uncover-nobody = Votre chef est en C4 : travaillez là.
lesson-first-turns-uncover-bring-title = Pas encore.
lesson-first-turns-uncover-bring = Votre chef y suffit. Cliquez sur C4.

lesson-first-turns-two-ask = Dégagez le temple en C4 jusqu’à 4
lesson-first-turns-two-how = Le niveau 3 est fait. Encore un, pour 2 PA.
lesson-first-turns-two-title = Encore un
lesson-first-turns-two-idea = Un temple peut grandir deux fois dans un tour.
lesson-first-turns-two-why = Pourquoi continuer ? Le niveau 4 rapporte un point de plus, à chaque fois.
lesson-first-turns-two-one-title = Presque. Il faut être deux.
lesson-first-turns-two-one = Votre chef est en C4. L’explorateur est en B4, à une dalle de là : faites-le venir.
lesson-first-turns-two-leave-title = Pas là.
lesson-first-turns-two-leave = Personne n’a à partir. C’est votre explorateur qui doit venir en C4.

lesson-first-turns-end-ask = Terminez votre tour
lesson-first-turns-end-how = Cliquez sur « Terminer le tour ». Puis Itzel joue.
lesson-first-turns-end-title = Dix de dépensés
lesson-first-turns-end-idea = Vous pouvez toujours vous arrêter plus tôt. Ce qui reste est perdu.
lesson-first-turns-end-why = Et maintenant ? Itzel pose une tuile et dépense 10 PA. Regardez bien où.
lesson-first-turns-end-more-title = Pas maintenant.
lesson-first-turns-end-more = Ce tour est fini. Cliquez sur « Terminer le tour ».

lesson-first-turns-ruin-ask = Posez la ruine en C5
lesson-first-turns-ruin-how = Tournez-la jusqu’à ce qu’une dalle pointe en haut, vers C4. Puis cliquez sur C5.
lesson-first-turns-ruin-title = Nouveau tour, nouvelle tuile
lesson-first-turns-ruin-idea = C’est une ruine. Chaque masque cache un trésor.
lesson-first-turns-ruin-why = Pourquoi là ? Elle touche la clairière et votre temple : deux entrées.
lesson-first-turns-ruin-turned-title = Presque. Tournez-la.
lesson-first-turns-ruin-turned = La case est la bonne. La dalle seule doit pointer en haut, vers C4.
lesson-first-turns-ruin-elsewhere-title = Pas là.
lesson-first-turns-ruin-elsewhere = C5 est plus près des vôtres.

lesson-first-turns-majority-ask = Reprenez C4
lesson-first-turns-majority-how = Faites entrer un explorateur en A5 et menez-le en C4 : 3 PA en tout.
lesson-first-turns-majority-title = La majorité marque
lesson-first-turns-majority-idea = Vous avez un chef et un explorateur en C4 : 4. Itzel en a autant. À égalité, personne ne marque.
lesson-first-turns-majority-why = Pourquoi un de plus ? Cinq contre quatre, et le temple est à vous.
lesson-first-turns-majority-uncover-title = Pas encore.
lesson-first-turns-majority-uncover = Le dégager maintenant n’aide personne. Soyez d’abord plus fort qu’Itzel.
lesson-first-turns-majority-guard-title = Pas encore.
lesson-first-turns-majority-guard = Plus tard. Amenez d’abord un explorateur de plus.
lesson-first-turns-majority-away-title = Pas là.
lesson-first-turns-majority-away = Itzel mènerait alors en C4. Amenez plutôt un membre de plus.

lesson-first-turns-reach-ask = Envoyez un explorateur à la ruine
lesson-first-turns-reach-how = Faites-en entrer un en A5 et menez-le en C5 : 3 PA en tout.
lesson-first-turns-reach-title = Il faut creuser
lesson-first-turns-reach-idea = Un membre sur une ruine peut déterrer un trésor. Les autres sont utiles en C4.
lesson-first-turns-reach-why = Pourquoi garder 4 PA ? Un trésor en coûte 3.
lesson-first-turns-reach-dig-title = Pas encore.
lesson-first-turns-reach-dig = Aucun des vôtres n’y est. Amenez un explorateur en C5.
lesson-first-turns-reach-weaken-title = Pas là.
lesson-first-turns-reach-weaken = C4 serait de nouveau à égalité. Prenez un nouvel explorateur en A5.

lesson-first-turns-dig-ask = Déterrez un trésor
lesson-first-turns-dig-how = Cliquez sur C5, puis sur « Déterrer un trésor » : 3 PA.
lesson-first-turns-dig-title = Qu’y a-t-il dessous ?
lesson-first-turns-dig-idea = Le trésor du dessus est retourné et il est à vous. Personne ne le connaît avant.
lesson-first-turns-dig-why = Pourquoi creuser ? Un seul de sa sorte vaut 1, deux valent 3, trois valent 6.
lesson-first-turns-dig-away-title = Pas là.
lesson-first-turns-dig-away = Restez en C5 et creusez.
lesson-first-turns-dig-end-title = Pas encore.
lesson-first-turns-dig-end = Il vous reste 4 PA. Creusez d’abord.

lesson-first-turns-lost-ask = Terminez votre tour
lesson-first-turns-lost-how = Il reste 1 PA, qui sera perdu. Cliquez sur « Terminer le tour ».
lesson-first-turns-lost-title = Un soleil
lesson-first-turns-lost-idea = Vous voyez tous les trésors, aussi ceux des autres. Un second soleil ferait une paire.
lesson-first-turns-lost-why = Et maintenant ? C’est à Itzel. Gardez un œil sur la ruine.
lesson-first-turns-lost-again-title = Pas maintenant.
lesson-first-turns-lost-again = Assez pour ce tour. Cliquez sur « Terminer le tour ».

lesson-first-turns-clearing-ask = Posez la clairière en D4
lesson-first-turns-clearing-how = Elle est déjà bien tournée. Cliquez sur D4.
lesson-first-turns-clearing-title = De la place pour un camp
lesson-first-turns-clearing-idea = Il n’y a rien à trouver dans une clairière. Mais un camp peut s’y dresser.
lesson-first-turns-clearing-why = Pourquoi D4 ? Le camp de base est déjà loin, et il le sera de plus en plus.
lesson-first-turns-clearing-turned-title = Presque. Tournez-la.
lesson-first-turns-clearing-turned = La case est la bonne. Une dalle doit pointer en haut et une en bas.
lesson-first-turns-clearing-elsewhere-title = Pas là.
lesson-first-turns-clearing-elsewhere = D4 est à côté de votre temple.

lesson-first-turns-camp-ask = Installez un camp en D4
lesson-first-turns-camp-how = Menez un explorateur de C4 en D4, cliquez sur D4 et installez-le : 6 PA en tout.
lesson-first-turns-camp-title = Votre propre camp
lesson-first-turns-camp-idea = Il coûte 5 PA, et l’un de vos membres doit être là. Vous avez deux camps.
lesson-first-turns-camp-why = Pourquoi si cher ? Désormais les vôtres peuvent commencer là, au milieu du terrain.
lesson-first-turns-camp-empty-title = Pas encore.
lesson-first-turns-camp-empty = Menez d’abord un explorateur de C4 en D4 : 1 PA.
lesson-first-turns-camp-leader-title = Presque.
lesson-first-turns-camp-leader = Laissez le chef en C4, il tient le temple. Envoyez un explorateur.

lesson-first-turns-second-ask = Creusez encore une fois en C5
lesson-first-turns-second-how = Cliquez sur C5, puis sur « Déterrer un trésor » : 3 PA.
lesson-first-turns-second-title = Un second trésor
lesson-first-turns-second-idea = Votre explorateur est encore dans la ruine. Un membre, un trésor par tour.
lesson-first-turns-second-why = Pourquoi se presser ? Itzel creuse ici aussi et a déjà un soleil.
lesson-first-turns-second-end-title = Pas encore.
lesson-first-turns-second-end = Il vous reste 4 PA. Creusez d’abord.
lesson-first-turns-second-enter-title = Pas encore.
lesson-first-turns-second-enter = Creusez d’abord : cela coûte 3 de vos 4 PA.

lesson-first-turns-arrive-ask = Faites entrer un explorateur à votre camp
lesson-first-turns-arrive-how = Cliquez sur D4, puis sur l’explorateur : 1 PA.
lesson-first-turns-arrive-title = Un chemin court
lesson-first-turns-arrive-idea = De votre camp à C4, il y a une dalle. De A5, il y en aurait deux, et plus tard cinq ou six.
lesson-first-turns-arrive-why = De plus : entre vos camps et A5, un sentier secret mène pour 1 PA.
lesson-first-turns-arrive-base-title = Pas là.
lesson-first-turns-arrive-base = Vous avez installé D4 pour cela. Faites-le entrer là.
lesson-first-turns-arrive-end-title = Pas encore.
lesson-first-turns-arrive-end = Il reste 1 PA : juste assez pour un explorateur en D4.

lesson-first-turns-rest-ask = Terminez votre tour
lesson-first-turns-rest-how = Cliquez sur « Terminer le tour ».
lesson-first-turns-rest-title = Une plume
lesson-first-turns-rest-idea = Un soleil et une plume : 1 point chacun. Deux soleils en feraient 3.
lesson-first-turns-rest-why = Et maintenant ? Bientôt, un volcan sortira de la pile.
lesson-first-turns-rest-more-title = Pas maintenant.
lesson-first-turns-rest-more = Tout est dépensé. Cliquez sur « Terminer le tour ».

lesson-first-turns-swap-ask = Échangez votre plume contre le soleil d’Itzel
lesson-first-turns-swap-how = Cliquez sur « Échange », donnez la plume, prenez le soleil : 3 PA.
lesson-first-turns-swap-title = Un volcan : décompte !
lesson-first-turns-swap-idea = Vous avez tiré un volcan. Avant qu’il soit posé, tout le monde a un tour de 10 PA, puis marque.
lesson-first-turns-swap-why = Pourquoi échanger ? Deux soleils font une paire : 3 points au lieu de 2. Personne ne peut refuser, et les paires sont à l’abri.
lesson-first-turns-swap-sun-title = Pas là.
lesson-first-turns-swap-sun = Donnez la plume, prenez le soleil.
lesson-first-turns-swap-end-title = Pas encore.
lesson-first-turns-swap-end = Terminer le tour déclenche le décompte. Tirez d’abord le meilleur de vos 10 PA.
lesson-first-turns-swap-guard-title = Pas encore.
lesson-first-turns-swap-guard = Bonne idée, dans un instant. D’abord l’échange.

lesson-first-turns-relieve-ask = Le chef en D4, l’explorateur en C4
lesson-first-turns-relieve-how = Menez le chef de C4 en D4, et l’explorateur de D4 en C4 : 2 PA.
lesson-first-turns-relieve-title = Avant le gardien
lesson-first-turns-relieve-idea = Un gardien reste pour toujours sur un temple. Ceux des vôtres qui sont à côté quittent le jeu.
lesson-first-turns-relieve-why = Pourquoi changer ? Votre chef est trop précieux. Deux explorateurs contre un d’Itzel suffisent.
lesson-first-turns-relieve-guard-title = Pas encore.
lesson-first-turns-relieve-guard = Le chef quitterait le jeu, ou monterait la garde pour toujours. Menez-le d’abord en D4.
lesson-first-turns-relieve-end-title = Pas encore.
lesson-first-turns-relieve-end = Il vous reste 7 PA, et ils valent beaucoup aujourd’hui.

lesson-first-turns-guard-ask = Placez un gardien en C4
lesson-first-turns-guard-how = Cliquez sur C4, puis sur « Explorateur gardien » : 5 PA.
lesson-first-turns-guard-title = À vous pour toujours
lesson-first-turns-guard-idea = Il faut la majorité et 5 PA. Dès lors, C4 vous rapporte à chaque décompte, qui que ce soit qui vienne.
lesson-first-turns-guard-why = Pourquoi pas toujours ? Vous n’avez que deux gardiens, et un temple gardé ne grandit plus.
lesson-first-turns-guard-end-title = Pas encore.
lesson-first-turns-guard-end = Il reste 5 PA : juste assez pour un gardien.
lesson-first-turns-guard-raise-title = Pas là.
lesson-first-turns-guard-raise = Il ne resterait plus 5 PA pour le gardien.

lesson-first-turns-score-ask = Terminez votre tour et marquez
lesson-first-turns-score-how = Cliquez sur « Terminer le tour ». Vos temples et vos trésors sont comptés.
lesson-first-turns-score-title = Maintenant, cela compte
lesson-first-turns-score-idea = C4 rapporte 4, la paire de soleils 3 : sept points. Puis Itzel a son tour et marque.
lesson-first-turns-score-why = Ensuite, rien n’est enlevé : temples et trésors compteront encore la prochaine fois.
lesson-first-turns-score-move-title = Pas maintenant.
lesson-first-turns-score-move = Tout est dépensé. Cliquez sur « Terminer le tour ».

lesson-first-turns-volcano-ask = Posez le volcan en D3
lesson-first-turns-volcano-how = Cliquez sur D3.
lesson-first-turns-volcano-title = Un mur de feu
lesson-first-turns-volcano-idea = Personne n’entre dans un volcan. Il n’a pas besoin de dalles, seulement d’un terrain connu à côté.
lesson-first-turns-volcano-why = Pourquoi D3 ? Il se dresse entre Itzel et votre temple.
lesson-first-turns-volcano-elsewhere-title = Pas là.
lesson-first-turns-volcano-elsewhere = Cela fermerait votre propre chemin. Posez-le en D3.

lesson-first-turns-over-ask = Vous avez appris Tikal
lesson-first-turns-over-how = Sept points à six : bien joué.
lesson-first-turns-over-title = Voilà tout le jeu
lesson-first-turns-over-idea = Une tuile et 10 PA par tour. Trois volcans amènent des décomptes ; quand la dernière tuile est posée, tout le monde marque encore une fois, et le plus de points gagne.
lesson-first-turns-over-why = Vous menez sept à six. Continuez cette partie, ou commencez-en une autre.

## Deuxième leçon : les enchères

lesson-auctions-name = Les enchères
lesson-auctions-about = Misez des points pour choisir la tuile. Dix minutes, pour qui connaît le jeu de base.

lesson-auctions-chapter-bidding = Miser
lesson-auctions-chapter-waiting = Attendre
lesson-auctions-chapter-volcano = Le volcan

lesson-auctions-open-ask = Misez 1 point
lesson-auctions-open-how = Réglez la mise sur 1 et misez.
lesson-auctions-open-title = Les points sont de l’argent
lesson-auctions-open-idea = Tout le monde commence avec 20 points. Trois tuiles sont visibles, une pour chacun, et le droit de choisir en premier est à vendre.
lesson-auctions-open-why = Pourquoi miser ? Qui gagne choisit une tuile, la pose et joue un tour entier.
lesson-auctions-open-high-title = Presque. Moins suffit.
lesson-auctions-open-high = Personne n’a encore misé. Commencez par 1.
lesson-auctions-open-pass-title = Pas encore.
lesson-auctions-open-pass = Qui passe sort de cette enchère. Essayez d’abord 1.

lesson-auctions-raise-ask = Montez à 3 points
lesson-auctions-raise-how = Itzel mise 2, Balam est dehors. Misez 3.
lesson-auctions-raise-title = Plus haut, ou dehors
lesson-auctions-raise-idea = Chacun à son tour mise plus ou passe, jusqu’à ce qu’il n’en reste qu’un.
lesson-auctions-raise-why = Pourquoi 3 ? Un temple de valeur 2 est offert. Il rapporte plus de 3 points dans une partie.
lesson-auctions-raise-low-title = Presque.
lesson-auctions-raise-low = Il faut dépasser la mise d’Itzel. Misez 3.
lesson-auctions-raise-high-title = Presque. Moins suffit.
lesson-auctions-raise-high = Un de plus qu’Itzel suffit. Misez 3.
lesson-auctions-raise-pass-title = Pas encore.
lesson-auctions-raise-pass = Le temple vaut 3 points. Misez encore une fois.

lesson-auctions-take-ask = Prenez le temple de valeur 2
lesson-auctions-take-how = Vous avez gagné et payé 3 points. Cliquez sur la tuile avec le plus grand temple.
lesson-auctions-take-title = Vous choisissez
lesson-auctions-take-idea = Seul le gagnant paie, et tout de suite. Puis la tuile est choisie.
lesson-auctions-take-why = Pourquoi le temple ? Il rapporte à chaque décompte.
lesson-auctions-take-other-title = Pas là.
lesson-auctions-take-other = Celle-là vaut moins. Prenez le temple de valeur 2.

lesson-auctions-lay-ask = Posez le temple en C4
lesson-auctions-lay-how = Tournez-le jusqu’à ce que ses deux dalles pointent en haut à gauche. Puis cliquez sur C4.
lesson-auctions-lay-title = Puis un tour comme d’habitude
lesson-auctions-lay-idea = Le reste, vous le connaissez : poser la tuile, dépenser 10 PA.
lesson-auctions-lay-why = Pourquoi ainsi ? Avec les deux dalles, personne n’entre à bon compte depuis B3.
lesson-auctions-lay-turned-title = Presque. Tournez-le.
lesson-auctions-lay-turned = La case est la bonne. Les deux dalles doivent pointer en haut à gauche.
lesson-auctions-lay-elsewhere-title = Pas là.
lesson-auctions-lay-elsewhere = C4 est une meilleure place.

lesson-auctions-work-ask = Dégagez C4 jusqu’à 4
lesson-auctions-work-how = Le chef en C4 et dégager, un explorateur en C4 et dégager : 10 PA en tout.
lesson-auctions-work-title = Dix bien employés
lesson-auctions-work-idea = Faites entrer le chef, menez-le en C4 et dégagez. Puis de même avec un explorateur.
lesson-auctions-work-why = Pourquoi les deux ? Le second niveau dans un tour demande un second membre.
lesson-auctions-work-end-title = Pas encore.
lesson-auctions-work-end = Il y a encore à faire en C4. Regardez ce qui est éclairé.

lesson-auctions-end-ask = Terminez votre tour
lesson-auctions-end-how = Cliquez sur « Terminer le tour ». Les autres misent pour le choix suivant.
lesson-auctions-end-title = Un a joué
lesson-auctions-end-idea = Qui a joué a fini pour cette manche. Les autres misent pour le deuxième choix, et le dernier reçoit la dernière tuile pour rien.
lesson-auctions-end-why = Et maintenant ? Itzel paie 1 pour la ruine. Balam ne paie rien, mais prend ce qui reste.
lesson-auctions-end-more-title = Pas maintenant.
lesson-auctions-end-more = Tout est dépensé. Cliquez sur « Terminer le tour ».

lesson-auctions-pass-ask = Laissez-le à Balam : passez
lesson-auctions-pass-how = Balam ouvre la nouvelle manche à 4. Cliquez sur « Passer ».
lesson-auctions-pass-title = Trop cher
lesson-auctions-pass-idea = Passer ne coûte rien. Vous ne sortez que de cette enchère, pas de la manche.
lesson-auctions-pass-why = Pourquoi passer ? Chaque point misé est un point à regagner.
lesson-auctions-pass-raise-title = Pas maintenant.
lesson-auctions-pass-raise = Cinq points pour ce choix, c’est trop. Cliquez sur « Passer ».
lesson-auctions-pass-low-title = Pas là.
lesson-auctions-pass-low = Ce n’est pas plus que 4. Cliquez sur « Passer ».

lesson-auctions-wait-ask = Passez encore une fois
lesson-auctions-wait-how = Il reste deux tuiles, et vous êtes deux. Cliquez sur « Passer ».
lesson-auctions-wait-title = Le dernier ne paie pas
lesson-auctions-wait-idea = Vous ouvrez cette enchère. Si vous passez, Itzel peut miser ; vous jouez alors en dernier et recevez la dernière tuile pour rien.
lesson-auctions-wait-why = Pourquoi ne pas miser ? Une ruine ou une clairière : l’une ou l’autre vous va.
lesson-auctions-wait-bid-title = Pas maintenant.
lesson-auctions-wait-bid = Cette fois, vous ne voulez rien payer. Cliquez sur « Passer ».

lesson-auctions-free-ask = Posez la clairière en D3
lesson-auctions-free-how = Elle est déjà bien tournée. Cliquez sur D3.
lesson-auctions-free-title = Pour rien
lesson-auctions-free-idea = Itzel a pris la ruine pour 1. La clairière est à vous, sans choix et sans prix.
lesson-auctions-free-why = Pourquoi D3 ? Elle ouvre le terrain derrière votre temple.
lesson-auctions-free-turned-title = Presque. Tournez-la.
lesson-auctions-free-turned = La case est la bonne. Une dalle doit pointer en haut et une en bas.
lesson-auctions-free-elsewhere-title = Pas là.
lesson-auctions-free-elsewhere = D3 est du côté où C4 a une dalle.

lesson-auctions-grow-ask = Dégagez C4 jusqu’à 6
lesson-auctions-grow-how = Un explorateur de plus en C4, puis dégagez deux fois : 7 PA.
lesson-auctions-grow-title = Préparez-vous
lesson-auctions-grow-idea = Les prochaines tuiles amèneront peut-être un volcan. Soyez fort avant, là où cela compte.
lesson-auctions-grow-why = Pourquoi C4 ? Personne d’autre n’y est, et il a déjà le niveau 4.
lesson-auctions-grow-end-title = Pas encore.
lesson-auctions-grow-end = Il y a encore à faire en C4. Regardez ce qui est éclairé.

lesson-auctions-rest-ask = Terminez votre tour
lesson-auctions-rest-how = Cliquez sur « Terminer le tour ».
lesson-auctions-rest-title = Une nouvelle manche
lesson-auctions-rest-idea = Trois nouvelles tuiles sont retournées. Quelqu’un d’autre ouvre : cela tourne.
lesson-auctions-rest-why = Et maintenant ? Regardez les tuiles : l’une est un volcan.
lesson-auctions-rest-more-title = Pas maintenant.
lesson-auctions-rest-more = Restez-en là. Cliquez sur « Terminer le tour ».

lesson-auctions-jump-ask = Misez 4 points
lesson-auctions-jump-how = Itzel mise 1, Balam 2. Allez tout de suite à 4.
lesson-auctions-jump-title = Sautez
lesson-auctions-jump-idea = Vous pouvez miser autant de plus que vous voulez, jusqu’à tous vos points.
lesson-auctions-jump-why = Pourquoi sauter ? À 3, quelqu’un continuerait. À 4, les deux abandonnent.
lesson-auctions-jump-pass-title = Pas encore.
lesson-auctions-jump-pass = Ce choix vaut plus pour vous que pour les autres. Misez 4.
lesson-auctions-jump-small-title = Presque. Un peu plus.
lesson-auctions-jump-small = Ils dépasseraient 3. Misez 4.
lesson-auctions-jump-high-title = Presque. Moins suffit.
lesson-auctions-jump-high = Quatre suffisent.

lesson-auctions-choose-ask = Prenez le volcan
lesson-auctions-choose-how = Cliquez sur le volcan.
lesson-auctions-choose-title = Vous dites quand cela compte
lesson-auctions-choose-idea = Qui choisit un volcan commence un tour de décompte. Tous ont 10 PA et marquent, vous en premier.
lesson-auctions-choose-why = Pourquoi maintenant ? Votre temple est le plus haut du plateau.
lesson-auctions-choose-other-title = Pas là.
lesson-auctions-choose-other = Vous avez payé pour le volcan. Prenez-le.

lesson-auctions-raise-again-ask = Dégagez C4 jusqu’à 8
lesson-auctions-raise-again-how = Cliquez sur C4 et dégagez, deux fois : 4 PA.
lesson-auctions-raise-again-title = Dix PA avant de marquer
lesson-auctions-raise-again-idea = Dans un tour avec décompte, aucune tuile n’est posée. Tous les PA vont aux points.
lesson-auctions-raise-again-why = Pourquoi C4 ? Deux niveaux font deux points, maintenant et à chaque décompte.
lesson-auctions-raise-again-end-title = Pas encore.
lesson-auctions-raise-again-end = C4 peut d’abord grandir de deux niveaux.

lesson-auctions-score-ask = Terminez votre tour et marquez
lesson-auctions-score-how = Cliquez sur « Terminer le tour ».
lesson-auctions-score-title = Remboursé
lesson-auctions-score-idea = Vous avez misé 7 points en tout. C4 à lui seul vous en donne 8.
lesson-auctions-score-why = C’est tout l’art : ne jamais payer un tour plus qu’il ne rapporte.
lesson-auctions-score-more-title = Pas maintenant.
lesson-auctions-score-more = Cela suffit. Cliquez sur « Terminer le tour ».

lesson-auctions-fire-ask = Posez le volcan en D4
lesson-auctions-fire-how = Cliquez sur D4.
lesson-auctions-fire-title = Et un tour en plus
lesson-auctions-fire-idea = Après le décompte, le volcan est posé, et vous avez votre tour normal.
lesson-auctions-fire-why = Pourquoi D4 ? Il ferme un chemin vers votre temple que d’autres auraient pu ouvrir.
lesson-auctions-fire-elsewhere-title = Pas là.
lesson-auctions-fire-elsewhere = Posez-le en D4, à côté de votre temple.

lesson-auctions-over-ask = Vous connaissez les enchères
lesson-auctions-over-how = Vingt et un points à vingt et vingt : bien joué.
lesson-auctions-over-title = Adjugé !
lesson-auctions-over-idea = Misez pour ce qu’il vous faut, laissez le reste, et soyez parfois le dernier : c’est gratuit.
lesson-auctions-over-why = À la fin, le plus de points gagne : ce que vous misez doit donc revenir.
