### Why an action is refused or not understood.

## Refusals: the wrong moment

plan-next-round = You have passed: your next turn comes after what the next round deals. Watch until then.
legend-other-phase = { $phase ->
    [draft] This is the draft: take a place, an AP token, a tile or a card.
    [act] First choose an action: play, preserve or discard a card, use the AP token, place a tile, or pass.
    [spend] Action points are being spent now; cards, tiles and tokens are for other turns.
    *[other] Chance has to decide something first.
}
already-acted = The action of this turn is taken; end the turn with a dot.
not-acted-yet = A turn ends only after its action.
other-pick = Something else is to be chosen now, for { WORD($name) }.
not-done-yet = It has to do something before it is done.
pick-first = First finish what you are choosing.

## Refusals: drafting

place-already-taken = You have a place in the next turn order.
place-not-free = Place { $number } is not free.
token-already-taken = You have an AP token.
token-not-on-offer = No AP token of { $number } is on offer.
tiles-already-taken = You have all the tiles you can take.
cards-already-taken = You have all the cards you can take.
card-not-on-display = Card { $card } is not on display.

## Refusals: cards

card-not-there = Card { $card } does not lie there.
card-is-permanent = Card { $card } is permanent: it is never played as an action.
card-does-nothing = Card { $card } would do nothing now: { WORD($needs) }.
card-face-down = Card { $card } has been used this round.
left-full = All { $slots } places on the left are taken; one card there has to be discarded: <#{ $card }-#CARD.
left-not-full = There is room on the left, so no card there is discarded.
card-not-preserved = Card { $other } does not lie on the left.
no-treasure-to-see = No ruin has treasures to look at.
no-token = You have used your AP token.

## Refusals: passing

pass-with-tile = You cannot pass while you have a tile.
pass-with-token = You cannot pass while you have your AP token.
pass-with-card = You cannot pass while you have a normal card on the right.

## Refusals: powers

director-used = You have used your museum director.
power-not-offered = Your power tile does not offer { WORD("power-name", $power) }.
power-does-nothing = The power { WORD("power-name", $power) } would do nothing now: { WORD($needs) }.

## Refusals: tiles

tile-not-held = You do not have tile { $tile }.
tile-has-a-place = Tile { $tile } can still be placed, so it cannot be discarded.
volcano-erupts-first = { $tile } is a volcano: it is played with !{ $tile } and placed after the scoring.
no-volcano = { $tile } is no volcano.
not-inner = { $hex } is a border hex; only tiles of cards go there.
not-border = { $hex } is not on the border; tiles of cards go to border hexes only.
others-hold-hex = Members stand on { $hex }, and you do not have the majority there.
not-this-tile = This card does not place tile { $tile }.
not-accessible = Rotated this way the tile would not be accessible on { $hex }: a shared edge needs a stone.

## Refusals: members

no-explorer-available = No explorer is in your supply. { $later ->
    [0] None of yours is left to become available.
    *[other] “{ WORD("deed-recruit-explorer") }” costs { $more_cost } AP; some cards do it too.
}
no-leader-available = No leader is in your supply. { $later ->
    [0] None of yours is left to become available.
    *[other] “{ WORD("deed-recruit-leader") }” costs { $more_cost } AP; one card does it too.
}
no-explorer-unavailable = All your explorers are available already.
no-leader-unavailable = All your leaders are available already.
no-more-recruits = No more of those become available by this.
only-to-new-camp = Members go to the camp that was just set up.
march-elsewhere = They are on { $hex } already; choose another hex.

## Refusals: camps

camp-in-supply = A camp is moved only if all are set up.
no-own-camp-there = You have no camp on { $source }.

## Refusals: temples and ruins

more-treasures-need-more-members = One more treasure from { $hex } needs one more member of yours there.
other-temple = All floors of this card go to one temple.
same-temple-twice = This card uncovers one floor of each temple.
not-in-stack = There is no { WORD("kind", $treasure) } left to be put in order.
order-hidden = The order of the stack is known.
look-hidden = What was seen is known.

## Refusals: trail stones and swaps

token-in-supply = While a trail-stone token is in supply, placed ones are not moved.
no-token-in-supply = No trail-stone token is in supply; move one that is placed: T:EDGE>EDGE.
no-token-there = No trail-stone token lies on that edge.
token-must-move = A token that is moved has to change its edge.
swap-with-another = The second pair is swapped with the same player.
they-own-more = { $other } owns more { WORD("kind", $give) } than you, so you cannot give it.

## Chance

not-dealt-now = Something else is dealt now.
power-already-dealt = That power tile is dealt already.
card-already-dealt = No more card { $card } is in the deck.
token-already-drawn = No AP token of { $number } is left in the bag.

## Unreadable actions

unknown-legend-hex = In "{ $text }", "{ $name }" is not a hex; hexes are A1 to H5 and R1 to R{ $most }.
unknown-legend-tile = In "{ $text }", "{ $name }" is not a tile; tiles are a1 to g4, s1 to s6 and h1 to h11.
unknown-card = In "{ $text }", "{ $name }" is not a card; cards are 01-1 to 24.
unknown-power = In "{ $text }", "{ $name }" is not a power.
unknown-edge = In "{ $text }", "{ $name }" is not an edge; write two neighbouring hexes like C4|C5.
bad-small-number = In "{ $text }", "{ $name }" is not a number from 1 to { $most }.
