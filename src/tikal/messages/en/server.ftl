### What the server says: refusals, what is asked of whom, and its own start and stop.

## What is asked of whom

prompt-open = { $player }'s seat is still free: the game goes on when somebody sits down.
prompt-over = { $count ->
    [one] The game is over: { $winners } wins with { $points } points.
    *[other] The game is over: { $winners } share the win with { $points } points.
}

## Refusals: reading a message

message-unreadable = That message cannot be read: { $reason }.
message-too-long = A message may have at most { $most } bytes.
no-actions = Nothing was asked for: give 1 to { $most }.
too-many-actions = That is too much at once: give 1 to { $most }.

## Refusals: who may do what and when

stale = The game has moved on meanwhile. Have another look.
out-of-turn = It is { $player }'s turn.
foreign-seat = The seat of { $player } is not yours.
bot-stands-in = { $player } plays for you. Take your seat back first.
bad-clock = "{ $clock }" is no clock: give "turn 120" (10 to 3600 seconds), "player 1200+30" (60 to 21600 seconds, and up to 600 for each turn) or "days 3" (1 to 14).
no-such-moment = There is no moment { $number } in this game; it has { $most } actions so far.
walk-too-many = { $there ->
    [0] You have no explorer on { $hex }.
    [one] You have only one explorer on { $hex }.
    *[other] You have only { $there } explorers on { $hex }.
}
no-way-out = No path leads away from { $hex }.
nothing-done-there = Nothing is uncovered, dug up, built or guarded on { $hex }: people only walk there.
nothing-to-give = You have no treasure to give.
nothing-to-take = Nobody else has a treasure that you could take.

## Refusals: tables

no-such-table = There is no such table. It may have been deleted.
no-such-invitation = This link leads to no table. It may have been deleted.
invitation-used = Somebody else sits there already: a link works once. You can still watch.
play-on-own-seat = While this game is played you can only go on in a seat of your own: others have looked at what you have not.
play-on-would-tell = Others still play this game, and going on from here would show what they have looked at. Play on when it is over.
play-on-mid-choice = Somebody is looking at something hidden here, and only they know what. Play on from a moment before or after that.
nobody-plays = At least one seat needs a person: take one, or invite somebody by link.
seats-do-not-fit = This game has { $players } seats, but { $seats } were given.
keeper-only = Only whoever keeps this table may do that.
host-only = Only { $player }, who keeps this table, may do that.
others-play = Others hold seats in this game. You can leave it, and it goes on without you.
seat-not-open = That seat is taken.
rated-record = A game that goes on from a record cannot be rated. Begin a new one, or leave "Rated" off.
rated-bots = With a bot a game cannot be rated. Give its seat to a person, or leave "Rated" off.
rated-alone = A rated game needs another person in every seat. Invite them by link, or leave "Rated" off.
rated-house-rules = With house rules a game cannot be rated. Play by the edition, or leave "Rated" off.
rated-hints = Where bots may be asked for help a game cannot be rated. Switch that off, or "Rated".
rated-guest = Only who has claimed a name is rated. Claim yours on the start page, or leave "Rated" off.
rated-leave = This game is rated and you have begun to play, so the result is yours. Let a bot play for you instead; you can come back at any time.
unclaimed-name = Nobody has claimed this name. Perhaps it was mistyped: the leader board finds players by name.
not-at-table = You hold no seat at this table.
game-not-over = The game is not over yet.
not-dealt = Nothing is dealt yet: the shuffle waits a moment for everybody's page. Try again in a few seconds.
number-not-asked = Your page has added its number to the shuffle already, or this table asks for none. Just play on.
no-seal = The shuffle of this game was not sealed, so there is no proof of it. Games from new tables have one.
too-many-tables = You keep { $most } unfinished games already. Finish, leave or delete one first.
name-of-a-bot = "{ $name }" cannot be a person's name: names that begin with "bot:" belong to bots.
too-many-pages = { $most } pages of tables are open already. Close one of them first.
house-full = This server keeps { $most } games and has no room for more.
too-many-records = You keep { $most } records already. Delete one on the start page first.
not-written = The server cannot get at its tables just now, so nothing has happened: its disk may be full, or its database out of reach. Try again in a moment.
table-damaged = This table is damaged and cannot be opened. Whoever set it up can delete it.
table-other-rules = This table was begun by version { $version } of its rules, which this server does not know (only { $known }). It stays as it is, for one that does.
table-deleted = This table was deleted.
table-closed = The house has closed this table: { $reason }

## Refusals: people

bad-own-name = "{ $name }" cannot be anybody's name here: take 1 to { $most } letters that can be read, of one alphabet, without slashes.
name-reserved = "{ $name }" is a name of bots or colours. Take another.
name-taken = Taken. If that is you, sign in with your passphrase.
claimed-already = You have a name already: { $name }. Rename yourself instead, or sign out first.
claimed-only = Reminders and vacation days are for names that are kept. Keep yours first.
webhook-address = That is no address of a webhook. Write one that begins with https:// or http://, without a name or a password in it.
webhook-port = Webhooks go to the ports { $ports } only, not to { $port }.
webhook-private = That address is inside a private network, or nobody's. Webhooks go to addresses on the internet only.
webhook-failed = { $reason ->
    [time] No answer came in time. Look whether the receiver is there, and try again.
    [tls] The certificate of that address cannot be trusted. Mend it, and try again.
    [connection] No connection to that address came about, or it broke off. Look whether the receiver is there, and try again.
    [name] That name leads nowhere. Look whether it is spelt right.
    [0] The answer was not HTTP. Look whether a web server is there.
    *[other] The receiver answered { $reason }. It has to answer with a number from 200 to 299.
}
no-webhook = You have set no webhook. Set one first.
no-webhooks-here = This server does not send webhooks: whoever keeps it has not switched them on.
mail-address = That is no mail address that can be used here. Write one as in mira@example.org.
mail-link = This link is not good any more: it is older than a day, was used already, or another address was set since. Have a new one sent from the account window.
mail-failed = The mail server has not taken the mail. Try again later, or tell whoever keeps this server.
no-mail = You have no confirmed mail address. Set one first, and open the link that is sent there.
no-mails-here = This server does not send mails: whoever keeps it has not switched them on.
away-too-long = At most { $most } days at once. Choose an earlier day.
away-too-often = { $left ->
    [0] All { $most } vacation days of this year are used up.
    [one] You have one of { $most } vacation days of this year left. Choose an earlier day.
    *[other] You have { $left } of { $most } vacation days of this year left. Choose an earlier day.
}
not-claimed = You have not kept a name yet, so there is no passphrase to change.
passphrase-length = A passphrase has { $least } to { $most } letters. Five words are easy to write down.
wrong-passphrase = Name and passphrase do not fit together. Look at what you wrote down, and try again.
not-your-name = That is not your name. Type it as it is written above.
changed-meanwhile = That has been changed elsewhere at the same moment. Have another look.
banned = { $good ->
    [yes] You may not play here any more
    *[no] You may not play here until { $until }
}: { $reason }
hosts-only = Only hosts of the house may do that.
deed-needs-reason = Say why: the reason is told, and written down.
deed-to-yourself = You cannot do that to yourself.
deed-to-host = { $name } is a host, too. Let them be none any more first.
host-needs-name = { $name } has not kept a name yet. Only a name with a passphrase can be a host's.
nobody-there = No person sits there.
no-such-report = Nobody reported that, or another host has put it away already. Look at the list anew.
nobody-of-that-name = Nobody here has kept the name "{ $name }".

## Refusals: the way here

foreign-origin = This request comes from another site.
foreign-host = This server is not called { $name }. Open it by one of its own addresses.
not-json = Requests that change something are sent as JSON.
no-such-page = There is nothing here.
no-such-address = There is no page at this address. Perhaps it was mistyped, or a link was cut.
too-fast = { $seconds ->
    [one] That was too much at once. Try again in a second.
    *[other] That was too much at once. Try again in { $seconds } seconds.
}
server-error = Something went wrong on the server. Nothing has changed.

## Reminders

reminder-turn = It is your turn: { $title } with { $players }.
reminder-quarter = A quarter of your time is left: { $title } with { $players }.
reminder-test = This is what a reminder for { $name } looks like.
mail-subject-turn = It is your turn
mail-subject-quarter = A quarter of your time is left
mail-subject-test = A reminder, to try it out
mail-due = Your time is up at { $until }.
mail-stop = You get this mail because you asked for reminders at { $house }. This link ends them:
mail-confirm-subject = Reminders from { $house }?
mail-confirm-text = Somebody wants { $house } to send reminders to this address when it is their turn in a game. If that was you, open this link within a day:
mail-confirm-else = If it was not you, do nothing. No other mail will come.

## Names

bot-name = { $number ->
    [1] { $name } bot
    *[other] { $name } bot { $number }
}

## Starting and stopping

serve-cli =
    Serve tables to browsers: yours, and with --host those of others on the network.

    Games are kept in a file and go on after a restart. Stop with Ctrl-C.
serve-cli-host = The address to listen on. Usually only this computer can connect; 0.0.0.0 lets the whole network in.
serve-cli-port = The port, or 0 for any that is free. Usually { $port }, or the next that is free.
serve-cli-data = The file that keeps the tables. Usually { $file }.
serve-cli-database =
    The address of a PostgreSQL database that keeps the tables instead of a file, as in
    postgresql://me@localhost/tikal. Any number of servers may share it. TIKAL_DATABASE_URL does the same and is not
    seen in lists of processes.
serve-cli-open = Whether to open the page in your browser.
serve-cli-allow = Another name under which this server is known, for example behind a proxy; may be given several times.
serve-cli-workers = How many processes think for the bots.
serve-cli-bot = A program that may play at tables, and its name, as in mine=./mybot; docs/programs.md says what it is asked. May be given several times.
serve-no-program = "{ $value }" is not the name of a program and its command, such as mine=./mybot; names have small letters, digits, - and _.
serve-cli-processes = How many processes serve, on one port; needs a database. Each has its own --workers.
serve-cli-proxy =
    The address of a proxy in front of this server: it is believed when it says for whom it asks. May be given several
    times, and be a network.
serve-cli-limit = How much one visitor may ask for, as in tables=100; docs/hosting.md lists the limits. May be given several times.
serve-cli-webhooks = Whether people may have an address of theirs told when it is their turn; docs/hosting.md says what is sent, and where not.
serve-cli-public = The address by which others know this server, as in https://tikal.example.org: links in reminders begin with it.
serve-no-url = { $value } is no address of a server. Write one as in https://tikal.example.org, without a path.
serve-cli-smtp =
    A mail server that takes reminders, as in smtp://me@mail.example.org: smtp:// needs STARTTLS, smtps:// is TLS from
    the start, smtp+plain:// is neither and has no password. TIKAL_SMTP does the same, and there alone
    may be a password in the address: no list of processes shows it.
serve-cli-smtp-password = A file with the password for --smtp; TIKAL_SMTP_PASSWORD_FILE does the same.
serve-cli-sender = The address that mails come from; TIKAL_MAIL_FROM does the same.
serve-no-smtp = That is no address of a mail server. Write one as in smtp://me@mail.example.org:587; it may begin with { $schemes }.
serve-smtp-password = A name at the mail server needs its password, and a password a name. Name a file with --smtp-password-file, or put both into TIKAL_SMTP.
serve-smtp-listed = A password in --smtp stands in lists of processes, where others read it. Put the whole address into TIKAL_SMTP instead, or take the password out and name a file that has it with --smtp-password-file. Since it may have been read, change it.
serve-smtp-plain = A password is not sent over a line that anybody can read. Use smtp:// or smtps:// instead of smtp+plain://.
serve-smtp-letters = Name and password at the mail server can have letters without accents, digits and signs only.
serve-smtp-missing = --mail-from and --smtp-password-file need a mail server: give --smtp.
serve-smtp-url = Links in mails need the address by which others know this server: give --public-url.
serve-no-sender = Mails need an address that they come from: give --mail-from, as in tikal@example.org.
serve-cli-log = How to write what goes wrong: as text, for people, or as json, one object a line, for programs.
serve-no-network = { $value } is no address.
serve-no-limit = { $value } is no limit. Write a name and a number, as in tables=100; there are { $names }.
serve-two-places = Tables are kept in a file or in a database: give --data or --database-url, not both.
serve-one-process = Several processes need a database: give --database-url.
serve-no-database = That is no address of a PostgreSQL database. Write one as in postgresql://me@localhost/tikal; in a password / is %2F, @ is %40, : is %3A and # is %23.
serve-no-postgres = PostgreSQL needs one more package. Install { $package }.
serve-here = Tikal is open at { $url }
serve-others = Others on this network open { $url }
serve-stop = Ctrl-C stops it; all games are kept in { $file }
serve-other-port = Port { $busy } is taken, so this is port { $port }.
serve-no-port = No port from { $first } to { $last } is free on { $host }.
serve-port-taken = Port { $port } is taken on { $host }. Stop what uses it, or choose another: --port 0 takes any that is free.
serve-no-host = { $host } is not an address of this computer: { $reason }.
serve-running = Tikal is already open at { $url } with the tables in { $file }.
serve-bye = Tikal is closed. All games are kept.
client-not-built = The page is not built yet. Run `make web`, or in a release: install Tikal again.
data-unreadable = { $file } cannot be used for tables: { $reason }.
data-newer = { $file } was written by a newer Tikal (version { $version }; { $known } is known here).
data-older = { $file } was written by an older Tikal (version { $version }; { $known } is known here). `tikal admin migrate`, or a server that starts, brings it up to date.
data-missing = There is no file { $file }. A server makes it when it first starts; `--data` or `--database-url` names others.
data-empty = { $file } has no tables of Tikal yet. `tikal admin migrate`, or a server that starts, makes them.
database-crowded = { $file } has no connection left: { $reason }. A server uses up to 11: raise max_connections, or the CONNECTION LIMIT of its user.
database-missing = { $file } is not there: { $reason }. Make it first, for example with `createdb`.
database-closed = { $file } does not let Tikal in: { $reason }. See that the user and the password are right; it can be in the address, in TIKAL_DATABASE_URL or in ~/.pgpass.
database-forbidden = { $file } does not let Tikal make its tables: { $reason }. Its user needs GRANT CREATE ON DATABASE.
database-unreachable = { $file } cannot be reached: { $reason }. See that PostgreSQL runs there, and that its address and port are right.
backup-unwritable = { $file } cannot be used for a backup: { $reason }.
backup-newer = { $file } is a backup of a newer Tikal.
backup-damaged = { $file } is no backup, or not a whole one.

## Lessons

no-such-lesson = There is no lesson "{ $lesson }".
no-such-step = That is no step of the lesson that you could go to.
lesson-other-step = That is not what this step is about. Nothing has changed.
