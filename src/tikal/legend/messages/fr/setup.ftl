### Ce que la page en dit dans les listes et quand une table se prépare.

home-round = manche { $round } sur { $rounds }
home-scenario = { $edition }, { $scenario }
setup-summary-legend = { $edition }{ $scenario ->
    [none] { "" }
    *[other] , { $scenario }
}{ $corrected ->
    [yes] , avec votre boîte corrigée
    *[no] { "" }
}, { $first ->
    [lot] tirage au sort pour commencer
    *[other] { $first } commence
}. { $minutes } minutes environ.
# Ce qu’est une édition, par son id ; faute de place, seulement ce qui précède la première virgule.
edition-about-legend = un autre jeu : cartes, tuiles et jetons PA au draft, six manches, cinq scénarios
setup-scenario = Scénario
setup-box = La boîte
setup-box-state = { $state ->
    [corrected] comme vous l’avez corrigée
    [bad] le fichier ne peut pas servir
    *[standard] la standard, avec des valeurs provisoires
}
setup-box-note = Le livret ne montre certaines choses qu’en images. Là où nous n’avons pas pu les lire, Tikal joue avec des valeurs provisoires, non lues sur la boîte. Si vous l’avez, prenez le fichier de données, corrigez-le et apportez-le.
setup-stand-ins = Provisoires : { $list }.
setup-box-choose = Apporter un fichier corrigé
setup-box-get = Prendre le fichier standard
setup-box-good = { $name } est en ordre
setup-box-bad = { $name } ne peut pas servir
setup-box-drop = Jouer avec la boîte standard
stand-in-border = où sont les cases du bord
stand-in-setup_tiles = les dalles de certaines tuiles de départ
stand-in-card_tiles = les dalles des tuiles des cartes
stand-in-scenarios = quelle tuile est où dans un scénario
stand-in-ap_tokens = combien de jetons PA de chaque valeur
stand-in-left_slots = combien de cartes peuvent être conservées
stand-in-power_tiles = quels pouvoirs offrent les directeurs
stand-in-extra_ap = combien de PA donne le pouvoir Heures sup
legend-corrected = Cette table joue avec une boîte corrigée.
