### What the expert would do, and why, step by step.

## What is done

hint-bid = Bid { $points }
hint-pass = Pass
hint-take = { $terrain ->
    [temple] Take the temple of { $value }
    [ruin] Take the ruin with { $value } treasures
    [volcano] Take the volcano
    *[other] Take the clearing
}

## Why: temples

hint-tie-costs = { $scoring ->
    [yes] You score it now. Before the next scoring { $rival } can tie there for { $ap } AP.
    *[no] { $rival } can tie there for { $ap } AP; then nobody scores it.
}
hint-safe-turn = Safe for a turn: nobody can tie there in one.
hint-safe-now = { $rival } could tie for { $before } AP; now nobody can in one turn.
hint-safer = To tie there now costs { $rival } { $after } AP instead of { $before }.
hint-last-piece = It takes the last { $level }: temples of { $below } grow no more.

## Why: otherwise

hint-bid-worth = To play now is worth about { $worth ->
    [one] one point
    *[other] { $worth } points
}, by the bot’s estimate.
hint-pass-worth = To play now is worth less than a bid of { $points }, by the bot’s estimate.
hint-no-points = You have no points for a bid of { $points }.
hint-take-better = About { $points ->
    [one] one point
    *[other] { $points } points
} better than { $terrain ->
    [temple] the temple of { $value }
    [ruin] the ruin with { $value } treasures
    [volcano] the volcano
    *[other] the clearing
}.
hint-take-level = Hardly better than { $terrain ->
    [temple] the temple of { $value }
    [ruin] the ruin with { $value } treasures
    [volcano] the volcano
    *[other] the clearing
}, the next best.
hint-take-best = The best of what is on offer, by the bot’s estimate.
hint-take-last = It is the only tile left.
hint-all-spent = No action points are left.
