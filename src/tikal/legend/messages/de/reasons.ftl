### Warum eine Aktion abgelehnt oder nicht verstanden wird.

## Ablehnungen: der falsche Moment

plan-next-round = Du hast gepasst: Dein nächster Zug kommt nach dem, was die nächste Runde bringt. Sieh bis dahin zu.
legend-other-phase = { $phase ->
    [draft] Das ist der Draft: Zu nehmen sind eine Position, ein AP-Plättchen, eine Tafel oder eine Karte.
    [act] Zuerst ist eine Aktion zu wählen: eine Karte ausspielen, aufbewahren oder abwerfen, das AP-Plättchen nutzen, eine Tafel legen oder passen.
    [spend] Jetzt werden Aktionspunkte ausgegeben; Karten, Tafeln und Plättchen sind für andere Züge.
    *[other] Zuerst muss der Zufall etwas entscheiden.
}
already-acted = Die Aktion dieses Zuges ist gemacht; beende den Zug mit einem Punkt.
not-acted-yet = Ein Zug endet erst nach seiner Aktion.
other-pick = Jetzt ist etwas anderes zu wählen, für { WORD($name) }.
not-done-yet = Bevor das fertig ist, muss es etwas bewirken.
pick-first = Beende zuerst, was du gerade wählst.

## Ablehnungen: Draft

place-already-taken = Du hast schon eine Position in der nächsten Zugreihenfolge.
place-not-free = Position { $number } ist nicht frei.
token-already-taken = Du hast schon ein AP-Plättchen.
token-not-on-offer = Ein AP-Plättchen mit { $number } liegt nicht aus.
tiles-already-taken = Du hast alle Tafeln, die du nehmen kannst.
cards-already-taken = Du hast alle Karten, die du nehmen kannst.
card-not-on-display = Karte { $card } liegt nicht aus.

## Ablehnungen: Karten

card-not-there = Karte { $card } liegt dort nicht.
card-is-permanent = Karte { $card } ist eine Dauerkarte: Sie wird nie als Aktion ausgespielt.
card-does-nothing = Karte { $card } würde jetzt nichts bewirken: { WORD($needs) }.
card-face-down = Karte { $card } wurde in dieser Runde schon genutzt.
left-full = Alle { $slots } Plätze links sind belegt; eine Karte dort muss abgeworfen werden: <#{ $card }-#CARD.
left-not-full = Links ist noch Platz, also wird dort keine Karte abgeworfen.
card-not-preserved = Karte { $other } liegt nicht links.
no-treasure-to-see = Auf keiner Ruine liegen Schätze zum Ansehen.
no-token = Du hast dein AP-Plättchen schon genutzt.

## Ablehnungen: Passen

pass-with-tile = Du kannst nicht passen, solange du eine Tafel hast.
pass-with-token = Du kannst nicht passen, solange du dein AP-Plättchen hast.
pass-with-card = Du kannst nicht passen, solange rechts eine normale Karte liegt.

## Ablehnungen: Fähigkeiten

director-used = Du hast deinen Museumsdirektor schon befragt.
power-not-offered = Deine Fähigkeitstafel bietet das nicht: { WORD("power-name", $power) }.
power-does-nothing = Die Fähigkeit { WORD("power-name", $power) } würde jetzt nichts bewirken: { WORD($needs) }.

## Ablehnungen: Tafeln

tile-not-held = Die Tafel { $tile } hast du nicht.
tile-has-a-place = Die Tafel { $tile } lässt sich noch legen, also kannst du sie nicht abwerfen.
volcano-erupts-first = { $tile } ist ein Vulkan: Er wird mit !{ $tile } ausgespielt und nach der Wertung gelegt.
no-volcano = { $tile } ist kein Vulkan.
not-inner = { $hex } ist ein Randfeld; dorthin kommen nur Tafeln von Karten.
not-border = { $hex } liegt nicht am Rand; Tafeln von Karten kommen nur auf Randfelder.
others-hold-hex = Auf { $hex } stehen Mitglieder, und du hast dort nicht die Mehrheit.
not-this-tile = Diese Karte legt die Tafel { $tile } nicht.
not-accessible = So gedreht wäre die Tafel auf { $hex } nicht zu erreichen: Auf einer gemeinsamen Kante muss eine Steinplatte liegen.

## Ablehnungen: Mitglieder

no-explorer-available = Du hast keinen Forscher im Vorrat. { $later ->
    [0] Es kann auch keiner mehr verfügbar werden.
    *[other] „{ WORD("deed-recruit-explorer") }“ kostet { $more_cost } AP; manche Karten tun es auch.
}
no-leader-available = Du hast keinen Leiter im Vorrat. { $later ->
    [0] Es kann auch keiner mehr verfügbar werden.
    *[other] „{ WORD("deed-recruit-leader") }“ kostet { $more_cost } AP; eine Karte tut es auch.
}
no-explorer-unavailable = Alle deine Forscher sind schon verfügbar.
no-leader-unavailable = Alle deine Leiter sind schon verfügbar.
no-more-recruits = Mehr davon werden hierdurch nicht verfügbar.
only-to-new-camp = Die Mitglieder kommen in das eben errichtete Camp.
march-elsewhere = Sie sind schon auf { $hex }; wähle ein anderes Feld.

## Ablehnungen: Camps

camp-in-supply = Ein Camp wird nur versetzt, wenn alle errichtet sind.
no-own-camp-there = Du hast kein Camp auf { $source }.

## Ablehnungen: Tempel und Ruinen

more-treasures-need-more-members = Für noch einen Schatz von { $hex } brauchst du dort noch ein Mitglied.
other-temple = Alle Ebenen dieser Karte gehen an einen Tempel.
same-temple-twice = Diese Karte legt an jedem Tempel eine Ebene frei.
not-in-stack = Davon ist nichts mehr einzuordnen: { WORD("kind", $treasure) }.
order-hidden = Die Reihenfolge des Stapels ist bekannt.
look-hidden = Was gesehen wurde, ist bekannt.

## Ablehnungen: Pfadsteine und Tausch

token-in-supply = Solange ein Pfadstein im Vorrat ist, werden gelegte nicht versetzt.
no-token-in-supply = Kein Pfadstein ist im Vorrat; versetze einen, der liegt: T:EDGE>EDGE.
no-token-there = Auf dieser Kante liegt kein Pfadstein.
token-must-move = Ein Pfadstein, der versetzt wird, muss die Kante wechseln.
swap-with-another = Das zweite Paar wird mit derselben Person getauscht.
they-own-more = Davon hat { $other } mehr als du, also kannst du es nicht geben: { WORD("kind", $give) }.

## Zufall

not-dealt-now = Jetzt wird etwas anderes ausgeteilt.
power-already-dealt = Diese Fähigkeitstafel ist schon ausgeteilt.
card-already-dealt = Karte { $card } ist nicht mehr im Stapel.
token-already-drawn = Im Beutel ist kein AP-Plättchen mit { $number } mehr.

## Unlesbare Aktionen

unknown-legend-hex = In „{ $text }“ ist „{ $name }“ kein Feld; Felder sind A1 bis H5 und R1 bis R{ $most }.
unknown-legend-tile = In „{ $text }“ ist „{ $name }“ keine Tafel; Tafeln sind a1 bis g4, s1 bis s6 und h1 bis h11.
unknown-card = In „{ $text }“ ist „{ $name }“ keine Karte; Karten sind 01-1 bis 24.
unknown-power = In „{ $text }“ ist „{ $name }“ keine Fähigkeit.
unknown-edge = In „{ $text }“ ist „{ $name }“ keine Kante; schreibe zwei Nachbarfelder wie C4|C5.
bad-small-number = In „{ $text }“ ist „{ $name }“ keine Zahl von 1 bis { $most }.
