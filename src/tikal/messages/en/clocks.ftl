### Clocks: how much time there is, who plays meanwhile, and how one is reminded.

## Choosing a clock

clock-title = Clock
clock-none = None
clock-none-hint = take your time
clock-turn = Per turn
clock-turn-hint = limit each turn
clock-player = Per player
clock-player-hint = budget + extra
clock-days = Days
clock-days-hint = over the week
clock-each-has = Each has
clock-plus = plus
clock-a-turn = a turn
clock-budget = Time for each player
clock-extra = Extra time for each turn
clock-turn-time = Time for each turn
clock-less = Less: { $what }
clock-more = More: { $what }
clock-time-up = Time up: a medium bot plays on
clock-waits = The clock waits until all are here, and for nobody who plays alone.
clock-how = How it runs.
clock-how-none = Nobody is hurried. Whoever leaves can let a bot play meanwhile.
clock-how-turn = Your clock runs while the table waits for you, not while moves are shown. With one minute left it turns red, with ten seconds left it ticks, unless you switch that off.
clock-how-player = Your clock runs while the table waits for you, not while moves are shown. { $extra ->
    [0] Nothing is added.
    *[other] { $text } are added when you end your turn.
} With one minute left it turns red, with ten seconds left it ticks, unless you switch that off.
clock-how-days = For games over days: come by when you like. Your clock runs from the moment it is your turn.
clock-running = running
clock-waiting = waiting
clock-last = last minute
clock-length-none = no limit
clock-length-turn = at most { $text } a turn
clock-length-player = { $text } each, about { $hours } in all
clock-length-days = { $days ->
    [one] a day a turn, about { $weeks } weeks in all
    *[other] { $days } days a turn, about { $weeks } weeks in all
}
clock-hours = { $count ->
    [one] 1 hour
    *[other] { $count } hours
}
clock-half-hours = { $count ->
    [0] ½ hour
    *[other] { $count }½ hours
}

## Times

clock-seconds = { $count } s
clock-minutes = { $count } min
clock-of-turn = { $text } a turn
clock-of-player = { $extra ->
    [none] { $text } each
    *[other] { $text } + { $extra }
}
clock-of-days = { $days ->
    [one] a day a turn
    *[other] { $days } days a turn
}
clock-day = { $days ->
    [one] 1 day
    *[other] { $days } days
}
clock-plate-days = { $days } d { $hours } h
clock-plate-hours = { $hours } h { $minutes }

## At the table

clock-left = { $player }: { $text } left
clock-to-move = to move, +{ $extra } s
clock-last-minute = { $count ->
    [one] One second on your clock. If it runs out, a bot plays on; your seat stays yours.
    *[other] { $count } seconds on your clock. If it runs out, a bot plays on; your seat stays yours.
}
clock-heard = { $you ->
    [yes] Your clock: { $text } left.
    *[no] { $player }: { $text } left.
}
clock-heard-minutes = { $count ->
    [one] one minute
    *[other] { $count } minutes
}
clock-heard-seconds = { $count } seconds
clock-lost = { $player } lost the connection. The clock waits { $count } s.
clock-stands-in = { $bot } plays for { $player } – { $player } can take the seat back
clock-stands-in-you = { $bot } plays for you.
clock-stands-in-hint = Your seat stays yours: take it back whenever you like, between two actions.
clock-take-back = Take my seat back
clock-tick = Tick in the last seconds
clock-tick-hint = One soft tick a second from ten seconds on, while your clock runs.

## Leaving

clock-leave-text = A bot can play for you at the table { $names } until you come back; your seat stays yours. Or give it up for good.
clock-leave-keep = Let a bot play for me
clock-leave-for-good = Give up my seat

## Reminders

remind-browser = Tell me in this browser
remind-browser-hint = A note when it is your turn at a table you are not looking at, as long as a page of this house is open.
remind-browser-denied = Your browser does not allow it. You can change that in its settings for this page.
remind-your-turn = Your turn
remind-at = { $names }
remind-count = ({ $count }) { $title }
