### What the terminal says at its tables.

## The screen

term-l-title = Tikal Legend, { $scenario }, round { $round }/{ $rounds }
term-l-hints = h help  u undo  s score  c camps  k cards
term-l-game-kind = Tikal Legend, { $scenario }
term-l-game-round = round { $round } of { $rounds }
term-l-order = Order
term-l-tokens = Trail stones: { $left } in supply
term-l-stack = Stack { $letter }, volcanoes in { $volcanoes }
term-l-card-shows = { $name } ({ $shown })
term-l-effect = { $effect ->
    [swap] Swap
    *[volcano] The volcano
}

## Menus

term-l-menu-draft = { $player }, take one thing: a number, or 9AP, place2, b3, #05. "card 05" tells of it.
term-l-menu-turn = { $player }, { $acted ->
    [yes] your action is taken: end the turn, or first something free.
    *[no] one action: a number, or a text like #05, ap or b3@C4/1.
}
term-l-menu-effect = { $player } · { $name }: { $asked }{ $picks ->
    [0] { "" }
    *[other] { " " }({ $picks } so far)
}
term-l-ask = { $ask ->
    [march-from] from which hex?
    [march-to] from { $source } to which hex?
    [ruin] to which ruin?
    [temple] to which temple?
    [dig] the top treasure of which ruin?
    [uncover] a floor of which temple?
    [camp] where does the camp stand?
    [resite] which camp moves?
    [enter] who comes{ $hex ->
        [none] { "" }
        *[other] { " " }to { $hex }
    }?
    [recruit] who becomes available?
    [march] who goes from { $source } to { $hex }?
    [move] who walks? { $ap } AP are left.
    [stone] which edge? Type one of its hexes.
    [lay] on which hex?
    [guard] which temple, and who stands guard?
    [exchange] which treasures?
    [order] which treasure comes next, from the top?
    [take-card] which card of the display?
    [play] card { $card }: play it or preserve it?
    [preserve] card { $card }: preserve it
    *[done] done?
}
term-l-group = { $kind ->
    [play] Play
    [preserve] Preserve
    [discard] Discard
    [ap] AP token
    [tile] Tile
    [pass] Pass
    [look] Lidar
    [power] Director
    [deploy] Deploy
    [move] Move
    [clear] Uncover
    [dig] Dig
    [swap] Swap
    [camp] Camp
    [guard] Guard
    [stone] Trail stone
    [recruit] Recruit
    *[end] End turn
}
term-l-group-empty = { $kind ->
    [play] You cannot play a card now.
    [preserve] You cannot preserve a card now.
    [discard] You cannot discard a card now.
    [ap] You cannot use an AP token now.
    [tile] You cannot place a tile now.
    [pass] You cannot pass now.
    [look] You cannot look at treasures now.
    [power] You cannot use your museum director now.
    [deploy] You cannot bring anybody in now.
    [move] None of your members can move now.
    [clear] There is no floor that you can uncover now.
    [dig] There is no treasure that you can unearth now.
    [swap] There is no treasure that you can swap now.
    [camp] You cannot set up a camp now.
    [guard] You cannot place a guardian now.
    [stone] You cannot lay a trail stone now.
    [recruit] Nobody can become available now.
    *[end] The turn cannot end now.
} { $reason }
term-l-reason = { $kind ->
    [play] You have no card to play.
    [preserve] You have no card on the right.
    [discard] You have no normal card.
    [tile] You have no tile.
    [look] You have no card 07.
    [move] None of them has a path to follow, or nobody is on the board yet.
    [clear] None of your members is at a temple.
    [dig] None of your members is at a ruin with treasures.
    [swap] You own no treasure that you may give, or nobody has another kind.
    [camp] There is no free clearing or empty ruin where you may.
    [guard] None of your members is at a temple.
    *[other] First something else has to be done.
}
term-l-menu-group = { $kind ->
    [play] Play which card?
    [preserve] Preserve which card?
    [discard] Discard which card, without effect?
    [tile] Which tile?
    [look] Card 07 on which side?
    [power] Which power? One of them once in the game; unused they are points at the end.
    [deploy] Who comes, and where?
    [move] Who moves?
    [clear] A floor of which temple?
    [dig] Where?
    [swap] Swap what?
    [camp] Where?
    [guard] Which temple, and who stands guard?
    [stone] On which edge? Type one of its hexes.
    *[recruit] Who becomes available?
} (Enter goes back)
term-l-menu-place = Place { $tile }, { $what }: on which hex? (Enter goes back)
term-l-menu-resite = The camp on { $hex } moves: where to? (Enter goes back)
term-l-menu-edge = To which edge? Type one of its hexes. (Enter goes back)
term-l-menu-other-end = Between { $hex } and which hex? (Enter goes back)
term-l-menu-pass = You could still play a preserved card. Pass and be out for this round? (y, or Enter to go on playing)
term-l-pass-yes = Yes, pass
term-l-place = place { $place } in the next turn order
term-l-place-short = place { $place }
term-l-ap-token = AP token of { $value }
term-l-ap-token-short = { $value } AP
term-l-token-of = { $value } AP, and what cards 20 and 21 add
term-l-ways = { $count ->
    [one] one way
    *[other] { $count } ways
}{ $cost ->
    [0] { "" }
    *[other] { " " }from { $cost } AP
}
term-l-use-tile = { $tile }, { $what }{ $kind ->
    [erupt] : play it, scoring begins
    [drop] : it fits nowhere, out of the game
    *[lay] { "" }
}
term-l-recruit = { $figure ->
    [leader] a leader, { $left } unavailable
    *[explorer] an explorer, { $left } unavailable
}{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } AP
}
term-l-march = { $figure ->
    [leader] a leader, { $left } left there
    *[explorer] an explorer, { $left } left there
}
term-l-top = (on top: { WORD("kind", $treasure) })
term-l-resite = the camp on { $hex }
term-l-token = the token on { $edge }
term-l-edge = { $stones ->
    [0] no path yet
    [one] one stone now
    *[other] { $stones } stones now
}
term-l-look-from = look with card 07 on the { $side }
term-l-preserved = (preserved)
term-l-preserve = preserve: { $name }
term-l-makes-room = card { $card } makes room
term-l-done = done: no more of this

## Answers and pages

term-l-look = { $hex }: { $terrain ->
    [base_camp] the common base camp
    [temple] a temple of value { $value }
    [clearing] a clearing
    [emptied] an empty ruin with { $value } masks, otherwise as good as a clearing
    [ruin] { $value ->
        [one] a ruin with one treasure
        *[other] a ruin with { $value } treasures
    }
    [lake] a lake
    [volcano] a volcano
    [border] jungle on the border; only tiles of cards go here
    *[jungle] jungle
}
term-l-look-owner = { $player } holds it.
term-l-look-nobody = Nobody holds it.
term-l-looked = { $place ->
    [1] Its top treasure is known to { $players }.
    *[other] Treasure { $place } from the top is known to { $players }.
}
term-l-known = { $place ->
    [1] On top lies { WORD("kind", $treasure) }
    *[other] { $place } from the top lies { WORD("kind", $treasure) }
}; known to { $players }.
term-l-kinds = Among the others, in an order that you do not know: { $kinds }.
term-l-token-path = { $hex } { $cost } AP ({ $tokens ->
    [one] a trail-stone token with it
    *[other] { $tokens } trail-stone tokens with it
})
term-l-no-card = "{ $text }" is not a card; cards are 01 to 24.
term-l-cards-title = On display
term-l-held-title = On campsites
term-l-site-supply = available: { $explorers } explorers, { $leaders ->
    [one] one leader
    *[other] { $leaders } leaders
}; unavailable: { $later } and { $later_leaders }; { $camps } camps and { $guards } guardians left
term-l-site-draft = AP token: { $token ->
    [0] -
    *[other] { $token }
}; tiles: { $tiles }; place in the next turn order: { $place ->
    [0] -
    *[other] { $place }
}
term-l-site-cards = { $side ->
    [left] preserved: { $cards }
    *[right] cards: { $cards }
}
term-l-site-powers = power tile { $tile }{ $used ->
    [yes] , used
    *[no] , one of:
}
term-l-site-museum = museum: { $treasures }
term-l-site-table = On the table
term-l-site-stones = trail stones: { $left } in supply; on { $edges }
term-l-site-open = treasures that lie open for cards 01: { $treasures }
term-l-site-floors = temple floors left: { $floors }

## Tables

term-l-column-part = Part
term-l-column-tall = Tall temples
term-l-column-volcanoes = Volcanoes
term-l-column-land = Land
term-l-column-lakes = Lakes
term-l-column-director = Museum director
term-l-where = temples { $temples }; volcanoes { $volcanoes }; land { $count }×{ $hexes } ({ $land }); lakes { $waters }×{ $masks } masks ({ $lakes })
term-l-score-note = Land: temples you score × jungle, clearings and empty ruins you hold. Lakes: lakes × masks on ruins you hold.

## Help

term-l-help-type =
    Typing actions
    take 9AP, take place2, take b3, take #05    draft
    #05   #05<          play card 05 from the right, from the left
    <#05  <#05-#12      preserve card 05; card 12 makes room
    -#05                discard a card without effect
    ap                  use the AP token
    b3@C4/1             place tile b3 on C4, turned one sixth clockwise
    !b6   -b3           play a volcano; give up a tile that fits nowhere
    look  power:march   card 07; a power of the museum director
    pass                out for this round
    +E@A5*3             deploy three explorers at A5 (L: a leader)
    E:A5-D3   E:A5>D2   walk, the cheapest way; take a secret path
    ^B5   $C3           uncover a temple floor, unearth a treasure
    C@B4   C:B4>D2      set up a camp, move one
    GE@B5               make an explorer the guardian (GL: a leader)
    T@C4|C5             put a trail-stone token on an edge; T:A1|A2>C4|C5 moves one
    &E   &L             an explorer, a leader becomes available
    xBlue:jade/sun      give Blue jade and take sun
    @C4   E:C4>>D2      what cards ask: a hex; who marches
    order:jade  done    the next treasure of a stack; no more of this card
    end, or a single dot    end the turn
term-l-help-commands =
    Commands of Legend
    c campsites what everybody has, with powers and cards in words
    k cards     what the cards on display and on campsites do; card 05 tells of one
term-l-help-board =
    Reading the board
    { $temple }3   temple of value 3, in the colour of the player who would score it now ({ $temple }3r: Red)
    { $clearing }    clearing          { $ruin }4  ruin with 4 treasures ({ $ruin }4ja: you know that jade is on top)
    { $emptied }2   empty ruin, 2 masks  { $volcano }{ $volcano }  volcano  { $lake }{ $lake }  lake  { $camp }  the common base camp
    R{ $leader }2  Red's leader and two explorers; B is Blue, Y Yellow, W White
    { $camp }R   a camp of Red     { $guard }R  a guardian of Red
    R1 to R16 are the border hexes; jungle without a tile shows its name only.
term-l-help-ways =
    Ways
    A number between two hexes is what the way between them costs, into the jungle too: bright between two tiles, dim where one of them is jungle, blue where a trail-stone token lies. Marked hexes are those where you can do something; an arrow gives the AP of the cheapest way there.
term-l-help-panel =
    The panel
    For each player the points and what a scoring would add now; explorers ({ $explorer }) and leaders ({ $leader }) available + unavailable, camps ({ $camp }) and guardians ({ $guard }) left; the AP token, tiles, { $arrow }2 the place in the next turn order, P4 an unused power tile; # cards on the right and < preserved ones, ' if used this round. Below: trail stones, the stack, temple floors left as value:number.
term-l-help-private =
    What only you know
    What cards 07 and 08 show is yours alone: others never see it on the board, in the log or in the pages. With several people at one screen you are asked to come to it before your knowledge is shown.

term-l-stand-ins = The rulebook shows these only in pictures; here they are our own reconstruction: { $keys }. If you own the box: tikal components.
