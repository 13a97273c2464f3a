### What the page says of it in lists and when a table is set up.

home-round = round { $round } of { $rounds }
home-scenario = { $edition }, { $scenario }
setup-summary-legend = { $edition }{ $scenario ->
    [none] { "" }
    *[other] , { $scenario }
}{ $corrected ->
    [yes] , with your corrected box
    *[no] { "" }
}, { $first ->
    [lot] the first player is drawn by lot
    *[other] { $first } begins
}. About { $minutes } minutes.
setup-scenario = Scenario
setup-box = The box
setup-box-state = { $state ->
    [corrected] as you corrected it
    [bad] the file cannot be used
    *[standard] the standard one, with stand-ins
}
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
edition-about-legend = a different game: drafted cards, tiles and AP tokens, six rounds, five scenarios
