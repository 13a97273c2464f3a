### Was die Seite an seinen Tischen sagt.

## Was gefragt ist

goal-legend = Das Ziel: die meisten Punkte, für Tempel, Land, Vulkane und Seen, wo du am stärksten bist, und für Schätze.
ask-legend-over = Tikal Legend, { $scenario }.
legend-lead-marks = Wimpel: zählt für sie, jetzt so viel wert. Schraffiert: Gleichstand. Doppelter Ring: für immer geschützt.
legend-holds = jetzt { $points }: { $parts }
legend-holds-short = jetzt { $points }
ask-interim = Zwischenwertung – { $rest }
ask-draft = { $lead }: Nimm dir eine Sache
ask-round = Runde { $round } von { $rounds }{ $last ->
    [yes] , die letzte
    *[no] { "" }
}. { $rest }
ask-draft-hint = { $first ->
    [yes] Wer später nimmt, begann mit mehr Punkten.{" "}
    *[no] {""}
}Noch zu nehmen: { $still }.{ $spare ->
    [yes] {" "}Eine Tafel ist übrig: Wer seine schon hat, darf sie dazunehmen.
    *[no] {""}
} { $touch ->
    [yes] Tippe auf eine Sache, um zu lesen, was sie tut.
    *[no] Ein Doppelklick nimmt eine Sache.
}
ask-act = { $lead }: Wähle eine Aktion
ask-act-hint = Spiel eine Karte aus oder bewahre sie auf, nutze dein AP-Plättchen oder lege eine Tafel. Wähle unten.
ask-acted = { $lead }: Deine Aktion ist gemacht
ask-acted-hint = { $free ->
    [yes] Beende den Zug, oder tu vorher noch etwas, das nichts kostet.
    [undo] Beende den Zug, oder mache etwas rückgängig.
    *[no] Beende den Zug.
}
ask-pass = { $can ->
    [keep] { $lead }: Bewahre eine Karte auf, oder passe
    [play] { $lead }: Passe, oder nutze eine aufbewahrte Karte
    [free] { $lead }: Passe, oder tu vorher noch etwas, das nichts kostet
    *[none] { $lead }: Es bleibt nichts zu tun, also passe
}
ask-pass-hint = Wer passt, steigt für den Rest dieser Runde aus, nicht aus ihren Wertungen.{ $can ->
    [keep] {" "}Ohne sie aufzubewahren, verlierst du { $cards }.
    *[none] {""}
}
card-quoted = „{ $name }“
ask-token = { $lead }: Das Plättchen für { $ap } AP nutzen?
ask-token-hint = Alle werden in diesem Zug ausgegeben; was übrig bleibt, verfällt.
ask-set = Lege { $terrain ->
    [temple] diesen Tempel
    [clearing] diese Lichtung
    [ruin] diese Ruine
    [lake] diesen See
    *[volcano] diesen Vulkan
} auf ein markiertes Feld
ask-erupt = Den Vulkan ausspielen?
ask-erupt-hint = Eine Wertung beginnt: Du gibst Aktionspunkte aus und wertest, dann die anderen. Dann legst du ihn.
ask-no-place = Diese Tafel passt jetzt nirgends
ask-no-place-hint = Behalte sie für einen späteren Zug, oder wirf sie als deine Aktion ab.
ask-power = Der Direktor: { $name }
ask-power-hint = { $text } Einmal je Partie. Wer den Direktor nie befragt, bekommt am Ende { $points ->
    [one] einen Punkt
    *[other] { $points } Punkte
}, wie der Lorbeer sagt.
ask-room = Welche aufbewahrte Karte macht Platz?
ask-room-hint = Wähle links eine Karte. Sie wird abgeworfen. Esc führt zurück.
ask-stone = Lege den Pfadstein auf eine markierte Kante
ask-stone-source = Welcher Pfadstein wird versetzt?
ask-stone-hint = Zeig auf eine Kante zwischen zwei Feldern. Esc führt zurück.
ask-which-camp = Welches Camp wird versetzt?
ask-turn-hint = R oder das Mausrad dreht sie, ein Klick legt sie.
ask-volcano-hint = Alle haben gewertet. Der Vulkan kommt auf ein Urwaldfeld.
ask-swap-hint = Mit einer Person ein oder zwei Schätze in jede Richtung. Ablehnen geht nicht.

## Was eine Karte oder Fähigkeit fragt, nach Nummer und Schritt

pick-02 = Setze 2 Forscher auf eine markierte Ruine
pick-03 = Setze 3 Forscher auf eine markierte Ruine
pick-04 = Nimm den obersten Schatz einer markierten Ruine
pick-05 = { $done ->
    [0] Nimm bis zu 2 Schätze: Wähle eine Ruine
    *[other] Nimm noch einen Schatz, oder fertig
}
pick-06 = { $done ->
    [0] Nimm bis zu 3 Schätze: Wähle eine Ruine
    *[other] Nimm noch einen Schatz, oder fertig
}
pick-08 = Setze einen Forscher auf eine Ruine und sieh dir den Stapel an
pick-08-1 = Ordne den Stapel auf { $site }: Welcher Schatz { $done ->
    [0] liegt oben? Den nimmst du
    *[other] kommt als Nächstes?
}
pick-09 = { $done ->
    [0] Setze bis zu 2 Forscher auf Tempel: Wähle den ersten
    *[other] Wähle einen Tempel für noch einen Forscher, oder fertig
}
pick-10 = { $done ->
    [0] Lege bis zu 2 Ebenen eines Tempels frei: Wähle ihn
    *[other] Lege dort noch eine Ebene frei, oder fertig
}
pick-11 = { $done ->
    [0] Lege an bis zu drei Tempeln eine Ebene frei: Wähle den ersten
    *[other] Wähle noch einen Tempel, oder fertig
}
pick-12 = Wähle ein Feld für das Camp
pick-13 = Wähle ein Feld für das Camp
pick-13-1 = Setze ein Mitglied im Camp auf { $site } ein, oder fertig
pick-14 = Wähle ein Feld für das Camp
pick-14-1 = { $done ->
    [0] Setze bis zu zwei Mitglieder im Camp auf { $site } ein
    *[other] Setze noch eines auf { $site } ein, oder fertig
}
pick-15 = { $done ->
    [0] Bis zu 4 Forscher werden verfügbar
    *[other] { $done } von 4: noch einer, oder fertig
}
pick-16 = { $done ->
    [0] Ein Leiter und ein Forscher werden verfügbar
    *[other] Noch einer, oder fertig
}
pick-17 = Von welchem Feld marschieren sie los?
pick-17-1 = Sie verlassen { $source }: Auf welches Feld?
pick-17-2 = { $source } nach { $site }: { $done ->
    [0] Wer marschiert?
    *[other] Wer noch, oder fertig?
}
pick-18 = Geh mit { $budget } AP
pick-19 = Lege einen Pfadstein auf eine markierte Kante
pick-22 = Lege den Tempel auf ein markiertes Randfeld
pick-23 = Lege einen See auf ein markiertes Randfeld
pick-24 = Lege einen Vulkan auf ein markiertes Randfeld
pick-deploy = { $done ->
    [0] Setze bis zu zwei Mitglieder in einem deiner Camps ein
    *[other] Setze noch eines ein, oder fertig
}
pick-spare = Nimm dir eine Karte aus der Auslage
pick-spare-1 = { $name }: Spiel sie aus oder bewahre sie auf
pick-guard = Wähle einen Tempel für den Wächter
pick-volcano = Lege den Vulkan auf ein markiertes Feld
pick-swap = Wähle, was du gibst und was du nimmst
pick-swap-1 = Ein zweites Paar mit { $player }, oder fertig

## Schaltflächen

deed-play = Ausspielen
deed-preserve = Aufbewahren
deed-preserve-for = Statt { $name } aufbewahren
deed-discard = Abwerfen
deed-look = Ansehen
deed-use-token = Plättchen nutzen
deed-erupt = Wertung beginnen
deed-drop = Tafel abwerfen
deed-power = Fähigkeit nutzen
deed-pass = Passen
deed-done = Fertig
deed-take = Nehmen
deed-take-only = Nehmen: { $name }
deed-recruit = { WORD("deed-recruit", $figure) } (noch { $left })
deed-recruit-leader = Leiter verfügbar machen
deed-recruit-explorer = Forscher verfügbar machen
deed-march = { $figure ->
    [leader] Ein Leiter
    *[explorer] Ein Forscher
}
deed-march-all = Alle { $count }
deed-enter = { $figure ->
    [leader] Leiter einsetzen
    *[explorer] Forscher einsetzen
}
deed-stone = Pfadstein
deed-swap = Schätze tauschen
deed-short = { $deed ->
    [stone] Stein
    [swap] Tausch
    *[recruit] { $little ->
        [yes] +1 von { $left }
        *[no] +1 verfügbar (noch { $left })
    }
}
deed-choose-pair = Schätze wählen
menu-enter-one = { $figure ->
    [leader] Leiter einsetzen
    *[explorer] Forscher einsetzen
}
deed-pick = { $kind ->
    [uncover] { $hex } freilegen
    [dig] Von { $hex } nehmen
    [camp] Camp auf { $hex }
    [resite] Camp nach { $hex }
    [guard] { $hex } schützen
    *[choose] { $hex } wählen
}
deed-edge = Dorthin legen

## Felder und Kanten in Worten

what-lake = See
what-jungle = Urwald
what-party = { $player }: { $leaders ->
    [0] { $explorers ->
        [one] ein Forscher
        *[other] { $explorers } Forscher
    }
    *[other] { $leaders ->
        [one] ein Leiter
        *[other] zwei Leiter
    }{ $explorers ->
        [0] { "" }
        [one] { " " }und ein Forscher
        *[other] { " " }und { $explorers } Forscher
    }
}
what-seen = { $text }, von oben: { $kinds }
what-pick = dieses Feld lässt sich wählen
what-move-camp = dieses Camp lässt sich versetzen
edge-target = Ein Pfadstein zwischen { $edge }
edge-source = Den Pfadstein von { $edge } versetzen
not-while-drafting = Jetzt ist Draft: Nimm dir eine Position, ein AP-Plättchen, eine Tafel oder eine Karte.
walk-leaders = Wie viele Leiter
walk-leaders-of = { $count ->
    [0] nur Forscher
    [one] 1 Leiter
    *[other] { $count } Leiter
}

## Tausch

swap-taken-before = In diesem Tausch hast du davon schon genommen; keine Art geht in beide Richtungen.
swap-given-before = In diesem Tausch hast du davon schon gegeben; keine Art geht in beide Richtungen.
swap-nothing-for-it = { $other } hat nichts von anderer Art, was du dafür nehmen darfst.
swap-nothing-to-give = Du hast nichts von anderer Art, was du dafür geben darfst.
swap-no-pair = Für das, was du geben darfst, hat niemand einen Schatz einer anderen Art.
swap-do = { $cost ->
    [0] Tauschen
    *[other] Tauschen, { $cost } AP
}
swap-note = Geben darfst du eine Art, von der du mindestens so viele hast wie die andere Seite. Nehmen darfst du jede Art, egal wie viele die andere Seite hat. { $second ->
    [yes] Das ist das zweite Paar dieses Tauschs.
    *[no] Danach darfst du mit derselben Person ein zweites Paar tauschen.
}

## Der Lagerplatz

dock-title = Lagerplatz von { $player }
dock-own = Dein Lagerplatz
dock-preserved = Aufbewahrt
dock-preserved-count = { $count } von { $slots }
dock-director = Direktor
dock-once = Einmal
dock-director-bonus = { $points ->
    [one] 1 Punkt, wenn nie befragt
    *[other] { $points } Punkte, wenn nie befragt
}
dock-director-used = befragt
dock-stand-in = Hier nach eigener Wahl, nicht aus der Schachtel: { $what }
dock-round = Diese Runde
dock-token = AP
dock-token-none = genutzt
dock-token-worth = { $value } AP{ $more ->
    [0] { "" }
    *[other] { " " }+ { $more }
}
dock-tiles = Tafeln
dock-place = Position
dock-room = frei
dock-free-now = jetzt umsonst
dock-used = in dieser Runde genutzt
dock-makes-room = macht Platz
dock-none = keine
dock-card = Karte { $number }, { $name }. { $text }{ $down ->
    [yes] { " " }In dieser Runde genutzt.
    *[no] { "" }
}
dock-tile = Tafel { $tile }: { $what }
dock-tile-what = { $terrain ->
    [temple] Tempel { $value }
    [clearing] Lichtung
    [ruin] Ruine, { $value }
    [lake] See
    *[volcano] Vulkan
}
dock-use-token = AP-Plättchen mit { $value }: für { $ap } AP nutzen
dock-place-of = Position { $place } in der nächsten Zugreihenfolge
dock-treasure = { $name }: { $count }
dock-holds-volcano = hat den Vulkan
dock-passed = hat gepasst

## Was man sich angesehen hat

seen-title = Schätze, die nur du gesehen hast
seen-line = { $hex }, von oben: { $kinds }
seen-kinds = { $hex }: Irgendwo dort liegen { $kinds }
pass-text-secret = { $player } hat sich Schätze angesehen, die sonst niemand sehen darf. Sie erscheinen, wenn { $player } das Gerät hat.

## Der Draft

market-title = Der Draft
market-head-cards = Karten
market-cards-rest = , der Rest bleibt für die nächste Runde
market-tiles-spare = ; eine mehr für alle, wer zuerst zugreift
market-head-tokens = Aktionspunkte
market-head-places = Nächste Position
market-head-tiles = Gelände
market-share = { $taken } von { $all }
market-kinds = Was du nimmst
market-kind-cards = Karten
market-kind-tokens = Plättchen
market-kind-places = Position
market-kind-tiles = Gelände
market-still-cards = { $count ->
    [one] eine Karte
    *[other] { $count } Karten
}
market-still-tokens = ein AP-Plättchen ({ $values }; je eines)
market-still-places = eine Position
market-still-tiles = { $count ->
    [one] eine Tafel
    *[other] { $count } Tafeln
}
market-token = AP-Plättchen mit { $value }
market-token-text = { $value } AP, in einem Zug dieser Runde auszugeben.
market-place = Position { $place }
market-place-text = Deine Position in der Zugreihenfolge der nächsten Runde. Sie zählt auch in der letzten Wertung.
market-tile = { $terrain ->
    [temple] Tempel { $value }
    [clearing] Lichtung
    [ruin] Ruine, { $value }
    *[volcano] Vulkan
}
market-tile-text = { $terrain ->
    [temple] Ein Tempel mit Wert { $value }, für ein Urwaldfeld.
    [clearing] Eine Lichtung für ein Urwaldfeld: ein Ort für ein Camp.
    [ruin] Eine Ruine mit { $value } Schätzen, für ein Urwaldfeld.
    *[volcano] Ausgespielt beginnt er eine Wertung, in der du zuerst dran bist.
}
market-point = Zeig auf eine Sache, um zu lesen, was sie tut.
market-tap = Tippe auf eine Sache, um zu lesen, was sie tut.
market-taken = { $player } hat es

## Rund um den Spielplan

info-round = { $round } / { $rounds }
info-round-label = Runde
info-round-last = letzte Runde
info-scenario = Szenario
info-tiles = { $left ->
    [one] eine Tafel
    *[other] { $left } Tafeln
}
info-cards = { $left }
info-cards-label = Karten übrig
info-floors = Ebenen
info-order = Zugreihenfolge
info-open = Über diese Partie
info-title = { $scenario }
info-treasures = Offene Schätze
info-stand-ins = Was nicht von der Schachtel abgelesen ist
info-stand-ins-text = Manches zeigt das Regelheft nur in Bildern. Dies ist unser eigener, ausgewogener Nachbau; wer die Schachtel besitzt, kann ihn korrigieren:
camp-tab = Lagerplatz
market-tab = Draft
which-tile = Welche Tafel
settings-keys-legend = Karten: 1 bis 9 wählt eine, P spielt sie aus, K bewahrt sie auf, D wirft sie ab, O sieht nach. Draft: 1 bis 0 Karten, Q W R T Plättchen, A S D F Positionen, Z X C V Tafeln. E geht weiter: Es tut, was die goldene Schaltfläche sagt.

## Vorausplanen

plan-title-legend = { $what ->
    [draft] Du planst deinen Draft
    [scoring] Du planst deinen Wertungszug
    *[act] Du planst deinen Zug
}
plan-empty-legend = { $what ->
    [draft] Nimm dir der Reihe nach, was du nehmen würdest: Alles wird ein Schritt.
    *[act] Tu, was du in deinem Zug tun würdest: Alles wird ein Schritt.
}
plan-note-legend = { $what ->
    [draft] Jedes Mal, wenn du etwas nehmen darfst, lässt sich der nächste Schritt spielen; dazwischen nehmen die anderen.
    [scoring] Er beginnt mit all deinen AP; gewertet wird, wenn du ihn beendest.
    *[act] Was die anderen bis dahin tun, ist unbekannt.
}
