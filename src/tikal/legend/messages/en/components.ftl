### Corrected boxes: what is wrong in a data file, and where.

box-too-long = { $name } is too long for a data file: at most { $most } characters.
box-long-line = { $file }, line { $line }: this line is too long, at most { $most } characters.
box-no-path = A data file is named by its path, not by { $given }.
box-no-file = { $file } cannot be opened: { $reason }.
box-not-text = { $file } is not a text file.
box-not-toml = { $file } cannot be read as TOML: { $reason }.
box-faulty = { $count ->
    [one] One thing is wrong with the data file.
    *[other] { $count } things are wrong with the data file.
} { $first } `tikal components check FILE` lists everything.
box-fine = { $file } is in order: { $changed }.
box-same = it is the same as the box that comes with Tikal
box-changed = it corrects { $keys }
box-still-stand-ins = Still marked as stand-ins: { $keys }.
box-no-stand-ins = Nothing in it is marked as a stand-in.
box-next = Play with it: tikal.new_game("legend", components="{ $file }"), or --components { $file } on the command line.
box-exported = { $file } is a copy of the box that comes with Tikal. Correct it, then run: tikal components check { $file }
box-exists = { $file } exists already; choose another name or use --force.
box-count = { $count ->
    [one] One thing is wrong with { $file }:
    *[other] { $count } things are wrong with { $file }:
}
box-unknown-key = { $where }: there is no such entry. Take it out, or mend its name.
box-missing = { $where }: this entry is missing.
box-version = { $where }: only version 1 can be read, not { $found }.
box-number = { $where }: write a whole number from { $least } to { $most }, not { $found }.
box-numbers = { $where }: write { $count } whole numbers from { $least } to { $most }, not { $found }.
box-stand-ins = { $where }: list the entries that are still stand-ins. They can be: { $choices }.
box-border = { $where }: list 1 to { $most } border hexes as [column, row].
box-border-taken = { $where }: [{ $column }, { $row }] is an inner hex or stands twice.
box-border-apart = { $where }: this hex touches no other one.
box-table = { $where }: this is not a table.
box-tile-ids = { $where }: the tiles are { $wanted }, in this order, not { $found }.
box-base = { $where }: the base camp is on A5.
box-terrain = { $where }: this tile is a { WORD("terrain", $wanted) }, not { $found }.
box-tile-card = { $where }: this tile belongs to card { $wanted }, not { $found }.
box-keys = { $where }: the entries are { $wanted }, no more and no fewer.
box-counts = { $where }: the keys are numbers from { $least } to { $most }.
box-points = { $where }: list whole numbers, beginning with the points for none.
box-points-short = { $where }: there must be an entry for every number up to { $most } of one kind.
box-power-tiles = { $where }: list 4 to 16 tiles.
box-powers = { $where }: each tile has three different powers out of { $choices }.
box-unknown-card = { $where }: there is no such card. Cards are 01-1 to 24.
box-placement = { $where }: write ["HEX", TURN] with a turn from 0 to 5, not { $found }.
box-masks = { $where }: the ruins have { $masks } masks, but there are { $found } hidden treasures.
box-floors = { $where }: { $needed } are needed for all temples, but there are { $found }.
box-tokens = { $where }: { $needed } tokens are needed, but there are { $found }.
box-cards = { $where }: { $needed } cards are needed with { $players } players, but there are { $found }.
box-display = { $where }: { $needed } cards are taken in a round with { $players } players, but { $found } are on display.
box-drafted = { $where }: { $players } players take { $found } tiles in a round, but { $needed } are laid out.
box-not-placed = { $where }: tile { $tile } has no place.
box-unknown-tile = { $where }: there is no such tile to place at the start.
box-unknown-hex = { $where }: { $hex } is not a hex; hexes are A1 to H5 and R1 to R{ $most }.
box-hex-taken = { $where }: { $hex } is taken by { $other }.
box-stack = { $where }: { $needed } tiles are drafted, but only { $found } are left in the stack.
box-too-full = { $where }: { $inner } inner hexes are taken, and { $drafted } tiles are drafted; there are 40 inner hexes.
components-title = What is in the Legend box
components-entry = Entry
components-value = Value
components-mark = Read off the box?
components-stand-in = no: our stand-in
components-book = yes: from the book
