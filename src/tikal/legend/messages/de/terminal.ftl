### Was das Terminal an seinen Tischen sagt.

## Der Bildschirm

term-l-title = Tikal Legend, { $scenario }, Runde { $round }/{ $rounds }
term-l-hints = h Hilfe  u zurück  s Stand  c Lager  k Karten
term-l-game-kind = Tikal Legend, { $scenario }
term-l-game-round = Runde { $round } von { $rounds }
term-l-order = Reihenfolge
term-l-tokens = Pfadsteine: { $left } im Vorrat
term-l-stack = Stapel { $letter }, Vulkane in { $volcanoes }
term-l-card-shows = { $name } ({ $shown })
term-l-effect = { $effect ->
    [swap] Tausch
    *[volcano] Der Vulkan
}

## Menüs

term-l-menu-draft = { $player }, nimm dir eine Sache: eine Zahl, oder 9AP, place2, b3, #05. "card 05" erzählt davon.
term-l-menu-turn = { $player }, { $acted ->
    [yes] deine Aktion ist gemacht: Beende den Zug, oder tu erst noch etwas, das nichts kostet.
    *[no] eine Aktion: eine Zahl oder ein Text wie #05, ap oder b3@C4/1.
}
term-l-menu-effect = { $player } · { $name }: { $asked }{ $picks ->
    [0] { "" }
    *[other] { " " }(bisher { $picks })
}
term-l-ask = { $ask ->
    [march-from] Von welchem Feld?
    [march-to] Von { $source } auf welches Feld?
    [ruin] Zu welcher Ruine?
    [temple] Zu welchem Tempel?
    [dig] Den obersten Schatz welcher Ruine?
    [uncover] Eine Ebene welches Tempels?
    [camp] Wo steht das Camp?
    [resite] Welches Camp wird versetzt?
    [enter] Wer kommt{ $hex ->
        [none] { "" }
        *[other] { " " }nach { $hex }
    }?
    [recruit] Wer wird verfügbar?
    [march] Wer geht von { $source } nach { $hex }?
    [move] Wer geht? Noch { $ap } AP.
    [stone] Welche Kante? Tippe eines ihrer Felder.
    [lay] Auf welches Feld?
    [guard] Welcher Tempel, und wer hält Wache?
    [exchange] Welche Schätze?
    [order] Welcher Schatz kommt als Nächstes, von oben?
    [take-card] Welche Karte der Auslage?
    [play] Karte { $card }: ausspielen oder aufbewahren?
    [preserve] Karte { $card }: aufbewahren
    *[done] Fertig?
}
term-l-group = { $kind ->
    [play] Ausspielen
    [preserve] Aufbewahren
    [discard] Abwerfen
    [ap] AP-Plättchen
    [tile] Tafel
    [pass] Passen
    [look] Lidar
    [power] Direktor
    [deploy] Einsetzen
    [move] Bewegen
    [clear] Freilegen
    [dig] Schatz heben
    [swap] Tauschen
    [camp] Camp
    [guard] Wächter
    [stone] Pfadstein
    [recruit] Anwerben
    *[end] Zug beenden
}
term-l-group-empty = { $kind ->
    [play] Jetzt kannst du keine Karte ausspielen.
    [preserve] Jetzt kannst du keine Karte aufbewahren.
    [discard] Jetzt kannst du keine Karte abwerfen.
    [ap] Jetzt kannst du kein AP-Plättchen nutzen.
    [tile] Jetzt kannst du keine Tafel legen.
    [pass] Jetzt kannst du nicht passen.
    [look] Jetzt kannst du dir keine Schätze ansehen.
    [power] Jetzt kannst du deinen Museumsdirektor nicht befragen.
    [deploy] Jetzt kannst du niemanden einsetzen.
    [move] Keines deiner Mitglieder kann jetzt gehen.
    [clear] Jetzt kannst du keine Ebene freilegen.
    [dig] Jetzt kannst du keinen Schatz heben.
    [swap] Jetzt kannst du keinen Schatz tauschen.
    [camp] Jetzt kannst du kein Camp errichten.
    [guard] Jetzt kannst du keinen Wächter aufstellen.
    [stone] Jetzt kannst du keinen Pfadstein legen.
    [recruit] Jetzt kann niemand verfügbar werden.
    *[end] Der Zug kann jetzt nicht enden.
} { $reason }
term-l-reason = { $kind ->
    [play] Du hast keine Karte zum Ausspielen.
    [preserve] Rechts liegt keine Karte.
    [discard] Du hast keine normale Karte.
    [tile] Du hast keine Tafel.
    [look] Du hast keine Karte 07.
    [move] Für niemanden führt ein Pfad weiter, oder es ist noch niemand auf dem Spielplan.
    [clear] Keines deiner Mitglieder ist an einem Tempel.
    [dig] Keines deiner Mitglieder ist an einer Ruine mit Schätzen.
    [swap] Du hast keinen Schatz, den du geben darfst, oder niemand hat eine andere Art.
    [camp] Es gibt keine freie Lichtung oder leere Ruine, auf der du es darfst.
    [guard] Keines deiner Mitglieder ist an einem Tempel.
    *[other] Zuerst ist etwas anderes zu tun.
}
term-l-menu-group = { $kind ->
    [play] Welche Karte ausspielen?
    [preserve] Welche Karte aufbewahren?
    [discard] Welche Karte abwerfen, ohne Wirkung?
    [tile] Welche Tafel?
    [look] Karte 07 auf welcher Seite?
    [power] Welche Fähigkeit? Eine davon einmal je Partie; nie genutzt bringt das am Ende Punkte.
    [deploy] Wer kommt, und wohin?
    [move] Wer geht?
    [clear] Eine Ebene welches Tempels?
    [dig] Wo?
    [swap] Was tauschen?
    [camp] Wo?
    [guard] Welcher Tempel, und wer hält Wache?
    [stone] Auf welche Kante? Tippe eines ihrer Felder.
    *[recruit] Wer wird verfügbar?
} (Enter führt zurück)
term-l-menu-place = Lege { $tile }, { $what }: Auf welches Feld? (Enter führt zurück)
term-l-menu-resite = Das Camp auf { $hex } wird versetzt: Wohin? (Enter führt zurück)
term-l-menu-edge = Auf welche Kante? Tippe eines ihrer Felder. (Enter führt zurück)
term-l-menu-other-end = Zwischen { $hex } und welchem Feld? (Enter führt zurück)
term-l-menu-pass = Du könntest noch eine aufbewahrte Karte ausspielen. Passen und für diese Runde aussteigen? (j, oder Enter zum Weiterspielen)
term-l-pass-yes = Ja, passen
term-l-place = Position { $place } in der nächsten Zugreihenfolge
term-l-place-short = Position { $place }
term-l-ap-token = AP-Plättchen mit { $value }
term-l-ap-token-short = { $value } AP
term-l-token-of = { $value } AP, und was die Karten 20 und 21 dazugeben
term-l-ways = { $count ->
    [one] eine Möglichkeit
    *[other] { $count } Möglichkeiten
}{ $cost ->
    [0] { "" }
    *[other] { " " }ab { $cost } AP
}
term-l-use-tile = { $tile }, { $what }{ $kind ->
    [erupt] : ausspielen, die Wertung beginnt
    [drop] : passt nirgends, aus dem Spiel
    *[lay] { "" }
}
term-l-recruit = { $figure ->
    [leader] ein Leiter, { $left } noch nicht verfügbar
    *[explorer] ein Forscher, { $left } noch nicht verfügbar
}{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } AP
}
term-l-march = { $figure ->
    [leader] ein Leiter, dort noch { $left }
    *[explorer] ein Forscher, dort noch { $left }
}
term-l-top = (oben: { WORD("kind", $treasure) })
term-l-resite = das Camp auf { $hex }
term-l-token = der Pfadstein auf { $edge }
term-l-edge = { $stones ->
    [0] noch kein Pfad
    [one] jetzt eine Steinplatte
    *[other] jetzt { $stones } Steinplatten
}
term-l-look-from = mit Karte 07 nachsehen, { $side ->
    [left] links
    *[right] rechts
}
term-l-preserved = (aufbewahrt)
term-l-preserve = aufbewahren: { $name }
term-l-makes-room = Karte { $card } macht Platz
term-l-done = fertig: nichts mehr davon

## Antworten und Seiten

term-l-look = { $hex }: { $terrain ->
    [base_camp] das gemeinsame Basiscamp
    [temple] ein Tempel mit Wert { $value }
    [clearing] eine Lichtung
    [emptied] eine leere Ruine mit { $value ->
        [one] einer Maske
        *[other] { $value } Masken
    }, sonst so gut wie eine Lichtung
    [ruin] { $value ->
        [one] eine Ruine mit einem Schatz
        *[other] eine Ruine mit { $value } Schätzen
    }
    [lake] ein See
    [volcano] ein Vulkan
    [border] Urwald am Rand; hierher kommen nur Tafeln von Karten
    *[jungle] Urwald
}
term-l-look-owner = { $player } hat dort die Mehrheit.
term-l-look-nobody = Niemand hat dort die Mehrheit.
term-l-looked = { $place ->
    [1] Seinen obersten Schatz kennt: { $players }.
    *[other] Den { $place }. Schatz von oben kennt: { $players }.
}
term-l-known = { $place ->
    [1] Oben liegt { WORD("kind", $treasure) }
    *[other] An { $place }. Stelle von oben liegt { WORD("kind", $treasure) }
}; das weiß: { $players }.
term-l-kinds = Unter den anderen, in einer Reihenfolge, die du nicht kennst: { $kinds }.
term-l-token-path = { $hex } { $cost } AP ({ $tokens ->
    [one] mit einem Pfadstein
    *[other] mit { $tokens } Pfadsteinen
})
term-l-no-card = „{ $text }“ ist keine Karte; Karten sind 01 bis 24.
term-l-cards-title = In der Auslage
term-l-held-title = Auf Lagerplätzen
term-l-site-supply = verfügbar: { $explorers } Forscher, { $leaders ->
    [one] ein Leiter
    *[other] { $leaders } Leiter
}; noch nicht: { $later } und { $later_leaders }; noch { $camps } Camps und { $guards } Wächter
term-l-site-draft = AP-Plättchen: { $token ->
    [0] -
    *[other] { $token }
}; Tafeln: { $tiles }; Position in der nächsten Zugreihenfolge: { $place ->
    [0] -
    *[other] { $place }
}
term-l-site-cards = { $side ->
    [left] aufbewahrt: { $cards }
    *[right] Karten: { $cards }
}
term-l-site-powers = Fähigkeitstafel { $tile }{ $used ->
    [yes] , genutzt
    *[no] , eine von:
}
term-l-site-museum = Museum: { $treasures }
term-l-site-table = Auf dem Tisch
term-l-site-stones = Pfadsteine: { $left } im Vorrat; auf { $edges }
term-l-site-open = Schätze, die für Karten 01 offen liegen: { $treasures }
term-l-site-floors = übrige Tempelebenen: { $floors }

## Tabellen

term-l-column-part = Teil
term-l-column-tall = Hohe Tempel
term-l-column-volcanoes = Vulkane
term-l-column-land = Land
term-l-column-lakes = Seen
term-l-column-director = Museumsdirektor
term-l-where = Tempel { $temples }; Vulkane { $volcanoes }; Land { $count }×{ $hexes } ({ $land }); Seen { $waters }×{ $masks } Masken ({ $lakes })
term-l-score-note = Land: Tempel, die dir Punkte bringen, × Urwald, Lichtungen und leere Ruinen, die du hältst. Seen: Seen × Masken auf Ruinen, die du hältst.

## Hilfe

term-l-help-type =
    Aktionen tippen
    take 9AP, take place2, take b3, take #05    Draft
    #05   #05<          Karte 05 von rechts ausspielen, von links
    <#05  <#05-#12      Karte 05 aufbewahren; Karte 12 macht Platz
    -#05                eine Karte ohne Wirkung abwerfen
    ap                  das AP-Plättchen nutzen
    b3@C4/1             Tafel b3 auf C4 legen, um ein Sechstel im Uhrzeigersinn gedreht
    !b6   -b3           einen Vulkan ausspielen; eine Tafel aufgeben, die nirgends passt
    look  power:march   Karte 07; eine Fähigkeit des Museumsdirektors
    pass                für diese Runde aussteigen
    +E@A5*3             drei Forscher auf A5 einsetzen (L: einen Leiter)
    E:A5-D3   E:A5>D2   auf dem billigsten Weg gehen; einen Geheimpfad nehmen
    ^B5   $C3           eine Tempelebene freilegen, einen Schatz heben
    C@B4   C:B4>D2      ein Camp errichten, eines versetzen
    GE@B5               einen Forscher zum Wächter machen (GL: einen Leiter)
    T@C4|C5             einen Pfadstein auf eine Kante legen; T:A1|A2>C4|C5 versetzt einen
    &E   &L             ein Forscher, ein Leiter wird verfügbar
    xBlue:jade/sun      Blau Jade geben und die Sonne nehmen
    @C4   E:C4>>D2      was Karten fragen: ein Feld; wer marschiert
    order:jade  done    der nächste Schatz eines Stapels; nichts mehr von dieser Karte
    end, oder ein Punkt     den Zug beenden
term-l-help-commands =
    Befehle von Legend
    c campsites was alle haben, mit Fähigkeiten und Karten in Worten
    k cards     was die Karten der Auslage und der Lagerplätze tun; card 05 erzählt von einer
term-l-help-board =
    Den Spielplan lesen
    { $temple }3   Tempel mit Wert 3, in der Farbe der Expedition, der er jetzt Punkte brächte ({ $temple }3r: Rot)
    { $clearing }    Lichtung          { $ruin }4  Ruine mit 4 Schätzen ({ $ruin }4ja: du weißt, dass Jade oben liegt)
    { $emptied }2   leere Ruine, 2 Masken  { $volcano }{ $volcano }  Vulkan  { $lake }{ $lake }  See  { $camp }  das gemeinsame Basiscamp
    R{ $leader }2  Leiter und zwei Forscher von Rot; B ist Blau, Y Gelb, W Weiß
    { $camp }R   ein Camp von Rot  { $guard }R  ein Wächter von Rot
    R1 bis R16 sind die Randfelder; Urwald ohne Tafel zeigt nur seinen Namen.
term-l-help-ways =
    Wege
    Eine Zahl zwischen zwei Feldern ist, was der Weg dazwischen kostet, auch in den Urwald: hell zwischen zwei Tafeln, dunkel, wo eines davon Urwald ist, blau, wo ein Pfadstein liegt. Markierte Felder sind die, auf denen du etwas tun kannst; ein Pfeil nennt die AP des billigsten Weges dorthin.
term-l-help-panel =
    Die Leiste
    Für alle die Punkte und was eine Wertung jetzt brächte; Forscher ({ $explorer }) und Leiter ({ $leader }) verfügbar + noch nicht verfügbar, übrige Camps ({ $camp }) und Wächter ({ $guard }); das AP-Plättchen, Tafeln, { $arrow }2 die Position in der nächsten Zugreihenfolge, P4 eine ungenutzte Fähigkeitstafel; # Karten rechts und < aufbewahrte, ' wenn in dieser Runde genutzt. Darunter: Pfadsteine, der Stapel, übrige Tempelebenen als Wert:Anzahl.
term-l-help-private =
    Was nur du weißt
    Was die Karten 07 und 08 zeigen, weißt nur du: Andere sehen es nie, weder auf dem Spielplan noch im Protokoll noch auf den Seiten. Spielen mehrere an einem Bildschirm, wirst du gebeten zu kommen, bevor dein Wissen zu sehen ist.

term-l-stand-ins = Diese Dinge zeigt das Regelheft nur in Bildern; hier sind sie unser eigener Nachbau: { $keys }. Wenn du die Schachtel besitzt: tikal components.
