### Ce que la page en dit dans les listes et quand une table se prépare.

## La page d'accueil

home-tiles = { $left ->
    [0] dernières tuiles
    [one] encore une tuile
    *[other] encore { $left } tuiles
}

## Une nouvelle table

# Ce qu’est une édition, par son id ; faute de place, seulement ce qui précède la première virgule.
edition-about-super-meeple = 2015, la réédition de l’éditeur Super Meeple
edition-about-ravensburger = 1999, les premières règles anglaises
edition-about-rio-grande = 2005, textes anglais et allemand
edition-about-rio-grande-fr = 2005, le texte français du livret
edition-about-reference = bref manuel, avec questions et réponses
house-start_score = Points au départ
house-camp_needs_member = Un camp demande un pion à soi sur place
house-camp_needs_member-yes = oui
house-camp_needs_member-no = non
house-dig_limit_per = Deux trésors par tour au plus
house-dig_limit_per-hex = dans chaque ruine
house-dig_limit_per-turn = toutes ruines confondues
house-ties = Égalité de points à la fin
house-ties-shared = rang partagé
house-ties-guard-treasures = gardien, puis trésors
house-all_pass = Quand tout le monde passe
house-all_pass-auction-goes-on = l’enchère continue
house-all_pass-rest-choose-free = les autres choisissent
house-next_opener = La manche suivante s’ouvre à gauche de
house-next_opener-last-to-play = qui a joué en dernier
house-next_opener-last-opener = qui a ouvert en dernier
differs-start_score = { $value } points au départ
differs-camp_needs_member-yes = un camp demande un pion à soi sur place
differs-camp_needs_member-no = un camp ne demande aucun pion sur place
differs-dig_limit_per-hex = deux trésors par tour dans chaque ruine
differs-dig_limit_per-turn = deux trésors par tour, toutes ruines confondues
differs-ties-shared = à égalité de points, le rang est partagé
differs-ties-guard-treasures = à égalité de points, le plus haut temple gardé décide, puis les trésors
differs-all_pass-auction-goes-on = quand tout le monde passe, l’enchère continue
differs-all_pass-rest-choose-free = quand tout le monde passe, les autres choisissent gratuitement
differs-next_opener-last-to-play = la manche suivante s’ouvre à gauche de qui a joué en dernier
differs-next_opener-last-opener = la manche suivante s’ouvre à gauche de qui a ouvert en dernier
