### Autour des règles à portée de main.

rules-edition = Édition
topic-edition = Cette édition
rule-edition = Ce que les éditions règlent différemment, et où le livret de celle-ci le dit.
example-scores = { $total ->
    [one] { $total } point :
    *[other] { $total } points :
}
example-temple = { $hex } rapporte { $value }{ $guard ->
    [yes] { " " }(gardé)
    *[no] { "" }
}
example-treasure = { $count } × { $name } { $points }
rules-title = Les règles : { $edition }
rules-about = { $about }{ $auction ->
    [yes] { "" }, avec enchères
    *[no] { "" }
}
rules-topics = Sujets
rules-next = Suite : { $topic }
rules-option = Ce qui diffère
rules-here = Ici
rules-others = Autrement dans
rules-same = pareil dans toutes
rules-house = règle maison ; l’édition dit : { $usual }
