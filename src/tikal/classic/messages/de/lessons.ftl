### Die Lektionen des klassischen Spiels.

## Lektion eins: das Grundspiel bis zur ersten Wertung

lesson-first-turns-name = Die ersten Züge
lesson-first-turns-about = Tafeln, Wege, Tempel, Schätze und die erste Wertung.

lesson-first-turns-chapter-land = Das Land
lesson-first-turns-chapter-walking = Gehen
lesson-first-turns-chapter-temples = Tempel
lesson-first-turns-chapter-treasures = Schätze
lesson-first-turns-chapter-camps = Eigene Camps
lesson-first-turns-chapter-points = Punkte

lesson-first-turns-lay-ask = Lege den Tempel auf C4
lesson-first-turns-lay-how = Drücke einen runden Pfeil, „Drehen“, bis die Seite mit „1 Steinplatte“ nach rechts unten zeigt. Drücke dann „Auf C4 legen“.
lesson-first-turns-lay-title = Die meisten Punkte gewinnen
lesson-first-turns-lay-idea = Tempel und Schätze bringen sie, viermal im Spiel. Jeder Zug beginnt mit einer Tafel: Sie liegt neben bekanntem Land, und eine Steinplatte muss die beiden verbinden.
lesson-first-turns-lay-why = Warum drehen? Steinplatten sind die Wege. Du bestimmst, wohin sie führen.
lesson-first-turns-lay-turned-title = Fast. Drehe sie.
lesson-first-turns-lay-turned = Das Feld stimmt. Drehe die Tafel, bis ihre einzelne Steinplatte nach rechts unten zeigt, zu D4.
lesson-first-turns-lay-elsewhere-title = Nicht dort.
lesson-first-turns-lay-elsewhere = Sie würde passen, aber hier soll sie auf C4 liegen, zwei Schritte vom Camp.
lesson-first-turns-lay-alone-title = Nicht dort.
lesson-first-turns-lay-alone = Land wächst an Land. C4 berührt die Lichtung B4.

lesson-first-turns-leader-ask = Bring deinen Leiter ins Spiel
lesson-first-turns-leader-how = Wähle das Camp auf A5, dann den Leiter. Das kostet 1 AP.
lesson-first-turns-leader-title = Zehn Aktionspunkte
lesson-first-turns-leader-idea = Nach der Tafel hast du 10 AP. Den Leiter oder einen Forscher ins Spiel zu bringen kostet 1.
lesson-first-turns-leader-why = Warum zuerst der Leiter? Er zählt so viel wie drei Forscher.
lesson-first-turns-leader-explorer-title = Fast. Erst der Leiter.
lesson-first-turns-leader-explorer = Die Figur mit der Feder am Hut ist dein Leiter.

lesson-first-turns-explorer-ask = Bring einen Forscher ins Spiel
lesson-first-turns-explorer-how = Wähle noch einmal das Camp auf A5, dann den Forscher: 1 AP.
lesson-first-turns-explorer-title = Nicht allein
lesson-first-turns-explorer-idea = Du hast einen Leiter und 18 Forscher: die Mitglieder deiner Expedition. Alle beginnen im Camp auf A5.
lesson-first-turns-explorer-why = Warum jetzt? Wer heute kommt, kann morgen arbeiten.
lesson-first-turns-explorer-second-title = Noch nicht.
lesson-first-turns-explorer-second = Es gibt nur einen Leiter. Wähle den Forscher.
lesson-first-turns-explorer-off-title = Noch nicht.
lesson-first-turns-explorer-off = Dein Leiter geht im nächsten Schritt. Bring erst auf A5 einen Forscher ins Spiel.

lesson-first-turns-walk-ask = Geh mit dem Leiter nach C4
lesson-first-turns-walk-how = Wähle C4: zwei Steinplatten auf dem Weg, 2 AP.
lesson-first-turns-walk-title = Steine sind der Zoll
lesson-first-turns-walk-idea = Jede Steinplatte, über die du gehst, kostet 1 AP. Eine aus dem Camp, eine nach C4: zwei.
lesson-first-turns-walk-why = Warum dorthin? Wer auf einem Tempel am stärksten ist, wertet ihn, und dein Leiter zählt drei.
lesson-first-turns-walk-explorer-title = Fast.
lesson-first-turns-walk-explorer = Das war der Forscher. Nimm den Leiter und wähle C4.
lesson-first-turns-walk-elsewhere-title = Nicht dort.
lesson-first-turns-walk-elsewhere = Diese Tempel sind 1 wert. C4 ist 2 wert.

lesson-first-turns-halfway-ask = Geh mit dem Forscher nach B4
lesson-first-turns-halfway-how = Wähle den Forscher auf A5, dann B4. Eine Steinplatte: 1 AP.
lesson-first-turns-halfway-title = Kein Stein, kein Weg
lesson-first-turns-halfway-idea = Wo zwischen zwei Feldern keine Steinplatte liegt, kommt niemand hinüber. Von A5 führt der billige Weg nach C4 über B4.
lesson-first-turns-halfway-why = Warum dort halten? Du willst 5 AP für den Tempel behalten.
lesson-first-turns-halfway-far-title = Nicht dort.
lesson-first-turns-halfway-far = Das würde 2 AP kosten. B4 kostet 1.
lesson-first-turns-halfway-leader-title = Fast.
lesson-first-turns-halfway-leader = Der Leiter bleibt auf dem Tempel. Schick den Forscher.
lesson-first-turns-halfway-uncover-title = Noch nicht.
lesson-first-turns-halfway-uncover = Das kommt danach. Erst geht der Forscher nach B4.

lesson-first-turns-uncover-ask = Lege den Tempel auf C4 bis 3 frei
lesson-first-turns-uncover-how = Wähle C4, dann „Freilegen bis 3“: 2 AP.
lesson-first-turns-uncover-title = Lege ihn frei
lesson-first-turns-uncover-idea = Ein Mitglied auf einem Tempel kann für 2 AP die nächste Ebene freilegen.
lesson-first-turns-uncover-why = Warum? Die Zahl ist, was der Tempel in jeder Wertung bringt.
lesson-first-turns-uncover-nobody-title = Nicht dort.
lesson-first-turns-uncover-nobody = Dein Leiter steht auf C4: Arbeite dort.
lesson-first-turns-uncover-bring-title = Noch nicht.
lesson-first-turns-uncover-bring = Das schafft dein Leiter allein. Wähle C4.

lesson-first-turns-two-ask = Lege den Tempel auf C4 bis 4 frei
lesson-first-turns-two-how = { $next ->
    [2] Wähle C4, dann „Freilegen bis 4“: 2 AP.
    *[other] Geh mit dem Forscher von B4 nach C4: 1 AP.
}
lesson-first-turns-two-title = Noch eine
lesson-first-turns-two-idea = Ein Tempel kann in einem Zug zweimal wachsen, aber beim zweiten Mal braucht es ein zweites Mitglied dort.
lesson-first-turns-two-why = Warum weiter? Ebene 4 bringt einen Punkt mehr, immer wieder.
lesson-first-turns-two-one-title = Fast. Es braucht zwei.
lesson-first-turns-two-one = Dein Leiter steht auf C4. Der Forscher ist auf B4, eine Steinplatte weit weg: Hol ihn herüber.
lesson-first-turns-two-leave-title = Nicht dort.
lesson-first-turns-two-leave = Niemand muss gehen. Dein Forscher soll nach C4 kommen.

lesson-first-turns-end-ask = Beende deinen Zug
lesson-first-turns-end-how = Drücke „Zug beenden“. Dann spielt Itzel.
lesson-first-turns-end-title = Zehn sind ausgegeben
lesson-first-turns-end-idea = Du darfst immer früher aufhören. Was übrig bleibt, verfällt.
lesson-first-turns-end-why = Und jetzt? Itzel legt eine Tafel und gibt 10 AP aus. Achte darauf, wohin es geht.
lesson-first-turns-end-more-title = Nicht jetzt.
lesson-first-turns-end-more = Dieser Zug ist fertig. Drücke „Zug beenden“.

lesson-first-turns-ruin-ask = Lege die Ruine auf C5
lesson-first-turns-ruin-how = Drehe sie, bis die Seite mit „1 Steinplatte“ nach oben zeigt, zu C4. Drücke dann „Auf C5 legen“.
lesson-first-turns-ruin-title = Neuer Zug, neue Tafel
lesson-first-turns-ruin-idea = Das ist eine Ruine. Für jede Maske birgt sie einen Schatz; liegt sie, sagt die Zahl am Stapel, wie viele noch da sind.
lesson-first-turns-ruin-why = Warum dort? Sie liegt neben der Lichtung und neben deinem Tempel: zwei Wege hinein.
lesson-first-turns-ruin-turned-title = Fast. Drehe sie.
lesson-first-turns-ruin-turned = Das Feld stimmt. Die einzelne Steinplatte soll nach oben zeigen, zu C4.
lesson-first-turns-ruin-elsewhere-title = Nicht dort.
lesson-first-turns-ruin-elsewhere = C5 liegt näher bei deinen Leuten.

lesson-first-turns-majority-ask = Hol dir C4 zurück
lesson-first-turns-majority-how = { $next ->
    [1] Bring auf A5 einen Forscher ins Spiel: 1 AP.
    *[other] Geh mit dem Forscher von A5 nach C4: 2 AP.
}
lesson-first-turns-majority-title = Die Mehrheit wertet
lesson-first-turns-majority-idea = Du hast auf C4 einen Leiter und einen Forscher: Stärke 4. Itzel hat auch 4. Das ist Gleichstand, und dann wertet niemand.
lesson-first-turns-majority-why = Warum noch einer? Fünf gegen vier, und der Tempel gehört dir.
lesson-first-turns-majority-uncover-title = Noch nicht.
lesson-first-turns-majority-uncover = Jetzt freizulegen hilft niemandem. Sei erst stärker als Itzel.
lesson-first-turns-majority-guard-title = Noch nicht.
lesson-first-turns-majority-guard = Später. Bring erst noch einen Forscher.
lesson-first-turns-majority-away-title = Nicht dort.
lesson-first-turns-majority-away = Dann führt Itzel auf C4. Bring lieber noch einen.

lesson-first-turns-reach-ask = Schick einen Forscher zur Ruine
lesson-first-turns-reach-how = { $next ->
    [1] Bring auf A5 einen Forscher ins Spiel: 1 AP.
    *[other] Geh mit dem Forscher von A5 nach C5: 2 AP.
}
lesson-first-turns-reach-title = Jemand muss graben
lesson-first-turns-reach-idea = Ein Mitglied auf einer Ruine kann einen Schatz heben. Deine anderen werden auf C4 gebraucht.
lesson-first-turns-reach-why = Warum nicht mehr ausgeben? Nach dem Weg bleiben 4 AP, und ein Schatz kostet 3.
lesson-first-turns-reach-dig-title = Noch nicht.
lesson-first-turns-reach-dig = Von dir steht dort niemand. Bring einen Forscher nach C5.
lesson-first-turns-reach-weaken-title = Nicht dort.
lesson-first-turns-reach-weaken = Dann wäre C4 wieder im Gleichstand. Nimm einen neuen Forscher von A5.

lesson-first-turns-dig-ask = Hebe einen Schatz
lesson-first-turns-dig-how = Wähle C5, dann „Schatz heben“: 3 AP.
lesson-first-turns-dig-title = Was liegt darunter?
lesson-first-turns-dig-idea = Der oberste Schatz wird aufgedeckt und gehört dir. Vorher kennt ihn niemand.
lesson-first-turns-dig-why = Warum graben? Einer seiner Art bringt 1, zwei bringen 3, drei bringen 6.
lesson-first-turns-dig-away-title = Nicht dort.
lesson-first-turns-dig-away = Bleib auf C5 und grabe.
lesson-first-turns-dig-end-title = Noch nicht.
lesson-first-turns-dig-end = Du hast noch 4 AP. Grabe erst.

lesson-first-turns-lost-ask = Beende deinen Zug
lesson-first-turns-lost-how = 1 AP ist übrig und verfällt. Drücke „Zug beenden“.
lesson-first-turns-lost-title = Eine Sonne
lesson-first-turns-lost-idea = Du siehst alle Schätze, auch die der anderen. Eine zweite Sonne wäre ein Paar.
lesson-first-turns-lost-why = Und jetzt? Itzel ist dran. Behalte die Ruine im Auge.
lesson-first-turns-lost-again-title = Nicht jetzt.
lesson-first-turns-lost-again = Genug für diesen Zug. Drücke „Zug beenden“.

lesson-first-turns-clearing-ask = Lege die Lichtung auf D4
lesson-first-turns-clearing-how = Sie liegt schon richtig. Drücke „Auf D4 legen“.
lesson-first-turns-clearing-title = Platz für ein Camp
lesson-first-turns-clearing-idea = Auf einer Lichtung gibt es nichts zu finden. Aber ein Camp kann dort stehen.
lesson-first-turns-clearing-why = Warum D4? Das Basiscamp ist schon weit weg, und es wird immer weiter.
lesson-first-turns-clearing-turned-title = Fast. Drehe sie zurück.
lesson-first-turns-clearing-turned = Das Feld stimmt. Eine Steinplatte soll nach oben zeigen und eine nach unten.
lesson-first-turns-clearing-elsewhere-title = Nicht dort.
lesson-first-turns-clearing-elsewhere = D4 liegt neben deinem Tempel.

lesson-first-turns-camp-ask = Errichte ein Camp auf D4
lesson-first-turns-camp-how = { $next ->
    [2] Wähle D4 und errichte das Camp: 5 AP.
    *[other] Geh mit einem Forscher von C4 nach D4: 1 AP.
}
lesson-first-turns-camp-title = Ein eigenes Camp
lesson-first-turns-camp-idea = Es kostet 5 AP, und ein Mitglied von dir muss dort sein. Du hast zwei Camps.
lesson-first-turns-camp-why = Warum so teuer? Von nun an können deine Leute dort beginnen, mitten im Land.
lesson-first-turns-camp-empty-title = Noch nicht.
lesson-first-turns-camp-empty = Geh erst mit einem Forscher von C4 nach D4: 1 AP.
lesson-first-turns-camp-leader-title = Fast.
lesson-first-turns-camp-leader = Lass den Leiter auf C4, er hält den Tempel. Schick einen Forscher.

lesson-first-turns-second-ask = Grabe noch einmal auf C5
lesson-first-turns-second-how = Wähle C5, dann „Schatz heben“: 3 AP.
lesson-first-turns-second-title = Ein zweiter Schatz
lesson-first-turns-second-idea = Dein Forscher steht noch in der Ruine. Eine Ruine gibt dir einen Schatz je Zug; für einen zweiten braucht es ein zweites Mitglied dort.
lesson-first-turns-second-why = Warum so eilig? Auch Itzel gräbt hier und hat schon eine Sonne.
lesson-first-turns-second-end-title = Noch nicht.
lesson-first-turns-second-end = Du hast noch 4 AP. Grabe erst.
lesson-first-turns-second-enter-title = Noch nicht.
lesson-first-turns-second-enter = Grabe erst: Es kostet 3 von deinen 4 AP.

lesson-first-turns-arrive-ask = Bring einen Forscher in dein Camp
lesson-first-turns-arrive-how = Wähle D4, dann den Forscher: 1 AP.
lesson-first-turns-arrive-title = Ein kurzer Weg
lesson-first-turns-arrive-idea = Von deinem Camp nach C4 ist es eine Steinplatte. Von A5 sind es zwei, und zu fernerem Land fünf oder sechs.
lesson-first-turns-arrive-why = Außerdem: Zwischen deinen Camps und A5 führt für 1 AP ein Geheimpfad.
lesson-first-turns-arrive-base-title = Nicht dort.
lesson-first-turns-arrive-base = Dafür hast du D4 gebaut. Bring ihn dort ins Spiel.
lesson-first-turns-arrive-end-title = Noch nicht.
lesson-first-turns-arrive-end = 1 AP ist übrig: genug für einen Forscher auf D4.

lesson-first-turns-rest-ask = Beende deinen Zug
lesson-first-turns-rest-how = Drücke „Zug beenden“.
lesson-first-turns-rest-title = Eine Feder
lesson-first-turns-rest-idea = Eine Sonne und eine Feder: je 1 Punkt. Zwei Sonnen wären 3.
lesson-first-turns-rest-why = Und jetzt? Bald kommt ein Vulkan vom Stapel.
lesson-first-turns-rest-more-title = Nicht jetzt.
lesson-first-turns-rest-more = Alles ist ausgegeben. Drücke „Zug beenden“.

lesson-first-turns-swap-ask = Tausche deine Feder gegen Itzels Sonne
lesson-first-turns-swap-how = Drücke „Tauschen“, die zwei Pfeile. Gib die Feder, nimm die Sonne: 3 AP.
lesson-first-turns-swap-title = Ein Vulkan: Wertung!
lesson-first-turns-swap-idea = Du hast einen Vulkan gezogen. Bevor er gelegt wird, haben alle einen Zug mit 10 AP und werten dann.
lesson-first-turns-swap-why = Warum tauschen? Zwei Sonnen sind ein Paar: 3 Punkte statt 2. Ablehnen kann niemand, und Paare sind sicher.
lesson-first-turns-swap-sun-title = Nicht dort.
lesson-first-turns-swap-sun = Gib die Feder, nimm die Sonne.
lesson-first-turns-swap-end-title = Noch nicht.
lesson-first-turns-swap-end = Mit dem Ende des Zuges wird gewertet. Mach erst das meiste aus deinen 10 AP.
lesson-first-turns-swap-guard-title = Noch nicht.
lesson-first-turns-swap-guard = Gute Idee, gleich. Erst der Tausch.

lesson-first-turns-relieve-ask = Leiter nach D4, Forscher nach C4
lesson-first-turns-relieve-how = { $next ->
    [2] Geh mit dem Forscher von D4 nach C4: 1 AP.
    *[other] Geh mit dem Leiter von C4 nach D4: 1 AP.
}
lesson-first-turns-relieve-title = Bevor der Wächter kommt
lesson-first-turns-relieve-idea = Ein Wächter bleibt für immer auf dem Tempel, und alle deine anderen Mitglieder auf diesem Feld verlassen das Spiel.
lesson-first-turns-relieve-why = Warum wechseln? Dein Leiter ist zu wertvoll. Zwei Forscher gegen einen von Itzel genügen.
lesson-first-turns-relieve-guard-title = Noch nicht.
lesson-first-turns-relieve-guard = Jetzt würde der Leiter das Spiel verlassen oder für immer wachen. Geh erst mit ihm nach D4.
lesson-first-turns-relieve-end-title = Noch nicht.
lesson-first-turns-relieve-end = Du hast noch 7 AP, und heute sind sie viel wert.

lesson-first-turns-guard-ask = Stelle auf C4 einen Wächter auf
lesson-first-turns-guard-how = Wähle C4, dann „Forscher wacht“: 5 AP.
lesson-first-turns-guard-title = Für immer deiner
lesson-first-turns-guard-idea = Das braucht die Mehrheit und 5 AP. Von da an bringt dir C4 in jeder Wertung Punkte, wer auch kommt.
lesson-first-turns-guard-why = Warum nicht immer? Du hast nur zwei Wächter, und ein bewachter Tempel wächst nicht mehr.
lesson-first-turns-guard-end-title = Noch nicht.
lesson-first-turns-guard-end = 5 AP sind übrig: genug für einen Wächter.
lesson-first-turns-guard-raise-title = Nicht dort.
lesson-first-turns-guard-raise = Dann reichen die 5 AP nicht mehr für den Wächter.

lesson-first-turns-score-ask = Beende deinen Zug und werte
lesson-first-turns-score-how = Drücke „Zug beenden“. Deine Tempel und Schätze werden gezählt.
lesson-first-turns-score-title = Jetzt zählt es
lesson-first-turns-score-idea = C4 bringt 4, das Paar Sonnen 3: sieben Punkte. Dann hat Itzel einen Zug und wertet.
lesson-first-turns-score-why = Danach wird nichts weggenommen: Tempel und Schätze zählen beim nächsten Mal wieder.
lesson-first-turns-score-move-title = Nicht jetzt.
lesson-first-turns-score-move = Alles ist ausgegeben. Drücke „Zug beenden“.

lesson-first-turns-volcano-ask = Lege den Vulkan auf D3
lesson-first-turns-volcano-how = Wähle D3.
lesson-first-turns-volcano-title = Eine Wand aus Feuer
lesson-first-turns-volcano-idea = Einen Vulkan betritt niemand. Er braucht keine Steinplatten, nur bekanntes Land daneben.
lesson-first-turns-volcano-why = Warum D3? Von dort kann niemand mehr zu deinem Camp kommen.
lesson-first-turns-volcano-elsewhere-title = Nicht dort.
lesson-first-turns-volcano-elsewhere = Das würde deinen eigenen Weg versperren. Lege ihn auf D3.

lesson-first-turns-over-ask = Du hast Tikal gelernt
lesson-first-turns-over-how = Sieben Punkte zu sechs: gut gemacht.
lesson-first-turns-over-title = Das ist das ganze Spiel
lesson-first-turns-over-idea = Eine Tafel und 10 AP je Zug. Drei Vulkane bringen Wertungen; liegt die letzte Tafel, werten alle noch einmal, und die meisten Punkte gewinnen.
lesson-first-turns-over-why = Du führst sieben zu sechs. Spiel diese Partie jetzt weiter, oder verlass sie endgültig und beginne auf der Startseite eine neue. Weißt du dann nicht weiter? Die Lampe am Tisch sagt, was jemand Starkes täte.

## Lektion zwei: Versteigerungen

lesson-auctions-name = Versteigerungen
lesson-auctions-about = Biete Punkte für die Wahl der Tafel. Zehn Minuten, für alle, die das Grundspiel kennen.

lesson-auctions-chapter-bidding = Bieten
lesson-auctions-chapter-waiting = Warten
lesson-auctions-chapter-volcano = Der Vulkan

lesson-auctions-open-ask = Biete 1 Punkt
lesson-auctions-open-how = Stelle das Gebot auf 1 und biete.
lesson-auctions-open-title = Punkte sind Geld
lesson-auctions-open-idea = Alle beginnen mit 20 Punkten. Drei Tafeln liegen offen, eine für jeden, und wer zuerst wählt, wird versteigert.
lesson-auctions-open-why = Warum bieten? Wer gewinnt, wählt eine Tafel, legt sie und hat einen ganzen Zug.
lesson-auctions-open-high-title = Fast. Weniger genügt.
lesson-auctions-open-high = Noch hat niemand geboten. Beginne mit 1.
lesson-auctions-open-pass-title = Noch nicht.
lesson-auctions-open-pass = Wer passt, ist aus dieser Versteigerung heraus. Versuch es erst mit 1.

lesson-auctions-raise-ask = Erhöhe auf 3 Punkte
lesson-auctions-raise-how = Itzel bietet 2, Balam ist heraus. Biete 3.
lesson-auctions-raise-title = Höher oder heraus
lesson-auctions-raise-idea = Reihum bieten alle mehr oder passen, bis nur noch einer bietet.
lesson-auctions-raise-why = Warum 3? Ein Tempel mit dem Wert 2 liegt aus. In einer Partie bringt er mehr als 3 Punkte.
lesson-auctions-raise-low-title = Fast.
lesson-auctions-raise-low = Du musst über Itzels Gebot gehen. Biete 3.
lesson-auctions-raise-high-title = Fast. Weniger genügt.
lesson-auctions-raise-high = Einer mehr als Itzel reicht. Biete 3.
lesson-auctions-raise-pass-title = Noch nicht.
lesson-auctions-raise-pass = Der Tempel ist 3 Punkte wert. Biete noch einmal.

lesson-auctions-take-ask = Nimm den Tempel mit dem Wert 2
lesson-auctions-take-how = Du hast gewonnen und 3 Punkte bezahlt. Wähle die Tafel mit dem größeren Tempel.
lesson-auctions-take-title = Du wählst
lesson-auctions-take-idea = Nur wer gewinnt, zahlt, und zwar sofort. Dann wird die Tafel gewählt.
lesson-auctions-take-why = Warum der Tempel? Er bringt in jeder Wertung Punkte.
lesson-auctions-take-other-title = Nicht dort.
lesson-auctions-take-other = Die ist weniger wert. Nimm den Tempel mit dem Wert 2.

lesson-auctions-lay-ask = Lege den Tempel auf C4
lesson-auctions-lay-how = Drehe ihn, bis die zwei Steinplatten nach links oben zeigen. Wähle dann C4.
lesson-auctions-lay-title = Dann ein Zug wie immer
lesson-auctions-lay-idea = Der Rest ist, wie du ihn kennst: die Tafel legen, 10 AP ausgeben.
lesson-auctions-lay-why = Warum so? Über die zwei Steinplatten kommt niemand billig von B3 herein.
lesson-auctions-lay-turned-title = Fast. Drehe ihn.
lesson-auctions-lay-turned = Das Feld stimmt. Die zwei Steinplatten sollen nach links oben zeigen.
lesson-auctions-lay-elsewhere-title = Nicht dort.
lesson-auctions-lay-elsewhere = C4 ist der bessere Platz.

lesson-auctions-work-ask = Lege C4 bis 4 frei
lesson-auctions-work-how = { $next ->
    [1] Bring auf A5 deinen Leiter ins Spiel: 1 AP.
    [2] Geh mit dem Leiter von A5 nach C4: 2 AP.
    [4] Wähle C4 und lege frei: 2 AP.
    [5] Bring auf A5 einen Forscher ins Spiel: 1 AP.
    [6] Geh mit ihm von A5 nach C4: 2 AP.
    [8] Wähle C4 und lege noch einmal frei: 2 AP.
    *[other] Leiter nach C4 und freilegen, ein Forscher nach C4 und freilegen: zusammen 10 AP.
}
lesson-auctions-work-title = Zehn gut genutzt
lesson-auctions-work-idea = Bring den Leiter ins Spiel, geh mit ihm nach C4 und lege frei. Dann dasselbe mit einem Forscher.
lesson-auctions-work-why = Warum beide? Die zweite Ebene in einem Zug braucht ein zweites Mitglied.
lesson-auctions-work-end-title = Noch nicht.
lesson-auctions-work-end = Auf C4 ist noch mehr zu tun. Sieh, was leuchtet.

lesson-auctions-end-ask = Beende deinen Zug
lesson-auctions-end-how = Drücke „Zug beenden“. Die anderen bieten um die nächste Wahl.
lesson-auctions-end-title = Einer hat gespielt
lesson-auctions-end-idea = Wer am Zug war, ist für diese Runde fertig. Die anderen bieten um die zweite Wahl, und wer zuletzt kommt, bekommt die letzte Tafel umsonst.
lesson-auctions-end-why = Und jetzt? Itzel zahlt 1 für die Ruine. Balam zahlt nichts, nimmt aber, was übrig ist.
lesson-auctions-end-more-title = Nicht jetzt.
lesson-auctions-end-more = Alles ist ausgegeben. Drücke „Zug beenden“.

lesson-auctions-pass-ask = Lass es Balam: passe
lesson-auctions-pass-how = Balam eröffnet die neue Runde mit 4. Drücke „Passen“.
lesson-auctions-pass-title = Zu teuer
lesson-auctions-pass-idea = Passen kostet nichts. Du bist nur aus dieser Versteigerung heraus, nicht aus der Runde.
lesson-auctions-pass-why = Warum passen? Jeden Punkt, den du bietest, musst du wieder verdienen.
lesson-auctions-pass-raise-title = Nicht jetzt.
lesson-auctions-pass-raise = Fünf Punkte sind für diese Wahl zu viel. Drücke „Passen“.
lesson-auctions-pass-low-title = Nicht dort.
lesson-auctions-pass-low = Das ist nicht mehr als 4. Drücke „Passen“.

lesson-auctions-wait-ask = Passe noch einmal
lesson-auctions-wait-how = Zwei Tafeln sind übrig und ihr seid zu zweit. Drücke „Passen“.
lesson-auctions-wait-title = Der Letzte zahlt nichts
lesson-auctions-wait-idea = Du eröffnest diese Versteigerung. Passt du, kann Itzel bieten; du spielst dann zuletzt und bekommst die letzte Tafel umsonst.
lesson-auctions-wait-why = Warum nicht bieten? Eine Ruine oder eine Lichtung: Beides ist dir recht.
lesson-auctions-wait-bid-title = Nicht jetzt.
lesson-auctions-wait-bid = Diesmal willst du nichts zahlen. Drücke „Passen“.

lesson-auctions-free-ask = Lege die Lichtung auf D3
lesson-auctions-free-how = Sie liegt schon richtig. Wähle D3.
lesson-auctions-free-title = Umsonst
lesson-auctions-free-idea = Itzel hat die Ruine für 1 genommen. Die Lichtung gehört dir, ohne Wahl und ohne Preis.
lesson-auctions-free-why = Warum D3? Das öffnet das Land hinter deinem Tempel.
lesson-auctions-free-turned-title = Fast. Drehe sie zurück.
lesson-auctions-free-turned = Das Feld stimmt. Eine Steinplatte soll nach oben zeigen und eine nach unten.
lesson-auctions-free-elsewhere-title = Nicht dort.
lesson-auctions-free-elsewhere = D3 liegt auf der Seite, wo C4 eine Steinplatte hat.

lesson-auctions-grow-ask = Lege C4 bis 6 frei
lesson-auctions-grow-how = { $next ->
    [1] Bring auf A5 noch einen Forscher ins Spiel: 1 AP.
    [2] Geh mit ihm von A5 nach C4: 2 AP.
    [3] Geh mit ihm weiter nach C4: 1 AP.
    *[other] Wähle C4 und lege frei, zweimal: 4 AP.
}
lesson-auctions-grow-title = Mach dich bereit
lesson-auctions-grow-idea = Die nächsten Tafeln bringen vielleicht einen Vulkan. Sei vorher stark, wo es zählt.
lesson-auctions-grow-why = Warum C4? Dort steht sonst niemand, und er hat schon Ebene 4.
lesson-auctions-grow-end-title = Noch nicht.
lesson-auctions-grow-end = Auf C4 ist noch mehr zu tun. Sieh, was leuchtet.

lesson-auctions-rest-ask = Beende deinen Zug
lesson-auctions-rest-how = Drücke „Zug beenden“.
lesson-auctions-rest-title = Eine neue Runde
lesson-auctions-rest-idea = Drei neue Tafeln werden aufgedeckt. Jemand anderes eröffnet: Das geht reihum.
lesson-auctions-rest-why = Und jetzt? Sieh dir die Tafeln an: Eine ist ein Vulkan.
lesson-auctions-rest-more-title = Nicht jetzt.
lesson-auctions-rest-more = Lass es dabei. Drücke „Zug beenden“.

lesson-auctions-jump-ask = Biete 4 Punkte
lesson-auctions-jump-how = Itzel bietet 1, Balam 2. Geh gleich auf 4.
lesson-auctions-jump-title = Spring
lesson-auctions-jump-idea = Du darfst so viel mehr bieten, wie du willst, bis zu allen deinen Punkten.
lesson-auctions-jump-why = Warum springen? Bei 3 würde jemand weitergehen. Bei 4 geben beide auf.
lesson-auctions-jump-pass-title = Noch nicht.
lesson-auctions-jump-pass = Diese Wahl ist dir mehr wert als den anderen. Biete 4.
lesson-auctions-jump-small-title = Fast. Etwas mehr.
lesson-auctions-jump-small = Über 3 würden sie gehen. Biete 4.
lesson-auctions-jump-high-title = Fast. Weniger genügt.
lesson-auctions-jump-high = Vier reichen.

lesson-auctions-choose-ask = Nimm den Vulkan
lesson-auctions-choose-how = Wähle den Vulkan.
lesson-auctions-choose-title = Du sagst, wann es zählt
lesson-auctions-choose-idea = Wer einen Vulkan wählt, beginnt eine Wertungsrunde. Alle haben 10 AP und werten, du zuerst.
lesson-auctions-choose-why = Warum jetzt? Dein Tempel ist der höchste auf dem Plan.
lesson-auctions-choose-other-title = Nicht dort.
lesson-auctions-choose-other = Du hast für den Vulkan bezahlt. Nimm ihn.

lesson-auctions-raise-again-ask = Lege C4 bis 8 frei
lesson-auctions-raise-again-how = Wähle C4 und lege frei, zweimal: 4 AP.
lesson-auctions-raise-again-title = Zehn AP, bevor du wertest
lesson-auctions-raise-again-idea = In einem Wertungszug wird keine Tafel gelegt. Alle AP bringen Punkte.
lesson-auctions-raise-again-why = Warum C4? Zwei Ebenen sind zwei Punkte, jetzt und in jeder weiteren Wertung.
lesson-auctions-raise-again-end-title = Noch nicht.
lesson-auctions-raise-again-end = C4 kann vorher noch um zwei Ebenen wachsen.

lesson-auctions-score-ask = Beende deinen Zug und werte
lesson-auctions-score-how = Drücke „Zug beenden“.
lesson-auctions-score-title = Zurückgezahlt
lesson-auctions-score-idea = Du hast insgesamt 7 Punkte geboten. C4 allein bringt dir 8.
lesson-auctions-score-why = Das ist die ganze Kunst: nie mehr für einen Zug zahlen, als er bringt.
lesson-auctions-score-more-title = Nicht jetzt.
lesson-auctions-score-more = Es ist genug. Drücke „Zug beenden“.

lesson-auctions-fire-ask = Lege den Vulkan auf D4
lesson-auctions-fire-how = Wähle D4.
lesson-auctions-fire-title = Und ein Zug dazu
lesson-auctions-fire-idea = Nach der Wertung wird der Vulkan gelegt, und du hast deinen normalen Zug.
lesson-auctions-fire-why = Warum D4? Das schließt einen Weg zu deinem Tempel, den andere hätten öffnen können.
lesson-auctions-fire-elsewhere-title = Nicht dort.
lesson-auctions-fire-elsewhere = Lege ihn auf D4, neben deinen Tempel.

lesson-auctions-over-ask = Du kennst Versteigerungen
lesson-auctions-over-how = Einundzwanzig Punkte zu zwanzig und zwanzig: gut gemacht.
lesson-auctions-over-title = Verkauft!
lesson-auctions-over-idea = Biete für das, was du brauchst, lass den Rest, und komm ab und zu als Letzter: Das kostet nichts.
lesson-auctions-over-why = Am Ende gewinnen die meisten Punkte. Was du bietest, muss also zurückkommen.
