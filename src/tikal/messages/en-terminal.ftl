### English. Everything the terminal game says besides the sentences of the engine.

## Starting it from the command line

term-cli =
    Play a game at the terminal.

    Without any options you play the Super Meeple edition against two bots. Every action is
    saved at once: whatever happens, `{ $tikal } play --resume` goes on where you were.
term-cli-examples =
    Examples:
    { "  " }{ $tikal } play --players 4
    { "  " }{ $tikal } play --seats Ann,Ben,greedy --auction
    { "  " }{ $tikal } play --edition rio-grande --option camp_needs_member=yes
    { "  " }{ $tikal } play --edition legend --scenario uxmal
    { "  " }{ $tikal } play --resume
term-cli-terminal = Play in the terminal. This is what happens anyway; for the browser there is the command serve.
term-cli-edition = Whose rules: { $choices }. Usually { $default }.
term-cli-players = How many play, 2 to 4. Usually 3.
term-cli-auction = Play the auction variant: tiles and turns are bid for with points.
term-cli-seats = Who sits where, in clockwise order: "me", a person's name, or a bot ({ $bots }). Seats left open go to bots.
term-cli-names = Names for the persons, in the order of their seats.
term-cli-first = Who begins: a colour, a name or a bot. Usually drawn by lot.
term-cli-option = A house rule; may be given several times. `{ $tikal } editions` lists them.
term-cli-seed = Any text. The same text deals the same tiles and treasures again.
term-cli-resume = Go on with a saved game: the newest unfinished one, or the one in FILE.
term-cli-list = List the saved games, the one that was played last first.
term-cli-save = Keep the game in this file instead of a new one in the data folder.
term-cli-delay = How long to show each action of a bot. Usually 0.4; 0 shows all at once.

term-too-many-seats = { $seats } seats were given for { $players } players.
term-too-many-names = There is nobody at this table for the name { $names }.
term-mistyped-bot = Is "{ $name }" a person or a bot? Bots are: { $choices }. For a person, write "me" and give the name with --names.
term-bot-name = "{ $name }" cannot be a person's name: names that begin with "bot:" belong to bots.
term-resume-alone = A saved game brings its own edition, players and options: leave those out with --resume.
term-nothing-to-resume = There is no unfinished game in { $folder }.
term-only-broken = { $troubles }
    There is no other unfinished game in { $folder }.
term-game = { $kind }; { $players }; { $stage }
term-game-kind = { $edition }{ $variant ->
    [auction] , auction
    *[basic] { "" }
}
term-game-turn = turn { $turn }
term-unfinished = You have an unfinished game ({ $game }). Go on with it? [Y/n]
term-list-game = { $game }; points { $scores }; { $state ->
    [finished] finished
    *[unfinished] not finished
}
term-list-empty = There are no games in { $folder }.
term-list-hint = Go on with one: { $tikal } play --resume FILE. See one again: { $tikal } replay FILE.
term-no-screen = The game cannot be shown: { $reason }.
term-unreadable-file = The game in { $file } cannot be taken up. { $reason }
term-not-text = It is not a text file.
term-no-place = No game can be kept in { $file }: { $reason }. Choose another place with --save.
term-game-is-open = The game in { $file } is being played in another window.
term-file-exists = { $file } exists already. Choose another name, or go on with that game by --resume.

## Players and tiles

term-bot = { $number ->
    [1] { $name } bot
    *[other] { $name } bot { $number }
}
term-you = { $name } (you)
term-tile = { $terrain ->
    [temple] temple of value { $value }
    [clearing] clearing
    [ruin] ruin with { $value } treasures
    *[volcano] volcano
}

## Saving and leaving

term-saved-in = This game is saved after every action in { $file }
term-saved = Saved in { $file }.
term-cannot-save = The game could not be saved in { $file }: { $reason }. You can play on; save it elsewhere with: save FILE
term-farewell = Your game is safe in { $file }
    Go on with: { $tikal } play --resume { $quoted }
term-leave-unsaved = The game cannot be saved in { $file }: { $reason }. Leave and lose what is not saved? [y/N]
term-not-saved = Your last actions could not be saved in { $file }: { $reason }.
term-kept = The game is kept in { $file }
    See it again, turn by turn: { $tikal } replay { $quoted }
term-nothing-kept = Nobody had done anything yet, so this game is not kept.

## The screen

term-title = Tikal · { $edition }{ $variant ->
    [auction] { " · auction" }
    *[basic] { "" }
}
term-hints = h help  u undo  l log  s score  r rules  q quit
term-points-head = points, + if scored now
term-leader-ready = in supply
term-leader-out = out
term-has-played = has played
term-has-passed = passed
term-no-treasures = no treasures
term-ap = { $ap } AP
term-hand = Lay { $tile }: { $what }
term-final-round = Final scoring round; then { $waiting }
term-volcano-round = Scoring round; then { $waiting }
term-nobody = nobody
term-offer = On offer: { $tiles }
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
term-times = (×{ $count })
term-more = Page { $page } of { $pages }: Enter for more, b back, a number for that page, q to leave
term-last-page = Page { $page } of { $pages }: Enter to go on, b back, a number for that page
term-back = Enter to go on
term-hand-over = { $player }, it is your turn. Others look away, please: what only you know comes next.
term-more-choices = … { $count } choices in all: type a name that is marked on the board.
term-small-window = A window of { $columns }×{ $lines } or more shows the big board; here b does, and h explains.
term-prompt = { $player }
term-prompt-ap = { $scoring }{ $player }, { $ap } AP

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
term-possible = That is possible now: { $where }.
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
term-summary = { $hexes } · { $cost } AP
term-summary-move = from { $hexes }
term-summary-exchange = { $count ->
    [one] one way · { $cost } AP
    *[other] { $count } ways · { $cost } AP
}
term-end-hint = { $ap ->
    [0] all AP are spent
    *[other] { $ap } AP left
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
term-menu-target = Where does the { $figure } on { $hex } go? Type a hex or a number. (Enter goes back)
term-walk = { $cost } AP{ $between ->
    [0] { "" }
    *[other] { " via " }{ $via }
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
term-guard = { $hex }, value { $value }: the { $figure } stands guard{ $others ->
    [0] { "" }
    [one] , one other leaves the game
    *[other] , { $others } others leave the game
} · { $cost } AP
term-menu-exchange = Exchange what? (Enter goes back)
term-exchange = give { $other } { $give }, take { $take }
term-exchange-take = take { $take } from { $other }
term-menu-give = And what do you give? (Enter goes back)
term-menu-end = You have { $ap } AP left and could still do something. End the turn? (y, or Enter to go on playing)
term-end-yes = Yes, end the turn
term-menu-lay = Lay { $tile }, { $what }{ $sides ->
    [0] { "" }
    *[other] { " (stones " }{ $stones })
}: on which hex?
term-sides = N NE SE S SW NW
term-beside = beside { $hexes }
term-menu-turn = How shall { $tile } lie on { $hex }? (Enter goes back)
term-path = { $hex } { $cost } AP
term-open-path = { $hex } (unexplored, { $stones ->
    [one] one stone
    *[other] { $stones } stones
})
term-no-path = no path
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

term-not-a-number = "{ $text }" is not a number. Type how many points you bid, { $least } to { $most }, or Enter to go back.
term-no-such-number = There is no { $number } in this menu; its numbers go up to { $most }.
term-no-times = How often? "{ $text }" can be done once or more, not 0 times.
term-not-repeatable = "{ $text }" can be played only once at a time.
term-walk-too-dear = The cheapest way to { $hex } costs { $cost } AP, but only { $ap } AP are left this turn.
term-no-way = No way leads from { $source } to { $hex }.
term-undone = { $count ->
    [one] Taken back. "redo" plays it again.
    *[other] { $count } steps taken back. "redo" plays them again.
}
term-look-where = Look where? Name a hex, for example: look C4
term-why-what = Why what? Name an action, for example: why ^B5
term-log-title = What happened so far
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
term-look-figures = Here:
term-look-owner = { $player } would score it now.
term-look-nobody = Nobody would score it now.
term-look-paths = Paths: { $paths }

## Tables

term-column-player = Player
term-column-temples = Temples
term-column-treasures = Treasures
term-column-gain = If scored now
term-column-total = Scored
term-column-points = Points
term-column-place = Place
term-column-guard = Highest guarded temple
term-nothing = none
term-score-title = If everybody scored now
term-score-note = Temples are shown as hex and value, { $guard } if guarded; treasures as kind and points.
term-round-title = The scoring round is over
term-final-title = Final scoring
term-places-title = The result
term-tie-broken = { $player } and { $other } have { $points } points each: { $by ->
    [guard] the highest temple under guard decides, { $mine } against { $theirs }
    *[treasures] the number of treasures decides, { $mine } against { $theirs }
}.
term-tie-shared = { $player } and { $other } have { $points } points each and share the place.

## Help

term-help-choose =
    Choosing
    Type the number of a line in the menu. Hexes and words of the menu (C4, move, dig ...) work too. An empty line goes one question back. The Tab key completes what you type, the arrow keys bring back what you typed before.
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
term-help-commands =
    Commands
    u undo      take back, as far as nothing was revealed; redo plays it again
    l log       everything that happened
    s score     who would score what now
    b board     board and panel, as big as they get
    look C4     one hex in words; the name of the hex alone does it too
    why ACTION  whether an action is allowed and what it costs, or why not; why guard works too
    r rules     the rules of this game
    save FILE   write a copy of the game
    q quit      leave; the game is saved. Ctrl-C and Ctrl-D do the same
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
term-help-small =
    On a small screen
    A window of { $columns } columns and { $lines } lines or more shows the big board. Below that it is drawn small: behind a hex's name stands, raised, the cost to the north; behind its figures the costs to the north-east, raised, and to the south-east, lowered.
term-help-saving =
    Saving
    The game is saved by itself after every action, in { $file } — leave whenever you like; { $tikal } play --resume goes on with the newest unfinished game.

## The rules

term-rules-title = The rules in short: { $edition }
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
