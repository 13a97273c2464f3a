### Why an action is refused, taken back or not understood.

## Legal

legal = { $cost ->
    [0] That is allowed.
    *[other] That is allowed and costs { $cost } AP.
}

## Refusals: the wrong moment

no-such-action = That is not an action of this game.
chance-decides = What is drawn or dug up is decided by chance, not by a player.
game-is-over = The game is over.
not-enough-ap = That costs { $cost } AP, but only { $ap } AP are left this turn.

## Refusals: laying a tile

hex-taken = { $hex } is explored already; a tile goes on an empty hex.

## Refusals: entering and moving

not-own-camp = Members enter at the base camp A5 or at one of your own camps, not at { $hex }.
leader-not-there = Your leader does not stand there.
no-explorer-there = You have no explorer there.
not-next-to = { $hex } is not next to { $source }; a longer way is walked hex by hex.
no-path = There is no path from { $source } to { $hex }: no stone lies on the edge between them.
other-cost = The way from { $source } to { $hex } crosses { $stones ->
    [one] one stone
    *[other] { $stones } stones
}, so it costs { $stones } AP.
walk-too-dear = The cheapest way to { $hex } costs { $cost } AP{ $count ->
    [one] { "" }
    *[other] { " " }for { $count } members
}, but only { $ap } AP are left this turn.
no-way = No way leads from { $source } to { $hex }.
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
no-guard-left = { $guards ->
    [2] You have placed both of your guards.
    [one] You have placed your only guard.
    *[other] You have placed all { $guards } of your guards.
}
no-majority = A guard needs the majority: you have strength { $mine } on { $hex }, a rival has { $theirs } (a leader counts { $leader_strength }).

## Refusals: ruins and treasures

no-ruin = There is no ruin on { $hex }.
ruin-empty = No treasure is left on { $hex }.
dug-twice-here = You have recovered two treasures from { $hex } this turn, which is the limit.
no-such-player = Nobody plays { $other } in this game.
exchange-with-oneself = You cannot exchange treasures with yourself.
exchange-same-kind = You must give and take different kinds of treasure.
treasure-not-owned = You do not own a { WORD("kind", $give) }.
treasure-not-theirs = { $other } does not own a { WORD("kind", $take) }.
treasure-already-seen = No { WORD("kind", $treasure) } is left to be found.

## Refusals: camps

no-camp-site = A camp is built on a clearing or on a ruin without treasures; { $hex } is neither.
camp-already-there = There is a camp on { $hex } already.
no-camp-left = { $camps ->
    [2] You have built both of your camps.
    [one] You have built your only camp.
    *[other] You have built all { $camps } of your camps.
}

## Refusals: draws and the auction

tile-already-drawn = Tile { $tile } is not in the stack any more.
tile-not-on-top = Tile { $tile } cannot come yet: tiles of an earlier letter are still in the stack.
tile-not-on-offer = Tile { $tile } is not on offer.

## Taking back

undo-nothing = There is nothing to take back yet.
undo-past-reveal = That cannot be taken back: something hidden has been revealed.
undo-past-bid = A bid or a pass cannot be taken back.
undo-past-end = That turn has ended and cannot be taken back.
redo-nothing = Nothing was undone that could be redone.
list-past-reveal = Several actions can be played at once only up to the first that reveals something.

## Unreadable actions

unreadable-action = "{ $text }" is not an action. Try one like +E@A5, E:A5-B4, ^B5, $C3, C@B4, GE@B5, a5@C4/1 or a single dot to end the turn.
unknown-hex = In "{ $text }", "{ $name }" is not a hex; hexes are A1 to H5.
unknown-tile = In "{ $text }", "{ $name }" is not a tile; tiles are a1 to g4.
unknown-treasure = In "{ $text }", "{ $name }" is not a treasure.
unknown-seat = In "{ $text }", "{ $name }" is not a player; write Red, Blue, Yellow or White.
unknown-figure = In "{ $text }", "{ $name }" is not a figure; write E for explorer or L for leader.
unknown-chance = "{ $text }" is neither a tile nor a treasure that chance could give.
bad-cost = The cost in "{ $text }" cannot be right; it is what the step or the secret path takes.
bad-number = In "{ $text }", "{ $name }" is not a whole number up to 4095.
bad-rotation = In "{ $text }", the turn after the slash must be 0 to 5.
