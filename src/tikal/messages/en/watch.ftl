### What the page says to those who watch: replays, scorings, the end of a game.

## Replay

replay-page = Replay
replay-loading = Fetching the game …
replay-start = The beginning
replay-where-start = { $turns ->
    [one] One turn follows.
    *[other] { $turns } turns follow.
}
replay-where = { $turn ->
    [0] Auction, action { $action } of { $actions }.
    *[other] Turn { $turn } of { $turns }, action { $action } of { $actions }.
}
replay-keys-action = by action,
replay-key-shift = Shift
replay-keys-turn = by turn
replay-lead = lead over the average
replay-timeline = Moment of the game
replay-controls = Playing
replay-play = Play
replay-pause = Pause
replay-on = One action on
replay-back = One action back
replay-last = The latest moment
replay-turn-on = One turn on
replay-turn-back = One turn back
replay-speed = Speed { $speed }×
replay-story = The story
replay-apart-auction = Auction
replay-turn-short = turn { $number }
replay-turn-of = Turn { $number } · { $player }
replay-copy = Copy link
replay-copied = Copied
replay-download = Save TGN
replay-play-on = Play on
replay-table = To the table
replay-open = Watch this game again
play-on-title = Play on from here
play-on-text = A new table begins at this moment. You take one seat, bots the others; what is still hidden is shuffled anew. The game you are watching stays as it is.
play-on-seat = Your seat
play-on-points = { $points ->
    [one] 1 point
    *[other] { $points } points
}
play-on-bots = The bots
play-on-do = Play on
upload-title = Watch a record
upload-text = A game as TGN, from here or from elsewhere. Every draw, step and scoring in it is checked by the rules.
upload-file = Choose a file
upload-drop = or drop it here
upload-paste = or paste it
upload-example = [Game "Tikal"] [Edition "super-meeple"] [Players "2"] …
upload-watch = Watch it
upload-too-long = { $name } is too long for a record: at most { $most } characters.
upload-next-line = Mend line { $line } above, or in your file, and try again.
upload-next-file = Check that it is a Tikal record (TGN): it begins with headers such as [Edition "super-meeple"].
rules-open = Rules

## A scoring

scoring-title = { $final ->
    [yes] Final scoring
    *[no] Scoring round { $number }
}: { $you ->
    [yes] you score { $points }
    *[no] { $player } scores { $points }
}
scoring-hint = { $final ->
    [yes] All tiles are laid.
    *[no] { $by ->
        [you] The volcano is yours.
        [other] The volcano is { $player }'s.
        *[none] { "" }
    }
} One after the other spends action points and scores right after that.
scoring-place = { $place } of { $all }
scoring-round = Scoring round { $number }
scoring-parts = temples, treasures, total
scoring-state = { $state ->
    [scored] scored
    [now] scoring now
    *[later] if scored
}
scoring-twice = { $count ->
    [one] One temple paid several players
    *[other] { $count } temples paid several players
}
scoring-paid = { $hex } paid { $players }.
scoring-you = you
scoring-why = Everyone is paid for what they hold at their own scoring.
scoring-next = { $kind ->
    [scores] Next: { $you ->
        [yes] you spend action points, then you score.
        *[no] { $player } spends action points, then scores.
    }
    [lays] Next: { $you ->
        [yes] you lay the volcano and have a normal turn.
        *[no] { $player } lays the volcano and has a normal turn.
    }
    [over] That was the last scoring.
    *[none] The game goes on.
}
scoring-again = Again
scoring-skip = To the sum
scoring-continue = Continue
scoring-track = Everybody's points
scoring-temple = { $hex } pays { $value }{ $guard ->
    [yes] { " " }(guarded)
    *[no] { "" }
}

## The end

end-won = { $you ->
    [alone] You win with { $points } points
    [shared] You share the win: { $winners }
    *[no] { $count ->
        [one] { $winners } wins with { $points } points
        *[other] { $winners } share the win
    }
}
end-level = { $you ->
    [alone] You win, level on points with { $rivals }
    *[no] { $winners } wins, level on points with { $rivals }
}
end-how = { $by ->
    [guard] { $points } each; the highest guarded temple decides.
    [treasures] { $points } each; the most treasures decide.
    [shared] { $points } points each.
    *[points] { $margin ->
        [one] One point ahead of { $you ->
            [yes] you
            *[no] { $second }
        }.
        *[other] { $margin } points ahead of { $you ->
            [yes] you
            *[no] { $second }
        }.
    }
}
end-game = { $tiles } tiles, { $rounds ->
    [one] one scoring round
    *[other] { $rounds } scoring rounds
}.
end-rules = { $edition }, { $auction ->
    [yes] auction
    *[no] basic game
}, { $house ->
    [0] no house rules
    [one] one house rule
    *[other] { $house } house rules
}
end-ranking = Ranking and tie-break
end-ranking-hint = the same steps rank every place
end-step = { $step ->
    [points] Points
    [guard] Highest temple with a guard of one's own
    [treasures] Treasure tokens
    *[other] { $step }
}
end-step-note = { $note ->
    [decides] decides
    [level] level
    *[not] not needed
}
end-step-share = Still level: the place is shared
end-chart-hint = solid: temples, pale: treasures
end-moments = Moments to see again
end-moment-scoring = Best scoring: { $player }, { $points } points in scoring round { $round }
end-moment-temple = Highest temple: { $player } uncovered { $hex } to { $level }
end-moment-treasures = { $player } found { $count } treasures, the last one here
end-share = Share result
end-replay = Watch the replay
end-rematch = Rematch
end-rated = Rated: { $seats }.
end-rated-seat = { $player } { $number } ({ $change })
end-friendly = { $why ->
    [bots] Not rated: a bot played.
    [house] Not rated: there were house rules.
    [left] Not rated: not every seat was held by a person of its own.
    [unasked] Not rated: not everybody agreed to it.
    *[guest] Not rated: somebody has not claimed a name.
}
end-rematch-hint = same seats, { $you ->
    [yes] you begin
    *[no] { $player } begins
}
end-result = { $title }. { $points }

## The fair shuffle

fair-title = Fair shuffle
fair-running = The shuffle was sealed before the start, and { $count ->
    [0] no page has added a number yet
    [one] one page has added a number
    *[other] { $count } pages have added a number
}. The end screen opens the seal and checks it. This is the seal:
fair-none = The shuffle of this table is not sealed, so the end proves nothing about it: lessons, games that go on from another and older tables have no seal.
fair-pill = { $state ->
    [checked] Fair shuffle: checked ✓
    [failed] Fair shuffle: does not fit
    [unknown] Fair shuffle: not checked
    *[checking] Fair shuffle: checking …
}
fair-about = Nobody could know or choose the order of tiles and treasures: not you, not the others, not the server.
fair-broken = Something was changed: this does not prove that nobody chose the order. The step that fails is marked.
fair-sealed = Sealed before the start
fair-sealed-when = { $time }, shown to all
fair-added = { $count ->
    [0] Nobody added a number
    *[other] Everyone added a number
}
fair-added-when = { $late ->
    [yes] who came later covers the rest
    *[no] before the first tile
}
fair-late = after action { $at }
fair-absent = none before the start
fair-number-in = this number is part of the order
fair-opened = Opened after the end
fair-fits = fits the seal
fair-dealt = { $count ->
    [1] The secret alone gave the order
    [2] Both together gave the order
    [3] All three together gave the order
    [4] All four together gave the order
    [5] All five together gave the order
    *[other] All { $count } together gave the order
}
fair-as-played = same as played
fair-fails = does not fit
fair-not-looked = not looked at
fair-why = { $why ->
    [sealed-other] This is another seal than the one that your browser saw when the game began.
    [added-order] The numbers do not stand in their order: by seat, and who came later as they came.
    [added-own] The number that your browser added is not among them.
    [opened-secret] This secret, these rules or this table do not fit the seal.
    [dealt-seed] The seal and these numbers give another result than this one.
    [dealt-first] The lot would have let somebody else begin.
    [dealt-seen] You were shown something else while you played.
    *[dealt-order] These numbers give another order than the one that was played.
}
fair-deck = { $deck ->
    [tiles] { $count } tiles
    [treasures] { $count } treasures
    [cards] { $count } cards
    [tokens] { $count } AP tokens
    *[powers] { $count } powers
}
fair-more = … { $count } more
fair-yourself = Check it yourself:
fair-copy = Copy
