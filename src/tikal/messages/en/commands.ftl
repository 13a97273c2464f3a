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
verify-no-seal = This game has no seal: nothing proves how it was shuffled. Games from new tables of a server have one; lessons, uploaded records and games that go on from another have none.
verify-sealed = Sealed before the start, for table { $table }.
verify-closed = { $over ->
   [yes] The seal was not opened: the record does not say the secret. Save it again from the table.
  *[no] The seal stays closed until the game is over. Save the record again then.
  }
verify-opened = { $fits ->
   [yes] Opened after the end: the secret fits the seal.
  *[no] Opened after the end: this secret, these rules or this table DO NOT FIT the seal.
  }
verify-numbers = { $fits ->
   [yes] { $count ->
     [0] No page added a number: the server alone shuffled.
     [one] One page added a number:
    *[other] { $count } pages added a number:
    }
  *[no] The numbers DO NOT STAND where they can stand: first by seat, then as they came, each right after something that was revealed:
  }
verify-number = { $at ->
   [0] { $seat }
  *[other] { $seat }, after action { $at }
  }
verify-absent = { $seat } added none before the start
verify-first = { $fits ->
   [yes] The lot decided that { $player } begins.
  *[no] { $player } began, but the lot DOES NOT SAY so.
  }
verify-deal = { $fits ->
   [yes] { $count ->
     [one] All together gave the order, and every draw is as it says.
    *[other] All together gave the order, anew with every number that came later, and every draw is as they say.
    }
  *[no] All together gave ANOTHER ORDER than was played.
  }
verify-misdealt = Action { $number } was { $played }; it should have been { $dealt }.
verify-fair = The shuffle was fair: nobody could know or choose it.
verify-unfair = The shuffle is NOT PROVED: something was changed.
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

## tikal dataset

dataset-extra = Datasets need { $missing }, which is not installed. This installs it: { $python } -m pip install "tikal[dataset]"
dataset-exists = { $folder } is there already. Choose another folder, or replace the dataset in it with --overwrite.
dataset-not-one = { $folder } holds no dataset, or something besides, so it is not replaced. Choose another folder.
dataset-by-the-clock = The bot "{ $bot }" thinks by the clock, so the same seed would not give the same data. Give every bot a number of nodes with --nodes, or allow it with --seconds.
dataset-stopped = Stopped. Nothing was written.
dataset-made = { $rows } rows of { $games } games: { $folder }
