### English. Every code of the engine, the records and the command line has its sentence here.

## Legal

legal = { $cost ->
    [0] That is allowed.
    *[other] That is allowed and costs { $cost } AP.
}

## Refusals: the wrong moment

no-such-action = That is not an action of this game.
chance-decides = What is drawn or dug up is decided by chance, not by a player.
game-is-over = The game is over.
not-in-this-game = Bids and choosing tiles belong to the auction variant, which is not played here.
not-in-this-phase = { $phase ->
    [lay] First { $player } has to lay tile { $hand } on a hex, turned 0 to 5 times: { $hand }@HEX/TURN.
    [spend] { $player } is spending action points now; there is no tile to lay and nothing to bid for.
    [bid] The auction is on: { $player } has to bid or pass.
    [choose] { $player } has to take one of the tiles on offer first.
    *[other] Chance has to decide something first.
}
not-enough-ap = That costs { $cost } AP, but only { $ap } AP are left this turn.

## Refusals: laying a tile

other-tile = The tile to be laid now is { $hand }, not { $tile }.
hex-taken = { $hex } is explored already; a tile goes on an empty hex.
not-beside-explored = { $hex } is not next to an explored hex.
only-volcanoes-beside = { $hex } touches volcanoes only, and no path leads over a volcano.
no-stone-joins = Turned this way { $tile } would have no path on { $hex }: a side shared with a hex that can be entered needs a stone on either tile.

## Refusals: entering and moving

not-own-camp = Members enter at the base camp A5 or at one of your own camps, not at { $hex }.
leader-not-in-supply = Your leader is no longer in your supply.
no-explorer-in-supply = You have no explorer left in your supply.
leader-not-there = Your leader does not stand there.
no-explorer-there = You have no explorer there.
not-next-to = { $hex } is not next to { $source }; a longer way is walked hex by hex.
not-explored = { $hex } is not explored yet.
volcano-in-the-way = Nobody enters a volcano.
no-path = There is no path from { $source } to { $hex }: no stone lies on the edge between them.
other-cost = The way from { $source } to { $hex } crosses { $stones ->
    [one] one stone
    *[other] { $stones } stones
}, so it costs { $stones } AP.
no-secret-path = Secret paths lead between the base camp A5 and your own camps only.

## Refusals: temples

no-temple = There is no temple on { $hex }.
no-own-member = You need a member of your own on { $hex }.
temple-guarded = The temple on { $hex } has a guard; its value is fixed for good.
uncovered-twice = You have uncovered two levels of the temple on { $hex } this turn, which is the limit.
second-level-needs-second-member = A second level on { $hex } in one turn needs a second member of yours there.
no-piece-left = { $level ->
    [10] The temple on { $hex } is fully uncovered.
    *[other] No temple piece of value { $next } is left, so the temple on { $hex } cannot grow.
}
no-guard-left = You have placed both of your guards.
no-majority = A guard needs the majority: you have strength { $mine } on { $hex }, a rival has { $theirs } (a leader counts 3).

## Refusals: ruins and treasures

no-ruin = There is no ruin on { $hex }.
ruin-empty = No treasure is left on { $hex }.
dug-twice-here = You have recovered two treasures from { $hex } this turn, which is the limit.
dug-twice-this-turn = You have recovered two treasures this turn, which is the limit.
second-treasure-needs-second-member = A second treasure from { $hex } in one turn needs a second member of yours there.
no-such-player = Nobody plays { $other } in this game.
exchange-with-oneself = You cannot exchange treasures with yourself.
exchange-same-kind = You must give and take different kinds of treasure.
treasure-not-owned = You do not own a { $give }.
own-set-is-safe = You own more than one { $give }; pairs and triples cannot be split.
treasure-not-theirs = { $other } does not own a { $take }.
their-set-is-safe = { $other } owns more than one { $take }; pairs and triples are safe.
treasure-already-seen = No { $treasure } is left to be found.

## Refusals: camps

no-camp-site = A camp is built on a clearing or on a ruin without treasures; { $hex } is neither.
camp-already-there = There is a camp on { $hex } already.
no-camp-left = You have built both of your camps.

## Refusals: draws and the auction

tile-already-drawn = Tile { $tile } is not in the stack any more.
tile-not-on-top = Tile { $tile } cannot come yet: tiles of an earlier letter are still in the stack.
bid-too-low = A bid must be higher than the last one: at least { $least }.
bid-above-points = You cannot bid { $points }: you have only { $most } points.
tile-not-on-offer = Tile { $tile } is not on offer.

## Taking back

undo-nothing = There is nothing to take back yet.
undo-past-reveal = That cannot be taken back: something hidden has been revealed.
undo-past-bid = A bid or a pass cannot be taken back.
undo-past-end = That turn has ended and cannot be taken back.
redo-nothing = There is nothing to play again.
list-past-reveal = Several actions can be played at once only up to the first that reveals something.

## Unreadable actions

unreadable-action = "{ $text }" is not an action. Try one like +E@A5, E:A5-B4, ^B5, $C3, C@B4, GE@B5, a5@C4/1 or a single dot to end the turn.
unknown-hex = In "{ $text }", "{ $name }" is not a hex; hexes are A1 to H5.
unknown-tile = In "{ $text }", "{ $name }" is not a tile; tiles are a1 to g4.
unknown-treasure = In "{ $text }", "{ $name }" is not a treasure.
unknown-seat = In "{ $text }", "{ $name }" is not a player; write Red, Blue, Yellow or White.
unknown-figure = In "{ $text }", "{ $name }" is not a figure; write E for explorer or L for leader.
unknown-chance = "{ $text }" is neither a tile nor a treasure that chance could give.
bad-cost = The cost in "{ $text }" cannot be right; a step costs 1 to 6, a secret path 1.
bad-number = In "{ $text }", "{ $name }" is not a whole number up to 4095.
bad-rotation = In "{ $text }", the turn after the slash must be 0 to 5.

## Setting up

unknown-edition = There is no edition "{ $edition }". Editions are: { $choices }.
unknown-variant = There is no variant "{ $variant }"; the only one is "auction".
unknown-option = There is no option "{ $option }". Options are: { $choices }.
option-needs-auction = The option { $option } matters in the auction variant only.
option-without-value = "{ $option }" lacks a value; write it like ties=shared.
option-twice = The option { $option } is given twice.
options-not-named = Options are given by name, as in ties=shared, not as { $given }.
bad-option-value = { $option } cannot be "{ $value }"; it can be { $choices }.
bad-auction = auction is True or False, not "{ $value }".
bad-player-count = Tikal is for { $least } to { $most } players, not { $players }.
unknown-first-player = Nobody called "{ $name }" plays; the players are { $names }.
too-many-names = { $count } names were given for { $players } players.
bad-name = "{ $name }" cannot be a name: up to { $most } printable characters are allowed.
same-names = Every player needs a different name; these are { $names }.
broken-bot = The bot "{ $bot }" cannot be used: { $error }.
unknown-bot = There is no bot "{ $bot }". Bots are: { $choices }.
no-such-seat = There is no seat { $seat } at a table of { $players }.

## Position lines

line-too-long = A position line has at most { $most } characters.
line-version = This is not a position line of version { $known } (it should begin with tikal={ $known }).
line-word = "{ $word }" is not a word of a position line.
line-twice = The word "{ $word }" stands twice in the position line.
line-missing = The position line lacks the word "{ $word }".
line-rules = The rules "{ $spec }" are not known: { $reason }
line-players = A position needs { $least } to { $most } players, not { $players }.
line-extra-seat = { $seat } cannot be there with { $players } players.
line-number = "{ $text }" in { $where } is not a whole number from 0 to { $most }.
line-hex = "{ $name }" is not a hex; hexes are A1 to H5.
line-seat = "{ $name }" is not a seat at this table.
line-tile = "{ $name }" is not a tile; tiles are a1 to g4.
line-board = The board entry "{ $entry }" cannot be read.
line-seat-parts = { $seat } needs five parts: score;supply;figures;camps;treasures.
line-figures = The figures "{ $entry }" cannot be read, or that hex stands twice.
line-treasure = The treasure "{ $entry }" cannot be read, or it stands twice.
line-phase = "{ $phase }" is not a phase.
line-no-auction = The basic game has no auction, but the position speaks of one.

## Broken invariants

tile-twice = Tile { $tile } is in two places, or its hex is taken already.
tile-missing = A tile is nowhere to be found.
aside-no-volcano = Only a volcano can be set aside, and { $tile } is none.
gone-could-be-laid = A tile can have left the game only if no tile fits anywhere, but one fits on { $hex }.
dug-too-often = More than two treasures cannot have been recovered in one turn.
bad-free-choice = The rest of the round cannot be free to choose here.
hex-twice = { $hex } stands twice on the board.
volcano-gone = A volcano can always be placed, so { $tile } cannot have left the game.
tile-apart = The tile on { $hex } does not touch the explored land.
hex-unreachable = No path leads to { $hex }.
bad-level = The temple on { $hex } cannot have the value { $level }: it is { $least } to 10.
pieces-overdrawn = More temple pieces of value { $piece } are on the board than there are.
pieces-lost = The temple pieces of value { $piece } do not add up.
bad-treasures-on = The ruin on { $hex } has at most { $most } treasures.
treasure-overdrawn = There are only { $most } of the treasure { $kind }.
treasures-lost = The treasures of kind { $kind } do not add up.
treasures-not-conserved = The players own { $owned } treasures, but { $taken } were taken from the ruins.
too-many-points = { $seat } cannot have more than { $most } points here.
negative-score = { $seat } has less than 0 points.
figure-off-the-land = { $seat } has a figure on { $hex }, where nobody can stand.
too-many-explorers = { $seat } has { $count } explorers, but there are only { $most }.
explorers-lost = { $seat } has only { $count } of { $most } explorers, and no guard that the others could have left for.
leader-lost = The leader of { $seat } is nowhere, and { $seat } has no guard that it could have left for.
two-leaders = { $seat } has more than one leader.
too-many-guards = { $seat } has more guards than allowed.
too-many-camps = { $seat } has more camps than allowed.
camp-twice = Two camps stand on { $hex }.
camp-off-site = The camp of { $seat } on { $hex } stands neither on a clearing nor on an empty ruin.
spending-outside-turn = AP, uncovered levels and dug treasures belong to a turn that is being played.
bad-digging = A treasure is dug up exactly while its reveal is awaited, from a ruin dug this turn.
bad-hand = A tile is in hand exactly while it is to be laid.
tile-has-no-place = Tile { $tile } fits nowhere, so it would have left the game.
stack-empty = No tile is left to draw.
stack-not-empty = The final scoring begins only when all tiles are drawn.
bad-scoring = The scoring round does not fit the phase or the volcano set aside.
bad-queue = The order of those who still have to score cannot be right.
more-than-twice = { $hex } is named more than twice for one turn.
nothing-uncovered = Nothing can have been uncovered on { $hex } this turn.
nothing-dug = Nothing can have been dug up on { $hex } this turn.
overspent = { $spent } AP were spent on levels and treasures and { $ap } are left: more than a turn has.
bad-offer = The tiles on offer do not fit the players who have still to play this round.
bad-bids = The bids and passes do not fit together.

## Records

record-line = Line { $line }: { $reason }
record-empty = The record is empty.
record-too-long = A record has at most { $most } characters.
record-header = The header line "{ $text }" cannot be read; it should look like [Players "4"].
record-header-twice = The header { $key } stands twice.
record-header-missing = The header { $key } is missing.
record-other-game = The header { $key } says "{ $value }", but only "{ $expected }" can be read.
record-newer = This record is of game version { $value }; only versions up to { $known } are known. A newer Tikal can read it.
record-variant = "{ $value }" is not a variant; it is basic or auction.
record-number = The header { $key } must be a number from { $least } to { $most }, not "{ $value }".
record-first = The first player "{ $value }" is not at this table; write a colour.
record-names = { $reason }
record-rules = { $reason }
record-position = The position it starts from is not valid: { $reason }
record-position-rules = The position it starts from belongs to other rules or another number of players than the headers say.
record-open-comment = The comment that begins here is never closed.
record-cut-off = Something should follow "{ $text }", but the record ends.
record-unreadable = "{ $text }" cannot be read. { $reason }
record-illegal = "{ $text }" is not allowed here. { $reason }
record-wrong-seat = It is { $expected }'s decision, not { $seat }'s.
record-repeats = "{ $text }" repeats too often; 1 to { $most } times are allowed.
record-score = { $seat } { $points } is wrong: { $expected_seat } scores { $expected }.
record-no-score-due = { $seat } does not score here.
record-after-end = The game is over, but "{ $text }" follows.
record-result = The result should be "{ $expected }".
json-unreadable = This is not JSON: { $reason }
json-version = This JSON record is of version { $version }; only version { $known } is known.
json-other = This JSON is not a Tikal record.
json-action = Action { $number }: { $reason }

## Events

event-tile-drawn = { $player } draws { $tile }, a { $terrain ->
    [temple] temple of value { $value }
    [clearing] clearing
    [ruin] ruin with { $value } treasures
    *[volcano] volcano
}.
event-tile-offered = { $tile } is turned up: a { $terrain ->
    [temple] temple of value { $value }
    [clearing] clearing
    [ruin] ruin with { $value } treasures
    *[volcano] volcano
}.
event-tile-laid = { $player } lays the { $terrain } { $tile } on { $hex }.
event-tile-left-game = { $tile } fits nowhere and leaves the game.
event-tile-taken = { $player } takes { $tile }, a { $terrain ->
    [temple] temple of value { $value }
    [clearing] clearing
    [ruin] ruin with { $value } treasures
    *[volcano] volcano
}.
event-tile-left-over = { $player } gets the last tile { $tile } for free.
event-entered = { $player } brings { $figure ->
    [leader] the leader
    *[explorer] an explorer
} to { $hex }.
event-moved = { $player } moves { $figure ->
    [leader] the leader
    *[explorer] an explorer
} from { $source } to { $hex } for { $cost } AP.
event-secret-path = { $player } sends { $figure ->
    [leader] the leader
    *[explorer] an explorer
} from { $source } to { $hex } by a secret path.
event-uncovered = { $player } uncovers the temple on { $hex }: it is worth { $level } now.
event-dug = { $player } digs on { $hex }.
event-treasure-found = { $player } finds { $treasure }{ $owned ->
    [1] .
    [2] , the second of its kind.
    *[other] , the third of its kind.
}
event-exchanged = { $player } gives { $other } { $give } and takes { $take }.
event-camp-built = { $player } builds a camp on { $hex }.
event-guard-placed = { $player } places a guard on { $hex }: value { $level } is safe.{ $removed ->
    [0] { "" }
    [one] { " " }One other member leaves the game.
    *[other] { " " }{ $removed } other members leave the game.
}
event-turn-ended = { $player } ends the turn{ $unspent ->
    [0] .
    *[other] , leaving { $unspent } AP unspent.
}
event-scored = { $player } scores { $total }: { $temple_points } for temples, { $treasure_points } for treasures. Total { $score }.
event-bid = { $player } bids { $points }.
event-passed = { $player } passes.
event-auction-won = { $player } wins the auction and pays { $points }.
event-auction-all-passed = All have passed: { $player }, the first to pass, plays for free.
event-scoring-round = Volcano! Scoring round { $number } begins with { $player }.
event-final-round = All tiles are played. The final scoring round begins with { $player }.
event-game-over = { $count ->
    [one] { $winners } wins with { $points } points{ $decided_by ->
        [guard] , by the highest guarded temple.
        [treasures] , by the most treasures.
        *[points] .
    }
    *[other] { $winners } share the victory with { $points } points.
}

## Files

record-no-file = { $file } cannot be opened: { $reason }.
record-not-text = { $file } is not a text file.

## The command line

editions-caption = 0 / 20: basic game / auction. Change an option with --option NAME=VALUE. `tikal editions ID` cites the booklet.
editions-option = Option
editions-editions = Editions
editions-value = Value
editions-source = Where the booklet says so
analyse-thinking = { $bot } is thinking ...
analyse-title = What { $bot } thinks { $seat } should do ({ $nodes } positions looked at)
analyse-caption = Value: points it expects to end ahead of the others' mean. Then the points it expects each to end with.
analyse-turn = Turn
analyse-value = Value
analyse-over = That game is over: there is nothing to decide. --after looks at an earlier moment.
analyse-chance = That position waits for a tile or a treasure, not for a player. --after looks at another moment.
perft-counting = Counting { $depth } actions deep ...
perft-speed = { $seconds } s, { $rate } sequences a second
replay-title = { $rules }: { $names }. { $turns } turns.
replay-turn = Turn { $turn } of { $turns }
replay-points = Points: { $points }
replay-prompt = [Enter] next, b back, a number, q quit: { "" }
replay-help = Press Enter to go on, b to go back, type a turn from 1 to { $turns }, or q to end.
replay-verified = { $file } is a correct and complete game: { $rules }, { $players } players, { $actions } actions. Result: { $result }.
replay-verified-unfinished = { $file } is correct so far, but the game is not over: { $rules }, { $players } players, { $actions } actions. Points: { $result }.
simulate-progress = Playing
simulate-title = { $games } games of { $rules } (seed { $seed })
simulate-stopped = Stopped after { $played } of { $games } games; this is what they say.
simulate-lost = The bot "{ $bot }" ended its process. `tikal arena` plays on without such bots and says what they did.
simulate-caption = means with 95% confidence intervals; a shared win counts as its share
simulate-wins = Wins
simulate-points = Points at the end
simulate-round-1 = Scoring round 1
simulate-round-2 = Scoring round 2
simulate-round-3 = Scoring round 3
simulate-round-4 = Final scoring
simulate-winners = Winners' points: { $points }
simulate-length = Actions in a game: { $actions }
