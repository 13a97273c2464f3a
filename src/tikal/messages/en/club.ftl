### What people say to each other, and how they find each other.

## Refusals

chat-none = Nobody is here to talk to. Invite somebody, then you can write.
chat-nobody = Open the home page first, so that the others know who writes.
chat-empty = There is nothing to read in that. Write something.
chat-too-long = A message has at most { $most } letters, this one has { $count }. Send it in parts.
chat-muted = The hosts of this server have muted you for a while. Read along; you can write again later.
chat-no-such-person = Whoever that was, they have said nothing here. Look at the messages again.
chat-no-such-line = That message is gone: only the newest are kept.
chat-unsure = The connection was lost while this was sent. If it is not above, send it again.
table-not-open = Only those who have a link or were asked may sit down there. You can watch.
no-free-seat = No seat is free there any more. Look for another table, or open one.
not-welcome = You cannot sit down at this table. Look for another one, or open one yourself.
not-here = They are not here any more. Send them the link instead.
asked-enough = { $most } people have been asked to this table already. Send the link to others.
asked-often = { $minutes ->
    [one] You have invited them often enough for now. Try again in a minute, or send them the link.
    *[other] You have invited them often enough for now. Try again in { $minutes } minutes, or send them the link.
}
asked-full = { $most } invitations wait for them already. Try again when they have answered some, or send them the link.

## The chat of a table

chat-tab = Chat
chat-messages = Messages
chat-empty-yet = Nobody has said anything yet. Say hello.
chat-say = Say something to the table
chat-send = Send
chat-phrases = Ready phrases
chat-phrase = { $phrase ->
    [moment] One moment
    [good] Good move!
    [turn] Your turn
    *[well] Well played
}
chat-note = { $what ->
    [sat] { $player } sat down.
    [left] { $player } left the seat.
    *[bot] { $player }, a bot, plays here now.
}
chat-here = { $player } { $here ->
    [yes] here
    *[no] left
}
chat-moves = Moves in chat
chat-writing = { $count ->
    [one] { $names } is writing …
    *[other] { $names } are writing …
}
chat-watcher = A watcher
chat-spoken = { $player }: { $text }
chat-unread = { $count ->
    [one] one new message
    *[other] { $count } new messages
}
chat-more = More about the message of { $player }
chat-copy = Copy
chat-copied = Copied.
chat-not-copied = Your browser does not let this page copy. Select the text by hand.
chat-mute = Mute { $player }
chat-block = Block { $player }
chat-block-hint = Muted: you read nothing more of { $player }. Blocked: besides, { $player } cannot sit down at your tables or invite you. Nobody is told.
chat-report = Report
chat-reported = The hosts of this server will look at it.
chat-muted-list = Not heard: { $names }
chat-muted-title = People you do not hear
chat-tie = { $tie ->
    [block] blocked
    *[mute] muted
}
chat-hear-again = Hear again

## Finding each other

club-title = The club
club-open = Open tables
club-open-count = { $count } · anyone may join
club-open-none = No open table.
club-open-one = Open one?
club-table-of = { $player }’s table
club-table-here = here now
club-table = { $edition }{ $auction ->
    [yes] , auction
    *[no] { "" }
}, { $free ->
    [one] 1 seat free
    *[other] { $free } seats free
}{ $clock ->
    [none] { "" }
    *[other] , { $clock }
}
club-table-counts = { $rated ->
    [yes] Rated
    *[no] Friendly
}
club-sit-with = { join-sit }: { $names }
club-here = Here now
club-here-count = { $people ->
    [one] 1 person
    *[other] { $people } people
}, { $tables ->
    [one] 1 table
    *[other] { $tables } tables
}
club-doing = { $doing ->
    [yours] your table
    [tables] { $count } tables
    [playing] playing
    [watching] watching
    [away] away
    *[looking] looking
}
club-guests = { $count ->
    [one] a guest
    *[other] { $count } guests
}
club-all = All { $count }
club-alone = Nobody else is here just now. Open a table: it is shown to whoever comes.
club-asked = { $host } asks you to a table
club-no = No, thanks
club-ask = Ask somebody who is here
club-ask-do = Ask
club-ask-done = Asked
club-ask-person = Ask { $player } to sit down
club-finished = Played lately
club-finished-none = No open table has been played to its end yet.
club-found-none = No game is found by that. Try a part of a name, or of an edition.
club-search = Look for a player or an edition
club-search-hint = Player or edition

## Who may join a new table

setup-join = Who may join
setup-join-link = Link only
setup-join-open = Open table
setup-join-hint = { $open ->
    [yes] Shown on the home page: anyone may sit down.
    *[no] Whoever has the link of a seat.
}
