### Die Lektion von Tikal Legend.

lesson-legend-name = Tikal Legend lernen
lesson-legend-about = Der Draft, Karten, der Museumsdirektor und die sechs Teile der Wertung. Zehn Minuten; leichter nach der ersten Lektion, die zeigt, wie man läuft, Camps baut und Mehrheiten hat.

lesson-legend-chapter-draft = Der Draft
lesson-legend-chapter-act = Handeln
lesson-legend-chapter-score = Die Wertung

lesson-legend-tile-ask = Wähle den Vulkan
lesson-legend-tile-how = Wähle bei den Tafeln den Vulkan, dann „Nehmen“.
lesson-legend-tile-title = Die meisten Punkte gewinnen
lesson-legend-tile-idea = Sechs Runden. Gewertet wird, wenn jemand eine Vulkantafel spielt, und am Ende: Felder, auf denen du am stärksten bist, und Schätze. Eine Runde beginnt mit dem Draft: Reihum nehmen alle Karten, Tafeln, Aktionspunkte (AP) und eine Position.
lesson-legend-tile-why = Warum der Vulkan? Wer ihn spielt, sagt, wann gewertet wird, und wer ihn danach hält, bekommt in jeder Wertung 10 Punkte.
lesson-legend-tile-other-title = Nicht dort.
lesson-legend-tile-other = Das ist eine Lichtung. Nimm den Vulkan, Tafel B6.

lesson-legend-card-ask = Wähle die Karte „Zum Tempel“
lesson-legend-card-how = Wähle die Karte, dann „Nehmen“.
lesson-legend-card-title = Karten können mehr als AP
lesson-legend-card-idea = Jede Karte ist eine starke Aktion. „Zum Tempel“ setzt zwei Forscher auf Tempel, wo immer sie stehen.
lesson-legend-card-why = Warum diese? Zwei Tempel mit dem Wert 4 stehen leer, weit weg von jedem Camp.
lesson-legend-card-other-title = Nicht dort.
lesson-legend-card-other = Auch Karten mit Tafeln sind gut. Aber heute nimm „Zum Tempel“.

lesson-legend-token-ask = Wähle das Plättchen mit 10 AP
lesson-legend-token-how = Wähle das Plättchen mit der 10, dann „Nehmen“.
lesson-legend-token-title = Deine AP für die Runde
lesson-legend-token-idea = Alle deine AP einer Runde stehen auf einem Plättchen, das einmal genutzt wird, ganz, in einem Zug. Die Plättchen sind verschieden, und wer zuerst nimmt, hat die Wahl.
lesson-legend-token-why = Warum jetzt? Nur zwei liegen da, und Itzel nähme das bessere.
lesson-legend-token-less-title = Fast. Eins mehr.
lesson-legend-token-less = Das hat 9. Nimm die 10.
lesson-legend-token-place-title = Noch nicht.
lesson-legend-token-place = Erst das AP-Plättchen: Die Plätze können warten.

lesson-legend-place-ask = Wähle Platz 1
lesson-legend-place-how = Wähle Platz 1, dann „Nehmen“.
lesson-legend-place-title = Wer nächstes Mal zuerst kommt
lesson-legend-place-idea = Der Platz gilt ab der nächsten Runde. Wer zuerst kommt, wählt zuerst.
lesson-legend-place-why = Warum nicht früher? Zuletzt nimmst du, was jetzt am wenigsten zählt.
lesson-legend-place-second-title = Fast.
lesson-legend-place-second = Platz 1 ist noch da. Nimm ihn.

lesson-legend-landing-ask = Spiele „Zum Tempel“ auf H2 und F5
lesson-legend-landing-how = { $next ->
    [1] Wähle die Karte auf deinem Lagerplatz unter dem Spielplan, dann „Ausspielen“.
    [2] Wähle H2 für den ersten Forscher.
    *[other] Wähle F5 für den zweiten Forscher.
}
lesson-legend-landing-title = Eine Aktion je Zug
lesson-legend-landing-idea = Nun handeln alle reihum, je eine Sache: eine Karte, eine Tafel, das AP-Plättchen. Diese Karte setzt einen Forscher auf H2 und einen auf F5.
lesson-legend-landing-why = Warum dorthin? Je 4 wert, für die Mehrheit dort: Ein Forscher zählt 1, ein Leiter 3.
lesson-legend-landing-volcano-title = Noch nicht.
lesson-legend-landing-volcano = Dann würde jetzt gewertet. Werde erst stark: Spiele die Karte.
lesson-legend-landing-ap-title = Noch nicht.
lesson-legend-landing-ap = Die AP kommen im nächsten Zug. Spiele erst die Karte.
lesson-legend-landing-other-title = Fast.
lesson-legend-landing-other = Das war eine andere Karte. Spiele „Zum Tempel“.

lesson-legend-end-ask = Beende deinen Zug
lesson-legend-end-how = Drücke „Zug beenden“.
lesson-legend-end-title = Das war eine Aktion
lesson-legend-end-idea = Du tust eine Sache, dann die anderen je eine, bis alle gepasst haben. Jetzt legt Itzel eine Tafel: Das geht auf jedem Urwaldfeld.
lesson-legend-end-why = Warum steht bei dir 21 „bei Wertung“ und vorher 11? 10 bringt der Vulkan, den dein Leiter hält; 8 mehr bringen die zwei Tempel, die letzten 2 die Wildnis. So heißen Felder mit Dschungel oder Lichtung. Jedes, das du hältst, bringt 1 für jeden deiner Tempel: ein Feld, zwei Tempel.
lesson-legend-end-more-title = Nicht jetzt.
lesson-legend-end-more = Eine Aktion je Zug. Drücke „Zug beenden“.

lesson-legend-ap-ask = Nutze dein AP-Plättchen
lesson-legend-ap-how = Wähle auf deinem Lagerplatz das Plättchen mit 10 AP und nutze es.
lesson-legend-ap-title = Zehn AP auf einmal
lesson-legend-ap-idea = AP, Aktionspunkte, bezahlen, was deine Leute tun: einsetzen, gehen, graben, Ebenen freilegen, Camps. Alle zehn sind für diesen einen Zug.
lesson-legend-ap-why = Warum jetzt? Vor der Wertung ist noch viel zu tun.
lesson-legend-ap-card-title = Nicht jetzt.
lesson-legend-ap-card = Behalte die Karte. Nutze das AP-Plättchen.
lesson-legend-ap-volcano-title = Noch nicht.
lesson-legend-ap-volcano = Fast so weit: Gib erst deine AP aus, dann kommt der Vulkan.

lesson-legend-director-ask = Frage den Direktor: „Anwerbung“
lesson-legend-director-how = { $next ->
    [1] Wähle „Anwerbung“ auf der Direktorentafel deines Lagerplatzes.
    [2] Drücke „{ WORD("deed-recruit-leader") }“: aus der Schachtel in deinen Vorrat, umsonst. Wer im Vorrat ist, kann in einem Camp eingesetzt werden.
    [3] Drücke „{ WORD("deed-recruit-explorer") }“: auch umsonst.
    [4] Wähle dein Camp auf F3, dann „Leiter einsetzen“.
    *[other] Wähle noch einmal F3: Ein Forscher kommt ins Spiel.
}
lesson-legend-director-title = Einmal je Partie
lesson-legend-director-idea = Dein Museumsdirektor hat drei Fähigkeiten. Eine davon darfst du nutzen, einmal im Spiel, und das kostet keine Aktion.
lesson-legend-director-why = Warum diese? Ein Leiter und ein Forscher kommen umsonst. Die Knöpfe neben deinen AP tun so etwas für AP: einen Forscher oder Leiter verfügbar machen, einen Pfadstein setzen, Schätze tauschen. Wer den Direktor nie befragt, bekommt am Ende 5 Punkte: der Lorbeer.
lesson-legend-director-other-title = Nicht dort.
lesson-legend-director-other = Das ist eine andere Fähigkeit. Wähle „Anwerbung“.
lesson-legend-director-end-title = Noch nicht.
lesson-legend-director-end = Alle deine AP würden verfallen. Frage erst den Direktor.

lesson-legend-dig-ask = Grabe auf D4
lesson-legend-dig-how = { $next ->
    [5] Wähle D4 und grabe: 3 AP.
    *[other] Wähle auf F3 den Forscher, die kleinere Figur links, dann D4: 4 AP.
}
lesson-legend-dig-title = Steinplatten sind der Zoll
lesson-legend-dig-idea = Jede Steinplatte auf dem Weg kostet 1 AP. Du darfst auch durch den Urwald gehen, wo eine Steinplatte auf der Kante liegt.
lesson-legend-dig-why = Warum D4? Dort liegen vier Schätze, und niemand gräbt.
lesson-legend-dig-leader-title = Fast.
lesson-legend-dig-leader = Das ist der Leiter. Schick den Forscher.
lesson-legend-dig-early-title = Noch nicht.
lesson-legend-dig-early = Geh erst mit dem Forscher nach D4.
lesson-legend-dig-end-title = Noch nicht.
lesson-legend-dig-end = Du hast noch AP, und sie verfallen.

lesson-legend-floor-ask = Lege auf H2 eine Ebene frei
lesson-legend-floor-how = Wähle H2, dann „Freilegen bis 5“: 2 AP.
lesson-legend-floor-title = Von 4 auf 5
lesson-legend-floor-idea = Wer auf einem Tempel steht, legt für 2 AP seine nächste Ebene frei. Die Zahl obenauf ist, was der Tempel bringt.
lesson-legend-floor-why = Mit Ebene 7 bis 10 ist ein Tempel hoch: Wer ihn hält, bekommt dann in jeder Wertung 5, 6, 8 oder 10 Punkte mehr.
lesson-legend-floor-other-title = Fast.
lesson-legend-floor-other = Erst H2. F5 kommt später.
lesson-legend-floor-end-title = Noch nicht.
lesson-legend-floor-end = 3 AP sind übrig: genug für eine Ebene.

lesson-legend-next-ask = Beende deinen Zug
lesson-legend-next-how = Drücke „Zug beenden“.
lesson-legend-next-title = Das Plättchen ist genutzt
lesson-legend-next-idea = Was du nicht ausgibst, verfällt. Du hast noch Tafeln und Karten für weitere Züge.
lesson-legend-next-why = Und jetzt? Itzel spielt eine Karte: einen See am Rand.
lesson-legend-next-more-title = Nicht jetzt.
lesson-legend-next-more = Das genügt. Drücke „Zug beenden“.

lesson-legend-keep-ask = Bewahre die Karte „Camp“ auf und beende deinen Zug
lesson-legend-keep-how = { $next ->
    [2] Drücke jetzt „Zug beenden“.
    *[other] Wähle die Karte „Camp“, dann „Aufbewahren“.
}
lesson-legend-keep-title = Für einen anderen Tag
lesson-legend-keep-idea = Die Karten dieser Runde sind danach weg. Eine aufbewahrte Karte bekommt einen eigenen Platz auf deinem Lagerplatz und bleibt.
lesson-legend-keep-why = Warum behalten? Ein Camp kostet viele AP. Mit dieser Karte kostet es eine Aktion, wenn du es brauchst.
lesson-legend-keep-discard-title = Nicht dort.
lesson-legend-keep-discard = Wirf sie nicht ab: Bewahre sie auf.
lesson-legend-keep-play-title = Nicht jetzt.
lesson-legend-keep-play = Noch hast du keinen guten Platz für ein Camp. Bewahre sie auf.
lesson-legend-keep-volcano-title = Noch nicht.
lesson-legend-keep-volcano = Im nächsten Zug. Rette erst die Karte.

lesson-legend-erupt-ask = Spiele den Vulkan
lesson-legend-erupt-how = Wähle auf deinem Lagerplatz den Vulkan und spiele ihn.
lesson-legend-erupt-title = Jetzt wird gewertet
lesson-legend-erupt-idea = Gewertet wird, sobald jemand eine Vulkantafel ausspielt, und noch einmal nach der letzten Runde. Alle bekommen 10 AP und werten dann; du zuerst.
lesson-legend-erupt-why = Warum jetzt? Du hast zwei Tempel, Itzel hat wenig. Die Tafel selbst wird gelegt, wenn alle gewertet haben.
lesson-legend-erupt-card-title = Nicht jetzt.
lesson-legend-erupt-card = Die Zeit ist da: Spiele den Vulkan.

lesson-legend-ground-ask = Forscher nach F4, Leiter nach G4
lesson-legend-ground-how = { $next ->
    [2] Geh mit dem Leiter von F3 nach G4: 1 AP.
    *[other] Geh mit dem Forscher von G4 nach F4: 1 AP.
}
lesson-legend-ground-title = Wildnis
lesson-legend-ground-idea = Felder mit Urwald und Lichtung, auf denen du am stärksten bist (Forscher zählt 1, Leiter 3), mal die Tempel, die du wertest. Zwei Tempel, zwei Felder: 4 Punkte.
lesson-legend-ground-why = Warum nicht F3? Ein Feld mit Camp zählt nicht.
lesson-legend-ground-end-title = Noch nicht.
lesson-legend-ground-end = Mit dem Ende des Zuges wird gewertet. Gib erst deine 10 AP aus.

lesson-legend-floors-ask = Lege auf F5 und auf H2 je eine Ebene frei
lesson-legend-floors-how = { $next ->
    [2] Wähle H2, dann „Freilegen bis 6“: 2 AP.
    *[other] Wähle F5, dann „Freilegen bis 5“: 2 AP.
}
lesson-legend-floors-title = Tempel und hohe Tempel
lesson-legend-floors-idea = Ein Tempel bringt seine oberste Ebene dem Stärksten dort; bei Gleichstand niemandem. Ebene 7 bis 10 bringt dazu 5, 6, 8 oder 10.
lesson-legend-floors-why = Warum beide? Jede Ebene ist ein Punkt, jetzt und in jeder Wertung danach. Aber wer auf einem Tempel am stärksten ist, kann einen Wächter aufstellen: Dann ist er für immer vergeben und wächst nicht mehr. So gehen hohe Tempel verloren.
lesson-legend-floors-guard-title = Nicht jetzt.
lesson-legend-floors-guard = Ein Wächter hielte ihn für immer, aber der Tempel wächst dann nicht mehr. Lege die Ebenen frei.
lesson-legend-floors-end-title = Noch nicht.
lesson-legend-floors-end = Du hast noch AP. Lege die Ebenen frei.

lesson-legend-treasure-ask = Grabe noch einmal auf D4
lesson-legend-treasure-how = Wähle D4, dann grabe: 3 AP.
lesson-legend-treasure-title = Schätze
lesson-legend-treasure-idea = Ein bis fünf Schätze einer Art bringen 1, 3, 6, 10 oder 15 Punkte.
lesson-legend-treasure-why = Für 3 AP kannst du auch einen oder zwei Schätze mit jemandem tauschen; ablehnen geht nicht. Geben darfst du nur eine Sorte, von der du mindestens so viele hast wie die andere Seite.
lesson-legend-treasure-end-title = Noch nicht.
lesson-legend-treasure-end = 4 AP sind übrig. Grabe erst.

lesson-legend-count-ask = Beende deinen Zug und werte
lesson-legend-count-how = Drücke „Zug beenden“.
lesson-legend-count-title = Sechs Teile
lesson-legend-count-idea = Tempel 11, hohe Tempel 0, Vulkane 10 für den, den dein Leiter auf D1 hält, Wildnis 4, Gewässer 0, Schätze 2.
lesson-legend-count-why = Gewässer sind Seen, auf denen du am stärksten bist, mal die Masken auf solchen Ruinen. Masken sind die kleinen Köpfe auf der Tafel einer Ruine: Bei einer leeren zählen alle, wo noch Schätze liegen, eine.
lesson-legend-count-more-title = Nicht jetzt.
lesson-legend-count-more = Alles ist getan. Drücke „Zug beenden“.

lesson-legend-lay-ask = Lege den Vulkan auf G3
lesson-legend-lay-how = Drücke den goldenen Knopf: Das Plättchen liegt schon auf G3.
lesson-legend-lay-title = Dann wird er gelegt
lesson-legend-lay-idea = Der Vulkan kommt auf irgendein Urwaldfeld. Wer dort am stärksten ist, bekommt beim nächsten Mal 10 Punkte.
lesson-legend-lay-why = Warum G3? Dein Leiter steht daneben.
lesson-legend-lay-elsewhere-title = Nicht dort.
lesson-legend-lay-elsewhere = G3 liegt näher bei deinen Leuten.

lesson-legend-over-ask = Du hast Tikal Legend gelernt
lesson-legend-over-how = Achtundzwanzig Punkte zu sechs: gut gemacht.
lesson-legend-over-title = Das ist Legend
lesson-legend-over-idea = Sechs Runden mit Draft und Aktionen; wer nichts mehr hat, passt. Hier nicht vorgekommen: Ein Wächter hält einen Tempel für immer, also stell auf hohen Tempeln einen auf, ehe andere dort stärker sind; und für 1 AP geht es von einem deiner Camps zum anderen.
lesson-legend-over-why = Du bist weit vorn. Spiel diese Partie jetzt weiter, oder verlass sie endgültig und beginne auf der Startseite eine neue.
