### English: Tikal Legend.

## Names and texts of cards, powers and scenarios; the numbers are the rulebook's, the words are ours

card-name-01 = A pair of treasures
card-text-01 = Take the two face-up treasures of the kind shown.
card-name-02 = Two to a ruin
card-text-02 = Put 2 explorers on one ruin with treasures.
card-name-03 = Three to a ruin
card-text-03 = Put 3 explorers on one ruin with treasures.
card-name-04 = One treasure
card-text-04 = Take the top treasure of a ruin where you have a member.
card-name-05 = Two treasures
card-text-05 = Take up to 2 top treasures of ruins; so many from one ruin need so many members of yours there.
card-name-06 = Three treasures
card-text-06 = Take up to 3 top treasures of ruins; so many from one ruin need so many members of yours there.
card-name-07 = Lidar
card-text-07 = Permanent, once a round, free: look at the top treasure of every ruin.
card-name-08 = Expert
card-text-08 = Put an explorer on a ruin with treasures, look at its stack, put it in any order and take the top.
card-name-09 = Temple landing
card-text-09 = Put up to 2 explorers on one or two temples, guarded ones too.
card-name-10 = Two floors
card-text-10 = Clear up to 2 floors of one temple without a guardian; 2 floors need 2 members of yours there.
card-name-11 = Three temples
card-text-11 = Clear one floor on each of up to three temples without a guardian where you have a member.
card-name-12 = Base camp
card-text-12 = Set up a base camp, or move one if both are set up.
card-name-13 = Camp for one
card-text-13 = Set up a base camp, or move one if both are set up, and put up to 1 member there.
card-name-14 = Camp for two
card-text-14 = Set up a base camp, or move one if both are set up, and put up to 2 members there.
card-name-15 = Four explorers
card-text-15 = Up to 4 explorers become available.
card-name-16 = New leader
card-text-16 = Up to 1 leader and up to 1 explorer become available.
card-name-17 = March
card-text-17 = Move any number of your members from one hex to any other hex.
card-name-18 = On foot
card-text-18 = Spend up to 5 AP on steps and secret paths.
card-name-19 = Trail stone
card-text-19 = Put a trail-stone token on an edge; if none is in supply, move one.
card-name-20 = One more AP
card-text-20 = Permanent, once a round: 1 more AP when you use your AP token.
card-name-21 = Two more AP
card-text-21 = Permanent, once a round: 2 more AP when you use your AP token.
card-name-22 = Border temple
card-text-22 = Place the temple tile shown on a border hex, where it must be accessible.
card-name-23 = Border lake
card-text-23 = Place a lake tile on a border hex, where it must be accessible.
card-name-24 = Border volcano
card-text-24 = Place a volcano tile on a border hex, where it must be accessible. Nothing is scored.

power-name-extra-ap = Overtime
power-text-extra-ap = More AP while you spend your AP token.
power-name-leader = Head hunter
power-text-leader = Up to 1 leader and 1 explorer become available; then deploy up to 2 members without AP.
power-name-camp = Quartermaster
power-text-camp = Set up a base camp, or move one if both are set up, and put up to 1 member there.
power-name-trailblazers = Trailblazers
power-text-trailblazers = Put a trail-stone token on an edge, then spend up to 5 AP on steps; either may be left out.
power-name-treasures = Collector
power-text-treasures = Take up to 2 top treasures of ruins where you have members.
power-name-march = Forced march
power-text-march = Move any number of your members from one hex to any other hex.
power-name-spare-card = Spare card
power-text-spare-card = Take a card from the display and play or preserve it at once.
power-name-temple-landing = Temple landing
power-text-temple-landing = Put up to 2 explorers on one or two temples.
power-name-guardian = Guardian
power-text-guardian = Place a guardian without AP; your other members there go back to your supply.
power-name-three-floors = Builders
power-text-three-floors = Clear one floor on each of up to three temples where you have a member.
power-name-swaps = Dealer
power-text-swaps = Up to two swaps of treasures without AP.
power-name-ruin-landing = Expert
power-text-ruin-landing = Put an explorer on a ruin with treasures, look at its stack, put it in any order and take the top.

scenario-name-chichen-itza = Chichen Itza
scenario-name-uxmal = Uxmal
scenario-name-palenque = Palenque
scenario-name-calakmul = Calakmul
scenario-name-el-mirador = El Mirador

## Refusals: the wrong moment

legend-other-phase = { $phase ->
    [draft] { $player } is drafting: take a place, an AP token, a tile or a card.
    [act] { $player } has to choose an action first: play, preserve or discard a card, use the AP token, place a tile, or pass.
    [spend] { $player } is spending action points now; cards, tiles and tokens are for other turns.
    *[other] Chance has to decide something first.
}
already-acted = The action of this turn is taken; end the turn with a dot.
not-acted-yet = A turn ends only after its action.
other-pick = Something else is to be chosen now, for { $effect }.
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
card-does-nothing = Card { $card } would do nothing now.
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
power-not-offered = Your power tile does not offer { $power }.
power-does-nothing = The power { $power } would do nothing now.

## Refusals: tiles

tile-not-held = You do not have tile { $tile }.
tile-has-a-place = Tile { $tile } can still be placed, so it cannot be discarded.
volcano-erupts-first = { $tile } is a volcano: it is played with !{ $tile } and placed after the scoring.
no-volcano = { $tile } is no volcano.
not-inner = { $hex } is a border hex; only tiles of cards go there.
not-border = { $hex } is not on the border; tiles of cards go to border hexes only.
others-hold-hex = Members stand on { $hex }, and you do not have the majority there.
not-this-tile = This card does not place tile { $tile }.
not-accessible = Turned this way { $tile } would not be accessible on { $hex }: a shared edge needs a stone.

## Refusals: members

no-explorer-available = You have no available explorer.
no-leader-available = You have no available leader.
no-explorer-unavailable = All your explorers are available already.
no-leader-unavailable = All your leaders are available already.
no-more-recruits = No more of those become available by this.
only-to-new-camp = Members go to the camp that was just set up.
march-elsewhere = They are on { $hex } already; choose another hex.

## Refusals: camps

camp-in-supply = A camp is moved only if both are set up.
no-own-camp-there = You have no camp on { $source }.

## Refusals: temples and ruins

more-treasures-need-more-members = One more treasure from { $hex } needs one more member of yours there.
other-temple = All floors of this card go to one temple.
same-temple-twice = This card clears one floor of each temple.
not-in-stack = There is no { $treasure } left to be put in order.
order-hidden = The order of the stack is known.
look-hidden = What was seen is known.

## Refusals: trail stones and swaps

token-in-supply = While a trail-stone token is in supply, placed ones are not moved.
no-token-in-supply = No trail-stone token is in supply; move one that is placed: T:EDGE>EDGE.
no-token-there = No trail-stone token lies on that edge.
token-must-move = A token that is moved has to change its edge.
swap-with-another = The second pair is swapped with the same player.
they-own-more = { $other } owns more { $give } than you, so you cannot give it.

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

## Setting up

no-auction = { $edition } has no auction.
not-classic = This is a position of another game.
bad-correction = That is not a corrected box: the word cannot be read.
bot-other-game = The bot "{ $bot }" does not play this game. Bots that do: { $choices }.

## Position lines

line-entry = "{ $entry }" in the position line cannot be read.
line-legend-seat-parts = { $seat } needs { $count } parts, with ; between them.
line-legend-tile = "{ $name }" is not a tile; tiles are a1 to g4, s1 to s6 and h1 to h11.
line-card = "{ $name }" is not a card that can lie there.
line-no-ruin = There is no ruin on { $hex }.
record-viewer = The header For says "{ $value }"; it is a colour at this table or nobody.

## Broken invariants

tile-not-drafted = A tile is on a campsite or out of the game that is not in the stack.
open-not-a-pair = The face-up treasures of kind { $kind } are taken together or not at all.
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

## Events

event-power-dealt = { $player } gets power tile { $power_tile }.
event-card-dealt = Card { $card } is laid out: { $name }.
event-token-drawn = An AP token of { $value } is laid out.
event-draft-began = Round { $round }: { $player } takes first.
event-card-taken = { $player } takes card { $card }: { $name }.
event-token-taken = { $player } takes the AP token of { $value }.
event-place-taken = { $player } takes place { $place } in the next turn order.
event-card-played = { $player } plays card { $card }: { $name }.{ $treasure ->
    [none] { "" }
    *[other] { " " }That gives { $count } { $treasure }.
}
event-card-discarded = { $player } discards card { $card }: { $name }.
event-card-preserved = { $player } preserves card { $card }: { $name }.{ $discarded ->
    [none] { "" }
    *[other] { " " }Card { $discarded } makes room.
}
event-token-used = { $player } uses the AP token of { $value } and has { $ap } AP.
event-looked = { $player } looks at the top treasure of every ruin.
event-treasure-seen = { $player } sees { $treasure } on { $hex }.
event-treasure-looked-at = { $player } looks at a treasure on { $hex }.
event-treasure-unearthed = { $player } takes { $treasure } from { $hex }{ $owned ->
    [1] .
    *[other] { "" } and has { $owned } of its kind.
}
event-stack-ordered = { $player } puts the stack in order.
event-power-used = { $player } uses the museum director: { $name }.
event-volcano-played = { $player } plays the volcano { $tile }.
event-out-for-round = { $player } passes and is out for the round.
event-recruited = { $player } makes { $figure ->
    [leader] a leader
    *[explorer] an explorer
} available.
event-landed = { $player } puts { $count ->
    [one] an explorer
    *[other] { $count } explorers
} on { $hex }.
event-hex-chosen = { $player } chooses { $hex }.
event-marched = { $player } marches { $figure ->
    [leader] a leader
    *[explorer] an explorer
} from { $source } to { $hex }.
event-camp-moved = { $player } moves a camp from { $source } to { $hex }.
event-guard-kept-others = { $player } places a guardian on { $hex }: value { $level } is safe. { $kept ->
    [one] One other member goes
    *[other] { $kept } other members go
} back to the supply.
event-stone-placed = { $player } puts a trail-stone token on { $edge }.
event-stone-moved = { $player } moves a trail-stone token from { $source } to { $edge }.
event-interim-scoring = Volcano! Interim scoring begins with { $player }.
event-final-scoring = Six rounds are played. The final scoring begins with { $player }.
event-round-began = Round { $round } begins; the turn order is { $order }.
event-legend-scored = { $player } scores { $total }: temples { $temples_points }, tall temples { $tall_points }, volcanoes { $volcanoes_points }, land { $land_points }, lakes { $lakes_points }, treasures { $treasures_points }{ $director ->
    [0] .
    *[other] , museum director { $director }.
} Total { $score }.

## Corrected boxes: what is wrong in a data file, and where

box-too-long = { $name } is too long for a data file: at most { $most } characters.
box-long-line = { $file }, line { $line }: this line is too long, at most { $most } characters.
box-no-path = A data file is named by its path, not by { $given }.
box-no-file = { $file } cannot be opened: { $reason }.
box-not-text = { $file } is not a text file.
box-not-toml = { $file } cannot be read as TOML: { $reason }.
box-faulty = { $count ->
    [one] One thing is wrong with the data file.
    *[other] { $count } things are wrong with the data file.
} { $first } `tikal components check FILE` lists everything.
box-fine = { $file } is in order: { $changed }.
box-same = it is the same as the box that comes with Tikal
box-changed = it corrects { $keys }
box-still-stand-ins = Still marked as stand-ins: { $keys }.
box-no-stand-ins = Nothing in it is marked as a stand-in.
box-next = Play with it: tikal.new_game("legend", components="{ $file }"), or --components { $file } on the command line.
box-exported = { $file } is a copy of the box that comes with Tikal. Correct it, then run: tikal components check { $file }
box-exists = { $file } exists already; choose another name or use --force.
box-count = { $count ->
    [one] One thing is wrong with { $file }:
    *[other] { $count } things are wrong with { $file }:
}
box-unknown-key = { $where }: there is no such entry. Take it out, or mend its name.
box-missing = { $where }: this entry is missing.
box-version = { $where }: only version 1 can be read, not { $found }.
box-number = { $where }: write a whole number from { $least } to { $most }, not { $found }.
box-numbers = { $where }: write { $count } whole numbers from { $least } to { $most }, not { $found }.
box-stand-ins = { $where }: list the entries that are still stand-ins. They can be: { $choices }.
box-border = { $where }: list 1 to { $most } border hexes as [column, row].
box-border-taken = { $where }: [{ $column }, { $row }] is an inner hex or stands twice.
box-border-apart = { $where }: this hex touches no other one.
box-table = { $where }: this is not a table.
box-tile-ids = { $where }: the tiles are { $wanted }, in this order, not { $found }.
box-base = { $where }: the base camp is on A5.
box-terrain = { $where }: this tile is a { $wanted }, not { $found }.
box-tile-card = { $where }: this tile belongs to card { $wanted }, not { $found }.
box-keys = { $where }: the entries are { $wanted }, no more and no fewer.
box-counts = { $where }: the keys are numbers from { $least } to { $most }.
box-points = { $where }: list whole numbers, beginning with the points for none.
box-points-short = { $where }: there must be an entry for every number up to { $most } of one kind.
box-power-tiles = { $where }: list 4 to 16 tiles.
box-powers = { $where }: each tile has three different powers out of { $choices }.
box-unknown-card = { $where }: there is no such card. Cards are 01-1 to 24.
box-placement = { $where }: write ["HEX", TURN] with a turn from 0 to 5, not { $found }.
box-masks = { $where }: the ruins have { $masks } masks, but there are { $found } hidden treasures.
box-floors = { $where }: { $needed } are needed for all temples, but there are { $found }.
box-tokens = { $where }: { $needed } tokens are needed, but there are { $found }.
box-cards = { $where }: { $needed } cards are needed with { $players } players, but there are { $found }.
box-display = { $where }: { $needed } cards are taken in a round with { $players } players, but { $found } are on display.
box-drafted = { $where }: { $players } players take { $found } tiles in a round, but { $needed } are laid out.
box-not-placed = { $where }: tile { $tile } has no place.
box-unknown-tile = { $where }: there is no such tile to place at the start.
box-unknown-hex = { $where }: { $hex } is not a hex; hexes are A1 to H5 and R1 to R{ $most }.
box-hex-taken = { $where }: { $hex } is taken by { $other }.
box-stack = { $where }: { $needed } tiles are drafted, but only { $found } are left in the stack.
box-too-full = { $where }: { $inner } inner hexes are taken, and { $drafted } tiles are drafted; there are 40 inner hexes.
components-title = What is in the Legend box
components-entry = Entry
components-value = Value
components-mark = Read off the box?
components-stand-in = no: our stand-in
components-book = yes: from the book
