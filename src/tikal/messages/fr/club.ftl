### Ce que les gens se disent, et comment ils se trouvent.

## Refus

chat-none = Il n’y a personne à qui parler ici. Invitez quelqu’un, et vous pourrez écrire.
chat-nobody = Ouvrez d’abord la page d’accueil, pour que les autres sachent qui écrit.
chat-empty = Il n’y a rien à lire là-dedans. Écrivez quelque chose.
chat-too-long = Un message a au plus { $most } caractères, celui-ci en a { $count }. Envoyez-le en plusieurs fois.
chat-muted = Les hôtes de ce serveur vous ont ôté la parole pour un moment. Lisez avec les autres ; vous pourrez écrire plus tard.
chat-no-such-person = Qui que ce soit, cette personne n’a rien dit ici. Regardez encore les messages.
chat-no-such-line = Ce message n’est plus là : seuls les plus récents sont gardés.
chat-unsure = La connexion s’est perdue pendant l’envoi. Si ce n’est pas au-dessus, envoyez-le encore une fois.
table-not-open = Seuls ceux qui ont un lien ou une invitation peuvent s’y asseoir. Vous pouvez regarder.
no-free-seat = Il n’y a plus de place libre là-bas. Cherchez une autre table, ou ouvrez-en une.
not-welcome = Vous ne pouvez pas vous asseoir à cette table. Cherchez-en une autre, ou ouvrez-en une vous-même.
not-here = Cette personne n’est plus là. Envoyez-lui plutôt le lien.
asked-enough = { $most } personnes ont déjà été invitées à cette table. Envoyez le lien aux autres.
asked-often = { $minutes ->
    [one] Vous avez assez invité cette personne pour le moment. Réessayez dans une minute, ou envoyez-lui le lien.
    *[other] Vous avez assez invité cette personne pour le moment. Réessayez dans { $minutes } minutes, ou envoyez-lui le lien.
}
asked-full = { $most } invitations attendent déjà cette personne. Réessayez quand elle y aura répondu, ou envoyez-lui le lien.

## Le chat d’une table

chat-tab = Chat
chat-messages = Messages
chat-empty-yet = Personne n’a encore rien dit. Dites bonjour.
chat-say = Dites quelque chose à la table
chat-send = Envoyer
chat-phrases = Phrases toutes prêtes
chat-phrase = { $phrase ->
    [moment] Un instant
    [good] Bien joué !
    [turn] À vous
    *[well] Belle partie
}
chat-note = { $what ->
    [sat] { $player } a pris place.
    [left] { $player } a quitté sa place.
    *[bot] { $player }, un robot, joue ici désormais.
}
chat-here = { $player } { $here ->
    [yes] est là
    *[no] n’est plus là
}
chat-moves = Coups dans le chat
chat-writing = { $count ->
    [one] { $names } écrit…
    *[other] { $names } écrivent…
}
chat-watcher = Quelqu’un qui regarde
chat-spoken = { $player } : { $text }
chat-unread = { $count ->
    [one] un nouveau message
    *[other] { $count } nouveaux messages
}
chat-more = Plus sur le message de { $player }
chat-copy = Copier
chat-copied = Copié.
chat-not-copied = Votre navigateur ne laisse pas cette page copier. Sélectionnez le texte à la main.
chat-mute = Ne plus lire { $player }
chat-block = Bloquer { $player }
chat-block-hint = Ne plus lire : vous ne lisez plus rien de { $player }. Bloquer : de plus, { $player } ne peut ni s’asseoir à vos tables ni vous inviter. Personne ne l’apprend.
chat-report = Signaler
chat-reported = Les hôtes de ce serveur vont regarder.
chat-muted-list = Vous ne lisez pas : { $names }
chat-muted-title = Personnes que vous ne lisez pas
chat-tie = { $tie ->
    [block] personne bloquée
    *[mute] personne masquée
}
chat-hear-again = Lire à nouveau

## Se trouver

club-title = Le club
club-open = Tables ouvertes
club-open-count = { $count } · ouvertes à tous
club-open-none = Aucune table ouverte.
club-open-one = En ouvrir une ?
club-table-of = Table de { $player }
club-table-here = quelqu’un est là
club-table = { $edition }{ $auction ->
    [yes] , enchères
    *[no] { "" }
}, { $free ->
    [one] 1 place libre
    *[other] { $free } places libres
}{ $clock ->
    [none] { "" }
    *[other] , { $clock }
}
club-table-counts = { $rated ->
    [yes] Classée
    *[no] Amicale
}
club-sit-with = { join-sit }: { $names }
club-here = Ici en ce moment
club-here-count = { $people ->
    [one] 1 personne
    *[other] { $people } personnes
}, { $tables ->
    [one] 1 table
    *[other] { $tables } tables
}
club-doing = { $doing ->
    [yours] votre table
    [tables] { $count } tables
    [playing] joue
    [watching] regarde une partie
    [away] s’est éloigné
    *[looking] se promène
}
club-guests = { $count ->
    [one] un invité
    *[other] { $count } invités
}
club-all = Tous : { $count }
club-alone = Personne d’autre n’est là en ce moment. Ouvrez une table : qui viendra la verra.
club-asked = { $host } vous invite à une table
club-no = Non merci
club-ask = Inviter quelqu’un qui est là
club-ask-do = Inviter
club-ask-done = Invitation envoyée
club-ask-person = Inviter { $player } à s’asseoir
club-finished = Parties récentes
club-finished-none = Aucune table ouverte n’a encore été jouée jusqu’au bout.
club-found-none = Aucune partie trouvée ainsi. Essayez une partie d’un nom ou d’une édition.
club-search = Chercher un joueur ou une édition
club-search-hint = Joueur ou édition

## Qui peut rejoindre une nouvelle table

setup-join = Qui peut jouer
setup-join-link = Lien seulement
setup-join-open = Table ouverte
setup-join-hint = { $open ->
    [yes] Affichée sur la page d’accueil : tout le monde peut s’asseoir.
    *[no] Qui a le lien d’une place.
}
