### What happened: as a sentence, and as a line in the journal of a table.

## What happened

event-tile-offered = { $tile } is turned up: a { $terrain ->
    [temple] temple of value { $value }
    [clearing] clearing
    [ruin] ruin with { $value } treasures
    *[volcano] volcano
}.
event-tile-laid = { $player } lays the { WORD("terrain", $terrain) } { $tile } on { $hex }.
event-tile-left-game = { $tile } fits nowhere and leaves the game.
event-tile-taken = { $player } takes { $tile }, a { $terrain ->
    [temple] temple of value { $value }
    [clearing] clearing
    [ruin] ruin with { $value } treasures
    *[volcano] volcano
}.
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
event-exchanged = { $player } gives { $other } { WORD("kind", $give) } and takes { WORD("kind", $take) }.
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
event-game-over = { $count ->
    [one] { $winners } wins with { $points } points{ $decided_by ->
        [guard] , by the highest guarded temple.
        [treasures] , by the most treasures.
        *[points] .
    }
    *[other] { $winners } share the victory with { $points } points.
}
yours-game-over = You win with { $points } points{ $decided_by ->
    [guard] , by the highest guarded temple.
    [treasures] , by the most treasures.
    *[points] .
}

## The same on the page, where tiles have no names

told-tile-offered = { $terrain ->
    [temple] A temple of value { $value }
    [clearing] A clearing
    [ruin] A ruin with { $value } treasures
    *[volcano] A volcano
} is turned up.
told-tile-laid = { $player } lays the { WORD("terrain", $terrain) } on { $hex }.
told-tile-left-game = A tile fits nowhere and leaves the game.
told-tile-taken = { $player } takes { $terrain ->
    [temple] a temple of value { $value }
    [clearing] a clearing
    [ruin] a ruin with { $value } treasures
    *[volcano] a volcano
}.

## The journal of a table

log-start = { $equal ->
    [yes] Everybody begins with { $points } points.
    *[no] Points at the start, in order of play: { $list }.
}
log-start-of = { $player } { $points }

log-tile-offered = turned up: { $terrain ->
    [temple] a temple of value { $value }
    [clearing] a clearing
    [ruin] a ruin
    *[volcano] a volcano
}
log-tile-laid = laid { $terrain ->
    [temple] a temple of { $value }
    [clearing] a clearing
    [ruin] a ruin
    [lake] a lake
    *[volcano] a volcano
} on { $hex }
log-tile-left-game = a tile fits nowhere and leaves the game
log-tile-taken = took { $terrain ->
    [temple] the temple of value { $value }
    [clearing] the clearing
    [ruin] the ruin
    *[volcano] the volcano
}
log-entered = { $figure ->
    [leader] brought the leader
    *[explorer] brought an explorer
} to { $hex }
log-moved = walked { $way }{ $figure ->
    [leader] { " " }with the leader
    *[explorer] { "" }
}
log-moved-back = walked from { $source } and back
log-secret-path = took a secret path { $source } → { $hex }
log-uncovered = uncovered { $hex } to { $level }
log-dug = dug on { $hex }
log-exchanged = gave { $other } { WORD("treasure", $give) } for { WORD("treasure", $take) }
log-exchanged-you = took your { WORD("treasure", $take) } for { WORD("treasure", $give) }
log-lead-lost = { $is ->
    [nobody] { $hex } is tied now and pays you no more
    *[other] { $hex } now pays { $player }, not you
}
log-temples = { $count ->
    [one] now leads on 1 more temple
    *[other] now leads on { $count } more temples
}
log-times = { $text } ×{ $times }
log-by = { $player }:
log-spoken = { $player }: { $text }
# Whose turn it is, above the lines that tell of it: where those have a verb of the third person, so must this.
log-who = { $you ->
    [yes] You
    *[no] { $player }
}
log-turn = turn { $turn }
log-filter = { $filter ->
    [mine] About me
    *[all] All
}
log-since = Since your last turn
log-camp-built = built a camp on { $hex }
log-guard-placed = set a guard on { $hex }
log-turn-ended = ended the turn
log-game-over = { $winners } won
log-game-over-you = You won
log-undone = took back an action
log-cost = { $cost } AP
log-points = +{ $points }
