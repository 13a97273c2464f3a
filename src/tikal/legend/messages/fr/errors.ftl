### Ce qui ne va pas dans une ligne de position ou une position.

## Mise en place

not-classic = C’est une position d’un autre jeu.
bad-correction = Ce n’est pas une boîte corrigée : le mot est illisible.

## Lignes de position

line-entry = « { $entry } » dans la ligne de position est illisible.
line-legend-seat-parts = { $seat } demande { $count } parties, séparées par des points-virgules.
line-legend-tile = « { $name } » n’est pas une tuile ; les tuiles vont de a1 à g4, de s1 à s6 et de h1 à h11.
line-card = « { $name } » n’est pas une carte qui peut se trouver là.
line-no-ruin = Il n’y a pas de ruine en { $hex }.

## Invariants rompus

tile-not-drafted = Une tuile est sur un campement ou écartée du jeu sans avoir été dans la pile.
open-not-a-pair = Les trésors face visible se prennent par deux ou pas du tout : { WORD("kind", $kind) }.
bad-knowledge = Ce que les places savent des trésors est impossible.
card-count = Le compte des exemplaires de la carte { $card } n’y est pas.
too-many-cards = { $seat } a plus de cartes d’un côté qu’il n’y tient.
too-many-on-display = Il y a plus de cartes à l’étalage que d’emplacements.
token-count = Le compte des jetons PA n’y est pas.
too-many-leaders = { $seat } a plus de { $most ->
    [one] { $most } chef
    *[other] { $most } chefs
}.
too-many-later = { $seat } a plus de membres pas encore disponibles qu’il n’y en avait.
bad-powers = Les tuiles Pouvoir ne vont pas avec les places.
bad-places = Deux places ont pris la même position.
bad-round = La manche ne va pas avec les tuiles qui restent dans la pile.
bad-draft = Ce qui est proposé ne va pas avec ce que les places ont pris.
bad-pass = Les places qui ont passé ne vont pas avec la phase.
passed-with-things = { $seat } a passé mais a encore une tuile, un jeton PA ou une carte normale à droite.
bad-acted = Que l’action de ce tour soit faite ou non ne va pas avec la phase.
bad-reveal = Un trésor n’est montré que tant qu’on l’attend.
bad-effect = Ce que la carte ou le pouvoir garde en mémoire est impossible.
no-legal-action = Rien ne serait possible dans cette position.
