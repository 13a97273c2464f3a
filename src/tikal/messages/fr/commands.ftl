### Ce que disent les commandes.

editions-caption = 0 / 20 : règles de base / enchères. Pour changer une option : --option NAME=VALUE. `tikal editions ID` cite le livret.
editions-option = Option
editions-editions = Éditions
editions-value = Valeur
editions-source = Où le livret le dit
analyse-thinking = { $bot } réfléchit…
analyse-title = Ce que { $bot } conseille à { $seat } ({ $nodes ->
    [one] { $nodes } position examinée
    *[other] { $nodes } positions examinées
})
analyse-caption = Évaluation : points d’avance attendus à la fin sur la moyenne des autres. Puis les points attendus pour chacun.
analyse-turn = Tour
analyse-value = Évaluation
analyse-over = Cette partie est terminée : il n’y a rien à décider. --after montre un moment antérieur.
analyse-chance = Cette position attend une tuile ou un trésor, pas un joueur. --after montre un autre moment.
perft-counting = Compte à { $depth } actions de profondeur…
perft-speed = { $seconds } s, { $rate } suites par seconde
replay-title = { $rules } : { $names }. { $turns ->
    [one] { $turns } tour.
    *[other] { $turns } tours.
}
replay-turn = Tour { $turn } sur { $turns }
replay-points = Points : { $points }
replay-prompt = [Entrée] suite, b retour, un nombre, q quitter : { "" }
replay-help = Appuyez sur Entrée pour continuer, b pour revenir, tapez un tour de 1 à { $turns }, ou q pour finir.
replay-verified = { $file } est une partie correcte et complète : { $rules }, { $players } joueurs, { $actions } actions. Résultat : { $result }.
replay-verified-unfinished = { $file } est correct jusqu’ici, mais la partie n’est pas terminée : { $rules }, { $players } joueurs, { $actions } actions. Points : { $result }.
verify-no-seal = Cette partie n’a pas de sceau : rien ne prouve comment elle a été mélangée. Les parties des nouvelles tables d’un serveur en ont un ; les leçons, les enregistrements importés et celles qui en continuent une autre n’en ont pas.
verify-sealed = Scellé avant le début, pour la table { $table }.
verify-closed = { $over ->
   [yes] Le sceau n’a pas été ouvert : l’enregistrement ne dit pas le secret. Sauvegardez-le de nouveau depuis la table.
  *[no] Le sceau reste fermé jusqu’à la fin de la partie. Sauvegardez alors de nouveau l’enregistrement.
  }
verify-opened = { $fits ->
   [yes] Ouvert après la fin : le secret correspond au sceau.
  *[no] Ouvert après la fin : ce secret, ces règles ou cette table NE CORRESPONDENT PAS au sceau.
  }
verify-numbers = { $fits ->
   [yes] { $count ->
     [0] Aucune page n’a ajouté de nombre : le serveur a mélangé seul.
     [one] Une page a ajouté un nombre :
    *[other] { $count } pages ont ajouté un nombre :
    }
  *[no] Les nombres NE SONT PAS là où ils peuvent être : d’abord par place, puis dans l’ordre d’arrivée, chacun juste après une révélation :
  }
verify-number = { $at ->
   [0] { $seat }
  *[other] { $seat }, après l’action { $at }
  }
verify-absent = { $seat } n’en a pas ajouté avant le début
verify-first = { $fits ->
   [yes] Le sort a décidé que { $player } commence.
  *[no] { $player } a commencé, mais le sort NE LE DIT PAS.
  }
verify-deal = { $fits ->
   [yes] { $count ->
     [one] Tous ensemble ont donné l’ordre, et chaque tirage y correspond.
    *[other] Tous ensemble ont donné l’ordre, de nouveau à chaque nombre venu plus tard, et chaque tirage y correspond.
    }
  *[no] Tous ensemble donnent UN AUTRE ORDRE que celui qui a été joué.
  }
verify-misdealt = L’action { $number } était { $played } ; elle aurait dû être { $dealt }.
verify-fair = Le mélange était honnête : personne ne pouvait le connaître ni le choisir.
verify-unfair = Le mélange N’EST PAS PROUVÉ : quelque chose a été changé.
simulate-progress = En jeu
simulate-title = { $games ->
    [one] { $games } partie
    *[other] { $games } parties
}, { $rules } (graine { $seed })
simulate-stopped = Arrêt après { $played } parties sur { $games } ; voici ce qu’elles disent.
simulate-lost = Le bot « { $bot } » a mis fin à son processus. `tikal arena` continue sans de tels bots et dit ce qu’ils ont fait.
simulate-caption = moyennes avec intervalles de confiance à 95 % ; une victoire partagée compte pour sa part
simulate-wins = Victoires
simulate-points = Points à la fin
simulate-round-1 = Décompte 1
simulate-round-2 = Décompte 2
simulate-round-3 = Décompte 3
simulate-round-4 = Décompte final
simulate-winners = Points du vainqueur : { $points }
simulate-length = Actions par partie : { $actions }

## tikal dataset

dataset-extra = Les jeux de données ont besoin de { $missing }, qui n’est pas installé. Ceci l’installe : { $python } -m pip install "tikal[dataset]"
dataset-exists = { $folder } existe déjà. Choisissez un autre dossier, ou remplacez le jeu de données qui s’y trouve avec --overwrite.
dataset-not-one = { $folder } ne contient pas de jeu de données, ou contient autre chose, et n’est donc pas remplacé. Choisissez un autre dossier.
dataset-by-the-clock = Le bot « { $bot } » réfléchit à la montre : la même graine ne donnerait pas les mêmes données. Donnez à chaque bot un nombre de nœuds avec --nodes, ou permettez-le avec --seconds.
dataset-stopped = Arrêt. Rien n’a été écrit.
dataset-made = { $rows } lignes de { $games } parties : { $folder }
