### What the page says about names, passphrases and what hosts of the house do.

## Keeping a name

account-keep = Keep your name
account-optional = { $known ->
    [yes] This is optional. Without it you go on playing as { $name } in this browser, as now.
    *[no] This is optional. Without it you go on playing in this browser, as now.
}
account-name = Name
account-free = free
account-passphrase = Passphrase
account-another = Suggest another passphrase
account-copy = Copy the passphrase
account-copied = The passphrase is copied.
account-passphrase-hint = We suggest one; type your own if you like, from { $least } letters. Write it down: nobody can send you a new one, not even by mail.
account-not-now = Not now
account-keep-do = { $known ->
    [yes] Keep { $name }
    *[no] Keep this name
}
account-good-for = What it is good for
account-good-devices = Your games on every device
account-good-devices-hint = Start on the laptop, carry on from the phone.
account-good-nobody = { $known ->
    [yes] Nobody else is { $name }
    *[no] Nobody else has your name
}
account-good-nobody-hint = Friends find you by name on this server.
account-good-nothing = Nothing more is asked
account-good-nothing-hint = No e-mail, no telephone number, no advertising.
account-kept = { $name } is yours.
account-kept-hint = Sign in with your passphrase on your other devices. Is it written down?

## Signing in and out

account-have = I have a name already
account-sign-in = Sign in
account-sign-in-hint = With the passphrase that you wrote down. What you play in this browser comes along.
account-signed-in = You are { $name } here, too. { $along ->
    [0] { "" }
    [one] One game from this browser came along.
    *[other] { $along } games from this browser came along.
}
account-doubled = { $count ->
    [one] At one table you sat twice among others: a bot plays your second seat.
    *[other] At { $count } tables you sat twice among others: a bot plays your second seats.
}
account-devices = { $count ->
    [one] Signed in here only
    *[other] Signed in on { $count } devices
}
account-devices-hint = Lost one, or used somebody else's? Sign the others out: their way in ends at once.
account-out-others = Sign out the others
account-out = Sign out here
account-outed = All other devices are signed out.

## One's own name

account-rename = Rename
account-rename-hint = Your tables follow; the old name is free for others then.
account-renamed = You are { $name } now.
account-new-passphrase = New passphrase
account-new-passphrase-hint = All other devices are signed out.
account-now = Passphrase so far
account-changed = The new passphrase holds. All other devices are signed out.
account-change = Change it

## Reminders and vacation days

reminders-title = Reminders and vacation
reminders-away-title = Vacation
reminders-webhook = Webhook
reminders-webhook-hint = This address is told when it is your turn and you do not look at the table, and once more when a quarter of a time in days is left.
reminders-set = Set
reminders-test = Send a test
reminders-remove = Remove
reminders-hooked = The webhook is set.
reminders-unhooked = No webhook is told any more.
reminders-tested = The test was sent, and taken.
reminders-secret-hint = With this secret every message is signed. Copy it now: it is not shown again.
reminders-copy = Copy the secret
reminders-copied = The secret is copied.
reminders-away = Away until
reminders-away-until = You are away until { $until }.
reminders-away-hint = Clocks that count days wait for you, and nobody reminds you. { $left ->
    [0] No days are left this year.
    [one] One day is left this year.
    *[other] { $left } days are left this year, at most { $most } at once.
}
reminders-go = Be away
reminders-back = I am back
reminders-gone = Your day clocks wait.
reminders-returned = Welcome back. Your clocks run again.
reminders-mail = Mail
reminders-mail-hint = A mail comes when it is your turn and you do not look at the table, and once more when a quarter of a time in days is left. Nobody else sees the address.
reminders-mail-send = Send a link
reminders-mail-again = Send it again
reminders-mail-sent = If { $address } can be reached, a link is on its way there. Open it within a day: before that no other mail comes.
reminders-mail-waits = Waits for the link that was sent to { $address }.
reminders-mail-goes = Goes to { $address }.
reminders-unmailed = No mail comes any more.

## Where links in mails lead

mail-title = Reminders by mail
mail-page-confirm = { $done ->
    [yes] Done. Reminders come to this address from now on; each has a link that ends them.
    *[no] Shall reminders come to the address that this link was sent to, when it is your turn?
}
mail-page-confirm-do = Yes, remind me
mail-page-stop = { $done ->
    [yes] Done. No more reminders come to this address.
    *[no] Shall no more reminders come to the address that this link was sent to?
}
mail-page-stop-do = No more reminders

## Taking everything along, and going

account-export = Take everything with you
account-export-hint = { $games ->
    [0] What is known of you, in one file.
    [one] Your game as TGN and what is known of you, in one file.
    *[other] Your { $games } games as TGN and what is known of you, in one file.
}
account-export-do = Export
account-delete = { $known ->
    [yes] Delete { $name }
    *[no] Delete everything
}
account-delete-hint = The name goes at once, and bots take your seats. Finished games stay for the others, who see your colour instead of your name.
account-delete-ask = Delete …
account-delete-sure = That cannot be taken back. { $known ->
    [yes] Type { $name } to delete it.
    *[no] All games that only you play are deleted.
}
account-delete-do = Delete for good
account-deleted = You are forgotten here. You can go on as a new guest.
account-back = Back

## Hosts of the house

house-desk = Host's tools
house-desk-hint = Whatever you do here is written down with your name and the reason, and told to whom it concerns.
house-desk-people = Hosts, and who is muted or banned
house-desk-nobody = Nobody is muted or banned.
house-desk-reports = Reported
house-desk-unreported = Nothing was reported.
house-desk-reported-by = reported by { $names }
house-desk-table = To the table
house-desk-log = What hosts did
house-desk-none = Nothing yet.
house-desk-more = More
house-desk-name = A name that somebody has kept
house-desk-why = Reason
house-desk-why-hint = It is told, and written down.
house-desk-long = For how long
house-desk-hours = { $hours ->
    [0] for good
    [1] an hour
    [24] a day
    *[other] a week
}
house-desk-do = { $deed ->
    [close] Close the table
    [dismiss] Put the report away
    [mute] Mute
    [unmute] Let them chat
    [ban] Ban
    [unban] Let them back in
    [host] Make host
    *[unhost] No host any more
}
house-desk-done = Done.
house-desk-state = { $state ->
    [host] host
    [muted] muted until { $until }
    [muted-good] muted for good
    [banned] banned until { $until }
    *[banned-good] banned for good
}
house-desk-deed = { $deed ->
    [close] { $host } closed table { $whom }
    [dismiss] { $host } put away a report of { $whom }
    [mute] { $host } muted { $whom }
    [unmute] { $host } let { $whom } chat again
    [ban] { $host } banned { $whom }
    [unban] { $host } let { $whom } back in
    [host] { $host } made { $whom } host
    *[unhost] { $host } took the part of host from { $whom }
}
