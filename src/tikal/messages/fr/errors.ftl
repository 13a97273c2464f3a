### Ce qui ne va pas dans une mise en place, une ligne de position ou une position.

## Mise en place

unknown-edition = Il n’y a pas d’édition « { $edition } ». Les éditions sont : { $choices }.
unknown-version = Il n’y a pas de version { $version } de { $edition }. Les versions sont : { $known }.
unknown-variant = Il n’y a pas de variante « { $variant } » ; la seule est « auction ».
unknown-option = Il n’y a pas d’option « { $option } ». Les options sont : { $choices }.
option-needs-auction = L’option { $option } n’a de sens que dans la variante enchères.
option-without-value = Il manque une valeur à « { $option } » ; écrivez par exemple ties=shared.
option-twice = L’option { $option } est donnée deux fois.
options-not-named = Les options se donnent par leur nom, comme ties=shared, pas comme { $given }.
bad-option-value = { $option } ne peut pas être « { $value } » ; valeurs possibles : { $choices }.
bad-auction = auction vaut True ou False, pas « { $value } ».
bad-player-count = Tikal se joue de { $least } à { $most } joueurs, pas à { $players }.
unknown-first-player = Personne ne joue sous le nom « { $name } » ; autour de la table : { $names }.
too-many-names = { $count } noms pour { $players } joueurs.
bad-name = « { $name } » ne peut pas être un nom : jusqu’à { $most } caractères visibles, et dans chaque mot des lettres d’un seul alphabet.
same-names = Chaque personne doit avoir un nom différent, et qui se distingue à l’œil ; ici : { $names }.
broken-bot = Le bot « { $bot } » ne peut pas servir : { $error }.
bot-name-taken = Il y a déjà un bot « { $bot } ». Donnez un autre nom au programme.
bot-hung = Le bot « { $bot } » n’a pas répondu pendant { $seconds } s.
bad-programs = { $variable } doit contenir des noms et des commandes de programmes en JSON, par exemple {"{"}"mine": "./mybot"{"}"}.
unknown-language = Il n’y a pas de langue « { $language } ». Les langues sont : { $choices }.
unknown-bot = Il n’y a pas de bot « { $bot } ». Les bots sont : { $choices }.
no-such-seat = Il n’y a pas de place { $seat } à une table de { $players }.
no-auction = { $edition } n’a pas d’enchères.
bot-other-game = Le bot « { $bot } » ne joue pas à ce jeu. Bots possibles : { $choices }.

## Numéros, pour qui apprend

no-such-number = Il n’y a pas de numéro { $number } : ils vont de 0 à { $last }.
number-not-legal = Le numéro { $number } (« { $meaning } ») n’est pas permis maintenant ; le masque d’actions contient ceux qui le sont.
number-in-lane = Couloir { $lane } : { $reason }
no-such-outcome = Le hasard ne peut pas donner { $number } ici ; `chance_outcomes` contient ce qu’il peut donner.

## Lignes de position

line-too-long = Une ligne de position a { $most } caractères au plus.
line-version = Ce n’est pas une ligne de position de version { $known } (elle devrait commencer par tikal={ $known }).
line-word = « { $word } » n’est pas un mot de ligne de position.
line-twice = Le mot « { $word } » figure deux fois dans la ligne de position.
line-missing = Il manque le mot « { $word } » à la ligne de position.
line-rules = Les règles « { $spec } » sont inconnues : { $reason }
line-players = Une position demande { $least } à { $most } joueurs, pas { $players }.
line-extra-seat = { $seat } ne peut pas être là à { $players } joueurs.
line-number = « { $text } » dans { $where } n’est pas un nombre entier de 0 à { $most }.
line-hex = « { $name } » n’est pas une case ; les cases vont de A1 à H5.
line-seat = « { $name } » n’est pas une place à cette table.
line-board = L’entrée « { $entry } » du plateau est illisible.
line-figures = Les pions « { $entry } » sont illisibles, ou la case figure deux fois.
line-treasure = Le trésor « { $entry } » est illisible, ou il figure deux fois.
line-phase = « { $phase } » n’est pas une phase.

## Invariants rompus

tile-twice = La tuile { $tile } est à deux endroits, ou sa case est déjà prise.
tile-missing = Une tuile est introuvable.
aside-no-volcano = Seul un volcan peut être mis de côté, et { $tile } n’en est pas un.
bad-level = Le temple en { $hex } ne peut pas valoir { $level } : sa valeur va de { $least } à 10.
pieces-overdrawn = Il y a plus de jetons temple de valeur { $piece } sur le plateau qu’il n’en existe.
pieces-lost = Le compte des jetons temple de valeur { $piece } n’y est pas.
bad-treasures-on = La ruine en { $hex } a { $most ->
    [one] { $most } trésor
    *[other] { $most } trésors
} au plus.
treasures-lost = Le compte des trésors n’y est pas : { WORD("kind", $kind) }.
treasures-not-conserved = Les joueurs ont { $owned ->
    [one] { $owned } trésor
    *[other] { $owned } trésors
}, mais { $taken ->
    [one] { $taken } a été pris
    *[other] { $taken } ont été pris
} dans les ruines.
too-many-explorers = { $seat } a { $count } explorateurs, mais il n’y en a que { $most }.
explorers-lost = { $seat } n’a que { $count } explorateurs sur { $most }, et aucun gardien pour lequel les autres auraient été écartés.
too-many-guards = { $seat } a plus de gardiens que permis.
too-many-camps = { $seat } a plus de camps que permis.
camp-twice = Il y a deux camps en { $hex }.
camp-off-site = Le camp ({ $seat }) en { $hex } n’est ni sur une clairière ni sur une ruine vide.
spending-outside-turn = PA, niveaux dégagés et trésors déterrés appartiennent à un tour en cours.
bad-scoring = Le tour de décompte ne va pas avec la phase ou le volcan mis de côté.
bad-queue = L’ordre de ceux qui doivent encore marquer est impossible.
more-than-twice = { $hex } est citée plus de deux fois pour un tour.
