### What the page says in every lesson.

lesson-chapter = Chapter { $number }
lesson-step = Step { $step } of { $count }
lesson-step-short = { $step } of { $count }
lesson-step-go = Back to step { $step }
lesson-back = Back
lesson-show = Show me
lesson-skip = Skip this step
lesson-skip-short = Skip
lesson-leave = Leave the lesson
lesson-leave-title = Leave the lesson?
lesson-leave-text = It waits here for you.
lesson-leave-do = Leave
lesson-stay = Stay
lesson-rule = The rule
lesson-unspent = Nothing was spent. { $ap } AP left.
lesson-untouched = Nothing has changed.
lesson-not-yet = Not yet.
lesson-not-now = Not now.
lesson-not-there = Not there.
lesson-watch = Watch how it is done
lesson-watch-hint = Nothing of this is played. Then it is your turn.
lesson-watch-first = Watch first, then it is your turn. “Skip” ends it.
lesson-now-you = Now you
lesson-in-hand = Your { $figure ->
    [leader] leader is
    *[explorer] explorer is
} in hand.
lesson-other-figure = { $figure ->
    [leader] Choose the leader beside it instead.
    *[explorer] Choose the explorer beside it instead.
}
lesson-walk-on = Now choose { $hex }.
lesson-walk-ring = Tap { $hex } and choose “{ $deed }”.
lesson-walk-go = Tap { $hex }, then press “{ $deed }”.
lesson-walk-press = { $hex } is chosen: { $cost } AP. Press “{ $deed }”.
lesson-lay-press = It lies right on { $hex }. Press “{ $deed }”.
lesson-press = Now press “{ $deed }”.
lesson-next = Next: { $lesson }
lesson-play-on = Play this game to its end
lesson-begin = Begin
lesson-go-on = Go on
lesson-again = Again
lesson-state = { $state ->
    [new] { $count } steps
    [done] done
    *[begun] step { $step } of { $count }
}
