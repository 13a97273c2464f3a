### `tikal admin`: what whoever keeps a server is told.

admin-cli =
    Look after the tables of a server, whether it runs or not.

    The options say which tables: `tikal admin --database-url postgresql://me@localhost/tikal stats`.
admin-cli-migrate = Bring the tables up to date for this version, as a server does when it starts.
admin-cli-stats = Say how much there is.
admin-cli-backup =
    Write all tables to a new FILE, while servers go on.

    It holds the secrets of the dealers, so only its owner can read it. Either kind of store can be filled from it.
admin-cli-restore = Add all tables of a backup, into a file or a database; those that are there already stay as they are.
admin-migrated = { $file } is up to date.
admin-tables = Tables
admin-unfinished = Of those, unfinished
admin-rows = Actions
admin-visitors = Visitors with seats
admin-backing-up = Tables written
admin-restoring = Tables added
admin-backed-up = { $count ->
    [one] { $count } table is in { $file }.
    *[other] { $count } tables are in { $file }.
}
admin-left-out = { $count ->
    [one] { $count } table is damaged and left out.
    *[other] { $count } tables are damaged and left out.
}
admin-restored = { $added ->
    [one] { $added } table was added
    *[other] { $added } tables were added
}; { $there ->
    [one] { $there } was there already.
    *[other] { $there } were there already.
}
admin-cli-ratings = Look after the ratings of players.
admin-cli-recompute = Keep the results of all games that are over and have none yet, and compute all ratings again from the results.
admin-recomputing = Games looked at
admin-recomputed = { $count ->
    [one] The ratings follow from { $count } game.
    *[other] The ratings follow from { $count } games.
}
admin-cli-host =
    Make whoever has claimed NAME a host of the house, who may close tables and mute or ban people.

    Servers know at once.
admin-cli-host-remove = Let them be none any more.
admin-hosted = { $name } is a host of the house now.
admin-unhosted = { $name } is no host of the house any more.
admin-of-server = the keeper of the server
