### The rules at hand, in our words.

topic-turn = A turn
topic-lay = Laying a tile
topic-walk = Coming in and walking
topic-uncover = Uncovering temples
topic-dig = Digging treasures
topic-exchange = Exchanging treasures
topic-camp = Camps
topic-guard = Guards
topic-scoring = What scores
topic-rounds = Scoring rounds
topic-end = The end
topic-bid = The auction
rule-turn =
    Draw the top tile and lay it, then spend up to { $action_points } action points (AP) in any order. What you do not spend is lost. Then the next player clockwise has a turn.
    Bring in a member: { $enter_cost } AP. Take a secret path between camps: { $secret_cost } AP. Walk: 1 AP for every stone crossed. Uncover a temple level: { $uncover_cost } AP. Dig a treasure: { $dig_cost } AP. Exchange a treasure: { $exchange_cost } AP. Build a camp: { $camp_cost } AP. Post a guard: { $guard_cost } AP.
    Your leader and your { $explorers } explorers are your members. The leader is one member like the others, but counts { $leader_strength } where strength decides.
    A turn never ends by itself, not even when all AP are spent: you end it. Until then you may take back what you did, but not past anything that came to light.
rule-lay =
    A tile goes on an empty hex beside an explored one, turned any way.
    At least one side that it shares with a hex one can enter needs a stone, on this tile or on the other. A side shared with a volcano does not count.
    A volcano needs no stones: beside any explored hex will do.
    A ruin gets as many treasures, face down, as it shows masks. A tile that fits nowhere leaves the game, and the turn goes on.
rule-walk =
    Members come in at the base camp or at one of your own camps, for { $enter_cost } AP.
    A step costs the stones on both sides of the edge together. Without a stone there is no path. You pay a step whole, but a walk may go over as many hexes as you can pay for.
    Others' members and camps never block you. Nobody enters a volcano.
    Secret paths lead between the base camp and your own camps, and from one camp of yours to another, for { $secret_cost } AP. Others' camps are of no use to you.
rule-uncover =
    For { $uncover_cost } AP a temple on which you have a member grows by one level. The piece must be in the supply, exactly one higher than the temple is now.
    In one turn a temple grows by two levels at most, and the second needs a second member of yours on it. You may uncover several temples in one turn.
    A guarded temple does not grow any more, and none goes past 10.
rule-dig =
    For { $dig_cost } AP you take the top treasure of a ruin where you have a member, and everybody sees it.
    { $dig_limit_per ->
        [turn] At most two treasures a turn, from all ruins together.
        *[hex] At most two treasures a turn from each ruin.
    } The second from the same ruin needs a second member of yours there.
    A ruin without treasures is a clearing.
rule-exchange =
    For { $exchange_cost } AP you give a treasure of which you own exactly one, and take one of which another player owns exactly one. The kinds must differ. They cannot refuse.
    Pairs and triples are safe, yours and theirs.
rule-camp =
    For { $camp_cost } AP you build a camp on a clearing or on a ruin without treasures. A hex holds one camp, whoever owns it; it stays there for good, and you have { $camps }.
    { $camp_needs_member ->
        [yes] One of your members must be there.
        *[no] You need nobody of yours there.
    } Others' members there do not matter. Your members come in at your camps, and secret paths lead to them.
rule-guard =
    For { $guard_cost } AP you post a guard on a temple where your strength is greater than that of every other single player. An explorer counts 1, the leader { $leader_strength }. Equal is not enough.
    One of your figures there becomes the guard, the leader if you like. All your others on that hex leave the game for good; the rivals stay.
    From then on the temple is yours at its value, and nothing changes that. Everybody has { $guards } guards in a game.
rule-scoring =
    A temple pays its value to the owner of its guard. Without a guard it pays the player with the greatest strength on it; where two are tied it pays nobody.
    Treasures pay by kind: one { $single_points }, two { $pair_points }, three { $triple_points } points.
rule-rounds =
    Who draws a volcano sets it aside, and a scoring round begins at once. From that player on, clockwise, each spends { $action_points } AP and then scores, alone. So a temple can pay several players in one round.
    Then the volcano is laid, and its player has an ordinary turn.
    When the last tile is laid and that turn is over, there is a last scoring round. That makes four in all.
rule-end =
    Most points win.
    { $ties ->
        [shared] Who is level shares the place.
        *[guard-treasures] Among those who are level the highest temple with a guard of one's own decides, then the most treasures. Those who are level even then share the place.
    }
rule-bid =
    Everybody starts with { $start_score } points. As many tiles as players are turned up. One auction after another is held for the right to take one of them, lay it and spend { $action_points } AP.
    In turn, bid more than the highest bid or pass. Who has passed is out of this auction. Nobody bids more than they have. The winner pays, plays, and is out for the round. Who is left last gets the last tile for free.
    If all pass, the first to pass plays for free. { $all_pass ->
        [rest-choose-free] Then the others who have not played yet choose in turn, for free.
        *[auction-goes-on] The next auction is held as usual.
    }
    { $next_opener ->
        [last-opener] The next round is opened by the left neighbour of who opened the last auction.
        *[last-to-play] The next round is opened by the left neighbour of who played last.
    }
    Taking a volcano begins a scoring round. In the last scoring round who has fewest points begins.
example-lay = Laying tile A1 beside a volcano
example-walk = Red has 2 AP, camps on B4 and C3
example-uncover = Red has uncovered A4 once this turn
example-dig = Red has dug twice on C4 this turn
example-exchange = Red owns one jade, one sun, two vases
example-camp = Red has nobody on B4 and C4
example-guard = Where may Red post a guard?
example-scoring = Level on A4 and B5, a guard on B3
example-worked = Four temples and six treasures
example-bid = Blue has 3 points, Red has bid 3
try-lay = Lay { $tile } on { $hex }:
try-enter = Bring { $figure ->
    [leader] the leader
    *[explorer] an explorer
} in at { $hex }:
try-move = Walk from { $source } to { $hex }{ $figure ->
    [leader] { " " }with the leader
    *[explorer] { "" }
}:
try-secret = A secret path from { $source } to { $hex }:
try-uncover = Uncover { $hex } to { $next }:
try-dig = Dig on { $hex }:
try-exchange = Give { $other } { WORD("kind", $give) } for { WORD("kind", $take) }:
try-camp = A camp on { $hex }:
try-guard = A guard on { $hex }:
try-bid = Bid { $points }:
try-pass = Pass:
