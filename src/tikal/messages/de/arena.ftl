### Die Arena und die Liste der Bots.

## Die Arena: was schiefgeht

arena-extra = Turniere brauchen { $missing }; das ist nicht installiert. So kommt es dazu: { $python } -m pip install "tikal[arena]"
ray-extra = Ein Cluster braucht Ray; das ist nicht installiert. So kommt es dazu: { $python } -m pip install "tikal[ray]"
ray-no-cluster = Unter „{ $address }“ ist kein Cluster ({ $reason }). `--ray local` startet einen auf diesem Rechner.
arena-bot-twice = In „{ $bots }“ trifft ein Bot auf sich selbst. Nenne jeden Bot einmal, oder nimm --table für Tische mit gleichen Bots.
arena-too-few-bots = { $count ->
    [0] Es sind keine Bots genannt. Nenne mindestens zwei (siehe `tikal bots`) oder einen Tisch mit --table.
    *[other] Ein Bot allein hat kein Gegenüber. Nenne mindestens zwei (siehe `tikal bots`) oder einen Tisch mit --table.
}
arena-bots-and-tables = Nenne entweder Bots, für Paare, oder Tische mit --table, nicht beides.
arena-table-size = Der Tisch „{ $table }“ ist keiner für { $players }. Alle Tische eines Turniers sind gleich groß.
arena-elo-order = --elo0 muss kleiner sein als --elo1: Der Test fragt, was von beiden der Wahrheit näher ist.
arena-no-file = { $file } ist nicht zu lesen ({ $reason }). Nenne die Ergebnisdatei oder ihren Ordner.
arena-not-results = { $file } ist keine Ergebnisdatei der Arena. Wähle ein anderes --out.
arena-other-version = { $file } hat Version { $version } des Formats; dieses Tikal liest Version { $known }.
arena-bad-line = { $file }, Zeile { $line } ist nicht zu lesen ({ $reason }). Entferne die Zeile, dann wird ihre Partie noch einmal gespielt.
arena-other-plan = { $file } enthält ein anderes Turnier. Es wurde begonnen mit:
        { $begun }
    und dieses wäre:
        { $asked }
    Wähle ein anderes --out, oder gib den ersten Befehl noch einmal, um jenes fortzusetzen.
arena-file-is-open = { $file } wird gerade von einem anderen Prozess bespielt. Warte auf ihn, oder wähle ein anderes --out.

## während sie läuft

arena-progress = Es wird gespielt
ray-joining = Der Cluster „{ $address }“ kommt dazu …
workers-again = { $count ->
    [one] Ein Arbeiter ging unterwegs verloren; seine Partien wurden noch einmal gespielt.
    *[other] { $count } Arbeiter gingen unterwegs verloren; ihre Partien wurden noch einmal gespielt.
}
arena-llr = LLR { $llr } in { $low } … { $high }
arena-stopped = Angehalten nach { $played } von { $games } Partien. Alle sind gespeichert. Weiter geht es mit:
arena-kept = Ergebnisse: { $results }
arena-page = Bericht: { $page }
arena-resumed = Es geht weiter nach { $played } von { $games } Partien.

## was herauskommt

arena-title = { $games } Partien { $rules }, { $players } Plätze (Seed { $seed })
arena-caption = 95-%-Intervalle über { $blocks } Blöcke, je eine Verteilung auf jedem Platz; ein geteilter Sieg zählt anteilig
arena-uncounted = { $games ->
    [one] Eine Partie eines unfertigen Blocks zählt nicht mit.
    *[other] { $games } Partien unfertiger Blöcke oder nach der Entscheidung zählen nicht mit.
}
arena-nothing = Noch ist kein Block fertig: Es gibt nichts zu sagen.
arena-bot = Bot
arena-games = Partien
arena-elo = Elo
arena-openskill = openskill
arena-wins = Siege
arena-score = Quote
arena-points = Punkte
arena-margin = Abstand
arena-turn-median = Median
arena-turn-p95 = 95 %
arena-turn-max = Längster
arena-turns = Züge
arena-times-title = Punkte, Bedenkzeit je Zug, Ausfälle
arena-failures = Ausfälle
arena-none = keine
arena-matrix = Quote der Zeile gegen die Spalte; gleiche Stärke ist 50 %
arena-fault-line = { $bot }: { $lost ->
    [0] kein Zug verloren
    [one] ein Zug verloren
    *[other] { $lost } Züge verloren
}{ $forfeits ->
    [0] { "" }
    [one] , eine Partie abgegeben
    *[other] , { $forfeits } Partien abgegeben
} ({ $kinds }). Zuerst: Partie { $game }, Aktion { $move }: { $detail }
arena-accepted = Ja: { $one } ist besser als { $other }. Ein Vorteil von { $elo1 } Elo passt zu den Partien, { $elo0 } nicht (LLR { $llr } nach { $blocks } Blöcken).
arena-rejected = Nein: Ein Vorteil von { $elo1 } Elo von { $one } gegenüber { $other } passt nicht zu den Partien, { $elo0 } schon (LLR { $llr } nach { $blocks } Blöcken).
arena-undecided = Nach { $blocks } Blöcken unentschieden: LLR { $llr } liegt zwischen { $low } und { $high }.

## die Seite

arena-page-title = Turnier: { $bots }
arena-page-facts = Über dieses Turnier
arena-page-rules = Regeln
arena-page-players = Plätze
arena-page-deals = Verteilungen
arena-page-counted = Gezählte Partien
arena-page-seed = Seed
arena-page-budget = Bedenkzeit je Zug
arena-page-own-budget = die eigene jedes Bots
arena-page-software = Gespielt mit
arena-page-commit = Commit { $commit }
arena-page-unknown-commit = Commit unbekannt
arena-page-command = Befehl
arena-page-standings = Stand
arena-page-standings-note = Siege: Anteil des Bots am Sieg{ $pairs ->
    [yes] , allein gegen einen Tisch voll eines anderen Bots
    *[no] { "" }
}; gleiche Stärke ist { $even }. Abstand: eigene Punkte weniger die des besten anderen Platzes. Jedes ± ist ein 95-%-Intervall über die Verteilungen.
arena-page-ratings = Wertungszahlen
arena-page-ratings-note = Elo mit 95-%-Intervallen durch Bootstrap über die Verteilungen; der Durchschnitt aller ist 0. Bots, deren Intervalle sich überlappen, können gleich stark sein.
arena-page-matrix = Wer wen schlägt
arena-page-points = Punkte
arena-page-points-note = Punkte am Ende, von jedem Platz; die Linie ist der Median, der Balken unten enthält die mittlere Hälfte.
arena-page-margins = Abstände
arena-page-margins-note = Eigene Punkte weniger die des besten anderen Platzes; rechts der gestrichelten Linie ist ein Sieg.
arena-page-times = Zeit je Zug
arena-page-times-note = Sekunden Bedenkzeit für einen Zug: Median, 95 % und längster, logarithmisch.
arena-page-failures = Ausfälle
arena-page-failures-note = Wer einen Fehler auslöst, hängt oder Unsinn antwortet, verliert den Rest des Zuges; wer abstürzt oder sich nicht anhalten lässt, gibt die Partie ab.
arena-page-no-failures = Keine: Jeder Bot hat jedes Mal geantwortet.
arena-page-more-failures = … und { $count } weitere, in der Ergebnisdatei.
arena-page-test = Ist { $one } besser als { $other }?
arena-page-test-note = Sequenzieller Test von { $elo0 } gegen { $elo1 } Elo; er endet, wo die Linie das Band verlässt.
arena-page-game = Partie
arena-page-kind = Was
arena-page-detail = Näheres

## die Liste der Bots

bots-name = Bot
bots-level = Spielstärke
bots-budget = Bedenkzeit je Zug
bots-package = Aus
bots-seconds = { $seconds } s
bots-nodes = { $nodes } Knoten
bots-cores = { $cores } Kerne
bots-no-budget = ohne Grenze
bots-caption = Ein eigener Bot: docs/writing-a-bot.md
