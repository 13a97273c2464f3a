### Was die Seite von ihm in Listen und beim Einrichten eines Tisches sagt.

home-round = Runde { $round } von { $rounds }
home-scenario = { $edition }, { $scenario }
setup-summary-legend = { $edition }{ $scenario ->
    [none] { "" }
    *[other] , { $scenario }
}{ $corrected ->
    [yes] , mit deiner korrigierten Schachtel
    *[no] { "" }
}, { $first ->
    [lot] das Los entscheidet, wer beginnt
    *[other] { $first } beginnt
}. Etwa { $minutes } Minuten.
setup-scenario = Szenario
setup-box = Die Schachtel
setup-box-state = { $state ->
    [corrected] wie du sie korrigiert hast
    [bad] die Datei ist nicht zu gebrauchen
    *[standard] die übliche, mit Platzhaltern
}
setup-box-note = Manches zeigt das Regelheft nur in Bildern. Wo wir sie nicht lesen konnten, spielt Tikal mit Platzhaltern, die nicht von der Schachtel abgelesen sind. Wenn du sie besitzt, hol dir die Datendatei, korrigiere sie und bring sie mit.
setup-stand-ins = Platzhalter: { $list }.
setup-box-choose = Korrigierte Datei mitbringen
setup-box-get = Übliche Datei holen
setup-box-good = { $name } ist in Ordnung
setup-box-bad = { $name } ist nicht zu gebrauchen
setup-box-drop = Mit der üblichen Schachtel spielen
stand-in-border = wo die Randfelder sind
stand-in-setup_tiles = Steinplatten einiger Anfangstafeln
stand-in-card_tiles = Steinplatten der Tafeln von Karten
stand-in-scenarios = welche Tafel in einem Szenario wo liegt
stand-in-ap_tokens = wie viele AP-Plättchen es von jedem Wert gibt
stand-in-left_slots = wie viele Karten man aufbewahren kann
stand-in-power_tiles = welche Fähigkeiten die Direktoren bieten
stand-in-extra_ap = wie viele AP die Überstunden bringen
legend-corrected = Dieser Tisch spielt mit einer korrigierten Schachtel.
edition-about-legend = ein anderes Spiel: Draft von Karten, Tafeln und AP-Plättchen, sechs Runden, fünf Szenarien
