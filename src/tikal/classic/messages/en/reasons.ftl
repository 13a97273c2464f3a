### Why an action is refused or not understood.

## Refusals: the wrong moment

not-in-this-game = Bids and choosing tiles belong to the auction variant, which is not played here.
not-in-this-phase = { $phase ->
    [lay] First { $player } has to lay tile { $hand } on a hex, turned 0 to 5 times: { $hand }@HEX/TURN.
    [spend] { $player } is spending action points now; there is no tile to lay and nothing to bid for.
    [bid] The auction is on: { $player } has to bid or pass.
    [choose] { $player } has to take one of the tiles on offer first.
    *[other] Chance has to decide something first.
}

## Refusals: laying a tile

other-tile = The tile to be laid now is { $hand }, not { $tile }.
not-beside-explored = { $hex } is not next to an explored hex.
only-volcanoes-beside = { $hex } touches volcanoes only, and no path leads over a volcano.
no-stone-joins = Rotated this way the tile would have no path on { $hex }: a side shared with a hex that can be entered needs a stone on either tile.

## Refusals: entering and moving

leader-not-in-supply = Your leader is no longer in your supply.
no-explorer-in-supply = You have no explorer left in your supply.
not-explored = { $hex } is not explored yet.
volcano-in-the-way = Nobody enters a volcano.

## Refusals: ruins and treasures

dug-twice-this-turn = You have recovered two treasures this turn, which is the limit.
second-treasure-needs-second-member = A second treasure from { $hex } in one turn needs a second member of yours there.
own-set-is-safe = You own more than one { WORD("kind", $give) }; pairs and triples cannot be split.
their-set-is-safe = { $other } owns more than one { WORD("kind", $take) }; pairs and triples are safe.

## Refusals: draws and the auction

bid-too-low = A bid must be higher than the last one: at least { $least }.
bid-above-points = You cannot bid { $points }: you have only { $most } points.
