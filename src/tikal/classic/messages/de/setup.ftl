### Was die Seite von ihm in Listen und beim Einrichten eines Tisches sagt.

## Die Startseite

home-tiles = { $left ->
    [0] die letzten Tafeln
    [one] noch eine Tafel
    *[other] noch { $left } Tafeln
}

## Ein neuer Tisch

house-start_score = Punkte am Anfang
house-camp_needs_member = Ein Camp braucht eine eigene Figur am Ort
house-camp_needs_member-yes = ja
house-camp_needs_member-no = nein
house-dig_limit_per = Höchstens zwei Schätze je Zug
house-dig_limit_per-hex = aus jeder Ruine
house-dig_limit_per-turn = aus allen Ruinen zusammen
house-ties = Gleich viele Punkte am Ende
house-ties-shared = Rang geteilt
house-ties-guard-treasures = Wächter, dann Schätze
house-all_pass = Wenn alle passen
house-all_pass-auction-goes-on = wird weiter versteigert
house-all_pass-rest-choose-free = wählt der Rest umsonst
house-next_opener = Die nächste Runde eröffnet, wer links sitzt von
house-next_opener-last-to-play = wer zuletzt am Zug war
house-next_opener-last-opener = wer zuletzt eröffnet hat
differs-start_score = Punkte beginnen bei { $value }
differs-camp_needs_member-yes = ein Camp braucht eine eigene Figur am Ort
differs-camp_needs_member-no = ein Camp braucht keine eigene Figur
differs-dig_limit_per-hex = zwei Schätze je Zug aus jeder Ruine
differs-dig_limit_per-turn = zwei Schätze je Zug aus allen Ruinen zusammen
differs-ties-shared = gleich viele Punkte teilen sich den Rang
differs-ties-guard-treasures = bei gleich vielen Punkten zählt der höchste geschützte Tempel, dann die meisten Schätze
differs-all_pass-auction-goes-on = wenn alle passen, wird weiter versteigert
differs-all_pass-rest-choose-free = wenn alle passen, wählt der Rest umsonst
differs-next_opener-last-to-play = die nächste Runde eröffnet, wer links vom letzten Zug sitzt
differs-next_opener-last-opener = die nächste Runde eröffnet, wer links von der letzten Eröffnung sitzt
# Was eine Ausgabe ist: wie in ihrer Datendatei.
edition-about-ravensburger = 1999, die ersten englischen Regeln
edition-about-reference = Kurzanleitung, mit häufigen Fragen
edition-about-rio-grande-fr = 2005, der französische Text des Hefts
edition-about-rio-grande = 2005, englischer und deutscher Text
edition-about-super-meeple = 2015, die Neuauflage vom Verlag Super Meeple
