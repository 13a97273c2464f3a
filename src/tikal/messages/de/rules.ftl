### Rund um die Regeln zum Nachlesen.

rules-edition = Ausgabe
topic-edition = Diese Ausgabe
rule-edition = Was die Ausgaben verschieden entscheiden und wo das Heft dieser Ausgabe es sagt.
example-scores = { $total ->
    [one] 1 Punkt:
    *[other] { $total } Punkte:
}
example-temple = { $hex } zahlt { $value }{ $guard ->
    [yes] { " " }(geschützt)
    *[no] { "" }
}
example-treasure = { $count } × { $name } { $points }
rules-title = Die Regeln: { $edition }
rules-about = { $about }{ $auction ->
    [yes] { "" }, mit Versteigerung
    *[no] { "" }
}
rules-topics = Themen
rules-next = Weiter: { $topic }
rules-option = Was verschieden ist
rules-here = Hier
rules-others = Anders in
rules-same = überall gleich
rules-house = Hausregel; die Ausgabe sagt: { $usual }
