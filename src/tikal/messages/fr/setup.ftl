### Ce que dit la page d'accueil, et la page où une table se prépare.

## La page d'accueil

home-tagline = Un jeu de plateau pour 2 à 4. Tracez des sentiers, dégagez des temples, gardez-les : chaque point d’action compte.
home-play = Jouer
home-play-hint = Vous et deux bots { $level ->
    [beginner] débutants
    [easy] faciles
    [medium] moyens
    [hard] difficiles
    *[expert] experts
} ; Tikal, édition { $edition }
home-learn = Apprendre en jouant
home-learn-hint = De la première tuile au premier décompte, sur un vrai plateau : { $count } petites étapes.
home-learn-on = Continuer d’apprendre { $game }, étape { $step } sur { $count }
home-learn-all = Toutes les leçons
home-first-time = La première fois ?
home-first-time-learn = Apprendre pas à pas
home-first-time-play = Jouer tout de suite
home-play-other = Jouer à { $title }
home-learn-first = Apprendre d’abord
home-other-hint = { $about } ; vous et deux bots { $level ->
    [beginner] débutants
    [easy] faciles
    [medium] moyens
    [hard] difficiles
    *[expert] experts
}
home-new = Nouvelle table
home-here = Même écran
home-link = Collez un lien d’invitation
home-join = Rejoindre
home-join-bad = Ce n’est pas un lien d’invitation vers ce serveur.
home-no-account = Pas besoin de compte. Vos places restent à vous dans ce navigateur.
home-you = Vous jouez sous le nom de { $name } dans ce navigateur. Le garder aussi sur vos autres appareils ?
home-claim = Le garder
home-account = { $known ->
    [yes] Votre nom : { $name }
    *[no] Votre nom
}
home-games = { $mine ->
    [0] Vos parties
    [one] À vous dans une partie
    *[other] À vous dans { $mine } parties
}
home-running = { $running ->
    [0] aucune en cours
    *[other] { $running } en cours
}
home-first = Vos parties apparaîtront ici. Vous découvrez Tikal ? Apprenez en jouant : vous pouvez partir à chaque étape et revenir.
home-none = Aucune partie en cours. Jouez tout de suite, ou préparez une table.
home-finished = Parties terminées
home-all = Voir les { $count }
home-more = Plus de parties
home-your-turn = À vous
home-open = Place libre
home-watch = Regarder
home-record = un enregistrement
home-free = { $free ->
    [one] { $free } place libre
    *[other] { $free } places libres
}
home-decides = à { $player } de jouer
home-drawn-soon = tirage au sort de qui commence
home-won = { $you ->
    [yes] { $count ->
        [one] victoire pour vous
        *[other] victoire partagée
    }
    *[no] victoire : { $winners }
}
home-line = { $state } · { $edition }{ $auction ->
    [yes] , enchères
    *[no] { "" }
} · { $ago }
home-again = Revoir votre dernière partie
home-again-hint = Coup par coup, ou continuez-la à partir de n’importe quel moment.
home-upload-hint = Ouvrez une partie en TGN, d’ici ou d’ailleurs.
home-leaders = Classement
home-leaders-hint = Qui est le plus fort, jeu par jeu.
home-rules = Les règles
home-rules-hint = Par édition, avec des exemples auxquels le moteur a répondu.
home-waiting = En attente
home-delete = Supprimer la partie { $names }
home-leave = Quitter la table { $names }
home-delete-title = Supprimer cette partie ?
home-delete-text = La partie { $names } et son enregistrement sont supprimés pour tout le monde. Impossible de revenir dessus.
home-delete-do = Supprimer
home-leave-title = Quitter cette table ?
home-leave-text = { $over ->
    [yes] La table { $names } disparaît de votre liste.
    *[other] Un bot prend votre place à la table { $names } et continue.
} Vous pourrez toujours regarder par l’adresse de la table.
home-leave-do = Quitter la table
home-loading = Recherche de vos parties…
home-unreachable = Le serveur est injoignable ; vos parties y sont conservées. En attendant, les règles se lisent ici. Nouvel essai…

## Une nouvelle table

setup-title = Nouvelle table
setup-line = { $me ->
    [yes] Vous
    *[no] { $here ->
        [0] Personne ici
        [one] Une personne
        *[other] { NUMBER($here) } personnes
    }
}{ $others ->
    [0] { "" }
    [one] { " " }et une autre personne ici
    [2] { " " }et deux autres ici
    *[other] { " " }et trois autres ici
}{ $links ->
    [0] { "" }
    [one] { " " }avec une personne par lien
    [2] { " " }avec deux personnes par lien
    *[other] { " " }avec trois personnes par lien
}{ $bots ->
    [0] { "" }
    [one] { " " }contre { $level ->
        [beginner] un bot débutant
        [easy] un bot facile
        [medium] un bot moyen
        [hard] un bot difficile
        [expert] un bot expert
        *[other] un bot
    }
    *[other] { " " }contre { $bots ->
        [2] deux
        *[other] trois
    } { $level ->
        [beginner] bots débutants
        [easy] bots faciles
        [medium] bots moyens
        [hard] bots difficiles
        [expert] bots experts
        *[other] bots
    }
}
setup-summary = Édition { $edition }{ $house ->
    [0] { "" }
    [one] { " " }avec une règle maison
    *[other] { " " }avec { $house } règles maison
}, { $auction ->
    [yes] enchères
    *[no] règles de base
}, { $first ->
    [lot] tirage au sort pour commencer
    *[other] { $first } commence
}. { $minutes } minutes environ.
setup-from = Partir de
setup-preset = { $name ->
    [last] Dernière table
    [duel] Duel
    [here] Même écran
    *[friends] Entre amis
}
setup-rules = Les lire
setup-rules-title = Règles
setup-change = Changer
setup-change-what = Changer : { $what }
setup-in-order = dans l’ordre de jeu
setup-add = Ajouter une { $number ->
    [3] troisième
    *[other] quatrième
} place
setup-differs = Ici : { $list }.
differs-and = { $first } ; { $next }
setup-plays-like = Se joue comme { $edition }.
setup-colour = Couleur : { $about }
setup-swap = { $own ->
    [yes] { $colour }
    *[no] Échanger avec { $colour }
}
setup-bot-name = Bot
setup-open = Place libre
setup-guest = Une personne
setup-house-auction = Enchères seulement
setup-back = Retour à l’accueil
setup-game = Jeu
setup-edition = Édition
setup-variant = Variante
setup-basic = Base
setup-auction = Enchères
setup-variant-basic = Piochez une tuile et posez-la, puis dépensez vos points d’action.
setup-variant-auction = Chacun commence avec des points et enchérit pour choisir tuile et tour.
setup-seats = Places
setup-players = Nombre de joueurs
setup-seat = { $colour }, { $shape }
setup-who = Qui est à cette place
setup-me = Moi
setup-here = Ici
setup-link = Lien
setup-bot = Bot
setup-me-hint = Vous, dans ce navigateur.
setup-here-hint = Une personne sur cet appareil, que l’on se passe.
setup-link-hint = Vous recevez un lien à envoyer. Qui l’ouvre en premier prend place.
setup-bot-hint = Quel bot joue
setup-name = Votre nom
setup-guest-name = Nom
setup-level = { $level ->
    [beginner] Débutant
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
    *[expert] Expert
}
setup-level-hint = { $level ->
    [beginner] Pour vos premières parties : fait beaucoup d’erreurs.
    [easy] Pour qui connaît les règles : fait quelques erreurs.
    [medium] Joue solidement, mais ne voit que son propre tour.
    [hard] Pense aussi à ce que les autres répondront.
    *[expert] Le plus fort : compare plus de tours, jusqu’à deux secondes.
}
setup-bots-more = Autres bots
setup-bot-level = { $name } · { $level }
setup-house = Règles maison
setup-hints = Conseils pour tous ceux qui jouent
setup-hints-hint = On peut demander conseil au bot ; sinon pas quand d’autres jouent.
setup-rated = Classée
setup-rated-hint = { $why ->
    [bots] Désactivé : un bot joue. Seules comptent les parties entre humains.
    [house] Désactivé : avec des règles maison, la partie est amicale.
    [hints] Désactivé : on peut demander conseil aux bots.
    [here] Désactivé : quelqu’un joue à deux places. Invitez les autres par lien.
    [guest] Désactivé : seuls sont classés les joueurs au nom réservé. Réservez le vôtre sur la page d’accueil.
    *[no] Compte pour les joueurs au nom réservé. Avec des bots ou des règles maison, la partie est amicale.
}
setup-house-state = { $count ->
    [0] comme dans l’édition
    [one] une diffère de l’édition
    *[other] { $count } diffèrent de l’édition
}
setup-house-usual = { $changed ->
    [yes] changé · { $edition } : { $value }
    *[no] { $edition } : { $value }
}
setup-house-back = Comme dans l’édition : { $rule }
setup-first = Qui commence
setup-first-lot = Au sort
setup-start = Commencer
setup-with = Invitation envoyée à { $player } au début.
setup-missing = Personne ne peut encore jouer : prenez une place, ou choisissez une personne ou un bot pour chaque place.
