### Was Leute einander sagen, und wie sie einander finden.

## Ablehnungen

chat-none = Hier ist niemand, mit dem du reden könntest. Lade jemanden ein, dann kannst du schreiben.
chat-nobody = Öffne zuerst die Startseite, damit die anderen wissen, wer schreibt.
chat-empty = Darin steht nichts Lesbares. Schreib etwas.
chat-too-long = Eine Nachricht hat höchstens { $most } Zeichen, diese hat { $count }. Schick sie in Teilen.
chat-muted = Die Gastgeber dieses Servers haben dich für eine Weile stummgeschaltet. Lies mit; später kannst du wieder schreiben.
chat-no-such-person = Wer das auch war: Hier wurde von ihnen nichts gesagt. Sieh dir die Nachrichten noch einmal an.
chat-no-such-line = Diese Nachricht ist weg: Nur die neuesten bleiben.
chat-unsure = Die Verbindung ging verloren, während das gesendet wurde. Steht es nicht oben, schick es noch einmal.
table-not-open = Dort können nur die Platz nehmen, die einen Link haben oder gefragt wurden. Du kannst zusehen.
no-free-seat = Dort ist kein Platz mehr frei. Such dir einen anderen Tisch, oder öffne einen.
not-welcome = An diesem Tisch kannst du nicht Platz nehmen. Such dir einen anderen, oder öffne selbst einen.
not-here = Diese Person ist nicht mehr da. Schick ihr stattdessen den Link.
asked-enough = Zu diesem Tisch sind schon { $most } Leute gefragt worden. Schick anderen den Link.
asked-often = { $minutes ->
    [one] Du hast diese Person fürs Erste oft genug eingeladen. Versuche es in einer Minute wieder oder schick ihr den Link.
    *[other] Du hast diese Person fürs Erste oft genug eingeladen. Versuche es in { $minutes } Minuten wieder oder schick ihr den Link.
}
asked-full = Auf diese Person warten schon { $most } Einladungen. Versuche es wieder, wenn sie einige beantwortet hat, oder schick ihr den Link.

## Der Chat eines Tisches

chat-tab = Chat
chat-messages = Nachrichten
chat-empty-yet = Noch hat niemand etwas gesagt. Sag hallo.
chat-say = Sag dem Tisch etwas
chat-send = Senden
chat-phrases = Fertige Sätze
chat-phrase = { $phrase ->
    [moment] Einen Moment
    [good] Guter Zug!
    [turn] Du bist dran
    *[well] Gut gespielt
}
chat-note = { $what ->
    [sat] { $player } hat sich hingesetzt.
    [left] { $player } ist aufgestanden.
    *[bot] { $player }, ein Bot, spielt jetzt hier.
}
chat-here = { $player } { $here ->
    [yes] da
    *[no] weg
}
chat-moves = Züge im Chat
chat-writing = { $count ->
    [one] { $names } schreibt …
    *[other] { $names } schreiben …
}
chat-watcher = Jemand, der zusieht
chat-spoken = { $player }: { $text }
chat-unread = { $count ->
    [one] eine neue Nachricht
    *[other] { $count } neue Nachrichten
}
chat-more = Mehr zur Nachricht von { $player }
chat-copy = Kopieren
chat-copied = Kopiert.
chat-not-copied = Dein Browser lässt diese Seite nicht kopieren. Markiere den Text von Hand.
chat-mute = { $player } stummschalten
chat-block = { $player } sperren
chat-block-hint = Stumm: Du liest nichts mehr von { $player }. Gesperrt: Außerdem kann sich { $player } nicht an deine Tische setzen und dich nicht einladen. Niemand erfährt davon.
chat-report = Melden
chat-reported = Die Gastgeber dieses Servers sehen es sich an.
chat-muted-list = Nicht zu hören: { $names }
chat-muted-title = Leute, die du nicht hörst
chat-tie = { $tie ->
    [block] gesperrt
    *[mute] stumm
}
chat-hear-again = Wieder hören

## Einander finden

club-title = Der Club
club-open = Offene Tische
club-open-count = { $count } · alle dürfen mitspielen
club-open-none = Kein offener Tisch.
club-open-one = Einen öffnen?
club-table-of = Tisch von { $player }
club-table-here = gerade da
club-table = { $edition }{ $auction ->
    [yes] , Versteigerung
    *[no] { "" }
}, { $free ->
    [one] 1 Platz frei
    *[other] { $free } Plätze frei
}{ $clock ->
    [none] { "" }
    *[other] , { $clock }
}
club-table-counts = { $rated ->
    [yes] Gewertet
    *[no] Freundschaftlich
}
club-sit-with = { join-sit }: { $names }
club-here = Gerade da
club-here-count = { $people ->
    [one] 1 Person
    *[other] { $people } Leute
}, { $tables ->
    [one] 1 Tisch
    *[other] { $tables } Tische
}
club-doing = { $doing ->
    [yours] dein Tisch
    [tables] { $count } Tische
    [playing] spielt
    [watching] sieht zu
    [away] abwesend
    *[looking] sieht sich um
}
club-guests = { $count ->
    [one] ein Gast
    *[other] { $count } Gäste
}
club-all = Alle { $count }
club-alone = Gerade ist sonst niemand da. Öffne einen Tisch: Wer kommt, sieht ihn.
club-asked = { $host } lädt dich an einen Tisch ein
club-no = Nein, danke
club-ask = Jemanden fragen, der da ist
club-ask-do = Fragen
club-ask-done = Gefragt
club-ask-person = { $player } fragen
club-finished = Kürzlich gespielt
club-finished-none = Noch kein offener Tisch wurde zu Ende gespielt.
club-found-none = So wird keine Partie gefunden. Versuch es mit einem Teil eines Namens oder einer Ausgabe.
club-search = Nach Spieler oder Ausgabe suchen
club-search-hint = Spieler oder Ausgabe

## Wer an einem neuen Tisch mitspielen darf

setup-join = Wer darf mitspielen
setup-join-link = Nur mit Link
setup-join-open = Offener Tisch
setup-join-hint = { $open ->
    [yes] Steht auf der Startseite: Alle dürfen Platz nehmen.
    *[no] Wer den Link zu einem Platz hat.
}
