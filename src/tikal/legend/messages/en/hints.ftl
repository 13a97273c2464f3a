### What the expert would do in Legend, and why, step by step.

## What is drafted

hint-draft = { $sort ->
    [card] Take “{ WORD("card-name", $number) }”
    [token] Take the AP token of { $value }
    [place] Take place { $value }
    [temple] Take the temple of { $value }
    [ruin] Take the ruin with { $value } treasures
    [volcano] Take the volcano
    [lake] Take the lake
    *[other] Take the clearing
}
hint-draft-token = The best of the others is { $next }.
hint-draft-only = It is the only one left.
hint-draft-next = { $place ->
    [1] You begin the next round: you take first and act first.
    *[other] You are number { $place } of { $players } in the next round.
}
hint-draft-last = You score as number { $place } of { $players } at the end: who scores later sees what the others did.
hint-draft-volcano = You choose when the scoring comes and score first. Then it lies where you want it: { $points } a scoring for who leads there.
hint-draft-temple = You choose where it lies. Who leads there scores { $value } or more { $scorings ->
    [1] in the last scoring.
    *[other] in each of { $scorings } scorings.
}
hint-draft-ruin = You choose where it lies. Each treasure is worth about { $points } to you at each scoring.
hint-draft-clearing = A place for a camp; without one it is wild ground.
hint-draft-extra = { $rounds ->
    [0] { $ap } more AP in this round.
    [one] { $ap } more AP in this round, and if it is preserved in the last one too.
    *[other] { $ap } more AP in this round, and if it is preserved in each of { $rounds } to come.
}
hint-draft-card = Played right now it would bring about { $points ->
    [one] one point
    *[other] { $points } points
}; later in the round it may bring more.
hint-draft-later = { WORD("card-face", $number) } The expert counts on it for later in the round.
hint-draft-better = With all that may come of it later, about { $points ->
    [one] one point
    *[other] { $points } points
} better than { $sort ->
    [card] “{ WORD("card-name", $number) }”
    [token] the AP token of { $value }
    [place] place { $value }
    [temple] the temple of { $value }
    [ruin] the ruin with { $value } treasures
    [volcano] the volcano
    [lake] the lake
    *[other] the clearing
}, the next best, by the expert’s estimate.
hint-draft-level = Hardly better than { $sort ->
    [card] “{ WORD("card-name", $number) }”
    [token] the AP token of { $value }
    [place] place { $value }
    [temple] the temple of { $value }
    [ruin] the ruin with { $value } treasures
    [volcano] the volcano
    [lake] the lake
    *[other] the clearing
}, the next best.
hint-draft-rest = Nothing else is left for you to take.

## What is done

hint-token = Use your AP token: { $ap } AP
hint-erupt = Start the scoring with your volcano
hint-play-card = Play “{ WORD("card-name", $number) }”
hint-power = Ask the director: { WORD("power-name", $power) }
hint-preserve = Preserve “{ WORD("card-name", $number) }”
hint-discard = Discard “{ WORD("card-name", $number) }”
hint-spare = Take “{ WORD("card-name", $number) }” from the display
hint-drop = Discard the tile
hint-look = Look with “{ WORD("card-name-07") }”
hint-clear = Uncover { $hex } to { $level }
hint-resite = Move a camp to { $hex }
hint-stone = Trail stone on { $edge }
hint-stone-from = Move a trail stone from { $source } to { $edge }
hint-recruit = { $figure ->
    [leader] Make a leader available
    *[explorer] { $count ->
        [one] Make an explorer available
        *[other] Make { $count } explorers available
    }
}
hint-order = Put on top: { WORD("kind", $treasure) }
hint-choose = Choose { $hex }
hint-done = No more of it
hint-pass-round = Pass

## Why: the land

hint-foot = On foot { $rival } can tie there for { $ap } AP{ $spent ->
    [yes] , but has no AP token left this round.
    *[no] .
}
hint-foot-none = Nobody can tie there on foot.
hint-foot-safer = On foot { $rival } ties there for { $after } AP now instead of { $before }.
hint-temple-land = Each of your { $land } hexes of wild ground counts once more.
hint-guard-back = { $count ->
    [one] One other of yours goes back to your supply.
    *[other] { $count } others of yours go back to your supply.
}
hint-volcano-free = A volcano: { $value } at each scoring, and it was nobody’s.
hint-volcano-from = Takes the volcano from { $rival }: { $value } at each scoring.
hint-land = Wild ground: { $temples ->
    [one] one point for your temple.
    *[other] one point for each of your { $temples } temples.
}
hint-lake = A lake: { $masks ->
    [one] the mask on your ruins counts once more.
    *[other] the { $masks } masks on your ruins count once more.
}
hint-masks = { $masks ->
    [one] One mask
    *[other] { $masks } masks
}, for { $lakes ->
    [one] your lake.
    *[other] each of your { $lakes } lakes.
}
hint-lay-there = You stand there already.
hint-stone-slows = { $rival } needs { $after } AP to { $hex } instead of { $before }.

## Why: treasures

hint-dig-known = You have seen it: { WORD("kind", $treasure) }. { $more } more { $scorings ->
    [1] at the last scoring.
    *[other] at each of { $scorings } scorings.
}
hint-expert = { $count ->
    [one] You take the treasure there.
    [2] You see both treasures there and take the one you like best.
    *[other] You see all { $count } treasures there and take the one you like best.
}

## Why: cards, director, token

hint-token-pays = { $count ->
    [one] It pays for the next step.
    *[other] It pays for the { $count } steps that cost AP.
}
hint-token-more = { $token } of the token, { $more } more by your cards.
hint-erupt-first = You score first, with { $ap } AP to spend before it.
hint-erupt-now = As things stand you score { $mine }, { $rival } { $theirs }.
hint-card-better = About { $points ->
    [one] one point
    *[other] { $points } points
} better than to keep it, by the expert’s estimate.
hint-card-scores = Brings { $more } more if scored now.
hint-card-level = Not much better than to keep it, by the expert’s estimate.
hint-due = What you took this round has to be used before you can pass.
hint-power-better = About { $points ->
    [one] one point
    *[other] { $points } points
} better than to keep it, by the expert’s estimate.
hint-power-once = It works once a game; never used, it is { $points } points at the end.
hint-extra-ap = { $ap } AP more{ $count ->
    [0] .
    [one] , for the next step.
    *[other] , for the { $count } steps that cost AP.
}
hint-preserve-keeps = Preserved, it stays with you when the round ends.
hint-preserve-last = No round follows, but you cannot pass before it is played, preserved or discarded. Preserved, you could still play it in this round.
hint-preserve-wait = No round follows, so it only gains time: you act once more before you pass.
hint-preserve-extra = { $rounds ->
    [one] It adds { $ap } AP to your token in the last round too.
    *[other] It adds { $ap } AP to your token in each of { $rounds } rounds to come.
}
hint-preserve-room = “{ WORD("card-name", $number) }” makes room for it.
hint-drop-why = There is no hex left where it may lie.
hint-look-free = It costs nothing: you see the top treasure of { $count ->
    [one] one ruin.
    *[other] { $count } ruins.
}
hint-pass-keeps = { $count ->
    [one] The card that you preserved stays for the next round.
    *[other] The { $count } cards that you preserved stay for the next round.
}
hint-acted = Your action is done.
hint-pass-empty = You have nothing left that would help this round.
hint-recruit-leader = A leader counts { $strength } where land is contested.
hint-supply = { $count } explorers in your supply then.
hint-small = Little by itself, by the expert’s estimate.

## What it comes to

hint-sum-part = { WORD("part", $part) } { $sign }{ $more }.

## After a turn

note-rest = “{ WORD("note-look") }” shows the rest.
note-clear = Uncover { $hex } to { $level }. That pays { $more } more { $scorings ->
    [1] in the last scoring
    *[other] in each of { $scorings } scorings
}.
note-clear-first = Uncover { $hex } to { $level } before the guardian goes up. It stays as it is now, and { $more } more { $scorings ->
    [1] in the last scoring
    *[other] in each of { $scorings } scorings
} is lost.
note-volcano = Take the volcano on { $hex }, worth { $value } { $scorings ->
    [1] in the last scoring
    *[other] in each of { $scorings } scorings
}. Now { $holder ->
    [nobody] nobody scores it
    *[rival] { $rival } scores it
}.
note-land = Hold { $hex } as wild ground. With your temples that is { $more } more { $scorings ->
    [1] in the last scoring
    *[other] in each of { $scorings } scorings
}.
note-lakes = Go to { $hex }. Lakes times masks would be { $more } more { $scorings ->
    [1] in the last scoring
    *[other] in each of { $scorings } scorings
}.
note-pair = Play “{ WORD("card-name-01") }”: { WORD("kind", $treasure) }. That is { $more } more { $scorings ->
    [1] at the last scoring
    *[other] at each of { $scorings } scorings
}.
