### What the terminal says at every table.

## Starting it from the command line

term-cli =
    Play a game at the terminal.

    Without any options you play the Super Meeple edition against two bots. Every action is
    saved at once: whatever happens, `{ $tikal } play --resume` goes on where you were.
term-cli-examples =
    { "\u0008" }
    Examples:
    { "  " }{ $tikal } play --players 4
    { "  " }{ $tikal } play --seats Ann,Ben,greedy --auction
    { "  " }{ $tikal } play --edition rio-grande --option camp_needs_member=yes
    { "  " }{ $tikal } play --resume
term-cli-terminal = Play in the terminal. This is what happens anyway; for the browser there is the command serve.
term-cli-edition = Whose rules: { $choices }. Usually { $default }.
term-cli-players = How many play, 2 to 4. Usually 3.
term-cli-auction = Play the auction variant: tiles and turns are bid for with points.
term-cli-seats = Who sits where, in clockwise order: "me", a person's name, or a bot ({ $bots }). Seats left open go to bots.
term-cli-names = Names for the persons, in the order of their seats.
term-cli-first = Who begins: a colour, a name or a bot. Usually drawn by lot.
term-cli-option = A house rule; may be given several times. `{ $tikal } editions` lists them.
term-cli-seed = Any text. The same text deals the same tiles and treasures again.
term-cli-resume = Go on with a saved game: the newest unfinished one, or the one in FILE.
term-cli-list = List the saved games, the one that was played last first.
term-cli-save = Keep the game in this file instead of a new one in the data folder.
term-cli-delay = How long to show each action of a bot. Usually 0.4; 0 shows all at once.
term-too-many-seats = { $seats } seats were given for { $players } players.
term-too-many-names = There is nobody at this table for the name { $names }.
term-mistyped-bot = Is "{ $name }" a person or a bot? Bots are: { $choices }. For a person, write "me" and give the name with --names.
term-resume-alone = A saved game brings its own edition, players and options: leave those out with --resume.
term-nothing-to-resume = There is no unfinished game in { $folder }.
term-only-broken = { $troubles }
    There is no other unfinished game in { $folder }.
term-game = { $kind }; { $players }; { $stage }
term-unfinished = You have an unfinished game ({ $game }). Go on with it? [Y/n]
term-list-game = { $game }; points { $scores }; { $state ->
    [finished] finished
    *[unfinished] not finished
}
term-list-empty = There are no games in { $folder }.
term-list-hint = Go on with one: { $tikal } play --resume FILE. See one again: { $tikal } replay FILE.
term-no-screen = The game cannot be shown: { $reason }.
term-unreadable-file = The game in { $file } cannot be taken up. { $reason }
term-not-text = It is not a text file.
term-no-place = No game can be kept in { $file }: { $reason }. Choose another place with --save.
term-game-is-open = The game in { $file } is being played in another window.
term-file-exists = { $file } exists already. Choose another name, or go on with that game by --resume.

## Players and tiles

term-tile = { $terrain ->
    [temple] temple of value { $value }
    [clearing] clearing
    [ruin] ruin with { $value } treasures
    [lake] lake
    *[volcano] volcano
}
term-you = { $name } (you)

## Saving and leaving

term-saved-in = This game is saved after every action in { $file }
term-saved = Saved in { $file }.
term-cannot-save = The game could not be saved in { $file }: { $reason }. You can play on; save it elsewhere with: save FILE
term-farewell = Your game is safe in { $file }
    Go on with: { $tikal } play --resume { $quoted }
term-leave-unsaved = The game cannot be saved in { $file }: { $reason }. Leave and lose what is not saved? [y/N]
term-not-saved = Your last actions could not be saved in { $file }: { $reason }.
term-kept = The game is kept in { $file }
    See it again, turn by turn: { $tikal } replay { $quoted }
term-nothing-kept = Nobody had done anything yet, so this game is not kept.

## The screen

term-hints = h help  u undo  l log  s score  r rules  q quit
term-has-passed = passed
term-no-treasures = no treasures
term-ap = { $ap } AP
term-final-round = Final scoring round; then { $waiting }
term-volcano-round = Scoring round; then { $waiting }
term-nobody = nobody
term-offer = On offer: { $tiles }
term-times = (×{ $count })
term-more = Page { $page } of { $pages }: Enter for more, b back, a number for that page, q to leave
term-last-page = Page { $page } of { $pages }: Enter to go on, b back, a number for that page
term-back = Enter to go on
term-hand-over = { $player }, it is your turn. Others look away, please: what only you know comes next.
term-more-choices = … { $count } choices in all: type a name that is marked on the board.
term-small-window = A window of { $columns }×{ $lines } or more shows the big board; here b does, and h explains.
term-prompt = { $player }
term-prompt-ap = { $scoring }{ $player }, { $ap } AP

## Menus

term-scoring = { $scoring ->
    [none] { "" }
    [interim] Interim scoring:{ " " }
    [final] Final scoring:{ " " }
    *[round] Scoring round { $round }:{ " " }
}
term-menu-spend = { $scoring }{ $player }, what next? Type a number, or an action like E:A5-B4.
term-enter = { $figure ->
    [leader] leader at { $hex }{ $left ->
        [1] { "" }
        *[other] , { $left } left
    }
    *[explorer] explorer at { $hex }, { $left } left
}{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } AP
}
term-mover = { $figure ->
    [leader] leader on { $hex }
    *[explorer] { $left ->
        [one] explorer on { $hex }
        *[other] one of { $left } explorers on { $hex }
    }
}
term-uncover = { $hex }: from { $value } to { $next }{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } AP
}
term-dig = { $hex }: { $value ->
    [one] one treasure left
    *[other] { $value } treasures left
}{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } AP
}
term-camp = { $hex }{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } AP
}
term-guard = { $hex }, value { $value }: the { WORD("figure", $figure) } stands guard{ $others ->
    [0] { "" }
    [one] { $cost ->
        [0] , one other goes back to your supply
        *[other] , one other leaves the game
    }
    *[other] { $cost ->
        [0] , { $others } others go back to your supply
        *[other] , { $others } others leave the game
    }
}{ $cost ->
    [0] { "" }
    *[other] { " · " }{ $cost } AP
}
term-possible = That is possible now: { $where }.
term-summary = { $hexes } · { $cost } AP
term-summary-move = from { $hexes }
term-end-hint = { $ap ->
    [0] all AP are spent
    *[other] { $ap } AP left
}
term-menu-target = Where does the { WORD("figure", $figure) } on { $hex } go? Type a hex or a number. (Enter goes back)
term-walk = { $cost } AP{ $between ->
    [0] { "" }
    *[other] { " via " }{ $via }
}
term-exchange = give { $other } { WORD("kind", $give) }, take { WORD("kind", $take) }
term-exchange-take = take { WORD("kind", $take) } from { $other }
term-menu-give = And what do you give? (Enter goes back)
term-menu-end = You have { $ap } AP left and could still do something. End the turn? (y, or Enter to go on playing)
# What may be typed for yes, besides y: words with spaces between them.
term-yes = y yes
term-end-yes = Yes, end the turn
term-beside = beside { $hexes }
term-menu-turn = How shall { $tile } lie on { $hex }? (Enter goes back)
term-path = { $hex } { $cost } AP
term-no-path = no path

## Answers

term-not-a-number = "{ $text }" is not a number. Type how many points you bid, { $least } to { $most }, or Enter to go back.
term-no-such-number = There is no { $number } in this menu; its numbers go up to { $most }.
term-no-times = How often? "{ $text }" can be done once or more, not 0 times.
term-not-repeatable = "{ $text }" can be played only once at a time.
term-undone = { $count ->
    [one] Taken back. "redo" plays it again.
    *[other] { $count } steps taken back. "redo" plays them again.
}
term-look-where = Look where? Name a hex, for example: look C4
term-why-what = Why what? Name an action, for example: why ^B5
term-log-title = What happened so far
term-look-figures = Here:
term-look-paths = Paths: { $paths }

## Tables

term-column-player = Player
term-column-temples = Temples
term-column-treasures = Treasures
term-column-gain = If scored now
term-column-total = Scored
term-column-points = Points
term-column-place = Place
term-nothing = none
term-score-title = If everybody scored now
term-round-title = The scoring round is over
term-final-title = Final scoring
term-places-title = The result
term-tie-shared = { $player } and { $other } have { $points } points each and share the place.

## Help

term-help-choose =
    Choosing
    Type the number of a line in the menu. Hexes and words of the menu (C4, move, dig ...) work too. An empty line goes one question back. The Tab key completes what you type, the arrow keys bring back what you typed before.
term-help-commands =
    Commands
    u undo      take back, as far as nothing was revealed; redo plays it again
    l log       everything that happened
    s score     who would score what now
    b board     board and panel, as big as they get
    look C4     one hex in words; the name of the hex alone does it too
    why ACTION  whether an action is allowed and what it costs, or why not; why guard works too
    r rules     the rules of this game
    save FILE   write a copy of the game
    q quit      leave; the game is saved. Ctrl-C and Ctrl-D do the same
term-help-small =
    On a small screen
    A window of { $columns } columns and { $lines } lines or more shows the big board. Below that it is drawn small: behind a hex's name stands, raised, the cost to the north; behind its figures the costs to the north-east, raised, and to the south-east, lowered.
term-help-saving =
    Saving
    The game is saved by itself after every action, in { $file } — leave whenever you like; { $tikal } play --resume goes on with the newest unfinished game.
