### Was der Server sagt: Ablehnungen, was von wem gefragt ist, Start und Ende.

## Was von wem gefragt ist

prompt-open = Der Platz von { $player } ist noch frei: Die Partie geht weiter, wenn sich jemand setzt.
prompt-over = { $count ->
    [one] Die Partie ist zu Ende: { $winners } gewinnt mit { $points } Punkten.
    *[other] Die Partie ist zu Ende: { $winners } teilen sich den Sieg mit { $points } Punkten.
}

## Ablehnungen: eine Nachricht lesen

message-unreadable = Diese Nachricht ist nicht zu lesen ({ $reason }).
message-too-long = Eine Nachricht darf höchstens { $most } Bytes lang sein.
no-actions = Es wurde nichts verlangt: Nenne 1 bis { $most }.
too-many-actions = Das ist zu viel auf einmal: Nenne 1 bis { $most }.

## Ablehnungen: wer was wann darf

stale = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin.
out-of-turn = Jetzt ist { $player } dran.
foreign-seat = Der Platz von { $player } ist nicht deiner.
bot-stands-in = { $player } spielt für dich. Nimm zuerst deinen Platz zurück.
bad-clock = „{ $clock }“ ist keine Uhr: möglich sind „turn 120“ (10 bis 3600 Sekunden), „player 1200+30“ (60 bis 21600 Sekunden und bis zu 600 je Zug) oder „days 3“ (1 bis 14).
no-such-moment = Einen Moment { $number } gibt es in dieser Partie nicht; bisher hat sie { $most } Aktionen.
walk-too-many = { $there ->
    [0] Du hast keinen Forscher auf { $hex }.
    [one] Du hast nur einen Forscher auf { $hex }.
    *[other] Du hast nur { $there } Forscher auf { $hex }.
}
no-way-out = Von { $hex } führt kein Pfad weg.
nothing-done-there = Auf { $hex } wird nichts freigelegt, gehoben, errichtet oder geschützt: Dort kann man nur gehen.
nothing-to-give = Du hast keinen Schatz zu geben.
nothing-to-take = Sonst hat niemand einen Schatz, den du nehmen könntest.

## Ablehnungen: Tische

no-such-table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.
no-such-invitation = Dieser Link führt zu keinem Tisch. Vielleicht wurde er gelöscht.
invitation-used = Dort sitzt schon jemand: Ein Link gilt einmal. Zusehen kannst du trotzdem.
play-on-own-seat = Solange diese Partie läuft, kannst du nur auf einem eigenen Platz weiterspielen: Andere haben gesehen, was du nicht gesehen hast.
play-on-would-tell = Andere spielen diese Partie noch, und von hier aus weiterzuspielen würde zeigen, was sie sich angesehen haben. Spiel weiter, wenn sie zu Ende ist.
play-on-mid-choice = Hier sieht sich jemand etwas Verborgenes an, das sonst niemand kennt. Spiel von einem Moment davor oder danach weiter.
nobody-plays = Auf mindestens einem Platz muss eine Person sitzen: Setz dich selbst, oder lade jemanden per Link ein.
seats-do-not-fit = Diese Partie hat { $players } Plätze, genannt wurden { $seats }.
keeper-only = Das darf nur, wer diesen Tisch führt.
host-only = Das darf nur { $player }, denn { $player } führt diesen Tisch.
others-play = In dieser Partie sitzen auch andere. Du kannst sie verlassen, und sie geht ohne dich weiter.
seat-not-open = Dieser Platz ist besetzt.
rated-record = Eine Partie, die von einer Aufzeichnung aus weitergeht, kann nicht gewertet werden. Beginne eine neue oder lass „Gewertet“ aus.
rated-bots = Mit einem Bot kann eine Partie nicht gewertet werden. Gib seinen Platz einem Menschen oder lass „Gewertet“ aus.
rated-alone = Eine gewertete Partie braucht auf jedem Platz einen anderen Menschen. Lade sie per Link ein oder lass „Gewertet“ aus.
rated-house-rules = Mit Hausregeln kann eine Partie nicht gewertet werden. Spiele nach der Ausgabe oder lass „Gewertet“ aus.
rated-hints = Wo man Bots um Rat fragen darf, kann eine Partie nicht gewertet werden. Schalte das aus oder „Gewertet“.
rated-guest = Gewertet wird nur, wem ein Name gehört. Sichere dir deinen auf der Startseite oder lass „Gewertet“ aus.
rated-leave = Diese Partie wird gewertet, und du hast schon gespielt: Das Ergebnis ist deins. Lass lieber einen Bot für dich spielen; du kannst jederzeit zurückkommen.
unclaimed-name = Diesen Namen hat niemand. Vielleicht ist er falsch geschrieben: In der Rangliste findest du Spieler nach Namen.
not-at-table = Du hast an diesem Tisch keinen Platz.
game-not-over = Die Partie ist noch nicht zu Ende.
not-dealt = Es ist noch nichts ausgeteilt: Das Mischen wartet kurz auf die Seiten aller. Versuch es in ein paar Sekunden noch einmal.
number-not-asked = Deine Seite hat ihre Zahl schon zum Mischen beigetragen, oder dieser Tisch braucht keine. Spiel einfach weiter.
no-seal = Das Mischen dieser Partie war nicht versiegelt, also gibt es keinen Beweis dafür. Partien an neuen Tischen haben einen.
too-many-tables = Du führst schon { $most } unbeendete Partien. Beende, verlasse oder lösche erst eine.
name-of-a-bot = „{ $name }“ kann kein Name einer Person sein: Namen, die mit „bot:“ beginnen, gehören Bots.
too-many-pages = Es sind schon { $most } Seiten mit Tischen offen. Schließe erst eine davon.
house-full = Dieser Server hat Platz für { $most } Partien, und er ist voll.
too-many-records = Du hast schon { $most } Aufzeichnungen. Lösche erst eine auf der Startseite.
not-written = Der Server kommt gerade nicht an seine Tische, also ist nichts geschehen: Vielleicht ist seine Platte voll oder seine Datenbank nicht zu erreichen. Versuche es gleich noch einmal.
table-damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Wer ihn eingerichtet hat, kann ihn löschen.
table-other-rules = Dieser Tisch wurde mit Version { $version } seiner Regeln begonnen, die dieser Server nicht kennt (nur { $known }). Er bleibt, wie er ist, für einen, der sie kennt.
table-deleted = Dieser Tisch wurde gelöscht.
table-closed = Das Haus hat diesen Tisch geschlossen: { $reason }

## Refusals: people

bad-own-name = „{ $name }“ kann hier niemand heißen: Nimm 1 bis { $most } lesbare Buchstaben eines Alphabets, ohne Schrägstriche.
name-reserved = „{ $name }“ ist ein Name von Bots oder Farben. Nimm einen anderen.
name-taken = Vergeben. Wenn du das bist, melde dich mit deiner Passphrase an.
claimed-already = Du hast schon einen Namen: { $name }. Benenne dich um oder melde dich erst ab.
claimed-only = Erinnerungen und Urlaubstage gibt es für behaltene Namen. Behalte erst deinen.
webhook-address = Das ist keine Adresse eines Webhooks. Schreib eine, die mit https:// oder http:// beginnt, ohne Namen oder Passwort darin.
webhook-port = Webhooks gehen nur an die Ports { $ports }, nicht an { $port }.
webhook-private = Diese Adresse liegt in einem privaten Netz oder gehört niemandem. Webhooks gehen nur an Adressen im Internet.
webhook-failed = { $reason ->
    [time] Es kam nicht rechtzeitig eine Antwort. Sieh nach, ob der Empfänger da ist, und versuche es noch einmal.
    [tls] Dem Zertifikat dieser Adresse ist nicht zu trauen. Bring es in Ordnung und versuche es noch einmal.
    [connection] Es kam keine Verbindung zu dieser Adresse zustande, oder sie brach ab. Sieh nach, ob der Empfänger da ist, und versuche es noch einmal.
    [name] Dieser Name führt nirgendwohin. Sieh nach, ob er richtig geschrieben ist.
    [0] Die Antwort war kein HTTP. Sieh nach, ob dort ein Webserver ist.
    *[other] Der Empfänger hat mit { $reason } geantwortet. Er muss mit einer Zahl von 200 bis 299 antworten.
}
no-webhook = Du hast keinen Webhook eingetragen. Trag erst einen ein.
no-webhooks-here = Dieser Server verschickt keine Webhooks: Wer ihn betreibt, hat sie nicht eingeschaltet.
mail-address = Das ist keine Mailadresse, die hier geht. Schreib eine wie mira@example.org.
mail-link = Dieser Link gilt nicht mehr: Er ist älter als ein Tag, wurde schon benutzt, oder seither wurde eine andere Adresse eingetragen. Lass dir im Konto-Fenster einen neuen schicken.
mail-failed = Der Mailserver hat die Mail nicht angenommen. Versuch es später noch einmal, oder sag denen Bescheid, die diesen Server betreiben.
no-mail = Du hast keine bestätigte Mailadresse. Trag erst eine ein und öffne den Link, der dorthin geschickt wird.
no-mails-here = Dieser Server verschickt keine Mails: Wer ihn betreibt, hat sie nicht eingeschaltet.
away-too-long = Höchstens { $most } Tage am Stück. Wähle einen früheren Tag.
away-too-often = { $left ->
    [0] Alle { $most } Urlaubstage dieses Jahres sind verbraucht.
    [one] Du hast noch einen von { $most } Urlaubstagen dieses Jahres. Wähle einen früheren Tag.
    *[other] Du hast noch { $left } von { $most } Urlaubstagen dieses Jahres. Wähle einen früheren Tag.
}
not-claimed = Du hast noch keinen Namen behalten, also gibt es keine Passphrase zu ändern.
passphrase-length = Eine Passphrase hat { $least } bis { $most } Buchstaben. Fünf Wörter sind leicht aufzuschreiben.
wrong-passphrase = Name und Passphrase passen nicht zusammen. Sieh nach, was du aufgeschrieben hast, und versuche es noch einmal.
not-your-name = Das ist nicht dein Name. Schreibe ihn so, wie er oben steht.
changed-meanwhile = Das wurde im selben Augenblick anderswo geändert. Sieh noch einmal nach.
banned = { $good ->
    [yes] Du darfst hier nicht mehr spielen
    *[no] Du darfst hier bis { $until } nicht spielen
}: { $reason }
hosts-only = Das dürfen nur Gastgeber des Hauses.
deed-needs-reason = Sag, warum: Der Grund wird mitgeteilt und aufgeschrieben.
deed-to-yourself = Das kannst du nicht mit dir selbst tun.
deed-to-host = { $name } ist auch Gastgeber. Nimm das zuerst zurück.
host-needs-name = { $name } hat noch keinen Namen behalten. Nur wer einen Namen mit Passphrase hat, kann Gastgeber sein.
nobody-there = Dort sitzt niemand.
no-such-report = Das hat niemand gemeldet, oder jemand anders hat es schon abgelegt. Sieh die Liste neu an.
nobody-of-that-name = Niemand hier hat den Namen „{ $name }“ behalten.

## Ablehnungen: der Weg hierher

foreign-origin = Diese Anfrage kommt von einer anderen Seite.
foreign-host = Dieser Server heißt nicht { $name }. Öffne ihn unter einer seiner eigenen Adressen.
not-json = Anfragen, die etwas ändern, werden als JSON geschickt.
no-such-page = Hier ist nichts.
no-such-address = Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie vertippt oder ein Link abgeschnitten.
too-fast = { $seconds ->
    [one] Das war zu viel auf einmal. Versuche es in einer Sekunde wieder.
    *[other] Das war zu viel auf einmal. Versuche es in { $seconds } Sekunden wieder.
}
server-error = Auf dem Server ist etwas schiefgegangen. Geändert hat sich nichts.

## Erinnerungen

reminder-turn = Du bist am Zug: { $title } mit { $players }.
reminder-quarter = Du hast noch ein Viertel deiner Zeit: { $title } mit { $players }.
reminder-test = So sieht eine Erinnerung für { $name } aus.
mail-subject-turn = Du bist am Zug
mail-subject-quarter = Du hast noch ein Viertel deiner Zeit
mail-subject-test = Eine Erinnerung zum Ausprobieren
mail-due = Deine Zeit läuft ab: { $until }.
mail-stop = Diese Mail kommt, weil du dich von { $house } erinnern lässt. Dieser Link beendet das:
mail-confirm-subject = Erinnerungen von { $house }?
mail-confirm-text = Jemand möchte, dass { $house } Erinnerungen an diese Adresse schickt, sobald in einer Partie ein Zug ansteht. Wenn du das warst, öffne innerhalb eines Tages diesen Link:
mail-confirm-else = Wenn du es nicht warst, tu nichts. Es kommt keine weitere Mail.

## Namen

bot-name = { $number ->
    [1] Bot ({ $name })
    *[other] Bot ({ $name }) { $number }
}

## Starten und Beenden

serve-cli =
    Stellt Tische für Browser bereit: für deinen und mit --host für die anderer im Netz.

    Partien bleiben in einer Datei und gehen nach einem Neustart weiter. Strg-C beendet den Server.
serve-cli-host = Die Adresse, unter der der Server zu erreichen ist. Sonst nur von diesem Rechner aus; 0.0.0.0 lässt das ganze Netz herein.
serve-cli-port = Der Port, oder 0 für irgendeinen freien. Sonst { $port } oder der nächste freie.
serve-cli-data = Die Datei mit den Tischen. Sonst { $file }.
serve-cli-database =
    Die Adresse einer PostgreSQL-Datenbank, die statt einer Datei die Tische aufbewahrt, etwa
    postgresql://ich@localhost/tikal. Beliebig viele Server können sie sich teilen. TIKAL_DATABASE_URL bewirkt dasselbe
    und steht in keiner Prozessliste.
serve-cli-open = Ob die Seite im Browser geöffnet wird.
serve-cli-allow = Ein weiterer Name, unter dem dieser Server bekannt ist, etwa hinter einem Proxy; auch mehrmals.
serve-cli-workers = Wie viele Prozesse für die Bots denken.
serve-cli-bot = Ein Programm, das an Tischen spielen darf, und sein Name, etwa mine=./mybot; docs/programs.md sagt, was es gefragt wird. Darf mehrmals angegeben werden.
serve-no-program = „{ $value }“ ist nicht der Name eines Programms und sein Befehl, etwa mine=./mybot; Namen haben kleine Buchstaben, Ziffern, - und _.
serve-cli-processes = Wie viele Prozesse bedienen, alle unter einem Port; das braucht eine Datenbank. Jeder hat seine eigenen --workers.
serve-cli-proxy =
    Die Adresse eines Proxys vor diesem Server: Ihm wird geglaubt, für wen er fragt. Auch mehrmals, und auch ein Netz.
serve-cli-limit = Wie viel jemand verlangen darf, etwa tables=100; docs/hosting.md nennt die Grenzen. Auch mehrmals.
serve-cli-webhooks = Ob Leute eine Adresse benachrichtigen lassen dürfen, wenn sie am Zug sind; docs/hosting.md sagt, was geschickt wird und wohin nicht.
serve-cli-public = Die Adresse, unter der andere diesen Server kennen, etwa https://tikal.example.org: Damit beginnen Links in Erinnerungen.
serve-no-url = { $value } ist keine Adresse eines Servers. Schreib eine wie https://tikal.example.org, ohne Pfad.
serve-cli-smtp =
    Ein Mailserver, der Erinnerungen annimmt, etwa smtp://ich@mail.example.org: smtp:// verlangt STARTTLS, smtps:// ist
    von Anfang an TLS, smtp+plain:// keins von beiden und ohne Passwort. TIKAL_SMTP bewirkt dasselbe,
    und nur dort darf ein Passwort in der Adresse stehen: Keine Prozessliste zeigt es.
serve-cli-smtp-password = Eine Datei mit dem Passwort für --smtp; TIKAL_SMTP_PASSWORD_FILE bewirkt dasselbe.
serve-cli-sender = Die Adresse, von der Mails kommen; TIKAL_MAIL_FROM bewirkt dasselbe.
serve-no-smtp = Das ist keine Adresse eines Mailservers. Schreib eine wie smtp://ich@mail.example.org:587; sie kann mit { $schemes } beginnen.
serve-smtp-password = Ein Name beim Mailserver braucht sein Passwort und ein Passwort einen Namen. Nenne mit --smtp-password-file eine Datei, oder schreib beides in TIKAL_SMTP.
serve-smtp-listed = Ein Passwort in --smtp steht in Prozesslisten, wo andere es lesen. Schreib die ganze Adresse stattdessen in TIKAL_SMTP, oder lass das Passwort weg und nenne mit --smtp-password-file eine Datei, in der es steht. Weil es gelesen worden sein kann, ändere es.
serve-smtp-plain = Ein Passwort geht nicht über eine Leitung, die alle lesen können. Nimm smtp:// oder smtps:// statt smtp+plain://.
serve-smtp-letters = Name und Passwort beim Mailserver dürfen nur Buchstaben ohne Umlaute und Akzente, Ziffern und Zeichen haben.
serve-smtp-missing = --mail-from und --smtp-password-file brauchen einen Mailserver: nenne --smtp.
serve-smtp-url = Links in Mails brauchen die Adresse, unter der andere diesen Server kennen: nenne --public-url.
serve-no-sender = Mails brauchen eine Adresse, von der sie kommen: nenne --mail-from, etwa tikal@example.org.
serve-cli-log = Wie geschrieben wird, was schiefgeht: als text, für Menschen, oder als json, ein Objekt je Zeile, für Programme.
serve-no-network = { $value } ist keine Adresse.
serve-no-limit = { $value } ist keine Grenze. Schreibe einen Namen und eine Zahl, etwa tables=100; es gibt { $names }.
serve-two-places = Tische liegen in einer Datei oder in einer Datenbank: nenne --data oder --database-url, nicht beides.
serve-one-process = Mehrere Prozesse brauchen eine Datenbank: nenne --database-url.
serve-no-database = Das ist keine Adresse einer PostgreSQL-Datenbank. Schreibe sie etwa so: postgresql://ich@localhost/tikal; in einem Passwort steht %2F für /, %40 für @, %3A für : und %23 für #.
serve-no-postgres = PostgreSQL braucht ein weiteres Paket. Installiere { $package }.
serve-here = Tikal ist offen unter { $url }
serve-others = Andere in diesem Netz öffnen { $url }
serve-stop = Strg-C beendet den Server; alle Partien bleiben in { $file }
serve-other-port = Port { $busy } ist belegt, also Port { $port }.
serve-no-port = Auf { $host } ist kein Port von { $first } bis { $last } frei.
serve-port-taken = Port { $port } ist auf { $host } belegt. Beende, was ihn benutzt, oder wähle einen anderen: --port 0 nimmt irgendeinen freien.
serve-no-host = { $host } ist keine Adresse dieses Rechners ({ $reason }).
serve-running = Tikal ist schon offen unter { $url }, mit den Tischen in { $file }.
serve-bye = Tikal ist geschlossen. Alle Partien bleiben erhalten.
client-not-built = Die Seite ist noch nicht gebaut. Rufe `make web` auf oder installiere Tikal neu.
data-unreadable = { $file } taugt nicht für Tische ({ $reason }).
data-newer = { $file } stammt von einem neueren Tikal (Version { $version }; hier ist { $known } bekannt).
data-older = { $file } stammt von einem älteren Tikal (Version { $version }; hier ist { $known } bekannt). `tikal admin migrate` oder ein Server, der startet, bringt es auf den neuen Stand.
data-missing = Es gibt keine Datei { $file }. Ein Server legt sie an, wenn er zum ersten Mal startet; `--data` oder `--database-url` nennt andere.
data-empty = { $file } enthält noch keine Tische von Tikal. `tikal admin migrate` oder ein Server, der startet, legt sie an.
database-crowded = { $file } hat keine Verbindung mehr frei ({ $reason }). Ein Server braucht bis zu 11: erhöhe max_connections oder das CONNECTION LIMIT ihres Benutzers.
database-missing = { $file } gibt es nicht ({ $reason }). Lege sie zuerst an, zum Beispiel mit `createdb`.
database-closed = { $file } lässt Tikal nicht ein ({ $reason }). Stimmen Benutzer und Passwort? Es kann in der Adresse stehen, in TIKAL_DATABASE_URL oder in ~/.pgpass.
database-forbidden = { $file } lässt Tikal keine Tabellen anlegen ({ $reason }). Ihr Benutzer braucht GRANT CREATE ON DATABASE.
database-unreachable = { $file } ist nicht zu erreichen ({ $reason }). Läuft PostgreSQL dort, und stimmen Adresse und Port?
backup-unwritable = { $file } taugt nicht für eine Sicherung ({ $reason }).
backup-newer = { $file } ist die Sicherung eines neueren Tikal.
backup-damaged = { $file } ist keine Sicherung oder keine vollständige.

## Lektionen

no-such-lesson = Eine Lektion „{ $lesson }“ gibt es nicht.
no-such-step = Zu diesem Schritt der Lektion kannst du nicht gehen.
lesson-other-step = Darum geht es in diesem Schritt nicht. Nichts hat sich geändert.
