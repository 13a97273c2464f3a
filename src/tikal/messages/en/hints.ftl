### Help while playing: what a bot would do, and what a turn gave away.

## Around it

hint-open = Hint: what would you do? (H)
hint-ask = Hint: what would you do?
hint-ask-hint = The expert’s turn, step by step. Nothing is played until you say so.
hint-where = A hint: menu ≡.
hint-thinking = The expert is thinking …
hint-title-then = A strong bot would have played
hint-title = { $level ->
    [expert] The expert would play
    *[other] A strong bot would play
}
hint-ap = { $cost ->
    [one] one action point
    *[other] { $cost } action points
}
hint-from-here = From here on it depends on what you find.
hint-show = Show
hint-play = Play it
hint-close = Close
hint-cancel = Cancel
hint-playing = This turn is being played …
hint-playing-hint = In a moment you see how it stands.
hint-revealed = A treasure! Play on, or ask for a hint again.
hint-played = Played. Look it over, then end your turn.
hint-gain = { $gain ->
    [0] ±0
    *[other] { $sign }{ $gain }
}

## What it comes to

hint-sum-scored = if scored now: { $same ->
    [yes] still{ " " }
    *[no] { "" }
}{ $about ->
    [yes] about { $after }
    *[no] { $after }
}{ $same ->
    [yes] { "" }
    *[no] { " " }instead of { $before }
}.
hint-sum-end = { $count ->
    [1] At the end about: you { $mine }, { $one } { $first }.
    [2] At the end about: you { $mine }, { $one } { $first }, { $two } { $second }.
    *[3] At the end about: you { $mine }, { $one } { $first }, { $two } { $second }, { $three } { $third }.
}

## Refusals

no-hints = There are no hints in this game.
hints-off = Hints are off here: others play at this table, and its host did not allow them.
hint-gone = The hint was dropped: the game has gone on, or nobody waits for it any more.
hint-failed = No hint this time: the expert could not make up its mind.

## What is done

hint-lay = { $terrain ->
    [temple] Temple of { $value } to { $hex }
    [ruin] Ruin with { $value } treasures to { $hex }
    [volcano] Volcano to { $hex }
    [lake] Lake to { $hex }
    *[other] Clearing to { $hex }
}
hint-walk = { $figure ->
    [leader] Leader to { $hex }
    *[explorer] { $count ->
        [one] Explorer to { $hex }
        *[other] { $count } explorers to { $hex }
    }
}
hint-bring = { $figure ->
    [leader] Bring in the leader and walk to { $hex }
    *[explorer] { $count ->
        [one] Bring in an explorer and walk to { $hex }
        *[other] Bring in { $count } explorers and walk them to { $hex }
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
    [2] Dig twice on { $hex }
    *[other] Dig { $count } times on { $hex }
}
hint-camp = Camp on { $hex }
hint-guard = { $figure ->
    [leader] Leader on guard, { $hex }
    *[explorer] Explorer on guard, { $hex }
}
hint-exchange = Swap your { WORD("kind", $give) } for { $player }’s { WORD("kind", $take) }
hint-exchange-dug = Perhaps swap what you dig up for { $player }’s { WORD("kind", $take) }
hint-end = End the turn

## Why: temples

hint-takes-free = Worth { $value }, and nobody else stands there.
hint-takes-from = Takes it from { $rival }: worth { $value }.
hint-breaks-tie = Tied with { $rival } until now; then it is yours, worth { $value }.
hint-takes-tied = { $rival } and others are tied there, and nobody scores it; then it is yours, worth { $value }.
hint-levels = Tied with { $rival }: nobody scores its { $value }.
hint-stronger = Yours already; now { $mine } against { $theirs }.
hint-gives-up = Gives up { $hex }, which pays { $value }.
hint-steps-aside = Steps aside: who stays on { $hex } when the guard goes up leaves the game.
hint-raise-first = Raise it first: a guarded temple grows no more.
hint-grows = { $scorings ->
    [1] Pays { $more } more in the last scoring.
    *[other] Pays { $more } more in each of { $scorings } scorings, while it is yours.
}
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
hint-lay-ahead = You get there for { $ap } AP; { $rival } needs { $theirs }.
hint-lay-level = You get there for { $ap } AP, and so does { $rival }.
hint-lay-alone = You get there for { $ap } AP, and nobody else has a way.
hint-lay-shorter = Shortens your way to { $hex }: { $after } AP instead of { $before }.
hint-lay-opens = Opens a way to { $hex }: { $after } AP.
hint-lay-best = About { $points ->
    [one] one point
    *[other] { $points } points
} better than the middle of { $count } ways to lay it.
hint-lay-same = It matters little where: the { $count } ways to lay it are almost equally good.

## Why: treasures

hint-ruin = { $count ->
    [one] One treasure lies there, worth about { $points } to you at each scoring.
    *[other] { $count } treasures lie there, each worth about { $points } to you at each scoring.
}
hint-dig-worth = { $scorings ->
    [1] About { $points } more at the last scoring{ $count ->
        [one] { "" }
        *[other] { " " }for each
    }.
    *[other] About { $points } more at each of { $scorings } scorings{ $count ->
        [one] { "" }
        *[other] { " " }for each
    }.
}
hint-dig-match = { $good } of { $left } unseen match one of yours.
hint-exchange-more = { $count ->
    [1] The first of its kind
    *[other] Makes { $count } of a kind
}: { $more } more { $scorings ->
    [1] at the last scoring
    *[other] at each of { $scorings } scorings
}.

## Why: otherwise

hint-better = About { $points ->
    [one] one point
    *[other] { $points } points
} more at the end, by the expert’s estimate.
hint-depends = Depends on what you find.
hint-little = Little by itself, and the AP would be lost otherwise.
hint-nothing-helps = Nothing that can be done would help.

## After a turn

note-title = You could have had { $gain } more { $scorings ->
    [1] in the last scoring
    *[other] in all scorings to come
}
note-all = { $rest ->
    [less] That is about { $alone } altogether; the rest of that turn brings { $other } less than yours did.
    [more] That is about { $alone } altogether; the rest of that turn brings { $other } more.
    *[same] That is about { $alone } altogether.
}
note-sum-scored = { $scorings ->
    [1] in the last scoring.
    *[other] in all scorings together.
}{ $same ->
    [yes] { "" }
    *[no] { " " }If scored right after it: { $about ->
        [yes] about { $after }
        *[no] { $after }
    } instead of the { $before } of your turn.
}
note-look = Look
note-open = Why?
note-close = Close this note
note-stop = Stop these notes
note-temple = Take { $hex }, worth { $value } { $scorings ->
    [1] in the last scoring
    *[other] in each of { $scorings } scorings
}. Now { $holder ->
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
note-guard = Set a guard on { $hex }, which pays { $value }. Now { $rival } can tie there for { $ap } AP.
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
