### The lessons of the classic game.

## Lesson one: the basic game up to its first scoring

lesson-first-turns-name = First turns
lesson-first-turns-about = Tiles, walks, temples, treasures and the first scoring.

lesson-first-turns-chapter-land = The land
lesson-first-turns-chapter-walking = Walking
lesson-first-turns-chapter-temples = Temples
lesson-first-turns-chapter-treasures = Treasures
lesson-first-turns-chapter-camps = Camps
lesson-first-turns-chapter-points = Points

lesson-first-turns-lay-ask = Lay the temple on C4
lesson-first-turns-lay-how = Press a round arrow, Rotate, until the side with “1 stone” points down to the right. Then press “Lay at C4”.
lesson-first-turns-lay-title = Most points win
lesson-first-turns-lay-idea = Temples and treasures pay them, four times in a game. Every turn begins with a tile: it lies beside known land, and a stone must join the two.
lesson-first-turns-lay-why = Why turn it? Stones are the ways. You decide where they lead.
lesson-first-turns-lay-turned-title = Nearly. Turn it.
lesson-first-turns-lay-turned = The hex is right. Rotate the tile until its single stone points down to the right, to D4.
lesson-first-turns-lay-elsewhere-title = Not there.
lesson-first-turns-lay-elsewhere = It would fit, but here we want it on C4, two steps from the camp.
lesson-first-turns-lay-alone-title = Not there.
lesson-first-turns-lay-alone = Land grows from land. C4 touches the clearing B4.

lesson-first-turns-leader-ask = Bring in your leader
lesson-first-turns-leader-how = Choose the camp on A5, then the leader. It costs 1 AP.
lesson-first-turns-leader-title = Ten action points
lesson-first-turns-leader-idea = After the tile you have 10 AP to spend. Bringing in your leader or an explorer costs 1.
lesson-first-turns-leader-why = Why the leader first? It counts as three explorers.
lesson-first-turns-leader-explorer-title = Nearly. The leader first.
lesson-first-turns-leader-explorer = The figure with the plume on its hat is your leader.

lesson-first-turns-explorer-ask = Bring in an explorer
lesson-first-turns-explorer-how = Choose the camp on A5 again, then the explorer: 1 AP.
lesson-first-turns-explorer-title = Not alone
lesson-first-turns-explorer-idea = You have one leader and 18 explorers: the members of your expedition. All begin in the camp on A5.
lesson-first-turns-explorer-why = Why bring one now? Who comes today can work tomorrow.
lesson-first-turns-explorer-second-title = Not yet.
lesson-first-turns-explorer-second = There is only one leader. Choose the explorer.
lesson-first-turns-explorer-off-title = Not yet.
lesson-first-turns-explorer-off = Your leader walks in the next step. First bring in an explorer on A5.

lesson-first-turns-walk-ask = Walk your leader to C4
lesson-first-turns-walk-how = Choose C4: two stones on the way, 2 AP.
lesson-first-turns-walk-title = Stones are the toll
lesson-first-turns-walk-idea = Every stone you cross costs 1 AP. One out of camp, one into C4: two.
lesson-first-turns-walk-why = Why there? Whoever stands strongest on a temple scores it, and your leader counts as three.
lesson-first-turns-walk-explorer-title = Nearly.
lesson-first-turns-walk-explorer = That was the explorer. Take the leader, then choose C4.
lesson-first-turns-walk-elsewhere-title = Not there.
lesson-first-turns-walk-elsewhere = Those temples are worth 1. C4 is worth 2.

lesson-first-turns-halfway-ask = Walk your explorer to B4
lesson-first-turns-halfway-how = Choose the explorer on A5, then B4. One stone: 1 AP.
lesson-first-turns-halfway-title = No stone, no way
lesson-first-turns-halfway-idea = Where two hexes share no stone nobody crosses. From A5 the cheap way to C4 leads over B4.
lesson-first-turns-halfway-why = Why stop there? You want to keep 5 AP for the temple.
lesson-first-turns-halfway-far-title = Not there.
lesson-first-turns-halfway-far = That would cost 2 AP. B4 costs 1.
lesson-first-turns-halfway-leader-title = Nearly.
lesson-first-turns-halfway-leader = The leader stays on the temple. Send the explorer.
lesson-first-turns-halfway-uncover-title = Not yet.
lesson-first-turns-halfway-uncover = That comes next. First the explorer goes to B4.

lesson-first-turns-uncover-ask = Uncover the temple on C4 to 3
lesson-first-turns-uncover-how = Choose C4, then “Uncover to 3”: 2 AP.
lesson-first-turns-uncover-title = Uncover it
lesson-first-turns-uncover-idea = A member on a temple can uncover its next level for 2 AP.
lesson-first-turns-uncover-why = Why? The number is what the temple pays in every scoring.
lesson-first-turns-uncover-nobody-title = Not there.
lesson-first-turns-uncover-nobody = Your leader stands on C4: work there.
lesson-first-turns-uncover-bring-title = Not yet.
lesson-first-turns-uncover-bring = Your leader alone can do this one. Choose C4.

lesson-first-turns-two-ask = Uncover the temple on C4 to 4
lesson-first-turns-two-how = { $next ->
    [2] Choose C4, then “Uncover to 4”: 2 AP.
    *[other] Walk your explorer from B4 to C4: 1 AP.
}
lesson-first-turns-two-title = One more
lesson-first-turns-two-idea = Two levels of a temple can be uncovered in a turn, but the second takes a second member on it.
lesson-first-turns-two-why = Why go on? Level 4 pays one point more, again and again.
lesson-first-turns-two-one-title = Nearly. It takes two.
lesson-first-turns-two-one = Your leader stands on C4. The explorer is on B4, one stone away: bring it over.
lesson-first-turns-two-leave-title = Not there.
lesson-first-turns-two-leave = Nobody needs to leave. Your explorer is to come to C4.

lesson-first-turns-end-ask = End your turn
lesson-first-turns-end-how = Press End turn. Then Itzel plays.
lesson-first-turns-end-title = Ten are spent
lesson-first-turns-end-idea = You may always stop sooner. What is not spent is lost.
lesson-first-turns-end-why = What now? Itzel lays a tile and spends her 10 AP. Watch where she goes.
lesson-first-turns-end-more-title = Not now.
lesson-first-turns-end-more = This turn is done. Press End turn.

lesson-first-turns-ruin-ask = Lay the ruin on C5
lesson-first-turns-ruin-how = Rotate it until the side with “1 stone” points up, to C4. Then press “Lay at C5”.
lesson-first-turns-ruin-title = A new turn, a new tile
lesson-first-turns-ruin-idea = This is a ruin. It holds a treasure for each of its masks; once it is laid, the number on its pile is what is left.
lesson-first-turns-ruin-why = Why there? It lies next to the clearing and to your temple: two ways in.
lesson-first-turns-ruin-turned-title = Nearly. Turn it.
lesson-first-turns-ruin-turned = The hex is right. The single stone is to point up, to C4.
lesson-first-turns-ruin-elsewhere-title = Not there.
lesson-first-turns-ruin-elsewhere = C5 is closer to your people.

lesson-first-turns-majority-ask = Take C4 back
lesson-first-turns-majority-how = { $next ->
    [1] Bring in an explorer on A5: 1 AP.
    *[other] Walk the explorer from A5 to C4: 2 AP.
}
lesson-first-turns-majority-title = The majority scores
lesson-first-turns-majority-idea = You have a leader and an explorer on C4: strength 4. Itzel has 4 too. It is a tie, and in a tie nobody scores.
lesson-first-turns-majority-why = Why one more? Five against four, and the temple is yours.
lesson-first-turns-majority-uncover-title = Not yet.
lesson-first-turns-majority-uncover = Uncovering more now helps nobody. First be stronger than Itzel.
lesson-first-turns-majority-guard-title = Not yet.
lesson-first-turns-majority-guard = Later. First bring one more explorer.
lesson-first-turns-majority-away-title = Not there.
lesson-first-turns-majority-away = Then Itzel would lead on C4. Bring one more instead.

lesson-first-turns-reach-ask = Send an explorer to the ruin
lesson-first-turns-reach-how = { $next ->
    [1] Bring in an explorer on A5: 1 AP.
    *[other] Walk the explorer from A5 to C5: 2 AP.
}
lesson-first-turns-reach-title = Somebody has to dig
lesson-first-turns-reach-idea = A member on a ruin can dig. Your others are needed on C4.
lesson-first-turns-reach-why = Why not spend more? After the walk 4 AP are left, and one treasure costs 3.
lesson-first-turns-reach-dig-title = Not yet.
lesson-first-turns-reach-dig = Nobody of yours stands there. Bring an explorer to C5.
lesson-first-turns-reach-weaken-title = Not there.
lesson-first-turns-reach-weaken = Then C4 would be tied again. Take a new explorer from A5.

lesson-first-turns-dig-ask = Dig a treasure
lesson-first-turns-dig-how = Choose C5, then “Dig a treasure”: 3 AP.
lesson-first-turns-dig-title = What lies below?
lesson-first-turns-dig-idea = The top treasure is turned over and is yours. Nobody knows it before.
lesson-first-turns-dig-why = Why dig? One of a kind scores 1, two score 3, three score 6.
lesson-first-turns-dig-away-title = Not there.
lesson-first-turns-dig-away = Stay on C5 and dig.
lesson-first-turns-dig-end-title = Not yet.
lesson-first-turns-dig-end = You have 4 AP left. Dig first.

lesson-first-turns-lost-ask = End your turn
lesson-first-turns-lost-how = 1 AP is left, and it is not kept. Press End turn.
lesson-first-turns-lost-title = A sun
lesson-first-turns-lost-idea = You see all treasures, also those of the others. A second sun would make a pair.
lesson-first-turns-lost-why = What now? Itzel's turn. Keep an eye on the ruin.
lesson-first-turns-lost-again-title = Not now.
lesson-first-turns-lost-again = Enough for this turn. Press End turn.

lesson-first-turns-clearing-ask = Lay the clearing on D4
lesson-first-turns-clearing-how = It lies right already. Press “Lay at D4”.
lesson-first-turns-clearing-title = Room for a camp
lesson-first-turns-clearing-idea = Nothing is found on a clearing. But a camp can stand there.
lesson-first-turns-clearing-why = Why D4? The base camp is far away by now, and it gets farther.
lesson-first-turns-clearing-turned-title = Nearly. Turn it back.
lesson-first-turns-clearing-turned = The hex is right. Let one stone point up and one down.
lesson-first-turns-clearing-elsewhere-title = Not there.
lesson-first-turns-clearing-elsewhere = D4 lies beside your temple.

lesson-first-turns-camp-ask = Build a camp on D4
lesson-first-turns-camp-how = { $next ->
    [2] Choose D4, then build the camp: 5 AP.
    *[other] Walk an explorer from C4 to D4: 1 AP.
}
lesson-first-turns-camp-title = A camp of your own
lesson-first-turns-camp-idea = It costs 5 AP, and a member of yours has to be there. You have two camps.
lesson-first-turns-camp-why = Why so dear? From now on your people can begin there, in the middle of the land.
lesson-first-turns-camp-empty-title = Not yet.
lesson-first-turns-camp-empty = Walk an explorer from C4 to D4 first: 1 AP.
lesson-first-turns-camp-leader-title = Nearly.
lesson-first-turns-camp-leader = Leave the leader on C4, it holds the temple. Send an explorer.

lesson-first-turns-second-ask = Dig once more on C5
lesson-first-turns-second-how = Choose C5, then “Dig a treasure”: 3 AP.
lesson-first-turns-second-title = A second treasure
lesson-first-turns-second-idea = Your explorer still stands in the ruin. A ruin gives you one treasure a turn; a second takes a second member there.
lesson-first-turns-second-why = Why hurry? Itzel digs here too: she took a sun.
lesson-first-turns-second-end-title = Not yet.
lesson-first-turns-second-end = You have 4 AP left. Dig first.
lesson-first-turns-second-enter-title = Not yet.
lesson-first-turns-second-enter = Dig first: it costs 3 of your 4 AP.

lesson-first-turns-arrive-ask = Bring an explorer to your camp
lesson-first-turns-arrive-how = Choose D4, then the explorer: 1 AP.
lesson-first-turns-arrive-title = A short way
lesson-first-turns-arrive-idea = From your camp to C4 it is one stone. From A5 it is two, and to land farther out five or six.
lesson-first-turns-arrive-why = Also: between your camps and A5 a secret path leads for 1 AP.
lesson-first-turns-arrive-base-title = Not there.
lesson-first-turns-arrive-base = You built D4 for this. Bring it in there.
lesson-first-turns-arrive-end-title = Not yet.
lesson-first-turns-arrive-end = 1 AP is left: just enough for an explorer on D4.

lesson-first-turns-rest-ask = End your turn
lesson-first-turns-rest-how = Press End turn.
lesson-first-turns-rest-title = A plume
lesson-first-turns-rest-idea = A sun and a plume: 1 point each. Two suns would be 3.
lesson-first-turns-rest-why = What now? Soon a volcano comes out of the stack.
lesson-first-turns-rest-more-title = Not now.
lesson-first-turns-rest-more = All is spent. Press End turn.

lesson-first-turns-swap-ask = Exchange your plume for Itzel's sun
lesson-first-turns-swap-how = Press Exchange, the two arrows. Give the plume, take the sun: 3 AP.
lesson-first-turns-swap-title = A volcano: scoring!
lesson-first-turns-swap-idea = You drew a volcano. Before it is laid everybody has one turn of 10 AP and then scores.
lesson-first-turns-swap-why = Why exchange? Two suns make a pair: 3 points instead of 2. Nobody can refuse, and pairs are safe.
lesson-first-turns-swap-sun-title = Not there.
lesson-first-turns-swap-sun = Give the plume, take the sun.
lesson-first-turns-swap-end-title = Not yet.
lesson-first-turns-swap-end = Ending the turn scores at once. First make the most of your 10 AP.
lesson-first-turns-swap-guard-title = Not yet.
lesson-first-turns-swap-guard = Good idea, in a moment. First the exchange.

lesson-first-turns-relieve-ask = Leader to D4, explorer to C4
lesson-first-turns-relieve-how = { $next ->
    [2] Walk the explorer from D4 to C4: 1 AP.
    *[other] Walk the leader from C4 to D4: 1 AP.
}
lesson-first-turns-relieve-title = Before the guard comes
lesson-first-turns-relieve-idea = A guard stays on a temple for good, and all your other members on that hex leave the game.
lesson-first-turns-relieve-why = Why swap? Your leader is too good to lose. Two explorers against one of Itzel's will do.
lesson-first-turns-relieve-guard-title = Not yet.
lesson-first-turns-relieve-guard = Now the leader would leave the game, or stand guard for ever. Walk it to D4 first.
lesson-first-turns-relieve-end-title = Not yet.
lesson-first-turns-relieve-end = You have 7 AP left, and they are worth much today.

lesson-first-turns-guard-ask = Place a guard on C4
lesson-first-turns-guard-how = Choose C4, then “Explorer on guard”: 5 AP.
lesson-first-turns-guard-title = Yours for good
lesson-first-turns-guard-idea = It needs the majority and 5 AP. From then on C4 pays you in every scoring, whoever comes.
lesson-first-turns-guard-why = Why not always? You have only two guards, and a guarded temple grows no more.
lesson-first-turns-guard-end-title = Not yet.
lesson-first-turns-guard-end = 5 AP are left: just enough for a guard.
lesson-first-turns-guard-raise-title = Not there.
lesson-first-turns-guard-raise = Then 5 AP would not be left for the guard.

lesson-first-turns-score-ask = End your turn and score
lesson-first-turns-score-how = Press End turn. Your temples and treasures are counted.
lesson-first-turns-score-title = Now it counts
lesson-first-turns-score-idea = C4 pays 4, the pair of suns 3: seven points. Then Itzel has her turn and scores.
lesson-first-turns-score-why = After that nothing is taken away: temples and treasures score again next time.
lesson-first-turns-score-move-title = Not now.
lesson-first-turns-score-move = All is spent. Press End turn.

lesson-first-turns-volcano-ask = Lay the volcano on D3
lesson-first-turns-volcano-how = Choose D3.
lesson-first-turns-volcano-title = A wall of fire
lesson-first-turns-volcano-idea = Nobody enters a volcano. It needs no stones, only known land beside it.
lesson-first-turns-volcano-why = Why D3? Nobody can come to your camp from there any more.
lesson-first-turns-volcano-elsewhere-title = Not there.
lesson-first-turns-volcano-elsewhere = That would close your own way on. Lay it on D3.

lesson-first-turns-over-ask = You have learnt Tikal
lesson-first-turns-over-how = Seven points to six: well done.
lesson-first-turns-over-title = That is the whole game
lesson-first-turns-over-idea = A tile and 10 AP a turn. Three volcanoes bring scorings; when the last tile lies everybody scores once more, and the most points win.
lesson-first-turns-over-why = You lead seven to six. Play this game on now, or leave it for good and start a new one from the start page. Stuck then? The bulb beside the board says what a strong player would do.

## Lesson two: auctions

lesson-auctions-name = Auctions
lesson-auctions-about = Bid points for the choice of the tile. Ten minutes, for those who know the basic game.

lesson-auctions-chapter-bidding = Bidding
lesson-auctions-chapter-waiting = Waiting
lesson-auctions-chapter-volcano = The volcano

lesson-auctions-open-ask = Bid 1 point
lesson-auctions-open-how = Set the bid to 1 and press Bid.
lesson-auctions-open-title = Points are money
lesson-auctions-open-idea = Everybody begins with 20 points. Three tiles lie open, one for each of you, and the right to choose first is for sale.
lesson-auctions-open-why = Why bid? The one who wins chooses a tile, lays it and takes a whole turn.
lesson-auctions-open-high-title = Nearly. Less will do.
lesson-auctions-open-high = Nobody has bid yet. Begin with 1.
lesson-auctions-open-pass-title = Not yet.
lesson-auctions-open-pass = Who passes is out of this auction. Try a bid of 1 first.

lesson-auctions-raise-ask = Raise to 3 points
lesson-auctions-raise-how = Itzel bids 2, Balam is out. Bid 3.
lesson-auctions-raise-title = Higher, or out
lesson-auctions-raise-idea = In turn everybody bids more or passes. It goes on until one is left.
lesson-auctions-raise-why = Why 3? There is a temple of 2 on offer. It pays more than 3 points in a game.
lesson-auctions-raise-low-title = Nearly.
lesson-auctions-raise-low = You have to go above Itzel's bid. Bid 3.
lesson-auctions-raise-high-title = Nearly. Less will do.
lesson-auctions-raise-high = One more than Itzel is enough. Bid 3.
lesson-auctions-raise-pass-title = Not yet.
lesson-auctions-raise-pass = The temple is worth 3 points. Bid once more.

lesson-auctions-take-ask = Take the temple of 2
lesson-auctions-take-how = You won and have paid 3 points. Choose the tile with the larger temple.
lesson-auctions-take-title = You choose
lesson-auctions-take-idea = Only the winner pays, and at once. Then the tile is chosen.
lesson-auctions-take-why = Why the temple? A temple of 2 pays in every scoring.
lesson-auctions-take-other-title = Not there.
lesson-auctions-take-other = That one is worth less. Take the temple of 2.

lesson-auctions-lay-ask = Lay the temple on C4
lesson-auctions-lay-how = Rotate it until its two stones point up to the left. Then choose C4.
lesson-auctions-lay-title = Then a turn as ever
lesson-auctions-lay-idea = The rest is as you know it: lay the tile, spend 10 AP.
lesson-auctions-lay-why = Why so? The two stones keep others from coming in from B3 cheaply.
lesson-auctions-lay-turned-title = Nearly. Turn it.
lesson-auctions-lay-turned = The hex is right. The two stones are to point up to the left.
lesson-auctions-lay-elsewhere-title = Not there.
lesson-auctions-lay-elsewhere = C4 is the better place.

lesson-auctions-work-ask = Uncover C4 to 4
lesson-auctions-work-how = { $next ->
    [1] Bring in your leader on A5: 1 AP.
    [2] Walk your leader from A5 to C4: 2 AP.
    [4] Choose C4, then uncover: 2 AP.
    [5] Bring in an explorer on A5: 1 AP.
    [6] Walk it from A5 to C4: 2 AP.
    [8] Choose C4, then uncover again: 2 AP.
    *[other] Leader to C4 and uncover, an explorer to C4 and uncover: 10 AP in all.
}
lesson-auctions-work-title = Ten points well spent
lesson-auctions-work-idea = Bring in the leader, walk it to C4 and uncover. Then the same with an explorer.
lesson-auctions-work-why = Why both? The second level in one turn needs a second member.
lesson-auctions-work-end-title = Not yet.
lesson-auctions-work-end = There is more to do on C4. Look at what is lit.

lesson-auctions-end-ask = End your turn
lesson-auctions-end-how = Press End turn. The others bid for the next choice.
lesson-auctions-end-title = One has played
lesson-auctions-end-idea = Who has had a turn is out for this round. The others bid for the second choice, and the last one gets the last tile for nothing.
lesson-auctions-end-why = What now? Itzel pays 1 for the ruin. Balam pays nothing, but takes what is left.
lesson-auctions-end-more-title = Not now.
lesson-auctions-end-more = All is spent. Press End turn.

lesson-auctions-pass-ask = Let Balam have it: pass
lesson-auctions-pass-how = Balam opens the new round with 4. Press Pass.
lesson-auctions-pass-title = Too dear
lesson-auctions-pass-idea = To pass costs nothing. You are out of this auction only, not of the round.
lesson-auctions-pass-why = Why pass? Each point you bid is a point you have to earn again.
lesson-auctions-pass-raise-title = Not now.
lesson-auctions-pass-raise = Five points for this choice is too much. Press Pass.
lesson-auctions-pass-low-title = Not there.
lesson-auctions-pass-low = That is not above 4. Press Pass.

lesson-auctions-wait-ask = Pass once more
lesson-auctions-wait-how = Two tiles are left, and two of you. Press Pass.
lesson-auctions-wait-title = Last is free
lesson-auctions-wait-idea = You open this auction. If you pass, Itzel may bid; you then play last and get the last tile free.
lesson-auctions-wait-why = Why not bid? A ruin or a clearing: either will do for you.
lesson-auctions-wait-bid-title = Not now.
lesson-auctions-wait-bid = You want to pay nothing this time. Press Pass.

lesson-auctions-free-ask = Lay the clearing on D3
lesson-auctions-free-how = It lies right already. Choose D3.
lesson-auctions-free-title = For nothing
lesson-auctions-free-idea = Itzel took the ruin for 1. The clearing is yours, with no choice and no price.
lesson-auctions-free-why = Why D3? It opens the land behind your temple.
lesson-auctions-free-turned-title = Nearly. Turn it back.
lesson-auctions-free-turned = The hex is right. Let one stone point up and one down.
lesson-auctions-free-elsewhere-title = Not there.
lesson-auctions-free-elsewhere = D3 lies on the side where C4 has a stone.

lesson-auctions-grow-ask = Uncover C4 to 6
lesson-auctions-grow-how = { $next ->
    [1] Bring in one more explorer on A5: 1 AP.
    [2] Walk it from A5 to C4: 2 AP.
    [3] Walk it on to C4: 1 AP.
    *[other] Choose C4, then uncover, twice: 4 AP.
}
lesson-auctions-grow-title = Get ready
lesson-auctions-grow-idea = The next tiles may bring a volcano. Be strong where it counts before that.
lesson-auctions-grow-why = Why C4? Nobody else stands there, and it already has level 4.
lesson-auctions-grow-end-title = Not yet.
lesson-auctions-grow-end = There is more to do on C4. Look at what is lit.

lesson-auctions-rest-ask = End your turn
lesson-auctions-rest-how = Press End turn.
lesson-auctions-rest-title = A new round
lesson-auctions-rest-idea = Three new tiles are turned up. Another player opens: that goes round.
lesson-auctions-rest-why = What now? Look at the tiles: one is a volcano.
lesson-auctions-rest-more-title = Not now.
lesson-auctions-rest-more = Keep it at that. Press End turn.

lesson-auctions-jump-ask = Bid 4 points
lesson-auctions-jump-how = Itzel bids 1, Balam 2. Go straight to 4.
lesson-auctions-jump-title = Jump
lesson-auctions-jump-idea = You may bid as much more as you like, up to all your points.
lesson-auctions-jump-why = Why jump? At 3 one of them would go on. At 4 both give up.
lesson-auctions-jump-pass-title = Not yet.
lesson-auctions-jump-pass = This choice is worth more to you than to the others. Bid 4.
lesson-auctions-jump-small-title = Nearly. A little more.
lesson-auctions-jump-small = They would go above 3. Bid 4.
lesson-auctions-jump-high-title = Nearly. Less will do.
lesson-auctions-jump-high = Four is enough.

lesson-auctions-choose-ask = Take the volcano
lesson-auctions-choose-how = Choose the volcano.
lesson-auctions-choose-title = You say when it counts
lesson-auctions-choose-idea = Who chooses a volcano starts a scoring round. All have 10 AP and score, you first.
lesson-auctions-choose-why = Why now? Your temple is the highest on the board.
lesson-auctions-choose-other-title = Not there.
lesson-auctions-choose-other = You paid for the volcano. Take it.

lesson-auctions-raise-again-ask = Uncover C4 to 8
lesson-auctions-raise-again-how = Choose C4 and uncover, twice: 4 AP.
lesson-auctions-raise-again-title = Ten AP before you score
lesson-auctions-raise-again-idea = In a scoring turn no tile is laid. All AP go into points.
lesson-auctions-raise-again-why = Why C4? Two levels are two points at once, and in every scoring to come.
lesson-auctions-raise-again-end-title = Not yet.
lesson-auctions-raise-again-end = C4 can grow by two more levels first.

lesson-auctions-score-ask = End your turn and score
lesson-auctions-score-how = Press End turn.
lesson-auctions-score-title = Paid back
lesson-auctions-score-idea = You bid 7 points in all. C4 alone gives you 8.
lesson-auctions-score-why = That is the whole art: never pay more for a turn than it brings.
lesson-auctions-score-more-title = Not now.
lesson-auctions-score-more = It is enough. Press End turn.

lesson-auctions-fire-ask = Lay the volcano on D4
lesson-auctions-fire-how = Choose D4.
lesson-auctions-fire-title = And a turn besides
lesson-auctions-fire-idea = After the scoring the volcano is laid, and you have your normal turn.
lesson-auctions-fire-why = Why D4? It closes a way to your temple that others could have opened.
lesson-auctions-fire-elsewhere-title = Not there.
lesson-auctions-fire-elsewhere = Lay it on D4, beside your temple.

lesson-auctions-over-ask = You know auctions
lesson-auctions-over-how = Twenty-one points to twenty and twenty: well done.
lesson-auctions-over-title = Sold!
lesson-auctions-over-idea = Bid for what you need, let the rest go, and be last now and then: it is free.
lesson-auctions-over-why = At the end the most points win, so what you bid has to come back.
