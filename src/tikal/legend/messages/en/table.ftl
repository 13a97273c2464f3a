### What the page says at its tables.

## What is asked

goal-legend = The goal: most points, for temples, land, volcanoes and lakes where you are strongest, and for treasures.
ask-legend-over = Tikal Legend, { $scenario }.
legend-lead-marks = Pennant: counts for them, worth so much now. Hatched: tied. Double ring: guarded for good.
legend-holds = { $points } now: { $parts }
legend-holds-short = { $points } now
ask-interim = Interim scoring · { $rest }
ask-draft = { $lead }: take one thing
ask-round = Round { $round } of { $rounds }{ $last ->
    [yes] , the last one
    *[no] { "" }
}. { $rest }
ask-draft-hint = { $first ->
    [yes] Who drafts later began with more points.{" "}
    *[no] {""}
}Still to take: { $still }.{ $spare ->
    [yes] {" "}One tile is left over: who has their own may take it too.
    *[no] {""}
} { $touch ->
    [yes] Tap a thing to read what it does.
    *[no] A double click takes a thing.
}
ask-act = { $lead }: choose one action
ask-act-hint = Play or preserve a card, use your AP token, or place a tile. Choose it below.
ask-acted = { $lead }: your action is done
ask-acted-hint = { $free ->
    [yes] End the turn, or do something that is free first.
    [undo] End the turn, or undo.
    *[no] End the turn.
}
ask-pass = { $can ->
    [keep] { $lead }: preserve a card, or pass
    [play] { $lead }: pass, or use a card you preserved
    [free] { $lead }: pass, or do something that is free first
    *[none] { $lead }: nothing is left to do, so pass
}
ask-pass-hint = Who passes is out for the rest of this round, but not of its scorings.{ $can ->
    [keep] {" "}Unless preserved first, you lose { $cards }.
    *[none] {""}
}
card-quoted = “{ $name }”
ask-token = { $lead }: use the AP token for { $ap } AP?
ask-token-hint = All of them are spent in this turn; what is left is lost.
ask-set = Place this { $terrain ->
    [temple] temple
    [clearing] clearing
    [ruin] ruin
    [lake] lake
    *[volcano] volcano
} on a lit hex
ask-erupt = Play the volcano?
ask-erupt-hint = A scoring begins: you spend action points and score, then the others do. Then you place it.
ask-no-place = This tile fits nowhere now
ask-no-place-hint = Keep it for a later turn, or discard it as your action.
ask-power = The director: { $name }
ask-power-hint = { $text } Once a game. Who never asks the director gets { $points ->
    [one] one point
    *[other] { $points } points
} at the end, as the laurel says.
ask-room = Which preserved card makes room?
ask-room-hint = Choose a card on the left. It is discarded. Esc goes back.
ask-stone = Put the trail stone on a lit edge
ask-stone-source = Which trail stone is moved?
ask-stone-hint = Point at an edge between two hexes. Esc goes back.
ask-which-camp = Which camp is moved?
ask-turn-hint = R or the wheel rotates it, a click sets it.
ask-volcano-hint = Everybody has scored. The volcano goes to a jungle hex.
ask-swap-hint = One or two treasures each way with one player. It cannot be refused.

## What a card or power asks, by its number and stage

pick-02 = Put 2 explorers on a lit ruin
pick-03 = Put 3 explorers on a lit ruin
pick-04 = Take the top treasure of a lit ruin
pick-05 = { $done ->
    [0] Take up to 2 treasures: choose a ruin
    *[other] Take one more treasure, or be done
}
pick-06 = { $done ->
    [0] Take up to 3 treasures: choose a ruin
    *[other] Take one more treasure, or be done
}
pick-08 = Put an explorer on a lit ruin and look at its stack
pick-08-1 = Put the stack on { $site } in order: which treasure { $done ->
    [0] lies on top? You take that one
    *[other] comes next?
}
pick-09 = { $done ->
    [0] Put up to 2 explorers on temples: choose the first
    *[other] Choose a temple for one more explorer, or be done
}
pick-10 = { $done ->
    [0] Uncover up to 2 floors of one temple: choose it
    *[other] Uncover one more floor there, or be done
}
pick-11 = { $done ->
    [0] Uncover a floor on up to three temples: choose the first
    *[other] Choose another temple, or be done
}
pick-12 = Choose a hex for the camp
pick-13 = Choose a hex for the camp
pick-13-1 = Bring one member to the camp on { $site }, or be done
pick-14 = Choose a hex for the camp
pick-14-1 = { $done ->
    [0] Bring up to two members to the camp on { $site }
    *[other] Bring one more to { $site }, or be done
}
pick-15 = { $done ->
    [0] Up to 4 explorers become available
    *[other] { $done } of 4: one more, or be done
}
pick-16 = { $done ->
    [0] A leader and an explorer become available
    *[other] One more, or be done
}
pick-17 = From which hex do they march?
pick-17-1 = They leave { $source }: to which hex?
pick-17-2 = { $source } to { $site }: { $done ->
    [0] who marches?
    *[other] who else, or be done?
}
pick-18 = Walk with { $budget } AP
pick-19 = Put a trail stone on a lit edge
pick-22 = Place the temple on a lit border hex
pick-23 = Place a lake on a lit border hex
pick-24 = Place a volcano on a lit border hex
pick-deploy = { $done ->
    [0] Bring up to two members to a camp of yours
    *[other] Bring one more, or be done
}
pick-spare = Take one card from the display
pick-spare-1 = { $name }: play it or preserve it
pick-guard = Choose a temple for the guardian
pick-volcano = Place the volcano on a lit hex
pick-swap = Choose what you give and what you take
pick-swap-1 = A second pair with { $player }, or be done

## Buttons

deed-play = Play
deed-preserve = Preserve
deed-preserve-for = Preserve instead of { $name }
deed-discard = Discard
deed-look = Look
deed-use-token = Use the token
deed-erupt = Start the scoring
deed-drop = Discard the tile
deed-power = Use this power
deed-pass = Pass
deed-done = Done
deed-take = Take
deed-take-only = Take { $name }
deed-recruit = { WORD("deed-recruit", $figure) } ({ $left } left)
deed-recruit-leader = Make a leader available
deed-recruit-explorer = Make an explorer available
deed-march = { $figure ->
    [leader] A leader
    *[explorer] An explorer
}
deed-march-all = All { $count }
deed-enter = { $figure ->
    [leader] Bring a leader
    *[explorer] Bring an explorer
}
deed-stone = Trail stone
deed-swap = Swap treasures
deed-short = { $deed ->
    [stone] Stone
    [swap] Swap
    *[recruit] { $little ->
        [yes] +1 of { $left }
        *[no] Make available ({ $left } left)
    }
}
deed-choose-pair = Choose the treasures
menu-enter-one = { $figure ->
    [leader] Bring a leader
    *[explorer] Bring an explorer
}
deed-pick = { $kind ->
    [uncover] Uncover { $hex }
    [dig] Take from { $hex }
    [camp] Camp on { $hex }
    [resite] Move the camp to { $hex }
    [guard] Guard { $hex }
    *[choose] Choose { $hex }
}
deed-edge = Put it there

## Hexes and edges in words

what-lake = a lake
what-jungle = jungle
what-party = { $player }: { $leaders ->
    [0] { $explorers ->
        [one] one explorer
        *[other] { $explorers } explorers
    }
    *[other] { $leaders ->
        [one] one leader
        *[other] two leaders
    }{ $explorers ->
        [0] { "" }
        [one] { " " }and one explorer
        *[other] { " " }and { $explorers } explorers
    }
}
what-seen = { $text }, from the top: { $kinds }
what-pick = this hex can be chosen
what-move-camp = this camp can be moved
edge-target = A trail stone between { $edge }
edge-source = Move the trail stone from { $edge }
not-while-drafting = This is the draft: take a place, an AP token, a tile or a card.
walk-leaders = How many leaders
walk-leaders-of = { $count ->
    [0] explorers only
    [one] 1 leader
    *[other] { $count } leaders
}

## Swaps

swap-taken-before = You took one in this swap; no kind goes both ways.
swap-given-before = You gave one in this swap; no kind goes both ways.
swap-nothing-for-it = { $other } has nothing of another kind that you may take for it.
swap-nothing-to-give = You have nothing of another kind that you may give for it.
swap-no-pair = Nobody has a treasure of another kind for one that you may give.
swap-do = { $cost ->
    [0] Swap
    *[other] Swap, { $cost } AP
}
swap-note = You may give a kind if you own at least as many of it as they do. You may take any kind, however many they own. { $second ->
    [yes] This is the second pair of the swap.
    *[no] After it you may swap a second pair with the same player.
}

## The campsite

dock-title = Campsite of { $player }
dock-own = Your campsite
dock-preserved = Preserved
dock-preserved-count = { $count } of { $slots }
dock-director = Director
dock-once = Once a game
dock-director-bonus = { $points } points if never asked
dock-director-used = asked
dock-stand-in = Chosen here, not taken from the box: { $what }
dock-round = This round
dock-token = AP token
dock-token-none = used
dock-token-worth = { $value } AP{ $more ->
    [0] { "" }
    *[other] { " " }+ { $more }
}
dock-tiles = Tiles
dock-place = Place next
dock-room = free
dock-free-now = free now
dock-used = used this round
dock-makes-room = makes room
dock-none = none
dock-card = Card { $number }, { $name }. { $text }{ $down ->
    [yes] { " " }Used this round.
    *[no] { "" }
}
dock-tile = Tile { $tile }: { $what }
dock-tile-what = { $terrain ->
    [temple] temple { $value }
    [clearing] clearing
    [ruin] ruin, { $value }
    [lake] lake
    *[volcano] volcano
}
dock-use-token = AP token of { $value }: use it for { $ap } AP
dock-place-of = Place { $place } in the next turn order
dock-treasure = { $name }: { $count }
dock-holds-volcano = has the volcano
dock-passed = has passed

## What one has looked at

seen-title = Treasures that only you have seen
seen-line = { $hex }, from the top: { $kinds }
seen-kinds = { $hex }: somewhere there lie { $kinds }
pass-text-secret = { $player } has looked at treasures that nobody else may see. They are shown when { $player } holds the device.

## The draft

market-title = The draft
market-head-cards = Cards
market-cards-rest = , the rest stays for the next round
market-tiles-spare = ; one more for whoever takes it first
market-head-tokens = Action points
market-head-places = Place next round
market-head-tiles = Terrain
market-share = { $taken } of { $all }
market-kinds = What to take
market-kind-cards = Cards
market-kind-tokens = AP token
market-kind-places = Place
market-kind-tiles = Terrain
market-still-cards = { $count ->
    [one] a card
    *[other] { $count } cards
}
market-still-tokens = an AP token ({ $values }; one for each player)
market-still-places = a place
market-still-tiles = { $count ->
    [one] a tile
    *[other] { $count } tiles
}
market-token = AP token of { $value }
market-token-text = { $value } AP to spend in one turn of this round.
market-place = Place { $place }
market-place-text = Your place in the turn order of the next round. It also counts in the final scoring.
market-tile = { $terrain ->
    [temple] Temple { $value }
    [clearing] Clearing
    [ruin] Ruin, { $value }
    *[volcano] Volcano
}
market-tile-text = { $terrain ->
    [temple] A temple of value { $value }, for a jungle hex.
    [clearing] A clearing for a jungle hex: a place for a camp.
    [ruin] A ruin with { $value } treasures, for a jungle hex.
    *[volcano] Playing it starts a scoring in which you go first.
}
market-point = Point at a thing to read what it does.
market-tap = Tap a thing to read what it does.
market-taken = { $player } has it

## Round the board

info-round = { $round } / { $rounds }
info-round-label = round
info-round-last = last round
info-scenario = scenario
info-tiles = { $left ->
    [one] one tile
    *[other] { $left } tiles
}
info-cards = { $left }
info-cards-label = cards left
info-floors = temple floors
info-order = Turn order
info-open = About this game
info-title = { $scenario }
info-treasures = Open treasures
info-stand-ins = What was not read off the box
info-stand-ins-text = The rulebook shows some things only in pictures. These are our own balanced reconstruction; an owner of the box can correct them:
camp-tab = Campsite
market-tab = Draft
which-tile = Which tile
settings-keys-legend = Cards: 1 to 9 choose one, P plays, K preserves, D discards it, O looks. Draft: 1 to 0 cards, Q W R T tokens, A S D F places, Z X C V tiles. E goes on: it does what the golden button says.

## Planning ahead

plan-title-legend = { $what ->
    [draft] Planning your draft
    [scoring] Planning your scoring turn
    *[act] Planning your turn
}
plan-empty-legend = { $what ->
    [draft] Take what you would take, in that order: each thing becomes a step.
    *[act] Do what you would do in your turn: each thing becomes a step.
}
plan-note-legend = { $what ->
    [draft] Each time it is your turn to take, the next step can be played; the others take in between.
    [scoring] It starts with all your AP; you score when you end it.
    *[act] What the others do until then is not known.
}
