### Ce qui ne va pas dans une ligne de position ou une position.

## Lignes de position

line-tile = « { $name } » n’est pas une tuile ; les tuiles vont de a1 à g4.
line-seat-parts = { $seat } demande cinq parties : score;supply;figures;camps;treasures.
line-no-auction = Les règles de base n’ont pas d’enchères, mais la position en parle.

## Invariants rompus

gone-could-be-laid = Une tuile ne peut être écartée du jeu que si elle ne va nulle part, mais il y en a une qui va en { $hex }.
dug-too-often = On ne peut pas déterrer plus de deux trésors en un tour.
bad-free-choice = Le reste de la manche ne peut pas être au choix ici.
hex-twice = { $hex } figure deux fois sur le plateau.
volcano-gone = Un volcan peut toujours être posé, donc { $tile } ne peut pas être écarté du jeu.
tile-apart = La tuile en { $hex } ne touche pas le terrain exploré.
hex-unreachable = Aucun sentier ne mène en { $hex }.
treasure-overdrawn = Il n’y a que { $most } exemplaires de ce trésor : { WORD("kind", $kind) }.
too-many-points = { $seat } ne peut pas avoir plus de { $most } points ici.
negative-score = { $seat } a moins de 0 point.
figure-off-the-land = { $seat } a un pion en { $hex }, où personne ne peut se tenir.
leader-lost = Le chef ({ $seat }) n’est nulle part, et { $seat } n’a aucun gardien pour lequel il aurait été écarté.
two-leaders = { $seat } a plus d’un chef.
bad-digging = Un trésor n’est déterré que tant qu’on attend de le révéler, dans une ruine fouillée ce tour-ci.
bad-hand = On n’a une tuile en main que tant qu’elle reste à poser.
tile-has-no-place = La tuile { $tile } ne va nulle part : elle aurait été écartée du jeu.
stack-empty = Il ne reste aucune tuile à piocher.
stack-not-empty = Le décompte final ne commence qu’une fois toutes les tuiles piochées.
nothing-uncovered = Rien ne peut avoir été dégagé en { $hex } ce tour-ci.
nothing-dug = Rien ne peut avoir été déterré en { $hex } ce tour-ci.
overspent = { $spent } PA dépensés en niveaux et trésors, et { $ap } PA restants : plus que n’en a un tour.
bad-offer = Les tuiles proposées ne vont pas avec ceux qui doivent encore jouer cette manche.
bad-bids = Les offres et les passes ne vont pas ensemble.
