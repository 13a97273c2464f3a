### What the page says about names, passphrases and what hosts of the house do.

## Keeping a name

account-keep = Gardez votre nom
account-optional = { $known ->
    [yes] C’est facultatif. Sans cela, vous continuez à jouer sous le nom de { $name } dans ce navigateur, comme maintenant.
    *[no] C’est facultatif. Sans cela, vous continuez à jouer dans ce navigateur, comme maintenant.
}
account-name = Nom
account-free = libre
account-passphrase = Phrase secrète
account-another = Proposer une autre phrase secrète
account-copy = Copier la phrase secrète
account-copied = La phrase secrète est copiée.
account-passphrase-hint = Nous en proposons une ; écrivez la vôtre si vous préférez, à partir de { $least } lettres. Notez-la : personne ne pourra vous en envoyer une autre, même par courriel.
account-not-now = Pas maintenant
account-keep-do = { $known ->
    [yes] Garder { $name }
    *[no] Garder ce nom
}
account-good-for = À quoi cela sert
account-good-devices = Vos parties sur tous vos appareils
account-good-devices-hint = Commencez sur l’ordinateur, continuez sur le téléphone.
account-good-nobody = { $known ->
    [yes] Personne d’autre n’est { $name }
    *[no] Personne d’autre n’a votre nom
}
account-good-nobody-hint = Vos amis vous trouvent par votre nom sur ce serveur.
account-good-nothing = Rien d’autre n’est demandé
account-good-nothing-hint = Ni courriel, ni numéro de téléphone, ni publicité.
account-kept = { $name } est à vous.
account-kept-hint = Connectez-vous avec votre phrase secrète sur vos autres appareils. L’avez-vous notée ?

## Signing in and out

account-have = J’ai déjà un nom
account-sign-in = Se connecter
account-sign-in-hint = Avec la phrase secrète que vous avez notée. Ce que vous jouez dans ce navigateur vous suit.
account-signed-in = Vous êtes { $name } ici aussi. { $along ->
    [0] { "" }
    [one] Une partie de ce navigateur vous a suivi.
    *[other] { $along } parties de ce navigateur vous ont suivi.
}
account-doubled = { $count ->
    [one] À une table vous étiez assis deux fois parmi d’autres : un bot joue votre seconde place.
    *[other] À { $count } tables vous étiez assis deux fois parmi d’autres : des bots jouent vos secondes places.
}
account-devices = { $count ->
    [one] Connecté ici seulement
    *[other] Connecté sur { $count } appareils
}
account-devices-hint = Un appareil perdu, ou celui d’un autre ? Déconnectez les autres : leur accès s’arrête aussitôt.
account-out-others = Déconnecter les autres
account-out = Se déconnecter ici
account-outed = Tous les autres appareils sont déconnectés.

## One's own name

account-rename = Renommer
account-rename-hint = Vos tables suivent ; l’ancien nom est alors libre pour d’autres.
account-renamed = Vous êtes { $name } maintenant.
account-new-passphrase = Nouvelle phrase secrète
account-new-passphrase-hint = Tous les autres appareils sont déconnectés.
account-now = Phrase secrète actuelle
account-changed = La nouvelle phrase secrète est en vigueur. Tous les autres appareils sont déconnectés.
account-change = La changer

## Rappels et jours de congé

reminders-title = Rappels et congés
reminders-away-title = Congés
reminders-webhook = Webhook
reminders-webhook-hint = Cette adresse est prévenue quand c’est à vous de jouer et que vous ne regardez pas la table, et encore une fois quand il reste un quart d’un temps en jours.
reminders-set = Enregistrer
reminders-test = Envoyer un essai
reminders-remove = Retirer
reminders-hooked = Le webhook est enregistré.
reminders-unhooked = Plus aucun webhook n’est prévenu.
reminders-tested = L’essai est parti et a été accepté.
reminders-secret-hint = Ce secret signe chaque message. Copiez-le maintenant : il ne sera plus montré.
reminders-copy = Copier le secret
reminders-copied = Le secret est copié.
reminders-away = En congé jusqu’au
reminders-away-until = Vous êtes en congé jusqu’au { $until }.
reminders-away-hint = Les pendules en jours vous attendent, et personne ne vous rappelle rien. { $left ->
    [0] Il ne reste aucun jour cette année.
    [one] Il reste un jour cette année.
    *[other] Il reste { $left } jours cette année, { $most } de suite au plus.
}
reminders-go = Partir
reminders-back = Me revoilà
reminders-gone = Vos pendules en jours attendent.
reminders-returned = Bon retour. Vos pendules tournent de nouveau.
reminders-mail = Courriel
reminders-mail-hint = Un courriel arrive quand c’est à vous de jouer et que vous ne regardez pas la table, et encore une fois quand il reste un quart d’un temps en jours. Personne d’autre ne voit l’adresse.
reminders-mail-send = Envoyer un lien
reminders-mail-again = Envoyer encore
reminders-mail-sent = Si { $address } peut être jointe, un lien y est en route. Ouvrez-le avant demain : d’ici là, aucun autre courriel ne vient.
reminders-mail-waits = Attend le lien envoyé à { $address }.
reminders-mail-goes = Va à { $address }.
reminders-unmailed = Plus aucun courriel ne vient.

## Où mènent les liens des courriels

mail-title = Rappels par courriel
mail-page-confirm = { $done ->
    [yes] C’est fait. Les rappels viennent désormais à cette adresse ; chacun a un lien qui y met fin.
    *[no] Les rappels doivent-ils venir à l’adresse qui a reçu ce lien, quand c’est à vous de jouer ?
}
mail-page-confirm-do = Oui, rappelez-moi
mail-page-stop = { $done ->
    [yes] C’est fait. Plus aucun rappel ne vient à cette adresse.
    *[no] Ne plus envoyer de rappels à l’adresse qui a reçu ce lien ?
}
mail-page-stop-do = Plus de rappels

## Taking everything along, and going

account-export = Emportez tout
account-export-hint = { $games ->
    [0] Ce que l’on sait de vous, en un fichier.
    [one] Votre partie en TGN et ce que l’on sait de vous, en un fichier.
    *[other] Vos { $games } parties en TGN et ce que l’on sait de vous, en un fichier.
}
account-export-do = Exporter
account-delete = { $known ->
    [yes] Supprimer { $name }
    *[no] Tout supprimer
}
account-delete-hint = Le nom disparaît aussitôt et des bots prennent vos places. Les parties finies restent aux autres, qui voient votre couleur à la place de votre nom.
account-delete-ask = Supprimer …
account-delete-sure = C’est irréversible. { $known ->
    [yes] Écrivez { $name } pour le supprimer.
    *[no] Toutes les parties que vous jouez seul sont supprimées.
}
account-delete-do = Supprimer pour de bon
account-deleted = Il ne reste rien de vous ici. Vous pouvez continuer comme nouvel invité.
account-back = Retour

## Hosts of the house

house-desk = Outils des hôtes
house-desk-hint = Tout ce que vous faites ici est noté avec votre nom et la raison, et dit à qui cela concerne.
house-desk-people = Les hôtes, et qui est muet ou banni
house-desk-nobody = Personne n’est muet ni banni.
house-desk-reports = Signalements
house-desk-unreported = Rien n’a été signalé.
house-desk-reported-by = signalé par { $names }
house-desk-table = Vers la table
house-desk-log = Ce que les hôtes ont fait
house-desk-none = Rien encore.
house-desk-more = Plus
house-desk-name = Un nom que quelqu’un a gardé
house-desk-why = Raison
house-desk-why-hint = Elle est communiquée et notée.
house-desk-long = Pour combien de temps
house-desk-hours = { $hours ->
    [0] pour toujours
    [1] une heure
    [24] un jour
    *[other] une semaine
}
house-desk-do = { $deed ->
    [close] Fermer la table
    [dismiss] Classer le signalement
    [mute] Rendre muet
    [unmute] Rendre la parole
    [ban] Bannir
    [unban] Laisser revenir
    [host] Nommer hôte
    *[unhost] Retirer le rôle d’hôte
}
house-desk-done = C’est fait.
house-desk-state = { $state ->
    [host] hôte
    [muted] muet jusqu’au { $until }
    [muted-good] muet pour toujours
    [banned] banni jusqu’au { $until }
    *[banned-good] banni pour toujours
}
house-desk-deed = { $deed ->
    [close] { $host } a fermé la table { $whom }
    [dismiss] { $host } a classé un signalement concernant { $whom }
    [mute] { $host } a rendu muet { $whom }
    [unmute] { $host } a rendu la parole à { $whom }
    [ban] { $host } a banni { $whom }
    [unban] { $host } a laissé revenir { $whom }
    [host] { $host } a nommé { $whom } hôte
    *[unhost] { $host } a retiré le rôle d’hôte à { $whom }
}
