### Was die Befehle sagen.

editions-caption = 0 / 20: Basis-Spiel / Versteigerung. Eine Option änderst du mit --option NAME=VALUE. `tikal editions ID` nennt die Stellen im Heft.
editions-option = Option
editions-editions = Ausgaben
editions-value = Wert
editions-source = Wo das Heft es sagt
analyse-thinking = { $bot } denkt nach …
analyse-title = Was { $seat } nach Meinung von { $bot } tun sollte ({ $nodes } Stellungen angesehen)
analyse-caption = Einschätzung: wie viele Punkte es am Ende vor dem Durchschnitt der anderen liegt. Dann die Punkte, die es am Ende für alle erwartet.
analyse-turn = Zug
analyse-value = Einschätzung
analyse-over = Diese Partie ist zu Ende: Es gibt nichts zu entscheiden. --after sieht einen früheren Moment an.
analyse-chance = Diese Stellung wartet auf eine Tafel oder einen Schatz, auf niemanden am Tisch. --after sieht einen anderen Moment an.
perft-counting = Gezählt wird { $depth } Aktionen tief …
perft-speed = { $seconds } s, { $rate } Folgen in der Sekunde
replay-title = { $rules }: { $names }. { $turns ->
    [one] 1 Zug.
    *[other] { $turns } Züge.
}
replay-turn = Zug { $turn } von { $turns }
replay-points = Punkte: { $points }
replay-prompt = [Enter] weiter, b zurück, eine Zahl, q Ende: { "" }
replay-help = Enter geht weiter, b zurück, eine Zahl von 1 bis { $turns } zu jenem Zug, q beendet.
replay-verified = { $file } ist eine richtige und vollständige Partie: { $rules }, { $players } Personen, { $actions } Aktionen. Ergebnis: { $result }.
replay-verified-unfinished = { $file } ist soweit richtig, aber die Partie ist nicht zu Ende: { $rules }, { $players } Personen, { $actions } Aktionen. Punkte: { $result }.
verify-no-seal = Diese Partie hat kein Siegel: Nichts beweist, wie gemischt wurde. Partien an neuen Tischen eines Servers haben eines; Lektionen, hochgeladene Aufzeichnungen und Partien, die eine andere fortsetzen, haben keines.
verify-sealed = Vor dem Beginn versiegelt, für Tisch { $table }.
verify-closed = { $over ->
   [yes] Das Siegel wurde nicht geöffnet: Die Aufzeichnung nennt das Geheimnis nicht. Speichere sie am Tisch noch einmal.
  *[no] Das Siegel bleibt zu, bis die Partie zu Ende ist. Speichere die Aufzeichnung dann noch einmal.
  }
verify-opened = { $fits ->
   [yes] Nach dem Ende geöffnet: Das Geheimnis passt zum Siegel.
  *[no] Nach dem Ende geöffnet: Dieses Geheimnis, diese Regeln oder dieser Tisch PASSEN NICHT zum Siegel.
  }
verify-numbers = { $fits ->
   [yes] { $count ->
     [0] Keine Seite hat eine Zahl beigetragen: Der Server hat allein gemischt.
     [one] Eine Seite hat eine Zahl beigetragen:
    *[other] { $count } Seiten haben eine Zahl beigetragen:
    }
  *[no] Die Zahlen STEHEN NICHT, wo sie stehen können: zuerst nach Plätzen, dann wie sie kamen, jede gleich nach etwas Aufgedecktem:
  }
verify-number = { $at ->
   [0] { $seat }
  *[other] { $seat }, nach Aktion { $at }
  }
verify-absent = { $seat } hat vor dem Beginn keine beigetragen
verify-first = { $fits ->
   [yes] Das Los hat entschieden, dass { $player } beginnt.
  *[no] { $player } hat begonnen, aber das Los SAGT DAS NICHT.
  }
verify-deal = { $fits ->
   [yes] { $count ->
     [one] Alle zusammen ergaben die Reihenfolge, und alles wurde so gezogen.
    *[other] Alle zusammen ergaben die Reihenfolge, mit jeder späteren Zahl von Neuem, und alles wurde so gezogen.
    }
  *[no] Alle zusammen ergeben EINE ANDERE REIHENFOLGE als die gespielte.
  }
verify-misdealt = Aktion { $number } war { $played }; es hätte { $dealt } sein müssen.
verify-fair = Es wurde ehrlich gemischt: Niemand konnte es wissen oder wählen.
verify-unfair = Das Mischen ist NICHT BEWIESEN: Etwas wurde verändert.
simulate-progress = Es wird gespielt
simulate-title = { $games } Partien { $rules } (Seed { $seed })
simulate-stopped = Angehalten nach { $played } von { $games } Partien; das sagen sie.
simulate-lost = Der Bot „{ $bot }“ hat seinen Prozess beendet. `tikal arena` spielt ohne solche Bots weiter und sagt, was sie getan haben.
simulate-caption = Mittelwerte mit 95-%-Konfidenzintervallen; ein geteilter Sieg zählt anteilig
simulate-wins = Siege
simulate-points = Punkte am Ende
simulate-round-1 = Wertungsrunde 1
simulate-round-2 = Wertungsrunde 2
simulate-round-3 = Wertungsrunde 3
simulate-round-4 = Letzte Wertung
simulate-winners = Punkte der Sieger: { $points }
simulate-length = Aktionen je Partie: { $actions }

## tikal dataset

dataset-extra = Datensätze brauchen { $missing }; das ist nicht installiert. So kommt es dazu: { $python } -m pip install "tikal[dataset]"
dataset-exists = { $folder } gibt es schon. Wähle einen anderen Ordner, oder ersetze den Datensatz darin mit --overwrite.
dataset-not-one = { $folder } enthält keinen Datensatz oder noch anderes und wird deshalb nicht ersetzt. Wähle einen anderen Ordner.
dataset-by-the-clock = Der Bot „{ $bot }“ denkt nach der Uhr; derselbe Seed ergäbe nicht dieselben Daten. Gib jedem Bot mit --nodes eine Zahl von Knoten, oder erlaube es mit --seconds.
dataset-stopped = Angehalten. Es wurde nichts geschrieben.
dataset-made = { $rows } Zeilen aus { $games } Partien: { $folder }
