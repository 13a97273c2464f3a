### What is wrong with a record or its file.

## Records

record-line = Line { $line }: { $reason }
record-empty = The record is empty.
record-too-long = A record has at most { $most } characters.
record-header = The header line "{ $text }" cannot be read; it should look like [Players "4"].
record-header-twice = The header { $key } stands twice.
record-header-missing = The header { $key } is missing.
record-other-game = The header { $key } says "{ $value }", but only "{ $expected }" can be read.
record-newer = This record is of game version { $value }; known are only { $known }. A newer Tikal can read it.
record-older = This record is of game version { $value }; known are only { $known }. An older Tikal can read it.
record-variant = "{ $value }" is not a variant; it is basic or auction.
record-number = The header { $key } must be a number from { $least } to { $most }, not "{ $value }".
record-first = The first player "{ $value }" is not at this table; write a colour.
record-names = { $reason }
record-rules = { $reason }
record-position = The position it starts from is not valid: { $reason }
record-position-rules = The position it starts from belongs to other rules or another number of players than the headers say.
record-open-comment = The comment that begins here is never closed.
record-cut-off = Something should follow "{ $text }", but the record ends.
record-unreadable = "{ $text }" cannot be read. { $reason }
record-illegal = "{ $text }" is not allowed here. { $reason }
record-wrong-seat = It is { $expected }'s decision, not { $seat }'s.
record-repeats = "{ $text }" repeats too often; 1 to { $most } times are allowed.
record-score = { $seat } { $points } is wrong: { $expected_seat } scores { $expected }.
record-no-score-due = { $seat } does not score here.
record-after-end = The game is over, but "{ $text }" follows.
record-result-early = There is a result, but the game is not over at the end of the record.
record-result = The result should be "{ $expected }".
fair-unreadable = The header { $key } about the fair shuffle cannot be read. Save the record again from the table.
json-unreadable = This is not JSON: { $reason }
json-version = This JSON record is of version { $version }; only version { $known } is known.
json-other = This JSON is not a Tikal record.
json-action = Action { $number }: { $reason }

## Files

record-no-file = { $file } cannot be opened: { $reason }.
record-not-text = { $file } is not a text file.

## Position lines

record-viewer = The header For says "{ $value }"; it is a colour at this table or nobody.
