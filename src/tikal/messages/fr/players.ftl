### Les pages des joueurs et le classement.

player-since = { $games ->
    [one] Joue depuis { $since }, { $games } partie. Nom réservé.
    *[other] Joue depuis { $since }, { $games } parties. Nom réservé.
}
player-yours = Votre page. { player-since }
player-account = Compte
player-invite = Inviter à une table
player-invite-title = Inviter { $player }
player-invite-hint = { $player } le lit sur la page d’accueil, et peut s’asseoir d’un clic ou refuser.
player-invite-tables = À une de vos tables
player-invite-none = Aucune de vos tables n’a de place libre.
player-invite-do = Inviter
player-invite-done = Invitation envoyée
player-invite-to = Inviter à { $title } avec { $players }
player-invite-new = Préparer une nouvelle table
player-side = Parties
player-people = Entre humains { $count }
player-bots = Contre les bots { $count }
player-rating = Cote
player-rating-hint = barre = marge probable
player-games = { $count ->
    [one] { $count } partie
    *[other] { $count } parties
}
player-players = à { $count }
player-auction = { $title }, enchères
player-around = ± { $around }
player-guess = À moins de { $least } parties, une cote n’est qu’une estimation : en pointillé.
player-friendly-only = pas encore de partie classée
player-unrated = Aucune partie entre humains. La cote commence avec la première partie classée.
player-often = Le plus souvent avec
player-often-games = { $games ->
    [one] { $games } partie, devant dans { $ahead }
    *[other] { $games } parties, devant dans { $ahead }
}
player-levels = Victoires par niveau
player-levels-hint = du bot le plus fort
player-won = { $share } sur { $games }
player-no-bots = Aucune partie contre les bots.
player-results = Résultats
player-results-hint = { $count ->
    [one] { $title }, à { $players }, { $count } partie
    *[other] { $title }, à { $players }, { $count } dernières parties
}
player-share = { $place ->
    [1] 1re place
    *[other] { $place }e place
}
player-mean = points par partie
player-now = ± { $around } à présent
player-column = colonne = place, la première est la plus haute
player-chart = { $count ->
    [one] { $count } partie. Places, la dernière à la fin : { $places }.
    *[other] { $count } parties. Places, la dernière à la fin : { $places }.
}
player-chart-rated = Cote de { $from } à { $to }.
player-point = { $rated ->
    [yes] { $points } points, cote { $number }
    *[no] { $points } points
}
player-no-results = Aucune partie finie. Celles qui vont à leur terme apparaissent ici.
player-habits = Habitudes
player-habits-hint = où vont les points d’action, { $title }
player-all-from = tous dès { $least }
player-all = tous les autres
player-habits-differ = { $which ->
    [more] Plus que la plupart : { $more }.
    [less] Moins que la plupart : { $less }.
    *[both] Plus que la plupart : { $more } ; moins : { $less }.
}
player-habits-alike = À peu près comme les autres.
habit-walk = Marcher
habit-uncover = Dégager
habit-enter = Nouveaux explorateurs
habit-dig = Fouiller
habit-guard = Garder
habit-camp = Camper
habit-exchange = Échanger
habit-stone = Pierres de sentier
habit-other = Autre
habit-unused = Non utilisés
habit-noun-walk = marche
habit-noun-uncover = dégagement
habit-noun-enter = nouveaux explorateurs
habit-noun-dig = fouilles
habit-noun-guard = gardes
habit-noun-camp = campements
habit-noun-exchange = échanges
habit-noun-stone = pierres de sentier
habit-noun-other = autre chose
habit-noun-unused = points non utilisés
player-recent = Dernières parties
player-recent-hint = { $side ->
    [bots] { $count } contre les bots
    *[people] { $count } entre humains
}
player-place = { $place }.
player-played = { $points ->
    [one] { $points } point. { $title }, { $when }
    *[other] { $points } points. { $title }, { $when }
}
player-friendly = non classée
player-forgotten = quelqu’un qui est parti
player-bot = { $count ->
    [one] bot ({ $level })
    *[other] { $count } bots ({ $level })
}
player-again = { $place ->
    [1] 1re place avec { $points } points contre { $names } : revoir la partie
    *[other] { $place }e place avec { $points } points contre { $names } : revoir la partie
}
player-more = Plus de parties
player-apart = Contre les bots, à part
player-apart-text = { $games ->
    [one] { $games } partie, { $won } gagnée. Ne compte jamais pour la cote.
    *[other] { $games } parties, { $won } de victoires. Ne compte jamais pour la cote.
}

leaders-title = Classement
leaders-hint = À partir de { $least } parties classées. Plus le nombre est élevé, plus on est fort.
leaders-kind = Jeu
leaders-kind-players = { $title }, à { $count }
leaders-search = Chercher un nom
leaders-place = Rang
leaders-name = Nom
leaders-rating = Cote
leaders-games = Parties classées
leaders-won = Victoires
leaders-you = vous
leaders-none = Personne n’a encore { $least } parties classées de cette sorte. Qui en a quelques-unes les montre sur sa page.
leaders-nobody = Aucun nom de ce classement ne commence ainsi.
leaders-empty = Aucune partie classée n’a encore été jouée. Préparez une table par lien pour des gens au nom réservé, et activez « Classée ».
leaders-shown = { $first } à { $last } sur { $total }
leaders-before = Plus forts
leaders-next = Suite
