### What happened: as a sentence, and as a line in the journal of a table.

## What happened

event-tile-drawn = { $player } draws { $tile }, a { $terrain ->
    [temple] temple of value { $value }
    [clearing] clearing
    [ruin] ruin with { $value } treasures
    *[volcano] volcano
}.
event-tile-left-over = { $player } gets the last tile { $tile } for free.
event-treasure-found = { $player } finds { WORD("kind", $treasure) }{ $owned ->
    [1] .
    [2] , the second of its kind.
    *[other] , the third of its kind.
}
event-scored = { $player } scores { $total }: { $temple_points } for temples, { $treasure_points } for treasures. Total { $score }.
yours-scored = You score { $total }: { $temple_points } for temples, { $treasure_points } for treasures. Total { $score }.
event-bid = { $player } bids { $points }.
event-passed = { $player } passes.
event-auction-won = { $player } wins the auction and pays { $points }.
event-auction-all-passed = All have passed: { $player }, the first to pass, plays for free.
event-scoring-round = Volcano! Scoring round { $number } begins with { $player }.
event-final-round = All tiles are played. The final scoring round begins with { $player }.

## The same on the page, where tiles have no names

told-tile-drawn = { $player } draws { $terrain ->
    [temple] a temple of value { $value }
    [clearing] a clearing
    [ruin] a ruin with { $value } treasures
    *[volcano] a volcano
}.
told-tile-left-over = { $player } gets the last tile for free.

## The journal of a table

log-tile-drawn = drew { $terrain ->
    [temple] a temple of value { $value }
    [clearing] a clearing
    [ruin] a ruin
    *[volcano] a volcano
}
log-tile-left-over = gets the last tile for free
log-treasure-found = dug { WORD("treasure", $treasure) } on { $hex }
log-scored = scored { $temple_points } + { $treasure_points }
log-bid = bids { $points }
log-passed = passes
log-auction-won = wins the auction for { $points }
log-auction-all-passed = plays for free: all have passed
log-scoring-round = Scoring round { $number }
log-final-round = Final scoring round
