### Uhren: wie viel Zeit man hat, wer inzwischen spielt und wie man erinnert wird.

## Eine Uhr wählen

clock-title = Uhr
clock-none = Keine
clock-none-hint = ohne Eile
clock-turn = Je Zug
clock-turn-hint = jeder Zug begrenzt
clock-player = Je Person
clock-player-hint = Vorrat + Zugabe
clock-days = Tage
clock-days-hint = über die Woche
clock-each-has = Alle haben
clock-plus = plus
clock-a-turn = je Zug
clock-budget = Zeit für jede Person
clock-extra = Zugabe für jeden Zug
clock-turn-time = Zeit für jeden Zug
clock-less = Weniger: { $what }
clock-more = Mehr: { $what }
clock-time-up = Zeit um: ein mittlerer Bot spielt weiter
clock-waits = Die Uhr wartet, bis alle da sind, und wer allein spielt, hat keine.
clock-how = So läuft sie.
clock-how-none = Niemand wird gedrängt. Wer geht, kann solange einen Bot spielen lassen.
clock-how-turn = Deine Uhr läuft, während der Tisch auf dich wartet, nicht während Züge gezeigt werden. In der letzten Minute wird sie rot, in den letzten zehn Sekunden tickt sie, wenn du das nicht abschaltest.
clock-how-player = Deine Uhr läuft, während der Tisch auf dich wartet, nicht während Züge gezeigt werden. { $extra ->
    [0] Es kommt nichts dazu.
    *[other] Wenn du deinen Zug beendest, kommen { $text } dazu.
} In der letzten Minute wird sie rot, in den letzten zehn Sekunden tickt sie, wenn du das nicht abschaltest.
clock-how-days = Für Partien über Tage: Schau vorbei, wann du magst. Deine Uhr läuft, sobald du am Zug bist.
clock-running = läuft
clock-waiting = wartet
clock-last = letzte Minute
clock-length-none = ohne Grenze
clock-length-turn = höchstens { $text } je Zug
clock-length-player = { $text } für alle, insgesamt etwa { $hours }
clock-length-days = { $days ->
    [one] ein Tag je Zug, insgesamt etwa { $weeks } Wochen
    *[other] { $days } Tage je Zug, insgesamt etwa { $weeks } Wochen
}
clock-hours = { $count ->
    [one] 1 Stunde
    *[other] { $count } Stunden
}
clock-half-hours = { $count ->
    [0] ½ Stunde
    *[other] { $count }½ Stunden
}

## Zeiten

clock-seconds = { $count } s
clock-minutes = { $count } min
clock-of-turn = { $text } je Zug
clock-of-player = { $extra ->
    [none] { $text } für alle
    *[other] { $text } + { $extra }
}
clock-of-days = { $days ->
    [one] ein Tag je Zug
    *[other] { $days } Tage je Zug
}
clock-day = { $days ->
    [one] 1 Tag
    *[other] { $days } Tage
}
clock-plate-days = { $days } T { $hours } Std
clock-plate-hours = { $hours } Std { $minutes }

## Am Tisch

clock-left = { $player }: noch { $text }
clock-to-move = am Zug, +{ $extra } s
clock-last-minute = { $count ->
    [one] Noch eine Sekunde auf deiner Uhr. Danach spielt ein Bot weiter; dein Platz bleibt deiner.
    *[other] Noch { $count } Sekunden auf deiner Uhr. Danach spielt ein Bot weiter; dein Platz bleibt deiner.
}
clock-heard = { $you ->
    [yes] Deine Uhr: noch { $text }.
    *[no] { $player }: noch { $text }.
}
clock-heard-minutes = { $count ->
    [one] eine Minute
    *[other] { $count } Minuten
}
clock-heard-seconds = { $count } Sekunden
clock-lost = { $player } hat die Verbindung verloren. Die Uhr wartet { $count } s.
clock-stands-in = { $bot } spielt für { $player } – { $player } kann den Platz zurücknehmen
clock-stands-in-you = { $bot } spielt für dich.
clock-stands-in-hint = Dein Platz bleibt deiner: Nimm ihn zurück, wann du willst, zwischen zwei Aktionen.
clock-take-back = Meinen Platz zurücknehmen
clock-tick = Ticken in den letzten Sekunden
clock-tick-hint = Ein leises Ticken je Sekunde ab zehn Sekunden, solange deine Uhr läuft.

## Gehen

clock-leave-text = Ein Bot kann am Tisch { $names } für dich spielen, bis du zurückkommst; dein Platz bleibt deiner. Oder gib ihn ganz auf.
clock-leave-keep = Bot für mich spielen lassen
clock-leave-for-good = Platz aufgeben

## Erinnerungen

remind-browser = In diesem Browser Bescheid sagen
remind-browser-hint = Eine Meldung, wenn du an einem Tisch dran bist, den du gerade nicht ansiehst, solange eine Seite dieses Hauses offen ist.
remind-browser-denied = Dein Browser erlaubt es nicht. Das kannst du in seinen Einstellungen für diese Seite ändern.
remind-your-turn = Du bist dran
remind-at = { $names }
remind-count = ({ $count }) { $title }
