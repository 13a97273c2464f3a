### The rules at hand, in our words.

topic-legend-game = The game
topic-legend-draft = The draft
topic-legend-act = The action phase
topic-legend-ap = Action points
topic-legend-walk = Members and ways
topic-legend-temples = Temples and ruins
topic-legend-tiles = Tiles
topic-legend-cards = The cards
topic-legend-powers = The museum director
topic-legend-scoring = Scoring
topic-legend-end = The end
topic-legend-hidden = What is hidden
topic-legend-scenarios = Scenarios
topic-legend-box = What is a stand-in
rule-legend-game =
    { $rounds } rounds are played. In each, everybody drafts a place in the next turn order, an AP token, tiles and cards, and then acts with them, one action a turn.
    Most points win. Points come when volcanoes are played, and after the last round.
    Everybody begins with { $explorers } explorers and { $leaders ->
        [one] a leader
        *[other] { $leaders } leaders
    } available; { $explorers_later } explorers and { $leaders_later ->
        [one] a leader
        *[other] { $leaders_later } leaders
    } more become available by cards or AP. A leader counts { $leader_strength }, an explorer 1. Who has place 1 at the start has 1 point, place 2 has 2, and so on.
rule-legend-draft =
    In turn order, everybody takes one thing at a time until all have a place, an AP token, tiles ({ $tiles2 } with two players, { $tiles3 } with three, { $tiles4 } with four) and cards ({ $cards2 }, { $cards3 }, { $cards4 }).
    { $tiles_a_round } tiles, { $display } cards and as many AP tokens as players lie face up. With three players the fourth tile goes to anybody who has one already, while nobody has two.
    The place counts from the next round on. Who can take something must; who cannot is skipped. Cards left over stay.
rule-legend-act =
    Round and round in turn order, one action a turn: use the AP token, place a tile, play a card, preserve one, or discard one. You end your turn yourself.
    Preserved cards move to the left of your campsite and stay there for later rounds; there is room for { $left_slots }. What is left on the right after the round is discarded.
    You may pass only with no tile, no token and no normal card on the right. Then you are out for the round, but not for scorings.
    Permanent cards (∞) are no action. Each works once a round, from either side.
rule-legend-ap =
    An AP token is used whole in one turn. Deploy a member to the common camp or one of yours: { $deploy_cost } AP. Walk: 1 AP for every stone of the edge. Secret path between camps: { $secret_cost } AP. Set up a camp: { $camp_cost } AP. Put a trail stone on an edge: { $stone_cost } AP.
    Make an explorer available: { $explorer_cost } AP; a leader: { $leader_cost } AP. Uncover a temple floor: { $clear_cost } AP. Place a guardian: { $guard_cost } AP. Dig a treasure: { $dig_cost } AP. Swap one or two treasures with one player: { $swap_cost } AP.
    What you do not spend is lost. Limits "a turn" count AP only: cards and powers neither obey nor use them up.
rule-legend-walk =
    Every hex may be entered, lakes, volcanoes, jungle and border too, if a stone lies on the edge. Stones of both hexes and trail stones add up; a step is paid whole. Nobody blocks.
    You have { $camps } camps. One goes on a clearing or an empty ruin without a camp, if nobody stands there or the majority is yours.
    The two trail stones belong to nobody. While one is in supply, placed ones stay where they are; after that one is moved.
    Majority: at least one member of yours, and more value than every other single player has there.
rule-legend-temples =
    For { $clear_cost } AP, or by cards, a temple where you have a member grows by a floor, if that floor is in supply. With AP at most two a turn on one temple, and the second needs a second member.
    With the majority you may place a guardian; your other members there leave the game. The temple is yours from then on and grows no more. You have { $guardians } guardians.
    The top treasure of a ruin where you have a member is dug for { $dig_cost } AP; two a turn from one ruin need two members. A ruin without treasures counts as a clearing, but for its masks.
    Swap: one or two treasures with one player, who cannot refuse. Of every kind you give you must own at least as many as they do, and no kind goes both ways.
rule-legend-tiles =
    A tile goes on any inner jungle hex, turned any way; where members stand only if the majority is yours. They stay. Temples get their floors, ruins their treasures.
    A volcano begins a scoring before it is placed. Tiles of cards go to free border hexes where a stone lies on a shared edge; their volcanoes score nothing.
    A tile that fits nowhere may be kept or discarded.
rule-legend-cards = Every card with what it does, and how many there are with two players and with more. ∞ marks permanent cards.
rule-legend-powers = Everybody has a tile with three powers. One of them, once a game, without an action. Who never asks the director has { $unused_director } points more at the end. The tiles:
rule-legend-scoring =
    Who plays a volcano begins, then the others in turn order, passed ones too. Each spends { $scoring_ap } AP and then scores, alone.
    Temples: the top floor, for the guardian's owner or the majority. Tall temples: 7, 8, 9 and 10 give { $tall7 }, { $tall8 }, { $tall9 } and { $tall10 } more. Volcanoes: { $volcano_points } for each majority.
    Wild ground: the temples you score × the hexes of jungle, clearing or empty ruin with your majority and without a camp. Waters: your lakes × the masks in sight on ruins of yours, all of an empty ruin, 1 while treasures remain, none under a camp.
    Treasures by kind: one { $treasure1 }, two { $treasure2 }, three { $treasure3 }, four { $treasure4 }, five { $treasure5 }.
rule-legend-end =
    After round { $rounds } everybody has a scoring turn in the order drafted last. A director never asked adds { $unused_director }.
    Most points win; who is level shares the win.
rule-legend-hidden =
    Nobody knows the order of cards, tiles and AP tokens to come, nor the treasures on ruins. Everything else is open, also what others have drafted.
    What Lidar or the Expert shows you, you alone know. That you looked, and where, everybody sees.
rule-legend-scenarios = How the board begins. What the letters A to E bring comes from the stack, round by round.
rule-legend-box = The rulebook's text is all we have; what it shows only in pictures was not read from the box. These are our own, balanced as well as we could. Who owns the box can correct them: when you set up a table, get the data file, mend it and bring it along.
rules-copies = { $two } / { $more }
rules-copies-told = { $two } with two players, { $more } with more
rules-power-tile = Tile { $number }
rules-corrected = This table plays with a corrected box; numbers here are those of the standard one.
