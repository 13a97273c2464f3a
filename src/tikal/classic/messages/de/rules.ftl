### Die Regeln zum Nachlesen, in unseren Worten.

topic-turn = Ein Zug
topic-lay = Eine Tafel anlegen
topic-walk = Einsetzen und bewegen
topic-uncover = Tempel freilegen
topic-dig = Schätze heben
topic-exchange = Schätze tauschen
topic-camp = Camps
topic-guard = Wächter
topic-scoring = Was zählt
topic-rounds = Wertungsrunden
topic-end = Das Ende
topic-bid = Die Versteigerung
rule-turn =
    Zieh die oberste Tafel und leg sie an, dann gib bis zu { $action_points } Aktionspunkte (AP) aus, in beliebiger Reihenfolge. Was du nicht ausgibst, verfällt. Dann geht es im Uhrzeigersinn weiter.
    Ein Mitglied einsetzen: { $enter_cost } AP. Ein Geheimpfad zwischen Camps: { $secret_cost } AP. Bewegen: 1 AP für jede Steinplatte. Eine Tempelebene freilegen: { $uncover_cost } AP. Einen Schatz heben: { $dig_cost } AP. Einen Schatz tauschen: { $exchange_cost } AP. Ein Camp errichten: { $camp_cost } AP. Einen Wächter aufstellen: { $guard_cost } AP.
    Dein Expeditionsleiter und deine { $explorers } Forscher sind deine Mitglieder. Der Leiter ist ein Mitglied wie die anderen, zählt aber { $leader_strength }, wo die Stärke entscheidet.
    Ein Zug endet nie von selbst, auch nicht, wenn alle AP ausgegeben sind: Du beendest ihn. Bis dahin darfst du zurücknehmen, was du getan hast, aber nichts, wobei etwas ans Licht kam.
rule-lay =
    Eine Tafel kommt auf ein leeres Feld neben einem erforschten, beliebig gedreht.
    An mindestens einer Seite zu einem Feld, das man betreten kann, muss eine Steinplatte liegen, auf dieser Tafel oder auf der anderen. Eine Seite zu einem Vulkan zählt nicht.
    Ein Vulkan braucht keine Steinplatten: Neben irgendeinem erforschten Feld genügt.
    Eine Ruine bekommt so viele verdeckte Schätze, wie sie Masken zeigt. Eine Tafel, die nirgends passt, wird aus dem Spiel genommen, und der Zug geht weiter.
rule-walk =
    Mitglieder setzt du im Basiscamp oder in einem deiner eigenen Camps ein, für { $enter_cost } AP.
    Ein Schritt kostet so viel, wie auf beiden Seiten der Kante zusammen Steinplatten liegen. Ohne Steinplatte gibt es keinen Pfad. Einen Schritt bezahlst du ganz, aber ein Weg darf über so viele Felder gehen, wie du bezahlen kannst.
    Fremde Mitglieder und Camps stehen dir nie im Weg. Einen Vulkan betritt niemand.
    Geheimpfade führen für { $secret_cost } AP vom Basiscamp zu deinen eigenen Camps, zurück und von einem deiner Camps zum anderen. Fremde Camps nützen dir nichts.
rule-uncover =
    Für { $uncover_cost } AP wächst ein Tempel, auf dem du ein Mitglied hast, um eine Ebene. Das Plättchen muss im Vorrat sein, genau eins höher, als der Tempel jetzt ist.
    In einem Zug wächst ein Tempel um höchstens zwei Ebenen, und für die zweite brauchst du dort ein zweites Mitglied. Du darfst in einem Zug mehrere Tempel freilegen.
    Ein geschützter Tempel wächst nicht mehr, und keiner über 10.
rule-dig =
    Für { $dig_cost } AP nimmst du den obersten Schatz einer Ruine, auf der du ein Mitglied hast, und alle sehen ihn.
    { $dig_limit_per ->
        [turn] Höchstens zwei Schätze je Zug, aus allen Ruinen zusammen.
        *[hex] Höchstens zwei Schätze je Zug aus jeder Ruine.
    } Für den zweiten aus derselben Ruine brauchst du dort ein zweites Mitglied.
    Eine Ruine ohne Schätze ist eine Lichtung.
rule-exchange =
    Für { $exchange_cost } AP gibst du einen Schatz, von dem du genau einen hast, und nimmst einen, von dem jemand anderes genau einen hat. Es müssen verschiedene Arten sein. Ablehnen geht nicht.
    Paare und Drillinge sind sicher, deine und die der anderen.
rule-camp =
    Für { $camp_cost } AP errichtest du ein Camp auf einer Lichtung oder auf einer Ruine ohne Schätze. Auf einem Feld steht höchstens ein Camp, egal wessen; es bleibt für immer, und du hast { $camps }.
    { $camp_needs_member ->
        [yes] Eines deiner Mitglieder muss dort sein.
        *[no] Du brauchst dort niemanden.
    } Fremde Mitglieder dort stören nicht. In deinen Camps setzt du Mitglieder ein, und Geheimpfade führen dorthin.
rule-guard =
    Für { $guard_cost } AP stellst du einen Wächter auf einem Tempel auf, auf dem deine Stärke größer ist als die jeder anderen Expedition. Ein Forscher zählt 1, der Leiter { $leader_strength }. Gleichstand genügt nicht.
    Eine deiner Figuren dort wird der Wächter, wenn du willst der Leiter. Alle deine anderen auf dem Feld werden aus dem Spiel genommen; die der anderen bleiben.
    Von da an gehört der Tempel mit seinem Wert dir, und nichts ändert das. Alle haben { $guards } Wächter in einer Partie.
rule-scoring =
    Ein Tempel bringt seinen Wert der Expedition, die ihn schützt. Ohne Wächter bringt er ihn der mit der größten Stärke dort; bei Gleichstand bringt er niemandem etwas.
    Schätze zählen nach Art: einer { $single_points }, zwei { $pair_points }, drei { $triple_points } Punkte.
rule-rounds =
    Wer einen Vulkan zieht, legt ihn zur Seite, und sofort beginnt eine Wertungsrunde. Von dort an im Uhrzeigersinn gibt jeder { $action_points } AP aus und wertet dann, allein. So kann ein Tempel in einer Runde mehreren Punkte bringen.
    Dann wird der Vulkan gelegt, und wer ihn gezogen hat, hat einen normalen Zug.
    Wenn die letzte Tafel liegt und dieser Zug vorbei ist, folgt die letzte Wertung. Zusammen sind es vier.
rule-end =
    Wer die meisten Punkte hat, gewinnt.
    { $ties ->
        [shared] Wer gleichauf ist, teilt sich den Rang.
        *[guard-treasures] Unter denen, die gleichauf sind, entscheidet der höchste Tempel mit eigenem Wächter, dann die meisten Schätze. Wer auch dann gleichauf ist, teilt sich den Rang.
    }
rule-bid =
    Alle beginnen mit { $start_score } Punkten. Es werden so viele Tafeln aufgedeckt, wie Personen mitspielen. Dann wird, einmal nach dem anderen, das Recht versteigert, eine davon zu nehmen, sie zu legen und { $action_points } AP auszugeben.
    Reihum bietest du mehr als das höchste Gebot oder passt. Wer gepasst hat, ist bei dieser Versteigerung draußen. Niemand bietet mehr, als da ist. Wer gewinnt, zahlt, spielt und ist für die Runde fertig. Wer übrig bleibt, bekommt die letzte Tafel umsonst.
    Passen alle, spielt umsonst, wer zuerst gepasst hat. { $all_pass ->
        [rest-choose-free] Dann wählen reihum die anderen, die noch nicht dran waren, umsonst.
        *[auction-goes-on] Die nächste Versteigerung läuft wie sonst.
    }
    { $next_opener ->
        [last-opener] Die nächste Runde eröffnet, wer links von der Person sitzt, die die letzte Versteigerung eröffnet hat.
        *[last-to-play] Die nächste Runde eröffnet, wer links von der Person sitzt, die zuletzt am Zug war.
    }
    Wer einen Vulkan nimmt, löst eine Wertungsrunde aus. In der letzten Wertung beginnt, wer die wenigsten Punkte hat.
example-lay = Tafel A1 neben einem Vulkan legen
example-walk = Rot hat 2 AP und Camps auf B4 und C3
example-uncover = Rot hat A4 in diesem Zug einmal freigelegt
example-dig = Rot hat in diesem Zug zweimal auf C4 gegraben
example-exchange = Rot hat einmal Jade, eine Sonne, zwei Vasen
example-camp = Rot hat niemanden auf B4 und C4
example-guard = Wo darf Rot einen Wächter aufstellen?
example-scoring = Gleichstand auf A4 und B5, ein Wächter auf B3
example-worked = Vier Tempel und sechs Schätze
example-bid = Blau hat 3 Punkte, Rot hat 3 geboten
try-lay = { $tile } auf { $hex } legen:
try-enter = { $figure ->
    [leader] Den Leiter
    *[explorer] Einen Forscher
} auf { $hex } einsetzen:
try-move = Von { $source } nach { $hex } gehen{ $figure ->
    [leader] , mit dem Leiter
    *[explorer] { "" }
}:
try-secret = Ein Geheimpfad von { $source } nach { $hex }:
try-uncover = { $hex } bis { $next } freilegen:
try-dig = Auf { $hex } einen Schatz heben:
try-exchange = { $other } { WORD("kind", $give) } für { WORD("kind", $take) } geben:
try-camp = Ein Camp auf { $hex }:
try-guard = Ein Wächter auf { $hex }:
try-bid = { $points } bieten:
try-pass = Passen:
