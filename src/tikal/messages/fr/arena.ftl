### L'arène et la liste des bots.

## L'arène : ce qui ne va pas

arena-extra = Les tournois ont besoin de { $missing }, qui n’est pas installé. Ceci l’installe : { $python } -m pip install "tikal[arena]"
ray-extra = Une grappe demande Ray, qui n’est pas installé. Ceci l’installe : { $python } -m pip install "tikal[ray]"
ray-no-cluster = Il n’y a pas de grappe à l’adresse « { $address } » ({ $reason }). `--ray local` en lance une sur cet ordinateur.
arena-bot-twice = Un bot se rencontre lui-même dans « { $bots } ». Nommez chaque bot une fois, ou utilisez --table pour des tables de bots égaux.
arena-too-few-bots = { $count ->
    [0] Aucun bot n’est nommé. Nommez-en au moins deux (voir `tikal bots`), ou une table avec --table.
    *[other] Un bot seul n’a personne à rencontrer. Nommez-en au moins deux (voir `tikal bots`), ou une table avec --table.
}
arena-bots-and-tables = Nommez soit des bots, par paires, soit des tables avec --table, pas les deux.
arena-table-size = La table « { $table } » n’est pas à { $players } joueurs. Toutes les tables d’un tournoi ont la même taille.
arena-elo-order = --elo0 doit être inférieur à --elo1 : le test demande lequel des deux est le plus proche de la vérité.
arena-no-file = { $file } est illisible : { $reason }. Donnez le fichier de résultats ou son dossier.
arena-not-results = { $file } n’est pas un fichier de résultats de l’arène. Choisissez un autre --out.
arena-other-version = { $file } est écrit dans la version { $version } du format ; ce Tikal lit la version { $known }.
arena-bad-line = { $file }, ligne { $line } est illisible ({ $reason }). Supprimez cette ligne pour rejouer sa partie.
arena-other-plan = { $file } contient un autre tournoi. Il a été commencé par :
        { $begun }
    et celui-ci serait :
        { $asked }
    Choisissez un autre --out, ou redonnez la première commande pour le continuer.
arena-file-is-open = { $file } est en cours dans un autre processus. Attendez-le, ou choisissez un autre --out.

## pendant le tournoi

arena-progress = En jeu
ray-joining = Connexion à la grappe « { $address } »…
workers-again = { $count ->
    [one] Un ouvrier a été perdu en route ; ses parties ont été rejouées.
    *[other] { $count } ouvriers ont été perdus en route ; leurs parties ont été rejouées.
}
arena-llr = LLR { $llr } dans { $low } … { $high }
arena-stopped = Arrêt après { $played } parties sur { $games }. Toutes sont conservées. Pour continuer :
arena-kept = Résultats : { $results }
arena-page = Rapport : { $page }
arena-resumed = Reprise après { $played } parties sur { $games }.

## ce qu'il en sort

arena-title = { $games ->
    [one] { $games } partie
    *[other] { $games } parties
}, { $rules }, { $players } joueurs (graine { $seed })
arena-caption = intervalles à 95 % sur { $blocks } blocs d’une donne à chaque place ; une victoire partagée compte pour sa part
arena-uncounted = { $games ->
    [one] { $games } partie d’un bloc inachevé n’est pas comptée.
    *[other] { $games } parties de blocs inachevés, ou après la décision, ne sont pas comptées.
}
arena-nothing = Aucun bloc n’est encore complet : il n’y a rien à dire.
arena-bot = Bot
arena-games = Parties
arena-elo = Elo
arena-openskill = openskill
arena-wins = Victoires
arena-score = Score
arena-points = Points
arena-margin = Marge
arena-turn-median = Médiane
arena-turn-p95 = 95 %
arena-turn-max = Maximum
arena-turns = Tours
arena-times-title = Points, temps de réflexion par tour, défaillances
arena-failures = Défaillances
arena-none = aucune
arena-matrix = Score de la ligne contre la colonne ; à force égale, 50 %
arena-fault-line = { $bot } : { $lost ->
    [0] aucun tour perdu
    [one] un tour perdu
    *[other] { $lost } tours perdus
}{ $forfeits ->
    [0] { "" }
    [one] , une partie perdue par forfait
    *[other] , { $forfeits } parties perdues par forfait
} ({ $kinds }). D’abord : partie { $game }, action { $move } : { $detail }
arena-accepted = Oui : { $one } est meilleur que { $other }. Une avance de { $elo1 } Elo correspond aux parties, { $elo0 } non (LLR { $llr } après { $blocks } blocs).
arena-rejected = Non : une avance de { $elo1 } Elo pour { $one } sur { $other } ne correspond pas aux parties, { $elo0 } oui (LLR { $llr } après { $blocks } blocs).
arena-undecided = Indécis après { $blocks } blocs : LLR { $llr } est entre { $low } et { $high }.

## la page

arena-page-title = Tournoi : { $bots }
arena-page-facts = À propos de ce tournoi
arena-page-rules = Règles
arena-page-players = Joueurs
arena-page-deals = Donnes
arena-page-counted = Parties comptées
arena-page-seed = Graine
arena-page-budget = Budget par tour
arena-page-own-budget = celui de chaque bot
arena-page-software = Joué par
arena-page-commit = commit { $commit }
arena-page-unknown-commit = commit inconnu
arena-page-command = Commande
arena-page-standings = Classement
arena-page-standings-note = Victoires : la part de victoire du bot{ $pairs ->
    [yes] , seul contre une table remplie d’un autre bot
    *[no] { "" }
} ; à force égale, { $even }. Marge : ses points moins ceux de la meilleure autre place. Chaque ± est un intervalle à 95 % sur les donnes.
arena-page-ratings = Cotes
arena-page-ratings-note = Elo avec intervalles à 95 % par bootstrap sur les donnes ; la moyenne de tous est 0. Des bots dont les intervalles se recouvrent peuvent être de force égale.
arena-page-matrix = Qui bat qui
arena-page-points = Points
arena-page-points-note = Points à la fin, de chaque place ; le trait est la médiane, la barre du bas contient la moitié centrale.
arena-page-margins = Marges
arena-page-margins-note = Ses points moins ceux de la meilleure autre place ; à droite du trait pointillé, c’est une victoire.
arena-page-times = Temps par tour
arena-page-times-note = Secondes de réflexion par tour : médiane, 95 % et maximum, à l’échelle logarithmique.
arena-page-failures = Défaillances
arena-page-failures-note = Un bot en erreur, bloqué ou qui répond n’importe quoi perd le reste de ce tour ; un bot qui plante ou ne s’arrête pas perd la partie par forfait.
arena-page-no-failures = Aucune : chaque bot a répondu à chaque fois.
arena-page-more-failures = … et { $count } de plus, dans le fichier de résultats.
arena-page-test = { $one } est-il meilleur que { $other } ?
arena-page-test-note = Test séquentiel de { $elo0 } contre { $elo1 } Elo ; il s’arrête là où la ligne sort de la bande.
arena-page-game = Partie
arena-page-kind = Quoi
arena-page-detail = Détail

## la liste des bots

bots-name = Bot
bots-level = Niveau de jeu
bots-budget = Budget par tour
bots-package = Vient de
bots-seconds = { $seconds } s
bots-nodes = { $nodes } nœuds
bots-cores = { $cores } cœurs
bots-no-budget = sans limite
bots-caption = Écrire son propre bot : docs/writing-a-bot.md
