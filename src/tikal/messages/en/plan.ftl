### Planning ahead: the coming turn, tried out while others move.

## Around it

plan-open = Plan
plan-open-hint = Plan your coming turn (P)
plan-title = Planning your turn
plan-hint = Only you see this. { $player } moves{ $others ->
    [0] .
    *[other] , then { $then }.
}
plan-hint-brief = Nothing is played. { $player } moves.
plan-planned = of { $total } AP planned
plan-sum = { $cost } of { $total } AP
plan-stop = Stop planning
plan-stop-brief = Stop
plan-list = Your plan
plan-tab = Plan
plan-count = { $count ->
    [one] one step
    *[other] { $count } steps
}
plan-empty = Do on the board what you would do in your turn: each thing becomes a step.
plan-tile-unknown = The tile you will draw is unknown; the plan starts after it is laid.
plan-find-unknown = What you will find is unknown.
plan-keep = Keep plan
plan-clear = Clear
plan-kept = Your plan is kept. Nobody else sees it.
plan-gone-back = Nothing is left to take back in this plan.

## Its steps

plan-walk = { $figure ->
    [leader] Leader
    *[explorer] { $count ->
        [one] Explorer
        *[other] { $count } explorers
    }
} { $way }
plan-enter = Bring { $figure ->
    [leader] the leader
    *[explorer] { $count ->
        [one] an explorer
        *[other] { $count } explorers
    }
} to { $hex }
plan-does = { $what }: { $then }
plan-step = Step { $number }:
plan-cost-was = instead of { $cost } AP
plan-broken = Broken: { $reason }
plan-waits = Waits for step { $number }
plan-up = Move step { $number } up
plan-down = Move step { $number } down
plan-remove = Remove step { $number }
plan-heard-broken = Your plan: step { $number } is broken. { $reason }
plan-heard-added = Step { $number }: { $what }.{ $total ->
    [0] {""}
    *[other] {" "}{ $left } AP left in the plan.
}

## The turn has come

plan-ready = Your turn: play your plan, or start afresh
plan-ready-hint = { $broken ->
    [0] { $count ->
        [one] Its step still works.
        *[other] All { $count } steps still work.
    }
    *[other] { $broken ->
        [one] One step does not work any more.
        *[other] { $broken } steps do not work any more.
    }
} You can stop between any two of them.
plan-after-tile = Once the tile lies, your plan can be played.
plan-own-turn = It is your turn: what you do now is played.
plan-play = { $cost ->
    [0] Play plan
    *[other] Play plan ({ $cost } AP)
}
plan-play-next = Play next step
plan-drop = Drop
plan-playing = Your plan is played: step { $number } of { $count }
plan-playing-hint = Any click stops it between two steps.
plan-stopped = Stopped at step { $number }: { $reason }
plan-stopped-here = Stopped. What is left of your plan stays.
plan-costs-now = it takes { $cost } AP now.
plan-played = Your plan is played. Look it over, then end your turn.

## Refusals

plan-no-turn = No turn of yours is to come any more: watch how it ends.
plan-not-here = Turns cannot be planned at this table. Play when it is your turn.
plan-one-seat = You play several seats at this table, and a plan is for one person’s eyes. Play when it is your turn.
plan-too-long = A plan has at most { $most } steps. Leave some out.
plan-no-end = A plan does not end the turn. Play it, then end the turn yourself.
