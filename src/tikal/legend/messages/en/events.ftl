### What happened: as a sentence, and as a line in the journal of a table.

## What happened

event-power-dealt = { $player } gets power tile { $power_tile }.
event-card-dealt = Card { $card } is laid out: { WORD($name) }.
event-token-drawn = An AP token of { $value } is laid out.
event-draft-began = Round { $round }: { $player } takes first.
event-card-taken = { $player } takes card { $card }: { WORD($name) }.
event-token-taken = { $player } takes the AP token of { $value }.
event-place-taken = { $player } takes place { $place } in the next turn order.
event-card-played = { $player } plays card { $card }: { WORD($name) }.{ $treasure ->
    [none] { "" }
    *[other] { " " }That gives { $count } { WORD("kind", $treasure) }.
}
event-card-discarded = { $player } discards card { $card }: { WORD($name) }.
event-card-preserved = { $player } preserves card { $card }: { WORD($name) }.{ $discarded ->
    [none] { "" }
    *[other] { " " }Card { $discarded } makes room.
}
event-token-used = { $player } uses the AP token of { $value } and has { $ap } AP.
event-looked = { $player } looks at the top treasure of every ruin.
event-treasure-seen = { $player } sees { WORD("kind", $treasure) } on { $hex }.
event-treasure-looked-at = { $player } looks at a treasure on { $hex }.
event-treasure-unearthed = { $player } takes { WORD("kind", $treasure) } from { $hex }{ $owned ->
    [1] .
    *[other] { "" } and has { $owned } of its kind.
}
event-stack-ordered = { $player } puts the stack in order.
event-power-used = { $player } uses the museum director: { WORD($name) }.
event-volcano-played = { $player } plays the volcano { $tile }.
told-power-dealt = { $player } gets a museum director with three powers.
told-volcano-played = { $player } plays the volcano.
told-card-dealt = “{ WORD($name) }” is laid out.
told-card-taken = { $player } takes “{ WORD($name) }”.
told-card-played = { $player } plays “{ WORD($name) }”.{ $treasure ->
    [none] { "" }
    *[other] { " " }That gives { $count } { WORD("kind", $treasure) }.
}
told-card-discarded = { $player } discards “{ WORD($name) }”.
told-card-preserved = { $player } preserves “{ WORD($name) }”.
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
event-final-scoring = { $rounds ->
        [1] One round is
        [6] Six rounds are
       *[other] { $rounds } rounds are
    } played. The final scoring begins with { $player }.
event-round-began = Round { $round } begins; the turn order is { $order }.
event-legend-scored = { $player } scores { $total }: temples { $temples_points }, tall temples { $tall_points }, volcanoes { $volcanoes_points }, wild ground { $land_points }, waters { $lakes_points }, treasures { $treasures_points }{ $director ->
    [0] .
    *[other] , museum director { $director }.
} Total { $score }.
yours-legend-scored = You score { $total }: temples { $temples_points }, tall temples { $tall_points }, volcanoes { $volcanoes_points }, wild ground { $land_points }, waters { $lakes_points }, treasures { $treasures_points }{ $director ->
    [0] .
    *[other] , museum director { $director }.
} Total { $score }.

## The journal of a table

log-power-dealt = has a museum director
log-card-dealt = Card { $card } is laid out
log-token-drawn = An AP token of { $value } is laid out
log-draft-began = Round { $round }: { $player } takes first
log-card-taken = took “{ WORD($name) }”
log-token-taken = took the AP token of { $value }
log-place-taken = took place { $place }
log-card-played = played { WORD($name) }{ $treasure ->
    [none] { "" }
    *[other] : { $count } { WORD("treasure", $treasure) }
}
log-card-discarded = discarded { WORD($name) }
log-card-preserved = preserved { WORD($name) }
log-token-used = used the AP token: { $ap } AP
log-looked = looked at the top treasure of every ruin
log-treasure-seen = saw { WORD("treasure", $treasure) } on { $hex }
log-treasure-looked-at = looked at a treasure on { $hex }
log-treasure-unearthed = took { WORD("treasure", $treasure) } from { $hex }
log-stack-ordered = put the stack in order
log-power-used = asked the director: { WORD($name) }
log-volcano-played = played the volcano
log-out-for-round = passed
log-recruited = { $figure ->
    [leader] a leader is available
    *[explorer] an explorer is available
}
log-landed = put { $count ->
    [one] an explorer
    *[other] { $count } explorers
} on { $hex }
log-hex-chosen = chose { $hex }
log-marched = marched { $source } → { $hex }{ $figure ->
    [leader] { " " }with a leader
    *[explorer] { "" }
}
log-camp-moved = moved a camp { $source } → { $hex }
log-guard-kept-others = set a guardian on { $hex }
log-stone-placed = put a trail stone on { $edge }
log-stone-moved = moved a trail stone { $source } → { $edge }
log-stone-moved-you = took the trail stone that you had put on { $source } away to { $edge }
log-interim-scoring = Interim scoring
log-final-scoring = Final scoring
log-round-began = Round { $round } begins
log-legend-scored = scored
