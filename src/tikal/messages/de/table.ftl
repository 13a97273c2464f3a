### Was die Seite an einem Tisch sagt.

## Schaltflächen

deeds = Was du tun kannst

## Ein neuer Tisch

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-white = Weiß
shape-red = Dreieck
shape-blue = Kreis
shape-yellow = Quadrat
shape-white = Raute
level-beginner = Anfänger
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte

## Sich über einen Link setzen

join-title = Eine Einladung
join-text = { $known ->
    [no] Ein Platz ist für dich frei
    *[other] { $host } hält dir einen Platz frei
}: Regeln { $edition }, { $players } Personen.
join-name = Dein Name
join-sit = Hinsetzen
join-rated = Diese Partie wird gewertet: Sie zählt für alle mit gesichertem Namen. Spielt jemand ohne mit, zählt sie nicht.
join-watch = Nur zusehen

## Rund um den Spielplan

table-title = Tikal
table-board = Der Spielplan
table-close = Schließen
table-home = Startseite
table-menu = Menü
table-settings = Einstellungen
table-share = Einladen
table-house = Werkzeug der Gastgeber
table-journal = Protokoll
table-journal-empty = Noch ist nichts geschehen.
table-replay = was war da gerade?
table-players = Am Tisch
table-you = Du
table-log = Protokoll
table-result = Ergebnis
table-undo = Rückgängig
table-redo = Wiederherstellen
table-turn = Drehen
table-turn-back = Zurückdrehen
table-exchange = Tauschen
table-end-turn = Zug beenden
table-lay-at = Auf { $hex } legen
table-walk = Gehen
table-skip = Überspringen
table-skip-hint = Gleich den neuesten Stand zeigen
table-cancel = Abbrechen
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-fit = Ganzer Spielplan
table-fold = Leiste einklappen
table-unfold = Leiste ausklappen
table-ap-left = AP übrig
table-ap-after = Aktionspunkte nach der Tafel
table-spectator = Du siehst zu
table-status = { $kind ->
    [me] du
    [here] an diesem Gerät
    [bot] Bot ({ $level })
    [open] freier Platz
    *[person] { $online ->
        [yes] da
        *[no] nicht da
    }
}
table-away = weg bis { $until }
table-to-move = am Zug
table-thinking = denkt nach
table-copied = Der Link ist in der Zwischenablage.
table-copy = Link kopieren
table-seat-bot = Einen Bot auf den Platz setzen
table-copy-hint = Der Platz { $name } wartet auf die erste Person, die diesen Link öffnet:
table-loopback = Diese Links gelten nur auf diesem Rechner. Damit andere mitspielen können, starte den Server mit „tikal serve --host 0.0.0.0“, öffne den Tisch über den Namen oder die Adresse dieses Rechners in deinem Netz und verschicke die Links, die du dort findest.
table-watch-link = Mit diesem Link kann jeder zusehen:
table-all-seated = Alle Plätze sind besetzt.
table-loading = Der Tisch wird gedeckt …
goal-read = Verstanden
table-offline = Keine Verbindung. Nichts geht verloren: Der Tisch bleibt erhalten, und diese Seite verbindet sich von selbst wieder …
page-part-missing = Ein Teil dieser Seite konnte nicht geladen werden: Es gibt keine Verbindung, oder der Server hat eine neuere Seite. Nichts geht verloren.
page-load-again = Seite neu laden
page-unreachable = Der Server ist gerade nicht zu erreichen. Nichts geht verloren: Versuch es gleich noch einmal.
page-try-again = Noch einmal versuchen
table-back-online = Wieder verbunden.
table-error = Etwas ist schiefgegangen: { $reason }
table-elsewhere = Jetzt entscheidet { $player }.
table-watching-only = Du siehst zu; handeln kann nur, wer am Tisch sitzt.
table-catching-up = Erst sind die Aktionen der anderen zu sehen. „Überspringen“ geht darüber hinweg.
table-own-shown = Erst ist zu sehen, was du gerade getan hast. Versuch es gleich noch einmal.
table-hex = { $hex }, { $what }{ $figures ->
    [none] { "" }
    *[some] . { $who }
}{ $can ->
    [nothing] { "" }
    *[something] . { $deeds }
}

## Was gefragt ist

ask-lead = { $who ->
    [you] Du bist dran
    *[other] { $who }
}
ask-lay = { $lead }: Lege { $terrain ->
    [temple] diesen Tempel
    [clearing] diese Lichtung
    [ruin] diese Ruine
    *[volcano] diesen Vulkan
} auf ein markiertes Feld
ask-lay-hint = { $turns ->
    [no] Ein Klick legt die Tafel.
    *[yes] R oder das Mausrad dreht die Tafel, ein Klick legt sie.
} { $hexes ->
    [one] Ein Feld steht ihr offen.
    *[other] { $hexes } Felder stehen ihr offen.
}
ask-lay-hint-touch = { $turns ->
    [no] Tippe auf ein markiertes Feld und lege die Tafel.
    *[yes] Tippe auf ein markiertes Feld, drehe die Tafel und lege sie.
}
ask-spend = { $lead }: Gib deine Aktionspunkte aus
ask-spend-hint = Klicke auf eine Figur, um zu gehen, oder auf ein markiertes Feld.
ask-spend-hint-touch = Tippe auf ein markiertes Feld oder eine deiner Figuren: Was du dort tun kannst, erscheint.
ask-enter = { $lead }: Setze deine Expedition im Basiscamp ein
ask-enter-hint = Klicke auf das markierte Basiscamp{ $leader ->
    [yes] : erst der Leiter, dann Forscher.
    *[no] { " " }und setze Forscher ein.
} Dann geh mit ihnen zu den Tempeln.
ask-enter-hint-touch = Tippe auf das markierte Basiscamp{ $leader ->
    [yes] : erst der Leiter, dann Forscher.
    *[no] { " " }und setze Forscher ein.
} Dann geh mit ihnen zu den Tempeln.
ask-scoring-hint = Am Ende dieses Zuges wertest du: Sei am stärksten, wo es zählt.
ask-guard = { $figure ->
    [leader] Der Leiter
    *[explorer] Ein Forscher
} als Wächter auf { $hex }?
ask-guard-back = Sieh dir an, wer geht. „Zurück“ führt wieder zum Menü.
ask-guard-hint = Ein Wächter bringt dir in jeder Wertung Punkte, und niemand kann dir den Tempel nehmen. Aber der Tempel wächst nicht mehr.
ask-hint-open = Was heißt das?
ask-spent = { $lead }: Alle Aktionspunkte sind ausgegeben
ask-spent-hint = { $undo ->
    [yes] Beende deinen Zug, oder mache etwas rückgängig.
    *[no] Beende deinen Zug.
}
ask-nothing = { $lead }: Mit { $ap } AP geht nichts mehr
ask-walk-party = { $lead }: Geh mit { $leaders ->
    [0] { $explorers ->
        [one] deinem Forscher
        *[other] { $explorers } Forschern
    }
    [one] { $explorers ->
        [0] deinem Leiter
        [one] Leiter und Forscher
        *[other] Leiter und { $explorers } Forschern
    }
    *[other] { $explorers ->
        [0] beiden Leitern
        [one] beiden Leitern und einem Forscher
        *[other] beiden Leitern und { $explorers } Forschern
    }
} auf ein markiertes Feld
ask-walk-hint = Von { $hex } aus. Goldene Zahlen sind Aktionspunkte. { $touch ->
    [yes] Tippe noch einmal auf { $hex }, um zu bleiben.
    *[no] { $count ->
        [one] Esc stellt die Figur zurück.
        *[other] Esc stellt die Figuren zurück.
    }
}
ask-menu = { $lead }: Was machst du auf { $hex }?
ask-menu-hint = { $count ->
    [one] 1 wählt es
    *[other] 1 bis { $count } wählt aus
}, Esc schließt.
ask-menu-hint-touch = Tippe auf das, was du tun willst. Ein Tippen neben den Ring schließt ihn.
ask-exchange = { $lead }: Tausche einen Schatz
ask-exchange-hint = Gib eine Art, die du genau einmal hast, für eine, die jemand anderes genau einmal hat. Ablehnen kann das niemand.
ask-bid = { $lead }: { $high ->
    [0] Gib das erste Gebot ab oder passe
    *[other] Biete mehr als { $high } oder passe
}
ask-bid-hint = Wer gewinnt, zahlt, wählt eine Tafel, legt sie und gibt Aktionspunkte aus.
ask-choose = { $lead }: Nimm dir eine der Tafeln
ask-choose-hint = Du legst sie gleich und gibst Aktionspunkte aus.
ask-other-hint = Du siehst jede Aktion, während sie geschieht.
ask-showing = { $player } ist dran
ask-showing-game = Das Spiel geht weiter
ask-showing-hint = { $left ->
    [0] Die letzte Aktion.
    [one] Noch eine Aktion. „Überspringen“ geht darüber hinweg.
    *[other] Noch { $left } Aktionen. „Überspringen“ geht darüber hinweg.
}
ask-open-hint = Verschicke den Link des freien Platzes: Er steht unter „Einladen“.
ask-over-hint = { $edition }, { $auction ->
    [yes] Versteigerung
    *[no] Basis-Spiel
}.
ask-scoring = Wertungsrunde { $number } – { $rest }
ask-final = Letzte Wertung – { $rest }

## Hinweise

tip-lay = { $hex } · { $terrain ->
    [temple] Tempel, Wert { $value }
    [clearing] Lichtung
    [ruin] Ruine, { $value } Schätze
    [lake] See
    *[volcano] Vulkan
}
tip-lay-joins = Verbindet: { $ways }.
tip-lay-way = { $hex } für { $cost } AP
tile-stones = { $count ->
    [one] 1 Steinplatte
    *[other] { $count } Steinplatten
}
tip-lay-turns = { $any ->
    [yes] Sie passt, wie immer man sie dreht.
    *[no] { $turns ->
        [one] Sie passt in einer von { $all } Drehungen.
        *[other] Sie passt in { $turns } von { $all } Drehungen.
    }
}
tip-walk = { $hex } · { $cost } AP, { $left } bleiben
tip-walk-via = über { $via }
tip-not-here = { $hex } · jetzt nicht
tip-why = Warum nicht?
what-unexplored = Urwald, noch unerforscht
what-base_camp = das Basiscamp
what-temple = Tempel mit Wert { $value }
what-clearing = Lichtung
what-ruin = { $value ->
    [0] Ruine ohne Schätze
    [one] Ruine mit einem Schatz
    *[other] Ruine mit { $value } Schätzen
}
what-volcano = Vulkan
what-camp = { $yours ->
    [yes] dein Camp
    *[no] Camp von { $player }
}
what-guard = { $yours ->
    [yes] dein Wächter
    *[no] Wächter von { $player }
}
what-lay = die Tafel passt hierher
what-walk = { $cost } AP, um hierher zu gehen
what-act = Hier möglich: { $deeds }
what-lead = { $is ->
    [you] Du führst
    [nobody] Gleichstand, niemand führt
    *[other] { $player } führt
}

## Was man nur hört

heard-left = noch { $ap } AP
heard-strength = Stärke: { $strengths }
heard-strength-of = { $player } { $strength }
heard-stones = Steinplatten: { $stones }
heard-stones-of = { $side ->
    [0] Norden
    [1] Nordosten
    [2] Südosten
    [3] Süden
    [4] Südwesten
    *[other] Nordwesten
} { $count }
heard-ways = Pfade: { $ways }
heard-no-way = Kein Pfad führt von hier weg.

## Wer wo führt

lead-open = Wer was hält
lead-open-hint = Wer was hält (V)
lead-open-temples = Wer was hält: Punkte aus Tempeln
lead-marks = Wimpel: punktet. Schraffiert: Gleichstand, niemand punktet. Doppelter Ring: für immer geschützt.
lead-holds = { $player }: { $points ->
    [one] 1 Punkt
    *[other] { $points } Punkte
} mit { $count ->
    [one] einem Tempel
    *[other] { $count } Tempeln
}
lead-holds-short = { $points } P., { $count } Tempel
lead-title = { $hex }, Tempel mit Wert { $value }
lead-holder = { $is ->
    [you] du punktest
    [nobody] niemand punktet
    *[other] { $player } punktet
}
lead-here = { $hex }: Stärken
lead-strength = Stärke { $strength }
lead-level = { $count } mehr von dir: Gleichstand, niemand punktet
lead-take = { $count } mehr von dir: deiner, { $value ->
    [one] 1 Punkt
    *[other] { $value } Punkte
}
lead-guard = { $guards ->
    [0] Du hast keinen Wächter mehr.
    [one] Ein Wächter würde ihn für immer halten; du hast noch einen.
    *[other] Ein Wächter würde ihn für immer halten; du hast noch { $guards }.
}
lead-guarded = Geschützt: In jeder Wertung { $is ->
    [you] bekommst du
    *[other] bekommt { $player }
} { $value ->
    [one] 1 Punkt
    *[other] { $value } Punkte
}, niemand kann ihn nehmen, und er wächst nicht mehr.
lead-change = { $hex }: { $is ->
    [you] Du bekommst die Punkte, { $value }{ $was ->
        [other] { " " }(nicht mehr { $loser })
        *[nobody] { "" }
    }
    [nobody] Niemand bekommt die Punkte, { $was ->
        [you] auch du nicht mehr
        *[other] auch { $loser } nicht mehr
    }
    *[other] { $winner } bekommt die Punkte, { $value }{ $was ->
        [you] { " " }(nicht mehr du)
        *[nobody] { "" }
    }
}

close-title = Ein Forscher mehr zählt hier
close-row = { $is ->
    [nobody] { $more ->
        [take] Gleichstand; mit einem Forscher mehr führst du: +{ $value }
        *[none] Gleichstand zwischen { $tied }
    }
    [you] { $rivals ->
        [0] du allein, Stärke { $strength }
        *[other] du führst um 1
    }
    *[other] { $rivals ->
        [0] { $player } allein, Stärke { $strength }
        *[other] { $player } führt um 1
    }{ $more ->
        [level] ; mit einem Forscher mehr hast du Gleichstand
        *[none] { "" }
    }
}

## Das Menü eines Feldes

menu-title = Was auf { $hex } möglich ist
menu-uncover = Freilegen bis { $next }
menu-dig = Schatz heben
menu-camp = Camp errichten
menu-guard = { $figure ->
    [leader] Leiter als Wächter
    *[explorer] Forscher wacht
}
menu-enter = { $figure ->
    [leader] Leiter einsetzen
    *[explorer] Forscher einsetzen
}
menu-walk = { $figure ->
    [leader] Mit dem Leiter gehen
    *[explorer] Mit einem Forscher gehen
}
menu-cost = { $cost } AP, { $left } bleiben
menu-walk-cost = Schritte ab { $cost } AP
menu-blocked = nicht möglich
brief-not-enough-ap = kostet { $cost } AP
brief-no-way-out = kein Pfad führt weg
brief-walk-too-dear = der nächste Schritt kostet { $cost } AP
brief-no-own-member = braucht ein Mitglied von dir
brief-temple-guarded = geschützt, wächst nicht mehr
brief-uncovered-twice = schon zwei Ebenen in diesem Zug
brief-second-level-needs-second-member = eine zweite Ebene braucht ein zweites Mitglied
brief-no-piece-left = { $level ->
    [10] ganz freigelegt
    *[other] kein Plättchen mit Wert { $next } mehr
}
brief-no-guard-left = kein Wächter mehr
brief-no-majority = braucht die Mehrheit: { $mine } zu { $theirs }
brief-ruin-empty = kein Schatz mehr
brief-dug-twice-here = schon zwei Schätze in diesem Zug
brief-dug-twice-this-turn = schon zwei Schätze in diesem Zug
brief-second-treasure-needs-second-member = ein zweiter Schatz braucht ein zweites Mitglied
brief-no-camp-site = hier liegen Schätze
brief-camp-already-there = hier steht ein Camp
brief-no-camp-left = kein Camp mehr
menu-guard-cost = { $cost } AP{ $leaders ->
    [0] { $explorers ->
        [0] { " " }· bleibt hier und zählt für immer
        [one] { " " }· zählt für immer, 1 Forscher muss gehen
        *[other] { " " }· zählt für immer, { $explorers } Forscher müssen gehen
    }
    *[other] { $explorers ->
        [0] { " " }· dein Leiter muss aus dem Spiel
        [one] { " " }· dein Leiter und 1 Forscher müssen aus dem Spiel
        *[other] { " " }· dein Leiter und { $explorers } Forscher müssen aus dem Spiel
    }
}
menu-camp-cost = { $cost } AP · neuer Eingang für deine Leute
guard-title = Dein Leiter müsste aus dem Spiel
guard-stays = hält Wache
guard-leaves = { $count ->
    [one] geht für immer
    *[other] gehen für immer
}
guard-explorers = { $count ->
    [one] Forscher
    *[other] { $count } Forscher
}
figure-name = { $figure ->
    [leader] Leiter
    *[explorer] Forscher
}
guard-text = { $hex } bleibt mit { $level } deiner: Der Tempel bringt dir in jeder Wertung Punkte, niemand kann ihn dir nehmen, und er wächst nicht mehr. Aber dein Leiter zählt mehr als jeder Forscher und wäre fort.
guard-instead = Leiter als Wächter
guard-lose = Leiter aufgeben
guard-back = Zurück
guard-undo = Rückgängig geht, bis du den Zug beendest.
walk-more = Ein Forscher mehr
walk-fewer = Ein Forscher weniger
walk-count = { $count } von { $all ->
    [one] 1 Forscher
    *[other] { $all } Forschern
}
walk-cancel = { $touch ->
    [yes] Gang abbrechen
    *[no] Gang abbrechen (Esc)
}
walk-who = Wer geht
walk-leader = Leiter

## Tausch

exchange-title = Tausch
exchange-cost = { $cost } AP, { $left } bleiben
exchange-with = Mit wem
exchange-singles = { $count ->
    [0] nichts zu nehmen
    [one] eine Art zu nehmen
    *[other] { $count } Arten zu nehmen
}
exchange-give = Du gibst
exchange-take = Du nimmst von { $player }
exchange-none-give = Du hast nichts zu geben.
exchange-none-take = { $player } hat keine Schätze.
exchange-note = Paare und Drillinge sind auf beiden Seiten sicher. Du kannst den Tausch rückgängig machen, bis du deinen Zug beendest.
exchange-change = { $way ->
    [less] { $points }
    [same] ±0
    *[more] +{ $points }
}
exchange-then = Punkte von jetzt an in jeder Wertung.
exchange-do = Tauschen, { $cost } AP
exchange-free = Tauschen
exchange-count = { $count } im Besitz
treasure-jade = Jade
treasure-vase = Vase
treasure-sun = Sonne
treasure-serpent = Schlange
treasure-frog = Frosch
treasure-knife = Messer
treasure-plume = Feder
treasure-beads = Perlen

## Enden und Fragen

end-title = Deinen Zug beenden?
end-text = Du hast noch { $ap } AP. Mit dem Zug verfallen sie.
end-do = Zug beenden
end-stay = Weiterspielen
end-never = Nicht mehr fragen
pass-title = Gib das Gerät an { $player } weiter
pass-text = In diesem Spiel ist nichts geheim, aber jetzt ist { $player } dran.
pass-ready = Ich bin { $player }
pass-never = Nicht mehr fragen: In diesem Spiel ist nichts geheim
settings-passing = Fragen, bevor das Gerät weitergegeben wird
settings-passing-hint = wo mehrere an einem Gerät spielen und nichts geheim ist
settings-help = Hilfe beim Spielen
settings-help-hint = sagt, was möglich ist und warum; die Lampe zeigt, was der Experte täte
settings-notes = Notizen nach dem Zug
settings-notes-hint = wenn dein Zug gegen Bots 3 Punkte oder mehr verschenkt hat

## Einstellungen

settings-language = Sprache
settings-language-hint = für alles auf dieser Seite
settings-speed = Aktionen der anderen
settings-speed-hint = wie schnell sie zu sehen sind
settings-speed-of = { $speed ->
    [0] sofort
    *[other] { $speed }×
}
settings-confirm = Fragen, bevor Aktionspunkte verfallen
settings-confirm-hint = wenn du deinen Zug beendest und noch etwas möglich ist
settings-motion = Bewegung
settings-motion-hint = Tafeln fallen, Figuren gehen
settings-motion-of = { $motion ->
    [system] wie am Gerät
    [full] voll
    *[reduced] wenig
}
settings-sound = Ton
settings-sound-hint = kurze Töne zu dem, was geschieht
settings-names = Namen auf allen Feldern
settings-names-hint = A1 bis H5, auch auf gelegten Tafeln
settings-keys = Tasten
settings-keys-board = Die Pfeiltasten wandern über den Spielplan, Enter wählt, Esc führt zurück.
settings-keys-lit = N und Umschalt N springen zum nächsten und zum vorigen markierten Feld.
settings-keys-turn = R dreht die Tafel, U macht rückgängig, Y stellt wieder her, X tauscht, E beendet den Zug, P plant den nächsten.
settings-keys-view = Plus, Minus und 0 ändern die Größe, V zeigt, wer wo führt (gehalten: für einen Blick), H, was der Experte täte, die Leertaste überspringt, L öffnet das Protokoll, C den Chat.

## Punkte

sheet-temples = Tempel
sheet-treasures = Schätze
sheet-kind = { $name } × { $count }
sheet-none = keine
sheet-points = { $points ->
    [one] 1 Punkt
    *[other] { $points } Punkte
}
sheet-open = { $player }: Punkte bei einer Wertung jetzt
sheet-value = { $when ->
    [next] nächste Wertung
    *[now] bei Wertung
} { $total } (+{ $gain })
sheet-value-short = → { $total }
sheet-if-scored = { $when ->
    [next] nächste Wertung
    *[now] bei Wertung
}
over-place = Rang
over-player = Name
over-rest = { $auction ->
    [yes] Start, Gebote
    *[no] Start
}
over-total = Punkte
over-temples = Tempel
over-treasures = Schätze
over-scoring = { $number }
over-by-round = Punkte nach Wertungsrunden
over-board = Spielplan am Ende
over-begun = Zur neuen Partie
over-home = Startseite

## Die Leisten um den Spielplan

panel-explorers = { $count ->
    [one] Ein Forscher im Vorrat
    *[other] { $count } Forscher im Vorrat
}
panel-later = { $count } weitere später
panel-later-short = +{ $count } später
panel-camps = { $count ->
    [one] Noch ein Camp
    *[other] Noch { $count } Camps
}
panel-guards = { $count ->
    [one] Noch ein Wächter
    *[other] Noch { $count } Wächter
}
panel-leader = { $where ->
    [supply] Leiter noch nicht auf dem Spielplan
    [out] Leiter nicht mehr im Spiel
    *[other] Leiter auf { $where }
}
panel-leader-short = { $where ->
    [supply] –
    [out] ×
    *[other] { $where }
}
panel-treasure = { $name }: { $count }
panel-ap = { $ap } von { $total } Aktionspunkten
pieces-left = Übrige Tempelebenen
pieces-of = Ebene { $value }: noch { $count }
