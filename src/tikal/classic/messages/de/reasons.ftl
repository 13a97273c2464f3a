### Warum eine Aktion abgelehnt oder nicht verstanden wird.

## Ablehnungen: der falsche Moment

not-in-this-game = Bieten und Tafeln wählen gehören zur Versteigerung, die hier nicht gespielt wird.
not-in-this-phase = { $phase ->
    [lay] Zuerst muss { $player } die Tafel { $hand } auf ein Feld legen, 0- bis 5-mal gedreht: { $hand }@HEX/TURN.
    [spend] { $player } gibt jetzt Aktionspunkte aus; es gibt keine Tafel zu legen und nichts zu bieten.
    [bid] Die Versteigerung läuft: { $player } muss bieten oder passen.
    [choose] Zuerst muss { $player } eine der ausliegenden Tafeln nehmen.
    *[other] Zuerst muss der Zufall etwas entscheiden.
}

## Ablehnungen: eine Tafel legen

other-tile = Jetzt ist die Tafel { $hand } zu legen, nicht { $tile }.
not-beside-explored = { $hex } grenzt an kein erforschtes Feld.
only-volcanoes-beside = { $hex } grenzt nur an Vulkane, und über einen Vulkan führt kein Pfad.
no-stone-joins = So gedreht hätte die Tafel auf { $hex } keinen Pfad: An einer Seite zu einem betretbaren Feld muss auf einer der beiden Tafeln eine Steinplatte liegen.

## Ablehnungen: einsetzen und bewegen

leader-not-in-supply = Dein Leiter ist nicht mehr im Vorrat.
no-explorer-in-supply = Du hast keinen Forscher mehr im Vorrat.
not-explored = { $hex } ist noch nicht erforscht.
volcano-in-the-way = Einen Vulkan betritt niemand.

## Ablehnungen: Ruinen und Schätze

dug-twice-this-turn = Du hast in diesem Zug schon zwei Schätze gehoben; mehr geht nicht.
second-treasure-needs-second-member = Für einen zweiten Schatz auf { $hex } im selben Zug brauchst du dort ein zweites Mitglied.
own-set-is-safe = Du hast mehr als einen Schatz dieser Art ({ WORD("kind", $give) }): Paare und Drillinge werden nicht geteilt.
their-set-is-safe = { $other } hat mehr als einen Schatz dieser Art ({ WORD("kind", $take) }): Paare und Drillinge sind sicher.

## Ablehnungen: Ziehen und Versteigerung

bid-too-low = Ein Gebot muss höher sein als das letzte: mindestens { $least }.
bid-above-points = Du kannst nicht { $points } bieten: Du hast nur { $most ->
    [one] einen Punkt
    *[other] { $most } Punkte
}.
