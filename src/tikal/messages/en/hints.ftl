### Help while playing: what a bot would do, and what a turn gave away.

## Around it

hint-open = What would you do? (H)
hint-ask = What would you do?
hint-ask-hint = The expert bot’s turn, step by step. Nothing is played until you say so.
hint-thinking = The expert is thinking …
hint-title = { $level ->
    [expert] The expert would play
    *[other] A strong bot would play
}
hint-ap = { $cost ->
    [one] one action point
    *[other] { $cost } action points
}
hint-show = Show
hint-play = Play it
hint-close = Close
hint-cancel = Cancel
hint-revealed = A treasure! The rest is yours.
hint-played = Played. Look it over, then end your turn.
hint-gain = { $gain ->
    [0] ±0
    *[other] { $sign }{ $gain }
}

## What it comes to

hint-sum-scored = if scored now: { $about ->
    [yes] about { $after }
    *[no] { $after }
} instead of { $before }.
hint-sum-end = At the end about { $mine } to { $count ->
    [1] { $first }
    [2] { $first } and { $second }
    *[3] { $first }, { $second } and { $third }
}.

## Refusals

no-hints = There are no hints in this game.
hints-off = Hints are off here: others play at this table, and its host did not allow them.
hint-gone = The hint was dropped: the game has gone on, or nobody waits for it any more.
hint-failed = No hint this time: the bot could not make up its mind.

## After a turn

note-title = You could have had { $gain } more
note-look = Look
note-close = Close this note
note-stop = Stop these notes
