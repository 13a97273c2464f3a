### What is wrong with a set-up, a position line or a position.

## Setting up

unknown-edition = There is no edition "{ $edition }". Editions are: { $choices }.
unknown-version = There is no version { $version } of { $edition }. Versions are: { $known }.
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
bad-name = "{ $name }" cannot be a name: up to { $most } characters that can be seen are allowed, and in each word letters of one alphabet.
same-names = Every player needs a different name, and one that looks different; these are { $names }.
broken-bot = The bot "{ $bot }" cannot be used: { $error }.
bot-name-taken = There is a bot "{ $bot }" already. Give the program another name.
bot-hung = The bot "{ $bot }" did not answer for { $seconds } s.
bad-programs = { $variable } must hold names and commands of programs as JSON, such as {"{"}"mine": "./mybot"{"}"}.
unknown-bot = There is no bot "{ $bot }". Bots are: { $choices }.
unknown-language = There is no language "{ $language }". Languages are: { $choices }.
no-such-seat = There is no seat { $seat } at a table of { $players }.
no-auction = { $edition } has no auction.
bot-other-game = The bot "{ $bot }" does not play this game. Bots that do: { $choices }.

## Numbers, for learners

no-such-number = There is no number { $number }: they go from 0 to { $last }.
number-not-legal = The number { $number } ("{ $meaning }") is not legal now; the action mask has those that are.
number-in-lane = Lane { $lane }: { $reason }
no-such-outcome = Chance cannot give { $number } here; `chance_outcomes` has what it can.

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
line-board = The board entry "{ $entry }" cannot be read.
line-figures = The figures "{ $entry }" cannot be read, or that hex stands twice.
line-treasure = The treasure "{ $entry }" cannot be read, or it stands twice.
line-phase = "{ $phase }" is not a phase.

## Broken invariants

tile-twice = Tile { $tile } is in two places, or its hex is taken already.
tile-missing = A tile is nowhere to be found.
aside-no-volcano = Only a volcano can be set aside, and { $tile } is none.
bad-level = The temple on { $hex } cannot have the value { $level }: it is { $least } to 10.
pieces-overdrawn = More temple pieces of value { $piece } are on the board than there are.
pieces-lost = The temple pieces of value { $piece } do not add up.
bad-treasures-on = The ruin on { $hex } has at most { $most } treasures.
treasures-lost = The treasures of kind { WORD("kind", $kind) } do not add up.
treasures-not-conserved = The players own { $owned } treasures, but { $taken } were taken from the ruins.
too-many-explorers = { $seat } has { $count } explorers, but there are only { $most }.
explorers-lost = { $seat } has only { $count } of { $most } explorers, and no guard that the others could have left for.
too-many-guards = { $seat } has more guards than allowed.
too-many-camps = { $seat } has more camps than allowed.
camp-twice = Two camps stand on { $hex }.
camp-off-site = The camp of { $seat } on { $hex } stands neither on a clearing nor on an empty ruin.
spending-outside-turn = AP, uncovered levels and dug treasures belong to a turn that is being played.
bad-scoring = The scoring round does not fit the phase or the volcano set aside.
bad-queue = The order of those who still have to score cannot be right.
more-than-twice = { $hex } is named more than twice for one turn.
