### `tikal admin`: was erfährt, wer einen Server betreut.

admin-cli =
    Kümmert sich um die Tische eines Servers, ob er läuft oder nicht.

    Die Optionen sagen, um welche: `tikal admin --database-url postgresql://ich@localhost/tikal stats`.
admin-cli-migrate = Bringt die Tische auf den Stand dieser Version, wie es ein Server tut, wenn er startet.
admin-cli-stats = Sagt, wie viel da ist.
admin-cli-backup =
    Schreibt alle Tische in eine neue Datei FILE, während Server weiterlaufen.

    Die Geheimnisse der Geber stehen darin; darum kann nur lesen, wem die Datei gehört. Beide Arten von Speicher lassen sich daraus füllen.
admin-cli-restore = Fügt alle Tische einer Sicherung hinzu, in eine Datei oder eine Datenbank; was schon da ist, bleibt, wie es ist.
admin-migrated = { $file } ist auf dem neuesten Stand.
admin-tables = Tische
admin-unfinished = Davon nicht zu Ende
admin-rows = Aktionen
admin-visitors = Besucher mit Plätzen
admin-backing-up = Geschriebene Tische
admin-restoring = Hinzugefügte Tische
admin-backed-up = { $count ->
    [one] { $count } Tisch ist in { $file }.
    *[other] { $count } Tische sind in { $file }.
}
admin-left-out = { $count ->
    [one] { $count } Tisch ist beschädigt und fehlt.
    *[other] { $count } Tische sind beschädigt und fehlen.
}
admin-restored = { $added ->
    [one] { $added } Tisch wurde hinzugefügt
    *[other] { $added } Tische wurden hinzugefügt
}; { $there ->
    [one] { $there } war schon da.
    *[other] { $there } waren schon da.
}
admin-cli-ratings = Kümmert sich um die Wertungen der Spieler.
admin-cli-recompute = Hält die Ergebnisse aller beendeten Partien fest, die noch keines haben, und berechnet alle Wertungen neu aus den Ergebnissen.
admin-recomputing = Angesehene Partien
admin-recomputed = { $count ->
    [one] Die Wertungen folgen aus { $count } Partie.
    *[other] Die Wertungen folgen aus { $count } Partien.
}
admin-cli-host =
    Wer NAME behalten hat, wird Gastgeber des Hauses und darf Tische schließen und Leute stumm schalten oder sperren.

    Server wissen es sofort.
admin-cli-host-remove = Es nicht mehr sein lassen.
admin-hosted = { $name } ist jetzt Gastgeber des Hauses.
admin-unhosted = { $name } ist kein Gastgeber des Hauses mehr.
admin-of-server = wer den Server betreibt
