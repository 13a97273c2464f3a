### Pourquoi une action est refusée ou incomprise.

## Refus : le mauvais moment

not-in-this-game = Offres et choix de tuiles appartiennent à la variante enchères, qui n’est pas jouée ici.
not-in-this-phase = { $phase ->
    [lay] { $player } doit d’abord poser la tuile { $hand } sur une case, tournée de 0 à 5 fois : { $hand }@HEX/TURN.
    [spend] { $player } dépense maintenant ses points d’action ; il n’y a ni tuile à poser ni enchère.
    [bid] L’enchère est en cours : { $player } doit enchérir ou passer.
    [choose] { $player } doit d’abord prendre une des tuiles proposées.
    *[other] Le hasard doit d’abord décider de quelque chose.
}

## Refus : poser une tuile

other-tile = La tuile à poser maintenant est { $hand }, pas { $tile }.
not-beside-explored = { $hex } n’est pas à côté d’une case explorée.
only-volcanoes-beside = { $hex } ne touche que des volcans, et aucun sentier ne passe par un volcan.
no-stone-joins = Tournée ainsi, la tuile n’aurait aucun sentier en { $hex } : un côté commun avec une case où l’on peut entrer doit porter une dalle, sur l’une ou l’autre tuile.

## Refus : entrer et avancer

leader-not-in-supply = Votre chef n’est plus en réserve.
no-explorer-in-supply = Vous n’avez plus d’explorateur en réserve.
not-explored = { $hex } n’est pas encore explorée.
volcano-in-the-way = Personne n’entre sur un volcan.

## Refus : ruines et trésors

dug-twice-this-turn = Vous avez déjà déterré deux trésors ce tour-ci : c’est le maximum.
second-treasure-needs-second-member = Un second trésor en { $hex } dans le même tour demande un second membre à vous sur place.
own-set-is-safe = Vous avez une paire ou un triplé ({ WORD("kind", $give) }) : on ne les sépare pas.
their-set-is-safe = { $other } a une paire ou un triplé ({ WORD("kind", $take) }) : à l’abri.

## Refus : pioches et enchères

bid-too-low = Une offre doit dépasser la précédente : au moins { $least }.
bid-above-points = Vous ne pouvez pas enchérir à { $points } : vous n’avez que { $most ->
    [one] { $most } point
    *[other] { $most } points
}.
