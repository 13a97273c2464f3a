### What is wrong with a position line or a position.

## Setting up

not-classic = This is a position of another game.
bad-correction = That is not a corrected box: the word cannot be read.

## Position lines

line-entry = "{ $entry }" in the position line cannot be read.
line-legend-seat-parts = { $seat } needs { $count } parts, with ; between them.
line-legend-tile = "{ $name }" is not a tile; tiles are a1 to g4, s1 to s6 and h1 to h11.
line-card = "{ $name }" is not a card that can lie there.
line-no-ruin = There is no ruin on { $hex }.

## Broken invariants

tile-not-drafted = A tile is on a campsite or out of the game that is not in the stack.
open-not-a-pair = The face-up treasures of kind { WORD("kind", $kind) } are taken together or not at all.
bad-knowledge = What the seats know of the treasures cannot be right.
card-count = The copies of card { $card } do not add up.
too-many-cards = { $seat } has more cards on one side than it can hold.
too-many-on-display = More cards are on display than there are places.
token-count = The AP tokens do not add up.
too-many-leaders = { $seat } has more than { $most } leaders.
too-many-later = { $seat } has more unavailable members than there were.
bad-powers = The power tiles do not fit the seats.
bad-places = Two seats have drafted the same place.
bad-round = The round does not fit the tiles that are left in the stack.
bad-draft = What lies on offer does not fit what the seats have taken.
bad-pass = Those who have passed do not fit the phase.
passed-with-things = { $seat } has passed but still has a tile, an AP token or a normal card on the right.
bad-acted = Whether the action of this turn is taken does not fit the phase.
bad-reveal = A treasure is shown exactly while it is awaited.
bad-effect = What the card or power remembers cannot be right.
no-legal-action = Nothing could be done in this position.
