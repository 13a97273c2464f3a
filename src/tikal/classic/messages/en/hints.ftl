### What the expert would do, and why, step by step.

## What is done

hint-lay = { $terrain ->
    [temple] Temple of { $value } to { $hex }
    [ruin] Ruin with { $value } treasures to { $hex }
    [volcano] Volcano to { $hex }
    *[other] Clearing to { $hex }
}
hint-walk = { $figure ->
    [leader] Leader to { $hex }
    *[explorer] { $count ->
        [one] Explorer to { $hex }
        *[other] { $count } explorers to { $hex }
    }
}
hint-enter = { $figure ->
    [leader] Leader into camp, { $hex }
    *[explorer] { $count ->
        [one] Explorer into camp, { $hex }
        *[other] { $count } explorers into camp, { $hex }
    }
}
hint-uncover = Uncover { $hex } to { $level }
hint-dig = { $count ->
    [one] Dig on { $hex }
    *[other] Dig twice on { $hex }
}
hint-camp = Camp on { $hex }
hint-guard = { $figure ->
    [leader] Leader on guard, { $hex }
    *[explorer] Explorer on guard, { $hex }
}
hint-exchange = Swap your { WORD("kind", $give) } for { $player }’s { WORD("kind", $take) }
hint-end = End the turn
hint-bid = Bid { $points }
hint-pass = Pass
hint-take = { $terrain ->
    [temple] Take the temple of { $value }
    [ruin] Take the ruin with { $value } treasures
    [volcano] Take the volcano
    *[other] Take the clearing
}

## Why: temples

hint-takes-free = Worth { $value }, and nobody else stands there.
hint-takes-from = Takes it from { $rival }: worth { $value }.
hint-breaks-tie = Level with { $rival } until now; then it is yours, worth { $value }.
hint-takes-tied = { $rival } and others are level there, and nobody scores it; then it is yours, worth { $value }.
hint-levels = Level with { $rival }: nobody scores its { $value }.
hint-safe-until = Safe until { $rival } spends { $ap } AP.
hint-safe-turn = Nobody can be level there in one turn.
hint-safe-now = { $rival } could be level for { $before } AP; now nobody can in one turn.
hint-safer = To be level there now costs { $rival } { $after } AP; it took { $before }.
hint-stronger = Yours already; now { $mine } against { $theirs }.
hint-gives-up = Gives up { $hex }, which pays { $value }.
hint-steps-aside = Steps aside: who stays on { $hex } when the guard goes up leaves the game.
hint-raise-first = Raise it first: a guarded temple grows no more.
hint-grows = { $scorings ->
    [1] Pays { $more } more in the last scoring.
    *[other] Pays { $more } more in each of { $scorings } scorings, while it is yours.
}
hint-last-piece = It takes the last { $level }: temples of { $below } grow no more.
hint-guard-keeps = { $scorings ->
    [1] { $value } points in the last scoring, for good.
    *[other] { $value } points in each of { $scorings } scorings, for good.
}
hint-guard-leave = { $count ->
    [one] One other of yours leaves the game.
    *[other] { $count } others of yours leave the game.
}

## Why: walks and ways

hint-needed = Needed for step { $step }.
hint-nearer = { $land ->
    [ruin] From there it is { $ap } AP to the ruin on { $hex }, with { $value ->
        [one] one treasure
        *[other] { $value } treasures
    }.
    *[temple] From there it is { $ap } AP to { $hex }, a temple of { $value }.
}
hint-camp-shorter = New explorers reach { $hex } for { $after } AP instead of { $before }.
hint-camp-opens = New explorers reach { $hex } for { $after } AP; until now there was no way.
hint-lay-ahead = You are there for { $ap } AP; { $rival } needs { $theirs }.
hint-lay-level = You are there for { $ap } AP, as soon as { $rival }.
hint-lay-alone = You are there for { $ap } AP, and nobody else has a way.
hint-lay-shorter = Shortens your way to { $hex }: { $after } AP instead of { $before }.
hint-lay-opens = Opens a way to { $hex }: { $after } AP.
hint-lay-best = About { $points ->
    [one] one point
    *[other] { $points } points
} better than the middle of { $count } ways to lay it.
hint-lay-same = It matters little where: the { $count } ways to lay it are nearly level.

## Why: treasures

hint-ruin = { $count ->
    [one] One treasure lies there, worth about { $points } to you at each scoring.
    *[other] { $count } treasures lie there, each worth about { $points } to you at each scoring.
}
hint-dig-worth = { $scorings ->
    [1] About { $points } more at the last scoring{ $count ->
        [one] { "" }
        *[other] { " " }for each
    }: { $good } of { $left } unseen match one of yours.
    *[other] About { $points } more at each of { $scorings } scorings{ $count ->
        [one] { "" }
        *[other] { " " }for each
    }: { $good } of { $left } unseen match one of yours.
}
hint-exchange-more = Makes { $count } of a kind: { $more } more { $scorings ->
    [1] at the last scoring
    *[other] at each of { $scorings } scorings
}.

## Why: otherwise

hint-better = About { $points ->
    [one] one point
    *[other] { $points } points
} more at the end, by the bot’s estimate.
hint-little = Little by itself, and the AP would be lost otherwise.
hint-nothing-helps = Nothing that can be done would help.
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

## After a turn

note-temple = Take { $hex }, worth { $value } in each of { $scorings } scorings. Now { $holder ->
    [nobody] nobody scores it
    *[rival] { $rival } scores it
}.
note-raise-first = Uncover { $hex } to { $value } before the guard goes up. It scores { $scorings ->
    [1] once more
    [2] twice more
    [3] three more times
    *[other] { $scorings } more times
}, and now stays at { $now }.
note-raise = Uncover { $hex } to { $value }. That pays { $more } more { $scorings ->
    [1] in the last scoring
    *[other] in each of { $scorings } scorings
}.
note-guard = Set a guard on { $hex }, which pays { $value }. Now { $rival } can be level there for { $ap } AP.
note-dig = { $count ->
    [one] Dig on { $hex }.
    *[other] Dig { $count } times, on { $hex } too.
} A treasure adds about { $points } { $scorings ->
    [1] at the last scoring
    *[other] at each of { $scorings } scorings
}.
note-exchange = Swap your { WORD("kind", $give) } for the { WORD("kind", $take) }. That is { $more } more { $scorings ->
    [1] at the last scoring
    *[other] at each of { $scorings } scorings
}.
