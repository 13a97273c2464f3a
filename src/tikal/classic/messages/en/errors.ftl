### What is wrong with a position line or a position.

## Position lines

line-tile = "{ $name }" is not a tile; tiles are a1 to g4.
line-seat-parts = { $seat } needs five parts: score;supply;figures;camps;treasures.
line-no-auction = The basic game has no auction, but the position speaks of one.

## Broken invariants

gone-could-be-laid = A tile can have left the game only if no tile fits anywhere, but one fits on { $hex }.
dug-too-often = More than two treasures cannot have been recovered in one turn.
bad-free-choice = The rest of the round cannot be free to choose here.
hex-twice = { $hex } stands twice on the board.
volcano-gone = A volcano can always be placed, so { $tile } cannot have left the game.
tile-apart = The tile on { $hex } does not touch the explored land.
hex-unreachable = No path leads to { $hex }.
treasure-overdrawn = There are only { $most } of the treasure { WORD("kind", $kind) }.
too-many-points = { $seat } cannot have more than { $most } points here.
negative-score = { $seat } has less than 0 points.
figure-off-the-land = { $seat } has a figure on { $hex }, where nobody can stand.
leader-lost = The leader of { $seat } is nowhere, and { $seat } has no guard that it could have left for.
two-leaders = { $seat } has more than one leader.
bad-digging = A treasure is dug up exactly while its reveal is awaited, from a ruin dug this turn.
bad-hand = A tile is in hand exactly while it is to be laid.
tile-has-no-place = Tile { $tile } fits nowhere, so it would have left the game.
stack-empty = No tile is left to draw.
stack-not-empty = The final scoring begins only when all tiles are drawn.
nothing-uncovered = Nothing can have been uncovered on { $hex } this turn.
nothing-dug = Nothing can have been dug up on { $hex } this turn.
overspent = { $spent } AP were spent on levels and treasures and { $ap } are left: more than a turn has.
bad-offer = The tiles on offer do not fit the players who have still to play this round.
bad-bids = The bids and passes do not fit together.
