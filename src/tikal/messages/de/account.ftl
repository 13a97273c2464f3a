### What the page says about names, passphrases and what hosts of the house do.

## Keeping a name

account-keep = Behalte deinen Namen
account-optional = { $known ->
    [yes] Das ist freiwillig. Ohne spielst du in diesem Browser weiter als { $name }, wie jetzt.
    *[no] Das ist freiwillig. Ohne spielst du in diesem Browser weiter, wie jetzt.
}
account-name = Name
account-free = frei
account-passphrase = Passphrase
account-another = Eine andere Passphrase vorschlagen
account-copy = Passphrase kopieren
account-copied = Die Passphrase ist kopiert.
account-passphrase-hint = Das ist ein Vorschlag; nimm gern eine eigene, ab { $least } Buchstaben. Schreib sie auf: Niemand kann dir eine neue schicken, auch nicht per E-Mail.
account-not-now = Nicht jetzt
account-keep-do = { $known ->
    [yes] { $name } behalten
    *[no] Diesen Namen behalten
}
account-good-for = Wozu es gut ist
account-good-devices = Deine Partien auf jedem Gerät
account-good-devices-hint = Fang am Laptop an, spiel am Telefon weiter.
account-good-nobody = { $known ->
    [yes] Niemand sonst ist { $name }
    *[no] Niemand sonst hat deinen Namen
}
account-good-nobody-hint = Freunde finden dich auf diesem Server unter deinem Namen.
account-good-nothing = Mehr wird nicht gefragt
account-good-nothing-hint = Keine E-Mail, keine Telefonnummer, keine Werbung.
account-kept = { $name } gehört dir.
account-kept-hint = Melde dich auf deinen anderen Geräten mit deiner Passphrase an. Ist sie aufgeschrieben?

## Signing in and out

account-have = Ich habe schon einen Namen
account-sign-in = Anmelden
account-sign-in-hint = Mit der Passphrase, die du aufgeschrieben hast. Was du in diesem Browser spielst, kommt mit.
account-signed-in = Du bist jetzt auch hier { $name }. { $along ->
    [0] { "" }
    [one] Eine Partie aus diesem Browser kam mit.
    *[other] { $along } Partien aus diesem Browser kamen mit.
}
account-doubled = { $count ->
    [one] An einem Tisch saßest du zweimal unter anderen: Deinen zweiten Platz spielt ein Bot.
    *[other] An { $count } Tischen saßest du zweimal unter anderen: Deine zweiten Plätze spielen Bots.
}
account-devices = { $count ->
    [one] Nur hier angemeldet
    *[other] Auf { $count } Geräten angemeldet
}
account-devices-hint = Eins verloren oder ein fremdes benutzt? Melde die anderen ab: Ihr Zugang endet sofort.
account-out-others = Die anderen abmelden
account-out = Hier abmelden
account-outed = Alle anderen Geräte sind abgemeldet.

## One's own name

account-rename = Umbenennen
account-rename-hint = Deine Tische folgen; der alte Name ist dann für andere frei.
account-renamed = Du bist jetzt { $name }.
account-new-passphrase = Neue Passphrase
account-new-passphrase-hint = Alle anderen Geräte werden abgemeldet.
account-now = Bisherige Passphrase
account-changed = Die neue Passphrase gilt. Alle anderen Geräte sind abgemeldet.
account-change = Ändern

## Erinnerungen und Urlaubstage

reminders-title = Erinnerungen und Urlaub
reminders-away-title = Urlaub
reminders-webhook = Webhook
reminders-webhook-hint = Diese Adresse wird benachrichtigt, wenn du am Zug bist und nicht auf den Tisch schaust, und noch einmal, wenn von einer Zeit in Tagen ein Viertel übrig ist.
reminders-set = Eintragen
reminders-test = Test schicken
reminders-remove = Entfernen
reminders-hooked = Der Webhook ist eingetragen.
reminders-unhooked = Kein Webhook wird mehr benachrichtigt.
reminders-tested = Der Test wurde geschickt und angenommen.
reminders-secret-hint = Mit diesem Geheimnis wird jede Nachricht signiert. Kopiere es jetzt: Es wird nicht noch einmal gezeigt.
reminders-copy = Geheimnis kopieren
reminders-copied = Das Geheimnis ist kopiert.
reminders-away = Weg bis
reminders-away-until = Du bist weg bis { $until }.
reminders-away-hint = Uhren, die Tage zählen, warten auf dich, und niemand erinnert dich. { $left ->
    [0] Dieses Jahr ist kein Tag mehr übrig.
    [one] Dieses Jahr ist noch ein Tag übrig.
    *[other] Dieses Jahr sind noch { $left } Tage übrig, höchstens { $most } am Stück.
}
reminders-go = Weg sein
reminders-back = Ich bin zurück
reminders-gone = Deine Tagesuhren warten.
reminders-returned = Willkommen zurück. Deine Uhren laufen wieder.
reminders-mail = E-Mail
reminders-mail-hint = Eine Mail kommt, wenn du am Zug bist und nicht auf den Tisch schaust, und noch einmal, wenn von einer Zeit in Tagen ein Viertel übrig ist. Sonst sieht niemand die Adresse.
reminders-mail-send = Link schicken
reminders-mail-again = Noch einmal schicken
reminders-mail-sent = Wenn { $address } zu erreichen ist, ist ein Link dorthin unterwegs. Öffne ihn innerhalb eines Tages: Vorher kommt keine andere Mail.
reminders-mail-waits = Wartet auf den Link, der an { $address } ging.
reminders-mail-goes = Geht an { $address }.
reminders-unmailed = Es kommt keine Mail mehr.

## Wohin Links in Mails führen

mail-title = Erinnerungen per Mail
mail-page-confirm = { $done ->
    [yes] Fertig. Ab jetzt kommen Erinnerungen an diese Adresse; in jeder steht ein Link, der sie beendet.
    *[no] Sollen Erinnerungen an die Adresse kommen, an die dieser Link ging, wenn du am Zug bist?
}
mail-page-confirm-do = Ja, erinnert mich
mail-page-stop = { $done ->
    [yes] Fertig. An diese Adresse kommen keine Erinnerungen mehr.
    *[no] Sollen an die Adresse, an die dieser Link ging, keine Erinnerungen mehr kommen?
}
mail-page-stop-do = Keine Erinnerungen mehr

## Taking everything along, and going

account-export = Nimm alles mit
account-export-hint = { $games ->
    [0] Was man von dir weiß, in einer Datei.
    [one] Deine Partie als TGN und was man von dir weiß, in einer Datei.
    *[other] Deine { $games } Partien als TGN und was man von dir weiß, in einer Datei.
}
account-export-do = Exportieren
account-delete = { $known ->
    [yes] { $name } löschen
    *[no] Alles löschen
}
account-delete-hint = Der Name geht sofort, und Bots nehmen deine Plätze. Beendete Partien bleiben den anderen; sie sehen deine Farbe statt deines Namens.
account-delete-ask = Löschen …
account-delete-sure = Das lässt sich nicht zurücknehmen. { $known ->
    [yes] Tippe { $name }, um es zu löschen.
    *[no] Alle Partien, die nur du spielst, werden gelöscht.
}
account-delete-do = Endgültig löschen
account-deleted = Hier ist nichts mehr von dir. Du kannst als neuer Gast weiterspielen.
account-back = Zurück

## Hosts of the house

house-desk = Werkzeug der Gastgeber
house-desk-hint = Was du hier tust, wird mit deinem Namen und dem Grund aufgeschrieben und denen gesagt, die es angeht.
house-desk-people = Gastgeber, und wer stumm oder gesperrt ist
house-desk-nobody = Niemand ist stumm geschaltet oder gesperrt.
house-desk-reports = Gemeldet
house-desk-unreported = Nichts wurde gemeldet.
house-desk-reported-by = gemeldet von { $names }
house-desk-table = Zum Tisch
house-desk-log = Was Gastgeber taten
house-desk-none = Noch nichts.
house-desk-more = Mehr
house-desk-name = Ein Name, den jemand behalten hat
house-desk-why = Grund
house-desk-why-hint = Er wird mitgeteilt und aufgeschrieben.
house-desk-long = Wie lange
house-desk-hours = { $hours ->
    [0] für immer
    [1] eine Stunde
    [24] einen Tag
    *[other] eine Woche
}
house-desk-do = { $deed ->
    [close] Tisch schließen
    [dismiss] Meldung ablegen
    [mute] Stumm schalten
    [unmute] Wieder reden lassen
    [ban] Sperren
    [unban] Wieder hereinlassen
    [host] Zum Gastgeber machen
    *[unhost] Kein Gastgeber mehr
}
house-desk-done = Erledigt.
house-desk-state = { $state ->
    [host] Gastgeber
    [muted] stumm bis { $until }
    [muted-good] für immer stumm
    [banned] gesperrt bis { $until }
    *[banned-good] für immer gesperrt
}
house-desk-deed = { $deed ->
    [close] { $host } hat Tisch { $whom } geschlossen
    [dismiss] { $host } hat eine Meldung über { $whom } abgelegt
    [mute] { $host } hat { $whom } stumm geschaltet
    [unmute] { $host } lässt { $whom } wieder reden
    [ban] { $host } hat { $whom } gesperrt
    [unban] { $host } hat { $whom } wieder hereingelassen
    [host] { $host } hat { $whom } zum Gastgeber gemacht
    *[unhost] { $host } hat { $whom } die Gastgeberrolle genommen
}
