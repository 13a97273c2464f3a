### Was an einem Aufbau, einer Stellungszeile oder einer Stellung nicht stimmt.

## Aufbau

unknown-edition = Eine Ausgabe „{ $edition }“ gibt es nicht. Ausgaben sind: { $choices }.
unknown-version = Von { $edition } gibt es keine Version { $version }. Versionen sind: { $known }.
unknown-variant = Eine Variante „{ $variant }“ gibt es nicht; die einzige ist „auction“.
unknown-option = Eine Option „{ $option }“ gibt es nicht. Optionen sind: { $choices }.
option-needs-auction = Die Option { $option } zählt nur in der Versteigerung.
option-without-value = „{ $option }“ hat keinen Wert; schreibe sie wie ties=shared.
option-twice = Die Option { $option } ist zweimal angegeben.
options-not-named = Optionen werden mit Namen angegeben, wie ties=shared, nicht als { $given }.
bad-option-value = { $option } kann nicht „{ $value }“ sein; möglich ist { $choices }.
bad-auction = auction ist True oder False, nicht „{ $value }“.
bad-player-count = Tikal ist für { $least } bis { $most } Personen, nicht für { $players }.
unknown-first-player = Niemand namens „{ $name }“ spielt mit; am Tisch sitzen { $names }.
too-many-names = { $count } Namen für { $players } Personen sind zu viele.
bad-name = „{ $name }“ kann kein Name sein: Erlaubt sind bis zu { $most } sichtbare Zeichen, und in jedem Wort Buchstaben eines einzigen Alphabets.
same-names = Alle brauchen verschiedene Namen, die auch verschieden aussehen; diese sind { $names }.
broken-bot = Der Bot „{ $bot }“ ist nicht zu gebrauchen ({ $error }).
bot-name-taken = Es gibt schon einen Bot „{ $bot }“. Gib dem Programm einen anderen Namen.
bot-hung = Der Bot „{ $bot }“ hat { $seconds } s lang nicht geantwortet.
bad-programs = { $variable } muss Namen und Befehle von Programmen als JSON enthalten, etwa {"{"}"mine": "./mybot"{"}"}.
unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Bots sind: { $choices }.
unknown-language = Eine Sprache „{ $language }“ gibt es nicht. Sprachen sind: { $choices }.
no-such-seat = An einem Tisch für { $players } gibt es keinen Platz { $seat }.
no-auction = { $edition } hat keine Versteigerung.
bot-other-game = Der Bot „{ $bot }“ spielt dieses Spiel nicht. Diese spielen es: { $choices }.

## Nummern, für Lernende

no-such-number = Eine Nummer { $number } gibt es nicht: sie gehen von 0 bis { $last }.
number-not-legal = Die Nummer { $number } („{ $meaning }“) ist jetzt nicht erlaubt; welche es sind, steht in der Aktionsmaske.
number-in-lane = Bahn { $lane }: { $reason }
no-such-outcome = Der Zufall kann hier nicht { $number } bringen; was er bringen kann, steht in `chance_outcomes`.

## Stellungszeilen

line-too-long = Eine Stellungszeile hat höchstens { $most } Zeichen.
line-version = Das ist keine Stellungszeile der Version { $known } (sie müsste mit tikal={ $known } beginnen).
line-word = „{ $word }“ ist kein Wort einer Stellungszeile.
line-twice = Das Wort „{ $word }“ steht zweimal in der Stellungszeile.
line-missing = In der Stellungszeile fehlt das Wort „{ $word }“.
line-rules = Die Regeln „{ $spec }“ sind nicht bekannt: { $reason }
line-players = Eine Stellung ist für { $least } bis { $most } Personen, nicht für { $players }.
line-extra-seat = { $seat } kann bei { $players } Personen nicht dabei sein.
line-number = „{ $text }“ in { $where } ist keine ganze Zahl von 0 bis { $most }.
line-hex = „{ $name }“ ist kein Feld; Felder sind A1 bis H5.
line-seat = „{ $name }“ ist kein Platz an diesem Tisch.
line-board = Der Eintrag „{ $entry }“ des Spielplans ist nicht zu lesen.
line-figures = Die Figuren „{ $entry }“ sind nicht zu lesen, oder das Feld steht zweimal da.
line-treasure = Der Schatz „{ $entry }“ ist nicht zu lesen, oder er steht zweimal da.
line-phase = „{ $phase }“ ist keine Phase.

## Verletzte Invarianten

tile-twice = Die Tafel { $tile } ist an zwei Orten, oder ihr Feld ist schon belegt.
tile-missing = Eine Tafel ist nirgends zu finden.
aside-no-volcano = Nur ein Vulkan kann zur Seite gelegt sein, und { $tile } ist keiner.
bad-level = Der Tempel auf { $hex } kann nicht den Wert { $level } haben: Er ist { $least } bis 10.
pieces-overdrawn = Auf dem Spielplan liegen mehr Tempelplättchen mit Wert { $piece }, als es gibt.
pieces-lost = Die Zahl der Tempelplättchen mit Wert { $piece } geht nicht auf.
bad-treasures-on = Die Ruine auf { $hex } hat höchstens { $most } Schätze.
treasures-lost = Die Zahl der Schätze dieser Art geht nicht auf: { WORD("kind", $kind) }.
treasures-not-conserved = Alle zusammen haben { $owned } Schätze, aber aus den Ruinen kamen { $taken }.
too-many-explorers = { $seat } hat { $count } Forscher, aber es gibt nur { $most }.
explorers-lost = { $seat } hat nur { $count } von { $most } Forschern und keinen Wächter, für den die anderen gegangen sein könnten.
too-many-guards = { $seat } hat mehr Wächter als erlaubt.
too-many-camps = { $seat } hat mehr Camps als erlaubt.
camp-twice = Auf { $hex } stehen zwei Camps.
camp-off-site = Das Camp von { $seat } auf { $hex } steht weder auf einer Lichtung noch auf einer leeren Ruine.
spending-outside-turn = AP, freigelegte Ebenen und gehobene Schätze gehören zu einem Zug, der gerade gespielt wird.
bad-scoring = Die Wertungsrunde passt nicht zur Phase oder zum zur Seite gelegten Vulkan.
bad-queue = Die Reihenfolge derer, die noch werten, kann nicht stimmen.
more-than-twice = { $hex } wird für einen Zug mehr als zweimal genannt.
