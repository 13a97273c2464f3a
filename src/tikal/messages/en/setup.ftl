### What the page says on the start page and when a table is set up.

## The start page

home-tagline = A board game for 2 to 4. Cut paths, raise temples, guard them: every action point counts.
home-play = Play now
home-play-hint = You and two bots of { $level ->
    [beginner] beginner
    [easy] easy
    [medium] medium
    [hard] hard
    *[expert] expert
} strength; Tikal, { $edition } edition
home-learn = Learn by playing
home-learn-hint = From the first tile to the first scoring, on a real board: { $count } short steps.
home-learn-on = Go on learning { $game }, step { $step } of { $count }
home-learn-all = All lessons
home-first-time = First time?
home-first-time-learn = Learn it step by step
home-first-time-play = Just play
home-play-other = Play { $title }
home-learn-first = Learn it first
home-other-hint = { $about }; you and two bots of { $level ->
    [beginner] beginner
    [easy] easy
    [medium] medium
    [hard] hard
    *[expert] expert
} strength
home-new = New table
home-here = Same screen
home-link = Paste an invitation link
home-join = Join
home-join-bad = That is not an invitation link to this server.
home-no-account = No account needed. Your seats stay yours in this browser.
home-you = You play as { $name } in this browser. Keep it on your other devices too?
home-claim = Claim it
home-account = { $known ->
    [yes] Your name: { $name }
    *[no] Your name
}
home-games = { $mine ->
    [0] Your games
    [one] Your turn in one game
    *[other] Your turn in { $mine }
}
home-running = { $running ->
    [0] none running
    *[other] { $running } running
}
home-first = Your games will be listed here. New to Tikal? Learn it by playing: you can leave at any step and come back.
home-none = No game is running. Play now, or set up a table.
home-finished = Finished games
home-all = Show all { $count }
home-more = More games
home-your-turn = Your turn
home-open = Free seat
home-watch = Watch
home-record = a record
home-free = { $free ->
    [one] one seat is free
    *[other] { $free } seats are free
}
home-decides = { $player } decides
home-drawn-soon = who begins is being drawn
home-won = { $you ->
    [yes] { $count ->
        [one] you won
        *[other] a shared win
    }
    *[no] { $winners } won
}
home-line = { $state } · { $edition }{ $auction ->
    [yes] , auction
    *[no] { "" }
} · { $ago }
home-again = Watch your last game
home-again-hint = Move by move, or play on from any moment of it.
home-upload-hint = Open a game as TGN, from here or elsewhere.
home-leaders = Leader board
home-leaders-hint = Who is the strongest, game by game.
home-rules = The rules
home-rules-hint = By edition, with examples that the engine has answered.
home-waiting = Waiting
home-delete = Delete the game { $names }
home-leave = Leave the table { $names }
home-delete-title = Delete this game?
home-delete-text = The game { $names } and its record are removed for everybody. That cannot be taken back.
home-delete-do = Delete the game
home-leave-title = Leave this table?
home-leave-text = { $over ->
    [yes] The table { $names } goes from your list.
    *[other] A bot takes your seat at the table { $names } and plays on.
} You can still watch by the table's address.
home-leave-do = Leave the table
home-loading = Looking for your games …
home-unreachable = The server cannot be reached; your games are kept there. The rules can be read here meanwhile. Trying again …

## A new table

setup-title = New table
setup-line = { $me ->
    [yes] You
    *[no] { $here ->
        [0] Nobody here
        [one] One player
        *[other] { NUMBER($here) } players
    }
}{ $others ->
    [0] { "" }
    [one] { " " }and one more here
    [2] { " " }and two more here
    *[other] { " " }and three more here
}{ $links ->
    [0] { "" }
    [one] { " " }with a friend by link
    [2] { " " }with two friends by link
    *[other] { " " }with three friends by link
}{ $bots ->
    [0] { "" }
    [one] { " " }against { $level ->
        [beginner] a beginner bot
        [easy] an easy bot
        [medium] a medium bot
        [hard] a hard bot
        [expert] an expert bot
        *[other] a bot
    }
    *[other] { " " }against { $bots ->
        [2] two
        *[other] three
    } { $level ->
        [beginner] beginner bots
        [easy] easy bots
        [medium] medium bots
        [hard] hard bots
        [expert] expert bots
        *[other] bots
    }
}
setup-summary = { $edition } edition{ $house ->
    [0] { "" }
    [one] { " " }with one house rule
    *[other] { " " }with { $house } house rules
}, { $auction ->
    [yes] auction
    *[no] basic game
}, { $first ->
    [lot] the first player is drawn by lot
    *[other] { $first } begins
}. About { $minutes } minutes.
setup-from = Start from
setup-preset = { $name ->
    [last] Last table
    [duel] Duel
    [here] Same screen
    *[friends] Friends
}
setup-rules = Read them
setup-rules-title = Rules
setup-change = Change
setup-change-what = Change: { $what }
setup-in-order = in order of play
setup-add = Add a { $number ->
    [3] third
    *[other] fourth
} seat
setup-differs = Here { $list }.
differs-and = { $first }; { $next }
setup-plays-like = Plays like { $edition }.
setup-colour = Colour: { $about }
setup-swap = { $own ->
    [yes] { $colour }
    *[no] Change places with { $colour }
}
setup-bot-name = Bot
setup-open = Open seat
setup-guest = Guest
setup-house-auction = Auction only
setup-back = Back to the start page
setup-game = Game
setup-edition = Edition
setup-variant = Variant
setup-basic = Basic
setup-auction = Auction
setup-variant-basic = Draw a tile and lay it, then spend your action points.
setup-variant-auction = Everyone starts with some points and bids for the choice of tile and turn.
setup-seats = Seats
setup-players = Number of players
setup-seat = { $colour }, { $shape }
setup-who = Who sits here
setup-me = Me
setup-here = Here
setup-link = Link
setup-bot = Bot
setup-me-hint = You, in this browser.
setup-here-hint = A person at this device: it is passed round.
setup-link-hint = You get a link to send. Whoever opens it first sits down.
setup-bot-hint = Which bot plays
setup-name = Your name
setup-guest-name = Name
setup-level = { $level ->
    [beginner] Beginner
    [easy] Easy
    [medium] Medium
    [hard] Hard
    *[expert] Expert
}
setup-level-hint = { $level ->
    [beginner] For your first games: makes many mistakes.
    [easy] For those who know the rules: makes some mistakes.
    [medium] Plays soundly, but looks no farther than its own turn.
    [hard] Also thinks of how the others will answer.
    *[expert] The strongest: compares more turns, for up to two seconds.
}
setup-bots-more = Other bots
setup-bot-level = { $name } · { $level }
setup-house = House rules
setup-hints = Hints for all who play
setup-hints-hint = What a bot would do can be asked. Usually not where other persons play.
setup-rated = Rated
setup-rated-hint = { $why ->
    [bots] Off: a bot plays. Only games of people count.
    [house] Off: house rules make it friendly.
    [hints] Off: bots may be asked for help.
    [here] Off: somebody plays in two seats. Invite the others by link.
    [guest] Off: only players with a kept name are rated. Keep yours on the start page.
    *[no] Counts for players with a kept name. Bots or house rules make it friendly.
}
setup-house-state = { $count ->
    [0] as in the edition
    [one] one differs from the edition
    *[other] { $count } differ from the edition
}
setup-house-usual = { $changed ->
    [yes] changed · { $edition }: { $value }
    *[no] { $edition }: { $value }
}
setup-house-back = As in the edition: { $rule }
setup-first = Who begins
setup-first-lot = By lot
setup-start = Start the game
setup-with = { $player } is invited.
setup-missing = Nobody can play yet: take a seat yourself, or choose a person or a bot for every seat.
