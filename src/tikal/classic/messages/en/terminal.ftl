### What the terminal says at its tables.

## Starting it from the command line

term-game-kind = { $edition }{ $variant ->
    [auction] , auction
    *[basic] { "" }
}
term-game-turn = turn { $turn }

## The screen

term-title = Tikal · { $edition }{ $variant ->
    [auction] { " · auction" }
    *[basic] { "" }
}
term-points-head = points, + if scored now
term-leader-ready = in supply
term-leader-out = out
term-has-played = has played
term-hand = Lay { $tile }: { $what }
term-high-bid = Highest bid: { $points } by { $player }
term-stack-empty = No tiles left
term-stack-short = Stack { $letter }, { $left } left
term-stack = Stack: { $left } tiles, { $same } of { $letter } on top
term-volcano-none = no volcano left
term-volcano-now = { $same ->
    [1] a volcano comes next
    *[other] a volcano is among these { $same }
}
term-volcano-later = no volcano before { $letter }
term-pieces = Temple pieces left

## Menus

term-scoring = { $scoring ->
    [none] { "" }
    [final] Final scoring:{ " " }
    *[round] Scoring round { $round }:{ " " }
}
term-menu-spend = { $scoring }{ $player }, what next? Type a number, or an action like E:A5-B4.
term-group = { $kind ->
    [enter] Enter
    [move] Move
    [uncover] Uncover
    [dig] Dig
    [exchange] Exchange
    [camp] Camp
    [guard] Guard
    *[end] End turn
}
term-group-empty = { $kind ->
    [enter] You cannot bring anybody in now.
    [move] None of your people can move now.
    [uncover] There is nothing that you can uncover now.
    [dig] There is no treasure that you can dig up now.
    [exchange] There is no treasure that you can exchange now.
    [camp] You cannot build a camp now.
    [guard] You cannot place a guard now.
    *[end] The turn cannot end now.
} { $reason }
term-reason = { $kind ->
    [enter] All your people are on the board or out of the game.
    [move] None of them has a path to follow, or nobody is on the board yet.
    [uncover] None of your people is at a temple.
    [dig] None of your people is at a ruin with treasures.
    [give] You have no treasure to give.
    [take] Nobody has a single treasure of another kind.
    [site] None of your people is on a free clearing or an emptied ruin.
    [camp] There is no free clearing or emptied ruin where you may build.
    *[end] First something else has to be done.
}
term-summary-exchange = { $count ->
    [one] one way · { $cost } AP
    *[other] { $count } ways · { $cost } AP
}
term-menu-enter = Who enters, and where? (Enter goes back)
term-enter = { $figure ->
    [leader] leader at { $hex }
    *[explorer] explorer at { $hex }, { $left } left
} · { $cost } AP
term-menu-move = Who moves? (Enter goes back)
term-mover = { $figure ->
    [leader] leader on { $hex }
    *[explorer] { $there ->
        [one] explorer on { $hex }
        *[other] one of { $there } explorers on { $hex }
    }
}
term-menu-uncover = Which temple? (Enter goes back)
term-uncover = { $hex }: from { $value } to { $next } · { $cost } AP
term-menu-dig = Where? (Enter goes back)
term-dig = { $hex }: { $value ->
    [one] one treasure left
    *[other] { $value } treasures left
} · { $cost } AP
term-menu-camp = Where? (Enter goes back)
term-camp = { $hex } · { $cost } AP
term-menu-guard = Which temple, and who stands guard? (Enter goes back)
term-guard = { $hex }, value { $value }: the { WORD("figure", $figure) } stands guard{ $others ->
    [0] { "" }
    [one] , one other leaves the game
    *[other] , { $others } others leave the game
} · { $cost } AP
term-menu-exchange = Exchange what? (Enter goes back)
term-menu-lay = Lay { $tile }, { $what }{ $sides ->
    [0] { "" }
    *[other] { " (stones " }{ $stones })
}: on which hex?
term-sides = N NE SE S SW NW
term-open-path = { $hex } (unexplored, { $stones ->
    [one] one stone
    *[other] { $stones } stones
})
term-open-sides = { $count ->
    [one] + one stony side to the jungle
    *[other] + { $count } stony sides to the jungle
}
term-menu-bid = { $player }, bid for the right to choose a tile and play?
term-menu-only-pass = { $player }, you cannot bid higher.
term-bid = Bid, { $least ->
    [one] 1 to { $most } points
    *[other] { $least } to { $most } points
}
term-pass = Pass
term-menu-points = How many points, { $least } to { $most }? (Enter goes back)
term-menu-take = { $player }, which tile do you take?

## Answers

term-look-unexplored = { $hex } is not explored yet.
term-look = { $hex }: { $terrain ->
    [base_camp] the base camp
    [temple] a temple of value { $value }
    [clearing] a clearing
    [emptied] a ruin without treasures, as good as a clearing
    [ruin] { $value ->
        [one] a ruin with one treasure
        *[other] a ruin with { $value } treasures
    }
    *[volcano] a volcano; nobody enters it
}
term-look-owner = { $player } would score it now.
term-look-nobody = Nobody would score it now.

## Tables

term-column-guard = Highest guarded temple
term-score-note = Temples are shown as hex and value, { $guard } if guarded; treasures as kind and points.
term-tie-broken = { $player } and { $other } have { $points } points each: { $by ->
    [guard] the highest temple under guard decides, { $mine } against { $theirs }
    *[treasures] the number of treasures decides, { $mine } against { $theirs }
}.

## Help

term-help-type =
    Typing actions
    a5@C4/1         lay tile a5 on C4, turned one sixth clockwise
    +E@A5           bring an explorer to A5 (L: the leader); +E@A5*3 brings three
    E:A5-B4         move an explorer (L: the leader) to the next hex
    L:A5-D3         a hex further away is walked to by the cheapest way
    E:A5>D2         take a secret path between camps
    ^B5   $C3       uncover a temple level, dig up a treasure
    C@B4            build a camp
    GE@B5           make an explorer the guard (GL: the leader)
    xBlue:jade/sun  give Blue jade and take sun
    bid 3, pass, take b3    in the auction
    end, or a single dot    end the turn
term-help-board =
    Reading the board
    { $temple }3   temple of value 3, in the colour of the player who would score it now ({ $temple }3r: Red)
    { $clearing }    clearing          { $ruin }4  ruin with 4 treasures    { $emptied }  ruin without treasures
    { $volcano }{ $volcano }   volcano           { $camp }   base camp
    R{ $leader }2  Red's leader and two explorers; B is Blue, Y Yellow, W White
    { $camp }R   a camp of Red     { $guard }R  a guard of Red
term-help-costs =
    Ways
    A bright number between two hexes is what the way between them costs. A dim one counts the stones towards a hex that is not explored yet. Marked hexes are those where you can do something; an arrow gives the AP of the cheapest way there.
term-help-panel =
    The panel
    For each player the points, what a scoring would add now, the explorers in supply ({ $explorer }), where the leader is ({ $leader }), camps ({ $camp }) and guards ({ $guard }) left, and the treasures.

## The rules

term-rules-goal =
    Aim
    You lead an expedition into the jungle: uncover temples, hold them with your people, and recover treasures. Whoever has most points after four scorings wins.
term-rules-turn =
    A turn
    Lay a tile, then spend up to { $ap } action points (AP), in any order. What you do not spend is lost. Each player has one leader and { $explorers } explorers.
term-rules-tile =
    Laying a tile
    On an empty hex beside an explored one, turned as you like, so that at least one side it shares with a hex that can be entered has a stone, on either tile. A volcano needs no stones.
term-rules-actions =
    What action points buy
    { $enter } AP    bring the leader or an explorer to the base camp or your own camp
    1-6 AP  move to a neighbouring hex: an AP for each stone on both sides of
            the edge; where there is no stone there is no path
    { $secret } AP    go by a secret path between the base camp and your camps
    { $uncover } AP    uncover a temple level
    { $dig } AP    dig up a treasure
    { $exchange } AP    exchange a treasure
    { $camp } AP    build a camp
    { $guard } AP    place a guard
term-rules-temples =
    Temples
    A level puts the next higher piece on the temple, as long as that piece is left. At most two levels per temple and turn; the first needs one of your people there, the second two.
term-rules-treasures =
    Treasures
    { $dig_limit_per ->
    [turn] At most two treasures a turn.
    *[hex] At most two treasures per ruin and turn.
} The first of a ruin needs one of your people there, the second two. In an exchange you give a single treasure and take a single one of another kind; pairs and triples are safe on both sides.
term-rules-camps =
    Camps
    { $camps } each, for good, on a clearing or on a ruin without treasures; one camp to a hex. { $camp_needs_member ->
    [yes] One of your people must stand there.
    *[no] None of your people needs to be there.
}
term-rules-guards =
    Guards
    { $guards } each, on a temple without a guard where you are stronger than every other player: a leader counts { $strength }, an explorer 1. One of your people there stands guard for good, all your others there leave the game. The temple is yours at every scoring and never grows again.
term-rules-scoring =
    Scoring
    Each of the three volcanoes starts a scoring round when it comes, and a last one follows the last tile. Each player in turn takes { $ap } AP and then scores, alone and at once. A temple brings its value to whoever guards it; without a guard to whoever is strongest there, and to nobody among equals. Treasures of a kind bring { $one } for one, { $two } for two, { $three } for three. After a volcano's round its player lays it and takes a normal turn.
term-rules-auction =
    The auction
    Everybody starts with { $start_score } points. As many tiles as players lie open, and each turn of the round is auctioned. Bid higher than the last bid or pass; who has passed is out of this auction. The winner pays, takes a tile, lays it and plays. The last player of a round gets the last tile for nothing. If all pass, the first to pass plays for nothing{ $all_pass ->
    [rest-choose-free] , and the others choose in turn without further auctions this round.
    *[auction-goes-on] ; the next auction is held as usual.
} The next round is opened by the left neighbour of { $next_opener ->
    [last-opener] whoever opened the last auction.
    *[last-to-play] whoever played last.
} The final scoring goes from the fewest points to the most.
term-rules-end =
    Equal points
    { $ties ->
    [shared] Equal points share the place.
    *[guard-treasures] Of equals, the one with the highest guarded temple is ahead, then the one with more treasures; then they share the place.
}
