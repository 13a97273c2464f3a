### What the page says at its tables.

## Around the board

table-temples = Temples
goal-classic = The goal: most points. In every scoring you score the temples where you are strongest, and your treasures.
tip-lay-volcano = Nobody can enter it: paths lead round it.
ask-spend-scoring = { $final ->
    [yes] Final scoring.
    *[no] Volcano drawn, scoring { $number }.
} { $lead }: spend your AP, then you score

## Tips

what-figures = { $player }: { $leader ->
    [yes] the leader{ $explorers ->
        [0] { "" }
        [one] { " " }and one explorer
        *[other] { " " }and { $explorers } explorers
    }
    *[no] { $explorers ->
        [one] one explorer
        *[other] { $explorers } explorers
    }
}

## Auction

auction-title = Auction
auction-tiles = { $left ->
    [one] one tile on offer
    *[other] { $left } tiles on offer
}
auction-bidders = Bidders
auction-opened = { $player } opened
auction-points = { $points } points
auction-if-scored = if scored +{ $points }
auction-state = { $state ->
    [high] Bids { $points }
    [passed] Passed
    [played] Has played
    [bidding] To bid
    [choosing] Chooses
    *[waiting] Waiting
}
auction-order = Order of play
auction-this-round = this round
auction-turn = { $kind ->
    [taken] { $price ->
        [0] for free
        *[other] paid { $price }
    }
    [now] this auction
    [last] last tile, free
    *[later] auction
}
auction-your-bid = Your bid
auction-after = You have { $points } points, { $after } after paying { $bid }.
auction-cannot = You have { $points } points: that is not enough to bid higher.
auction-if-pass = If you pass, { $wins ->
    [no] { $player } bids next; you can bid again for the turn after this one.
    *[yes] { $price ->
        [0] all have passed: { $you ->
            [yes] you take a tile and play, for nothing.
            *[no] { $player }, the first to pass, takes a tile and plays, for nothing.
        }
        *[other] { $player } pays { $price }, takes a tile and plays; the next turn is up for auction after that.
    }
}
auction-bid = Bid { $points }
auction-pass = Pass
auction-less = Bid one less
auction-more = Bid one more
auction-plus = +{ $points }
auction-all = all { $points }
auction-take = Take this tile
auction-tile = { $terrain ->
    [temple] Temple { $value }
    [clearing] Clearing
    [ruin] Ruin
    *[volcano] Volcano
}
auction-tile-note = { $terrain ->
    [temple] { $stones } stones
    [clearing] { $stones } stones
    [ruin] { $value } treasures
    *[volcano] scoring first
}

## Points

sheet-title = If scored now: { $player }
sheet-total = { $score } now, { $total } more, { $sum } then
sheet-temple = { $hex }
sheet-guarded = guarded

## The panels round the board

stack-left = { $left ->
    [0] No tiles left
    [one] One tile left
    *[other] { $left } tiles left
}
stack-volcano = { $letter ->
    [none] no volcano ahead
    *[other] volcano still in { $letter }
}
stack-next-volcano = next volcano in { $letter }
stack-letter = { $letter }: { $left } left
