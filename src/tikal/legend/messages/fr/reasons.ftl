### Pourquoi une action est refusée ou incomprise.

## Refus : le mauvais moment

plan-next-round = Vous avez passé : votre prochain tour viendra après la donne de la manche suivante. Regardez en attendant.
legend-other-phase = { $phase ->
    [draft] C’est le draft : une position, un jeton PA, une tuile ou une carte à prendre.
    [act] Il faut d’abord choisir une action : jouer, conserver ou défausser une carte, utiliser le jeton PA, poser une tuile, ou passer.
    [spend] Les points d’action se dépensent maintenant ; cartes, tuiles et jetons sont pour d’autres tours.
    *[other] Le hasard doit d’abord décider de quelque chose.
}
already-acted = L’action de ce tour est faite ; terminez le tour par un point.
not-acted-yet = Un tour ne se termine qu’après son action.
other-pick = Il y a autre chose à choisir maintenant, pour { WORD($name) }.
not-done-yet = Il faut faire quelque chose avant de pouvoir terminer.
pick-first = Terminez d’abord le choix en cours.

## Refus : draft

place-already-taken = Vous avez déjà une position dans le prochain ordre de jeu.
place-not-free = La position { $number } n’est pas libre.
token-already-taken = Vous avez déjà un jeton PA.
token-not-on-offer = Aucun jeton PA de { $number } n’est proposé.
tiles-already-taken = Vous avez déjà toutes les tuiles que vous pouvez prendre.
cards-already-taken = Vous avez déjà toutes les cartes que vous pouvez prendre.
card-not-on-display = La carte { $card } n’est pas à l’étalage.

## Refus : cartes

card-not-there = La carte { $card } ne se trouve pas là.
card-is-permanent = La carte { $card } est permanente : elle ne se joue jamais comme action.
card-does-nothing = La carte { $card } n’aurait aucun effet maintenant : { WORD($needs) }.
card-face-down = La carte { $card } a déjà servi cette manche.
left-full = Les { $slots } emplacements de gauche sont pris ; il faut y défausser une carte : <#{ $card }-#CARD.
left-not-full = Il reste de la place à gauche : on n’y défausse aucune carte.
card-not-preserved = La carte { $other } ne se trouve pas à gauche.
no-treasure-to-see = Aucune ruine n’a de trésors à regarder.
no-token = Vous avez déjà utilisé votre jeton PA.

## Refus : passer

pass-with-tile = Vous ne pouvez pas passer tant que vous avez une tuile.
pass-with-token = Vous ne pouvez pas passer tant que vous avez votre jeton PA.
pass-with-card = Vous ne pouvez pas passer tant que vous avez une carte normale à droite.

## Refus : pouvoirs

director-used = Vous avez déjà consulté votre directeur du musée.
power-not-offered = Votre tuile Pouvoir n’offre pas ce pouvoir : { WORD("power-name", $power) }.
power-does-nothing = Le pouvoir { WORD("power-name", $power) } n’aurait aucun effet maintenant : { WORD($needs) }.

## Refus : tuiles

tile-not-held = Vous n’avez pas la tuile { $tile }.
tile-has-a-place = La tuile { $tile } peut encore être posée : elle ne se défausse pas.
volcano-erupts-first = { $tile } est un volcan : il se joue par !{ $tile } et se pose après le décompte.
no-volcano = { $tile } n’est pas un volcan.
not-inner = { $hex } est une case du bord ; seules les tuiles des cartes y vont.
not-border = { $hex } n’est pas au bord ; les tuiles des cartes ne vont que sur les cases du bord.
others-hold-hex = Il y a des membres en { $hex }, et vous n’y avez pas la majorité.
not-this-tile = Cette carte ne pose pas la tuile { $tile }.
not-accessible = Tournée ainsi, la tuile ne serait pas accessible en { $hex } : une arête commune doit porter une dalle.

## Refus : membres

no-explorer-available = Vous n’avez aucun explorateur en réserve. { $later ->
    [0] Aucun autre ne peut devenir disponible.
    *[other] « { WORD("deed-recruit-explorer") } » coûte { $more_cost } PA ; certaines cartes le font aussi.
}
no-leader-available = Vous n’avez aucun chef en réserve. { $later ->
    [0] Aucun autre ne peut devenir disponible.
    *[other] « { WORD("deed-recruit-leader") } » coûte { $more_cost } PA ; une carte le fait aussi.
}
no-explorer-unavailable = Tous vos explorateurs sont déjà disponibles.
no-leader-unavailable = Tous vos chefs sont déjà disponibles.
no-more-recruits = Il n’en devient pas davantage disponible ainsi.
only-to-new-camp = Les membres vont au camp qui vient d’être installé.
march-elsewhere = Ils sont déjà en { $hex } ; choisissez une autre case.

## Refus : camps

camp-in-supply = On ne déplace un camp que si tous sont installés.
no-own-camp-there = Vous n’avez pas de camp en { $source }.

## Refus : temples et ruines

more-treasures-need-more-members = Un trésor de plus en { $hex } demande un membre de plus à vous sur place.
other-temple = Tous les niveaux de cette carte vont au même temple.
same-temple-twice = Cette carte dégage un seul niveau par temple.
not-in-stack = Il n’en reste plus à ranger dans la pile : { WORD("kind", $treasure) }.
order-hidden = L’ordre de la pile est connu.
look-hidden = Ce qui a été vu est connu.

## Refus : pierres de sentier et échanges

token-in-supply = Tant qu’une pierre de sentier est en réserve, celles qui sont posées ne bougent pas.
no-token-in-supply = Aucune pierre de sentier n’est en réserve ; déplacez-en une : T:EDGE>EDGE.
no-token-there = Il n’y a pas de pierre de sentier sur cette arête.
token-must-move = Une pierre déplacée doit changer d’arête.
swap-with-another = La seconde paire s’échange avec la même personne.
they-own-more = { $other } a plus d’exemplaires que vous ({ WORD("kind", $give) }) : vous ne pouvez pas en donner.

## Hasard

not-dealt-now = C’est autre chose qui est distribué maintenant.
power-already-dealt = Cette tuile Pouvoir est déjà distribuée.
card-already-dealt = Il n’y a plus de carte { $card } dans la pioche.
token-already-drawn = Il ne reste aucun jeton PA de { $number } dans le sac.

## Actions illisibles

unknown-legend-hex = Dans « { $text } », « { $name } » n’est pas une case ; les cases vont de A1 à H5 et de R1 à R{ $most }.
unknown-legend-tile = Dans « { $text } », « { $name } » n’est pas une tuile ; les tuiles vont de a1 à g4, de s1 à s6 et de h1 à h11.
unknown-card = Dans « { $text } », « { $name } » n’est pas une carte ; les cartes vont de 01-1 à 24.
unknown-power = Dans « { $text } », « { $name } » n’est pas un pouvoir.
unknown-edge = Dans « { $text } », « { $name } » n’est pas une arête ; écrivez deux cases voisines, comme C4|C5.
bad-small-number = Dans « { $text } », « { $name } » n’est pas un nombre de 1 à { $most }.
