### Was an einer Stellungszeile oder einer Stellung nicht stimmt.

## Stellungszeilen

line-tile = „{ $name }“ ist keine Tafel; Tafeln sind a1 bis g4.
line-seat-parts = { $seat } braucht fünf Teile: score;supply;figures;camps;treasures.
line-no-auction = Das Basis-Spiel hat keine Versteigerung, aber die Stellung spricht von einer.

## Verletzte Invarianten

gone-could-be-laid = Eine Tafel kann nur aus dem Spiel sein, wenn nirgends eine passt, aber auf { $hex } passt eine.
dug-too-often = Mehr als zwei Schätze können in einem Zug nicht gehoben worden sein.
bad-free-choice = Der Rest der Runde kann hier nicht frei wählen.
hex-twice = { $hex } steht zweimal auf dem Spielplan.
volcano-gone = Ein Vulkan lässt sich immer legen, also kann { $tile } nicht aus dem Spiel sein.
tile-apart = Die Tafel auf { $hex } grenzt nicht an das erforschte Land.
hex-unreachable = Nach { $hex } führt kein Pfad.
treasure-overdrawn = Von dieser Art gibt es nur { $most } Schätze: { WORD("kind", $kind) }.
too-many-points = { $seat } kann hier nicht mehr als { $most } Punkte haben.
negative-score = { $seat } hat weniger als 0 Punkte.
figure-off-the-land = { $seat } hat eine Figur auf { $hex }, wo niemand stehen kann.
leader-lost = Der Leiter von { $seat } ist nirgends, und { $seat } hat keinen Wächter, für den er gegangen sein könnte.
two-leaders = { $seat } hat mehr als einen Leiter.
bad-digging = Ein Schatz wird genau dann gehoben, wenn er aufzudecken ist, aus einer Ruine, in der in diesem Zug gegraben wurde.
bad-hand = Eine Tafel ist genau dann auf der Hand, wenn sie zu legen ist.
tile-has-no-place = Die Tafel { $tile } passt nirgends, also wäre sie aus dem Spiel.
stack-empty = Es ist keine Tafel mehr zu ziehen.
stack-not-empty = Die letzte Wertung beginnt erst, wenn alle Tafeln gezogen sind.
nothing-uncovered = Auf { $hex } kann in diesem Zug nichts freigelegt worden sein.
nothing-dug = Auf { $hex } kann in diesem Zug nichts gehoben worden sein.
overspent = Für Ebenen und Schätze wurden { $spent } AP ausgegeben, und { $ap } sind übrig: mehr, als ein Zug hat.
bad-offer = Die ausliegenden Tafeln passen nicht zu denen, die in dieser Runde noch dran sind.
bad-bids = Gebote und Passen passen nicht zusammen.
