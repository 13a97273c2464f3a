### Around the rules at hand.

rules-edition = Edition
topic-edition = This edition
rule-edition = What the editions decide differently, and where this one's booklet says so.
example-scores = { $total ->
    [one] 1 point:
    *[other] { $total } points:
}
example-temple = { $hex } pays { $value }{ $guard ->
    [yes] { " " }(guarded)
    *[no] { "" }
}
example-treasure = { $count } × { $name } { $points }
rules-title = The rules: { $edition }
rules-about = { $about }{ $auction ->
    [yes] { "" }, with auctions
    *[no] { "" }
}
rules-topics = Topics
rules-next = Next: { $topic }
rules-option = What differs
rules-here = Here
rules-others = Otherwise in
rules-same = the same in all
rules-house = house rule; the edition says: { $usual }
