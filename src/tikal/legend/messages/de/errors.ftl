### Was an einer Stellungszeile oder einer Stellung nicht stimmt.

## Aufbau

not-classic = Das ist eine Stellung eines anderen Spiels.
bad-correction = Das ist keine korrigierte Schachtel: Das Wort ist nicht zu lesen.

## Stellungszeilen

line-entry = „{ $entry }“ in der Stellungszeile ist nicht zu lesen.
line-legend-seat-parts = { $seat } braucht { $count } Teile, mit ; dazwischen.
line-legend-tile = „{ $name }“ ist keine Tafel; Tafeln sind a1 bis g4, s1 bis s6 und h1 bis h11.
line-card = „{ $name }“ ist keine Karte, die dort liegen kann.
line-no-ruin = Auf { $hex } ist keine Ruine.

## Verletzte Invarianten

tile-not-drafted = Auf einem Lagerplatz oder aus dem Spiel ist eine Tafel, die nicht zum Stapel gehört.
open-not-a-pair = Die offenen Schätze dieser Art werden zusammen genommen oder gar nicht: { WORD("kind", $kind) }.
bad-knowledge = Was die Plätze von den Schätzen wissen, kann nicht stimmen.
card-count = Die Zahl der Karten { $card } geht nicht auf.
too-many-cards = { $seat } hat auf einer Seite mehr Karten, als dort Platz haben.
too-many-on-display = Es liegen mehr Karten aus, als es Plätze gibt.
token-count = Die Zahl der AP-Plättchen geht nicht auf.
too-many-leaders = { $seat } hat mehr als { $most } Leiter.
too-many-later = { $seat } hat mehr noch nicht verfügbare Mitglieder, als es gab.
bad-powers = Die Fähigkeitstafeln passen nicht zu den Plätzen.
bad-places = Zwei Plätze haben dieselbe Position genommen.
bad-round = Die Runde passt nicht zu den Tafeln, die noch im Stapel sind.
bad-draft = Was ausliegt, passt nicht zu dem, was die Plätze genommen haben.
bad-pass = Wer gepasst hat, passt nicht zur Phase.
passed-with-things = { $seat } hat gepasst, hat aber noch eine Tafel, ein AP-Plättchen oder rechts eine normale Karte.
bad-acted = Ob die Aktion dieses Zuges gemacht ist, passt nicht zur Phase.
bad-reveal = Ein Schatz wird genau dann gezeigt, wenn er erwartet wird.
bad-effect = Was die Karte oder Fähigkeit sich merkt, kann nicht stimmen.
no-legal-action = In dieser Stellung wäre nichts zu tun.
