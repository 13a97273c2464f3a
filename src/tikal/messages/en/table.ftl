### What the page says at a table.

## Buttons

deeds = What can be done

## A new table

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-white = white
shape-red = triangle
shape-blue = circle
shape-yellow = square
shape-white = diamond
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

## Sitting down by link

join-title = An invitation
join-text = { $known ->
    [no] A seat is kept for you
    *[other] { $host } keeps a seat for you
}: { $edition } rules, { $players } players.
join-name = Your name
join-sit = Sit down
join-rated = This game is rated: it counts for players with a kept name. Somebody without one makes it friendly.
join-watch = Only watch

## Around the board

table-title = Tikal
table-board = The board
table-close = Close
table-home = Start page
table-menu = Menu
table-settings = Settings
table-share = Invite
table-house = Host's tools
table-journal = Journal
table-journal-empty = Nothing has happened yet.
table-replay = what did they just do?
table-players = Players
table-you = You
table-log = Journal
table-result = Result
table-undo = Undo
table-redo = Redo
table-turn = Rotate
table-turn-back = Rotate back
table-exchange = Exchange
table-end-turn = End turn
table-lay-at = Lay at { $hex }
table-walk = Walk
table-skip = Skip
table-skip-hint = Show the newest position at once
table-cancel = Cancel
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Fit the board
table-fold = Fold the panel
table-unfold = Unfold the panel
table-ap-left = AP left
table-ap-after = action points after the tile
table-spectator = You are watching
table-status = { $kind ->
    [me] you
    [here] at this device
    [bot] { $level } bot
    [open] free seat
    *[person] { $online ->
        [yes] online
        *[no] away
    }
}
table-away = away until { $until }
table-to-move = to move
table-thinking = thinking
table-copied = The link is on the clipboard.
table-copy = Copy link
table-seat-bot = Give the seat to a bot
table-copy-hint = The { $name } seat waits for whoever opens this link first:
table-loopback = These links work only on this computer. To let friends in, start the server with “tikal serve --host 0.0.0.0”, open the table by this computer's name or address in your network, and send the links you find there.
table-watch-link = Anybody can watch with this link:
table-all-seated = Every seat is taken.
table-loading = Setting the table …
goal-read = Got it
table-offline = No connection. Nothing is lost: the table is kept, and this page connects again by itself …
page-part-missing = A part of this page could not be loaded: there is no connection, or the server has a newer page. Nothing is lost.
page-load-again = Load the page again
page-unreachable = The server cannot be reached just now. Nothing is lost: try again in a moment.
page-try-again = Try again
table-back-online = Connected again.
table-error = Something went wrong: { $reason }
table-elsewhere = It is { $player }'s decision.
table-watching-only = You are watching; only those at the table can act.
table-catching-up = First the others' actions are shown. “Skip” goes past them.
table-own-shown = First what you have just done is shown. Try again in a moment.
table-hex = { $hex }, { $what }{ $figures ->
    [none] { "" }
    *[some] . { $who }
}{ $can ->
    [nothing] { "" }
    *[something] . { $deeds }
}

## What is asked

ask-lead = { $who ->
    [you] Your turn
    *[other] { $who }
}
ask-lay = { $lead }: lay this { $terrain ->
    [temple] temple
    [clearing] clearing
    [ruin] ruin
    *[volcano] volcano
} on a marked hex
ask-lay-hint = { $turns ->
    [no] A click lays it.
    *[yes] R or the wheel rotates it, a click lays it.
} { $hexes ->
    [one] One hex is open to it.
    *[other] { $hexes } hexes are open to it.
}
ask-lay-hint-touch = { $turns ->
    [no] Tap a marked hex, then lay the tile.
    *[yes] Tap a marked hex, rotate the tile, then lay it.
}
ask-spend = { $lead }: spend your action points
ask-spend-hint = Click a figure to walk, or a lit hex to see what you can do there.
ask-spend-hint-touch = Tap a lit hex, or a figure of yours, to see what you can do there.
ask-enter = { $lead }: bring your people in at the base camp
ask-enter-hint = Click the lit base camp{ $leader ->
    [yes] : your leader first, then explorers.
    *[no] { " " }and bring in explorers.
} Then walk them to temples.
ask-enter-hint-touch = Tap the lit base camp{ $leader ->
    [yes] : your leader first, then explorers.
    *[no] { " " }and bring in explorers.
} Then walk them to temples.
ask-scoring-hint = When you end this turn you score: be the strongest where it counts.
ask-guard = { $figure ->
    [leader] The leader
    *[explorer] An explorer
} on guard, { $hex }?
ask-guard-back = Look who leaves. “Back” leads to the menu again.
ask-guard-hint = A guard pays you in every scoring and nobody can take the temple, but it grows no more.
ask-hint-open = What does that mean?
ask-spent = { $lead }: all action points are spent
ask-spent-hint = { $undo ->
    [yes] End your turn, or undo.
    *[no] End your turn.
}
ask-nothing = { $lead }: nothing more can be done with { $ap } AP
ask-walk-party = { $lead }: walk { $leaders ->
    [0] { $explorers ->
        [one] your explorer
        *[other] { $explorers } explorers
    }
    [one] { $explorers ->
        [0] your leader
        [one] leader and explorer
        *[other] leader and { $explorers } explorers
    }
    *[other] { $explorers ->
        [0] both leaders
        [one] both leaders and an explorer
        *[other] both leaders and { $explorers } explorers
    }
} to a lit hex
ask-walk-hint = From { $hex }. Gold numbers are action points. { $touch ->
    [yes] Tap { $hex } again to stay.
    *[no] Esc puts { $count ->
        [one] it
        *[other] them
    } back.
}
ask-menu = { $lead }: what will you do at { $hex }?
ask-menu-hint = { $count ->
    [one] 1 chooses it
    *[other] 1 to { $count } choose
}, Esc closes.
ask-menu-hint-touch = Tap what you want to do. A tap beside the ring closes it.
ask-exchange = { $lead }: exchange a treasure
ask-exchange-hint = Give one kind you own once for one kind they own once. Nobody can refuse.
ask-bid = { $lead }: { $high ->
    [0] make the first bid, or pass
    *[other] beat { $high }, or pass
}
ask-bid-hint = The winner pays, then chooses a tile, lays it and spends action points.
ask-choose = { $lead }: take one of the tiles
ask-choose-hint = You lay it at once and spend action points.
ask-other-hint = You see every action as it happens.
ask-showing = { $player }'s turn
ask-showing-game = The game goes on
ask-showing-hint = { $left ->
    [0] The last action.
    [one] One more action to show. “Skip” goes past it.
    *[other] { $left } more actions to show. “Skip” goes past them.
}
ask-open-hint = Send the link of the open seat: Invite has it.
ask-over-hint = { $edition }, { $auction ->
    [yes] auction
    *[no] basic game
}.
ask-scoring = Scoring round { $number } · { $rest }
ask-final = Final scoring · { $rest }

## Tips

tip-lay = { $hex } · { $terrain ->
    [temple] temple, value { $value }
    [clearing] clearing
    [ruin] ruin, { $value } treasures
    [lake] lake
    *[volcano] volcano
}
tip-lay-joins = Joins { $ways }.
tip-lay-way = { $hex } for { $cost } AP
tile-stones = { $count ->
    [one] 1 stone
    *[other] { $count } stones
}
tip-lay-turns = { $any ->
    [yes] It fits any way round.
    *[no] { $turns ->
        [one] It fits in one rotation of { $all }.
        *[other] It fits in { $turns } rotations of { $all }.
    }
}
tip-walk = { $hex } · { $cost } AP, { $left } left
tip-walk-via = via { $via }
tip-not-here = { $hex } · not now
tip-why = Why not?
what-unexplored = jungle, not explored yet
what-base_camp = the base camp
what-temple = a temple of value { $value }
what-clearing = a clearing
what-ruin = { $value ->
    [0] a ruin without treasures
    [one] a ruin with one treasure
    *[other] a ruin with { $value } treasures
}
what-volcano = a volcano
what-camp = { $yours ->
    [yes] your camp
    *[no] { $player }'s camp
}
what-guard = { $yours ->
    [yes] guarded by you
    *[no] guarded by { $player }
}
what-lay = the tile fits here
what-walk = { $cost } AP to walk here
what-act = To do here: { $deeds }
what-lead = { $is ->
    [you] You lead
    [nobody] Tied, nobody leads
    *[other] { $player } leads
}

## What is only heard

heard-left = { $ap } AP left
heard-strength = Strength: { $strengths }
heard-strength-of = { $player } { $strength }
heard-stones = Stones: { $stones }
heard-stones-of = { $side ->
    [0] north
    [1] north-east
    [2] south-east
    [3] south
    [4] south-west
    *[other] north-west
} { $count }
heard-ways = Paths: { $ways }
heard-no-way = No path leads from here.

## Who leads where

lead-open = Who holds what
lead-open-hint = Who holds what (V)
lead-open-temples = Who holds what: points from temples
lead-marks = Pennant: scores it. Hatched: tied, nobody scores. Double ring: guarded for good.
lead-holds = { $player }: { $points ->
    [one] 1 point
    *[other] { $points } points
} in { $count ->
    [one] one temple
    *[other] { $count } temples
}
lead-holds-short = { $points ->
    [one] 1 pt
    *[other] { $points } pts
}, { $count ->
    [one] 1 temple
    *[other] { $count } temples
}
lead-title = { $hex }, temple of { $value }
lead-holder = { $is ->
    [you] you score
    [nobody] nobody scores
    *[other] { $player } scores
}
lead-here = { $hex }: strengths
lead-strength = strength { $strength }
lead-level = { $count } more of yours: tied, nobody scores
lead-take = { $count } more of yours: yours, { $value ->
    [one] 1 point
    *[other] { $value } points
}
lead-guard = { $guards ->
    [0] You have no guard left.
    [one] A guard would keep it for good; you have one left.
    *[other] A guard would keep it for good; you have { $guards } left.
}
lead-guarded = Guarded: it pays { $is ->
    [you] you
    *[other] { $player }
} { $value } in every scoring, nobody can take it, and it grows no more.
lead-change = { $hex }: { $is ->
    [you] you score it, { $value }{ $was ->
        [other] { " " }(not { $loser } any more)
        *[nobody] { "" }
    }
    [nobody] nobody scores it, { $was ->
        [you] you no longer do
        *[other] { $loser } no longer does
    }
    *[other] { $winner } scores it, { $value }{ $was ->
        [you] { " " }(not you any more)
        *[nobody] { "" }
    }
}

close-title = One explorer more counts here
close-row = { $is ->
    [nobody] { $more ->
        [take] tied; one explorer more and you lead: +{ $value }
        *[none] tied between { $tied }
    }
    [you] { $rivals ->
        [0] you alone, strength { $strength }
        *[other] you lead by 1
    }
    *[other] { $rivals ->
        [0] { $player } alone, strength { $strength }
        *[other] { $player } leads by 1
    }{ $more ->
        [level] ; one explorer more and you are tied
        *[none] { "" }
    }
}

## The menu of a hex

menu-title = What can be done on { $hex }
menu-uncover = Uncover to { $next }
menu-dig = Dig a treasure
menu-camp = Build a camp
menu-guard = { $figure ->
    [leader] Leader on guard
    *[explorer] Explorer on guard
}
menu-enter = { $figure ->
    [leader] Bring in the leader
    *[explorer] Bring in an explorer
}
menu-walk = { $figure ->
    [leader] Walk with the leader
    *[explorer] Walk with an explorer
}
menu-cost = { $cost } AP, { $left } left after
menu-walk-cost = steps from { $cost } AP
menu-blocked = not possible
brief-not-enough-ap = needs { $cost } AP
brief-no-way-out = no way leads out
brief-walk-too-dear = the next step takes { $cost } AP
brief-no-own-member = needs a member of yours
brief-temple-guarded = guarded, grows no more
brief-uncovered-twice = two levels this turn already
brief-second-level-needs-second-member = a second level needs a second member
brief-no-piece-left = { $level ->
    [10] fully uncovered
    *[other] no piece of value { $next } left
}
brief-no-guard-left = no guard left
brief-no-majority = needs the majority: { $mine } to { $theirs }
brief-ruin-empty = no treasure left
brief-dug-twice-here = two treasures this turn already
brief-dug-twice-this-turn = two treasures this turn already
brief-second-treasure-needs-second-member = a second treasure needs a second member
brief-no-camp-site = treasures lie here
brief-camp-already-there = a camp stands here
brief-no-camp-left = no camp left
menu-guard-cost = { $cost } AP{ $leaders ->
    [0] { $explorers ->
        [0] { " " }· stays here and pays you for good
        [one] { " " }· pays you for good, 1 explorer leaves
        *[other] { " " }· pays you for good, { $explorers } explorers leave
    }
    *[other] { $explorers ->
        [0] { " " }· your leader leaves the game
        [one] { " " }· your leader and 1 explorer leave the game
        *[other] { " " }· your leader and { $explorers } explorers leave the game
    }
}
menu-camp-cost = { $cost } AP · a new way in for your people
guard-title = Your leader would leave the game
guard-stays = stands guard
guard-leaves = { $count ->
    [one] leaves for good
    *[other] leave for good
}
guard-explorers = { $count ->
    [one] Explorer
    *[other] { $count } explorers
}
figure-name = { $figure ->
    [leader] Leader
    *[explorer] Explorer
}
guard-text = { $hex } stays yours at { $level }: it pays you in every scoring, nobody can take it, and it grows no more. But your leader counts for more than any explorer, and would be gone.
guard-instead = Leader on guard instead
guard-lose = Lose the leader
guard-back = Back
guard-undo = Undo works until you end the turn.
walk-more = One more explorer
walk-fewer = One explorer less
walk-count = { $count } of { $all ->
    [one] 1 explorer
    *[other] { $all } explorers
}
walk-cancel = { $touch ->
    [yes] Cancel the walk
    *[no] Cancel the walk (Esc)
}
walk-who = Who walks
walk-leader = Leader

## Exchange

exchange-title = Exchange
exchange-cost = { $cost } AP, { $left } left after
exchange-with = With whom
exchange-singles = { $count ->
    [0] nothing to take
    [one] one kind to take
    *[other] { $count } kinds to take
}
exchange-give = You give
exchange-take = You take from { $player }
exchange-none-give = You have nothing to give.
exchange-none-take = { $player } has no treasures.
exchange-note = Pairs and triples are safe on both sides. You can undo the exchange until you end your turn.
exchange-change = { $way ->
    [less] { $points }
    [same] ±0
    *[more] +{ $points }
}
exchange-then = Points at every scoring from now on.
exchange-do = Exchange, { $cost } AP
exchange-free = Exchange
exchange-count = { $count } owned
treasure-jade = Jade
treasure-vase = Vase
treasure-sun = Sun
treasure-serpent = Serpent
treasure-frog = Frog
treasure-knife = Knife
treasure-plume = Plume
treasure-beads = Beads

## Ends and questions

end-title = End your turn?
end-text = You have { $ap } AP left. They are lost when the turn ends.
end-do = End turn
end-stay = Play on
end-never = Do not ask again
pass-title = Pass the device to { $player }
pass-text = Nothing is hidden in this game, but the table is now { $player }'s.
pass-ready = I am { $player }
pass-never = Do not ask again: nothing is hidden in this game
settings-passing = Ask before the device is passed on
settings-passing-hint = Where several play at one device and nothing is hidden.
settings-help = Help while playing
settings-help-hint = Says what can be done next and why; the bulb shows what the expert would do.
settings-notes = Notes after a turn
settings-notes-hint = When your turn gave away 3 points or more, against bots.

## Settings

settings-language = Language
settings-language-hint = for everything this page says; it stays so on this device
settings-speed = Others' actions
settings-speed-hint = how fast they are played out
settings-speed-of = { $speed ->
    [0] at once
    *[other] { $speed }×
}
settings-confirm = Ask before action points are lost
settings-confirm-hint = when you end your turn and could still do something
settings-motion = Motion
settings-motion-hint = tiles drop, figures walk
settings-motion-of = { $motion ->
    [system] as the device
    [full] full
    *[reduced] reduced
}
settings-sound = Sound
settings-sound-hint = short tones for what happens
settings-names = Names on all hexes
settings-names-hint = A1 to H5, on laid tiles too
settings-keys = Keys
settings-keys-board = Arrow keys move over the board, Enter chooses, Esc goes back.
settings-keys-lit = N and Shift N jump to the next and the last lit hex.
settings-keys-turn = R rotates the tile, U undoes, Y redoes, X exchanges, E ends the turn, P plans the coming one.
settings-keys-view = Plus, minus and 0 zoom and fit, V shows who leads where (held: for a look), H what the expert would do, Space skips, L opens the journal, C the chat.

## Points

sheet-temples = Temples
sheet-treasures = Treasures
sheet-kind = { $name } × { $count }
sheet-none = none
sheet-points = { $points ->
    [one] 1 point
    *[other] { $points } points
}
sheet-open = { $player }: points if scored now
sheet-value = { $when ->
    [next] next scoring
    *[now] if scored now
} { $total } (+{ $gain })
sheet-value-short = → { $total }
sheet-if-scored = { $when ->
    [next] next scoring
    *[now] if scored now
}
over-place = Place
over-player = Player
over-rest = { $auction ->
    [yes] Start, bids
    *[no] Start
}
over-total = Points
over-temples = Temples
over-treasures = Treasures
over-scoring = { $number }
over-by-round = Points by scoring round
over-board = Final board
over-begun = Go to the new game
over-home = Start page

## The panels round the board

panel-explorers = { $count ->
    [one] One explorer in supply
    *[other] { $count } explorers in supply
}
panel-later = { $count } more later
panel-later-short = +{ $count } later
panel-camps = { $count ->
    [one] One camp left
    *[other] { $count } camps left
}
panel-guards = { $count ->
    [one] One guard left
    *[other] { $count } guards left
}
panel-leader = { $where ->
    [supply] Leader not yet on the board
    [out] Leader gone
    *[other] Leader on { $where }
}
panel-leader-short = { $where ->
    [supply] –
    [out] ×
    *[other] { $where }
}
panel-treasure = { $name }: { $count }
panel-ap = { $ap } of { $total } action points
pieces-left = Temple levels left
pieces-of = Level { $value }: { $count } left
