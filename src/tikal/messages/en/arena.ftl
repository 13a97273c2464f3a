### The arena and the list of bots.

## The arena: what goes wrong

arena-extra = Tournaments need { $missing }, which is not installed. This installs it: { $python } -m pip install "tikal[arena]"
ray-extra = A cluster needs Ray, which is not installed. This installs it: { $python } -m pip install "tikal[ray]"
ray-no-cluster = There is no cluster at "{ $address }" ({ $reason }). `--ray local` starts one on this machine.
arena-bot-twice = A bot meets itself in "{ $bots }". Name each bot once, or use --table for tables of equal bots.
arena-too-few-bots = { $count ->
    [0] No bots are named. Name at least two (see `tikal bots`), or a table with --table.
    *[other] One bot has nobody to meet. Name at least two (see `tikal bots`), or a table with --table.
}
arena-bots-and-tables = Name either bots, for pairs, or tables with --table, not both.
arena-table-size = The table "{ $table }" is not one of { $players } players. All tables of a tournament have the same size.
arena-elo-order = --elo0 must be less than --elo1: the test asks which of the two is nearer to the truth.
arena-no-file = { $file } cannot be read: { $reason }. Give the results file or its folder.
arena-not-results = { $file } is not a results file of the arena. Choose another --out.
arena-other-version = { $file } was written in version { $version } of the format; this Tikal reads version { $known }.
arena-bad-line = { $file }, line { $line } cannot be read ({ $reason }). Remove that line to play its game again.
arena-other-plan = { $file } holds another tournament. It was begun by:
        { $begun }
    and this would be:
        { $asked }
    Choose another --out, or give the first command again to go on with it.
arena-file-is-open = { $file } is being played by another process. Wait for it, or choose another --out.

## while it runs

arena-progress = Playing
ray-joining = Joining the cluster "{ $address }" …
workers-again = { $count ->
    [one] One worker was lost on the way; its games were played again.
    *[other] { $count } workers were lost on the way; their games were played again.
}
arena-llr = LLR { $llr } in { $low } … { $high }
arena-stopped = Stopped after { $played } of { $games } games. All of them are kept. To go on:
arena-kept = Results: { $results }
arena-page = Report: { $page }
arena-resumed = Going on after { $played } of { $games } games.

## what comes out

arena-title = { $games } games of { $rules }, { $players } players (seed { $seed })
arena-caption = 95% intervals over { $blocks } blocks of one deal in every seat; a shared win counts as its share
arena-uncounted = { $games ->
    [one] One game of an unfinished block is not counted.
    *[other] { $games } games of unfinished blocks, or after the decision, are not counted.
}
arena-nothing = No block is complete yet: there is nothing to say.
arena-bot = Bot
arena-games = Games
arena-elo = Elo
arena-openskill = openskill
arena-wins = Wins
arena-score = Score
arena-points = Points
arena-margin = Margin
arena-turn-median = Median
arena-turn-p95 = 95%
arena-turn-max = Longest
arena-turns = Turns
arena-times-title = Points, thinking time per turn, failures
arena-failures = Failures
arena-none = none
arena-matrix = Score of the row against the column; even strength is 50%
arena-fault-line = { $bot }: { $lost ->
    [0] no turn lost
    [one] one turn lost
    *[other] { $lost } turns lost
}{ $forfeits ->
    [0] { "" }
    [one] , one game forfeited
    *[other] , { $forfeits } games forfeited
} ({ $kinds }). First: game { $game }, action { $move }: { $detail }
arena-accepted = Yes: { $one } is better than { $other }. An advantage of { $elo1 } Elo fits the games, { $elo0 } does not (LLR { $llr } after { $blocks } blocks).
arena-rejected = No: an advantage of { $elo1 } Elo of { $one } over { $other } does not fit the games, { $elo0 } does (LLR { $llr } after { $blocks } blocks).
arena-undecided = Undecided after { $blocks } blocks: LLR { $llr } is between { $low } and { $high }.

## the page

arena-page-title = Tournament: { $bots }
arena-page-facts = About this tournament
arena-page-rules = Rules
arena-page-players = Players
arena-page-deals = Deals
arena-page-counted = Games counted
arena-page-seed = Seed
arena-page-budget = Budget per turn
arena-page-own-budget = each bot's own
arena-page-software = Played by
arena-page-commit = commit { $commit }
arena-page-unknown-commit = commit unknown
arena-page-command = Command
arena-page-standings = Standings
arena-page-standings-note = Wins: the bot's share of the win{ $pairs ->
    [yes] , alone against a table full of another bot
    *[no] { "" }
}; even strength is { $even }. Margin: own points less those of the best other seat. Every ± is a 95% interval over deals.
arena-page-ratings = Ratings
arena-page-ratings-note = Elo with 95% intervals by bootstrap over deals; the mean of all is 0. Bots whose intervals overlap may be equally strong.
arena-page-matrix = Who beats whom
arena-page-points = Points
arena-page-points-note = Points at the end, of every seat; the line is the median, the bar at the bottom holds the middle half.
arena-page-margins = Margins
arena-page-margins-note = Own points less those of the best other seat; right of the dashed line is a win.
arena-page-times = Time per turn
arena-page-times-note = Seconds thought over one turn: median, 95% and longest, on a logarithmic scale.
arena-page-failures = Failures
arena-page-failures-note = Whoever raises, hangs or answers nonsense loses the rest of that turn; whoever crashes or cannot be stopped forfeits the game.
arena-page-no-failures = None: every bot answered every time.
arena-page-more-failures = … and { $count } more, in the results file.
arena-page-test = Is { $one } better than { $other }?
arena-page-test-note = Sequential test of { $elo0 } against { $elo1 } Elo; it stops where the line leaves the band.
arena-page-game = Game
arena-page-kind = What
arena-page-detail = Detail

## the list of bots

bots-name = Bot
bots-level = Level
bots-budget = Budget per turn
bots-package = From
bots-seconds = { $seconds } s
bots-nodes = { $nodes } nodes
bots-cores = { $cores } cores
bots-no-budget = no limit
bots-caption = A bot of your own: docs/writing-a-bot.md
