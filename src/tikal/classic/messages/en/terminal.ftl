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
term-menu-group = { $kind ->
    [enter] Who enters, and where?
    [move] Who moves?
    [uncover] Which temple?
    [dig] Where?
    [exchange] Exchange what?
    [camp] Where?
    *[guard] Which temple, and who stands guard?
} (Enter goes back)
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
