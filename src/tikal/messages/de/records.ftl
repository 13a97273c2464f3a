### Was an einer Aufzeichnung oder ihrer Datei nicht stimmt.

## Aufzeichnungen

record-line = Zeile { $line }: { $reason }
record-empty = Die Aufzeichnung ist leer.
record-too-long = Eine Aufzeichnung hat höchstens { $most } Zeichen.
record-header = Die Kopfzeile „{ $text }“ ist nicht zu lesen; sie sollte aussehen wie [Players "4"].
record-header-twice = Die Kopfzeile { $key } steht zweimal da.
record-header-missing = Die Kopfzeile { $key } fehlt.
record-other-game = Die Kopfzeile { $key } lautet „{ $value }“, lesbar ist aber nur „{ $expected }“.
record-newer = Diese Aufzeichnung ist von Spielversion { $value }; bekannt sind nur { $known }. Ein neueres Tikal kann sie lesen.
record-older = Diese Aufzeichnung ist von Spielversion { $value }; bekannt sind nur { $known }. Ein älteres Tikal kann sie lesen.
record-variant = „{ $value }“ ist keine Variante; es gibt basic und auction.
record-number = Die Kopfzeile { $key } muss eine Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
record-first = „{ $value }“ sitzt nicht an diesem Tisch und kann nicht beginnen; schreibe eine Farbe.
record-names = { $reason }
record-rules = { $reason }
record-position = Die Stellung am Anfang ist nicht gültig: { $reason }
record-position-rules = Die Stellung am Anfang gehört zu anderen Regeln oder zu einer anderen Spielerzahl als die Kopfzeilen.
record-open-comment = Der Kommentar, der hier beginnt, wird nie geschlossen.
record-cut-off = Nach „{ $text }“ müsste etwas folgen, aber die Aufzeichnung endet.
record-unreadable = „{ $text }“ ist nicht zu lesen. { $reason }
record-illegal = „{ $text }“ ist hier nicht erlaubt. { $reason }
record-wrong-seat = Hier entscheidet { $expected }, nicht { $seat }.
record-repeats = „{ $text }“ wiederholt sich zu oft; 1 bis { $most } Mal ist erlaubt.
record-score = { $seat } { $points } stimmt nicht: { $expected_seat } bekommt { $expected }.
record-no-score-due = { $seat } wertet hier nicht.
record-after-end = Die Partie ist zu Ende, aber „{ $text }“ folgt noch.
record-result-early = Da steht ein Ergebnis, aber am Ende der Aufzeichnung ist die Partie nicht zu Ende.
record-result = Das Ergebnis müsste „{ $expected }“ sein.
fair-unreadable = Die Kopfzeile { $key } über das ehrliche Mischen ist nicht lesbar. Speichere die Aufzeichnung am Tisch noch einmal.
json-unreadable = Das ist kein JSON ({ $reason }).
json-version = Diese JSON-Aufzeichnung hat Version { $version }; bekannt ist nur Version { $known }.
json-other = Dieses JSON ist keine Aufzeichnung von Tikal.
json-action = Aktion { $number }: { $reason }

## Dateien

record-no-file = { $file } lässt sich nicht öffnen ({ $reason }).
record-not-text = { $file } ist keine Textdatei.

## Stellungszeilen

record-viewer = Die Kopfzeile For lautet „{ $value }“; sie nennt eine Farbe an diesem Tisch oder nobody.
