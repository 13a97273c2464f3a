### Player pages and the leader board.

player-since = { $games ->
    [one] Plays since { $since }, { $games } game. Name kept.
    *[other] Plays since { $since }, { $games } games. Name kept.
}
player-yours = Your page. { player-since }
player-account = Account
player-invite = Invite to a table
player-invite-title = Invite { $player }
player-invite-hint = { $player } reads it on the start page, and can sit down with one click or say no.
player-invite-tables = At one of your tables
player-invite-none = None of your tables has a free seat.
player-invite-do = Invite
player-invite-done = Invited
player-invite-to = Invite to { $title } with { $players }
player-invite-new = Set up a new table
player-side = Games
player-people = With people { $count }
player-bots = Against bots { $count }
player-rating = Rating
player-rating-hint = bar = likely range
player-games = { $count ->
    [one] { $count } game
    *[other] { $count } games
}
player-players = { $count } players
player-auction = { $title }, auction
player-around = ± { $around }
player-guess = Under { $least } games a rating is only a guess: dashed.
player-friendly-only = no rated game yet
player-unrated = No game with people yet. Ratings begin with the first rated one.
player-often = Most often with
player-often-games = { $games ->
    [one] { $games } game, ahead in { $ahead }
    *[other] { $games } games, ahead in { $ahead }
}
player-levels = Won, by level
player-levels-hint = of the strongest bot
player-won = { $share } of { $games }
player-no-bots = No game against bots yet.
player-results = Results
player-results-hint = { $count ->
    [one] { $title }, { $players } players, { $count } game
    *[other] { $title }, { $players } players, last { $count } games
}
player-share = { $place ->
    [1] first
    [2] second
    [3] third
    *[4] fourth
}
player-mean = points a game
player-now = ± { $around } now
player-column = column = place, first is tallest
player-chart = { $count ->
    [one] { $count } game. Places, the last one last: { $places }.
    *[other] { $count } games. Places, the last one last: { $places }.
}
player-chart-rated = Rating from { $from } to { $to }.
player-point = { $rated ->
    [yes] { $points } points, rating { $number }
    *[no] { $points } points
}
player-no-results = No finished game yet. Whatever is played to its end shows up here.
player-habits = Habits
player-habits-hint = where the action points go, { $title }
player-all-from = all { $least }+
player-all = all others
player-habits-differ = { $which ->
    [more] More { $more } than most.
    [less] Less { $less } than most.
    *[both] More { $more }, less { $less } than most.
}
player-habits-alike = Much like the others.
habit-walk = Walk
habit-uncover = Uncover
habit-enter = New explorers
habit-dig = Dig
habit-guard = Guard
habit-camp = Camp
habit-exchange = Exchange
habit-stone = Trail stones
habit-other = Other
habit-unused = Unused
habit-noun-walk = walking
habit-noun-uncover = uncovering
habit-noun-enter = new explorers
habit-noun-dig = digging
habit-noun-guard = guards
habit-noun-camp = camps
habit-noun-exchange = exchanges
habit-noun-stone = trail stones
habit-noun-other = other things
habit-noun-unused = left over
player-recent = Recent games
player-recent-hint = { $side ->
    [bots] { $count } against bots
    *[people] { $count } with people
}
player-place = { $place }.
player-played = { $points ->
    [one] { $points } point. { $title }, { $when }
    *[other] { $points } points. { $title }, { $when }
}
player-friendly = friendly
player-forgotten = somebody who left
player-bot = { $count ->
    [one] { $level } bot
    *[other] { $count } { $level } bots
}
player-again = { $place ->
    [1] First with { $points } points against { $names }: watch it again
    [2] Second with { $points } points against { $names }: watch it again
    [3] Third with { $points } points against { $names }: watch it again
    *[4] Fourth with { $points } points against { $names }: watch it again
}
player-more = More games
player-apart = Against bots, kept apart
player-apart-text = { $games ->
    [one] { $games } game, { $won } won. Never counts for the rating.
    *[other] { $games } games, { $won } won. Never counts for the rating.
}

leaders-title = Leader board
leaders-hint = At least { $least } rated games. The higher number is the stronger player.
leaders-kind = Game
leaders-kind-players = { $title }, { $count } players
leaders-search = Find a name
leaders-place = Place
leaders-name = Name
leaders-rating = Rating
leaders-games = Rated games
leaders-won = Won
leaders-you = you
leaders-none = Nobody has { $least } rated games of this kind yet. Those who have some show them on their own pages.
leaders-nobody = Nobody on this board has a name that begins so.
leaders-empty = No rated game has been played yet. Set up a table by link for people with kept names, and switch "Rated" on.
leaders-shown = { $first } to { $last } of { $total }
leaders-before = Stronger
leaders-next = Next
