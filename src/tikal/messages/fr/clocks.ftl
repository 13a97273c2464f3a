### Pendules : combien de temps il reste, qui joue entre-temps et comment on est prévenu.

## Choisir une pendule

clock-title = Pendule
clock-none = Aucune
clock-none-hint = prenez votre temps
clock-turn = Par tour
clock-turn-hint = chaque tour limité
clock-player = Par personne
clock-player-hint = réserve + ajout
clock-days = Jours
clock-days-hint = sur la semaine
clock-each-has = Chacun a
clock-plus = plus
clock-a-turn = par tour
clock-budget = Temps de chaque personne
clock-extra = Ajout pour chaque tour
clock-turn-time = Temps de chaque tour
clock-less = Moins : { $what }
clock-more = Plus : { $what }
clock-time-up = Temps écoulé : un bot moyen continue
clock-waits = La pendule attend que tout le monde soit là ; qui joue sans autre personne n’en a pas.
clock-how = Comment elle tourne.
clock-how-none = Personne n’est pressé. Qui s’en va peut laisser jouer un bot entre-temps.
clock-how-turn = Votre pendule tourne quand la table vous attend, pas pendant que les coups sont montrés. Elle devient rouge à la dernière minute et bat les dix dernières secondes, sauf si vous coupez ce son.
clock-how-player = Votre pendule tourne quand la table vous attend, pas pendant que les coups sont montrés. { $extra ->
    [0] Rien n’est ajouté.
    *[other] { $text } sont ajoutées quand vous finissez votre tour.
} Elle devient rouge à la dernière minute et bat les dix dernières secondes, sauf si vous coupez ce son.
clock-how-days = Pour des parties sur plusieurs jours : passez quand vous voulez. Votre pendule tourne dès que c’est à vous.
clock-running = tourne
clock-waiting = attend
clock-last = dernière minute
clock-length-none = sans limite
clock-length-turn = au plus { $text } par tour
clock-length-player = { $text } chacun, environ { $hours } en tout
clock-length-days = { $days ->
    [one] un jour par tour, environ { $weeks } semaines en tout
    *[other] { $days } jours par tour, environ { $weeks } semaines en tout
}
clock-hours = { $count ->
    [one] 1 heure
    *[other] { $count } heures
}
clock-half-hours = { $count ->
    [0] ½ heure
    *[other] { $count } h ½
}

## Durées

clock-seconds = { $count } s
clock-minutes = { $count } min
clock-of-turn = { $text } par tour
clock-of-player = { $extra ->
    [none] { $text } chacun
    *[other] { $text } + { $extra }
}
clock-of-days = { $days ->
    [one] un jour par tour
    *[other] { $days } jours par tour
}
clock-day = { $days ->
    [one] 1 jour
    *[other] { $days } jours
}
clock-plate-days = { $days } j { $hours } h
clock-plate-hours = { $hours } h { $minutes }

## À la table

clock-left = { $player } : encore { $text }
clock-to-move = à jouer, +{ $extra } s
clock-last-minute = { $count ->
    [one] Encore une seconde à votre pendule. Ensuite un bot continue ; votre place reste à vous.
    *[other] Encore { $count } secondes à votre pendule. Ensuite un bot continue ; votre place reste à vous.
}
clock-heard = { $you ->
    [yes] Votre pendule : encore { $text }.
    *[no] { $player } : encore { $text }.
}
clock-heard-minutes = { $count ->
    [one] une minute
    *[other] { $count } minutes
}
clock-heard-seconds = { $count } secondes
clock-lost = La connexion est coupée ({ $player }). La pendule attend { $count } s.
clock-stands-in = { $bot } joue à la place de { $player }, qui peut reprendre sa place
clock-stands-in-you = { $bot } joue pour vous.
clock-stands-in-hint = Votre place reste à vous : reprenez-la quand vous voulez, entre deux actions.
clock-take-back = Reprendre ma place
clock-tick = Battement des dernières secondes
clock-tick-hint = Un léger battement par seconde dès dix secondes, tant que votre pendule tourne.

## Partir

clock-leave-text = À la table { $names }, un bot peut jouer pour vous jusqu’à votre retour ; votre place reste à vous. Ou renoncez-y pour de bon.
clock-leave-keep = Laisser un bot jouer pour moi
clock-leave-for-good = Renoncer à ma place

## Rappels

remind-browser = Me prévenir dans ce navigateur
remind-browser-hint = Une note quand c’est à vous à une table que vous ne regardez pas, tant qu’une page de cette maison est ouverte.
remind-browser-denied = Votre navigateur ne le permet pas. Vous pouvez le changer dans ses réglages pour cette page.
remind-your-turn = À vous de jouer
remind-at = { $names }
remind-count = ({ $count }) { $title }
