### Korrigierte Schachteln: was in einer Datendatei nicht stimmt, und wo.

box-too-long = { $name } ist zu lang für eine Datendatei: höchstens { $most } Zeichen.
box-long-line = { $file }, Zeile { $line }: Diese Zeile ist zu lang, höchstens { $most } Zeichen.
box-no-path = Eine Datendatei wird mit ihrem Pfad genannt, nicht mit { $given }.
box-no-file = { $file } lässt sich nicht öffnen ({ $reason }).
box-not-text = { $file } ist keine Textdatei.
box-not-toml = { $file } ist nicht als TOML zu lesen ({ $reason }).
box-faulty = { $count ->
    [one] An der Datendatei stimmt eines nicht.
    *[other] An der Datendatei stimmen { $count } Dinge nicht.
} { $first } `tikal components check FILE` zählt alles auf.
box-fine = { $file } ist in Ordnung: { $changed }.
box-same = dieselbe Schachtel, die mit Tikal kommt
box-changed = korrigiert sind { $keys }
box-still-stand-ins = Noch als Platzhalter markiert: { $keys }.
box-no-stand-ins = Nichts darin ist als Platzhalter markiert.
box-next = So spielst du damit: tikal.new_game("legend", components="{ $file }"), oder --components { $file } in der Befehlszeile.
box-exported = { $file } ist eine Kopie der Schachtel, die mit Tikal kommt. Korrigiere sie und rufe dann auf: tikal components check { $file }
box-exists = { $file } gibt es schon; wähle einen anderen Namen, oder nimm --force.
box-count = { $count ->
    [one] An { $file } stimmt eines nicht:
    *[other] An { $file } stimmen { $count } Dinge nicht:
}
box-unknown-key = { $where }: Diesen Eintrag gibt es nicht. Nimm ihn heraus, oder verbessere seinen Namen.
box-missing = { $where }: Dieser Eintrag fehlt.
box-version = { $where }: Lesbar ist nur Version 1, nicht { $found }.
box-number = { $where }: Schreibe eine ganze Zahl von { $least } bis { $most }, nicht { $found }.
box-numbers = { $where }: Schreibe { $count } ganze Zahlen von { $least } bis { $most }, nicht { $found }.
box-stand-ins = { $where }: Zähle die Einträge auf, die noch Platzhalter sind. Möglich sind: { $choices }.
box-border = { $where }: Nenne 1 bis { $most } Randfelder als [Spalte, Zeile].
box-border-taken = { $where }: [{ $column }, { $row }] ist ein Innenfeld oder steht zweimal da.
box-border-apart = { $where }: Dieses Feld grenzt an kein anderes.
box-table = { $where }: Das ist keine Tabelle.
box-tile-ids = { $where }: Die Tafeln sind { $wanted }, in dieser Reihenfolge, nicht { $found }.
box-base = { $where }: Das Basiscamp ist auf A5.
box-terrain = { $where }: Diese Tafel zeigt { WORD("terrain", $wanted) }, nicht { $found }.
box-tile-card = { $where }: Diese Tafel gehört zu Karte { $wanted }, nicht { $found }.
box-keys = { $where }: Die Einträge sind { $wanted }, nicht mehr und nicht weniger.
box-counts = { $where }: Die Schlüssel sind Zahlen von { $least } bis { $most }.
box-points = { $where }: Zähle ganze Zahlen auf, zuerst die Punkte für keinen.
box-points-short = { $where }: Für jede Zahl bis { $most } von einer Art muss es einen Eintrag geben.
box-power-tiles = { $where }: Nenne 4 bis 16 Tafeln.
box-powers = { $where }: Jede Tafel hat drei verschiedene Fähigkeiten aus { $choices }.
box-unknown-card = { $where }: Diese Karte gibt es nicht. Karten sind 01-1 bis 24.
box-placement = { $where }: Schreibe ["HEX", TURN] mit einer Drehung von 0 bis 5, nicht { $found }.
box-masks = { $where }: Die Ruinen haben { $masks } Masken, aber es gibt { $found } verdeckte Schätze.
box-floors = { $where }: Für alle Tempel werden { $needed } gebraucht, aber es gibt { $found }.
box-tokens = { $where }: Es werden { $needed } Plättchen gebraucht, aber es gibt { $found }.
box-cards = { $where }: Zu { $players } werden { $needed } Karten gebraucht, aber es gibt { $found }.
box-display = { $where }: Zu { $players } werden in einer Runde { $needed } Karten genommen, aber { $found } liegen aus.
box-drafted = { $where }: Zu { $players } werden in einer Runde { $found } Tafeln genommen, aber { $needed } liegen aus.
box-not-placed = { $where }: Die Tafel { $tile } hat keinen Ort.
box-unknown-tile = { $where }: Eine solche Tafel ist am Anfang nicht zu legen.
box-unknown-hex = { $where }: { $hex } ist kein Feld; Felder sind A1 bis H5 und R1 bis R{ $most }.
box-hex-taken = { $where }: { $hex } ist von { $other } belegt.
box-stack = { $where }: { $needed } Tafeln werden genommen, aber im Stapel sind nur { $found }.
box-too-full = { $where }: { $inner } Innenfelder sind belegt, und { $drafted } Tafeln werden genommen; es gibt 40 Innenfelder.
components-title = Was in der Schachtel von Legend ist
components-entry = Eintrag
components-value = Wert
components-mark = Von der Schachtel abgelesen?
components-stand-in = nein: unser Platzhalter
components-book = ja: aus dem Heft
