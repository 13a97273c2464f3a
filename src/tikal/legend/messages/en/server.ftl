### What is asked of whom.

prompt-draft = { $you ->
    [yes] { $player }, take one thing for round { $round }.
    *[no] { $player } is taking something for round { $round }.
}
prompt-act = { $acted ->
    [yes] { $you ->
        [yes] { $player }, end your turn.
        *[no] { $player } is about to end the turn.
    }
    *[no] { $you ->
        [yes] { $player }, take one action.
        *[no] { $player } is choosing an action.
    }
}
prompt-effect = { $you ->
    [yes] { $player }, go on with { WORD($name) }.
    *[no] { $player } is carrying out { WORD($name) }.
}
prompt-spend-legend = { $scoring ->
    [none] { "" }
    [final] Final scoring:{ " " }
    *[interim] Interim scoring:{ " " }
}{ $you ->
    [yes] { $player }, you have { $ap } AP.
    *[no] { $player } has { $ap } AP.
}
effect-name-swap = a swap
effect-name-volcano = the volcano
