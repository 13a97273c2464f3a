### What is asked of whom.

## What is asked of whom

prompt-lay = { $you ->
    [yes] { $player }, lay { $terrain ->
        [temple] the temple
        [clearing] the clearing
        [ruin] the ruin
        *[volcano] the volcano
    }.
    *[no] { $player } is laying { $terrain ->
        [temple] a temple
        [clearing] a clearing
        [ruin] a ruin
        *[volcano] a volcano
    }.
}
prompt-spend = { $scoring ->
    [none] { "" }
    [final] Final scoring:{ " " }
    *[round] Scoring round { $round }:{ " " }
}{ $you ->
    [yes] { $player }, spend your { $ap } action points, then end the turn.
    *[no] { $player } is playing; { $ap } action points are left.
}
prompt-bid = { $you ->
    [yes] { $player }, { $points ->
        [0] open the bidding or pass.
        *[other] bid more than { $points } or pass.
    }
    *[no] { $player } is thinking about a bid.
}
prompt-choose = { $you ->
    [yes] { $player }, take one of the tiles.
    *[no] { $player } is choosing a tile.
}

## Refusals: who may do what and when

only-sets-to-give = You have no single treasure to give: pairs and triples cannot be split.
no-partner-treasure = Nobody else has a single treasure of another kind to take for it.
no-own-treasure = You have no single treasure of another kind to give for it.
