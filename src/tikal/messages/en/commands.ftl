### What the commands say.

editions-caption = 0 / 20: basic game / auction. Change an option with --option NAME=VALUE. `tikal editions ID` cites the booklet.
editions-option = Option
editions-editions = Editions
editions-value = Value
editions-source = Where the booklet says so
analyse-thinking = { $bot } is thinking ...
analyse-title = What { $bot } thinks { $seat } should do ({ $nodes } positions looked at)
analyse-caption = Value: points it expects to end ahead of the others' mean. Then the points it expects each to end with.
analyse-turn = Turn
analyse-value = Value
analyse-over = That game is over: there is nothing to decide. --after looks at an earlier moment.
analyse-chance = That position waits for a tile or a treasure, not for a player. --after looks at another moment.
perft-counting = Counting { $depth } actions deep ...
perft-speed = { $seconds } s, { $rate } sequences a second
replay-title = { $rules }: { $names }. { $turns } turns.
replay-turn = Turn { $turn } of { $turns }
replay-points = Points: { $points }
replay-prompt = [Enter] next, b back, a number, q quit: { "" }
replay-help = Press Enter to go on, b to go back, type a turn from 1 to { $turns }, or q to end.
replay-verified = { $file } is a correct and complete game: { $rules }, { $players } players, { $actions } actions. Result: { $result }.
replay-verified-unfinished = { $file } is correct so far, but the game is not over: { $rules }, { $players } players, { $actions } actions. Points: { $result }.
simulate-progress = Playing
simulate-title = { $games } games of { $rules } (seed { $seed })
simulate-stopped = Stopped after { $played } of { $games } games; this is what they say.
simulate-lost = The bot "{ $bot }" ended its process. `tikal arena` plays on without such bots and says what they did.
simulate-caption = means with 95% confidence intervals; a shared win counts as its share
simulate-wins = Wins
simulate-points = Points at the end
simulate-round-1 = Scoring round 1
simulate-round-2 = Scoring round 2
simulate-round-3 = Scoring round 3
simulate-round-4 = Final scoring
simulate-winners = Winners' points: { $points }
simulate-length = Actions in a game: { $actions }
