### What the page says to those who watch it.

## The six parts of a scoring

parts-now = If scored now
parts-title = Six parts
parts-hint = { $state ->
    [scored] points scored
    *[later] points now
}
parts-together = Together
parts-becomes = { $before } → { $after }
parts-before = Before
parts-piece = { $name } { $points }
parts-cell = { $part }, { $player }:
parts-from = from
parts-hexes = on { $hexes }
part-temples = Temples
part-how-temples = top floor, by guardian or majority
part-tall = Tall temples
part-how-tall = floors 7 and more give extra
part-volcanoes = Volcanoes
part-how-volcanoes = for each majority
part-land = Wild ground
part-how-land = temples × jungle and clearings
part-lakes = Waters
part-how-lakes = lakes × masks in sight
part-treasures = Treasures
part-how-treasures = more of a kind give more
part-director = Director
part-how-director = never asked
count-temples = { $count ->
    [one] 1 temple
    *[other] { $count } temples
}
count-land = { $count } wild
count-lakes = { $count ->
    [one] 1 lake
    *[other] { $count } lakes
}
count-masks = { $count ->
    [one] 1 mask
    *[other] { $count } masks
}
parts-standing = { $state ->
    [now] If all scored now
    [later] Scored, or if they scored now
    [final] Standing at the end
    *[scored] Standing after this scoring
}

## A scoring

legend-scoring-title = { $final ->
    [yes] Final scoring
    *[no] Interim scoring { $number }
}: { $you ->
    [yes] you score { $points }
    *[no] { $player } scores { $points }
}
legend-scoring-hint = { $final ->
    [yes] All rounds are played.
    *[no] { $by ->
        [you] You played the volcano.
        [other] { $player } played the volcano.
        *[none] { "" }
    }
}{ $spent ->
    [own] { "" }
    [0] { " " }{ $scorer } spent no AP before it.
    *[other] { " " }{ $scorer } spent { $spent } AP before it: { $did }.
} Choose a number to see where it comes from.
legend-scoring-next = { $kind ->
    [scores] Next: { $you ->
        [yes] you spend action points, then you score.
        *[no] { $player } spends action points, then scores.
    }
    [lays] Next: { $you ->
        [yes] you place the volcano.
        *[no] { $player } places the volcano.
    }
    [over] That was the last scoring.
    *[none] The game goes on.
}

## Campsites and what lies out

camp-place = Place { $place } in the next turn order
camp-token = { $value } AP
camp-tile = Tile { $tile }
camp-left = Preserved
camp-right = Cards of this round
camp-card = Card { $card }: { $name }{ $down ->
    [yes] , used this round
    *[no] { "" }
}
offer-title = To be drafted

## Replay

replay-where-legend = Round { $round }, { $kind ->
    [draft] draft, step { $action } of { $actions }.
    *[other] turn { $turn } of { $turns }, step { $action } of { $actions }.
}
replay-round-short = R{ $round }
replay-apart-draft = Round { $round } · draft
panel-leaders = { $count ->
    [0] No leader available
    [one] 1 leader available
    *[other] { $count } leaders available
}

## The end

legend-end-game = { $rounds ->
    [one] One scoring
    *[other] { $rounds } scorings
}.
legend-end-rules = { $edition }, { $scenario }{ $corrected ->
    [yes] , corrected box
    *[no] { "" }
}
legend-end-parts = The final scoring in six parts
legend-chart-title = Points by scoring
legend-chart-scoring = { $final ->
    [yes] final
    *[no] no. { $number }
}
legend-end-moment = Best scoring: { $player }, { $points } points in { $final ->
    [yes] the final scoring
    *[no] interim scoring { $round }
}
legend-chart-hint = solid: temples, pale: the other parts
legend-over-rest = Others
