### Pourquoi une action est refusée, annulée ou incomprise.

## Permis

legal = { $cost ->
    [0] C’est permis.
    *[other] C’est permis et coûte { $cost } PA.
}

## Refus : le mauvais moment

no-such-action = Ce n’est pas une action de ce jeu.
chance-decides = Ce qui est pioché ou déterré dépend du hasard, pas d’un joueur.
game-is-over = La partie est terminée.
not-enough-ap = Cela coûte { $cost } PA, mais il ne vous reste que { $ap } PA pour ce tour.

## Refus : poser une tuile

hex-taken = { $hex } est déjà explorée ; une tuile se pose sur une case vide.

## Refus : entrer et avancer

not-own-camp = Les membres entrent au camp de base A5 ou dans un de vos camps, pas en { $hex }.
leader-not-there = Votre chef n’est pas là.
no-explorer-there = Vous n’y avez pas d’explorateur.
not-next-to = { $hex } n’est pas à côté de { $source } ; un chemin plus long se parcourt case par case.
no-path = Aucun sentier ne mène de { $source } à { $hex } : il n’y a pas de dalle entre les deux.
other-cost = Le chemin de { $source } à { $hex } franchit { $stones ->
    [one] { $stones } dalle
    *[other] { $stones } dalles
} : il coûte { $stones } PA.
walk-too-dear = Le chemin le moins cher jusqu’à { $hex } coûte { $cost } PA{ $count ->
    [one] { "" }
    *[other] { " " }pour { $count } membres
}, mais il ne vous reste que { $ap } PA pour ce tour.
no-way = Aucun chemin ne mène de { $source } à { $hex }.
no-secret-path = Les sentiers secrets ne relient que le camp de base A5 et vos propres camps.

## Refus : temples

no-temple = Il n’y a pas de temple en { $hex }.
no-own-member = Il vous faut un membre à vous en { $hex }.
temple-guarded = Le temple en { $hex } a un gardien ; sa valeur ne change plus.
uncovered-twice = Vous avez déjà dégagé deux niveaux du temple en { $hex } ce tour-ci : c’est le maximum.
second-level-needs-second-member = Un second niveau en { $hex } dans le même tour demande un second membre à vous sur place.
no-piece-left = { $level ->
    [10] Le temple en { $hex } est entièrement dégagé.
    *[other] Il ne reste aucun jeton temple de valeur { $next } : le temple en { $hex } ne peut plus monter.
}
no-guard-left = { $guards ->
    [2] Vous avez déjà placé vos deux gardiens.
    [one] Vous avez déjà placé votre seul gardien.
    *[other] Vous avez déjà placé vos { $guards } gardiens.
}
no-majority = Un gardien demande la majorité : votre force en { $hex } est de { $mine }, celle d’un adversaire de { $theirs } (un chef compte pour { $leader_strength }).

## Refus : ruines et trésors

no-ruin = Il n’y a pas de ruine en { $hex }.
ruin-empty = Il ne reste aucun trésor en { $hex }.
dug-twice-here = Vous avez déjà déterré deux trésors en { $hex } ce tour-ci : c’est le maximum.
no-such-player = Personne ne joue { $other } dans cette partie.
exchange-with-oneself = On n’échange pas de trésors avec soi-même.
exchange-same-kind = Il faut donner et prendre des sortes de trésor différentes.
treasure-not-owned = Vous n’avez pas ce trésor : { WORD("kind", $give) }.
treasure-not-theirs = { $other } n’a pas ce trésor : { WORD("kind", $take) }.
treasure-already-seen = Il n’en reste plus à trouver : { WORD("kind", $treasure) }.

## Refus : camps

no-camp-site = Un camp s’installe sur une clairière ou sur une ruine sans trésors ; ce n’est pas le cas en { $hex }.
camp-already-there = Il y a déjà un camp en { $hex }.
no-camp-left = { $camps ->
    [2] Vous avez déjà installé vos deux camps.
    [one] Vous avez déjà installé votre seul camp.
    *[other] Vous avez déjà installé vos { $camps } camps.
}

## Refus : pioches et enchères

tile-already-drawn = La tuile { $tile } n’est plus dans la pile.
tile-not-on-top = La tuile { $tile } ne peut pas encore venir : il y a encore des tuiles d’une lettre précédente dans la pile.
tile-not-on-offer = La tuile { $tile } n’est pas proposée.

## Revenir en arrière

undo-nothing = Il n’y a encore rien à défaire.
undo-past-reveal = Impossible de revenir là-dessus : quelque chose de caché a été révélé.
undo-past-bid = Impossible de revenir sur une offre ou une passe.
undo-past-end = Ce tour est terminé : impossible de revenir dessus.
redo-nothing = Rien n’a été défait qui puisse être refait.
list-past-reveal = Plusieurs actions se jouent d’un coup seulement jusqu’à la première qui révèle quelque chose.

## Actions illisibles

unreadable-action = « { $text } » n’est pas une action. Essayez par exemple +E@A5, E:A5-B4, ^B5, $C3, C@B4, GE@B5, a5@C4/1, ou un simple point pour terminer le tour.
unknown-hex = Dans « { $text } », « { $name } » n’est pas une case ; les cases vont de A1 à H5.
unknown-tile = Dans « { $text } », « { $name } » n’est pas une tuile ; les tuiles vont de a1 à g4.
unknown-treasure = Dans « { $text } », « { $name } » n’est pas un trésor.
unknown-seat = Dans « { $text } », « { $name } » n’est pas un joueur ; écrivez Red, Blue, Yellow ou White.
unknown-figure = Dans « { $text } », « { $name } » n’est pas un pion ; écrivez E pour un explorateur ou L pour un chef.
unknown-chance = « { $text } » n’est ni une tuile ni un trésor que le hasard pourrait donner.
bad-cost = Le coût dans « { $text } » est faux ; c’est ce que prend le pas ou le sentier secret.
bad-number = Dans « { $text } », « { $name } » n’est pas un nombre entier jusqu’à 4095.
bad-rotation = Dans « { $text } », la rotation après la barre doit aller de 0 à 5.
