### English. Everything the browser says besides the sentences of the engine.

## The start page

home-tagline = Cut paths, raise temples, guard them. Ten action points a turn.
home-play = Play now
home-play-hint = You and two bots of { $level ->
    [beginner] beginner
    [easy] easy
    [medium] medium
    [hard] hard
    *[expert] expert
} strength, { $edition } rules
home-play-next = One click sits you down, the next one lays a tile.
home-new = New table
home-here = Same screen
home-link = Paste an invitation link
home-join = Join
home-join-bad = That is not an invitation link to this server.
home-no-account = No account needed. Your seats stay yours in this browser.
home-games = { $mine ->
    [0] Your games
    [one] Your turn in one game
    *[other] Your turn in { $mine } games
}
home-running = { $running ->
    [0] none running
    *[other] { $running } running
}
home-first = Your games will be listed here. Start with a first one: it takes about an hour and is saved after every action.
home-none = No game is running. Play now, or set up a table.
home-finished = Finished games
home-finished-count = { $count } to watch
home-all = Show all { $count }
home-your-turn = Your turn
home-open = Free seat
home-watch = Watch
home-record = a record
home-free = { $free ->
    [one] one seat is free
    *[other] { $free } seats are free
}
home-decides = { $player } decides
home-tiles = { $left ->
    [0] the last tiles
    [one] one tile left
    *[other] { $left } tiles left
}
home-won = { $you ->
    [yes] { $count ->
        [one] you won
        *[other] a shared win
    }
    *[no] { $winners } won
}
home-line = { $state } · { $edition }{ $auction ->
    [yes] , auction
    *[no] { "" }
} · { $ago }
home-again = Watch your last game
home-again-hint = Move by move, or play on from any moment of it.
home-upload-hint = Open a game as TGN, from here or elsewhere.
home-rules = The rules
home-rules-hint = By edition, with examples that the engine has answered.
home-waiting = Waiting
home-delete = Delete the game { $names }
home-leave = Leave the table { $names }
home-delete-title = Delete this game?
home-delete-text = The game { $names } and its record are removed for everybody. That cannot be taken back.
home-delete-do = Delete the game
home-leave-title = Leave this table?
home-leave-text = { $over ->
    [yes] The table { $names } goes from your list.
    *[other] A bot takes your seat at the table { $names } and plays on.
} You can still watch by the table's address.
home-leave-do = Leave the table
home-loading = Looking for your games …
home-unreachable = The server cannot be reached. Trying again …

## A new table

setup-title = New table
setup-summary = { $players } seats, { $edition } rules{ $house ->
    [0] { "" }
    [one] { " " }with one house rule
    *[other] { " " }with { $house } house rules
}, { $auction ->
    [yes] auction
    *[no] basic game
}.
setup-from = Start from
setup-preset = { $name ->
    [last] Last table
    [duel] Duel
    [here] Same screen
    *[friends] Friends
}
setup-rules = Read these rules
setup-differs = Here { $list }.
setup-plays-like = Plays like { $edition }.
setup-order = Colours play in this order, clockwise. Take another colour to change places.
setup-colour = Colour: { $about }
setup-swap = { $own ->
    [yes] { $colour }
    *[no] Change places with { $colour }
}
setup-bot-name = Bot
setup-open = Open seat
setup-guest = Guest
setup-level-title = Level
setup-open-hint = { $open ->
    [0] The game can begin.
    [one] One seat waits for who opens its link; you get it next.
    *[other] { $open } seats wait for who opens their links; you get them next.
}
setup-house-auction = Auction only
setup-back = Back to the start page
setup-edition = Edition
setup-edition-hint = the rules and their fine print
setup-variant = Variant
setup-basic = Basic
setup-auction = Auction
setup-variant-basic = Draw a tile and lay it, then spend ten action points.
setup-variant-auction = Everyone starts with 20 points and bids for the choice of tile and turn.
setup-seats = Seats
setup-players = Number of players
setup-seat = { $colour }, { $shape }
setup-who = Who sits here
setup-me = Me
setup-here = Here
setup-link = Link
setup-bot = Bot
setup-me-hint = You, in this browser.
setup-here-hint = A person at this device: it is passed round.
setup-link-hint = You get a link to send. Whoever opens it first sits down.
setup-bot-hint = Which bot plays
setup-name = Name
setup-level = { $level ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
    *[expert] Expert
}
setup-level-hint = { $level ->
    [easy] Plans sensible turns and often misjudges them.
    [medium] Plays soundly and misjudges now and then.
    [hard] Thinks of how the others will answer.
    *[expert] Looks at more turns and takes a few seconds for each.
}
setup-bots-more = More
setup-bot-level = { $name } · { $level }
setup-house = House rules
setup-house-state = { $count ->
    [0] as in the edition
    [one] one differs from the edition
    *[other] { $count } differ from the edition
}
setup-house-usual = { $changed ->
    [yes] changed · { $edition }: { $value }
    *[no] { $edition }: { $value }
}
setup-house-back = As in the edition: { $rule }
house-start_score = Points at the start
house-camp_needs_member = A camp needs an own figure there
house-camp_needs_member-yes = yes
house-camp_needs_member-no = no
house-dig_limit_per = At most two treasures a turn
house-dig_limit_per-hex = from each ruin
house-dig_limit_per-turn = from all ruins together
house-ties = Equal points at the end
house-ties-shared = share the place
house-ties-guard-treasures = guard, then treasures
house-all_pass = When everybody passes
house-all_pass-auction-goes-on = auctions go on
house-all_pass-rest-choose-free = the rest choose free
house-next_opener = Next round is opened left of
house-next_opener-last-to-play = last to play
house-next_opener-last-opener = last opener
differs-start_score = points start at { $value }
differs-camp_needs_member-yes = a camp needs an own figure there
differs-camp_needs_member-no = a camp needs no figure of yours
differs-dig_limit_per-hex = two treasures a turn from each ruin
differs-dig_limit_per-turn = two treasures a turn from all ruins together
differs-ties-shared = equal points share the place
differs-ties-guard-treasures = equal points go to the highest guarded temple, then to most treasures
differs-all_pass-auction-goes-on = when all pass the auctions go on
differs-all_pass-rest-choose-free = when all pass the rest choose free
differs-next_opener-last-to-play = the next round is opened left of the last to play
differs-next_opener-last-opener = the next round is opened left of the last opener
setup-first = First player
setup-first-lot = Random
setup-start = Start the game
setup-seated = { $count } of { $players } seats taken
setup-missing = Nobody can play yet: take a seat yourself, or choose a person or a bot for every seat.
colour-red = vermilion
colour-blue = azure
colour-yellow = maize
colour-white = ivory
shape-red = triangle
shape-blue = circle
shape-yellow = square
shape-white = diamond
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

## Sitting down by link

join-title = An invitation
join-text = { $known ->
    [no] A seat is kept for you
    *[other] { $host } keeps a seat for you
}: { $edition } rules, { $players } players.
join-name = Your name
join-sit = Sit down
join-watch = Only watch

## Around the board

table-title = Tikal
table-board = The board
table-close = Close
table-home = Start page
table-menu = Menu
table-settings = Settings
table-share = Invite
table-journal = Journal
table-journal-empty = Nothing has happened yet.
table-replay = what did they just do?
table-players = Players
table-you = You
table-temples = Temples
table-log = Log
table-result = Result
table-undo = Undo
table-redo = Redo
table-turn = Turn
table-exchange = Exchange
table-end-turn = End turn
table-lay-at = Lay at { $hex }
table-walk = Walk
table-skip = Skip
table-skip-hint = Show the newest position at once
table-cancel = Cancel
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Fit the board
table-fold = Fold the panel
table-unfold = Unfold the panel
table-ap-left = AP left
table-ap-after = AP after
table-spectator = You are watching
table-status = { $kind ->
    [me] you
    [here] at this device
    [bot] bot
    [open] free seat
    *[person] { $online ->
        [yes] online
        *[no] away
    }
}
table-to-move = to move
table-thinking = thinking
table-copied = The link is on the clipboard.
table-copy = Copy link
table-seat-bot = Give the seat to a bot
table-copy-hint = The { $name } seat waits for whoever opens this link first:
table-watch-link = Anybody can watch with this link:
table-all-seated = Every seat is taken.
table-loading = Setting the table …
table-offline = No connection. Nothing is lost: the table is kept, and this page connects again by itself …
table-back-online = Connected again.
table-error = Something went wrong: { $reason }
table-elsewhere = It is { $player }'s decision.
table-watching-only = You are watching; only those at the table can act.
table-catching-up = First the others' actions are shown. Skip them with the space bar.
table-hex = { $hex }, { $what }{ $figures ->
    [none] { "" }
    *[some] . { $who }
}{ $can ->
    [nothing] { "" }
    *[something] . { $deeds }
}

## What is asked

ask-lead = { $who ->
    [you] Your turn
    *[other] { $who }
}
ask-lay = { $lead }: lay this { $terrain ->
    [temple] temple
    [clearing] clearing
    [ruin] ruin
    *[volcano] volcano
} on a marked hex
ask-lay-hint = R or the wheel turns it, a click lays it. { $hexes ->
    [one] One hex is open to it.
    *[other] { $hexes } hexes are open to it.
}
ask-lay-hint-touch = Tap a marked hex, turn the tile, then lay it.
ask-spend = { $lead }: spend your action points
ask-spend-hint = Click a figure to walk, or a lit hex to see what you can do there.
ask-spend-hint-touch = Tap a figure to walk, or a lit hex to see what you can do there.
ask-spent = { $lead }: all action points are spent
ask-spent-hint = End your turn, or undo.
ask-nothing = { $lead }: nothing more can be done with { $ap } AP
ask-walk = { $lead }: walk { $count ->
    [one] { $figure ->
        [leader] your leader
        *[explorer] your explorer
    }
    *[other] { $count } explorers
} to a lit hex
ask-walk-hint = From { $hex }. Gold numbers are action points. Esc puts { $count ->
    [one] it
    *[other] them
} back.
ask-menu = { $lead }: what will you do at { $hex }?
ask-menu-hint = 1 to { $count } choose, Esc closes.
ask-exchange = { $lead }: exchange a treasure
ask-exchange-hint = Give one kind you own once for one kind they own once. Nobody can refuse.
ask-bid = { $lead }: { $high ->
    [0] make the first bid, or pass
    *[other] beat { $high }, or pass
}
ask-bid-hint = The winner pays, then chooses a tile, lays it and has 10 AP.
ask-choose = { $lead }: take one of the tiles
ask-choose-hint = You lay it at once and have 10 AP.
ask-other-hint = You see every action as it happens.
ask-showing = { $player }'s turn
ask-showing-hint = { $left ->
    [0] The last action.
    [one] One more action to show. Space skips it.
    *[other] { $left } more actions to show. Space skips them.
}
ask-open-hint = Send the link of the open seat: Invite has it.
ask-over-hint = { $edition }, { $auction ->
    [yes] auction
    *[no] basic game
}.
ask-scoring = Scoring round { $number }: { $rest }
ask-final = Final scoring: { $rest }

## Tips

tip-lay = { $hex } · { $terrain ->
    [temple] temple, value { $value }
    [clearing] clearing
    [ruin] ruin, { $value } treasures
    [lake] lake
    *[volcano] volcano
}
tip-lay-joins = Joins { $ways }.
tip-lay-way = { $hex } for { $cost } AP
tip-lay-turns = { $turns } of 6 turns fit here.
tip-walk = { $hex } · { $cost } AP, { $left } left
tip-walk-via = via { $via }
tip-scorer = now scored by { $player }
tip-no-scorer = now scored by nobody
tip-not-here = { $hex } · not now
tip-why = Why not?
what-unexplored = jungle, not explored yet
what-base_camp = the base camp
what-temple = a temple of value { $value }
what-clearing = a clearing
what-ruin = { $value ->
    [0] a ruin without treasures
    [one] a ruin with one treasure
    *[other] a ruin with { $value } treasures
}
what-volcano = a volcano
what-camp = { $player }'s camp
what-guard = guarded by { $player }
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
what-lay = the tile fits here
what-walk = { $cost } AP to walk here
what-act = something can be done here

## The menu of a hex

menu-title = What can be done on { $hex }
menu-uncover = Uncover to { $next }
menu-dig = Dig a treasure
menu-camp = Build a camp
menu-guard = { $figure ->
    [leader] Leader on guard
    *[explorer] Explorer on guard
}
menu-enter = { $figure ->
    [leader] Bring in the leader
    *[explorer] Bring in an explorer
}
menu-walk = { $figure ->
    [leader] Walk with the leader
    *[explorer] Walk from here
}
menu-cost = { $cost } AP, { $left } left after
menu-walk-cost = steps from { $cost } AP
menu-blocked = not possible
menu-removed = { $removed ->
    [one] one other leaves the game
    *[other] { $removed } others leave the game
}
walk-more = One more explorer
walk-fewer = One explorer less
walk-count = { $count } of { $all }
walk-who = Who walks
walk-leader = Leader

## Exchange

exchange-title = Exchange
exchange-cost = { $cost } AP, { $left } left after
exchange-with = With whom
exchange-singles = { $count ->
    [0] nothing to take
    [one] one kind to take
    *[other] { $count } kinds to take
}
exchange-give = You give
exchange-take = You take from { $player }
exchange-kinds = { $free } of { $all }
exchange-none-give = You have nothing to give.
exchange-none-take = { $player } has no treasures.
exchange-note = Pairs and triples are safe on both sides. You can undo the exchange until you end your turn.
exchange-change = { $way ->
    [less] { $points }
    [same] ±0
    *[more] +{ $points }
}
exchange-then = Points at every scoring from now on.
exchange-do = Exchange, { $cost } AP
exchange-free = Exchange
exchange-count = { $count } owned
treasure-jade = Jade
treasure-vase = Vase
treasure-sun = Sun
treasure-serpent = Serpent
treasure-frog = Frog
treasure-knife = Knife
treasure-plume = Plume
treasure-beads = Beads

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

## Ends and questions

end-title = End your turn?
end-text = You have { $ap } AP left that could still do something.
end-do = End turn
end-stay = Play on
end-never = Do not ask again
pass-title = Pass the device to { $player }
pass-text = Nothing is hidden in this game, but the table is now { $player }'s.
pass-ready = I am { $player }

## Settings

settings-speed = Others' actions
settings-speed-hint = how fast they are played out
settings-speed-of = { $speed ->
    [0] at once
    *[other] { $speed }×
}
settings-confirm = Ask before action points are lost
settings-confirm-hint = when you end your turn and could still do something
settings-motion = Motion
settings-motion-hint = tiles drop, figures walk
settings-motion-of = { $motion ->
    [system] as the device
    [full] full
    *[reduced] reduced
}
settings-sound = Sound
settings-sound-hint = short tones for what happens
settings-keys = Keys
settings-keys-board = Arrow keys move over the board, Enter chooses, Esc goes back.
settings-keys-lit = N and Shift N jump to the next and the last lit hex.
settings-keys-turn = R turns the tile, U undoes, Y redoes, X exchanges, E ends the turn.
settings-keys-view = Plus, minus and 0 zoom and fit, Space skips, L opens the log.

## Points

sheet-title = If scored now: { $player }
sheet-total = { $score } now, { $total } more, { $sum } then
sheet-temples = Temples
sheet-treasures = Treasures
sheet-temple = { $hex }
sheet-guarded = guarded
sheet-kind = { $name } × { $count }
sheet-none = none
sheet-points = { $points ->
    [one] 1 point
    *[other] { $points } points
}
sheet-open = { $player }: points if scored now
sheet-value = if scored now { $total } (+{ $gain })
over-place = Place
over-player = Player
over-rest = { $auction ->
    [yes] Start, bids
    *[no] Start
}
over-total = Points
over-rounds = { $round ->
    [1] I
    [2] II
    [3] III
    [4] IV
    *[other] { $round }
}
over-temples = Temples
over-treasures = Treasures
over-by-round = Points by scoring round
over-board = Final board
over-begun = Go to the new game
over-home = Start page

## The journal

log-tile-drawn = drew { $terrain ->
    [temple] a temple of value { $value }
    [clearing] a clearing
    [ruin] a ruin
    *[volcano] a volcano
}
log-tile-offered = turned up: { $terrain ->
    [temple] a temple of value { $value }
    [clearing] a clearing
    [ruin] a ruin
    *[volcano] a volcano
}
log-tile-laid = laid { $terrain ->
    [temple] a temple
    [clearing] a clearing
    [ruin] a ruin
    [lake] a lake
    *[volcano] a volcano
} on { $hex }
log-tile-left-game = { $tile } fits nowhere and leaves the game
log-tile-taken = took { $terrain ->
    [temple] the temple of value { $value }
    [clearing] the clearing
    [ruin] the ruin
    *[volcano] the volcano
}
log-tile-left-over = gets the last tile for free
log-entered = { $figure ->
    [leader] brought the leader
    *[explorer] brought an explorer
} to { $hex }
log-moved = walked { $source } → { $hex }{ $figure ->
    [leader] { " " }with the leader
    *[explorer] { "" }
}
log-secret-path = took a secret path { $source } → { $hex }
log-uncovered = uncovered { $hex } to { $level }
log-dug = dug on { $hex }
log-treasure-found = found { $name }
log-exchanged = gave { $other } { $gave } for { $took }
log-camp-built = built a camp on { $hex }
log-guard-placed = set a guard on { $hex }
log-turn-ended = ended the turn
log-scored = scored { $temple_points } + { $treasure_points }
log-bid = bids { $points }
log-passed = passes
log-auction-won = wins the auction for { $points }
log-auction-all-passed = plays for free: all have passed
log-scoring-round = Scoring round { $number }
log-final-round = Final scoring round
log-game-over = { $winners } won
log-undone = took back an action
log-cost = { $cost } AP
log-points = +{ $points }
log-tile = tile { $tile }

## The panels round the board

panel-explorers = { $count ->
    [one] One explorer in supply
    *[other] { $count } explorers in supply
}
panel-later = { $count } more later
panel-camps = { $count ->
    [one] One camp left
    *[other] { $count } camps left
}
panel-guards = { $count ->
    [one] One guard left
    *[other] { $count } guards left
}
panel-leader = { $where ->
    [supply] Leader not yet on the board
    [out] Leader gone
    *[other] Leader on { $where }
}
panel-leader-short = { $where ->
    [supply] –
    [out] ×
    *[other] { $where }
}
panel-treasure = { $name }: { $count }
panel-ap = { $ap } of { $total } action points
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
pieces-left = Temple levels left
pieces-of = Level { $value }: { $count } left
