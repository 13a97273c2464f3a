### Les mots dans les phrases : `{ WORD("kind", $treasure) }` est kind-jade quand $treasure vaut "jade".

kind-jade = jade
kind-vase = vase
kind-sun = soleil
kind-serpent = serpent
kind-frog = grenouille
kind-knife = couteau
kind-plume = plume
kind-beads = perles
kind-none = rien
terrain-base_camp = camp de base
terrain-temple = temple
terrain-clearing = clairière
terrain-ruin = ruine
terrain-volcano = volcan
terrain-lake = lac
# La couleur d’une place tient lieu de nom quand personne n’en a donné.
seat-red = Rouge
seat-blue = Bleu
seat-yellow = Jaune
seat-white = Blanc
figure-explorer = explorateur
figure-leader = chef
fault-raised = erreur
fault-hung = blocage
fault-nonsense = réponse absurde
fault-crashed = plantage
fault-blocked = interdit
