### Die Regeln zum Nachlesen, in unseren Worten.

topic-legend-game = Das Spiel
topic-legend-draft = Der Draft
topic-legend-act = Die Aktionsphase
topic-legend-ap = Aktionspunkte
topic-legend-walk = Mitglieder und Wege
topic-legend-temples = Tempel und Ruinen
topic-legend-tiles = Tafeln
topic-legend-cards = Die Karten
topic-legend-powers = Der Museumsdirektor
topic-legend-scoring = Wertung
topic-legend-end = Das Ende
topic-legend-hidden = Was verborgen ist
topic-legend-scenarios = Szenarien
topic-legend-box = Was ein Platzhalter ist
rule-legend-game =
    Gespielt werden { $rounds } Runden. In jeder nimmt sich jeder im Draft eine Position in der nächsten Zugreihenfolge, ein AP-Plättchen, Tafeln und Karten und handelt dann damit, eine Aktion je Zug.
    Wer die meisten Punkte hat, gewinnt. Punkte gibt es, wenn Vulkane ausgespielt werden, und nach der letzten Runde.
    Am Anfang sind { $explorers } Forscher und { $leaders ->
        [one] ein Leiter
        *[other] { $leaders } Leiter
    } verfügbar; { $explorers_later } Forscher und { $leaders_later ->
        [one] ein Leiter
        *[other] { $leaders_later } Leiter
    } werden später durch Karten oder AP verfügbar. Ein Leiter zählt { $leader_strength }, ein Forscher 1. Position 1 beginnt mit 1 Punkt, Position 2 mit 2 und so weiter.
rule-legend-draft =
    In Zugreihenfolge nimmt sich jeder eine Sache nach der anderen, bis alle eine Position, ein AP-Plättchen, Tafeln (zu zweit { $tiles2 }, zu dritt { $tiles3 }, zu viert { $tiles4 }) und Karten ({ $cards2 }, { $cards3 }, { $cards4 }) haben.
    { $tiles_a_round } Tafeln, { $display } Karten und so viele AP-Plättchen, wie Personen mitspielen, liegen offen aus. Zu dritt darf die vierte Tafel nehmen, wer schon eine hat, solange niemand zwei hat.
    Die Position gilt ab der nächsten Runde. Wer etwas nehmen kann, muss; wer nicht kann, setzt aus. Übrige Karten bleiben liegen.
rule-legend-act =
    Reihum in Zugreihenfolge, eine Aktion je Zug: das AP-Plättchen nutzen, eine Tafel legen, eine Karte ausspielen, aufbewahren oder abwerfen. Du beendest deinen Zug selbst.
    Aufbewahrte Karten kommen auf die linke Seite deines Lagerplatzes und bleiben dort für spätere Runden; Platz ist für { $left_slots }. Was nach der Runde rechts übrig ist, wird abgeworfen.
    Passen darfst du nur ohne Tafel, ohne Plättchen und ohne normale Karte rechts. Dann steigst du für die Runde aus, aber nicht aus den Wertungen.
    Dauerkarten (∞) sind keine Aktion. Jede wirkt einmal je Runde, von beiden Seiten aus.
rule-legend-ap =
    Ein AP-Plättchen wird in einem Zug ganz genutzt. Ein Mitglied im gemeinsamen Basiscamp oder in einem deiner Camps einsetzen: { $deploy_cost } AP. Gehen: 1 AP für jede Steinplatte der Kante. Geheimpfad zwischen Camps: { $secret_cost } AP. Ein Camp errichten: { $camp_cost } AP. Einen Pfadstein auf eine Kante legen: { $stone_cost } AP.
    Einen Forscher verfügbar machen: { $explorer_cost } AP; einen Leiter: { $leader_cost } AP. Eine Tempelebene freilegen: { $clear_cost } AP. Einen Wächter aufstellen: { $guard_cost } AP. Einen Schatz heben: { $dig_cost } AP. Mit einer Person einen oder zwei Schätze tauschen: { $swap_cost } AP.
    Was du nicht ausgibst, verfällt. Grenzen „je Zug“ gelten nur für AP: Karten und Fähigkeiten halten sie nicht ein und zählen nicht mit.
rule-legend-walk =
    Jedes Feld darf betreten werden, auch Seen, Vulkane, Urwald und Rand, wenn auf der Kante eine Steinplatte liegt. Steinplatten beider Felder und Pfadsteine zählen zusammen; ein Schritt wird ganz bezahlt. Niemand steht im Weg.
    Du hast { $camps } Camps. Eines kommt auf eine Lichtung oder leere Ruine ohne Camp, wenn dort niemand steht oder du die Mehrheit hast.
    Die zwei Pfadsteine gehören niemandem. Solange einer im Vorrat ist, bleiben gelegte liegen; danach wird einer versetzt.
    Mehrheit: mindestens ein eigenes Mitglied und mehr Stärke, als jede andere Expedition dort hat.
rule-legend-temples =
    Für { $clear_cost } AP oder durch Karten wächst ein Tempel, auf dem du ein Mitglied hast, um eine Ebene, wenn sie im Vorrat ist. Mit AP höchstens zwei je Zug an einem Tempel, und für die zweite brauchst du ein zweites Mitglied.
    Mit der Mehrheit darfst du einen Wächter aufstellen; deine anderen Mitglieder dort werden aus dem Spiel genommen. Von da an gehört der Tempel dir und wächst nicht mehr. Du hast { $guardians } Wächter.
    Der oberste Schatz einer Ruine, auf der du ein Mitglied hast, wird für { $dig_cost } AP gehoben; zwei je Zug aus einer Ruine brauchen zwei Mitglieder. Eine Ruine ohne Schätze zählt als Lichtung, bis auf ihre Masken.
    Tausch: ein oder zwei Schätze mit einer Person; ablehnen geht nicht. Von jeder Art, die du gibst, musst du mindestens so viele haben wie die andere Seite, und keine Art geht in beide Richtungen.
rule-legend-tiles =
    Eine Tafel kommt auf ein beliebiges Urwaldfeld im Inneren, beliebig gedreht; wo Mitglieder stehen, nur, wenn du die Mehrheit hast. Sie bleiben stehen. Tempel bekommen ihre Ebenen, Ruinen ihre Schätze.
    Ein Vulkan beginnt eine Wertung, bevor er gelegt wird. Tafeln von Karten kommen auf freie Randfelder, zu denen auf einer gemeinsamen Kante eine Steinplatte liegt; ihre Vulkane lösen keine Wertung aus.
    Eine Tafel, die nirgends passt, darfst du behalten oder abwerfen.
rule-legend-cards = Jede Karte mit dem, was sie tut, und wie viele es zu zweit und zu mehreren gibt. ∞ steht für Dauerkarten.
rule-legend-powers = Alle haben eine Tafel mit drei Fähigkeiten. Eine davon, einmal je Partie, ohne Aktion. Wer den Direktor nie befragt, hat am Ende { $unused_director } Punkte mehr. Die Tafeln:
rule-legend-scoring =
    Wer einen Vulkan ausspielt, beginnt, dann die anderen in Zugreihenfolge, auch wer gepasst hat. Jeder gibt { $scoring_ap } AP aus und wertet dann, allein.
    Tempel: die oberste Ebene, durch den Wächter oder die Mehrheit. Hohe Tempel: 7, 8, 9 und 10 bringen { $tall7 }, { $tall8 }, { $tall9 } und { $tall10 } dazu. Vulkane: { $volcano_points } für jede Mehrheit.
    Wildnis: die Tempel, die dir Punkte bringen, × die Felder mit Urwald, Lichtung oder leerer Ruine, auf denen du die Mehrheit hast und kein Camp steht. Gewässer: deine Seen × die sichtbaren Masken auf deinen Ruinen; alle einer leeren Ruine, 1, solange Schätze da sind, keine unter einem Camp.
    Schätze nach Art: einer { $treasure1 }, zwei { $treasure2 }, drei { $treasure3 }, vier { $treasure4 }, fünf { $treasure5 }.
rule-legend-end =
    Nach Runde { $rounds } hat jeder einen Wertungszug, in der zuletzt genommenen Reihenfolge. Ein nie befragter Direktor bringt { $unused_director } dazu.
    Wer die meisten Punkte hat, gewinnt; wer gleichauf ist, teilt sich den Sieg.
rule-legend-hidden =
    Niemand kennt die Reihenfolge der Karten, Tafeln und AP-Plättchen, die noch kommen, und die Schätze auf den Ruinen. Alles andere ist offen, auch was andere im Draft genommen haben.
    Was dir Lidar oder das Gutachten zeigt, weißt nur du. Dass du nachgesehen hast, und wo, sehen alle.
rule-legend-scenarios = Wie der Spielplan am Anfang aussieht. Was die Buchstaben A bis E bringen, kommt vom Stapel, Runde für Runde.
rule-legend-box = Wir haben nur den Text des Regelhefts; was es nur in Bildern zeigt, ist nicht von der Schachtel abgelesen. Dies ist unser eigener Ersatz, so ausgewogen, wie wir konnten. Wer die Schachtel besitzt, kann ihn korrigieren: Hol dir beim Einrichten eines Tisches die Datendatei, verbessere sie und bring sie mit.
rules-copies = { $two } / { $more }
rules-copies-told = { $two } zu zweit, { $more } zu mehreren
rules-power-tile = Tafel { $number }
rules-corrected = Dieser Tisch spielt mit einer korrigierten Schachtel; die Zahlen hier sind die der üblichen.
