### English: Tikal Legend as those see it who set up, score, watch again or look at the end.

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
parts-standing = { $state ->
    [now] If all scored now
    [final] Standing at the end
    *[scored] Standing after this scoring
}

## A scoring

legend-scoring-hint = { $final ->
    [yes] Six rounds are played.
    *[no] { $by ->
        [you] You played the volcano.
        [other] { $player } played the volcano.
        *[none] { "" }
    }
} Point at a number to see where it comes from.
legend-scoring-next = { $kind ->
    [scores] Next: { $you ->
        [yes] you spend 10 AP, then you score.
        *[no] { $player } spends 10 AP, then scores.
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
replay-draft = Round { $round } · draft
panel-leaders = { $count ->
    [0] No leader available
    [one] 1 leader available
    *[other] { $count } leaders available
}

## The end

legend-end-game = Six rounds, { $rounds ->
    [one] one scoring
    *[other] { $rounds } scorings
}.
legend-end-rules = { $edition }, { $scenario }{ $corrected ->
    [yes] , corrected box
    *[no] { "" }
}
legend-end-parts = The final scoring in six parts
legend-chart-hint = solid: temples, pale: the other parts
legend-over-rest = Others

## Home and setting up

home-round = round { $round } of { $rounds }
home-scenario = { $edition }, { $scenario }
setup-summary-legend = { $players } seats, { $edition }{ $scenario ->
    [none] { "" }
    *[other] , { $scenario }
}{ $corrected ->
    [yes] , with your corrected box
    *[no] { "" }
}.
setup-scenario = Scenario
setup-box = The box
setup-box-note = The rulebook shows some things only in pictures. Where we could not read them, Tikal plays with stand-ins, not read from the box. If you own it, get the data file, correct it and bring it along.
setup-stand-ins = Stand-ins: { $list }.
setup-box-choose = Bring a corrected file
setup-box-get = Get the standard file
setup-box-good = { $name } is in order
setup-box-bad = { $name } cannot be used
setup-box-drop = Play with the standard box
stand-in-border = where the border hexes are
stand-in-setup_tiles = stones of some set-up tiles
stand-in-card_tiles = stones of the tiles of cards
stand-in-scenarios = which tile lies where in a scenario
stand-in-ap_tokens = how many AP tokens of each value
stand-in-left_slots = how many cards can be preserved
stand-in-power_tiles = which powers the directors offer
stand-in-extra_ap = how many AP the power Overtime adds
legend-corrected = This table plays with a corrected box.
